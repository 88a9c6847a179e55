"""Own tables of cards with mistakes in them are refused, or can be played: a few of very many.

The whole of it is `python -m tests.games.fuzz GAME`, ten thousand tables and twenty matches with
each that is not refused. A sample of thirty shows that it still runs, and what a new kind of line
breaks: it holds every kind of mistake, and of each game some tables that are played.
"""

import json
import os
import subprocess
import sys

import pytest

from tests.games.fuzz import WITH_SHEETS
from tunnelier.games import games, load

TABLES = 30


@pytest.mark.parametrize("name", WITH_SHEETS)
def test_tables_are_refused_or_played(name):
    """In a process of its own: the game is imported anew with every table."""
    command = [sys.executable, "-m", "tests.games.fuzz", name]
    done = subprocess.run(
        [*command, "--tables", str(TABLES), "--matches", "1"],
        env={**os.environ, "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert set(found) == {"refused", "played"} and sum(found.values()) == TABLES


def test_every_game_that_takes_tables_is_tried():
    """One that has a sheet."""
    assert [name for name in games() if load(name).sheet] == sorted(WITH_SHEETS, key=games().index)
