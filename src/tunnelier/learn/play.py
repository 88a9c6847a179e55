"""Play with the network as it is, and keep what is to be learned from."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import torch
from torch import Tensor

from .net import Net
from .tables import HOLD, Tables

WARM = 2
"""So often a thing is done before it is recorded: its kernels are compiled by then."""


class Recorded:
    """Something that is done again and again: on a card, from the third time on as one graph."""

    def __init__(self, do: Callable[[], None], on_card: bool) -> None:
        self._do, self._on_card, self._times = do, on_card, 0
        self._graph: Any = None

    def __call__(self) -> None:
        """Do it once."""
        self._times += 1
        if self._graph is not None:
            self._graph.replay()
        elif not self._on_card:
            self._do()
        elif self._times <= WARM:
            self._aside()
        else:
            self._record()

    def _aside(self) -> None:
        """On another stream than everything else, as recording will be."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self._do()
        torch.cuda.current_stream().wait_stream(side)

    def _record(self) -> None:
        graph: Any = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, capture_error_mode="thread_local"):
            self._do()
        graph.replay()
        self._graph = graph


class Played:
    """Some steps at all tables: the first index is the step, the second the slot."""

    def __init__(self, tables: Tables, length: int) -> None:
        count, places, device = tables.count, tables.places, tables.seat.device

        def room(steps: int, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, count, *shape, dtype=dtype, device=device)

        self.length, self.count = length, count
        self.seen = tables.room(length)
        self.last = tables.room(1)[0]
        """What is seen after the last step."""
        self.mask = room(length, tables.moves, dtype=torch.bool)
        self.seat = room(length + 1, dtype=torch.int64)
        self.seats = room(length + 1, dtype=torch.int64)
        self.action = room(length, dtype=torch.int64)
        self.liked = room(length)
        """The logarithm of how likely the answer was."""
        self.value = room(length + 1, places)
        """What every seat expected, by seat."""
        self.reward = room(length, places)
        self.done = room(length, dtype=torch.bool)


class Player:
    """Plays at the tables with a network."""

    def __init__(self, net: Net, tables: Tables, length: int) -> None:
        self.net, self.tables = net, tables
        self.played = Played(tables, length)
        self.on_card = tables.seat.is_cuda
        device = tables.seat.device
        self._wait = torch.zeros(tables.count, dtype=torch.int64, device=device)
        self.play = Recorded(self._play, self.on_card)
        """So many steps as there is room for."""
        self._begin_some = Recorded(self._stagger, self.on_card)

    def stagger(self, steps: int) -> None:
        """Let matches begin at different times within so many steps; nothing is kept."""
        self._wait.copy_(torch.randint_like(self._wait, max(1, steps)))
        for _ in range(steps):
            self._begin_some()

    @torch.no_grad()
    def _stagger(self) -> None:
        tables, scrap = self.tables, self.played.last
        tables.look(scrap)
        action, _, _ = self._choose(scrap, tables.mask.bool())
        tables.answers.copy_(torch.where(self._wait > 0, HOLD, action))
        self._wait.sub_(1)
        tables.advance()

    @torch.no_grad()
    def _play(self) -> None:
        tables, played = self.tables, self.played
        for k in range(played.length):
            tables.look(played.seen[k])
            played.mask[k].copy_(tables.mask)
            action, liked, value = self._choose(played.seen[k], played.mask[k])
            self._note(k, value)
            played.action[k].copy_(action)
            played.liked[k].copy_(liked)
            tables.answers.copy_(action)
            tables.advance()
            played.reward[k].copy_(tables.reward)
            played.done[k].copy_(tables.done)
        tables.look(played.last)
        self._note(played.length, self.look(played.last)[1])

    def _note(self, k: int, value: Tensor) -> None:
        """Who is asked, and what everybody expects: by seat, not as the viewer counts."""
        played = self.played
        played.seat[k].copy_(self.tables.seat)
        played.seats[k].copy_(self.tables.seats)
        played.value[k].copy_(by_seat(value, played.seat[k], played.seats[k]))

    def _choose(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """An answer, each as often as it is liked; how likely it was; what is expected."""
        liking, value = self.look(seen)
        likely = torch.log_softmax(liking.masked_fill_(~mask, -torch.inf), -1)
        luck = torch.empty_like(likely).exponential_().log_()
        action = torch.sub(likely, luck, out=luck).masked_fill_(~mask, -torch.inf).argmax(-1)
        return action, likely.gather(1, action[:, None])[:, 0], value

    def look(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """What the network says, in full precision."""
        with half(self.on_card):
            liking, value = self.net(seen)
        return liking.float(), value.float()


def half(wanted: bool) -> Any:
    """A context of half precision, where a card is quick at it."""
    return torch.autocast("cuda", torch.bfloat16, cache_enabled=False) if wanted else nullcontext()


def by_seat(value: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """Numbers by place, as numbers by seat; 0 for the seats nobody has."""
    return _turned(value, -seat, seats)


def by_place(value: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """Numbers by seat, as numbers by place; 0 for the places nobody has."""
    return _turned(value, seat, seats)


def _turned(value: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    every = torch.arange(value.shape[-1], device=value.device)
    seats = seats[..., None]
    taken = value.gather(-1, (every + by[..., None]) % seats)
    return torch.where(every < seats, taken, 0)
