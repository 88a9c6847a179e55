"""Room for many matches: what compiled loops read and write of them, here or on a card."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.chance import below, stream_of
from tunnelier.core.game import Game
from tunnelier.core.jit import rule
from tunnelier.core.mistakes import Mistake

from .words import MESSAGES

DEVICES = ("cpu", "cuda")
"""Where games can be played: on the processor's cores, or on a graphics card."""


def checked_threads(threads: int | None) -> int:
    """How many threads are meant: None is one a core."""
    if threads is None:
        return os.cpu_count() or 1
    if threads < 1:
        raise Mistake(MESSAGES["error-threads"], said=threads)
    return threads


# --- random matches, played to their end


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


# --- matches side by side, an answer at a time (see `many/env.py`)


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
    """A legal answer in slot `i`, drawn from a stream; −1 if there is none."""
    legal = 0
    for action in range(mask.shape[1]):
        legal += 1 if mask[i, action] else 0
    ahead = below(stream, legal)
    for action in range(mask.shape[1]):
        if mask[i, action]:
            if ahead == 0:
                return action
            ahead -= 1
    return -1


@rule
def begin_streams(seed: np.uint64, streams: Any) -> None:
    """Where the stream of every slot begins."""
    for i in range(len(streams)):
        streams[i, 0] = stream_of(seed, np.uint64(i))
