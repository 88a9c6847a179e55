"""The state of a match of Snowdonia: The Channel Tunnel 1881: one row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from tunnelier.core.agenda import Pending
from tunnelier.core.codec import word_of
from tunnelier.core.record import (
    Ints,
    Record,
    a_seat,
    a_thing,
    each,
    i8,
    i16,
    of_each,
    per_seat,
    seat_bits,
    seat_by_seat,
)

from .tables import (
    AREAS,
    BAG,
    BARS,
    BITE,
    CARDS,
    CONTRACTS,
    CUBES,
    DISCS,
    DRAWN,
    GOODS,
    LABOURERS,
    LAST,
    MARKERS,
    MOST_BITES,
    ROW,
    RUBBLE,
    RUBBLE_SITES,
    SEATS,
    SITES,
    SPACES,
    STATIONS,
    TRAIN_CARDS,
    TRAINS,
    TUNNEL_RUBBLE,
    YARD,
    Cube,
    Good,
    Sky,
    Train,
)

DEPTH = 24
NOBODY = -1


class Layout(IntEnum):
    """How the tunnel cards are laid (C81-1.3)."""

    MIRRORED = 0
    INDEPENDENT = 1


class CrisisStart(IntEnum):
    """What lies in the Crisis area at the start (C81-1.4)."""

    STANDARD = 0
    DISCS = 1
    MARKERS = 2


class Lies(IntEnum):
    """Where a contract is."""

    DECK = 0
    ROW = 1
    HELD = 2
    SHOWN = 3  # by contract 5
    DISCARD = 4


class Used(IntEnum):
    """Whether a contract's ability is spent (C81-7.1)."""

    FRESH = 0
    ANNOUNCED = 1  # in this round
    SPENT = 2


class Next(IntEnum):
    """What happens once every question is answered (C81-4.1)."""

    HIRE = 0
    PLACE = 1
    WINDOW = 2
    WORK = 3
    AFTER = 4
    HOME = 5
    CONTRACTS = 6
    CRISIS = 7
    YARD = 8
    EVENTS = 9
    END = 10


class Player(Record):
    """What a player has."""

    goods: Ints = of_each([*map(word_of, Good)], i8(GOODS, high=RUBBLE))
    supply: int = i8(high=MARKERS)  # ownership markers
    crisis: int = i8(high=MARKERS)  # those in the Crisis area
    discs: int = i8(high=DISCS)
    position: int = i8(high=LAST)  # the card that the machine is about to clear
    station: int = i8(low=NOBODY, high=STATIONS - 1)  # the last one it reached
    bought: int = i8(high=1)  # the machine
    train: int = i8(of=Train)
    home: int = i8(high=LABOURERS)  # ordinary labourers to place
    hired: int = i8(high=1)
    pub: int = i8(high=2)
    machine: int = i8(high=1)  # its labourer is on the card
    calming: int = i8(high=LABOURERS)  # labourers in area G
    machine_calming: int = i8(high=1)
    passed: int = i8(high=1)
    owing: int = i8(high=DISCS)  # markers that the crisis still takes


class Card(Record):
    """A card of the line."""

    rubble: int = i8(high=6)
    room: int = i8(high=3)  # for markers: the size of a tunnel card; 0: a station
    markers: Ints = seat_by_seat(i8(SEATS, high=3))


class ContractPlace(Record):
    """Where a contract is and whether its ability is spent."""

    lies: int = i8(of=Lies)
    holder: int = a_seat(i8(low=NOBODY, high=SEATS - 1))
    used: int = i8(of=Used)


