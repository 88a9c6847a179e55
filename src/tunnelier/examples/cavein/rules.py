"""The rules of Cave-in. Numbers CI-… are the ledger's (rules.en.md)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from tunnelier.core.agenda import CHANCE, about, answered, ask, to_move
from tunnelier.core.codec import ABOUT, Answers, Codec, Kinds
from tunnelier.core.counts import one_of
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell
from tunnelier.core.view import ALL_EYES, UNKNOWN

from .news import News
from .score import points, wins
from .state import State
from .tables import BRIGHTEST, LAMPS, MOST_TAKEN, PROPS

# --- questions, moves, refusals


class Ask(IntEnum):
    """What can be asked."""

    TURN = 0  # take props, or shine?
    LAMP = 1  # chance: which lamp is this seat's?


class Kind(Kinds):
    """The kinds of move."""

    TAKE = Answers(Ask.TURN, props=range(1, MOST_TAKEN + 1))
    SHINE = Answers(Ask.TURN)
    LAMP = Answers(Ask.LAMP, chance=True, seen_by=ABOUT, worth=range(1, BRIGHTEST + 1))


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    TOO_FEW_PROPS = 3
    ALREADY_SHONE = 4


ACTIONS = Codec(Kind)
KIND, _, X, _, _ = ACTIONS.columns


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so; Refusal.NONE if it may."""
    match KIND[action]:
        case Kind.TAKE:
            return refuse_take(s, X[action] + 1)
        case Kind.SHINE:
            return refuse_shine(s)
    return Refusal.NONE


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about."""
    return s.bag[X[action]] if KIND[action] == Kind.LAMP else 0


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    receiver = about(s)
    seat = answered(s)
    match KIND[action]:
        case Kind.TAKE:
            take(s, seat, X[action] + 1)
        case Kind.SHINE:
            shine(s, seat)
        case Kind.LAMP:
            deal_lamp(s, receiver, X[action])


# --- set-up (CI-1)


@rule
def setup(s: State) -> None:
    """Props by the depth of the mine, and a lamp for everyone (CI-1.1, CI-1.2)."""
    s.props = PROPS[s.mine]
    for worth in range(BRIGHTEST):
        s.bag[worth] = LAMPS[worth]
    ask(s, Ask.TURN, 0)
    for k in range(s.seats):
        ask(s, Ask.LAMP, CHANCE, s.seats - 1 - k)


@rule
def deal_lamp(s: State, seat: int, worth: int) -> None:
    """Only its owner looks at a lamp (CI-1.2)."""
    s.bag[worth] -= 1
    s.players[seat].lamp = worth + 1
    s.players[seat].eyes = 1 << seat
    tell(s, News.DREW, seat, worth)


# --- the turn (CI-2)


@rule
def refuse_take(s: State, props: int) -> Refusal:
    """One to three props, of those that still stand (CI-2.1)."""
    return Refusal.TOO_FEW_PROPS if props > s.props else Refusal.NONE


@rule
def take(s: State, seat: int, props: int) -> None:
    """Props taken are yours; if they were the last, the roof falls on you (CI-2.1, CI-3.1)."""
    s.props -= props
    s.players[seat].props += props
    tell(s, News.TOOK, seat, props)
    if s.props == 0:
        cave_in(s, seat)
    else:
        ask(s, Ask.TURN, (seat + 1) % s.seats)


@rule
def refuse_shine(s: State) -> Refusal:
    """Once in the game, if as many props stand as the lamp is worth (CI-2.2)."""
    me = s.players[to_move(s)]
    if me.shone:
        return Refusal.ALREADY_SHONE
    return refuse_take(s, me.lamp)


@rule
def shine(s: State, seat: int) -> None:
    """Show the lamp to all and take as many props as it is worth (CI-2.2)."""
    s.players[seat].shone = 1
    s.players[seat].eyes = ALL_EYES
    tell(s, News.SHONE, seat, s.players[seat].lamp - 1)
    take(s, seat, s.players[seat].lamp)


# --- the end (CI-3)


@rule
def cave_in(s: State, seat: int) -> None:
    """Whoever took the last prop loses all of theirs; lamps are shown (CI-3.1)."""
    s.over = 1
    tell(s, News.ROOF_FELL, seat)
    lost = s.players[seat].props
    s.players[seat].props = 0
    tell(s, News.LOST, seat, lost)
    for other in range(s.seats):
        if s.players[other].eyes != ALL_EYES:
            s.players[other].eyes = ALL_EYES
            tell(s, News.SHOWED, other, s.players[other].lamp - 1)
    announce(s)


@telling
def announce(s: State) -> None:
    """The most points win; equal points share the victory (CI-3.2, CI-3.3)."""
    for seat in range(s.seats):
        tell(s, News.HAS, seat, points(s, seat))
    for seat in range(s.seats):
        if wins(s, seat):
            tell(s, News.WON, seat)


# --- what a seat can imagine


@rule
def imagine(s: State, seat: int, stream: Any) -> None:
    """Fill in the lamps that the seat has not seen: any that the bag may have given."""
    for worth in range(BRIGHTEST):
        s.bag[worth] = LAMPS[worth]
    for other in range(s.seats):
        if s.players[other].lamp > 0:
            s.bag[s.players[other].lamp - 1] -= 1
    for other in range(s.seats):
        if s.players[other].lamp == UNKNOWN:
            s.players[other].lamp = one_of(s.bag, stream) + 1
            s.bag[s.players[other].lamp - 1] -= 1
    for other in range(s.seats, len(s.players)):
        s.players[other].lamp = 0
