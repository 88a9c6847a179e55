"""Contracts: deck and row, cards that are being shown, what the signs mean, the discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import bar, card, inside, legend
from tunnelier.draw.svg import (
    Box,
    at,
    circle,
    column,
    flow,
    grid,
    note,
    paragraph,
    tag,
    words,
    wrapped,
)
from tunnelier.draw.theme import CARD, FAINT, GOOD, INK, INSET, STRONG

from .. import page
from ..score import best_contracts, shored_tunnels, station_markers
from ..state import NOBODY, Lies, Used
from ..tables import AREA_OF, CONTRACT_CARDS, CONTRACT_NAMES, NO_AREA, Area, Good, Nation, Sky
from ..text import (
    ABILITIES,
    AREAS,
    GOODS,
    SKIES,
    ability_of,
    contract_name,
    counted,
    titled,
)
from .colours import RIBBON
from .signs import coin, empty, sign
from .table import Part, Table
from .words import (
    CONTRACT_LABEL,
    CONTRACTS,
    DECK,
    DECK_LABEL,
    DISCARDED,
    NO_CARDS,
    NO_LETTER,
    SHOWN,
    WORTH,
)

NEEDS = {"house": page.STATION_WORD, "arch": page.TUNNEL_WORD, "clod": GOODS[Good.RUBBLE]}
"""What contracts ask for, by its sign."""
DECK_WIDTH, GAP = 104, 8


def part(scene: Table, width: float) -> Part:
    """All contracts that no player holds."""
    s, room = scene.s, inside(width)
    shown, gone = (cards_that_lie(s, where) for where in (Lies.SHOWN, Lies.DISCARD))
    abreast = 2 if scene.narrow else 3
    left = room if scene.narrow else room - DECK_WIDTH - GAP
    wide = (left - GAP * (abreast - 1)) / abreast
    boxes = contract_cards(scene, [int(n) - 1 for n in s.row], wide)
    pile = deck(scene, wide if scene.narrow else DECK_WIDTH, boxes[0].height)
    rows = [grid([pile, *boxes], 2 if scene.narrow else 4, GAP)]
    if shown:
        rows.append(note(scene.say(SHOWN), room, 14, INK))
        rows.append(grid(contract_cards(scene, shown, wide), abreast, GAP))
    cards = tuple(CONTRACT_NAMES[k].upper() for k in gone) or NO_CARDS
    rows += [key(scene, room), note(scene.say(DISCARDED, cards=cards), room, scene.small)]
    return Part(titled(scene.say(CONTRACTS)), column(rows, 8), width)


def cards_that_lie(s: Any, where: Lies, holder: int = NOBODY) -> list[int]:
    """The contracts in some place."""
    places = enumerate(s.contracts)
    return [k for k, place in places if place.lies == where and place.holder == holder]


def deck(scene: Table, width: float, height: float) -> Box:
    """The deck: the back of its top card is a sky."""
    sky, n, x = Sky(int(scene.s.sky)), int(scene.s.deck), width / 2
    body = card(width, height, fill=INSET)
    if sky:
        picture = tag("g", sign(scene, word_of(sky)), transform="scale(1.9)")
        body += at(x - 25, height / 2 - 46, picture)
        body += words(x, height / 2 + 22, scene.say(SKIES[sky]), 15, "middle", True)
    body += words(x, height - 12, scene.say(DECK, number=n), scene.small, "middle", fill=FAINT)
    label = scene.say(DECK_LABEL, contracts=counted("contracts", n), sky=SKIES[sky])
    return scene.box("deck", label, width, height, body)


def key(scene: Table, width: float) -> Box:
    """What the signs on contracts mean."""
    items = [
        legend([(Box(26, 26, need(scene, name)), scene.say(phrase))], scene.small)
        for name, phrase in NEEDS.items()
    ]
    return flow(items, width, 14)


def need(scene: Table, name: str, x: float = 0, y: float = 0) -> str:
    """The sign of what contracts ask for, in the middle of a square of 26."""
    aside = 4 if name == "clod" else 0
    return sign(scene, name, x + aside, y + aside)


# --- a contract


def contract_cards(
    scene: Table, cards: Sequence[int], width: float, holder: Nation | None = None
) -> list[Box]:
    """Contracts equally high; -1 is a gap."""
    there = [k for k in cards if k >= 0]
    told = (wrapped(ability_told(scene, k), width - 18, scene.small) for k in there)
    top = 46 + 16 * max((len(lines) for lines in told), default=1)
    most = max((len(needs_of(k)) for k in there), default=1)
    height = max(112, top + 26 * most + (25 if holder is not None else 0))
    gap = Box(width, height, empty(width, height))
    return [contract_card(scene, k, width, height, top, holder) if k >= 0 else gap for k in cards]


def contract_card(
    scene: Table, k: int, width: float, height: float, top: float, holder: Nation | None
) -> Box:
    """A contract: letter, ability, and how far its holder (or else the viewer) has come."""
    used, value = Used(int(scene.s.contracts[k].used)), int(CONTRACT_CARDS[k].points)
    ink = {Used.FRESH: INK, Used.ANNOUNCED: RIBBON, Used.SPENT: FAINT}[used]
    area, label = AREA_OF[ability_of(k)], contract_label(scene, k)
    parts = [
        circle(12, 20, 19, fill=INSET, stroke=STRONG),
        words(20, 24, "–" if area == NO_AREA else Area(area).name, 15, "middle", True),
        words(39, 24.5, CONTRACT_NAMES[k].upper(), 15, bold=True),
        coin(value, width - 21, 19, 13),
        paragraph(9, 50, ability_told(scene, k), width - 18, scene.small, fill=ink),
    ]
    seat = scene.seat if holder is None else int(holder)
    items = None if seat is None else items_of(scene.s, seat)
    for n, (name, place, wanted) in enumerate(needs_of(k)):
        have = None if items is None else min(items[place], wanted)
        parts.append(need_row(scene, name, have, wanted, width, top + 26 * n))
    if items is not None and holder is not None:
        now = int(best_contracts(*items, 1 << k))
        worth, ink = scene.say(WORTH, now=now, done=value), GOOD if now else FAINT
        parts.append(words(9, height - 10, worth, scene.small, None, bool(now), ink))
        label = f"{label}; {worth}"
    body = card(width, height, *parts, fill=INSET if used == Used.SPENT else CARD)
    return scene.box(f"contract-{CONTRACT_NAMES[k]}", label, width, height, body)


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
    asks = CONTRACT_CARDS[k]
    wanted = (int(asks.stations), int(asks.tunnels), int(asks.rubble))
    return [(name, place, wanted[place]) for place, name in enumerate(NEEDS) if wanted[place]]


def need_row(scene: Table, name: str, have: int | None, wanted: int, width: float, y: float) -> str:
    """Something that a contract asks for, and how much of it is there (None: nobody looks)."""
    said = str(wanted) if have is None else f"{have}/{wanted}"
    body = need(scene, name, 9, y) + words(width - 9, y + 18, said, 14, "end", True)
    if have is None:
        return body
    return body + at(41, y + 9, bar(width - 93, have / wanted, GOOD))


def items_of(s: Any, seat: int) -> tuple[int, int, int]:
    """What a player has for contracts."""
    rubble = int(s.players[seat].goods[Good.RUBBLE])
    return int(station_markers(s, seat)), int(shored_tunnels(s, seat)), rubble
