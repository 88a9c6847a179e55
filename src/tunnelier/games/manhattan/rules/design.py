"""Designing bombs: the draft, and what a perfect memory makes of it (MP-12, MP-16)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import CHANCE, ask, question
from tunnelier.core.chance import below
from tunnelier.core.jit import rule
from tunnelier.core.news import THE_TABLE, tell
from tunnelier.core.view import ALL_EYES, UNKNOWN

from ..news import News
from ..state import NOBODY, PACKET, Lies, State
from ..tables import BOMBS, SEATS
from .moves import Ask, Refusal

# --- the draft (MP-12)


@rule
def begin_draft(s: State, seat: int) -> None:
    """The active player takes the face-up bombs, apart from the hand (MP-12.3)."""
    s.designers[s.drafts] = seat
    s.drafts += 1
    s.picks = 0
    for bomb in range(BOMBS):
        card = s.bombs[bomb]
        if card.lies == Lies.ROW:
            card.lies = Lies.DRAFTED
            card.draft = s.drafts
            card.holder = PACKET
    pass_packet(s, seat)
    tell(s, News.DRAFT, seat, s.seats + 1)


@rule
def pass_packet(s: State, seat: int) -> None:
    """Only the present holder sees the packet (MP-16.3)."""
    for bomb in range(BOMBS):
        if s.bombs[bomb].holder == PACKET:
            s.bombs[bomb].eyes = 1 << seat
            s.players[seat].saw |= 1 << bomb
    ask(s, Ask.DRAFT, seat)


@rule
def refuse_keep(s: State, bomb: int) -> Refusal:
    """Any card of the packet, and one of them (MP-12.4, MP-12.6)."""
    return Refusal.NONE if s.bombs[bomb].holder == PACKET else Refusal.NOT_IN_PACKET


@rule
def keep(s: State, seat: int, bomb: int) -> None:
    """Keep one, pass the rest to the left; the last returns to the designer (MP-12.5)."""
    take(s, seat, bomb)
    s.picks += 1
    tell(s, News.KEPT, seat, bomb)
    if s.picks < s.seats:
        pass_packet(s, (seat + 1) % s.seats)
        tell(s, News.PASSED, (seat + 1) % s.seats, s.seats + 1 - s.picks)
        return
    for last in range(BOMBS):
        if s.bombs[last].holder == PACKET:
            take(s, s.mover, last)
            tell(s, News.GOT_LAST, s.mover, last)
    s.picks = 0
    deal_row(s)


@rule
def take(s: State, seat: int, bomb: int) -> None:
    """A bomb goes to a hand."""
    s.bombs[bomb].holder = seat
    s.bombs[bomb].eyes = 1 << seat
    s.players[seat].hand += 1


@rule
def deal_row(s: State) -> None:
    """One card more than players, or none at all and never again (MP-12.8, MP-12.9)."""
    under = 0
    for k in range(SEATS):
        if s.under[k] > 0:
            under += 1
    if s.deck + under <= s.seats:
        s.closed = 1
        tell(s, News.CLOSED, THE_TABLE)
        return
    for _ in range(s.seats + 1):
        ask(s, Ask.DESIGN, CHANCE)


@rule
def dealt(s: State, bomb: int) -> int:
    """Any card of the deck; tested ones lie under it, the first on top (MP-12.11)."""
    if s.deck > 0:
        return 1 if s.bombs[bomb].lies == Lies.DECK else 0
    return 1 if s.under[0] == bomb + 1 else 0


@rule
def deal_bomb(s: State, bomb: int) -> None:
    """A bomb comes face up into the row (MP-2.7, MP-12.8, MP-12.11)."""
    from_deck = s.bombs[bomb].lies == Lies.DECK
    s.bombs[bomb].lies = Lies.ROW
    if from_deck:
        s.deck -= 1
        tell(s, News.DEALT if s.drafts > 0 else News.FACE_UP, THE_TABLE, bomb)
    else:
        for k in range(SEATS - 1):
            s.under[k] = s.under[k + 1]
        s.under[SEATS - 1] = 0
        tell(s, News.DEALT_AGAIN, THE_TABLE, bomb)


@rule
def forget(s: State, bomb: int) -> None:
    """A tested bomb is a card of the deck again: whatever was seen of it no longer counts."""
    card = s.bombs[bomb]
    card.draft = 0
    card.holder = NOBODY
    card.eyes = ALL_EYES
    for seat in range(s.seats):
        s.players[seat].saw &= ~(1 << bomb)


# --- what a seat can imagine (MP-16)
#
# Everybody saw the row, so everybody knows what a draft was about. A seat also knows which of
# those cards reached it in the packet: the others were kept by the players before it, one each;
# those it passed on were kept by the players after it, one each, and the last by the designer.
# Built bombs have shown who had them. All ways to deal the rest that fit are equally likely.

BEFORE, PASSED = 0, 1
"""What one seat knows of a drafted card: it was kept before, or it came past."""


@rule
def imagine(s: State, seat: int, stream: Any) -> None:
    """Holders for the bombs in other hands and in the packet, and what those players saw."""
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.DRAFTED and s.bombs[bomb].holder == UNKNOWN:
            imagine_holder(s, seat, bomb, stream)
    for other in range(SEATS):
        if other != seat:
            s.players[other].saw = imagined_sight(s, seat, other)


@rule
def imagine_holder(s: State, seat: int, bomb: int, stream: Any) -> None:
    """One of the places for this card that are still open."""
    draft = s.bombs[bomb].draft
    known = came_past(s, seat, bomb)
    places = 0
    for holder in range(PACKET + 1):
        places += places_open(s, seat, draft, known, holder)
    ticket = below(stream, places)
    holder = 0
    while ticket >= places_open(s, seat, draft, known, holder):
        ticket -= places_open(s, seat, draft, known, holder)
        holder += 1
    s.bombs[bomb].holder = holder
    s.bombs[bomb].eyes = 1 << (drafter(s) if holder == PACKET else holder)


@rule
def came_past(s: State, seat: int, bomb: int) -> int:
    """Whether the card was in the packet when it reached the seat."""
    return s.players[seat].saw >> bomb & 1


@rule
def drafter(s: State) -> int:
    """Who holds the packet of the draft under way."""
    return (s.mover + s.picks) % s.seats


@rule
def picks_of(s: State, draft: int) -> int:
    """How many players have kept a card in a draft."""
    if draft == s.drafts and question(s) == Ask.DRAFT:
        return s.picks
    return s.seats


@rule
def position(s: State, draft: int, seat: int) -> int:
    """The place of a seat in the order of a draft."""
    return (seat - s.designers[draft - 1]) % s.seats


@rule
def places_open(s: State, seat: int, draft: int, known: int, holder: int) -> int:
    """How many more cards of this draft, kept before or passed on, a holder must have."""
    if draft == 0:
        return hand_open(s, seat, holder)
    places = places_of(s, seat, draft, known, holder)
    if places == 0:
        return 0
    for bomb in range(BOMBS):
        card = s.bombs[bomb]
        if card.draft == draft and card.holder == holder and came_past(s, seat, bomb) == known:
            places -= 1
    return places


@rule
def hand_open(s: State, seat: int, holder: int) -> int:
    """Cards of no draft, in a table set up by hand: as many as the holder is known to have."""
    if holder == seat or holder >= s.seats:
        return 0
    places = s.players[holder].hand
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.DRAFTED and s.bombs[bomb].holder == holder:
            places -= 1
    return places


@rule
def places_of(s: State, seat: int, draft: int, known: int, holder: int) -> int:
    """How many such cards the holder kept in all and has not tested."""
    picks = picks_of(s, draft)
    mine = position(s, draft, seat)
    if holder == PACKET:
        in_packet = s.seats + 1 - picks if picks < s.seats else 0
        return in_packet if known == (PASSED if mine <= picks else BEFORE) else 0
    if holder == seat or holder >= s.seats:
        return 0
    place = position(s, draft, holder)
    places = 0
    if place < picks and known == (BEFORE if place < mine else PASSED):
        places = 1
    if place == 0 and picks == s.seats and known == PASSED:
        places += 1  # the last card
    if s.players[holder].test_draft == draft and tested_as(s, seat, draft, holder) == known:
        places -= 1
    return places


@rule
def tested_as(s: State, seat: int, draft: int, tester: int) -> int:
    """Whether the bomb that a player drafted and tested had been kept before, or came past.

    Only the designer has cards of both sorts: then a card is missing among one of them.
    """
    mine = position(s, draft, seat)
    if position(s, draft, tester) > 0:
        return BEFORE if position(s, draft, tester) < mine else PASSED
    missing = mine
    for bomb in range(BOMBS):
        if s.bombs[bomb].draft == draft and came_past(s, seat, bomb) == BEFORE:
            missing -= 1
    for other in range(s.seats):
        if 0 < position(s, draft, other) < mine and s.players[other].test_draft == draft:
            missing -= 1
    return BEFORE if missing > 0 else PASSED


@rule
def imagined_sight(s: State, seat: int, other: int) -> int:
    """Which of the drafted cards must have been in the packet when it reached another seat."""
    saw = 0
    if other < s.seats:
        for bomb in range(BOMBS):
            draft = s.bombs[bomb].draft
            if draft > 0:
                reached = position(s, draft, other)
                if reached <= picks_of(s, draft) and reached <= kept_at(s, seat, bomb):
                    saw |= 1 << bomb
    return saw


@rule
def kept_at(s: State, seat: int, bomb: int) -> int:
    """The place in the order at which a drafted card was kept: the last, if it was left over."""
    draft, holder = s.bombs[bomb].draft, s.bombs[bomb].holder
    if holder == PACKET:
        return s.seats
    place = position(s, draft, holder)
    if place > 0 or picks_of(s, draft) < s.seats:
        return place
    if holder != seat:
        return s.seats if came_past(s, seat, bomb) else 0
    for other in range(bomb):
        if s.bombs[other].draft == draft and s.bombs[other].holder == holder:
            return s.seats
    return 0
