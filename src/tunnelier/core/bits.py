"""Small sets as the bits of one number: cards of a hand, seats still in play.

Bit k stands for thing k. A field of the state holds up to 7, 15 or 31 of them (`i8`, `i16`, `i32`).
"""

from __future__ import annotations

from typing import Any

from .chance import below
from .jit import rule


@rule
def has(bits: int, thing: int) -> bool:
    """Whether the set has the thing."""
    return bits >> thing & 1 == 1


@rule
def added(bits: int, thing: int) -> int:
    """The set with the thing."""
    return bits | 1 << thing


@rule
def removed(bits: int, thing: int) -> int:
    """The set without the thing."""
    return bits & ~(1 << thing)


@rule
def size(bits: int) -> int:
    """How many things the set has."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def one_of_bits(bits: int, stream: Any) -> int:
    """One thing of the set, each equally likely."""
    for _ in range(below(stream, size(bits))):
        bits &= bits - 1
    thing = 0
    while not has(bits, thing):
        thing += 1
    return thing


@rule
def next_of(bits: int, seat: int, seats: int) -> int:
    """The next seat of the set, clockwise; after the last one, the seat itself; −1 if it is empty.

    Who is out, or has passed, is left out of the set, and nobody has to ask.
    """
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if has(bits, other):
            return other
    return -1
