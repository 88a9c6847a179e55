"""The round: hiring, placing, the areas in order, going home (C81-4, C81-5, C81-6)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..score import finish
from ..state import NOBODY, Next, State
from ..tables import (
    BITE,
    EXTRA_BORE,
    FIRST_SPACE,
    SPACES,
    START_SPACE,
    Ability,
    Area,
    Cube,
    Good,
    Train,
)
from .building import offer_build
from .contracts import in_force, offer_office, pop_announced, spend_announced
from .crisis import manage_crisis
from .digging import begin_bore, excavate, offer_dig
from .moves import Ask, Refusal
from .windows import works_in
from .yard import LABOURER, offer_works, offer_yard, yard_cubes

HIRE_PRICE = 1
AT_HOME = 2
"""Ordinary labourers of a player who has hired nobody."""

# --- hiring (C81-5)


@rule
def offer_hire(s: State) -> None:
    """First player first; whoever cannot hire is not asked (C81-5.3)."""
    if s.at == 0:
        tell(s, News.ROUND, s.first, s.rounds + 1)
    if s.at == s.seats:
        s.at = 0
        s.turn = s.first
        s.next = Next.PLACE
        return
    seat = s.first ^ s.at
    s.at += 1
    me = s.players[seat]
    if me.train != Train.NONE and me.goods[Good.COAL] >= HIRE_PRICE:
        ask(s, Ask.HIRE, seat)


@rule
def hire(s: State, seat: int) -> None:
    """One coal into the bag, one labourer out of the pub (C81-5.1)."""
    me = s.players[seat]
    me.goods[Good.COAL] -= HIRE_PRICE
    s.bag[Cube.COAL] += HIRE_PRICE
    me.pub -= 1
    me.home += 1
    me.hired = 1
    tell(s, News.HIRED, seat, HIRE_PRICE)


@telling
def stay(s: State, seat: int) -> None:
    """Hiring is a choice (C81-5.1)."""
    tell(s, News.HIRED_NOBODY, seat)


# --- placing (C81-6)


@rule
def can_place(s: State, seat: int) -> bool:
    """Ordinary labourers must go, the machine's may if there is ore (C81-6.3, C81-6.7)."""
    return s.players[seat].home > 0 or machine_ready(s, seat)


@rule
def machine_ready(s: State, seat: int) -> bool:
    """Its labourer is on the card, with an ore to pay, and the player has not passed."""
    me = s.players[seat]
    return me.machine > 0 and not me.passed and me.goods[Good.ORE] > 0


@rule
def free_space(s: State, area: int) -> int:
    """The first free space of an area; NOBODY if it is full (C81-6.4)."""
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        if s.spaces[space] == NOBODY:
            return space
    return NOBODY


@rule
def offer_place(s: State) -> None:
    """Players alternate; there is always more than one space (C81-6.1)."""
    if not can_place(s, s.turn):
        s.turn = 1 - s.turn
        if not can_place(s, s.turn):
            tell_who_stayed(s)
            begin_area(s, Area.A)
            return
        tell(s, News.SKIPPED, 1 - s.turn)
    ask(s, Ask.PLACE, s.turn)


@telling
def tell_who_stayed(s: State) -> None:
    """Without ore the machine's labourer passes by itself (C81-6.7)."""
    for seat in range(s.seats):
        if s.players[seat].machine and not s.players[seat].passed:
            tell(s, News.NO_ORE, seat)


@rule
def refuse_place(s: State, seat: int, area: int) -> Refusal:
    """A labourer and a free space, never in D; G is never full (C81-6.2)."""
    if area == Area.D:
        return Refusal.MACHINE_ALONE
    if s.players[seat].home == 0:
        return Refusal.NO_LABOURER
    if area != Area.G and free_space(s, area) == NOBODY:
        return Refusal.FULL
    return Refusal.NONE


@rule
def place(s: State, seat: int, area: int) -> None:
    """An ordinary labourer."""
    s.players[seat].home -= 1
    if area == Area.G:
        s.players[seat].calming += 1
    else:
        s.spaces[free_space(s, area)] = seat
    s.turn = 1 - seat
    tell(s, News.PLACED, seat, area)


@rule
def refuse_machine(s: State, seat: int, area: int) -> Refusal:
    """The machine's labourer goes to D or G, for an ore (C81-6.5, C81-6.6)."""
    if area != Area.D and area != Area.G:
        return Refusal.ONLY_D_OR_G
    if not s.players[seat].bought:
        return Refusal.NOT_BOUGHT
    if s.players[seat].machine == 0:
        return Refusal.NO_LABOURER
    return Refusal.NONE if s.players[seat].goods[Good.ORE] > 0 else Refusal.NO_ORE


@rule
def place_machine(s: State, seat: int, area: int) -> None:
    """To D or G, for an ore into the bag."""
    me = s.players[seat]
    me.goods[Good.ORE] -= 1
    s.bag[Cube.ORE] += 1
    me.machine = 0
    if area == Area.G:
        me.machine_calming = 1
    else:
        s.spaces[free_space(s, area)] = seat
    s.turn = 1 - seat
    tell(s, News.PLACED_MACHINE, seat, area)


