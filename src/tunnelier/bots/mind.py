"""What a network has learned of a game, laid out for the compiled look at it (`bots/look.py`).

The weights of a game lie in its folder, `weights/FINGERPRINT.npz`, named by all that their numbers
mean: rules, cards, features and moves. Of rules or cards that nobody learned there is no file, and
bots go by the rule of thumb instead.
"""

from __future__ import annotations

import hashlib
import os
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.core import jit
from tunnelier.core.features import (
    ANYONE,
    COUNT,
    EITHER_WAY,
    MASK,
    NO_ONE,
    ONE_SEAT,
    RANGE,
    VIEWER,
    WORD,
    as_bytes,
)
from tunnelier.core.game import Game, run_for
from tunnelier.core.once import once
from tunnelier.core.things import Group
from tunnelier.core.turned import PLACE, SEAT, Turned
from tunnelier.core.view import UNKNOWN

LOOK = tuple(Path(__file__).with_name(name) for name in ("look.py", "sums.py"))
"""Where the look is written."""
EVEN = 4
"""Widths are multiples of it: so many sums are made side by side."""
MOST = "eyes.{}.most.weight"
"""The name of weights that the first networks did not have."""

MISFIT = (
    "{title}: the network that comes with it has learned other rules or cards than these; "
    "bots go by the rule of thumb instead"
)

ONE_OF, NUMBERS = (WORD, SEAT), (RANGE, COUNT, EITHER_WAY)

Weights = Mapping[str, NDArray[np.float32]]


class Mind(NamedTuple):
    """A network as arrays, for one number of seats; a matrix has a row for all that goes in.

    Most fields are a byte that stands for a word or a seat, or a byte in a range: those are read at
    once, all others by their lines of the plan.
    """

    plan: Any
    words_at: NDArray[np.int32]
    """Of every seat that looks: where the bytes lie."""
    words_in: NDArray[np.int32]
    """Of every seat that looks: where the features of their values begin in `words`."""
    words_least: NDArray[np.int32]
    """The value of the first of these."""
    words_many: NDArray[np.int32]
    words: NDArray[np.int32]
    """Features; −1 for none."""
    ranges_at: NDArray[np.int32]
    """Of every seat that looks: where the bytes lie."""
    ranges: NDArray[np.int32]
    """Their features."""
    ranges_low: NDArray[np.int32]
    ranges_scale: NDArray[np.float32]
    ranges_secret: NDArray[np.bool_]
    """Whether −1 means unknown."""
    others: NDArray[np.int32]
    """Features of the rest, and lines of the plan."""
    spans: NDArray[np.int32]
    """Where the facts of every thing begin and end."""
    enter: NDArray[np.float32]
    enter_bias: NDArray[np.float32]
    """Of every seat that looks: with all that never changes."""
    groups: NDArray[np.int32]
    """First fact, how many things, facts a thing, first row of `see`, first thing."""
    see: NDArray[np.float32]
    tell: NDArray[np.float32]
    most: NDArray[np.float32]
    """What is told of the most that is seen in any thing; the first networks have none."""
    ask: NDArray[np.float32]
    ask_bias: NDArray[np.float32]
    about_from: NDArray[np.int32]
    """Of every move, where what it is about begins in the next two."""
    about_run: NDArray[np.int32]
    about_thing: NDArray[np.int32]
    block_norms: NDArray[np.float32]
    widen: NDArray[np.float32]
    widen_bias: NDArray[np.float32]
    close: NDArray[np.float32]
    close_bias: NDArray[np.float32]
    norm: NDArray[np.float32]
    moves: NDArray[np.float32]
    moves_bias: NDArray[np.float32]
    values: NDArray[np.float32]
    values_bias: NDArray[np.float32]


class Room(NamedTuple):
    """Where one look at a time is worked out."""

    seen: Any
    """The row that is looked at, as a record of bytes."""
    bytes: NDArray[np.uint8]
    """The same bytes."""
    features: NDArray[np.int32]
    """Which are not 0."""
    values: NDArray[np.float32]
    facts: NDArray[np.float32]
    looks: NDArray[np.float32]
    """What is seen in each thing."""
    together: NDArray[np.float32]
    most: NDArray[np.float32]
    y: NDArray[np.float32]
    inside: NDArray[np.float32]
    even: NDArray[np.float32]
    wanted: NDArray[np.float32]
    known: NDArray[np.uint8]
    fancies: NDArray[np.float64]
    hopes: NDArray[np.float64]


