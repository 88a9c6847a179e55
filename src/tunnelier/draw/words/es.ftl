### Las mesas de los juegos que no traen su propio dibujo.

title =
    { $seats ->
        [one] { $game }, { $seats } jugador
       *[other] { $game }, { $seats } jugadores
    }
table = La mesa
moves = Tu jugada
# Un campo de la mesa y lo que contiene, leído en voz alta.
said = { $label }: { $value }.
has = { $seat }, { $label }: { $thing }
