"""When contract abilities may be played (ledger chapter 7)."""

import random
from itertools import chain, combinations

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    answer,
    at,
    goods,
    held,
    position,
    rubble,
    sheet,
    site,
    used,
    yard,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused
from tests.games.positions import mix
from tunnelier.games.channel1881 import tables
from tunnelier.games.channel1881.rules import building, windows
from tunnelier.games.channel1881.rules.moves import Refusal
from tunnelier.games.channel1881.state import Used

AREAS = "abcdefg"
LETTERS = {
    "a": ["7", "13", "20", "22", "23"],
    "b": ["3", "26", "30"],
    "c": ["11", "12", "24"],
    "d": ["n1", "n2", "n8"],
    "e": ["6", "9", "10", "14", "15", "17", "25"],
    "f": ["5"],
    "g": ["18", "19", "n4"],
}
LETTERED = [(card, area) for area, cards in LETTERS.items() for card in cards]
BOOSTS = ["7", "26", "30", "n1", "n2", "6", "9", "14", "15", "17", "25"]
PLENTY = "9-ore+6-stone+8-rubble+3-bars"


def row_without(*cards):
    """Three contracts for the row that are not among these."""
    return ",".join([card for card in CONTRACTS if card not in cards][:3])


def holding(area, *cards, labourer="english", more=""):
    """The English hold cards and plenty of goods; a labourer stands in the area."""
    return position(
        f"area={area} row={row_without(*cards)} on_sale=1; {area}: {labourer or ''}; "
        f"english: goods={PLENTY} bought discs=1 held={','.join(cards)}; french: bought; {more}"
    )


@pytest.mark.rule("C81-7.1")
def test_an_ability_works_once():
    """The card is turned, stays, and is not offered in a later round."""
    m = holding("c", "11", labourer=None)
    answer(m, "announce card=11", "convert goods=2-stone")
    assert (held(m, "english"), used(m)) == (["11"], ["11"])
    assert sheet(m, "english")["contracts"] == 5
    conclude(m)
    answer(m, "place area=e", "place area=b", "place area=f", "place area=b")
    asks = []
    while m.question["name"] != "face":
        asks.append(m.question["name"])
        m.play(m.moves[-1])
    assert "contract" not in asks
    assert (held(m, "english"), used(m)) == (["11"], ["11"])


@pytest.mark.rule("C81-7.1")
@pytest.mark.parametrize(("card", "area"), LETTERED)
def test_a_used_card_is_not_offered(card, area):
    """Whatever its letter."""
    m = holding(area, card, more=f"used={card}")
    assert refused(m, f"announce card={card}")


@pytest.mark.rule("C81-7.2")
@pytest.mark.parametrize(("card", "letter"), LETTERED)
def test_a_card_is_offered_only_before_its_own_area(card, letter):
    """Everything else speaks for playing it."""
    for area in AREAS:
        m = holding(area, card, more="start=french")
        assert (f"announce card={card}" in m.moves) == (area == letter), area


@pytest.mark.rule("C81-7.2")
def test_the_window_comes_before_the_labourers():
    """And not again after them."""
    m = holding("c", "11")
    assert question(m) == ("english", "contract")
    m.play("wait")
    assert question(m) == ("english", "works")
    m.play("convert goods=none")
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-7.2")
@pytest.mark.parametrize("card", ["16", "21"])
@pytest.mark.parametrize("area", AREAS)
def test_upkeep_cards_have_no_window(card, area):
    """They wait for the maintenance."""
    assert refused(holding(area, card), f"announce card={card}")


@pytest.mark.rule("C81-7.3")
def test_players_alternate_in_a_window():
    """A pass is final; the other goes on alone."""
    m = position(
        "area=a yard=9-ore+1-coal start=french; english: held=20,22,23; french: held=7; a: french"
    )
    assert question(m) == ("english", "contract")
    m.play("announce card=20")
    assert question(m) == ("english", "yard")
    m.play("take cubes=1-ore")
    assert question(m) == ("french", "contract")
    m.play("wait")
    assert question(m) == ("english", "contract")
    answer(m, "announce card=23", "take cubes=1-ore")
    assert question(m) == ("english", "contract")
    m.play("wait")
    assert question(m) == ("french", "yard")
    assert refused(m, "take cubes=4-ore")


