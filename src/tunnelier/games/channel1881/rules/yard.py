"""A and C: cubes from the yard, conversions at the works (C81-8, C81-10)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import Next, State
from ..tables import (
    CONVERSIONS,
    ORE_A_BAR,
    RUBBLE_A_STONE,
    TAKE,
    WORK,
    YARD_CUBES,
    YARD_PLUS,
    Ability,
    Cube,
    Good,
    Train,
)
from .contracts import in_force
from .moves import Ask, Refusal

YARD_TWO = 2
"""Cubes by contracts 20 and 23; a labourer takes more."""
LABOURER, RUBBLE_TO_STONE, ORE_TO_BAR = 0, 1, 2
"""Who converts: a labourer in C, contract 11, contracts 12 and 24."""
CHEAP_BAR = 2
"""Ore for a bar with Enid, or by contract."""

# --- A (C81-8)


@rule
def offer_yard(s: State, seat: int, most: int) -> None:
    """Up to so many cubes; nothing is asked at an empty yard."""
    if total(s.yard) > 0:
        ask(s, Ask.YARD, seat, most)


@rule
def refuse_take(s: State, seat: int, most: int, cubes: int) -> Refusal:
    """What lies there, any mix, at most one coal (C81-8.1, C81-8.2)."""
    if total(TAKE[cubes]) > most:
        return too_many(s, seat, most)
    for cube in range(len(s.yard)):
        if s.yard[cube] < TAKE[cubes, cube]:
            return Refusal.NOT_IN_YARD_BY_CARD if most == YARD_TWO else Refusal.NOT_IN_YARD
    return Refusal.NONE


@rule
def too_many(s: State, seat: int, most: int) -> Refusal:
    """By the rule that sets the number: a contract's, that of Wyddfa, or that of A."""
    if most == YARD_TWO:
        return Refusal.TOO_MANY_BY_CARD
    if in_force(s, seat, Ability.YARD_PLUS) > 0:
        return Refusal.TOO_MANY_WITH_CARD
    return Refusal.TOO_MANY_WITH_WYDDFA if most > YARD_CUBES else Refusal.TOO_MANY


@rule
def take(s: State, seat: int, cubes: int) -> None:
    """From the yard to the player."""
    for cube in range(len(s.yard)):
        s.yard[cube] -= TAKE[cubes, cube]
        s.players[seat].goods[cube] += TAKE[cubes, cube]
    tell_taken(s, seat, cubes)


@telling
def tell_taken(s: State, seat: int, cubes: int) -> None:
    """By a contract in the window of A (C81-16.14), else by a labourer, and what helped."""
    number = total(TAKE[cubes])
    if s.next == Next.WINDOW:
        news = News.TOOK_BY_CONTRACT if number > 0 else News.TOOK_NONE_BY_CONTRACT
    elif number == 0:
        news = News.DECLINED_CUBES
    elif number <= YARD_CUBES:
        news = News.TOOK
    elif number == YARD_CUBES + 1 and s.players[seat].train == Train.WYDDFA:
        news = News.TOOK_WITH_WYDDFA
    else:
        news = News.TOOK_PARTLY_BY_CONTRACT
    tell(s, news, seat, cubes)


@rule
def yard_cubes(s: State, seat: int) -> int:
    """Three, one more with Wyddfa, more with contract 7 (C81-8.1, C81-8.3, C81-16.4)."""
    cubes = YARD_CUBES + YARD_PLUS * in_force(s, seat, Ability.YARD_PLUS)
    return cubes + (1 if s.players[seat].train == Train.WYDDFA else 0)


# --- C (C81-10)


@rule
def ore_a_bar(s: State, seat: int, how: int) -> int:
    """Two with Enid or by contract, else three (C81-10.2, C81-10.4, C81-16.8)."""
    if how == ORE_TO_BAR or s.players[seat].train == Train.ENID:
        return CHEAP_BAR
    return ORE_A_BAR


