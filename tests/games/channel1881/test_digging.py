"""Excavation and the boring machine (ledger chapters 9 and 11)."""

import pytest

from tests.games.channel1881.kit import (
    answer,
    asked,
    at,
    bag,
    bars_left,
    black,
    broken_through,
    fired,
    goods,
    markers,
    position,
    rubble,
    rubble_left,
    rubble_site,
    site,
    supply,
    walk,
)
from tests.games.channel1881.plays import allowed, question, refused

NATIONS = ("english", "french")
RIVAL = {"english": "french", "french": "english"}
NOTHING = {"ore": 0, "stone": 0, "coal": 0, "rubble": 0, "bars": 0}


def digging(*labourers, more=""):
    """Labourers in B, English unless named; the French in F mark the end of it."""
    return position(f"area=b; b: {' '.join(labourers or ['english'])}; f: french; {more}")


def boring(nation="english", more=""):
    """A machine labourer in D; a rival's labourer in F marks the end of it."""
    return position(f"area=d; {nation}: bought; d: {nation}; f: {RIVAL[nation]}; {more}")


def sites(m):
    """The sites offered."""
    return {move.split("=")[1] for move in m.moves if move.startswith("build site=")}


@pytest.mark.rule("C81-9.1")
@pytest.mark.parametrize("machine", [0, 1], ids=["not bought", "bought"])
@pytest.mark.parametrize(("nation", "place"), [("english", 1), ("french", 19)])
def test_a_labourer_digs_two_at_the_own_machine(machine, nation, place):
    """Whether the machine is bought or not."""
    m = digging(nation, more=f"english: bought={machine}; french: bought={machine}")
    m.play("dig")
    left = {1: 4, 19: 4} | {place: 2}
    assert {card: rubble(m, card) for card in left} == left
    assert goods(m, nation) == NOTHING | {"rubble": 2}


@pytest.mark.rule("C81-9.2")
def test_a_dig_is_made_in_full_or_not_at_all():
    """No stopping between the bites of D."""
    m = boring(more="english: goods=2-stone")
    m.play("bore")
    assert set(m.moves) == {"shore", "keep-rubble"}
    m.play("keep-rubble")
    assert set(m.moves) == {"shore", "keep-rubble"}
    m.play("keep-rubble")
    assert goods(m, "english")["rubble"] == 4


@pytest.mark.rule("C81-9.2")
def test_a_dig_may_be_declined():
    """The rubble stays."""
    m = digging()
    assert set(m.moves) == {"dig", "rest"}
    m.play("rest")
    assert (rubble(m, 1), goods(m, "english")) == (4, NOTHING)


@pytest.mark.rule("C81-9.3")
def test_each_bite_has_its_own_choice():
    """First shored, then kept; the stone of the first is gone."""
    m = boring(more="english: goods=2-stone")
    answer(m, "bore", "shore")
    assert (rubble(m, 1), markers(m, 1)) == (2, {"english": 1})
    assert question(m) == ("english", "bite")
    m.play("keep-rubble")
    assert (rubble(m, 1), markers(m, 1)) == (0, {"english": 1})
    assert goods(m, "english") == NOTHING | {"stone": 1, "rubble": 2}


@pytest.mark.rule("C81-9.3")
def test_the_last_stone_leaves_no_second_choice():
    """The next bite is kept by itself."""
    m = boring(more="english: goods=1-stone")
    answer(m, "bore", "shore")
    assert question(m) == ("french", "office")
    assert goods(m, "english") == NOTHING | {"rubble": 2}


@pytest.mark.rule("C81-9.4")
def test_shore_or_keep():
    """Two answers for a bite on a tunnel."""
    m = digging(more="english: goods=1-stone")
    m.play("dig")
    assert question(m) == ("english", "bite")
    assert set(m.moves) == {"shore", "keep-rubble"}


@pytest.mark.rule("C81-9.5")
def test_what_shoring_moves():
    """A stone into the bag, a marker onto the card, both cubes to the general supply."""
    m = digging(more="english: goods=1-stone")
    stone, heap, left = bag(m)["stone"], rubble_left(m), supply(m, "english")
    answer(m, "dig", "shore")
    assert goods(m, "english") == NOTHING
    assert (bag(m)["stone"], rubble_left(m)) == (stone + 1, heap + 2)
    assert (supply(m, "english"), markers(m, 1)) == (left - 1, {"english": 1})


@pytest.mark.rule("C81-9.6")
@pytest.mark.parametrize(
    "lack",
    [
        "goods=4-rubble",
        "goods=3-stone+4-rubble crisis=16",
        "goods=4-rubble held=9,17 train=wyddfa",
    ],
    ids=["no stone", "no marker", "cards for building"],
)
def test_shoring_needs_a_stone_and_a_marker(lack):
    """Otherwise nothing is asked and the rubble is kept."""
    m = digging(more=f"english: {lack}")
    m.play("dig")
    assert question(m) == ("french", "office")
    assert (markers(m, 1), goods(m, "english")["rubble"]) == ({}, 6)


