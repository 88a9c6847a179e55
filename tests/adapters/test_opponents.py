"""Opponents of many matches at once, and the paths of all seats."""

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="an extra: pip install 'tunnelier[research]'")

from tunnelier import BatchEnv
from tunnelier.adapters import gymnasium
from tunnelier.bots import Stumbled
from tunnelier.many.paths import Paths

COUNT = 6


class Last:
    """The last legal move, of many matches at once; it counts how often it is asked."""

    def __init__(self):
        self.asked = self.answers = 0

    def act(self, features, mask):
        assert len(features) == len(mask)
        self.asked, self.answers = self.asked + 1, self.answers + len(mask)
        return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


class LastAlone:
    """The same, one question at a time."""

    def choose(self, sight):
        return sight.moves[-1]


class First:
    def choose(self, sight):
        return sight.moves[0]


def run(opponents, steps=12, seat=0, seed=5):
    """What a learner that takes the first legal move sees and gets."""
    env = gymnasium.make_vec("cave-in", COUNT, players=3, opponents=opponents, seat=seat)
    seen, info = env.reset(seed=seed)
    told = [seen.tobytes()]
    for _ in range(steps):
        assert (info["seat"] == seat).all()
        seen, reward, done, _, info = env.step(info["action_mask"].argmax(axis=1))
        told += [seen.tobytes(), reward.tobytes(), done.tobytes(), info["rewards"].tobytes()]
    return told


@pytest.mark.parametrize("seat", [0, 2])
def test_a_policy_for_many_plays_as_a_bot_that_thinks_alike(seat):
    """Named, given as a class or an object, or asked for many matches at once."""
    policy = Last()
    ways = [policy, LastAlone, LastAlone(), f"{__name__}:LastAlone", [policy, policy]]
    assert len({tuple(run(each, seat=seat)) for each in ways}) == 1
    assert 2 * policy.asked < policy.answers


def test_of_a_pool_one_is_drawn_for_every_seat_of_every_match():
    """The same for the same seed, whoever was there before; and not always the same one."""
    pool = [First, Last(), "greedy", "random"]
    assert run(pool) == run(pool)
    assert run(pool) != run(pool, seed=6)
    env = gymnasium.make_vec("cave-in", 40, players=3, opponents=["greedy", First], seat=2)
    env.reset(seed=1)
    kinds = [type(each).__name__ for each in env.opponents._seated.values()]
    assert len(kinds) == 80 and 20 < kinds.count("GreedyBot") < 60


def test_the_next_match_of_a_slot_has_other_opponents():
    """One is drawn anew."""
    env = gymnasium.make_vec("cave-in", 2, players=2, opponents=["greedy", First], seat=1)
    _, info = env.reset(seed=1)
    kinds = set()
    for _ in range(60):
        kinds.add(type(env.opponents._seated[0, 0]).__name__)
        *_, info = env.step(info["action_mask"].argmax(axis=1))
    assert kinds == {"GreedyBot", "Guest"}


def test_what_is_no_opponent_is_said_at_once():
    for wrong, reason in [("oracle", "no bot 'oracle'"), ([], "at least one"), (3, "cannot play")]:
        with pytest.raises(ValueError, match=reason):
            gymnasium.make_vec("cave-in", 2, opponents=wrong)


def test_an_opponent_that_breaks_is_told():
    class Broken:
        def choose(self, sight):
            raise OSError("no network")

    env = gymnasium.make_vec("cave-in", 2, opponents=Broken, seat=1)
    with pytest.raises(Stumbled, match="no network"):
        env.reset(seed=1)


def test_paths_are_what_the_seats_saw_answered_and_got():
    """Gathered step by step; their answers, played again, are the same matches."""
    env = BatchEnv("cave-in", count=3, players=3, seed=4)
    paths, noted, ended = Paths(env), {}, []
    for _ in range(40):
        actions = env.random_actions()
        for slot, (number, seat) in enumerate(zip(env.numbers, env.seat, strict=True)):
            line = env.features[slot].tobytes(), env.mask[slot].tobytes(), int(actions[slot])
            noted.setdefault((int(number), int(seat)), []).append(line)
        for path in paths.step(actions):
            slot = path.number % 3
            assert path.reward == env.reward[slot, path.seat] and env.done[slot]
            ended.append(path)
    assert len(ended) > 20
    for path in ended:
        lines = zip(path.features, path.mask, path.actions, strict=True)
        told = [(seen.tobytes(), mask.tobytes(), int(action)) for seen, mask, action in lines]
        assert told == noted.get((path.number, path.seat), [])
    numbers = {path.number for path in ended}
    for number in numbers:
        mine = [path for path in ended if path.number == number]
        assert [path.seat for path in mine] == [0, 1, 2]
        assert np.isclose(sum(path.reward for path in mine), 0)


def test_paths_need_features():
    with pytest.raises(ValueError, match="make the environment with them"):
        Paths(BatchEnv("cave-in", count=1, features=False))
