"""Training and production on the main board (ledger chapter 5)."""

import pytest

from tests.games.manhattan.kit import (
    SPACES,
    answer,
    bombers,
    bribe,
    fighters,
    grey,
    money,
    on,
    on_bomb,
    plutonium,
    position,
    send,
    supply,
    untrained,
    uranium,
    yellowcake,
)

TRACKS = (money, yellowcake, fighters, bombers, uranium, plutonium)


def table(worker="l", more=""):
    """Four players; red has one worker, ten dollars and ten yellowcakes."""
    return position(f"players=4; red: supply={worker} money=10 yellowcake=10; {more}")


def holds(m, player="red"):
    return tuple(read(m, player) for read in TRACKS)


@pytest.mark.rule("MP-5.1")
@pytest.mark.parametrize("worker", ["l", "e", "s", "gl"])
def test_the_first_university_trains_three_laborers(worker):
    """For any worker, at no cost."""
    m = table(worker)
    m.play("place university-1")
    assert supply(m, "red") == "gl gl gl"
    assert holds(m) == (10, 10, 0, 0, 0, 0)


@pytest.mark.rule("MP-5.2")
@pytest.mark.parametrize(("space", "trained"), [("university-2", "e"), ("university-3", "s")])
@pytest.mark.parametrize("worker", ["l", "e", "s"])
@pytest.mark.parametrize("own", [0, 1])
def test_the_middle_universities_train_one(space, trained, worker, own):
    """An engineer or a scientist, own or grey."""
    m = table(worker)
    answer(m, f"place {space}", f"train {own}")
    assert supply(m, "red") == (trained if own else f"g{trained}")
    assert holds(m) == (10, 10, 0, 0, 0, 0)


@pytest.mark.rule("MP-5.3")
@pytest.mark.parametrize(("side", "trained"), [("engineers", "e"), ("scientists", "s")])
def test_the_last_university_trains_either_for_three_dollars(side, trained):
    """Not for two."""
    assert table(more="red: money=2").why("place university-4")
    m = table(more="red: money=3")
    m.play("place university-4")
    assert set(m.moves) == {"make output=engineers", "make output=scientists"}
    answer(m, f"make {side}", "train 1")
    assert (supply(m, "red"), money(m, "red")) == (trained, 0)


@pytest.mark.rule("MP-5.4")
@pytest.mark.parametrize(("own", "result"), [(1, "e e e ge ge"), (2, "e e e e ge")])
def test_the_split_follows_what_is_left(own, result):
    """Three engineers with two own and two grey left."""
    m = position("red: supply=l,l,e,e buildings=27; blue: supply=ge,ge")
    m.play("use 27")
    send(m, "l l")
    assert set(m.moves) == {"train own=1", "train own=2"}
    m.play(f"train {own}")
    assert supply(m, "red") == result


@pytest.mark.rule("MP-5.4")
def test_the_trained_leave_the_general_supply():
    """One own engineer and two contractors."""
    m = position("red: supply=l,l buildings=27")
    answer(m, "use 27", "train 1")
    assert untrained(m, "red") == "e e e s s s s"
    assert grey(m) == "gl gl gl gl ge ge gs gs gs gs"


@pytest.mark.rule("MP-5.5")
def test_no_more_are_trained_than_are_left():
    """One grey engineer and no own one: exactly one."""
    m = position("red: supply=e,e,e,e buildings=28; blue: supply=ge,ge,ge")
    m.play("use 28")
    assert (supply(m, "red"), m.question["name"]) == ("e e e ge", "turn")


@pytest.mark.rule("MP-5.5")
def test_own_and_grey_count_together():
    """One own and one grey engineer: two are trained, nothing is asked."""
    m = position("red: supply=e,e,e buildings=28; blue: supply=ge,ge,ge")
    m.play("use 28")
    assert (supply(m, "red"), m.question["name"]) == ("e e e ge", "turn")


@pytest.mark.rule("MP-5.6")
def test_the_trained_work_in_the_same_turn():
    """An engineer of the university goes into the mine."""
    m = position("red: supply=l buildings=17")
    assert m.why("use 17")
    answer(m, "place university-2", "train 0", "use 17")
    assert yellowcake(m, "red") == 3


@pytest.mark.rule("MP-5.6")
def test_the_trained_build_a_bomb_in_the_same_turn():
    """A scientist of the university is all that was missing."""
    m = position("red: supply=l hand=00 uranium=3")
    assert m.why("build 00")
    answer(m, "place university-3", "train 1", "build 00")
    assert on_bomb(m, "00") == "s"


@pytest.mark.rule("MP-5.7")
def test_trained_laborers_are_contractors():
    """Own laborers stand on the board, not in the general supply."""
    m = position("red: supply=l")
    m.play("place university-1")
    assert (supply(m, "red"), m.question["name"]) == ("gl gl gl", "turn")
    assert "l" not in untrained(m, "red").split()


@pytest.mark.rule("MP-5.7")
def test_permanent_workers_stay_trained():
    """Home from the board, never back into the general supply."""
    m = position("red: supply=l; mine-3: red:e; reactor: red:s")
    before = untrained(m, "red")
    m.play("retrieve")
    assert (supply(m, "red"), untrained(m, "red")) == ("l l l l e s", before)


