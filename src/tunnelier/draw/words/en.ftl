## plain.py: title

title = { $game }, { $seats } players

## plain.py: table

table = The table

## plain.py: moves

moves = Your move

## plain.py: said

said = { $label }: { $value }.

## plain.py: has

has = { $seat }, { $label }: { $thing }
