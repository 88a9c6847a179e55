"""The coach: what a seat could do and what each move is worth, from what it may see."""

from __future__ import annotations

import os
from typing import NamedTuple

import numpy as np

from tunnelier.core.sight import Advice, Sight

from . import search
from .mind import learned

HINT_SIMULATIONS = 6000
WORD_SIMULATIONS = 2800
"""By a network, as many as master makes."""
MUCH = 0.1
"""Of a victory: a move that gives so much away is worth a word before it is played."""
LOOKS = 4
"""One simulation that looks at the network tells about as much as so many by the rule of thumb."""
TREES = 2
CORES = min(TREES, os.cpu_count() or 1)
"""So many a coach thinks on: there are others at the table."""
EVEN_SHARE = 4
"""One in so many simulations goes to all moves alike, so that each can be judged."""
FOREMOST = 8
"""So many moves are compared once more: theirs are the numbers that people are shown."""
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 8, 400
HONEST = 0.02
"""So little is given for a lead in points that what is found can be read as a chance to win."""
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


def advise(sight: Sight, simulations: int | None = None, seed: int = 0) -> list[Advice]:
    """The legal moves, best first: the foremost by their chances, the others by what is sure."""
    each_time = (simulations or usual(sight, HINT_SIMULATIONS)) // 2
    thoughts = think(sight, each_time, seed)
    thought = thoughts.visits / max(1, thoughts.simulations)
    value, error = thoughts.value.copy(), thoughts.error.copy()
    order = np.argsort(SURE * error - value, kind="stable")
    first, rest = order[:FOREMOST], order[FOREMOST:]
    # A search spends its time unevenly: only of equal shares can the numbers be compared.
    few = sight._replace(actions=tuple(sight.actions[k] for k in first))
    again = think(few, each_time, seed + 1, even_share=1)
    value[first], error[first] = again.value, again.error
    ranked = [*first[np.argsort(-again.value, kind="stable")], *rest]
    advice = []
    for k in ranked:
        action = sight.actions[k]
        playouts = max(FEWEST_PLAYOUTS, int(MOST_PLAYOUTS * thought[k]))
        scores = search.foresee(sight, action, playouts, seed)
        advice.append(
            Advice(
                move=sight.game.actions.text(action),
                chance=float(value[k]),
                error=SURE * float(error[k]),
                score=float(scores[sight.seat]),
                thought=float(thought[k]),
                action=action,
            )
        )
    return advice


class Judgement(NamedTuple):
    """What a move gives away against the one that the coach likes best."""

    thoughts: search.Thoughts
    best: int
    chances: tuple[float, float]
    """With the best, and with this one."""
    cost: float
    error: float
    """How far off the cost may be."""


def judge(sight: Sight, action: int, simulations: int, threads: int = CORES) -> Judgement:
    """Hold a move against the best."""
    thoughts = think(sight, simulations, seed=0, threads=threads)
    best = sight.actions[thoughts.best]
    if best == action:
        chance = float(thoughts.value[thoughts.best])
        return Judgement(thoughts, best, (chance, chance), 0.0, 0.0)
    # The search soon leaves a bad move alone: the two are compared once more, alone.
    two = think(sight._replace(actions=(best, action)), simulations, seed=1, threads=threads)
    first, second = map(float, two.value)
    error = SURE * float(np.hypot(*two.error))
    return Judgement(thoughts, best, (first, second), max(0.0, first - second), error)


def word(sight: Sight, action: int) -> Judgement | None:
    """What is to be said before a move is played: that it surely gives much away, or nothing."""
    if len(sight.actions) == 1:
        return None
    judged = judge(sight, action, usual(sight, WORD_SIMULATIONS))
    return judged if judged.cost >= max(MUCH, judged.error) else None


def usual(sight: Sight, by_thumb: int) -> int:
    """How many simulations do as well as so many by the rule of thumb."""
    return by_thumb // LOOKS if learned(sight.game, int(sight.row.seats)) else by_thumb


def think(
    sight: Sight,
    simulations: int,
    seed: int,
    threads: int = CORES,
    even_share: int = EVEN_SHARE,
) -> search.Thoughts:
    """Search with an even hand: every move gets its share, so that each can be judged."""
    even = simulations // TREES // even_share // len(sight.actions)
    mind = learned(sight.game, int(sight.row.seats))
    plan = search.BY_MIND if mind else search.Plan(margin=HONEST)
    return search.search(
        sight,
        simulations,
        plan._replace(even=even),
        seed=seed,
        trees=TREES,
        threads=threads,
        mind=mind,
    )
