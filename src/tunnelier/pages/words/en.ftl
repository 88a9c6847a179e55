### Pages of a match that need nothing else.

## A match as a film

film-title = A match of { $title }
start = The table is set.
play = Play
pause = Pause
back = Back
forward = Forward
move = Move
speed = Speed
# Of the film's speed.
slow = slow
normal = normal
fast = fast

## The coach's review

review-title = Review of a match of { $title }
result =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
won = won
curve = Chances to win, choice by choice
curve-meaning = What each seat could expect whenever somebody had a choice, judged from what that somebody could know. A dot is a choice that gave something away.
# The curve of a seat, for those who listen.
curve-told = { $seat }, from the first choice to the last: { $shares }.
costly = What cost most
nothing = Nothing: no choice gave away more than the coach could be wrong by.
all = Every choice
how = Chances are estimates by the coach's search, and expected to be off by the figure beside them in one case out of twenty.

## The titles of its columns

column-move = move
column-seat = seat
column-played = played
column-better = better was
column-chance = chance
column-cost = cost
# Of the cost: how far off the coach may be.
column-error = give or take

## Its figures

chance = { NUMBER($share, style: "percent") }
# The share is below zero.
cost = { NUMBER($share, style: "percent") }
error = ± { NUMBER($share, style: "percent") }
# Of a dot of the curve.
dot = { $number }: { $move } ({ $cost })

## What cannot be shown

error-move = the match has moves 1 to { $count }, not { $said }
error-no-converter = PNG needs a program that converts SVG: install rsvg-convert (librsvg), resvg, Inkscape or Chromium, or write SVG instead

## The fields of a position

# One of them, and what stands in it.
field-holds = { $field }: { $said }
