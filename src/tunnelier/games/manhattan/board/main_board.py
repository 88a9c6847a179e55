"""The main board: the spaces, section by section, and the contractors nobody has."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, frame, inside, panel
from tunnelier.draw.svg import (
    Box,
    at,
    column,
    note,
    number,
    path,
    rect,
    row,
    tag,
    width_of,
    words,
)
from tunnelier.draw.theme import BAD, CARD, EDGE, FAINT, INSET

from .. import page
from ..tables import AIR_STRIKE_SOCKETS, DESIGN_SOCKETS, SOCKET_OF, Colour, Space, Worker
from ..text import site_name
from .roll import Figure
from .signs import blocker, deal, section_picture, shade
from .table import GAP, Table, share
from .words import BOARD, IS_CLOSED, deal_words, label, occupied, site_label
from .workers import STEP, TALL, crowd, needs_of, person, sockets


def board_panel(scene: Table, width: float, columns: int) -> Box:
    """Spaces with room for one, then Construction, then the general supply."""
    room = inside(width)
    spaces = [space for space in Space if space != Space.CONSTRUCTION]
    lines = [
        line_of_spaces(scene, spaces[first : first + columns], share(room, columns))
        for first in range(0, len(spaces), columns)
    ]
    lines += [construction(scene, room), contractors(scene)]
    return panel(scene.say(BOARD), column(lines, GAP), width)


# --- spaces


def line_of_spaces(scene: Table, spaces: Sequence[Space], width: float) -> Box:
    """Spaces beside each other, as high as the words of the wordiest need."""
    told = [note(deal_words(space, scene.lang), width - 24, scene.small) for space in spaces]
    height = 60 + max(text.height for text in told)
    tiles = zip(spaces, told, strict=True)
    return row([space_tile(scene, space, text, width, height) for space, text in tiles], GAP)


def space_tile(scene: Table, space: Space, told: Box, width: float, height: float) -> Box:
    """A space: its sockets, its name, its deal in pictures and in words."""
    there = standing_on(scene, space)
    places = sockets(scene, there, needs_of(space))
    x = 16 + places.width
    closed = space == Space.DESIGN and bool(scene.s.closed)
    told_of = label(
        scene.lang,
        site_label(space, scene.lang),
        *occupied([who for who in there if who], scene.lang),
        scene.say(IS_CLOSED) if closed else "",
    )
    body = scene.target(
        f"space-{word_of(space)}",
        told_of,
        ground(scene, section_of(space), width, height, CARD if None in there else INSET),
        at(10, 12, places.body),
        words(x, 20, scene.say(site_name(space)), scene.small, bold=True),
        at(x, 25, badge(scene.say(page.CLOSED), scene.small, ink=BAD).body)
        if closed
        else at(x, 23, deal(scene, space).body),
        at(12, 54, told.body),
        halo=frame(width, height),
    )
    y = 38 if space == Space.DESIGN else 14  # Design Bomb has a long name
    blocking = blocker(scene, f"block-{word_of(space)}", site_name(space), width - 14, y)
    return Box(width, height, body + blocking)


def standing_on(scene: Table, space: Space) -> list[Figure | None]:
    """The sockets of a space with whoever stands in them."""
    pairs = {Space.AIR_STRIKE: AIR_STRIKE_SOCKETS, Space.DESIGN: DESIGN_SOCKETS}
    found = [scene.figures("socket", k) for k in pairs.get(space) or (SOCKET_OF[space],)]
    return [there[0] if there else None for there in found]


def section_of(space: Space) -> str:
    """The section of the main board that a space belongs to."""
    return word_of(space).rstrip("-1234")


def ground(scene: Table, section: str, width: float, height: float, fill: str = CARD) -> str:
    """A tile with the colour and the picture of its section."""
    low = number(height - 8)
    edge = f"M8 0A8 8 0 0 0 0 8V{low}A8 8 0 0 0 8 {number(height)}H5V0Z"
    size = min(1.9, (height - 12) / 24)
    return (
        rect(width, height, rx=8, fill=fill, stroke=EDGE)
        + path(edge, fill=shade(section))
        + tag(
            "g",
            section_picture(scene, section),
            transform=f"translate({number(width - 30)} {number(height / 2)}) scale({size:.2f})",
            opacity=0.13,
        )
    )


# --- what has room for many


def construction(scene: Table, width: float) -> Box:
    """The space that always has room."""
    space, small = Space.CONSTRUCTION, scene.small
    there = scene.figures("crowd")
    workers = crowd(scene, there, width - 24, "any")
    height = 34 + workers.height + 6
    name = scene.say(site_name(space))
    x = 24 + width_of(name, small, bold=True)
    body = scene.target(
        f"space-{word_of(space)}",
        label(scene.lang, site_label(space, scene.lang), *occupied(there, scene.lang)),
        ground(scene, section_of(space), width, height),
        words(12, 22, name, small, bold=True),
        words(x, 22, deal_words(space, scene.lang), small, fill=FAINT),
        at(12, 32, workers.body),
        halo=frame(width, height),
    )
    return Box(width, height, body)


def contractors(scene: Table) -> Box:
    """The contractors in the general supply."""
    title = scene.say(page.GENERAL)
    heading = words(0, 21, title, scene.small, fill=FAINT)
    boxes = [Box(width_of(title, scene.small), TALL, heading)]
    for worker in Worker:
        looks = at(STEP / 2, TALL / 2, person(scene, Colour.GREY, worker))
        count = words(STEP + 4, 21, f"× {int(scene.s.grey[worker])}", 14, bold=True)
        boxes.append(Box(STEP + 26, TALL, looks + count))
    return row(boxes, 14)
