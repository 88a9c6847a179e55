### Lo que se dice en la mesa de Steam Tunnel. En glossary.md está la palabra de cada cosa.

## El juego y sus opciones

summary = Voltea cartas, compra tramos de los túneles que muestran y ciérralos en un tablero sin bordes.
option-dead-ends = lo que valen los callejones sin salida
option-dead-ends-normal = un callejón sin salida suma 0
option-dead-ends-pity = un callejón sin salida suma 1
option-dead-ends-deadly = un túnel con un callejón sin salida vale 0
option-deck = qué cartas de túnel se usan
option-deck-full = las 44 cartas de túnel
option-deck-baby = solo las cartas sin bifurcación
source = Las cartas son las impresas, según una sola fuente: once diseños, cuatro copias de cada uno, y cuatro cartas de puntos iguales. Nadie más las ha publicado, pero encajan con todo lo que se sabe.

## Asientos

# .letter representa un asiento en sus fichas y en las listas: no hay dos iguales. A es Amarillo.
seat-1 = Rojo
    .letter = R
seat-2 = Azul
    .letter = Z
seat-3 = Verde
    .letter = V
seat-4 = Amarillo
    .letter = A
seat-5 = Morado
    .letter = M

## Cuántos

counted-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
counted-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
counted-segments = { $number ->
    [one] { $number } tramo
   *[other] { $number } tramos
}
# .left es una frase entera: el verbo concuerda con el número.
counted-tokens = { $number ->
    [one] { $number } ficha
   *[other] { $number } fichas
}
    .left = { $number ->
        [one] le queda { $number } ficha
       *[other] le quedan { $number } fichas
    }
counted-tunnels = { $number ->
    [one] { $number } túnel
   *[other] { $number } túneles
}

## Cartas

# En qué sentido está una carta.
way-printed = tal como está impresa
way-turned = girada media vuelta
face = carta { $card }, { $way }
    .the = la carta { $card }, { $way }
# $joins son los tramos, cada uno con las entradas que une: «T-L1, B-R2».
card = carta { $card }: { $joins }
# $number is that of the card, $design what is printed on it.
card-design = { $number } ({ $design })
card-number = { $number }
# Los diseños de las cartas; izquierda y derecha son el espejo uno del otro.
design-scissors-left = Tijeras izquierda
design-scissors-right = Tijeras derecha
design-bridge-left = Puente izquierdo
design-bridge-right = Puente derecho
design-bends-left = Codos izquierda
design-bends-right = Codos derecha
design-sash-left = Banda izquierda
design-sash-right = Banda derecha
design-hairpin = Lazo
design-straights = Tres rectas
design-forks = Bifurcaciones
# Las seis entradas de una carta.
entry-t = arriba
entry-b = abajo
entry-l1 = arriba a la izquierda
entry-l2 = abajo a la izquierda
entry-r1 = arriba a la derecha
entry-r2 = abajo a la derecha

## Preguntas

ask-flip = { $seat }: voltea una carta boca abajo.
ask-place = { $seat }: coloca una ficha para comprar un tramo o para enterrar una carta boca abajo, o sáltate esta fase.
ask-lay = ¿Qué carta de puntos está en { $cell }, y en qué sentido?
ask-start = ¿Qué asiento empieza?
ask-reveal = ¿Qué carta aparece en { $cell }, y en qué sentido?

## Jugadas

move-flip = { $seat } voltea { $cell }.
move-buy = { $seat } compra el tramo { $segment } de { $cell }.
move-burn = { $seat } entierra { $cell }.
move-skip = { $seat } no coloca ninguna ficha.
move-lay = La carta de puntos { $point } está en { $cell }, { $way }.
move-start = { $seat } empieza.
move-reveal = { $cell } es la carta { $card }, { $way }.

## Por qué no se permite una jugada

refusal-not-left = Esa carta ya está boca arriba.
refusal-laid = Esa carta de puntos ya está en otra casilla.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-no-forks = En este mazo no hay cartas con bifurcación.
refusal-not-to-flip = Solo puedes voltear una carta boca abajo que no esté enterrada.
refusal-not-to-burn = Solo puedes enterrar una carta boca abajo que aún no esté enterrada.
refusal-not-to-buy = Los extremos de una carta de puntos no se pueden comprar.
refusal-face-down = Esa carta está boca abajo: no tiene ningún tramo que comprar.
refusal-no-such-segment = Esa carta solo tiene dos tramos; los callejones sin salida no son tramos.
refusal-taken = Ese tramo ya está comprado.
refusal-closed = Ese túnel está cerrado: se conoce su trazado completo.