@rule
def refuse_pass(s: State, seat: int) -> Refusal:
    """Only the machine's labourer may stay behind (C81-6.3)."""
    return Refusal.NONE if s.players[seat].home == 0 else Refusal.MUST_PLACE


@rule
def stop_placing(s: State, seat: int) -> None:
    """Final for this round (C81-6.7)."""
    s.players[seat].passed = 1
    s.turn = 1 - seat
    tell(s, News.PASSED, seat)


# --- the areas (C81-4)


@rule
def begin_area(s: State, area: int) -> None:
    """First its contract window (C81-4.5)."""
    s.area = area
    s.at = 0
    s.waited = 0
    s.turn = s.first
    s.next = Next.WINDOW
    tell_area(s)


@telling
def tell_area(s: State) -> None:
    """If anybody works there."""
    for seat in range(s.seats):
        calming = s.players[seat].calming + s.players[seat].machine_calming
        if works_in(s, seat, s.area) or (s.area == Area.G and calming > 0):
            tell(s, News.AREA, THE_TABLE, s.area)
            return


@rule
def work(s: State) -> None:
    """One by one in the order of the spaces; in G the first player's come first (C81-4.3)."""
    if s.area == Area.G:
        for k in range(s.seats):
            seat = s.first ^ k
            me = s.players[seat]
            for _ in range(me.calming + me.machine_calming):
                manage_crisis(s, seat)
    while s.at < FIRST_SPACE[s.area + 1] and s.spaces[s.at] == NOBODY:
        s.at += 1
    if s.at == FIRST_SPACE[s.area + 1]:
        s.at = 0
        s.next = Next.AFTER
        return
    seat = s.spaces[s.at]
    s.at += 1
    act(s, seat)


@rule
def act(s: State, seat: int) -> None:
    """What one labourer does; it may be declined (C81-4.4)."""
    match s.area:
        case Area.A:
            offer_yard(s, seat, yard_cubes(s, seat))
        case Area.B:
            excavate(s, seat)
        case Area.C:
            offer_works(s, seat, LABOURER)
        case Area.D:
            begin_bore(s, seat)
        case Area.E:
            offer_build(s, seat)
        case Area.F:
            offer_office(s, seat)
    if s.depth == 0 and s.area != Area.D:  # the machine is asked, or tells, for itself
        tell(s, News.NOTHING_TO_DO, seat, s.area)


@rule
def pass_start_marker(s: State) -> None:
    """To whoever stands in the second space of A, cubes or not (C81-8.4)."""
    seat = s.spaces[START_SPACE]
    if seat == NOBODY:
        return
    if s.fixed:
        tell(s, News.START_STAYS, s.start)
    elif s.start == seat:
        tell(s, News.KEPT_START, seat)
    else:
        s.start = seat
        tell(s, News.TOOK_START, seat)


@rule
def after(s: State) -> None:
    """Extra actions that contracts give after all labourers of the area (C81-7.5)."""
    if s.area == Area.A:
        pass_start_marker(s)
    for k in range(s.seats):
        seat = s.first ^ k
        if s.area == Area.B and pop_announced(s, seat, Ability.CLEAR_CARD):
            offer_dig(s, seat, s.line[s.players[seat].position].rubble // BITE)
        elif s.area == Area.D and pop_announced(s, seat, Ability.EXTRA_BORE):
            offer_dig(s, seat, EXTRA_BORE // BITE)
        elif s.area == Area.E and in_force(s, seat, Ability.EXTRA_BUILD) > 0:
            pop_announced(s, seat, Ability.EXTRA_BUILD)
            offer_build(s, seat)
        else:
            continue
        if s.depth > 0:
            return
        tell(s, News.NOTHING_TO_DO, seat, s.area)
    if s.area == Area.G:
        s.next = Next.HOME
    else:
        begin_area(s, s.area + 1)


@rule
def go_home(s: State) -> None:
    """To the home, the pub or the machine (C81-17.1)."""
    for space in range(SPACES):
        s.spaces[space] = NOBODY
    for seat in range(s.seats):
        me = s.players[seat]
        me.home = AT_HOME
        me.calming = 0
        me.machine_calming = 0
        me.passed = 0
    tell(s, News.WENT_HOME, THE_TABLE)
    for seat in range(s.seats):
        me = s.players[seat]
        if me.hired:
            me.pub += 1
            me.hired = 0
            tell(s, News.BACK_TO_PUB, seat)
        if me.machine != me.bought:
            me.machine = 1
            tell(s, News.BACK_TO_MACHINE, seat)
    s.at = 0
    s.next = Next.CONTRACTS


@rule
def end_round(s: State) -> None:
    """After a Breakthrough the game ends, else the start marker's holder begins (C81-21.2)."""
    spend_announced(s)
    if s.locked:
        s.locked = 0
        tell(s, News.UNLOCKED, THE_TABLE)
    s.rounds += 1
    s.fixed = 0
    s.first = s.start
    s.next = Next.HIRE
    tell(s, News.ROUND_OVER, THE_TABLE, s.rounds)
    if s.broken:
        finish(s)
