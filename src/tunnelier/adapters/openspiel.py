"""OpenSpiel: a game of ours as a `pyspiel.Game`, played by the compiled rules.

    game = openspiel.load("manhattan", players=3)
    state = game.new_initial_state()

Seats' moves keep their numbers; chance's are counted from 0, as OpenSpiel wants it. What a seat is
told is what it sees now, as text (`observation_string`) and as numbers (`observation_tensor`, laid
out as `core/features.py` says). `information_state_string` and `information_state_tensor` are the
same: a row holds all that the rules let a seat remember, but not the way there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np

from tunnelier.adapters import NEEDED
from tunnelier.core.agenda import CHANCE
from tunnelier.core.features import Features
from tunnelier.core.game import Game
from tunnelier.core.record import EVERYONE, OWNER, Record
from tunnelier.games import load as load_engine

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ImportError as missing:
    raise ImportError(NEEDED) from missing

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
HIDDEN = 0xFF
"""UNKNOWN is −1: every bit is set, whatever the width."""


def load(
    name: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> SpielGame:
    """One of our games for OpenSpiel; from then on `pyspiel.load_game` knows it too."""
    engine = load_engine(name)
    options = engine.meta.check_options(options or {})
    chosen = {name: _parameter(choice) for name, choice in options.items()}
    chosen["players"] = engine.meta.check_seats(players or engine.meta.seats[0])
    game: SpielGame = pyspiel.load_game(_registered(engine).short_name, chosen)
    return game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and options chosen; there is a subclass for every game."""

    engine: Game
    kind: Any

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        seats = int(chosen["players"])
        options = {name: str(value) for name, value in chosen.items() if name != "players"}
        super().__init__(self.kind, _size(self.engine, seats), dict(chosen))
        self.table = _table(self.engine.meta.name)
        self.layout = self.engine.features(seats)
        self.start = self.table.position(self.engine.new(seats, options).tobytes())

    def new_initial_state(self) -> SpielState:
        """A match about to begin."""
        return SpielState(self, self.start)

    def state_of(self, rows: Any) -> SpielState:
        """A state from a row, without its history. It may be the row as a seat sees it: good for
        `resample_from_infostate` by that seat, and it cannot give away what it does not hold.
        """
        return SpielState(self, self.table.position(rows[:1].tobytes()))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What tells a seat what it sees; None where only some of that is asked for."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and not (kind.public_info and kind.private_info == alone):
            return None
        return Observer(self.layout)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position and, on OpenSpiel's side, the moves that led there."""

    def __init__(self, game: SpielGame, at: Position) -> None:
        super().__init__(game)
        self.at = at

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
        self.at = self.at.after(action)

    def returns(self) -> list[float]:
        """1 for a victory, and the sum is 0; zeros until the match is over."""
        return self.at.returns

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.at.table
        return table.engine.actions.text(action + table.seat_moves * (player == CHANCE))

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees, byte by byte."""
        return self.at.seen_by(self.at.seat if player is None else player).hex()

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; what it cannot see is imagined anew.

        It has no history: the true one would give secrets away.
        """
        return SpielState(self.get_game(), self.at.imagined(player, int(sampler() * 2**53)))

    def __deepcopy__(self, memo: Any) -> SpielState:
        copied: SpielState = self.clone()
        return copied

    def __str__(self) -> str:
        return self.at.text


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
        self.screens = [Screen(engine.State, seat) for seat in range(engine.meta.seats[-1])]

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
        if not winners:
            return [0.0] * seats
        lost, won = -1 / (seats - 1), (seats / len(winners) - 1) / (seats - 1)
        return [won if seat in winners else lost for seat in range(seats)]

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


class Screen:
    """What one seat may see of a row, byte by byte: the same as `observe`, much faster."""

    def __init__(self, record: type[Record], seat: int) -> None:
        self.seat = seat
        self.never = np.zeros(record.dtype.itemsize, np.uint8)
        watched: list[tuple[int, int]] = []
        for byte, eye in _secrets(record, seat):
            if eye is None:
                self.never[byte] = HIDDEN
            else:
                watched.append((byte, eye))
        self.bytes, self.eyes = np.array(watched, np.intp).reshape(-1, 2).T
        self.needed = record.secretive

    def view(self, raw: bytearray) -> bytes:
        """The bytes of a row with every bit set where the seat may not look."""
        if not self.needed:
            return bytes(raw)
        row = np.frombuffer(raw, np.uint8)
        seen = row | self.never
        seen[self.bytes] |= (row[self.eyes] >> self.seat & 1) - 1
        return seen.tobytes()


class Observer:
    """What a seat sees, as OpenSpiel asks for it: numbers, the same by field, and text."""

    def __init__(self, layout: Features) -> None:
        self.layout = layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: self.tensor[layout.slices[name]] for name in layout.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`, and so into `dict`."""
        self.tensor[:] = self.layout.of(state.at.rows, player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, byte by byte."""
        return state.information_state_string(player)


def _secrets(
    record: type[Record], seat: int, base: int = 0, owner: int | None = None
) -> Iterator[tuple[int, int | None]]:
    """The bytes a seat may not see; where a mask decides, with the byte that holds its bit."""
    for name, field in record.fields.items():
        first = base + record.dtype.fields[name][1]
        if not isinstance(field.kind, str):
            for index in range(field.shape[0]):
                inside = first + index * field.kind.dtype.itemsize
                yield from _secrets(field.kind, seat, inside, index if field.by_seat else owner)
        elif field.seen_by == EVERYONE or (field.seen_by == OWNER and seat == owner):
            continue
        else:
            width = np.dtype(field.kind).itemsize
            mask = record.fields.get(field.seen_by)
            for byte in range(width * int(np.prod(field.shape))):
                eye = None
                if mask is not None:
                    wide = np.dtype(mask.kind).itemsize
                    eye = base + record.dtype.fields[field.seen_by][1] + byte // width * wide
                yield first + byte, eye


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
