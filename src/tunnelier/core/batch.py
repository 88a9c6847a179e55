"""Batches: many games at once, in compiled code, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game import Game
from .registry import load

SMALLEST_CHUNK = 64
LARGEST_CHUNK = 4096
CHUNKS_A_THREAD = 32


@dataclass(frozen=True)
class Simulation:
    """Finished games: the rows, and what came out."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    threads: int
    rows: Any
    """One finished state a game; columns by name, as in `rows["players"]`. None if not kept."""
    scores: NDArray[np.int32]
    """Points, a row a game and a column a seat."""
    winners: NDArray[np.bool_]
    """Who won, in the same shape."""
    decisions: int
    """How many answers the seats gave."""
    draws: int
    """How many moves were chance's."""
    seconds: float
    """How long the games took; compiling is not counted."""

    def summary(self) -> dict[str, Any]:
        """The figures that fit on a page, as plain data."""
        games = len(self.scores)
        shares = self.winners / np.maximum(self.winners.sum(axis=1, keepdims=True), 1)
        return {
            "game": self.game,
            "games": games,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "threads": self.threads,
            "device": "cpu",
            "decisions": self.decisions,
            "draws": self.draws,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else None,
            "decisions_per_game": self.decisions / games,
            "mean_scores": [float(x) for x in self.scores.mean(axis=0)],
            "win_share": [float(x) for x in shares.mean(axis=0)],
            "shared_victories": float((self.winners.sum(axis=1) > 1).mean()),
        }


def simulate(
    game: str | Game,
    games: int,
    players: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    device: str = "cpu",
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    keep_rows: bool = True,
) -> Simulation:
    """Play random games to their end.

    The same `seed` gives the same rows whatever the number of threads: game i has a stream of its
    own. `progress` is called with the number of games finished since the last call. Without
    `keep_rows` the finished states are dropped and memory stays small.
    """
    if games < 1:
        raise ValueError(f"how many games? at least 1, not {games}")
    if device != "cpu":
        raise ValueError(f"device {device!r} is not there; games run on 'cpu'")
    game = load(game) if isinstance(game, str) else game
    players = game.meta.seats[0] if players is None else players
    threads = _checked(threads)
    first_row = game.ready().new(players, options)
    rows = np.repeat(first_row, games) if keep_rows else None
    scores = np.zeros((games, players), np.int32)
    winners = np.zeros(games, np.int64)
    chunk = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, -(-games // (threads * CHUNKS_A_THREAD))))
    starts = range(0, games, chunk)
    tallies = np.zeros((len(starts), 2), np.int64)

    def play(k: int) -> int:
        here = slice(starts[k], starts[k] + chunk)
        count = len(winners[here])
        part = np.repeat(first_row, count) if rows is None else rows[here]
        game.play_out(part, starts[k], seed, tallies[k])
        game.results(part, scores[here], winners[here])
        return count

    game.play_out(first_row[:0], 0, seed, tallies[0])  # fetches the machine code
    game.results(first_row[:0], scores[:0], winners[:0])
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        for finished in pool.map(play, range(len(starts))):
            if progress is not None:
                progress(finished)
    seconds = time.perf_counter() - began
    return Simulation(
        game=game.meta.name,
        players=players,
        options=game.meta.check_options(options or {}),
        seed=seed,
        threads=threads,
        rows=rows,
        scores=scores,
        winners=(winners[:, None] >> np.arange(players) & 1).astype(bool),
        decisions=int(tallies[:, 0].sum()),
        draws=int(tallies[:, 1].sum()),
        seconds=seconds,
    )


def _checked(threads: int | None) -> int:
    if threads is None:
        return os.cpu_count() or 1
    if threads < 1:
        raise ValueError(f"how many threads? at least 1, not {threads}")
    return threads
