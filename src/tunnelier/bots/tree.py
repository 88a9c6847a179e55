"""The compiled search of one game: a tree over what one seat can know.

Not imported in the ordinary way: `bots.search` runs this file once for every game, with that
game's compiled entries as `loops`, its rule of thumb as `thumb`, and where a network was learned,
the compiled look at it as `eye`.

Every simulation imagines what the seat cannot see, walks down the tree and adds one node. By the
rule of thumb it then plays on lightly and judges where that led; with a network it looks at that
node once, which says what everybody may hope for, and which moves are to be tried first.

Chance is sampled by its odds and makes no nodes of its own: a node stands for the moves that were
made, the seat that is asked next and its question; with a network, whose looks are remembered, also
for what chance has answered. What is legal there may differ from one simulation to the next, so
every visit asks anew.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

import numpy as np

from tunnelier.core.agenda import CHANCE, question, to_move
from tunnelier.core.chance import below, stream_of
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

rules: Any
loops: Any
thumb: Any
eye: Any

legal, legal_of, step = loops.legal, loops.legal_of, loops.step
EVERY_KIND = loops.EVERY_KIND
weigh, draw, points, wins = loops.weigh, loops.draw, loops.points, loops.wins
ACTIONS = loops.ACTIONS

MOST_SEATS = 8
LONGEST_PATH = 400
TO_THE_END = 1_000_000
NOTHING = -1
ROOT = 0
SLIGHT = 1 / 64
"""Fancies for less than that are not remembered: no node has more than 64 that are."""
ANSWERS = ~0xFFFF
"""The bits of a node's key that tell chance's answers apart."""
MARGIN = 10.0
"""A lead of so many points is worth half of what an endless lead is."""

NODE = np.dtype([("key", "i8"), ("next", "i4"), ("edge", "i4")], align=True)
EDGE = np.dtype(
    [
        ("action", "i4"),
        ("next", "i4"),
        ("node", "i4"),
        ("visits", "i4"),
        ("total", "f8"),
        ("squares", "f8"),
        ("fancy", "f8"),
    ],
    align=True,
)


@rule
def believe(s: Any, seat: int, stream: Any) -> None:
    """Without secrets, what is seen is what is."""


imagine = getattr(rules, "imagine", believe)


@rule
def leads(s: Any, seat: int) -> int:
    """Without a rule of thumb: ten points are a good lead."""
    return 10 * points(s, seat)


@rule
def indifferent(s: Any, action: int) -> int:
    """Without a rule of thumb every move looks as natural as the next."""
    return 1


worth = leads if thumb is None else thumb.worth
leaning = indifferent if thumb is None else thumb.leaning

DULL = tuple(() if thumb is None else getattr(thumb, "DULL", ()))
LIVELY = np.array([kind not in DULL for kind in range(len(EVERY_KIND))])
"""Which kinds of move are looked at in playouts, where there is any of them."""


@rule
def lively(rows: Any, moves: Ints) -> int:
    """The legal moves worth a look in a playout."""
    count = legal_of(rows, 0, LIVELY, ACTIONS, moves) if len(DULL) > 0 else 0
    return count if count > 0 else legal(rows, 0, moves)


@rule
def run_on(rows: Any, light: bool, moves: Ints, weights: Ints, stream: Any) -> int:
    """Answer for chance, and single choices, until a seat has a choice.

    Then `moves` are those of a light playout, or else just two of the legal ones.
    """
    while not rows[0].over:
        if to_move(rows[0]) == CHANCE:
            count = weigh(rows, 0, moves, weights)
            if count == 0:
                return 0  # of rules that are not sound: whoever plays the match will say so
            drawn = moves[draw(weights, count, stream)]
            stream[1] = stream_of(stream[1], np.uint64(drawn))
            step(rows[0], drawn)
        else:
            count = lively(rows, moves) if light else legal_of(rows, 0, EVERY_KIND, 2, moves)
            if count != 1:
                return count
            step(rows[0], moves[0])
    return 0


@rule
def natural(rows: Any, moves: Ints, weights: Ints, count: int, stream: Any) -> int:
    """One of the legal moves, as likely as it looks natural."""
    for k in range(count):
        weights[k] = leaning(rows[0], moves[k])
    return draw(weights, count, stream)


@rule
def play_on(rows: Any, cut: int, moves: Ints, weights: Ints, stream: Any) -> None:
    """Play lightly to the end, or for `cut` choices."""
    count = run_on(rows, cut > 0, moves, weights, stream)
    while count > 0 and cut > 0:
        step(rows[0], moves[natural(rows, moves, weights, count, stream)])
        cut -= 1
        count = run_on(rows, cut > 0, moves, weights, stream)


@rule
def judge(rows: Any, seats: int, margin: float, rewards: Any) -> None:
    """Every seat's share of victory, or its chance of one; a little of it for a lead in points."""
    s = rows[0]
    if s.over:
        victors = 0
        for seat in range(seats):
            victors += wins(s, seat)
        for seat in range(seats):
            share = (1.0 if wins(s, seat) else 0.0) / victors
            rewards[seat] = (1.0 - margin) * share + margin * lead(s, seat, seats)
        return
    best = worth(s, 0)
    for seat in range(seats):
        rewards[seat] = worth(s, seat)
        best = max(best, rewards[seat])
    total = 0.0
    for seat in range(seats):
        rewards[seat] = exp((rewards[seat] - best) / 100.0)
        total += rewards[seat]
    for seat in range(seats):
        rewards[seat] /= total


