"""`make quick` runs what a change concerns."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import COSTLY
from tools.project import ROOT, declared
from tools.quick import CHEAP, CONCERNS, concerned, git


def tracked():
    return git("ls-files").splitlines()


def test_whatever_changes_concerns_some_test():
    """Every file of the tree does."""
    assert [file for file in tracked() if not concerned([file])] == []


def test_every_room_has_a_line():
    """A new one must not be taken for a file at the root."""
    rooms = {Path(file).parent for file in tracked() if file.startswith("src/tunnelier/")}
    rooms = {"/".join(room.parts[:3]) + "/" for room in rooms if len(room.parts) > 2}
    assert rooms - set(CONCERNS) == set()


@pytest.mark.parametrize("begins", CONCERNS)
def test_what_is_named_is_there(begins):
    """Lines name tests that exist."""
    named = [each for each in CONCERNS[begins].split() if each.islower()]
    assert all((ROOT / each).exists() for each in named)


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/tunnelier/games/steamtunnel/rules/closing.py", "tests/games/steamtunnel tests/words"),
        ("src/tunnelier/draw/svg.py", "tests/draw"),
        ("tests/games/manhattan/kit.py", "tests/games/manhattan"),
        ("tests/bots/test_coach.py", "tests/bots/test_coach.py"),
        ("tests/bots/test_removed.py", ""),
        ("Makefile", "tests/tools"),
    ],
)
def test_a_change_is_tried_where_it_belongs(file, tests):
    """The rules of a game by its tests, a changed test by itself."""
    assert concerned([file]) == tests.split()


def test_a_folder_holds_its_files():
    """Nothing is run twice."""
    assert concerned(["src/tunnelier/bots/tree.py", "tests/bots/test_coach.py"]) == ["tests/bots"]


def test_costs_are_markers():
    """What is left out of a folder can be left out by name."""
    known = {
        each.partition(":")[0] for each in declared()["tool"]["pytest"]["ini_options"]["markers"]
    }
    assert {*COSTLY.values(), "slow", "torch"} <= known
    assert set(CHEAP.removeprefix("not (").removesuffix(")").split(" or ")) <= known


@pytest.mark.parametrize("marker", ["torch", "ray"])
def test_who_needs_much_is_marked(marker):
    """Every test file that skips itself where a large library is missing."""
    needed = f'importorskip("{marker}")'
    found = git("grep", "--files-with-matches", "-e", needed, "--", "tests").splitlines()
    assert found
    unmarked = [
        file for file in found if f"mark.{marker}" not in (ROOT / file).read_text(encoding="utf-8")
    ]
    assert unmarked == []


@pytest.mark.parametrize(("marker", "tests"), [("browser", 2), ("postgres", 1)])
def test_fixtures_that_cost_much_mark_their_tests(marker, tests):
    """Nobody has to remember it."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", marker]
    done = subprocess.run(
        [*command, "tests/web/test_told.py"], cwd=ROOT, capture_output=True, text=True
    )
    assert f"\n{tests}/" in done.stdout
