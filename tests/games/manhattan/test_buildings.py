"""Buildings: who may use them and what every card does (ledger chapter 7)."""

import pytest

from tests.games.manhattan.kit import (
    BUILDINGS,
    answer,
    bombers,
    bribe,
    commas,
    fighters,
    money,
    on_building,
    plutonium,
    position,
    supply,
    uranium,
    yellowcake,
)

TRACKS = {
    "money": money,
    "yellowcake": yellowcake,
    "fighters": fighters,
    "bombers": bombers,
    "uranium": uranium,
    "plutonium": plutonium,
}
MANNED = {"?": "l", "E": "e", "S": "s"}


def manned(workers):
    """Own workers for the printed symbols: laborers for the question marks."""
    return ",".join(MANNED[symbol] for symbol in workers)


def ready(number, workers, **resources):
    """Red owns one building, with exactly the workers it wants."""
    goods = " ".join(f"{name}={amount}" for name, amount in resources.items())
    return position(f"red: buildings={number} supply={manned(workers)} {goods}")


def holds(m, player="red"):
    """What a player has, without zeros."""
    amounts = {name: read(m, player) for name, read in TRACKS.items()}
    return {name: amount for name, amount in amounts.items() if amount}


@pytest.mark.rule("MP-7.1")
def test_only_own_buildings_are_used():
    """The mine of blue is not offered."""
    m = position("red: buildings=11; blue: buildings=12")
    used = {move for move in m.moves if "building" in move}
    assert used == {"use building=11", "occupy building=11"}
    assert m.why("use 12") and m.why("occupy 12")


@pytest.mark.rule("MP-7.1")
def test_a_building_of_nobody_is_not_used():
    """It lies in the market."""
    m = position("market=11,12")
    assert m.why("use 11")


@pytest.mark.rule("MP-7.2")
@pytest.mark.parametrize("worker", ["user=red workers=l", "user=blue workers=l", "workers=gl"])
def test_an_occupied_building_cannot_be_used(worker):
    """Whoever stands there."""
    m = position(f"red: supply=l,l buildings=11; blue: supply=l,l; building 11: {worker}")
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-7.2")
def test_a_building_is_used_once():
    """A second time in the same turn is refused."""
    m = position("red: buildings=11")
    m.play("use 11")
    assert m.why("use 11")
    assert on_building(m, "11") == "red:l"


@pytest.mark.rule("MP-7.3")
@pytest.mark.parametrize("points", [1, 3])
def test_a_damaged_building_cannot_be_used(points):
    """Neither by its owner nor by a spy."""
    m = position(f"red: buildings=11; blue: buildings=12; building 11: damage={points}")
    assert m.why("use 11") and m.why("occupy 11")
    m = position(f"mover=blue; red: buildings=11,21; blue: money=3; building 11: damage={points}")
    m.play("place espionage")
    assert m.why("use 11") and m.why("occupy 11")
    assert m.why("use 21") is None


@pytest.mark.rule("MP-7.4")
@pytest.mark.parametrize(
    ("number", "workers"),
    [("12", "l"), ("13", "l l"), ("08", "e"), ("20", "e e"), ("40", "s"), ("50", "s s")],
)
def test_too_few_workers_are_refused(number, workers):
    """The printed number, no less."""
    m = position(f"red: buildings={number} supply={commas(workers)} money=9 yellowcake=9")
    assert m.why(f"use {number}") and m.why(f"occupy {number}")


@pytest.mark.rule("MP-7.4")
@pytest.mark.parametrize(
    ("number", "workers"), [("08", "l l e"), ("16", "l s"), ("44", "l e s"), ("29", "l e e")]
)
def test_wrong_types_are_refused(number, workers):
    """An engineer is no scientist, a laborer is neither."""
    m = position(f"red: buildings={number} supply={commas(workers)} yellowcake=9")
    assert m.why(f"use {number}")


@pytest.mark.rule("MP-7.4")
def test_exactly_the_printed_number_goes():
    """Two of four; one or three are refused."""
    m = position("red: buildings=12 supply=l,l,gl,gl")
    m.play("use 12")
    assert m.why("send l") and m.why("send l+l+gl")
    m.play("send l+gl")
    assert supply(m, "red") == "l gl"


@pytest.mark.rule("MP-7.5")
def test_buildings_give_opponents_nothing():
    """Five dollars for the owner; pile and opponents unchanged."""
    m = position("bribe=3; red: buildings=06 supply=e")
    m.play("use 06")
    assert (holds(m), holds(m, "blue"), holds(m, "green"), bribe(m)) == ({"money": 5}, {}, {}, 3)


