"""The abilities of the contracts, one by one (ledger chapter 16)."""

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    answer,
    at,
    bag,
    bars_left,
    black,
    bought,
    crisis,
    discard,
    discs,
    draw,
    fired,
    goods,
    held,
    machine_home,
    markers,
    position,
    restock,
    row,
    rubble,
    rubble_left,
    sheet,
    site,
    start,
    train,
    used,
    yard,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused, rest, rest_until
from tests.games.positions import mix

NOTHING = {"ore": 0, "stone": 0, "coal": 0, "rubble": 0, "bars": 0}


def row_without(*cards):
    """Three contracts for the row that are not among these."""
    return ",".join([card for card in CONTRACTS if card not in cards][:3])


def holding(area, *cards, owned=None, more=""):
    """The English hold cards and goods, an area is to be resolved."""
    mine = f"english: goods={mix(owned or {})} held={','.join(cards)}"
    return position(f"area={area} row={row_without(*cards)}; {mine}; {more}")


def working(area, *cards, owned=None, more=""):
    """The same with an English labourer there, the cards announced."""
    m = holding(area, *cards, owned=owned, more=f"english: bought; {area}: english; {more}")
    for card in cards:
        m.play(f"announce card={card}")
    return m


def moves_of(m, word):
    return {move for move in m.moves if move.split()[0] == word}


@pytest.mark.rule("C81-16.1")
def test_contract_3_clears_a_card():
    """Six rubble; two of three bites are shored."""
    m = holding("b", "3", owned={"stone": 3}, more="english: at=2")
    m.play("announce card=3")
    assert question(m) == ("english", "dig")
    answer(m, "dig", "shore", "keep-rubble", "shore")
    assert (at(m, "english"), rubble(m, 2), markers(m, 2)) == (3, 0, {"english": 2})
    assert goods(m, "english") == NOTHING | {"stone": 1, "rubble": 2}
    assert rubble(m, 3) == 4


@pytest.mark.rule("C81-16.1")
def test_contract_3_comes_after_the_labourers():
    """The card at the machine by then, and all of it."""
    m = holding("b", "3", more="english: at=2; line 2: rubble=2; b: english french")
    m.play("announce card=3")
    m.play("dig")
    assert question(m) == ("french", "dig")
    m.play("rest")
    assert question(m) == ("english", "dig")
    m.play("dig")
    assert (at(m, "english"), rubble(m, 3), goods(m, "english")["rubble"]) == (4, 0, 6)


@pytest.mark.rule("C81-16.1")
def test_contract_3_may_end_in_nothing():
    """The dig is declined, the card is used."""
    m = holding("b", "3")
    answer(m, "announce card=3", "rest")
    assert (rubble(m, 1), used(m)) == (4, ["3"])


@pytest.mark.rule("C81-16.2")
@pytest.mark.parametrize(
    ("kept", "spent", "gone"),
    [("5", ["5"], ["19", "26"]), ("26", [], ["19", "5"]), ("19", [], ["26", "5"])],
)
def test_contract_5_keeps_one_of_three(kept, spent, gone):
    """The two new ones are unused, 5 is used; the others are discarded."""
    m = holding("f", "5", more="g: french")
    m.play("announce card=5")
    restock(m, ("26", "sun"), ("19", "rain"))
    assert question(m) == ("english", "selection")
    assert set(m.moves) == {"choose card=5", "choose card=26", "choose card=19"}
    m.play(f"choose card={kept}")
    assert (held(m, "english"), used(m)) == ([kept], spent)
    if kept == "19":
        assert question(m) == ("english", "contract")
        assert discard(m) == sorted(gone)
    else:
        assert set(gone) <= set(discard(m))


@pytest.mark.rule("C81-16.2")
def test_a_card_kept_by_contract_5_is_ready_for_g():
    """19 in the same round."""
    m = holding("f", "5")
    m.play("announce card=5")
    restock(m, ("26", "sun"), ("19", "rain"))
    answer(m, "choose card=19", "announce card=19")
    assert m.question["name"] == "cube"


