## match.py: not-a-move

not-a-move = { $said } n'est pas un coup de ce jeu.

## match.py: did-you-mean

did-you-mean = Vouliez-vous dire : { $move } ?

## match.py: over

over = La partie est terminée.

## match.py: nothing-to-undo

nothing-to-undo = Il n'y a rien à reprendre.

## match.py: undo-chance

undo-chance = Ce que le hasard a montré ne se reprend pas.

## match.py: undo-shown

undo-shown = Ceci a montré ce qui était caché : on ne peut le reprendre.

## match.py: undo-other

undo-other = La dernière réponse est celle d'un autre siège : elle ne vous appartient pas.

## story.py: then-chance

then-chance = Puis le hasard décide.

## story.py: then-seat

then-seat = Prochaine décision : { $seat }.

## story.py: then-unknown

then-unknown = La suite dépend de ce que vous ne voyez pas.
