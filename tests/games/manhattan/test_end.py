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


def nearly(more=""):
    """Two players, red at 63 points of 70, with what it takes to go on."""
    return position(
        "players=2; red: supply=l,l,s buildings=11 hand=00 uranium=3 bombers=5 money=9; "
        f"bomb 14: built=red loaded; bomb 13: built=red; {more}"
    )


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
    ("bomb", "over"),
    [
        ("02", False),
        ("03", True),
    ],
)
def test_exactly_the_target_is_enough(bomb, over):
    """69 points are too few, 70 win."""
    others = f"bomb 13: built=; bomb 04: built=red loaded; bomb {bomb}: built=red"
    m = nearly(f"red: hand=; {others}")
    points = score(m, "red")
    m.play(f"load {bomb}")
    assert (score(m, "red"), m.over) == (points + 5, over)
    assert score(m, "red") == (70 if over else 69)


@pytest.mark.rule("MP-15.2")
def test_only_the_total_after_the_action_counts():
    """The values rise before the tested bomb is gone, but the total ends below the target."""
    m = position("bomb 29: built=red; bomb 28: built=red")
    m.play("test 29")
    assert (score(m, "red"), m.over) == (8 + 32, False)
    assert m.why("place mine-2") is None


@pytest.mark.rule("MP-15.2", "MP-15.3")
def test_a_test_wins():
    """Two bombs at their higher value and a token of eight."""
    m = position("bomb 29: built=red; bomb 28: built=red; bomb 27: built=red")
    assert score(m, "red") == 54
    m.play("test 27")
    assert (m.over, m.winners, score(m, "red")) == (True, (0,), 8 + 34 + 32)


@pytest.mark.rule("MP-15.3")
def test_a_load_wins():
    """Five points are the last ones; green wins in its own turn."""
    m = position(
        "mover=green; green: money=5 bombers=1; bomb 14: built=green; "
        "bomb 12: built=green; bomb 13: built=red"
    )
    assert (score(m, "green"), target(m)) == (56, 60)
    m.play("load 14")
    assert (m.over, m.winners, m.scores) == (True, (2,), (28, 0, 61))


@pytest.mark.rule("MP-15.3")
def test_nobody_wins_in_anothers_turn():
    """Blue is one load away while red plays; nothing red does moves blue's points."""
    m = position(
        "players=2; red: bombers=2; blue: bombers=2 buildings=11; "
        "bomb 14: built=blue loaded; bomb 13: built=blue loaded"
    )
    before = score(m, "blue")
    answer(m, "place air-strike", "raid 11", "stop", "end-turn")
    assert (score(m, "blue"), m.over, mover(m)) == (before, False, "blue")


def exhausted(more=""):
    """Two players, Design Bomb closed, hands empty, the deck out of the box."""
    return position(f"players=2 closed bomb_deck=0; bomb 00: built=red loaded; {more}")


def loaded_by_blue(*bombs):
    """Blue has built and loaded these, and red none."""
    return "; ".join(["bomb 00: built= loaded=0", *(f"bomb {b}: built=blue loaded" for b in bombs)])


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
    m = exhausted("red: supply=l")
    m.play("retrieve")
    assert m.over


@pytest.mark.rule("MP-15.4")
@pytest.mark.parametrize(
    ("hopes", "over"),
    [
        ("blue: hand=29", False),
        ("bomb 00: built=blue loaded=0", False),
        ("closed=0 row=20,21,22", False),
        ("bomb_deck=2", True),
        (loaded_by_blue("29", "28", "27"), False),
        (loaded_by_blue("15"), True),
        (loaded_by_blue("29", "28"), True),
        (loaded_by_blue("15", "20"), True),
        (f"{loaded_by_blue('15', '16', '17')}; red: token=6", True),
        (loaded_by_blue("15", "16", "17"), False),
        (f"{loaded_by_blue('15', '16')}; blue: token=6", True),
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
    m = exhausted(hopes)
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
    m = position(f"players={players} mover={before} turn_limit={limit} finished_turns={turns - 2}")
    answer(m, *PASS)
    assert (m.over, mover(m), finished_turns(m)) == (False, last, turns - 1)
    answer(m, *PASS)
    assert m.over
    assert m.seat is None


@pytest.mark.rule("MP-15.5")
def test_the_limit_is_two_hundred_by_default():
    """A hundred turns each are nothing."""
    m = position("players=2 mover=blue finished_turns=199")
    answer(m, *PASS)
    assert not m.over


def at_the_limit(more):
    """After the last turn of a game of three players with fifty turns each."""
    m = position(f"players=3 mover=green turn_limit=50 finished_turns=149; {more}")
    answer(m, "block aircraft-1", "end-turn")
    assert m.over
    return m


@pytest.mark.rule("MP-15.6")
@pytest.mark.parametrize(
    ("table", "winners"),
    [
        ("bomb 02: built=red; bomb 01: built=blue; blue: money=9", (0,)),
        ("bomb 05: built=red; bomb 00: built=blue loaded; red: money=9", (1,)),
        ("bomb 17: built=red; bomb 00: built=blue; red: money=3; blue: money=4", (1,)),
        ("bomb 17: built=red; bomb 00: built=blue; green: money=9", (0, 1)),
        ("", (0, 1, 2)),
        ("green: money=1", (2,)),
    ],
    ids=["points", "loaded bombs", "money", "shared", "all alike", "money alone"],
)
def test_who_wins_at_the_limit(table, winners):
    """Points, then loaded bombs, then money; then the victory is shared."""
    assert at_the_limit(table).winners == winners


@pytest.mark.rule("MP-15.6")
def test_the_same_order_when_no_points_are_left():
    """Twenty-nine points each: two loaded bombs decide against the money."""
    m = exhausted(
        "blue: token=6 money=9; bomb 00: built=red loaded; "
        "bomb 01: built=red loaded; bomb 08: built=blue loaded"
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
        "players=5; yellow: money=2; violet: money=2; bomb 00: built=red; "
        "bomb 03: built=blue; bomb 15: built=green"
    )
    assert [line["place"] for line in m.score_sheet] == [2, 1, 3, 4, 4]
