"""Ratings: how well people play a game, as far as rated matches tell, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SCALE = 40
"""A rating is shown as so many points for one of the model's: who is new has 1000."""
SETTLED = 5
"""After so many rated matches a rating is no longer provisional."""


class Rating(NamedTuple):
    """What is believed of somebody's play: a strength, and how far off it may be."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0

    @property
    def points(self) -> int:
        """The strength, as it is shown."""
        return round(SCALE * self.mu)

    @property
    def give_or_take(self) -> int:
        """Two deviations: nineteen times of twenty the strength is within it."""
        return round(2 * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too little is known."""
        return self.matches < SETTLED


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all at a table after a match, by the places it ended with."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(new.mu, new.sigma, old.matches + 1)
        for old, (new,) in zip(before, after, strict=True)
    ]


def as_one(who: Sequence[str], ratings: Sequence[Rating]) -> dict[str, Rating]:
    """One rating for each: a level of bots that has several seats is what they are on average."""
    found: dict[str, list[Rating]] = {}
    for each, rating in zip(who, ratings, strict=True):
        found.setdefault(each, []).append(rating)
    return {
        each: Rating(fmean(r.mu for r in many), fmean(r.sigma for r in many), many[0].matches)
        for each, many in found.items()
    }
