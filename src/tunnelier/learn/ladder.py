"""A small ladder: the policy, without any search, against bots that think."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import NamedTuple

from tunnelier.bots import Bot, bot
from tunnelier.bots.players import PolicyBot
from tunnelier.core.game import Game
from tunnelier.games import load
from tunnelier.many.shares import Share, share_of
from tunnelier.play.match import Match

from .checkpoint import Arrays

OPPONENTS = ("engineer", "tiger")
PAIRS = 4
"""So many pairs of matches are one piece of work."""


def duel(game: str, weights: Arrays, opponent: str, seeds: Sequence[int]) -> list[float]:
    """What the policy won against one opponent: two matches a seed, with seats changed.

    The chance of both is the same. A shared victory counts half.
    """
    loaded = load(game)
    policy = PolicyBot("policy", 0, weights)
    return [
        _won(loaded, policy, bot(opponent, seed), seed, place) for seed in seeds for place in (0, 1)
    ]


def _won(game: Game, policy: Bot, other: Bot, seed: int, place: int) -> float:
    match = Match(game, players=game.meta.seats[0], seed=seed)
    while not match.over:
        mover = policy if match.seat == place else other
        match.play(mover.choose(match.sight()))
    return (place in match.winners) / len(match.winners)


def _end_with_parent() -> None:
    """Nobody goes on playing for a training that was killed."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Rung(NamedTuple):
    """How the policy did against one opponent, and after how many steps of training."""

    opponent: str
    steps: int
    won: Share


class Ladder:
    """Matches on other cores, while training goes on."""

    def __init__(self, game: str, pairs: int = 12, workers: int | None = None) -> None:
        self.game, self.pairs = game, pairs
        cores = os.cpu_count() or 1
        self._pool = ProcessPoolExecutor(
            workers or max(1, cores - 1), get_context("spawn"), _end_with_parent
        )
        self._playing: list[tuple[str, int, list[Future[list[float]]]]] = []

    @property
    def busy(self) -> bool:
        """Whether matches are under way."""
        return bool(self._playing)

    def begin(self, weights: Arrays, steps: int) -> None:
        """Play against everybody, with the weights as they are after so many steps."""
        seeds = range(steps, steps + self.pairs)
        for opponent in OPPONENTS:
            chunks = [seeds[k : k + PAIRS] for k in range(0, len(seeds), PAIRS)]
            work = [self._pool.submit(duel, self.game, weights, opponent, c) for c in chunks]
            self._playing.append((opponent, steps, work))

    def finished(self, wait: bool = False) -> Iterator[Rung]:
        """What has come out since the last time."""
        for each in list(self._playing):
            opponent, steps, work = each
            if wait or all(part.done() for part in work):
                won = [result for part in work for result in part.result()]
                self._playing.remove(each)
                yield Rung(opponent, steps, share_of(sum(won), len(won)))

    def close(self) -> None:
        """Leave what is not begun."""
        self._pool.shutdown(cancel_futures=True)