@pytest.mark.rule("C81-16.2")
def test_contract_5_shows_what_the_deck_has():
    """One card only."""
    others = [card for card in CONTRACTS if card not in ("5", "11", "3", "6", "9")]
    m = holding("f", "5", more=f"row=3,6,9 deck=11; french: held={','.join(others)}")
    m.play("announce card=5")
    while m.question["name"] in ("face", "back"):
        m.play(m.moves[0])
    assert set(m.moves) == {"choose card=5", "choose card=11"}
    m.play("choose card=11")
    assert held(m, "english") == ["11"]


@pytest.mark.rule("C81-16.2")
def test_contract_5_comes_before_the_office():
    """The row is as it was."""
    m = holding("f", "5", more="f: english")
    before = row(m)
    m.play("announce card=5")
    restock(m, ("26", "sun"), ("19", "rain"))
    m.play("choose card=26")
    assert question(m) == ("english", "office")
    assert row(m) == before
    m.play("sign slot=1")
    assert held(m, "english") == sorted(["26", before[0]])


@pytest.mark.rule("C81-16.3")
@pytest.mark.parametrize("card", ["6", "25"])
def test_three_ore_for_one_bar(card):
    """The 2-steel site for a bar and three ore; for six ore it is refused."""
    m = working("e", card, owned={"ore": 6, "bars": 1}, more="english: at=10")
    ore, steel = bag(m)["ore"], bars_left(m)
    m.play("build site=middle-2")
    assert (site(m, "middle-2"), goods(m, "english")) == ("english", NOTHING | {"ore": 3})
    assert (bag(m)["ore"], bars_left(m)) == (ore + 3, steel + 1)
    poor = working("e", card, owned={"ore": 6}, more="english: at=10")
    assert refused(poor, "build site=middle-2")
    assert allowed(poor, "build site=middle-3")


@pytest.mark.rule("C81-16.3")
@pytest.mark.parametrize("card", ["6", "25"])
def test_ore_pays_trains_and_the_machine(card):
    """Three ore each."""
    m = working("e", card, owned={"ore": 3}, more="on_sale=1")
    m.play("buy train=snowdon")
    assert (train(m, "english"), goods(m, "english")["ore"]) == ("snowdon", 0)
    m = working("e", card, owned={"ore": 3}, more="on_sale=1; english: bought=0")
    m.play("buy-machine")
    assert bought(m, "english") and machine_home(m, "english")
    assert goods(m, "english")["ore"] == 0


@pytest.mark.rule("C81-16.3")
def test_bar_or_ore_is_asked_if_both_are_there():
    """The player pays as wished."""
    m = working("e", "6", owned={"ore": 3, "bars": 1})
    m.play("build site=st-pancras-4")
    assert question(m) == ("english", "payment")
    assert set(m.moves) == {"pay ore=0 rubble=0", "pay ore=1 rubble=0"}
    m.play("pay ore=1 rubble=0")
    assert goods(m, "english") == NOTHING | {"bars": 1}


@pytest.mark.rule("C81-16.3")
def test_one_bar_in_each_build_action():
    """The labourer's and that of contract 10."""
    m = working("e", "6", "10", owned={"ore": 6})
    answer(m, "build site=st-pancras-4", "build site=st-pancras-5")
    assert (site(m, "st-pancras-4"), site(m, "st-pancras-5")) == ("english", "english")
    assert goods(m, "english")["ore"] == 0


@pytest.mark.rule("C81-16.3")
def test_ore_replaces_no_bar_without_the_card():
    """Nothing can be paid, nothing is asked."""
    m = position("area=e on_sale=1; english: goods=9-ore; e: english")
    assert m.question["name"] != "build"


@pytest.mark.rule("C81-16.4")
@pytest.mark.parametrize(("train", "most"), [("", 5), ("wyddfa", 6)])
def test_contract_7_takes_two_cubes_more(train, most):
    """On top of Wyddfa, with each labourer; one coal all the same."""
    m = working("a", "7", more=f"yard=15-ore+3-coal; english: train={train}; a: english english")
    for _ in range(2):
        assert allowed(m, f"take cubes={most}-ore", f"take cubes={most - 1}-ore+1-coal")
        assert refused(m, f"take cubes={most + 1}-ore", f"take cubes={most - 2}-ore+2-coal")
        m.play(f"take cubes={most}-ore")
    assert yard(m)["ore"] == 15 - 2 * most


