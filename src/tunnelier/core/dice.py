"""Several dice at once, as one move of chance: a roll is told by its faces, smallest first.

>>> rolls(2, 6)[:3], ways_to_roll(2, 6)[:3], sum(ways_to_roll(2, 6))
(('1-1', '1-2', '1-3'), (1, 2, 2), 36)
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from .chance import below
from .jit import rule
from .record import Ints


def faces(dice: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Every roll of so many dice, as its faces, smallest first."""
    return tuple(combinations_with_replacement(range(1, sides + 1), dice))


def rolls(dice: int, sides: int) -> tuple[str, ...]:
    """The same in words: what a move of chance has as its argument."""
    return tuple("-".join(map(str, roll)) for roll in faces(dice, sides))


def ways_to_roll(dice: int, sides: int) -> tuple[int, ...]:
    """In how many ways each of them can fall: what `ways` gives for it."""
    return tuple(
        factorial(dice) // prod(factorial(roll.count(face)) for face in set(roll))
        for roll in faces(dice, sides)
    )


@rule
def roll(counts: Ints, dice: int, stream: Any) -> None:
    """Roll dice that the seat has not seen: how many show each face, from the first on."""
    for face in range(len(counts)):
        counts[face] = 0
    for _ in range(dice):
        counts[below(stream, len(counts))] += 1