@pytest.mark.rule("C81-7.3")
def test_the_first_player_announces_first():
    """Here the French."""
    m = position("first=french area=a; english: held=20; french: held=23")
    assert question(m) == ("french", "contract")
    m.play("wait")
    assert question(m) == ("english", "contract")


@pytest.mark.rule("C81-7.3")
def test_a_pass_counts_for_one_window_only():
    """The next area asks again."""
    m = position("area=a row=9,14,15; english: held=20,3; a: french")
    m.play("wait")
    assert question(m) == ("french", "yard")
    m.play("take cubes=none")
    assert question(m) == ("english", "contract")
    assert set(m.moves) == {"announce card=3", "wait"}


@pytest.mark.rule("C81-7.4")
def test_a_card_taken_in_f_is_ready_for_g():
    """Contract 19, in the same round."""
    m = position("area=f row=19,5,6; f: english")
    m.play("sign slot=1")
    assert question(m) == ("english", "contract")
    m.play("announce card=19")
    assert m.question["name"] == "cube"
    assert used(m) == ["19"]


@pytest.mark.rule("C81-7.4")
def test_cards_of_the_row_and_of_the_rival_cannot_be_used():
    """Only what one holds."""
    m = position(
        "area=c row=12,5,6; english: held=24 goods=4-ore+4-rubble; "
        "french: held=11 goods=4-ore+4-rubble"
    )
    assert set(m.moves) == {"announce card=24", "wait"}
    m.play("wait")
    assert (question(m)[0], set(m.moves)) == ("french", {"announce card=11", "wait"})


@pytest.mark.rule("C81-7.5")
def test_at_once_comes_before_the_labourers_and_a_boost_with_them():
    """20 takes two cubes now, 7 lets the labourer take five."""
    m = holding("a", "7", "20", more="yard=9-ore")
    m.play("announce card=20")
    assert question(m) == ("english", "yard")
    m.play("take cubes=2-ore")
    assert (yard(m)["ore"], goods(m, "english")["ore"]) == (7, 11)
    m.play("announce card=7")
    assert question(m) == ("english", "yard")
    m.play("take cubes=5-ore")
    assert yard(m)["ore"] == 2


@pytest.mark.rule("C81-7.5")
def test_after_comes_after_all_labourers():
    """The French labourer builds before the English contract 10."""
    m = holding("e", "10", labourer="french", more="french: goods=4-stone")
    m.play("announce card=10")
    assert question(m) == ("french", "build")
    m.play("build site=st-pancras-1")
    assert question(m) == ("english", "build")
    assert refused(m, "build site=st-pancras-1")
    m.play("build site=st-pancras-2")
    assert site(m, "st-pancras-2") == "english"
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-7.5")
def test_a_boost_is_gone_next_round():
    """Three cubes again."""
    m = holding("a", "7", more="yard=9-ore")
    m.play("announce card=7")
    assert allowed(m, "take cubes=5-ore")
    conclude(m)
    answer(m, "place area=a", *["place area=g"] * 3)
    while m.question["name"] == "place":
        m.play("pass")
    assert question(m) == ("english", "yard")
    assert allowed(m, "take cubes=3-ore")
    assert refused(m, "take cubes=4-ore")


@pytest.mark.rule("C81-7.5")
def test_a_boost_helps_only_its_owner():
    """The French labourer takes three."""
    m = holding("a", "7", more="yard=9-ore; a: french english")
    m.play("announce card=7")
    assert question(m) == ("french", "yard")
    assert refused(m, "take cubes=4-ore")
    m.play("take cubes=none")
    assert allowed(m, "take cubes=5-ore")


