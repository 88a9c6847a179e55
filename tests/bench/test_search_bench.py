"""The search benchmark runs, where OpenSpiel is installed."""

import json
import sys
from pathlib import Path

import pytest

from tests.patience import run

pytest.importorskip("pyspiel")

BENCH = Path(__file__).parents[2] / "bench"
QUICK = ("--games", "steam-tunnel", "--seconds", "0.02", "--positions", "2")


def measured(*options):
    """The benchmark's exit, with what it told."""
    command = [sys.executable, BENCH / "search.py", *QUICK, "--match-seconds", "0.002", *options]
    done = run(command)
    assert done.returncode == 0, done.stderr
    return done


def test_a_quick_run_measures_and_plays(tmp_path):
    """Both searches, on the same positions and then against each other."""
    out = tmp_path / "search.json"
    measured("--matches", 4, "--minutes", 1e-6, "--json", out)
    report = json.loads(out.read_text())
    contenders = [row["contender"] for row in report["speed"]]
    assert len(contenders) == 4 and contenders[-1].startswith("OpenSpiel")
    assert all(row["simulations_per_second"] > 0 for row in report["speed"])
    (matches,) = report["matches"]
    assert matches["matches"] == 2 and matches["lowest"] <= matches["share"] <= matches["highest"]
    assert matches["seconds_a_move_its"] >= 0.002


def test_an_interrupted_run_goes_on(tmp_path):
    """Matches that were kept are not played again; a pair is one deal with the seats swapped."""
    kept = tmp_path / "kept.jsonl"
    measured("--matches", 1, "--keep", kept)
    first = kept.read_text()
    done = measured("--matches", 2, "--keep", kept)
    assert kept.read_text().startswith(first) and len(kept.read_text().splitlines()) == 2
    assert "1 of 2 matches" not in done.stderr and "2 of 2 matches" in done.stderr
