"""The tree search: reproducible, within its budget, and right where right can be computed."""

import os
import sys
from fractions import Fraction

import numpy as np
import pytest

from tests.patience import run
from tunnelier import Match
from tunnelier.bots import Budget, bot, search
from tunnelier.core.agenda import CHANCE
from tunnelier.core.sight import Sight
from tunnelier.games import load


def sight_of(name, players=None, seed=1, moves=6):
    """What the seat to move sees some moves into a match, at a question with a choice."""
    match = Match(name, players, seed=seed)
    for k in range(moves):
        match.play(match.moves[k % len(match.moves)])
    while len(match.moves) == 1:
        match.play(match.moves[0])
    return match.sight()


@pytest.mark.parametrize("name", ["steam-tunnel", "channel-1987", "manhattan", "channel-1881"])
def test_the_same_seed_thinks_the_same(name):
    """Whatever the number of threads; another seed, other thoughts."""
    sight = sight_of(name)
    one, two, other = (
        search.search(sight, 300, seed=seed, trees=3, threads=threads)
        for seed, threads in ((5, 1), (5, 3), (6, 1))
    )
    assert one.visits.tolist() == two.visits.tolist()
    assert one.value.tolist() == two.value.tolist()
    assert one.visits.tolist() != other.visits.tolist()


def test_visits_are_simulations():
    """Each of them starts with one legal move; rewards are shares of victory."""
    thoughts = search.search(sight_of("steam-tunnel", 3), 200, search.Plan(even=2))
    assert thoughts.visits.sum() == thoughts.simulations <= 200
    assert thoughts.visits.min() >= 2
    assert 0 <= thoughts.value.min() <= thoughts.value.max() <= 1
    assert thoughts.outlook.sum() == pytest.approx(1, abs=0.2)


def test_a_tree_is_made_once_however_it_is_asked_for():
    """The same one compiled again would cost as much again."""
    game = load("cave-in")
    assert search.tree_of(game) is search.tree_of(game, False) is search.tree_of(game, plain=False)
    assert search.tree_of(game, by_mind=True) is search.tree_of(game, False, True)
    assert len({search.tree_of(game, *how) for how in ((), (True,), (False, True))}) == 3


def test_thinking_stops_in_time():
    """A limit in seconds is looked at between portions."""
    sight = sight_of("manhattan")
    assert search.search(sight, 10**6, seconds=0.0).simulations < 1000


def test_only_some_moves_can_be_thought_about():
    """Those of the sight: every simulation begins with one of them."""
    sight = sight_of("steam-tunnel")
    assert len(sight.actions) > 4
    two = sight._replace(actions=sight.actions[-2:])
    visits = search.search(two, 50).visits
    assert len(visits) == 2 and visits.min() > 0 and visits.sum() == 50


def exact(game, rows):
    """Every seat's share of victory if all know everything and play their best."""
    if rows[0].over:
        winners = game.result(rows)[1]
        return tuple(Fraction(seat in winners, len(winners)) for seat in range(rows[0].seats))
    seat = game.seat(rows)
    branches = []
    for action in game.legal(rows):
        ahead = rows.copy()
        game.step(ahead, action)
        branches.append(exact(game, ahead))
    if seat == CHANCE:
        odds = list(game.odds(rows).values())
        return tuple(
            sum(weight * branch[k] for weight, branch in zip(odds, branches, strict=True))
            / sum(odds)
            for k in range(rows[0].seats)
        )
    return max(branches, key=lambda shares: shares[seat])


def decided_endings(seeds):
    """Choices late in Cave-in with every lamp shown, and what each legal move is worth."""
    game = load("cave-in").ready()
    for seed in seeds:
        rng, rows = np.random.default_rng(seed), game.new(2)
        while not rows[0].over:
            legal = game.legal(rows)
            if game.seat(rows) >= 0 and len(legal) > 1 and rows[0].props <= 5:
                sight = Sight.of(game, rows)
                if all(player["lamp"] is not None for player in sight.view["players"][:2]):
                    branches = []
                    for action in legal:
                        ahead = rows.copy()
                        game.step(ahead, action)
                        branches.append(exact(game, ahead)[sight.seat])
                    yield sight, branches
            game.step(rows, int(rng.choice(legal)))


def test_a_decided_ending_is_played_right():
    """Where the best move can be computed the search finds it, and knows what it is worth."""
    endings = list(decided_endings(range(40)))
    assert len(endings) > 10
    for sight, values in endings:
        thoughts = search.search(sight, 3000, search.Plan(margin=0.0))
        assert values[thoughts.best] == max(values)
        assert thoughts.value[thoughts.best] == pytest.approx(float(max(values)), abs=0.1)


def test_thinking_stops_when_nothing_can_change():
    """A move that is ahead by more than what is left is played at once."""
    won_or_lost = next(
        sight
        for sight, values in decided_endings(range(40))
        if min(values) == 0 and max(values) == 1
    )
    assert search.search(won_or_lost, 20_000).simulations < 20_000


def test_stronger_bots_win():
    """Search beats greed, and greed beats chance, by far; seats swapped."""
    for strong, weak in (("search:100", "random"), ("greedy", "random")):
        won = 0
        for k in range(10):
            match = Match("steam-tunnel", seed=k // 2, answer_forced=True)
            players = [bot(strong, k), bot(weak, k)] if k % 2 else [bot(weak, k), bot(strong, k)]
            while not match.over:
                match.play(players[match.seat].choose(match.sight(), Budget()))
            won += (1 - k % 2) in match.winners
        assert won >= 7


LEFT_TO_COMPILE = """
from tunnelier.bots import functions_by_thumb
from tunnelier.core import jit
from tunnelier.games import load

game = load("cave-in")
print(game.functions, functions_by_thumb(game))
(jit.cache_folder(game.home) / jit.REHEARSED).touch()
print(functions_by_thumb(game))
"""


def test_only_what_is_still_to_be_compiled_is_counted(tmp_path):
    """At first the rules and the search; where the rules are there, the search alone."""
    env = {**os.environ, "TUNNELIER_JIT": "1", "TUNNELIER_CACHE": str(tmp_path)}
    told = run([sys.executable, "-c", LEFT_TO_COMPILE], env).stdout
    rules, both, search_alone = map(int, told.split())
    assert 0 < rules < both and search_alone == both - rules
