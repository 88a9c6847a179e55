"""Random matches of one game that note all that may be done, and why the rest may not.

Not imported in the ordinary way: `laws.walks` runs this file once for every game, with that game's
compiled entries as `loops`. Some things happen once in a million moves.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tunnelier.core.agenda import CHANCE, NO_QUESTION, question, to_move
from tunnelier.core.chance import below
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

loops: Any

draw, refusals, step, weigh = loops.draw, loops.refusals, loops.step, loops.weigh
ACTIONS, ENDLESS, FIRST, AFTER = loops.ACTIONS, loops.ENDLESS, loops.FIRST, loops.AFTER
NONE, NOT_ASKED = loops.NONE, loops.NOT_ASKED
CURIOUS, OF = 4, 10
"""So many answers of so many go where the matches have been least: a few more, or a few less, and
some move takes twice as many matches to be seen."""


@rule
def wander(rows: Any, stream: Any, played: Ints, seen: Any) -> bool:
    """Play a match to its end; says whether it has one.

    `played` counts how often each move was played, in all matches; `seen` is set for every move
    that was legal and, beyond them, for every answer of `refuse`.
    """
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    reasons: Ints = np.empty(ACTIONS, np.int32)
    for _ in range(ENDLESS):
        count = note(rows, reasons, seen, moves)
        if count == 0:
            return bool(rows[0].over)
        if below(stream, OF) < CURIOUS:
            action = least(played, moves, count, stream)
        elif to_move(rows[0]) == CHANCE:
            action = moves[draw(weights, weigh(rows, 0, moves, weights), stream)]
        else:
            action = moves[below(stream, count)]
        played[action] += 1
        step(rows[0], action)
    return False


@rule
def note(rows: Any, reasons: Ints, seen: Any, moves: Ints) -> int:
    """What may be done here, and why the rest may not; write the legal moves, say how many."""
    now = question(rows[0])
    first, after = (0, 0) if now == NO_QUESTION else (FIRST[now], AFTER[now])
    if after - first < ACTIONS:
        seen[ACTIONS + NOT_ASKED] = True
    count = 0
    refusals(rows, 0, first, after, reasons)
    for action in range(first, after):
        seen[ACTIONS + reasons[action]] = True
        if reasons[action] == NONE:
            seen[action] = True
            moves[count] = action
            count += 1
    return count


@rule
def least(played: Ints, moves: Ints, count: int, stream: Any) -> int:
    """The move that was played least; of several, any."""
    found, alike = moves[0], 0
    for k in range(count):
        if played[moves[k]] < played[found]:
            alike = 0
        if played[moves[k]] <= played[found]:
            alike += 1
            if below(stream, alike) == 0:
                found = moves[k]
    return int(found)
