"""Rules are read when a game is loaded: what is wrong is said with its line, played or not."""

import ast
import os
import subprocess
import sys
from textwrap import indent

import pytest

from tests.laws.planted import line_with, plant
from tunnelier.core import proofread, registry, subset
from tunnelier.core.faults import Fault
from tunnelier.core.registry import load, names

NEVER = "    s.props -= props\n"
"""A line of the rule `take`; below it, a branch is planted that no match ever comes to."""


def with_branch(lines, above=""):
    """The game with some lines in that branch, and others above the rule."""
    branch = f"    if s.props > 99:\n{indent(lines, ' ' * 8)}\n"
    begins = "@rule\ndef take("
    return {"rules.py": [(NEVER, NEVER + branch), (begins, f"{above}\n\n\n{begins}")]}


REFUSED = [
    (subset.FRACTION, "s.props = min(s.props, 1.5)  # here"),
    (subset.FRACTION, "s.props = HALF  # here", "HALF = 0.5"),
    (subset.DIVISION, "s.props = s.props / 2  # here"),
    (subset.POWER, "s.props = 2**seat  # here"),
    (subset.PRODUCT, "s.props = s.props @ seat  # here"),
    (subset.STRING, "s.props = 'three'  # here"),
    (subset.STRING, "s.props = f'{seat}'  # here"),
    (subset.STRING, "s.props = WORDS[seat] == WORDS[0]  # here", "WORDS = ('one', 'two')"),
    (subset.NOTHING, "s.props = None  # here"),
    (subset.LIST, "some = [seat, props]  # here"),
    (subset.LIST, "s.props = max(k for k in range(3))  # here"),
    (subset.LIST, "s.props = SOME[seat]  # here", "SOME = [1, 2, 3]"),
    (subset.DICT, "some = {seat: props}  # here"),
    (subset.DICT, "s.props = SOME[seat]  # here", "SOME = {1: 2}"),
    (subset.SET, "some = {seat, props}  # here"),
    (subset.SLICE, "some = s.bag[1:]  # here"),
    (subset.MEMBERSHIP, "s.over = seat in PROPS  # here"),
    (subset.IDENTITY, "s.over = seat is props  # here"),
    (subset.EXCEPTION, "try:  # here\n    s.props = 1\nexcept ValueError:\n    s.props = 2"),
    (subset.EXCEPTION, "raise ValueError  # here"),
    (subset.EXCEPTION, "assert s.props > 3  # here"),
    (subset.WITH, "with s:  # here\n    s.props = 1"),
    (subset.INNER_IMPORT, "import math  # here"),
    (subset.INNER_FUNCTION, "some = lambda: 3  # here"),
    (subset.GLOBAL, "global HALF  # here"),
    (subset.GLOBAL, "PROPS[0] = 3  # here"),
    (subset.DELETE, "del s.props  # here"),
    (subset.WAITING, "yield seat  # here"),
    (subset.WALRUS, "s.props = (some := 3) + some  # here"),
    (subset.LOOP_ELSE, "while s.props:  # here\n    s.props -= 1\nelse:\n    s.props = 1"),
    (subset.LOOP_NAMES, "for k, n in PAIRS:  # here\n    s.props = k", "PAIRS = ((1, 2), (3, 4))"),
    (subset.PATTERN, "match seat:\n    case some:  # here\n        s.props = 1"),
    (subset.PATTERN, "match seat:\n    case [_, _]:  # here\n        s.props = 1"),
    (subset.KEYWORD, "ask(s, Ask.TURN, seat=seat)  # here"),
    (subset.STARS, "cave_in(*PROPS)  # here"),
    (subset.IDLE, "s.props == 3  # here"),
    (subset.RANDOM, "s.props = random.randrange(3)  # here", "import random"),
    (subset.TIME, "s.props = int(time.time())  # here", "import time"),
    (subset.NUMPY, "some = np.zeros(3)  # here", "import numpy as np"),
    (subset.NOT_A_RULE, "s.props = sum(PROPS)  # here"),
    (subset.UNCALLED, "s.props = wins  # here"),
    (subset.OTHER, "s.props = Any  # here"),
]
if sys.version_info >= (3, 12):
    REFUSED += [(subset.ALIAS, "type Some = int  # here")]


