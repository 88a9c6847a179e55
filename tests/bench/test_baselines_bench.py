"""The baselines play, seed by seed, and say what came out."""

import json
import sys
from pathlib import Path

from tests.patience import run

BENCH = Path(__file__).parents[2] / "bench"


def test_few_matches_of_two_seeds(tmp_path):
    """Of a game that nobody has trained there is no PPO; kept matches are not played again."""
    out, kept = tmp_path / "baselines.json", tmp_path / "kept"
    command = [sys.executable, BENCH / "baselines.py", "--game", "cave-in", "--games", 4]
    command += ["--seeds", 1, 2, "--keep", kept, "--json", out]
    for _ in range(2):
        done = run(command)
        assert done.returncode == 0, done.stderr
        [row] = json.loads(out.read_text())["rows"]
        assert (row["baseline"], row["against"], row["games"]) == ("MCTS", "random", 8)
        assert row["environment"] == "tunnelier/CaveIn-v1" and list(row["seeds"]) == ["1", "2"]
        assert row["share"] == sum(row["seeds"].values()) / 2
        assert row["low"] <= row["share"] <= row["high"]
        assert [len(path.read_text().splitlines()) for path in kept.iterdir()] == [5, 5]