def mind_of(game: Game, weights: Weights, seats: int) -> Mind:
    """A network's weights, by their names in `learn/net.py`, laid out for the look."""
    layout, groups = game.turned, game.turned.groups
    of = {name: np.asarray(weight, np.float32) for name, weight in weights.items()}
    blocks = range(sum(name.endswith("widen.weight") for name in of))
    width = len(of["enter.bias"])
    eyes = of["eyes.0.see.weight"].shape[0] if groups else EVEN
    if width % EVEN or eyes % EVEN:
        raise ValueError(f"a network of {width} and {eyes}: widths are multiples of {EVEN}")
    each = range(len(groups))
    reading = _Reading(layout, seats)
    enter = of["enter.weight"].T
    return Mind(
        plan=layout.plan,
        **reading.columns(),
        spans=layout.spans,
        enter=_array(enter),
        enter_bias=_array([_biased(of["enter.bias"], known, enter) for known in reading.constant]),
        groups=_groups(groups),
        see=_array([row for k in each for row in of[f"eyes.{k}.see.weight"].T], eyes),
        tell=_array([of[f"eyes.{k}.tell.weight"].T for k in each], eyes, width),
        most=_array([of[name].T for name in map(MOST.format, each) if name in of], eyes, width),
        ask=_array(
            [run.T for k in each for run in _runs(of[f"eyes.{k}.ask.weight"], eyes)], width, eyes
        ),
        ask_bias=_array([run for k in each for run in _runs(of[f"eyes.{k}.ask.bias"], eyes)], eyes),
        **_about(groups, game.actions.seat_moves),
        block_norms=_array([_norm(of, f"blocks.{k}.norm") for k in blocks], 2, width),
        widen=_array([of[f"blocks.{k}.widen.weight"].T for k in blocks], width, width),
        widen_bias=_array([of[f"blocks.{k}.widen.bias"] for k in blocks], width),
        close=_array([of[f"blocks.{k}.close.weight"].T for k in blocks], width, width),
        close_bias=_array([of[f"blocks.{k}.close.bias"] for k in blocks], width),
        norm=_array(_norm(of, "norm"), width),
        moves=_array(of["moves.weight"]),
        moves_bias=_array(of["moves.bias"]),
        values=_array(of["values.weight"]),
        values_bias=_array(of["values.bias"]),
    )


def room_for(game: Game, mind: Mind, rows: Any) -> Room:
    """Room to look at the first of some rows, again and again."""
    layout, (_, width) = game.turned, mind.enter_bias.shape
    runs, eyes = mind.ask_bias.shape
    things = int(mind.groups[:, 1].sum())
    many = max(len(mind.enter), width, eyes, *(group.size for group in layout.groups))
    seen = as_bytes(rows)
    return Room(
        seen=seen,
        bytes=seen.view(np.uint8),
        features=np.zeros(many, np.int32),
        values=np.zeros(many, np.float32),
        facts=np.zeros(layout.size, np.float32),
        looks=np.zeros((things, eyes), np.float32),
        together=np.zeros((len(mind.groups), eyes), np.float32),
        most=np.zeros((len(mind.groups), eyes), np.float32),
        y=np.zeros(width, np.float32),
        inside=np.zeros(width, np.float32),
        even=np.zeros(width, np.float32),
        wanted=np.zeros((runs, eyes), np.float32),
        known=np.zeros(runs, np.uint8),
        fancies=np.zeros(game.actions.seat_moves, np.float64),
        hopes=np.zeros(layout.seats, np.float64),
    )


