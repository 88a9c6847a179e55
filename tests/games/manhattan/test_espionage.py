"""Espionage (ledger chapter 8)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    bombers,
    buildings,
    commas,
    grey,
    hand,
    money,
    mover,
    on,
    on_building,
    position,
    send,
    spies,
    supply,
    untrained,
    uranium,
    yellowcake,
)

PASS = ("place construction", "end-turn")


def spying(more=""):
    """Red has performed Espionage; blue and green own mines."""
    m = position(f"red: money=3; blue: buildings=11,12; green: buildings=21; {more}")
    m.play("place espionage")
    send(m, "l")
    return m


def enemy(m, owner="blue"):
    """The buildings of an opponent that are offered."""
    return {n for n in buildings(m, owner) if f"use building={n}" in m.moves}


@pytest.mark.rule("MP-8.1")
@pytest.mark.parametrize("worker", ["l", "e", "s", "gl"])
def test_espionage_costs_three_dollars(worker):
    """Any worker goes; two dollars do not do."""
    m = position(f"red: supply={commas(worker)} money=4")
    m.play("place espionage")
    assert (money(m, "red"), supply(m, "red")) == (1, "")
    assert position("red: money=2").why("place espionage")


@pytest.mark.rule("MP-8.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 6), (6, 6)])
def test_a_spy_joins(before, after):
    """Up to six; the space is usable at six and gives access all the same."""
    m = spying(f"red: spies={before}")
    assert spies(m, "red") == after
    assert enemy(m) == {"11", "12"}


@pytest.mark.rule("MP-8.3")
def test_access_lasts_for_one_turn():
    """A lap later no opponent's building is offered."""
    m = spying("players=2; blue: buildings=11,12; red: spies=3; green: buildings=")
    assert enemy(m) == {"11", "12"}
    answer(m, "end-turn", *PASS)
    assert (mover(m), enemy(m)) == ("red", set())
    m.play("place mine-2")
    assert enemy(m) == set()


@pytest.mark.rule("MP-8.3")
def test_spies_alone_give_no_access():
    """Without a worker on Espionage in this turn."""
    m = position("red: spies=6; blue: buildings=11")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.3")
def test_a_worker_of_an_earlier_turn_gives_no_access():
    """Red stands on Espionage since its last turn."""
    m = position("red: supply=l,l spies=2; blue: buildings=11; espionage: red:l")
    assert m.why("use 11")


@pytest.mark.rule("MP-8.4")
def test_the_first_spy_enters_one_building():
    """It counts buildings, not workers: three of them go into one mine."""
    m = spying("red: supply=l,l,l,gl,gl; blue: buildings=13,11; green: buildings=")
    m.play("use 13")
    send(m, "l l gl")
    assert (yellowcake(m, "red"), supply(m, "red")) == (3, "gl")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.4")
@pytest.mark.parametrize("word", ["use", "occupy"])
def test_as_many_buildings_as_spies(word):
    """Two after the increase; an occupied one counts like a used one."""
    m = spying("red: spies=1; blue: buildings=11,01,02; green: buildings=")
    m.play(f"{word} 11")
    assert enemy(m) == {"01", "02"}
    m.play("occupy 01")
    assert enemy(m) == set()
    assert m.why("use 02") and m.why("occupy 02")


@pytest.mark.rule("MP-8.5")
def test_declined_espionage_is_paid_for_nothing():
    """No spy and no access."""
    m = position("red: money=3 spies=2; blue: buildings=11")
    m.play("block espionage")
    assert (money(m, "red"), spies(m, "red"), on(m, "espionage")) == (0, 2, "red:l")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.6")
def test_own_and_enemy_buildings_alternate():
    """Own ones do not count; both enemy ones are of blue."""
    m = spying(
        "red: supply=l,gl,gl,gl,gl spies=1 buildings=01,11; blue: buildings=02,12,03; "
        "green: buildings="
    )
    assert supply(m, "red") == "gl gl gl gl"
    answer(m, "use 01", "make money", "use 02", "make money", "use 11")
    assert m.why("use 03") is None
    answer(m, "occupy 03")
    assert (money(m, "red"), yellowcake(m, "red")) == (4, 1)
    assert enemy(m) == set()


