"""End of the game (ledger chapter 7)."""

import pytest

from tests.games.steamtunnel.boards import (
    buy,
    finish,
    laid,
    load,
    new_match,
    places,
    table,
)
from tests.games.steamtunnel.kit import deal, flip
from tunnelier import Refused


@pytest.mark.rule("ST-7.1")
def test_a_board_without_unknown_cards_is_over_and_scored():
    """No turn begins on such a board: nothing can be flipped."""
    m = load("ST-E.12")
    assert m.over
    assert m.moves == ()
    assert m.scores == (0, 64)


@pytest.mark.rule("ST-7.1")
def test_the_game_goes_on_while_one_unknown_card_is_left():
    """With only c3 unknown a turn begins, and it must be flipped."""
    m = laid({}, unknown=["c3"])
    assert not m.over
    assert m.moves == ("flip cell=c3",)


@pytest.mark.rule("ST-7.2")
def test_who_flips_the_last_card_places_nothing():
    """Every tunnel is closed then, and scoring follows at once."""
    m = laid({"c2": "37/0"}, unknown=["d2"], owners={"c2.2": 2})
    flip(m, "d2", 38)
    assert m.over
    assert m.moves == ()
    assert not any(line["open"] for line in m.score_sheet)
    assert m.scores == (0, 10)


@pytest.mark.rule("ST-7.3")
def test_burning_the_last_unknown_card_ends_the_game_at_once():
    """Scoring follows without a turn of the next player."""
    m = laid({"c2": "37/0"}, unknown=["d2", "f6"], owners={"c2.2": 2})
    flip(m, "f6", 38)
    turns = [one["turns"] for one in table(m)["players"]]
    m.play("burn cell=d2")
    assert m.over
    assert m.scores == (0, 5)
    assert [one["turns"] for one in table(m)["players"]] == turns


@pytest.mark.rule("ST-7.4")
def test_closed_tunnels_alone_do_not_end_the_game():
    """Two dead ends, a point card and straights without a segment face the unknown c2."""
    m = laid({"c1": "1/180", "c3": "2/0"}, unknown=["c2", "f6"])
    flip(m, "f6", 38)
    assert not any(line["open"] for line in m.score_sheet)
    assert (m.over, m.scores) == (False, ())
    m.play("skip")
    assert (m.seat, m.moves) == (1, ("flip cell=c2",))


@pytest.mark.rule("ST-7.5")
@pytest.mark.parametrize(
    ("players", "turns"), [(2, [16, 16]), (3, [10, 11, 11]), (5, [6, 6, 6, 7, 7])]
)
def test_the_round_is_not_completed(players, turns):
    """32 flips do not go up in three or five: some seats have had a turn more, those who began."""
    m = finish(new_match(players=players, seed=4), prefer="skip")
    seats = table(m)["players"][:players]
    start = table(m)["start"]
    assert sorted(one["turns"] for one in seats) == turns
    assert seats[start]["turns"] == max(turns)


@pytest.mark.rule("ST-7.6")
@pytest.mark.parametrize(
    "move",
    [
        "flip cell=c2",
        "flip cell=a1",
        "burn cell=a1",
        buy("c2.1"),
        "skip",
        "reveal card=40 way=printed",
        "lay point=p1 way=printed",
        "start seat=0",
    ],
)
def test_after_the_end_no_action_is_accepted(move):
    """Every move of every kind is refused, and the result stands."""
    m = laid({"c2": "37/0"}, owners={"c2.2": 2})
    assert m.why(move)
    with pytest.raises(Refused):
        m.play(move)
    assert (m.scores, m.winners) == ((0, 5), (1,))


@pytest.mark.rule("ST-7.6")
def test_a_game_broken_off_has_no_score_and_no_winner():
    """Though a tunnel worth 5 is closed and held, nothing is won before the end."""
    m = deal()
    flip(m, "c2", 37)
    m.play(buy("c2.2"))
    flip(m, "f6", 38)
    m.play("burn cell=d2")
    assert not m.over
    assert places(table(m), "unknown")
    assert (m.scores, m.winners) == ((), ())
