"""Tables of a training on a card are those on the processor."""

import numpy as np
import pytest

from tunnelier.games import load, names

from .test_cuda import needs_card

torch = pytest.importorskip("torch")

pytestmark = pytest.mark.torch


@needs_card
@pytest.mark.parametrize("name", names())
def test_tables_are_the_same_on_both(name):
    """Of every number of seats; what is seen differs by the rounding of half precision alone."""
    from tunnelier.learn.tables import mix, tables_on

    game = load(name)
    start = mix(game, {})
    here, there = (tables_on(device, game, start, 300, 7) for device in ("cpu", "cuda"))
    seen, half = here.room(1)[0], there.room(1)[0]
    rng = np.random.default_rng(1)
    for tables in (here, there):
        tables.begin(leg=2)
    for number in range(60):
        for array in ("seat", "mask", "reward", "done", "seats"):
            assert (getattr(here, array) == getattr(there, array).cpu()).all(), array
        if number % 10 == 0:
            here.look(seen)
            there.look(half)
            told, zeros = half.cpu().split([seen.shape[1], half.shape[1] - seen.shape[1]], 1)
            assert (seen.bfloat16() == told).float().mean() > 0.999
            assert (seen - told.float()).abs().max() < 0.01
            assert (zeros == 0).all()
        legal = here.mask.numpy() * rng.random(here.mask.shape)
        for tables in (here, there):
            tables.answers.copy_(torch.from_numpy(legal.argmax(1)))
            tables.advance()


@needs_card
@pytest.mark.filterwarnings("ignore:::torch")  # of PyTorch about itself, where it compiles
def test_a_recorded_graph_plays_on(tmp_path):
    """Updates before and after the recording; the same leg gives matches of the same length."""
    from tunnelier.learn.settings import Settings
    from tunnelier.learn.train import train

    settings = Settings(count=512, length=8, updates=6, stagger=8, parts=2, horizon=10**6)
    told = []
    kept = train(load("cave-in"), tmp_path, settings, device="cuda", legs=2, tell=told.append)
    assert kept.steps == 2 * 6 * 8 * 512
    assert all(4 < line["length"] < 8 and line["explained"] > -1 for line in told)
    assert all(np.isfinite(weight).all() for weight in kept.weights.values())


@needs_card
@pytest.mark.filterwarnings("ignore:::torch")
def test_eyes_learn_on_a_card(tmp_path):
    """A game that tells of its things itself: every weight of those who look at them moves."""
    from tunnelier.learn.settings import Settings
    from tunnelier.learn.train import train

    game = load("steam-tunnel")
    settings = Settings(count=256, length=8, updates=4, stagger=8, parts=2, horizon=10**6, eyes=16)
    first = train(game, tmp_path, settings, device="cuda", legs=1)
    then = train(game, tmp_path, settings, device="cuda", legs=1, resume=first)
    eyes = [name for name in then.weights if name.startswith("eyes.")]
    assert len(eyes) == 2 * 5
    assert all((then.weights[name] != first.weights[name]).any() for name in eyes)
