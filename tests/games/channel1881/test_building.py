"""Building, trains and the purchase of the machine (ledger chapters 12 and 13)."""

import random
from itertools import product

import pytest

from tests.games.channel1881.kit import (
    SITES,
    answer,
    at,
    bag,
    bars_left,
    black,
    bought,
    display,
    draw,
    goods,
    home,
    machine_home,
    position,
    pub,
    rubble_site,
    sheet,
    site,
    supply,
    train,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused
from tests.games.positions import mix
from tunnelier.games import load
from tunnelier.games.channel1881.rules import building as building_rules
from tunnelier.games.channel1881.rules.building import (
    HOPED,
    IN_D,
    IN_E,
    MACHINE,
    can_pay,
    fewest_by_ore,
    fewest_by_rubble,
    most_by_ore,
    most_by_rubble,
    refuse_payment,
    ways_to_pay,
)
from tunnelier.games.channel1881.rules.moves import Refusal
from tunnelier.games.channel1881.state import Lies, Used
from tunnelier.games.channel1881.tables import MOST_ORE, MOST_RUBBLE, Good
from tunnelier.games.channel1881.tables import SITES as SITE_COUNT

NATIONS = ("english", "french")
TRAINS = {"enid": (2, 0), "wyddfa": (2, 1), "snowdon": (1, 1), "moel-siabod": (1, 2)}
SURFACE = {f"{name}-{n}" for name in ("st-pancras", "gare-du-nord") for n in (1, 2, 3, 4, 5)}
RICH = {"ore": 0, "stone": 4, "coal": 0, "rubble": 0, "bars": 2}
K3 = {
    "st-pancras": [(4, 0, 9), (3, 0, 7), (2, 0, 4), (0, 1, 7), (0, 1, 5)],
    "shakespeare-cliff": [(3, 0, 6), (2, 0, 4), (0, 1, 6)],
    "varne-bank": [(3, 0, 7), (2, 0, 5), (0, 1, 7)],
    "middle": [(4, 0, 10), (0, 2, 14), (0, 1, 8)],
    "colbart-ridge": [(3, 0, 7), (2, 0, 5), (0, 1, 7)],
    "sangatte": [(3, 0, 6), (2, 0, 4), (0, 1, 6)],
    "gare-du-nord": [(4, 0, 9), (3, 0, 7), (2, 0, 4), (0, 1, 7), (0, 1, 5)],
}
REACHED = {
    "shakespeare-cliff": ("english", 3),
    "varne-bank": ("english", 6),
    "middle": ("english", 10),
    "colbart-ridge": ("french", 14),
    "sangatte": ("french", 17),
    "st-pancras": ("french", 19),
    "gare-du-nord": ("english", 1),
}
PRICES = [
    (f"{name}-{number}", *values)
    for name, line in K3.items()
    for number, values in enumerate(line, 1)
]


def building(nation="english", more=""):
    """A labourer in E with four stone and two bars."""
    return position(f"area=e; e: {nation}; {nation}: goods={mix(RICH)}; {more}")


def shop(nation="english", bars=2, more=""):
    """A labourer in E with bars, trains on sale."""
    return building(nation, f"{nation}: goods={bars}-bars; on_sale=1; {more}")


def offered(m, word):
    return {move.split("=")[1] for move in m.moves if move.startswith(f"{word} ")}


@pytest.mark.rule("C81-12.1")
def test_what_e_may_do():
    """Sites, trains, the machine, or nothing."""
    m = building(more="on_sale=1")
    assert offered(m, "build") == SURFACE
    assert offered(m, "buy") == set(TRAINS)
    assert {move for move in m.moves if "=" not in move} == {"buy-machine", "save"}


@pytest.mark.rule("C81-12.1")
@pytest.mark.parametrize("choice", ["build site=st-pancras-4", "buy train=snowdon", "buy-machine"])
def test_one_thing_for_a_labourer(choice):
    """Then E is over."""
    m = shop()
    m.play(choice)
    assert question(m) == ("chance", "face")
    assert goods(m, "english")["bars"] == 1


@pytest.mark.rule("C81-12.2")
@pytest.mark.parametrize(("name", "stone", "bars", "points"), PRICES)
def test_the_price_of_a_site(name, stone, bars, points):
    """Stone into the bag, bars to the general supply, a marker on the site."""
    nation, place = REACHED[name.rpartition("-")[0]]
    m = building(nation, f"{nation}: at={place}")
    cubes, steel, left = bag(m)["stone"], bars_left(m), supply(m, nation)
    m.play(f"build site={name}")
    assert goods(m, nation) == RICH | {"stone": 4 - stone, "bars": 2 - bars}
    assert (bag(m)["stone"], bars_left(m)) == (cubes + stone, steel + bars)
    assert (site(m, name), supply(m, nation)) == (nation, left - 1)
    assert sheet(m, nation)["stations"] == points
    assert SITES[name] == {"stone": stone, "bars": bars, "vp": points}


@pytest.mark.rule("C81-12.2")
@pytest.mark.parametrize(("name", "stone", "bars", "points"), PRICES)
def test_a_site_must_be_paid_in_full(name, stone, bars, points):
    """One stone or bar short is too little."""
    nation, place = REACHED[name.rpartition("-")[0]]
    owned = {"stone": max(stone - 1, 0) if stone else 4, "bars": max(bars - 1, 0) if bars else 2}
    m = building(nation, f"{nation}: at={place} goods={mix(owned)}")
    assert refused(m, f"build site={name}")


@pytest.mark.rule("C81-12.3")
def test_no_site_without_a_marker():
    """Trains and the machine need none."""
    m = building(more="on_sale=1; english: crisis=16")
    assert offered(m, "build") == set()
    assert offered(m, "buy") == set(TRAINS)
    m.play("buy-machine")
    assert bought(m, "english")


@pytest.mark.rule("C81-12.4")
@pytest.mark.parametrize(
    ("nation", "place", "station"),
    [
        ("english", 1, None),
        ("english", 2, None),
        ("english", 3, "shakespeare-cliff"),
        ("english", 5, "shakespeare-cliff"),
        ("english", 6, "varne-bank"),
        ("english", 9, "varne-bank"),
        ("english", 10, "middle"),
        ("english", 13, "middle"),
        ("english", 15, None),
        ("french", 18, None),
        ("french", 16, "sangatte"),
        ("french", 12, "colbart-ridge"),
        ("french", 8, "middle"),
        ("french", 5, None),
    ],
)
def test_sites_offered_by_the_position_of_the_machine(nation, place, station):
    """Both surface stations and the latest station of the own flag, in any order of sites."""
    m = building(nation, f"{nation}: at={place}")
    own = {f"{station}-{number}" for number in (1, 2, 3)} if station else set()
    assert offered(m, "build") == SURFACE | own


@pytest.mark.rule("C81-12.4")
def test_one_marker_for_a_site():
    """An occupied one is refused, own or not."""
    m = building(more="english: sites=st-pancras-1; french: sites=st-pancras-4")
    assert refused(m, "build site=st-pancras-1", "build site=st-pancras-4")
    assert offered(m, "build") == SURFACE - {"st-pancras-1", "st-pancras-4"}


def lost_site():
    """The English have just lost their site at St Pancras in the crisis of a round."""
    m = position(
        "area=crisis back=sun; french: goods=1-bars; "
        "english: goods=1-bars discs=1 crisis=14 sites=st-pancras-4,st-pancras-5"
    )
    m.play("lose marker=st-pancras-4")
    assert site(m, "st-pancras-4") is None
    conclude(m)
    return m


@pytest.mark.rule("C81-12.5")
def test_the_rival_may_build_a_lost_site():
    """It is free like any other."""
    m = lost_site()
    answer(m, "place area=g", "place area=e", "place area=g", "place area=g")
    m.play("build site=st-pancras-4")
    assert site(m, "st-pancras-4") == "french"


@pytest.mark.rule("C81-12.5")
def test_the_loser_may_build_a_lost_site_again():
    """With a marker that has come back."""
    m = lost_site()
    answer(m, *["place area=g"] * 4)
    conclude(m)
    answer(m, "place area=e", *["place area=g"] * 3)
    m.play("build site=st-pancras-4")
    assert site(m, "st-pancras-4") == "english"


@pytest.mark.rule("C81-12.5")
def test_an_emptied_rubble_site_stays_empty():
    """Its rubble is gone."""
    m = position(
        "area=crisis back=sun; "
        "english: discs=1 crisis=14 at=4 rubble_sites=shakespeare-cliff sites=st-pancras-5; "
        "french: goods=1-bars"
    )
    m.play("lose marker=shakespeare-cliff-rubble")
    assert rubble_site(m, "shakespeare-cliff") is None
    conclude(m)
    answer(m, "place area=b", "place area=e", "place area=g", "place area=g")
    m.play("dig")
    assert "shakespeare-cliff-rubble" not in offered(m, "build")
    conclude(m)
    assert supply(m, "english") == 1
    assert rubble_site(m, "shakespeare-cliff") is None


@pytest.mark.rule("C81-13.1")
@pytest.mark.parametrize("fired", [0, 1])
def test_nothing_is_sold_before_the_second_event(fired):
    """Only sites are offered."""
    m = building(more=f"fired={fired}")
    assert offered(m, "buy") == set()
    assert refused(m, "buy train=snowdon", "buy-machine")


@pytest.mark.rule("C81-13.1")
def test_the_second_event_opens_the_sale():
    """From the next build on."""
    m = position("area=yard fired=1; english: goods=1-bars")
    draw(m, "ore", "ore", "stone", "stone", "coal", "event")
    answer(m, "place area=e", "place area=g", "place area=g", "place area=g")
    assert offered(m, "buy") == {"snowdon", "moel-siabod"}
    assert allowed(m, "buy-machine")


@pytest.mark.rule("C81-13.2")
@pytest.mark.parametrize(("name", "bars", "coal"), [(name, *made) for name, made in TRAINS.items()])
def test_the_price_and_the_coal_of_a_train(name, bars, coal):
    """Bars to the general supply, the coal to the buyer."""
    m = shop(bars=bars)
    steel, black_in_bag = bars_left(m), bag(m)["coal"]
    m.play(f"buy train={name}")
    assert train(m, "english") == name
    assert name not in display(m)
    assert goods(m, "english") == RICH | {"stone": 0, "bars": 0, "coal": coal}
    assert (bars_left(m), bag(m)["coal"]) == (steel + bars, black_in_bag)
    assert refused(shop(more=f"english: goods={bars - 1}-bars+4-stone"), m.log[-1].move)


@pytest.mark.rule("C81-13.3")
def test_a_second_train_replaces_the_first():
    """Moel Siabod goes back for Snowdon, at the full price."""
    m = shop(bars=1, more="english: train=moel-siabod")
    coal = bag(m)["coal"]
    m.play("buy train=snowdon")
    assert (train(m, "english"), goods(m, "english")["bars"]) == ("snowdon", 0)
    assert display(m) == {"enid": 0, "wyddfa": 1, "moel-siabod": 2}
    assert (goods(m, "english")["coal"], bag(m)["coal"]) == (1, coal - 2)


@pytest.mark.rule("C81-13.3")
def test_the_rivals_train_is_not_for_sale():
    """Nor one's own."""
    m = shop(more="english: train=snowdon; french: train=enid")
    assert offered(m, "buy") == {"wyddfa", "moel-siabod"}


@pytest.mark.rule("C81-13.4")
@pytest.mark.parametrize(("coal", "loaded"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_returned_train_is_loaded_as_far_as_the_bag_allows(coal, loaded):
    """Moel Siabod, printed with two."""
    m = shop(more=f"bag=9-ore+9-stone+{coal}-coal+5-event; english: train=moel-siabod")
    m.play("buy train=enid")
    assert display(m)["moel-siabod"] == loaded
    assert bag(m)["coal"] == coal - loaded


@pytest.mark.rule("C81-13.4")
def test_a_returned_train_is_not_topped_up_later():
    """Coal that reaches the bag afterwards stays there; either player may buy the train."""
    m = shop(
        more="bag=9-ore+9-stone+1-coal; "
        "english: train=moel-siabod goods=2-bars+1-coal; french: goods=1-bars"
    )
    m.play("buy train=enid")
    conclude(m)
    m.play("hire")
    assert (bag(m)["coal"], display(m)["moel-siabod"]) == (1, 1)
    answer(m, "place area=g", "place area=e", "place area=g", "place area=g", "place area=g")
    m.play("buy train=moel-siabod")
    assert (train(m, "french"), goods(m, "french")["coal"]) == ("moel-siabod", 1)


@pytest.mark.rule("C81-13.5")
def test_a_new_train_counts_at_once():
    """Snowdon's nine points."""
    m = shop(bars=1)
    before = sheet(m, "english")["train"]
    m.play("buy train=snowdon")
    assert (before, sheet(m, "english")["train"]) == (0, 9)


@pytest.mark.rule("C81-13.5")
def test_hiring_starts_in_the_next_round():
    """No third labourer in the round of the purchase."""
    m = shop(bars=1)
    m.play("buy train=snowdon")
    assert question(m) == ("chance", "face")
    conclude(m)
    assert question(m) == ("english", "hire")


@pytest.mark.rule("C81-13.6")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_machine_costs_a_bar(nation):
    """The own one; the rival's stays unbought."""
    m = shop(nation, bars=1)
    steel = bars_left(m)
    m.play("buy-machine")
    assert (goods(m, nation)["bars"], bars_left(m)) == (0, steel + 1)
    assert [bought(m, each) for each in NATIONS] == [each == nation for each in NATIONS]


@pytest.mark.rule("C81-13.6")
def test_the_machine_is_bought_once():
    """A second purchase is refused, the rival's machine cannot be bought either."""
    assert refused(shop(more="english: bought"), "buy-machine")
    assert allowed(shop(more="french: bought"), "buy-machine")


@pytest.mark.rule("C81-13.6")
def test_no_machine_without_a_bar():
    """Stone does not pay it."""
    m = building(more="on_sale=1; english: goods=4-stone")
    assert refused(m, "buy-machine")


@pytest.mark.rule("C81-13.6")
def test_contract_10_buys_the_machine():
    """Without a labourer in E."""
    m = position("area=e on_sale=1; english: held=10 goods=1-bars")
    answer(m, "announce card=10", "buy-machine")
    assert bought(m, "english")


@pytest.mark.rule("C81-13.7")
def test_a_labourer_mans_the_new_machine():
    """From the pub to the card, to be placed from the next round on; the machine stays put."""
    m = shop(more="english: goods=1-bars+1-ore at=4")
    assert (pub(m, "english"), machine_home(m, "english")) == (2, False)
    m.play("buy-machine")
    assert (pub(m, "english"), machine_home(m, "english")) == (1, True)
    assert (at(m, "english"), black(m)) == (4, [])
    conclude(m)
    assert home(m, "english") == 2
    assert allowed(m, "machine area=d")


@pytest.mark.rule("C81-13.8")
def test_machine_and_train_together():
    """The machine is no regular train and is worth nothing."""
    m = shop(bars=1, more="english: train=enid")
    m.play("buy-machine")
    assert (train(m, "english"), bought(m, "english")) == ("enid", True)
    assert sheet(m, "english")["train"] == 0
    m = shop(bars=1, more="english: bought")
    m.play("buy train=snowdon")
    assert (train(m, "english"), bought(m, "english")) == ("snowdon", True)


@pytest.mark.rule("C81-13.8")
def test_maintenance_ignores_the_machine():
    """No bar is asked for, nothing is given back."""
    m = position("area=yard fired=5; english: bought goods=1-bars")
    draw(m, "ore", "ore", "stone", "stone", "coal", "event")
    assert question(m) == ("english", "place")
    assert bought(m, "english") and goods(m, "english")["bars"] == 1


# --- ways to pay (C81-16.3, C81-16.11, C81-16.12)


def any_means(luck):
    """Any goods and contracts, most of them the player's: fresh, announced or spent."""
    s = load("channel-1881").new(2)[0]
    for good in Good:
        s.players[0].goods[good] = luck.randrange(10)
    for place in s.contracts:
        place.lies, place.holder = Lies.HELD, luck.choice((0, 0, 0, 1))
        place.used = luck.choice(tuple(Used))
    return s


@pytest.mark.rule("C81-16.3", "C81-16.11", "C81-16.12")
@pytest.mark.parametrize("where", [IN_E, IN_D, HOPED])
def test_ways_to_pay_are_the_payments_that_nothing_refuses(where, monkeypatch):
    """They are counted without being tried; trying all of them comes to the same.

    Of the sheet's own prices none is in bars and stone, but on a sheet of one's own some may be.
    """
    monkeypatch.setattr(building_rules, "bars_due", lambda item: 1 + item % 2)
    luck, counts = random.Random(where), set()
    amounts = tuple(product(range(MOST_ORE + 1), range(MOST_RUBBLE + 1)))
    for s in (any_means(luck) for _ in range(40)):
        for item in (*range(SITE_COUNT), *range(SITE_COUNT + 1, MACHINE + 1)):
            found = [w for w in amounts if refuse_payment(s, 0, item, where, *w) == Refusal.NONE]
            assert ways_to_pay(s, 0, item, where) == len(found)
            assert can_pay(s, 0, item, where) == bool(found)
            if found:
                least = fewest_by_ore(s, 0, item), fewest_by_rubble(s, 0, item, where)
                most = most_by_ore(s, 0, item, where), most_by_rubble(s, 0, item, where)
                assert (least, most) == (found[0], found[-1])
            counts.add(len(found))
    both = {4, 6, 9} & counts  # ore and rubble are chosen at once
    assert (counts == {0, 1}) if where == IN_D else (counts >= {0, 1, 2, 3} and both), counts
