"""Small pieces and icons: discs, rubble, flags, and the signs of actions and abilities."""

from __future__ import annotations

from functools import cache

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import outline, pattern, stack
from tunnelier.draw.svg import (
    Box,
    Scene,
    at,
    column,
    fitted,
    path,
    rect,
    tag,
    width_of,
    words,
)
from tunnelier.draw.theme import CARD, FAINT, INK, SHADOW, WHITE

from ..tables import SPACES, Colour, Nation
from .colours import MARKS, RIM, STONE, STONE_EDGE

TOUCH = 49.0
"""What a finger needs, on phones."""

# --- words, and the room there is


def small(scene: Scene) -> int:
    """The size of small print."""
    return 12 if scene.narrow else 14


def labelled(scene: Scene, text: str, box: Box, room: float | None = None) -> Box:
    """Something with a small heading above it."""
    size = small(scene)
    if room is not None:
        text = fitted(text, room, size)
    said = Box(width_of(text, size), size + 1, words(0, size - 1, text, size, fill=FAINT))
    return column([said, box], 4)


def fit(box: Box, width: float, height: float) -> Box:
    """Something made smaller where there is not enough room for it."""
    scale = min(1.0, width / max(box.width, 1), height / max(box.height, 1))
    if scale == 1:
        return box
    body = tag("g", box.body, transform=f"scale({scale:.3f})")
    return Box(box.width * scale, box.height * scale, body)


# --- discs, rubble, flags


def piece(name: str, *content: str, place: tuple[float, float] = (0, 0)) -> str:
    """Something that goes from place to place and keeps its name."""
    return at(*place, *content, id=name, class_="piece")


def mark(scene: Scene, colour: Colour, small: bool = False) -> str:
    """The sign of a colour, on discs and on rubble alike."""
    name = f"mark-{word_of(colour)}{'-small' if small else ''}"
    return scene.stamp(name, rimmed, scene, colour, 10.5 if small else 12.5)


def rimmed(scene: Scene, colour: Colour, r: float) -> str:
    """Shape and pattern of a colour, with a rim that stands out from any ground; blue is water."""
    look = MARKS[colour]
    parts = [
        outline(look.shape, r + 1.2, fill=SHADOW, opacity=0.3, transform="translate(.7 1.4)"),
        outline(look.shape, r + 1.2, fill=RIM),
        outline(look.shape, r, fill=look.fill),
    ]
    if look.pattern:
        parts.append(outline(look.shape, r, fill=pattern(scene, look.pattern), opacity=0.38))
    if colour == Colour.BLUE:
        parts.append(path(DROP, fill=look.ink, transform=f"scale({r / 12.5:.2f})"))
    return "".join(parts)


def pile(scene: Scene, colour: Colour, place: int, count: int, small: bool = False) -> str:
    """Discs of a colour; they are numbered from place to place: the spaces, then the players."""
    s = scene.s
    before = sum(int(each.discs) for each in list(s.spaces)[:place] if each.colour == colour)
    before += sum(int(s.players[seat].area[colour]) for seat in range(max(0, place - SPACES)))
    sign = mark(scene, colour, small)
    names = (f"disc-{word_of(colour)}-{before + k + 1}" for k in range(count))
    return stack([piece(name, sign) for name in names], 4)


