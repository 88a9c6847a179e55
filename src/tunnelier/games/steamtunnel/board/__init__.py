"""The board of Steam Tunnel: pipes that run from card to card and round the border."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.draw.svg import MARGIN, TALL, Box, Drawing, Scene, column, row

from ..rules import ACTIONS, Kind
from ..score import points
from ..text import SEATS as SEAT_NAMES
from ..text import counted
from ..words import MESSAGES
from .about import about
from .colours import SHADES
from .components import components
from .courses import PLACES, course, entries_of, joint_of, spots_of
from .grid import grid
from .side import asked, players, tunnels

__all__ = [
    "PLACES",
    "SHADES",
    "about",
    "components",
    "course",
    "description",
    "draw",
    "entries_of",
    "joint_of",
    "scene_of",
    "shapes",
    "spots_of",
]

GAP = 12.0
LIST = 620.0
"""The height of the lists on phones."""


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches: a card is flipped by its body, and buried by its shovel."""
    said = ACTIONS.arguments(action)
    match ACTIONS.kind(action):
        case Kind.FLIP:
            return (f"cell-{said['cell']}",)
        case Kind.BURN:
            return (f"bury-{said['cell']}",)
        case Kind.BUY:
            return (f"segment-{said['cell']}-{said['segment']}",)
        case Kind.SKIP:
            return ("choice-skip",)
    return ()


def draw(
    view: Any,
    seat: int | None,
    legal: Sequence[int],
    lang: str,
    narrow: bool = False,
    names: Sequence[str] = (),
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Scene(view, seat, legal, lang, narrow, shapes, names)
    title = scene.say(MESSAGES["board-title"], players=counted("players")(int(view.seats)))
    table = on_a_phone(scene) if narrow else on_a_desk(scene)
    return scene.drawing(title, description(scene), table, SHADES)


def on_a_desk(scene: Scene) -> Box:
    """The grid as high as the desk, and the rest beside it."""
    high = TALL - 2 * MARGIN
    side = scene.width - high - GAP
    upper = [] if scene.s.over else [asked(scene, side)]
    upper.append(players(scene, side))
    left = high - sum(box.height + 9 for box in upper)
    return row([grid(scene, high), column([*upper, tunnels(scene, side, left)], 9)], GAP)


def on_a_phone(scene: Scene) -> Box:
    """The grid above what is asked, so that it stays where it is; the players; the tunnels."""
    first = [grid(scene, scene.width)]
    if not scene.s.over:
        first.append(asked(scene, scene.width))
    parts = [
        ("board-part-grid", column(first)),
        ("board-players", players(scene, scene.width)),
        ("board-part-tunnels", tunnels(scene, scene.width, LIST)),
    ]
    return scene.in_parts((scene.say(MESSAGES[title]), box) for title, box in parts)


def description(scene: Scene) -> str:
    """The table in a few sentences."""
    s = scene.s
    told = [
        scene.say(
            MESSAGES["board-standing"],
            seat=SEAT_NAMES[seat],
            points=counted("points")(int(points(s, seat))),
            tokens=counted("tokens")(int(s.players[seat].tokens)),
        )
        for seat in range(int(s.seats))
    ]
    unknown = int(s.unknown)
    return scene.say(MESSAGES["board-description"], unknown=unknown, players=" ".join(told))


def scene_of(view: Any, lang: str) -> Scene:
    """A scene for things that are drawn alone."""
    return Scene(view, None, (), lang, False, shapes)
