"""A rule of thumb for 1987 Channel Tunnel: how well a seat stands, and which moves look natural."""

from __future__ import annotations

from tunnelier.core.agenda import to_move
from tunnelier.core.counts import total
from tunnelier.core.jit import rule
from tunnelier.core.view import ALL_EYES

from .rules.digging import deviation_cards, next_colour
from .rules.discs import reached
from .rules.moves import KIND, Kind, X, Y
from .rules.turn import BANK, FIRST_SLOT, WORKS
from .score import CENTRE, nation_of, total_points, wins
from .state import Lies, State
from .tables import (
    CARDS,
    CHAINS,
    DEVIATION_CARDS,
    DEVIATIONS,
    LENGTH,
    PLAYING_CARDS,
    SAFE,
    Ability,
    Action,
    Bonus,
    Event,
    Nation,
)

NO_COLOUR = -1

CUT = 0
"""After so many choices a playout is judged: what did best in the arena."""

# Fitted to the choices of a player who looks one turn ahead by `worth`, then sharpened in matches
# of one set of weights against another.
THRIFT = (0, 100, 10, 2, 1, 1)
"""How readily a stack is placed that costs so many discs more than it brings back, in tenths."""
HELP = (8, 8, 12, 12, 7, 5, 12, 20, 14, 9, 20, 8, 18, 12, 10, 8)
"""How welcome a card is to develop, by ability and apart from its points."""

CERTAIN = 3000
# Fitted by logistic regression to the results of games played by `leaning`.
POINT = (17, 17, 18, 20, 23, 25, 30, 35, 46)
HOPE = (17, 17, 18, 20, 23, 25, 30, 35, 31)
"""What a point in hand and a point in prospect are worth, by the digs of the further machine."""
DUG, UP, STORED, MILLION, DISC, RESTED, TURN = 53, 17, 3, 4, 6, 6, 7
TEAM, WATER = 3, 3
BEFORE_CENTRE, MATCH_POINT = 20, 40
DRIFT = (0, 1, 3, 10, 26)
USES = (4, 0, 10, 4, 1, 1, 6, 11, 8, 2, 12, 0, 0, 0, 0, 0)
"""Prospects in tenths of a point; those of TEAM and WATER fade as the centre comes nearer."""

# --- how a seat stands


@rule
def worth(s: State, seat: int) -> int:
    """How well a seat stands: a lead of 100 over a rival multiplies the odds of winning by e."""
    if s.over:
        return CERTAIN if wins(s, seat) else 0
    furthest = max(s.players[0].bored, s.players[1].bored)
    hopes = prospects(s, seat) + (LENGTH - furthest) * lasting(s, seat)
    return POINT[furthest] * total_points(s, seat) + HOPE[furthest] * hopes // 10


@rule
def prospects(s: State, seat: int) -> int:
    """What the machine, the yard and the cards promise."""
    me = s.players[seat]
    value = DUG * me.bored + UP * planned(s, seat) + STORED * total(me.stored)
    value += MILLION * me.money + uses_left(s, seat) - DRIFT[min(me.deviation, SAFE)]
    value += RESTED if me.passed else DISC * total(me.area)
    if to_move(s) == seat:
        value += TURN
    if me.bored == LENGTH - 1:
        value += BEFORE_CENTRE
        if s.sides[seat].eyes[LENGTH - 1] == ALL_EYES and arrival_wins(s, seat):
            value += MATCH_POINT
    return value


@rule
def lasting(s: State, seat: int) -> int:
    """What helps or hinders from dig to dig: extra discs, and the water on Britain's side."""
    burden = WATER if nation_of(s, seat) == Nation.BRITAIN else 0
    return TEAM * reached(s, seat, Bonus.DISC) - burden


@rule
def planned(s: State, seat: int) -> int:
    """How many of the next tokens lie face up."""
    side = s.sides[seat]
    space = s.players[seat].bored
    while space < LENGTH and side.eyes[space] == ALL_EYES:
        space += 1
    return space - s.players[seat].bored


@rule
def uses_left(s: State, seat: int) -> int:
    """What the uses left on the seat's cards promise."""
    value = 0
    for card in range(CARDS):
        here = s.cards[card]
        if here.lies == Lies.DEVELOPED and here.at == seat:
            value += USES[PLAYING_CARDS[card].ability] * total(here.tokens)
    return value


# --- which moves look natural


@rule
def leaning(s: State, action: int) -> int:
    """How natural a legal move looks, as a relative weight among the legal moves."""
    return min(max(1, ease(s, action)), 1000)


