"""Questions, moves and refusals of The Manhattan Project."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.codec import Answers, Codec, word_of
from tunnelier.core.record import OWNER

from ..tables import (
    BLOCKABLE,
    BOMB_NAMES,
    BUILDING_NAMES,
    CREW_NAMES,
    PLAYERS,
    PLUTONIUM_BOMBS,
    SLOTS,
    WORKERS_OF_A_KIND,
    Good,
    Space,
)

PLANES = (Good.FIGHTERS, Good.BOMBERS)
FUELS = (Good.URANIUM, Good.YELLOWCAKE)
SIDES = (Good.FIGHTERS, Good.BOMBERS, Good.MONEY, Good.ENGINEERS, Good.SCIENTISTS)
"""Goods that stand before or after a slash."""
UP_TO_FOUR = tuple(str(n) for n in range(WORKERS_OF_A_KIND + 1))


def words(goods: tuple[Good, ...]) -> tuple[str, ...]:
    """The names of some goods."""
    return tuple(good.name for good in goods)


class Ask(IntEnum):
    """What can be asked."""

    TURN = 0  # place, use, take a bomb action, strike, retrieve, or end?
    WORKERS = 1  # which workers do you send?
    FUEL = 2  # what does the reactor burn?
    OUTPUT = 3  # which side of the slash?
    TRAINING = 4  # how many of the trained are your own?
    MARKET = 5  # which building do you buy?
    REPAIR = 6  # which damage do you repair?
    DRAFT = 7  # which bomb do you keep?
    PACT = 8  # do you accept the pact?
    STAFF = 9  # who builds the bomb?
    BONUS = 10  # whom do you recruit before the first turn?
    FIRST = 11  # chance: who begins?
    REVEAL = 12  # chance: which building comes into this slot?
    DESIGN = 13  # chance: which bomb comes into the row?


class Kind(IntEnum):
    """The kinds of move."""

    PLACE = 0
    BLOCK = 1
    USE = 2
    OCCUPY = 3
    BUILD = 4
    TEST = 5
    LOAD = 6
    SHOOT = 7
    RAID = 8
    TRUCE = 9
    STAND_DOWN = 10
    STOP = 11
    RETRIEVE = 12
    END_TURN = 13
    SEND = 14
    BURN = 15
    MAKE = 16
    TRAIN = 17
    BUY = 18
    DECLINE = 19
    REPAIR = 20
    ENOUGH = 21
    KEEP = 22
    ACCEPT = 23
    REFUSE = 24
    STAFF = 25
    RECRUIT = 26
    FIRST = 27
    REVEAL = 28
    DESIGN = 29


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    STRIKE_OPEN = 3
    NO_STRIKE = 4
    STEP_ONE_OVER = 5
    MUST_RETRIEVE = 6
    ALREADY_PLACING = 7
    NOTHING_TO_RETRIEVE = 8
    NOBODY_PLACED = 9
    OCCUPIED = 10
    CLOSED = 11
    CANNOT_PAY = 12
    WORKERS_MISSING = 13
    WRONG_WORKERS = 14
    NOT_BUILT = 15
    NOT_YOURS = 16
    DAMAGED = 17
    NOT_ON_OFFER = 18
    WRONG_SPLIT = 19
    EMPTY_SLOT = 20
    NOT_IN_HAND = 21
    NO_FUEL = 22
    TESTED_BEFORE = 23
    LOADED_BEFORE = 24
    NO_BOMBER = 25
    NO_FIGHTER = 26
    NO_SUCH_PLAYER = 27
    YOURSELF = 28
    NO_TARGET = 29
    FIGHTERS_GUARD = 30
    PACT = 31
    NO_PACTS = 32
    TOO_LATE = 33
    ASKED_BEFORE = 34
    NO_DAMAGE = 35
    NOT_IN_PACKET = 36


ACTIONS = Codec(
    {
        Kind.PLACE: Answers(Ask.TURN, space=Space),
        Kind.BLOCK: Answers(Ask.TURN, space=tuple(word_of(space) for space in BLOCKABLE)),
        Kind.USE: Answers(Ask.TURN, building=BUILDING_NAMES),
        Kind.OCCUPY: Answers(Ask.TURN, building=BUILDING_NAMES),
        Kind.BUILD: Answers(Ask.TURN, bomb=BOMB_NAMES),
        Kind.TEST: Answers(Ask.TURN, bomb=BOMB_NAMES[PLUTONIUM_BOMBS:]),
        Kind.LOAD: Answers(Ask.TURN, bomb=BOMB_NAMES),
        Kind.SHOOT: Answers(Ask.TURN, player=PLAYERS, plane=("fighter", "bomber")),
        Kind.RAID: Answers(Ask.TURN, building=BUILDING_NAMES),
        Kind.TRUCE: Answers(Ask.TURN, player=PLAYERS),
        Kind.STAND_DOWN: Answers(Ask.TURN, player=PLAYERS),
        Kind.STOP: Answers(Ask.TURN),
        Kind.RETRIEVE: Answers(Ask.TURN),
        Kind.END_TURN: Answers(Ask.TURN),
        Kind.SEND: Answers(Ask.WORKERS, workers=CREW_NAMES),
        Kind.BURN: Answers(Ask.FUEL, fuel=words(FUELS)),
        Kind.MAKE: Answers(Ask.OUTPUT, output=words(SIDES)),
        Kind.TRAIN: Answers(Ask.TRAINING, own=UP_TO_FOUR[:4]),
        Kind.BUY: Answers(Ask.MARKET, slot=tuple(str(slot + 1) for slot in range(SLOTS))),
        Kind.DECLINE: Answers(Ask.MARKET),
        Kind.REPAIR: Answers(Ask.REPAIR, building=BUILDING_NAMES),
        Kind.ENOUGH: Answers(Ask.REPAIR),
        Kind.KEEP: Answers(Ask.DRAFT, seen_by=OWNER, bomb=BOMB_NAMES),
        Kind.ACCEPT: Answers(Ask.PACT),
        Kind.REFUSE: Answers(Ask.PACT),
        Kind.STAFF: Answers(Ask.STAFF, own=UP_TO_FOUR),
        Kind.RECRUIT: Answers(Ask.BONUS, worker=("engineer", "scientist")),
        Kind.FIRST: Answers(Ask.FIRST, chance=True, player=PLAYERS),
        Kind.REVEAL: Answers(Ask.REVEAL, chance=True, building=BUILDING_NAMES),
        Kind.DESIGN: Answers(Ask.DESIGN, chance=True, bomb=BOMB_NAMES),
    }
)
KIND, _, X, Y, Z = ACTIONS.columns