@rule
def lead(s: Any, seat: int, seats: int) -> float:
    """How far a seat is ahead in points: 0 far behind, 1 far ahead."""
    best = -1_000_000
    for other in range(seats):
        if other != seat:
            best = max(best, points(s, other))
    ahead = points(s, seat) - best
    return 0.5 + 0.5 * ahead / (abs(ahead) + MARGIN)


@rule
def key_of(s: Any, heard: np.uint64) -> int:
    """What tells a node from others of the same edge: who is asked, and what.

    What is remembered of a look is true of what was there to see: then also what chance has
    answered since the edge.
    """
    key = 256 * question(s) + to_move(s)
    return key if eye is None else key + (int(np.int64(heard >> np.uint64(1))) & ANSWERS)


@rule
def child(nodes: Any, edges: Any, used: Ints, edge: int, key: int) -> int:
    """The node an edge leads to when this is asked next; a new one if there is none."""
    node = edges[edge].node
    while node != NOTHING and nodes[node].key != key:
        node = nodes[node].next
    if node == NOTHING:
        node = used[0]
        used[0] += 1
        nodes[node].key = key
        nodes[node].next = edges[edge].node
        nodes[node].edge = NOTHING
        edges[edge].node = node
    return node


@rule
def add_edge(nodes: Any, edges: Any, used: Ints, node: int, action: int) -> int:
    """A move never tried at this node."""
    edge = used[1]
    used[1] += 1
    edges[edge].action = action
    edges[edge].next = nodes[node].edge
    edges[edge].node = NOTHING
    edges[edge].visits = 0
    edges[edge].total = 0.0
    edges[edge].squares = 0.0
    edges[edge].fancy = 0.0
    nodes[node].edge = edge
    return edge


@rule
def by_thumb(s: Any, edges: Any, edge: int, action: int) -> float:
    """How natural a move looks to the rule of thumb, here and now."""
    return float(leaning(s, action))


@rule
def by_memory(s: Any, edges: Any, edge: int, action: int) -> float:
    """How much the network fancied a move when it looked at the node."""
    return float(edges[edge].fancy) if edge != NOTHING else 0.0


fancied = by_thumb if eye is None else by_memory


