"""Small vectors of counts: goods, workers, cards left in a deck."""

from __future__ import annotations

from .jit import rule
from .record import Ints


@rule
def covers(have: Ints, need: Ints) -> bool:
    """Whether `have` holds at least as much of everything as `need` asks for."""
    for i in range(len(need)):
        if have[i] < need[i]:
            return False
    return True


@rule
def spend(have: Ints, cost: Ints) -> None:
    """Take `cost` away from `have`."""
    for i in range(len(cost)):
        have[i] -= cost[i]


@rule
def gain(have: Ints, extra: Ints) -> None:
    """Add `extra` to `have`."""
    for i in range(len(extra)):
        have[i] += extra[i]


@rule
def total(counts: Ints) -> int:
    """How many there are of everything together."""
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n
