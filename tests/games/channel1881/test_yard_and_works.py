"""Stock yard and works (ledger chapters 8 and 10)."""

import pytest

from tests.games.channel1881.kit import (
    answer,
    bag,
    bars_left,
    goods,
    position,
    rubble_left,
    start,
    yard,
)
from tests.games.channel1881.plays import allowed, question, refused


def in_yard(contents, *labourers, more=""):
    return position(f"area=a yard={contents}; a: {' '.join(labourers or ['english'])}; {more}")


def in_works(owned, more=""):
    """An English labourer in C with these goods."""
    return position(f"area=c; c: english; english: goods={owned}; {more}")


def takes(*contents):
    return {f"take cubes={mix}" for mix in ("none", *contents)}


def converts(*made):
    return {f"convert goods={mix}" for mix in ("none", *made)}


@pytest.mark.rule("C81-8.1", "C81-8.2")
def test_up_to_three_cubes_of_any_mix():
    """Never more of a kind than lie there, and one coal at most."""
    m = in_yard("2-ore+1-stone+2-coal")
    assert set(m.moves) == takes(
        *("1-ore", "2-ore", "1-stone", "1-coal"),
        *("1-ore+1-stone", "2-ore+1-stone", "1-ore+1-coal", "2-ore+1-coal"),
        *("1-stone+1-coal", "1-ore+1-stone+1-coal"),
    )


@pytest.mark.rule("C81-8.1")
def test_the_second_labourer_finds_the_rest():
    """The yard is not refilled in between."""
    m = in_yard("4-ore", "english", "french")
    m.play("take cubes=3-ore")
    assert (yard(m)["ore"], goods(m, "english")["ore"]) == (1, 3)
    assert question(m) == ("french", "yard")
    assert set(m.moves) == takes("1-ore")
    m.play("take cubes=1-ore")
    assert yard(m) == {"ore": 0, "stone": 0, "coal": 0}


@pytest.mark.rule("C81-8.1")
def test_four_cubes_are_too_many():
    """For a plain labourer."""
    m = in_yard("7-ore+5-stone+1-coal")
    assert allowed(m, "take cubes=2-ore+1-stone", "take cubes=3-stone")
    assert refused(m, "take cubes=2-ore+2-stone", "take cubes=4-ore")


@pytest.mark.rule("C81-8.2")
def test_each_labourer_may_take_a_coal():
    """Two labourers of one player take one each."""
    m = in_yard("3-coal+3-ore", "english", "english")
    assert refused(m, "take cubes=2-coal", "take cubes=1-ore+2-coal")
    answer(m, "take cubes=1-coal", "take cubes=1-ore+1-coal")
    assert (goods(m, "english")["coal"], yard(m)["coal"]) == (2, 1)


@pytest.mark.rule("C81-8.3")
def test_wyddfa_takes_one_cube_more():
    """With each labourer; one coal all the same."""
    m = in_yard("9-ore+4-coal", "english", "english", more="english: train=wyddfa")
    assert allowed(m, "take cubes=4-ore", "take cubes=3-ore+1-coal")
    assert refused(m, "take cubes=5-ore", "take cubes=4-ore+1-coal", "take cubes=2-ore+2-coal")
    m.play("take cubes=3-ore+1-coal")
    assert goods(m, "english") == {"ore": 3, "stone": 0, "coal": 1, "rubble": 0, "bars": 0}
    assert allowed(m, "take cubes=4-ore")


@pytest.mark.rule("C81-8.3")
@pytest.mark.parametrize("trains", ["french: train=wyddfa", "english: train=enid"])
def test_only_wyddfa_and_only_for_its_owner(trains):
    """Three cubes for the English."""
    assert refused(in_yard("9-ore", more=trains), "take cubes=4-ore")


@pytest.mark.rule("C81-8.4")
@pytest.mark.parametrize("taken", ["none", "1-ore"])
def test_the_second_space_takes_the_start_marker(taken):
    """Even if no cube is taken."""
    m = in_yard("7-ore", "english", "french")
    answer(m, "take cubes=1-ore")
    assert start(m) == "english"
    m.play(f"take cubes={taken}")
    assert start(m) == "french"


