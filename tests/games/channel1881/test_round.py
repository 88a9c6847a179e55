"""Rounds, hiring and placing (ledger chapters 4, 5 and 6)."""

from itertools import groupby

import pytest

from tests.games.channel1881.kit import (
    answer,
    asked,
    bag,
    bought,
    crisis,
    first,
    goods,
    held,
    home,
    machine_home,
    position,
    pub,
    rounds,
    rubble,
    spaces,
    start,
    yard,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused, rest

NATIONS = ("english", "french")
RIVAL = {"english": "french", "french": "english"}
ORDINARY = {f"place area={area}" for area in "abcefg"}


def placing(m, plan):
    """Place by each nation's own list; the order of nations asked."""
    order = []
    left = {nation: iter(moves) for nation, moves in plan.items()}
    while m.question["name"] == "place":
        order.append(asked(m))
        m.play(next(left[asked(m)]))
    return order


@pytest.mark.rule("C81-4.1", "C81-4.2")
def test_the_order_of_a_round():
    """Hire, place, each window before its labourers, contracts, crisis, yard."""
    m = position(
        "row=3,9,6 on_sale=1; "
        "english: at=2 train=snowdon bought goods=2-ore+2-coal+2-rubble+1-bars "
        "held=20,26,11,n8,10,19,5 crisis=14 discs=1 sites=st-pancras-4; "
        "french: goods=3-ore+4-stone; line 1: english=1"
    )
    plan = {
        "english": ["place area=a", "place area=b", "place area=f", "machine area=d"],
        "french": ["place area=c", "place area=e"],
    }
    asks = [m.question["name"]]
    m.play("hire")
    asks.append(m.question["name"])
    placing(m, plan)
    while m.question["name"] not in ("hire", "place"):
        asks.append(m.question["name"])
        rest(m)
    assert [name for name, _ in groupby(asks)] == [
        "hire",
        "place",
        *("contract", "yard"),
        *("contract", "dig"),
        *("contract", "works"),
        *("contract", "bore"),
        *("contract", "build"),
        *("contract", "office"),
        "contract",
        *("face", "back"),
        "lose",
        "cube",
    ]
    assert asks.count("cube") == 6
    assert rounds(m) == 1


@pytest.mark.rule("C81-4.2")
def test_nothing_happens_while_placing():
    """Only the ore of the machine labourer is paid."""
    m = position("english: bought goods=4-ore+2-rubble")
    before = yard(m), rubble(m, 1), goods(m, "french"), crisis(m, "french")
    answer(m, "place area=a", "place area=b", "machine area=d", "place area=g")
    assert (yard(m), rubble(m, 1), goods(m, "french"), crisis(m, "french")) == before
    assert goods(m, "english") == {"ore": 3, "stone": 0, "coal": 0, "rubble": 2, "bars": 0}


@pytest.mark.rule("C81-4.2")
def test_what_the_machine_does_is_asked_after_the_works():
    """The stone made in C can be used in D."""
    m = position("area=c; english: bought goods=2-rubble; c: english; d: english")
    answer(m, "convert goods=1-stone")
    assert question(m) == ("english", "bore")
    answer(m, "bore", "shore")
    assert goods(m, "english")["stone"] == 0


@pytest.mark.rule("C81-4.3")
@pytest.mark.parametrize(("area", "name"), [("a", "yard"), ("b", "dig"), ("d", "bore")])
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("starting", NATIONS)
def test_labourers_act_in_the_order_of_their_spaces(area, name, nation, starting):
    """Whoever is first player."""
    m = position(
        f"first={starting} area={area}; {area}: {nation} {RIVAL[nation]}; "
        "english: bought; french: bought"
    )
    assert question(m) == (nation, name)
    rest(m)
    assert question(m) == (RIVAL[nation], name)


@pytest.mark.rule("C81-4.3")
def test_labourers_in_g_stand_together():
    """Each acts on its own colour alone, so their order makes no difference."""
    m = position("french: bought goods=1-ore")
    answer(m, "place area=g", "machine area=g", "place area=g", "place area=g")
    assert sorted(spaces(m)["g"]) == ["english", "english", "french", "french-machine"]


@pytest.mark.rule("C81-4.4")
@pytest.mark.parametrize(
    ("area", "decline"),
    [
        ("a", "take cubes=none"),
        ("b", "rest"),
        ("c", "convert goods=none"),
        ("d", "idle"),
        ("e", "save"),
        ("f", "leave"),
    ],
)
def test_every_action_may_be_declined(area, decline):
    """Nothing changes."""
    m = position(
        f"area={area}; english: bought goods=3-ore+3-stone+2-rubble+1-bars; {area}: english"
    )
    before = goods(m, "english"), yard(m), bag(m), rubble(m, 1), held(m, "english")
    m.play(decline)
    assert (goods(m, "english"), yard(m), bag(m), rubble(m, 1), held(m, "english")) == before
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-4.4")
def test_crisis_management_is_not_asked():
    """A labourer in G acts by itself."""
    m = position("area=g; g: english")
    assert question(m) == ("chance", "face")
    assert crisis(m, "english") == 1


@pytest.mark.rule("C81-4.5")
@pytest.mark.parametrize(
    ("area", "card"),
    [("a", "20"), ("b", "3"), ("c", "11"), ("d", "n8"), ("e", "10"), ("f", "5"), ("g", "19")],
)
def test_a_window_is_held_for_an_empty_area(area, card):
    """No labourer is needed for an ability at once or after."""
    m = position(f"area={area} row=9,14,6; english: held={card} bought goods=4-rubble+3-stone")
    assert question(m) == ("english", "contract")
    assert set(m.moves) == {f"announce card={card}", "wait"}


@pytest.mark.rule("C81-4.6")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("placed", ["", "english", "french"])
def test_who_held_the_start_marker_starts_again(nation, placed):
    """Nobody was in the second space of A."""
    m = position(f"first={nation} area=a; a: {placed}")
    conclude(m)
    assert (first(m), asked(m)) == (nation, nation)


@pytest.mark.rule("C81-4.6")
def test_who_took_the_start_marker_starts_next():
    """The French come from the second space of A."""
    m = position("area=a; a: english french")
    conclude(m)
    assert (first(m), start(m), asked(m)) == ("french", "french", "french")


@pytest.mark.rule("C81-5.1")
@pytest.mark.parametrize("name", ["enid", "wyddfa", "snowdon", "moel-siabod"])
def test_a_train_hires_a_labourer_for_one_coal(name):
    """The coal goes into the bag."""
    m = position(f"english: train={name} goods=1-coal")
    assert question(m) == ("english", "hire")
    assert set(m.moves) == {"hire", "stay"}
    coal = bag(m)["coal"]
    m.play("hire")
    assert (goods(m, "english")["coal"], bag(m)["coal"]) == (0, coal + 1)
    assert (home(m, "english"), pub(m, "english")) == (3, 1)


@pytest.mark.rule("C81-5.1")
def test_hiring_is_optional():
    """Stay keeps the coal and places two."""
    m = position("english: train=enid goods=1-coal")
    m.play("stay")
    assert (goods(m, "english")["coal"], home(m, "english"), pub(m, "english")) == (1, 2, 2)
    plan = {nation: ["place area=g"] * 3 for nation in NATIONS}
    assert placing(m, plan) == ["english", "french"] * 2


@pytest.mark.rule("C81-5.2")
def test_only_one_labourer_is_hired():
    """Five coal or not."""
    m = position("english: train=enid goods=5-coal")
    m.play("hire")
    assert question(m) == ("english", "place")
    assert (goods(m, "english")["coal"], home(m, "english")) == (4, 3)


@pytest.mark.rule("C81-5.2")
def test_hiring_leaves_a_labourer_for_the_machine():
    """Hired and bought in one round."""
    m = position("on_sale=1; english: train=enid goods=1-coal+1-bars")
    m.play("hire")
    placing(m, {"english": ["place area=e", *["place area=g"] * 2], "french": ["place area=g"] * 2})
    m.play("buy-machine")
    assert bought(m, "english") and machine_home(m, "english")
    conclude(m)
    assert (home(m, "english"), pub(m, "english")) == (2, 1)


@pytest.mark.rule("C81-5.3")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_first_player_decides_first(nation):
    """Then the other."""
    m = position(
        f"first={nation}; english: train=enid goods=1-coal; french: train=snowdon goods=1-coal"
    )
    assert question(m) == (nation, "hire")
    m.play("stay")
    assert question(m) == (RIVAL[nation], "hire")
    m.play("hire")
    assert question(m) == (nation, "place")
    assert (home(m, nation), home(m, RIVAL[nation])) == (2, 3)


@pytest.mark.rule("C81-5.3")
def test_who_cannot_hire_is_not_asked():
    """The English have no coal, or the French no train."""
    m = position("english: train=enid; french: goods=3-coal")
    assert question(m) == ("english", "place")


@pytest.mark.rule("C81-5.4")
def test_a_hired_labourer_returns_to_the_pub():
    """It worked as any other."""
    m = position("english: train=enid goods=1-coal")
    m.play("hire")
    assert set(m.moves) == ORDINARY
    plan = {"english": ["place area=c", "place area=e", "place area=b"]}
    placing(m, plan | {"french": ["place area=g"] * 2})
    assert spaces(m)["b"] == ["english"]
    m.play("dig")
    conclude(m)
    assert (home(m, "english"), pub(m, "english")) == (2, 2)
    assert goods(m, "english")["rubble"] == 2


@pytest.mark.rule("C81-5.5")
def test_the_machine_gives_no_right_to_hire():
    """Bought, with coal, without a train."""
    m = position("english: bought goods=3-coal")
    assert question(m) == ("english", "place")
    assert (home(m, "english"), pub(m, "english")) == (2, 1)


@pytest.mark.rule("C81-6.1")
def test_players_alternate_and_then_one_goes_on_alone():
    """Two against four."""
    m = position("first=french; english: bought train=snowdon goods=1-ore+1-coal")
    m.play("hire")
    plan = {
        "english": [*["place area=g"] * 3, "machine area=g"],
        "french": ["place area=g"] * 2,
    }
    order = ["french", "english", "french", "english", "english", "english"]
    assert placing(m, plan) == order


@pytest.mark.rule("C81-6.2")
def test_where_an_ordinary_labourer_may_go():
    """Anywhere but D."""
    m = position()
    assert set(m.moves) == ORDINARY
    assert m.why("place area=d")


@pytest.mark.rule("C81-6.2")
def test_no_ordinary_labourer_in_d_even_with_the_machine():
    """D is for the machine labourer."""
    m = position("english: bought goods=2-ore")
    assert set(m.moves) == ORDINARY | {"machine area=d", "machine area=g"}


@pytest.mark.rule("C81-6.3")
@pytest.mark.parametrize("machine", [0, 1], ids=["without machine", "with machine"])
def test_ordinary_labourers_must_be_placed(machine):
    """No passing while one is left."""
    m = position(f"english: bought={machine} goods=2-ore")
    assert refused(m, "pass")
    answer(m, "place area=g", "place area=g")
    assert refused(m, "pass")


@pytest.mark.rule("C81-6.4")
def test_spaces_fill_from_the_first():
    """In the order of coming."""
    m = position("first=french")
    answer(m, "place area=a", "place area=a")
    assert spaces(m)["a"] == ["french", "english"]


@pytest.mark.rule("C81-6.4")
def test_one_player_may_hold_both_spaces():
    """Of A as of B."""
    m = position()
    answer(m, "place area=a", "place area=b", "place area=a", "place area=b")
    assert question(m) == ("english", "yard")
    rest(m)
    assert question(m) == ("english", "yard")
    rest(m)
    assert question(m) == ("french", "dig")
    rest(m)
    assert question(m) == ("french", "dig")


@pytest.mark.rule("C81-6.5")
def test_where_the_machine_labourer_may_go():
    """D, G, or nowhere."""
    m = position("english: bought goods=2-ore")
    answer(m, *["place area=g"] * 4)
    assert set(m.moves) == {"machine area=d", "machine area=g", "pass"}


@pytest.mark.rule("C81-6.5")
def test_no_machine_labourer_without_the_machine():
    """Ore does not help."""
    m = position("english: goods=5-ore; french: bought")
    assert refused(m, "machine area=d", "machine area=g")


@pytest.mark.rule("C81-6.5")
def test_there_is_one_machine_labourer():
    """A second visit to D or G is refused."""
    m = position("english: bought goods=3-ore; french: bought goods=3-ore")
    answer(m, "machine area=d", "machine area=g")
    assert not machine_home(m, "english") and not machine_home(m, "french")
    assert set(m.moves) == ORDINARY
    assert spaces(m)["g"] == ["french-machine"]


@pytest.mark.rule("C81-6.6")
@pytest.mark.parametrize("area", ["d", "g"])
def test_the_machine_labourer_costs_an_ore(area):
    """Paid into the bag at once."""
    m = position("english: bought goods=1-ore")
    ore = bag(m)["ore"]
    m.play(f"machine area={area}")
    assert (goods(m, "english")["ore"], bag(m)["ore"]) == (0, ore + 1)


@pytest.mark.rule("C81-6.6")
def test_no_machine_labourer_without_ore():
    """It is not offered."""
    m = position("english: bought")
    assert set(m.moves) == ORDINARY
    assert refused(m, "machine area=d", "machine area=g")


@pytest.mark.rule("C81-6.7")
def test_a_pass_is_final():
    """The French go on without another English turn."""
    m = position("english: bought goods=1-ore; french: bought train=enid goods=1-ore+1-coal")
    m.play("hire")
    plan = {
        "english": ["place area=g", "place area=g", "pass"],
        "french": [*["place area=g"] * 3, "machine area=g"],
    }
    order = ["english", "french", "english", "french", "english", "french", "french"]
    assert placing(m, plan) == order
    assert machine_home(m, "english")
    assert goods(m, "english")["ore"] == 1


@pytest.mark.rule("C81-6.7")
def test_no_prompt_without_ore():
    """The English pass by themselves."""
    m = position("english: bought")
    plan = {nation: ["place area=g"] * 2 for nation in NATIONS}
    assert placing(m, plan) == ["english", "french"] * 2


@pytest.mark.rule("C81-6.8")
def test_the_machine_labourer_may_come_first():
    """D, then A, then F."""
    m = position("english: bought goods=1-ore")
    plan = {
        "english": ["machine area=d", "place area=a", "place area=f"],
        "french": ["place area=g"] * 2,
    }
    assert placing(m, plan) == ["english", "french", "english", "french", "english"]
    assert (spaces(m)["d"], spaces(m)["a"], spaces(m)["f"]) == (["english"],) * 3


@pytest.mark.rule("C81-6.9")
def test_a_labourer_may_be_placed_in_vain():
    """E and C with nothing to spend; both stay there."""
    m = position()
    assert allowed(m, "place area=e", "place area=c")
    answer(m, "place area=e", "place area=f", "place area=c", "place area=g")
    assert (spaces(m)["e"], spaces(m)["c"]) == (["english"], ["english"])
    assert question(m) == ("french", "office")


@pytest.mark.rule("C81-6.9")
def test_the_ore_of_an_idle_machine_is_spent():
    """Declining in D gives nothing back."""
    m = position("english: bought goods=1-ore")
    answer(m, "machine area=d", *["place area=g"] * 4)
    m.play("idle")
    assert (goods(m, "english")["ore"], bag(m)["ore"], rubble(m, 1)) == (0, 14, 4)
