"""Environments for learning: many matches side by side, an answer in each at a time.

    env = BatchEnv("steam-tunnel", count=256, players=3)
    while True:
        actions = policy(env.features, env.mask, env.seat)
        env.step(actions)
        learn(env.reward, env.done)

Chance answers for itself, from a stream of its own for every match, so that the same seed and the
same answers give the same matches whatever the number of threads. A match that ends makes room for
the next one within the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tunnelier.core import position as positions
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.game import AS_THE_TABLE, Game
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.registry import load

from .slots import DEVICES, Slots, begin_streams, checked_threads, choose, first_refused
from .words import MESSAGES

T = TypeVar("T", bound=np.generic)

ANEW, HOLD = -1, -2
"""As an answer, inside: the slot's next match begins, or it is left alone (`core/loops.py`)."""

CHOICES = 0x63686F69636573
"""Choices made with a seed have nothing to do with the chance of matches with the same seed."""


class NotLegal(ValueError):
    """A move that may not be answered, and why; nothing was changed."""


class BatchEnv:
    """Matches of one game side by side; every step is an answer of whoever is asked in each.

    The arrays stay the same from step to step and are written anew by each: copy what you keep.
    All but the rows are read-only, and those are not for writing either.

    >>> env = BatchEnv("cave-in", count=4, players=2, seed=1)
    >>> env.seat.tolist(), env.mask[0].tolist(), env.features.shape
    ([0, 0, 0, 0], [1, 1, 1, 1], (4, 35))
    >>> env.step(env.random_actions())
    >>> env.seat.tolist(), env.done.any()
    ([1, 1, 1, 1], np.False_)
    """

    rows: Any
    """The states, a row a slot: all of them, secrets too."""
    seat: NDArray[np.int8]
    """Who is asked in each slot."""
    mask: NDArray[np.uint8]
    """1 for every legal move of the seat asked, 0 for all others."""
    features: NDArray[np.float32] | None
    """What the seat asked sees, as numbers (see `core/encoding/`); None if not wanted."""
    reward: NDArray[np.float32]
    """What the last step gave to each seat: 1 for a victory, the sum is 0; zeros in between."""
    done: NDArray[np.bool_]
    """Whether the last step ended a match. What is asked there now belongs to the next one."""
    decisions: NDArray[np.int32]
    """How many answers the match under way has had."""
    numbers: NDArray[np.int64]
    """Which match of the batch it is: the slot, then `count` further on each time."""
    finished: Any
    """The last row of the match that ended last in each slot; look where `done` says so."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        *,
        device: str = "cpu",
        threads: int = 1,
        features: bool = True,
        layout: str = AS_THE_TABLE,
    ) -> None:
        if count < 1:
            raise ValueError(f"how many matches side by side? at least 1, not {count}")
        self.game = load(game) if isinstance(game, str) else game
        self.count, self.seed, self.device = count, seed, device
        self.players = self.game.meta.seats[0] if players is None else players
        self.options = self.game.meta.check_options(options or {})
        self._laid_out = layout
        self.layout: Layout = self.game.layout(layout, self.players)
        """Which number of `features` means what."""
        self.actions = self.game.actions.seat_moves
        """How many moves there are to choose from, legal or not."""
        self.threads = min(checked_threads(threads), count)
        self._start = self.game.new(self.players, self.options)
        self._lay_out(Slots.of(self.game, count, self.players), features)
        self.reset(seed)

    def __new__(cls, *args: Any, device: str = "cpu", **given: Any) -> BatchEnv:
        """On a graphics card, an environment that keeps its arrays there."""
        if device not in DEVICES:
            raise Mistake(MESSAGES["error-device"], said=quoted(device), known=", ".join(DEVICES))
        return object.__new__(CardEnv if device == "cuda" else cls)

    def reset(self, seed: int | None = None) -> None:
        """Begin the first match of every slot anew; without a seed, with the same one."""
        self.seed = self.seed if seed is None else seed
        self._slots.numbers[:] = np.arange(-self.count, 0)
        self._answers.fill(ANEW)
        self._advance_all()

    def step(self, actions: Any, where: Any = None) -> None:
        """Answer in every slot; a ValueError, and nothing is changed, if a move is not legal.

        With `where`, a truth value a slot, only there; the other slots are left alone.
        """
        answers = np.asarray(actions)
        if answers.shape != (self.count,) or answers.dtype.kind not in "iu":
            raise ValueError(
                f"one whole number for each of the {self.count} slots, "
                f"not {answers.dtype} of shape {answers.shape}"
            )
        chosen = self._everywhere if where is None else np.asarray(where, np.bool_)
        if chosen.shape != (self.count,):
            raise ValueError(f"say of each of the {self.count} slots whether it is answered")
        wrong = first_refused(self._slots.mask, answers.astype(np.int64, copy=False), chosen)
        if wrong >= 0:
            raise self._not_legal(wrong, int(answers[wrong]))
        np.copyto(self._answers, answers, casting="same_kind")
        if where is not None:
            self._answers[~chosen] = HOLD
        self._advance_all()

    def why_not(self, slot: int, action: int) -> str | None:
        """Why a move is not legal in a slot, as a sentence; None if it is."""
        if not 0 <= action < self.actions:
            return f"{action} is no move; moves are 0 to {self.actions - 1}."
        rows = self._row(slot)
        reason = self.game.refuse(rows, action)
        if not reason:
            return None
        rule, phrase = self.game.reason(rows, reason)
        place = f" ({rule})" if rule else ""
        return f"{self.game.actions.text(action)!r} is not legal: {phrase.say('en')}{place}"

    def _not_legal(self, slot: int, action: int) -> NotLegal:
        """What to raise; a match alone needs no number."""
        place = f"slot {slot}: " if self.count > 1 else ""
        return NotLegal(f"{place}{self.why_not(slot, action)}")

    def random_actions(self, seed: int | None = None, where: Any = None) -> Any:
        """A legal move for every slot, all equally likely; with `where`, for some slots only.

        With a seed they depend on nothing else: take another one for every step. Without, they are
        drawn from the stream of each match itself, as `simulate` draws them, so that stepping with
        them plays the same matches as `simulate` does.
        """
        streams = self._slots.streams if seed is None else _streams(seed, self.count)
        chosen = np.zeros(self.count, np.int64)
        if where is None:
            choose(self._slots.mask, streams, chosen)
            return chosen
        some = np.flatnonzero(where)
        own, answers = streams[some], chosen[some]
        choose(self._slots.mask[some], own, answers)
        streams[some], chosen[some] = own, answers
        return chosen

    def put(self, slot: int, position: Any) -> None:
        """Go on in a slot from a position, in which a seat is asked: its text, or a row.

        Nothing has been answered there then, given or ended; the slot keeps its number and its
        stream of chance. A ValueError says what does not fit, and nothing is changed.
        """
        if not 0 <= slot < self.count:
            raise ValueError(f"there is no slot {slot}: slots are 0 to {self.count - 1}")
        rows = self._fitting(position)
        seat = self.game.seat(rows)
        slots = self._slots
        slots.rows[slot], slots.seat[slot] = rows[0], seat
        slots.mask[slot] = 0
        slots.mask[slot, self.game.legal(rows)] = 1
        slots.reward[slot], slots.done[slot], slots.decisions[slot] = 0, False, 0
        if self._vectors is not None:
            self._vectors[slot] = self.layout.of(rows, seat)[0]

    def _fitting(self, position: Any) -> Any:
        """A position that can be gone on from here, in an array of one."""
        if isinstance(position, str):
            game, rows = positions.read(position)
            if game is not self.game:
                raise ValueError(f"a position of {game.meta.name} in {self.game.meta.name}")
        else:
            rows = positions.checked(self.game, position)
        row = rows[0]
        if int(row.seats) != self.players:
            raise ValueError(f"a position of {row.seats} players among matches of {self.players}")
        if row.over:
            raise ValueError("a position in which the match is over: there is nothing to answer")
        if self.game.seat(rows) < 0:
            raise ValueError("a position in which chance is asked: play its answer first")
        return rows

    def __deepcopy__(self, memo: Any) -> BatchEnv:
        """The same matches, which go their own way from here."""
        twin = BatchEnv(
            self.game,
            self.count,
            self.players,
            self.options,
            self.seed,
            threads=self.threads,
            features=self.features is not None,
            layout=self._laid_out,
        )
        for mine, copied in zip(self._slots, twin._slots, strict=True):
            copied[:] = mine
        if twin._vectors is not None:
            twin._vectors[:] = self.features
        return twin

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __repr__(self) -> str:
        return (
            f"BatchEnv({self.game.meta.name!r}, count={self.count}, players={self.players}, "
            f"options={self.options}, seed={self.seed}, device={self.device!r})"
        )

    def _lay_out(self, slots: Slots, features: bool) -> None:
        """Make room, and give out the arrays for reading only: a mask written to would lie."""
        self.game.ready()
        self._slots = slots
        self._vectors = np.zeros((self.count, self.layout.size), np.float32) if features else None
        self._answers = np.zeros(self.count, np.int64)
        self._everywhere = np.ones(self.count, np.bool_)
        self._shares = [self._share(here) for here in _shares(self.count, self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.rows, self.finished = self._slots.rows, self._slots.finished
        self.seat, self.mask = _shown(self._slots.seat), _shown(self._slots.mask)
        self.reward, self.done = _shown(self._slots.reward), _shown(self._slots.done)
        self.decisions, self.numbers = _shown(self._slots.decisions), _shown(self._slots.numbers)
        self.features = None if self._vectors is None else _shown(self._vectors)

    def _row(self, slot: int) -> Any:
        """The state in a slot, as an array of one."""
        return self._slots.rows[slot : slot + 1]

    def _share(self, here: slice) -> _Share:
        """The slots of one thread."""
        slots = self._slots.part(here)
        vectors = None if self._vectors is None else self._vectors[here]
        return _Share(slots, self._answers[here], self.layout.bytes_of(slots.rows), vectors)

    def _advance_all(self) -> None:
        if self._pool is None:
            self._advance(self._shares[0])
        else:
            list(self._pool.map(self._advance, self._shares))

    def _advance(self, share: _Share) -> None:
        """Play the answers of some slots, and write what is seen next."""
        slots, answers, raw, vectors = share
        self.game.advance(slots, self._start, answers, self.count, self.seed)
        if vectors is not None:
            self.layout.write(raw, slots.seat, vectors)


class CardEnv(BatchEnv):
    """The same with its arrays on a graphics card, where PyTorch and others take them as they are.

    `torch.as_tensor(env.mask)` shares memory with the environment, and answers may be tensors on
    the card. Every slot is answered in every step.
    """

    def _lay_out(self, slots: Slots, features: bool) -> None:
        from .cuda import Card

        layout = self.layout if features else None
        if layout is not None and layout.viewer_first:
            raise ValueError("on a card features are laid out as the table is")
        self._card = Card(self.game, self._start, slots, layout)
        for name, array in self._card.slots._asdict().items():
            if name != "streams":
                setattr(self, name, array)
        self.features = self._card.vectors

    def reset(self, seed: int | None = None) -> None:
        """Begin the first match of every slot anew; without a seed, with the same one."""
        self.seed = self.seed if seed is None else seed
        self._card.begin(ANEW)
        self._card.advance(self.seed)

    def step(self, actions: Any, where: Any = None) -> None:
        """Answer in every slot; a ValueError, and nothing is changed, if a move is not legal."""
        _refuse(where)
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = np.asarray(actions)
        kind = str(actions.dtype).rpartition(".")[2]  # PyTorch says torch.int64
        if tuple(actions.shape) != (self.count,) or kind != "int64":
            raise ValueError(
                f"one int64 for each of the {self.count} slots, "
                f"not {kind} of shape {tuple(actions.shape)}"
            )
        wrong, action = self._card.take(actions)
        if wrong >= 0:
            raise self._not_legal(wrong, action)
        self._card.advance(self.seed)

    def random_actions(self, seed: int | None = None, where: Any = None) -> Any:
        """A legal move for every slot, all equally likely, on the card."""
        _refuse(where)
        return self._card.choose(None if seed is None else _streams(seed, self.count))

    def __deepcopy__(self, memo: Any) -> BatchEnv:
        """What lies on a card stays there."""
        raise TypeError("matches on a card cannot be copied; those of device='cpu' can")

    def put(self, slot: int, position: Any) -> None:
        """States are put where the processor can write them."""
        raise ValueError("put a state with device='cpu': on a card there is no writing to slots")

    def close(self) -> None:
        """Nothing to let go of."""

    def _row(self, slot: int) -> Any:
        return self._card.slots.rows[slot : slot + 1].copy_to_host()


def _refuse(where: Any) -> None:
    if where is not None:
        raise ValueError("on a card every slot is answered in every step")


def _streams(seed: int, count: int) -> NDArray[np.uint64]:
    """Streams for choices, that have nothing to do with those of chance."""
    streams = np.empty((count, 1), np.uint64)
    begin_streams(np.uint64((seed ^ CHOICES) % 2**64), streams)
    return streams


class _Share(NamedTuple):
    """What one thread works on."""

    slots: Slots
    answers: NDArray[np.int64]
    raw: Any
    """The rows as `bytes_of` gives them."""
    vectors: NDArray[np.float32] | None
    """Room for what is seen next, if that is wanted."""


def _shown(array: NDArray[T]) -> NDArray[T]:
    """The same memory, to look at."""
    view = array.view()
    view.flags.writeable = False
    return view


def _shares(count: int, threads: int) -> list[slice]:
    """The slots of each thread."""
    bounds = np.linspace(0, count, threads + 1).astype(int)
    return [slice(first, after) for first, after in pairwise(bounds.tolist())]