@rule
def select(
    rows: Any,
    nodes: Any,
    edges: Any,
    used: Ints,
    node: int,
    moves: Ints,
    fancies: Any,
    count: int,
    slots: Ints,
    plan: Any,
    stream: Any,
) -> int:
    """The edge of the most promising legal move (PUCT): good so far, fancied, or little tried."""
    edge = nodes[node].edge
    while edge != NOTHING:
        slots[edges[edge].action] = edge
        edge = edges[edge].next
    visits = 0
    total = 0.0
    all_fancies = 0.0
    for k in range(count):
        edge = slots[moves[k]]
        fancies[k] = fancied(rows[0], edges, edge, moves[k])
        all_fancies += fancies[k]
        if edge != NOTHING:
            visits += edges[edge].visits
            total += edges[edge].total
    untried = (total / visits if visits > 0 else 0.5) - plan.caution
    eager = plan.explore * sqrt(visits + 1.0)
    by_fancy = eager * plan.trust / all_fancies if all_fancies > 0 else 0.0
    for_all = eager * (1.0 - plan.trust) / count
    best = -1.0e9
    chosen = 0
    ties = 1
    for k in range(count):
        promise = by_fancy * fancies[k] + for_all
        edge = slots[moves[k]]
        tried = 0 if edge == NOTHING else edges[edge].visits
        if tried == 0:
            promise += untried
        else:
            promise = promise / (1.0 + tried) + edges[edge].total / tried
        if node == ROOT and tried < plan.even:
            promise += 1_000.0
        if promise > best:
            best = promise
            chosen = k
            ties = 1
        elif promise == best:
            ties += 1
            if below(stream, ties) == 0:
                chosen = k
    best_edge = slots[moves[chosen]]
    edge = nodes[node].edge
    while edge != NOTHING:
        slots[edges[edge].action] = NOTHING
        edge = edges[edge].next
    return add_edge(nodes, edges, used, node, moves[chosen]) if best_edge == NOTHING else best_edge


@rule
def remember(
    nodes: Any, edges: Any, used: Ints, node: int, moves: Ints, count: int, room: Any
) -> None:
    """Keep the fancies of a node's legal moves, but for slight ones."""
    for k in range(count):
        if room.fancies[k] >= SLIGHT:
            edge = add_edge(nodes, edges, used, node, moves[k])
            edges[edge].fancy = room.fancies[k]


@rule
def by_playing(
    rows: Any,
    seats: int,
    nodes: Any,
    edges: Any,
    used: Ints,
    node: int,
    moves: Ints,
    weights: Ints,
    plan: Any,
    mind: Any,
    room: Any,
    stream: Any,
    rewards: Any,
) -> None:
    """Play on lightly, and judge where that led."""
    play_on(rows, plan.cut, moves, weights, stream)
    judge(rows, seats, plan.margin, rewards)


@rule
def by_looking(
    rows: Any,
    seats: int,
    nodes: Any,
    edges: Any,
    used: Ints,
    node: int,
    moves: Ints,
    weights: Ints,
    plan: Any,
    mind: Any,
    room: Any,
    stream: Any,
    rewards: Any,
) -> None:
    """What whoever is asked at the new node makes of it."""
    if rows[0].over:
        judge(rows, seats, plan.margin, rewards)
        return
    count = legal(rows, 0, moves)
    eye.look(rows, to_move(rows[0]), moves, count, mind, room)
    if nodes[node].edge == NOTHING:
        remember(nodes, edges, used, node, moves, count, room)
    for seat in range(seats):
        rewards[seat] = room.hopes[seat]


@rule
def unprepared(rows: Any, edges: Any, seat: int, choices: Ints, mind: Any, room: Any) -> None:
    """The rule of thumb needs no look at the first question."""


@rule
def prepared(rows: Any, edges: Any, seat: int, choices: Ints, mind: Any, room: Any) -> None:
    """Look at the first question; its edges are the first ones."""
    eye.look(rows, seat, choices, len(choices), mind, room)
    for k in range(len(choices)):
        edges[k].fancy = room.fancies[k]


conclude = by_playing if eye is None else by_looking
prepare = unprepared if eye is None else prepared


