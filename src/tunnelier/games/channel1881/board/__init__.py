"""The board of The Channel Tunnel 1881: areas A to G, the line under the sea, stocks, players.

Each part of the table has a module, and in it functions that draw it for desks and phones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core import agenda
from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, Drawing, column, row
from tunnelier.draw.theme import Mark

from .. import page, tables
from ..rules import ACTIONS, Ask, Kind
from ..tables import Nation, Train
from ..text import NATIONS, counted
from . import areas, contracts, crisis, line, players, question, trains, yard
from .about import about
from .colours import EVENT_MARK, GOOD_MARKS, MARKS, SHADES
from .components import components
from .table import Table
from .words import BOTH, CONTRACTS_AND_TRAINS, LINE_TITLE, MIXES, STANDING, STOCK, TITLE

__all__ = [
    "EVENT_MARK",
    "GOOD_MARKS",
    "MARKS",
    "SHADES",
    "about",
    "components",
    "description",
    "draw",
    "scene_of",
    "shapes",
]


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
            return (f"train-{said['train']}", f"{choice}-{said['train']}")
        case Kind.BUY_MACHINE:
            return (f"machine-card-{name}", choice)
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


def seat_mark(_: Any, seat: int) -> Mark:
    """How a seat's pieces look: as those of its nation."""
    return MARKS[Nation(seat)]


# --- the table


def draw(
    view: Any,
    seat: int | None,
    legal: Sequence[int],
    lang: str,
    narrow: bool = False,
    names: Sequence[str] = (),
) -> Drawing:
    """The table as a seat sees it, with what it may do lit; `names` are those of the people."""
    scene = Table(view, seat, legal, lang, narrow, shapes, names)
    box = scene.in_parts(phone(scene)) if narrow else desk(scene)
    title = scene.say(TITLE, number=scene.round)
    return scene.drawing(title, description(scene), box, SHADES)


GAP = 8
QUESTION = 330
"""How wide the question is on a desk."""
AREAS_HEIGHT, SHARED_HEIGHT, PLAYERS_HEIGHT = 150, 150, 212
"""Of the areas, of all that belongs to nobody, and of the players."""


def desk(scene: Table) -> Box:
    """Areas and question; the line; stocks and contracts; the English, the trains, the French."""
    wide = scene.width
    yard_width, crisis_width, sky_width = 214, 184, 330
    rest = wide - yard_width - crisis_width - sky_width - 3 * GAP
    shared = [
        yard.part(scene, yard_width, SHARED_HEIGHT),
        crisis.part(scene, crisis_width, SHARED_HEIGHT),
        contracts.sky_part(scene, sky_width, SHARED_HEIGHT),
        contracts.row_part(scene, rest, SHARED_HEIGHT),
    ]
    top = [
        areas.columns(scene, wide - QUESTION - GAP, AREAS_HEIGHT),
        question.part(scene, QUESTION, AREAS_HEIGHT),
    ]
    shelves = [
        row(top, GAP),
        line.strip(scene, wide),
        row(shared, GAP),
        row(both_sides(scene, wide), GAP),
    ]
    return column(shelves, GAP)


def both_sides(scene: Table, width: float) -> list[Box]:
    """The English at the left and the French at the right, as their coasts are; mine is wider."""
    between, lead = 158, 50 if scene.seat is not None else 0
    half = (width - between - 2 * GAP) / 2
    english, french = (
        players.part(scene, each, half + (lead if scene.seat == each else -lead), PLAYERS_HEIGHT)
        for each in Nation
    )
    return [english, trains.part(scene, between, PLAYERS_HEIGHT), french]


# --- the table in parts

AT_THE_LINE = (Ask.DIG, Ask.BITE, Ask.CLAIM, Ask.BORE, Ask.BUILD, Ask.PAYMENT, Ask.LOSE)
AT_THE_CONTRACTS = (Ask.CONTRACT, Ask.OFFICE, Ask.SELECTION, Ask.UPKEEP)


def phone(scene: Table) -> list[tuple[str, Box]]:
    """Part by part; the question stands where it is answered."""
    wide, asked = scene.width, None if scene.s.over else Ask(int(agenda.question(scene.s)))
    here = question.part(scene, wide)
    place = "areas"
    if asked in AT_THE_LINE:
        place = "line"
    elif asked in AT_THE_CONTRACTS:
        place = "contracts"
    elif asked == Ask.YARD:
        place = "stock"
    mine = None if scene.seat is None else Nation(scene.seat)
    parts: dict[str, tuple[str, list[Box]]] = {
        "areas": (scene.say(page.ROUND, number=scene.round), [areas.rows(scene, wide)]),
        "line": (scene.say(LINE_TITLE), [line.strips(scene, wide)]),
        "stock": (
            scene.say(STOCK),
            [
                yard.part(scene, wide),
                crisis.part(scene, wide),
                contracts.sky_part(scene, wide),
            ],
        ),
        "contracts": (scene.say(CONTRACTS_AND_TRAINS), [contracts.row_part(scene, wide)]),
    }
    if mine is not None:
        parts["areas"][1].append(players.phone_part(scene, mine, wide, cards=False))
        parts["contracts"][1].append(players.hand(scene, mine, wide))
    parts["contracts"][1].append(trains.part(scene, wide, abreast=2))
    parts[place][1].insert(0, here)
    found = [(title, column(boxes, GAP)) for title, boxes in parts.values()]
    others = [nation for nation in Nation if nation != mine]
    boxes = [players.phone_part(scene, nation, wide, cards=True) for nation in others]
    title = scene.say(NATIONS[others[0]] if mine is not None else BOTH)
    return [*found, (title, column(boxes, GAP))]


def description(scene: Table) -> str:
    """The table in a few sentences."""
    told = [question.asked(scene)]
    for nation in Nation:
        position = int(scene.s.players[nation].position)
        score = counted("points", scene.sheets[nation]["total"])
        told.append(scene.say(STANDING, seat=NATIONS[nation], points=score, position=position))
    return " ".join(told)


def scene_of(view: Any, lang: str) -> Table:
    """A scene for things that are drawn alone."""
    return Table(view, None, (), lang, False, shapes)
