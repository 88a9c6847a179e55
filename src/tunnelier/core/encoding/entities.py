"""Entities: what a game tells of itself in its `facts.py`, and the moves that are about them.

A row of numbers may say a thing by a number that stands for another: a card for what is printed on
it, a place for what runs through it. Who reads it must look that up, and a small network cannot.
So a game may tell its facts itself, card by card and place by place, as a player sees them. Moves
that are about one entity each, in the same order, can then be judged by the same eyes: see
`learn/net.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.jit import rule


class Entities(NamedTuple):
    """A row of like entities. Those that no move is about are plain features."""

    name: str
    each: tuple[str, ...]
    """What each of them is called."""
    facts: tuple[str, ...]
    """What is told of each, in numbers between −1 and 1."""
    moves: tuple[int, ...] = ()
    """Where runs of moves begin that are about these entities, one each, in their order."""

    @property
    def names(self) -> list[str]:
        """What every number is: `segments[a1.2].points`."""
        whose = [f"{self.name}[{one}]." if one else f"{self.name}." for one in self.each]
        return [each + fact for each in whose for fact in self.facts]


class Group(NamedTuple):
    """Entities that moves are about, in a vector of features."""

    first: int
    """Where they begin."""
    many: int
    size: int
    """How many numbers each has."""
    moves: tuple[int, ...]


class Facts(NamedTuple):
    """What a game tells of its entities itself."""

    entities: Sequence[Entities] = ()
    instead_of: Sequence[str] = ()
    """Fields of the state that are left out then."""
    loops: Any = None
    """The compiled entries of the game."""


def laid_out(entities: Sequence[Entities], first: int) -> tuple[list[tuple[int, int]], list[Group]]:
    """Where the facts of every entity begin and end, one after another, and the groups."""
    spans, groups = [], []
    for row in entities:
        size = len(row.facts)
        if row.moves:
            groups.append(Group(first, len(row.each), size, row.moves))
        elif groups:
            raise TypeError(f"{row.name}: entities that no move is about come first")
        for _ in row.each:
            spans.append((first, first + size))
            first += size
    return spans, groups


@rule
def most(value: int, half: int) -> np.float32:
    """A number of 0 or more as one below 1: ½ at `half`."""
    return np.float32(value) / np.float32(value + half)


@rule
def margin(value: int, half: int) -> np.float32:
    """A number as one between −1 and 1: ½ at `half`."""
    return np.float32(value) / np.float32(abs(value) + half)


@rule
def part(value: int, whole: int) -> np.float32:
    """A number of 0 or more as its part of a whole, at most 1."""
    return np.float32(min(value, whole)) / np.float32(whole)
