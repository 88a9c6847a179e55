### A match: what is refused, and what would follow.

## A move that is none

not-a-move = '{ $said }' is not a move of this game.
did-you-mean = Did you mean: { $move }?
over = The match is over.

## Taking back

nothing-to-undo = There is nothing to take back.
undo-chance = What chance has shown cannot be taken back.
undo-shown = This showed what was hidden: it cannot be taken back.
undo-other = The last answer was another seat's: it is not yours to take back.

## What follows a move that is not played yet

then-chance = Then chance decides.
then-seat = Next to decide: { $seat }.
then-unknown = What follows depends on what you cannot see.
