"""A rule of thumb for The Channel Tunnel 1881: how well a seat stands, which moves look natural."""

from __future__ import annotations

import numpy as np

from tunnelier.core.agenda import to_move
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

from .rules.moves import KIND, Kind, X
from .score import best_contracts, held_by, points, shored_tunnels, station_markers
from .state import Next, State
from .tables import (
    BUILDING_SITES,
    CONTRACT_CARDS,
    CONTRACTS,
    CONVERSIONS,
    FIRST_SPACE,
    LAST,
    ORE_A_BAR,
    RUBBLE_A_STONE,
    SPACES,
    TAKES,
    WORKS,
    Area,
    Good,
    Nation,
    Train,
)

CUT = 6
"""After so many choices a playout is judged: what did best in the arena."""

# --- how well a seat stands

LONGEST = 18
"""Cards between the machines when the match begins; at 0 there is the Breakthrough."""

# What things promise in tenths of a point, in the opening and at the Breakthrough: regressions of
# the final lead in matches of players who were greedy for them, rounded to what then won more.
GOODS = ((15, 0), (15, 0), (5, 0), (3, 0), (65, 0))
DISC = (-38, -34)
MACHINE = (230, 0)
TRAIN = (15, 5)
ADVANCE = (32, 18)
FIRST_AT_MIDDLE = (15, 32)
CONTRACT = (14, 0)
HOPE = (1, 4)
AT_HOME = (36, 32)
MACHINE_AT_HOME = (36, 64)
IN_AREA = ((40, 22), (12, 32), (0, 10), (80, 84), (3, 5), (28, 26), (0, 0))
CONVERSION = (18, 0)
AFFORDABLE = (20, 45)
FIRST_MACHINE = (95, 20)
CALMED_DISC = (42, 34)
MARKER_BACK = (12, 38)

POINT = (170, 160, 150, 140, 130, 120, 110, 103, 96, 90, 84, 78, 73, 68, 63, 59, 55, 52, 50)
"""What ten points are worth, by the cards between the machines: leads harden as they meet."""


@rule
def worth(s: State, seat: int) -> int:
    """How well a seat stands: a lead of 100 over a rival multiplies the odds of winning by e."""
    if s.over:
        return 100 * points(s, seat)
    gap = s.players[Nation.FRENCH].position - s.players[Nation.ENGLISH].position
    promise = assets(s, seat, gap) + hopes(s, seat, gap) + labour(s, seat, gap)
    return (10 * points(s, seat) + promise) * POINT[gap] // 100


@rule
def between(values: tuple[int, int], gap: int) -> int:
    """A value that fades from that of the opening to that of the Breakthrough."""
    return (values[0] * gap + values[1] * (LONGEST - gap)) // LONGEST


@rule
def assets(s: State, seat: int, gap: int) -> int:
    """Goods, discs, machine and train, and the way that is dug."""
    me = s.players[seat]
    total = between(DISC, gap) * me.discs + between(MACHINE, gap) * me.bought
    for good in range(len(me.goods)):
        total += me.goods[good] * between(GOODS[good], gap)
    if me.train != Train.NONE:
        total += between(TRAIN, gap)
    if s.middle == seat:
        total += between(FIRST_AT_MIDDLE, gap)
    way = me.position if seat == Nation.ENGLISH else LAST - me.position
    return total + way * between(ADVANCE, gap)


