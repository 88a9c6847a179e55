"""Tricks of cards: who may play what, and who wins.

Card c is of suit c // RANKS, and of two cards of a suit the larger number is the higher. A hand
counts its cards, place by place: `i8(52, high=1)`. NO_CARD is nothing laid, NO_SUIT no trumps.
"""

from __future__ import annotations

from .jit import rule
from .record import Ints

RANKS = 13
"""Of a pack of 52: two to ten, jack, queen, king, ace."""
NO_CARD = NO_SUIT = -1


@rule
def suit(card: int) -> int:
    """The suit of a card."""
    return card // RANKS if card >= 0 else NO_SUIT


@rule
def has_suit(hand: Ints, wanted: int) -> bool:
    """Whether a hand has a card of a suit."""
    for card in range(wanted * RANKS, (wanted + 1) * RANKS):
        if hand[card] > 0:
            return True
    return False


@rule
def follows(hand: Ints, card: int, led: int) -> bool:
    """Whether a card of the hand may be played to the card led: of its suit, if there is one."""
    return led == NO_CARD or suit(card) == suit(led) or not has_suit(hand, suit(led))


@rule
def beats(card: int, other: int, trumps: int) -> bool:
    """Whether a card laid later takes the trick from the best one so far."""
    if suit(card) == suit(other):
        return card > other
    return suit(card) == trumps


@rule
def taker(laid: Ints, leader: int, seats: int, trumps: int) -> int:
    """The seat that takes the trick, by the card that each has laid; NO_CARD is none."""
    best = leader
    for step in range(1, seats):
        seat = (leader + step) % seats
        if laid[seat] != NO_CARD and beats(laid[seat], laid[best], trumps):
            best = seat
    return best
