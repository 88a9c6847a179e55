"""OpenSpiel: a game of ours as a `pyspiel.Game`, played by the compiled rules.

    game = openspiel.load("manhattan", players=3)
    state = game.new_initial_state()

Seats' moves keep their numbers; chance's are counted from 0, as OpenSpiel wants it. An observation
is what a seat sees now, as text (`observation_string`) and as numbers (`observation_tensor`, laid
out as `core/encoding/` says). `information_state_string` tells apart all that a seat has seen and
answered on the way too (perfect recall); without `recall` it is the observation alone, as a player
that remembers nothing needs it. `information_state_tensor` says the same in numbers: what is seen
now, the bits of a fingerprint of the way there, and the last positions of it in full, as many as
`memory` says.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from tunnelier.adapters import NEEDED
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import AS_THE_TABLE, Game
from tunnelier.core.view import SPECTATOR, Screen
from tunnelier.games import load as load_engine
from tunnelier.many.shares import gains

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ImportError as missing:
    raise ImportError(NEEDED) from missing

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
RECALL = "recall"
"""The parameter of a game that says whether seats remember what they have seen."""
MEMORY, LAID_OUT = "memory", "laid_out"
"""How much of it tensors show in full, and how they are laid out."""
FINGERPRINT = 16
"""Bytes that stand for all that a seat has seen and answered."""


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    recall: bool = True,
    memory: int = 0,
    layout: str = AS_THE_TABLE,
) -> SpielGame:
    """One of our games for OpenSpiel; from then on `pyspiel.load_game` knows it too."""
    engine = load_engine(name)
    options = engine.meta.check_options(options or {})
    chosen = {name: _parameter(choice) for name, choice in options.items()}
    chosen["players"] = engine.meta.check_seats(players or engine.meta.seats[0])
    chosen |= {RECALL: recall, MEMORY: memory, LAID_OUT: layout}
    game: SpielGame = pyspiel.load_game(_registered(engine).short_name, chosen)
    return game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and options chosen; there is a subclass for every game."""

    engine: Game
    kind: Any

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        seats = int(chosen["players"])
        ours = ("players", RECALL, MEMORY, LAID_OUT)
        options = {name: str(value) for name, value in chosen.items() if name not in ours}
        super().__init__(self.kind, _size(self.engine, seats), dict(chosen))
        self.recall, self.memory = bool(chosen[RECALL]), int(chosen[MEMORY])
        if self.memory < 0 or (self.memory and not self.recall):
            raise ValueError(f"{self.memory} positions cannot be remembered, recall={self.recall}")
        self.table = _table(self.engine.meta.name)
        self.layout = self.engine.layout(str(chosen[LAID_OUT]), seats)
        self.start = self.table.position(self.engine.new(seats, options).tobytes())

    def new_initial_state(self) -> SpielState:
        """A match about to begin."""
        return SpielState(self, Trail(self.start, memory=self.memory))

    def state_of(self, rows: Any) -> SpielState:
        """A state from a row, without its history: nobody remembers anything.

        It may be the row as a seat sees it: good for `resample_from_infostate` by that seat, and it
        cannot give away what it does not hold.
        """
        at = self.table.position(rows[:1].tobytes())
        return SpielState(self, Trail(at, memory=self.memory))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What tells a seat what it sees, what everyone does, or what it sees beyond that."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if kind is None:
            return Observer(self)
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            return None
        own = kind.private_info == private.SINGLE_PLAYER
        if self.layout.viewer_first and not (own and kind.public_info):
            return None
        return Observer(self, kind.public_info, own, kind.perfect_recall and self.recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position and how it came about; on OpenSpiel's side, the moves that led there."""

    def __init__(self, game: SpielGame, trail: Trail) -> None:
        super().__init__(game)
        self.trail, self.recall = trail, game.recall

    @property
    def at(self) -> Position:
        """How it stands."""
        return self.trail.at

    def current_player(self) -> int:
        """The seat asked; OpenSpiel's numbers for chance and for the end."""
        return self.at.seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.at.seat == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.at.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal moves; none for a player who is not asked."""
        at = self.at
        if at.seat == CHANCE:
            return [outcome for outcome, _ in at.odds]
        return at.legal.copy() if player is None or player == at.seat else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible moves of chance with their probabilities."""
        return self.at.odds.copy()

    def _apply_action(self, action: int) -> None:
        self.trail = Trail(self.at.after(action), self.trail, action)

    def returns(self) -> list[float]:
        """1 for a victory, and the sum is 0; zeros until the match is over."""
        return self.at.returns

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.at.table
        return table.engine.actions.text(action + table.seat_moves * (player == CHANCE))

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, byte by byte."""
        return self.at.seen_by(self.at.seat if player is None else player).hex()

    def information_state_string(self, player: int | None = None) -> str:
        """The same, after a fingerprint of all that the seat has seen and answered before."""
        seen = self.observation_string(player)
        if not self.recall:
            return seen
        return f"{self.trail.known_to(self.at.seat if player is None else player)} {seen}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; what it cannot see is imagined anew.

        It has no history: the true one would give secrets away. What the player remembers stays.
        """
        imagined = self.at.imagined(player, int(sampler() * 2**53))
        return SpielState(self.get_game(), self.trail.of_one(player, imagined))

    def __deepcopy__(self, memo: Any) -> SpielState:
        copied: SpielState = self.clone()
        return copied

    def __str__(self) -> str:
        return self.at.text


Moment = tuple[bytes, int]
"""A position as a seat saw it, and what the seat answered there: NO_ANSWER if it was not asked."""
NO_ANSWER = -1


class Trail:
    """A position and the ones before it, as far as anybody asks; states share it."""

    __slots__ = ("_known", "_past", "action", "at", "before", "memory")

    def __init__(
        self,
        at: Position,
        before: Trail | None = None,
        action: int = 0,
        known: dict[int, bytes] | None = None,
        past: dict[int, tuple[Moment, ...]] | None = None,
        memory: int = 0,
    ) -> None:
        self.at, self.before, self.action = at, before, action
        self._known, self._past = known or {}, past or {}
        self.memory: int = memory if before is None else before.memory

    def known_to(self, seat: int) -> str:
        """A fingerprint of all that a seat has seen and answered, up to here."""
        return self.known(seat).hex()

    def known(self, seat: int) -> bytes:
        """The same as bytes; a seat may be a SPECTATOR."""
        unknown, trail = [], self
        while seat not in trail._known:
            unknown.append(trail)
            if trail.before is None:
                break
            trail = trail.before
        for each in reversed(unknown):
            each._known[seat] = each._next(seat)
        return self._known[seat]

    def past(self, seat: int) -> tuple[Moment, ...]:
        """The last moments before this one, the latest first, as many as are remembered."""
        moments: list[Moment] = []
        trail = self
        while len(moments) < self.memory and trail.before is not None:
            before = trail.before
            answer = trail.action if before.at.seat == seat else NO_ANSWER
            moments.append((before.at.seen_by(seat), answer))
            trail = before
        return (*moments, *trail._past.get(seat, ()))[: self.memory]

    def of_one(self, seat: int, at: Position) -> Trail:
        """A position that looks the same to a seat, with what that seat alone remembers."""
        return Trail(at, None, 0, {seat: self.known(seat)}, {seat: self.past(seat)}, self.memory)

    def _next(self, seat: int) -> bytes:
        """What was known before, what the seat has answered if it was asked, what it sees now."""
        told, before = hashlib.blake2b(digest_size=FINGERPRINT), self.before
        if before is not None:
            own = before.at.seat == seat
            told.update(before._known[seat] + (b"%d" % self.action if own else b"-"))
        told.update(self.at.seen_by(seat))
        return told.digest()

    def __deepcopy__(self, memo: Any) -> Trail:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        viewers = (SPECTATOR, *range(int(self.at.rows["seats"][0])))
        known = {seat: self.known(seat) for seat in viewers}
        past = {seat: self.past(seat) for seat in viewers}
        return Trail, (self.at, None, 0, known, past, self.memory)


class Table:
    """What positions of one game are read and played with, at hand."""

    def __init__(self, engine: Game) -> None:
        self.engine = engine.ready()
        self.dtype = engine.State.dtype
        self.actions, self.seat_moves = engine.actions.size, engine.actions.seat_moves
        entries = (engine.loops.mover, engine.loops.answer, engine.loops.legal, engine.loops.weigh)
        self.mover, self.answer, self.legal, self.weigh = (
            getattr(entry, "outer", entry) for entry in entries
        )
        viewers = (*range(engine.meta.seats[-1]), SPECTATOR)
        self.screens = {seat: Screen(engine.State, seat) for seat in viewers}

    def position(self, row: bytes) -> Position:
        """The position of a row."""
        raw = bytearray(row)
        return Position(self, raw, np.frombuffer(raw, self.dtype))


class Position:
    """One row that never changes, with what was found out about it: states share it."""

    __slots__ = ("_legal", "_odds", "_seen", "_text", "raw", "rows", "seat", "table")

    def __init__(self, table: Table, raw: bytearray, rows: Any) -> None:
        self.table, self.raw, self.rows = table, raw, rows
        self.seat: int = TERMINAL if rows["over"][0] else table.mover(rows, 0)
        self._legal: list[int] | None = None
        self._odds: list[tuple[int, float]] | None = None
        self._seen: dict[int, bytes] = {}
        self._text: str | None = None

    def after(self, action: int) -> Position:
        """The position after a legal move."""
        table = self.table
        raw = bytearray(self.raw)  # NumPy would copy a row field by field
        rows = np.frombuffer(raw, table.dtype)
        table.answer(rows, 0, action + table.seat_moves if self.seat == CHANCE else action)
        return Position(table, raw, rows)

    @property
    def legal(self) -> list[int]:
        """The legal moves of the seat asked."""
        if self._legal is None:
            moves = np.empty(self.table.actions, np.int32)
            self._legal = moves[: self.table.legal(self.rows, 0, moves)].tolist()
        return self._legal

    @property
    def odds(self) -> list[tuple[int, float]]:
        """The possible moves of chance, counted from 0, with their probabilities."""
        if self._odds is None:
            moves, weights = np.empty((2, self.table.actions), np.int32)
            count = self.table.weigh(self.rows, 0, moves, weights)
            first, ways = self.table.seat_moves, weights[:count].tolist()
            total = sum(ways)
            outcomes = zip(moves[:count].tolist(), ways, strict=True)
            self._odds = [(action - first, each / total) for action, each in outcomes]
        return self._odds

    @property
    def returns(self) -> list[float]:
        """The share of victory of every seat, from −1 to 1, with the sum 0."""
        seats = int(self.rows["seats"][0])
        _, winners = self.table.engine.result(self.rows) if self.seat == TERMINAL else ((), ())
        return gains(seats, winners)

    @property
    def text(self) -> str:
        """The table in plain text, with everything on it."""
        if self._text is None:
            self._text = str(self.table.engine.page.show(self.rows[0], "en").plain)
        return self._text

    def seen_by(self, seat: int) -> bytes:
        """The row as a seat sees it."""
        if seat not in self._seen:
            self._seen[seat] = self.table.screens[seat].view(self.raw)
        return self._seen[seat]

    def imagined(self, seat: int, seed: int) -> Position:
        """A position that looks the same to a seat."""
        view = np.frombuffer(self.seen_by(seat), self.table.dtype)[0]
        rows = self.table.engine.imagine(view, seat, np.random.default_rng(seed))
        return self.table.position(rows.tobytes())

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.table.engine.meta.name, bytes(self.raw))


