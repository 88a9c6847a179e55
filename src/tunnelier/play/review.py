"""Reviews: where a finished match was lost, and whether a bot played a seat.

Everything is worked out from what the seat to move could see, with the bots' own search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from tunnelier.bots import bot
from tunnelier.bots.coach import CORES, judge, usual
from tunnelier.bots.search import Thoughts
from tunnelier.core import chance
from tunnelier.core.agenda import CHANCE
from tunnelier.core.mistakes import Mistake
from tunnelier.core.sight import Sight

from .log import Entry, no_seat
from .match import Match
from .story import news_apart, unlike
from .words import MESSAGES

REVIEW_SIMULATIONS = 1500
GAINS = 3
"""So many sentences say why the coach likes a move."""


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
    ended: bool = False,
) -> list[Moment]:
    """Every choice of a finished match, judged; `progress` is called after each.

    One that has `ended` before its rules would have it is as good as finished.
    """
    if not match.over and not ended:
        raise Mistake(MESSAGES["error-not-over"])
    moments: list[Moment] = []

    def keep(moment: Moment) -> None:
        moments.append(moment)
        if progress is not None:
            progress(1)

    asked = [(match.log[number - 1], match.sight(number - 1)) for number in choices(match)]
    judge = partial(_moment, simulations)
    # The first alone: what nobody has needed yet is loaded by one thread.
    for each in asked[:1]:
        keep(judge(each))
    # The others side by side, each on one core: trees of one choice would wait for each other.
    pool = ThreadPoolExecutor(CORES)
    try:
        for moment in pool.map(judge, asked[1:]):
            keep(moment)
    finally:
        pool.shutdown(cancel_futures=True)
    return moments


def choices(match: Match) -> Iterator[int]:
    """The entries of a log at which a seat had a choice."""
    for entry in match.log:
        if entry.seat != CHANCE and len(match.sight(entry.number - 1).actions) > 1:
            yield entry.number


def _moment(simulations: int | None, asked: tuple[Entry, Sight]) -> Moment:
    entry, sight = asked
    actions = sight.game.actions
    simulations = simulations or usual(sight, REVIEW_SIMULATIONS)
    played = actions.parse(entry.move)
    thoughts, best, _, cost, error = judge(sight, played, simulations, threads=1)
    better = None if best == played else actions.text(best)
    chances = _chances(thoughts, sight.seat)
    return Moment(entry.number, entry.seat, entry.move, chances, cost, error, better)


def _chances(thoughts: Thoughts, seat: int) -> tuple[float, ...]:
    """Every seat's chance if the seat asked plays its best; the others share the rest."""
    mine = float(thoughts.value[thoughts.best])
    others = thoughts.outlook.copy()
    others[seat] = 0.0
    shares = others / max(float(others.sum()), 1e-9) * (1.0 - mine)
    shares[seat] = mine
    return tuple(float(share) for share in shares)


# --- why a move is better


def gains(match: Match, actions: Sequence[int], lang: str) -> str:
    """What the first of some moves brings that the others do not, as far as it can be foreseen."""
    stories = news_apart(match.foresee(action, lang) for action in actions)
    return " ".join(unlike(stories)[:GAINS]) if stories else ""


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