@pytest.mark.rule("C81-9.6")
def test_the_stone_of_shoring_is_never_cheaper():
    """Not even in D."""
    m = boring(more="row=3,5,6; english: goods=2-stone")
    answer(m, "bore", "shore", "shore")
    assert goods(m, "english")["stone"] == 0


@pytest.mark.rule("C81-9.7")
def test_kept_rubble_is_the_players():
    """Nothing else moves."""
    m = digging(more="english: goods=1-stone")
    heap, left = rubble_left(m), supply(m, "english")
    answer(m, "dig", "keep-rubble")
    assert goods(m, "english") == NOTHING | {"stone": 1, "rubble": 2}
    assert (rubble_left(m), supply(m, "english"), markers(m, 1)) == (heap, left, {})


@pytest.mark.rule("C81-9.8")
@pytest.mark.parametrize(
    ("nation", "place"), [("english", 3), ("english", 6), ("english", 10), ("french", 17)]
)
def test_no_shoring_at_a_station(nation, place):
    """Nothing is asked; the cubes are kept."""
    m = digging(nation, more=f"{nation}: at={place} goods=2-stone")
    before = rubble(m, place)
    m.play("dig")
    assert question(m) == ("french", "office")
    assert goods(m, nation) == NOTHING | {"stone": 2, "rubble": 2}
    assert rubble(m, place) == before - 2


@pytest.mark.rule("C81-9.9")
def test_a_missed_space_stays_empty():
    """The first bite is kept, the second shored: one marker for good."""
    m = digging("english", "english", more="english: goods=5-stone")
    answer(m, "dig", "keep-rubble", "dig", "shore")
    assert (markers(m, 1), at(m, "english")) == ({"english": 1}, 2)
    assert question(m) == ("french", "office")


@pytest.mark.rule("C81-9.9")
def test_later_markers_go_to_the_next_card():
    """The flipped card is left alone."""
    m = digging(more="english: at=2 goods=5-stone; line 1: english=1")
    answer(m, "dig", "shore")
    assert (markers(m, 1), markers(m, 2)) == ({"english": 1}, {"english": 1})


@pytest.mark.rule("C81-9.10")
def test_the_rest_of_a_dig_goes_on_at_the_next_card():
    """Two on position 1, two on position 2."""
    m = boring(more="line 1: rubble=2")
    m.play("bore")
    assert (rubble(m, 1), rubble(m, 2), at(m, "english")) == (0, 4, 2)
    assert goods(m, "english")["rubble"] == 4


@pytest.mark.rule("C81-9.10")
def test_both_cards_of_an_overflow_may_be_shored():
    """One marker each."""
    m = boring(more="english: goods=2-stone; line 1: rubble=2")
    answer(m, "bore", "shore", "shore")
    assert (markers(m, 1), markers(m, 2)) == ({"english": 1}, {"english": 1})


@pytest.mark.rule("C81-9.11")
@pytest.mark.parametrize("seed", [11, 12])
def test_digging_leaves_the_rival_alone(seed):
    """Neither the other machine nor its card changes, until they meet."""
    before = None
    seen = 0
    for m in walk(seed):
        if before and not broken_through(m) and fired(m) == before["fired"]:
            rival = before["rival"]
            assert at(m, rival) == before["at"]
            assert rubble(m, before["at"]) == before["rubble"]
            seen += 1
        before = None
        if m.question["name"] in ("dig", "bite", "bore") and not broken_through(m):
            rival = RIVAL[asked(m)]
            before = {"rival": rival, "at": at(m, rival), "fired": fired(m)}
            before["rubble"] = rubble(m, at(m, rival))
    assert seen >= 5


@pytest.mark.rule("C81-11.1")
def test_what_the_machine_may_do():
    """Build, bore, or nothing."""
    m = boring(more="english: goods=3-stone")
    assert question(m) == ("english", "bore")
    assert set(m.moves) == {"bore", "erect", "idle"}


@pytest.mark.rule("C81-11.1")
def test_nothing_to_build_with():
    """Boring or not."""
    assert set(boring().moves) == {"bore", "idle"}


@pytest.mark.rule("C81-11.1")
def test_build_or_bore_not_both():
    """After building D is over."""
    m = boring(more="english: goods=3-stone")
    answer(m, "erect", "build site=st-pancras-2")
    assert question(m) == ("french", "office")
    assert (rubble(m, 1), goods(m, "english")["stone"]) == (4, 1)


@pytest.mark.rule("C81-11.2")
@pytest.mark.parametrize(("name", "price"), [("1", 3), ("2", 2), ("3", 1)])
def test_the_machine_builds_one_stone_cheaper(name, price):
    """The stone goes into the bag, a marker onto the site."""
    m = boring(more="english: goods=5-stone")
    stone, left = bag(m)["stone"], supply(m, "english")
    answer(m, "erect", f"build site=st-pancras-{name}")
    assert goods(m, "english")["stone"] == 5 - price
    assert (bag(m)["stone"], supply(m, "english")) == (stone + price, left - 1)
    assert site(m, f"st-pancras-{name}") == "english"


