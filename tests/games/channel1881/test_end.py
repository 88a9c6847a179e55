"""Breakthrough, scoring and contract requirements (ledger chapters 21, 22 and 23)."""

import random
from itertools import combinations

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    RUBBLE_VP,
    SITES,
    answer,
    at,
    best_contracts,
    broken_through,
    crisis,
    discs,
    draw,
    fired,
    first_at_middle,
    goods,
    markers,
    points,
    position,
    rounds,
    rubble,
    rubble_left,
    rubble_site,
    sheet,
    yard,
)
from tests.games.channel1881.plays import conclude, question

NATIONS = ("english", "french")
PASSED = "shakespeare-cliff,varne-bank,sangatte"
FIVE = ("ore", "ore", "stone", "stone", "coal")


def last_dig(english=10, french=11, digger="french", more=""):
    """One dig before the machines meet; no event cube is in the bag."""
    place = french if digger == "french" else english
    return position(
        f"area=b bag=8-ore+8-stone middle=english black={PASSED},colbart-ridge; b: {digger}; "
        f"english: at={english}; french: at={french}; line {place}: rubble=2; {more}"
    )


def over(more="", **dig):
    """A finished game."""
    m = last_dig(more=more, **dig)
    m.play("dig")
    if m.question["name"] == "bite":
        m.play("keep-rubble")
    conclude(m)
    assert m.over
    return m


def scored(text, nation="english"):
    """The score sheet of a position as it stands."""
    return sheet(position(text), nation)


@pytest.mark.rule("C81-21.1")
@pytest.mark.parametrize("digger", NATIONS)
def test_a_labourer_breaks_through(digger):
    """The machines are on the same card."""
    m = last_dig(11, 12, digger)
    assert not broken_through(m)
    m.play("dig")
    assert broken_through(m)
    assert at(m, "english") == at(m, "french") == (11 if digger == "french" else 12)


@pytest.mark.rule("C81-21.1")
@pytest.mark.parametrize(("area", "card"), [("b", "3"), ("d", "n8")])
def test_a_contract_breaks_through(area, card):
    """Contract 3 or N8."""
    m = position(
        f"area={area} middle=english black={PASSED} row=9,14,15; "
        f"english: at=10; french: at=11 bought held={card}"
    )
    answer(m, f"announce card={card}", "dig")
    assert broken_through(m)
    conclude(m)
    assert m.over


@pytest.mark.rule("C81-21.1")
@pytest.mark.parametrize(("sky", "met"), [("sun", 12), ("rain", 11)])
def test_an_event_breaks_through(sky, met):
    """During the restock; the game is over right after it."""
    m = position(f"area=yard back={sky} middle=english; english: at=11; french: at=12")
    draw(m, *FIVE, "event")
    assert m.over
    assert (at(m, "english"), at(m, "french")) == (met, met)


@pytest.mark.rule("C81-21.2")
def test_the_last_round_is_played_to_its_end():
    """Later areas, the contracts, the crisis and the yard."""
    m = last_dig(
        more="english: goods=3-ore; french: discs=2; b: french; c: english; f: french; g: english"
    )
    m.play("dig")
    assert broken_through(m)
    assert question(m) == ("english", "works")
    m.play("convert goods=1-bar")
    assert question(m) == ("french", "office")
    m.play("sign slot=3")
    assert crisis(m, "english") == 1
    answer(m, "turn card=11", "back sky=sun")
    assert (crisis(m, "french"), discs(m, "french")) == (4, 3)
    assert m.question["name"] == "cube"
    draw(m, "ore", "ore", "stone", "stone", "ore", "ore")
    assert m.over and rounds(m) == 1
    assert yard(m)["stone"] == 2
    assert sheet(m, "french")["crisis"] == -8


@pytest.mark.rule("C81-21.2")
def test_waiting_event_cubes_still_fire():
    """The first event breaks through, the second opens the sale."""
    m = position("area=yard back=sun; english: at=11; french: at=12")
    draw(m, "event", "event", "ore", "ore", "stone", "stone")
    assert m.over
    assert fired(m) == 2


