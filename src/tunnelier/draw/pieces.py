"""The pieces every table is made of: panels, cards, tokens, cubes, workers, tracks, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from .svg import Box, Scene, at, circle, fitted, number, path, rect, row, tag, width_of, words
from .theme import BACK, BACK_LINE, CARD, EDGE, FAINT, INK, INSET, PANEL, SHADOW, STRONG, Mark

PAD = 12
HEADING = 30


# --- panels and cards


def panel(title: str, content: Box, width: float, note: str = "", fill: str = PANEL) -> Box:
    """A part of the table with a heading, and a note at its right."""
    top = HEADING if title else PAD
    height = top + content.height + PAD
    parts = [rect(width, height, rx=12, fill=fill, stroke=EDGE)]
    if title:
        room = width - 2 * PAD - (width_of(note, 13) + 10 if note else 0)
        parts.append(words(PAD, 21, fitted(title, room, 15, bold=True), 15, bold=True))
    if note:
        parts.append(words(width - PAD, 21, note, 13, "end", fill=FAINT))
    parts.append(at(PAD, top, content.body))
    return Box(width, height, "".join(parts))


def inside(width: float) -> float:
    """The room that a panel of some width leaves for its content."""
    return width - 2 * PAD


def card(width: float, height: float, *content: str, fill: str = CARD, edge: str = STRONG) -> str:
    """A card: a light frame, a little above the table."""
    return (
        rect(width, height, 1, 2, rx=8, fill=SHADOW, opacity=0.22)
        + rect(width, height, rx=8, fill=fill, stroke=edge)
        + "".join(content)
    )


def card_back(scene: Scene, width: float, height: float, rx: float = 8) -> str:
    """The back of a card: rings of a bored tunnel."""
    rings = scene.define(
        "rings",
        tag(
            "pattern",
            circle(9, 12, 12, fill="none", stroke=BACK_LINE, stroke_width=2),
            circle(3, 12, 12, fill=BACK_LINE),
            id="rings",
            width=24,
            height=24,
            patternUnits="userSpaceOnUse",
        ),
    )
    return rect(width, height, rx=rx, fill=BACK) + rect(width, height, rx=rx, fill=rings)


def frame(width: float, height: float, rx: float = 8, grow: float = 0) -> str:
    """The halo of something rectangular, `grow` larger on every side."""
    return rect(width + 2 * grow, height + 2 * grow, -grow, -grow, rx=rx, class_="halo")


def ring(r: float, cx: float = 0, cy: float = 0) -> str:
    """The halo of something round."""
    return circle(r, cx, cy, class_="halo")


# --- tokens


def outline(shape: str, r: float, **attributes: Any) -> str:
    """A shape around (0, 0), of about the same size for every kind."""
    if shape == "circle":
        return circle(r, **attributes)
    if shape == "square":
        side = 0.89 * r
        return rect(2 * side, 2 * side, -side, -side, rx=0.2 * r, **attributes)
    corners, turn = {
        "triangle": (3, -90),
        "diamond": (4, -90),
        "hexagon": (6, 0),
        "pentagon": (5, -90),
        "octagon": (8, 22.5),
    }[shape]
    size = r * {"triangle": 1.32, "diamond": 1.22}.get(shape, 1.08)
    lift = 0.18 * r if shape == "triangle" else 0
    points = (
        (size * cos(angle), size * sin(angle) + lift)
        for angle in (pi / 180 * (turn + 360 / corners * k) for k in range(corners))
    )
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    return path(d, **{"stroke_linejoin": "round", **attributes})


PATTERNS = {
    "stripes": path("M-2 2L2-2M0 8L8 0M6 10L10 6", stroke="#fff", stroke_width=1.6),
    "dots": circle(1.3, 2, 2, fill="#fff") + circle(1.3, 6, 6, fill="#fff"),
    "lines": path("M0 2H8M0 6H8", stroke="#000", stroke_width=1.2),
    "grid": path("M0 0H8M0 0V8", stroke="#fff", stroke_width=1.6),
    "waves": path("M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6", stroke="#fff", fill="none"),
    "bricks": path("M0 0H8M0 4H8M2 0V4M6 4V8", stroke="#000", stroke_width=0.8),
    "crosses": path("M2 1V5M0 3H4M6 5V8M4 7H8", stroke="#000", stroke_width=1),
}


def pattern(scene: Scene, name: str) -> str:
    """A pattern that tells a colour without the colour."""
    return scene.define(
        f"pattern-{name}",
        tag(
            "pattern",
            PATTERNS[name],
            id=f"pattern-{name}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        ),
    )


def token(scene: Scene, mark: Mark, letter: str, r: float = 13) -> str:
    """A token around (0, 0): colour, shape, pattern and letter all say whose or what it is."""
    parts = [outline(mark.shape, r, fill=SHADOW, opacity=0.3, transform="translate(.7 1.4)")]
    parts.append(outline(mark.shape, r, fill=mark.fill, stroke="#00000088"))
    if mark.pattern:
        parts.append(outline(mark.shape, r, fill=pattern(scene, mark.pattern), opacity=0.3))
        parts.append(circle(0.62 * r, cy=_middle(mark, r), fill=mark.fill))
    size = r * (1.15 if len(letter) < 2 else 0.9)
    y = _middle(mark, r) + 0.36 * size
    parts.append(words(0, y, letter, size, "middle", bold=True, fill=mark.ink))
    return tag("g", *parts)


def _middle(mark: Mark, r: float) -> float:
    return 0.2 * r if mark.shape == "triangle" else 0


def cube(scene: Scene, mark: Mark, letter: str, side: float = 16) -> str:
    """A wooden cube, its corner at (0, 0)."""
    lid = 0.22 * side
    parts = [
        path(
            f"M0 {number(lid)}L{number(lid)} 0H{number(side + lid)}V{number(side)}"
            f"L{number(side)} {number(side + lid)}H0Z",
            fill=mark.fill,
            stroke="#00000088",
            stroke_linejoin="round",
        ),
        path(
            f"M0 {number(lid)}L{number(lid)} 0H{number(side + lid)}L{number(side)} {number(lid)}Z",
            fill="#fff",
            opacity=0.35,
        ),
    ]
    if mark.pattern:
        parts.append(rect(side, side, 0, lid, fill=pattern(scene, mark.pattern), opacity=0.3))
        parts.append(circle(0.36 * side, side / 2, lid + side / 2, fill=mark.fill))
    size = 0.72 * side
    parts.append(
        words(side / 2, lid + side / 2 + 0.36 * size, letter, size, "middle", True, mark.ink)
    )
    return tag("g", *parts)


def worker(scene: Scene, mark: Mark, letter: str, height: float = 30) -> str:
    """A standing figure around (0, 0), with its letter on the chest."""
    k = height / 30
    body = path(
        "M0-15a5 5 0 0 1 3.4 8.7C8-4.5 10 0 10.500 12q0 3-3 3h-15q-3 0-3-3C-10 0-8-4.500-3.4-6.300"
        "A5 5 0 0 1 0-15Z",
        fill=mark.fill,
        stroke="#00000099",
        stroke_linejoin="round",
    )
    parts = [body]
    if mark.pattern:
        cover = path(
            "M-7-1C-9 4-10.300 8-10.500 12q0 3 3 3h15q3 0 3-3C10.300 8 9 4 7-1Z",
            fill=pattern(scene, mark.pattern),
            opacity=0.3,
        )
        parts += [cover, circle(6.2, 0, 6, fill=mark.fill)]
    parts.append(words(0, 10.2, letter, 12, "middle", bold=True, fill=mark.ink))
    return tag("g", *parts, transform=f"scale({k:.2f})" if k != 1 else None)


def stack(content: Sequence[str], step: float) -> str:
    """Pieces on top of each other, the last one uppermost."""
    return "".join(at(0, -step * k, piece) for k, piece in enumerate(content))


# --- numbers, tracks, buttons


def badge(text: str, size: float = 13, fill: str = INSET, ink: str = INK) -> Box:
    """A number or a word in a small plate."""
    width, height = width_of(text, size, bold=True) + 14, size + 9
    plate = rect(width, height, rx=height / 2, fill=fill, stroke=EDGE)
    return Box(
        width,
        height,
        plate + words(width / 2, 0.5 * height + 0.36 * size, text, size, "middle", True, ink),
    )


def pair(icon: str, text: str, r: float = 11, size: float = 15) -> Box:
    """A piece and how many there are of it."""
    x = 2 * r + 6
    return Box(
        x + width_of(text, size, bold=True),
        2 * r + 4,
        at(r, r + 2, icon) + words(x, r + 2 + 0.36 * size, text, size, bold=True),
    )


def button(scene: Scene, name: str, text: str, label: str = "", height: float = 38) -> Box:
    """A choice that has no place on the board: plain while it cannot be taken.

    Nobody but the players has choices: a spectator sees the room it would take.
    """
    width = width_of(text, 15, bold=True) + 32
    ink = INK if name in scene.lit else FAINT
    body = scene.target(
        name,
        label or text,
        rect(width, height, rx=height / 2, fill=CARD, stroke=STRONG),
        words(width / 2, height / 2 + 5.4, text, 15, "middle", True, ink),
        halo=frame(width, height, height / 2),
    )
    return Box(width, height, "" if scene.seat is None else body)


def pill(scene: Scene, name: str, text: str, label: str, width: float | None = None) -> Box:
    """A small button inside a panel."""
    width = width or width_of(text, scene.small, bold=True) + 22
    body = scene.target(
        name,
        label,
        rect(width, 30, rx=15, fill=CARD, stroke=STRONG),
        words(width / 2, 19.7, text, scene.small, "middle", True),
        halo=frame(width, 30, 15),
    )
    return Box(width, 30, body)


def bar(width: float, share: float, fill: str, height: float = 8) -> str:
    """How far something has come."""
    done = max(0.0, min(1.0, share)) * width
    return rect(width, height, rx=height / 2, fill=INSET, stroke=EDGE) + (
        rect(max(done, height), height, rx=height / 2, fill=fill) if done else ""
    )


def legend(items: Sequence[tuple[Box, str]], size: float = 13) -> Box:
    """Small pieces, each with what it means."""
    boxes = [
        row(
            [
                icon,
                Box(
                    width_of(text, size),
                    icon.height,
                    words(0, icon.height / 2 + 0.36 * size, text, size, fill=FAINT),
                ),
            ],
            6,
        )
        for icon, text in items
    ]
    return row(boxes, 16)
