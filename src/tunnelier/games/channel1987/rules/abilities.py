"""Developed cards and their uses (C87-13)."""

from __future__ import annotations

from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell
from tunnelier.core.view import ALL_EYES

from ..news import News
from ..state import Lies, State
from ..tables import (
    CARDS,
    COLOURS,
    EXTRA_FINANCE_MONEY,
    EXTRA_FINANCES,
    PLAYING_CARDS,
    Ability,
    Needs,
)
from .moves import Refusal


@rule
def wears_out(card: int) -> bool:
    """Whether a card's uses are tokens placed on it: no other is turned (C87-13.5, C87-13.6)."""
    used = PLAYING_CARDS[card].ability <= Ability.HEAVY_MACHINERY
    return used and PLAYING_CARDS[card].needs >= Needs.PLACE_1


@rule
def owns(s: State, seat: int, card: int) -> bool:
    """Whether the player has developed the card."""
    return s.cards[card].lies == Lies.DEVELOPED and s.cards[card].at == seat


@rule
def refuse_ability(s: State, seat: int, card: int) -> Refusal:
    """One's own, with a token left, and not used this round (C87-13.2 to C87-13.4)."""
    if not owns(s, seat, card):
        return Refusal.NOT_YOURS
    if wears_out(card) and total(s.cards[card].tokens) == 0:
        return Refusal.WORN_OUT
    return Refusal.USED_BEFORE if s.cards[card].used else Refusal.NONE


@rule
def usable(s: State, seat: int, card: int) -> bool:
    """Whether the player may use the card."""
    return refuse_ability(s, seat, card) == Refusal.NONE


@rule
def spend_use(s: State, card: int) -> None:
    """A use takes a token off the card; the last one turns it face down (C87-13.1, C87-13.2)."""
    here = s.cards[card]
    here.used = 1
    tell(s, News.USED, here.at, card)
    if not wears_out(card):
        return
    for colour in range(COLOURS):
        if here.tokens[colour]:
            here.tokens[colour] -= 1
            s.gone[colour] += 1
            tell(s, News.TOKEN_LEFT, here.at, card, colour)
            break
    if total(here.tokens) == 0:
        here.eyes = 1 << here.at
        s.players[here.at].face_down += 1
        tell(s, News.TURNED_DOWN, here.at, card)


@rule
def clear_marks(s: State) -> None:
    """A new round: every card may be used again (C87-13.3)."""
    for card in range(CARDS):
        if s.cards[card].used:
            s.cards[card].used = 0
            tell_use_again(s, s.cards[card].at, card)


@telling
def tell_use_again(s: State, seat: int, card: int) -> None:
    """If it has a token left."""
    if usable(s, seat, card):
        tell(s, News.MAY_USE_AGAIN, seat, card)


@rule
def put(s: State, card: int, lies: int, at: int) -> None:
    """Move a playing card; the deck is known to nobody, everything else to all."""
    here = s.cards[card]
    here.lies = lies
    here.at = at
    here.eyes = 0 if lies == Lies.DECK else ALL_EYES


# --- money


@rule
def is_money(s: State, seat: int, card: int) -> bool:
    """Whether the card lies among the player's ECU cards."""
    return s.cards[card].lies == Lies.MONEY and s.cards[card].at == seat


@rule
def gain_money(s: State, seat: int, card: int) -> None:
    """A card becomes an ECU card: only its money counts from now on (C87-10.3)."""
    put(s, card, Lies.MONEY, seat)
    s.players[seat].money += PLAYING_CARDS[card].money
    tell(s, News.TOOK_MONEY, seat, card, PLAYING_CARDS[card].money, s.players[seat].money)


@rule
def spend_money(s: State, seat: int, card: int) -> None:
    """An ECU card is spent whole, without change (C87-10.4)."""
    put(s, card, Lies.DISCARD, 0)
    s.players[seat].money -= PLAYING_CARDS[card].money
    tell(s, News.SPENT, seat, card, PLAYING_CARDS[card].money)


@rule
def spend_all_money(s: State, seat: int) -> None:
    """A barrier takes every ECU card, however much they exceed its price (C87-11.6)."""
    for card in range(CARDS):
        if is_money(s, seat, card):
            spend_money(s, seat, card)


@rule
def extra_finance(s: State, seat: int) -> int:
    """What usable Extra finance cards could add (C87-13.7, C87-13.8)."""
    millions = 0
    for card in EXTRA_FINANCES:
        if usable(s, seat, card):
            millions += EXTRA_FINANCE_MONEY
    return millions
