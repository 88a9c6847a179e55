"""A rule of thumb for The Manhattan Project: how well a seat stands, which moves look natural."""

from __future__ import annotations

from math import prod

import numpy as np

from tunnelier.core.agenda import about, to_move
from tunnelier.core.counts import total
from tunnelier.core.jit import rule

from .rules.moves import KIND, SIDES, Kind, X, Y
from .score import has_built, points, test_gain
from .state import Lies, State
from .tables import (
    BOMB_CARDS,
    BOMBS,
    BUILDING_KINDS,
    BUILDINGS,
    CREWS,
    PLUTONIUM_BOMBS,
    TARGETS,
    TYPES,
    BuildingKind,
    Good,
    Space,
    Worker,
)

CUT = 4
"""After so many choices a playout is judged: what did best in the arena."""

DULL = (Kind.BLOCK, Kind.OCCUPY)
"""Placing without the action is hardly ever wise: playouts look at it only for want of others."""

# --- how well a seat stands
#
# The weights are rounded from logistic regressions of victory on the holdings at some 200,000
# moments of matches of two to five greedy players whose own weights differed from match to match.
# Fuel was then lowered and points raised by hand, so that building a bomb always gains.

OUTPUT = np.array(
    [32, 32, 29, 50, 36, 60, 31, 26, 29, 46]  # factories
    + [25, 40, 42, 50, 55, 40, 50, 30, 52, 44]  # mines
    + [10, 10, 17, 18, 15, 0, 10, 17, 13, 14]  # universities
    + [29, 18, 18, 12, 10, 36, 50, 35, 45, 40]  # enrichment plants
    + [29, 8, 14, 33, 24, 18, 35, 38, 44, 20]  # reactors
)
"""What a building promises in a whole game."""
ENOUGH_BUILDINGS = 8
ON_TURN = 10


@rule
def worth(s: State, seat: int) -> int:
    """How well a seat stands: a lead of 100 over a rival multiplies the odds of winning by e."""
    target = TARGETS[s.seats]
    score = 100 * points(s, seat) // target
    if s.over:
        return 3000 + score if score >= 100 else 10 * score
    plan = 100 * best_plan(s, seat) // target
    near = min(100, score + plan)
    value = 7 * score // 2 + score * score // 130 + plan // 2 + (ON_TURN if s.mover == seat else 0)
    value += means(s, seat) * (100 + near) // 100
    return value + engine(s, seat) * (200 - near) // 200


@rule
def best_plan(s: State, seat: int) -> int:
    """Points of the bomb in hand that is nearest to completion, less for the fuel it lacks."""
    me = s.players[seat]
    best = 0
    if me.hand > 0:
        for bomb in range(BOMBS):
            if s.bombs[bomb].holder == seat and s.bombs[bomb].lies == Lies.DRAFTED:
                card = BOMB_CARDS[bomb]
                value = card.tested if me.token >= 0 else card.untested
                fuel = min(me.goods[card.fuel], card.amount)
                value = value * fuel * fuel // (card.amount * card.amount)
                best = max(best, value)
    return best


@rule
def means(s: State, seat: int) -> int:
    """Goods, trained workers and bomb plans: they count the more, the nearer the end."""
    me = s.players[seat]
    goods = me.goods
    value = 9 * min(goods[Good.MONEY], 10) + 10 * min(goods[Good.YELLOWCAKE], 6)
    value += goods[Good.YELLOWCAKE] + 16 * goods[Good.URANIUM] + 20 * goods[Good.PLUTONIUM]
    value += 14 * min(goods[Good.FIGHTERS], 2) + 3 * goods[Good.FIGHTERS]
    value += 11 * min(goods[Good.BOMBERS], 2) + goods[Good.BOMBERS]
    value += 36 * (4 - me.untrained[Worker.ENGINEER]) + 30 * (4 - me.untrained[Worker.SCIENTIST])
    value += 6 * me.supply[Worker.ENGINEER] + 8 * me.supply[Worker.SCIENTIST]
    value += 25 * min(me.hand, 2) + 5 * me.spies + (130 if me.token >= 0 else 0)
    for bomb in range(BOMBS):
        if has_built(s, seat, bomb) and not s.bombs[bomb].loaded:
            value += 35
    return value // 2


