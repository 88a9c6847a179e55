"""The end of the game (ledger chapter 15)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    finished_turns,
    loaded,
    mover,
    position,
    score,
    send,
    target,
    token,
)
from tunnelier import Refused

PASS = ("place construction", "end-turn")
LOADED = {"loaded": True}


def nearly(**more):
    """Two players, red at 63 points of 70, with what it takes to go on."""
    given = {
        "players": 2,
        "supply": {"red": "l l s"},
        "buildings": {"red": ["11"]},
        "built": {"red": {"14": LOADED, "13": {}}},
        "hands": {"red": ["00"]},
        "uranium": {"red": 3},
        "bombers": {"red": 5},
        "money": {"red": 9},
    }
    return position(**(given | more))


@pytest.mark.rule("MP-15.1")
def test_the_game_stops_at_the_target():
    """In the middle of step 2, with workers left and no turn to end."""
    m = nearly()
    assert (score(m, "red"), target(m)) == (63, 70)
    m.play("use 11")
    send(m, "l")
    m.play("build 00")
    assert m.over
    assert (m.winners, score(m, "red")) == ((0,), 72)
    assert m.scores == (72, 0)
    assert (m.moves, m.seat, asked(m)) == ((), None, None)


@pytest.mark.rule("MP-15.1")
@pytest.mark.parametrize(
    ("built", "over"),
    [
        ({"14": LOADED, "04": LOADED, "02": {}}, False),
        ({"14": LOADED, "04": LOADED, "03": {}}, True),
    ],
)
def test_exactly_the_target_is_enough(built, over):
    """69 points are too few, 70 win."""
    m = nearly(built={"red": built}, hands={})
    points = score(m, "red")
    m.play("load 02" if "02" in built else "load 03")
    assert (score(m, "red"), m.over) == (points + 5, over)
    assert score(m, "red") == (70 if over else 69)


@pytest.mark.rule("MP-15.2")
def test_only_the_total_after_the_action_counts():
    """The values rise before the tested bomb is gone, but the total ends below the target."""
    m = position(built={"red": {"29": {}, "28": {}}})
    m.play("test 29")
    assert (score(m, "red"), m.over) == (8 + 32, False)
    assert m.why("place mine-2") is None


@pytest.mark.rule("MP-15.2", "MP-15.3")
def test_a_test_wins():
    """Two bombs at their higher value and a token of eight."""
    m = position(built={"red": {"29": {}, "28": {}, "27": {}}})
    assert score(m, "red") == 54
    m.play("test 27")
    assert (m.over, m.winners, score(m, "red")) == (True, (0,), 8 + 34 + 32)


@pytest.mark.rule("MP-15.3")
def test_a_load_wins():
    """Five points are the last ones; green wins in its own turn."""
    m = position(
        mover="green",
        built={"green": {"14": {}, "12": {}}, "red": {"13": {}}},
        money={"green": 5},
        bombers={"green": 1},
    )
    assert (score(m, "green"), target(m)) == (56, 60)
    m.play("load 14")
    assert (m.over, m.winners, m.scores) == (True, (2,), (28, 0, 61))


@pytest.mark.rule("MP-15.3")
def test_nobody_wins_in_anothers_turn():
    """Blue is one load away while red plays; nothing red does moves blue's points."""
    m = position(
        players=2,
        built={"blue": {"14": LOADED, "13": LOADED}},
        bombers={"red": 2, "blue": 2},
        buildings={"blue": ["11"]},
    )
    before = score(m, "blue")
    answer(m, "place air-strike", "raid 11", "stop", "end-turn")
    assert (score(m, "blue"), m.over, mover(m)) == (before, False, "blue")


def exhausted(**more):
    """Two players, Design Bomb closed, hands empty, the deck out of the box."""
    given = {"players": 2, "closed": True, "bomb_deck": 0, "built": {"red": {"00": LOADED}}}
    return position(**(given | more))


@pytest.mark.rule("MP-15.4")
def test_no_more_points_end_the_game():
    """Every built bomb is loaded and nothing can come; checked at the end of a turn."""
    m = exhausted()
    assert not m.over
    m.play("place mine-2")
    assert not m.over
    m.play("end-turn")
    assert (m.over, m.winners, m.scores) == (True, (0,), (14, 0))


@pytest.mark.rule("MP-15.4")
def test_a_retrieve_turn_may_be_the_last():
    """It is a turn like any other."""
    m = exhausted(supply={"red": "l"})
    m.play("retrieve")
    assert m.over


