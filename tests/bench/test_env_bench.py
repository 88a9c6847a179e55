"""The benchmark of environments runs."""

import json
import sys
from pathlib import Path

from tests.patience import run

BENCH = Path(__file__).parents[2] / "bench" / "env.py"


def test_a_quick_run_measures_every_kind_of_environment(tmp_path):
    """Steps per second of each, and their ratio to the anchor."""
    out = tmp_path / "env.json"
    command = [sys.executable, BENCH, "--games", "cave-in", "--seconds", "0.06", "--json", out]
    done = run(command)
    assert done.returncode == 0, done.stderr
    rows = json.loads(out.read_text())["rows"]
    ours = [row for row in rows if row["contender"].startswith("cave-in")]
    assert len(ours) == 8
    assert all(row["decisions_per_second"] > 0 and row["ratio"] > 0 for row in ours)