class _Reading:
    """How every line of a plan is read at a table of so many seats, for every seat that looks."""

    def __init__(self, layout: Turned, seats: int) -> None:
        self.plan, self.seats = layout.plan, seats
        self.constant = np.zeros((seats, len(layout.plan)), np.float32)
        self._words: list[tuple[int, int]] = []
        self._ranges: list[int] = []
        self._others: list[int] = []
        line = 0
        while line < len(layout.plan):
            after = self._end_of_field(line)
            self._sort(line, after)
            line = after

    def _end_of_field(self, line: int) -> int:
        """The line after those that are made of the same number: a seat or a word each."""
        same = ["at", "width", "audience", "eyes", "place", "stride"]
        after = line + 1
        if self.plan[line]["code"] in ONE_OF:
            while (
                after < len(self.plan)
                and self.plan[after]["code"] in ONE_OF
                and self.plan[after][same] == self.plan[line][same]
            ):
                after += 1
        return after

    def _sort(self, line: int, after: int) -> None:
        """Tell how a field is best read."""
        plan = self.plan[line]
        code, audience = plan["code"], plan["audience"]
        if plan["place"] >= self.seats:
            return
        if code == VIEWER:
            self.constant[:, line] = np.arange(self.seats) == plan["low"]
        elif code == PLACE:
            self.constant[:, line] = 1
        elif audience == NO_ONE or (audience == ONE_SEAT and plan["place"] > 0):
            self.constant[:, line] = UNKNOWN if code in NUMBERS else 0
        elif plan["width"] > 1 or audience == MASK or code not in (*ONE_OF, RANGE):
            there = self.plan["other"][line:after] < self.seats
            self._others += (line + np.flatnonzero(there)).tolist()
        elif code == RANGE:
            self._ranges.append(line)
        else:
            self._words.append((line, after))

    def columns(self) -> dict[str, Any]:
        """As columns of a mind."""
        words: list[int] = []
        begins: dict[tuple[int, ...], int] = {}
        first = [line for line, _ in self._words]
        spans = [self._span(*field) for field in self._words]
        where = np.zeros((self.seats, len(first)), np.int32)
        for viewer in range(self.seats):
            for k, field in enumerate(self._words):
                said = self._features(*field, *spans[k], viewer)
                if said not in begins:
                    begins[said] = len(words)
                    words += said
                where[viewer, k] = begins[said]
        ranges = self.plan[self._ranges]
        return {
            "words_at": self._where(first),
            "words_in": where,
            "words_least": _whole(least for least, _ in spans),
            "words_many": _whole(many for _, many in spans),
            "words": _whole(words),
            "ranges_at": self._where(self._ranges),
            "ranges": _whole(self._ranges),
            "ranges_low": _whole(ranges["low"]),
            "ranges_scale": np.ascontiguousarray(ranges["scale"], np.float32),
            "ranges_secret": ranges["audience"] != ANYONE,
            "others": _whole(self._others),
        }

    def _where(self, lines: list[int]) -> NDArray[np.int32]:
        """Where the bytes of some lines lie, for every seat that looks."""
        plan = self.plan[lines]
        seats = [(viewer + plan["place"]) % self.seats for viewer in range(self.seats)]
        return np.array([plan["at"] + seat * plan["stride"] for seat in seats], np.int32)

    def _span(self, line: int, after: int) -> tuple[int, int]:
        """The least value that stands for a feature, and how many there are from there on."""
        lows = self.plan["low"][line:after]
        seats = self.plan["code"][line:after] == SEAT
        values = [*lows[~seats], *(lows[seats] + self.plan["other"][line:after][seats])]
        return int(min(values)), int(max(values) - min(values) + 1)

    def _features(
        self, line: int, after: int, least: int, many: int, viewer: int
    ) -> tuple[int, ...]:
        """The feature of every value from the least on; −1 for those that have none."""
        features = np.full(many, -1)
        for k in range(line, after):
            value, other = self.plan[k]["low"], self.plan[k]["other"]
            if self.plan[k]["code"] == SEAT:
                if other >= self.seats:
                    continue
                value = value + (viewer + other) % self.seats
            elif self.plan[k]["audience"] != ANYONE and value == UNKNOWN:
                continue
            features[value - least] = k
        return tuple(features.tolist())


def _whole(values: Any) -> NDArray[np.int32]:
    return np.array([int(value) for value in values], np.int32)


def _groups(groups: list[Group]) -> NDArray[np.int32]:
    table, facts, things = [], 0, 0
    for group in groups:
        table.append((group.first, group.many, group.size, facts, things))
        facts, things = facts + group.size, things + group.many
    return np.array(table, np.int32).reshape(-1, 5)