@pytest.mark.parametrize("red", REFUSED, ids=lambda red: f"{red[0].what[:20]}: {red[1][:20]}")
def test_what_is_not_in_the_subset_is_refused(planted, red):
    """With file and line, in a branch that is never played, and with what to write instead."""
    refused, lines, *above = red
    folder = planted(with_branch(lines, *above))
    with pytest.raises(Fault) as raised:
        load(folder.name)
    line = line_with(folder / "rules.py", "# here")
    told = [each for each in str(raised.value).splitlines() if f"line {line}, in take: " in each]
    assert told and all(each.startswith(f"{folder.name}/rules.py, line") for each in told)
    assert any(refused.what in each and refused.instead in each for each in told), told


def test_every_refusal_has_an_example_here():
    """Of those that this Python knows."""
    tried = {red[0] for red in REFUSED}
    unknown = {subset.ALIAS} if sys.version_info < (3, 12) else set()
    assert set(subset.REFUSED) - tried == unknown


WRONG = [
    ("s.props = propss  # here", "the name 'propss' means nothing here. Did you mean 'props'?"),
    ("shin(s, seat)  # here", "the name 'shin' means nothing here."),
    ("s.prop = 3  # here", "State has no field 'prop'. Did you mean 'props'?"),
    ("s.players[seat].eye = 3  # here", "State.players has no field 'eye'. Did you mean 'eyes'?"),
    ("me = s.players[seat]\nme.shown = 1  # here", "State.players has no field 'shown'."),
    ("me, k = s.players[0], 1\nk = me.shown  # here", "State.players has no field 'shown'."),
    ("for me in s.players:\n    me.shown = 1  # here", "State.players has no field 'shown'."),
    ("s.agenda[0].quest = 3  # here", "State.agenda has no field 'quest'."),
    ("s.props = LODES[0].ores  # here", "LODES has no field 'ores'. Did you mean 'ore'?"),
    ("s.props = s.players.props  # here", "State.players are several: write which one"),
    ("s.props = seat.props  # here", "seat is a number, and has no 'props'."),
    ("s.props = s.bag.size  # here", "State.bag is an array, and has no 'size'."),
    ("s.props = s.over[0]  # here", "`s.over[0]`: State.over has no such places."),
    ("ask(s, Ask.TURNS, seat)  # here", "Ask has no member 'TURNS'."),
    ("tell(s, News.TOKE, seat)  # here", "News has no member 'TOKE'."),
    ("s.props = bits.sizes(3)  # here", "bits has no attribute 'sizes'. Did you mean 'size'?"),
    ("ask(s, Ask.TURN)  # here", "`ask` takes 3 to 4 arguments, not 2."),
    ("cave_in(s)  # here", "`cave_in` takes 2 arguments, not 1."),
    ("helper(s)  # here", "`helper` is called by a rule and lacks @rule: see {}/rules.py, line"),
]
ABOVE = """
from tunnelier.core import bits
from tunnelier.core.record import Record, i8, table

class Lode(Record):
    ore: int = i8()

LODES = table(Lode, [{"ore": 3}])

def helper(s: State) -> int:
    return s.props
"""


@pytest.mark.parametrize(("lines", "words"), WRONG, ids=lambda words: words[:30])
def test_what_is_not_there_is_named(planted, lines, words):
    """Names, fields, members, arguments: with file and line, in a branch that is never played."""
    folder = planted(with_branch(lines, ABOVE))
    with pytest.raises(Fault) as raised:
        load(folder.name)
    line = line_with(folder / "rules.py", "# here")
    place = f"{folder.name}/rules.py, line {line}, in take: "
    assert str(raised.value).startswith(place + words.format(folder.name))
    assert len(str(raised.value).splitlines()) == 1


