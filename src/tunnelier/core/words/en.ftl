### What every game can say, and what is said where a game says nothing itself.

## The language itself

# As its readers call it.
language = English

## The engine

not-asked = That is not what is asked now.
not-left = Nothing of that kind is left.
chance = Chance

## Seats that have no name in their game

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Purple
another-seat = Seat { $number }

## Sentences made of the names in a game's code

as-it-is = { $text }
plain-sentence = { $seat }: { $words }.
plain-unseen = { $seat }: { $words } (unseen).
side-by-side = { $words } { $another }
word-points = points

## A table in words

yes = yes
no = no
word-none = –
everybody = everybody
