"""The board of The Manhattan Project: spaces, market, bombs, and everybody's nation.

Module by module, as the eye goes over the table: turn (with the strike under way), main_board,
market, design, nation (with buildings and bombs, as they lie in several places), key. Beneath
them: words, signs, workers (how they look), roll (who stands where) and table (the scene).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, Drawing, column, grid, row

from ..rules import ACTIONS, Kind
from ..tables import BUILDING_NAMES, CREW_NAMES, CREWS, PLAYERS, TARGETS
from ..text import crew
from .design import design_panel
from .key import key_panel
from .main_board import board_panel
from .market import market_panel
from .nation import nation_panel, tray
from .roll import crew_names
from .signs import GOOD_MARKS, SHADES
from .table import Table, share
from .turn import turn_panel
from .words import DESCRIPTION, NATION, NOTHING, TITLE, amounts
from .workers import WORKER_MARKS

__all__ = ["GOOD_MARKS", "SHADES", "WORKER_MARKS", "description", "draw", "shapes"]

SIDE, APART = 336.0, 12
"""The width of the column beside the main board, and how far large panels stand apart."""


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
    view: Any, seat: int | None, legal: Sequence[int], lang: str, narrow: bool = False
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Table(view, seat, legal, lang, narrow, shapes)
    width = float(scene.width)
    parts = phone(scene, width) if narrow else desk(scene, width)
    table = column([turn_panel(scene, width), *parts, key_panel(scene, width)])
    return scene.drawing(scene.say(TITLE, seats=scene.seats), description(scene), table, SHADES)


def phone(scene: Table, width: float) -> list[Box]:
    """Everything under each other: the viewer's nation, what is shared, the others."""
    own = [] if scene.seat is None else [nation_panel(scene, scene.seat, width)]
    others = [seat for seat in range(scene.seats) if seat != scene.seat]
    return [
        *own,
        board_panel(scene, width, 2),
        market_panel(scene, width, 2),
        design_panel(scene, width),
        *(nation_panel(scene, seat, width) for seat in others),
    ]


def desk(scene: Table, width: float) -> list[Box]:
    """What is shared at the left, the viewer's nation beside it, the others below."""
    near = scene.seat or 0  # a spectator sits beside the first player
    left = width - SIDE - APART
    shared = column([board_panel(scene, left, 3), market_panel(scene, left, 4)])
    beside = column([nation_panel(scene, near, SIDE), design_panel(scene, SIDE)])
    return [row([shared, beside], APART), *tray(scene, width), rivals(scene, near, width)]


def rivals(scene: Table, near: int, width: float) -> Box:
    """Equal panels: up to three beside each other, four in two rows."""
    seats = [seat for seat in range(scene.seats) if seat != near]
    abreast = 2 if len(seats) == 4 else len(seats)
    each = share(width, abreast, APART)
    return grid([nation_panel(scene, seat, each) for seat in seats], abreast, APART)


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
