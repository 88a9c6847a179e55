"""Every benchmark can be started; one is run."""

import json
import sys
from pathlib import Path

import pytest

from tests.patience import run

BENCH = Path(__file__).parents[2] / "bench"
NEEDS = {"networks": "torch", "pace": "torch"}
"""What some cannot do without even to say how they are called."""
CALLED = sorted(
    each.stem for each in BENCH.glob("*.py") if "ArgumentParser" in each.read_text("utf-8")
)


@pytest.mark.parametrize("name", CALLED)
def test_a_benchmark_says_how_it_is_called(name):
    """It imports what it measures, and reads its arguments."""
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    done = run([sys.executable, BENCH / f"{name}.py", "--help"])
    assert done.returncode == 0 and done.stdout.startswith(f"usage: {name}.py"), done.stderr


def test_a_quick_run_measures_every_seat_count(tmp_path):
    """Anchors that are not installed are said to be missing."""
    out = tmp_path / "speed.json"
    command = [sys.executable, BENCH / "speed.py", "--games", "steam-tunnel", "--quick"]
    done = run([*command, "--json", out, "--seconds", "0.05"])
    assert done.returncode == 0, done.stderr
    assert "steam-tunnel" in json.dumps(json.loads(out.read_text()))


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
