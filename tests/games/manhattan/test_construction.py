"""Construction, the market and the bribe pile (ledger chapter 6)."""

from fractions import Fraction

import pytest

from tests.games.manhattan.kit import (
    PRICES,
    answer,
    bribe,
    building_deck,
    buildings,
    commas,
    damage,
    market,
    money,
    on,
    on_building,
    position,
    send,
    supply,
    yellowcake,
)

SEVEN = ["11", "12", "13", "14", "15", "16", "17"]
MARKET = ",".join(SEVEN)


def buying(worker="l", dollars=99, more=""):
    """Red has placed one worker on Construction."""
    m = position(f"market={MARKET}; red: money={dollars} supply={worker}; {more}")
    m.play("place construction")
    return m


def slots(m):
    """The slots that are offered."""
    return {int(move.removeprefix("buy slot=")) for move in m.moves if move.startswith("buy")}


@pytest.mark.rule("MP-6.1")
def test_construction_is_never_full():
    """Nine workers stand there, a tenth comes."""
    crowd = "red:l red:l red:l blue:l blue:l blue:l blue:l gl gl"
    m = position(f"red: supply=l; blue: supply=; construction: {crowd}")
    m.play("place construction")
    assert len(on(m, "construction").split()) == 10


@pytest.mark.rule("MP-6.1")
@pytest.mark.parametrize("worker", ["l", "e", "s", "gl", "ge", "gs"])
def test_construction_takes_any_worker_for_nothing(worker):
    """Without a dollar."""
    m = position(f"red: supply={commas(worker)}")
    assert m.why("place construction") is None
    m.play("place construction")
    assert supply(m, "red") == ""


@pytest.mark.rule("MP-6.2")
def test_nothing_need_be_bought():
    """Without money nothing is asked, with money one may decline."""
    m = buying(dollars=0)
    assert (m.question["name"], buildings(m, "red")) == ("turn", [])
    m = buying()
    m.play("decline")
    assert (m.question["name"], buildings(m, "red"), money(m, "red")) == ("turn", [], 99)


@pytest.mark.rule("MP-6.2")
def test_one_building_a_placement():
    """After the purchase the market is shut."""
    m = buying()
    answer(m, "buy 1", "reveal 30")
    assert (m.question["name"], buildings(m, "red")) == ("turn", ["11"])
    assert m.why("buy 1")


@pytest.mark.rule("MP-6.3")
def test_empty_slots_are_not_for_sale():
    """Five cards are left."""
    m = buying(more="market=11,12,13,14,15 building_deck=0")
    assert slots(m) == {1, 2, 3, 4, 5}
    assert m.why("buy 6") and m.why("buy 7")


@pytest.mark.rule("MP-6.3")
def test_only_the_market_is_for_sale():
    """The purchase gives the card of the slot, whatever else is in the deck."""
    m = buying()
    assert slots(m) == {1, 2, 3, 4, 5, 6, 7}
    answer(m, "buy 4", "reveal 30")
    assert buildings(m, "red") == ["14"]


@pytest.mark.rule("MP-6.4")
def test_the_prices():
    """From cheap to dear."""
    assert tuple(PRICES) == (2, 3, 5, 7, 10, 14, 20)


@pytest.mark.rule("MP-6.4")
@pytest.mark.parametrize(
    ("slot", "price"), [(1, 2), (2, 3), (3, 5), (4, 7), (5, 10), (6, 14), (7, 20)]
)
@pytest.mark.parametrize("worker", ["l", "s", "gl"])
def test_a_slot_costs_its_price(slot, price, worker):
    """Not a dollar less."""
    assert slot not in slots(buying(worker, price - 1))
    m = buying(worker, price)
    answer(m, f"buy {slot}", "reveal 30")
    assert (money(m, "red"), buildings(m, "red")) == (0, [SEVEN[slot - 1]])


@pytest.mark.rule("MP-6.5")
@pytest.mark.parametrize("worker", ["e", "ge"])
@pytest.mark.parametrize(
    ("slot", "price"), [(1, 0), (2, 0), (3, 5), (4, 7), (5, 10), (6, 14), (7, 20)]
)
def test_an_engineer_builds_the_cheapest_for_nothing(worker, slot, price):
    """Own or grey; the dearer ones at their full price."""
    m = buying(worker, 20)
    answer(m, f"buy {slot}", "reveal 30")
    assert money(m, "red") == 20 - price


@pytest.mark.rule("MP-6.5")
@pytest.mark.parametrize(("worker", "offered"), [("e", {1, 2}), ("ge", {1, 2}), ("s", set())])
def test_an_engineer_needs_no_money(worker, offered):
    """Two slots are open to an engineer without a dollar, none to a scientist."""
    assert slots(buying(worker, 0)) == offered


