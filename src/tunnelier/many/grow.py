"""All positions that follow from others, of one game.

Not imported in the ordinary way: `many/tree.py` runs this file once for every game, with that
game's compiled entries as `loops`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tunnelier.core.agenda import CHANCE, to_move
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

loops: Any

legal, step, weigh = loops.legal, loops.step, loops.weigh
ACTIONS = loops.ACTIONS
END = -2


@rule
def count_answers(rows: Any, movers: Ints, counts: Ints) -> None:
    """Write who is asked in every row, and how many answers there are."""
    moves: Ints = np.empty(ACTIONS, np.int32)
    for i in range(len(rows)):
        if rows[i].over:
            movers[i] = END
            counts[i] = 0
        else:
            movers[i] = to_move(rows[i])
            counts[i] = legal(rows, i, moves)


@rule
def grow(rows: Any, children: Any, actions: Ints, weights: Ints) -> None:
    """Write what follows from every row by each answer, in order, with the ways of chance."""
    moves: Ints = np.empty(ACTIONS, np.int32)
    ways: Ints = np.empty(ACTIONS, np.int32)
    k = 0
    for i in range(len(rows)):
        if rows[i].over:
            continue
        by_chance = to_move(rows[i]) == CHANCE
        count = weigh(rows, i, moves, ways) if by_chance else legal(rows, i, moves)
        for j in range(count):
            children[k] = rows[i]
            step(children[k], moves[j])
            actions[k] = moves[j]
            weights[k] = ways[j] if by_chance else 1
            k += 1
