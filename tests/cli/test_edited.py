"""A game that was just edited is played at once, and compiled behind it."""

import os
import subprocess
import sys
import time

import pytest

from tests.laws.planted import plant


@pytest.fixture
def plug_in(tmp_path):
    """A game of another package, installed, whose machine code is not there yet."""
    plant(tmp_path, {}, "edited")
    about = tmp_path / "edited-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: edited\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tunnelier.games]\nedited = edited\n")
    home = {name: str(tmp_path) for name in ("HOME", "TUNNELIER_CACHE", "XDG_STATE_HOME")}
    paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    return tmp_path, {**os.environ, **home, "PYTHONPATH": paths}


def play(env, *typed):
    """Play in the terminal; what it shows."""
    command = [sys.executable, "-m", "tunnelier", "play", "edited", "--seed", "3"]
    done = subprocess.run(
        command,
        input="\n".join([*typed, "quit"]),
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.slow
def test_an_edited_game_is_played_at_once_and_compiled_behind(plug_in):
    """First as plain Python, bots and all, and it says so; when it is compiled it is silent."""
    folder, env = plug_in
    first = play(env, "take 1")
    assert "run as plain Python" in first and "Amber takes 1 prop." in first and "Blue" in first
    while not list(folder.glob("tunnelier/edited-*/rehearsed")):
        time.sleep(0.2)  # until the process behind it is done; pytest's own limit watches
    assert "run as plain Python" not in play(env)
