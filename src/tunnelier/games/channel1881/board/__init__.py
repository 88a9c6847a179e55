"""The board of The Channel Tunnel 1881: areas A to G, the line under the sea, stocks, players.

Each part of the table has a module, and in it a function `part` which draws it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Drawing, column

from .. import tables
from ..rules import ACTIONS, Kind
from ..score import points
from ..tables import Nation, Train
from ..text import NATIONS, counted
from . import areas, contracts, crisis, events, line, players, question, trains, yard
from .colours import EVENT_MARK, GOOD_MARKS, MARKS, SHADES
from .table import GAP, Part, Table, shelf
from .words import MIXES, STANDING, TITLE

__all__ = ["EVENT_MARK", "GOOD_MARKS", "MARKS", "SHADES", "description", "draw", "shapes"]


# --- what a move touches


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches."""
    kind, said, seat = Kind(ACTIONS.kind(action)), ACTIONS.arguments(action), int(to_move(s))
    if seat < 0:
        return ()
    name, choice = word_of(Nation(seat)), f"choice-{word_of(kind)}"
    match kind:
        case Kind.HIRE:
            return (f"pub-{name}", choice)
        case Kind.PLACE:
            return (f"home-{name}", f"area-{said['area']}")
        case Kind.MACHINE:
            return (f"machine-card-{name}", f"area-{said['area']}")
        case Kind.ANNOUNCE | Kind.CHOOSE | Kind.WAIVE:
            return (f"contract-{said['card']}",)
        case Kind.TAKE:
            taken = tables.TAKES[tables.TAKE_NAMES.index(said["cubes"])]
            lying = (f"yard-{what}" for what, n in zip(MIXES["take"], taken, strict=True) if n)
            return (*mixed("take", taken), *lying)
        case Kind.CONVERT:
            return mixed("make", tables.WORKS[tables.WORK_NAMES.index(said["goods"])])
        case Kind.PAY:
            return (f"pay-ore-{said['ore']}", f"pay-rubble-{said['rubble']}")
        case Kind.DIG | Kind.BORE | Kind.DRILL:
            return (f"machine-{name}", choice)
        case Kind.SHORE:
            return (f"tunnel-{int(s.players[seat].position)}", choice)
        case Kind.BUILD:
            return (f"site-{said['site']}",)
        case Kind.BUY:
            return (f"train-{said['train']}",)
        case Kind.BUY_MACHINE:
            return (f"machine-card-{name}",)
        case Kind.SIGN:
            return (f"contract-{tables.CONTRACT_NAMES[int(s.row[int(said['slot']) - 1]) - 1]}",)
        case Kind.LOSE:
            place = said["marker"]
            return (place if place.startswith("tunnel-") else f"site-{place}",)
        case Kind.RETURN_TRAIN:
            return (f"train-{word_of(Train(int(s.players[seat].train)))}", choice)
    return (choice,)


def mixed(verb: str, numbers: Sequence[int]) -> tuple[str, ...]:
    """The numbers that a mix touches."""
    told = (f"{verb}-{what}-{n}" for what, n in zip(MIXES[verb], numbers, strict=True))
    return (*told, *(() if any(numbers) else ("choice-nothing",)))


# --- the table


def draw(
    view: Any, seat: int | None, legal: Sequence[int], lang: str, narrow: bool = False
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Table(view, seat, legal, lang, narrow, shapes)
    shelves = phone_shelves(scene) if narrow else desk_shelves(scene)
    title = scene.say(TITLE, number=scene.round)
    return scene.drawing(title, description(scene), column(map(shelf, shelves), GAP), SHADES)


def desk_shelves(scene: Table) -> list[list[Part]]:
    """On a desk several parts stand beside each other."""
    wide, half = scene.width, (scene.width - GAP) / 2
    left, middle, cards = 272, 314, 648
    return [
        [areas.part(scene, wide)],
        [question.part(scene, wide)],
        [line.part(scene, wide)],
        [
            yard.part(scene, left),
            events.part(scene, middle),
            crisis.part(scene, wide - left - middle - 2 * GAP),
        ],
        [contracts.part(scene, cards), trains.part(scene, wide - cards - GAP)],
        [players.part(scene, nation, half) for nation in viewer_first(scene)],
    ]


def phone_shelves(scene: Table) -> list[list[Part]]:
    """On a phone all parts stand under each other, the viewer's own soon after the line."""
    wide = scene.width
    mine, other = (players.part(scene, nation, wide) for nation in viewer_first(scene))
    parts = [
        areas.part(scene, wide),
        question.part(scene, wide),
        line.part(scene, wide),
        mine,
        yard.part(scene, wide),
        events.part(scene, wide),
        crisis.part(scene, wide),
        contracts.part(scene, wide),
        trains.part(scene, wide),
        other,
    ]
    return [[part] for part in parts]


def viewer_first(scene: Table) -> list[Nation]:
    """Both players, whoever looks at the table before the other."""
    return sorted(Nation, key=lambda nation: nation != scene.seat)


def description(scene: Table) -> str:
    """The table in a few sentences."""
    told = [question.asked(scene)]
    for nation in Nation:
        position = int(scene.s.players[nation].position)
        score = counted("points", int(points(scene.s, int(nation))))
        told.append(scene.say(STANDING, seat=NATIONS[nation], points=score, position=position))
    return " ".join(told)
