"""Placing workers in general (ledger chapter 4)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    bombers,
    bribe,
    commas,
    damage,
    fighters,
    money,
    mover,
    on,
    on_building,
    plutonium,
    position,
    send,
    spies,
    supply,
    uranium,
    yellowcake,
)

PASS = ("place construction", "end-turn")
DEMANDED = {
    **dict.fromkeys(("university-1", "university-2", "university-3", "university-4"), "l"),
    **dict.fromkeys(("aircraft-1", "aircraft-2", "money-1", "money-2"), "l"),
    "money-3": "e",
    "mine-1": "l",
    "mine-2": "l",
    "mine-3": "e",
    "reactor": "s",
    "enrichment": "s",
    "repair": "l",
    "espionage": "l",
}


def rich(more=""):
    """Red could place anywhere."""
    return position(f"red: supply=l,e,s money=20 yellowcake=20; blue: supply=l; {more}")


@pytest.mark.rule("MP-4.1")
def test_only_own_workers_are_placed():
    """Blue has a contractor; red cannot send it, nor a scientist it does not have."""
    m = position("red: supply=l,e; blue: supply=l,l,gl,s")
    m.play("place mine-2")
    assert set(m.moves) == {"send workers=l", "send workers=e"}
    for workers in ("s", "gl", "l+e"):
        assert m.why(f"send {workers}")
    send(m, "e")
    assert (supply(m, "red"), supply(m, "blue")) == ("l", "l l s gl")


@pytest.mark.rule("MP-4.1")
def test_enough_workers_elsewhere_are_not_enough():
    """Red has no engineer in the supply, blue has."""
    m = position("red: supply=l buildings=16; blue: supply=l,e")
    assert m.why("use 16") and m.why("place mine-3")


@pytest.mark.rule("MP-4.2")
def test_own_workers_and_contractors_mix():
    """An own laborer and a grey scientist work in one mine."""
    m = position("red: supply=l,gs buildings=12")
    m.play("use 12")
    assert (on_building(m, "12"), yellowcake(m, "red"), supply(m, "red")) == ("red:l gs", 2, "")


@pytest.mark.rule("MP-4.2")
@pytest.mark.parametrize(("space", "worker"), [("mine-3", "ge"), ("money-3", "gs")])
def test_contractors_are_as_good_as_own_workers(space, worker):
    """Where a type is demanded, too."""
    m = position(f"red: supply={commas(worker)}")
    m.play(f"place {space}")
    assert on(m, space) == worker


@pytest.mark.rule("MP-4.3")
@pytest.mark.parametrize(
    ("worker", "left", "standing"), [("gl", "l l", "gl"), ("l", "l gl", "red:l")]
)
def test_own_or_contractor_is_chosen(worker, left, standing):
    """The others stay in the supply; equal workers are one choice."""
    m = position("red: supply=l,l,gl")
    m.play("place mine-2")
    assert set(m.moves) == {"send workers=l", "send workers=gl"}
    send(m, worker)
    assert (supply(m, "red"), on(m, "mine-2")) == (left, standing)


@pytest.mark.rule("MP-4.4")
@pytest.mark.parametrize(
    ("space", "allowed"),
    [
        ("mine-2", {"l", "e", "s"}),
        ("aircraft-1", {"l", "e", "s"}),
        ("university-1", {"l", "e", "s"}),
        ("mine-3", {"e"}),
        ("reactor", {"s"}),
        ("enrichment", {"s"}),
    ],
)
@pytest.mark.parametrize("worker", ["l", "e", "s"])
def test_a_printed_type_is_demanded(space, allowed, worker):
    """Without a symbol any type will do."""
    m = position(f"red: supply={commas(worker)} money=3 yellowcake=2")
    assert (m.why(f"place {space}") is None) is (worker in allowed)


@pytest.mark.rule("MP-4.4")
def test_several_question_marks_take_any_combination():
    """Two of an own laborer, an engineer and a grey scientist."""
    m = position("red: supply=l,l,e,gs buildings=12")
    m.play("use 12")
    pairs = {"l+l", "l+e", "l+gs", "e+gs"}
    assert set(m.moves) == {f"send workers={pair}" for pair in pairs}


@pytest.mark.rule("MP-4.5")
@pytest.mark.parametrize(("worker", "legal"), [("l", False), ("e", True), ("s", True)])
def test_one_worker_of_either_type(worker, legal):
    """The right Money space takes an engineer or a scientist."""
    m = position(f"red: supply={commas(worker)}")
    assert (m.why("place money-3") is None) is legal


@pytest.mark.rule("MP-4.5")
def test_one_worker_and_not_both():
    """An engineer together with a scientist is refused."""
    m = rich()
    m.play("place money-3")
    assert m.why("send e+s")
    m.play("send s")
    assert (on(m, "money-3"), supply(m, "red")) == ("red:s", "l e")


@pytest.mark.rule("MP-4.6")
@pytest.mark.parametrize("space", DEMANDED)
@pytest.mark.parametrize("who", ["red:", "blue:", "g"])
def test_an_occupied_space_is_shut_to_everybody(space, who):
    """Its present user included."""
    assert rich().why(f"place {space}") is None
    m = rich(f"{space}: {who}{DEMANDED[space]}")
    assert m.why(f"place {space}") and m.why(f"block {space}")
    assert not [move for move in m.moves if move.endswith(f"={space}")]


@pytest.mark.rule("MP-4.6")
def test_construction_is_never_shut():
    """Others stand there already."""
    assert rich("construction: blue:l red:l gl").why("place construction") is None


@pytest.mark.rule("MP-4.7")
@pytest.mark.parametrize("left", ["red:s", "blue:e", "gs"])
def test_half_a_design_space_is_occupied(left):
    """One of the two workers is still there."""
    m = rich(f"design: {left}")
    assert m.why("place design") and m.why("block design")


@pytest.mark.rule("MP-4.7")
def test_a_half_emptied_building_is_occupied():
    """Red takes its laborer home; the contractor stays in the mine of blue."""
    m = position("red: supply=l; blue: buildings=12; building 12: user=red workers=l,gl")
    m.play("retrieve")
    assert on_building(m, "12") == "gl"
    assert m.why("use 12") and m.why("occupy 12")


@pytest.mark.rule("MP-4.8")
def test_workers_and_cost_come_before_the_action():
    """When the side is asked for, the worker stands there and the price is paid."""
    m = rich()
    m.play("place university-4")
    assert (on(m, "university-4"), money(m, "red")) == ("", 20)
    m.play("send l")
    assert m.question["name"] == "output"
    assert (on(m, "university-4"), money(m, "red")) == ("red:l", 17)


@pytest.mark.rule("MP-4.8")
def test_the_share_comes_after_the_action():
    """While red repairs, blue waits."""
    m = position(
        "red: money=5 buildings=01; blue: money=2 buildings=11; "
        "building 01: damage=1; building 11: damage=1"
    )
    m.play("place repair")
    assert (money(m, "red"), asked(m)) == (0, "red")
    m.play("repair 01")
    assert (damage(m, "01"), damage(m, "11"), asked(m)) == (0, 1, "blue")


COSTS = [
    ("university-4", "money", 3),
    ("money-1", "yellowcake", 3),
    ("mine-1", "money", 5),
    ("reactor", "yellowcake", 2),
    ("enrichment", "money", 3),
    ("enrichment", "yellowcake", 2),
    ("repair", "money", 5),
    ("espionage", "money", 3),
]


@pytest.mark.rule("MP-4.9")
@pytest.mark.parametrize(("space", "resource", "price"), COSTS)
def test_who_cannot_pay_may_not_place(space, resource, price):
    """Not even to block."""
    enough = rich(f"red: {resource}={price}")
    assert enough.why(f"place {space}") is None
    short = rich(f"red: {resource}={price - 1}")
    assert short.why(f"place {space}") and short.why(f"block {space}")


@pytest.mark.rule("MP-4.9")
@pytest.mark.parametrize(("dollars", "cakes"), [(4, 2), (5, 1)])
def test_who_cannot_pay_may_not_occupy(dollars, cakes):
    """The plant wants five dollars and two yellowcakes."""
    m = position(f"red: supply=s,s buildings=40 money={dollars} yellowcake={cakes}")
    assert m.why("use 40") and m.why("occupy 40")


@pytest.mark.rule("MP-4.10")
@pytest.mark.parametrize(
    ("space", "worker", "dollars", "cakes"),
    [
        ("reactor", "s", 20, 18),
        ("enrichment", "s", 17, 18),
        ("mine-1", "l", 15, 20),
        ("money-1", "l", 20, 17),
        ("university-4", "l", 17, 20),
        ("espionage", "l", 17, 20),
        ("aircraft-1", "l", 20, 20),
    ],
)
def test_a_declined_action_gives_nothing(space, worker, dollars, cakes):
    """The worker stays, the cost is spent."""
    m = rich()
    m.play(f"block {space}")
    send(m, worker)
    assert on(m, space) == f"red:{worker}"
    assert (money(m, "red"), yellowcake(m, "red")) == (dollars, cakes)
    assert len(supply(m, "red").split()) == 2
    gains = (plutonium, uranium, spies, fighters, bombers)
    assert [gain(m, "red") for gain in gains] == [0, 0, 0, 0, 0]
    assert m.question["name"] == "turn"


@pytest.mark.rule("MP-4.10")
def test_a_declined_building_gives_nothing():
    """The scientists stay, five dollars and two yellowcakes are spent."""
    m = position("red: supply=s,s buildings=40 money=5 yellowcake=2")
    m.play("occupy 40")
    assert (money(m, "red"), yellowcake(m, "red"), uranium(m, "red")) == (0, 0, 0)
    assert (supply(m, "red"), len(on_building(m, "40").split())) == ("", 2)


@pytest.mark.rule("MP-4.11")
@pytest.mark.parametrize("word", ["place", "block"])
def test_an_impossible_action_forbids_no_placement(word):
    """No grey laborer is left to train."""
    m = position("red: supply=l; blue: supply=gl,gl,gl,gl")
    m.play(f"{word} university-1")
    assert (on(m, "university-1"), supply(m, "red")) == ("red:l", "")


@pytest.mark.rule("MP-4.11")
def test_a_full_track_forbids_no_placement():
    """Ten fighters, and two more are lost."""
    m = position("red: fighters=10")
    m.play("place aircraft-1")
    assert (fighters(m, "red"), on(m, "aircraft-1")) == (10, "red:l")


@pytest.mark.rule("MP-4.12")
def test_what_fits_is_gained():
    """One of three bombers, and the money in full."""
    m = position("red: supply=e,e buildings=10 bombers=9")
    m.play("use 10")
    assert (bombers(m, "red"), money(m, "red")) == (10, 3)


@pytest.mark.rule("MP-4.12")
def test_what_exists_is_gained():
    """Two of three laborers are left in the general supply."""
    m = position("red: supply=l; blue: supply=gl,gl")
    m.play("place university-1")
    assert supply(m, "red") == "gl gl"


@pytest.mark.rule("MP-4.13")
def test_a_production_is_taken_whole():
    """Two fighters or none; nobody asks for one."""
    m = position("red: fighters=5")
    assert {move for move in m.moves if "aircraft-1" in move} == {
        "place space=aircraft-1",
        "block space=aircraft-1",
    }
    m.play("place aircraft-1")
    assert (fighters(m, "red"), m.question["name"]) == (7, "turn")


@pytest.mark.rule("MP-4.13")
def test_training_is_taken_whole():
    """Three engineers: the split may vary, not the number."""
    m = position("red: buildings=27")
    m.play("use 27")
    assert set(m.moves) == {f"train own={own}" for own in range(4)}
    m.play("train 1")
    assert supply(m, "red") == "l l e ge ge"


@pytest.mark.rule("MP-4.14")
@pytest.mark.parametrize(("side", "result"), [("fighters", (1, 0)), ("money", (0, 2))])
def test_one_side_of_a_slash(side, result):
    """A fighter or two dollars, never both."""
    m = position("red: buildings=01")
    answer(m, "use 01", f"make {side}")
    assert (fighters(m, "red"), money(m, "red")) == result
    assert m.question["name"] == "turn"


@pytest.mark.rule("MP-4.14")
def test_only_the_printed_sides():
    """No bombers from a factory of fighters or money."""
    m = position("red: buildings=01")
    m.play("use 01")
    assert asked(m) == "red"
    assert m.why("make bombers") and m.why("make engineers")


@pytest.mark.rule("MP-4.15")
@pytest.mark.parametrize(("side", "result"), [("fighters", (10, 0)), ("bombers", (10, 1))])
def test_an_impossible_side_may_be_chosen(side, result):
    """Ten fighters, and the fighter is chosen."""
    m = position("red: buildings=03 fighters=10")
    m.play("use 03")
    assert set(m.moves) == {"make output=fighters", "make output=bombers"}
    m.play(f"make {side}")
    assert (fighters(m, "red"), bombers(m, "red")) == result


@pytest.mark.rule("MP-4.15")
def test_a_side_without_workers_may_be_chosen():
    """No scientist is left, own or grey."""
    m = position("red: supply=l,s,s,s,s buildings=23; blue: supply=gs,gs,gs,gs")
    m.play("use 23")
    send(m, "l")
    assert set(m.moves) == {"make output=engineers", "make output=scientists"}
    m.play("make scientists")
    assert (supply(m, "red"), m.question["name"]) == ("s s s s", "turn")


@pytest.mark.rule("MP-4.16")
@pytest.mark.parametrize(
    ("before", "after"), [((0, 0), (2, 2)), ((9, 9), (10, 10)), ((10, 5), (10, 7))]
)
def test_both_sides_of_a_plus(before, after):
    """Each is cut at its own limit."""
    m = position(f"red: supply=e,e buildings=08 fighters={before[0]} bombers={before[1]}")
    m.play("use 08")
    assert (fighters(m, "red"), bombers(m, "red")) == after


@pytest.mark.rule("MP-4.17")
def test_a_space_acts_only_once():
    """A lap later the worker still stands in the mine and digs no more."""
    m = position("players=2; red: buildings=11")
    answer(m, "place mine-2", "use 11", "end-turn", *PASS)
    assert (mover(m), yellowcake(m, "red")) == ("red", 4)
    answer(m, *PASS, *PASS)
    assert (yellowcake(m, "red"), on(m, "mine-2"), on_building(m, "11")) == (4, "red:l", "red:l")


@pytest.mark.rule("MP-4.18")
def test_the_share_comes_even_without_the_action():
    """Yellowcake of the declined mine, dollars of the declined factory."""
    m = position()
    m.play("block mine-2")
    assert [yellowcake(m, player) for player in ("red", "blue", "green")] == [0, 1, 1]
    m = position()
    m.play("block money-2")
    assert [money(m, player) for player in ("red", "blue", "green")] == [0, 2, 2]


@pytest.mark.rule("MP-4.19")
@pytest.mark.parametrize(
    ("space", "read", "share"), [("money-2", money, 2), ("mine-2", yellowcake, 1)]
)
def test_nobody_is_asked_about_a_share(space, read, share):
    """It is given by itself, to all opponents at once."""
    m = position("players=4")
    m.play(f"place {space}")
    assert (asked(m), m.question["name"]) == ("red", "turn")
    assert [read(m, player) for player in ("blue", "green", "yellow")] == [share] * 3
    assert bribe(m) == (space == "money-2")
