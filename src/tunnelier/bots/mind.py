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
from tunnelier.core.encoding.entities import Group
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.encoding.read import (
    COUNT,
    EITHER_WAY,
    MASK,
    NO_ONE,
    ONE_SEAT,
    PLACE,
    RANGE,
    SEAT,
    VIEWER,
    WORD,
)
from tunnelier.core.encoding.write import Tables, as_bytes
from tunnelier.core.game import Game, run_for
from tunnelier.core.once import once
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

    Features are written as one vector, and those that are not 0 are taken from it.
    """

    tables: Tables
    """How the vector is written."""
    order: NDArray[np.int32]
    """In which order features are added up: sums of other orders differ in their last digits."""
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
    viewer: NDArray[np.int8]
    """Who looks."""
    vectors: NDArray[np.float32]
    """What is seen: one vector."""
    features: NDArray[np.int32]
    """Which are not 0."""
    values: NDArray[np.float32]
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
    layout, groups = game.viewer_features, game.viewer_features.groups
    of = {name: np.asarray(weight, np.float32) for name, weight in weights.items()}
    blocks = range(sum(name.endswith("widen.weight") for name in of))
    width = len(of["enter.bias"])
    eyes = of["eyes.0.see.weight"].shape[0] if groups else EVEN
    if width % EVEN or eyes % EVEN:
        raise ValueError(f"a network of {width} and {eyes}: widths are multiples of {EVEN}")
    each = range(len(groups))
    enter = of["enter.weight"].T
    return Mind(
        tables=layout.tables,
        order=_order(layout, seats, len(enter)),
        spans=layout.spans,
        enter=_array(enter),
        enter_bias=_array(
            [_biased(of["enter.bias"], known, enter) for known in _constant(layout, seats)]
        ),
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
    layout, (_, width) = game.viewer_features, mind.enter_bias.shape
    runs, eyes = mind.ask_bias.shape
    things = int(mind.groups[:, 1].sum())
    many = max(len(mind.enter), width, eyes, *(group.size for group in layout.groups))
    return Room(
        seen=as_bytes(rows),
        viewer=np.zeros(1, np.int8),
        vectors=np.zeros((1, layout.size), np.float32),
        features=np.zeros(many, np.int32),
        values=np.zeros(many, np.float32),
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


def _never_changes(plan: Any) -> NDArray[np.bool_]:
    """Which numbers are the same in all matches: who looks, who is there, what nobody shows."""
    hidden = (plan["audience"] == ONE_SEAT) & (plan["place"] > 0)
    never: NDArray[np.bool_] = hidden | (plan["audience"] == NO_ONE)
    return never | np.isin(plan["code"], (VIEWER, PLACE))


def _constant(layout: Layout, seats: int) -> NDArray[np.float32]:
    """The numbers that never change, for every seat that looks; 0 for all others."""
    plan = layout.plan
    hidden = np.isin(plan["code"], NUMBERS) & _never_changes(plan)
    numbers = np.where(hidden, UNKNOWN, plan["code"] == PLACE)
    lookers = np.arange(seats)[:, None]
    numbers = np.where(plan["code"] == VIEWER, lookers == plan["low"], numbers)
    return np.where(plan["place"] < seats, numbers, 0).astype(np.float32)


def _order(layout: Layout, seats: int, plain: int) -> NDArray[np.int32]:
    """The other features, in the order of their sum: bytes that stand for words, ranges, the rest.

    The facts of a game that no move is about are the last before feature `plain`.
    """
    plan = layout.plan
    one_byte = (plan["width"] == 1) & (plan["audience"] != MASK)
    kind = np.full(plain, 2)
    kind[: len(plan)][one_byte & np.isin(plan["code"], ONE_OF)] = 0
    kind[: len(plan)][one_byte & (plan["code"] == RANGE)] = 1
    wanted = np.ones(plain, bool)
    wanted[: len(plan)] = ~_never_changes(plan)
    wanted[: len(plan)] &= (plan["place"] < seats) & (plan["other"] < seats)
    order = np.argsort(kind, kind="stable")
    return order[wanted[order]].astype(np.int32)


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
    said = (
        game.meta.name,
        str(game.meta.rules_version),
        cards,
        game.viewer_features.fingerprint,
        *moves,
    )
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