@pytest.mark.rule("C81-16.5")
@pytest.mark.parametrize("card", ["9", "14", "15"])
@pytest.mark.parametrize(("number", "price"), [(1, 3), (2, 2), (3, 1)])
def test_sites_a_stone_cheaper(card, number, price):
    """Four, three and two stone."""
    m = working("e", card, owned={"stone": price})
    stone = bag(m)["stone"]
    m.play(f"build site=st-pancras-{number}")
    assert site(m, f"st-pancras-{number}") == "english"
    assert (goods(m, "english")["stone"], bag(m)["stone"]) == (0, stone + price)


@pytest.mark.rule("C81-16.5")
def test_never_below_nothing():
    """Three cards and a site of two stone: it is free, and gives nothing back."""
    m = working("e", "9", "14", "15", owned={"stone": 1})
    m.play("build site=st-pancras-3")
    assert (goods(m, "english")["stone"], bag(m)["stone"]) == (1, 15)


@pytest.mark.rule("C81-16.5")
def test_bars_are_not_cheaper():
    """A 1-steel site still costs its bar."""
    m = working("e", "9", owned={"stone": 1, "bars": 1})
    m.play("build site=st-pancras-4")
    assert goods(m, "english") == NOTHING | {"stone": 1}


@pytest.mark.rule("C81-16.6")
def test_contract_10_builds_without_a_labourer():
    """It buys a train with E empty."""
    m = holding("e", "10", owned={"bars": 1}, more="on_sale=1")
    m.play("announce card=10")
    assert question(m) == ("english", "build")
    assert allowed(m, "buy train=snowdon", "buy-machine", "build site=st-pancras-4", "save")
    m.play("buy train=snowdon")
    assert train(m, "english") == "snowdon"


@pytest.mark.rule("C81-16.6")
def test_contract_10_builds_once_more_with_the_boosts():
    """Two builds, each a stone cheaper."""
    m = working("e", "9", "10", owned={"stone": 5})
    answer(m, "build site=st-pancras-1", "build site=st-pancras-2")
    assert goods(m, "english")["stone"] == 0
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.7")
def test_contract_11_makes_stone():
    """Six rubble, three stone out of the bag."""
    m = holding("c", "11", owned={"rubble": 9, "ore": 9})
    stone, heap = bag(m)["stone"], rubble_left(m)
    m.play("announce card=11")
    assert question(m) == ("english", "works")
    assert moves_of(m, "convert") - {"convert goods=none"} == {
        "convert goods=1-stone",
        "convert goods=2-stone",
        "convert goods=3-stone",
    }
    m.play("convert goods=3-stone")
    assert goods(m, "english") == NOTHING | {"ore": 9, "rubble": 3, "stone": 3}
    assert (bag(m)["stone"], rubble_left(m)) == (stone - 3, heap + 6)


@pytest.mark.rule("C81-16.8")
@pytest.mark.parametrize("card", ["12", "24"])
def test_contracts_12_and_24_make_bars(card):
    """Four ore, two bars; never three."""
    m = holding("c", card, owned={"ore": 9, "rubble": 9})
    ore, steel = bag(m)["ore"], bars_left(m)
    m.play(f"announce card={card}")
    assert moves_of(m, "convert") - {"convert goods=none"} == {
        "convert goods=1-bar",
        "convert goods=2-bars",
    }
    m.play("convert goods=2-bars")
    assert goods(m, "english") == NOTHING | {"ore": 5, "rubble": 9, "bars": 2}
    assert (bag(m)["ore"], bars_left(m)) == (ore + 4, steel - 2)