def tile(scene: Scene, seen: int, size: float, small: bool = False, known: bool = False) -> str:
    """A rubble token: a stone with the sign of its colour, and the agenda symbol if it counts."""
    edge, fill, dashes = -size / 2, STONE, None
    if known:  # to the viewer, though it lies face down
        fill, dashes = CARD, "4 3"
    look = {"stroke": STONE_EDGE, "stroke_width": 1.6, "stroke_dasharray": dashes}
    parts = [tag("g", rect(size, size, edge, edge, rx=7), fill=fill, **look)]
    parts.append(mark(scene, Colour((seen - 1) // 2), small))
    if seen % 2 == 0 and scene.s.with_agenda:
        parts.append(at(-edge - 5, edge + 5, icon("agenda", 0.8, CARD)))
    return "".join(parts)


def flag(scene: Scene, side: Nation, width: int = 27) -> str:
    """A flag; its height is two thirds of its width."""
    return scene.stamp(f"flag-{word_of(side)}-{width}", cloth, side, width)


def cloth(side: Nation, width: int) -> str:
    """A flag as it is made, with a line around it."""
    colours = tricolour() if side == Nation.FRANCE else union_jack()
    edge = rect(27, 18, fill="none", stroke="#00000088")
    return tag("svg", colours, edge, width=width, height=width * 2 / 3, viewBox="0 0 27 18")


def union_jack() -> str:
    """The crosses over each other, red on white on blue."""
    parts = [rect(27, 18, fill="#1f3a7d")]
    for d, broad, slim in (("M0 0L27 18M27 0L0 18", 4, 1.5), ("M13.500 0V18M0 9H27", 6, 3.5)):
        parts.append(path(d, stroke=WHITE, stroke_width=broad))
        parts.append(path(d, stroke="#c62b36", stroke_width=slim))
    return "".join(parts)


def tricolour() -> str:
    """Blue, white, red."""
    return (
        rect(27, 18, fill=WHITE) + rect(9, 18, fill="#1f3a7d") + rect(9, 18, 18, 0, fill="#d8303b")
    )


# --- icons

DROP = "M0-8Q6-1 5.500 3a5.500 5.500 0 0 1-11 0Q-6-1 0-8Z"
"""Water."""
ICONS = {
    "plan": "M-2-8a6 6 0 1 0 .1 0ZM2.500 2.500L8 8M-5-2h6M-2-5v6",
    "tunnel": "M0-8.500a8.500 8.500 0 1 0 .1 0ZM0-8V8M-8 0H8M-6-6L6 6M-6 6L6-6",
    "finance": "M-9-5.500H9V5.500H-9ZM0-3a3 3 0 1 0 .1 0ZM-6.500 0h.1M6.400 0h.1",
    "technology": "M0-3a3 3 0 1 0 .1 0ZM0-6.500a6.500 6.500 0 1 0 .1 0ZM0-9.500v3M0 9.500v-3"
    "M-9.500 0h3M9.500 0h-3M-7-7l2 2M7 7l-2-2M-7 7l2-2M7-7l-2 2",
    "develop": "M-6.500-9H6.500V9H-6.500ZM-3.500 0h7M0-3.500v7",
    "coin": "M0-8a8 8 0 1 0 .1 0ZM0-5a5 5 0 1 0 .1 0Z",
    "disc": "M-8 0a8 3.500 0 1 0 16 0a8 3.500 0 1 0-16 0v4a8 3.500 0 0 0 16 0v-4",
    "back": "M-8 3a7 3 0 1 0 14 0a7 3 0 1 0-14 0v4a7 3 0 0 0 14 0v-4M9 0q0-7-8-7h-6M-2-10l-3 3l3 3",
    "then": "M-6 0H6M2-4L6 0L2 4",
    "swap": "M-8-4H7M3-8L7-4L3 0M8 4H-7M-3 8L-7 4L-3 0",
    "workers": "M-6-2a6 6 0 0 1 12 0ZM-8.500-2H8.500M-4-2v2a4 4 0 0 0 8 0v-2M-7 9q1-5 7-5t7 5",
    "more": "M-5 0H5M0-5V5",
    "any": "M-7-7h5v5h-5ZM2-7h5v5h-5ZM-7 2h5v5h-5ZM2 2h5v5h-5Z",
    "speech": "M-3-8h6v8a3 3 0 0 1-6 0ZM-6-1a6 6 0 0 0 12 0M0 5v4M-4 9h8",
    "media": "M-8-8H5V8H-6a2 2 0 0 1-2-2ZM5-3h3v9a2 2 0 0 1-3 2M-5-5h7M-5-1h7M-5 3h7",
    "duel": "M-8 9V-8l7 3.500l-7 3.500M8 9V-8l-7 3.500l7 3.500",
    "contours": "M-9 1q0-8 9-8t9 7t-9 8t-9-7ZM-5 1q0-4 5-4t5 3.500t-5 4.500t-5-4ZM-1 .5h2",
    "influence": "M0-8v.1M6-6v.1M8 0v.1M6 6v.1M0 8v.1M-6 6v.1M-8 0v.1M-6-6v.1",
    "peek": "M-9 0Q0-10 9 0Q0 10-9 0ZM0-2.500a2.500 2.500 0 1 0 .1 0Z",
    "storage": "M-8-5H8V7H-8ZM-8-5L-5-8H5L8-5M-3-1H3",
    "lock": "M-6-1H6V8H-6ZM-4-1V-4a4 4 0 0 1 8 0V-1M0 2v3",
    "agenda": "M-7-6H7V8H-7ZM-7-2H7M-3.500-9v4M3.500-9v4",
    "discard": "M-7-8H3V5H-7ZM6-6v14h-10M-4-3h4M-4 1h4",
    "star": "M0-9L2.600-3L9-2.500L4.200 1.800L5.600 8L0 4.600L-5.600 8L-4.200 1.800L-9-2.500"
    "L-2.600-3Z",
    "used": "M-7 0L-2 5L7-5",
    "warning": "M0-8L9 8H-9ZM0-2v4M0 5v.1",
}
"""Signs of about 18 units around (0, 0), all in lines."""


@cache
def icon(name: str, scale: float = 1, fill: str = "none", ink: str = INK) -> str:
    """A sign around (0, 0)."""
    return path(
        ICONS[name],
        fill=fill,
        transform=f"scale({scale})" if scale != 1 else None,
        stroke=ink,
        stroke_width=3 if name == "influence" else 1.7,  # dots are thicker than lines
        stroke_linecap="round",
        stroke_linejoin="round",
    )
