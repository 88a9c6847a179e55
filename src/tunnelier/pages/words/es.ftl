### Páginas de una partida que no necesitan nada más.

## Una partida como película

film-title = Una partida de { $title }
start = La mesa está preparada.
play = Reproducir
pause = Pausa
back = Atrás
forward = Adelante
move = Jugada
speed = Velocidad
# De la velocidad de la película.
slow = lenta
normal = normal
fast = rápida

## El repaso del entrenador

review-title = Repaso de una partida de { $title }
result =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } puntos
    }
won = victoria
curve = Posibilidades de ganar, decisión a decisión
curve-meaning = Lo que cada asiento podía esperar en cada decisión, según lo que podía saber quien decidía. Un punto marca una decisión que regaló algo.
# The curve of a seat, for those who listen.
curve-told = { $seat }, de la primera elección a la última: { $shares }.
costly = Lo que más costó
nothing = Nada: ninguna decisión regaló más de lo que el entrenador puede equivocarse.
all = Todas las decisiones
how = Las posibilidades las estima la búsqueda del entrenador; en uno de cada veinte casos el error es mayor que la cifra que las acompaña.

## Los títulos de las columnas

column-move = jugada
column-seat = asiento
column-played = jugado
column-better = era mejor
column-chance = posibilidades
column-cost = coste
# Del coste: cuánto puede equivocarse el entrenador.
column-error = margen

## Las cifras

chance = { NUMBER($share, style: "percent") }
# La parte es menor que cero.
cost = { NUMBER($share, style: "percent") }
error = ± { NUMBER($share, style: "percent") }
# De un punto de la curva.
dot = { $number }: { $move } ({ $cost })

## Lo que no se puede mostrar

error-move = la partida tiene las jugadas 1 a { $count }, no { $said }
error-no-converter = PNG necesita un programa que convierta SVG: instala rsvg-convert (librsvg), resvg, Inkscape o Chromium, o escribe SVG

## Los campos de una posición

field-holds = { $field }: { $said }