@pytest.mark.rule("C81-21.3", "C81-21.4")
def test_the_meeting_card_is_emptied_and_nobody_moves():
    """The second bite empties it, the rest of the digging is lost."""
    m = last_dig(
        10,
        11,
        more="english: bought; line 11: rubble=2; line 10: rubble=2; b: french english; d: english",
    )
    answer(m, "dig", "dig")
    assert (rubble(m, 10), goods(m, "english")["rubble"]) == (0, 2)
    assert rubble_site(m, "middle") == "english"
    if m.question["name"] == "bore":
        m.play("bore" if "bore" in m.moves else "idle")
    assert goods(m, "english")["rubble"] == 2
    assert (at(m, "english"), at(m, "french")) == (10, 10)
    assert rubble(m, 9) == rubble(m, 11) == 0


@pytest.mark.rule("C81-21.4")
def test_both_colours_may_share_the_meeting_card():
    """Each shores one space of position 12."""
    m = last_dig(
        12,
        13,
        more="english: goods=2-stone; french: goods=2-stone bought; line 13: rubble=2; "
        "b: french english; d: french",
    )
    answer(m, "dig", "keep-rubble", "dig", "shore")
    assert (markers(m, 12), rubble(m, 12)) == ({"english": 1}, 4)
    answer(m, "bore", "shore", "keep-rubble")
    assert (markers(m, 12), rubble(m, 12)) == ({"english": 1, "french": 1}, 0)
    assert at(m, "english") == at(m, "french") == 12


@pytest.mark.rule("C81-21.4")
def test_the_rest_of_a_dig_goes_into_the_meeting_card():
    """Boring four: two here, two there."""
    m = position(
        "area=d middle=english; english: at=11 bought; french: at=13 bought; "
        "line 11: rubble=2; line 13: rubble=2; d: english french"
    )
    m.play("bore")
    assert (at(m, "english"), rubble(m, 12), broken_through(m)) == (12, 4, False)
    m.play("bore")
    assert (at(m, "french"), rubble(m, 12), broken_through(m)) == (12, 2, True)
    assert goods(m, "french")["rubble"] == 4


@pytest.mark.rule("C81-21.3", "C81-21.4")
def test_an_event_after_the_meeting_only_discards_rubble():
    """Fog: the first side breaks through, the second empties the meeting card."""
    m = position(
        "area=yard back=fog; english: at=11; french: at=12; line 11: rubble=2; line 12: rubble=4"
    )
    heap = rubble_left(m)
    draw(m, *FIVE, "event")
    assert (at(m, "english"), at(m, "french")) == (12, 12)
    assert (rubble(m, 12), rubble_left(m)) == (0, heap + 6)


@pytest.mark.rule("C81-21.5")
@pytest.mark.parametrize(("nation", "place"), [("english", 9), ("french", 11)])
def test_a_digger_is_first_at_the_middle(nation, place):
    """The first machine to reach position 10."""
    m = position(f"area=b; {nation}: at={place}; line {place}: rubble=2; b: {nation}")
    assert first_at_middle(m) is None
    m.play("dig")
    assert first_at_middle(m) == nation


@pytest.mark.rule("C81-21.5")
def test_an_event_may_bring_a_machine_first_to_the_middle():
    """The French, under rain."""
    m = position("area=yard back=rain; english: at=9; french: at=11")
    draw(m, *FIVE, "event")
    assert (at(m, "french"), first_at_middle(m)) == (10, "french")


@pytest.mark.rule("C81-21.5")
def test_the_second_to_the_middle_is_not_recorded():
    """The English stay first."""
    m = last_dig(10, 11)
    m.play("dig")
    assert (at(m, "french"), first_at_middle(m)) == (10, "english")


@pytest.mark.rule("C81-21.6")
def test_nothing_else_ends_the_game():
    """Empty bag, deck, yard and supplies: the next round begins."""
    m = position(
        "area=home bag=0-ore yard=0-ore deck= back=none; "
        "english: crisis=16 discs=3; french: crisis=16 discs=3"
    )
    conclude(m)
    assert not m.over and rounds(m) == 1
    assert question(m) == ("english", "place")
    answer(m, "place area=c", "place area=e", "place area=g", "place area=g")
    conclude(m)
    assert not m.over and rounds(m) == 2


