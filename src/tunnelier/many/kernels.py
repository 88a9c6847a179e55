"""The kernels of one game on a graphics card, by the rules that run everywhere else.

Not imported in the ordinary way: `many.cuda` runs this file once for every game, with that game's
compiled entries as `loops` and the kind of every move as `kinds`.

Threads of a card advance in step, 32 at a time, as long as they do the same thing. Matches side by
side soon do different things: left alone, one thread in ten works and the others wait. So the
matches of a block are handed out anew before every move: threads that stand together answer the
same question, and then play the same kind of move. A block holds more matches than threads, so that
nobody waits long for the slowest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tunnelier.core.encoding.read import Line, encode, number

from .cuda_compiler import cuda, device_function, kernel, libdevice
from .slots import chosen, is_refused

loops: Any
kinds: Any
bins: int

THREADS = 1024
"""Of a block that plays whole matches."""
MATCHES = 2048
"""That a block holds at most: the more there are, the better they can be grouped."""
REGISTERS = 64
"""Of a thread: so many that one such block fits a multiprocessor."""

ROWS = 32
"""That a thread writes its number of."""

TELLERS = 128
"""Of a block that tells of one thing in as many rows."""
APART = TELLERS + 2
"""So far apart lie a row's facts in a block's shared memory: each in another bank of it."""

FREE = -1
"""Instead of the number of a match: there is room for one."""

NOTHING, NEXT_MATCH, ASKED = 0, 1, 2
"""What there is to do, as a key to group by: a match begins, or a question from the first on."""

IN_A_ROW = 32
"""So often chance answers the same question before slots are handed out anew."""

WARP = 32
"""So many threads advance in step, and write side by side."""

ACTIONS, ANEW, CHANCE, ENDLESS = loops.ACTIONS, loops.ANEW, loops.CHANCE, loops.ENDLESS
LONGEST, begin_slot, end_slot = loops.LONGEST, loops.begin_slot, loops.end_slot
below, draw, fill, legal, weigh = loops.below, loops.draw, loops.fill, loops.legal, loops.weigh
question, result, step = loops.question, loops.result, loops.step
stream_of, to_move = loops.stream_of, loops.to_move


@device_function
def group(keys: Any, held: int, counts: Any, places: Any, order: Any) -> None:
    """Write the matches of a block into `order` by their keys; `places` says where a key ends."""
    thread = cuda.threadIdx.x
    if thread < bins:
        counts[thread] = 0
    cuda.syncthreads()
    for match in range(thread, held, THREADS):
        cuda.atomic.add(counts, keys[match], 1)
    cuda.syncthreads()
    if thread < bins:
        place = 0
        for smaller in range(thread):
            place += counts[smaller]
        places[thread] = place
    cuda.syncthreads()
    for match in range(thread, held, THREADS):
        order[cuda.atomic.add(places, keys[match], 1)] = match
    cuda.syncthreads()


@kernel(max_registers=REGISTERS)
def play_out(
    rows: Any,
    start: Any,
    held: int,
    first: int,
    seed: np.uint64,
    kept: Any,
    scores: Any,
    winners: Any,
    tally: Any,
    queue: Any,
) -> None:
    """As `play_out` of `core/loops.py`, and what came of it.

    Every block holds so many matches, each with a row in `rows`. Those that have ended make room
    for the next in the queue; the last row is kept if there is room for that in `kept`.
    """
    counts = cuda.shared.array(bins, np.int32)
    places = cuda.shared.array(bins, np.int32)
    keys = cuda.shared.array(MATCHES, np.int16)
    order = cuda.shared.array(MATCHES, np.int16)
    picked = cuda.shared.array(MATCHES, np.int16)
    number = cuda.shared.array(MATCHES, np.int32)
    streams = cuda.shared.array((MATCHES, 1), np.uint64)
    moves = cuda.local.array(ACTIONS, np.int16)
    weights = cuda.local.array(ACTIONS, np.int32)
    thread, base = cuda.threadIdx.x, cuda.blockIdx.x * held
    matches = len(winners)
    decisions = 0
    draws = 0
    for match in range(thread, held, THREADS):
        number[match] = FREE
    while True:
        for match in range(thread, held, THREADS):
            if number[match] == FREE:
                number[match] = min(matches, cuda.atomic.add(queue, 0, 1))
                if number[match] < matches:
                    rows[base + match] = start[0]
                    streams[match, 0] = stream_of(seed, np.uint64(first + number[match]))
            keys[match] = (
                question(rows[base + match]) + ASKED if number[match] < matches else NOTHING
            )
        group(keys, held, counts, places, order)
        idle = places[NOTHING]  # they come first
        if idle == held:
            break
        for k in range(idle + thread, held, THREADS):
            here = order[k]
            i = base + here
            if to_move(rows[i]) == CHANCE:
                choice = draw(weights, weigh(rows, i, moves, weights), streams[here])
                draws += 1
            else:
                choice = below(streams[here], legal(rows, i, moves))
                decisions += 1
            picked[here] = moves[choice]
            keys[here] = kinds[picked[here]] + 1
        cuda.syncthreads()
        group(keys, held, counts, places, order)
        for k in range(idle + thread, held, THREADS):
            here = order[k]
            i = base + here
            step(rows[i], picked[here])
            if rows[i].over:
                last = number[here]
                winners[last] = result(rows, i, scores.shape[1], scores[last])
                if len(kept) > 0:
                    kept[last] = rows[i]
                number[here] = FREE
        cuda.syncthreads()
    cuda.atomic.add(tally, 0, decisions)
    cuda.atomic.add(tally, 1, draws)


@device_function
def waits_for(slots: Any, i: int) -> int:
    """What must happen in slot `i` before a seat is asked: as a key, to group slots by."""
    s = slots.rows[i]
    key: int = question(s) + ASKED
    if to_move(s) != CHANCE:
        key = NEXT_MATCH if s.over and slots.decisions[i] > 0 else NOTHING
    return key


@kernel(max_registers=REGISTERS)
def advance(slots: Any, start: Any, actions: Any, held: int, stride: int, seed: np.uint64) -> None:
    """Play an answer in every slot, as `advance` of `core/loops.py` does.

    A block has so many slots, and hands them out anew: first by the kind of move, then by what is
    asked of chance, until no slot waits for anything but a seat.
    """
    counts = cuda.shared.array(bins, np.int32)
    places = cuda.shared.array(bins, np.int32)
    keys = cuda.shared.array(MATCHES, np.int16)
    order = cuda.shared.array(MATCHES, np.int16)
    moves = cuda.local.array(ACTIONS, np.int16)
    weights = cuda.local.array(ACTIONS, np.int32)
    thread, base = cuda.threadIdx.x, cuda.blockIdx.x * held
    held = min(held, len(actions) - base)
    for here in range(thread, held, THREADS):
        i = base + here
        slots.done[i] = False
        for player in range(slots.reward.shape[1]):
            slots.reward[i, player] = 0
        action = actions[i]
        keys[here] = kinds[action] + 1 if action >= 0 else NOTHING
    group(keys, held, counts, places, order)
    for k in range(thread, held, THREADS):
        here = order[k]
        i = base + here
        action = actions[i]
        if action >= 0:
            step(slots.rows[i], action)
            slots.decisions[i] += 1
            keys[here] = waits_for(slots, i)
        else:
            keys[here] = NEXT_MATCH if action == ANEW else NOTHING
    group(keys, held, counts, places, order)
    rounds = 0
    while places[NOTHING] < held and rounds < ENDLESS:
        for k in range(places[NOTHING] + thread, held, THREADS):
            here = order[k]
            i = base + here
            asked = keys[here]
            if asked == NEXT_MATCH:
                if slots.rows[i].over:
                    end_slot(slots, i)
                begin_slot(slots, i, start, stride, seed)
                keys[here] = waits_for(slots, i)
            else:
                for _ in range(IN_A_ROW):
                    count = weigh(slots.rows, i, moves, weights)
                    keys[here] = NOTHING
                    if count > 0:
                        step(slots.rows[i], moves[draw(weights, count, slots.streams[i])])
                        keys[here] = waits_for(slots, i)
                    if keys[here] != asked:
                        break
        rounds += 1
        group(keys, held, counts, places, order)
    for here in range(thread, held, THREADS):
        slots.seat[base + here] = to_move(slots.rows[base + here])


@kernel(max_registers=REGISTERS)
def ask(rows: Any, seats: Any, mask: Any, held: int) -> None:
    """Write what may be answered in every slot: those of a block by the question they answer."""
    counts = cuda.shared.array(bins, np.int32)
    places = cuda.shared.array(bins, np.int32)
    keys = cuda.shared.array(MATCHES, np.int16)
    order = cuda.shared.array(MATCHES, np.int16)
    moves = cuda.local.array(ACTIONS, np.int16)
    thread, base = cuda.threadIdx.x, cuda.blockIdx.x * held
    held = min(held, len(seats) - base)
    for here in range(thread // WARP, held, THREADS // WARP):
        for action in range(thread % WARP, mask.shape[1], WARP):
            mask[base + here, action] = 0
    for here in range(thread, held, THREADS):
        i = base + here
        keys[here] = question(rows[i]) + ASKED if seats[i] != CHANCE else NOTHING
    group(keys, held, counts, places, order)
    for k in range(places[NOTHING] + thread, held, THREADS):
        i = base + order[k]
        for each in range(legal(rows, i, moves)):
            mask[i, moves[each]] = 1


@kernel()
def vectors(rows: Any, viewers: Any, seats: int, plan: Any, out: Any) -> None:
    """The vector of every row as the table has it (see `core/encoding/`): one number a thread."""
    i, k = divmod(cuda.grid(1), out.shape[1])
    if i < out.shape[0]:
        out[i, k] = encode(rows[i], viewers[i], 0, seats, plan[k])


@device_function
def bfloat16(value: np.float32) -> np.int16:
    """The upper half of a number's 32 bits, rounded: PyTorch reads it as a bfloat16."""
    bits = np.uint32(libdevice.float_as_int(value))
    return np.int16((bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> 16)


@kernel()
def viewer_vectors(rows: Any, viewers: Any, plan: Any, seats_at: int, out: Any) -> None:
    """The vector of every row with its viewer first, in half precision.

    The plan comes by columns, and a thread keeps its line of it for all its rows.
    """
    k = cuda.grid(1)
    first = cuda.blockIdx.y * ROWS
    if k < len(plan.at):
        line = Line(
            plan.at[k],
            plan.width[k],
            plan.code[k],
            plan.low[k],
            plan.audience[k],
            plan.eyes[k],
            plan.eyes_width[k],
            plan.place[k],
            plan.stride[k],
            plan.other[k],
            plan.scale[k],
        )
        for i in range(first, min(first + ROWS, out.shape[0])):
            seats = number(rows[i], seats_at, 1)
            out[i, k] = bfloat16(encode(rows[i], viewers[i], viewers[i], seats, line))


@kernel()
def facts(rows: Any, viewers: Any, spans: Any, out: Any) -> None:
    """The facts of all entities of every row (see `core/encoding/`), in half precision.

    Threads of a block tell of the same thing of different rows. Those lie far apart: what is told
    is gathered first, so that threads that stand together write numbers that stand together.
    """
    told = cuda.local.array(LONGEST, np.float32)
    gathered = cuda.shared.array((LONGEST, APART), np.int16)
    thread, thing, begin = cuda.threadIdx.x, cuda.blockIdx.x, cuda.blockIdx.y * TELLERS
    first = spans[thing, 0]
    size = spans[thing, 1] - first
    many = min(TELLERS, out.shape[0] - begin)
    if thread < many:
        fill(rows[begin + thread], viewers[begin + thread], thing, told)
        for k in range(size):
            gathered[k, thread] = bfloat16(told[k])
    cuda.syncthreads()
    row, k = divmod(thread, size)
    rows_on, facts_on = divmod(TELLERS, size)
    while row < many:
        out[begin + row, first + k] = gathered[k, row]
        row += rows_on
        k += facts_on
        if k >= size:
            k -= size
            row += 1


@kernel()
def refused(mask: Any, actions: Any, first: Any) -> None:
    """Lower `first` to the first slot whose answer is not legal."""
    i = cuda.grid(1)
    if i < len(actions) and is_refused(mask, i, actions[i]):
        cuda.atomic.min(first, 0, i)


@kernel()
def choose(mask: Any, streams: Any, actions: Any) -> None:
    """A legal answer for every slot, as `choose` of `many/slots.py` finds it."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = chosen(mask, i, streams[i])
