"""One match, answer by answer: what environments that show a single match are made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.features import ANYONE, Columns, write
from tunnelier.core.game import Game
from tunnelier.core.view import SPECTATOR
from tunnelier.many.env import BatchEnv

LARGEST_SEED = 2**63


class Single:
    """One match of an environment; chance answers for itself, and what was last stays visible."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self._batch = BatchEnv(game, 1, players, options, features=False)
        self.game, self.players = self._batch.game, self._batch.players
        self.layout, self.actions = self._batch.layout, self._batch.actions
        self._answer, self._viewer = np.zeros(1, np.int64), np.zeros(1, np.int8)
        self._bytes = self.layout.bytes_of(self._batch.rows)
        self._last_bytes = self.layout.bytes_of(self._batch.finished)
        self._seeds = np.random.default_rng()
        self.over = False

    def reset(self, seed: int | None = None) -> None:
        """Begin a match; without a seed another one every time, after a seed in the same order."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._batch.reset(int(self._seeds.integers(LARGEST_SEED)))
        self.over = False

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the match is over."""
        return None if self.over else int(self._batch.seat[0])

    @property
    def rows(self) -> Any:
        """The state, in an array of one; it changes with every answer."""
        return self._batch.finished if self.over else self._batch.rows

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last answer gave to each seat."""
        given: NDArray[np.float32] = self._batch.reward[0]
        return given

    @property
    def decisions(self) -> int:
        """How many answers there were so far in the match under way."""
        return int(self._batch.decisions[0])

    def play(self, action: int) -> None:
        """Answer; a ValueError says why not if the move is not legal."""
        if self.over:
            raise ValueError("the match is over: reset it to begin another")
        self._answer[0] = action
        self._batch.step(self._answer)
        self.over = bool(self._batch.done[0])

    def why_not(self, action: int) -> str | None:
        """Why a move is not legal, as a sentence; None if it is."""
        return self._batch.why_not(0, action)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal move of a seat: none unless it is asked."""
        if seat != self.seat:
            return np.zeros(self.actions, np.int8)
        mask: NDArray[np.int8] = self._batch.mask[0].astype(np.int8)
        return mask

    def features(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        vector = np.empty((1, self.layout.size), np.float32)
        self._viewer[0] = seat
        self.layout.write(self._last_bytes if self.over else self._bytes, self._viewer, vector)
        return vector.reshape(-1)

    @cached_property
    def _open(self) -> tuple[Any, Columns]:
        """The layout with nothing hidden from anybody."""
        plan = self.layout.plan.copy()
        plan["audience"] = ANYONE
        return plan, Columns.of(plan)

    def whole(self) -> NDArray[np.float32]:
        """The state itself as numbers, laid out the same: no viewer, and nothing hidden."""
        vector = np.empty((1, self.layout.size), np.float32)
        self._viewer[0] = SPECTATOR
        write(self._last_bytes if self.over else self._bytes, self._viewer, *self._open, vector)
        return vector.reshape(-1)

    def imagine(self, seat: int, seed: int) -> None:
        """Put in the place of the state one that looks the same to a seat (see `checks`)."""
        view = self.game.observe(self.rows, seat)
        self._batch.put(0, self.game.imagine(view, seat, np.random.default_rng(seed)))

    def text(self, lang: str = "en") -> str:
        """The table as everyone may see it, in plain text."""
        return str(self.game.page.show(self.game.observe(self.rows, SPECTATOR), lang).plain)

    def svg(self, lang: str = "en") -> str:
        """The table as everyone may see it, drawn."""
        view = self.game.observe(self.rows, SPECTATOR)
        return str(self.game.board.draw(view, None, [], lang, False).svg("auto"))
