"""Nothing reads or writes past the end of an array: where machine code does not look, these do.

Whole matches in compiled code with bounds checks: rules, their tables and scores, a hundred random
matches of every case. What stands on top of them (search, environments, vectors of numbers) goes
through its arrays by moves, seats and nodes, however a match stands: tests/core/test_indexes.py
runs it as plain Python, where NumPy checks every index, and nothing of it is compiled once more.
"""

import os
import sys

import pytest

from tests.patience import run
from tunnelier.games import names

CODE = """
import sys
import numpy as np
from tunnelier import laws
from tunnelier.games import load
game = load(sys.argv[1])
game._ready = True  # nothing is compiled but what is called here
for case in laws.cases(game):
    rows = np.repeat(game.new(case.seats, case.options), 100)
    scores, winners = np.zeros((100, case.seats), np.int32), np.zeros(100, np.int64)
    game.play_out(rows, 0, 11, np.zeros(2, np.int64))
    game.results(rows, scores, winners)
try:
    game.results(rows, scores[:1], winners)
except IndexError:
    print("indexes are checked")
"""


@pytest.mark.parametrize("name", names())
def test_nothing_leaves_its_arrays(name):
    """An index out of range raises in this lane, and the last one is."""
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = run([sys.executable, "-c", CODE, name], env=checked)
    assert done.stdout == "indexes are checked\n", done.stderr
