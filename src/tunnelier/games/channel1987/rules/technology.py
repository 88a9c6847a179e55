"""Finance and Technology (C87-10, C87-11)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell

from ..news import News
from ..score import nation_of, track_points
from ..state import State
from ..tables import (
    EXTRA_FINANCE_MONEY,
    EXTRA_FINANCES,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    SLOTS,
    TRACK_SPACES,
    TRACKS,
    Bonus,
    Event,
    Nation,
    Track,
)
from .abilities import (
    extra_finance,
    gain_money,
    is_money,
    owns,
    refuse_ability,
    spend_all_money,
    spend_money,
    spend_use,
    usable,
)
from .digging import face_down
from .discs import most_kept, reached
from .moves import Ask, Refusal

# --- Finance


@rule
def refuse_finance(s: State) -> Refusal:
    """There must be a displayed card to take (C87-10.1)."""
    for slot in range(SLOTS):
        if s.display[slot]:
            return Refusal.NONE
    return Refusal.NOTHING_DISPLAYED


@rule
def refuse_take(s: State, slot: int) -> Refusal:
    """Any displayed card (C87-10.1)."""
    return Refusal.NONE if s.display[slot] else Refusal.NO_CARD_THERE


@rule
def take_as_money(s: State, seat: int, slot: int) -> None:
    """A displayed card becomes money (C87-10.1)."""
    gain_money(s, seat, s.display[slot] - 1)
    s.display[slot] = 0


# --- Technology: is there anything to do?


@rule
def refuse_technology(s: State, seat: int) -> Refusal:
    """Move a marker, lift the cube, or serve the Repairs (C87-11.4, C87-16.14)."""
    if s.players[seat].pending == Event.REPAIRS or can_realign(s, seat):
        return Refusal.NONE
    upper = refuse_advance(s, seat, Track.UPPER)
    lower = refuse_advance(s, seat, Track.LOWER)
    if upper == Refusal.NONE or lower == Refusal.NONE:
        return Refusal.NONE
    return Refusal.IDLE


@rule
def can_realign(s: State, seat: int) -> bool:
    """The cube below 0 and something to spend (C87-11.10)."""
    if s.players[seat].deviation == 0:
        return False
    return s.players[seat].money + extra_finance(s, seat) > 0


@rule
def space_after(s: State, seat: int, track: int) -> int:
    """The row of the space that the marker would reach."""
    row = (TRACKS * nation_of(s, seat) + track) * LONGEST_TRACK
    return row + s.players[seat].tracks[track] + 1


@rule
def price_of(s: State, seat: int, track: int) -> int:
    """What the barrier before the next space costs; 0 if there is none."""
    return 0 if s.waived else TRACK_SPACES[space_after(s, seat, track)].price


@rule
def refuse_advance(s: State, seat: int, track: int) -> Refusal:
    """Not beyond the last space, not under Repairs, not without the price (C87-11.2, C87-11.5)."""
    if s.players[seat].pending == Event.REPAIRS:
        return Refusal.UNDER_REPAIR
    if TRACK_SPACES[space_after(s, seat, track) - 1].last:
        return Refusal.END_OF_TRACK
    if s.players[seat].money + extra_finance(s, seat) < price_of(s, seat, track):
        return Refusal.BARRIER
    return Refusal.NONE


# --- Technology, step by step


@rule
def technology(s: State, seat: int) -> None:
    """A complete action of its own each time (C87-11.1, C87-11.15)."""
    s.technologies += 1
    s.stirred = 0
    s.repairing = s.players[seat].pending == Event.REPAIRS
    ask(s, Ask.ADVANCE, seat)


@rule
def refuse_stay(s: State, seat: int) -> Refusal:
    """Without moving a marker there must be something to realign, or Repairs (C87-11.4)."""
    if s.repairing or can_realign(s, seat):
        return Refusal.NONE
    return Refusal.IDLE


@rule
def advance(s: State, seat: int, track: int) -> None:
    """One space to the right; at a barrier Extra finance fills the gap (C87-11.8)."""
    gap = price_of(s, seat, track) - s.players[seat].money
    needed = (gap + EXTRA_FINANCE_MONEY - 1) // EXTRA_FINANCE_MONEY if gap > 0 else 0
    first, second = EXTRA_FINANCES
    if needed == 1 and usable(s, seat, first) and usable(s, seat, second):
        ask(s, Ask.COMMIT, seat, track)
        return
    committed = 0
    for card in EXTRA_FINANCES:
        if committed < needed and usable(s, seat, card):
            use_as_money(s, seat, card)
            committed += 1
    cross(s, seat, track, committed * EXTRA_FINANCE_MONEY)


@rule
def refuse_commit(s: State, seat: int, copy: int) -> Refusal:
    """Either of the two (C87-11.8)."""
    return refuse_ability(s, seat, EXTRA_FINANCES[copy])


@rule
def commit(s: State, seat: int, track: int, copy: int) -> None:
    """One Extra finance at the barrier."""
    use_as_money(s, seat, EXTRA_FINANCES[copy])
    cross(s, seat, track, EXTRA_FINANCE_MONEY)


@rule
def use_as_money(s: State, seat: int, card: int) -> None:
    """An Extra finance stands for money (C87-13.7)."""
    spend_use(s, card)
    tell(s, News.COUNTED_AS_MONEY, seat, card, EXTRA_FINANCE_MONEY)


@rule
def cross(s: State, seat: int, track: int, extra: int) -> None:
    """A barrier takes all ECU cards; the surplus lifts the cube (C87-11.6, C87-11.9)."""
    price = price_of(s, seat, track)
    if price > 0:
        paid = s.players[seat].money + extra
        spend_all_money(s, seat)
        tell(s, News.CROSSED, seat, price, paid)
        lift(s, seat, paid - price, News.CORRECTED_BY_SURPLUS, News.LOST_SURPLUS)
    s.players[seat].tracks[track] += 1
    s.stirred = 1
    tell(s, News.ADVANCED, seat, track, track_points(s, seat, track))
    offer_realignment(s, seat)
    bonus = TRACK_SPACES[space_after(s, seat, track) - 1].bonus
    tell_bonus(s, seat, bonus)
    if bonus == Bonus.PEEK and can_peek(s, seat):
        ask(s, Ask.PEEK, seat)


@telling
def tell_bonus(s: State, seat: int, bonus: int) -> None:
    """What the space just reached brings (C87-11.11 to C87-11.13)."""
    if bonus == Bonus.DISC:
        tell(s, News.GAINED_A_DISC, seat, most_kept(s, seat))
    elif bonus == Bonus.PEEK:
        tell(s, News.MAY_PEEK if can_peek(s, seat) else News.KNOWS_ALL, seat)
    elif bonus == Bonus.STORAGE:
        first = reached(s, seat, Bonus.STORAGE) == 1
        if first and nation_of(s, seat) == Nation.BRITAIN:
            tell(s, News.GAINED_STORAGE, seat)


@rule
def lift(s: State, seat: int, millions: int, lifted: int, lost: int) -> None:
    """A level for each million, never above 0; the rest is lost (C87-9.7): two kinds of news."""
    levels = min(millions, s.players[seat].deviation)
    s.players[seat].deviation -= levels
    if levels:
        tell(s, lifted, seat, levels, -s.players[seat].deviation)
    if millions > levels:
        tell(s, lost, seat, millions - levels)


# --- the peek


@rule
def can_peek(s: State, seat: int) -> bool:
    """A face-down token, of either side, that the player does not know (C87-11.12)."""
    for side in range(s.seats):
        for space in range(LENGTH):
            if refuse_peek(s, seat, side, space) == Refusal.NONE:
                return True
    return False


@rule
def refuse_peek(s: State, seat: int, side: int, space: int) -> Refusal:
    """Face down, and not looked at before."""
    if not face_down(s, side, space):
        return Refusal.NOT_FACE_DOWN
    if s.sides[side].eyes[space] >> seat & 1:
        return Refusal.NOTHING_TO_DO
    return Refusal.NONE


@rule
def peek(s: State, seat: int, side: int, space: int) -> None:
    """Look and put it back face down; only the peeker knows it (C87-11.12, C87-18.3)."""
    tell_peek(s, News.PEEKED, seat, side, space)
    if s.sides[side].eyes[space] == 0:
        s.peeking = LENGTH * side + space
        ask(s, Ask.GLIMPSE, CHANCE, seat)
    else:
        s.sides[side].eyes[space] |= 1 << seat
        tell_peek(s, News.SAW, seat, side, space)


@rule
def glimpse(s: State, seat: int, token: int) -> None:
    """The token has a face from now on, for the peeker alone."""
    side, space = s.peeking // LENGTH, s.peeking % LENGTH
    s.sides[side].tokens[space] = token
    s.sides[side].eyes[space] = 1 << seat
    s.peeking = 0
    tell_peek(s, News.SAW, seat, side, space)


@telling
def tell_peek(s: State, news: int, seat: int, side: int, space: int) -> None:
    """Everybody hears which token it is, and its seat what is on it (C87-18.3)."""
    place = LENGTH * nation_of(s, side) + space
    tell(s, news, seat, side, place, s.sides[side].tokens[space] - 1)


# --- realignment


@rule
def offer_realignment(s: State, seat: int) -> None:
    """While the cube is below 0 and there is something to spend (C87-11.10)."""
    if can_realign(s, seat):
        ask(s, Ask.REALIGN, seat)


@rule
def refuse_realign(s: State, seat: int, card: int) -> Refusal:
    """An ECU card or a usable Extra finance (C87-11.10)."""
    if is_money(s, seat, card):
        return Refusal.NONE
    if EXTRA_FINANCES[0] <= card <= EXTRA_FINANCES[1] and owns(s, seat, card):
        return refuse_ability(s, seat, card)
    return Refusal.NOT_SPENDABLE


@rule
def realign(s: State, seat: int, card: int) -> None:
    """A level for each million of one card; the rest is lost (C87-11.10)."""
    if is_money(s, seat, card):
        spend_money(s, seat, card)
        lift(s, seat, PLAYING_CARDS[card].money, News.CORRECTED, News.GOT_NO_CHANGE)
    else:
        use_as_money(s, seat, card)
        lift(s, seat, EXTRA_FINANCE_MONEY, News.CORRECTED, News.GAVE_NO_CHANGE)
    s.stirred = 1
    offer_realignment(s, seat)


@rule
def refuse_aligned(s: State) -> Refusal:
    """The action may not end empty, Repairs apart (C87-11.4)."""
    return Refusal.NONE if s.stirred or s.repairing else Refusal.IDLE
