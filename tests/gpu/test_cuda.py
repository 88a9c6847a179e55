"""A graphics card plays the same matches as the processor, byte for byte."""

import numpy as np
import pytest

from tunnelier import BatchEnv, simulate
from tunnelier.games import load, meta, names
from tunnelier.many import cuda

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]


def missing():
    """Why there is no card to play on; None if there is one."""
    try:
        cuda.check()
    except cuda.NoCard as reason:
        return str(reason)
    return None


MISSING = missing()
needs_card = pytest.mark.skipif(MISSING is not None, reason=str(MISSING))


@pytest.mark.skipif(MISSING is None, reason="there is a card")
@pytest.mark.parametrize("made", [simulate, BatchEnv])
def test_without_a_card_the_option_says_what_to_do(made):
    with pytest.raises(ValueError, match=r"pip install|use device='cpu'|TUNNELIER_JIT"):
        made("cave-in", 8, device="cuda")


@pytest.mark.parametrize("made", [simulate, BatchEnv])
def test_other_devices_are_refused(made):
    with pytest.raises(ValueError, match="devices: cpu, cuda"):
        made("cave-in", 8, device="abacus")


@needs_card
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_rows(name, seats, monkeypatch):
    """And the same scores, winners and counts; few matches or many more than threads in a block."""
    for games, blocks in ((3, 2), (1500, 1)):
        monkeypatch.setattr(cuda, "blocks", lambda blocks=blocks: blocks)
        here, there = (
            simulate(name, games, seats, seed=seats, device=device) for device in ("cpu", "cuda")
        )
        assert here.rows.tobytes() == there.rows.tobytes()
        assert (here.scores == there.scores).all() and (here.winners == there.winners).all()
        assert (here.decisions, here.draws) == (there.decisions, there.draws)


@needs_card
def test_results_do_not_depend_on_how_much_is_played_at_once(monkeypatch):
    """Nor on how many matches wait until another one ends."""
    whole = simulate("cave-in", 5000, seed=3)
    monkeypatch.setattr(cuda, "blocks", lambda: 1)
    finished = []
    for at_once in (5000, 1024):
        monkeypatch.setattr(cuda, "AT_ONCE", at_once)
        parts = simulate("cave-in", 5000, seed=3, device="cuda", progress=finished.append)
        assert parts.rows.tobytes() == whole.rows.tobytes()
        assert (parts.decisions, parts.draws) == (whole.decisions, whole.draws)
    assert finished == [5000, 1024, 1024, 1024, 1024, 904]


@needs_card
@pytest.mark.parametrize("name", names())
def test_environments_are_the_same_on_both(name):
    """The same answers give the same masks, rewards, new matches and features."""
    here, there = (BatchEnv(name, 200, seed=5, device=device) for device in ("cpu", "cuda"))
    ended = 0
    for number in range(150):
        for array in ("seat", "mask", "reward", "done", "decisions", "numbers"):
            assert (getattr(here, array) == getattr(there, array).copy_to_host()).all(), array
        assert here.rows.tobytes() == there.rows.copy_to_host().tobytes()
        if number % 10 == 0:
            seen = there.features.copy_to_host()
            np.testing.assert_allclose(seen, here.features, rtol=1e-6, atol=1e-7)
        ended += int(here.done.sum())
        actions = here.random_actions()
        assert (there.random_actions().copy_to_host() == actions).all()
        here.step(actions)
        there.step(actions)
    assert ended or meta(name).longest > 5000


@needs_card
def test_an_illegal_answer_changes_nothing():
    env = BatchEnv("steam-tunnel", 16, seed=1, device="cuda")
    before = env.rows.copy_to_host().tobytes()
    actions = env.random_actions().copy_to_host()
    illegal = int(np.flatnonzero(env.mask.copy_to_host()[3] == 0)[0])
    actions[3] = illegal
    with pytest.raises(ValueError, match=r"slot 3: .* is not legal"):
        env.step(actions)
    assert env.rows.copy_to_host().tobytes() == before
    with pytest.raises(ValueError, match="one int64 for each of the 16 slots"):
        env.step(actions[:4])


@needs_card
@pytest.mark.torch
def test_pytorch_shares_the_arrays():
    """A policy on the card: no copy on the way in, none on the way out."""
    torch = pytest.importorskip("torch")
    env = BatchEnv("cave-in", 64, seed=2, device="cuda")
    mask = torch.as_tensor(env.mask, device="cuda")
    features = torch.as_tensor(env.features, device="cuda")
    assert mask.data_ptr() == env.mask.__cuda_array_interface__["data"][0]
    assert features.shape == (64, load("cave-in").features(2).size)
    played = 0
    for _ in range(40):
        env.step(torch.multinomial(mask.float(), 1)[:, 0])
        torch.cuda.synchronize()
        assert (mask.sum(1) > 0).all()
        played += int(torch.as_tensor(env.done, device="cuda").sum())
    assert played > 64
