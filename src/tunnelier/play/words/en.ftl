## match.py: not-a-move

not-a-move = { $said } is not a move of this game.

## match.py: did-you-mean

did-you-mean = Did you mean: { $move }?

## match.py: over

over = The match is over.

## match.py: nothing-to-undo

nothing-to-undo = There is nothing to take back.

## match.py: undo-chance

undo-chance = What chance has shown cannot be taken back.

## match.py: undo-shown

undo-shown = This showed what was hidden: it cannot be taken back.

## match.py: undo-other

undo-other = The last answer was another seat's: it is not yours to take back.

## story.py: then-chance

then-chance = Then chance decides.

## story.py: then-seat

then-seat = Next to decide: { $seat }.

## story.py: then-unknown

then-unknown = What follows depends on what you cannot see.
