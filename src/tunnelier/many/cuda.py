"""Graphics cards: the same rules once more, compiled for CUDA by numba-cuda (the extra `gpu`).

numba-cuda compiles what Numba does, with types of its own. It is told here that a rule means its
source, compiled for the card, and that a member of an enum counts as the number it is.
"""

from __future__ import annotations

import time
import warnings
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
from tunnelier.core.jit import Rule
from tunnelier.core.mistakes import Mistake

from .slots import Outcome, Slots
from .words import MESSAGES

KERNELS = Path(__file__).with_name("kernels.py")
SLOTS = Path(__file__).with_name("slots.py")
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
        cuda = _numba_cuda()
    except ImportError as error:
        raise NoCard(MESSAGES["error-card-numba"], reason=error) from None
    if not cuda.is_available():
        raise NoCard(MESSAGES["error-no-card"])


def kernels_of(game: Game) -> ModuleType:
    """The kernels of a game; they are compiled when they are first launched."""
    check()
    return _kernels_of(game)


@cache
def _kernels_of(game: Game) -> ModuleType:
    from numba.cuda.core import config

    _teach_numba_cuda()
    loops = game.loops
    name = f"tunnelier.many.kernels_of_{game.meta.name.replace('-', '_')}"
    actions = game.actions
    kinds = np.array([int(actions.kind(action)) for action in range(actions.size)], np.int16)
    questions = max(int(question) for question in game.rules.Ask)
    bins = max(int(kinds.max()) + 2, questions + 3)
    # Last: every rule that is decorated, those of the loops too, names another folder.
    home = jit.Home(game.folder, (KERNELS, SLOTS))
    config.CACHE_DIR = str(jit.cache_folder(home) / "cuda")
    return run_for(name, KERNELS, home, loops=loops, kinds=kinds, bins=bins)


def blocks() -> int:
    """That play whole matches: one for every multiprocessor of the card."""
    return int(_numba_cuda().get_current_device().MULTIPROCESSOR_COUNT)


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
    kernels, cuda = kernels_of(game), _numba_cuda()
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
        self._kernels, self._cuda = kernels_of(game), _numba_cuda()
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


# --- what numba-cuda is told


@cache
def _numba_cuda() -> Any:
    import numba_cuda  # noqa: F401 - without it, Numba has an older one of its own, or none

    if not hasattr(np, "row_stack"):  # NumPy 2.5 has dropped what numba-cuda 0.30 still names
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy, about numba-cuda
        from numba import cuda
        from numba.cuda.core import config
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few matches do not fill a card, and need not
    return cuda


@cache
def _teach_numba_cuda() -> None:
    """Kernels that name a rule mean the rule compiled for the card, once, for wide integers."""
    from numba.cuda import types
    from numba.cuda.dispatcher import CUDADispatcher
    from numba.cuda.typing import arraydecl
    from numba.cuda.typing.typeof import typeof_impl

    class OnCard(CUDADispatcher):  # type: ignore[misc]
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            return super().compile_device(tuple(map(wide, args)), return_type)

    def wide(kind: Any) -> Any:
        whole = isinstance(kind, (types.Integer, types.IntegerLiteral, types.IntEnumMember))
        return types.int64 if whole and kind != types.uint64 else kind

    @cache
    def on_card(value: Rule) -> Any:
        return OnCard(value.compiled_as, {"device": True, "opt": True})

    def type_of(value: Rule, _: Any) -> Any:
        return types.Dispatcher(on_card(value))

    typeof_impl.register(Rule)(type_of)
    index_type = arraydecl.get_array_index_type

    def number(kind: Any) -> Any:
        return types.intp if isinstance(kind, types.IntEnumMember) else kind

    def index_type_of_enums_too(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return index_type(array, types.BaseTuple.from_types(tuple(map(number, index))))
        return index_type(array, number(index))

    arraydecl.get_array_index_type = index_type_of_enums_too
