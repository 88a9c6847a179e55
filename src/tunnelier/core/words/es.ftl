### Lo que cualquier juego puede decir, y lo que se dice donde un juego no dice nada por sí mismo.

## El propio idioma

# Como lo llaman sus lectores.
language = Español

## El motor

not-asked = No es eso lo que se pregunta ahora.
# Se dice después, y a quien no se pregunta: la pregunta dice a quién.
what-is-asked = La pregunta es: «{ $question }»
not-left = No queda nada de eso.
chance = El azar

## Los asientos que no tienen nombre en su juego

seat-1 = Rojo
seat-2 = Azul
seat-3 = Verde
seat-4 = Amarillo
seat-5 = Morado
another-seat = Asiento { $number }

## Frases hechas con los nombres del código de un juego

as-it-is = { $text }
plain-sentence = { $seat }: { $words }.
plain-unseen = { $seat }: { $words } (oculto).
side-by-side = { $words } { $another }
word-points = puntos

## Una mesa en palabras

yes = sí
no = no
word-none = –
everybody = todos

## Lo que no puede ser: se dice en la línea de órdenes y en la mesa

error-or-rather = { $said } ¿Querías decir «{ $near }»?
error-game = no se conoce el juego «{ $said }»; se conocen: { $known }.
error-whole-players = players es un número entero, no «{ $said }»
error-players = a { $title } juegan de { $low } a { $high } personas, no { $said }
error-players-always = a { $title } juegan { $low } personas, no { $said }
error-option = { $title } no tiene la opción «{ $said }»; sus opciones: { $known }.
error-no-options = ninguna
error-choice = { $option } no puede ser «{ $said }»; elige entre: { $known }.
error-seat = no hay asiento { $said }: los asientos van de 0 a { $last }

## Tablas propias: lo que no puede leerse

sheet = { $source }: { $reason }
sheet-line = { $source }, línea { $line }: { $reason }
sheet-of = { $kind } { $name }: { $reason }
sheet-key-missing = falta { $key }=…
sheet-not-whole = { $key }={ $said } no es un número entero de { $low } a { $high }
sheet-keys = indica { $known } y nada más
sheet-none-of = { $key }={ $said } no es ninguno de: { $known }
sheet-missing = falta { $kind } { $name }
sheet-starts = una línea empieza con uno de: { $known }
sheet-unknown = desconocido; hay: { $known }
sheet-no-folder = no existe esa carpeta de tablas
sheet-not-text = no puede leerse como texto: { $reason }
sheet-given-before = ya indicado en la línea { $line }
sheet-alone = «{ $said }» está solo; escribe una clase, un nombre y valores
sheet-pair = «{ $said }» debería escribirse clave=valor
sheet-given-twice = { $key }=… se indica dos veces

## Posiciones: qué falla en una

position-none = esto no es una posición; su primera línea sería «{ $first }»
position-game = una posición de un juego desconocido «{ $said }»; conocidos: { $known }
position-header = «{ $said }» está donde este programa tiene «{ $here }»: la posición es de otras reglas o tablas
position-line = «{ $said }» no tiene dos puntos: una línea es «PARTE: campo=valor campo=valor»
position-unknown = no hay ningún «{ $said }»; aquí se conoce: { $known }.
position-index = { $name } se numeran de 0 a { $last }
position-value = { $where } no puede ser «{ $said }»; toma { $count ->
    [one] un número entero
   *[other] { $count } números enteros separados por comas
}, o palabras: { $words }
position-other = una posición es su texto, o una fila (row) de { $title }
position-range = { $where } es { $said }, no de { $low } a { $high }
position-follows = { $where } es { $said }; según { $by } es { $wanted }
position-clash = { $where } no puede ser { $said } mientras { $other } sea { $there }
position-absent = { $where } dice algo del puesto { $seat }, en el que nadie juega
position-left = { $where } pregunta algo, y según depth { $depth ->
    [one] espera una pregunta
   *[other] esperan { $depth } preguntas
}
position-chance = { $where } es { $said }; «{ $question }» solo se pregunta al azar
position-no-chance = { $where } es { $said }; «{ $question }» nunca se pregunta al azar
position-pieces = de { $piece } hay { $said }, y en la caja { $box }
position-no-question = no se pregunta nada, y no ha terminado
position-stuck = se pregunta «{ $question }», y no hay respuesta posible
position-stumble = las reglas tropiezan con ella o no terminan ({ $error }): sus números no van juntos

## Los campos de una posición, y lo que puede haber en ellos

field-table = mesa
field-players = jugadores
field-agenda = preguntas
    .one = pregunta
field-seats = número de jugadores
field-over = partida terminada
field-depth = preguntas en espera
field-question = pregunta
field-seat = quién responde
field-about = acerca de
field-eyes = visto por
field-next = a continuación
field-mover = a quién le toca
field-turns = turnos jugados
field-rounds = rondas jugadas
field-passed = ha pasado
field-score = puntuación
field-owner = dueño
field-holder = poseedor
field-lies = dónde está
field-colour = color
field-bag = bolsa
field-deck = mazo