@pytest.mark.parametrize("module", ["random", "time", "secrets", "datetime"])
def test_chance_and_clocks_are_not_imported_where_rules_are(planted, module):
    """Whoever imports them means to use them, in a rule or in what rules call."""
    folder = planted(with_branch("pass", f"import {module}"))
    with pytest.raises(Fault, match=f"`import {module}`") as raised:
        load(folder.name)
    line = line_with(folder / "rules.py", f"import {module}")
    assert str(raised.value).startswith(f"{folder.name}/rules.py, line {line}: ")


@pytest.mark.parametrize(
    ("file", "before", "after", "words"),
    [
        ("score.py", "(0 if me.shone", "(0 if me.shown", "in points: State.players has no field"),
        ("score.py", "int(points(s, seat))", "int(points(s, sea))", "in score_sheet: the name"),
        ("thumb.py", "    return ", "    return sea + ", "the name 'sea' means nothing here."),
        ("rules.py", "    for seat in range(s.seats):\n        tell(s, News.HAS", "    s.over = 1\n"
         "    for seat in range(s.seats):\n        tell(s, News.HAS", "in announce: `s.over` is"),
        ("rules.py", "tell(s, News.HAS, seat, points", "tell(s, News.HAD, seat, points",
         "in announce: News has no member 'HAD'."),
        ("rules.py", "News.HAS, seat, points(s, seat)", "News.HAS, seat, point(s, seat)",
         "in announce: the name 'point' means nothing here. Did you mean 'points'?"),
    ],
)  # fmt: skip
def test_all_that_goes_with_rules_is_read(planted, file, before, after, words):
    """Scores, rules of thumb, what tells, and plain Python beside them."""
    folder = planted({file: [(before, after)]})
    with pytest.raises(Fault) as raised:
        load(folder.name)
    assert f"{folder.name}/{file}, line" in str(raised.value) and words in str(raised.value)


MOVE = ("        case Kind.SHINE:\n            shine(s, seat)\n", "")
BY_QUESTION = [
    ("KIND, _, X, _, _ =", "KIND, ASKED, X, _, _ ="),
    (
        "    match KIND[action]:\n        case Kind.TAKE:\n"
        "            take(s, seat, X[action] + 1)\n        case Kind.SHINE:\n"
        "            shine(s, seat)\n        case Kind.LAMP:\n"
        "            deal_lamp(s, receiver, X[action])\n",
        "    match ASKED[action]:\n        case Ask.TURN:\n            answer(s, seat, action)\n",
    ),
    (
        "# --- set-up (CI-1)\n",
        "@rule\ndef answer(s: State, seat: int, action: int) -> None:\n"
        "    match KIND[action]:\n        case Kind.TAKE:\n            take(s, seat, 1)\n"
        "        case Kind.SHINE:\n            shine(s, seat)\n",
    ),
]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([MOVE], "in step: no `case` handles the move Kind.SHINE."),
        (BY_QUESTION, "in step: no `case` handles the question Ask.LAMP."),
        (
            [("    LAMP = 1  # chance", "    DIG = 2\n    LAMP = 1  # chance")],
            "rules.py: no move answers Ask.DIG: name it in the `Answers` of a kind.",
        ),
    ],
    ids=["move", "question", "question without moves"],
)
def test_moves_and_questions_have_a_case(planted, changes, words):
    """What `step` tells apart by `match`, it tells apart to the end."""
    asked = [("ask-lamp =", "ask-dig = Dig?\nask-lamp =")]
    folder = planted({"rules.py": changes, "words/en.ftl": asked})
    with pytest.raises(Fault) as raised:
        load(folder.name)
    assert words in str(raised.value) and len(str(raised.value).splitlines()) == 1
    if "in step" in words:
        line = line_with(folder / "rules.py", "seat = answered(s)") + 1
        assert str(raised.value).startswith(f"{folder.name}/rules.py, line {line}, in step: ")


