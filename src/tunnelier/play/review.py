"""Reviews: where a finished match was lost, and whether a bot played a seat.

Everything is worked out from what the seat to move could see, with the bots' own search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from tunnelier.bots import bot
from tunnelier.bots.coach import SURE, think, usual
from tunnelier.bots.search import Thoughts
from tunnelier.core import chance
from tunnelier.core.agenda import CHANCE
from tunnelier.core.mistakes import Mistake

from .log import no_seat
from .match import Match
from .words import MESSAGES

REVIEW_SIMULATIONS = 1500


class Moment(NamedTuple):
    """One choice of a finished match, as the coach sees it."""

    number: int
    """Its place in the log."""
    seat: int
    move: str
    chances: tuple[float, ...]
    """Every seat's chance of winning when the question was asked, as the seat asked could tell."""
    cost: float
    """How much of its chance the seat gave away."""
    error: float
    """How far off the cost may be."""
    better: str | None
    """What the coach would have played, if something else was."""

    @property
    def matters(self) -> bool:
        """Whether the loss is more than the coach's own uncertainty."""
        return self.better is not None and self.cost > self.error


def review(
    match: Match,
    simulations: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Moment]:
    """Every choice of a finished match, judged; `progress` is called after each."""
    if not match.over:
        raise Mistake(MESSAGES["error-not-over"])
    moments = []
    for number in choices(match):
        moments.append(_moment(match, number, simulations))
        if progress is not None:
            progress(1)
    return moments


def choices(match: Match) -> Iterator[int]:
    """The entries of a log at which a seat had a choice."""
    for entry in match.log:
        if entry.seat != CHANCE and len(match.sight(entry.number - 1).actions) > 1:
            yield entry.number


def _moment(match: Match, number: int, simulations: int | None) -> Moment:
    entry, sight = match.log[number - 1], match.sight(number - 1)
    simulations = simulations or usual(sight, REVIEW_SIMULATIONS)
    thoughts = think(sight, simulations, seed=0)
    best, played = sight.actions[thoughts.best], match.game.actions.parse(entry.move)
    chances = _chances(thoughts, sight.seat)
    if best == played:
        return Moment(number, entry.seat, entry.move, chances, 0.0, 0.0, None)
    # The search soon leaves a bad move alone: the two are compared once more, alone.
    two = think(sight._replace(actions=(best, played)), simulations, seed=1)
    cost = max(0.0, float(two.value[0] - two.value[1]))
    error = SURE * float(np.hypot(*two.error))
    better = match.game.actions.text(best)
    return Moment(number, entry.seat, entry.move, chances, cost, error, better)


def _chances(thoughts: Thoughts, seat: int) -> tuple[float, ...]:
    """Every seat's chance if the seat asked plays its best; the others share the rest."""
    mine = float(thoughts.value[thoughts.best])
    others = thoughts.outlook.copy()
    others[seat] = 0.0
    shares = others / max(float(others.sum()), 1e-9) * (1.0 - mine)
    shares[seat] = mine
    return tuple(float(share) for share in shares)


# --- whether a bot played a seat


class Check(NamedTuple):
    """What thinking it all out again has shown of one seat."""

    seat: int
    level: str
    answers: int
    others: list[int]
    """The moves of the log, by number, that this bot would not have played."""


def check_bot(
    match: Match, seat: int, level: str, progress: Callable[[int], None] | None = None
) -> Check:
    """Hold a seat's answers against a bot's, whose seed comes from the match's opened secret."""
    secret = match.pledges[0].secret if match.over and match.pledges else None
    if secret is None:
        raise Mistake(MESSAGES["error-bot-unproven"])
    if seat not in range(match.players):
        raise no_seat(seat, match.players)
    seed, answers, others = chance.seed_of_bot(secret, seat), 0, []
    for entry in match.log:
        if entry.seat == seat:
            answers += 1
            if bot(level, seed).choose(match.sight(entry.number - 1)) != entry.move:
                others.append(entry.number)
            if progress is not None:
                progress(1)
    return Check(seat, level, answers, others)