@pytest.mark.rule("C81-16.9")
def test_contract_13_ends_all_contract_abilities():
    """Later windows of both players are skipped."""
    m = position("area=a row=9,14,6; english: held=13,3,23; french: held=11,19,20 goods=6-rubble")
    m.play("announce card=13")
    assert question(m) == ("chance", "face")
    assert used(m) == ["13"]
    conclude(m)
    answer(m, "place area=a", "place area=c", "place area=f", "place area=e")
    assert question(m) == ("english", "contract")


@pytest.mark.rule("C81-16.9")
def test_contract_13_also_stops_a_waiver():
    """The French lose their train though they hold 21."""
    m = position(
        "area=a fired=5 bag=9-ore+9-stone+5-event; english: held=13; french: held=21 train=snowdon"
    )
    m.play("announce card=13")
    rest_until(m, "cube")
    draw(m, "ore", "ore", "ore", "stone", "stone", "event")
    assert (train(m, "french"), held(m, "french")) == (None, ["21"])


@pytest.mark.rule("C81-16.9")
def test_contract_13_does_not_stop_what_was_announced_before():
    """The French take five with 7."""
    m = position("first=french area=a; english: held=13; french: held=7; a: french")
    m.play("announce card=7")
    assert question(m) == ("english", "contract")
    m.play("announce card=13")
    assert allowed(m, "take cubes=5-ore")


@pytest.mark.rule("C81-16.10")
@pytest.mark.parametrize("card", ["16", "21"])
def test_a_waived_maintenance_costs_the_card(card):
    """The train is kept, the card is discarded and scores nothing."""
    m = position(
        f"area=yard fired=5; english: train=enid held={card} goods=8-rubble at=9; "
        "line 2: english=3; line 5: english=3; line 8: english=3"
    )
    assert sheet(m, "english")["contracts"] == {"16": 23, "21": 24}[card]
    draw(m, "ore", "ore", "stone", "stone", "coal", "event")
    assert set(m.moves) == {f"waive card={card}", "return-train"}
    m.play(f"waive card={card}")
    assert (train(m, "english"), held(m, "english"), discard(m)) == ("enid", [], [card])
    assert sheet(m, "english")["contracts"] == 0


@pytest.mark.rule("C81-16.11")
def test_contract_17_pays_stone_with_rubble():
    """Two or four rubble, not six."""
    m = working("e", "17", owned={"stone": 4, "rubble": 9})
    heap = rubble_left(m)
    m.play("build site=st-pancras-1")
    assert question(m) == ("english", "payment")
    assert set(m.moves) == {f"pay ore=0 rubble={number}" for number in (0, 1, 2)}
    m.play("pay ore=0 rubble=2")
    assert goods(m, "english") == NOTHING | {"stone": 2, "rubble": 5}
    assert (rubble_left(m), bag(m)["stone"]) == (heap + 4, 17)


@pytest.mark.rule("C81-16.11")
def test_contract_17_replaces_two_stone_at_most():
    """A 4-stone site for one stone and six rubble is refused, a 3-stone site is not."""
    m = working("e", "17", owned={"stone": 1, "rubble": 9})
    assert refused(m, "build site=st-pancras-1")
    m.play("build site=st-pancras-2")
    assert goods(m, "english") == NOTHING | {"rubble": 5}


@pytest.mark.rule("C81-16.12")
def test_discounts_come_before_replacements():
    """A 2-stone site with 9 and 17: a stone or two rubble."""
    m = working("e", "9", "17", owned={"stone": 2, "rubble": 8})
    m.play("build site=st-pancras-3")
    assert set(m.moves) == {"pay ore=0 rubble=0", "pay ore=0 rubble=1"}
    m.play("pay ore=0 rubble=1")
    assert goods(m, "english") == NOTHING | {"stone": 2, "rubble": 6}


@pytest.mark.rule("C81-16.12")
def test_no_bar_is_replaced_that_need_not_be_paid():
    """6 and 25 together: one bar is one bar."""
    m = working("e", "6", "25", owned={"ore": 9, "bars": 2}, more="on_sale=1")
    m.play("build site=st-pancras-4")
    assert set(m.moves) == {"pay ore=0 rubble=0", "pay ore=1 rubble=0"}


