"""Small pieces and signs: goods, amounts, deals, sections, players, cards without a face."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import card, outline, token
from tunnelier.draw.svg import (
    Box,
    Scene,
    at,
    circle,
    number,
    path,
    rect,
    row,
    tag,
    width_of,
    words,
)
from tunnelier.draw.theme import (
    BAD,
    BLACK,
    CARD,
    FAINT,
    GOOD,
    INK,
    PANEL,
    SEAT_MARKS,
    SHADOW,
    WHITE,
    Mark,
)

from ..tables import GOODS, LETTERS, SITES, BuildingKind, Good, Space, Worker
from .words import BLOCK, SEAT_LETTERS
from .workers import type_of_worker

# --- goods and plain signs

GOOD_MARKS = {
    "money": Mark("#e3b23a", BLACK, "circle"),
    "yellowcake": Mark("#f5dc6b", BLACK, "square", "lines"),
    "uranium": Mark("#2c7a34", WHITE, "hexagon", "dots"),
    "plutonium": Mark("#6b3fa0", WHITE, "octagon", "stripes"),
}
GOOD_LETTERS = {word_of(good): letter for letter, good in LETTERS.items()}
TRAINED = {word_of(Good(GOODS + worker)): worker for worker in Worker}
"""Workers go by their types where they are needed or made, as goods do."""
FIGHTER = "M0-11L2-3 10 3V6L2 4 1.5 7 4 9V11H-4V9L-1.5 7-2 4-10 6V3L-2-3Z"
BOMBER = (
    "M0-11Q2.5-8 2.5-4H12V0L2.5 2 1.5 7H5.5V10H-5.5V7H-1.5L-2.5 2-12 0V-4H-2.5"
    "Q-2.5-8 0-11ZM-8.5-7H-6V-3H-8.5ZM6-7H8.5V-3H6Z"
)
SPY = "M-5-10H5L6-4H11V-2H-11V-4H-6ZM-8 0H8Q7 6 3 5L0 2.5-3 5Q-7 6-8 0ZM-4 7L0 4.5 4 7 3 11H-3Z"
PLAIN = {
    "fighters": path(FIGHTER, fill=INK),
    "bombers": path(BOMBER, fill=INK),
    "spies": path(SPY, fill=INK),
    "tick": path("M-5 0L-1 4 6-5", stroke=GOOD, stroke_width=3, fill="none"),
    "cross": path("M-4-4L4 4M4-4L-4 4", stroke=BAD, stroke_width=3, fill="none"),
    "block": circle(10, fill=CARD, stroke=INK, stroke_width=2)
    + path("M-6.5 6.5L6.5-6.5", stroke=INK, stroke_width=2.5),
}


def sign(scene: Scene, name: str) -> str:
    """A good, by its word, or a plain sign, around (0, 0)."""
    return scene.stamp(name, _sign, scene, name)


def _sign(scene: Scene, name: str) -> str:
    if name in PLAIN:
        return PLAIN[name]
    if name in TRAINED:
        return type_of_worker(scene, TRAINED[name])
    return token(scene, GOOD_MARKS[name], GOOD_LETTERS[name], 11.5)


def seat_sign(scene: Scene, seat: int) -> str:
    """The token of a player around (0, 0)."""
    return scene.stamp(f"seat-{seat}", _seat_sign, scene, seat)


def _seat_sign(scene: Scene, seat: int) -> str:
    """Two letters where one would not tell players apart: they are larger than a token's own."""
    mark, letter = SEAT_MARKS[seat], scene.say(SEAT_LETTERS[seat])
    if len(letter) == 1:
        return token(scene, mark, letter, 12)
    y = 6.5 if mark.shape == "triangle" else 4.7
    return token(scene, mark, "", 12) + words(0, y, letter, 13, "middle", True, mark.ink)


def marker(value: int) -> str:
    """A test token around (0, 0)."""
    return tag(
        "g",
        outline("octagon", 14, fill=SHADOW, opacity=0.3, transform="translate(.7 1.4)"),
        outline("octagon", 14, fill=INK),
        words(0, 5.5, str(value), 15, "middle", True, PANEL),
        id=f"token-{value}",
        class_="piece",
    )


def empty_card(scene: Scene, width: float, height: float, fill: str = CARD) -> str:
    """A card without anything on it yet."""
    name = f"card-{number(width)}-{number(height)}{'' if fill == CARD else '-inset'}"
    return scene.stamp(name, partial(card, fill=fill), width, height)


def blocker(scene: Scene, name: str, what: Phrase, x: float, y: float) -> str:
    """The sign for placing without the action, shown while that is possible."""
    if name not in scene.lit:
        return ""
    return scene.target(
        name,
        scene.say(BLOCK, site=what),
        scene.stamp("blocker", _blocker, scene),
        halo=circle(12, class_="halo", stroke_opacity=0.4),
        place=(x, y),
    )


def _blocker(scene: Scene) -> str:
    """The sign, and around it room for a finger."""
    return circle(18, fill="transparent") + sign(scene, "block")


# --- amounts and deals, 30 high

BETWEEN = {
    "arrow": (11, path("M0 15H9M5 11L9.5 15 5 19", stroke=FAINT, stroke_width=2, fill="none")),
    "slash": (5, path("M0 22L4 8", stroke=FAINT, stroke_width=2)),
}
"""From what is paid to what is made, and between two of which one is chosen; with their widths."""


def amounts(scene: Scene, counts: Iterable[tuple[str, int]], gap: float = 6) -> Box:
    """Numbers of goods beside each other; what has no number stands between them."""
    return row([amount(scene, name, n) if n else between(scene, name) for name, n in counts], gap)