class Observer:
    """What a seat sees, as OpenSpiel asks for it: numbers, the same by field, and text.

    The public half is what everyone sees, the private half what the seat sees beyond that: zeros
    where it is the same. With `recall`, the text begins with a fingerprint of what was seen before;
    the numbers end with its bits, and with what is remembered in full: a line a position, the
    latest first, what was seen there and then a number a move, 1 for the seat's own answer.
    """

    def __init__(
        self, game: SpielGame, public: bool = True, own: bool = True, recall: bool = False
    ) -> None:
        self.public, self.own, self.recall = public, own, recall
        self.layout, self.dtype = game.layout, game.table.dtype
        size = self.layout.size
        bits = 8 * FINGERPRINT if recall else 0
        moments = (game.memory if recall else 0, size + game.table.seat_moves)
        self.tensor = np.zeros(size + bits + moments[0] * moments[1], np.float32)
        self.dict = {name: self.tensor[self.layout.slices[name]] for name in self.layout.fields}
        if bits:
            self.dict["trail"] = self.tensor[size : size + bits]
        if moments[0]:
            self.dict["past"] = self.tensor[size + bits :].reshape(moments)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what is seen now into `tensor`, and so into `dict`, and what was seen before."""
        viewer, size = player if self.own else SPECTATOR, self.layout.size
        self.tensor[:size] = self._numbers(state.at.rows, viewer)[0]
        if self.recall:
            known = np.frombuffer(state.trail.known(viewer), np.uint8)
            self.dict["trail"][:] = np.unpackbits(known)
        if "past" in self.dict:
            past = self.dict["past"]
            past[:] = 0
            moments = state.trail.past(viewer)[: len(past)]
            rows = np.frombuffer(b"".join(seen for seen, _ in moments), self.dtype)
            past[: len(moments), :size] = self._numbers(rows, viewer)
            for line, (_, answer) in zip(past, moments, strict=False):
                if answer != NO_ANSWER:
                    line[size + answer] = 1

    def _numbers(self, rows: Any, viewer: int) -> Any:
        """What a viewer sees of some positions, or sees of them beyond what everyone does."""
        numbers = self.layout.of(rows, viewer)
        return numbers if self.public else numbers - self.layout.of(rows, SPECTATOR)

    def string_from(self, state: SpielState, player: int) -> str:
        """What is seen, byte by byte."""
        viewer = player if self.own else SPECTATOR
        seen = state.at.seen_by(viewer)
        if not self.public:
            seen = bytes(a ^ b for a, b in zip(seen, state.at.seen_by(SPECTATOR), strict=True))
        return f"{state.trail.known_to(viewer)} {seen.hex()}" if self.recall else seen.hex()


@cache
def _table(name: str) -> Table:
    return Table(load_engine(name))


def _restored(name: str, row: bytes) -> Position:
    return _table(name).position(row)


@cache
def _registered(engine: Game) -> Any:
    """What OpenSpiel is told of a game, once."""
    meta, secrets = engine.meta, engine.State.secretive
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=f"tunnelier_{meta.name.replace('-', '_')}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.seats[0],
            RECALL: True,
            MEMORY: 0,
            LAID_OUT: AS_THE_TABLE,
            **{option.name: _parameter(option.default) for option in meta.options},
        },
    )
    # OpenSpiel lets go of it when Python has ended: a class survives that, a function aborts.
    made = type(f"SpielGame_{kind.short_name}", (SpielGame,), {"engine": engine, "kind": kind})
    pyspiel.register_game(kind, made)
    return kind


def _parameter(choice: str) -> str | int:
    """A choice as OpenSpiel reads it back from the text of a game."""
    return int(choice) if choice.isdecimal() else choice


def _size(engine: Game, seats: int) -> Any:
    """How large a game is, in OpenSpiel's terms."""
    actions = engine.actions
    return pyspiel.GameInfo(
        num_distinct_actions=actions.seat_moves,
        max_chance_outcomes=actions.size - actions.seat_moves,
        num_players=seats,
        min_utility=-1.0 / (seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=engine.meta.longest,
    )
