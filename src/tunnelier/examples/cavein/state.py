"""The state of a match of Cave-in: one row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from tunnelier.core.agenda import Pending
from tunnelier.core.record import NOBODY, Ints, Record, each, i8, of_each, per_seat, seat_bits
from tunnelier.core.view import ALL_EYES

from .tables import BRIGHTEST, LAMPS, PROPS, SEATS

DEPTH = 5
WORTHS = [str(worth) for worth in range(1, BRIGHTEST + 1)]
"""What lamps are told apart by."""


class Mine(IntEnum):
    """How deep the mine is (CI-1.1)."""

    SHALLOW = 0
    DEEP = 1


class Player(Record):
    """What a player has."""

    props: int = i8(high=max(PROPS))
    eyes: int = seat_bits(i8(low=ALL_EYES, high=2**SEATS - 1))  # who has seen the lamp
    lamp: int = i8(high=BRIGHTEST, seen_by="eyes")
    shone: int = i8(high=1)


class State(Record):
    """One match."""

    seats: int = i8(low=2, high=SEATS)
    over: int = i8(high=1)
    mine: int = i8(of=Mine)
    props: int = i8(high=max(PROPS))  # still standing
    bag: Ints = of_each(WORTHS, i8(BRIGHTEST, high=2, seen_by=NOBODY))  # lamps left
    players: Sequence[Player] = per_seat(Player, SEATS)
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """How many pieces of each kind the match must account for."""
    return {"props": PROPS[s.mine], "lamps": sum(LAMPS)}


def census(s: State) -> dict[str, int]:
    """Every piece counted where it is now."""
    players = [s.players[seat] for seat in range(s.seats)]
    lost = PROPS[s.mine] - int(s.props) - sum(int(p.props) for p in players) if s.over else 0
    return {
        "props": int(s.props) + sum(int(p.props) for p in players) + lost,
        "lamps": int(sum(s.bag)) + sum(p.lamp > 0 for p in players),
    }