@pytest.mark.rule("MP-6.5")
def test_the_worker_just_placed_decides():
    """Engineers who stand there already, or stay at home, are no help."""
    m = position(f"market={MARKET}; red: supply=l,e; construction: red:e")
    m.play("place construction")
    send(m, "l")
    assert (m.question["name"], supply(m, "red")) == ("turn", "e")


@pytest.mark.rule("MP-6.6")
def test_the_bribe_pile_does_not_help_to_pay():
    """One dollar and nine in the pile: nothing can be bought."""
    m = buying(dollars=1, more="bribe=9")
    assert (m.question["name"], money(m, "red"), bribe(m)) == ("turn", 1, 9)


@pytest.mark.rule("MP-6.7")
@pytest.mark.parametrize(
    ("slot", "dollars", "pile"), [(1, 99 - 2 + 4, 0), (5, 99 - 10, 5), (3, 99 - 5, 4)]
)
def test_the_order_of_a_purchase(slot, dollars, pile):
    """Paid, taken, bribed and slid when the new card is turned up."""
    m = buying(more="bribe=4")
    m.play(f"buy {slot}")
    rest = SEVEN[: slot - 1] + SEVEN[slot:]
    assert m.seat == -1
    assert (money(m, "red"), bribe(m)) == (dollars, pile)
    assert (buildings(m, "red"), market(m)) == ([SEVEN[slot - 1]], [*rest, None])
    m.play("reveal 30")
    assert market(m) == [*rest, "30"]


@pytest.mark.rule("MP-6.8")
@pytest.mark.parametrize(("worker", "dollars", "after"), [("l", 2, 6), ("e", 0, 6), ("e", 2, 8)])
def test_the_cheapest_slot_brings_the_bribe_pile(worker, dollars, after):
    """Also when an engineer made it free."""
    m = buying(worker, dollars, "bribe=6")
    answer(m, "buy 1", "reveal 30")
    assert (money(m, "red"), bribe(m)) == (after, 0)


@pytest.mark.rule("MP-6.9")
@pytest.mark.parametrize(("slot", "pile"), [(2, 6), (3, 6), (4, 6), (5, 7), (6, 7), (7, 7)])
def test_the_dear_slots_feed_the_bribe_pile(slot, pile):
    """The last three of the seven."""
    m = buying(more="bribe=6")
    answer(m, f"buy {slot}", "reveal 30")
    assert bribe(m) == pile


@pytest.mark.rule("MP-6.9")
def test_the_slot_decides_even_in_a_small_market():
    """The fifth of five cards is the dearest; the fourth of four adds nothing."""
    m = buying(more="market=11,12,13,14,15 building_deck=0")
    m.play("buy 5")
    assert bribe(m) == 1
    m = buying(more="market=11,12,13,14 building_deck=0")
    m.play("buy 4")
    assert bribe(m) == 0


@pytest.mark.rule("MP-6.10")
@pytest.mark.parametrize("slot", range(1, 8))
def test_dearer_cards_slide(slot):
    """They keep their order; the cheaper ones stay."""
    m = buying()
    answer(m, f"buy {slot}", "reveal 30")
    assert market(m) == [*SEVEN[: slot - 1], *SEVEN[slot:], "30"]


@pytest.mark.rule("MP-6.11")
def test_one_card_is_turned_up():
    """Any card of the deck, equally likely; it leaves the deck."""
    m = buying()
    m.play("buy 3")
    deck = building_deck(m)
    assert m.odds == {f"reveal building={n}": Fraction(1, len(deck)) for n in deck}
    m.play("reveal 30")
    assert building_deck(m) == [number for number in deck if number != "30"]
    assert market(m)[6] == "30"


@pytest.mark.rule("MP-6.11")
def test_an_empty_deck_adds_nothing():
    """The market shrinks to six."""
    m = buying(more="building_deck=0")
    m.play("buy 3")
    assert (m.question["name"], m.seat) == ("turn", 0)
    assert market(m) == ["11", "12", "14", "15", "16", "17", None]


@pytest.mark.rule("MP-6.12")
def test_a_bought_building_is_used_at_once():
    """It comes undamaged and empty."""
    m = buying(more="red: supply=l,l")
    answer(m, "buy 1", "reveal 30")
    assert (damage(m, "11"), on_building(m, "11")) == (0, "")
    m.play("use 11")
    assert yellowcake(m, "red") == 1


@pytest.mark.rule("MP-6.13")
def test_without_a_purchase_nothing_moves():
    """Market, deck and bribe pile stay as they are."""
    m = buying(more="bribe=3")
    deck = building_deck(m)
    m.play("decline")
    assert (market(m), building_deck(m), bribe(m)) == (SEVEN, deck, 3)


@pytest.mark.rule("MP-6.13")
def test_buildings_are_never_given_away():
    """No move but the known ones is offered to an owner of buildings."""
    m = position("red: buildings=11 money=9")
    assert {move.split()[0] for move in m.moves} == {"place", "block", "use", "occupy"}
