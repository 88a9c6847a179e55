"""A user's own file of numbers takes the place of the reconstructed ones."""

import os
import subprocess
import sys

import pytest

from tunnelier.core.sheet import SheetError, read
from tunnelier.games.channel1987 import tables


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("points=1 needs=place-1-or-2 does=plan ", "needs=none does=plan ", "give points=, needs="),
        ("does=plan       money=1", "does=dig money=1", "does=dig is none of: plan, tunnel"),
        (
            "does=plan       money=1",
            "does=plan money=0",
            "money=0 is not a whole number from 1 to 9",
        ),
        ("needs=place-1      does=plan       money=1", "needs=none does=plan money=1", "takes one"),
        ("card new-workers-a", "card new-worker-a", "unknown; there are: new-workers-a"),
        ("track britain-upper", "path britain-upper", "a line starts with one of: card, track"),
        ("points=0,1,2,3,5,7,9", "points=0", "points= lists 2 to 12 whole numbers"),
        ("barriers=3:2,5:3", "barriers=9:2", "SPACE:WHAT, with spaces 1 to 6"),
        ("barriers=3:2,5:3", "barriers=3:two", "a price is a whole number"),
        ("bonuses=1:peek", "bonuses=1:look", "'look' is no bonus"),
        ("deviation red-0     levels=0", "deviation red-0 levels=9", "from 0 to 4"),
        ("rubble blue    plain=3", "rubble blue plain=x", "plain=x is not a whole number"),
        ("agenda training              points=2", "agenda training", "give points= and nothing"),
        ("does=plan       money=1", "does=develop money=1", "does=develop is none of: plan, t"),
        ("points=0,1,2,3,5,7,9", "points=0,1,2,3,5,7,200", "whole numbers from 0 to 99"),
        ("points=0,1,2,3,5,7,9", f"points=0,{'9' * 5000}", "whole numbers from 0 to 99"),
        ("barriers=3:2,5:3", "barriers=3:2,5:300", "a price is a whole number from 1 to 99"),
        ("barriers=3:2,5:3", "barriers=3:2,3:3", "barriers= names space 3 twice"),
        ("bonuses=1:peek", "bonuses=1:none", "'none' is no bonus"),
        ("rubble blue    plain=3", "rubble blue plain=4", "21 rubble tokens, more than 20"),
        ("rubble blue    plain=3", "rubble blue plain=2", "19 rubble tokens, fewer than 20"),
        (
            "rubble blue    plain=3 agenda=1",
            "rubble blue plain=0 agenda=4",
            "there are 7 agenda symbols, but only 6 agenda cards",
        ),
    ],
)
@pytest.mark.rule("C87-0.1")
def test_a_wrong_line_is_named(old, new, complaint):
    """File, line and reason."""
    assert old in tables.NUMBERS
    with pytest.raises(SheetError) as caught:
        tables.checked(read(tables.NUMBERS.replace(old, new, 1), "mine.txt"))
    assert complaint in str(caught.value)
    assert caught.value.line is not None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("barriers=3:2,5:3 bonuses=1:peek,3:disc,5:peek", "barriers=none bonuses=none"),
        ("rubble blue    plain=3 agenda=1", "rubble blue plain=2 agenda=2"),
        ("needs=none         does=plan       money=2", "needs=place-1 does=plan money=2"),
    ],
)
@pytest.mark.rule("C87-0.1")
def test_what_a_box_can_hold_is_taken(old, new):
    """A track without bars and bonuses, a sixth symbol, a token on an influence card."""
    assert old in tables.NUMBERS
    tables.checked(read(tables.NUMBERS.replace(old, new, 1), "mine.txt"))


def test_a_missing_line_is_named():
    """Every card is needed."""
    short = tables.NUMBERS.replace("card italy ", "#card italy ", 1)
    with pytest.raises(SheetError, match=r"mine\.txt: card italy is missing"):
        tables.checked(read(short, "mine.txt")).of("card", tables.CARD_NAMES)


CODE = """
from tests.games.channel1987.kit import *
m = position("britain: discs=2-yellow tracks=2,2 money=italy,spain")
answer(m, "technology yellow", "advance upper")
print(tracks(m, "britain"), money(m, "britain"))
m = position("britain: discs=3-yellow+2-white developed=new-materials")
answer(m, "plan yellow", "reveal white", "use new-materials")
print(stack(m, "works"), face_down(m, "britain"))
"""


@pytest.mark.rule("C87-0.1", "C87-13.6")
def test_the_rules_follow_the_numbers(tmp_path):
    """The bar costs what the file says; an ability without tokens never wears out."""
    mine = tables.NUMBERS.replace("britain-upper  points=0,1,2,3,5,7,9 barriers=3:2", "X", 1)
    assert "X,5:3" in mine
    mine = mine.replace("X", "britain-upper points=0,1,2,3,5,7,9 barriers=3:1")
    mine = mine.replace(
        "new-materials         points=2 needs=place-1 ", "new-materials points=2 needs=none "
    )
    (tmp_path / "channel-1987.txt").write_text(mine)
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={
            **os.environ,
            "TUNNELIER_TABLES": str(tmp_path),
            "TUNNELIER_JIT": "0",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == ["(3, 2) []", "('yellow', 2) []"], done.stderr
