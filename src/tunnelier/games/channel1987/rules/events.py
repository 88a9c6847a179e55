"""The Agenda expansion (C87-16)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.jit import rule
from tunnelier.core.news import tell

from ..news import News
from ..state import Expansion, Next, State
from ..tables import CARDS, PLAYING_CARDS, PROMOTION_PRICE, Event, Token
from .abilities import is_money, spend_money
from .moves import Ask, Refusal


@rule
def has_symbol(token: int) -> bool:
    """Every second kind of token carries the agenda symbol."""
    return token > Token.NONE and token % 2 == 0


@rule
def planned(s: State, seat: int, token: int) -> None:
    """A symbol turned up by a Plan draws an agenda card, unless one is pending (C87-16.1, 16.3)."""
    if s.with_agenda == Expansion.OFF or not has_symbol(token):
        return
    if s.players[seat].pending == Event.NONE:
        ask(s, Ask.AGENDA_CARD, CHANCE, seat)
        tell(s, News.MUST_DRAW_EVENT, seat)
    else:
        tell(s, News.WASTED_SYMBOL, seat, s.players[seat].pending - 1)


@rule
def draw_event(s: State, seat: int, event: int) -> None:
    """Shown to both; its drawer keeps it or not (C87-16.1)."""
    s.events_left[event] = 0
    s.players[seat].pending = event
    tell(s, News.DREW_EVENT, seat, event - 1)
    ask(s, Ask.OFFER, seat)


@rule
def decline_event(s: State, seat: int) -> None:
    """A card that is not kept leaves the game (C87-16.4)."""
    event = s.players[seat].pending
    s.events_gone[event] = 1
    s.players[seat].pending = Event.NONE
    tell(s, News.DISCARDED_EVENT, seat, event - 1)


@rule
def accept_event(s: State, seat: int) -> None:
    """Check-up strikes at once, Promotion as soon as it can be paid (C87-16.13, C87-16.18)."""
    tell(s, News.KEPT_EVENT, seat, s.players[seat].pending - 1)
    if s.players[seat].pending == Event.CHECK_UP:
        tell(s, News.MUST_CHECK_UP, seat)
        complete(s, seat)
        s.checks = 1
        s.next = Next.CHECKS
    else:
        demand_promotion(s, seat)


@rule
def complete(s: State, seat: int) -> None:
    """The pending card goes face down among its owner's cards (C87-16.6)."""
    event = s.players[seat].pending
    s.players[seat].completed[event] = 1
    s.players[seat].pending = Event.NONE
    tell(s, News.COMPLETED, seat, event - 1)


# --- Promotion


@rule
def demand_promotion(s: State, seat: int) -> bool:
    """Paid as soon as the ECU cards are worth enough (C87-16.18)."""
    if s.players[seat].pending != Event.PROMOTION or s.players[seat].money < PROMOTION_PRICE:
        return False
    s.paid = 0
    s.least = 0
    tell(s, News.MUST_PAY_PROMOTION, seat, PROMOTION_PRICE)
    ask(s, Ask.PROMOTION, seat)
    return True


@rule
def refuse_contribution(s: State, seat: int, card: int) -> Refusal:
    """ECU cards none of which could be left out (C87-16.19)."""
    if not is_money(s, seat, card):
        return Refusal.NOT_MONEY
    value = PLAYING_CARDS[card].money
    if leads_to_payment(s, seat, card, s.paid + value, smaller(s.least, value)):
        return Refusal.NONE
    return Refusal.WASTEFUL


@rule
def smaller(least: int, value: int) -> int:
    """The smallest card of a payment; 0 is no card yet."""
    return value if least == 0 or value < least else least


@rule
def exact(paid: int, least: int) -> bool:
    """Enough, and not without the smallest card."""
    return paid >= PROMOTION_PRICE and paid - least < PROMOTION_PRICE


@rule
def leads_to_payment(s: State, seat: int, card: int, paid: int, least: int) -> bool:
    """Whether a payment begun so can be completed, by at most two more cards."""
    if exact(paid, least):
        return True
    for other in range(CARDS):
        if other == card or not is_money(s, seat, other) or paid >= PROMOTION_PRICE:
            continue
        value = PLAYING_CARDS[other].money
        more, small = paid + value, smaller(least, value)
        if exact(more, small):
            return True
        for third in range(CARDS):
            if third == card or third == other or not is_money(s, seat, third):
                continue
            last = PLAYING_CARDS[third].money
            if more < PROMOTION_PRICE and exact(more + last, smaller(small, last)):
                return True
    return False


@rule
def contribute(s: State, seat: int, card: int) -> None:
    """Card by card until the price is paid; no change (C87-16.19)."""
    value = PLAYING_CARDS[card].money
    spend_money(s, seat, card)
    s.paid += value
    s.least = smaller(s.least, value)
    if s.paid >= PROMOTION_PRICE:
        if s.paid > PROMOTION_PRICE:
            tell(s, News.GOT_NO_CHANGE, seat, s.paid - PROMOTION_PRICE)
        complete(s, seat)
    else:
        ask(s, Ask.PROMOTION, seat)
