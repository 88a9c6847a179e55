"""Batches: many games at once, in compiled code, on all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.registry import load

from .slots import DEVICES, Outcome, checked_threads
from .words import MESSAGES

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
    device: str
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
    """How long the games took; compiling is not counted, nor what a card sends back."""

    def __repr__(self) -> str:
        count, options = len(self.scores), dict(self.options)
        told = f"{count:,} games of {self.game}, players={self.players}, seed={self.seed}"
        return f"<Simulation of {told}, options={options}: {self.decisions:,} decisions>"

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
            "device": self.device,
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

    The same `seed` gives the same rows whatever the number of threads and the device: game i has a
    stream of its own. `progress` is called with the number of games finished since the last call.
    Without `keep_rows` the finished states are dropped and memory stays small.
    """
    if games < 1:
        raise Mistake(MESSAGES["error-games"], said=games)
    if device not in DEVICES:
        raise Mistake(MESSAGES["error-device"], said=quoted(device), known=", ".join(DEVICES))
    game = load(game) if isinstance(game, str) else game
    players = game.meta.seats[0] if players is None else players
    threads = checked_threads(threads)
    start = game.new(players, options)
    outcome = Outcome.of(games, players, np.repeat(start, games) if keep_rows else None)
    if device == "cuda":
        from . import cuda

        seconds = cuda.play_out(game, start, seed, outcome, progress)
    else:
        seconds = _play_out(game, start, seed, outcome, progress, threads)
    return Simulation(
        game=game.meta.name,
        players=players,
        options=game.meta.check_options(options or {}),
        seed=seed,
        device=device,
        threads=threads,
        rows=outcome.rows,
        scores=outcome.scores,
        winners=outcome.won,
        decisions=int(outcome.tally[0]),
        draws=int(outcome.tally[1]),
        seconds=seconds,
    )


def _play_out(
    game: Game,
    start: Any,
    seed: int,
    outcome: Outcome,
    progress: Callable[[int], None] | None,
    threads: int,
) -> float:
    """Play as many matches as there is room for, in chunks; say how long that took."""
    game.ready()
    rows, scores, winners, tally = outcome
    chunk = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, -(-len(winners) // (threads * CHUNKS_A_THREAD))))
    starts = range(0, len(winners), chunk)
    tallies = np.zeros((len(starts), 2), np.int64)

    def play(k: int) -> int:
        here = slice(starts[k], starts[k] + chunk)
        count = len(winners[here])
        part = np.repeat(start, count) if rows is None else rows[here]
        game.play_out(part, starts[k], seed, tallies[k])
        game.results(part, scores[here], winners[here])
        return count

    game.play_out(start[:0], 0, seed, tallies[0])  # fetches the machine code
    game.results(start[:0], scores[:0], winners[:0])
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        for finished in pool.map(play, range(len(starts))):
            if progress is not None:
                progress(finished)
    tally += tallies.sum(axis=0)
    return time.perf_counter() - began