@rule
def hopes(s: State, seat: int, gap: int) -> int:
    """What the contracts held may still bring, if digging and building go on as usual."""
    cards = held_by(s, seat)
    total = 0
    for card in range(CONTRACTS):
        total += (cards >> card & 1) * between(CONTRACT, gap)
    stations, tunnels = station_markers(s, seat), shored_tunnels(s, seat)
    rubble = s.players[seat].goods[Good.RUBBLE]
    hoped = best_contracts(stations + (gap + 3) // 4, tunnels + (gap + 4) // 6, rubble + gap, cards)
    safe = best_contracts(stations, tunnels, rubble, cards)
    return total + between(HOPE, gap) * (hoped - safe)


@rule
def labour(s: State, seat: int, gap: int) -> int:
    """Labourers who have still to be placed or to work in this round."""
    me = s.players[seat]
    total = me.home * between(AT_HOME, gap)
    if me.machine > 0 and me.goods[Good.ORE] > 0:
        total += between(MACHINE_AT_HOME, gap)
    area = 0
    for space in range(first_waiting(s, seat), SPACES):
        while space >= FIRST_SPACE[area + 1]:
            area += 1
        if s.spaces[space] == seat:
            total += labour_in(s, seat, area, gap)
    calming = me.calming + me.machine_calming
    if calming > 0:
        total += min(calming, me.discs) * between(CALMED_DISC, gap)
        back = calming - max(0, me.discs - 1)
        total += max(0, min(back, me.crisis)) * between(MARKER_BACK, gap)
    return total


@rule
def first_waiting(s: State, seat: int) -> int:
    """The first space whose labourer has not finished work."""
    match s.next:
        case Next.HIRE | Next.PLACE:
            return 0
        case Next.WINDOW:
            return FIRST_SPACE[s.area]
        case Next.WORK:
            return s.at - (1 if to_move(s) == seat and s.at > 0 else 0)
    return FIRST_SPACE[s.area + 1]


@rule
def labour_in(s: State, seat: int, area: int, gap: int) -> int:
    """What a labourer there may do."""
    me = s.players[seat]
    goods = me.goods
    total = between(IN_AREA[area], gap)
    if area == Area.C:
        ready = 2 * (goods[Good.ORE] // ORE_A_BAR) + goods[Good.RUBBLE] // RUBBLE_A_STONE
        total += min(CONVERSIONS, ready) * between(CONVERSION, gap)
    elif area == Area.E:
        if goods[Good.BARS] > 0 or goods[Good.STONE] > 1:
            total += between(AFFORDABLE, gap)
        if goods[Good.BARS] > 0 and s.on_sale and not me.bought:
            total += between(FIRST_MACHINE, gap)
    return total


# --- which moves look natural

TAKE_WEIGHT: Ints = np.array([(1 + 4 * ore + 3 * stone + coal) ** 2 for ore, stone, coal in TAKES])
WORK_WEIGHT: Ints = np.array([(1 + 4 * bars + stone) ** 2 for bars, stone in WORKS])
SITE_WEIGHT: Ints = np.array([1 + site.points**2 for site in BUILDING_SITES])
CONTRACT_WEIGHT: Ints = np.array([max(1, 12 - 2 * card.tunnels) for card in CONTRACT_CARDS])
TRAIN_WEIGHT = (4, 4, 80, 10)


@rule
def leaning(s: State, action: int) -> int:
    """How natural a legal move looks, as a weight among the legal moves of the moment."""
    x = X[action]
    match KIND[action]:
        case Kind.PLACE:
            return leaning_to_area(s, to_move(s), x)
        case Kind.MACHINE:
            return 200 if x == Area.D else 1
        case Kind.TAKE:
            return TAKE_WEIGHT[x]
        case Kind.CONVERT:
            return WORK_WEIGHT[x]
        case Kind.BUILD:
            return SITE_WEIGHT[x]
        case Kind.BUY:
            return TRAIN_WEIGHT[x] if s.players[to_move(s)].train == Train.NONE else 1
        case Kind.BUY_MACHINE:
            return 400
        case Kind.SIGN:
            return CONTRACT_WEIGHT[s.row[x] - 1]
        case Kind.CHOOSE:
            return CONTRACT_WEIGHT[x]
        case Kind.HIRE:
            return 40
        case Kind.DIG | Kind.BORE | Kind.DRILL:
            return 10
        case Kind.SHORE | Kind.CLAIM | Kind.ANNOUNCE | Kind.ERECT | Kind.MAINTAIN:
            return 4
    return 1


@rule
def leaning_to_area(s: State, seat: int, area: int) -> int:
    """What a labourer would find to do there."""
    me = s.players[seat]
    goods = me.goods
    gap = s.players[Nation.FRENCH].position - s.players[Nation.ENGLISH].position
    match area:
        case Area.A:
            return 40 if gap > 9 else 20 if gap > 3 else 5
        case Area.B:
            return 4 if gap > 9 else 10 if gap > 3 else 25
        case Area.C:
            return 15 if goods[Good.ORE] >= ORE_A_BAR else 4 if goods[Good.RUBBLE] > 1 else 1
        case Area.E:
            if goods[Good.BARS] > 0 and s.on_sale and not me.bought:
                return 400
            return 30 if goods[Good.BARS] > 0 or goods[Good.STONE] > 1 else 3
        case Area.F:
            return 10
    return 1 + 50 * me.discs + 2 * me.crisis
