## film.py: title

title = A match of { $title }

## film.py: start

start = The table is set.

## film.py: play

play = Play

## film.py: pause

pause = Pause

## film.py: back

back = Back

## film.py: forward

forward = Forward

## film.py: move

move = Move

## film.py: speed

speed = Speed

## film.py: slow

slow = slow

## film.py: normal

normal = normal

## film.py: fast

fast = fast

## review.py: title

title-review-of-a-match-of = Review of a match of { $title }

## review.py: result

result = { $seat }: { $points } points

## review.py: won

won = won

## review.py: curve

curve = Chances to win, choice by choice

## review.py: curve-meaning

curve-meaning = What each seat could expect whenever somebody had a choice, judged from what that somebody could know. A dot is a choice that gave something away.

## review.py: costly

costly = What cost most

## review.py: nothing

nothing = Nothing: no choice gave away more than the coach could be wrong by.

## review.py: headings

headings = move|seat|played|better was|cost|give or take

## review.py: all

all = Every choice

## review.py: all-headings

all-headings = move|seat|played|chance|cost

## review.py: move-number

move-number = move

## review.py: how

how = Chances are estimates by the coach's search, and expected to be off by the figure beside them in one case out of twenty.