@pytest.mark.rule("C81-7.6")
@pytest.mark.parametrize("card", BOOSTS)
@pytest.mark.parametrize("labourer", [None, "french"])
def test_a_boost_needs_an_own_labourer_there(card, labourer):
    """An empty area or a rival's labourer is not enough."""
    area = CONTRACTS[card]["letter"]
    assert allowed(holding(area, card), f"announce card={card}")
    assert refused(holding(area, card, labourer=labourer), f"announce card={card}")


@pytest.mark.rule("C81-7.6")
@pytest.mark.parametrize("card", ["6", "9", "14", "15", "17", "25"])
def test_contract_10_stands_for_a_labourer_in_e(card):
    """The boost is offered once 10 is announced."""
    m = holding("e", card, "10", labourer=None)
    assert refused(m, f"announce card={card}")
    m.play("announce card=10")
    assert question(m) == ("english", "contract")
    assert allowed(m, f"announce card={card}")


@pytest.mark.rule("C81-7.6")
def test_the_rivals_contract_10_is_no_labourer():
    """The French announce theirs; the English still cannot use 9."""
    m = position(
        f"first=french area=e; english: held=9 goods={PLENTY}; french: held=10 goods={PLENTY}"
    )
    m.play("announce card=10")
    assert question(m) == ("french", "build")


@pytest.mark.rule("C81-7.6")
@pytest.mark.parametrize(
    "card", [card for card, area in LETTERED if card not in BOOSTS], ids=lambda card: card
)
def test_other_abilities_need_no_labourer(card):
    """Nobody is in the area."""
    m = holding(CONTRACTS[card]["letter"], card, labourer=None, more="start=french")
    assert allowed(m, f"announce card={card}")


USELESS = {
    "one ore": ("12", "english: goods=1-ore"),
    "one ore for 24": ("24", "english: goods=1-ore"),
    "no bar left": ("12", "english: goods=4-ore; french: goods=18-bars"),
    "no rubble": ("11", "english: goods=9-ore"),
    "no stone in the bag": ("11", "bag=13-ore+5-event"),
    "empty yard": ("20", "yard=0-ore"),
    "empty yard for 23": ("23", "yard=0-ore"),
    "no disc": ("n4", "english: discs=0"),
    "no deck": ("5", "deck= back=none"),
    "empty bag": ("18", "bag=0-ore"),
    "no machine": ("n8", "english: bought=0; french: bought=0"),
}


@pytest.mark.rule("C81-7.7")
@pytest.mark.parametrize("why", USELESS)
def test_a_useless_ability_is_not_offered(why):
    """With what it needs it is."""
    card, lack = USELESS[why]
    area = CONTRACTS[card]["letter"]
    assert allowed(holding(area, card, labourer=None), f"announce card={card}")
    assert refused(holding(area, card, labourer=None, more=lack), f"announce card={card}")


ALL_BUT_TWO_STONE = (
    "english: sites=st-pancras-1,st-pancras-2,st-pancras-4,st-pancras-5; "
    "french: sites=gare-du-nord-1,gare-du-nord-2,gare-du-nord-4,gare-du-nord-5"
)
"""Markers on every site of the surface stations but those for two stone."""
POOR = "english: goods="
MET = "english: at=10 goods=2-ore; french: at=10"
WASTED = {
    "17 without rubble": ("17", "english: goods=6-stone+1-rubble"),
    "17 with enough rubble, for a site it cannot complete": (
        "17",
        "black=st-pancras,gare-du-nord; english: goods=2-rubble",
    ),
    "6 without ore": ("6", "english: goods=3-bars+2-ore"),
    "6 without anything for steel": ("6", "on_sale=0; english: supply=0"),
    "25 without ore": ("25", "english: goods=3-bars"),
    "9 with nothing payable": ("9", POOR),
    "9 with bars alone": ("9", "english: goods=3-bars"),
    "14 without a marker": ("14", "english: supply=0"),
    "15 where all is closed": ("15", "black=st-pancras,gare-du-nord"),
    "10 with nothing payable": ("10", POOR),
    "7 with an empty yard": ("7", "yard=0-ore"),
    "7 with no more than without it": ("7", "yard=2-ore+5-coal"),
    "26 at an emptied card": ("26", f"{MET}; line 10: rubble=0"),
    "30 with a single bite left": ("30", f"{MET}; line 10: rubble=2"),
    "n1 at an emptied card": ("n1", f"{MET}; line 10: rubble=0"),
    "n1 with two bites left": ("n1", f"{MET}; line 10: rubble=4"),
    "n2 at an emptied card": ("n2", f"{MET}; line 10: rubble=0"),
    "3 at an emptied card": ("3", f"{MET}; line 10: rubble=0"),
    "n8 at an emptied card": ("n8", f"{MET}; line 10: rubble=0"),
    "18 with event cubes alone": ("18", "bag=5-event"),
    "22 with the marker safe in hand": ("22", "start=english"),
}


