"""The kernels of one game on a GPU: one match a thread, by the rules that run everywhere else.

Not imported in the ordinary way: `core.cuda` runs this file once for every game, with that game's
compiled entries as `loops` and the layout of its rows as `row`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from .batch import chosen, is_refused
from .features import feature

loops: Any
row: Any

ACTIONS = loops.ACTIONS
advance_slot, below, legal = loops.advance_slot, loops.below, loops.legal
proceed, result, step, stream_of = loops.proceed, loops.result, loops.step, loops.stream_of


@cuda.jit
def play_out(
    rows: Any, start: Any, first: int, seed: np.uint64, scores: Any, winners: Any, tally: Any
) -> None:
    """As `play_out` of `core/loops.py`, and what came of it; rows are kept if there is room.

    A thread plays in memory of its own, which the card lays out so that neighbours who look at
    the same field read side by side.
    """
    here = cuda.local.array(1, row)
    moves = cuda.local.array(ACTIONS, np.int16)
    weights = cuda.local.array(ACTIONS, np.int32)
    stream = cuda.local.array(1, np.uint64)
    i = cuda.grid(1)
    if i >= len(winners):
        return
    here[0] = start[0]
    stream[0] = stream_of(seed, np.uint64(first + i))
    decisions = 0
    draws = proceed(here, 0, stream, moves, weights)
    while not here[0].over:
        choice = below(stream, legal(here, 0, moves))
        step(here[0], moves[choice])
        decisions += 1
        draws += proceed(here, 0, stream, moves, weights)
    winners[i] = result(here, 0, scores.shape[1], scores[i])
    if len(rows) > 0:
        rows[i] = here[0]
    cuda.atomic.add(tally, 0, decisions)
    cuda.atomic.add(tally, 1, draws)


@cuda.jit
def advance(slots: Any, start: Any, actions: Any, stride: int, seed: np.uint64) -> None:
    """Play a legal answer in every slot, as `advance` of `core/loops.py` does."""
    moves = cuda.local.array(ACTIONS, np.int16)
    weights = cuda.local.array(ACTIONS, np.int32)
    i = cuda.grid(1)
    if i < len(actions):
        advance_slot(slots, i, start, actions[i], stride, seed, moves, weights)


@cuda.jit
def vectors(rows: Any, viewers: Any, plan: Any, out: Any) -> None:
    """The vector of every row (see `core/features.py`): one number a thread."""
    k, i = cuda.grid(2)
    if i < out.shape[0] and k < out.shape[1]:
        out[i, k] = feature(rows[i], viewers[i], plan[k])


@cuda.jit
def refused(mask: Any, actions: Any, first: Any) -> None:
    """Lower `first` to the first slot whose answer is not legal."""
    i = cuda.grid(1)
    if i < len(actions) and is_refused(mask, i, actions[i]):
        cuda.atomic.min(first, 0, i)


@cuda.jit
def choose(mask: Any, streams: Any, actions: Any) -> None:
    """As `choose` of `core/batch.py`: a legal answer for every slot, all equally likely."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = chosen(mask, i, streams[i])
