"""The board of 1987 Channel Tunnel: the sea bed with both bores, action spaces, both players.

Each part of the table has a module of its own; `draw` puts them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import about, to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Drawing, Scene, column, row

from .. import page
from ..rules import ACTIONS, Kind
from ..tables import LENGTH, SEATS, Colour, Nation
from ..text import counted, millions, prompt, seat_name
from ..words import MESSAGES
from .choices import BUTTONS, choices
from .colours import DEVIATION_MARKS, MARKS, SHADES
from .players import players
from .sea_bed import sea_bed
from .spaces import spaces
from .supplies import supplies
from .table import nation_word, seat_of
from .verdict import verdict

__all__ = ["DEVIATION_MARKS", "MARKS", "SHADES", "description", "draw", "shapes"]


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches."""
    said, seat = ACTIONS.arguments(action), int(to_move(s))
    mine = f"discs-{nation_word(s, seat)}"
    match ACTIONS.kind(action):
        case Kind.PLAN | Kind.TUNNEL | Kind.FINANCE | Kind.TECHNOLOGY as kind:
            return f"{mine}-{said['discs']}", f"action-{word_of(kind)}"
        case Kind.SECONDARY:
            return f"{mine}-{said['discs']}", f"slot-{said['slot']}-action"
        case Kind.DEVELOP:
            return f"{mine}-{said['discs']}", f"slot-{said['slot']}-develop"
        case Kind.KEEP:
            return f"{mine}-{word_of(Colour(int(about(s))))}", f"choice-keep-{said['number']}"
        case Kind.PAY:
            one, other = said["discs"].split("-")
            return f"{mine}-{one}", "choice-pay-same" if one == other else f"{mine}-{other}"
        case Kind.TAKE:
            return (f"slot-{said['slot']}-money",)
        case Kind.ADVANCE:
            return (f"track-{nation_word(s, seat)}-{said['track']}",)
        case Kind.PEEK:
            return (f"space-{said['nation']}-{said['space']}",)
        case Kind.RUBBLE:
            stored = int(s.players[seat].stored[Colour[said["colour"].upper()]])
            place = f"stored-{nation_word(s, seat)}-{said['colour']}"
            return tuple(f"{place}-{k + 1}" for k in range(stored))
        case Kind.MACHINE:
            return (f"action-{said['action']}",)
        case Kind.BUILD:
            return (f"slot-{said['slot']}-develop",)
        case Kind.SWAP:
            theirs = f"discs-{nation_word(s, 1 - seat)}-{said['take']}"
            return f"card-{said['card']}", f"{mine}-{said['give']}", theirs
        case Kind.COMMIT | Kind.REALIGN | Kind.USE | Kind.HIRE | Kind.CONTRIBUTE:
            return (f"card-{said['card']}",)
        case kind if kind in BUTTONS:
            return (f"choice-{word_of(kind)}",)
    return ()


def draw(
    view: Any, seat: int | None, legal: Sequence[int], lang: str, narrow: bool = False
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Scene(view, seat, legal, lang, narrow, shapes)
    asked = verdict(scene) if view.over else choices(scene)
    if narrow:
        below = 1 if seat is None else seat
        above, mine = (players(scene, [who], scene.width) for who in (1 - below, below))
        order = [*above, sea_bed(scene), spaces(scene), asked, *mine, supplies(scene)]
    else:
        half = (scene.width - 10) / 2
        boards = row(players(scene, [seat_of(view, side) for side in Nation], half))
        order = [sea_bed(scene), spaces(scene), asked, boards, supplies(scene)]
    title = scene.say(MESSAGES["board-title"], round=int(view.rounds) + 1)
    return scene.drawing(title, description(scene), column(order), SHADES)


def description(scene: Scene) -> str:
    """The table in a few sentences."""
    told = []
    for seat in range(SEATS):
        me = scene.s.players[seat]
        standing = {
            "left": LENGTH - int(me.bored),
            "level": -int(me.deviation),
            "discs": counted("discs")(int(me.area.sum())),
            "money": millions(int(me.money)),
            "cards": counted("cards")(page.developed_count(scene.s, seat)),
        }
        seat_is = seat_name(scene.s, seat)
        told.append(scene.say(MESSAGES["board-standing"], seat=seat_is, **standing))
    if not scene.s.over:
        told.append(prompt(scene.s, scene.lang))
    return " ".join(told)
