"""The state of a match of Steam Tunnel: one row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from tunnelier.core.agenda import Pending
from tunnelier.core.record import (
    Ints,
    Record,
    a_seat,
    a_thing,
    each,
    i8,
    i16,
    per_seat,
    seat_by_seat,
)

from .tables import (
    BOX,
    CELLS,
    CONTACTS,
    FORK_CARDS,
    LAID,
    POINT_CARDS,
    SEATS,
    SEGMENTS,
    TOKENS,
    TUNNEL_CARDS,
    Way,
)

DEPTH = 6
NOBODY = 0
"""Owners are written as seat + 1."""


class DeadEnds(IntEnum):
    """What dead ends do to a tunnel's value (ST-10)."""

    NORMAL = 0
    PITY = 1
    DEADLY = 2


class Deck(IntEnum):
    """Which tunnel cards are in play (ST-10.5)."""

    FULL = 0
    BABY = 1


class Lies(IntEnum):
    """How a cell's card lies. Unknown: face down and not burned."""

    UNKNOWN = 0
    FACE_UP = 1
    BURNED = 2
    POINT_CARD = 3


class Cell(Record):
    """One of the 36 cells and the card in it."""

    lies: int = i8(of=Lies)
    card: int = a_thing(i8(high=TUNNEL_CARDS))  # its number; 0 while nobody has seen it
    way: int = i8(of=Way)
    owner: Ints = a_seat(i8(SEGMENTS, high=SEATS), 1)
    burner: int = a_seat(i8(high=SEATS), 1)


class Tunnel(Record):
    """All that is connected, kept up to date as cards are turned and burned (ST-5.1)."""

    points: int = i16(high=POINT_CARDS * 6 * 4)  # wide enough to be multiplied by the length
    length: int = i8(high=LAID * SEGMENTS)
    branches: int = i8()  # how many of them run into an unknown card
    dead_ends: int = i8()
    tokens: Ints = seat_by_seat(i8(SEATS, high=TOKENS))


class Player(Record):
    """What a player has."""

    tokens: int = i8(high=TOKENS)
    turns: int = i8(high=16)
    score: int = i16()


class State(Record):
    """One match."""

    seats: int = i8(low=2, high=SEATS)
    over: int = i8(high=1)
    dead_ends: int = i8(of=DeadEnds)
    deck: int = i8(of=Deck)
    start: int = a_seat(i8(high=SEATS - 1))
    next_seat: int = a_seat(i8(high=SEATS - 1))
    unknown: int = i8(high=LAID)  # how many cards can still be turned
    unseen: Ints = i8(TUNNEL_CARDS, high=1)  # 1: this card has not shown its face yet
    players: Sequence[Player] = per_seat(Player, SEATS)
    cells: Sequence[Cell] = each(Cell, CELLS)
    tunnel_at: Ints = i8(CONTACTS, high=CONTACTS - 1)  # which tunnel passes a contact
    tunnels: Sequence[Tunnel] = each(Tunnel, CONTACTS)
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """How many pieces of each kind the match must account for."""
    return {**BOX, **{f"tokens of seat {seat}": TOKENS for seat in range(s.seats)}}


def census(s: State) -> dict[str, int]:
    """Every piece counted where it is now: together they make the box, at every moment."""
    cells: Any = s.cells
    up = cells["card"][cells["lies"] == Lies.FACE_UP]
    counted = {
        "tunnel cards": len(up) + int(sum(s.unseen)) + (s.deck == Deck.BABY) * FORK_CARDS,
        "point cards": int((cells["lies"] == Lies.POINT_CARD).sum()),
    }
    for seat in range(s.seats):
        on_segments = int((cells["owner"] == seat + 1).sum())
        on_burned = int((cells["burner"] == seat + 1).sum())
        counted[f"tokens of seat {seat}"] = int(s.players[seat].tokens) + on_segments + on_burned
    return counted