FACTORIES = [
    ("01", "?", "fighters", {"fighters": 1}),
    ("01", "?", "money", {"money": 2}),
    ("02", "?", "bombers", {"bombers": 1}),
    ("02", "?", "money", {"money": 2}),
    ("03", "?", "fighters", {"fighters": 1}),
    ("03", "?", "bombers", {"bombers": 1}),
    ("04", "??", None, {"money": 2, "fighters": 1}),
    ("05", "??", None, {"money": 2, "bombers": 1}),
    ("06", "E", None, {"money": 5}),
    ("07", "E", "fighters", {"fighters": 2}),
    ("07", "E", "bombers", {"bombers": 2}),
    ("08", "EE", None, {"fighters": 2, "bombers": 2}),
    ("09", "EE", None, {"money": 3, "fighters": 3}),
    ("10", "EE", None, {"money": 3, "bombers": 3}),
]


@pytest.mark.rule("MP-7.6")
@pytest.mark.parametrize(("number", "workers", "side", "made"), FACTORIES)
def test_factories(number, workers, side, made):
    """Every card and side."""
    m = ready(number, workers)
    m.play(f"use {number}")
    sides = {card[2] for card in FACTORIES if card[0] == number and card[2]}
    if side:
        assert set(m.moves) == {f"make output={word}" for word in sides}
        m.play(f"make {side}")
    assert m.question["name"] == "turn"
    assert (holds(m), supply(m, "red")) == (made, "")
    assert len(on_building(m, number).split()) == len(workers)


MINES = [
    ("11", "?", 1),
    ("12", "??", 2),
    ("13", "???", 3),
    ("14", "??", 3),
    ("15", "???", 4),
    ("16", "E", 2),
    ("17", "E", 3),
    ("18", "EE", 3),
    ("19", "EE", 4),
    ("20", "EEE", 6),
]


@pytest.mark.rule("MP-7.7")
@pytest.mark.parametrize(("number", "workers", "made"), MINES)
def test_mines(number, workers, made):
    """Every card."""
    m = ready(number, workers)
    m.play(f"use {number}")
    assert (holds(m), supply(m, "red")) == ({"yellowcake": made}, "")


@pytest.mark.rule("MP-7.7")
def test_all_mines_together():
    """Thirty-one yellowcakes."""
    mines = [card for card in BUILDINGS.values() if card["kind"] == "mine"]
    assert sum(card["makes"]["yellowcake"] for card in mines) == 31


UNIVERSITIES = [
    ("21", "?", None, "s"),
    ("22", "?", None, "e"),
    ("23", "?", "engineers", "e"),
    ("23", "?", "scientists", "s"),
    ("24", "??", "engineers", "e e"),
    ("24", "??", "scientists", "s"),
    ("25", "??", "engineers", "e"),
    ("25", "??", "scientists", "s s"),
    ("26", "E", None, "gl gl gl gl"),
    ("27", "??", None, "e e e"),
    ("28", "E", None, "e e e"),
    ("29", "S", None, "s s"),
    ("30", "S", None, "s s s"),
]


@pytest.mark.rule("MP-7.8")
@pytest.mark.parametrize(("number", "workers", "side", "trained"), UNIVERSITIES)
def test_universities(number, workers, side, trained):
    """Every card and side, with own workers where there are any."""
    m = ready(number, workers)
    m.play(f"use {number}")
    if side:
        assert set(m.moves) == {"make output=engineers", "make output=scientists"}
        m.play(f"make {side}")
    if "g" not in trained:
        m.play(f"train {len(trained.split())}")
    assert (supply(m, "red"), holds(m), m.question["name"]) == (trained, {}, "turn")


PLANTS = [
    ("31", "SS", 2, 5, 2),
    ("32", "SS", 7, 6, 3),
    ("33", "S", 1, 3, 1),
    ("34", "S", 2, 2, 1),
    ("35", "S", 3, 1, 1),
    ("36", "SS", 3, 4, 2),
    ("37", "S", 4, 4, 2),
    ("38", "SS", 4, 3, 2),
    ("39", "S", 5, 3, 2),
    ("40", "SS", 5, 2, 2),
]


@pytest.mark.rule("MP-7.9")
@pytest.mark.parametrize(("number", "workers", "dollars", "cakes", "made"), PLANTS)
def test_enrichment_plants(number, workers, dollars, cakes, made):
    """Every card, exactly paid; a dollar or a yellowcake short is refused."""
    m = ready(number, workers, money=dollars, yellowcake=cakes)
    m.play(f"use {number}")
    assert (holds(m), supply(m, "red")) == ({"uranium": made}, "")
    for short in ({"money": dollars - 1}, {"yellowcake": cakes - 1}):
        paid = {"money": dollars, "yellowcake": cakes} | short
        assert ready(number, workers, **paid).why(f"use {number}")


