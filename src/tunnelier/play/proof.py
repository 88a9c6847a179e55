"""The proof that no draw of a saved match was tampered with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tunnelier.core import chance
from tunnelier.core.agenda import CHANCE

from .log import Entry
from .match import Match


class Draw(NamedTuple):
    """One move of chance, as it was played and as the secret says it must have been."""

    move_number: int
    played: str
    expected: str | None
    """None if the secret behind this draw is not in the text."""


class Verdict(NamedTuple):
    """What checking every draw of a saved match has shown."""

    draws: list[Draw]
    followed: bool
    seed: int | None
    over: bool
    commitments: int

    @property
    def wrong(self) -> list[Draw]:
        """The draws that differ from what the committed secret gives."""
        return [d for d in self.draws if d.expected is not None and d.expected != d.played]

    @property
    def unproven(self) -> list[Draw]:
        """The draws whose secret is not known (yet)."""
        return [d for d in self.draws if d.expected is None]

    @property
    def proven(self) -> bool:
        """Whether every single draw is as the commitment demanded."""
        return not self.followed and not self.wrong and not self.unproven


def verify(text: str) -> Verdict:
    """Recompute every draw of a saved match from its secret."""
    match = Match.load(text)
    return Verdict(list(draws_of(match)), match.follow, match.seed, match.over, len(match.pledges))


def draws_of(match: Match) -> Iterator[Draw]:
    """Every draw of a match, computed again as far as its secrets are known."""
    number = 0
    for entry in () if match.follow else match.log:
        if entry.seat == CHANCE:
            expected = _expected(match, entry, number)
            yield Draw(entry.number, entry.move, expected)
            number += 1


def _expected(match: Match, entry: Entry, number: int) -> str | None:
    pledge = [pledge for pledge in match.pledges if pledge.first <= number][-1]
    if pledge.secret is None:
        return None
    ways = match.odds_before(entry.number)
    outcome = chance.drawn(pledge.secret, number, list(ways.values()))
    return match.game.actions.text(list(ways)[outcome])
