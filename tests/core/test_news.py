"""What the rules tell, who hears it, and what can be foreseen."""

import threading

import numpy as np
import pytest

from tunnelier import Match
from tunnelier.core import jit
from tunnelier.core.faults import Fault
from tunnelier.core.news import THE_TABLE, Piece, Tells, Tidings, changes, explains, listening, tell
from tunnelier.core.record import A_SEAT, OWNER, Record, i8, per_seat, seat_by_seat
from tunnelier.core.view import SPECTATOR
from tunnelier.examples.cavein.news import News
from tunnelier.examples.cavein.state import State


def dealt(*lamps):
    """A followed match of Cave-in after the deal."""
    match = Match("cave-in", players=len(lamps), follow=True)
    for worth in lamps:
        match.play(f"lamp worth={worth}")
    return match


def told(lines):
    """Every line with its rule."""
    return [(line.said, line.rule) for line in lines]


@pytest.mark.rule("CI-2.2", "CI-3.1", "CI-3.2", "CI-3.3")
def test_a_story_has_a_line_for_all_that_happens():
    """In the order in which it happens, each with the rule that makes it happen."""
    match = dealt(2, 3)
    match.play("shine")
    assert told(match.story(3)) == [
        ("Amber shines a lamp of 2.", "CI-2.2"),
        ("Amber takes 2 props.", "CI-2.1"),
    ]
    for move in ("take 3", "take 3", "take 1"):
        match.play(move)
    assert told(match.story(match.count, None, "fr")) == [
        ("Bleu prend 1 étai.", "CI-2.1"),
        ("Le toit tombe sur Bleu.", "CI-3.1"),
        ("Bleu perd 4 étais.", "CI-3.1"),
        ("Bleu avait une lampe de 3.", "CI-3.1"),
        ("Ambre\N{NO-BREAK SPACE}: 5 points.", "CI-3.2"),
        ("Bleu\N{NO-BREAK SPACE}: 3 points.", "CI-3.2"),
        ("Ambre gagne.", "CI-3.3"),
    ]
    assert match.sentence(3) == "Amber shines a lamp of 2. Amber takes 2 props."
    line = match.story(3)[1]
    assert (line.news, line.seat, line.about) == ("took", 0, {"props": 2})


@pytest.mark.rule("CI-1.2")
def test_the_others_hear_less():
    """A lamp is told to its seat; the others hear that there is one, and not which."""
    match = dealt(2, 3)
    assert [match.sentence(1, seat) for seat in (0, 1, None)] == [
        "Amber draws a lamp of 2.",
        "Amber draws a lamp.",
        "Amber draws a lamp.",
    ]
    assert [match.story(1, seat)[0].about for seat in (0, 1)] == [{"worth": "2"}, {}]


def test_who_may_hear_some_of_it():
    """Arguments that all may hear are heard by all; without a sentence for them, nothing is."""

    class Few(Tidings):
        BOUGHT = Tells(None, seen_by=OWNER, heard_by_all=["slot"], slot=("a", "b"), card=int)

    piece = Piece(Few.BOUGHT, 1, (1, 40))
    assert piece.heard_by(1).arguments == {"slot": "b", "card": 40}
    assert piece.heard_by(0).arguments == piece.heard_by(SPECTATOR).arguments == {"slot": "b"}
    row = Match("cave-in", seed=1).rows[0]
    game = Match("cave-in", seed=1).game
    drawn = Piece(News.DREW, 0, (1,))
    assert game.text.tell(row, drawn.heard_by(1), "en") == "Amber draws a lamp."
    shone = Piece(News.SHONE, 0, (None,))
    assert game.text.tell(row, shone, "en") is None


def test_a_move_of_which_nothing_is_told_tells_itself():
    """In a game without news, as in one whose rules are silent about a move."""
    match = Match("knockout-whist", seed=1)
    match.play(match.moves[0])
    [line] = match.story(match.count)
    assert line.rule is None and line.news is None and line.said


def test_a_story_is_forgotten_with_the_move_that_is_taken_back():
    """Another move is told in its place."""
    match = dealt(2, 3)
    for props, said in ((1, "1 prop"), (2, "2 props")):
        match.play(f"take {props}")
        assert match.sentence(3) == f"Amber takes {said}."
        match.undo()


