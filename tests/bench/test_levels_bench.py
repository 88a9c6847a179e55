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
        games = [path.read_text().splitlines() for path in kept.iterdir()]
        assert [len(each) for each in games] == [5] * len(rows)


def test_a_step_measured_anew_leaves_the_others(tmp_path, monkeypatch):
    """Each says where and when it was measured, and stands where the ladder has it."""
    monkeypatch.syspath_prepend(BENCH)
    import levels

    monkeypatch.setattr(levels, "RESULTS", tmp_path)

    def found(level: str, against: str, cores: int) -> dict[str, object]:
        step = {"game": "steam-tunnel", "players": 2, "level": level, "against": against}
        share = {"games": 4, "share": 0.5, "low": 0.2, "high": 0.8}
        times = {"milliseconds": 1.0, "their_milliseconds": 2.0}
        return {**step, **share, **times, "date": "2026-11-15", "machine": {"cores": cores}}

    levels.write([found("policy", "tiger", 2), found("master", "tiger", 2)])
    levels.write([found("master", "tiger", 16)])
    lines = (tmp_path / "levels.md").read_text().splitlines()
    assert [line for line in lines if line[:1] in ("1", "2")] == [
        "1. 2026-11-15: cores 16.",
        "2. 2026-11-15: cores 2.",
    ]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[-2:]]
    assert [(row[2], row[-1]) for row in rows] == [("master", "1"), ("policy", "2")]
