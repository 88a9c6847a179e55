"""The state of a match of Knockout Whist: one row."""

from collections.abc import Sequence
from enum import IntEnum

from tunnelier.core import record as r
from tunnelier.core.agenda import Pending
from tunnelier.core.record import Ints, Record, i8
from tunnelier.core.view import ALL_EYES

SEATS, MOST_CARDS, DEPTH = 4, 7, 2
CARDS = tuple(f"{rank}{suit}" for suit in "cdhs" for rank in (*range(2, 11), *"jqka"))
SUITS = ("clubs", "diamonds", "hearts", "spades")
Card = IntEnum("Card", [("NONE", -1), *((c.upper(), k) for k, c in enumerate(CARDS))])  # type: ignore[misc]
Suit = IntEnum("Suit", [("NONE", -1), *((c.upper(), k) for k, c in enumerate(SUITS))])  # type: ignore[misc]
"""What lies before a seat, and trumps: NONE until a card is played, until they are named."""


class Player(Record):
    """What a player has; who sees whether a card is in the hand is told by its eyes."""

    tricks: int = i8(high=MOST_CARDS)
    lasted: int = i8(high=MOST_CARDS)  # the last round with a trick
    cards: int = i8(high=MOST_CARDS)
    eyes: Ints = r.seat_bits(i8(len(CARDS), low=ALL_EYES, high=2**SEATS - 1))
    hand: Ints = r.of_each(CARDS, i8(len(CARDS), high=1, seen_by="eyes"))


class State(Record):
    """One match."""

    seats: int = i8(low=2, high=SEATS)
    over: int = i8(high=1)
    deal: int = i8(high=MOST_CARDS)  # the round, from 1 on
    trumps: int = i8(of=Suit)
    playing: int = r.seat_bits(i8(high=2**SEATS - 1))
    leader: int = r.a_seat(i8(high=SEATS - 1))
    laid: Ints = r.seat_by_seat(i8(SEATS, of=Card))
    deck: Ints = i8(len(CARDS), high=1, seen_by=r.NOBODY)
    players: Sequence[Player] = r.per_seat(Player, SEATS)
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = r.each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """A pack of cards."""
    return {"cards": len(CARDS)}


def census(s: State) -> dict[str, int]:
    """Cards in the deck, in hands, and those that everyone has seen played."""
    held = sum(int(sum(p.hand)) + sum(e == ALL_EYES for e in p.eyes) for p in s.players)
    return {"cards": int(sum(s.deck)) + held}
