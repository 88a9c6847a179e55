"""The command `train`."""

import sys
from pathlib import Path

import numpy as np
import pytest

from tunnelier.bots import mind
from tunnelier.cli.main import main
from tunnelier.games import load, names
from tunnelier.learn.checkpoint import FILE, read
from tunnelier.learn.checkpoint import load as checkpoint
from tunnelier.learn.settings import Settings

KEPT = Path(__file__).parents[2] / "training"


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command; gives exit code, output and complaints. Trainings are small."""
    small = Settings.on("cpu").but(count=16, length=4, updates=2, stagger=2, width=16)
    monkeypatch.setattr(Settings, "on", classmethod(lambda cls, device: small))

    def command(*arguments):
        code = 0
        try:
            main(["train", *(str(argument) for argument in arguments)])
        except SystemExit as end:
            code = end.code or 0
        out, err = capsys.readouterr()
        return code, out, err

    return command


def test_what_was_learned_is_shipped(capsys, monkeypatch, tmp_path):
    """Into the folder of the game, of whose rules it must be."""
    monkeypatch.setattr(mind, "weights_file", lambda game: tmp_path / "weights" / "now.npz")
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["ship", "steam-tunnel", str(KEPT / "steam-tunnel.npz")])
    assert "master and policy play steam-tunnel by it" in capsys.readouterr().out
    with np.load(tmp_path / "weights" / "now.npz") as kept:
        assert {kept[name].dtype for name in kept} == {np.dtype(np.float16)}
    with pytest.raises(SystemExit):
        main(["ship", "cave-in", str(KEPT / "steam-tunnel.npz")])
    assert "was trained on steam-tunnel, not on cave-in" in capsys.readouterr().err


def test_without_pytorch_it_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    code, _, err = run("cave-in")
    assert code == 2 and "pip install 'tunnelier[learn]'" in err


@pytest.mark.torch
def test_a_training_is_told_kept_and_gone_on_with(run, tmp_path):
    pytest.importorskip("torch")
    again = ("--minutes", "0", "--ladder", "0")
    code, out, _ = run("cave-in", "--out", tmp_path, "--seed", "3", "--entropy", "0.1", *again)
    assert code == 0
    assert "answers a match" in out and "the checkpoint is in" in out
    kept = read(tmp_path / FILE)
    assert (kept.legs, kept.settings["seed"], kept.settings["entropy"]) == (1, 3, 0.1)
    assert kept.settings["entropy_end"] == pytest.approx(0.01)
    deep = ("--option", "mine=deep")
    assert run("cave-in", "--resume", tmp_path, "--horizon", "1000", *deep, *again)[0] == 0
    more = read(tmp_path / FILE)
    assert (more.legs, more.steps, more.settings["seed"]) == (2, 2 * kept.steps, 3)
    assert (more.settings["horizon"], more.settings["options"]) == (1000, {"mine": "deep"})


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--device", "abacus"], "device 'abacus'"),
        (["--resume", "nowhere.npz"], "nowhere.npz"),
        (["--option", "mine=wet"], "mine cannot be 'wet'"),
        (["--resume", "x", "--width", "32"], "goes on with the seed and the width"),
    ],
)
@pytest.mark.torch
def test_what_is_wrong_is_said_in_a_sentence(run, arguments, complaint):
    pytest.importorskip("torch")
    code, _, err = run("cave-in", *arguments, "--ladder", "0")
    assert code == 2
    assert complaint in err and "Traceback" not in err


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.npz")), ids=lambda path: path.stem)
def test_what_was_trained_so_far_is_small_and_fits_the_rules(path):
    """Four megabytes a game, with all that a training goes on from, by the rules as they are."""
    assert path.stat().st_size <= 4 * 10**6
    assert path.stem in names()
    kept = checkpoint(path, load(path.stem))
    assert kept.taken > 0 and kept.weights.keys() == kept.means.keys()


@pytest.mark.filterwarnings("default")
def test_rules_that_no_network_has_learned_are_said(tmp_path, monkeypatch, capsys):
    """In a sentence, without the place in our files."""
    (tmp_path / "of-other-rules.npz").touch()
    monkeypatch.setattr(mind, "weights_file", lambda game: tmp_path / "of-these.npz")
    mind.learned.cache_clear()
    try:
        with pytest.raises(SystemExit, match=r"^0$"):
            main(["arena", "steam-tunnel", "--bots", "policy", "random", "--games", "2"])
    finally:
        mind.learned.cache_clear()
    assert capsys.readouterr().err.startswith("tunnelier: Steam Tunnel: the network that comes")
