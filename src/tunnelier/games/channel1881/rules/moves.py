"""Questions, moves and refusals of Snowdonia: The Channel Tunnel 1881."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.codec import Answers, Codec, word_of

from ..tables import (
    CARDS,
    CONTRACT_NAMES,
    ROW,
    RUBBLE_SITE_NAMES,
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
TUNNEL_NAMES = tuple(f"tunnel-{position}" for position in range(1, CARDS - 1))
MARKER_NAMES = (*TUNNEL_NAMES, *SITE_NAMES, *RUBBLE_SITE_NAMES)
"""Where a marker can be taken off the board."""


def letters(areas: tuple[Area, ...]) -> tuple[str, ...]:
    """The letters of some areas."""
    return tuple(word_of(area) for area in areas)


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


class Kind(IntEnum):
    """The kinds of move."""

    HIRE = 0
    STAY = 1
    PLACE = 2
    MACHINE = 3
    PASS = 4
    ANNOUNCE = 5
    WAIT = 6
    TAKE = 7
    DIG = 8
    REST = 9
    SHORE = 10
    KEEP_RUBBLE = 11
    CONVERT = 12
    BORE = 13
    ERECT = 14
    DRILL = 15
    IDLE = 16
    BUILD = 17
    BUY = 18
    BUY_MACHINE = 19
    SAVE = 20
    PAY = 21
    SIGN = 22
    LEAVE = 23
    CHOOSE = 24
    LOSE = 25
    MAINTAIN = 26
    WAIVE = 27
    RETURN_TRAIN = 28
    FIRST = 29
    LAY = 30
    BACK = 31
    TURN = 32
    DRAW = 33


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


ACTIONS = Codec(
    {
        Kind.HIRE: Answers(Ask.HIRE),
        Kind.STAY: Answers(Ask.HIRE),
        Kind.PLACE: Answers(Ask.PLACE, area=letters(ORDINARY_AREAS)),
        Kind.MACHINE: Answers(Ask.PLACE, area=letters(MACHINE_AREAS)),
        Kind.PASS: Answers(Ask.PLACE),
        Kind.ANNOUNCE: Answers(Ask.CONTRACT, card=CONTRACT_NAMES),
        Kind.WAIT: Answers(Ask.CONTRACT),
        Kind.TAKE: Answers(Ask.YARD, cubes=TAKE_NAMES),
        Kind.DIG: Answers(Ask.DIG),
        Kind.REST: Answers(Ask.DIG),
        Kind.SHORE: Answers(Ask.BITE),
        Kind.KEEP_RUBBLE: Answers(Ask.BITE),
        Kind.CONVERT: Answers(Ask.WORKS, goods=WORK_NAMES),
        Kind.BORE: Answers(Ask.BORE),
        Kind.ERECT: Answers(Ask.BORE),
        Kind.DRILL: Answers(Ask.BORE),
        Kind.IDLE: Answers(Ask.BORE),
        Kind.BUILD: Answers(Ask.BUILD, site=SITE_NAMES),
        Kind.BUY: Answers(Ask.BUILD, train=TRAIN_NAMES),
        Kind.BUY_MACHINE: Answers(Ask.BUILD),
        Kind.SAVE: Answers(Ask.BUILD),
        Kind.PAY: Answers(Ask.PAYMENT, ore=tuple("012"), rubble=tuple("012")),
        Kind.SIGN: Answers(Ask.OFFICE, slot=tuple(str(k + 1) for k in range(ROW))),
        Kind.LEAVE: Answers(Ask.OFFICE),
        Kind.CHOOSE: Answers(Ask.SELECTION, card=CONTRACT_NAMES),
        Kind.LOSE: Answers(Ask.LOSE, marker=MARKER_NAMES),
        Kind.MAINTAIN: Answers(Ask.UPKEEP),
        Kind.WAIVE: Answers(Ask.UPKEEP, card=tuple(CONTRACT_NAMES[card] for card in WAIVERS)),
        Kind.RETURN_TRAIN: Answers(Ask.UPKEEP),
        Kind.FIRST: Answers(Ask.FIRST, chance=True, player=Nation),
        Kind.LAY: Answers(Ask.LAYOUT, chance=True, size=("2", "3")),
        Kind.BACK: Answers(Ask.BACK, chance=True, sky=tuple(word_of(sky) for sky in Sky)[1:]),
        Kind.TURN: Answers(Ask.FACE, chance=True, card=CONTRACT_NAMES),
        Kind.DRAW: Answers(Ask.CUBE, chance=True, cube=Cube),
    }
)
KIND, _, X, Y, Z = ACTIONS.columns
