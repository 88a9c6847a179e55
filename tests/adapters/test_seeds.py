"""A seed decides about everything that chance does in an environment, and nothing else does."""

import random

import numpy as np
import pytest

from tunnelier import BatchEnv
from tunnelier.adapters import gymnasium as gym
from tunnelier.adapters import pettingzoo as zoo
from tunnelier.adapters.single import SEEDS
from tunnelier.bots import bot
from tunnelier.core.sight import Sight

GAME, PLAYERS = "knockout-whist", 3
AWKWARD = (0, 2**32, 2**63 + 1, 2**64, 2**100)
"""Seeds of one word and of several."""


def agents(env, seed):
    """The bytes of the state all along a match of PettingZoo's."""
    env.reset(seed=seed)
    states = []
    while env.match.seat is not None:
        states.append(env.match.rows.tobytes())
        env.step(env.match.legal[0])
    return states


def seat(env, seed):
    """As `agents`, of one seat in Gymnasium."""
    _, info = env.reset(seed=seed)
    states, over = [env.match.rows.tobytes()], False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        states.append(env.match.rows.tobytes())
    return states


KINDS = [
    pytest.param(lambda: zoo.env(GAME, PLAYERS), agents, id="PettingZoo"),
    pytest.param(lambda: gym.make(GAME, PLAYERS, bots=("random",)), seat, id="Gymnasium"),
]


@pytest.mark.parametrize(("made", "played"), KINDS)
def test_a_seed_is_a_row_of_matches(made, played):
    """The matches after it too: each another one, and all the same again after the same seed."""
    env, twin = made(), made()
    row = [played(env, seed) for seed in (5, None, None)]
    assert row == [played(twin, seed) for seed in (5, None, None)]
    assert row == [played(env, seed) for seed in (5, None, None)]
    assert row[0] != row[1] != row[2] != row[0]


@pytest.mark.parametrize(("made", "played"), KINDS)
def test_every_seed_is_another_match(made, played):
    """However long it is."""
    env = made()
    matches = [played(env, seed) for seed in (*AWKWARD, *range(1, 9))]
    assert all(one != other for k, one in enumerate(matches) for other in matches[:k])


@pytest.mark.parametrize(("made", "played"), KINDS)
def test_without_a_seed_no_two_environments_play_alike(made, played):
    assert played(made(), None) != played(made(), None)


@pytest.mark.parametrize("made", [kind.values[0] for kind in KINDS])
def test_a_seed_that_cannot_be_is_refused(made):
    with pytest.raises((ValueError, gym.gymnasium.error.Error), match=r"-1|non-negative"):
        made().reset(seed=-1)


def batch_of(seed):
    """The match of a seed in a batch of one: NumPy's generator draws the seed of the batch."""
    return BatchEnv(GAME, 1, PLAYERS, seed=int(np.random.default_rng(seed).integers(SEEDS)))


@pytest.mark.parametrize("seed", AWKWARD)
def test_the_match_of_a_seed_is_one_of_a_batch(seed):
    env = zoo.env(GAME, PLAYERS)
    env.reset(seed=seed)
    assert env.match.rows.tobytes() == batch_of(seed).rows.tobytes()


def test_opponents_at_random_are_the_bot_of_that_name():
    """Answer by answer, though none is given anything to look at."""
    env = gym.make(GAME, PLAYERS, bots=("random",))
    _, info = env.reset(seed=9)
    begin, whim = (int(drawn) for drawn in np.random.default_rng(9).integers(SEEDS, size=2))
    batch, mine = batch_of(begin), random.Random(1)
    bots = {seat: bot("random", whim + seat) for seat in (1, 2)}
    over = False
    while not over:
        while batch.seat[0] in bots:
            words = bots[batch.seat[0]].choose(Sight.of(batch.game, batch.rows))
            batch.step([batch.game.actions.parse(words)])
        assert env.match.rows.tobytes() == batch.rows.tobytes()
        action = mine.choice(info["action_mask"].nonzero()[0].tolist())
        _, _, over, _, info = env.step(action)
        batch.step([action])
