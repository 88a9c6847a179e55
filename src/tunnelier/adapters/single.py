"""One match, answer by answer: what environments that show a single match are made from."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy, deepcopy
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.encoding.layout import Layout
from tunnelier.core.game import AS_THE_TABLE, Game
from tunnelier.core.view import SPECTATOR
from tunnelier.many.env import BatchEnv

from .versions import game_called

SEEDS = 2**63
"""So many seeds of matches there are to draw from."""


class Single:
    """One match of an environment; chance answers for itself, and what was last stays visible."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        layout: str = AS_THE_TABLE,
    ) -> None:
        self._batch = BatchEnv(
            game_called(game), 1, players, options, features=False, layout=layout
        )
        self.game, self.players = self._batch.game, self._batch.players
        self.layout, self.actions = self._batch.layout, self._batch.actions
        self._seeds = np.random.default_rng()
        self.over = False
        self.seat: int | None = None
        """Who is asked; None when the match is over."""

    def __deepcopy__(self, memo: Any) -> Single:
        """The same match, which goes its own way from here."""
        twin = copy(self)
        twin._batch, twin._seeds = deepcopy((self._batch, self._seeds), memo)
        return twin

    def reset(self, seed: int | None = None) -> None:
        """Begin a match; without a seed another one every time, after a seed in the same order."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._batch.reset(int(self._seeds.integers(SEEDS)))
        self._see_who_is_asked()

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

    def play(self, action: int) -> bool:
        """Answer; a `NotLegal` says why not if the move is not. Whether it was the last."""
        if self.over:
            raise ValueError("the match is over: reset it to begin another")
        self._batch.step(np.array([action]))
        self._see_who_is_asked()
        return self.over

    def _see_who_is_asked(self) -> None:
        self.over = bool(self._batch.done[0])
        self.seat = None if self.over else int(self._batch.seat[0])

    @property
    def legal(self) -> list[int]:
        """What may be answered by whoever is asked."""
        legal: list[int] = self._batch.mask[0].nonzero()[0].tolist()
        return legal

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal move of a seat: none unless it is asked."""
        if seat != self.seat:
            return np.zeros(self.actions, np.int8)
        legal: NDArray[np.int8] = self._batch.mask[0].astype(np.int8)
        return legal

    def features(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        return self._written(self.layout, seat)

    @cached_property
    def _unhidden(self) -> Layout:
        """How the state is written with nothing hidden from anybody."""
        return self.game.features(self.players).unhidden()

    @property
    def whole_size(self) -> int:
        """How many numbers the state itself is."""
        return self.game.features(self.players).size

    def whole(self) -> NDArray[np.float32]:
        """The state itself as numbers, laid out as the table is: no viewer, and nothing hidden."""
        return self._written(self._unhidden, SPECTATOR)

    def _written(self, layout: Layout, viewer: int) -> NDArray[np.float32]:
        """One vector of the state, as a viewer sees it."""
        vectors: NDArray[np.float32] = np.empty((1, layout.size), np.float32)
        layout.write(layout.bytes_of(self.rows), np.array([viewer], np.int8), vectors)
        vector: NDArray[np.float32] = vectors[0]
        return vector

    def imagine(self, seat: int, seed: int) -> None:
        """Put in the place of the state one that looks the same to a seat (see `checks`)."""
        view = self.game.observe(self.rows, seat)
        self._batch.put(0, self.game.imagine(view, seat, np.random.default_rng(seed)))
        self._see_who_is_asked()

    def text(self, lang: str = "en") -> str:
        """The table as everyone may see it, in plain text."""
        return str(self.game.page.show(self.game.observe(self.rows, SPECTATOR), lang).plain)

    def svg(self, lang: str = "en") -> str:
        """The table as everyone may see it, drawn."""
        view = self.game.observe(self.rows, SPECTATOR)
        return str(self.game.board.draw(view, None, [], lang, False).svg("auto"))
