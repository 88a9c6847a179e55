"""What a match keeps: the entries of its log, its pledges; and what it says to what it refuses."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from tunnelier.core.agenda import CHANCE
from tunnelier.core.language import MESSAGES
from tunnelier.core.mistakes import Mistake


class Refused(ValueError):
    """A move or an undo that is not allowed. The match is unchanged.

    `reason` is the game's refusal (None if the words are no move at all), `rule` the number of
    the rule that forbids it, `suggestion` the nearest legal move.
    """

    def __init__(
        self,
        sentence: str,
        reason: IntEnum | None = None,
        rule: str | None = None,
        suggestion: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.reason, self.rule, self.suggestion = reason, rule, suggestion


def no_seat(said: int, seats: int) -> Mistake:
    """What is said to who asks for a seat that is not there."""
    return Mistake(MESSAGES["error-seat"], said=said, last=seats - 1)


class Entry(NamedTuple):
    """One line of the log: who answered what. `forced` if the match answered a single choice."""

    number: int
    seat: int
    move: str
    forced: bool = False

    def __str__(self) -> str:
        who = "chance" if self.seat == CHANCE else f"seat-{self.seat}"
        return f"{self.number} {who} {self.move}{' (forced)' if self.forced else ''}"


class Pledge(NamedTuple):
    """A commitment to the secret behind the draws from number `first` on."""

    first: int
    commitment: str
    secret: bytes | None
