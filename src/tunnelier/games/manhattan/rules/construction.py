"""Construction, the market and the bribe pile (MP-6)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import DECK, MARKET, State
from ..tables import (
    BRIBING,
    BUILDINGS,
    FREE_FOR_ENGINEERS,
    IS_STARTER,
    PRICES,
    SLOTS,
    STARTERS,
    Good,
)
from .moves import Ask, Refusal


@rule
def price(slot: int, engineer: bool) -> int:
    """What a slot costs whoever just placed a worker (MP-6.4, MP-6.5)."""
    return 0 if engineer and slot < FREE_FOR_ENGINEERS else PRICES[slot]


@rule
def open_market(s: State, seat: int, engineer: bool) -> None:
    """At most one building; nothing is asked if none can be bought (MP-6.1 to MP-6.3)."""
    for slot in range(SLOTS):
        if refuse_buy(s, seat, slot, engineer) == Refusal.NONE:
            ask(s, Ask.MARKET, seat, engineer)
            return
    tell(s, News.EMPTY_MARKET if total(s.market) == 0 else News.NO_PURCHASE, seat)


@rule
def refuse_buy(s: State, seat: int, slot: int, engineer: bool) -> Refusal:
    """A card that is there, at its full price; bribes do not help to pay (MP-6.3, MP-6.6)."""
    if s.market[slot] == 0:
        return Refusal.EMPTY_SLOT
    if s.players[seat].goods[Good.MONEY] < price(slot, engineer):
        return Refusal.CANNOT_BUY
    return Refusal.NONE


@rule
def buy(s: State, seat: int, slot: int, engineer: bool) -> None:
    """Pay, take the card, settle the bribe, slide, refill (MP-6.7)."""
    me, number, paid = s.players[seat], s.market[slot] - 1, price(slot, engineer)
    me.goods[Good.MONEY] -= paid
    if paid > 0:
        tell(s, News.PRICE, seat, paid, slot)
    else:
        tell(s, News.FREE, seat, slot)
    s.buildings[number].owner = seat
    s.market[slot] = 0
    me.owned += 1
    tell(s, News.BOUGHT, seat, number, slot)
    if slot == 0:
        bribes = s.bribe
        me.goods[Good.MONEY] += bribes
        s.bribe = 0
        if bribes > 0:
            tell(s, News.TOOK_BRIBES, seat, bribes)
    elif slot >= BRIBING:
        s.bribe += 1
        tell(s, News.PURCHASE_FED_BRIBES, THE_TABLE, s.bribe)
    slide(s, slot)
    if buildings_left(s) > 0:
        ask(s, Ask.REVEAL, CHANCE, SLOTS - 1)
    else:
        tell(s, News.NO_REFILL, THE_TABLE)


@rule
def slide(s: State, gap: int) -> None:
    """The cards to the right of the gap move up (MP-6.10)."""
    for slot in range(gap, SLOTS - 1):
        s.market[slot] = s.market[slot + 1]
        s.market[slot + 1] = 0
    if s.market[gap] > 0:
        tell(s, News.SLID, THE_TABLE)


@rule
def buildings_left(s: State) -> int:
    """Cards in the deck."""
    count = 0
    for number in range(BUILDINGS):
        if s.buildings[number].owner == DECK:
            count += 1
    return count


@rule
def reveals(s: State, slot: int, number: int) -> int:
    """Starters go to the six cheap slots of the set-up, the others to the last (MP-2.6)."""
    if s.buildings[number].owner != DECK or IS_STARTER[number] != (slot < len(STARTERS)):
        return 0
    return 1


@rule
def reveal(s: State, slot: int, number: int) -> None:
    """A building comes into the market (MP-2.6, MP-6.11)."""
    s.buildings[number].owner = MARKET
    s.market[slot] = number + 1
    tell(s, News.REFILLED if s.begun else News.ON_OFFER, THE_TABLE, slot, number)
