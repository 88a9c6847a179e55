"""Batches: many games at once, in compiled code, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .chance import below, stream_of
from .game import Game
from .jit import rule
from .registry import load

SMALLEST_CHUNK = 64
LARGEST_CHUNK = 4096
CHUNKS_A_THREAD = 32
DEVICES = ("cpu", "cuda")
"""Where games can be played: on the processor's cores, or on a graphics card."""


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


class Outcome(NamedTuple):
    """What comes of random matches: room that whoever plays them writes to."""

    rows: Any
    """A row a match, None if they are not kept."""
    scores: NDArray[np.int32]
    winners: NDArray[np.int64]
    """A number a match, with a bit a seat."""
    tally: NDArray[np.int64]
    """How many answers the seats gave, and how many moves were chance's."""

    @classmethod
    def of(cls, games: int, players: int, rows: Any = None) -> Outcome:
        """Room for so many games."""
        scores = np.zeros((games, players), np.int32)
        return cls(rows, scores, np.zeros(games, np.int64), np.zeros(2, np.int64))

    @property
    def won(self) -> NDArray[np.bool_]:
        """Who won, in the shape of the scores."""
        return (self.winners[:, None] >> np.arange(self.scores.shape[1]) & 1).astype(bool)


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
        raise ValueError(f"how many games? at least 1, not {games}")
    if device not in DEVICES:
        raise ValueError(f"device {device!r} is not known; devices: {', '.join(DEVICES)}")
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


# --- many matches side by side, an answer at a time (see `tunnelier/env.py`)


class Slots(NamedTuple):
    """Matches side by side, a line each: all that compiled loops read and write of them."""

    rows: Any
    finished: Any
    """The last row of the match that ended last in the slot."""
    numbers: NDArray[np.int64]
    """Which match of the batch is played there."""
    streams: NDArray[np.uint64]
    """Its stream of chance, in an array of one."""
    seat: NDArray[np.int8]
    """Who is asked."""
    mask: NDArray[np.uint8]
    """1 for every legal move."""
    reward: NDArray[np.float32]
    """What each seat has gained by the last answer."""
    done: NDArray[np.bool_]
    """Whether that answer ended a match."""
    decisions: NDArray[np.int32]
    """How many answers the match under way has had."""

    @classmethod
    def of(cls, game: Game, count: int, players: int) -> Slots:
        """Room for so many matches."""
        return cls(
            rows=game.State.rows(count),
            finished=game.State.rows(count),
            numbers=np.zeros(count, np.int64),
            streams=np.zeros((count, 1), np.uint64),
            seat=np.zeros(count, np.int8),
            mask=np.zeros((count, game.actions.seat_moves), np.uint8),
            reward=np.zeros((count, players), np.float32),
            done=np.zeros(count, np.bool_),
            decisions=np.zeros(count, np.int32),
        )

    def part(self, here: slice) -> Slots:
        """Some of them, in the same memory."""
        return Slots._make(array[here] for array in self)


@rule
def first_refused(mask: Any, actions: Any, where: Any) -> int:
    """The first slot, of those marked, whose answer is not legal; −1 if all are."""
    for i in range(len(actions)):
        if where[i] and is_refused(mask, i, actions[i]):
            return i
    return -1


@rule
def is_refused(mask: Any, i: int, action: int) -> bool:
    """Whether an answer in slot `i` is not legal."""
    return bool(action < 0 or action >= mask.shape[1] or mask[i, action] == 0)


@rule
def choose(mask: Any, streams: Any, actions: Any) -> None:
    """Write a legal answer for every slot, all equally likely, drawn from its stream."""
    for i in range(len(actions)):
        actions[i] = chosen(mask, i, streams[i])


@rule
def chosen(mask: Any, i: int, stream: Any) -> int:
    """A legal answer in slot `i`, drawn from a stream."""
    legal = 0
    for action in range(mask.shape[1]):
        legal += 1 if mask[i, action] else 0
    ahead = below(stream, legal)
    action = 0
    while mask[i, action] == 0 or ahead > 0:
        ahead -= 1 if mask[i, action] else 0
        action += 1
    return action


@rule
def begin_streams(seed: np.uint64, streams: Any) -> None:
    """Where the stream of every slot begins."""
    for i in range(len(streams)):
        streams[i, 0] = stream_of(seed, np.uint64(i))


def checked_threads(threads: int | None) -> int:
    """How many threads are meant: None is one a core."""
    if threads is None:
        return os.cpu_count() or 1
    if threads < 1:
        raise ValueError(f"how many threads? at least 1, not {threads}")
    return threads
