"""Play matches on a graphics card: the same rules once more, compiled for CUDA.

What compiles them is `cuda_compiler.py`, imported when a card is first asked for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core import jit
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.encoding.read import Line
from tunnelier.core.game import Game, run_for
from tunnelier.core.mistakes import Mistake

from .slots import Outcome, Slots
from .words import MESSAGES

KERNELS = Path(__file__).with_name("kernels.py")
SLOTS = Path(__file__).with_name("slots.py")
COMPILER = Path(__file__).with_name("cuda_compiler.py")
THREADS = 128
"""Of a block that does one thing in every slot."""
AT_ONCE = 2**20
"""So many matches are played at a time: what is kept of them comes back before the next."""


class NoCard(Mistake):
    """There is no graphics card to play on, and why."""


def check() -> None:
    """Raise NoCard, with what to do about it, unless matches can be played on a card."""
    if not jit.COMPILED:
        raise NoCard(MESSAGES["error-card-compiled"])
    try:
        cuda = _cuda()
    except ImportError as error:
        raise NoCard(MESSAGES["error-card-numba"], reason=error) from None
    if not cuda.is_available():
        raise NoCard(MESSAGES["error-no-card"])


def _cuda() -> Any:
    """Memory and streams of the card."""
    from .cuda_compiler import cuda

    return cuda


def kernels_of(game: Game) -> ModuleType:
    """The kernels of a game; they are compiled when they are first launched."""
    check()
    return _kernels_of(game)


@cache
def _kernels_of(game: Game) -> ModuleType:
    from .cuda_compiler import keep_code_in

    loops = game.loops
    name = f"tunnelier.many.kernels_of_{game.meta.name.replace('-', '_')}"
    actions = game.actions
    kinds = np.array([int(actions.kind(action)) for action in range(actions.size)], np.int16)
    questions = max(int(question) for question in game.rules.Ask)
    bins = max(int(kinds.max()) + 2, questions + 3)
    # Last: every rule that is decorated, those of the loops too, names another folder.
    home = jit.Home(game.folder, (KERNELS, SLOTS, COMPILER))
    keep_code_in(jit.cache_folder(home) / "cuda")
    return run_for(name, KERNELS, home, loops=loops, kinds=kinds, bins=bins)


def blocks() -> int:
    """That play whole matches: one for every multiprocessor of the card."""
    from .cuda_compiler import multiprocessors

    return multiprocessors()


def play_out(
    game: Game,
    start: Any,
    seed: int,
    outcome: Outcome,
    progress: Callable[[int], None] | None,
) -> float:
    """Play as many random matches as there is room for.

    Says how long the playing took: neither compiling nor fetching what came of it is counted.
    """
    kernels, cuda = kernels_of(game), _cuda()
    rows, scores, winners, tally = outcome
    groups = blocks()
    held = min(kernels.MATCHES, -(-len(winners) // groups))
    room = cuda.device_array(groups * held, start.dtype)
    begin, counted = cuda.to_device(start), cuda.to_device(tally)

    def play(first: int, count: int) -> tuple[Any, Any, Any]:
        kept = cuda.device_array(0 if rows is None else count, start.dtype)
        points = cuda.device_array((count, scores.shape[1]), np.int32)
        won = cuda.device_array(count, np.int64)
        queue = cuda.to_device(np.zeros(1, np.int32))
        whose = np.uint64(seed % 2**64)
        kernels.play_out[groups, kernels.THREADS](
            room, begin, held, first, whose, kept, points, won, counted, queue
        )
        cuda.synchronize()
        return kept, points, won

    play(0, 0)  # compiles
    seconds = 0.0
    for first in range(0, len(winners), AT_ONCE):
        here = slice(first, min(first + AT_ONCE, len(winners)))
        began = time.perf_counter()
        kept, points, won = play(first, here.stop - first)
        seconds += time.perf_counter() - began
        points.copy_to_host(scores[here])
        won.copy_to_host(winners[here])
        if rows is not None:
            kept.copy_to_host(rows[here])
        if progress is not None:
            progress(here.stop - first)
    counted.copy_to_host(tally)
    return seconds


class Card:
    """The slots of a `CardEnv`: one match a thread.

    Its arrays have the `__cuda_array_interface__`, so that PyTorch, CuPy and JAX take them as they
    are, without a copy.
    """

    def __init__(self, game: Game, start: Any, slots: Slots, layout: Layout | None) -> None:
        self._kernels, self._cuda = kernels_of(game), _cuda()
        self.count = len(slots.rows)
        self.slots: Any = Slots._make(self._cuda.to_device(array) for array in slots)
        self.vectors: Any = None
        if layout is not None:
            self.vectors = self._cuda.device_array((self.count, layout.size), np.float32)
            self._plan, self._seats = self._cuda.to_device(layout.plan), layout.seats
            self._raw = self.slots.rows.view(layout.bytes_of(slots.rows[:1]).dtype)
        self._answers: Any = self._cuda.device_array(self.count, np.int64)
        self._start = self._cuda.to_device(start)
        self._wrong: Any = self._cuda.device_array(1, np.int64)
        self._shape = -(-self.count // THREADS), THREADS
        groups = max(blocks(), -(-self.count // self._kernels.MATCHES))
        self._held = -(-self.count // groups)
        self._grouped = -(-self.count // self._held), self._kernels.THREADS

    def begin(self, answer: int) -> None:
        """The same answer in every slot, one that is no move: the first match, to begin with."""
        self._answers.copy_to_device(np.full(self.count, answer, np.int64))
        self.slots.numbers.copy_to_device(np.arange(-self.count, 0))

    def take(self, actions: Any) -> tuple[int, int]:
        """Note the answers; the first slot whose answer is not legal, and that, or −1."""
        self._answers.copy_to_device(self._cuda.to_device(actions))
        self._wrong.copy_to_device(np.array([self.count]))
        self._kernels.refused[self._shape](self.slots.mask, self._answers, self._wrong)
        first = int(self._wrong.copy_to_host()[0])
        return (-1, 0) if first == self.count else (first, int(self._answers[first]))

    def advance(self, seed: int) -> None:
        """Play the answers, and write what is seen next."""
        self._play(seed)
        if self.vectors is not None:
            shape = -(-self.vectors.size // THREADS), THREADS
            self._kernels.vectors[shape](
                self._raw, self.slots.seat, self._seats, self._plan, self.vectors
            )

    def _play(self, seed: int, on: Any = 0) -> None:
        """Play the answers, and ask again; on a stream of the card's."""
        slots, kernels, whose = self.slots, self._kernels, np.uint64(seed % 2**64)
        kernels.advance[(*self._grouped, on)](
            slots, self._start, self._answers, self._held, self.count, whose
        )
        kernels.ask[(*self._grouped, on)](slots.rows, slots.seat, slots.mask, self._held)

    def choose(self, streams: NDArray[np.uint64] | None) -> Any:
        """A legal answer for every slot, drawn from its own stream or from those given."""
        drawn = self.slots.streams if streams is None else self._cuda.to_device(streams)
        choices = self._cuda.device_array(self.count, np.int64)
        self._kernels.choose[self._shape](self.slots.mask, drawn, choices)
        return choices


