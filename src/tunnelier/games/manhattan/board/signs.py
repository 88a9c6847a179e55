"""Small pieces and signs: goods, amounts, deals, sections, players, cards without a face."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import card, outline, pattern, token
from tunnelier.draw.svg import Box, Scene, at, circle, number, path, rect, row, tag, words
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
    STRONG,
    WHITE,
    Mark,
)

from ..page import SHORT
from ..tables import GOODS, LETTERS, SITES, SPACES, BuildingKind, Good, Space, Worker
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
BURST = "M0-12L3-7 8-9 7-4 12-1 8 3 9 8 4 7 1 12-3 8-8 9-7 4-12 1-8-3-9-8-4-7Z"
PLAIN = {
    "fighters": path(FIGHTER, fill=INK),
    "bombers": path(BOMBER, fill=INK),
    "spies": path(SPY, fill=INK),
    "tick": path("M-5 0L-1 4 6-5", stroke=GOOD, stroke_width=3, fill="none"),
    "cross": path("M-4-4L4 4M4-4L-4 4", stroke=BAD, stroke_width=3, fill="none"),
    "block": circle(9, fill=CARD, stroke=INK, stroke_width=2)
    + path("M-6 6L6-6", stroke=INK, stroke_width=2.5),
    "others": path(
        "M-5-2a4 4 0 1 1 .1 0ZM-10 9v-4q0-6 5-6t5 6v4ZM5-2a4 4 0 1 1 .1 0ZM1 9v-4q0-6 4-6t5 6v4Z",
        fill=FAINT,
    ),
    "bribe": path("M-10-7H10V7H-10Z", fill=CARD, stroke=INK, stroke_width=1.5)
    + path("M-10-7L0 1 10-7", fill="none", stroke=INK, stroke_width=1.5)
    + circle(6, 5, 5, fill="#e3b23a", stroke="#00000088")
    + words(5, 9, "$", 11, "middle", True, BLACK),
    "plans": path("M-9-11H5L10-6V11H-9Z", fill=CARD, stroke=INK, stroke_width=1.5)
    + path("M0-7A5 5 0 0 1 3 2L4 7H-4L-3 2A5 5 0 0 1 0-7Z", fill=INK),
    "spanner": path("M5-10A6 6 0 0 0-2-2L-10 6-6 10 2 2A6 6 0 0 0 10-5L6-2 2-2 2-6Z", fill=INK),
    "crane": path("M-6 11V-6H-11V-9H11V-6H-3V11ZM6-6V1H9V-6Z", fill=INK),
    "test": path("M-4 10L-2 1Q-10 2-9-4-8-9-2-8 0-12 4-8 10-8 9-3 8 2 2 1L4 10Z", fill=INK),
    "flag": path("M-7 11V-10H9L5-5 9 0H-5V11Z", fill=CARD, stroke=INK, stroke_width=1.5),
    "school": path("M-11-3L0-8 11-3 0 2ZM-6 1L0 4 6 1V6Q0 10-6 6ZM9-2V6H10V-2Z", fill=FAINT),
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


def smaller(scene: Scene, name: str) -> str:
    """A sign where room is short."""
    return tag("g", sign(scene, name), transform="scale(.85)")


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
        outline("octagon", 12, fill=SHADOW, opacity=0.3, transform="translate(.7 1.4)"),
        outline("octagon", 12, fill=INK),
        words(0, 5.2, str(value), 14, "middle", True, PANEL),
        id=f"token-{value}",
        class_="piece",
    )


def burst(scene: Scene, damage: int) -> str:
    """So much damage, around (0, 0)."""
    return scene.stamp(f"damage-{damage}", _burst, damage)


def _burst(damage: int) -> str:
    return path(BURST, fill=BAD, stroke=CARD) + words(0, 4.5, str(damage), 12, "middle", True, CARD)


def empty_card(
    scene: Scene, width: float, height: float, fill: str = CARD, edge: str = STRONG
) -> str:
    """A card without anything on it yet."""
    name = f"card-{number(width)}-{number(height)}-{fill[6:-1]}-{edge[6:-1]}"
    return scene.stamp(name, partial(card, fill=fill, edge=edge), width, height)


def blocker(scene: Scene, name: str, what: Phrase, x: float, y: float) -> str:
    """The sign for placing without the action, shown while that is possible."""
    if name not in scene.lit:
        return ""
    reach, right, low = circle(13, fill="transparent"), 0, 0
    if scene.narrow:  # for fingers; names have the upper part, deals the left one
        reach, right, low = rect(50, 50, -25, -25, fill="transparent"), 9, 8
    return scene.target(
        name,
        scene.say(BLOCK, site=what),
        reach,
        at(right, low, sign(scene, "block")),
        halo=circle(10, right, low, class_="halo", stroke_opacity=0.4),
        place=(x, y),
    )


# --- amounts and deals

LINE = 26
"""How high amounts are."""
COIN = 11.0
"""How large goods are with their number on them."""
BETWEEN = {
    "arrow": (9, path("M0 13H7M4 9L8 13 4 17", stroke=FAINT, stroke_width=2, fill="none")),
    "slash": (5, path("M0 20L4 6", stroke=FAINT, stroke_width=2)),
}
"""From what is paid to what is made, and between two of which one is chosen; with their widths."""
DOING = {
    Space.DESIGN: ("plans", "plans"),
    Space.AIR_STRIKE: ("fighters", "bombers"),
    Space.REPAIR: ("arrow", "spanner"),
    Space.CONSTRUCTION: ("crane",),
}
"""What stands for the action of spaces that make no goods."""


def amounts(scene: Scene, counts: Iterable[tuple[str, int]], gap: float = 2) -> Box:
    """Numbers of goods beside each other; what has no number stands between them."""
    return row([amount(scene, name, n) if n else between(scene, name) for name, n in counts], gap)


def amount(scene: Scene, name: str, n: int) -> Box:
    """Goods with their number on them; planes, spies and workers with their number before them."""
    if name in GOOD_MARKS:
        return Box(2 * COIN + 1, LINE, scene.stamp(f"{name}-{n}", _heap, scene, name, n))
    return Box(33, LINE, scene.stamp(f"{name}-{n}", _counted, scene, name, n))


def _heap(scene: Scene, name: str, n: int) -> str:
    """The letter goes with the number, the pattern shows at the rim."""
    mark = GOOD_MARKS[name]
    said = "".join(scene.say(SHORT[Good[name.upper()]], number=n).split())
    parts = [outline(mark.shape, COIN, fill=mark.fill, stroke="#00000088")]
    if mark.pattern:
        parts.append(outline(mark.shape, COIN, fill=pattern(scene, mark.pattern), opacity=0.4))
        parts.append(outline(mark.shape, COIN - 2.5, fill=mark.fill))
    parts.append(words(0, 4.3, said, 12, "middle", True, mark.ink))
    return at(COIN + 0.5, LINE / 2, *parts)


def _counted(scene: Scene, name: str, n: int) -> str:
    return words(0, 18, str(n), 14, bold=True) + at(21, LINE / 2, sign(scene, name))


def between(scene: Scene, name: str) -> Box:
    """What stands between amounts."""
    width, drawn = BETWEEN[name]
    return Box(width, LINE, scene.stamp(name, str, drawn))


@cache
def deal_of(site: int) -> tuple[tuple[str, int], ...]:
    """What a space or building costs and makes, in its order."""
    here = SITES[site]
    paid = _goods(here.cost)
    if here.burns:
        paid += [("slash", 0)] if paid else []
        paid.append(("uranium", int(here.burns)))
    made = _goods(here.makes)
    if here.either:
        made.insert(1, ("slash", 0))
    if site == Space.ESPIONAGE:
        made.append(("spies", 1))
    return tuple([*paid, ("arrow", 0), *made] if paid and made else paid + made)


def _goods(counts: Iterable[int]) -> list[tuple[str, int]]:
    return [(word_of(Good(good)), int(n)) for good, n in enumerate(counts) if n]


def deal(scene: Scene, site: int, gap: float = 2) -> Box:
    """What a space or building costs, makes and brings others, in pictures."""
    boxes = [amounts(scene, deal_of(site), gap)] if deal_of(site) else []
    for name in DOING.get(Space(site), ()) if site < SPACES else ():
        boxes.append(between(scene, name) if name in BETWEEN else alone(scene, name))
    shared = _goods(SITES[site].others)
    if shared:
        boxes += [alone(scene, "others", 22), amounts(scene, shared)]
    if SITES[site].bribe:
        boxes.append(alone(scene, "bribe", 24))
    return row(boxes, gap)


def alone(scene: Scene, name: str, width: float = 25) -> Box:
    """A sign without a number."""
    return Box(width, LINE, at(width / 2, LINE / 2, sign(scene, name)))


def printed(scene: Scene, site: int, room: float) -> str:
    """The deal of a building on its card."""
    wide = deal(scene, site)
    return wide.body if wide.width <= room else squeezed(deal(scene, site, 0), room)


def squeezed(box: Box, width: float) -> str:
    """Something drawn no wider than there is room."""
    if box.width <= width:
        return box.body
    low = number(box.height * (1 - width / box.width) / 2)
    return tag("g", box.body, transform=f"translate(0 {low}) scale({width / box.width:.2f})")


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
    "ground": ("#e3e4cc", "#1d2520"),
    "rise": ("#d6d3b2", "#29312a"),
    "water": ("#b4d2de", "#203a49"),
    "wood": ("#b9c79a", "#2c3d2c"),
    "road": ("#f6efdc", "#333a36"),
}
SHADE_OF = {
    "university": "learn",
    "aircraft": "plane",
    "air-strike": "plane",
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


PLATE = 39
"""How wide the plate of a building is."""


def kind_plate(scene: Scene, kind: BuildingKind, name: str) -> str:
    """The kind and the number of a building, in the corner of its card at (0, 0)."""
    plate = scene.stamp(word_of(kind), _kind_plate, word_of(kind))
    return plate + words(20, 17, name, 14, bold=True, fill=WHITE)


def _kind_plate(kind: str) -> str:
    plate = path(f"M0 8A8 8 0 0 1 8 0H{PLATE}V16A6 6 0 0 1 {PLATE - 6} 22H0Z", fill=shade(kind))
    drawn = path(PICTURES[kind], fill=WHITE, fill_rule="evenodd", transform="scale(.72)")
    return plate + at(10.5, 11.5, drawn)
