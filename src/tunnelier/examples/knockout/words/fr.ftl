### Le whist à élimination.

## Le jeu

summary = Sept cartes, puis six, puis cinq : qui ne fait aucun pli est éliminé.

## Questions

ask-play = { $seat } : jouez une carte.
ask-trumps = { $seat } : nommez l'atout.
ask-deal = Quelle carte reçoit { $seat } ?
ask-cut = Qui coupe la plus haute carte ?

## Coups

move-play = { $seat } joue { $card }.
move-trumps = { $seat } nomme l'atout : { $suit }.
move-deal = { $seat } reçoit { $card }.
move-cut = { $player } coupe le plus haut.
unseen-deal = { $seat } reçoit une carte.

## Refus

refusal-not-in-hand = Vous ne l'avez pas.
refusal-follow-suit = Vous pouvez fournir.

## Mots de la table

word-clubs = ♣ trèfle
word-diamonds = ♦ carreau
word-hearts = ♥ cœur
word-spades = ♠ pique
word-play = jouer
word-deal = manche
word-trumps = atout
word-playing = en jeu
word-leader = entame
word-laid = jouée
word-hand = main
word-cards = cartes restantes
word-tricks = plis
word-lasted = dernier pli, manche

## Cartes

face-j = V
face-q = D
face-k = R
face-a = A
card = { $face }{ $sign }

## Ce qui se tape

type-play = jouer
type-trumps = atout
type-deal = donner
type-cut = couper
type-card = carte
type-suit = couleur
type-player = joueur
type-clubs = trèfle
    .also = trefle
type-diamonds = carreau
type-hearts = cœur
    .also = coeur
type-spades = pique

## Les champs d'une position, et ce qui peut s'y trouver

field-question-play = jouer une carte
field-question-trumps = nommer l'atout
field-question-deal = donner une carte
field-question-cut = couper pour l'atout