@pytest.mark.rule("C81-22.1")
def test_each_marker_on_a_tunnel_scores_by_its_size():
    """Two on a size-2 card and three on a size-3 card, on either half."""
    one = scored("english: at=4; line 1: english=2; line 2: english=3")
    assert one["tunnels"] == 13
    other = scored("english: at=13; line 11: english=1; line 12: english=2")
    assert other["tunnels"] == 8


@pytest.mark.rule("C81-22.1")
def test_a_marker_on_an_uncleared_card_scores():
    """Rubble or not."""
    line = scored("english: at=2; line 2: rubble=4 english=1")
    assert line["tunnels"] == 3


@pytest.mark.rule("C81-22.1")
def test_each_colour_scores_its_own_markers():
    """On a shared card."""
    m = position("english: at=12; french: at=12; line 12: rubble=0 english=1 french=2")
    assert (sheet(m, "english")["tunnels"], sheet(m, "french")["tunnels"]) == (3, 6)


@pytest.mark.rule("C81-22.2")
@pytest.mark.parametrize("name", SITES)
def test_a_site_scores_its_value(name):
    """For its owner only."""
    m = position(f"french: sites={name}")
    assert (sheet(m, "french")["stations"], sheet(m, "english")["stations"]) == (
        SITES[name]["vp"],
        0,
    )


@pytest.mark.rule("C81-22.2")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("shakespeare-cliff", 4),
        ("varne-bank", 5),
        ("middle", 9),
        ("colbart-ridge", 5),
        ("sangatte", 4),
    ],
)
def test_a_rubble_site_scores_its_value(name, value):
    """4, 5 or 9."""
    assert scored(f"english: rubble_sites={name}")["stations"] == value == RUBBLE_VP[name]


@pytest.mark.rule("C81-22.2")
def test_the_sites_of_a_player_add_up():
    """9 + 7 + 5 + 14 + 9."""
    line = scored(
        "english: sites=st-pancras-1,gare-du-nord-4,varne-bank-2,middle-2 rubble_sites=middle"
    )
    assert line["stations"] == 44


@pytest.mark.rule("C81-22.3")
@pytest.mark.parametrize(("cubes", "value"), [(8, 11), (7, 0)])
def test_a_contract_scores_if_fulfilled(cubes, value):
    """An unmet one costs nothing."""
    line = scored(f"english: held=7 goods={cubes}-rubble")
    assert (line["contracts"], line["total"]) == (value, value - 4)


@pytest.mark.rule("C81-22.4")
@pytest.mark.parametrize(
    ("name", "value"), [("enid", 0), ("wyddfa", 0), ("snowdon", 9), ("moel-siabod", 0)]
)
def test_only_snowdon_scores(name, value):
    """Nine for its owner."""
    m = position(f"french: train={name}")
    assert (sheet(m, "french")["train"], sheet(m, "english")["train"]) == (value, 0)


@pytest.mark.rule("C81-22.5")
def test_markers_in_the_crisis_area_cost_two_each():
    """Discs cost nothing."""
    line = scored("english: crisis=5 discs=3")
    assert (line["crisis"], line["total"]) == (-10, -10)


@pytest.mark.rule("C81-22.6", "C81-22.7")
@pytest.mark.parametrize("digger", NATIONS)
@pytest.mark.parametrize(("met", "bonus"), [(11, 5), (12, 10), (13, 15), (14, 20), (15, 25)])
def test_the_bonus_of_the_first_at_the_middle(met, bonus, digger):
    """Five for each card beyond it; whoever moved onto the meeting card."""
    where = (met, met + 1) if digger == "french" else (met - 1, met)
    m = over(english=where[0], french=where[1], digger=digger)
    assert at(m, "english") == at(m, "french") == met
    assert (sheet(m, "english")["bonus"], sheet(m, "french")["bonus"]) == (bonus, 0)


