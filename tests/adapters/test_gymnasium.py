"""Gymnasium sees the same games as the engine plays."""

import copy

import numpy as np
import pytest

from tunnelier.bots import bot
from tunnelier.games import load, meta, names

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from tunnelier.adapters import gymnasium as ours

SHORT = {"manhattan": {"turn_limit": "50"}}


def played(env, seed, sample=None):
    """A whole episode of random legal answers: what was given at every step."""
    given = [env.reset(seed=seed)]
    rng = np.random.default_rng(seed)
    while True:
        legal = np.flatnonzero(given[-1][-1]["action_mask"])
        given.append(env.step(rng.choice(legal)))
        if given[-1][2]:
            return given


@pytest.mark.parametrize("name", names())
def test_gymnasiums_own_checks_pass(name):
    """It answers with any move, legal or not."""
    made = gymnasium.make(ours.identifier(name), bots=("random",))
    check_env(made.unwrapped)
    for mode in ours.RENDER_MODES:
        shown = gymnasium.make(ours.identifier(name), bots=("random",), render_mode=mode)
        shown.reset(seed=1)
        told = shown.render()
        assert told is None if mode == "human" else len(told) > 20
    assert shown.unwrapped.match.game is load(name)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, meta(name).seats[-1]) for name in names()], ids=str
)
def test_an_episode_is_a_match_of_one_seat(name, seats):
    """Asked again and again until it ends; others answer for themselves; the end pays."""
    env = ours.make(name, seats, seat=seats - 1, bots=("random",), options=SHORT.get(name))
    steps = played(env, seed=5)
    for observation, info in [steps[0], *((step[0], step[-1]) for step in steps[1:-1])]:
        assert env.observation_space.contains(observation)
        assert info["action_mask"].any()
        assert observation[:seats].tolist() == [0] * (seats - 1) + [1]
    assert [step[1] for step in steps[1:-1]] == [0] * (len(steps) - 2)
    _, reward, terminated, truncated, info = steps[-1]
    assert terminated and not truncated and not info["action_mask"].any()
    _, winners = load(name).result(env.match.rows)
    assert (reward > 0) == (seats - 1 in winners and len(winners) < seats)
    with pytest.raises(ValueError, match="the match is over"):
        env.step(0)


def test_the_same_seed_gives_the_same_episode():
    """Bots, chance and all; another seed another one."""
    env = ours.make("cave-in", 3, bots=("greedy", "random"))
    one, two, other = (played(env, seed) for seed in (3, 3, 4))
    assert [step[0].tolist() for step in one] == [step[0].tolist() for step in two]
    assert [step[0].tolist() for step in one] != [step[0].tolist() for step in other]
    env.reset(seed=3)
    first = env.reset()[0].tolist()
    env.reset(seed=3)
    assert env.reset()[0].tolist() == first


def test_a_copy_meets_the_same_opponents():
    """In the middle of a match, with what is drawn ahead for them; and on its own way."""
    env = ours.make("knockout-whist", 3, seat=1, bots=("random",))
    _, info = env.reset(seed=3)
    env.step(int(info["action_mask"].argmax()))
    twin = copy.deepcopy(env)
    met = [[], []]
    for each, seen in zip((env, twin), met, strict=True):
        over = False
        while not over:
            told, _, over, *_ = each.step(int(each.match.mask(1).argmax()))
            seen.append(told.tobytes())
    assert met[0] == met[1] and len(met[0]) > 5


def test_bots_sit_down_in_turn():
    """By name, or your own."""

    class Counting:
        name = "counting"

        def __init__(self):
            self.seats = []

        def choose(self, sight, budget=None):
            self.seats.append(sight.seat)
            return sight.moves[0]

    one, two = Counting(), Counting()
    env = ours.make("cave-in", 4, seat=1, bots=(one, two))
    played(env, seed=1)
    assert set(one.seats) == {0, 3} and set(two.seats) == {2}


def test_an_illegal_answer_loses_or_is_refused():
    """As chosen."""
    env = ours.make("steam-tunnel", bots=("random",))
    observation, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    words = load("steam-tunnel").actions.text(wrong)
    after, reward, terminated, _, told = env.step(wrong)
    assert (reward, terminated) == (-1, True) and words in told["illegal"]
    assert (after == observation).all()
    strict = ours.make("steam-tunnel", bots=("random",), illegal="raise")
    strict.reset(seed=1)
    before = strict.match.rows.tobytes()
    with pytest.raises(ValueError, match=f"'{words}' is not legal"):
        strict.step(wrong)
    assert strict.match.rows.tobytes() == before


