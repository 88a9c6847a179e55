"""The coach: what a seat could do and what each move is worth, from what it may see."""

from __future__ import annotations

import os

from tunnelier.core.sight import Advice, Sight

from . import search
from .mind import learned

HINT_SIMULATIONS = 6000
LOOKS = 4
"""One simulation that looks at the network tells about as much as so many by the rule of thumb."""
TREES = 2
EVEN_SHARE = 4
"""One in so many simulations goes to all moves alike, so that each can be judged."""
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 8, 400
HONEST = 0.02
"""So little is given for a lead in points that what is found can be read as a chance to win."""
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


def advise(sight: Sight, simulations: int | None = None, seed: int = 0) -> list[Advice]:
    """The legal moves, best first."""
    thoughts = think(sight, simulations or usual(sight, HINT_SIMULATIONS), seed)
    thought = thoughts.visits / max(1, thoughts.simulations)
    advice = []
    for k, action in enumerate(sight.actions):
        playouts = max(FEWEST_PLAYOUTS, int(MOST_PLAYOUTS * thought[k]))
        scores = search.foresee(sight, action, playouts, seed)
        advice.append(
            Advice(
                move=sight.game.actions.text(action),
                chance=float(thoughts.value[k]),
                error=SURE * float(thoughts.error[k]),
                score=float(scores[sight.seat]),
                thought=float(thought[k]),
                action=action,
            )
        )
    return sorted(advice, key=_surely_worth, reverse=True)


def _surely_worth(advice: Advice) -> float:
    """What a move is worth at the least: little thought must not make it look good."""
    return advice.chance - advice.error


def usual(sight: Sight, by_thumb: int) -> int:
    """How many simulations do as well as so many by the rule of thumb."""
    return by_thumb // LOOKS if learned(sight.game, int(sight.row.seats)) else by_thumb


def think(sight: Sight, simulations: int, seed: int) -> search.Thoughts:
    """Search with an even hand: every move gets its share, so that each can be judged."""
    even = simulations // TREES // EVEN_SHARE // len(sight.actions)
    mind = learned(sight.game, int(sight.row.seats))
    plan = search.BY_MIND if mind else search.Plan(margin=HONEST)
    return search.search(
        sight,
        simulations,
        plan._replace(even=even),
        seed=seed,
        trees=TREES,
        threads=min(TREES, os.cpu_count() or 1),
        mind=mind,
    )