@pytest.mark.rule("MP-7.9")
def test_all_plants_together():
    """Sums of the table."""
    plants = [card for card in BUILDINGS.values() if card["kind"] == "enrichment"]
    sums = [sum(card[name] for card in plants) for name in ("money", "yellowcake")]
    assert [*sums, sum(card["makes"]["uranium"] for card in plants)] == [36, 33, 18]


REACTORS = [
    ("41", "S", "yellowcake", 1, 1),
    ("42", "S", "uranium", 1, 1),
    ("42", "S", "yellowcake", 2, 1),
    ("43", "S", "uranium", 1, 2),
    ("44", "SS", "yellowcake", 3, 2),
    ("45", "SS", "uranium", 1, 2),
    ("45", "SS", "yellowcake", 4, 2),
    ("46", "S", "yellowcake", 5, 2),
    ("47", "SS", "uranium", 1, 2),
    ("47", "SS", "yellowcake", 3, 2),
    ("48", "SS", "yellowcake", 6, 3),
    ("49", "SS", "uranium", 1, 3),
    ("49", "SS", "yellowcake", 7, 3),
    ("50", "SSS", "yellowcake", 8, 4),
]
TWO_FUELS = ("42", "45", "47", "49")


@pytest.mark.rule("MP-7.10")
@pytest.mark.parametrize(("number", "workers", "fuel", "amount", "made"), REACTORS)
def test_reactors(number, workers, fuel, amount, made):
    """Every card and fuel; one unit short is refused, money is not asked for."""
    m = ready(number, workers, **{fuel: amount})
    m.play(f"use {number}")
    assert (holds(m), supply(m, "red")) == ({"plutonium": made}, "")
    assert ready(number, workers, **{fuel: amount - 1}).why(f"use {number}")


@pytest.mark.rule("MP-7.10")
def test_all_reactors_together():
    """Twenty-two plutonium, and four cards with two fuels."""
    reactors = {n: card for n, card in BUILDINGS.items() if card["kind"] == "reactor"}
    assert sum(card["makes"]["plutonium"] for card in reactors.values()) == 22
    both = [n for n, card in reactors.items() if card["uranium"] and card["yellowcake"]]
    assert sorted(both) == list(TWO_FUELS)


@pytest.mark.rule("MP-7.11")
@pytest.mark.parametrize("fuel", ["uranium", "yellowcake"])
@pytest.mark.parametrize("number", TWO_FUELS)
def test_a_reactor_with_two_fuels(number, fuel):
    """The player chooses one and pays it completely."""
    m = ready(number, BUILDINGS[number]["workers"], uranium=2, yellowcake=7)
    m.play(f"use {number}")
    assert m.question["name"] == "fuel"
    assert set(m.moves) == {"burn fuel=uranium", "burn fuel=yellowcake"}
    m.play(f"burn {fuel}")
    cakes = 7 if fuel == "uranium" else 7 - BUILDINGS[number]["yellowcake"]
    assert (uranium(m, "red"), yellowcake(m, "red")) == (1 if fuel == "uranium" else 2, cakes)
    assert plutonium(m, "red") == BUILDINGS[number]["makes"]["plutonium"]


@pytest.mark.rule("MP-7.11")
@pytest.mark.parametrize(
    ("fuels", "left"),
    [
        ({"uranium": 0, "yellowcake": 2}, {}),
        ({"uranium": 1, "yellowcake": 1}, {"yellowcake": 1}),
    ],
)
def test_only_a_payable_fuel_is_burnt(fuels, left):
    """With one of them there is no question."""
    m = ready("42", "S", **fuels)
    m.play("use 42")
    assert (m.question["name"], holds(m)) == ("turn", left | {"plutonium": 1})


@pytest.mark.rule("MP-7.11")
def test_the_fuel_is_paid_without_the_action_too():
    """Occupying a reactor asks for the fuel as well."""
    m = ready("42", "S", uranium=1, yellowcake=2)
    m.play("occupy 42")
    assert m.question["name"] == "fuel"
    answer(m, "burn uranium")
    assert holds(m) == {"yellowcake": 2}


@pytest.mark.rule("MP-7.6", "MP-7.7", "MP-7.8", "MP-7.9", "MP-7.10")
@pytest.mark.parametrize("number", sorted(BUILDINGS))
def test_laborers_work_at_question_marks_only(number):
    """Grey laborers will do there, and nowhere else."""
    workers = BUILDINGS[number]["workers"]
    m = position(
        f"red: buildings={number} supply={','.join(['gl'] * len(workers))} "
        "money=9 yellowcake=9 uranium=1"
    )
    assert (m.why(f"use {number}") is None) is (set(workers) == {"?"})