def test_what_is_foreseen_is_what_then_happens():
    """And nothing is changed by looking."""
    match = dealt(2, 3)
    before = match.rows.tobytes()
    foreseen = match.foresee("shine")
    assert match.rows.tobytes() == before and match.count == 2
    assert foreseen[-1].said == "Next to decide: Blue." and match.foresee("shine", "fr") != foreseen
    match.play("shine")
    assert foreseen[:-1] == match.story(3, 0)


def test_foresight_ends_where_a_secret_has_its_say():
    """Amber would lose all by the last prop, but cannot know the lamp of Blue, nor who wins."""
    stories = []
    for lamp in (1, 3, 4):
        match = dealt(2, lamp)
        for move in ("take 3", "take 3", "take 1", "take 1"):
            match.play(move)
        stories.append([line.said for line in match.foresee("take 1")])
    assert stories[0] == stories[1] == stories[2]
    assert stories[0][1:3] == ["The roof falls on Amber.", "Amber loses 5 props."]
    assert stories[0][-1] == "What follows depends on what you cannot see."


def test_chance_is_not_foreseen():
    """Nor is what is refused."""
    match = Match("cave-in", players=2, follow=True)
    with pytest.raises(ValueError, match="chance"):
        match.foresee("lamp worth=1")
    played = dealt(2, 3)
    for move in ("take 3", "take 3", "take 2"):
        played.play(move)
    with pytest.raises(ValueError, match="Not so many props"):
        played.foresee("take 2")


def test_only_those_who_listen_hear():
    """And only in their own thread: elsewhere rules run as they always do."""
    row = State.rows(1)[0]
    tell(row, News.TOOK, 0, 2)  # nobody hears it
    plain = []

    def elsewhere():
        plain.append(jit.is_plain())
        tell(row, News.TOOK, 1, 3)

    with listening() as heard:
        assert jit.is_plain()
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
        tell(row, News.TOOK, 0, 2)
        with listening() as inside:
            tell(row, News.WON, 1)
    assert [(piece.news, piece.seat, piece.values) for piece in heard] == [(News.TOOK, 0, (2,))]
    assert [piece.news for piece in inside] == [News.WON]
    assert plain == [not jit.COMPILED]
    assert jit.is_plain() is not jit.COMPILED


def test_news_that_does_not_fit_is_a_fault():
    """With its name and the argument."""
    with listening(), pytest.raises(Fault, match=r"DREW was told with worth=7, .* of the 4 words"):
        tell(State.rows(1)[0], News.DREW, 0, 7)
    with pytest.raises(TypeError, match="at most 3 arguments"):
        Tells(None, a=int, b=int, c=int, d=int)
    with pytest.raises(TypeError, match="no audience"):
        Tells(None, seen_by="players")


class Purse(Record):
    coins: int = i8(high=9)


class Bank(Record):
    purses: object = per_seat(Purse, 2)
    debts: object = seat_by_seat(i8(2, high=9))
    bank: int = i8(high=9)


class Dealings(Tidings):
    PAID = Tells("B-1", "purses.coins", "bank", to=A_SEAT)
    CRASH = Tells("B-2", "debts")


def test_what_explains_a_change():
    """News of the seat, of a seat among the arguments, or of the table."""
    before, after = Bank.rows(1), Bank.rows(1)
    assert not [*changes(Bank, before, after)]
    after["purses"]["coins"][0] = [0, 3]
    after["debts"][0] = [1, 0]
    after["bank"] = 2
    assert [*changes(Bank, before, after)] == [("purses.coins", 1), ("debts", 0), ("bank", None)]
    paid = Piece(Dealings.PAID, 0, (1,))
    assert explains(paid, "purses.coins", 0) and explains(paid, "purses.coins", 1)
    assert not explains(Piece(Dealings.PAID, 0, (0,)), "purses.coins", 1)
    assert explains(paid, "bank", None) and not explains(paid, "debts", 0)
    assert explains(Piece(Dealings.CRASH, THE_TABLE, ()), "debts", 1)


def test_rows_are_told_as_they_are_played():
    """Played once more as plain Python, a move leaves the same bytes, and the row in the middle."""
    match = dealt(2, 3)
    game, rows = match.game, match.rows
    pieces, after = game.story(rows, game.actions.parse("shine"))
    match.play("shine")
    assert after.tobytes() == match.rows.tobytes()
    shone = np.frombuffer(pieces[0].row, State.dtype)[0]
    assert (shone.props, shone.players[0].shone) == (9, 1)
