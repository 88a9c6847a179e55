"""Questions, moves and refusals of 1987 Channel Tunnel."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement

import numpy as np

from tunnelier.core.codec import ABOUT, Answers, Codec, Kinds, word_of

from ..tables import (
    CARD_NAMES,
    CHAINS,
    DEVIATION_NAMES,
    EXCHANGES,
    EXTRA_FINANCES,
    LENGTH,
    NEW_WORKERS,
    SLOTS,
    Action,
    Colour,
    Event,
    Nation,
    Token,
    Track,
)

PAIRS = tuple(combinations_with_replacement(Colour, 2))
PAIR = np.array(PAIRS, np.int8)
PAIR_NAMES = tuple(f"{word_of(a)}-{word_of(b)}" for a, b in PAIRS)
SLOT_NUMBERS = range(1, SLOTS + 1)


def named(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The names of some playing cards."""
    return tuple(CARD_NAMES[card] for card in cards)


class Ask(IntEnum):
    """What can be asked."""

    TURN = 0  # place a stack and act, or pass
    KEEP = 1  # how many discs of this colour do you keep?
    PAY = 2  # which two discs pay for the tunnel?
    TAKE = 3  # which displayed card becomes money?
    ADVANCE = 4  # which technology marker moves?
    COMMIT = 5  # which Extra finance helps at the barrier?
    PEEK = 6  # which token do you look at?
    REALIGN = 7  # which money lifts the cube?
    RUBBLE = 8  # which stored token does the card take?
    WINDOW = 9  # does a card answer the action just completed?
    MACHINE = 10  # which action does Heavy machinery give?
    WORKERS = 11  # do you hire New workers before drawing?
    EXCHANGE = 12  # do you swap a disc with your rival?
    OFFER = 13  # do you keep the agenda card?
    PROMOTION = 14  # which money pays for the Promotion?
    REVEAL = 15  # chance: which token is this?
    GLIMPSE = 16  # chance: which token does the peeker see?
    DISC = 17  # chance: which disc comes out of the bag?
    DEAL = 18  # chance: which card comes into this slot?
    DEVIATE = 19  # chance: which deviation card is drawn?
    AGENDA_CARD = 20  # chance: which agenda card is drawn?


class Kind(Kinds):
    """The kinds of move."""

    PLAN = Answers(Ask.TURN, discs=Colour)
    TUNNEL = Answers(Ask.TURN, discs=Colour)
    FINANCE = Answers(Ask.TURN, discs=Colour)
    TECHNOLOGY = Answers(Ask.TURN, discs=Colour)
    SECONDARY = Answers(Ask.TURN, discs=Colour, slot=SLOT_NUMBERS)
    DEVELOP = Answers(Ask.TURN, discs=Colour, slot=SLOT_NUMBERS)
    PASS = Answers(Ask.TURN)
    KEEP = Answers(Ask.KEEP, number=range(6))
    PAY = Answers(Ask.PAY, discs=PAIR_NAMES)
    TAKE = Answers(Ask.TAKE, slot=SLOT_NUMBERS)
    ADVANCE = Answers(Ask.ADVANCE, track=Track)
    STAY = Answers(Ask.ADVANCE)
    COMMIT = Answers(Ask.COMMIT, card=named(EXTRA_FINANCES))
    PEEK = Answers(Ask.PEEK, nation=Nation, space=range(1, LENGTH + 1))
    DECLINE = Answers(Ask.PEEK)
    REALIGN = Answers(Ask.REALIGN, card=CARD_NAMES)
    ALIGNED = Answers(Ask.REALIGN)
    RUBBLE = Answers(Ask.RUBBLE, colour=Colour)
    ENOUGH = Answers(Ask.RUBBLE)
    USE = Answers(Ask.WINDOW, card=named(CHAINS))
    CLOSE = Answers(Ask.WINDOW)
    MACHINE = Answers(Ask.MACHINE, action=tuple(Action)[: Action.DEVELOP])
    BUILD = Answers(Ask.MACHINE, slot=SLOT_NUMBERS)
    HIRE = Answers(Ask.WORKERS, card=named(NEW_WORKERS))
    DRAW = Answers(Ask.WORKERS)
    SWAP = Answers(Ask.EXCHANGE, card=named(EXCHANGES), give=Colour, take=Colour)
    SETTLE = Answers(Ask.EXCHANGE)
    ACCEPT = Answers(Ask.OFFER)
    DECLINE_CARD = Answers(Ask.OFFER)
    CONTRIBUTE = Answers(Ask.PROMOTION, card=CARD_NAMES)
    REVEAL = Answers(Ask.REVEAL, chance=True, token=tuple(Token)[1:])
    GLIMPSE = Answers(Ask.GLIMPSE, chance=True, seen_by=ABOUT, token=tuple(Token)[1:])
    DISC = Answers(Ask.DISC, chance=True, colour=Colour)
    DEAL = Answers(Ask.DEAL, chance=True, card=CARD_NAMES)
    DEVIATE = Answers(Ask.DEVIATE, chance=True, card=DEVIATION_NAMES)
    EVENT = Answers(Ask.AGENDA_CARD, chance=True, card=tuple(Event)[1:])


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    NO_DISCS = 3
    STACK_TOO_SMALL = 4
    EMPTY_SLOT = 5
    ALL_UP = 6
    TOKEN_DOWN = 7
    STORAGE_FULL = 8
    CANNOT_PAY = 9
    NOTHING_TO_DO = 10
    END_OF_TRACK = 11
    BARRIER = 12
    UNDER_REPAIR = 13
    NO_RUBBLE = 14
    NOT_YOURS = 15
    NOT_NOW = 16
    SAME_KIND = 17
    TOO_MANY_KEPT = 18
    SAME_COLOUR = 19
    NOT_FACE_DOWN = 20
    WASTEFUL = 21
    SUPERVISED = 22
    NOTHING_DISPLAYED = 23
    STORAGE_LOCKED = 24
    IDLE = 25
    TOKEN_DUE = 26
    DISCARD_DUE = 27
    NOT_STORED = 28
    WORN_OUT = 29
    USED_BEFORE = 30
    NOT_SPENDABLE = 31
    NOT_MONEY = 32
    NO_TECHNOLOGY = 33
    STACK_USED_UP = 34
    AREA_FULL = 35
    CANNOT_GIVE = 36
    CANNOT_SWAP = 37
    CANNOT_KEEP = 38
    NO_CARD_THERE = 39


ACTIONS = Codec(Kind)
KIND, _, X, Y, Z = ACTIONS.columns
