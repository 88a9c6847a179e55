"""Networks inside the bots: the compiled look is the network, and a search goes by it."""

import shutil
import warnings
from itertools import product

import numpy as np
import pytest

from tests.bots.network import Network, any_weights
from tunnelier import Match
from tunnelier.bots import LEVELS, bot, mind, search
from tunnelier.bots.players import PolicyBot
from tunnelier.games import load, names

LEARNED = ["steam-tunnel", "channel-1987", "manhattan", "channel-1881"]


def questions(game, players, seed, most=40):
    """What seats see at the choices of a random match."""
    match, rng = Match(game, players, seed=seed), np.random.default_rng(seed)
    while not match.over and most:
        sight = match.sight()
        if len(sight.actions) > 1:
            most -= 1
            yield sight
        match.play(match.moves[rng.integers(len(match.moves))])


def by_numpy(game, weights, sight):
    """Shares of liking, and shares of victory by seat, worked out from the whole vector."""
    vector = game.viewer_features.of(sight.rows, sight.seat)[0]
    liking, results = Network(game, weights).look(vector)
    liking = np.exp(liking[list(sight.actions)] - liking[list(sight.actions)].max())
    seats = int(sight.row.seats)
    hopes = np.clip((results[:seats] * (seats - 1) + 1) / seats, 0, 1)
    hopes = hopes / hopes.sum() if hopes.sum() else np.full(seats, 1 / seats)
    return liking / liking.sum(), np.roll(hopes, sight.seat)


@pytest.mark.parametrize("name", [*LEARNED, "cave-in"])
def test_the_compiled_look_says_what_the_network_says(name):
    """At every number of seats, of what is secret too; of networks too that tell only of sums."""
    game = load(name)
    weights = any_weights(game)
    first = {key: weight for key, weight in weights.items() if ".most." not in key}
    for players, kept in product(game.meta.seats, (weights, first)):
        compiled = mind.mind_of(game, kept, players)
        for sight in questions(game, players, seed=players, most=20):
            liked, hopes = mind.likings(game, compiled, sight.rows, sight.seat, sight.actions)
            liked_too, hopes_too = by_numpy(game, kept, sight)
            np.testing.assert_allclose(liked, liked_too, atol=2e-4)
            np.testing.assert_allclose(hopes, hopes_too, atol=2e-4)


def test_a_look_at_the_truth_sees_no_more_than_a_view():
    """Whoever searches looks at imagined rows: what a seat cannot see in them changes nothing."""
    game = load("channel-1987")
    compiled = mind.mind_of(game, any_weights(game), 2)
    match, rng = Match(game, seed=4), np.random.default_rng(4)
    for _ in range(60):
        sight = match.sight()
        truth = mind.likings(
            game, compiled, match.rows_at(len(match.log)), sight.seat, sight.actions
        )
        view = mind.likings(game, compiled, sight.rows, sight.seat, sight.actions)
        np.testing.assert_array_equal(truth[0], view[0])
        np.testing.assert_array_equal(truth[1], view[1])
        match.play(match.moves[rng.integers(len(match.moves))])


@pytest.mark.parametrize("name", LEARNED)
def test_every_game_comes_with_a_network(name):
    """That fits its rules and cards, and is small."""
    game = load(name)
    file = mind.weights_file(game)
    assert mind.learned(game, game.meta.seats[0]) is not None
    assert [file] == list(file.parent.iterdir())
    assert file.stat().st_size < 4_000_000


@pytest.mark.parametrize("name", LEARNED)
def test_a_search_with_a_network_is_reproducible(name):
    """Whatever the number of threads; every simulation is a visit."""
    game = load(name)
    sight = next(questions(game, game.meta.seats[0], seed=3))
    learned = mind.learned(game, int(sight.row.seats))
    one, two, other = (
        search.search(sight, 96, seed=seed, trees=3, threads=threads, mind=learned)
        for seed, threads in ((5, 1), (5, 3), (6, 1))
    )
    assert one.visits.tolist() == two.visits.tolist()
    assert one.value.tolist() == two.value.tolist()
    assert one.value.tolist() != other.value.tolist()
    assert one.visits.sum() == one.simulations
    assert 0 <= one.value.min() <= one.value.max() <= 1


@pytest.mark.slow
def test_a_search_tries_first_what_the_network_likes():
    """And the policy plays it."""
    game = load("cave-in")
    sight = next(questions(game, 2, seed=1))
    weights = any_weights(game)
    favourite = sight.actions[-1]
    weights["moves.bias"][favourite] += 20
    mad = mind.mind_of(game, weights, 2)
    thoughts = search.search(sight, 40, search.BY_MIND._replace(trust=1.0, explore=5.0), mind=mad)
    assert thoughts.best == len(sight.actions) - 1
    assert PolicyBot("mad", 0, weights).choose(sight) == sight.moves[-1]


def test_what_nobody_learned_is_played_by_the_rule_of_thumb():
    """As tiger plays it, and as greedy does."""
    game = load("cave-in")
    assert mind.learned(game, 2) is None
    sight = next(questions(game, 2, seed=2))
    assert bot("master", 3).choose(sight) == bot("tiger", 3).choose(sight)
    assert bot("policy", 3).choose(sight) == bot("greedy", 3).choose(sight)


def test_weights_of_other_rules_are_refused_in_a_sentence(tmp_path, monkeypatch):
    """Once, and bots go on without them."""
    game = load("steam-tunnel")
    there = mind.weights_file(game)
    shutil.copy(there, tmp_path / "0123456789abcdef.npz")
    monkeypatch.setattr(mind, "weights_file", lambda game: tmp_path / there.name)
    mind.learned.cache_clear()
    try:
        with pytest.warns(UserWarning, match=r"Steam Tunnel: .* other rules or cards than these"):
            assert mind.learned(game, 2) is None
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert mind.learned(game, 2) is None
    finally:
        mind.learned.cache_clear()


def test_weights_are_kept_instead_of_others(tmp_path, monkeypatch):
    """In half precision, which changes likings by little."""
    game = load("cave-in")
    monkeypatch.setattr(mind, "weights_file", lambda game: tmp_path / "weights" / "now.npz")
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "before.npz").touch()
    weights = any_weights(game)
    kept = mind.keep(game, weights)
    assert list(kept.parent.iterdir()) == [kept]
    mind.learned.cache_clear()
    try:
        sight = next(questions(game, 2, seed=2))
        liked = [
            mind.likings(game, each, sight.rows, sight.seat, sight.actions)[0]
            for each in (mind.learned(game, 2), mind.mind_of(game, weights, 2))
        ]
        np.testing.assert_allclose(*liked, atol=0.01)
    finally:
        mind.learned.cache_clear()


def test_widths_that_sums_cannot_be_made_of_are_refused():
    game = load("cave-in")
    with pytest.raises(ValueError, match="multiples of 4"):
        mind.mind_of(game, any_weights(game, width=6), 2)


@pytest.mark.parametrize("name", names())
def test_fingerprints_tell_games_apart(name):
    others = {mind.fingerprint_of(load(other)) for other in names() if other != name}
    assert mind.fingerprint_of(load(name)) not in others


def test_master_is_the_highest_level():
    assert list(LEVELS)[-1] == "master"
    assert bot("master").learned and bot("search:50:learned").learned
