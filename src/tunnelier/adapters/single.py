"""One match, answer by answer: what environments that show a single match are made from."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.chance import WORD_BITS
from tunnelier.core.features import ANYONE, Columns, write
from tunnelier.core.game import AS_THE_TABLE, Game
from tunnelier.core.held import holding
from tunnelier.core.view import SPECTATOR
from tunnelier.many.env import AHEAD, BatchEnv

from .seeds import drawing_first, drawn_seed, first_seed
from .versions import game_called


class Single:
    """One match of an environment; chance answers for itself, and what was last stays visible."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        layout: str = AS_THE_TABLE,
    ) -> None:
        game = game_called(game)
        self._sit_down(BatchEnv(game, 1, players, options, features=False, layout=layout))
        self._seeds: np.random.Generator | None = np.random.default_rng()
        self._seed = self._whim = 0
        self._chances: dict[int, random.Random] = {}
        self.over = False
        self.seat: int | None = None
        """Who is asked; None when the match is over."""
        self.at_random: tuple[int, ...] = ()
        """Seats that answer for themselves, with any legal move, from the next match on."""

    def _sit_down(self, batch: BatchEnv) -> None:
        """Have at hand what is asked of a match over and over."""
        self._batch = batch
        self.game, self.players = batch.game, batch.players
        self.layout, self.actions = batch.layout, batch.actions
        viewer, seen = np.zeros(1, np.int8), np.empty((1, self.layout.size), np.float32)
        self._bytes = self.layout.bytes_of(batch.rows)
        self._last_bytes = self.layout.bytes_of(batch.finished)
        self._write = self.layout.writer(self._bytes, viewer, seen)
        self._write_last = self.layout.writer(self._last_bytes, viewer, seen)
        self._seen, self._legal = seen[0], batch.mask[0].view(np.int8)
        self._nothing = np.zeros(self.actions, np.int8)
        self._draw_first = drawing_first(batch.words)
        # Sooner read and written than arrays.
        self._asked, self._done, self._viewer = batch.seat.data, batch.done.data, viewer.data

    def __deepcopy__(self, memo: Any) -> Single:
        """The same match, which goes its own way from here."""
        twin = Single.__new__(Single)
        twin.at_random, twin._whim = self.at_random, self._whim
        twin._chances = deepcopy(self._chances, memo)
        twin._sit_down(deepcopy(self._batch, memo))
        twin._seeds, twin._seed = deepcopy(self._seeds, memo), self._seed
        twin.over, twin.seat = self.over, self.seat
        return twin

    def reset(self, seed: int | None = None, whim: int = 0) -> None:
        """Begin a match; without a seed another one every time, after a seed in the same order.

        What is answered at random follows from `whim`, for every seat in its own way.
        """
        self._whim = whim
        self._chances.clear()
        for seat in self.at_random:
            self._draw_first(np.uint64(whim + seat), seat)
        if seed is None:
            begin = drawn_seed(self._generator())
        else:
            self._seeds, self._seed = None, seed
            begin = first_seed(seed)
        self._batch.begin(begin)
        self._goes_on()

    def _generator(self) -> np.random.Generator:
        """What the seeds of matches are drawn from; after a seed, made when a second is wanted."""
        if self._seeds is None:
            self._seeds = np.random.default_rng(self._seed)
            drawn_seed(self._seeds)
        return self._seeds

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
        self._batch.answer(action)
        return self._goes_on()

    def _goes_on(self) -> bool:
        """See who is asked after an answer; whether that was the last."""
        while True:
            self.over = over = bool(self._done[0])
            self.seat = seat = None if over else self._asked[0]
            if seat not in self.at_random:
                return over
            self._batch.answer_at_random(seat, self._chance_of(seat))

    def _chance_of(self, seat: int) -> random.Random:
        """Where the answers of a seat come from once those drawn first are used up."""
        if seat not in self._chances:
            self._chances[seat] = rng = random.Random(self._whim + seat)
            rng.getrandbits(WORD_BITS * AHEAD)
        return self._chances[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal move of a seat: none unless it is asked."""
        return (self._legal if seat == self.seat else self._nothing).copy()

    def features(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        self._viewer[0] = seat
        if self.over:
            self._write_last()
        else:
            self._write()
        seen: NDArray[np.float32] = self._seen.copy()
        return seen

    @cached_property
    def _openly(self) -> tuple[NDArray[np.float32], Callable[[], None], Callable[[], None]]:
        """Room for the state with nothing hidden from anybody, and who writes it there.

        The second one writes that of the match that is over.
        """
        plan = self.game.features(self.players).plan.copy()
        plan["audience"] = ANYONE
        viewer = np.full(1, SPECTATOR, np.int8)
        told = (viewer, plan, Columns.of(plan), np.empty((1, len(plan)), np.float32))
        now, last = (holding(write, rows, *told) for rows in (self._bytes, self._last_bytes))
        return told[-1][0], now, last

    @property
    def whole_size(self) -> int:
        """How many numbers the state itself is."""
        return self.game.features(self.players).size

    def whole(self) -> NDArray[np.float32]:
        """The state itself as numbers, laid out as the table is: no viewer, and nothing hidden."""
        told, now, last = self._openly
        (last if self.over else now)()
        return told.copy()

    def imagine(self, seat: int, seed: int) -> None:
        """Put in the place of the state one that looks the same to a seat (see `checks`)."""
        view = self.game.observe(self.rows, seat)
        self._batch.put(0, self.game.imagine(view, seat, np.random.default_rng(seed)))
        self.seat = self._asked[0]

    def text(self, lang: str = "en") -> str:
        """The table as everyone may see it, in plain text."""
        return str(self.game.page.show(self.game.observe(self.rows, SPECTATOR), lang).plain)

    def svg(self, lang: str = "en") -> str:
        """The table as everyone may see it, drawn."""
        view = self.game.observe(self.rows, SPECTATOR)
        return str(self.game.board.draw(view, None, [], lang, False).svg("auto"))
