"""The compiled look of one game at its network: likings of moves, and what every seat may hope for.

Not imported in the ordinary way: `bots.mind` runs this file once for every game, with that game's
compiled entries as `loops`. The same sums as in `learn/net.py`, but nothing is multiplied that is 0
(of what a seat sees, most is), and only the moves that are legal are asked about.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

import numpy as np

from tunnelier.core.encoding.write import write
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

from .sums import add_rows, copy, gather, gather_in, inner, is_something, level, product, rectify

loops: Any
fill = loops.fill


@rule
def look(rows: Any, viewer: int, moves: Ints, count: int, mind: Any, room: Any) -> None:
    """See what the viewer sees of a row; `room.fancies` and `room.hopes` are what comes of it.

    Fancies are of the moves, in their order, and add up to 1; hopes are shares of victory, by seat.
    `room.seen` is the same row as bytes.
    """
    y, inside, features, values = room.y, room.inside, room.features, room.values
    vector, looks = room.vectors[0], room.looks
    copy(mind.enter_bias[viewer], y)
    room.viewer[0] = viewer
    write(room.seen, room.viewer, mind.tables, room.vectors)
    tell(rows, viewer, mind.spans, vector)
    active = gather_in(mind.order, vector, features, values)
    add_rows(mind.enter, features, values, active, y)
    for group in range(len(mind.groups)):
        together, most = room.together[group], room.most[group]
        watch(mind.groups[group], mind.see, vector, features, values, looks, together, most)
        active = gather(together, features, values)
        add_rows(mind.tell[group], features, values, active, y)
    for group in range(len(mind.most)):
        active = gather(room.most[group], features, values)
        add_rows(mind.most[group], features, values, active, y)
    rectify(y)
    for block in range(len(mind.block_norms)):
        level(y, mind.block_norms[block], room.even)
        copy(mind.widen_bias[block], inside)
        active = gather(room.even, features, values)
        add_rows(mind.widen[block], features, values, active, inside)
        rectify(inside)
        active = gather(inside, features, values)
        add_rows(mind.close[block], features, values, active, y)
        for k in range(len(y)):
            y[k] += mind.close_bias[block, k]
    level(y, mind.norm, room.even)
    rectify(room.even)
    active = gather(room.even, features, values)
    like(moves, count, active, mind, room)
    hope(viewer, rows[0].seats, mind.values, mind.values_bias, features, values, active, room.hopes)


@rule
def look_once(rows: Any, viewer: int, moves: Ints, count: int, mind: Any, room: Any) -> None:
    """As `look`, for whoever calls from Python: only this is compiled for them, not all of it."""
    look(rows, viewer, moves, count, mind, room)


# Compiled code counts who holds an array, again for every call: whoever is called often is given
# the few that it needs, and not a mind and a room of fifty.


@rule
def tell(rows: Any, viewer: int, spans: Any, vector: Any) -> None:
    """Have the game tell of its entities."""
    for entity in range(len(spans)):
        fill(rows[0], viewer, entity, vector[spans[entity, 0] : spans[entity, 1]])


@rule
def watch(
    group: Ints,
    see: Any,
    facts: Any,
    features: Ints,
    values: Any,
    looks: Any,
    together: Any,
    most: Any,
) -> None:
    """What the eyes of a group see in each of its things, in all together, and at most."""
    first, many, size, begin, thing = group
    eyes = see[begin : begin + size]
    for k in range(len(together)):
        together[k] = most[k] = 0
    scale = np.float32(1 / sqrt(many))
    for each in range(many):
        for k in range(len(together)):
            looks[thing + each, k] = 0
        at = first + each * size
        if is_something(facts, at, size):
            seen = looks[thing + each]
            count = gather(facts[at : at + size], features, values)
            add_rows(eyes, features, values, count, seen)
            for k in range(len(seen)):
                seen[k] = max(seen[k], np.float32(0))
                together[k] += seen[k] * scale
                most[k] = max(most[k], seen[k])


@rule
def like(moves: Ints, count: int, active: int, mind: Any, room: Any) -> None:
    """How much each of the moves is liked: those about a thing also for what is seen in it."""
    features, values, fancies = room.features, room.values, room.fancies
    for run in range(len(room.known)):
        room.known[run] = 0
    best = -1e30
    for k in range(count):
        move = moves[k]
        liking = mind.moves_bias[move] + product(mind.moves[move], features, values, active)
        for about in range(mind.about_from[move], mind.about_from[move + 1]):
            run = mind.about_run[about]
            if room.known[run] == 0:
                room.known[run] = 1
                copy(mind.ask_bias[run], room.wanted[run])
                add_rows(mind.ask[run], features, values, active, room.wanted[run])
            liking += inner(room.looks[mind.about_thing[about]], room.wanted[run])
        fancies[k] = liking
        best = max(best, fancies[k])
    total = 0.0
    for k in range(count):
        fancies[k] = exp(fancies[k] - best)
        total += fancies[k]
    for k in range(count):
        fancies[k] /= total


@rule
def hope(
    viewer: int,
    seats: int,
    weights: Any,
    bias: Any,
    features: Ints,
    values: Any,
    active: int,
    hopes: Any,
) -> None:
    """What every seat may hope for: results were 1 for a victory, and added up to 0."""
    total = 0.0
    for place in range(seats):
        result = product(weights[place], features, values, active)
        result += bias[place]
        share = min(1.0, max(0.0, (result * (seats - 1) + 1.0) / seats))
        hopes[(viewer + place) % seats] = share
        total += share
    for seat in range(seats):
        hopes[seat] = hopes[seat] / total if total > 0 else 1.0 / seats
