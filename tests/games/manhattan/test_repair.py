"""Repair (ledger chapter 11)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    commas,
    damage,
    money,
    on,
    on_building,
    position,
    supply,
    yellowcake,
)

DAMAGED = "building 01: damage=2; building 11: damage=2"


def repairing(more=DAMAGED):
    """Red has placed on Repair; red owns 01 and 11, blue owns 21."""
    m = position(f"red: money=5 buildings=01,11; blue: buildings=21; {more}")
    m.play("place repair")
    return m


@pytest.mark.rule("MP-11.1")
@pytest.mark.parametrize("worker", ["l", "e", "s", "gl"])
def test_repair_costs_five_dollars(worker):
    """Any worker goes, and the player need have no damage."""
    m = repairing(f"red: supply={commas(worker)}")
    assert (money(m, "red"), supply(m, "red"), m.question["name"]) == (0, "", "turn")
    assert on(m, "repair") == (worker if worker == "gl" else f"red:{worker}")
    assert position("red: money=4").why("place repair")


@pytest.mark.rule("MP-11.2")
def test_three_points_spread_at_will():
    """Two from one building, one from another, at no further cost."""
    m = repairing(f"red: money=9; {DAMAGED}")
    assert set(m.moves) == {"repair building=01", "repair building=11", "enough"}
    answer(m, "repair 11", "repair 01", "repair 11")
    assert (damage(m, "01"), damage(m, "11"), money(m, "red")) == (1, 0, 4)
    assert m.question["name"] == "turn"


@pytest.mark.rule("MP-11.2")
def test_a_whole_building_is_not_repaired():
    """Its last point gone, only the other is left."""
    m = repairing("building 01: damage=1; building 11: damage=2")
    m.play("repair 01")
    assert set(m.moves) == {"repair building=11", "enough"}


@pytest.mark.rule("MP-11.2")
@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_up_to_three_points(points):
    """None to three."""
    m = repairing("building 01: damage=5")
    answer(m, *["repair 01"] * points)
    if points < 3:
        m.play("enough")
    assert (damage(m, "01"), m.question["name"]) == (5 - points, "turn")


@pytest.mark.rule("MP-11.3")
@pytest.mark.parametrize("first", ["red", "green", "yellow"])
def test_the_others_follow_clockwise(first):
    """Each may repair own buildings, after the active player."""
    players = ("red", "blue", "green", "yellow")
    owned = dict(zip(players, ("01", "11", "21", "02"), strict=True))
    houses = [f"{player}: money=10 buildings={number}" for player, number in owned.items()]
    damaged = [f"building {number}: damage=2" for number in owned.values()]
    m = position("; ".join([f"players=4 mover={first}", *houses, *damaged]))
    m.play("place repair")
    start = players.index(first)
    order = []
    for _ in players:
        order.append(asked(m))
        assert set(m.moves) == {f"repair building={owned[order[-1]]}", "enough"}
        answer(m, f"repair {owned[order[-1]]}", "enough")
    assert tuple(order) == players[start:] + players[:start]
    assert (asked(m), m.question["name"]) == (first, "turn")
    assert [damage(m, number) for number in owned.values()] == [1, 1, 1, 1]


@pytest.mark.rule("MP-11.4")
def test_the_price_of_a_share():
    """Two, three and five dollars, each with its point."""
    m = repairing("red: money=5; blue: money=12; building 21: damage=4")
    for left in (10, 7, 2):
        assert asked(m) == "blue"
        m.play("repair 21")
        assert money(m, "blue") == left
    assert (damage(m, "21"), asked(m), m.question["name"]) == (1, "red", "turn")
    assert money(m, "red") == 0


@pytest.mark.rule("MP-11.5")
def test_a_share_without_the_action():
    """Red repairs nothing, blue is asked all the same."""
    m = repairing("red: money=5; blue: money=2; building 01: damage=1; building 21: damage=1")
    assert asked(m) == "red"
    m.play("enough")
    assert (asked(m), m.question["name"]) == ("blue", "repair")
    m.play("repair 21")
    assert (damage(m, "01"), damage(m, "21"), money(m, "blue")) == (1, 0, 0)


@pytest.mark.rule("MP-11.6")
@pytest.mark.parametrize(
    ("dollars", "points", "repaired"),
    [(1, 3, 0), (2, 3, 1), (4, 3, 1), (5, 3, 2), (9, 3, 2), (10, 3, 3), (9, 0, 0), (9, 1, 1)],
)
def test_who_cannot_pay_is_not_asked(dollars, points, repaired):
    """As long as blue is asked it repairs; then the turn passes on."""
    m = repairing(f"red: money=5; blue: money={dollars}; building 21: damage={points}")
    count = 0
    while asked(m) == "blue":
        m.play("repair 21")
        count += 1
    assert count == repaired
    assert (m.question["name"], damage(m, "21")) == ("turn", points - repaired)


@pytest.mark.rule("MP-11.7")
def test_only_own_buildings_are_repaired():
    """Neither red nor blue touches the other's."""
    m = repairing("red: money=5; blue: money=10; building 01: damage=1; building 21: damage=2")
    assert m.why("repair 21") and m.why("repair 11")
    m.play("repair 01")
    assert m.why("repair 01")
    assert set(m.moves) == {"repair building=21", "enough"}


@pytest.mark.rule("MP-11.7")
def test_an_occupied_building_is_repaired_and_stays_occupied():
    """The spy of blue stays where it is."""
    m = repairing("blue: supply=l,l; building 11: user=blue workers=l damage=1")
    m.play("repair 11")
    assert (damage(m, "11"), on_building(m, "11")) == (0, "blue:l")
    assert m.why("use 11")


@pytest.mark.rule("MP-11.8")
def test_a_repaired_building_is_used_at_once():
    """In step 2 of the same turn."""
    m = repairing()
    answer(m, "repair 11", "repair 11", "enough", "use 11")
    assert (yellowcake(m, "red"), on_building(m, "11")) == (1, "red:l")
