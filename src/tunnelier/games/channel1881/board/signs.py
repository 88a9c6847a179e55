"""Small pieces and icons. What lies in many places is drawn once and then stamped."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import cube, pattern, token, worker
from tunnelier.draw.svg import at, circle, number, path, rect, tag, width_of, words
from tunnelier.draw.theme import BLACK, EDGE, INK, STRONG, WHITE

from ..page import INITIALS
from ..tables import Good, Nation
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
)
from .table import Table

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
    "clod": path("M0 3L3 0H17V14L14 17H0Z", fill=GOOD_MARKS[Good.RUBBLE].fill, stroke=OUTLINE)
    + path("M0 3L3 0H17L14 3Z", fill=WHITE, opacity=0.35)
    + path("M3 7l3 2M9 6l2 3M4 13l4-1M11 13l1-2", stroke=WHITE, opacity=0.6),
}
"""Small drawings, most of them in a square of 26."""


def sign(scene: Table, name: str, x: float = 0, y: float = 0) -> str:
    """A small drawing, its corner at (x, y)."""
    return at(x, y, scene.stamp(name, str, SIGNS[name]))


# --- goods and cubes

CUBE_SIDE = 18.5
LETTERS = MESSAGES.each("board-letter", Good)


def icon(scene: Table, good: Good, x: float, y: float) -> str:
    """A good, its corner at (x, y), about 23 wide and high."""
    name, said = f"good-{word_of(good)}", scene.say(LETTERS[good])
    if good == Good.BARS:
        return at(x, y, scene.stamp(name, ingot, said))
    return at(x, y, scene.stamp(name, cube, scene, GOOD_MARKS[good], said, CUBE_SIDE))


def ingot(said: str) -> str:
    """A bar of steel."""
    mark = GOOD_MARKS[Good.BARS]
    front = path("M0 21L3.500 7H19.500L23 21Z", fill=mark.fill, stroke=OUTLINE)
    lid = path("M3.500 7L7 3H16L19.500 7Z", fill="#9fb3c4", stroke=OUTLINE)
    return front + lid + words(11.5, 18.8, said, 13, "middle", True, mark.ink)


def event_cube(scene: Table, x: float, y: float, **attributes: Any) -> str:
    """An event cube, its corner at (x, y)."""
    body = scene.stamp("event-cube", cube, scene, EVENT_MARK, "!", CUBE_SIDE)
    return at(x, y, body, **attributes)


# --- what belongs to a player


def letter(scene: Table, nation: Nation) -> str:
    """The letter of a player."""
    return scene.say(INITIALS[nation])


def marker(scene: Table, nation: Nation, x: float, y: float) -> str:
    """A marker around (x, y)."""
    name = f"marker-{word_of(nation)}"
    return at(x, y, scene.stamp(name, token, scene, MARKS[nation], letter(scene, nation), 12))


def disc(scene: Table, nation: Nation, k: int, x: float, y: float) -> str:
    """A disc around (x, y): a piece that keeps its name wherever it goes."""
    name, mark = f"disc-{word_of(nation)}", MARKS[nation]._replace(shape="circle")
    body = scene.stamp(name, token, scene, mark, letter(scene, nation), 12)
    return at(x, y, body, id=f"{name}-{k}", class_="piece")


def labourer(scene: Table, nation: Nation, k: int, x: float, y: float) -> str:
    """A labourer around (x, y), who keeps a name as well."""
    name = f"labourer-{word_of(nation)}"
    figure = scene.stamp(name, worker, scene, MARKS[nation], letter(scene, nation), 34)
    return at(x, y, figure, id=f"{name}-{k}", class_="piece")


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


def coin(value: int, x: float, y: float, r: float = 11) -> str:
    """Points."""
    plate = circle(r, x, y, fill=BRASS, stroke=OUTLINE)
    return plate + words(x, y + 4.9, str(value), 14, "middle", True, BLACK)


def ribbon(said: str, size: float) -> str:
    """A word on a ribbon with a notch."""
    wide = width_of(said, size, bold=True) + 20
    d = f"M0 0H{number(wide)}L{number(wide - 6)} 10L{number(wide)} 20H0Z"
    return path(d, fill=RIBBON) + words(7, 14.5, said, size, bold=True, fill=RIBBON_INK)


def empty(width: float, height: float) -> str:
    """A place where nothing lies."""
    return rect(width, height, rx=8, fill="none", stroke=STRONG, stroke_dasharray="6 4")


def edge(now: bool, usual: str = EDGE) -> dict[str, Any]:
    """The edge of something, marked while it is on."""
    return {"stroke": RIBBON, "stroke_width": 2.5} if now else {"stroke": usual}