@pytest.mark.parametrize(
    "changes",
    [
        [("        case Kind.LAMP:\n            deal", "        case _:\n            deal")],
        [MOVE, ("    seat = answered(s)\n", "    seat = answered(s)\n"
                "    if KIND[action] == Kind.SHINE:\n        shine(s, seat)\n")],
        [*BY_QUESTION, ("answer(s, seat, action)\n", "answer(s, seat, action)\n"
                        "        case Ask.LAMP:\n            deal_lamp(s, receiver, X[action])\n")],
    ],
    ids=["case _", "if", "by question"],
)  # fmt: skip
def test_a_move_may_be_told_apart_in_other_ways(planted, changes):
    """By `case _`, by an `if`, by the question that it answers."""
    load(planted({"rules.py": changes}).name)


@pytest.mark.parametrize("game", [*names(), "seam"])
def test_nothing_is_wrong_in_our_own_games(game, monkeypatch):
    """Nor in the examples; read anew, whatever was noted."""
    monkeypatch.setitem(registry._examples, "seam", "tunnelier.examples.seam")
    loaded = load(game)
    assert [*proofread.wrong_in_game(loaded.package, loaded.rules)] == []


def test_what_the_subset_has_is_accepted(planted):
    """Every example of the documentation, as a rule of a game."""
    begins = "@rule\ndef example{}(s: State, x: int, y: int) -> int:\n{}\n"
    examples = [
        begins.format(k, indent(each.example, "    ")) for k, each in enumerate(subset.ALLOWED)
    ]
    helper = "@rule\ndef helper(s: State, x: int) -> None:\n    s.props = x\n"
    load(planted(with_branch("pass", "\n\n".join(["TABLE = (1, 2, 3)", helper, *examples]))).name)
    for each in subset.ALLOWED:
        assert {*each.nodes} <= {type(node).__name__ for node in ast.walk(ast.parse(each.example))}


def test_everything_python_has_is_allowed_or_refused():
    """Each kind of node once: so the documentation says what is checked."""
    kinds = (ast.stmt, ast.expr, ast.pattern, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
    known = {node.__name__ for kind in kinds for node in kind.__subclasses__()}
    told = [node for each in (*subset.ALLOWED, *subset.REFUSED) for node in each.nodes]
    assert len({*told}) == len(told)
    assert known <= {*told}


def test_a_class_that_is_no_record_has_no_fields_to_miss(planted):
    """However it is annotated or named."""
    odd = "class Odd:\n    class dtype:\n        names = property()\n\n\n"
    odd += "def plain(s: Odd) -> int:\n    return s.anything\n"
    load(planted(with_branch("pass", odd)).name)


def test_what_was_read_is_not_read_again_until_it_changes(tmp_path):
    """A verdict is kept where machine code is; a rule of thumb that changes is read again."""
    folder = plant(tmp_path, {}, "readonce")
    code = (
        "import sys\nfrom tunnelier.core import proofread, registry\n"
        "registry.register('readonce', 'readonce')\nsys.setprofile(lambda frame, event, _: "
        "frame.f_code is proofread.wrong_in.__code__ and print('read', file=sys.stderr))\n"
        "registry.load('readonce')\nsys.setprofile(None)"
    )

    def loaded():
        paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
        env = {**os.environ, "PYTHONPATH": paths, "TUNNELIER_CACHE": str(tmp_path)}
        env["TUNNELIER_JIT"] = "0"
        told = [sys.executable, "-c", code]
        return subprocess.run(told, env=env, capture_output=True, text=True, check=False).stderr

    assert "read" in loaded()
    assert loaded() == ""
    thumb = (folder / "thumb.py").read_text(encoding="utf-8")
    (folder / "thumb.py").write_text(thumb.replace("return ", "return sea + "), encoding="utf-8")
    assert "readonce/thumb.py, line" in loaded()
