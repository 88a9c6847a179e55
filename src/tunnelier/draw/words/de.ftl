### Tische von Spielen, die keine eigene Zeichnung mitbringen.

title =
    { $seats ->
        [one] { $game }, { $seats } Person
       *[other] { $game }, { $seats } Personen
    }
table = Der Tisch
moves = Dein Zug
# Ein Feld des Tisches und was es enthält, vorgelesen.
said = { $label }: { $value }.
has = { $seat }, { $label }: { $thing }
