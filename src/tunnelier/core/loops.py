"""The compiled entries of one game: masks, steps, odds, and whole random games.

Not imported in the ordinary way: `core.game` runs this file once for every game, under a name of
its own and with that game's modules as `rules`, `score` and, where it has one, `facts`. Machine
code of functions made by closures is not cached on disk; machine code of a module's functions is.
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
facts: Any
longest: int

refuse, step, points = rules.refuse, rules.step, score.points
FIRST, AFTER = rules.ACTIONS.blocks
RUN_KIND, RUN_FIRST, RUN_AFTER, FIRST_RUN, AFTER_RUN = rules.ACTIONS.runs
ACTIONS = int(rules.ACTIONS.size)
SEAT_MOVES = int(rules.ACTIONS.seat_moves)
ENDLESS = 10 * longest + 1000
"""A match with so many moves does not end."""


@rule
def any_kind(s: Any, kind: int) -> bool:
    """A game that does not say which kinds of move are possible has all of them looked at."""
    return True


@rule
def no_ways(s: Any, action: int) -> int:
    """A game without chance does not say what chance can do."""
    return 0


@rule
def not_left(s: Any, action: int) -> int:
    """A game that does not say why chance cannot bring a move has run out of it."""
    return NOT_LEFT


@rule
def most_points(s: Any, seat: int) -> bool:
    """A game that does not say who wins: whoever has the most points; equal points share it."""
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return False
    return True


possible = getattr(rules, "possible", any_kind)
ways = getattr(rules, "ways", no_ways)
refuse_draw = getattr(rules, "refuse_draw", not_left)
wins = getattr(score, "wins", most_points)


@rule
def nothing(s: Any, seat: int, thing: int, told: Any) -> None:
    """A game without facts of its own has nothing to tell (see `core/encoding/entities.py`)."""


fill = getattr(facts, "fill", nothing)
LONGEST = max((len(each.facts) for each in getattr(facts, "ENTITIES", ())), default=1)


@rule
def fill_all(rows: Rows, viewers: Ints, spans: Any, out: Any) -> None:
    """Write the facts of all entities of every row, as the viewer of that row sees them."""
    for i in range(len(rows)):
        for thing in range(len(spans)):
            fill(rows[i], viewers[i], thing, out[i, spans[thing, 0] : spans[thing, 1]])


@rule
def asked(rows: Rows, i: int) -> int:
    """The question on top of the agenda of row `i`."""
    return question(rows[i])


@rule
def mover(rows: Rows, i: int) -> int:
    """The seat that row `i` waits for."""
    return to_move(rows[i])


@rule
def refusals(rows: Rows, i: int, first: int, after: int, reasons: Ints) -> None:
    """Write of the moves from `first` to `after` why each is not allowed in row `i`, or 0."""
    s = rows[i]
    now = question(s)
    for action in range(first, after):
        if now == NO_QUESTION or action < FIRST[now] or action >= AFTER[now]:
            reasons[action] = NOT_ASKED
        elif action >= SEAT_MOVES:
            reasons[action] = NONE if ways(s, action) > 0 else refuse_draw(s, action)
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
def proceed(rows: Rows, i: int, stream: Any, moves: Ints, weights: Ints) -> int:
    """Let chance draw in row `i` until a seat is asked or the match is over; return how often.

    `moves` and `weights` are room to write in, for all moves of the game. Where chance cannot go
    on either, it is left asked.
    """
    draws = 0
    while to_move(rows[i]) == CHANCE and draws < ENDLESS:
        count = weigh(rows, i, moves, weights)
        if count == 0:
            break
        step(rows[i], moves[draw(weights, count, stream)])
        draws += 1
    return draws


@rule
def play_out(rows: Rows, first: int, seed: np.uint64, tally: Any) -> int:
    """Play every row to its end at random; row i is game `first + i` of the batch.

    `tally` counts the seats' answers and the moves of chance. Says which row could neither end nor
    go on, or went on for ever; −1 as long as the rules are sound.
    """
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    stream = np.empty(1, np.uint64)
    decisions = 0
    draws = 0
    for i in range(len(rows)):
        stream[0] = stream_of(seed, np.uint64(first + i))
        drawn = proceed(rows, i, stream, moves, weights)
        draws += drawn
        last = decisions + ENDLESS
        while not rows[i].over:
            count = legal(rows, i, moves)
            if count == 0 or drawn == ENDLESS or decisions == last:
                return i
            step(rows[i], moves[below(stream, count)])
            decisions += 1
            drawn = proceed(rows, i, stream, moves, weights)
            draws += drawn
    tally[0] += decisions
    tally[1] += draws
    return -1


# --- many matches side by side, an answer at a time (see `many/env.py`)

ANEW, HOLD = -1, -2
"""As the answer of a slot: its match is dropped and its next one begins; it is left alone."""


@rule
def advance(slots: Any, start: Rows, actions: Ints, stride: int, seed: np.uint64) -> int:
    """Play a legal answer in every slot (see `Slots`), and chance until a seat is asked again.

    Says which slot could neither end nor go on; −1 as long as the rules are sound.
    """
    stuck = -1
    moves: Ints = np.empty(ACTIONS, np.int32)
    weights: Ints = np.empty(ACTIONS, np.int32)
    for i in range(len(actions)):
        play_slot(slots, i, start, actions[i], stride, seed, moves, weights)
        if actions[i] != HOLD and ask_slot(slots, i, moves) == 0:
            stuck = i
    return stuck


@rule
def play_slot(
    slots: Any,
    i: int,
    start: Rows,
    action: int,
    stride: int,
    seed: np.uint64,
    moves: Ints,
    weights: Ints,
) -> None:
    """As `advance`, in slot `i`, but for what may be answered next.

    Where a match ends, the next match of the slot begins at once.
    """
    rows, streams = slots.rows, slots.streams
    reward, done, decisions = slots.reward, slots.done, slots.decisions
    done[i] = False
    for player in range(reward.shape[1]):
        reward[i, player] = 0
    if action == HOLD:
        return
    if action != ANEW:
        step(rows[i], action)
        decisions[i] += 1
        proceed(rows, i, streams[i], moves, weights)
        if rows[i].over:
            end_slot(slots, i)
    if done[i] or action == ANEW:
        begin_slot(slots, i, start, stride, seed)
        proceed(rows, i, streams[i], moves, weights)
    slots.seat[i] = to_move(rows[i])


@rule
def end_slot(slots: Any, i: int) -> None:
    """Keep the last row of the match in slot `i`, and say what its end is worth."""
    slots.done[i] = True
    slots.finished[i] = slots.rows[i]
    share(slots.rows, i, slots.reward[i])


@rule
def begin_slot(slots: Any, i: int, start: Rows, stride: int, seed: np.uint64) -> None:
    """Begin the next match of slot `i`: number `stride` further on, with a stream of its own.

    Matches begin as the rows of `start` in turn: where tables differ, in seats or options, a slot
    may have another one with each match.
    """
    slots.numbers[i] += stride
    slots.decisions[i] = 0
    slots.rows[i] = start[slots.numbers[i] % len(start)]
    slots.streams[i, 0] = stream_of(seed, np.uint64(slots.numbers[i]))


@rule
def ask_slot(slots: Any, i: int, moves: Ints) -> int:
    """Write what may be answered in slot `i`; says how many moves that are."""
    mask = slots.mask
    for each in range(SEAT_MOVES):
        mask[i, each] = 0
    count = legal(slots.rows, i, moves) if slots.seat[i] != CHANCE else 0
    for k in range(count):
        mask[i, moves[k]] = 1
    return count


@rule
def share(rows: Rows, i: int, reward: Any) -> None:
    """Write what the end of row `i` is worth to every seat: 1 for a victory, the sum is 0.

    There may be room for more seats than the table has; theirs is left alone.
    """
    seats = rows[i].seats
    winners = 0
    for seat in range(seats):
        winners += 1 if wins(rows[i], seat) else 0
    for seat in range(seats):
        won = (seats / winners - 1) / (seats - 1)
        reward[seat] = won if wins(rows[i], seat) else -1 / (seats - 1)
