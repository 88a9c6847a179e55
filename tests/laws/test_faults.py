"""An author's mistakes, planted: each is said in a sentence, with its place and the usual cure."""

import re
from dataclasses import replace

import pytest

from tests.laws.planted import line_with
from tunnelier import Match
from tunnelier.cli.main import main
from tunnelier.core import registry
from tunnelier.core.faults import Fault
from tunnelier.core.registry import load
from tunnelier.laws import BrokenLaw, cases, walk
from tunnelier.laws.check import THOROUGH_WORLDS
from tunnelier.laws.games import law_23_what_is_imagined_happens
from tunnelier.laws.matches import (
    law_5_a_seat_decides_from_what_it_sees,
    law_6_imagined_states_look_the_same,
)


@pytest.mark.parametrize(
    ("file", "before", "after", "words"),
    [
        ("words/en.ftl", "ask-lamp =", "# ", "'ask-lamp': nothing is said for Ask.LAMP"),
        ("words/en.ftl", "move-shine =", "# ", "nothing is said for Kind.SHINE"),
        ("news.py", '"props", "players', '"prop", "players', "Did you mean 'props'?"),
        ("words/en.ftl", "news-shone =", "# ", "nothing is said for News.SHONE"),
        ("words/en.ftl", "refusal-already-shone =", "# ", "said for Refusal.ALREADY_SHONE"),
        ("rules.py", "def imagine(", "def guess(", "lacks `imagine(s, seat, stream)`"),
        ("rules.py", "def ways(", "def paths(", "lacks `ways(s, action)`"),
        ("state.py", "class State(", "class Status(", "cannot import name 'State'"),
        ("state.py", "    mine: int = i8(of=Mine)\n", "", "the field `mine` of the option 'mine'"),
        ("state.py", "    over: int = i8(high=1)\n", "", "State lacks the field `over`"),
        (
            "rules.py",
            "NOT_LEFT = 2",
            "GONE = 2\n    NOT_LEFT = 9",
            "first refusals are the engine's",
        ),
        ("rules.py", "class Kind(Kinds):", "class Kind(Kinds:", "line 30: invalid syntax"),
        (
            "tables.py",
            "LAMPS = (2, 2, 2, 2)",
            "LAMPS = 2 / 0",
            "ZeroDivisionError: division by zero",
        ),
    ],
)
def test_what_is_missing_is_said_when_the_game_is_loaded(planted, file, before, after, words):
    """By name, and by the file it is missing from."""
    folder = planted({file: [(before, after)]})
    with pytest.raises(Fault, match=re.escape(words)) as raised:
        load(folder.name)
    assert f"{folder.name}/{file}" in str(raised.value)


@pytest.mark.parametrize(
    ("file", "before", "after", "law", "words"),
    [
        ("rules.py", "chance=True, ", "", 3, "is not declared with chance=True"),
        ("rules.fr.md", "**CI-2.2**", "**CI-2.3**", 21, "do not both have ['CI-2.2', 'CI-2.3']"),
        ("text.py", '"CI-2.1"', '"CI-9.9"', 21, "TOO_FEW_PROPS cites CI-9.9"),
        ("state.py", "high=max(PROPS))  # still", "high=3)  # still", 8, "props holds"),
        ("news.py", ' "players.eyes", seen_by=OWNER,', ' "players.eyes",', 16, "hears"),
        ("news.py", '"CI-3.3")', '"CI-3.9")', 21, "WON is told of CI-3.9, which is no rule"),
        ("rules.py", "    tell(s, News.TOOK, seat, props)\n", "", 22, "changes props, and nothing"),
        ("news.py", '"props", "players', '"players', 22, "changes props, and nothing is told"),
        ("news.py", 'HAS = Tells("CI-3.2",', 'HAS = Tells("CI-3.2", "mine",', 22, "tells HAS, and"),
    ],
)
def test_check_tells_law_case_seed_and_cure(planted, capsys, file, before, after, law, words):
    """And goes on to the next law."""
    folder = planted({file: [(before, after)]})
    with pytest.raises(SystemExit) as ended:
        main(["check", folder.name])
    assert ended.value.code == 1
    told = capsys.readouterr().out
    assert "as plain Python: law 22." in told  # the last one was looked at all the same
    [broken] = [
        part for part in told.split("Broken, ") if f"Python: law {law}." in part.split("\n")[0]
    ]
    assert words in broken and f"Case {folder.name}" in broken and "The usual cure: " in broken


def test_the_match_of_a_broken_law_can_be_loaded(planted, capsys):
    """It is written beside, and shows the state that breaks the law."""
    folder = planted({"state.py": [("high=max(PROPS))  # still", "high=8)  # still")]})
    with pytest.raises(SystemExit):
        main(["check", folder.name])
    [path] = folder.parent.glob("*-law-8-seed-0.txt")
    assert path.name in capsys.readouterr().out
    assert Match.load(path.read_text(encoding="utf-8")).rows[0].props == 9


