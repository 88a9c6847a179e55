"""The ladder of levels runs and says what came out."""

import json
import sys
from pathlib import Path

from tests.patience import run

BENCH = Path(__file__).parents[2] / "bench"


def test_a_short_ladder(tmp_path):
    """Every step of it, from the upper level's side; kept games are not played again."""
    out, kept = tmp_path / "levels.json", tmp_path / "kept"
    command = [sys.executable, BENCH / "levels.py", "--game", "cave-in", "--games", 4]
    command += ["--keep", kept, "--json", out]
    for _ in range(2):
        done = run(command)
        assert done.returncode == 0, done.stderr
        rows = json.loads(out.read_text())["rows"]
        steps = [(row["level"], row["against"]) for row in rows]
        assert steps[0] == ("engineer", "random") and ("master", "tiger") in steps
        assert {row["players"] for row in rows} == {2, 3, 4}
        assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
        assert all(len(path.read_text().splitlines()) == 5 for path in kept.iterdir())