@pytest.mark.rule("MP-15.4")
@pytest.mark.parametrize(
    ("hopes", "over"),
    [
        ({"hands": {"blue": ["29"]}}, False),
        ({"built": {"blue": {"00": {}}}}, False),
        ({"closed": False, "row": ["20", "21", "22"]}, False),
        ({"bomb_deck": 2}, True),
        ({"built": {"blue": dict.fromkeys(("29", "28", "27"), LOADED)}}, False),
        ({"built": {"blue": {"15": LOADED}}}, True),
        ({"built": {"blue": dict.fromkeys(("29", "28"), LOADED)}}, True),
        ({"built": {"blue": dict.fromkeys(("15", "20"), LOADED)}}, True),
        (
            {
                "built": {"blue": dict.fromkeys(("15", "16", "17"), LOADED)},
                "tokens": {"red": (6, "")},
            },
            True,
        ),
        ({"built": {"blue": dict.fromkeys(("15", "16", "17"), LOADED)}}, False),
        (
            {
                "built": {"blue": dict.fromkeys(("15", "16"), LOADED)},
                "tokens": {"blue": (6, "")},
            },
            True,
        ),
    ],
    ids=[
        "a card in hand",
        "a bomb to load",
        "an open row",
        "cards left face down",
        "a test that helps",
        "a test that harms",
        "a test that harms a little",
        "a test that changes nothing",
        "only the token of nothing is left",
        "the token of six is left",
        "tested already",
    ],
)
def test_hope_keeps_the_game_going(hopes, over):
    """Whatever could still raise a score does, and nothing else."""
    m = exhausted(**hopes)
    answer(m, *PASS)
    assert m.over is over


@pytest.mark.rule("MP-15.5")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("limit", ["50", "100", "200"])
def test_the_turn_limit(players, limit):
    """The last turn of the last player ends the game, the one before does not."""
    last = ("red", "blue", "green")[players - 1]
    before = ("red", "blue", "green")[players - 2]
    turns = int(limit) * players
    m = position(players, before, turn_limit=limit, finished_turns=turns - 2)
    answer(m, *PASS)
    assert (m.over, mover(m), finished_turns(m)) == (False, last, turns - 1)
    answer(m, *PASS)
    assert m.over
    assert m.seat is None


@pytest.mark.rule("MP-15.5")
def test_the_limit_is_two_hundred_by_default():
    """A hundred turns each are nothing."""
    m = position(2, "blue", finished_turns=199)
    answer(m, *PASS)
    assert not m.over


def at_the_limit(**more):
    """After the last turn of a game of three players with fifty turns each."""
    m = position(3, "green", turn_limit="50", finished_turns=149, **more)
    answer(m, "block aircraft-1", "end-turn")
    assert m.over
    return m


@pytest.mark.rule("MP-15.6")
@pytest.mark.parametrize(
    ("table", "winners"),
    [
        ({"built": {"red": {"02": {}}, "blue": {"01": {}}}, "money": {"blue": 9}}, (0,)),
        ({"built": {"red": {"05": {}}, "blue": {"00": LOADED}}, "money": {"red": 9}}, (1,)),
        ({"built": {"red": {"17": {}}, "blue": {"00": {}}}, "money": {"red": 3, "blue": 4}}, (1,)),
        ({"built": {"red": {"17": {}}, "blue": {"00": {}}}, "money": {"green": 9}}, (0, 1)),
        ({}, (0, 1, 2)),
        ({"money": {"green": 1}}, (2,)),
    ],
    ids=["points", "loaded bombs", "money", "shared", "all alike", "money alone"],
)
def test_who_wins_at_the_limit(table, winners):
    """Points, then loaded bombs, then money; then the victory is shared."""
    assert at_the_limit(**table).winners == winners


@pytest.mark.rule("MP-15.6")
def test_the_same_order_when_no_points_are_left():
    """Twenty-nine points each: two loaded bombs decide against the money."""
    m = exhausted(
        built={"red": {"00": LOADED, "01": LOADED}, "blue": {"08": LOADED}},
        tokens={"blue": (6, "")},
        money={"blue": 9},
    )
    answer(m, *PASS)
    assert (m.over, m.scores, m.winners) == (True, (29, 29), (0,))


@pytest.mark.rule("MP-15.7")
@pytest.mark.parametrize("move", ["end-turn", "place mine-2", "load 13", "retrieve", "stop"])
def test_after_the_end_no_move_is_legal(move):
    """The state no longer changes."""
    m = nearly()
    m.play("build 00")
    before = m.rows.tobytes()
    assert m.why(move)
    with pytest.raises(Refused):
        m.play(move)
    assert m.rows.tobytes() == before
    assert (loaded(m, "red"), token(m, "red"), m.moves) == (["14"], None, ())


@pytest.mark.rule("MP-15.7")
def test_the_places_of_all_players_are_listed():
    """By points, then loaded bombs, then money; equal players share a place."""
    m = position(
        players=5,
        built={"red": {"00": {}}, "blue": {"03": {}}, "green": {"15": {}}},
        money={"yellow": 2, "violet": 2},
    )
    assert [line["place"] for line in m.score_sheet] == [2, 1, 3, 4, 4]
