"""The market: seven slots with the price for whoever is asked, the bribe pile and the deck."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import card_back, frame, inside, panel
from tunnelier.draw.svg import Box, at, circle, column, grid, note, rect, width_of, words
from tunnelier.draw.theme import BAD, EDGE, FAINT, GOOD, INSET, STRONG

from .. import page
from ..rules import Ask
from ..rules.construction import price
from ..state import DECK
from ..tables import BRIBING, FREE_FOR_ENGINEERS, PRICES, SLOTS, Good
from ..text import amount
from .buildings import building
from .signs import sign
from .table import GAP, Table, share
from .words import (
    BRIBE_PILE,
    FEEDS_PILE,
    FOR_SALE,
    FREE,
    FREE_FOR,
    IN_THE_DECK,
    LACKS,
    SLOT,
    TAKES_PILE,
    in_words,
)


def market_panel(scene: Table, width: float, columns: int) -> Box:
    """The slots, and what is left beside them."""
    each = share(inside(width), columns)
    slots = [market_slot(scene, slot, each) for slot in range(SLOTS)]
    return panel(scene.say(page.MARKET), grid([*slots, piles(scene, each)], columns, GAP), width)


def market_slot(scene: Table, slot: int, width: float) -> Box:
    """A price and the building that lies there."""
    number = int(scene.s.market[slot]) - 1
    if number < 0:
        return column([price_tag(scene, slot, width), empty_slot(scene, width)], 4)
    offer = building(scene, number, width, scene.say(FOR_SALE, slot=slot + 1))
    return column([price_tag(scene, slot, width), offer, *slot_notes(scene, slot, width)], 4)


def price_tag(scene: Table, slot: int, width: float) -> Box:
    """The printed price, struck out while the buyer pays nothing."""
    free = not true_price(scene, slot)
    printed = in_words(Good.MONEY, PRICES[slot], scene.lang)
    text = words(38, 21, printed, 16, bold=True, text_decoration="line-through" if free else None)
    if free:
        x = 46 + width_of(printed, 16, bold=True)
        text += words(x, 21, scene.say(FREE), 16, bold=True, fill=GOOD)
    body = scene.target(
        f"slot-{slot + 1}",
        scene.say(SLOT, slot=slot + 1, price=FREE if free else printed),
        rect(width, 30, rx=8, fill=INSET, stroke=EDGE),
        at(19, 15, sign(scene, "money")),
        text,
        halo=frame(width, 30),
    )
    return Box(width, 30, body)


def true_price(scene: Table, slot: int) -> int:
    """What a slot costs: less for an engineer, while somebody buys."""
    return int(price(slot, scene.question == Ask.MARKET and scene.topic == 1))


def empty_slot(scene: Table, width: float) -> Box:
    """Where nothing is for sale any more."""
    text = words(width / 2, 34, scene.say(page.EMPTY), scene.small, "middle", fill=FAINT)
    edge = rect(width, 60, rx=8, fill="none", stroke=EDGE, stroke_dasharray="5 4")
    return Box(width, 60, edge + text)


def slot_notes(scene: Table, slot: int, width: float) -> list[Box]:
    """Whether the buyer has the money, and what else buying here does."""
    told = []
    if slot < FREE_FOR_ENGINEERS and true_price(scene, slot):
        told.append(scene.say(FREE_FOR))
    if slot == 0:
        told.append(scene.say(TAKES_PILE, money=amount(Good.MONEY, int(scene.s.bribe))))
    if slot >= BRIBING:
        told.append(scene.say(FEEDS_PILE))
    lacks = lacking(scene, slot)
    notes = [note(scene.say(LACKS, goods=lacks), width, scene.small, BAD)] if lacks else []
    return notes + [note(text, width, scene.small) for text in told]


def lacking(scene: Table, slot: int) -> Phrase | None:
    """The money that the buyer, or else the viewer, would still need."""
    buyer = scene.asked if scene.question == Ask.MARKET else scene.seat
    if buyer is None or scene.s.over:
        return None
    lacks = true_price(scene, slot) - int(scene.s.players[buyer].goods[Good.MONEY])
    return amount(Good.MONEY, lacks) if lacks > 0 else None


def piles(scene: Table, width: float) -> Box:
    """The bribe pile as coins, the deck as a card face down."""
    bribe, left = int(scene.s.bribe), scene.owners.count(DECK)
    coins = "".join(at(20, 34 - 5 * k, sign(scene, "money")) for k in range(min(bribe, 4)))
    nothing = circle(11, 20, 30, fill="none", stroke=STRONG, stroke_dasharray="3 2")
    deck = note(scene.say(IN_THE_DECK), width - 46, scene.small)
    return Box(
        width,
        112,
        rect(width, 48, rx=8, fill=INSET, stroke=EDGE)
        + (coins or nothing)
        + words(42, 21, in_words(Good.MONEY, bribe, scene.lang), 17, bold=True)
        + words(42, 39, scene.say(BRIBE_PILE), scene.small, fill=FAINT)
        + at(6, 56, card_back(scene, 28, 40, 5) if left else "")
        + words(42, 74, str(left), 17, bold=True)
        + at(42, 78, deck.body),
    )
