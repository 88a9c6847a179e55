### Whist por eliminación.

## El juego

summary = Siete cartas, luego seis, luego cinco: quien no hace baza queda fuera.

## Preguntas

ask-play = { $seat }: juega una carta.
ask-trumps = { $seat }: elige el triunfo.
ask-deal = ¿Qué carta recibe { $seat }?
ask-cut = ¿Quién corta la carta más alta?

## Jugadas

move-play = { $seat } juega { $card }.
move-trumps = { $seat } elige el triunfo: { $suit }.
move-deal = { $seat } recibe { $card }.
move-cut = { $player } corta la más alta.
unseen-deal = { $seat } recibe una carta.

## Lo que no se puede

refusal-not-in-hand = No la tienes.
refusal-follow-suit = Puedes asistir.

## Palabras de la mesa

word-clubs = ♣ tréboles
word-diamonds = ♦ diamantes
word-hearts = ♥ corazones
word-spades = ♠ picas
word-play = jugar
word-deal = ronda
word-trumps = triunfo
word-playing = en juego
word-leader = salida
word-laid = jugada
word-hand = mano
word-cards = cartas restantes
word-tricks = bazas
word-lasted = última baza en ronda

## Cartas

face-j = J
face-q = Q
face-k = K
face-a = A
card = { $face }{ $sign }

## Lo que se escribe

type-play = jugar
type-trumps = triunfo
type-deal = repartir
type-cut = cortar
type-card = carta
type-suit = palo
type-player = jugador
type-clubs = tréboles
    .also = treboles
type-diamonds = diamantes
type-hearts = corazones
type-spades = picas

## Los campos de una posición, y lo que puede haber en ellos

field-question-play = jugar una carta
field-question-trumps = elegir el triunfo
field-question-deal = repartir una carta
field-question-cut = cortar por el triunfo
