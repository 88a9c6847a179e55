"""A dataset holds what every seat saw, might do, did and got; its card says how it was made."""

import json
import re

import numpy as np
import pytest

from tunnelier.cli.main import main
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load
from tunnelier.lab import study
from tunnelier.lab.dataset import ANSWERS, MATCHES, card, fingerprint, write_answers

parquet = pytest.importorskip("pyarrow.parquet")

MATCHES_PLAYED = 70
"""More than one group of rows."""


def run(*arguments):
    """How a command ends."""
    with pytest.raises(SystemExit) as ended:
        main([str(each) for each in arguments])
    return ended.value.code


@pytest.mark.parametrize("layout", ["table", "viewer"])
def test_every_answer_is_there(tmp_path, layout):
    """As the match had it: played again, the seat sees this, and may do what it did."""
    [sample] = study("cave-in", ["random"], MATCHES_PLAYED, tmp_path, [3], actions=True)
    written = write_answers(sample, tmp_path, layout)
    answers = parquet.read_table(tmp_path / "answers-3p.parquet").to_pylist()
    game = load("cave-in")
    seen = game.layout(layout, 3)
    assert written[:4] == (3, MATCHES_PLAYED, len(answers), seen.size)
    assert tuple(answers[0]) == ANSWERS
    left = iter(answers)
    for match in sample.games.to_pylist():
        rows = game.new(3)
        total = {}
        for action, seat in zip(match["actions"], match["movers"], strict=True):
            if seat >= 0:
                answer = next(left)
                assert (answer["game"], answer["seat"], answer["action"]) == (
                    (match["game"], seat, action)
                )
                assert answer["legal"] == game.legal(rows) and action in answer["legal"]
                assert (np.float32(answer["features"]) == seen.of(rows, seat)[0]).all()
                assert (answer["gained"] > 0) == (seat in match["winners"])
                total[seat] = answer["gained"]
            game.step(rows, action)
        assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert next(left, None) is None


def test_one_command_makes_it(tmp_path, capsys):
    """And adds to it; the card names every column, the seed and the fingerprints."""
    for matches in (3, 5):
        assert run("dataset", "cave-in", "random", "--matches", matches, "--out", tmp_path) == 0
    assert "5 games, 2 players" in capsys.readouterr().out
    answers = parquet.read_table(tmp_path / "answers-2p.parquet")
    assert set(answers["game"].to_pylist()) == set(range(5))
    said = (tmp_path / "README.md").read_text(encoding="utf-8")
    games = parquet.read_table(tmp_path / "games-2p.parquet").column_names
    assert all(f"| `{name}` |" in said for name in (*ANSWERS, *MATCHES))
    assert all(any(each.startswith(name) for each in games) for name in MATCHES)
    header = json.loads(re.search(r"```json\n(.*?)```", said, re.DOTALL)[1])
    assert header["seed"] == 0 and header["bots"] == ["random"] and len(header["code"]) == 12
    assert f"| 2 | 5 | {len(answers)} | 35 | {fingerprint(load('cave-in').features(2))} |" in said
    assert run("dataset", "cave-in", "--layout", "diagonal", "--out", tmp_path) != 0
    assert "choose one of table, viewer" in capsys.readouterr().err


def test_a_card_speaks_every_language(tmp_path):
    [sample] = study("cave-in", ["random"], 1, tmp_path, actions=True)
    written = [write_answers(sample, tmp_path, "table")]
    cards = {card([sample], written, "table", lang) for lang in LANGUAGES}
    assert len(cards) == len(LANGUAGES)