## El turno

news-turn = Es el turno de { $seat }.
news-no-placement = Es la última carta desconocida: { $seat } no coloca ninguna ficha.
# $face es una carta tal como está: «carta 21, girada media vuelta».
news-shown = { $cell } es { FORM($face, "the") }.
# $segment es una casilla y un número: «c2.2». $left es «19 fichas».
news-bought = { $seat } compra { $segment } con una ficha; { FORM($left, "left") }.
news-burned = { $seat } entierra { $cell } con una ficha; { FORM($left, "left") }.
news-straight = { $cell } sigue boca abajo: tres túneles rectos que no son de nadie.

## Túneles

# Un túnel lleva el nombre de su primer tramo, «c2.2». $length es «3 tramos», $value «15 puntos».
news-closed-by-flip = El túnel de { $tunnel } queda cerrado: { $length }, con un valor de { $value }.
news-closed-by-burn = La carta enterrada cierra el túnel de { $tunnel }: { $length }, con un valor de { $value }.
news-only-dead-ends = El túnel de { $tunnel } solo tiene callejones sin salida.
news-no-end = El túnel de { $tunnel } no tiene ningún extremo.
news-deadly = El túnel de { $tunnel } tiene un callejón sin salida, que es mortal.
news-joined = Los túneles de { $tunnel } y de { $other } son ahora uno solo.

## El final

news-ended = No queda ninguna carta desconocida: la partida ha terminado.
news-scoring = Un túnel da la suma de sus extremos × sus tramos a quien tiene más fichas en él.
news-scoring-with-pity = Un túnel da la suma de sus extremos (un callejón sin salida vale 1) × sus tramos a quien tiene más fichas en él.
news-scoring-deadly = Un túnel sin callejones sin salida da la suma de sus extremos × sus tramos a quien tiene más fichas en él.
# $tokens es un número.
news-took-all = { $seat } es quien tiene más fichas ({ $tokens }) en el túnel de { $tunnel } y recibe { $points }.
# $tied, un número, es al menos 2.
news-shared = { $seat } es uno de los { $tied } jugadores empatados con más fichas en el túnel de { $tunnel } y recibe { $points }.
news-rest-lost = Perdido al repartir el túnel de { $tunnel }: { $points }.
# $tunnels es «3 túneles».
news-worthless = Con fichas, pero sin valor: { $tunnels }.
news-nobodys = Sin fichas y, por tanto, sin puntos: { $tunnels }.
news-total = { $seat } suma { $points } en total.
news-won = { $seat } tiene la puntuación más alta, { $points }, y gana.
news-won-together = { $seat } tiene la puntuación más alta, { $points }, y comparte la victoria: no hay desempate.

## La hoja de puntuación, y lo que cuenta el laboratorio

sheet-length = longitud
sheet-ends = extremos
sheet-value = valor
sheet-tokens = fichas, asiento por asiento
sheet-payments = puntos, asiento por asiento
sheet-segments = tramos
deed-bought = Cartas de túnel con un tramo comprado

## La mesa, dibujada y en el terminal

open-tunnels = Túneles aún abiertos
closed-tunnels = Túneles cerrados
none-yet = ninguno
and-more = y { $count } más
column-tunnel = túnel
column-value = valor
column-length = longitud
column-ends = extremos
column-tokens = fichas
column-points = puntos
page-player = { $letter } { $seat }: { $points } de túneles cerrados, { FORM($tokens, "left") }
page-unknown-left = Cartas por voltear: { $unknown }. Caras aún no vistas: { $unseen }.
# Los signos del tablero en el terminal.
key-segments = 1 2 3 tramos libres
key-letters = letras: dueños
key-dead-end = x callejón sin salida
key-face-down = ░ boca abajo
key-buried = ▒ enterrada
key-beyond = borde tenue: el otro lado

## El tablero dibujado

