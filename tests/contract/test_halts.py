"""Compiled rules that are wrong neither crash nor hang: they say what is wrong, and where."""

import json
import os
import subprocess
import sys

import pytest

from tests.laws.planted import line_with, plant

HALTS = {
    "meta.py": [
        (
            "from tunnelier.core.meta import",
            "from tunnelier.core.language import literal\nfrom tunnelier.core.meta import",
        ),
        (
            "    options=(\n",
            '    options=(\n        Option("fault", {k: literal(k) for k in '
            '("none", "silent", "deep", "dumb", "unlucky", "endless")}, literal("")),\n',
        ),
    ],
    "state.py": [
        (
            "    mine: int = i8(of=Mine)\n",
            "    mine: int = i8(of=Mine)\n    fault: int = i8(high=5)\n",
        )
    ],
    "rules.py": [
        (
            "    else:\n        ask(s, Ask.TURN, (seat + 1) % s.seats)\n",
            "    elif s.fault == 2:\n        for k in range(9):\n            ask(s, Ask.TURN, 0)\n"
            "    elif s.fault == 4:\n        ask(s, Ask.LAMP, CHANCE, 0)\n"
            "    elif s.fault != 1:\n        ask(s, Ask.TURN, (seat + 1) % s.seats)\n",
        ),
        ("    s.props -= props\n", "    s.props -= props if s.fault != 5 else 0\n"),
        ("].props += props\n", "].props += props if s.fault != 5 else 0\n"),
        ("return s.bag[X", "return 0 if s.fault == 4 and s.props < 9 else s.bag[X"),
        (
            "    return Refusal.TOO_FEW_PROPS if props > s.props",
            "    if s.fault == 3 and s.props < 9:\n        return Refusal.TOO_FEW_PROPS\n"
            "    return Refusal.TOO_FEW_PROPS if props > s.props",
        ),
        ("    if me.shone:\n", "    if me.shone or s.fault == 3:\n"),
    ],
}
"""One game with all of them, so that it is compiled once: an option says which."""
TRY_ALL = """
import json
from tunnelier import BatchEnv, Match, simulate
from tunnelier.bots import bot
from tunnelier.core.faults import Fault

def match(options):
    match = Match("planted", 2, seed=1, options=options)
    for _ in range(100):
        match.play(bot("engineer").choose(match.sight()) if match.seat else match.moves[0])

def batch(options):
    simulate("planted", 100, 3, options=options)

def slots(options):
    env = BatchEnv("planted", 8, 2, options=options, threads=1)
    for _ in range(100):
        env.step(env.random_actions())

told = {}
for fault in ("silent", "deep", "dumb", "unlucky", "endless"):
    for way in (match, batch, slots):
        try:
            way({"fault": fault})
        except Fault as error:
            told[f"{fault} {way.__name__}"] = str(error)
print(json.dumps(told))
"""
SAID = {
    "silent": "nothing is asked, and the match is not over",
    "deep": "more is asked than the agenda holds: it is 5 deep",
    "dumb": "is asked TURN and may do nothing: `refuse` refuses all answers",
    "unlucky": "chance is asked LAMP and can do nothing: `ways` is 0 for all of its moves",
}
LOOK_AT = {"dumb": "def refuse(", "unlucky": "def ways("}


def run(folder, code):
    """Run some lines that know the planted game, in a process of their own."""
    known = "from tunnelier.games import register; register('planted', 'planted')\n"
    paths = os.pathsep.join([str(folder.parent), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", known + code],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def halts(tmp_path_factory):
    """The game, and what was said of every way to halt."""
    folder = plant(tmp_path_factory.mktemp("halts"), HALTS)
    done = run(folder, TRY_ALL)
    assert done.returncode == 0, done.stderr
    return folder, json.loads(done.stdout)


@pytest.mark.parametrize("way", ["match", "batch", "slots"])
@pytest.mark.parametrize("fault", SAID)
def test_a_match_that_cannot_go_on_says_why(halts, fault, way):
    """By whatever plays it: after which move, and where to look."""
    folder, told = halts
    sentence = told[f"{fault} {way}"]
    assert SAID[fault] in sentence
    if "`shine`" not in sentence:
        line = line_with(folder / "rules.py", LOOK_AT.get(fault, "case Kind.TAKE:"))
        assert f"Look at planted/rules.py, line {line}." in sentence


def test_a_match_that_never_ends_says_so(halts):
    """Random games have a bound; whoever plays move by move can stop by themselves."""
    _, told = halts
    assert "a match does not end, it has gone on beyond the 19 moves" in told["endless batch"]


def test_rules_that_cannot_compile_name_their_lines(tmp_path):
    """The author's file, line and field, all of them; not a page of the compiler's own."""
    mistakes = [
        ("    s.props -= props\n", "    s.prop -= props\n", "State has no field 'prop'. Did"),
        ("    if me.shone:\n", "    if me.shown:\n", "State.players has no field 'shown'."),
        (
            "    if s.props == 0:\n",
            "    if propss == 0:\n",
            "the name 'propss' means nothing here.",
        ),
    ]
    folder = plant(tmp_path, {"rules.py": [(before, after) for before, after, _ in mistakes]})
    done = run(folder, "from tunnelier.cli.main import main; main(['simulate', 'planted'])")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == len(mistakes)
    for _, after, words in mistakes:
        line = line_with(folder / "rules.py", after.strip())
        assert f"planted/rules.py, line {line}, in" in done.stderr and words in done.stderr