PRODUCTION = [
    pytest.param("aircraft-1", "les", (10, 10, 2, 0, 0, 0), marks=pytest.mark.rule("MP-5.8")),
    pytest.param("aircraft-2", "les", (10, 10, 0, 2, 0, 0), marks=pytest.mark.rule("MP-5.8")),
    pytest.param("money-1", "les", (15, 7, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.9")),
    pytest.param("money-2", "les", (15, 10, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.10")),
    pytest.param("money-3", "es", (13, 10, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.11")),
    pytest.param("mine-1", "les", (5, 14, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.13")),
    pytest.param("mine-2", "les", (10, 13, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.14")),
    pytest.param("mine-3", "e", (10, 12, 0, 0, 0, 0), marks=pytest.mark.rule("MP-5.15")),
    pytest.param("reactor", "s", (10, 8, 0, 0, 0, 1), marks=pytest.mark.rule("MP-5.16")),
    pytest.param("enrichment", "s", (7, 8, 0, 0, 1, 0), marks=pytest.mark.rule("MP-5.17")),
]


@pytest.mark.parametrize(("space", "types", "result"), PRODUCTION)
@pytest.mark.parametrize("worker", ["l", "e", "s"])
def test_a_space_produces(space, types, result, worker):
    """Its demand, its cost, its output, and a share where it is printed."""
    m = table(worker)
    if worker not in types:
        assert m.why(f"place {space}") and m.why(f"block {space}")
        return
    m.play(f"place {space}")
    assert holds(m) == result
    assert (on(m, space), supply(m, "red")) == (f"red:{worker}", "")
    share = {"money-2": (2, 0, 0, 0, 0, 0), "mine-2": (0, 1, 0, 0, 0, 0)}
    for other in ("blue", "green", "yellow"):
        assert holds(m, other) == share.get(space, (0, 0, 0, 0, 0, 0))


@pytest.mark.rule("MP-5.8")
@pytest.mark.parametrize(("space", "made"), [("aircraft-1", "fighters"), ("aircraft-2", "bombers")])
def test_the_table_of_aircraft(space, made):
    """Two of a kind and no cost."""
    assert SPACES[space]["makes"] == {made: 2}
    assert (SPACES[space]["money"], SPACES[space]["yellowcake"]) == (0, 0)


@pytest.mark.rule("MP-5.9")
def test_three_yellowcakes_are_needed():
    """Two do not do."""
    assert table(more="red: yellowcake=2").why("place money-1")


@pytest.mark.rule("MP-5.10")
@pytest.mark.parametrize("word", ["place", "block"])
def test_the_share_of_the_middle_money(word):
    """Two dollars each, also if the five are declined."""
    m = position("players=4; blue: money=1")
    m.play(f"{word} money-2")
    assert [money(m, p) for p in ("blue", "green", "yellow")] == [3, 2, 2]
    assert money(m, "red") == (5 if word == "place" else 0)


@pytest.mark.rule("MP-5.11")
def test_no_laborer_on_the_right_money():
    """It wants an engineer or a scientist."""
    assert table("l").why("place money-3")


@pytest.mark.rule("MP-5.12")
@pytest.mark.parametrize("space", ["money-1", "money-2", "money-3"])
@pytest.mark.parametrize("word", ["place", "block"])
def test_money_feeds_the_bribe_pile(space, word):
    """One dollar of the general supply, also if the money is declined."""
    m = table("e", "bribe=4")
    m.play(f"{word} {space}")
    assert bribe(m) == 5
    assert word == "place" or money(m, "red") == 10


@pytest.mark.rule("MP-5.12")
@pytest.mark.parametrize("space", ["aircraft-1", "aircraft-2", "mine-1", "mine-2", "university-1"])
def test_other_spaces_leave_the_bribe_pile_alone(space):
    """Aircraft too."""
    m = table("l", "bribe=4")
    m.play(f"place {space}")
    assert bribe(m) == 4


@pytest.mark.rule("MP-5.13")
def test_the_left_mine_needs_five_dollars():
    """Four do not do."""
    assert table(more="red: money=4").why("place mine-1")


@pytest.mark.rule("MP-5.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_middle_mine_shares_with_everybody(players):
    """One yellowcake for each opponent."""
    m = position(f"players={players}")
    m.play("place mine-2")
    others = ("blue", "green", "yellow", "violet")[: players - 1]
    assert [yellowcake(m, player) for player in others] == [1] * (players - 1)


@pytest.mark.rule("MP-5.15")
def test_the_right_mine_wants_an_engineer():
    """A scientist is refused."""
    assert table("s").why("place mine-3")
    assert table("ge").why("place mine-3") is None


@pytest.mark.rule("MP-5.16", "MP-5.17")
@pytest.mark.parametrize(
    ("space", "track", "read"),
    [("reactor", "plutonium", plutonium), ("enrichment", "uranium", uranium)],
)
def test_full_fuel_tracks_gain_nothing(space, track, read):
    """Placing is legal and the cost is paid."""
    m = table("s", f"red: {track}=8")
    m.play(f"place {space}")
    assert (read(m, "red"), yellowcake(m, "red")) == (8, 8)
