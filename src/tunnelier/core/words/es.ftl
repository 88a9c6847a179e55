### Lo que cualquier juego puede decir, y lo que se dice donde un juego no dice nada por sí mismo.

## El propio idioma

# Como lo llaman sus lectores.
language = Español

## El motor

not-asked = No es eso lo que se pregunta ahora.
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