@pytest.mark.rule("C81-22.6")
def test_the_bonus_of_a_meeting_at_the_middle():
    """Five for the English, who were there first."""
    m = over()
    assert (sheet(m, "english")["bonus"], sheet(m, "french")["bonus"]) == (5, 0)


@pytest.mark.rule("C81-22.6")
@pytest.mark.parametrize(("met", "bonus"), [(10, 5), (9, 5), (8, 10), (7, 15)])
def test_the_bonus_of_the_french(met, bonus):
    """The same on the other half."""
    m = over(english=met - 1, french=met, digger="english", more="middle=french")
    assert (sheet(m, "english")["bonus"], sheet(m, "french")["bonus"]) == (0, bonus)


@pytest.mark.rule("C81-22.6")
def test_who_lost_the_race_to_the_middle_has_no_bonus():
    """Even if the meeting is on the other half."""
    m = over(english=8, french=9, digger="french", more="middle=french")
    assert sheet(m, "english")["bonus"] == 0


@pytest.mark.rule("C81-22.8")
def test_what_is_left_over_scores_nothing():
    """Cubes, rubble, bars, the machine and a train."""
    m = position("english: goods=9-ore+9-stone+5-coal+30-rubble+9-bars bought train=wyddfa")
    assert points(m, "english") == points(m, "french") == -4


@pytest.mark.rule("C81-22.8")
def test_a_total_may_be_negative():
    """Only crisis markers."""
    m = over()
    assert m.scores == (1, -4)


@pytest.mark.rule("C81-22.9")
def test_the_higher_total_wins():
    """Here the French, by a site."""
    m = over("french: sites=gare-du-nord-1")
    assert (m.scores, m.winners) == ((1, 5), (1,))


@pytest.mark.rule("C81-22.9")
def test_a_tie_goes_to_fewer_markers_in_the_crisis_area():
    """One each; the French have two there, the English four."""
    m = over("english: crisis=4 sites=st-pancras-3; french: sites=gare-du-nord-5")
    assert (m.scores, m.winners) == ((1, 1), (1,))


@pytest.mark.rule("C81-22.9")
@pytest.mark.parametrize("leader", NATIONS)
def test_a_second_tie_goes_to_the_first_at_the_middle(leader):
    """Equal in the Crisis area too."""
    other = "french" if leader == "english" else "english"
    m = over(
        english=9, french=10, digger="english", more=f"middle={leader}; {other}: sites=st-pancras-5"
    )
    assert (m.scores, m.winners) == ((1, 1), (NATIONS.index(leader),))


@pytest.mark.rule("C81-23.1")
def test_every_own_marker_on_a_station_counts():
    """Rubble sites and closed stations included; tunnel markers never."""
    given = (
        "row=9,14,15 black=shakespeare-cliff; "
        "english: at=7 held=3 rubble_sites=shakespeare-cliff,varne-bank"
    )
    with_two = scored(f"{given}; line 1: english=2; line 2: english=3")
    assert with_two["contracts"] == 0
    assert scored(f"{given}; english: sites=st-pancras-5")["contracts"] == 6
    assert scored(f"{given}; french: sites=st-pancras-5")["contracts"] == 0


@pytest.mark.rule("C81-23.2")
@pytest.mark.parametrize(
    ("shored", "value"),
    [
        ("line 2: english=3", 4),
        ("line 2: english=2", 0),
        ("line 1: english=2", 4),
        ("line 1: english=1", 0),
        ("line 11: english=2", 4),
        ("line 11: english=1 french=1", 0),
        ("line 19: french=2", 0),
    ],
    ids=str,
)
def test_a_tunnel_counts_if_wholly_shored_in_one_colour(shored, value):
    """On either half."""
    line = scored(f"english: at=12 held=24; french: at=12; line 12: rubble=0; {shored}")
    assert line["contracts"] == value