@pytest.mark.parametrize("opponents", [ours.SELF, "random"])
@pytest.mark.parametrize("name", names())
def test_many_matches_go_on_for_ever(name, opponents):
    """Observations, masks and rewards are in their place; matches end, and the next begin."""
    env = ours.make_vec(name, 8, options=SHORT.get(name), opponents=opponents, threads=2)
    game, count = load(name), 8
    observations, info = env.reset(seed=2)
    rng, ended, steps = np.random.default_rng(0), 0, 0
    while ended < 4:
        steps += 1
        assert env.observation_space.contains(observations)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seats = info["seat"]
        assert opponents == ours.SELF or (seats == 0).all()
        observations, reward, terminated, truncated, info = env.step(actions)
        assert (observations == env.batch.layout.of(env.batch.rows, info["seat"])).all()
        assert (reward == info["rewards"][np.arange(count), seats]).all()
        assert not reward[~terminated].any() and not truncated.any()
        assert ("final_obs" in info) == terminated.any()
        for slot in np.flatnonzero(terminated):
            ended += 1
            assert info["_final_obs"][slot]
            rows = env.batch.finished[slot : slot + 1]
            last = game.features(env.batch.players).of(rows, int(seats[slot]))[0]
            assert (info["final_obs"][slot] == last).all()
            assert info["rewards"][slot].sum() == pytest.approx(0, abs=1e-6)
    env.close()


def test_what_is_seen_can_be_told_with_the_viewer_first():
    """By one seat and by many matches, in self-play and against others."""
    layout = load("cave-in").one_hot_features
    env = ours.make("cave-in", 3, seat=1, bots=("random",), layout="viewer")
    seen, _ = env.reset(seed=1)
    assert (seen == layout.of(env.match.rows, 1)[0]).all()
    for opponents in (ours.SELF, "random"):
        many = ours.make_vec("cave-in", 3, 2, opponents=opponents, layout="viewer")
        seen, info = many.reset(seed=1)
        assert (seen == layout.of(many.batch.rows, info["seat"])).all()
    with pytest.raises(ValueError, match="no layout 'upside-down'; choose one of: table, viewer"):
        ours.make("cave-in", layout="upside-down")


def test_many_matches_have_one_seed():
    """The same steps for the same seed."""
    told = []
    for _ in range(2):
        env = ours.make_vec("cave-in", 5, opponents="random", seat=1)
        _, info = env.reset(seed=6)
        for _ in range(20):
            observations, *_, info = env.step(info["action_mask"].argmax(axis=1))
            told.append(observations.tobytes())
    assert told[:20] == told[20:]


def test_gymnasium_knows_the_games_by_name():
    """One seat or many matches."""
    assert ours.identifier("steam-tunnel") == "tunnelier/SteamTunnel-v2"
    assert ours.identifier("channel-1987") == "tunnelier/Channel1987-v1"
    assert gymnasium.make("tunnelier/CaveIn-v1", players=3, seat=2).unwrapped.seat == 2
    many = gymnasium.make_vec("tunnelier/CaveIn-v1", num_envs=3, players=3)
    assert many.unwrapped.batch.count == 3


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seat": 2}, "there is no seat 2; choose one of: 0, 1"),
        ({"bots": ()}, "at least one bot"),
        ({"bots": ("deep-thought",)}, "there is no bot 'deep-thought'"),
        ({"illegal": "shrug"}, "choose one of: lose, raise"),
        ({"render_mode": "hologram"}, "there is no render mode 'hologram'"),
    ],
)
def test_what_cannot_be_is_refused(arguments, reason):
    """In words."""
    with pytest.raises(ValueError, match=reason):
        ours.make("cave-in", **arguments)


def test_opponents_that_cannot_be_are_refused():
    """In words."""
    with pytest.raises(ValueError, match="there is no bot 'ghosts'"):
        ours.make_vec("cave-in", 2, opponents="ghosts")


def test_bots_are_ours():
    """The default is quick: it looks one turn ahead."""
    assert ours.make("cave-in").bots == (bot("greedy").name,)