class TrustedCard(Card):
    """Slots whose answers are taken as they are: whoever writes them knows that they are legal.

    Nothing here waits for the card, and all of it goes to a stream of PyTorch's, so that many steps
    can be recorded as one graph.
    """

    def __init__(self, game: Game, start: Any, slots: Slots, layout: Layout) -> None:
        super().__init__(game, start, slots, None)
        self._lines = Line._make(map(self._cuda.to_device, Line.columns(layout.plan)))
        self._bytes = self.slots.rows.view(layout.bytes_of(slots.rows[:1]).dtype)
        self._seats_at = layout.tables.seats_at
        self._across = -(-len(layout.plan) // THREADS), -(-self.count // self._kernels.ROWS)
        self._things = len(layout.spans), -(-self.count // self._kernels.TELLERS)
        self._spans = self._cuda.to_device(layout.spans) if len(layout.spans) else None

    @property
    def answers(self) -> Any:
        """Where the next answers are to be written: ANEW and HOLD of `core/loops.py` too."""
        return self._answers

    def play(self, seed: int, stream: int) -> None:
        """Play the answers."""
        self._play(seed, self._stream(stream))

    def look(self, out: Any, stream: int) -> None:
        """Write what is seen, in half precision, to an array of int16."""
        to, seat = self._cuda.as_cuda_array(out, sync=False), self.slots.seat
        shape = (self._across, THREADS, self._stream(stream))
        self._kernels.viewer_vectors[shape](self._bytes, seat, self._lines, self._seats_at, to)
        if self._spans is not None:
            shape = (self._things, self._kernels.TELLERS, self._stream(stream))
            self._kernels.facts[shape](self.slots.rows, seat, self._spans, to)

    def _stream(self, handle: int) -> Any:
        """A stream that PyTorch made; 0 is the one that everybody has."""
        return self._cuda.external_stream(handle) if handle else 0
