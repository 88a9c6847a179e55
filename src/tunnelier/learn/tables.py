"""The tables of a training: matches of every number of seats and with every option, side by side.

Answers are not checked. On a card nothing waits for the processor.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tunnelier.core.encoding.layout import Layout
from tunnelier.core.game import Game
from tunnelier.many.slots import Slots

from .net import EVEN

ANEW, HOLD = -1, -2
"""As an answer: the slot's next match begins, or it is left alone (`core/loops.py`)."""

MATCHES = 2**40
"""More than a leg has: their numbers begin so far apart."""


def mix(game: Game, options: Mapping[str, str]) -> Any:
    """The tables that matches begin at in turn, a row each.

    At half of them the options are the standard ones, at the others they are mixed; the smallest
    number of players sits down four times as often as any other, since its matches are short.
    """
    fixed = {name: options[name] for name in game.meta.check_options(options) if name in options}
    free = [option for option in game.meta.options if option.name not in fixed]
    names = [option.name for option in free]
    choices = product(*(option.choices for option in free))
    ways = [dict(zip(names, chosen, strict=True)) for chosen in choices]
    seats = list(game.meta.seats)
    if len(seats) > 1:
        seats += [seats[0]] * 3
    rows = [
        game.new(players, {**fixed, **chosen})
        for way in ways
        for players in seats
        for chosen in (({}, way) if len(ways) > 1 else ({},))
    ]
    return np.concatenate(rows)


class Tables:
    """So many matches side by side, on a processor."""

    seat: Tensor
    """Who is asked."""
    mask: Tensor
    reward: Tensor
    """What the last answer gave to every seat."""
    done: Tensor
    """Whether it ended a match."""
    answers: Tensor
    """Where the next answers are written."""
    seen_as = torch.float32
    """The type of features."""

    def __init__(
        self, game: Game, start: Any, count: int, seed: int, layout: Layout | None = None
    ) -> None:
        self.game, self.start, self.count, self.seed = game, start, count, seed
        self.layout = layout or game.viewer_features
        self.moves, self.places = game.actions.seat_moves, self.layout.seats
        self._slots = Slots.of(game, count, self.places)
        self._set_up()
        self._seats = self.tensor(start["seats"].astype(np.int64))

    def _set_up(self) -> None:
        self.game.ready()
        self._answers = np.zeros(self.count, np.int64)
        self._raw = self.layout.bytes_of(self._slots.rows)
        self._show(self._slots, self._answers)

    def _show(self, slots: Any, answers: Any) -> None:
        """The arrays as tensors, in the same memory."""
        self.seat, self.mask = self.tensor(slots.seat), self.tensor(slots.mask)
        self.reward, self.done = self.tensor(slots.reward), self.tensor(slots.done)
        self._numbers, self.answers = self.tensor(slots.numbers), self.tensor(answers)

    def tensor(self, array: Any) -> Tensor:
        """An array as a tensor on the device."""
        return torch.from_numpy(array)

    @property
    def seats(self) -> Tensor:
        """How many sit at each table."""
        return self._seats[self._numbers % len(self._seats)]

    def begin(self, leg: int) -> None:
        """Begin the first match of every slot; no two legs have a match in common."""
        self._numbers.copy_(torch.arange(-self.count, 0) + leg * MATCHES)
        self.answers.fill_(ANEW)
        self.advance()

    def advance(self) -> None:
        """Play the answers, and chance until a seat is asked again."""
        self.game.advance(self._slots, self.start, self._answers, self.count, self.seed)

    def room(self, steps: int) -> Tensor:
        """Room for what is seen in so many steps."""
        return torch.zeros(steps, self.count, self.layout.size, dtype=self.seen_as)

    def look(self, out: Tensor) -> None:
        """Write what is seen by whoever is asked."""
        self.layout.write(self._raw, self._slots.seat, out.numpy())


class CardTables(Tables):
    """The same on a card."""

    seen_as = torch.bfloat16

    def _set_up(self) -> None:
        from tunnelier.many.cuda import TrustedCard

        self._card = TrustedCard(self.game, self.start, self._slots, self.layout)
        self._show(self._card.slots, self._card.answers)

    def tensor(self, array: Any) -> Tensor:
        """An array as a tensor on the card; one that lies there is not copied."""
        return torch.as_tensor(array, device="cuda")

    def advance(self) -> None:
        """Play the answers, and chance until a seat is asked again."""
        self._card.play(self.seed, torch.cuda.current_stream().cuda_stream)

    def room(self, steps: int) -> Tensor:
        """Room for what is seen in so many steps; a line has some zeros at its end."""
        size = -(-self.layout.size // EVEN) * EVEN
        return torch.zeros(steps, self.count, size, dtype=self.seen_as, device="cuda")

    def look(self, out: Tensor) -> None:
        """Write what is seen by whoever is asked."""
        self._card.look(out.view(torch.int16), torch.cuda.current_stream().cuda_stream)


def tables_on(
    device: str, game: Game, start: Any, count: int, seed: int, layout: Layout | None = None
) -> Tables:
    """Tables on the processor or on the card; the viewer comes first, unless laid out otherwise."""
    kind = CardTables if device == "cuda" else Tables
    return kind(game, start, count, seed, layout)
