"""Two networks meet, and it is said who won."""

import re
import sys
from pathlib import Path

import pytest

from tests.patience import run
from tunnelier.games import load
from tunnelier.learn.checkpoint import FILE
from tunnelier.learn.settings import Settings

pytest.importorskip("torch")

pytestmark = pytest.mark.torch

BENCH = Path(__file__).parents[2] / "bench" / "networks.py"
SMALL = Settings.on("cpu").but(count=32, length=8, stagger=8, width=16, horizon=4000)


def test_a_network_has_even_chances_against_itself(tmp_path):
    """At every table: whoever sits alone there does so on every seat in turn."""
    from tunnelier.learn.train import train

    train(load("cave-in"), tmp_path, SMALL.but(updates=3), legs=1)
    kept = tmp_path / FILE
    done = run([sys.executable, BENCH, "cave-in", kept, kept, "--matches", 1200])
    assert done.returncode == 0, done.stderr
    found = re.findall(r"(\d) seats: ([\d.]+)%.* of 1200 matches", done.stdout)
    assert [int(players) for players, _ in found] == [2, 3, 4]
    for players, share in found:
        assert abs(float(share) / 100 - 1 / int(players)) < 0.06
