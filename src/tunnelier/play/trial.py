"""A claim on trial: two moves are played out to the end, many times, by a strong bot.

A search may be wrong of a move in the same way however deep it is; whoever plays on finds out.
The matches of a pair share what nobody knows and what chance draws: luck weighs less.
"""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

import numpy as np

from tunnelier.bots import bot
from tunnelier.bots.coach import SURE
from tunnelier.core.sight import Sight

from .arena import play_out

PLAYER, LATER = "search:60:learned", "policy"
"""Who plays on, in every seat: first somebody who looks ahead, then somebody quick."""
SOON = 12
"""So many answers are looked ahead for: by then it shows what a move was good for."""
PAIRS = (32, 64, 128)
"""After so many pairs of matches it is asked whether the question is settled."""
WORTH = 0.05
"""A move must win so much more of the matches to be clearly better."""


class Lead(NamedTuple):
    """How much more of the matches one move wins than another."""

    mean: float
    error: float
    """Half the width of a 95 % interval."""
    pairs: int

    @property
    def upheld(self) -> bool:
        """Whether the one is clearly better."""
        return self.mean >= WORTH and self.mean > self.error

    @property
    def rejected(self) -> bool:
        """Whether it hardly can be."""
        return self.mean + self.error < 2 * WORTH


def lead(sight: Sight, better: str, other: str) -> Lead:
    """Play both moves out until it is plain whether the one is better, or the last pair is over."""
    won: list[float] = []
    found = Lead(0.0, 1.0, 0)
    for pairs in PAIRS:
        won += [
            _share(sight, better, number) - _share(sight, other, number)
            for number in range(len(won), pairs)
        ]
        error = SURE * float(np.std(won, ddof=1)) / pairs**0.5
        found = Lead(float(np.mean(won)), error, pairs)
        if found.upheld or found.rejected:
            break
    return found


def _share(sight: Sight, move: str, number: int) -> float:
    """What the seat gets of the victory of one match, after a move."""
    game = sight.game
    rows = game.imagine(sight.row, sight.seat, np.random.default_rng(number))
    game.step(rows, game.actions.parse(move))
    first, then = bot(PLAYER, number), bot(LATER, number)
    answers = count()

    def answer(asked: Sight) -> str:
        return (first if next(answers) < SOON else then).choose(asked)

    play_out(game, rows, str(number).encode(), answer)
    winners = game.result(rows)[1]
    return (sight.seat in winners) / len(winners)
