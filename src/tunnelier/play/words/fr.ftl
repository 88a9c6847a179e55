### Une partie : ce qui est refusé, et ce qui suivrait.

## Un coup qui n'en est pas un

not-a-move = « { $said } » n'est pas un coup de ce jeu.
did-you-mean = Vouliez-vous dire : { $move } ?
over = La partie est terminée.

## Reprendre un coup

nothing-to-undo = Il n'y a rien à reprendre.
undo-chance = Ce que le hasard a montré ne se reprend pas.
undo-shown = Ce coup a montré ce qui était caché : on ne peut le reprendre.
undo-other = La dernière réponse est celle d'un autre siège : ce n'est pas à vous de la reprendre.

## Ce qui suit un coup pas encore joué

then-chance = Puis le hasard décide.
then-seat = Prochaine décision : { $seat }.
then-unknown = La suite dépend de ce que vous ne voyez pas.
