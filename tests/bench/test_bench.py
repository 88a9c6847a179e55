"""The benchmark runs, with whatever anchors are installed."""

import json
import sys
from pathlib import Path

from tests.patience import run

SPEED = Path(__file__).parents[2] / "bench" / "speed.py"


def test_a_quick_run_measures_every_seat_count(tmp_path):
    """Anchors that are not installed are said to be missing."""
    out = tmp_path / "speed.json"
    command = [sys.executable, SPEED, "--games", "steam-tunnel", "--quick", "--json", out]
    done = run([*command, "--seconds", "0.05"])
    assert done.returncode == 0, done.stderr
    assert "steam-tunnel" in json.dumps(json.loads(out.read_text()))