@rule
def refuse_convert(s: State, seat: int, how: int, work: int) -> Refusal:
    """As often as allowed, with what is at hand, in the supply and in the bag (C81-10)."""
    bars, stone = WORK[work, 0], WORK[work, 1]
    if how == RUBBLE_TO_STONE and bars > 0:
        return Refusal.STONE_ALONE
    if how == ORE_TO_BAR and (stone > 0 or not 0 < bars < CONVERSIONS):
        return Refusal.ONE_BAR_OR_TWO
    goods = s.players[seat].goods
    if goods[Good.ORE] < bars * ore_a_bar(s, seat, how):
        enid = s.players[seat].train == Train.ENID
        return Refusal.TOO_LITTLE_ORE_WITH_ENID if enid else Refusal.TOO_LITTLE_ORE
    if goods[Good.RUBBLE] < RUBBLE_A_STONE * stone:
        by_card = how == RUBBLE_TO_STONE
        return Refusal.TOO_LITTLE_RUBBLE_BY_CARD if by_card else Refusal.TOO_LITTLE_RUBBLE
    if s.bars_left < bars or s.bag[Cube.STONE] < stone:
        return Refusal.NONE_TO_BE_HAD
    return Refusal.NONE


@rule
def conversions(s: State, seat: int, how: int) -> int:
    """How many answers there are."""
    count = 0
    for work in range(len(WORK)):
        if refuse_convert(s, seat, how, work) == Refusal.NONE:
            count += 1
    return count


@rule
def can_convert(s: State, seat: int, how: int) -> bool:
    """Whether anything at all can be converted."""
    for work in range(1, len(WORK)):
        if refuse_convert(s, seat, how, work) == Refusal.NONE:
            return True
    return False


@rule
def offer_works(s: State, seat: int, how: int) -> None:
    """Asked if there is a choice; a single possibility is made at once (C81-24.5)."""
    if conversions(s, seat, how) > 1:
        ask(s, Ask.WORKS, seat, how)
        return
    for work in range(1, len(WORK)):
        if refuse_convert(s, seat, how, work) == Refusal.NONE:
            convert(s, seat, how, work)
            return


@rule
def convert(s: State, seat: int, how: int, work: int) -> None:
    """Ore into bars, rubble into stone (C81-10.2, C81-10.3)."""
    bars, stone = WORK[work, 0], WORK[work, 1]
    me, ore = s.players[seat], bars * ore_a_bar(s, seat, how)
    me.goods[Good.ORE] -= ore
    s.bag[Cube.ORE] += ore
    me.goods[Good.BARS] += bars
    s.bars_left -= bars
    me.goods[Good.RUBBLE] -= RUBBLE_A_STONE * stone
    s.rubble_left += RUBBLE_A_STONE * stone
    me.goods[Good.STONE] += stone
    s.bag[Cube.STONE] -= stone
    tell_made(s, seat, how, work, ore)


@telling
def tell_made(s: State, seat: int, how: int, work: int, ore: int) -> None:
    """What was made of what, and by which rule at that price."""
    bars, stone = WORK[work, 0], WORK[work, 1]
    if bars > 0:
        news = News.MADE_BARS
        if how == ORE_TO_BAR:
            news = News.MADE_BARS_BY_CONTRACT
        elif s.players[seat].train == Train.ENID:
            news = News.MADE_BARS_WITH_ENID
        tell(s, news, seat, ore, bars)
    if stone > 0:
        news = News.MADE_STONE if how == LABOURER else News.MADE_STONE_BY_CONTRACT
        tell(s, news, seat, RUBBLE_A_STONE * stone, stone)
    if work == 0:
        tell(s, News.DECLINED_WORKS if how == LABOURER else News.MADE_NOTHING_BY_CONTRACT, seat)


# --- cubes out of the bag

YARD = 0
"""Where a drawn cube goes: to the yard, or to a player."""


@rule
def to_player(seat: int) -> int:
    """The topic of a draw that a contract gives."""
    return 1 + seat


@rule
def drawn(s: State, topic: int, cube: int) -> None:
    """Resources go to yard or player; event cubes wait, or are put aside (C81-19.2, C81-16.13)."""
    s.bag[cube] -= 1
    if cube == Cube.EVENT:
        if topic == YARD:
            s.waiting += 1
            tell(s, News.EVENT_CUBE, THE_TABLE)
        else:
            s.aside += 1
            tell(s, News.DREW_EVENT, topic - 1)
    elif topic == YARD:
        s.yard[cube] += 1
        tell(s, News.INTO_YARD, THE_TABLE, cube)
    else:
        s.players[topic - 1].goods[cube] += 1
        tell(s, News.DREW, topic - 1, cube)
