"""The board of The Manhattan Project: a map of spaces, market, bombs, and everybody's nation.

Module by module, as the eye goes over the table: turn, main_board, market, design, nation (with
strike, buildings and bombs, as they lie in several places). Beneath them: words, signs, workers
(how they look), roll (who stands where) and table (the scene). What shapes are says about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import listed
from tunnelier.draw.svg import MARGIN, TALL, Box, Drawing, column, row, tag

from ..rules import ACTIONS, Kind
from ..tables import BUILDING_NAMES, CREW_NAMES, CREWS, PLAYERS, TARGETS
from ..text import PLAYER_NAMES, crew
from .about import about
from .components import components
from .design import design_grid, design_row
from .main_board import main_map, phone_map
from .market import market_grid, market_row
from .nation import own_nation, phone_nation, phone_supply, short_nation
from .roll import crew_names
from .signs import GOOD_MARKS, SHADES
from .table import GAP, Table, share
from .turn import turn_block, turn_strip
from .words import BOARD, DESCRIPTION, MARKET_AND_BOMBS, NATION, NOTHING, TITLE, amounts
from .workers import WORKER_MARKS

__all__ = [
    "GOOD_MARKS",
    "SHADES",
    "WORKER_MARKS",
    "about",
    "components",
    "description",
    "draw",
    "scene_of",
    "shapes",
]

PART = 970.0
"""How high a part of a phone's board can be."""
RIVALS, MAP = 440.0, 300.0
"""At a desk: how wide the column of the other nations is, and how high the main board."""


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches."""
    kind, said, seat = ACTIONS.kind(action), ACTIONS.arguments(action), int(to_move(s))
    match kind:
        case Kind.PLACE:
            return (f"space-{said['space']}",)
        case Kind.BLOCK:
            return (f"block-{said['space']}",)
        case Kind.USE | Kind.REPAIR:
            return (f"building-{said['building']}",)
        case Kind.OCCUPY:
            return (f"occupy-{said['building']}",)
        case Kind.BUILD | Kind.KEEP:
            return (f"bomb-{said['bomb']}",)
        case Kind.TEST | Kind.LOAD:
            return f"bomb-{said['bomb']}", f"{word_of(kind)}-{said['bomb']}"
        case Kind.SHOOT:
            return f"fighters-{PLAYERS[seat]}", f"{said['plane']}s-{said['player']}"
        case Kind.RAID:
            return f"bombers-{PLAYERS[seat]}", f"building-{said['building']}"
        case Kind.TRUCE | Kind.STAND_DOWN:
            return (f"{word_of(kind)}-{said['player']}",)
        case Kind.SEND:
            return crew_names(s, seat, CREWS[CREW_NAMES.index(said["workers"])])
        case Kind.BURN:
            return f"{said['fuel']}-{PLAYERS[seat]}", f"choice-burn-{said['fuel']}"
        case Kind.MAKE:
            return (f"choice-make-{said['output']}",)
        case Kind.TRAIN | Kind.STAFF:
            return (f"choice-own-{said['own']}",)
        case Kind.RECRUIT:
            return (f"choice-recruit-{said['worker']}",)
        case Kind.BUY:
            number = int(s.market[int(said["slot"]) - 1]) - 1
            return f"slot-{said['slot']}", f"building-{BUILDING_NAMES[number]}"
        case Kind.FIRST | Kind.REVEAL | Kind.DESIGN:
            return ()  # moves of chance
    return (f"choice-{word_of(kind)}",)


def draw(
    view: Any,
    seat: int | None,
    legal: Sequence[int],
    lang: str,
    narrow: bool = False,
    names: Sequence[str] = (),
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Table(view, seat, legal, lang, narrow, shapes, names)
    width = float(scene.width)
    table = scene.in_parts(phone(scene, width)) if narrow else desk(scene, width)
    return scene.drawing(scene.say(TITLE, seats=scene.seats), description(scene), table, SHADES)


def desk(scene: Table, width: float) -> Box:
    """What is shared at the left, nations at the right; the viewer's lies under what is shared.

    Where only two play, there is room for both nations at the right, and for a larger map.
    """
    strip = turn_strip(scene, width)
    height = TALL - 2 * MARGIN - strip.height - GAP
    near = scene.seat or 0  # a spectator sits beside the first player
    others = [seat for seat in range(scene.seats) if seat != near]
    own = short_nation if scene.seat is None else own_nation
    left = width - RIVALS - GAP
    sale = [market_row(scene, left), design_row(scene, left)]
    below = sum(box.height + GAP for box in sale)
    if scene.seats == 2:
        shared = [main_map(scene, left, height - below, 1.3), *sale]
        theirs = 0.44 * height
        beside = [
            short_nation(scene, others[0], RIVALS, theirs),
            own(scene, near, RIVALS, height - theirs - GAP),
        ]
    else:
        room = height - below - MAP - GAP
        shared = [main_map(scene, left, MAP), *sale, own(scene, near, left, room)]
        each = share(height, len(others))
        beside = [short_nation(scene, seat, RIVALS, each) for seat in others]
    return column([strip, row([column(shared, GAP), column(beside, GAP)], GAP)], GAP)


def phone(scene: Table, width: float) -> list[tuple[str, Box]]:
    """The main board first; then the own nation, what is for sale, the others."""
    first = [turn_block(scene, width)]
    if scene.sending_to_space and scene.seat is not None:
        first.append(phone_supply(scene, scene.seat, width))
    parts = [(scene.say(BOARD), column([*first, phone_map(scene, width)], GAP))]
    if scene.seat is not None:
        parts.append((scene.name(scene.seat), phone_nation(scene, scene.seat, width)))
    sale = column([market_grid(scene, width), design_grid(scene, width)], GAP)
    parts.append((scene.say(MARKET_AND_BOMBS), sale))
    others = [seat for seat in range(scene.seats) if seat != scene.seat]
    nations = [phone_nation(scene, seat, width) for seat in others]
    for some in together([nation.height for nation in nations]):
        title = listed(PLAYER_NAMES[others[k]] for k in some)
        parts.append((scene.say(title), column([nations[k] for k in some], GAP)))
    return [(title, reduced(box)) for title, box in parts]


def together(heights: Sequence[float]) -> list[list[int]]:
    """Which of some boxes, in their order, a part of a phone's board shows."""
    found: list[list[int]] = []
    room = 0.0
    for k, height in enumerate(heights):
        if height > room:
            found.append([])
            room = PART
        found[-1].append(k)
        room -= height + GAP
    return found


def reduced(box: Box) -> Box:
    """A part that is too high, smaller."""
    if box.height <= PART:
        return box
    scale = PART / box.height
    return Box(box.width, PART, tag("g", box.body, transform=f"scale({scale:.3f})"))


def description(scene: Table) -> str:
    """The table in a few sentences."""
    told = []
    for seat in range(scene.seats):
        me = scene.s.players[seat]
        told.append(
            scene.say(
                NATION,
                seat=scene.name(seat),
                points=scene.standing[seat],
                target=TARGETS[scene.seats],
                goods=amounts(me.goods) or NOTHING,
                workers=crew(me.supply),
                buildings=int(me.owned),
                built=int(me.built),
                hand=int(me.hand),
            )
        )
    return scene.say(DESCRIPTION, players=" ".join(told))


def scene_of(view: Any, lang: str) -> Table:
    """A scene for things that are drawn alone."""
    return Table(view, None, (), lang, False, shapes)
