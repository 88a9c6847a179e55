### Tables of games that bring no drawing of their own.

title =
    { $seats ->
        [one] { $game }, { $seats } player
       *[other] { $game }, { $seats } players
    }
table = The table
moves = Your move
# A field of the table and what it holds, read out.
said = { $label }: { $value }.
has = { $seat }, { $label }: { $thing }