@rule
def engine(s: State, seat: int) -> int:
    """Buildings that work: they count the less, the nearer the end."""
    value = 0
    for number in range(BUILDINGS):
        if s.buildings[number].owner == seat and s.buildings[number].damage == 0:
            value += OUTPUT[number]
    return value - 18 * max(0, s.players[seat].owned - ENOUGH_BUILDINGS)


# --- which moves look natural
#
# The weights follow what greedy players chose, then trials of one change at a time.

EAGERNESS = np.array(
    [
        # of what it gives, the player has little, some, plenty; the bounds of "some"
        [3, 3, 3, 1, 2],  # university-1
        [700, 330, 2, 2, 4],  # university-2: own engineers
        [220, 180, 4, 2, 4],  # university-3: own scientists
        [40, 30, 2, 2, 7],  # university-4: both together
        [100, 30, 2, 1, 2],  # aircraft-1
        [40, 8, 5, 1, 2],  # aircraft-2
        [36, 12, 3, 4, 10],  # money-1
        [200, 60, 2, 4, 10],  # money-2
        [22, 11, 4, 4, 10],  # money-3
        [33, 18, 6, 3, 7],  # mine-1
        [200, 100, 5, 3, 7],  # mine-2
        [30, 30, 7, 3, 7],  # mine-3
        [25, 20, 2, 3, 6],  # reactor
        [15, 15, 2, 3, 6],  # enrichment
        [4, 8, 15, 1, 3],  # espionage
        [999, 200, 100, 1, 3],  # design: bombs in hand
        [2, 4, 8, 1, 2],  # air-strike: bombers
        [2, 2, 2, 1, 2],  # repair
        [999, 300, 20, 4, 8],  # construction: buildings
    ],
)
"""How much a space of the main board is wanted."""
ZEAL = np.array(
    [[60, 25, 4, 10], [75, 40, 4, 9], [60, 30, 4, 8], [160, 120, 3, 6], [130, 130, 3, 7]]
)
"""The same for the kinds of building: with little, with more (a third of it with plenty)."""
BARGAIN = (50, 32, 12, 6, 3, 2, 1)
"""How much a slot of the market is liked for its price."""
WAGES = (2, 8, 24, 1, 4, 12)
"""What a worker is worth keeping: scientists most, contractors least."""
THRIFT = np.array([1 + 999 // prod(WAGES[kind] for kind in crew) for crew in CREWS])
BOMBED = np.array([33, 50, 9, 30, 20])
"""How much a kind of building is worth an air raid."""


@rule
def leaning(s: State, action: int) -> int:
    """How natural a legal move looks, as a relative weight among the legal moves of this moment."""
    seat = to_move(s)
    x: int = X[action]
    match KIND[action]:
        case Kind.PLACE:
            return lean_to_space(s, seat, x)
        case Kind.USE:
            return lean_to_building(s, seat, x)
        case Kind.BUILD:
            return 1000
        case Kind.TEST:
            return 300 if test_gain(s, seat, PLUTONIUM_BOMBS + x) > -4 else 4
        case Kind.LOAD:
            return 600
        case Kind.SHOOT:
            return 30 if Y[action] == 0 else 8
        case Kind.RAID:
            return lean_to_raid(s, x)
        case Kind.STOP:
            return 7
        case Kind.RETRIEVE:
            return 300 if total(s.players[seat].supply) < 4 else 100
        case Kind.SEND:
            return lean_to_crew(s, x)
        case Kind.BURN:
            return 1 if x == 0 else 3
        case Kind.MAKE:
            return lean_to_making(s, seat, SIDES[x])
        case Kind.TRAIN:
            return 1 + 30 * x
        case Kind.BUY:
            return lean_to_buying(s, x)
        case Kind.REPAIR:
            return 50
        case Kind.KEEP:
            return lean_to_bomb(s, seat, x)
        case Kind.STAFF:
            return 81 // (1 + x * x * x)
    return 2


@rule
def lean_to_space(s: State, seat: int, space: int) -> int:
    """The main board gives what is lacking."""
    if space == Space.REPAIR and damaged(s, seat):
        return 200
    have, eager = stock(s, seat, space), EAGERNESS[space]
    wanted: int = eager[0] if have < eager[3] else eager[1] if have < eager[4] else eager[2]
    return wanted


@rule
def stock(s: State, seat: int, space: int) -> int:
    """What a player has of what a space is visited for."""
    me = s.players[seat]
    match space:
        case Space.UNIVERSITY_2:
            return 4 - me.untrained[Worker.ENGINEER]
        case Space.UNIVERSITY_3:
            return 4 - me.untrained[Worker.SCIENTIST]
        case Space.UNIVERSITY_4:
            return 8 - me.untrained[Worker.ENGINEER] - me.untrained[Worker.SCIENTIST]
        case Space.AIRCRAFT_1:
            return me.goods[Good.FIGHTERS]
        case Space.AIRCRAFT_2 | Space.AIR_STRIKE:
            return me.goods[Good.BOMBERS]
        case Space.MONEY_1 | Space.MONEY_2 | Space.MONEY_3:
            return me.goods[Good.MONEY]
        case Space.MINE_1 | Space.MINE_2 | Space.MINE_3:
            return me.goods[Good.YELLOWCAKE]
        case Space.REACTOR:
            return me.goods[Good.PLUTONIUM]
        case Space.ENRICHMENT:
            return me.goods[Good.URANIUM]
        case Space.ESPIONAGE:
            return me.spies
        case Space.DESIGN:
            return me.hand
        case Space.CONSTRUCTION:
            return me.owned
    return 0


@rule
def damaged(s: State, seat: int) -> bool:
    """Whether a building of the player's is in ruins."""
    for number in range(BUILDINGS):
        if s.buildings[number].owner == seat and s.buildings[number].damage > 0:
            return True
    return False


@rule
def lean_to_building(s: State, seat: int, number: int) -> int:
    """Buildings are there to be used, but only after the main board."""
    me = s.players[seat]
    kind = BUILDING_KINDS[number]
    match kind:
        case BuildingKind.FACTORY:
            have = me.goods[Good.MONEY]
        case BuildingKind.MINE:
            have = me.goods[Good.YELLOWCAKE]
        case BuildingKind.UNIVERSITY:
            have = 8 - me.untrained[Worker.ENGINEER] - me.untrained[Worker.SCIENTIST]
        case BuildingKind.ENRICHMENT:
            have = me.goods[Good.URANIUM]
        case _:
            have = me.goods[Good.PLUTONIUM]
    eager: int = ZEAL[kind, 0] if have < ZEAL[kind, 2] else ZEAL[kind, 1]
    if have >= ZEAL[kind, 3]:
        eager //= 3
    return 4 * eager if s.step_two else 1 + eager // 20


@rule
def lean_to_crew(s: State, crew: int) -> int:
    """The cheapest hands; but an engineer builds for nothing."""
    if about(s) // 2 == Space.CONSTRUCTION and crew % TYPES == Worker.ENGINEER:
        return 500
    thrift: int = THRIFT[crew]
    return thrift


@rule
def lean_to_raid(s: State, number: int) -> int:
    """One bomb is enough for a building."""
    target: int = 4 if s.buildings[number].damage > 0 else BOMBED[BUILDING_KINDS[number]]
    return target


@rule
def lean_to_buying(s: State, slot: int) -> int:
    """What a building promises, for its price."""
    appeal: int = 4 + OUTPUT[s.market[slot] - 1] // 4
    return appeal * BARGAIN[slot]


@rule
def lean_to_making(s: State, seat: int, good: int) -> int:
    """The type of worker that is lacking; money rather than planes."""
    me = s.players[seat]
    match good:
        case Good.ENGINEERS:
            return 1 + 10 * me.untrained[Worker.ENGINEER]
        case Good.SCIENTISTS:
            return 5 + 5 * me.untrained[Worker.SCIENTIST]
        case Good.MONEY:
            return 30 if me.goods[Good.MONEY] < 10 else 3
        case Good.FIGHTERS:
            return 80 if me.goods[Good.FIGHTERS] < 2 else 5
    return 12 if me.goods[Good.BOMBERS] < 2 else 5


@rule
def lean_to_bomb(s: State, seat: int, bomb: int) -> int:
    """Points for the fuel."""
    card = BOMB_CARDS[bomb]
    value = card.tested + card.untested if s.players[seat].token < 0 else 2 * card.tested
    return value * 36 // (card.amount * card.amount)
