"""Search, environments and refusals leave no array: as plain Python, NumPy checks every index.

Rules themselves play whole matches with bounds checks in tests/contract/test_bounds.py.
"""

from itertools import islice

import pytest

from tunnelier import BatchEnv, laws
from tunnelier.bots import search
from tunnelier.core.jit import COMPILED
from tunnelier.core.sight import Sight
from tunnelier.games import load, names

pytestmark = pytest.mark.skipif(COMPILED, reason="machine code checks no index: make fast")

STATES = 60
"""Refusals are asked of so many states of a match: each asks for every move of the game."""
THOUGHTS = 8
"""A tree has room for as many nodes as simulations: a small one fills its arrays like a large."""


def table(name):
    """The largest table of a game: its arrays are filled to the last seat."""
    game = load(name)
    return laws.Case(game, game.meta.seats[-1], game.meta.check_options({}))


@pytest.mark.parametrize("name", names())
def test_refusals_and_results(name):
    case = table(name)
    for rows in islice(laws.walk(case, 5), STATES):
        case.game.refusals(rows), case.game.result(rows)


@pytest.mark.parametrize("name", names())
def test_search(name):
    """A tree to its last node, a glance at some moves, a match played on to its end."""
    case = table(name)
    states = [rows.copy() for rows in islice(laws.walk(case, 5), STATES)]
    asked = [rows for rows in states if case.game.seat(rows) >= 0]
    for rows in (asked[0], asked[len(asked) // 2]):
        search.search(Sight.of(case.game, rows), THOUGHTS, search.Plan(cut=3))
    few = min(asked, key=lambda rows: len(case.game.legal(rows)))
    sight = Sight.of(case.game, few)
    search.look(sight)
    search.foresee(sight, sight.actions[0], 1)


@pytest.mark.parametrize("name", names())
def test_environments(name):
    """Matches side by side, and all their numbers."""
    case = table(name)
    env = BatchEnv(case.game, 2, case.seats, case.options, seed=11)
    for _ in range(20):
        env.step(env.random_actions())
