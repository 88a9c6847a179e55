"""Positions that people give: what cannot be is refused, what is accepted can be played.

The whole of it is `python -m tests.games.mutants GAME`, a hundred thousand positions of a game. A
few hundred show that it still runs, and what a new field breaks.
"""

import json
import sys

import pytest

from tests import often
from tests.games.mutants import GAMES, game_of, origins
from tests.patience import run
from tunnelier.core import position

POSITIONS = 300
LOOKED_AT = 150


@pytest.mark.parametrize("name", GAMES)
def test_states_of_matches_are_accepted(name):
    """With all seats and options: some of each match."""
    game = game_of(name)
    states = origins(game, 1)
    for row in states[:: max(1, len(states) // often(LOOKED_AT))]:
        assert position.checked(game, row).tobytes() == row.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_other_positions_are_refused_or_played(name):
    """In processes that may die; both happens, and nothing else."""
    command = [sys.executable, "-m", "tests.games.mutants", name]
    done = run([*command, "--positions", str(often(POSITIONS)), "--seed", "7"])
    found = json.loads(done.stdout.splitlines()[-1])
    assert done.returncode == 0 and set(found) == {"refused", "played"}, done.stdout
    assert found["refused"] > found["played"] > often(POSITIONS) / 30
