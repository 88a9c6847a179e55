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
