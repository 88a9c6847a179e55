"""Batches and compiling."""

import os
import subprocess
import sys

import pytest

from tunnelier import simulate
from tunnelier.core import jit
from tunnelier.games import load


def test_a_batch_counts_answers_and_draws():
    """Every game of Cave-in deals a lamp a seat and has at least three answers."""
    result = simulate("cave-in", games=50, players=3, seed=4)
    assert result.draws == 150
    assert result.decisions >= 150
    assert result.scores.shape == result.winners.shape == (50, 3)
    assert result.rows["over"].all()
    assert result.winners.any(axis=1).all()
    assert (
        result.scores[result.winners]
        == result.scores.max(axis=1).repeat(result.winners.sum(axis=1))
    ).all()


def test_the_same_seed_gives_the_same_games():
    """And game i is the same in a longer batch."""
    short, long = (simulate("cave-in", games=n, seed=9) for n in (20, 90))
    other = simulate("cave-in", games=20, seed=10)
    assert short.rows.tobytes() == long.rows[:20].tobytes() != other.rows.tobytes()


def test_rows_need_not_be_kept():
    """Figures stay the same."""
    kept = simulate("cave-in", games=30, seed=2)
    lean = simulate("cave-in", games=30, seed=2, keep_rows=False)
    assert lean.rows is None
    assert (kept.scores == lean.scores).all()
    shares = lean.summary()["win_share"]
    assert sum(shares) == pytest.approx(1)


def test_progress_is_told():
    """In games finished."""
    done = []
    simulate("cave-in", games=130, progress=done.append)
    assert sum(done) == 130 and len(done) > 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"games": 0}, "at least 1"),
        ({"games": 1, "threads": 0}, "at least 1"),
        ({"games": 1, "device": "abacus"}, "device 'abacus' is not known"),
        ({"games": 1, "players": 9}, "takes 2 to 4 players"),
        ({"games": 1, "options": {"mine": "x"}}, "choose one of"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments, reason):
    """In words."""
    with pytest.raises(ValueError, match=reason):
        simulate("cave-in", **arguments)


def test_the_cache_notices_every_edit(tmp_path):
    """Also in files that a rule's own file imports, and in files next to it."""
    package = tmp_path / "game"
    package.mkdir()
    (package / "meta.py").write_text("")
    (package / "tables.py").write_text("PRICE = 1\n")

    def folder():
        jit.cache_folder.cache_clear()
        return jit.cache_folder(jit.Home(package))

    before = folder()
    assert folder() == before
    (package / "tables.py").write_text("PRICE = 2\n")
    assert folder() != before


def test_the_cache_notices_tables_of_ones_own(tmp_path, monkeypatch):
    """They are compiled into the rules."""
    folder = load("steam-tunnel").folder
    before = jit.cache_folder.__wrapped__(jit.Home(folder))
    (tmp_path / "steam-tunnel.txt").write_text("card 1 joins=T-B,L1-R1\n")
    monkeypatch.setenv("TUNNELIER_TABLES", str(tmp_path))
    assert jit.cache_folder.__wrapped__(jit.Home(folder)) != before


@pytest.mark.parametrize("switch", ["0", "1"])
def test_one_switch_turns_compiling_off(switch):
    """TUNNELIER_JIT=0 gives plain functions and does without Numba, also when they are called."""
    code = (
        "import sys; from tunnelier.games import load; game = load('cave-in'); game.new(2); "
        "print(hasattr(game.rules.step, 'py_func'), 'numba' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TUNNELIER_JIT": switch},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ([str(switch == "1")] * 2)
