"""What each player may know (ledger chapter 18)."""

import json

import numpy as np
import pytest

from tests.games.channel1987.kit import CARDS, answer, position, tunnel
from tests.games.channel1987.plays import asked
from tunnelier import Match, Refused
from tunnelier.games.channel1987 import tables
from tunnelier.games.channel1987.state import Lies

SEATS = {"britain": 0, "france": 1}


def seen(m, viewer):
    """A view as text, without the viewer's name."""
    return json.dumps(m.view(viewer) | {"viewer": None}, sort_keys=True)


def rows(m, viewer):
    return np.asarray(m.row_seen_by(viewer)).tobytes()


def table(text=""):
    """Britain to move, with discs for a Plan and a development."""
    return position(f"britain: discs=1-yellow+1-white+1-black; france: discs=2-orange; {text}")


PUBLIC = {
    "areas": "britain: discs=1-yellow; france: discs=3-orange",
    "spaces": "works=2-blue",
    "display": "display=spain,denmark,greece",
    "discards": "discard=italy",
    "money": "france: money=italy",
    "storage": "france: stored=white",
    "tokens on cards": "france: developed=control-room-1:white",
    "face-up cards": "france: developed=italy",
    "tracks": "france: tracks=2,1",
    "cube": "france: deviation=-2",
    "deviation cards": "deviation_out=red-1",
    "agenda": "agenda=on; france: pending=repairs",
}


@pytest.mark.rule("C87-18.1")
@pytest.mark.parametrize("what", PUBLIC)
def test_what_lies_open_is_in_every_view(what):
    """Both players and spectators see the same, and see that it differs."""
    m, plain = table(PUBLIC[what]), table()
    views = [seen(m, viewer) for viewer in (0, 1, None)]
    assert len(set(views)) == 1
    assert views[0] != seen(plain, 0)


@pytest.mark.rule("C87-18.2")
def test_nobody_knows_what_chance_will_bring():
    """No view holds the secret behind the draws, nor the face of a face-down token."""
    m = Match("channel-1987", 2, seed=3)
    views = json.dumps([m.view(viewer) for viewer in (0, 1, None)])
    assert m.secret not in views
    assert all(
        token == "?" for viewer in (*SEATS, None) for token in tunnel(m, "britain", viewer)[1:]
    )


@pytest.mark.rule("C87-18.2")
def test_face_down_tokens_and_decks_have_no_order_yet():
    """What may still come is as likely as it is often left, whatever was seen before."""
    m = table()
    m.play("plan yellow")
    odds = m.odds
    m.undo()
    answer(m, "finance yellow", "take 1", "deal spain")
    assert asked(m) == ("france", "turn")
    m.play("plan orange")
    assert m.odds == odds


@pytest.mark.rule("C87-18.3", "C87-I.16")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_token_looked_at_is_hidden_from_the_rival(viewer):
    """France knows its space 2; the view of Britain is the same whatever it is."""
    one, two = (table(f"france: tunnel=black,?{token}") for token in ("yellow", "blue"))
    assert seen(one, viewer) == seen(two, viewer)
    assert seen(one, 1) != seen(two, 1)
    assert tunnel(one, "france", "france")[1] == "?yellow"
    assert tunnel(one, "france", "britain")[1] == "?"


@pytest.mark.rule("C87-18.3")
def test_a_look_at_what_the_rival_has_seen_cannot_be_taken_back():
    """No draw happens, since the token has its face already; it was seen all the same."""
    m = table("france: tunnel=black,?yellow")
    answer(m, "technology yellow", "advance upper")
    m.follow = False
    m.play("peek france 2")
    assert tunnel(m, "france", "britain")[1] == "?yellow"
    assert not m.may_undo(0) and not m.may_undo(1)
    with pytest.raises(Refused, match="showed what was hidden"):
        m.undo()


@pytest.mark.rule("C87-18.3")
def test_the_rival_learns_which_space_was_looked_at_but_not_the_face():
    """The peeker's record stays until the token is turned up."""
    m = table()
    answer(m, "technology yellow", "advance upper", "peek france 4", "glimpse blue-agenda")
    assert tunnel(m, "france", "britain")[3] == "?blue-agenda"
    assert tunnel(m, "france", "france")[3] == tunnel(m, "france")[3] == "?"
    mine, theirs, open_ = (m.log_text(viewer, "en") for viewer in (0, 1, None))
    assert mine[-1] != theirs[-1] == open_[-1]
    assert theirs[-2] == mine[-2]
    assert "4" in theirs[-2]
    assert "blue" not in theirs[-1].lower()
    answer(m, "plan orange", "reveal white")
    assert tunnel(m, "france", "britain")[3] == "?blue-agenda"


@pytest.mark.rule("C87-18.4", "C87-I.16")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_rivals_face_down_card_is_only_a_number(viewer):
    """One of 1 point or one of 2: Britain sees no difference, France does."""
    one, two = (table(f"france: developed={card}") for card in ("control-room-4", "exchange-a"))
    assert seen(one, viewer) == seen(two, viewer)
    assert seen(one, 1) != seen(two, 1)
    assert seen(one, viewer) != seen(table(), viewer)


@pytest.mark.rule("C87-13.5", "C87-18.4")
def test_a_face_down_card_is_imagined_to_be_one_that_wears_out():
    """Whichever green or red card Britain supposes France to have worn out; none that stays up."""
    m, rng = table("france: developed=control-room-4"), np.random.default_rng(1)
    found = set()
    for _ in range(400):
        world = m.game.imagine(m.row_seen_by(0), 0, rng)[0]
        found |= {
            name
            for name, card in zip(tables.CARD_NAMES, world.cards, strict=True)
            if card.lies == Lies.DEVELOPED
        }
    assert found == {name for name, card in CARDS.items() if card["colour"] != "blue"}


@pytest.mark.rule("C87-18.4")
def test_totals_are_not_shown_before_the_end():
    """No scores while the game runs."""
    m = table("britain: tracks=3,4")
    assert (m.scores, m.winners) == ((), ())


@pytest.mark.rule("C87-18.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_still_names_a_card_turned_face_down(viewer):
    """It was open when it was taken."""
    m = table(
        "display=control-room-1,denmark,greece; "
        "britain: discs=1-yellow+2-white stored=white; "
        "france: discs= passed"
    )
    answer(m, "develop yellow slot=1", "rubble white", "deal spain")
    answer(m, "plan white", "reveal blue", "use control-room-1")
    text = " ".join(m.log_text(viewer, "en")).lower()
    assert "control room 1" in text.replace("-", " ")


@pytest.mark.rule("C87-18.6")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("france: tunnel=black,?yellow", "france: tunnel=black,?blue"),
        (
            "france: developed=control-room-4",
            "france: developed=exchange-a",
        ),
    ],
    ids=["token", "card"],
)
def test_what_is_hidden_cannot_change_a_programs_decision(one, two):
    """A program is given the row of its seat and the legal moves: both are the same."""
    here, there = table(one), table(two)
    assert rows(here, 0) == rows(there, 0)
    assert here.moves == there.moves