def _about(groups: list[Group], moves: int) -> dict[str, Any]:
    """For every move, the runs of moves it belongs to and the things it is about."""
    about: list[list[tuple[int, int]]] = [[] for _ in range(moves)]
    run = things = 0
    for group in groups:
        for first in group.moves:
            for each in range(group.many):
                about[first + each].append((run, things + each))
            run += 1
        things += group.many
    ends = np.cumsum([0, *(len(each) for each in about)])
    pairs = np.array([pair for each in about for pair in each], np.int32).reshape(-1, 2)
    columns = {"about_run": pairs[:, 0].copy(), "about_thing": pairs[:, 1].copy()}
    return {"about_from": ends.astype(np.int32), **columns}


def _array(parts: Any, *shape: int) -> NDArray[np.float32]:
    """As one array; of no parts, one of none of that shape."""
    array = np.ascontiguousarray(parts, np.float32)
    return array.reshape(-1, *shape) if shape else array


def _biased(bias: Any, constant: Any, enter: Any) -> Any:
    """A bias with all that never changes; added one by one, so that it is the same everywhere."""
    total = bias.astype(np.float64)
    for line in np.flatnonzero(constant):
        total += constant[line] * enter[line].astype(np.float64)
    return total


def _runs(weight: Any, eyes: int) -> Any:
    """What is cared for, apart for every run of moves."""
    return weight.reshape(-1, eyes, *weight.shape[1:])


def _norm(of: Weights, name: str) -> list[Any]:
    return [of[f"{name}.weight"], of[f"{name}.bias"]]


# --- looking


def compile_looks_by(compiled: Callable[[Game], None]) -> None:
    """Have looks compiled by somebody else, who returns when that of a game is on disk."""
    _compile_look[:] = [compiled]


_compile_look: list[Callable[[Game], None]] = []


@once
def look_of(game: Game) -> Any:
    """The compiled look of a game."""
    for compiled in _compile_look:
        compiled(game)
    name = f"tunnelier.bots.look_of_{game.meta.name.replace('-', '_')}"
    return run_for(name, LOOK[0], jit.Home(game.folder, LOOK), loops=game.loops)


def likings(
    game: Game, mind: Mind, view: Any, seat: int, actions: Any
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How much a seat likes each of some moves, in shares; the share of victory of every seat."""
    rows = view.copy()
    room = room_for(game, mind, rows)
    moves = np.array(actions, np.int32)
    look_of(game).look_once(rows, seat, moves, len(moves), mind, room)
    return room.fancies[: len(moves)], room.hopes[: int(rows[0].seats)]


# --- what is in the package


def fingerprint_of(game: Game) -> str:
    """Of all that the numbers of a network mean: rules, cards, features and moves."""
    moves = (game.actions.text(action) for action in range(game.actions.seat_moves))
    cards = game.sheet.fingerprint if game.sheet else ""
    said = (game.meta.name, str(game.meta.rules_version), cards, game.turned.fingerprint, *moves)
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


def weights_file(game: Game) -> Path:
    """Where the weights lie that fit a game as it is now, if anybody trained it so."""
    return game.folder / "weights" / f"{fingerprint_of(game)}.npz"


def keep(game: Game, weights: Weights) -> Path:
    """Put weights into the game's folder, in half precision, instead of those that were there."""
    path = weights_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, {name: np.asarray(w, np.float16) for name, w in weights.items()})
    for other in path.parent.glob("*.npz"):
        if other != path:
            other.unlink()
    return path


def write_whole(path: Path, arrays: Mapping[str, Any]) -> None:
    """Write a file of arrays beside the old one and put it in its place, or leave the old one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            np.savez_compressed(file, **arrays)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def shipped(game: Game) -> Weights | None:
    """The weights in a game's folder; None where nobody has learned it as it is now."""
    path = weights_file(game)
    if not path.exists():
        if any(path.parent.glob("*.npz")):
            warnings.warn(MISFIT.format(title=game.meta.title), stacklevel=3)
        return None
    with path.open("rb") as file, np.load(file) as kept:
        return {name: kept[name].astype(np.float32) for name in kept}


@cache
def learned(game: Game, seats: int) -> Mind | None:
    """What is shipped with a game, laid out for a table of so many seats."""
    weights = shipped(game)
    return mind_of(game, weights, seats) if weights else None