LEAK = """    if s.seats == 4 and s.props == 9 and me.lamp == 1:
        if s.players[1].lamp == 4 and s.players[2].lamp == 4 and s.players[3].lamp == 3:
            return Refusal.ALREADY_SHONE
"""


def test_a_leak_that_hides_is_found_by_looking_thoroughly(planted):
    """One of some hundred hands decides whether the first seat may shine."""
    folder = planted({"rules.py": [("    if me.shone:\n", LEAK + "    if me.shone:\n")]})
    case = next(case for case in cases(load(folder.name)) if case.seats == 4)
    dealt_one = next(seed for seed in range(99) if lamp_of_the_first(case, seed) == 1)
    with pytest.raises(BrokenLaw, match="what seat 0 cannot see decides whether this is legal: sh"):
        law_5_a_seat_decides_from_what_it_sees(replace(case, worlds=THOROUGH_WORLDS), dealt_one)


def test_what_can_never_be_true_is_not_imagined(planted):
    """The brightest lamps stay in the bag, but seats go on supposing that others have them."""
    dealt = "KIND[action] == Kind.LAMP"
    folder = planted({"rules.py": [(f"if {dealt} else", f"if {dealt} and X[action] < 3 else")]})
    case, *_ = cases(load(folder.name))
    law_6_imagined_states_look_the_same(case, 1)  # every lamp is in some place
    with pytest.raises(BrokenLaw, match=r"never true: .*players.lamp number \d is 4"):
        law_23_what_is_imagined_happens(case.game, 17)


def lamp_of_the_first(case, seed):
    """Which lamp the first seat is dealt in the match of a seed."""
    *_, rows = walk(case, seed)
    return rows[0].players[0].lamp


def test_a_match_that_cannot_go_on_says_so_uncompiled_too(planted):
    """The same sentences as in compiled rules (tests/contract/test_halts.py)."""
    folder = planted(
        {"rules.py": [("        ask(s, Ask.TURN, (seat + 1) % s.seats)", "        pass")]}
    )
    match = Match(folder.name, seed=1)
    with pytest.raises(Fault, match="after `take props=1` nothing is asked") as raised:
        match.play("take 1")
    line = line_with(folder / "rules.py", "case Kind.TAKE:")
    assert f"Look at {folder.name}/rules.py, line {line}." in str(raised.value)


def test_a_field_that_does_not_exist_is_no_silent_attribute(planted):
    """Neither read nor written: NumPy's rows would take anything."""
    row = Match("cave-in", seed=1).rows[0]
    with pytest.raises(AttributeError, match=r"no field 'prop'. Did you mean 'props'\?"):
        row.prop = 3
    with pytest.raises(AttributeError, match="no field 'prop'"):
        _ = row.prop


def test_a_broken_plug_in_hurts_only_itself(tmp_path, monkeypatch, capsys):
    """It is left out and named; the others are listed."""
    (tmp_path / "brokenone").mkdir()
    (tmp_path / "brokenone" / "__init__.py").write_text("")
    (tmp_path / "brokenone" / "meta.py").write_text("META = Meta(\n    name='x'\n)\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "plugins", lambda: {"broken-one": "brokenone"})
    registry.broken.cache_clear()
    try:
        assert "broken-one" not in registry.games() and "steam-tunnel" in registry.games()
        with pytest.raises(SystemExit) as ended:
            main(["games"])
        told = " ".join(capsys.readouterr().out.split())
        assert ended.value.code == 0 and "Steam Tunnel" in told
        assert "broken-one cannot be loaded: brokenone/meta.py, line 1, in <module>: Name" in told
        with pytest.raises(Fault, match=r"brokenone/meta\.py, line 1"):
            load("broken-one")
    finally:
        registry.broken.cache_clear()


def test_what_stops_every_match_is_told_once(planted, capsys):
    """With its place, and without the cures of laws that have nothing to do with it."""
    folder = planted({"rules.py": [("    s.props -= props\n", "    s.props //= s.over\n")]})
    with pytest.raises(SystemExit):
        main(["check", folder.name])
    told = capsys.readouterr().out
    line = line_with(folder / "rules.py", "s.props //= s.over")
    assert told.count(f"{folder.name}/rules.py, line {line}, in take: ZeroDivisionError") == 1
    assert "The usual cure" not in told and "laws are broken." in told


def test_one_law_alone(planted, capsys):
    """By its number."""
    folder = planted({"text.py": [('"CI-2.1"', '"CI-9.9"')]})
    with pytest.raises(SystemExit):
        main(["check", folder.name, "--law", "21"])
    told = capsys.readouterr().out
    assert "law 21." in told and "law 2." not in told and "1 law is broken." in told


def test_a_question_that_stays_on_top_is_found_out(planted):
    """Chance would draw for ever where nothing is answered."""
    forgotten = [
        ("    seat = answered(s)\n", "    seat = to_move(s)\n"),
        ("    s.bag[worth] -= 1\n", ""),
    ]
    folder = planted({"rules.py": forgotten})
    with pytest.raises(Fault, match=r"does not end.*does every `step` call `answered\(s\)`\?"):
        Match(folder.name, seed=1)
