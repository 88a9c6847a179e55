"""Moves: numbers, words, arguments."""

from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.signs import SIGNS
from tunnelier.core.codec import Answers, Codec, Kinds
from tunnelier.games import load

STEAM = load("steam-tunnel").actions


class Ask(IntEnum):
    A = 0
    B = 1


class Kind(Kinds):
    GO = Answers(Ask.A, to=("left", "right"), by=("foot", "rail"))
    STAY_HOME = Answers(Ask.A)
    DEAL = Answers(Ask.B, chance=True, card=("ace", "King of Hearts"))


def test_a_number_always_means_the_same_move():
    """Blocks in the order of the kinds, arguments counted up within."""
    codec = Codec(Kind)
    assert [int(kind) for kind in Kind] == [0, 1, 2]
    assert [codec.text(action) for action in range(codec.size)] == [
        "go to=left by=foot",
        "go to=left by=rail",
        "go to=right by=foot",
        "go to=right by=rail",
        "stay-home",
        "deal card=ace",
        "deal card=king-of-hearts",
    ]
    assert codec.seat_moves == 5
    assert [column.tolist() for column in codec.blocks] == [[0, 5], [5, 7]]
    runs = [column.tolist() for column in codec.runs]
    assert runs == [[0, 1, 2], [0, 4, 5], [4, 5, 7], [0, 2], [2, 3]]
    assert codec.arguments(3) == {"to": "right", "by": "rail"}
    assert codec.kind(4) is Kind.STAY_HOME


@pytest.mark.parametrize(
    "typed",
    ["buy cell=c2 segment=1", "BUY  c2 1", "buy cell = c2 segment=1", " buy c2 segment=1 "],
)
def test_words_may_be_typed_in_a_hurry(typed):
    """Case, spaces and the names of arguments do not matter."""
    assert STEAM.text(STEAM.parse(typed)) == "buy cell=c2 segment=1"


@pytest.mark.parametrize("typed", ["", "buy", "buy c2", "fly c2", "buy c2 4", "buy c2 1 1", "=="])
def test_other_words_are_no_move(typed):
    """A ValueError, whatever it is."""
    with pytest.raises(ValueError, match="move"):
        STEAM.parse(typed)


def test_enough_words_complete_a_move():
    """Among the moves that are possible now."""
    among = [STEAM.parse(text) for text in ("flip a1", "flip c2", "buy c2 1", "buy c2 3", "skip")]
    said = {
        typed: [STEAM.text(a) for a in STEAM.completions(typed, among)]
        for typed in ("c2 3", "flip", "skip", "c2", "buy 1", "")
    }
    assert said["c2 3"] == ["buy cell=c2 segment=3"]
    assert said["flip"] == ["flip cell=a1", "flip cell=c2"]
    assert said["skip"] == ["skip"]
    assert said["c2"] == ["flip cell=c2", "buy cell=c2 segment=1", "buy cell=c2 segment=3"]
    assert said["buy 1"] == ["buy cell=c2 segment=1"]
    assert said[""] == []


def test_the_nearest_move_is_suggested():
    """If any is like what was typed."""
    among = [STEAM.parse("flip a1"), STEAM.parse("flip c2")]
    assert STEAM.nearest("flop cell=c2", among) == "flip cell=c2"
    assert STEAM.nearest("zzzzzzzz", among) is None
    assert STEAM.nearest("flip", []) is None


@given(st.text(SIGNS, max_size=60))
def test_any_text_is_a_move_or_a_sentence(text):
    """Nothing that can be typed does anything else."""
    try:
        assert STEAM.text(STEAM.parse(text))
    except ValueError as error:
        assert "move" in str(error)


@pytest.mark.parametrize(
    ("kinds", "reason"),
    [
        ({"GO": (Ask.A, False), "DEAL": (Ask.B, True), "STAY_HOME": (Ask.A, True)}, "side"),
        ({"DEAL": (Ask.B, True), "GO": (Ask.A, False)}, "chance last"),
    ],
)
def test_kinds_stand_in_order(kinds, reason):
    """One question's moves side by side, chance last."""
    answers = {name: Answers(asked, chance=chance) for name, (asked, chance) in kinds.items()}
    with pytest.raises(TypeError, match=reason):
        Codec(Kinds("Disorder", answers))


def test_an_argument_is_words_numbers_or_members():
    """A whole enum, or some of its members."""
    answers = Answers(Ask.A, words=("King of Hearts",), numbers=range(1, 3), members=(Ask.B,))
    assert answers.args == {"words": ("king-of-hearts",), "numbers": ("1", "2"), "members": ("b",)}
    assert Answers(Ask.A, all=Ask).args == {"all": ("a", "b")}


def test_words_must_be_different():
    """Two cards of one name could not be told apart; four arguments are too many."""
    with pytest.raises(TypeError, match="not all different"):
        Answers(Ask.A, card=("ace", "Ace"))
    with pytest.raises(TypeError, match="at most 3"):
        Answers(Ask.A, a=("1",), b=("1",), c=("1",), d=("1",))
    with pytest.raises(TypeError, match="no audience"):
        Answers(Ask.A, seen_by="eyes")
