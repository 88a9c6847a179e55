"""Discs: the bag, the start of a round, passing (C87-3, C87-5)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import STACK, News
from ..score import finish, nation_of
from ..state import Next, State
from ..tables import (
    COLOURS,
    EXCHANGES,
    HAND,
    LONGEST_TRACK,
    NEW_WORKERS,
    SPACES,
    TRACK_SPACES,
    TRACKS,
    Bonus,
    Event,
)
from . import rulings
from .abilities import clear_marks, refuse_ability, spend_use, usable
from .events import complete
from .moves import Ask, Refusal

# --- how many discs a player may have


@rule
def reached(s: State, seat: int, bonus: int) -> int:
    """How many spaces with this bonus the player's markers have reached (C87-11.14)."""
    count = 0
    for track in range(TRACKS):
        row = (TRACKS * nation_of(s, seat) + track) * LONGEST_TRACK
        for space in range(s.players[seat].tracks[track] + 1):
            if TRACK_SPACES[row + space].bonus == bonus:
                count += 1
    return count


@rule
def most_kept(s: State, seat: int) -> int:
    """Ten discs and one for each extra-disc bonus (C87-5.4)."""
    return HAND + reached(s, seat, Bonus.DISC)


@rule
def allowed(s: State, seat: int) -> int:
    """The allowed number: New workers raise it for the round (C87-3.2)."""
    return most_kept(s, seat) + s.players[seat].workers


# --- the start of a round


@rule
def begin_round(s: State) -> None:
    """Clear the once-a-round marks; the first player draws first (C87-3.1)."""
    tell(s, News.ROUND_BEGAN, s.first, s.rounds + 1)
    clear_marks(s)
    for seat in range(s.seats):
        s.players[seat].passed = 0
        s.players[seat].workers = 0
    s.last_turn = -1
    s.mover = s.first
    s.next = Next.WORKERS


@rule
def missing(s: State, seat: int) -> int:
    """How many discs the player lacks of the allowed number; kept ones count (C87-3.3)."""
    return max(0, allowed(s, seat) - total(s.players[seat].area))


@rule
def offer_workers(s: State) -> None:
    """New workers are decided on before the draw, if the bag has a disc more (C87-3.5, C87-3.6)."""
    first, second = NEW_WORKERS
    some = usable(s, s.mover, first) or usable(s, s.mover, second)
    if some and total(s.bag) > missing(s, s.mover):
        ask(s, Ask.WORKERS, s.mover)
    else:
        s.next = Next.DRAW


@rule
def refuse_hire(s: State, seat: int, copy: int) -> Refusal:
    """A New workers card of one's own, not used this round (C87-13.3)."""
    return refuse_ability(s, seat, NEW_WORKERS[copy])


@rule
def hire(s: State, seat: int, copy: int) -> None:
    """Each card used adds a disc this round (C87-3.5)."""
    spend_use(s, NEW_WORKERS[copy])
    s.players[seat].workers += 1
    tell_allowed(s, News.CALLED_WORKERS, seat)


@telling
def tell_allowed(s: State, news: int, seat: int) -> None:
    """With the number of discs that is allowed from now on."""
    tell(s, news, seat, allowed(s, seat))


@rule
def draw_discs(s: State) -> None:
    """Up to the allowed number, as far as the bag goes; Training takes one (C87-3.4, 16.8)."""
    count = min(missing(s, s.mover), total(s.bag))
    tell_shortage(s, s.mover)
    if s.players[s.mover].pending == Event.TRAINING and count > 0:
        count -= 1
        tell(s, News.TRAINED, s.mover)
        complete(s, s.mover)
    s.drawing = count
    tell_drawing(s, s.mover)
    s.next = Next.DRAWING


@telling
def tell_shortage(s: State, seat: int) -> None:
    """Whether the bag holds fewer discs than are missing (C87-3.4)."""
    wanted, left = missing(s, seat), total(s.bag)
    if left < wanted:
        tell(s, News.FOUND_TOO_FEW, seat, wanted, left)


@telling
def tell_drawing(s: State, seat: int) -> None:
    """How many discs come (C87-3.3)."""
    if s.drawing:
        tell(s, News.DRAWS, seat, s.drawing, allowed(s, seat))
    else:
        tell(s, News.DRAWS_NOTHING, seat)


@rule
def keep_drawing(s: State) -> None:
    """Disc by disc; then the other player, then the Exchange windows (C87-3.1)."""
    if s.drawing > 0:
        ask(s, Ask.DISC, CHANCE, s.mover)
    elif s.mover == s.first:
        s.mover = 1 - s.mover
        s.next = Next.WORKERS
    else:
        s.mover = s.first
        s.next = Next.EXCHANGE


