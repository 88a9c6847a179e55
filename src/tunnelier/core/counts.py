"""Small vectors of counts: goods, workers, cards left in a deck.

A deck or a bag holds what is left in it, never an order: nothing is shuffled, and who draws gets
any of it, each thing as likely as the next.
"""

from __future__ import annotations

from typing import Any

from .chance import below
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


@rule
def one_of(left: Ints, stream: Any) -> int:
    """What is drawn from a bag with so many left of everything; it is not taken out."""
    ticket = below(stream, total(left))
    thing = 0
    while ticket >= left[thing]:
        ticket -= left[thing]
        thing += 1
    return thing


@rule
def deal(left: Ints, hand: Ints, many: int, stream: Any) -> None:
    """Take so many at random out of a deck, one after the other, into a hand."""
    for _ in range(many):
        thing = one_of(left, stream)
        left[thing] -= 1
        hand[thing] += 1