@pytest.mark.rule("C81-7.7")
@pytest.mark.parametrize("why", WASTED)
def test_an_ability_cannot_be_wasted(why):
    """Where it would change nothing it is refused, though a labourer stands there."""
    card, lack = WASTED[why]
    move, area = f"announce card={card}", CONTRACTS[card]["letter"]
    assert allowed(holding(area, card, more="start=french yard=7-ore+1-coal"), move)
    assert move not in holding(area, card, more=lack).moves


@pytest.mark.rule("C81-7.7")
def test_the_start_marker_is_kept_from_a_rival_in_the_second_space():
    """Contract 22 does something for its holder then."""
    m = holding("a", "22", more="a: english french")
    assert allowed(m, "announce card=22")


@pytest.mark.rule("C81-7.6", "C81-7.7")
def test_cards_that_pay_only_together_are_offered():
    """One stone: neither 10 nor 9 alone buys the two-stone site, together they do."""
    one_stone = "english: goods=1-stone"
    assert "announce card=10" not in holding("e", "10", labourer=None, more=one_stone).moves
    m = holding("e", "10", "9", labourer=None, more=one_stone)
    answer(m, "announce card=10", "announce card=9", "build site=st-pancras-3")
    assert site(m, "st-pancras-3") == "english"


@pytest.mark.rule("C81-7.7", "C81-16.11")
def test_rubble_may_pay_what_discounts_could_spare():
    """Two discounts would make a site of two stone free; four rubble pay it without them."""
    m = holding("e", "9", "14", "17", more=f"english: goods=4-rubble; {ALL_BUT_TWO_STONE}")
    assert m.why("announce card=17") is None
    answer(m, "announce card=17", "wait", "build site=st-pancras-3")
    assert site(m, "st-pancras-3") == "english"
    assert goods(m, "english")["rubble"] == 0


@pytest.mark.rule("C81-7.7", "C81-16.12")
def test_rubble_has_no_part_where_discounts_in_force_leave_nothing_due():
    """With both discounts announced, nothing but a site of two stone could be paid: it is free."""
    m = holding("e", "9", "14", "17", more=f"english: goods=4-rubble; {ALL_BUT_TWO_STONE}")
    answer(m, "announce card=9", "announce card=14")
    assert question(m) == ("english", "build")
    assert set(m.moves) == {"build site=st-pancras-3", "build site=gare-du-nord-3", "save"}


E_BOOSTS = ("6", "9", "14", "15", "17", "25")
REPLACES = {"6": "ore", "25": "ore", "17": "rubble"}


def some_table(rng):
    """A labourer in E, up to four of the boosts, few goods, and any sites built."""
    cards = rng.sample(E_BOOSTS, rng.randint(1, 4))
    built = [name for name in tables.SITE_NAMES if rng.random() < 0.7]
    owned = {"ore": 6, "stone": 4, "rubble": 5, "bars": 2}
    return holding(
        "e",
        *cards,
        more=f"english: at={rng.choice((1, 3, 6, 10))} bought={int(rng.random() < 0.5)} ; "
        f"french: at=19 bought={int(rng.random() < 0.5)} sites={','.join(built)}; "
        f"english: goods={mix({good: rng.randint(0, most) for good, most in owned.items()})}; "
        f"on_sale={int(rng.random() < 0.5)}",
    )


