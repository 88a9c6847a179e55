"""Questions, moves and refusals of Snowdonia: The Channel Tunnel 1881."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.codec import Answers, Codec, Kinds

from ..tables import (
    CONTRACT_NAMES,
    MARKER_NAMES,
    MOST_ORE,
    MOST_RUBBLE,
    ROW,
    SITE_NAMES,
    TAKE_NAMES,
    TRAIN_NAMES,
    WAIVERS,
    WORK_NAMES,
    Area,
    Cube,
    Nation,
    Sky,
)


class Ask(IntEnum):
    """What can be asked (table K8)."""

    HIRE = 0  # do you fetch a labourer from the pub?
    PLACE = 1  # where does a labourer go?
    CONTRACT = 2  # do you announce a contract before this area?
    YARD = 3  # which cubes do you take?
    DIG = 4  # do you dig?
    BITE = 5  # do you shore up, or keep the rubble?
    CLAIM = 6  # does your last marker go on this rubble site?
    WORKS = 7  # what do you convert?
    BORE = 8  # does the machine build or bore?
    BUILD = 9  # what do you build or buy?
    PAYMENT = 10  # what stands for bars and stone?
    OFFICE = 11  # which contract do you take?
    SELECTION = 12  # which of the cards shown do you keep?
    LOSE = 13  # which marker leaves the board?
    UPKEEP = 14  # how is the train maintained?
    FIRST = 15  # chance: who begins?
    LAYOUT = 16  # chance: how large is this tunnel card?
    BACK = 17  # chance: which back does the deck show?
    FACE = 18  # chance: which card is it?
    CUBE = 19  # chance: which cube comes out of the bag?


class Kind(Kinds):
    """The kinds of move."""

    HIRE = Answers(Ask.HIRE)
    STAY = Answers(Ask.HIRE)
    PLACE = Answers(Ask.PLACE, area=Area)
    MACHINE = Answers(Ask.PLACE, area=Area)
    PASS = Answers(Ask.PLACE)
    ANNOUNCE = Answers(Ask.CONTRACT, card=CONTRACT_NAMES)
    WAIT = Answers(Ask.CONTRACT)
    TAKE = Answers(Ask.YARD, cubes=TAKE_NAMES)
    DIG = Answers(Ask.DIG)
    REST = Answers(Ask.DIG)
    SHORE = Answers(Ask.BITE)
    KEEP_RUBBLE = Answers(Ask.BITE)
    CLAIM = Answers(Ask.CLAIM)
    FORGO = Answers(Ask.CLAIM)
    CONVERT = Answers(Ask.WORKS, goods=WORK_NAMES)
    BORE = Answers(Ask.BORE)
    ERECT = Answers(Ask.BORE)
    DRILL = Answers(Ask.BORE)
    IDLE = Answers(Ask.BORE)
    BUILD = Answers(Ask.BUILD, site=SITE_NAMES)
    BUY = Answers(Ask.BUILD, train=TRAIN_NAMES)
    BUY_MACHINE = Answers(Ask.BUILD)
    SAVE = Answers(Ask.BUILD)
    PAY = Answers(Ask.PAYMENT, ore=range(MOST_ORE + 1), rubble=range(MOST_RUBBLE + 1))
    SIGN = Answers(Ask.OFFICE, slot=range(1, ROW + 1))
    LEAVE = Answers(Ask.OFFICE)
    CHOOSE = Answers(Ask.SELECTION, card=CONTRACT_NAMES)
    LOSE = Answers(Ask.LOSE, marker=MARKER_NAMES)
    MAINTAIN = Answers(Ask.UPKEEP)
    WAIVE = Answers(Ask.UPKEEP, card=tuple(CONTRACT_NAMES[card] for card in WAIVERS))
    RETURN_TRAIN = Answers(Ask.UPKEEP)
    FIRST = Answers(Ask.FIRST, chance=True, player=Nation)
    LAY = Answers(Ask.LAYOUT, chance=True, size=(2, 3))
    BACK = Answers(Ask.BACK, chance=True, sky=tuple(Sky)[1:])
    TURN = Answers(Ask.FACE, chance=True, card=CONTRACT_NAMES)
    DRAW = Answers(Ask.CUBE, chance=True, cube=Cube)


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    NO_SUCH_SIZE = 3
    NOT_IN_DECK = 4
    NO_LABOURER = 5
    MACHINE_ALONE = 6
    ONLY_D_OR_G = 7
    NOT_BOUGHT = 8
    NO_ORE = 9
    FULL = 10
    MUST_PLACE = 11
    NOT_HELD = 12
    ABILITY_SPENT = 13
    NO_LETTER = 14
    WRONG_AREA = 15
    NO_LABOURER_THERE = 16
    NO_EFFECT = 17
    NOT_IN_YARD = 18
    TOO_MANY = 19
    TOO_MANY_BY_CARD = 20
    STONE_ALONE = 21
    ONE_BAR_OR_TWO = 22
    TOO_LITTLE_ORE = 23
    TOO_LITTLE_RUBBLE = 24
    NONE_TO_BE_HAD = 25
    NOT_TO_DIG = 26
    NO_SUCH_PART = 27
    ALREADY_DONE = 28
    NOTHING_TO_BUILD = 29
    TAKEN = 30
    STATION_CLOSED = 31
    NOT_REACHED = 32
    OTHER_FLAG = 33
    NO_MARKER = 34
    CANNOT_PAY = 35
    CANNOT_BUY_TRAIN = 36
    CANNOT_BUY_MACHINE = 37
    ORE_IS_NO_BAR = 38
    RUBBLE_IS_NO_STONE = 39
    NOT_DUE = 40
    NOT_ON_SALE = 41
    NOT_DISPLAYED = 42
    BOUGHT_BEFORE = 43
    SITES_ONLY = 44
    MUST_BUILD = 45
    EMPTY_PLACE = 46
    NOT_SHOWN = 47
    NO_MARKER_THERE = 48
    CANNOT_MAINTAIN = 49
    LOCKED = 50
    TOO_MANY_WITH_WYDDFA = 51
    TOO_MANY_WITH_CARD = 52
    NOT_IN_YARD_BY_CARD = 53
    TOO_LITTLE_ORE_WITH_ENID = 54
    TOO_LITTLE_RUBBLE_BY_CARD = 55


ACTIONS = Codec(Kind)
KIND, _, X, Y, Z = ACTIONS.columns
