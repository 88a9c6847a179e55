"""The compiled entries of one game: masks, steps, odds, and whole random games.

Not imported in the ordinary way: `core.game` runs this file once for every game, under a name of
its own and with that game's modules as `rules` and `score`. Machine code of functions made by
closures is not cached on disk; machine code of a module's functions is.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .agenda import CHANCE, NO_QUESTION, question, to_move
from .chance import below, stream_of
from .jit import rule
from .record import Ints

NONE, NOT_ASKED, NOT_LEFT = 0, 1, 2
"""The refusals that every game has."""

Rows = Any

rules: Any
score: Any

refuse, ways, step = rules.refuse, rules.ways, rules.step
points, wins = score.points, score.wins
FIRST, AFTER = rules.ACTIONS.blocks
RUN_KIND, RUN_FIRST, RUN_AFTER, FIRST_RUN, AFTER_RUN = rules.ACTIONS.runs
ACTIONS = int(rules.ACTIONS.size)
SEAT_MOVES = int(rules.ACTIONS.seat_moves)


@rule
def any_kind(s: Any, kind: int) -> bool:
    """A game that does not say which kinds of move are possible has all of them looked at."""
    return True


possible = getattr(rules, "possible", any_kind)


@rule
def asked(rows: Rows, i: int) -> int:
    """The question on top of the agenda of row `i`."""
    return question(rows[i])


@rule
def mover(rows: Rows, i: int) -> int:
    """The seat that row `i` waits for."""
    return to_move(rows[i])


@rule
def refusals(rows: Rows, i: int, reasons: Ints) -> None:
    """Write for every move of the game why it is not allowed in row `i`; 0 if it is."""
    s = rows[i]
    now = question(s)
    for action in range(ACTIONS):
        if now == NO_QUESTION or action < FIRST[now] or action >= AFTER[now]:
            reasons[action] = NOT_ASKED
        elif action >= SEAT_MOVES:
            reasons[action] = NONE if ways(s, action) > 0 else NOT_LEFT
        else:
            reasons[action] = refuse(s, action)


@rule
def answer(rows: Rows, i: int, action: int) -> None:
    """Play a legal move in row `i`."""
    step(rows[i], action)


EVERY_KIND = np.ones(max(RUN_KIND) + 1, np.bool_)


@rule
def legal(rows: Rows, i: int, moves: Ints) -> int:
    """Write the legal moves of row `i` into `moves`, in order; return how many there are."""
    return legal_of(rows, i, EVERY_KIND, ACTIONS, moves)


@rule
def legal_of(rows: Rows, i: int, kinds: Any, most: int, moves: Ints) -> int:
    """As `legal`, of some kinds of move only, and only the first `most` of them."""
    s = rows[i]
    count = 0
    now = question(s)
    if now == NO_QUESTION:
        return count
    for run in range(FIRST_RUN[now], AFTER_RUN[now]):
        if kinds[RUN_KIND[run]] and possible(s, RUN_KIND[run]):
            for action in range(RUN_FIRST[run], RUN_AFTER[run]):
                if (ways(s, action) > 0) if action >= SEAT_MOVES else (refuse(s, action) == NONE):
                    moves[count] = action
                    count += 1
                    if count == most:
                        return count
    return count


@rule
def weigh(rows: Rows, i: int, moves: Ints, weights: Ints) -> int:
    """At a question to chance: write the possible moves and in how many ways each can happen."""
    s = rows[i]
    count = 0
    now = question(s)
    if now == NO_QUESTION:
        return count
    for action in range(FIRST[now], AFTER[now]):
        n = ways(s, action)
        if n > 0:
            moves[count] = action
            weights[count] = n
            count += 1
    return count


@rule
def result(rows: Rows, i: int, seats: int, scores: Ints) -> int:
    """Write the points of every seat of row `i`; return the winners, a bit each."""
    winners = 0
    for seat in range(seats):
        scores[seat] = points(rows[i], seat)
        if wins(rows[i], seat):
            winners |= 1 << seat
    return winners


@rule
def results(rows: Rows, seats: int, scores: Any, winners: Any) -> None:
    """As `result`, for every row of a batch."""
    for i in range(len(rows)):
        winners[i] = result(rows, i, seats, scores[i])


@rule
def draw(weights: Ints, count: int, stream: Any) -> int:
    """One of the weighted outcomes, by its odds."""
    tickets = 0
    for k in range(count):
        tickets += weights[k]
    ticket = below(stream, tickets)
    k = 0
    while ticket >= weights[k]:
        ticket -= weights[k]
        k += 1
    return k


@rule
def play_out(rows: Rows, first: int, seed: np.uint64, tally: Any) -> None:
    """Play every row to its end at random; row i is game `first + i` of the batch.

    `tally` counts the seats' answers and the moves of chance.
    """
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    stream = np.empty(1, np.uint64)
    decisions = 0
    draws = 0
    for i in range(len(rows)):
        stream[0] = stream_of(seed, np.uint64(first + i))
        while not rows[i].over:
            if to_move(rows[i]) == CHANCE:
                draws += 1
                count = weigh(rows, i, moves, weights)
                choice = draw(weights, count, stream)
            else:
                decisions += 1
                choice = below(stream, legal(rows, i, moves))
            step(rows[i], moves[choice])
    tally[0] += decisions
    tally[1] += draws
