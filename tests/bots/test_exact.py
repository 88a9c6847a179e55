"""Small games solved: the tree is the game's, and the numbers are OpenSpiel's."""

import numpy as np
import pytest

from tests.docs.coverage import ROOT
from tunnelier.core.agenda import CHANCE
from tunnelier.games import load
from tunnelier.many.tree import Tree
from tunnelier.play.exact import best_responses, exploitability, of_bot, solve, uniform, values

MISER = str(ROOT / "examples" / "bots" / "miser.py")


@pytest.fixture(scope="module")
def tree():
    return Tree.of("cave-in", players=2)


def test_the_tree_is_the_games(tree):
    """Walked down by the rules, over and over: who is asked, how many answers, odds, the end."""
    game, rng = load("cave-in"), np.random.default_rng(1)
    for _ in range(40):
        rows, node = game.new(2), 0
        while not rows[0].over:
            seat, legal = game.seat(rows), game.legal(rows)
            assert (tree.mover[node], tree.count[node]) == (seat, len(legal))
            children = slice(tree.first[node], tree.first[node] + tree.count[node])
            if seat == CHANCE:
                ways = np.array(list(game.odds(rows).values()))
                assert np.allclose(tree.odds[children], ways / ways.sum())
            else:
                assert (tree.odds[children] == 1).all()
                sight = tree.sight(tree.state[node])
                assert sight.row.tobytes() == game.observe(rows, seat).tobytes()
            k = int(rng.integers(len(legal)))
            game.step(rows, legal[k])
            node = int(tree.first[node]) + k
        winners = game.result(rows)[1]
        assert tree.count[node] == 0
        assert {seat for seat in (0, 1) if tree.payoff[node, seat] > 0} == set(winners) or (
            len(winners) == 2 and not tree.payoff[node].any()
        )


def test_strategies_are_shares(tree):
    """At every information state, of whomever."""
    for strategy in (uniform(tree), solve(tree, 3), of_bot(tree, MISER)):
        assert np.allclose(np.add.reduceat(strategy, tree.place[:-1]), 1)


def test_an_equilibrium_is_found(tree):
    """Nobody gains by leaving it; the first seat loses three times of seven more than it wins."""
    equilibrium = solve(tree, 500)
    assert 0 <= exploitability(tree, equilibrium) < 2e-4
    assert values(tree, equilibrium) == pytest.approx([-3 / 7, 3 / 7], abs=2e-4)
    assert exploitability(tree, solve(tree, 5)) > exploitability(tree, solve(tree, 50))


def test_bots_are_held_against_perfect_play(tree):
    """None is perfect, and whoever answers best gets at least what it gets anyway."""
    for name in ("random", MISER):
        strategy = of_bot(tree, name)
        assert exploitability(tree, strategy) > 0.5
        assert (best_responses(tree, strategy) >= values(tree, strategy)).all()
    assert (of_bot(tree, "random") == uniform(tree)).all()


def test_a_bot_that_draws_is_asked_several_times(tree):
    """As often as it answers so."""

    class Coin:
        def __init__(self, seed):
            self.seed = seed

        def choose(self, sight):
            return sight.moves[self.seed % 2 and -1]

    assert set(np.unique(of_bot(tree, Coin, seeds=4))) == {0, 0.5, 1}


def test_a_large_game_is_refused():
    with pytest.raises(ValueError, match="too large to be solved: it has more than 1,000"):
        Tree.of("cave-in", most=1000)


@pytest.mark.slow
def test_the_numbers_are_openspiels(tree):
    """Of its CFR+ and its best responses in Python, at the same information states."""
    pytest.importorskip("pyspiel", reason="an extra: pip install 'tunnelier[research]'")
    from open_spiel.python.algorithms import cfr
    from open_spiel.python.algorithms import exploitability as theirs

    from tunnelier.adapters import openspiel

    game = openspiel.load("cave-in", 2)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert len(policy.states) == len(tree.asked)
    found = theirs.exploitability(game, policy)
    assert exploitability(tree, solve(tree, 2)) == pytest.approx(found, abs=1e-9)
