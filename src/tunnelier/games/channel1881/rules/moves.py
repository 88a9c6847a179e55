"""Questions, moves and refusals of Snowdonia: The Channel Tunnel 1881."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.codec import Answers, Codec, Kinds

from ..tables import (
    CONTRACT_NAMES,
    MARKER_NAMES,
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

ORDINARY_AREAS = (Area.A, Area.B, Area.C, Area.E, Area.F, Area.G)
MACHINE_AREAS = (Area.D, Area.G)


class Ask(IntEnum):
    """What can be asked (table K8)."""

    HIRE = 0  # do you fetch a labourer from the pub?
    PLACE = 1  # where does a labourer go?
    CONTRACT = 2  # do you announce a contract before this area?
    YARD = 3  # which cubes do you take?
    DIG = 4  # do you dig?
    BITE = 5  # do you shore up, or keep the rubble?
    WORKS = 6  # what do you convert?
    BORE = 7  # does the machine build or bore?
    BUILD = 8  # what do you build or buy?
    PAYMENT = 9  # what stands for bars and stone?
    OFFICE = 10  # which contract do you take?
    SELECTION = 11  # which of the cards shown do you keep?
    LOSE = 12  # which marker leaves the board?
    UPKEEP = 13  # how is the train maintained?
    FIRST = 14  # chance: who begins?
    LAYOUT = 15  # chance: how large is this tunnel card?
    BACK = 16  # chance: which back does the deck show?
    FACE = 17  # chance: which card is it?
    CUBE = 18  # chance: which cube comes out of the bag?


class Kind(Kinds):
    """The kinds of move."""

    HIRE = Answers(Ask.HIRE)
    STAY = Answers(Ask.HIRE)
    PLACE = Answers(Ask.PLACE, area=ORDINARY_AREAS)
    MACHINE = Answers(Ask.PLACE, area=MACHINE_AREAS)
    PASS = Answers(Ask.PLACE)
    ANNOUNCE = Answers(Ask.CONTRACT, card=CONTRACT_NAMES)
    WAIT = Answers(Ask.CONTRACT)
    TAKE = Answers(Ask.YARD, cubes=TAKE_NAMES)
    DIG = Answers(Ask.DIG)
    REST = Answers(Ask.DIG)
    SHORE = Answers(Ask.BITE)
    KEEP_RUBBLE = Answers(Ask.BITE)
    CONVERT = Answers(Ask.WORKS, goods=WORK_NAMES)
    BORE = Answers(Ask.BORE)
    ERECT = Answers(Ask.BORE)
    DRILL = Answers(Ask.BORE)
    IDLE = Answers(Ask.BORE)
    BUILD = Answers(Ask.BUILD, site=SITE_NAMES)
    BUY = Answers(Ask.BUILD, train=TRAIN_NAMES)
    BUY_MACHINE = Answers(Ask.BUILD)
    SAVE = Answers(Ask.BUILD)
    PAY = Answers(Ask.PAYMENT, ore=range(3), rubble=range(3))
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
    NO_LABOURER = 3
    NO_ORE = 4
    FULL = 5
    MUST_PLACE = 6
    NOT_HELD = 7
    ABILITY_SPENT = 8
    WRONG_AREA = 9
    NO_LABOURER_THERE = 10
    NO_EFFECT = 11
    NOT_IN_YARD = 12
    TOO_MANY = 13
    CANNOT_CONVERT = 14
    NOT_TO_DIG = 15
    NOT_IN_FORCE = 16
    ALREADY_DONE = 17
    NOTHING_TO_BUILD = 18
    TAKEN = 19
    STATION_CLOSED = 20
    NOT_REACHED = 21
    OTHER_FLAG = 22
    NO_MARKER = 23
    CANNOT_PAY = 24
    NOT_ON_SALE = 25
    NOT_DISPLAYED = 26
    BOUGHT_BEFORE = 27
    SITES_ONLY = 28
    EMPTY_PLACE = 29
    NOT_SHOWN = 30
    NO_MARKER_THERE = 31
    LOCKED = 32


ACTIONS = Codec(Kind)
KIND, _, X, Y, Z = ACTIONS.columns