@pytest.mark.rule("C81-11.2")
def test_what_two_stone_can_build_in_d():
    """Sites of two or three stone."""
    m = boring(more="english: goods=2-stone")
    m.play("erect")
    assert sites(m) == {"st-pancras-2", "st-pancras-3", "gare-du-nord-2", "gare-du-nord-3"}


@pytest.mark.rule("C81-11.2")
def test_steel_is_never_cheaper():
    """A 1-steel site costs its bar, the 2-steel site both."""
    m = boring(more="english: goods=1-bars at=10")
    bars = bars_left(m)
    m.play("erect")
    assert sites(m) == {
        *("st-pancras-4", "st-pancras-5", "gare-du-nord-4", "gare-du-nord-5", "middle-3"),
    }
    m.play("build site=middle-3")
    assert (goods(m, "english")["bars"], bars_left(m)) == (0, bars + 1)


@pytest.mark.rule("C81-11.3")
def test_the_machine_buys_nothing():
    """No train, no machine, no rubble site, no way back."""
    m = boring(more="on_sale=1; english: goods=5-stone+3-bars at=3")
    m.play("erect")
    assert question(m) == ("english", "build")
    assert all(move.startswith("build site=") for move in m.moves)
    assert not [name for name in sites(m) if "rubble" in name]
    assert refused(m, "save", "buy train=snowdon")


@pytest.mark.rule("C81-11.3")
def test_the_machine_builds_only_where_e_may():
    """Not on closed, foreign or distant stations, nor on occupied sites."""
    m = boring(
        more="black=st-pancras; "
        "english: goods=5-stone+3-bars at=4 sites=shakespeare-cliff-2; "
        "french: sites=gare-du-nord-1"
    )
    m.play("erect")
    assert sites(m) == {
        *(f"gare-du-nord-{number}" for number in (2, 3, 4, 5)),
        *("shakespeare-cliff-1", "shakespeare-cliff-3"),
    }


@pytest.mark.rule("C81-11.3")
def test_the_machine_needs_a_marker_to_build():
    """Without one it can only bore."""
    m = boring(more="english: goods=5-stone crisis=16")
    assert set(m.moves) == {"bore", "idle"}


@pytest.mark.rule("C81-11.4")
@pytest.mark.parametrize(("nation", "place", "new"), [("english", 1, 2), ("french", 19, 18)])
def test_boring_digs_four(nation, place, new):
    """Two stone and two markers shore them all."""
    m = boring(nation, f"{nation}: goods=2-stone")
    left = supply(m, nation)
    answer(m, "bore", "shore", "shore")
    assert (markers(m, place), at(m, nation)) == ({nation: 2}, new)
    assert (goods(m, nation), supply(m, nation)) == (NOTHING, left - 2)


@pytest.mark.rule("C81-11.5")
def test_boring_clears_a_station():
    """All four cubes of station I, its rubble site too."""
    m = boring(more="english: at=3")
    m.play("bore")
    assert (rubble(m, 3), at(m, "english")) == (0, 4)
    assert goods(m, "english")["rubble"] == 4
    assert rubble_site(m, "shakespeare-cliff") == "english"


@pytest.mark.rule("C81-11.5")
def test_boring_runs_from_a_station_into_a_tunnel():
    """Two cubes here, a shored bite there."""
    m = boring(more="english: at=3 goods=1-stone; line 3: rubble=2")
    m.play("bore")
    assert question(m) == ("english", "bite")
    m.play("shore")
    assert (markers(m, 4), at(m, "english")) == ({"english": 1}, 4)
    assert goods(m, "english")["rubble"] == 2


@pytest.mark.rule("C81-11.6")
@pytest.mark.parametrize("area", ["b", "d"])
def test_a_station_closed_by_digging_is_closed_for_e(area):
    """Position 5 is cleared, station I is out of reach."""
    m = position(
        f"area={area}; english: at=5 bought goods=1-bars; line 5: rubble=2; "
        f"{area}: english; e: english"
    )
    m.play({"b": "dig", "d": "bore"}[area])
    assert (at(m, "english"), black(m)) == (6, ["shakespeare-cliff"])
    assert question(m) == ("english", "build")
    assert refused(m, "build site=shakespeare-cliff-3")
    assert allowed(m, "build site=varne-bank-3")


@pytest.mark.rule("C81-11.6")
def test_a_station_closed_in_b_is_closed_for_d():
    """The machine builds at the new station."""
    m = position(
        "area=b; english: at=5 bought goods=1-bars; line 5: rubble=2; b: english; d: english"
    )
    answer(m, "dig", "erect")
    assert "shakespeare-cliff-3" not in sites(m)
    assert "varne-bank-3" in sites(m)
