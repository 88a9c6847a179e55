"""What every seat of every match saw, answered and got: gathered while a batch is played.

>>> from tunnelier import BatchEnv
>>> paths = Paths(BatchEnv("cave-in", count=4, players=2, seed=1))
>>> while not (ended := paths.step(paths.env.random_actions())):
...     pass
>>> [(path.seat, len(path.actions), path.reward) for path in ended[:2]]
[(0, 3, -1.0), (1, 2, 1.0)]
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .env import BatchEnv


class Path(NamedTuple):
    """One seat's way through one match, from its first question to the end."""

    number: int
    """Which match of the batch it was."""
    seat: int
    features: NDArray[np.float32]
    """What it saw at each of its questions."""
    mask: NDArray[np.uint8]
    """What was legal."""
    actions: NDArray[np.int64]
    """What it answered."""
    reward: float
    """What it got in the end."""


class Paths:
    """The paths of matches under way; `step` gives those that have ended."""

    def __init__(self, env: BatchEnv) -> None:
        if env.features is None:
            raise ValueError("paths are made of features: make the environment with them")
        self.env = env
        self._notes: list[list[list[Any]]] = [[] for _ in range(env.count)]
        self._begin(range(env.count))

    def step(self, actions: Any) -> list[Path]:
        """Answer in every slot; the paths of all seats of the matches that this ends."""
        env = self.env
        assert env.features is not None
        answers = np.asarray(actions)
        asked = env.seat.copy(), env.features.copy(), env.mask.copy(), env.numbers.copy()
        env.step(answers)
        for slot, (seat, *seen) in enumerate(zip(*asked[:3], answers, strict=True)):
            self._notes[slot][seat].append(seen)
        ended = np.flatnonzero(env.done).tolist()
        paths = [self._path(slot, seat, asked[3]) for slot in ended for seat in range(env.players)]
        self._begin(ended)
        return paths

    def _begin(self, slots: Any) -> None:
        for slot in slots:
            self._notes[slot] = [[] for _ in range(self.env.players)]

    def _path(self, slot: int, seat: int, numbers: NDArray[np.int64]) -> Path:
        env, notes = self.env, self._notes[slot][seat]
        features, mask, actions = zip(*notes, strict=True) if notes else ((), (), ())
        return Path(
            int(numbers[slot]),
            seat,
            np.array(features, np.float32).reshape(-1, env.layout.size),
            np.array(mask, np.uint8).reshape(-1, env.actions),
            np.array(actions, np.int64),
            float(env.reward[slot, seat]),
        )