@rule
def grow(
    view: Any,
    rows: Any,
    seat: int,
    choices: Ints,
    simulations: int,
    done: int,
    plan: Any,
    nodes: Any,
    edges: Any,
    used: Ints,
    seed: np.uint64,
    outlook: Any,
    mind: Any,
    room: Any,
) -> None:
    """Let a tree grow by so many simulations, `done` of them being there already.

    `choices` are the first moves to think about, and theirs are the first edges; `outlook` sums up
    every seat's rewards. `rows` is a row to work on, the one that `room` looks at.
    """
    rows[0] = view[0]
    seats = rows[0].seats
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    fancies = np.empty(ACTIONS, np.float64)
    slots = np.full(ACTIONS, NOTHING, np.int32)
    path = np.empty(LONGEST_PATH, np.int32)
    movers = np.empty(LONGEST_PATH, np.int32)
    rewards = np.zeros(MOST_SEATS, np.float64)
    stream = np.zeros(2, np.uint64)
    if used[0] == 0:
        nodes[ROOT].key = 0
        nodes[ROOT].next = NOTHING
        nodes[ROOT].edge = NOTHING
        used[0] = 1
        for k in range(len(choices)):
            add_edge(nodes, edges, used, ROOT, choices[k])
        prepare(rows, edges, seat, choices, mind, room)
    for simulation in range(done, done + simulations):
        stream[0] = stream_of(seed, np.uint64(simulation))
        rows[0] = view[0]
        imagine(rows[0], seat, stream)
        node = ROOT
        depth = 0
        fresh = False
        count = len(choices)
        for k in range(count):
            moves[k] = choices[k]
        while count > 0 and not fresh and depth < LONGEST_PATH:
            edge = select(
                rows, nodes, edges, used, node, moves, fancies, count, slots, plan, stream
            )
            path[depth] = edge
            movers[depth] = to_move(rows[0])
            depth += 1
            step(rows[0], edges[edge].action)
            stream[1] = 0
            count = run_on(rows, False, moves, weights, stream)
            if count > 0:
                before = used[0]
                node = child(nodes, edges, used, edge, key_of(rows[0], stream[1]))
                fresh = used[0] > before
                if not fresh:
                    count = legal(rows, 0, moves)
        conclude(
            rows, seats, nodes, edges, used, node, moves, weights, plan, mind, room, stream, rewards
        )
        for each in range(seats):
            outlook[each] += rewards[each]
        for k in range(depth):
            reward = rewards[movers[k]]
            edges[path[k]].visits += 1
            edges[path[k]].total += reward
            edges[path[k]].squares += reward * reward


@rule
def glance(
    view: Any,
    seat: int,
    samples: int,
    margin: float,
    seed: np.uint64,
    moves: Ints,
    values: Any,
) -> None:
    """For every legal move: how the seat stands, on average, when its turn has come to rest."""
    rows = view.copy()
    seats = rows[0].seats
    scratch: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    rewards = np.zeros(MOST_SEATS, np.float64)
    stream = np.zeros(2, np.uint64)
    for k in range(len(moves)):
        for sample in range(samples):
            stream[0] = stream_of(seed, np.uint64(sample))
            rows[0] = view[0]
            imagine(rows[0], seat, stream)
            step(rows[0], moves[k])
            count = run_on(rows, True, scratch, weights, stream)
            while count > 0 and to_move(rows[0]) == seat:
                step(rows[0], scratch[natural(rows, scratch, weights, count, stream)])
                count = run_on(rows, True, scratch, weights, stream)
            judge(rows, seats, margin, rewards)
            values[k] += rewards[seat] / samples


@rule
def foresee(view: Any, seat: int, action: int, playouts: int, seed: np.uint64, totals: Any) -> None:
    """Play a move and on to the end, many times: every seat's points, summed."""
    rows = view.copy()
    seats = rows[0].seats
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    stream = np.zeros(2, np.uint64)
    for playout in range(playouts):
        stream[0] = stream_of(seed, np.uint64(playout))
        rows[0] = view[0]
        imagine(rows[0], seat, stream)
        step(rows[0], action)
        play_on(rows, TO_THE_END, moves, weights, stream)
        for each in range(seats):
            totals[each] += points(rows[0], each)
