"""The rules of Knockout Whist. Numbers KW-… are the ledger's (rules.en.md)."""

from enum import IntEnum
from typing import Any

from tunnelier.core.agenda import CHANCE, about, answered, ask, to_move
from tunnelier.core.bits import added, next_of, size
from tunnelier.core.codec import ABOUT, Answers, Codec, Kinds
from tunnelier.core.counts import deal
from tunnelier.core.jit import rule
from tunnelier.core.tricks import NO_CARD, NO_SUIT, follows, suit, taker
from tunnelier.core.view import ALL_EYES

from .state import CARDS, MOST_CARDS, SEATS, SUITS, State


class Ask(IntEnum):
    """What can be asked."""

    PLAY = 0  # which card to the trick?
    TRUMPS = 1
    DEAL = 2  # chance: which card does this seat get?
    CUT = 3  # chance: who of those with the most tricks?


class Kind(Kinds):
    """The kinds of move: every question has one."""

    PLAY = Answers(Ask.PLAY, card=CARDS)
    TRUMPS = Answers(Ask.TRUMPS, suit=SUITS)
    DEAL = Answers(Ask.DEAL, chance=True, seen_by=ABOUT, card=CARDS)
    CUT = Answers(Ask.CUT, chance=True, player=range(1, SEATS + 1))


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    NOT_IN_HAND = 3
    FOLLOW_SUIT = 4


ACTIONS = Codec(Kind)
_, ASKED, X, _, _ = ACTIONS.columns


@rule
def refuse(s: State, action: int) -> Refusal:
    """A card of one's own, of the suit led if one can (KW-2.1, KW-2.2)."""
    if ASKED[action] != Ask.PLAY:
        return Refusal.NONE
    hand = s.players[to_move(s)].hand
    if hand[X[action]] == 0:
        return Refusal.NOT_IN_HAND
    led = NO_CARD if to_move(s) == s.leader else s.laid[s.leader]
    return Refusal.NONE if follows(hand, X[action], led) else Refusal.FOLLOW_SUIT


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about."""
    return s.deck[X[action]] if ASKED[action] == Ask.DEAL else most_tricks(s) >> X[action] & 1


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    receiver = about(s)
    seat = answered(s)
    match ASKED[action]:
        case Ask.PLAY:
            play(s, seat, X[action])
        case Ask.TRUMPS:
            s.trumps = X[action]
            ask(s, Ask.PLAY, seat)
        case Ask.DEAL:
            deal_card(s, receiver, X[action])
        case Ask.CUT:
            begin_round(s, X[action])


# --- the deal (KW-1)


@rule
def setup(s: State) -> None:
    """Everyone plays; nobody has a trick, so all cut for the lead (KW-1.1, KW-1.4)."""
    s.playing = (1 << s.seats) - 1
    clear(s)
    ask(s, Ask.CUT, CHANCE)


@rule
def begin_round(s: State, leader: int) -> None:
    """Cards are dealt anew; who leads will then name trumps (KW-1.2, KW-1.3)."""
    clear(s)
    s.deal += 1
    s.leader = leader
    ask(s, Ask.TRUMPS, leader)
    ask(s, Ask.DEAL, CHANCE, leader)


@rule
def clear(s: State) -> None:
    """All cards are gathered: hands are empty by then (KW-1.2)."""
    s.trumps = NO_SUIT
    for seat in range(len(s.players)):
        s.laid[seat] = NO_CARD
        s.players[seat].tricks = 0
        for card in range(len(CARDS)):
            s.players[seat].eyes[card] = 1 << seat
    gather(s, NO_SUIT)


@rule
def deal_card(s: State, seat: int, card: int) -> None:
    """One card after the other, round the table; only its owner sees it (KW-1.2)."""
    s.deck[card] = 0
    s.players[seat].hand[card] = 1
    s.players[seat].cards += 1
    receiver = next_of(s.playing, seat, s.seats)
    if s.players[receiver].cards <= MOST_CARDS - s.deal:
        ask(s, Ask.DEAL, CHANCE, receiver)


# --- tricks (KW-2)


@rule
def play(s: State, seat: int, card: int) -> None:
    """A card is laid for all to see, beside those of this trick (KW-2.1)."""
    for other in range(s.seats if seat == s.leader else 0):
        s.laid[other] = NO_CARD
    s.laid[seat] = card
    s.players[seat].hand[card] = 0
    s.players[seat].eyes[card] = ALL_EYES
    s.players[seat].cards -= 1
    after = next_of(s.playing, seat, s.seats)
    if after == s.leader:
        end_trick(s)
    else:
        ask(s, Ask.PLAY, after)


@rule
def end_trick(s: State) -> None:
    """The best card takes the trick, and its player leads (KW-2.3)."""
    s.leader = taker(s.laid, s.leader, s.seats, s.trumps)
    s.players[s.leader].tricks += 1
    if s.players[s.leader].cards == 0:
        end_round(s)
    else:
        ask(s, Ask.PLAY, s.leader)


# --- who stays (KW-3)


@rule
def end_round(s: State) -> None:
    """Who took a trick goes on; alone, they have won (KW-3.1, KW-3.2)."""
    s.playing = 0
    for seat in range(s.seats):
        if s.players[seat].tricks > 0:
            s.playing = added(s.playing, seat)
            s.players[seat].lasted = s.deal
    if size(s.playing) == 1:
        s.over = 1
    elif size(most_tricks(s)) == 1:
        begin_round(s, next_of(most_tricks(s), 0, s.seats))
    else:
        ask(s, Ask.CUT, CHANCE)


@rule
def most_tricks(s: State) -> int:
    """The seats that took the most tricks in this round (KW-1.4)."""
    most, seats = 0, 0
    for seat in range(s.seats):
        if s.players[seat].tricks > most:
            most, seats = s.players[seat].tricks, 0
        if s.players[seat].tricks == most:
            seats = added(seats, seat)
    return seats


@rule
def imagine(s: State, seat: int, stream: Any) -> None:
    """Any hands that fit, equally likely: who did not follow this trick has none of its suit.

    Those are dealt theirs first, from the other suits. In whatever way that is done, as many ways
    are left for the rest: so all ways together are equally likely.
    """
    for other in range(len(s.players)):
        for card in range(len(CARDS)):
            s.players[other].hand[card] = max(0, s.players[other].hand[card])
    for void in (True, False):
        gather(s, suit(s.laid[s.leader]) if void else NO_SUIT)
        for other in range(s.seats):
            if other != seat and void == is_void(s, other):
                deal(s.deck, s.players[other].hand, s.players[other].cards, stream)


@rule
def is_void(s: State, seat: int) -> bool:
    """Whether a seat has just shown that it has none of the suit led."""
    return s.laid[seat] != NO_CARD and suit(s.laid[seat]) != suit(s.laid[s.leader])


@rule
def gather(s: State, but: int) -> None:
    """The deck is whatever nobody has or has played, but for one suit."""
    for card in range(len(CARDS)):
        s.deck[card] = 0 if suit(card) == but else 1
        for seat in range(s.seats):
            if s.players[seat].hand[card] or s.players[seat].eyes[card] == ALL_EYES:
                s.deck[card] = 0
