"""Checkpoints: files that are whole or the old ones, that fit the rules or are refused."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import numpy as np
import pytest

from tunnelier.bots.mind import fingerprint_of
from tunnelier.bots.players import PolicyBot
from tunnelier.games import load
from tunnelier.learn.checkpoint import FILE, Checkpoint, Misfit, read
from tunnelier.learn.checkpoint import load as load_checkpoint


def example(game="cave-in", legs=1, size=3):
    arrays = {"enter.weight": np.full((size, size), legs, np.float32)}
    print_of = fingerprint_of(load(game))
    return Checkpoint(
        *(game, print_of, {"seed": 1}, legs, 100 * legs, 1.5, arrays, arrays, arrays, 7, [])
    )


def test_what_is_kept_comes_back(tmp_path):
    """From the folder or the file, to the last bit."""
    kept = example()
    kept.save(tmp_path / FILE)
    for place in (tmp_path, tmp_path / FILE):
        back = load_checkpoint(place, load("cave-in"))
        assert (back.settings, back.legs, back.steps, back.taken) == ({"seed": 1}, 1, 100, 7)
        assert (back.weights["enter.weight"] == kept.weights["enter.weight"]).all()
        assert back.weights["enter.weight"].dtype == np.float32
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_other_layouts_and_games_are_refused_in_a_sentence(tmp_path):
    other = replace(example(), fingerprint="0123456789abcdef")
    other.save(tmp_path / FILE)
    with pytest.raises(Misfit, match="was trained on other features, moves or cards of cave-in"):
        load_checkpoint(tmp_path, load("cave-in"))
    example("steam-tunnel").save(tmp_path / FILE)
    with pytest.raises(Misfit, match="was trained on steam-tunnel, not on cave-in"):
        load_checkpoint(tmp_path, load("cave-in"))


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04 torn"])
def test_what_is_no_checkpoint_is_refused(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(Misfit, match="is not a checkpoint of a training"):
        read(tmp_path / FILE)
    np.savez(tmp_path / FILE, about=np.zeros(3))
    with pytest.raises(Misfit, match="is not a checkpoint of a training"):
        read(tmp_path / FILE)
    about = np.frombuffer(json.dumps({"tunnelier checkpoint": 99}).encode(), np.uint8)
    np.savez(tmp_path / FILE, about=about)
    with pytest.raises(Misfit, match="another release"):
        read(tmp_path / FILE)


WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from tests.learn.test_checkpoint import example
legs = 0
while True:
    legs += 1
    example(legs=legs, size=400).save(Path(sys.argv[1]))
    print(legs, flush=True)
"""


def test_a_killed_writer_leaves_the_last_whole_checkpoint(tmp_path):
    """Killed at any moment: what is there is whole, and no older than the last that was said."""
    path = tmp_path / FILE
    for pause in (0.0, 0.013, 0.029):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        )
        said = [writer.stdout.readline() for _ in range(3)]
        time.sleep(pause)
        os.kill(writer.pid, signal.SIGKILL)
        said += writer.stdout.read().split()
        writer.wait()
        writer.stdout.close()
        back = load_checkpoint(path, load("cave-in"))
        assert back.legs >= int(said[-1])
        assert (back.weights["enter.weight"] == back.legs).all()


def test_a_policy_plays_what_it_likes_best():
    """Only what is legal, however much it likes the rest."""
    from tunnelier import Match

    game = load("cave-in")
    width, sizes = (
        4,
        (game.viewer_features.size, game.actions.seat_moves, game.viewer_features.seats),
    )
    weights = {
        "enter.weight": np.zeros((width, sizes[0]), np.float32),
        "enter.bias": np.ones(width, np.float32),
        "norm.weight": np.ones(width, np.float32),
        "norm.bias": np.ones(width, np.float32),
        "moves.weight": np.zeros((sizes[1], width), np.float32),
        "moves.bias": np.arange(sizes[1], dtype=np.float32),
        "values.weight": np.zeros((sizes[2], width), np.float32),
        "values.bias": np.zeros(sizes[2], np.float32),
    }
    player = PolicyBot("mine", 0, weights)
    match = Match(game, players=3, seed=1)
    while not match.over:
        assert player.choose(match.sight()) == match.moves[-1]
        match.play(match.moves[-1])