@pytest.mark.rule("C81-23.3")
def test_rubble_counts_if_still_owned():
    """Shored rubble does not, rubble turned to stone no more."""
    m = position("area=b; english: goods=2-rubble+1-stone held=10; b: english; c: english")
    assert sheet(m, "english")["contracts"] == 0
    answer(m, "dig", "shore")
    assert sheet(m, "english")["contracts"] == 0
    m = position("area=b; english: goods=2-rubble held=10; b: english; c: english")
    m.play("dig")
    assert sheet(m, "english")["contracts"] == 5
    m.play("convert goods=1-stone")
    assert sheet(m, "english")["contracts"] == 0


@pytest.mark.rule("C81-23.4")
@pytest.mark.parametrize(("cubes", "value"), [(7, 10), (8, 11), (14, 11), (15, 21)])
def test_a_cube_serves_one_contract(cubes, value):
    """7 needs eight, 19 seven."""
    line = scored(f"english: held=7,19 goods={cubes}-rubble")
    assert line["contracts"] == value


@pytest.mark.rule("C81-23.4")
def test_a_shored_card_and_a_station_marker_serve_one_contract():
    """24 and 25 need a card each; N1 and N2 nine markers."""
    one, two = "line 1: english=2", "line 1: english=2; line 2: english=3"
    assert scored(f"english: at=4 held=24,25; {one}")["contracts"] == 7
    assert scored(f"english: at=4 held=24,25; {two}")["contracts"] == 11
    sites = [f"{name}-{n}" for name in ("st-pancras", "gare-du-nord") for n in (1, 2, 3, 4, 5)]
    for number, value in ((4, 10), (5, 15), (8, 15), (9, 25)):
        line = scored(f"english: held=n1,n2 sites={','.join(sites[:number])}")
        assert line["contracts"] == value


@pytest.mark.rule("C81-23.5")
@pytest.mark.parametrize(("cubes", "value"), [(15, 0), (16, 21), (31, 21)])
def test_a_contract_is_met_wholly_or_not_at_all(cubes, value):
    """17 needs sixteen, and scores once."""
    line = scored(f"english: held=17 goods={cubes}-rubble")
    assert line["contracts"] == value


def best_by_hand(stations, tunnels, cubes, ids):
    """The best set of contracts, by trying all."""
    best = 0
    for number in range(len(ids) + 1):
        for chosen in combinations([CONTRACTS[card] for card in ids], number):
            if (
                sum(card["stations"] for card in chosen) <= stations
                and sum(card["tunnels"] for card in chosen) <= tunnels
                and sum(card["rubble"] for card in chosen) <= cubes
            ):
                best = max(best, sum(card["vp"] for card in chosen))
    return best


@pytest.mark.rule("C81-23.6")
@pytest.mark.parametrize("seed", range(40))
def test_the_best_set_of_contracts_is_found(seed):
    """As good as trying all sets of a random hand."""
    rng = random.Random(seed)
    ids = rng.sample(sorted(CONTRACTS), rng.randint(1, 9))
    items = rng.randint(0, 8), rng.randint(0, 7), rng.randint(0, 30)
    assert best_contracts(*items, ids) == best_by_hand(*items, ids)


@pytest.mark.rule("C81-23.6")
def test_the_score_takes_the_best_set():
    """The dearest contract is not always part of it."""
    m = position(
        "english: held=20,23,25 at=10; line 1: english=2; line 2: english=3; "
        "line 4: english=2; line 7: english=2; line 9: english=2"
    )
    assert sheet(m, "english")["contracts"] == 40 == best_by_hand(0, 5, 0, ["20", "23", "25"])
    m = position(
        "english: held=22,26,30 at=10; line 1: english=2; line 4: english=2; "
        "line 7: english=2; line 9: english=2"
    )
    assert sheet(m, "english")["contracts"] == 30


@pytest.mark.rule("C81-23.7")
@pytest.mark.parametrize("used", ["", "24"], ids=["unused", "used"])
def test_serving_costs_no_points_on_the_line(used):
    """The card scores nine and serves, its ability used or not."""
    line = scored(f"english: at=3 held=24; line 2: english=3; used={used}")
    assert (line["tunnels"], line["contracts"]) == (9, 4)
