"""What a player of Steam Tunnel sees at a glance: which tunnel a thing belongs to, and its facts.

The row says it by numbers that stand for others: a card for its face, a contact for its tunnel. A
small network cannot look up either. Nothing here is a judgement: all of it is on the table.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tunnelier.core.encoding.entities import Entities, margin, most, part
from tunnelier.core.jit import rule

from .rules import ACTIONS, ENTRIES, Kind, tunnel_of
from .score import closed, payment, value, worth
from .state import Lies, State, Tunnel
from .tables import (
    CELL_NAMES,
    CELLS,
    CONTACT,
    CONTACTS,
    FACES,
    LAID,
    SEATS,
    SEGMENT_NAMES,
    SEGMENTS,
    STRAIGHTS,
    Entry,
)

COUNTED = 12
"""So many unknown cards, and fewer, are told by number: it matters who turns the last one."""

_PLACES = [f"+{place}" for place in range(SEATS)]
_SEGMENT = (
    *("there", "free", "points", "length", "worth", "branches", "dead-end"),
    *(f"tokens[{place}]" for place in _PLACES),
    *("ahead", "rival", "part", "last-branch"),
    *("plain-points", "plain-length", "gain"),
)
_ENTRY = (
    *("there", "points", "length", "worth", "branches", "dead-end"),
    *("own", "rival", "ahead", "twice"),
)
_CELL = (
    *(f"{entry.name}.{fact}" for entry in Entry for fact in _ENTRY),
    *("there", "unknown", "tunnels", "led"),
    *("buried-gain", "buried-closes"),
)
_TABLE = (
    *(f"{fact}[{place}]" for fact in ("sure", "sure-and-open") for place in _PLACES),
    *("sure-ahead", "ahead"),
    *("sure-ahead-finely", "ahead-finely", "sure-ahead-coarsely", "ahead-coarsely"),
    *(f"unknown[{left}]" for left in range(1, COUNTED + 1)),
)

ENTITIES = (
    Entities("table", ("",), _TABLE),
    Entities("segments", SEGMENT_NAMES, _SEGMENT, (ACTIONS.first(Kind.BUY),)),
    Entities("cells", CELL_NAMES, _CELL, (ACTIONS.first(Kind.FLIP), ACTIONS.first(Kind.BURN))),
)
INSTEAD_OF = ("tunnel_at", "tunnels")
"""Fields of the state that need not be told then."""

FIRST_CELL = 1 + CELLS * SEGMENTS
EACH = len(_ENTRY)
STRAIGHT = np.array(STRAIGHTS, np.int8)
FINELY, FAIRLY, COARSELY = 8, 32, 128
"""Leads of so many points are told as a half."""


@rule
def fill(s: State, seat: int, thing: int, told: Any) -> None:
    """Write the facts of one of all the things, as a seat sees it."""
    if thing == 0:
        fill_table(s, seat, told)
    elif thing < FIRST_CELL:
        fill_segment(s, seat, (thing - 1) // SEGMENTS, (thing - 1) % SEGMENTS, told)
    else:
        fill_cell(s, seat, thing - FIRST_CELL, told)


@rule
def best_rival(s: State, tunnel: Tunnel, seat: int) -> int:
    """The most tokens that another seat has in a tunnel."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, tunnel.tokens[other])
    return best


@rule
def fill_table(s: State, seat: int, told: Any) -> None:
    """What closed tunnels pay every place, and what they would if all were closed now."""
    for k in range(2 * SEATS + 6 + COUNTED):
        told[k] = 0
    best, best_sure = 0, 0
    mine, mine_sure = 0, 0
    for place in range(s.seats):
        whose = (seat + place) % s.seats
        sure, total = 0, 0
        for t in range(CONTACTS):
            tunnel = s.tunnels[t]
            if tunnel.length > 0 and tunnel.tokens[whose] > 0:
                paid = payment(s, tunnel, whose)
                total += paid
                if closed(tunnel):
                    sure += paid
        told[place] = most(sure, 64)
        told[SEATS + place] = most(total, 64)
        if place == 0:
            mine, mine_sure = total, sure
        else:
            best, best_sure = max(best, total), max(best_sure, sure)
    k = 2 * SEATS
    for half in (FAIRLY, FINELY, COARSELY):
        told[k] = margin(mine_sure - best_sure, half)
        told[k + 1] = margin(mine - best, half)
        k += 2
    if s.unknown <= COUNTED:
        told[k + s.unknown - 1] = 1


