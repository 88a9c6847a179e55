"""The agenda: questions waiting for an answer, a small stack inside the row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .jit import rule
from .record import Record, a_seat, i8, i16

CHANCE = -1
"""The seat of chance."""

NO_QUESTION = -1
NO_SEAT = -2
OVERFULL = -1
"""The depth of an agenda that was asked more than it can hold; nothing more is asked by it."""


class Pending(Record):
    """One question, the seat it is put to, and what it is about."""

    question: int = i8()
    seat: int = a_seat(i8(low=CHANCE))
    about: int = i16(low=-32768)


class HasAgenda(Protocol):
    """A state with an agenda."""

    depth: int
    agenda: Sequence[Pending]


@rule
def ask(s: HasAgenda, question: int, seat: int, about: int = 0) -> None:
    """Put a question to `seat` on top of the agenda: what is asked last is answered first."""
    if s.depth < 0 or s.depth >= len(s.agenda):
        s.depth = OVERFULL
        return
    top = s.agenda[s.depth]
    top.question = question
    top.seat = seat
    top.about = about
    s.depth += 1


@rule
def question(s: HasAgenda) -> int:
    """What is asked now, or NO_QUESTION."""
    if s.depth <= 0:
        return NO_QUESTION
    return s.agenda[s.depth - 1].question


@rule
def to_move(s: HasAgenda) -> int:
    """The seat asked now: CHANCE, a seat, or NO_SEAT."""
    if s.depth <= 0:
        return NO_SEAT
    return s.agenda[s.depth - 1].seat


@rule
def about(s: HasAgenda) -> int:
    """What the question asked now is about."""
    if s.depth <= 0:
        return 0
    return s.agenda[s.depth - 1].about


@rule
def answered(s: HasAgenda) -> int:
    """Take the top question off the agenda; whose was it?"""
    s.depth -= 1
    top = s.agenda[s.depth]
    seat = top.seat
    # Rows with the same future have the same bytes: nothing stays behind in the free slot.
    top.question = 0
    top.seat = 0
    top.about = 0
    return seat
