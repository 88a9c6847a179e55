"""Counts, the agenda, phrases, sheets."""

import numpy as np
import pytest

from tests import catalogue
from tunnelier.core import agenda
from tunnelier.core.agenda import CHANCE, NO_QUESTION, NO_SEAT, Pending
from tunnelier.core.counts import covers, gain, spend, total
from tunnelier.core.record import Record, each, i8
from tunnelier.core.sheet import SheetError, read, sheet


class Waiting(Record):
    depth: int = i8()
    agenda: list[Pending] = each(Pending, 4)


def test_counts_are_spent_and_gained():
    """The verbs of rulebooks."""
    have, cost = np.array([3, 1, 0], np.int8), np.array([2, 1, 0], np.int8)
    assert covers(have, cost) and not covers(cost, have)
    spend(have, cost)
    assert have.tolist() == [1, 0, 0]
    gain(have, cost)
    assert have.tolist() == [3, 1, 0]
    assert total(have) == 4


def test_what_is_asked_last_is_answered_first():
    """The agenda is a stack, and an answered question leaves no trace."""
    s = Waiting.rows(1)[0]
    empty = s.tobytes()
    assert (agenda.question(s), agenda.to_move(s), agenda.about(s)) == (NO_QUESTION, NO_SEAT, 0)
    agenda.ask(s, 1, 0)
    agenda.ask(s, 2, CHANCE, 35)
    assert (agenda.question(s), agenda.to_move(s), agenda.about(s)) == (2, CHANCE, 35)
    assert agenda.answered(s) == CHANCE
    assert (agenda.question(s), agenda.to_move(s)) == (1, 0)
    assert agenda.answered(s) == 0
    assert s.tobytes() == empty


ENGLISH = """
red = Red
wins = { $who } wins { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
"""
FRENCH = """
red = Rouge
    .the = la rouge
wins = { FORM($who, "the") } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
"""


def test_a_phrase_is_said_in_the_readers_language(tmp_path):
    """Phrases inside phrases follow, in the form that is asked for; others are refused."""
    messages = catalogue(tmp_path, en=ENGLISH, fr=FRENCH)
    wins = messages["wins"].filled(who=messages["red"])
    assert [wins.say("fr", n=n) for n in (0, 1, 2)] == [
        "la rouge gagne 0 point.",
        "la rouge gagne 1 point.",
        "la rouge gagne 2 points.",
    ]
    assert wins.say("en", n=0) == "Red wins 0 points."
    with pytest.raises(ValueError, match="not 'xx'"):
        wins.say("xx", n=3)


def test_several_things_are_listed_as_the_language_lists_them(tmp_path):
    messages = catalogue(tmp_path, en="all = { $them }.\n", de="all = { $them }.\n")
    said = messages["all"].filled(them=["A", "B", "C"])
    assert said.say("en") == "A, B, and C." and said.say("de") == "A, B und C."


def test_what_a_language_lacks_is_said_in_english_and_logged_once(tmp_path, caplog):
    """A message, a place that nobody filled there, or the whole file."""
    messages = catalogue(tmp_path, en="one = One.\ntwo = Two.\n", fr="one = Un.\n")
    assert [messages["two"].say("fr") for _ in range(3)] == ["Two."] * 3
    assert messages["one"].say("fr") == "Un." and messages["one"].say("de") == "One."
    assert [record.message.partition(": ")[2] for record in caplog.records] == [
        "there is no message 'two'; English is said",
        "there is no such file; English is said",
    ]


def test_a_message_that_is_nowhere_is_named(tmp_path):
    messages = catalogue(tmp_path, en="take-back = Back.\n")
    with pytest.raises(KeyError, match=r"no message 'take-bak'\. Did you mean 'take-back'"):
        _ = messages["take-bak"]


GOOD = "card 1 joins=T-B  # a remark\n\npoint P1 T=4 B=2\n"


def test_a_sheet_is_taken_apart():
    """Kind, name and values, with the line they stand in."""
    first, second = read(GOOD, "x").lines
    assert (first.kind, first.name, first.values, first.number) == (
        "card",
        "1",
        {"joins": "T-B"},
        1,
    )
    assert (second.number, second.whole("T", 2, 4)) == (3, 4)


def test_remarks_and_spaces_do_not_change_the_fingerprint():
    """A value does."""
    same = read("card   1   joins=T-B\npoint P1  T=4   B=2", "y")
    other = read("card   1   joins=T-B\npoint P1  T=4   B=3", "y")
    assert read(GOOD, "x").fingerprint == same.fingerprint != other.fingerprint


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("card", "x, line 1: 'card' stands alone"),
        ("\ncard 1 joins", "x, line 2: 'joins' should be written key=value"),
        ("card 1 a=1 a=2", "x, line 1: a=… is given twice"),
        ("card 1 a=1\ncard 1 a=2", "x, line 2: card 1: already given in line 1"),
    ],
)
def test_a_bad_line_is_named(text, complaint):
    """File, line and reason."""
    with pytest.raises(SheetError) as caught:
        read(text, "x")
    assert str(caught.value).startswith(complaint)


def test_a_bad_line_is_named_in_the_readers_language():
    with pytest.raises(SheetError) as caught:
        read("card 1 a=1\ncard 1 a=2", "x")
    assert (
        caught.value.say("fr")
        == "x, ligne 2\N{NO-BREAK SPACE}: card 1\N{NO-BREAK SPACE}: déjà donné à la ligne 1"
    )
    assert caught.value.say("de") == "x, Zeile 2: card 1: schon in Zeile 1 angegeben"


@pytest.mark.parametrize("value", ["5", "x", "-1", "", "1.5"])
def test_numbers_have_a_range(value):
    """What is not a whole number in it is refused."""
    line = read("point P1 B=3" + (f" T={value}" if value else ""), "x").lines[0]
    with pytest.raises(SheetError, match="line 1: point P1: T="):
        line.whole("T", 2, 4)


def test_a_sheet_of_ones_own_takes_the_place_of_the_built_in_one(tmp_path, monkeypatch):
    """If the folder has one for this game; a folder that is not there is an error."""
    monkeypatch.setenv("TUNNELIER_TABLES", str(tmp_path))
    assert sheet("my-game", GOOD).source == "built-in"
    (tmp_path / "my-game.txt").write_text("card 2 joins=T-B")
    assert sheet("my-game", GOOD).lines[0].name == "2"
    (tmp_path / "my-game.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SheetError, match="cannot be read as text"):
        sheet("my-game", GOOD)
    monkeypatch.setenv("TUNNELIER_TABLES", str(tmp_path / "nowhere"))
    with pytest.raises(SheetError, match="no such folder"):
        sheet("my-game", GOOD)
