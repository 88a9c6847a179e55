"""The state of a match of The Manhattan Project: one row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from tunnelier.core.agenda import Pending
from tunnelier.core.codec import word_of
from tunnelier.core.record import (
    OWNER,
    Ints,
    Record,
    a_seat,
    a_thing,
    each,
    i8,
    i16,
    i32,
    of_each,
    per_seat,
    seat_bits,
)
from tunnelier.core.view import ALL_EYES

from .tables import (
    BOMBS,
    BUILDINGS,
    COLOURS,
    GOODS,
    KINDS_OF_WORKER,
    MOST_SPIES,
    SEATS,
    SLOTS,
    SOCKETS,
    TYPES,
    WORKER_WORDS,
    WORKERS_OF_A_KIND,
    Colour,
    Good,
    Worker,
)

DEPTH = 16
NOBODY = -1
DECK, MARKET = -2, -1
"""Owners of the buildings that no player owns."""
PACKET = SEATS
"""The holder of the bombs that are being passed round in a draft."""
MOST_DRAFTS = 12


class Pacts(IntEnum):
    """Whether there are pacts (MP-10.1)."""

    AUTO = 0
    ON = 1
    OFF = 2


class Strike(IntEnum):
    """How far an air strike has come (MP-9.10)."""

    NONE = 0
    PARLEY = 1  # open, nothing attacked yet
    ATTACKING = 2


class Lies(IntEnum):
    """Where a bomb card is."""

    DECK = 0
    UNDER = 1  # tested: under the deck, as everyone knows
    ROW = 2
    DRAFTED = 3  # in a hand, or in the packet of the draft
    BUILT = 4


class Player(Record):
    """What a player has."""

    supply: Ints = of_each(WORKER_WORDS, i8(KINDS_OF_WORKER, high=WORKERS_OF_A_KIND))
    # Own ones in the general supply.
    untrained: Ints = of_each(WORKER_WORDS[:TYPES], i8(TYPES, high=WORKERS_OF_A_KIND))
    goods: Ints = of_each([*map(word_of, Good)][:GOODS], i16(GOODS))
    spies: int = i8(high=MOST_SPIES)
    owned: int = i8(high=BUILDINGS)  # how many buildings
    hand: int = i8(high=BOMBS)  # how many bomb cards in hand
    built: int = i8(high=BOMBS)  # and on the table
    token: int = i8(low=NOBODY, high=8)  # its value
    token_workers: Ints = of_each(WORKER_WORDS, i8(KINDS_OF_WORKER, high=WORKERS_OF_A_KIND))
    test_draft: int = i8(high=MOST_DRAFTS)  # the draft that the tested bomb came from
    truce: int = seat_bits(i8(high=2**SEATS - 1))  # partners of this player's pacts, a bit each
    stand_down: int = seat_bits(i8(high=2**SEATS - 1))
    saw: int = i32(seen_by=OWNER, high=2**BOMBS - 1)  # bombs that came past in the last draft


class Socket(Record):
    """A place for one worker on the main board."""

    colour: int = a_seat(i8(low=NOBODY, high=Colour.GREY))
    worker: int = i8(of=Worker)


class Building(Record):
    """Where a building is, what damaged it, and who works in it."""

    owner: int = a_seat(i8(low=DECK, high=SEATS - 1))
    damage: int = i16()
    user: int = a_seat(i8(low=NOBODY, high=SEATS - 1))  # whose placement the workers are
    workers: Ints = of_each(WORKER_WORDS, i8(KINDS_OF_WORKER, high=3))


class Bomb(Record):
    """Where a bomb is. Who drafted it is known to its holder; whoever draws it sees the packet.

    The mask hides itself, and comes last: who may see a card would tell who has it.
    """

    lies: int = i8(of=Lies)
    draft: int = i8(high=MOST_DRAFTS)  # the draft it left the row in; 0: none
    loaded: int = i8(high=1)
    workers: Ints = of_each(WORKER_WORDS, i8(KINDS_OF_WORKER, high=WORKERS_OF_A_KIND))
    holder: int = a_seat(i8(low=NOBODY, high=PACKET, seen_by="eyes"))
    eyes: int = seat_bits(i8(low=ALL_EYES, high=2**SEATS - 1, seen_by="eyes"))


class State(Record):
    """One match."""

    seats: int = i8(low=2, high=SEATS)
    over: int = i8(high=1)
    pacts: int = i8(of=Pacts)
    turn_limit: int = i8(high=2)
    first: int = a_seat(i8(high=SEATS - 1))
    mover: int = a_seat(i8(high=SEATS - 1))
    turns: int = i16(high=SEATS * 200)  # finished, by all players together
    recruits: int = i8(high=2)  # seat bonuses still to be chosen
    bribe: int = i16()
    deck: int = i8(high=BOMBS)  # bombs never dealt so far
    closed: int = i8(high=1)  # no more bombs are designed
    tested: int = i8(high=SEATS)  # tokens taken
    # Contractors in the general supply.
    grey: Ints = of_each(WORKER_WORDS[TYPES:], i8(TYPES, high=WORKERS_OF_A_KIND))
    market: Ints = a_thing(i8(SLOTS, high=BUILDINGS))  # building + 1; 0 is an empty slot
    players: Sequence[Player] = per_seat(Player, SEATS)
    sockets: Sequence[Socket] = each(Socket, SOCKETS)
    crowd: Ints = i8(COLOURS * TYPES, high=WORKERS_OF_A_KIND)  # on Construction
    buildings: Sequence[Building] = each(Building, BUILDINGS)
    bombs: Sequence[Bomb] = each(Bomb, BOMBS)
    under: Ints = a_thing(i8(SEATS, high=BOMBS))  # bomb + 1, the first tested on top
    drafts: int = i8(high=MOST_DRAFTS)  # begun so far
    designers: Ints = a_seat(i8(MOST_DRAFTS, high=SEATS - 1))  # who began each of them
    picks: int = i8(high=SEATS)  # made in the draft under way
    # the turn in progress
    begun: int = i8(high=1)  # it is a Place turn
    placed: int = i8(high=1)
    step_two: int = i8(high=1)
    spying: int = i8(high=MOST_SPIES)  # enemy buildings that may still be used
    strike: int = i8(of=Strike)
    offered: int = seat_bits(i8(high=2**SEATS - 1))  # opponents asked for a pact in this strike
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """How many pieces of each kind the match must account for."""
    colours = [*list(Colour)[: int(s.seats)], Colour.GREY]
    return {
        **{f"{_word(c)} {_word(w)}s": WORKERS_OF_A_KIND for c in colours for w in Worker},
        "buildings": BUILDINGS,
        "bombs": BOMBS,
        "test tokens": int(s.seats),
    }


def census(s: State) -> dict[str, int]:
    """Every piece counted where it is now."""
    seats = int(s.seats)
    counts = np.zeros((COLOURS, TYPES), int)
    counts[Colour.GREY] += np.asarray(s.grey)
    counts += np.asarray(s.crowd).reshape(COLOURS, TYPES)
    for socket in s.sockets:
        if socket.colour != NOBODY:
            counts[socket.colour, socket.worker] += 1
    for seat in range(seats):
        me = s.players[seat]
        counts[seat] += np.asarray(me.untrained)
        _count(counts, seat, me.supply)
        _count(counts, seat, me.token_workers)
    for building in s.buildings:
        if building.user != NOBODY:
            _count(counts, building.user, building.workers)
    for bomb in s.bombs:
        if bomb.lies == Lies.BUILT:
            _count(counts, bomb.holder, bomb.workers)
    colours = [*list(Colour)[:seats], Colour.GREY]
    buildings: Any = s.buildings
    bombs: Any = s.bombs
    players: Any = s.players
    held = int(players["hand"].sum()) + int(players["built"].sum())
    lies = bombs["lies"]
    return {
        **{f"{_word(c)} {_word(w)}s": int(counts[c, w]) for c in colours for w in Worker},
        "buildings": int((buildings["owner"] == DECK).sum())
        + sum(int(n > 0) for n in s.market)
        + int(players["owned"].sum()),
        "bombs": int((lies < Lies.DRAFTED).sum()) + int((bombs["holder"] == PACKET).sum()) + held,
        "test tokens": seats - int(s.tested) + int((players["token"] >= 0).sum()),
    }


def _count(counts: Any, colour: int, workers: Ints) -> None:
    """Own workers under their colour, contractors under grey."""
    counts[colour] += np.asarray(workers)[:TYPES]
    counts[Colour.GREY] += np.asarray(workers)[TYPES:]


def _word(member: IntEnum) -> str:
    return member.name.lower()
