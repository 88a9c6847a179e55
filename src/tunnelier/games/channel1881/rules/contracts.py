"""Contracts: the deck, the row, and what is announced (C81-7, C81-14, C81-16, C81-17)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import NOBODY, Lies, Next, State, Used
from ..tables import (
    AFTER_WITH,
    BY_AREA,
    CONTRACT_CARDS,
    CONTRACTS,
    FIRST_WITH,
    LOOKING,
    ROW,
    Cube,
    Sky,
)
from .moves import Ask, Refusal

SHOWN = ROW
"""Where a card of the deck is dealt: a place of the row, or shown by contract 5."""

# --- the deck: the back of its top card is known, the face only when it is dealt (C81-24.2)


@rule
def put(s: State, card: int, lies: int, holder: int) -> None:
    """Move a contract."""
    s.contracts[card].lies = lies
    s.contracts[card].holder = holder


@rule
def turned(s: State, place: int, card: int) -> None:
    """The top card shows its face; then the next one its back."""
    s.deck -= 1
    if place == SHOWN:
        put(s, card, Lies.SHOWN, NOBODY)
    else:
        put(s, card, Lies.ROW, NOBODY)
        s.row[place] = card + 1
    tell_turned(s, place, card)
    show_back(s)


@telling
def tell_turned(s: State, place: int, card: int) -> None:
    """Shown by contract 5, dealt at the start, or into a gap of the row (C81-17.2, C81-17.3)."""
    if place == SHOWN:
        tell(s, News.SHOWN, THE_TABLE, card)
    elif s.next == Next.HIRE:
        tell(s, News.DEALT, THE_TABLE, place + 1, card)
    else:
        tell(s, News.FILLED if s.signed else News.ADDED, THE_TABLE, place + 1, card)


@rule
def show_back(s: State) -> None:
    """Chance says which back lies on top; an empty deck is shuffled anew (C81-17.4, C81-17.5)."""
    s.sky = Sky.NONE
    if s.deck == 0:
        for card in range(CONTRACTS):
            if s.contracts[card].lies == Lies.DISCARD:
                put(s, card, Lies.DECK, NOBODY)
                s.deck += 1
        tell(s, News.RESHUFFLED if s.deck > 0 else News.DECK_IS_EMPTY, THE_TABLE, s.deck)
    if s.deck > 0:
        ask(s, Ask.BACK, CHANCE)


@rule
def show_sky(s: State, sky: int) -> None:
    """Everybody sees the back on top (C81-24.2)."""
    s.sky = sky
    tell(s, News.BACK, THE_TABLE, sky)


@rule
def backs_left(s: State, sky: int) -> int:
    """Cards of the deck with this back."""
    count = 0
    for card in range(CONTRACTS):
        if s.contracts[card].lies == Lies.DECK and CONTRACT_CARDS[card].back == sky:
            count += 1
    return count


@rule
def on_top(s: State, card: int) -> int:
    """Whether a card can be the one on top."""
    fits = s.contracts[card].lies == Lies.DECK and CONTRACT_CARDS[card].back == s.sky
    return 1 if fits else 0


@rule
def discard(s: State, card: int) -> None:
    """Onto the discard pile."""
    s.contracts[card].used = Used.FRESH
    put(s, card, Lies.DISCARD, NOBODY)


@rule
def renew_deck(s: State) -> None:
    """If there is none, the discards become the deck (C81-17.4)."""
    if s.deck == 0:
        show_back(s)


# --- the row (C81-14, C81-17)


@rule
def offer_office(s: State, seat: int) -> None:
    """Asked unless the row is empty (C81-14.1)."""
    if total(s.row) > 0:
        ask(s, Ask.OFFICE, seat)


@rule
def sign(s: State, seat: int, slot: int) -> None:
    """Take a contract; the gap stays for now (C81-14.3)."""
    card = s.row[slot] - 1
    put(s, card, Lies.HELD, seat)
    s.row[slot] = 0
    s.signed = 1
    tell(s, News.SIGNED, seat, slot + 1, card)


@telling
def leave(s: State, seat: int) -> None:
    """No contract is taken (C81-14.1)."""
    tell(s, News.DECLINED_CONTRACT, seat)


@rule
def restock_contracts(s: State) -> None:
    """Nobody took one: the leftmost goes. Slide left, fill up from the deck (C81-17.2, 17.3)."""
    if s.at == 0:
        s.at = 1
        if not s.signed and s.row[0] > 0:
            oldest = s.row[0] - 1
            s.row[0] = 0
            discard(s, oldest)
            tell(s, News.NONE_WAS_TAKEN, THE_TABLE, oldest)
            slide(s)
            renew_deck(s)
            if s.depth > 0:
                return
        slide(s)
    for slot in range(ROW):
        if s.row[slot] == 0 and s.deck > 0:
            ask(s, Ask.FACE, CHANCE, slot)
            return
    s.at = 0
    s.signed = 0
    s.next = Next.CRISIS


@rule
def slide(s: State) -> None:
    """Cards move left into the gaps, keeping their order."""
    to = 0
    for slot in range(ROW):
        card = s.row[slot]
        if card > 0:
            s.row[slot] = 0
            s.row[to] = card
            if to != slot:
                tell(s, News.SLID if s.signed else News.MOVED_UP, THE_TABLE, card - 1, to + 1)
            to += 1


# --- what is announced (C81-7)


@rule
def announced(s: State, seat: int, card: int) -> bool:
    """Whether the player has announced this card this round."""
    return s.contracts[card].used == Used.ANNOUNCED and s.contracts[card].holder == seat


@rule
def in_force(s: State, seat: int, ability: int) -> int:
    """How many cards with an ability the player has announced this round (C81-7.5)."""
    count = 0
    for k in range(FIRST_WITH[ability], AFTER_WITH[ability]):
        if announced(s, seat, BY_AREA[k]):
            count += 1
    return count


@rule
def hoped_for(s: State, seat: int, ability: int) -> int:
    """How many cards with an ability the player could still announce."""
    count = 0
    for k in range(FIRST_WITH[ability], AFTER_WITH[ability]):
        place = s.contracts[BY_AREA[k]]
        if place.lies == Lies.HELD and place.holder == seat and place.used == Used.FRESH:
            count += 1
    return count


@rule
def refuse_choice(s: State, card: int) -> Refusal:
    """One of the cards shown, or contract 5 itself (C81-16.2)."""
    if card == LOOKING or s.contracts[card].lies == Lies.SHOWN:
        return Refusal.NONE
    return Refusal.NOT_SHOWN


@rule
def choose(s: State, seat: int, card: int) -> None:
    """Keep it, discard the others."""
    if card != LOOKING:
        put(s, card, Lies.HELD, seat)
    tell(s, News.KEPT_CONTRACT, seat, card)
    if card != LOOKING:
        discard(s, LOOKING)
        tell(s, News.DISCARDED, seat, LOOKING)
    for other in range(CONTRACTS):
        if s.contracts[other].lies == Lies.SHOWN:
            discard(s, other)
            tell(s, News.DISCARDED, seat, other)
    renew_deck(s)


@rule
def take_back(s: State) -> None:
    """Event cubes drawn by a contract return and fire nothing (C81-16.13)."""
    cubes = s.aside
    s.bag[Cube.EVENT] += cubes
    s.aside = 0
    tell(s, News.EVENTS_WENT_BACK, THE_TABLE, cubes)


@rule
def spend_announced(s: State) -> None:
    """What was announced this round is spent."""
    for card in range(CONTRACTS):
        if s.contracts[card].used == Used.ANNOUNCED:
            s.contracts[card].used = Used.SPENT
            tell(s, News.USED_UP, s.contracts[card].holder, card)


@rule
def pop_announced(s: State, seat: int, ability: int) -> bool:
    """Spend one announced card with this ability, if there is one."""
    for k in range(FIRST_WITH[ability], AFTER_WITH[ability]):
        card = BY_AREA[k]
        if announced(s, seat, card):
            s.contracts[card].used = Used.SPENT
            tell(s, News.CAME_TO, seat, card)
            return True
    return False