@pytest.mark.rule("C81-16.13")
@pytest.mark.parametrize("card", ["18", "19"])
def test_three_cubes_from_the_bag(card):
    """Resources are kept; event cubes go back and fire nothing."""
    m = holding("g", card)
    before = bag(m)
    m.play(f"announce card={card}")
    draw(m, "event", "stone", "event")
    assert goods(m, "english") == NOTHING | {"stone": 1}
    assert bag(m) == before | {"stone": before["stone"] - 1}
    assert (fired(m), at(m, "english"), at(m, "french")) == (0, 1, 19)
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.13")
def test_all_of_a_short_bag():
    """Two cubes are two cubes."""
    m = holding("g", "18", more="bag=1-ore+1-stone")
    m.play("announce card=18")
    while m.question["name"] == "cube" and sum(goods(m, "english").values()) < 2:
        m.play(m.moves[0])
    assert goods(m, "english") == NOTHING | {"ore": 1, "stone": 1}
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.14")
@pytest.mark.parametrize("card", ["20", "23"])
def test_two_cubes_from_the_yard(card):
    """Before the labourers, one coal at most; Wyddfa and 7 add nothing."""
    m = holding("a", card, "7", more="yard=9-ore+2-coal; english: train=wyddfa; a: english")
    answer(m, "announce card=7", f"announce card={card}")
    assert moves_of(m, "take") - {"take cubes=none"} == {
        "take cubes=1-ore",
        "take cubes=2-ore",
        "take cubes=1-coal",
        "take cubes=1-ore+1-coal",
    }
    m.play("take cubes=1-ore+1-coal")
    assert yard(m) == {"ore": 8, "stone": 0, "coal": 1}
    assert question(m) == ("english", "yard")


@pytest.mark.rule("C81-16.15")
def test_contract_22_fixes_the_start_marker():
    """The French take it; the English in the second space of A do not get it back."""
    m = position("area=a; french: held=22; a: french english")
    m.play("announce card=22")
    assert start(m) == "french"
    answer(m, "take cubes=none", "take cubes=none")
    assert start(m) == "french"
    conclude(m)
    assert question(m)[0] == "french"


@pytest.mark.rule("C81-16.15")
def test_contract_22_keeps_the_start_marker():
    """The English hold it against the French in the second space."""
    m = position("area=a; english: held=22; a: english french")
    answer(m, "announce card=22", "take cubes=none", "take cubes=none")
    assert start(m) == "english"


@pytest.mark.rule("C81-16.16")
@pytest.mark.parametrize("card", ["26", "30"])
def test_labourers_dig_four(card):
    """Two of them eight; the machine in D digs four as ever."""
    m = working("b", card, more="b: english english; d: english")
    m.play("dig")
    assert (at(m, "english"), goods(m, "english")["rubble"]) == (2, 4)
    m.play("dig")
    assert (at(m, "english"), rubble(m, 2), goods(m, "english")["rubble"]) == (2, 2, 8)
    m.play("bore")
    assert (at(m, "english"), rubble(m, 3), goods(m, "english")["rubble"]) == (3, 2, 12)


@pytest.mark.rule("C81-16.16")
def test_the_rival_digs_two():
    """The card helps its owner only."""
    m = working("b", "26", more="b: french english")
    m.play("dig")
    assert (rubble(m, 19), goods(m, "french")["rubble"]) == (2, 2)


@pytest.mark.rule("C81-16.17")
def test_n1_bores_six():
    """Three bites, the third on the next card."""
    m = working("d", "n1", owned={"stone": 9})
    answer(m, "bore", "shore", "shore", "shore")
    assert (markers(m, 1), markers(m, 2)) == ({"english": 2}, {"english": 1})
    assert (at(m, "english"), rubble(m, 2)) == (2, 4)
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.17")
def test_n1_helps_the_own_machine_only():
    """The French bore four."""
    m = working("d", "n1", more="english: bought; french: bought; d: french english")
    m.play("bore")
    assert goods(m, "french")["rubble"] == 4
    m.play("bore")
    assert goods(m, "english")["rubble"] == 6


