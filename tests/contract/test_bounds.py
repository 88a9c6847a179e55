"""Nothing reads or writes past the end of an array: all tests of compiled code see to it.

Rules, bots, environments and vectors of numbers check every index wherever a test calls them (see
tests/__init__.py). Here it is made sure that they do, and that nothing else is changed by it.
"""

import hashlib
import os
import sys

import numpy as np
import pytest

from tests.patience import run
from tunnelier import simulate
from tunnelier.games import load, names

BATCH = {"games": 300, "players": 3, "seed": 11}
UNCHECKED = f"""
import hashlib, tunnelier
print(hashlib.sha256(tunnelier.simulate("cave-in", **{BATCH}).rows.tobytes()).hexdigest())
"""


@pytest.mark.parametrize("name", names())
def test_whoever_leaves_an_array_is_told(name):
    """Two rows, and room for the winners of one."""
    game = load(name).ready()
    seats = game.meta.seats[0]
    rows = np.repeat(game.new(seats), 2)
    scores = np.zeros((2, seats), np.int32)
    game.results(rows, scores, np.zeros(2, np.int64))
    with pytest.raises(IndexError):
        game.results(rows, scores, np.zeros(1, np.int64))


def test_checks_change_nothing_else():
    """Code as people play it, without checks, plays the same matches."""
    done = run([sys.executable, "-c", UNCHECKED], env={**os.environ, "NUMBA_BOUNDSCHECK": "0"})
    checked = hashlib.sha256(simulate("cave-in", **BATCH).rows.tobytes()).hexdigest()
    assert done.stdout.strip() == checked, done.stderr