@rule
def ease(s: State, action: int) -> int:
    """The same; nothing for a move that asks for trouble."""
    seat, x, y = to_move(s), X[action], Y[action]
    me = s.players[seat]
    match KIND[action]:
        case Kind.PLAN:
            return placed(s, seat, x, WORKS, planning(s, seat))
        case Kind.TUNNEL:
            return placed(s, seat, x, WORKS, digging(s, seat, x))
        case Kind.FINANCE:
            return placed(s, seat, x, BANK, financing(s, seat))
        case Kind.TECHNOLOGY:
            return placed(s, seat, x, BANK, technology(s, seat))
        case Kind.SECONDARY:
            return placed(s, seat, x, FIRST_SLOT + y, secondary(s, seat, x, y))
        case Kind.DEVELOP:
            return placed(s, seat, x, FIRST_SLOT + y, developing(s, y))
        case Kind.PASS:
            return 25 >> total(me.area) >> 2 * s.players[1 - seat].passed
        case Kind.KEEP:
            return 10 if x == 0 else 3
        case Kind.TAKE:
            return 5 * PLAYING_CARDS[s.display[x] - 1].money
        case Kind.STAY | Kind.DECLINE:
            return 2
        case Kind.ENOUGH:
            return 10
        case Kind.CLOSE | Kind.SETTLE | Kind.DRAW | Kind.DECLINE_CARD:
            return 5
        case Kind.REALIGN:
            return 10 if me.deviation >= PLAYING_CARDS[x].money else 4
        case Kind.ALIGNED:
            return 12 >> me.deviation
        case Kind.USE:
            tunnels = PLAYING_CARDS[CHAINS[x]].ability == Ability.CONTROL_ROOM_4
            return digging(s, seat, NO_COLOUR) if tunnels else 10
        case Kind.MACHINE:
            return acting(s, seat, x, NO_COLOUR)
        case Kind.ACCEPT:
            return 1 if me.pending == Event.CHECK_UP and me.deviation >= SAFE - 1 else 10
        case Kind.BUILD:
            return developing(s, x)
    return 10


@rule
def placed(s: State, seat: int, colour: int, space: int, use: int) -> int:
    """A use, weighed against the discs: a stack that wins many of them back comes first."""
    return use * THRIFT[s.players[seat].area[colour] - s.spaces[space].discs] // 10


@rule
def acting(s: State, seat: int, action: int, colour: int) -> int:
    """How useful an action is now, whatever gives it."""
    match action:
        case Action.PLAN:
            return planning(s, seat)
        case Action.TUNNEL:
            return digging(s, seat, colour)
        case Action.TECHNOLOGY:
            return technology(s, seat)
    return financing(s, seat)


@rule
def planning(s: State, seat: int) -> int:
    """How useful it is to turn up a token: most of all if there is none to dig."""
    side, bored = s.sides[seat], s.players[seat].bored
    if side.eyes[bored] != ALL_EYES:
        return 60
    return 40 if side.eyes[min(bored + 1, LENGTH - 1)] != ALL_EYES else 16


@rule
def digging(s: State, seat: int, colour: int) -> int:
    """How useful a dig is: the last one if it wins, another one if the course holds."""
    me = s.players[seat]
    if me.bored == LENGTH - 1:
        return 400 if arrival_wins(s, seat) else 0
    wanted = next_colour(s, seat)
    value = 60 if me.area[wanted] and wanted != colour else 40
    cards = deviation_cards(s, seat, wanted)
    if me.deviation + 2 * cards <= SAFE:
        return value
    fatal = 0
    for card in range(DEVIATIONS):
        off = me.deviation + cards * DEVIATION_CARDS[card].levels
        if off > SAFE and not s.deviation_out[card]:
            fatal += 1
    return value if fatal == 0 else 12 if fatal == 1 else 0


@rule
def financing(s: State, seat: int) -> int:
    """How useful money is: most of all to come back on course."""
    me = s.players[seat]
    return 20 if me.deviation >= SAFE - 1 and not me.money else 4


@rule
def technology(s: State, seat: int) -> int:
    """How useful the laboratory is: most of all to come back on course."""
    me = s.players[seat]
    return 40 if me.deviation >= SAFE - 1 and me.money else 8


@rule
def secondary(s: State, seat: int, colour: int, slot: int) -> int:
    """How useful the action at the foot of a card is."""
    row = PLAYING_CARDS[s.display[slot] - 1]
    if row.does == Action.FINANCE:
        return financing(s, seat) + row.money
    return acting(s, seat, row.does, colour)


@rule
def developing(s: State, slot: int) -> int:
    """How good a card looks to develop: every point doubles it."""
    row = PLAYING_CARDS[s.display[slot] - 1]
    return HELP[row.ability] << min(row.points, 4)


@rule
def arrival_wins(s: State, seat: int) -> bool:
    """Whether reaching the centre now would win."""
    bonus = CENTRE + LENGTH - s.players[1 - seat].bored
    return total_points(s, seat) + bonus >= total_points(s, 1 - seat)
