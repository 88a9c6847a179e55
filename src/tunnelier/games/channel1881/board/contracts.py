"""Contracts: the deck under its sky, the row, the discards, and what players hold."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card
from tunnelier.draw.svg import (
    Box,
    at,
    circle,
    column,
    grid,
    paragraph,
    rect,
    row,
    width_of,
    words,
    wrapped,
)
from tunnelier.draw.theme import CARD, EDGE, FAINT, GOOD, INK, INSET, STRONG

from .. import page
from ..state import Lies, Used
from ..tables import AREA_OF, CONTRACT_CARDS, CONTRACT_NAMES, NO_AREA, Area, Nation, Sky
from ..text import ABILITIES, AREAS, NATIONS, SKIES, ability_of, contract_name, counted, titled
from .colours import RIBBON
from .crisis import skies
from .events import track
from .icons import ability_line
from .signs import coin, empty, glyph, inline
from .table import PAD, Table, asked, left_for, plate, served_with
from .words import (
    CONTRACT_LABEL,
    CONTRACTS,
    DECK_LABEL,
    DISCARDED,
    NO_CARDS,
    NO_LETTER,
    OF_SEAT,
    WORTH,
)

NEEDS = ("house", "arch", "clod")
"""What contracts ask for, by their signs: station markers, shored tunnels, rubble."""
GAP, CARD_HEIGHT = 6, 134


# --- events, weather, deck, discards


def sky_part(scene: Table, width: float, height: float = 0) -> Box:
    """The event track over the deck, whose backs are the weather."""
    room = width - 2 * PAD
    events = track(scene, room)
    low = (height - 2 * PAD - events.height - GAP) if height else 76
    piles = [deck(scene, 58, low), discard(scene, 48, low)]
    left = room - sum(pile.width + GAP for pile in piles)
    under = row([piles[0], skies(scene, left, low), piles[1]], GAP)
    return plate(column([events, under], GAP), width, height)


def deck(scene: Table, width: float, height: float) -> Box:
    """The deck: the back of its top card is a sky."""
    sky, n, x = Sky(int(scene.s.sky)), int(scene.s.deck), width / 2
    body = rect(width, height - 3, 3, 3, rx=7, fill=EDGE, stroke=STRONG)
    body += rect(width - 1, height - 3, rx=7, fill=CARD, stroke=STRONG)
    if sky:
        body += at(x - 17, 5, glyph(scene, word_of(sky), 33).body)
    body += words(x, height - 12, scene.count(n), 16, "middle", True)
    label = scene.say(DECK_LABEL, contracts=counted("contracts", n), sky=SKIES[sky])
    return scene.box("deck", label, width, height, body)


def discard(scene: Table, width: float, height: float) -> Box:
    """Contracts that were discarded: they come back when the deck is empty."""
    gone = scene.lying(Lies.DISCARD)
    cards = tuple(CONTRACT_NAMES[k].upper() for k in gone) or NO_CARDS
    ground = card(width, height - 1, fill=INSET) if gone else empty(width, height)
    body = at(width / 2 - 12, 11, glyph(scene, "cards", 24).body)
    body += words(width / 2, height - 12, scene.count(len(gone)), 16, "middle", True, FAINT)
    return scene.box("discard", scene.say(DISCARDED, cards=cards), width, height, ground, body)


# --- the row


def row_part(scene: Table, width: float, height: float = 0) -> Box:
    """The contracts that can be taken."""
    room, lying = width - 2 * PAD, [int(n) - 1 for n in scene.s.row]
    wide = (room - GAP * (len(lying) - 1)) / len(lying)
    high = height - 2 * PAD if height else CARD_HEIGHT
    gap = Box(wide, high, empty(wide, high))
    boxes = [contract_card(scene, k, wide, high) if k >= 0 else gap for k in lying]
    return plate(row(boxes, GAP), width, height)


def contract_card(scene: Table, k: int, width: float, height: float) -> Box:
    """A contract: letter, ability, and how far the viewer has come."""
    picture = ability_line(scene, ability_of(k), width - 12)
    told = scene.say(ABILITIES[ability_of(k)])
    most = int((height - 80) / 17.5)
    parts = [
        card_head(scene, k, width),
        at((width - picture.width) / 2, 40 - picture.height / 2, picture.body),
    ]
    lines = wrapped(told, width - 12, 14)
    if len(lines) <= most and all(width_of(each, 14) <= width - 12 for each in lines):
        parts.append(paragraph(6, 65, told, width - 12, 14, fill=INK))
    needs = needs_line(scene, k, scene.seat, width - 10)
    parts.append(at((width - needs.width) / 2, height - 23, needs.body))
    name = f"contract-{CONTRACT_NAMES[k]}"
    return scene.box(name, contract_label(scene, k), width, height, card(width, height, *parts))


def card_head(scene: Table, k: int, width: float, ink: str = INK) -> str:
    """The letter of a contract, its number and its points."""
    area, small = AREA_OF[ability_of(k)], width < 86
    said, y = "–" if area == NO_AREA else Area(area).name, 12 if small else 16
    body = circle(9 if small else 10.5, 12 if small else 16, y, fill=INSET, stroke=STRONG)
    body += words(12 if small else 16, y + 5, said, 14, "middle", True, ink)
    if not small:
        body += words(31, y + 5, CONTRACT_NAMES[k].upper(), 14, fill=FAINT)
    value = int(CONTRACT_CARDS[k].points)
    return body + coin(scene, value, width - (12 if small else 15), y, 10 if small else 11.5)


# --- what is held


def held(scene: Table, nation: Nation, width: float, height: float) -> Box:
    """The contracts of a player, as large as there is room for."""
    cards = scene.lying(Lies.HELD, int(nation))
    what = page.CONTRACTS_NOW.filled(points=scene.sheets[nation]["contracts"])
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=what)
    if not cards:
        said = titled(scene.say(CONTRACTS))
        place = empty(width, height) + words(
            width / 2, height / 2 + 5, said, 14, "middle", fill=FAINT
        )
        return scene.area(f"hand-{word_of(nation)}", label, width, height, place)
    across, down = shelves(len(cards), width, height)
    wide, high = (width - 4 * (across - 1)) / across, (height - 4 * (down - 1)) / down
    boxes = [tile(scene, k, wide, min(high, TILE), nation) for k in cards]
    lying = grid(boxes, across, 4)
    return scene.area(f"hand-{word_of(nation)}", label, width, height, lying.body)


TILE = 72
"""How high a held contract is where nothing crowds it."""


def shelves(number: int, width: float, height: float) -> tuple[int, int]:
    """How many cards stand side by side, and in how many rows: nearly as wide as they are high."""
    across = max(1, round(width / 118))
    while True:
        down = max(1, -(-number // across))
        wide, high = width / across, height / down
        if high >= min(TILE, 0.8 * wide) or wide < 56:
            return across, down
        across += 1


def tile(scene: Table, k: int, width: float, height: float, holder: Nation) -> Box:
    """A held contract: letter, points, ability, how far its holder has come."""
    used, value = Used(int(scene.s.contracts[k].used)), int(CONTRACT_CARDS[k].points)
    ink = {Used.FRESH: INK, Used.ANNOUNCED: RIBBON, Used.SPENT: FAINT}[used]
    needs = needs_line(scene, k, int(holder), width - 5, 17)
    parts = [
        card_head(scene, k, width, ink),
        at((width - needs.width) / 2, height - needs.height - 5, needs.body),
    ]
    picture = ability_line(scene, ability_of(k), 0, 19)
    if height >= 66 and picture.width <= width - 6:
        shade = {"opacity": 0.35} if used == Used.SPENT else {}
        x, y = (width - picture.width) / 2, 37 - picture.height / 2
        parts.append(at(x, y, picture.body, **shade))
    now = value if scene.served[holder] >> k & 1 else 0
    look = {"stroke": RIBBON, "stroke_width": 2.5} if used == Used.ANNOUNCED else {"stroke": STRONG}
    ground = rect(width, height, rx=7, fill=INSET if used == Used.SPENT else CARD, **look)
    if now:
        ground += rect(width - 4, 3, 2, height - 4, rx=1.5, fill=GOOD)
    label = f"{contract_label(scene, k)}; {scene.say(WORTH, now=now, done=value)}"
    return scene.box(f"contract-{CONTRACT_NAMES[k]}", label, width, height, ground, *parts)


# --- a contract in words and numbers


def contract_label(scene: Table, k: int) -> str:
    """A contract in words."""
    area = AREA_OF[ability_of(k)]
    return scene.say(
        CONTRACT_LABEL,
        contract=titled(scene.say(contract_name(k))),
        area=NO_LETTER if area == NO_AREA else AREAS[Area(area)],
        ability=ability_told(scene, k),
        needs=page.needs(k, scene.lang),
        points=counted("points", int(CONTRACT_CARDS[k].points)),
    )


def ability_told(scene: Table, k: int) -> str:
    """What a contract can do, or could."""
    said, used = scene.say(ABILITIES[ability_of(k)]), Used(int(scene.s.contracts[k].used))
    if used == Used.FRESH:
        return said
    return f"{said} ({scene.say(page.SPENT if used == Used.SPENT else page.IN_FORCE)})"


def needs_of(k: int) -> list[tuple[str, int, int]]:
    """What a contract asks for: sign, place among the items, number."""
    wanted = asked(k)
    return [(name, place, wanted[place]) for place, name in enumerate(NEEDS) if wanted[place]]


def needs_line(scene: Table, k: int, seat: int | None, most: float, side: float = 18) -> Box:
    """What a contract asks for, and how much of it a player has (None: nobody looks).

    Green: it would count now. What a better contract takes is not there for this one.
    """
    items = None if seat is None else left_for(scene.s, seat, k)
    counts = seat is not None and served_with(scene.s, seat, k) >> k & 1
    boxes: list[Box | str] = []
    brief = most < 60 and len(needs_of(k)) > 1
    side, near, apart = (11, 1, 3) if brief else (side, 2, 8)
    for name, place, wanted in needs_of(k):
        have = None if items is None else min(items[place], wanted)
        said = str(wanted) if have is None or brief else f"{have}/{wanted}"
        ink = GOOD if counts else None
        boxes.append(inline(glyph(scene, name, side), said, fill=ink, gap=near))
    return inline(*boxes, gap=apart, most=most)
