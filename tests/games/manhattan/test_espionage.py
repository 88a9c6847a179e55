"""Espionage (ledger chapter 8)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    bombers,
    buildings,
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


def spying(**more):
    """Red has performed Espionage; blue and green own mines."""
    given = {"money": {"red": 3}, "buildings": {"blue": ["11", "12"], "green": ["21"]}}
    m = position(**(given | more))
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
    m = position(supply={"red": worker}, money={"red": 4})
    m.play("place espionage")
    assert (money(m, "red"), supply(m, "red")) == (1, "")
    assert position(money={"red": 2}).why("place espionage")


@pytest.mark.rule("MP-8.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 6), (6, 6)])
def test_a_spy_joins(before, after):
    """Up to six; the space is usable at six and gives access all the same."""
    m = spying(spies={"red": before})
    assert spies(m, "red") == after
    assert enemy(m) == {"11", "12"}


@pytest.mark.rule("MP-8.3")
def test_access_lasts_for_one_turn():
    """A lap later no opponent's building is offered."""
    m = spying(players=2, buildings={"blue": ["11", "12"]}, spies={"red": 3})
    assert enemy(m) == {"11", "12"}
    answer(m, "end-turn", *PASS)
    assert (mover(m), enemy(m)) == ("red", set())
    m.play("place mine-2")
    assert enemy(m) == set()


@pytest.mark.rule("MP-8.3")
def test_spies_alone_give_no_access():
    """Without a worker on Espionage in this turn."""
    m = position(spies={"red": 6}, buildings={"blue": ["11"]})
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.3")
def test_a_worker_of_an_earlier_turn_gives_no_access():
    """Red stands on Espionage since its last turn."""
    m = position(
        supply={"red": "l l"},
        board={"espionage": "red:l"},
        spies={"red": 2},
        buildings={"blue": ["11"]},
    )
    assert m.why("use 11")


@pytest.mark.rule("MP-8.4")
def test_the_first_spy_enters_one_building():
    """It counts buildings, not workers: three of them go into one mine."""
    m = spying(supply={"red": "l l l gl gl"}, buildings={"blue": ["13", "11"]})
    m.play("use 13")
    send(m, "l l gl")
    assert (yellowcake(m, "red"), supply(m, "red")) == (3, "gl")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.4")
@pytest.mark.parametrize("word", ["use", "occupy"])
def test_as_many_buildings_as_spies(word):
    """Two after the increase; an occupied one counts like a used one."""
    m = spying(spies={"red": 1}, buildings={"blue": ["11", "01", "02"]})
    m.play(f"{word} 11")
    assert enemy(m) == {"01", "02"}
    m.play("occupy 01")
    assert enemy(m) == set()
    assert m.why("use 02") and m.why("occupy 02")


@pytest.mark.rule("MP-8.5")
def test_declined_espionage_is_paid_for_nothing():
    """No spy and no access."""
    m = position(money={"red": 3}, spies={"red": 2}, buildings={"blue": ["11"]})
    m.play("block espionage")
    assert (money(m, "red"), spies(m, "red"), on(m, "espionage")) == (0, 2, "red:l")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-8.6")
def test_own_and_enemy_buildings_alternate():
    """Own ones do not count; both enemy ones are of blue."""
    m = spying(
        supply={"red": "l gl gl gl gl"},
        spies={"red": 1},
        buildings={"red": ["01", "11"], "blue": ["02", "12", "03"]},
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
    m = spying(spies={"red": 1})
    answer(m, "use 11", "use 21", "train 1")
    assert (yellowcake(m, "red"), supply(m, "red")) == (1, "l s")


@pytest.mark.rule("MP-8.7")
def test_the_spy_pays_and_takes_everything():
    """The owner gets nothing, loses nothing and is not asked."""
    m = spying(
        supply={"red": "l s s"},
        money={"red": 10, "blue": 9},
        yellowcake={"red": 6, "blue": 9},
        buildings={"blue": ["32"]},
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
        supply={"red": "l s s"},
        money={"red": 3 + dollars, "blue": 9},
        yellowcake={"red": cakes, "blue": 9},
        buildings={"blue": ["32"]},
    )
    assert m.why("use 32") and m.why("occupy 32")


@pytest.mark.rule("MP-8.7")
def test_the_spy_meets_the_demand_for_workers():
    """An engineer's mine is not for laborers."""
    m = spying(buildings={"blue": ["16", "11"]})
    assert enemy(m) == {"11"}


@pytest.mark.rule("MP-8.7")
def test_occupied_and_damaged_buildings_are_not_entered():
    """One holds its owner, one is bombed, one is free."""
    m = spying(
        supply={"blue": "l l"},
        spies={"red": 3},
        buildings={"blue": ["11", "01", "02"]},
        on_buildings={"11": "blue:l"},
        damage={"01": 1},
    )
    assert enemy(m) == {"02"}


@pytest.mark.rule("MP-8.8")
@pytest.mark.parametrize(("own", "trained"), [(0, "l gs"), (1, "l s")])
def test_an_enemy_university_trains_for_the_spy(own, trained):
    """In the colour of the spy or grey, into the supply of the spy."""
    m = spying(supply={"red": "l l l"}, buildings={"blue": ["21"]})
    answer(m, "use 21", f"train {own}")
    assert supply(m, "red") == trained
    assert (supply(m, "blue"), untrained(m, "blue")) == ("l l l l", "e e e e s s s s")
    assert len(untrained(m, "red").split()) == 8 - own
    assert len(grey(m).split()) == 11 + own


@pytest.mark.rule("MP-8.9")
def test_the_spies_block_the_building():
    """For its owner, until the spy goes home."""
    m = spying(buildings={"blue": ["11"]}, money={"red": 3, "green": 0})
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
    m = spying(players=2, buildings={"blue": ["11"]}, spies={"red": 1})
    m.play("use 11")
    assert spies(m, "red") == 2
    answer(m, "end-turn", *PASS, "retrieve")
    assert spies(m, "red") == 2


@pytest.mark.rule("MP-8.10")
def test_enemy_bombs_are_out_of_reach():
    """Red could pay for everything blue has in hand and on the table."""
    m = spying(
        supply={"red": "l l e e s s"},
        money={"red": 9},
        bombers={"red": 3},
        uranium={"red": 8},
        hands={"blue": ["11"]},
        built={"blue": {"00": {}, "15": {}}},
    )
    assert m.why("build 11") and m.why("load 00") and m.why("test 15")
    assert {move.split()[0] for move in m.moves} == {"use", "occupy", "end-turn"}
    assert (hand(m, "blue"), bombers(m, "red")) == (["11"], 3)
