"""Compiled code with bounds checks: nothing reads or writes past the end of an array."""

import os
import subprocess
import sys

import pytest

from tunnelier.games import names

CODE = """
import sys
from tunnelier import BatchEnv, laws, simulate
from tunnelier.bots import search
from tunnelier.core.sight import Sight
from tunnelier.games import load
game = load(sys.argv[1])
for case in laws.cases(game):
    simulate(game, 100, case.seats, seed=11, options=case.options)
    env = BatchEnv(game, 8, case.seats, case.options, seed=11)
    for _ in range(100):
        env.step(env.random_actions())
    for moment, rows in enumerate(laws.walk(case, 5)):
        game.refusals(rows), game.result(rows)
        if moment % 25 == 0 and game.seat(rows) >= 0:
            sight = Sight.of(game, rows)
            search.search(sight, 100), search.look(sight)
            search.foresee(sight, sight.actions[0], 2)
"""


@pytest.mark.parametrize("name", names())
def test_nothing_leaves_its_arrays(name):
    """An index out of range raises in this lane."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, name],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
