"""Whether a seat was played by the bot it is said to have been: every answer thought out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tunnelier.core.chance import seed_of_bot
from tunnelier.core.match import Match

from . import bot


class Check(NamedTuple):
    """What thinking it all out again has shown of one seat."""

    seat: int
    level: str
    answers: int
    others: list[int]
    """The moves of the log, by number, that this bot would not have played."""


def check(
    match: Match, seat: int, level: str, progress: Callable[[int], None] | None = None
) -> Check:
    """Hold a seat's answers against a bot's, whose seed comes from the match's opened secret."""
    secret = match.pledges[0].secret if match.over and match.pledges else None
    if secret is None:
        raise ValueError("a bot can be checked once the match is over and its secret is opened")
    if seat not in range(match.players):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {match.players - 1}")
    seed, answers, others = seed_of_bot(secret, seat), 0, []
    for entry in match.log:
        if entry.seat == seat:
            answers += 1
            if bot(level, seed).choose(match.sight(entry.number - 1)) != entry.move:
                others.append(entry.number)
            if progress is not None:
                progress(1)
    return Check(seat, level, answers, others)
