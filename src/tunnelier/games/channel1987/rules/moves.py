"""Questions, moves and refusals of 1987 Channel Tunnel."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement

import numpy as np

from tunnelier.core.codec import ABOUT, Answers, Codec, word_of

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
SLOT_NAMES = tuple(str(slot + 1) for slot in range(SLOTS))
TOKEN_NAMES = tuple(word_of(token) for token in Token)[1:]
EVENT_NAMES = tuple(word_of(event) for event in Event)[1:]


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


class Kind(IntEnum):
    """The kinds of move."""

    PLAN = 0
    TUNNEL = 1
    FINANCE = 2
    TECHNOLOGY = 3
    SECONDARY = 4
    DEVELOP = 5
    PASS = 6
    KEEP = 7
    PAY = 8
    TAKE = 9
    ADVANCE = 10
    STAY = 11
    COMMIT = 12
    PEEK = 13
    DECLINE = 14
    REALIGN = 15
    ALIGNED = 16
    RUBBLE = 17
    ENOUGH = 18
    USE = 19
    CLOSE = 20
    MACHINE = 21
    BUILD = 22
    HIRE = 23
    DRAW = 24
    SWAP = 25
    SETTLE = 26
    ACCEPT = 27
    DECLINE_CARD = 28
    CONTRIBUTE = 29
    REVEAL = 30
    GLIMPSE = 31
    DISC = 32
    DEAL = 33
    DEVIATE = 34
    EVENT = 35


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


ACTIONS = Codec(
    {
        Kind.PLAN: Answers(Ask.TURN, discs=Colour),
        Kind.TUNNEL: Answers(Ask.TURN, discs=Colour),
        Kind.FINANCE: Answers(Ask.TURN, discs=Colour),
        Kind.TECHNOLOGY: Answers(Ask.TURN, discs=Colour),
        Kind.SECONDARY: Answers(Ask.TURN, discs=Colour, slot=SLOT_NAMES),
        Kind.DEVELOP: Answers(Ask.TURN, discs=Colour, slot=SLOT_NAMES),
        Kind.PASS: Answers(Ask.TURN),
        Kind.KEEP: Answers(Ask.KEEP, number=tuple("012345")),
        Kind.PAY: Answers(Ask.PAY, discs=PAIR_NAMES),
        Kind.TAKE: Answers(Ask.TAKE, slot=SLOT_NAMES),
        Kind.ADVANCE: Answers(Ask.ADVANCE, track=Track),
        Kind.STAY: Answers(Ask.ADVANCE),
        Kind.COMMIT: Answers(Ask.COMMIT, card=named(EXTRA_FINANCES)),
        Kind.PEEK: Answers(Ask.PEEK, nation=Nation, space=tuple(str(n + 1) for n in range(LENGTH))),
        Kind.DECLINE: Answers(Ask.PEEK),
        Kind.REALIGN: Answers(Ask.REALIGN, card=CARD_NAMES),
        Kind.ALIGNED: Answers(Ask.REALIGN),
        Kind.RUBBLE: Answers(Ask.RUBBLE, colour=Colour),
        Kind.ENOUGH: Answers(Ask.RUBBLE),
        Kind.USE: Answers(Ask.WINDOW, card=named(CHAINS)),
        Kind.CLOSE: Answers(Ask.WINDOW),
        Kind.MACHINE: Answers(
            Ask.MACHINE, action=tuple(word_of(action) for action in Action)[: Action.DEVELOP]
        ),
        Kind.BUILD: Answers(Ask.MACHINE, slot=SLOT_NAMES),
        Kind.HIRE: Answers(Ask.WORKERS, card=named(NEW_WORKERS)),
        Kind.DRAW: Answers(Ask.WORKERS),
        Kind.SWAP: Answers(Ask.EXCHANGE, card=named(EXCHANGES), give=Colour, take=Colour),
        Kind.SETTLE: Answers(Ask.EXCHANGE),
        Kind.ACCEPT: Answers(Ask.OFFER),
        Kind.DECLINE_CARD: Answers(Ask.OFFER),
        Kind.CONTRIBUTE: Answers(Ask.PROMOTION, card=CARD_NAMES),
        Kind.REVEAL: Answers(Ask.REVEAL, chance=True, token=TOKEN_NAMES),
        Kind.GLIMPSE: Answers(Ask.GLIMPSE, chance=True, seen_by=ABOUT, token=TOKEN_NAMES),
        Kind.DISC: Answers(Ask.DISC, chance=True, colour=Colour),
        Kind.DEAL: Answers(Ask.DEAL, chance=True, card=CARD_NAMES),
        Kind.DEVIATE: Answers(Ask.DEVIATE, chance=True, card=DEVIATION_NAMES),
        Kind.EVENT: Answers(Ask.AGENDA_CARD, chance=True, card=EVENT_NAMES),
    }
)
KIND, _, X, Y, Z = ACTIONS.columns
