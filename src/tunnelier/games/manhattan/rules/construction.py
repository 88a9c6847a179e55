"""Construction, the market and the bribe pile (MP-6)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.jit import rule

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
    """At most one building; nothing is asked if none can be paid (MP-6.1, MP-6.2)."""
    for slot in range(SLOTS):
        if refuse_buy(s, seat, slot, engineer) == Refusal.NONE:
            ask(s, Ask.MARKET, seat, engineer)
            return


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
    me = s.players[seat]
    me.goods[Good.MONEY] -= price(slot, engineer)
    s.buildings[s.market[slot] - 1].owner = seat
    me.owned += 1
    if slot == 0:
        me.goods[Good.MONEY] += s.bribe
        s.bribe = 0
    elif slot >= BRIBING:
        s.bribe += 1
    for k in range(slot, SLOTS - 1):
        s.market[k] = s.market[k + 1]
    s.market[SLOTS - 1] = 0
    if buildings_left(s) > 0:
        ask(s, Ask.REVEAL, CHANCE, SLOTS - 1)


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
    """A building comes into the market (MP-6.11)."""
    s.buildings[number].owner = MARKET
    s.market[slot] = number + 1
