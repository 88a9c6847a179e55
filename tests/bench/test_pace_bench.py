"""The pace of learning is measured, with the network that is trained and with the plain one."""

import sys
from pathlib import Path

import pytest

from tests.patience import run

PACE = Path(__file__).parents[2] / "bench" / "pace.py"


@pytest.mark.torch
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_game_is_played_and_learned_for_a_moment(plain):
    """A network of the plain kind sees what the schema says: of Cave-in that is all there is."""
    pytest.importorskip("torch")
    few = ["--count", 8, "--parts", 2, "--seconds", 0.01]
    done = run([sys.executable, PACE, "--game", "cave-in", *few, *plain])
    assert done.returncode == 0, done.stderr
    assert "cave-in, 84 features" in done.stdout
    assert "over 1 updates of 256 steps" in done.stdout
