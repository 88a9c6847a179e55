"""Compiled code with bounds checking: no rule reads or writes past the end of an array."""

import os
import subprocess
import sys

import pytest

from tunnelier.games import names

CODE = """
import sys
from tunnelier import laws, simulate
from tunnelier.games import load
game = load(sys.argv[1])
for case in laws.cases(game):
    simulate(game, 100, case.seats, seed=11, options=case.options)
    for rows in laws.walk(case, 5):
        game.refusals(rows), game.result(rows)
"""


@pytest.mark.parametrize("name", names())
def test_no_rule_leaves_its_arrays(name):
    """An index out of range raises in this lane."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, name],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