def amount(scene: Scene, name: str, n: int) -> Box:
    """A number and the sign of a good."""
    width = width_of(str(n), 15, bold=True) + 27
    return Box(width, 30, scene.stamp(f"{name}-{n}", _amount, scene, name, n, width))


def _amount(scene: Scene, name: str, n: int, width: float) -> str:
    return words(0, 20.5, str(n), 15, bold=True) + at(width - 12.5, 15, sign(scene, name))


def between(scene: Scene, name: str) -> Box:
    """What stands between amounts."""
    width, drawn = BETWEEN[name]
    return Box(width, 30, scene.stamp(name, str, drawn))


def deal(scene: Scene, site: int) -> Box:
    """What a space or building costs and makes, in pictures."""
    if site == Space.AIR_STRIKE:
        planes = at(12, 15, sign(scene, "fighters")) + at(38, 15, sign(scene, "bombers"))
        return Box(50, 30, planes)
    return amounts(scene, _deal(site), 2)


@cache
def _deal(site: int) -> tuple[tuple[str, int], ...]:
    """The goods of a deal in their order."""
    here = SITES[site]
    paid = [(word_of(Good(good)), int(n)) for good, n in enumerate(here.cost) if n]
    if here.burns:
        paid += [("slash", 0)] if paid else []
        paid.append(("uranium", int(here.burns)))
    made = [(word_of(Good(good)), int(n)) for good, n in enumerate(here.makes) if n]
    if here.either:
        made.insert(1, ("slash", 0))
    if site == Space.ESPIONAGE:
        made.append(("spies", 1))
    return tuple([*paid, ("arrow", 0), *made] if paid and made else paid + made)


# --- sections of the main board, kinds of building

SHADES = {
    "learn": ("#1c6b78", "#2b8796"),
    "plane": ("#48586b", "#647890"),
    "cash": ("#8a6410", "#9a7420"),
    "ore": ("#91501a", "#a8622a"),
    "reactor": ("#6b3fa0", "#8359b8"),
    "enrich": ("#2c6b2f", "#3d8341"),
    "office": ("#7a3044", "#97475d"),
    "plant": ("#3d4f8f", "#5468ad"),
}
SHADE_OF = {
    "university": "learn",
    "aircraft": "plane",
    "money": "cash",
    "mine": "ore",
    "reactor": "reactor",
    "enrichment": "enrich",
    "factory": "plant",
}
"""The colour of a section; offices have one in common."""
PICTURES = {
    "university": "M-9-3L0-9 9-3ZM-9 6H9V9H-9ZM-7-2H-4V5H-7ZM-1.5-2H1.5V5H-1.5ZM4-2H7V5H4Z",
    "aircraft": BOMBER,
    "money": "M-10-6H10V6H-10ZM0-3.5A3.5 3.5 0 0 0 0 3.5 3.5 3.5 0 0 0 0-3.5Z",
    "mine": "M-10-3Q0-13 10-3L8-1Q0-8-8-1ZM-1.5-6H1.5V10H-1.5Z",
    "reactor": "M-6-9H6Q2 0 8 9H-8Q-2 0-6-9Z",
    "enrichment": "M-9-5Q-6.5-9-4-5V9H-9ZM-2.5-8Q0-12 2.5-8V9H-2.5ZM4-5Q6.5-9 9-5V9H4Z",
    "espionage": "M-11 0Q0-11 11 0 0 11-11 0ZM0-4A4 4 0 0 0 0 4 4 4 0 0 0 0-4Z",
    "design": "M-1.5-10H1.5V-7L8 9H5.5L0-4-5.5 9H-8L-1.5-7ZM-3.5 3H3.5V5.5H-3.5Z",
    "air-strike": "M0-8A8 8 0 0 0 0 8 8 8 0 0 0 0-8ZM0-5A5 5 0 0 1 0 5 5 5 0 0 1 0-5Z"
    "M-1-11H1V-3H-1ZM-1 3H1V11H-1ZM-11-1H-3V1H-11ZM3-1H11V1H3Z",
    "repair": "M5-10A6 6 0 0 0-2-2L-10 6-6 10 2 2A6 6 0 0 0 10-5L6-2 2-2 2-6Z",
    "construction": "M-6 10V-6H-10V-9H10V-6H-3V10ZM5-6V1H8V-6Z",
    "factory": "M-9 9V-1L-4-5V-1L1-5V-1L4-3V-10H8V9Z",
}


def shade(section: str) -> str:
    """The colour of a section."""
    return f"var(--{SHADE_OF.get(section, 'office')})"


def section_picture(scene: Scene, section: str) -> str:
    """The picture of a section around (0, 0), in its colour."""
    return scene.stamp(f"section-{section}", _section_picture, section)


def _section_picture(section: str) -> str:
    return path(PICTURES[section], fill=shade(section), fill_rule="evenodd")


PLATE_X, PLATE_Y = 19, 20
"""Where the middle of its plate lies on a building's card."""


def kind_plate(scene: Scene, kind: BuildingKind) -> str:
    """The plate of a kind of building, in the corner of a card at (0, 0)."""
    return scene.stamp(word_of(kind), _kind_plate, word_of(kind))


def _kind_plate(kind: str) -> str:
    plate = rect(26, 26, -13, -13, rx=6, fill=shade(kind))
    drawn = path(PICTURES[kind], fill=WHITE, fill_rule="evenodd", transform="scale(.9)")
    return at(PLATE_X, PLATE_Y, plate, drawn)