board-title = Steam Tunnel, { $players }
# $players son frases, una por jugador: board-standing.
board-description = 36 cartas en seis filas y seis columnas; el tablero continúa más allá de sus bordes. Cartas por voltear: { $unknown }. { $players }
board-standing = { $seat }: { $points }, { FORM($tokens, "left") }.
board-face-down = { $cell }: boca abajo
board-burned = { $cell }: enterrada por { $seat }, tres túneles rectos que no son de nadie
# $ends son los seis extremos: board-end.
board-point-card = { $cell }: carta de puntos { $point }, { $ends }
board-end = { $number } { $entry }
# $entries son dos o más: «arriba y arriba a la izquierda».
board-segment = { $cell }, tramo { $number }: entradas { $entries }; { $owner }; { $tunnel }
board-free = libre
board-owned = comprado por { $seat }
# $points es la suma de los extremos hasta ahora.
board-open-tunnel = túnel abierto, longitud { $length }, extremos { $points }, por ahora vale { $value }
board-closed-tunnel = túnel cerrado, vale { $value }
board-players = Jugadores
# Cuántas cartas se pueden voltear aún; junto a un título hay poco sitio.
board-left = { $unknown } por voltear
board-skip = No colocar ficha
board-face-up = { $cell }: boca arriba
board-bury = Enterrar { $cell }
board-end-label = { $cell }, { $entry }: extremo { $number }
board-dead-end = { $cell }, { $entry }: callejón sin salida
board-column = columna { $name }
board-row = fila { $name }
board-moves = le toca
board-wins = gana
board-you = tú
board-part-grid = Tablero
board-part-tunnels = Túneles

## Qué es una cosa que se señala

about-unknown = Una carta de túnel boca abajo. Su cara se sortea cuando se voltea: nadie puede conocerla.
about-bury = Entierra esta carta con una ficha. Se queda boca abajo para siempre, y es tres túneles rectos que no son de nadie.
about-face-up = Una carta de túnel boca arriba. Sus tramos llevan de una entrada a otra; los que se cruzan no se encuentran.
about-buried = Una carta enterrada: tres túneles rectos que no son de nadie y no suman longitud. La ficha muestra quién la enterró, y no cuenta para nada.
about-point-card = Una carta de puntos: seis extremos separados, cada uno con su número. Aquí no se compra nada.
about-end = Un extremo numerado. El túnel que llega a él tiene { $number } más en la suma de sus extremos.
about-dead-end-normal = Un callejón sin salida. Un túnel acaba aquí, y no recibe nada por ello.
about-dead-end-pity = Un callejón sin salida. Un túnel acaba aquí; en esta variante eso suma 1 a sus extremos.
about-dead-end-deadly = Un callejón sin salida. En esta variante, un túnel que acaba aquí no vale nada.
about-segment = Un tramo de un túnel. Una ficha lo compra, mientras esté libre y su túnel abierto. Quien tiene más fichas en un túnel se lleva sus puntos al final.
about-fork = Una bifurcación: un solo tramo con todos sus ramales. Una ficha la compra entera, mientras esté libre y su túnel abierto.
about-tunnel = Un túnel: todo lo que está conectado. Vale la suma de sus extremos, por el número de sus tramos. Quien tiene más fichas en él se lo lleva; un empate lo reparte.
about-player = { $seat }, con las fichas que quedan en la reserva, y los puntos de los túneles cerrados por ahora.
about-to-flip = Tantas cartas están boca abajo y sin enterrar. Cuando no queda ninguna, todos los túneles están cerrados y la partida termina.
about-border = Las columnas tienen letras y las filas números: una casilla se llama por ambos, como b2. El tablero no tiene borde: lo que sale por un lado vuelve por el otro.
about-choice-skip = No coloques ficha en este turno. La conservas, pero esa colocación no se recupera después.
about-list = Los túneles según su valor: longitud, suma de extremos, fichas. Los que no caben en la lista están en el tablero.

## Qué significa ahora para quien mira