@rule
def fill_segment(s: State, seat: int, cell: int, segment: int, told: Any) -> None:
    """The tunnel that a segment is part of, if it is open."""
    for k in range(19):
        told[k] = 0
    here = s.cells[cell]
    if here.lies != Lies.FACE_UP or segment >= FACES[2 * (here.card - 1) + here.way].segments:
        return
    tunnel = s.tunnels[tunnel_of(s, cell, segment)]
    if closed(tunnel):
        return
    rival = best_rival(s, tunnel, seat)
    told[0] = 1
    told[1] = here.owner[segment] == 0
    told[2] = most(tunnel.points, 8)
    told[3] = most(tunnel.length, 8)
    told[4] = most(worth(tunnel, s.dead_ends), 64)
    told[5] = most(tunnel.branches, 4)
    told[6] = tunnel.dead_ends > 0
    for place in range(s.seats):
        told[7 + place] = most(tunnel.tokens[(seat + place) % s.seats], 2)
    told[12] = margin(tunnel.tokens[seat] - rival, 1)
    told[13] = most(rival, 2)
    told[14] = np.float32(1) / np.float32(tunnel.length)
    told[15] = tunnel.branches == 1
    told[16] = part(tunnel.points, 16)
    told[17] = part(tunnel.length, 16)
    if 0 <= rival - tunnel.tokens[seat] <= 1:
        told[18] = told[4]


@rule
def fill_cell(s: State, seat: int, cell: int, told: Any) -> None:
    """The tunnels that run into a card that nobody knows."""
    for k in range(ENTRIES * EACH + 6):
        told[k] = 0
    if s.cells[cell].lies != Lies.UNKNOWN:
        return
    running, led = 0, 0
    for entry in range(ENTRIES):
        t = s.tunnel_at[CONTACT[cell, entry]]
        tunnel, k = s.tunnels[t], entry * EACH
        told[k + 1] = most(tunnel.points, 8)
        told[k + 4] = most(tunnel.branches, 4)
        told[k + 5] = tunnel.dead_ends > 0
        if tunnel.length == 0:
            continue  # an end that no tunnel has reached: nobody is there
        rival = best_rival(s, tunnel, seat)
        ahead = tunnel.tokens[seat] - rival
        told[k] = 1
        told[k + 2] = most(tunnel.length, 8)
        told[k + 3] = most(worth(tunnel, s.dead_ends), 64)
        told[k + 6] = most(tunnel.tokens[seat], 2)
        told[k + 7] = most(rival, 2)
        told[k + 8] = margin(ahead, 1)
        for other in range(ENTRIES):
            if other != entry and s.tunnel_at[CONTACT[cell, other]] == t:
                told[k + 9] = 1
        running += 1
        led += ahead > 0
    k = ENTRIES * EACH
    told[k] = 1
    told[k + 1] = np.float32(s.unknown) / np.float32(LAID)
    told[k + 2] = np.float32(running) / np.float32(ENTRIES)
    told[k + 3] = np.float32(led) / np.float32(ENTRIES)
    gain, closes = 0, 0
    for straight in range(len(STRAIGHT)):
        one, other = STRAIGHT[straight, 0], STRAIGHT[straight, 1]
        t, u = s.tunnel_at[CONTACT[cell, one]], s.tunnel_at[CONTACT[cell, other]]
        branches = s.tunnels[t].branches
        if t != u:
            gain += joined(s, seat, s.tunnels[t], s.tunnels[u])
            branches += s.tunnels[u].branches
        closes += branches == 2
    told[k + 4] = margin(gain, FAIRLY)
    told[k + 5] = np.float32(closes) / np.float32(len(STRAIGHT))


@rule
def joined(s: State, seat: int, one: Tunnel, other: Tunnel) -> int:
    """How much more two tunnels would promise a seat as one."""
    length, points = one.length + other.length, one.points + other.points
    both = value(length, points, one.dead_ends + other.dead_ends, s.dead_ends)
    rival = 0
    for another in range(s.seats):
        if another != seat:
            rival = max(rival, one.tokens[another] + other.tokens[another])
    apart = promised(worth(one, s.dead_ends), one.tokens[seat], best_rival(s, one, seat))
    apart += promised(worth(other, s.dead_ends), other.tokens[seat], best_rival(s, other, seat))
    return promised(both, one.tokens[seat] + other.tokens[seat], rival) - apart


@rule
def promised(worth: int, own: int, rival: int) -> int:
    """What a tunnel is worth to whoever leads in it; less than nothing if it is a rival."""
    if own == rival:
        return 0
    return worth if own > rival else -worth
