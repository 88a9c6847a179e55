### Cave-in. Un puntal es un poste que sostiene el techo de una mina; una lámpara alumbra una vez.

## El juego

summary = Toma puntales de la mina, pero no el último; una lámpara oculta puede decidir.
option-mine = cuántos puntales sostienen el techo
option-mine-shallow = 9 puntales
option-mine-deep = 15 puntales

## Asientos: cada uno empieza por otra letra, que figura en su ficha

seat-1 = Ocre
seat-2 = Azul
seat-3 = Carbón
seat-4 = Polvo

## Preguntas

ask-turn = { $seat }: toma de uno a tres puntales, o alumbra con tu lámpara.
ask-lamp = ¿Qué lámpara recibe { $seat }?

## Lo que no se puede

refusal-not-asked = No es eso lo que se pregunta ahora.
refusal-not-left = No queda ninguna lámpara así.
refusal-too-few-props = No quedan tantos puntales.
refusal-already-shone = Tu lámpara ya ha alumbrado.

## Jugadas, como se ofrecen

move-take = { $seat } toma { $props }.
move-shine = { $seat } alumbra con su lámpara.
move-lamp = { $seat } recibe una lámpara de { $worth }.
unseen-lamp = { $seat } recibe una lámpara.

## Lo que pasa

news-drew = { $seat } saca una lámpara de { $worth }.
unheard-drew = { $seat } saca una lámpara.
news-took = { $props ->
    [one] { $seat } toma { $props } puntal.
   *[other] { $seat } toma { $props } puntales.
}
news-shone = { $seat } alumbra con una lámpara de { $worth }.
news-roof-fell = El techo cae sobre { $seat }.
news-lost = { $props ->
    [one] { $seat } pierde { $props } puntal.
   *[other] { $seat } pierde { $props } puntales.
}
news-showed = { $seat } tenía una lámpara de { $worth }.
news-has = { $points ->
    [one] { $seat }: { $points } punto.
   *[other] { $seat }: { $points } puntos.
}
news-won = { $seat } gana.

## La hoja de puntuación; lo que cuenta el laboratorio

sheet-props = puntales
sheet-lamp = lámpara sin usar
sheet-points = puntos
deed-took = Puntales tomados de una vez

## La mesa en la terminal, y en el tablero

page-standing = Puntales en pie: { $props }
page-player = { $seat }: puntales { $props }, lámpara { $lamp }
board-title = { $seats ->
    [one] Cave-in, { $seats } jugador
   *[other] Cave-in, { $seats } jugadores
}
board-description = { $props ->
    [one] { $props } puntal sostiene el techo. { $players }
   *[other] { $props } puntales sostienen el techo. { $players }
}
board-holds = { $props ->
    [one] { $seat }: { $props } puntal.
   *[other] { $seat }: { $props } puntales.
}
board-prop = Puntal { $number }: sostiene el techo
board-take = Puntal { $number }: tomar { $count }
board-lamp = Lámpara de { $seat }, vale { $worth }
board-hidden-lamp = Lámpara de { $seat }, boca abajo
board-props = { $props ->
    [one] { $props } puntal
   *[other] { $props } puntales
}

## Lo que se escribe

type-take = tomar
type-shine = alumbrar
type-lamp = lámpara
    .also = lampara
type-props = puntales
type-worth = valor

## Los campos de una posición, y lo que puede haber en ellos

field-mine = mina
field-mine-shallow = poco profunda
field-mine-deep = profunda
field-props = puntales
field-bag = lámparas en la bolsa
field-bag-1 = valor 1
field-bag-2 = valor 2
field-bag-3 = valor 3
field-bag-4 = valor 4
field-eyes = lámpara vista por
field-lamp = lámpara
field-shone = lámpara ya usada
field-question-turn = turno
field-question-lamp = sacar una lámpara
