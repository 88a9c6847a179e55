"""Shares and differences of shares, each with how sure it is."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

Z = 1.959963984540054
"""So many standard deviations either way hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A share of so many trials, and where the true one lies in 95 of 100 cases (Wilson)."""

    share: float
    low: float
    high: float
    trials: int


def gains(players: int, winners: Collection[int]) -> list[float]:
    """What a match was worth to every seat, as environments reward it: the sum is 0.

    >>> gains(3, [1]), gains(2, [0, 1])
    ([-0.5, 1.0, -0.5], [0.0, 0.0])
    """
    if not winners:
        return [0.0] * players
    lost, won = -1 / (players - 1), (players / len(winners) - 1) / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]


def share_of(wins: float, trials: int) -> Share:
    """The share with its interval; `wins` need not be whole.

    >>> low, high = share_of(157, 200)[1:3]
    >>> f"{low:.3f} {high:.3f}"
    '0.723 0.836'
    """
    share = wins / trials
    widened = 1 + Z * Z / trials
    centre = (share + Z * Z / (2 * trials)) / widened
    half = Z * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / widened
    return Share(share, max(0.0, centre - half), min(1.0, centre + half), trials)


class Lift(NamedTuple):
    """How much larger one share is than another, with the interval of the difference."""

    lift: float
    low: float
    high: float


def lift_of(one: Share, other: Share) -> Lift:
    """The difference of two shares, with Newcombe's interval made from those of Wilson.

    >>> lift, low, high = lift_of(share_of(56, 70), share_of(48, 80))
    >>> f"{lift:.3f} {low:.4f} {high:.4f}"
    '0.200 0.0524 0.3339'
    """
    lift = one.share - other.share
    down = math.hypot(one.share - one.low, other.high - other.share)
    up = math.hypot(one.high - one.share, other.share - other.low)
    return Lift(lift, max(-1.0, lift - down), min(1.0, lift + up))