@pytest.mark.rule("MP-8.6")
def test_enemy_buildings_of_several_opponents():
    """One of blue, one of green."""
    m = spying("red: spies=1")
    answer(m, "use 11", "use 21", "train 1")
    assert (yellowcake(m, "red"), supply(m, "red")) == (1, "l s")


@pytest.mark.rule("MP-8.7")
def test_the_spy_pays_and_takes_everything():
    """The owner gets nothing, loses nothing and is not asked."""
    m = spying(
        "red: supply=l,s,s money=10 yellowcake=6; "
        "blue: money=9 yellowcake=9 buildings=32; green: buildings="
    )
    assert money(m, "red") == 7
    m.play("use 32")
    assert (money(m, "red"), yellowcake(m, "red"), uranium(m, "red")) == (0, 0, 3)
    assert (money(m, "blue"), yellowcake(m, "blue"), uranium(m, "blue")) == (9, 9, 0)
    assert (m.question["name"], m.seat) == ("turn", 0)


@pytest.mark.rule("MP-8.7")
@pytest.mark.parametrize(("dollars", "cakes"), [(6, 6), (7, 5)])
def test_the_spy_must_be_able_to_pay(dollars, cakes):
    """The riches of the owner do not help."""
    m = spying(
        f"red: supply=l,s,s money={3 + dollars} yellowcake={cakes}; "
        "blue: money=9 yellowcake=9 buildings=32; green: buildings="
    )
    assert m.why("use 32") and m.why("occupy 32")


@pytest.mark.rule("MP-8.7")
def test_the_spy_meets_the_demand_for_workers():
    """An engineer's mine is not for laborers."""
    m = spying("blue: buildings=16,11; green: buildings=")
    assert enemy(m) == {"11"}


@pytest.mark.rule("MP-8.7")
def test_occupied_and_damaged_buildings_are_not_entered():
    """One holds its owner, one is bombed, one is free."""
    m = spying(
        "blue: supply=l,l buildings=11,01,02; red: spies=3; "
        "building 11: user=blue workers=l; building 01: damage=1; green: buildings="
    )
    assert enemy(m) == {"02"}


@pytest.mark.rule("MP-8.8")
@pytest.mark.parametrize(("own", "trained"), [(0, "l gs"), (1, "l s")])
def test_an_enemy_university_trains_for_the_spy(own, trained):
    """In the colour of the spy or grey, into the supply of the spy."""
    m = spying("red: supply=l,l,l; blue: buildings=21; green: buildings=")
    answer(m, "use 21", f"train {own}")
    assert supply(m, "red") == trained
    assert (supply(m, "blue"), untrained(m, "blue")) == ("l l l l", "e e e e s s s s")
    assert len(untrained(m, "red").split()) == 8 - own
    assert len(grey(m).split()) == 11 + own


@pytest.mark.rule("MP-8.9")
def test_the_spies_block_the_building():
    """For its owner, until the spy goes home."""
    m = spying("blue: buildings=11; red: money=3; green: money=0; green: buildings=")
    answer(m, "use 11", "end-turn")
    assert m.why("use 11") and m.why("occupy 11")
    assert on_building(m, "11") == "red:l"
    answer(m, *PASS, *PASS)
    m.play("retrieve")
    assert on_building(m, "11") == ""
    assert m.why("use 11") is None


@pytest.mark.rule("MP-8.10")
def test_spies_are_never_spent():
    """Not by use, nor by a retrieval."""
    m = spying("players=2; blue: buildings=11; red: spies=1; green: buildings=")
    m.play("use 11")
    assert spies(m, "red") == 2
    answer(m, "end-turn", *PASS, "retrieve")
    assert spies(m, "red") == 2


@pytest.mark.rule("MP-8.10")
def test_enemy_bombs_are_out_of_reach():
    """Red could pay for everything blue has in hand and on the table."""
    m = spying(
        "red: supply=l,l,e,e,s,s money=9 bombers=3 uranium=8; blue: hand=11; "
        "bomb 00: built=blue; bomb 15: built=blue"
    )
    assert m.why("build 11") and m.why("load 00") and m.why("test 15")
    assert {move.split()[0] for move in m.moves} == {"use", "occupy", "end-turn"}
    assert (hand(m, "blue"), bombers(m, "red")) == (["11"], 3)