def payments(s, cards):
    """Every way to pay for anything in E, once these contracts are announced.

    What, the stone due, and the bars and stones of it that ore and rubble stand for.
    """
    held_now = [s.contracts[tables.CONTRACT_NAMES.index(card)] for card in cards]
    for card in held_now:
        card.used = Used.ANNOUNCED
    found = [
        (item, int(building.stone_due(s, 0, item, building.IN_E)), bars, stones)
        for item in range(building.MACHINE + 1)
        for bars in range(tables.MOST_ORE + 1)
        for stones in range(tables.MOST_RUBBLE + 1)
        if item != tables.SITES
        and building.refuse_item(s, 0, item, building.IN_E) == Refusal.NONE
        and building.refuse_payment(s, 0, item, building.IN_E, bars, stones) == Refusal.NONE
    ]
    for card in held_now:
        card.used = Used.FRESH
    return found


def has_part(s, card, others):
    """Whether a payment with all of these differs from any without the one card.

    A stone less is due, or more is replaced than the others alone allow.
    """
    alone = sum(REPLACES.get(card) == REPLACES.get(other) for other in others)
    for item, due, bars, stones in payments(s, [card, *others]):
        if card not in REPLACES:
            printed = int(tables.BUILDING_SITES[item].stone) if item < tables.SITES else 0
            if printed - due > alone:
                return True
        elif (bars if REPLACES[card] == "ore" else stones) > alone:
            return True
    return False


@pytest.mark.rule("C81-7.7")
def test_a_boost_of_e_is_offered_if_it_has_a_part_in_any_payment_there_is():
    """Against every choice among the other boosts held, and every payment then possible."""
    rng, seen = random.Random(1881), {True: 0, False: 0}
    for _ in range(250):
        m = some_table(rng)
        s, held_cards = m._rows[0], held(m, "english")
        for card in held_cards:
            others = [other for other in held_cards if other != card]
            choices = chain.from_iterable(combinations(others, n) for n in range(len(others) + 1))
            useful = any(has_part(s, card, chosen) for chosen in choices)
            number = tables.CONTRACT_NAMES.index(card)
            s.area = tables.Area.E
            offered = windows.refuse_announce(s, 0, number) == Refusal.NONE
            assert offered == useful, (card, others, m.position())
            seen[useful] += 1
    assert min(seen.values()) > 100


@pytest.mark.rule("C81-7.8")
@pytest.mark.parametrize(
    ("cards", "price"), [(["9"], 2), (["9", "14"], 1), (["14", "15"], 1), (["9", "14", "15"], 0)]
)
def test_stone_discounts_add_up(cards, price):
    """A site of three stone."""
    m = holding("e", *cards)
    for card in cards:
        m.play(f"announce card={card}")
    m.play("build site=st-pancras-2")
    assert goods(m, "english")["stone"] == 6 - price


@pytest.mark.rule("C81-7.8")
def test_ore_for_bars_adds_up():
    """Two cards replace both bars of the Middle's site."""
    m = holding("e", "6", "25", more="english: at=10 goods=6-ore")
    answer(m, "announce card=6", "announce card=25", "build site=middle-2")
    assert site(m, "middle-2") == "english"
    assert goods(m, "english")["ore"] == 0


@pytest.mark.rule("C81-7.8")
def test_double_digs_do_not_add_up():
    """26 and 30 together dig four."""
    m = holding("b", "26", "30", more="english: at=2 goods=")
    m.play("announce card=26")
    if m.question["name"] == "contract":
        m.play("announce card=30")
    m.play("dig")
    assert (rubble(m, 2), goods(m, "english")["rubble"], at(m, "english")) == (2, 4, 2)
