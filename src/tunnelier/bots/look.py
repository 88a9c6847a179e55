"""The compiled look of one game at its network: likings of moves, and what every seat may hope for.

Not imported in the ordinary way: `bots.mind` runs this file once for every game, with that game's
compiled entries as `loops`. The same sums as in `learn/net.py`, but nothing is multiplied that is 0
(of what a seat sees, most is), and only the moves that are legal are asked about.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

import numpy as np

from tunnelier.core.jit import rule
from tunnelier.core.record import Ints
from tunnelier.core.turned import turned
from tunnelier.core.view import UNKNOWN

from .sums import add_rows, copy, gather, inner, is_something, level, product, rectify

loops: Any
fill = loops.fill


@rule
def look(rows: Any, viewer: int, moves: Ints, count: int, mind: Any, room: Any) -> None:
    """See what the viewer sees of a row; `room.fancies` and `room.hopes` are what comes of it.

    Fancies are of the moves, in their order, and add up to 1; hopes are shares of victory, by seat.
    `room.seen` and `room.bytes` are the same row as bytes.
    """
    y, inside, features, values = room.y, room.inside, room.features, room.values
    copy(mind.enter_bias[viewer], y)
    active = read(viewer, mind, room)
    active = see(rows, viewer, mind, room, active)
    add_rows(mind.enter, features, values, active, y)
    for group in range(len(mind.groups)):
        active = gather(room.together[group], features, values)
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
    hope(viewer, rows[0].seats, active, mind, room)


@rule
def read(viewer: int, mind: Any, room: Any) -> int:
    """Which of the plain features are not 0, and what they are; how many there are."""
    row, features, values = room.bytes, room.features, room.values
    at, words = mind.words_at[viewer], mind.words_in[viewer]
    count = 0
    for k in range(len(at)):
        word = np.int64(np.int8(row[at[k]])) - mind.words_least[k]
        if 0 <= word < mind.words_many[k]:
            feature = mind.words[words[k] + word]
            if feature >= 0:
                features[count] = feature
                values[count] = 1
                count += 1
    at = mind.ranges_at[viewer]
    for k in range(len(at)):
        value = np.int64(np.int8(row[at[k]]))
        share = np.float32(np.float32(value - mind.ranges_low[k]) * mind.ranges_scale[k])
        if mind.ranges_secret[k] and value == UNKNOWN:
            share = np.float32(UNKNOWN)
        if share != 0:
            features[count] = mind.ranges[k]
            values[count] = share
            count += 1
    seats = len(mind.words_at)
    for k in range(len(mind.others)):
        share = turned(room.seen[0], viewer, seats, mind.plan[mind.others[k]])
        if share != 0:
            features[count] = mind.others[k]
            values[count] = share
            count += 1
    return count


@rule
def see(rows: Any, viewer: int, mind: Any, room: Any, active: int) -> int:
    """Have the game tell of its things: plain features, and what the eyes see in the others."""
    facts, spans = room.facts, mind.spans
    enter = len(mind.enter)
    for thing in range(len(spans)):
        first, after = spans[thing]
        fill(rows[0], viewer, thing, facts[first:after])
        if first < enter:
            for k in range(first, after):
                if facts[k] != 0:
                    room.features[active] = k
                    room.values[active] = facts[k]
                    active += 1
    for group in range(len(mind.groups)):
        watch(mind, room, group, active)
    return active


@rule
def watch(mind: Any, room: Any, group: int, spare: int) -> None:
    """What the eyes of a group see in each of its things, in all together, and at most.

    Behind the first `spare` places of `room.features` there is room for the facts of one thing.
    """
    first, many, size, begin, thing = mind.groups[group]
    features, values = room.features, room.values
    together, most = room.together[group], room.most[group]
    for k in range(len(together)):
        together[k] = most[k] = 0
    scale = np.float32(1 / sqrt(many))
    for each in range(many):
        seen = room.looks[thing + each]
        for k in range(len(seen)):
            seen[k] = 0
        facts = room.facts[first + each * size : first + (each + 1) * size]
        if is_something(facts):
            count = gather(facts, features[spare:], values[spare:])
            for k in range(spare, spare + count):
                features[k] += begin
            add_rows(mind.see, features[spare:], values[spare:], count, seen)
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
def hope(viewer: int, seats: int, active: int, mind: Any, room: Any) -> None:
    """What every seat may hope for: results were 1 for a victory, and added up to 0."""
    total = 0.0
    for place in range(seats):
        result = product(mind.values[place], room.features, room.values, active)
        result += mind.values_bias[place]
        share = min(1.0, max(0.0, (result * (seats - 1) + 1.0) / seats))
        room.hopes[(viewer + place) % seats] = share
        total += share
    for seat in range(seats):
        room.hopes[seat] = room.hopes[seat] / total if total > 0 else 1.0 / seats
