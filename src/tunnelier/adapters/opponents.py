"""Who answers for the other seats of many matches: bots, frozen policies, or pools of them.

An opponent is a bot, named or given (see `bots/guests.py`), or anything with `act`: it is given
what the seats asked see in some matches and what is legal there, a line a match, and answers for
all of them at once, as networks like it. Of several one is drawn for every seat of every match.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tunnelier.bots import Bot, Given, bot
from tunnelier.core.sight import Sight
from tunnelier.many.env import BatchEnv

RANDOM = "random"
"""A bot too, and in compiled code here."""


class Policy(Protocol):
    """A policy as it stands, for many matches at once."""

    def act(self, features: NDArray[np.float32], mask: NDArray[np.uint8]) -> Any:
        """A legal move for every line."""
        ...


Opponent = Given | Policy


class Opponents:
    """Those who sit opposite one seat of many matches."""

    def __init__(self, batch: BatchEnv, pool: Opponent | Sequence[Opponent], seat: int) -> None:
        self.batch, self.seat = batch, seat
        self.pool = (
            tuple(pool) if isinstance(pool, Sequence) and not isinstance(pool, str) else (pool,)
        )
        if not self.pool:
            raise ValueError("name at least one opponent for the other seats")
        for each in self.pool:
            _sits(each, 0)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Nobody sits yet; who will depends on the seed and the numbers of the matches alone."""
        self._seed = seed
        self._numbers = np.full(self.batch.count, -1)
        self._seated: dict[tuple[int, int], Any] = {}

    def answers(self, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        """A legal move for every match in which another seat is asked."""
        self._sit_down()
        groups: defaultdict[int, list[int]] = defaultdict(list)
        for slot in np.flatnonzero(waiting).tolist():
            groups[id(self._asked(slot))].append(slot)
        answers = np.zeros(self.batch.count, np.int64)
        for slots in groups.values():
            answers[slots] = self._answers_of(self._asked(slots[0]), slots)
        return answers

    def _asked(self, slot: int) -> Any:
        return self._seated[slot, int(self.batch.seat[slot])]

    def _answers_of(self, asked: Any, slots: list[int]) -> Any:
        batch = self.batch
        if asked is RANDOM:
            where = np.zeros(batch.count, np.bool_)
            where[slots] = True
            return batch.random_actions(where=where)[slots]
        if hasattr(asked, "act"):
            seen = batch.layout.of(batch.rows[slots], batch.seat[slots])
            return np.asarray(asked.act(seen, batch.mask[slots]))
        return [self._answer(asked, slot) for slot in slots]

    def _answer(self, asked: Bot, slot: int) -> int:
        sight = Sight.of(self.batch.game, self.batch.rows[slot : slot + 1])
        return self.batch.game.actions.parse(asked.choose(sight))

    def _sit_down(self) -> None:
        """Where a match has begun, draw who plays the other seats."""
        for slot in np.flatnonzero(self._numbers != self.batch.numbers).tolist():
            number = int(self.batch.numbers[slot])
            rng = np.random.default_rng((self._seed, number))
            for seat in range(self.batch.players):
                drawn, seed = self.pool[rng.integers(len(self.pool))], int(rng.integers(2**53))
                if seat != self.seat:
                    self._seated[slot, seat] = _sits(drawn, seed)
            self._numbers[slot] = number


def _sits(opponent: Any, seed: int) -> Any:
    """Whoever is asked for an opponent in one seat of one match."""
    if isinstance(opponent, str) and opponent == RANDOM:
        return RANDOM
    return opponent if hasattr(opponent, "act") else bot(opponent, seed)