@pytest.mark.rule("C81-16.18")
def test_n2_digs_and_builds():
    """Dig to a new station, then build there with the discount."""
    m = working("d", "n2", owned={"stone": 2}, more="english: at=2; line 2: rubble=2")
    assert set(m.moves) == {"bore", "erect", "drill", "idle"}
    answer(m, "drill", "keep-rubble")
    assert (at(m, "english"), goods(m, "english")["rubble"]) == (3, 2)
    assert set(m.moves) == {"erect", "idle"}
    answer(m, "erect", "build site=shakespeare-cliff-1")
    assert (site(m, "shakespeare-cliff-1"), goods(m, "english")["stone"]) == ("english", 0)
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.18")
def test_n2_builds_and_digs():
    """The other way round: a station is built on before it closes."""
    m = working("d", "n2", owned={"bars": 1}, more="english: at=5; line 5: rubble=2")
    answer(m, "erect", "build site=shakespeare-cliff-3")
    assert set(m.moves) == {"drill", "idle"}
    m.play("drill")
    assert (at(m, "english"), black(m)) == (6, ["shakespeare-cliff"])
    assert site(m, "shakespeare-cliff-3") == "english"
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.18")
@pytest.mark.parametrize("part", [["drill"], ["erect", "build site=st-pancras-4"], []])
def test_each_part_of_n2_is_optional(part):
    """One, or none."""
    m = working("d", "n2", owned={"bars": 2})
    answer(m, *part, "idle")
    assert question(m) == ("chance", "face")
    assert rubble(m, 1) == (2 if "drill" in part else 4)


@pytest.mark.rule("C81-16.18")
def test_n1_and_n2_do_not_add_up():
    """Six without a build, or a build and two."""
    m = working("d", "n1", "n2", owned={"bars": 2})
    m.play("bore")
    assert goods(m, "english")["rubble"] == 6
    assert question(m) == ("chance", "face")
    m = working("d", "n1", "n2", owned={"bars": 2})
    answer(m, "erect", "build site=st-pancras-4")
    assert refused(m, "bore")
    m.play("drill")
    assert goods(m, "english")["rubble"] == 2
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-16.19")
@pytest.mark.parametrize(("there", "left"), [(1, 0), (2, 1)])
def test_n4_removes_a_disc(there, left):
    """No marker returns by it."""
    m = holding("g", "n4", more=f"english: discs={there} crisis=4; french: discs=1")
    m.play("announce card=n4")
    assert (discs(m, "english"), crisis(m, "english"), discs(m, "french")) == (left, 4, 1)


@pytest.mark.rule("C81-16.19")
def test_n4_comes_before_the_labourers_in_g():
    """Two discs: one by the card, one by the labourer, whose marker returns."""
    m = holding("g", "n4", more="english: discs=2 crisis=4; g: english")
    m.play("announce card=n4")
    assert (discs(m, "english"), crisis(m, "english")) == (0, 3)


@pytest.mark.rule("C81-16.20")
def test_n8_bores_four_without_a_labourer():
    """No ore is paid; it comes after D's labourers."""
    m = holding("d", "n8", more="english: bought; french: bought; d: french")
    m.play("announce card=n8")
    assert question(m) == ("french", "bore")
    rest(m)
    assert question(m) == ("english", "dig")
    assert set(m.moves) == {"dig", "rest"}
    m.play("dig")
    assert (at(m, "english"), rubble(m, 1), goods(m, "english")["rubble"]) == (2, 0, 4)
    assert bag(m)["ore"] == 13


@pytest.mark.rule("C81-16.20")
def test_n8_may_be_shored():
    """Bites like any other."""
    m = holding("d", "n8", owned={"stone": 2}, more="english: bought")
    answer(m, "announce card=n8", "dig", "shore", "shore")
    assert markers(m, 1) == {"english": 2}


@pytest.mark.rule("C81-16.20")
def test_n8_needs_the_machine():
    """Not offered while it is unbought."""
    m = holding("d", "n8", more="french: bought")
    assert refused(m, "announce card=n8")