@pytest.mark.rule("C81-8.4")
def test_the_second_space_takes_the_start_marker_from_an_empty_yard():
    """Nothing is asked, the marker moves."""
    m = in_yard("0-ore", "english", "french")
    assert m.question["name"] != "yard"
    assert start(m) == "french"


@pytest.mark.rule("C81-8.4")
def test_the_first_space_moves_no_start_marker():
    """The French are alone in A."""
    m = in_yard("7-ore", "french")
    m.play("take cubes=3-ore")
    assert start(m) == "english"


@pytest.mark.rule("C81-10.1")
def test_up_to_three_conversions_in_any_mix():
    """All ten of them."""
    assert set(in_works("9-ore+6-rubble").moves) == converts(
        *("1-bar", "2-bars", "3-bars", "1-stone", "2-stone", "3-stone"),
        *("1-bar+1-stone", "1-bar+2-stone", "2-bars+1-stone"),
    )


@pytest.mark.rule("C81-10.1")
def test_no_fourth_conversion():
    """However rich the player is."""
    m = in_works("18-ore+12-rubble")
    assert len(m.moves) == 10
    m.play("convert goods=2-bars+1-stone")
    assert goods(m, "english") == {"ore": 12, "stone": 1, "coal": 0, "rubble": 10, "bars": 2}
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-10.2")
def test_three_ore_make_a_bar():
    """The ore goes into the bag."""
    m = in_works("7-ore")
    assert set(m.moves) == converts("1-bar", "2-bars")
    ore, bars = bag(m)["ore"], bars_left(m)
    m.play("convert goods=2-bars")
    assert goods(m, "english") == {"ore": 1, "stone": 0, "coal": 0, "rubble": 0, "bars": 2}
    assert (bag(m)["ore"], bars_left(m)) == (ore + 6, bars - 2)


@pytest.mark.rule("C81-10.3")
def test_two_rubble_make_a_stone():
    """It comes out of the bag; the rubble goes to the general supply."""
    m = in_works("5-rubble")
    assert set(m.moves) == converts("1-stone", "2-stone")
    stone, rubble = bag(m)["stone"], rubble_left(m)
    m.play("convert goods=2-stone")
    assert goods(m, "english") == {"ore": 0, "stone": 2, "coal": 0, "rubble": 1, "bars": 0}
    assert (bag(m)["stone"], rubble_left(m)) == (stone - 2, rubble + 4)


@pytest.mark.rule("C81-10.4")
def test_enid_makes_a_bar_of_two_ore():
    """Six ore, three bars."""
    m = in_works("6-ore", "english: train=enid")
    ore = bag(m)["ore"]
    m.play("convert goods=3-bars")
    assert (goods(m, "english")["ore"], goods(m, "english")["bars"]) == (0, 3)
    assert bag(m)["ore"] == ore + 6


@pytest.mark.rule("C81-10.4")
@pytest.mark.parametrize("trains", ["french: train=enid", "english: train=wyddfa"])
def test_only_enid_and_only_for_its_owner(trains):
    """Five ore make one bar."""
    assert set(in_works("5-ore", trains).moves) == converts("1-bar")


@pytest.mark.rule("C81-10.5")
def test_no_stone_without_stone_in_the_bag():
    """Bars are still made."""
    m = in_works("3-ore+6-rubble", "bag=5-ore+2-coal+5-event")
    assert set(m.moves) == converts("1-bar")


@pytest.mark.rule("C81-10.5")
def test_no_more_stone_than_the_bag_holds():
    """One is there."""
    m = in_works("6-rubble", "bag=5-ore+1-stone+5-event")
    assert set(m.moves) == converts("1-stone")


@pytest.mark.rule("C81-10.5")
@pytest.mark.parametrize(("theirs", "made"), [(18, []), (17, ["1-bar"]), (16, ["1-bar", "2-bars"])])
def test_no_more_bars_than_the_general_supply_holds(theirs, made):
    """The French have nearly all of them."""
    m = in_works("9-ore+2-rubble", f"french: goods={theirs}-bars")
    assert {move for move in m.moves if "stone" not in move} == converts(*made)
