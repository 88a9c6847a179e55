"""Questions, moves and refusals of The Manhattan Project."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.codec import Answers, Codec, Kinds
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


class Kind(Kinds):
    """The kinds of move."""

    PLACE = Answers(Ask.TURN, space=Space)
    BLOCK = Answers(Ask.TURN, space=BLOCKABLE)
    USE = Answers(Ask.TURN, building=BUILDING_NAMES)
    OCCUPY = Answers(Ask.TURN, building=BUILDING_NAMES)
    BUILD = Answers(Ask.TURN, bomb=BOMB_NAMES)
    TEST = Answers(Ask.TURN, bomb=BOMB_NAMES[PLUTONIUM_BOMBS:])
    LOAD = Answers(Ask.TURN, bomb=BOMB_NAMES)
    SHOOT = Answers(Ask.TURN, player=PLAYERS, plane=("fighter", "bomber"))
    RAID = Answers(Ask.TURN, building=BUILDING_NAMES)
    TRUCE = Answers(Ask.TURN, player=PLAYERS)
    STAND_DOWN = Answers(Ask.TURN, player=PLAYERS)
    STOP = Answers(Ask.TURN)
    RETRIEVE = Answers(Ask.TURN)
    END_TURN = Answers(Ask.TURN)
    SEND = Answers(Ask.WORKERS, workers=CREW_NAMES)
    BURN = Answers(Ask.FUEL, fuel=FUELS)
    MAKE = Answers(Ask.OUTPUT, output=SIDES)
    TRAIN = Answers(Ask.TRAINING, own=range(4))
    BUY = Answers(Ask.MARKET, slot=range(1, SLOTS + 1))
    DECLINE = Answers(Ask.MARKET)
    REPAIR = Answers(Ask.REPAIR, building=BUILDING_NAMES)
    ENOUGH = Answers(Ask.REPAIR)
    KEEP = Answers(Ask.DRAFT, seen_by=OWNER, bomb=BOMB_NAMES)
    ACCEPT = Answers(Ask.PACT)
    REFUSE = Answers(Ask.PACT)
    STAFF = Answers(Ask.STAFF, own=range(WORKERS_OF_A_KIND + 1))
    RECRUIT = Answers(Ask.BONUS, worker=("engineer", "scientist"))
    FIRST = Answers(Ask.FIRST, chance=True, player=PLAYERS)
    REVEAL = Answers(Ask.REVEAL, chance=True, building=BUILDING_NAMES)
    DESIGN = Answers(Ask.DESIGN, chance=True, bomb=BOMB_NAMES)


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
    NOT_BOUGHT = 15
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
    OWN_PLANES = 28
    NO_TARGET = 29
    FIGHTERS_GUARD = 30
    PACT = 31
    NO_PACTS = 32
    TOO_LATE = 33
    ASKED_BEFORE = 34
    NO_DAMAGE = 35
    NOT_IN_PACKET = 36
    NOTHING_TO_STOP = 37
    NO_PARLEY = 38
    NO_PARTNER = 39
    DESIGN_TAKEN = 40
    IN_USE = 41
    ONE_WORKER = 42
    ONE_OF_EITHER = 43
    WRONG_DESIGNERS = 44
    WRONG_CREW = 45
    WRONG_STAFF = 46
    STAFF_MISSING = 47
    CANNOT_BUY = 48
    NO_BUILDING = 49
    OWN_BUILDING = 50
    NOT_TESTABLE = 51
    NOT_LOADABLE = 52
    NO_BOMBER_TO_LOAD = 53
    CANNOT_PAY_LOAD = 54
    NOT_TO_REPAIR = 55
    FEWER_TRAINED = 56
    FEWER_NEEDED = 57


ACTIONS = Codec(Kind)
KIND, _, X, Y, Z = ACTIONS.columns