@rule
def draw_disc(s: State, seat: int, colour: int) -> None:
    """One disc out of the bag."""
    s.bag[colour] -= 1
    s.players[seat].area[colour] += 1
    s.drawing -= 1
    tell(s, News.DREW, seat, STACK * colour + 1)


@rule
def offer_exchange(s: State) -> None:
    """One Exchange window each, in first-player order (C87-3.8)."""
    if can_swap(s, s.mover):
        ask(s, Ask.EXCHANGE, s.mover)
    else:
        close_exchange(s)


@rule
def can_swap(s: State, seat: int) -> bool:
    """A usable Exchange card, and discs of two colours to swap (C87-3.7)."""
    if not (usable(s, seat, EXCHANGES[0]) or usable(s, seat, EXCHANGES[1])):
        return False
    for give in range(COLOURS):
        for take in range(COLOURS):
            if refuse_colours(s, seat, give, take) == Refusal.NONE:
                return True
    return False


@rule
def refuse_colours(s: State, seat: int, give: int, take: int) -> Refusal:
    """An equal swap does nothing (C87-3.7)."""
    if not s.players[seat].area[give] or not s.players[1 - seat].area[take]:
        return Refusal.CANNOT_SWAP
    if give == take:
        return Refusal.SAME_COLOUR
    return Refusal.NONE


@rule
def refuse_swap(s: State, seat: int, copy: int, give: int, take: int) -> Refusal:
    """An Exchange card of one's own, and two different discs."""
    reason = refuse_ability(s, seat, EXCHANGES[copy])
    return refuse_colours(s, seat, give, take) if reason == Refusal.NONE else reason


@rule
def swap(s: State, seat: int, copy: int, give: int, take: int) -> None:
    """One own disc for one of the rival's, who cannot refuse (C87-3.7)."""
    spend_use(s, EXCHANGES[copy])
    me, rival = s.players[seat], s.players[1 - seat]
    me.area[give] -= 1
    rival.area[give] += 1
    rival.area[take] -= 1
    me.area[take] += 1
    tell(s, News.SWAPPED, seat, STACK * give + 1, STACK * take + 1, 1 - seat)


@rule
def close_exchange(s: State) -> None:
    """The window closes for good; after both, the first turn (C87-3.8)."""
    if s.mover == s.first:
        s.mover = 1 - s.mover
    else:
        s.mover = s.first
        s.next = Next.TURN


# --- passing and the end of a round


@rule
def pass_turn(s: State, seat: int) -> None:
    """The first to pass takes the first player card; then discs are kept (C87-5.2, C87-5.3)."""
    s.players[seat].passed = 1
    tell(s, News.PASSED, seat)
    if not s.players[1 - seat].passed:
        had, s.first = s.first, seat
        tell(s, News.STAYED_FIRST_PLAYER if had == seat else News.TOOK_FIRST_PLAYER, seat)
    s.kept = 0
    s.next = Next.END_TURN
    for k in range(COLOURS):
        colour = COLOURS - 1 - k
        if s.players[seat].area[colour]:
            ask(s, Ask.KEEP, seat, colour)


@rule
def refuse_keep(s: State, seat: int, colour: int, number: int) -> Refusal:
    """Discs one has, and no more than ten and the bonuses in all (C87-5.3, C87-5.4)."""
    if number > s.players[seat].area[colour]:
        return Refusal.CANNOT_KEEP
    kept = s.kept + number
    if kept > HAND and kept > most_kept(s, seat):
        return Refusal.TOO_MANY_KEPT
    return Refusal.NONE


@rule
def keep(s: State, seat: int, colour: int, number: int) -> None:
    """The rest of the colour goes back to the bag (C87-5.3)."""
    returned = s.players[seat].area[colour] - number
    s.bag[colour] += returned
    s.players[seat].area[colour] = number
    s.kept += number
    if number:
        tell(s, News.KEPT, seat, STACK * colour + number)
    if returned:
        tell(s, News.RETURNED, seat, STACK * colour + returned)


@rule
def end_round(s: State) -> None:
    """All stacks go to the bag; everything else carries over (C87-5.6, C87-5.7)."""
    s.rounds += 1
    tell(s, News.ROUND_OVER, THE_TABLE, s.rounds)
    for k in range(SPACES):
        colour, discs = s.spaces[k].colour, s.spaces[k].discs
        s.bag[colour] += discs
        s.spaces[k].discs = 0
        s.spaces[k].colour = 0
        if discs:
            tell(s, News.CLEARED, THE_TABLE, STACK * colour + discs, k)
    if s.rounds >= rulings.ROUND_GUARD:
        tell(s, News.STOPPED, THE_TABLE, s.rounds)
        finish(s)
    else:
        s.next = Next.ROUND
