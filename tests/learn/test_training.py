"""Trainings: the same interrupted as not, on any table, and something is learned."""

from types import SimpleNamespace

import numpy as np
import pytest

from tests.bots.network import Network
from tunnelier.core.encoding.entities import Group
from tunnelier.games import load, names
from tunnelier.learn.checkpoint import FILE, read
from tunnelier.learn.ladder import Ladder, duel
from tunnelier.learn.settings import Settings

torch = pytest.importorskip("torch")

pytestmark = pytest.mark.torch

SMALL = Settings.on("cpu").but(
    count=32, length=8, updates=3, stagger=8, width=16, horizon=4000, seed=5
)


@pytest.fixture(autouse=True)
def one_thread():
    """Tests share their cores."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def train(*args, **more):
    from tunnelier.learn.train import train

    return train(load("cave-in"), *args, **more)


def same(one, other):
    """Whether two checkpoints are the same to the last bit."""
    parts = ("weights", "means", "squares")
    return (one.legs, one.steps, one.taken) == (other.legs, other.steps, other.taken) and all(
        (getattr(one, part)[name] == array).all()
        for part in parts
        for name, array in getattr(other, part).items()
    )


def test_going_on_is_the_same_as_not_stopping(tmp_path):
    """To the last bit: weights, what the optimiser remembers, and what is played."""
    whole = train(tmp_path / "whole", SMALL, legs=3)
    train(tmp_path / "parts", SMALL, legs=1)
    kept = read(tmp_path / "parts" / FILE)
    assert not same(kept, whole)
    parts = train(tmp_path / "parts", Settings.read(kept.settings), legs=2, resume=kept)
    assert same(parts, whole)
    assert same(read(tmp_path / "parts" / FILE), whole)
    told = [
        {k: v for k, v in line.items() if k not in ("rate", "seconds")} for line in parts.curves
    ]
    assert told == [
        {k: v for k, v in line.items() if k not in ("rate", "seconds")} for line in whole.curves
    ]
    other = train(tmp_path / "other", SMALL.but(seed=6), legs=3)
    assert not same(other, whole)


def test_minutes_end_a_training_after_a_whole_leg(tmp_path):
    done = train(tmp_path, SMALL, minutes=1e-6)
    assert done.legs == 1
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")


def test_minutes_count_from_the_first_update_on(tmp_path, monkeypatch):
    """That one compiles for ten minutes; the others last ten seconds each, and a leg is three."""
    from tunnelier.learn import ppo
    from tunnelier.learn import train as training

    now = [0.0]
    learn = ppo.Learner.learn

    def learn_slowly(self, steps):
        now[0] += 10 if now[0] else 600
        return learn(self, steps)

    monkeypatch.setattr(ppo.Learner, "learn", learn_slowly)
    monkeypatch.setattr(training, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    assert train(tmp_path, SMALL, minutes=2).legs == 4


@pytest.mark.parametrize("name", names())
def test_tables_have_every_number_of_seats_and_every_option(name):
    """The smallest most often; an option that is chosen is the same everywhere."""
    from tunnelier.learn.tables import mix

    game = load(name)
    rows = mix(game, {})
    counts = {int(seats): int((rows["seats"] == seats).sum()) for seats in game.meta.seats}
    assert min(counts.values()) > 0
    assert counts[game.meta.seats[0]] >= max(counts.values())
    for option in game.meta.options:
        assert set(rows[option.column]) == set(range(len(option.choices)))
        chosen = mix(game, {option.name: list(option.choices)[-1]})
        assert set(chosen[option.column]) == {len(option.choices) - 1}


def test_values_turn_to_seats_and_back():
    from tunnelier.learn.play import by_place, by_seat

    seat, seats = torch.tensor([0, 1, 2]), torch.tensor([2, 2, 3])
    places = torch.tensor([[1.0, 2.0, 0.0], [1.0, 2.0, 0.0], [1.0, 2.0, 3.0]])
    told = by_seat(places, seat, seats)
    assert told.tolist() == [[1, 2, 0], [2, 1, 0], [2, 3, 1]]
    assert (by_place(told, seat, seats) == places).all()


def test_advantages_are_of_every_seat_and_end_with_the_match():
    """Worked out by hand: two steps, then the next match."""
    from tunnelier.learn.ppo import advantages

    class Played:
        length = 3
        value = torch.tensor([[[0.5, -0.5]], [[0.2, -0.2]], [[0.1, -0.1]], [[0.3, -0.3]]])
        reward = torch.tensor([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]])
        done = torch.tensor([[False], [True], [False]])

    ahead = advantages(Played, trace=0.5)[:, 0, 0].tolist()
    np.testing.assert_allclose(ahead, [0.2 - 0.5 + 0.5 * 0.8, 0.8, 0.2], rtol=1e-6)


@pytest.mark.parametrize("name", ["cave-in", "steam-tunnel"])
def test_numpy_and_pytorch_say_the_same(name):
    """With eyes for the things of a game, and without."""
    from tunnelier.learn.net import Net, weights_of

    torch.manual_seed(1)
    game = load(name)
    sizes = game.viewer_features.size, game.actions.seat_moves, game.viewer_features.seats
    net = Net(*sizes, 16, 2, game.viewer_features.groups, 8)
    for weight in net.parameters():
        torch.nn.init.normal_(weight, 0, 0.2)
    vector = np.random.default_rng(1).random(game.viewer_features.size, np.float32)
    liking, values = Network(game, weights_of(net)).look(vector)
    with torch.no_grad():
        theirs = net(torch.from_numpy(vector)[None])
    np.testing.assert_allclose(liking, theirs[0][0].numpy(), rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(values, theirs[1][0].numpy(), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("groups", [(), (Group(3, 2, 3, (0, 3)),)])
def test_zeros_at_the_end_change_nothing(groups):
    from tunnelier.learn.net import Net

    net = Net(10, 5, 2, 16, 1, groups, 4)
    seen = torch.rand(3, 10)
    wide = torch.cat((seen, torch.zeros(3, 6)), -1)
    for one, other in zip(net(seen), net(wide), strict=True):
        torch.testing.assert_close(one, other)


def test_things_are_seen_with_the_same_eyes():
    """Two things change places: so does the liking for the moves about them, and nothing else."""
    from tunnelier.learn.net import Net

    net = Net(9, 5, 2, 16, 1, (Group(3, 2, 3, (1,)),), 4)
    for weight in net.eyes.parameters():
        torch.nn.init.normal_(weight)
    seen = torch.rand(1, 9)
    turned = seen[:, [0, 1, 2, 6, 7, 8, 3, 4, 5]]
    with torch.no_grad():
        net.moves.weight.zero_()
        (liking, value), (other, same) = net(seen), net(turned)
    torch.testing.assert_close(other, liking[:, [0, 2, 1, 3, 4]])
    torch.testing.assert_close(same, value)
    assert abs(float(liking[0, 1] - liking[0, 2])) > 1e-3


def test_a_network_that_told_only_of_sums_goes_on_as_it_is():
    """Its eyes tell nothing of the most that they see, until they learn to."""
    from tunnelier.learn.net import Net, memory_of, put_memory, put_weights, weights_of

    before, after = (Net(9, 5, 2, 16, 1, (Group(3, 2, 3, (1,)),), 4) for _ in range(2))
    kept = {name: w for name, w in weights_of(before).items() if ".most." not in name}
    for weight in after.eyes.parameters():
        torch.nn.init.normal_(weight)
    put_weights(after, kept)
    seen = torch.rand(3, 9)
    for one, other in zip(before(seen), after(seen), strict=True):
        torch.testing.assert_close(one, other)
    optimiser = torch.optim.Adam(after.parameters(), 1e-3)
    put_memory(after, optimiser, kept, kept, 7)
    assert memory_of(after, optimiser)[0].keys() == kept.keys()
    after(seen)[1].square().sum().backward()
    optimiser.step()
    means, _, taken = memory_of(after, optimiser)
    assert means.keys() == weights_of(after).keys()
    assert (taken, bool(after.eyes[0].most.weight.any())) == (8, True)


def test_a_short_training_beats_random_play(tmp_path):
    """Cave-in, half a minute on one core; at two seats, seats changed."""
    settings = Settings.on("cpu").but(updates=40, horizon=500_000)
    done = train(tmp_path, settings, legs=3)
    won = duel("cave-in", done.weights, "random", range(100))
    assert sum(won) / len(won) > 0.8
    assert done.curves[-1]["explained"] > 0.3


def test_a_ladder_is_played_on_other_cores(tmp_path):
    """Rungs are told as they come, and drawn."""
    ladder = Ladder("cave-in", pairs=2, workers=1)
    told = []
    try:
        done = train(tmp_path, SMALL, legs=2, ladder=ladder, every=0.0, tell=told.append)
    finally:
        ladder.close()
    rungs = [line for line in told if "against" in line]
    assert {line["against"] for line in rungs} == {"engineer", "tiger"}
    assert all(
        line["matches"] == 4 and line["low"] <= line["won"] <= line["high"] for line in rungs
    )
    assert done.curves == told
    assert read(tmp_path / FILE).curves == json_like(told)


def json_like(lines):
    """As it comes back from a file."""
    import json

    return json.loads(json.dumps(lines))