class State(Record):
    """One match."""

    seats: int = i8(low=SEATS, high=SEATS)
    over: int = i8(high=1)
    layout: int = i8(of=Layout)
    crisis_start: int = i8(of=CrisisStart)
    next: int = i8(of=Next)
    first: int = a_seat(i8(high=1))  # of this round
    start: int = a_seat(i8(high=1))  # holds the start marker for the next one
    fixed: int = i8(high=1)  # nothing moves the start marker any more this round
    locked: int = i8(high=1)  # no more contract abilities this round
    area: int = a_thing(i8(high=AREAS - 1))  # being resolved
    at: int = i8(high=SPACES)  # the step or space within the part of the round
    turn: int = a_seat(i8(high=1))  # whose turn to place or to announce
    waited: int = seat_bits(i8(high=3))  # who has passed in this window, a bit each
    rounds: int = i16()  # completed
    bag: Ints = of_each([*map(word_of, Cube)], i8(CUBES, high=20))
    yard: Ints = of_each([*map(word_of, Cube)][:-1], i8(CUBES - 1, high=20))
    rubble_left: int = i8(high=RUBBLE)  # in the general supply
    bars_left: int = i8(high=BARS)
    spaces: Ints = a_seat(i8(SPACES, low=NOBODY, high=1))
    players: Sequence[Player] = per_seat(Player, SEATS)
    line: Sequence[Card] = each(Card, CARDS)
    sites: Ints = a_seat(i8(SITES, low=NOBODY, high=1))
    rubble_sites: Ints = a_seat(i8(len(RUBBLE_SITES), low=NOBODY, high=1))
    black: Ints = i8(STATIONS, high=1)
    train_coal: Ints = of_each([*map(word_of, Train)], i8(TRAINS, high=3))
    on_sale: int = i8(high=1)
    row: Ints = a_thing(i8(ROW, high=CONTRACTS))  # contract + 1; 0 is a gap
    signed: int = i8(high=1)  # a contract of the row was taken this round
    contracts: Sequence[ContractPlace] = each(ContractPlace, CONTRACTS)
    deck: int = i8(high=CONTRACTS)
    sky: int = i8(of=Sky)  # the back of its top card
    wind: int = i8(of=Sky)  # the back when this restock began
    fired: int = i16()  # events so far
    track: int = i8(high=3)  # event cubes on it
    waiting: int = i8(high=DRAWN)  # event cubes drawn that have not fired yet
    aside: int = i8(high=3)  # event cubes drawn by a contract, to go back
    upkeep: int = seat_bits(i8(high=3))  # who has still to pay for a train, a bit each
    middle: int = a_seat(i8(low=NOBODY, high=1))  # first at the Middle
    broken: int = i8(high=1)  # through
    digger: int = a_seat(i8(high=1))
    bites: int = i8(high=MOST_BITES)  # still to be dug
    boring: int = a_seat(i8(low=NOBODY, high=1))  # whose machine labourer may do more
    parts: int = i8(high=3)  # of contract n2 that are done, a bit each
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """How many pieces of each kind the match must account for."""
    ore, stone, coal = (BAG[cube] + YARD[cube] for cube in range(len(YARD)))
    return {
        "ore": ore,
        "stone": stone,
        "coal": coal + sum(int(train.coal) for train in TRAIN_CARDS),
        "event cubes": BAG[Cube.EVENT],
        "rubble": RUBBLE,
        "bars": BARS,
        "english markers": MARKERS,
        "french markers": MARKERS,
        "english labourers": LABOURERS,
        "french labourers": LABOURERS,
        "contracts": CONTRACTS,
    }


def census(s: State) -> dict[str, int]:
    """Every piece counted where it is now."""
    players: Any = s.players
    line: Any = s.line
    goods = players["goods"].sum(axis=0)
    cubes = [int(s.bag[k]) + int(s.yard[k]) + int(goods[k]) for k in range(3)]
    unlaid = TUNNEL_RUBBLE - BITE * int(line["room"].sum())  # while the line is being laid
    sites, rubble_sites = np.asarray(s.sites), np.asarray(s.rubble_sites)
    markers, labourers = [], []
    for seat in range(SEATS):
        me = s.players[seat]
        on_stations = int((sites == seat).sum()) + int((rubble_sites == seat).sum())
        on_tunnels = int(line["markers"][:, seat].sum())
        markers.append(int(me.supply) + int(me.crisis) + on_stations + on_tunnels)
        placed = int((np.asarray(s.spaces) == seat).sum())
        placed += int(me.calming) + int(me.machine_calming)
        labourers.append(int(me.home) + int(me.pub) + int(me.machine) + placed)
    contracts: Any = s.contracts
    lies = contracts["lies"]
    return {
        "ore": cubes[Good.ORE],
        "stone": cubes[Good.STONE],
        "coal": cubes[Good.COAL] + int(np.asarray(s.train_coal).sum()),
        "event cubes": int(s.bag[Cube.EVENT]) + int(s.track) + int(s.waiting) + int(s.aside),
        "rubble": int(line["rubble"].sum()) + int(goods[Good.RUBBLE]) + int(s.rubble_left) + unlaid,
        "bars": int(s.bars_left) + int(goods[Good.BARS]),
        "english markers": markers[0],
        "french markers": markers[1],
        "english labourers": labourers[0],
        "french labourers": labourers[1],
        "contracts": int(s.deck)
        + sum(int(n > 0) for n in s.row)
        + sum(int((lies == where).sum()) for where in (Lies.HELD, Lies.SHOWN, Lies.DISCARD)),
    }
