"""Small pieces and icons. What lies in many places is drawn once and then stamped."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import cube, pattern, token, worker
from tunnelier.draw.svg import Box, at, circle, number, path, rect, tag, width_of, words
from tunnelier.draw.theme import BAD, BLACK, EDGE, INK, STRONG, WHITE, Mark

from ..page import INITIALS
from ..tables import Good, Nation
from ..text import NATIONS
from ..words import MESSAGES
from .colours import (
    BRASS,
    EVENT_MARK,
    FOG,
    GOOD_MARKS,
    IRON,
    MARKS,
    OUTLINE,
    RAIN,
    RIBBON,
    RIBBON_INK,
    STEEL,
    SUN,
    TIMBER,
)
from .table import Table
from .words import DISC_LABEL, EVENT_CUBE_LABEL, LABOURER_LABEL

# --- signs

CLOUD = "M4 18a5 5 0 0 1 .5-10a7 7 0 0 1 13-1.500a5.700 5.700 0 0 1 4.500 11.500z"
SIGNS = {
    "house": path("M2 12L13 3L24 12H21V23H15.500V15H10.500V23H5V12Z", fill=STRONG),
    "arch": path("M3 23V13A10 10 0 0 1 23 13V23H18V13.500A5 5 0 0 0 8 13.500V23Z", fill=STRONG),
    "rain": path(CLOUD, fill=RAIN)
    + path("M7 20l-2 5M13 20l-2 5M19 20l-2 5", stroke=RAIN, stroke_width=2.4),
    "sun": circle(6, 13, 13, fill=SUN)
    + path("M13 1V5M13 21V25M1 13H5M21 13H25", stroke=SUN, stroke_width=2.4)
    + path("M5 5l2 2M19 19l2 2M5 21l2-2M19 7l2-2", stroke=SUN, stroke_width=2.4),
    "fog": path("M3 6H19M8 11H25M2 16H20M7 21H24", stroke=FOG, stroke_width=2.6),
    "excavate": path("M4 22L17 8M6 6Q16 2 23 13", stroke=STRONG, stroke_width=3, fill="none"),
    "track": path("M8 2L4 23M18 2L22 23M8 7H18M7 13H19M5 19H21", stroke=STRONG, stroke_width=2.2),
    "station": path(
        "M4 12L13 4L22 12V22H4ZM9 13l8 7M17 13l-8 7", stroke=STRONG, stroke_width=2.2, fill="none"
    ),
    "trains": path("M1 17V7H8V4H5V2H14V4H12V9H19V5H18V3H24V5H23V9H25V17Z", fill=STRONG)
    + circle(4, 7, 19, fill=INK)
    + circle(4, 19, 19, fill=INK),
    "maintenance": path(
        "M5 22L15 11a5 5 0 0 1 6-7l-3 4 2 2 4-3a5 5 0 0 1-8 5",
        stroke=STRONG,
        stroke_width=2.6,
        fill="none",
    ),
    "flag": path("M1 0V18M1 1H14L10 5.500L14 10H1", fill=BRASS, stroke=INK, stroke_width=1.4),
    "black": rect(24, 24, rx=5, fill=BLACK, stroke=WHITE)
    + path("M7 7L17 17M17 7L7 17", stroke=WHITE, stroke_width=2.5),
    "card": rect(17, 23, 5, 2, rx=3, fill=WHITE, stroke=STRONG, stroke_width=2)
    + path("M9 8H18M9 13H18M9 18H14", stroke=STRONG, stroke_width=1.8),
    "cards": rect(15, 20, 2, 4, rx=3, fill=WHITE, stroke=STRONG, stroke_width=2)
    + rect(15, 20, 9, 2, rx=3, fill=WHITE, stroke=STRONG, stroke_width=2),
    "ban": circle(11, 13, 13, fill="none", stroke=BAD, stroke_width=3)
    + path("M5.500 5.500L20.500 20.500", stroke=BAD, stroke_width=3),
    "bag": path(
        "M9 8Q3 14 3 19Q3 25 13 25Q23 25 23 19Q23 14 17 8ZM8 2Q13 5 18 2L16 7H10Z", fill=TIMBER
    )
    + path("M8.500 8H17.500", stroke=BLACK, stroke_width=1.6),
    "cubes": path("M2 15h9v9h-9zM14 15h9v9h-9zM8 4h9v9h-9z", fill=STRONG),
    "disc": circle(9, 13, 13, fill=STRONG) + circle(5, 13, 13, fill="none", stroke=WHITE),
    "wreath": path(
        "M9 3Q2 8 3 15T10 24M17 3Q24 8 23 15T16 24", stroke=STRONG, stroke_width=3, fill="none"
    )
    + circle(3, 13, 12, fill=STRONG),
    "borer": path("M1 9H4V7H16L20 3V23L16 19H4V17H1Z", fill=STRONG)
    + path("M20 4l5 3-5 3 5 3-5 3 5 3-5 3", fill=STRONG),
    "clod": path("M0 3L3 0H17V14L14 17H0Z", fill=GOOD_MARKS[Good.RUBBLE].fill, stroke=OUTLINE)
    + path("M0 3L3 0H17L14 3Z", fill=WHITE, opacity=0.35)
    + path("M3 7l3 2M9 6l2 3M4 13l4-1M11 13l1-2", stroke=WHITE, opacity=0.6),
}
"""Small drawings, most of them in a square of 26."""


def sign(scene: Table, name: str, x: float = 0, y: float = 0) -> str:
    """A small drawing, its corner at (x, y)."""
    return at(x, y, scene.stamp(name, str, SIGNS[name]))


def glyph(scene: Table, name: str, side: float = 20) -> Box:
    """The same as a box of some side, to stand in a line."""
    return scene.once(_glyph, name, side)


def _glyph(scene: Table, name: str, side: float) -> Box:
    whole = 17 if name == "clod" else 26
    return Box(side, side, scene.stamp(f"{name}-{number(side)}", scaled, SIGNS[name], side / whole))


def scaled(body: str, scale: float) -> str:
    """Something larger or smaller."""
    return tag("g", body, transform=f"scale({scale:.3f})")


def inline(
    *items: Box | str, size: float = 14, gap: float = 3, fill: str | None = None, most: float = 0
) -> Box:
    """Pieces and short texts on a line; smaller where they would be wider than `most`."""
    boxes = [
        Box(width_of(item, size, True), size, words(0, 0.86 * size, item, size, None, True, fill))
        if isinstance(item, str)
        else item
        for item in items
    ]
    height, x, parts = max(box.height for box in boxes), 0.0, []
    for box in boxes:
        parts.append(at(x, (height - box.height) / 2, box.body))
        x += box.width + gap
    width, body = x - gap, "".join(parts)
    if most and width > most:
        scale = most / width
        return Box(most, scale * height, scaled(body, scale))
    return Box(width, height, body)


# --- goods and cubes

CUBE_SIDE = 18.5
LETTERS = MESSAGES.each("board-letter", tuple(Good)[: Good.BARS])


def icon(scene: Table, good: Good, x: float, y: float) -> str:
    """A good, its corner at (x, y), about 23 wide and high."""
    name = f"good-{word_of(good)}"
    if good == Good.BARS:
        return at(x, y, scene.stamp(name, girder))
    said = scene.say(LETTERS[good])
    return at(x, y, scene.stamp(name, cube, scene, GOOD_MARKS[good], said, CUBE_SIDE))


def goods(scene: Table, good: Good, side: float = 20) -> Box:
    """The same as a box of some side, to stand in a line."""
    return scene.once(_goods, good, side)


def _goods(scene: Table, good: Good, side: float) -> Box:
    name = f"good-{word_of(good)}-{number(side)}"
    return Box(side, side, scene.stamp(name, scaled, icon(scene, good, 0, 0), side / 23))


def girder() -> str:
    """A bar of steel: a beam of the shape of an I, seen from its end."""
    mark, end = GOOD_MARKS[Good.BARS], "M0 8H15V12H10V18H15V22H0V18H5V12H0Z"
    side = "M0 8L7 1H22V5L15 12V8ZM10 12H15L22 5V11L15 18H10ZM15 18L22 11V15L15 22Z"
    return path(side, fill="#9fb3c4", stroke=OUTLINE) + path(end, fill=mark.fill, stroke=OUTLINE)


def event_cube(scene: Table, k: int, x: float, y: float) -> str:
    """An event cube on the track, its corner at (x, y): a piece with a name."""
    label = scene.say(EVENT_CUBE_LABEL)
    return scene.target(f"event-cube-{k}", label, cube_sign(scene), place=(x, y), piece=True)


def cube_sign(scene: Table) -> str:
    """How event cubes look."""
    return scene.stamp("event-cube", cube, scene, EVENT_MARK, "!", CUBE_SIDE)


def event_box(scene: Table, side: float = 20) -> Box:
    """An event cube as a box of some side, to stand in a line."""
    return Box(
        side,
        side,
        scene.stamp(f"event-cube-{number(side)}", scaled, cube_sign(scene), side / 23),
    )


# --- what belongs to a player

USUAL, SMALL = 12, 9.6
"""Radii of markers and discs; on a smaller one the letter could not be read."""


def letter(scene: Table, nation: Nation) -> str:
    """The letter of a player."""
    return scene.say(INITIALS[nation])


def marker(scene: Table, nation: Nation, x: float, y: float, r: float = 12) -> str:
    """A marker around (x, y)."""
    return at(x, y, sized(scene, f"marker-{word_of(nation)}", r, MARKS[nation], nation))


def marker_box(scene: Table, nation: Nation, r: float = SMALL) -> Box:
    """A marker as a box, to stand in a line."""
    return scene.once(_marker_box, nation, r)


def _marker_box(scene: Table, nation: Nation, r: float) -> Box:
    return Box(2 * r, 2 * r, marker(scene, nation, r, r, r))


def disc_body(scene: Table, nation: Nation, r: float = 12) -> str:
    """How discs look, around (0, 0)."""
    mark = MARKS[nation]._replace(shape="circle")
    return sized(scene, f"disc-{word_of(nation)}", r, mark, nation)


def sized(scene: Table, name: str, r: float, mark: Mark, nation: Nation) -> str:
    """A token of some size, made of the usual one."""
    usual = scene.stamp(name, token, scene, mark, letter(scene, nation), USUAL)
    return usual if r == USUAL else scene.stamp(f"{name}-{number(r)}", scaled, usual, r / USUAL)


def disc(scene: Table, nation: Nation, k: int, x: float, y: float) -> str:
    """A disc around (x, y): a piece that keeps its name wherever it goes."""
    label, body = scene.say(DISC_LABEL, seat=NATIONS[nation]), disc_body(scene, nation)
    return scene.target(f"disc-{word_of(nation)}-{k}", label, body, place=(x, y), piece=True)


def labourer(scene: Table, nation: Nation, k: int, x: float, y: float) -> str:
    """A labourer around (x, y), who keeps a name as well."""
    name = f"labourer-{word_of(nation)}"
    figure = scene.stamp(name, worker, scene, MARKS[nation], letter(scene, nation), 34)
    label = scene.say(LABOURER_LABEL, seat=NATIONS[nation])
    return scene.target(f"{name}-{k}", label, figure, place=(x, y), piece=True)


def boring_machine(scene: Table, nation: Nation) -> str:
    """A machine of the time around (0, 0), its cutters towards the middle of the Channel."""
    mark, right = MARKS[nation], nation == Nation.ENGLISH
    teeth = "M18-11l4 2.500-4 2.500 4 3-4 3 4 3-4 2.500 4 2.500-4 2.500"
    body = (
        rect(9, 6, -22, -2, fill=IRON)
        + rect(27, 20, -16, -10, rx=5, fill=mark.fill, stroke=OUTLINE)
        + rect(27, 20, -16, -10, rx=5, fill=pattern(scene, mark.pattern), opacity=0.3)
        + path("M11-8L15-12H18V12H15L11 8Z", fill=IRON, stroke=OUTLINE)
        + path(teeth, fill=STEEL, stroke=OUTLINE)
    )
    x = -3 if right else 3
    plate = circle(8.5, x, 0, fill=mark.fill)
    said = words(x, 5, letter(scene, nation), 14, "middle", True, mark.ink)
    return tag("g", body, transform=None if right else "scale(-1 1)") + plate + said


# --- plates, ribbons, places


def coin(scene: Table, value: int, x: float, y: float, r: float = 11, size: float = 14) -> str:
    """Points."""
    return at(x, y, scene.stamp(f"coin-{value}-{number(r)}", coin_body, value, r, size))


def coin_body(value: int, r: float, size: float) -> str:
    """How points look, around (0, 0)."""
    plate = circle(r, fill=BRASS, stroke=OUTLINE)
    return plate + words(0, 0.35 * size, str(value), size, "middle", True, BLACK)


def ribbon(said: str, size: float) -> Box:
    """A word on a ribbon with a notch."""
    wide = width_of(said, size, bold=True) + 20
    d = f"M0 0H{number(wide)}L{number(wide - 6)} 10L{number(wide)} 20H0Z"
    body = path(d, fill=RIBBON) + words(7, 14.5, said, size, bold=True, fill=RIBBON_INK)
    return Box(wide, 20, body)


def empty(width: float, height: float) -> str:
    """A place where nothing lies."""
    return rect(width, height, rx=8, fill="none", stroke=STRONG, stroke_dasharray="6 4")


def edge(now: bool, usual: str = EDGE) -> dict[str, Any]:
    """The edge of something, marked while it is on."""
    return {"stroke": RIBBON, "stroke_width": 2.5} if now else {"stroke": usual}