now-runs-in = { $tunnels ->
    [0] Ningún túnel visible entra en ella.
    [one] { $tunnels } túnel visible entra en ella.
   *[other] { $tunnels } túneles visibles entran en ella.
}
now-would-close = { $tunnels ->
    [one] Enterrada, cerraría { $tunnels } túnel, que vale { $value }.
   *[other] Enterrada, cerraría { $tunnels } túneles, que valen { $value } en total.
}
now-open = Su túnel está abierto: { $length }, suma de extremos { $ends }, así que { $value } por ahora.
now-closed = Su túnel está cerrado: { $length }, suma de extremos { $ends }, así que { $value }.
now-branches = { $branches ->
    [one] { $branches } ramal entra en una carta desconocida.
   *[other] { $branches } ramales entran en cartas desconocidas.
}
now-nobody = Nadie tiene fichas en él.
now-leads = Más fichas en él: { $seats }, con { $tokens }.
now-would-lead = Si compraras aquí, tendrías más fichas que nadie en él.
now-would-tie = Si compraras aquí, empatarías por el mayor número de fichas en él.
now-would-trail = Si compraras aquí, alguien aún tendría más fichas en él.
now-pays = Te da { $points }.
now-supply = En la reserva: { $tokens }.

## Las palabras que se teclean

type-flip = voltear
    .also = voltea
type-buy = comprar
    .also = compra
type-burn = enterrar
    .also = entierra
type-skip = saltar
    .also = salta
type-lay = poner
type-start = empezar
type-reveal = revelar
type-cell = casilla
type-segment = tramo
type-point = carta-de-puntos
    .also = puntos
type-card = carta
type-way = sentido
type-printed = impresa
type-turned = girada
type-seat = asiento

## Tablas propias: lo que no puede leerse

tables-joins = una carta de túnel tiene joins=… y nada más
tables-joined-twice = una entrada está unida dos veces
tables-segment = un tramo une dos entradas, una bifurcación tres o cuatro
tables-segments = una carta de túnel tiene dos o tres tramos, no { $count }
tables-numbers = una carta de puntos tiene un número en cada una de { $known }
tables-no-entry = «{ $said }» no es una entrada; las entradas son { $known }
tables-starts = una línea empieza con «card» o «point»
tables-called = los { $kind } se llaman de { $first } a { $last }
tables-forks = como mucho { $most } cartas tienen bifurcación: Baby tunnels necesita { $laid }

## Copiado de la caja: nombres de las líneas, y dónde están sus valores en las cartas

line-card = carta { $card }
line-point = carta de puntos { $card }
box = Ten delante: las 44 cartas de túnel, juntas las que muestran lo mismo, y las 4 cartas de puntos.
box-card =
    Cartas de túnel, en vertical, de un lado o del otro
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B
    joins    las entradas que une cada tramo, con comas entre los tramos: T-L1,B-R1
             una bifurcación une tres o más: T-L1-R1; una entrada omitida es un callejón sin salida
    Los números de las cartas son nuestros: toma las tuyas en el orden que quieras.
box-point =
    Cartas de puntos, en vertical: el número en cada entrada
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B

## Los componentes, uno por uno

component-tunnel-cards = Cartas de túnel
component-point-cards = Cartas de puntos
component-tokens = Fichas
component-tunnel-card = Carta de túnel { $card }
component-point-card = Carta de puntos { $point }
component-any-point-card = Carta de puntos
component-buried = Una carta enterrada
component-token = Ficha: { $seat }
component-token-said = Una ficha compra un tramo libre de un túnel abierto, o entierra una carta boca abajo. A nadie se le acaban nunca.

## Los campos de una posición, y lo que puede haber en ellos

field-dead-ends = callejones sin salida
field-dead-ends-normal = suman 0
field-dead-ends-pity = suman 1
field-dead-ends-deadly = anulan el túnel
field-deck = cartas de túnel usadas
field-deck-full = las 44
field-deck-baby = sin bifurcaciones
field-start = quién ha empezado
field-next-seat = quién juega después
field-unknown = cartas desconocidas
field-unseen = caras aún no vistas
field-cells = casillas
    .one = casilla
field-tunnel-at = túnel en cada entrada
field-tunnels = túneles
    .one = túnel
field-lies = carta
field-lies-unknown = boca abajo
field-lies-face-up = boca arriba
field-lies-burned = enterrada
field-lies-point-card = carta de puntos
field-card = número de la carta
field-way = orientación
field-way-printed = tal como está impresa
field-way-turned = girada media vuelta
field-owner = dueños de los tramos
field-burner = enterrada por
field-length = longitud
field-branches = ramales abiertos
field-tokens = fichas
field-score = puntuación
field-question-flip = voltear una carta
field-question-place = colocar una ficha
field-question-lay = colocar una carta de puntos
field-question-start = quién empieza
field-question-reveal = qué carta es
