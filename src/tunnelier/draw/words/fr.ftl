## plain.py: title

title = { $game }, { $seats } joueurs

## plain.py: table

table = La table

## plain.py: moves

moves = À vous

## plain.py: said

said = { $label } : { $value }.

## plain.py: has

has = { $seat }, { $label } : { $thing }
