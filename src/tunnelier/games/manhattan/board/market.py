"""The market: seven slots with the price for whoever is asked, the bribe pile and the deck."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import card_back, frame
from tunnelier.draw.svg import (
    Box,
    at,
    circle,
    column,
    grid,
    rect,
    row,
    width_of,
    words,
)
from tunnelier.draw.theme import EDGE, FAINT, GOOD, INSET, PANEL, STRONG

from .. import page
from ..rules import Ask
from ..rules.construction import buildings_left, price
from ..tables import BRIBING, FREE_FOR_ENGINEERS, PRICES, SLOTS, Good
from ..text import amount
from .buildings import building
from .signs import sign, smaller
from .table import CLOSE, Table, share
from .words import BRIBE_PILE, FOR_SALE, FREE, IN_THE_DECK, LACKS, SLOT, in_words, label

TAG, OFFER = 26.0, 52.0
"""How high prices and cards are."""


def market_row(scene: Table, width: float) -> Box:
    """The slots beside each other, and what is left before them."""
    first = 96.0
    each = share(width - 16 - first - CLOSE, SLOTS, CLOSE)
    slots = [market_slot(scene, slot, each) for slot in range(SLOTS)]
    height = TAG + OFFER + 14
    content = row([piles(scene, first, TAG + OFFER), *slots], CLOSE)
    back = rect(width, height, rx=12, fill=PANEL, stroke=EDGE)
    return Box(width, height, back + at(8, 7, content.body))


def market_grid(scene: Table, width: float) -> Box:
    """On a phone: two slots abreast."""
    each = share(width - 16, 2, 6)
    slots = [market_slot(scene, slot, each, 60) for slot in range(SLOTS)]
    content = grid([*slots, piles(scene, each, TAG + 60)], 2, 6)
    height = content.height + 38
    back = rect(width, height, rx=12, fill=PANEL, stroke=EDGE)
    title = words(12, 21, scene.say(page.MARKET), 15, bold=True)
    return Box(width, height, back + title + at(8, 30, content.body))


def market_slot(scene: Table, slot: int, width: float, height: float = OFFER) -> Box:
    """A price and the building that lies there."""
    number = int(scene.s.market[slot]) - 1
    top = price_tag(scene, slot, width)
    if number < 0:
        return column([top, empty_slot(scene, width, height)], 0)
    where = scene.say(FOR_SALE, slot=slot + 1)
    return column([top, building(scene, number, where, width, height)], 0)


def price_tag(scene: Table, slot: int, width: float) -> Box:
    """The price, struck out while the buyer pays nothing; beside it what else buying here does."""
    free, lacks = not true_price(scene, slot), lacking(scene, slot)
    asked = in_words(Good.MONEY, PRICES[slot], scene.lang)
    text = words(6, 18.5, asked, 15, bold=True, text_decoration="line-through" if free else None)
    x = 9 + width_of(asked, 15, bold=True)
    if free:
        text += words(x, 18.5, in_words(Good.MONEY, 0, scene.lang), 14, None, True, GOOD)
    elif lacks:
        text += at(x + 5, TAG / 2, sign(scene, "cross"))
    told = scene.say(SLOT, slot=slot + 1, price=FREE if free else asked)
    reach = rect(width, 50, fill="transparent") if scene.narrow else ""  # under the card
    body = scene.target(
        f"slot-{slot + 1}",
        label(scene.lang, told, scene.say(LACKS, goods=lacks) if lacks else ""),
        reach,
        rect(width, TAG, rx=8, fill=INSET, stroke=EDGE),
        text,
        asides(scene, slot, width, free),
        halo=frame(width, TAG),
    )
    return Box(width, TAG, body + at(10, 1, slot_number(slot)))


def slot_number(slot: int) -> str:
    """Moves are told by it: small, on the edge of the price."""
    ring = circle(6.5, fill=PANEL, stroke=EDGE, pointer_events="none")
    return ring + words(0, 3.5, str(slot + 1), 10, "middle", fill=FAINT, pointer_events="none")


def asides(scene: Table, slot: int, width: float, free: bool) -> str:
    """Engineers get it for nothing; it takes the bribe pile, or feeds it."""
    drawn, x = "", width - 12
    if slot == 0 or slot >= BRIBING:
        drawn += at(x, TAG / 2, scene.stamp("small-bribe", smaller, scene, "bribe"))
        if slot >= BRIBING:
            drawn += words(x - 10, 18, "+", 15, "end", True)
        x -= 22
    if slot < FREE_FOR_ENGINEERS and not free:
        drawn += words(x + 8, 18, "0", 14, "end", True, GOOD)
        drawn += at(x - 11, TAG / 2 + 1, scene.stamp("small-engineer", smaller, scene, "engineers"))
    return drawn


def true_price(scene: Table, slot: int) -> int:
    """What a slot costs: less for an engineer, while somebody buys."""
    return int(price(slot, scene.question == Ask.MARKET and scene.topic == 1))


def empty_slot(scene: Table, width: float, height: float) -> Box:
    """Where nothing is for sale any more."""
    text = words(width / 2, height / 2 + 5, scene.say(page.EMPTY), 14, "middle", fill=FAINT)
    edge = rect(width, height, rx=8, fill="none", stroke=EDGE, stroke_dasharray="5 4")
    return Box(width, height, edge + text)


def lacking(scene: Table, slot: int) -> Phrase | None:
    """The money that the buyer, or else the viewer, would still need."""
    buyer = scene.asked if scene.question == Ask.MARKET else scene.seat
    if buyer is None or scene.s.over:
        return None
    lacks = true_price(scene, slot) - int(scene.s.players[buyer].goods[Good.MONEY])
    return amount(Good.MONEY, lacks) if lacks > 0 else None


def piles(scene: Table, width: float, height: float) -> Box:
    """The name of the market, the bribe pile as coins, the deck as a card face down."""
    title = "" if scene.narrow else words(2, 17, scene.say(page.MARKET), 15, bold=True)
    half = (height - TAG) / 2
    return Box(
        width,
        height,
        title + at(0, TAG, bribe_pile(scene, width)) + at(0, TAG + half, deck(scene, width)),
    )


def bribe_pile(scene: Table, width: float) -> str:
    """Coins, and how many they are."""
    bribe = int(scene.s.bribe)
    money = in_words(Good.MONEY, bribe, scene.lang)
    nothing = circle(11, fill="none", stroke=STRONG, stroke_dasharray="3 2")
    return scene.target(
        "bribe-pile",
        label(scene.lang, scene.say(BRIBE_PILE), money),
        rect(width, 26, fill="transparent"),
        at(14, 13, sign(scene, "bribe") if bribe else nothing),
        words(33, 18.5, money, 16, bold=True),
    )


def deck(scene: Table, width: float) -> str:
    """Buildings that nobody has seen yet."""
    left = int(buildings_left(scene.s))
    return scene.target(
        "building-deck",
        label(scene.lang, scene.say(page.MARKET), scene.say(IN_THE_DECK, number=left)),
        rect(width, 26, fill="transparent"),
        at(6, 2, card_back(scene, 16, 22, 4) if left else ""),
        words(33, 18.5, f"×{left}", 16, bold=True),
    )
