"""Restocking the yard and its events (ledger chapters 19 and 20)."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.channel1881.kit import (
    EVENTS,
    answer,
    at,
    bag,
    bars_left,
    black,
    discard,
    display,
    draw,
    fired,
    goods,
    held,
    markers,
    on_sale,
    position,
    rubble,
    rubble_left,
    rubble_site,
    site,
    supply,
    track,
    train,
    walk,
    yard,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused
from tests.games.positions import mix

NATIONS = ("english", "french")
RIVAL = {"english": "french", "french": "english"}
HIT = {"rain": ["french"], "sun": ["english"], "fog": ["english", "french"]}
KINDS = ("excavate", "trains", "track", "station", "track", "maintenance")
KINDS += ("excavate", "track", "station")
FIVE = ("ore", "ore", "stone", "stone", "coal")


def restocking(already=0, sky="sun", more=""):
    """Just before the yard is restocked, some events having fired."""
    return position(f"area=yard fired={already} back={sky}; {more}")


def after_event(already=0, sky="sun", more=""):
    """One event cube was drawn."""
    m = restocking(already, sky, more)
    draw(m, *FIVE, "event")
    return m


def kind(already):
    """What the next event does to the English, as seen on the table."""
    m = restocking(already, more="english: train=snowdon")
    sale = on_sale(m)
    draw(m, *FIVE, "event")
    if black(m):
        return "station"
    if at(m, "english") == 2:
        return "dig"
    if train(m, "english") is None:
        return "maintenance"
    return "trains" if on_sale(m) and not sale else "nothing"


@pytest.mark.rule("C81-19.1", "C81-19.2")
def test_six_cubes_are_drawn():
    """They pile up on what is left in the yard."""
    m = restocking(more="yard=7-ore+1-coal bag=5-ore+5-stone+5-coal+2-event")
    draw(m, "ore", "ore", "stone", "stone", "stone", "coal")
    assert m.question["name"] != "cube"
    assert yard(m) == {"ore": 9, "stone": 3, "coal": 2}
    assert bag(m) == {"ore": 3, "stone": 2, "coal": 4, "event": 2}


@pytest.mark.rule("C81-19.1")
def test_event_cubes_count_among_the_six():
    """Two of them leave four resources."""
    m = restocking()
    draw(m, "event", "ore", "event", "ore", "stone", "coal")
    assert m.question["name"] != "cube"
    assert yard(m) == {"ore": 9, "stone": 1, "coal": 2}
    assert fired(m) == 2


@pytest.mark.rule("C81-19.1")
@pytest.mark.parametrize("contents", ["2-ore+2-stone", "3-ore+1-event", "0-ore"])
def test_a_short_bag_is_emptied(contents):
    """Fewer than six are drawn."""
    m = restocking(more=f"bag={contents} yard=0-ore")
    while m.question["name"] == "cube":
        m.play(m.moves[0])
    assert question(m) == ("english", "place")
    assert sum(yard(m).values()) + fired(m) == {"0-ore": 0}.get(contents, 4)
    assert sum(bag(m).values()) == 0


@pytest.mark.rule("C81-19.1")
def test_draws_are_fair():
    """By the number of cubes of each kind, without putting back."""
    m = restocking(more="bag=5-ore+6-stone+3-coal+2-event")
    wanted = {"ore": 5, "stone": 6, "coal": 3, "event": 2}
    assert m.odds == {f"draw cube={name}": Fraction(n, 16) for name, n in wanted.items()}
    m.play("draw cube=event")
    assert m.odds["draw cube=event"] == Fraction(1, 15)


@pytest.mark.rule("C81-19.2")
def test_the_yard_has_no_limit():
    """It is never cut back, not even when cubes are recycled."""
    m = restocking(3, more="yard=15-ore+12-stone+6-coal")
    draw(m, *FIVE, "event")
    assert yard(m) == {"ore": 17, "stone": 14, "coal": 7}


@pytest.mark.rule("C81-19.3")
def test_events_fire_one_by_one():
    """Two cubes: the first excavates, the second opens the sale."""
    m = restocking(0)
    draw(m, "event", "event", "ore", "stone")
    assert (fired(m), at(m, "english"), on_sale(m)) == (0, 1, False)
    draw(m, "ore", "stone")
    assert (fired(m), at(m, "english"), on_sale(m)) == (2, 2, True)
    assert yard(m) == {"ore": 9, "stone": 2, "coal": 1}


@pytest.mark.rule("C81-19.4")
@pytest.mark.parametrize("number", range(1, 19))
def test_the_space_of_each_event(number):
    """1 to 9, then 7, 8, 9 again and again."""
    space = number if number <= 9 else 7 + (number - 7) % 3
    seen = {"excavate": "dig", "track": "dig"}.get(KINDS[space - 1], KINDS[space - 1])
    assert kind(number - 1) == seen


@pytest.mark.rule("C81-19.5")
@pytest.mark.parametrize(
    ("already", "before", "after"),
    [(0, 0, 1), (2, 2, 3), (3, 3, 1), (5, 2, 3), (6, 3, 1), (9, 3, 1), (10, 1, 2), (12, 3, 1)],
)
def test_three_cubes_return_to_the_bag(already, before, after):
    """When events 4, 7, 10, 13 … fire."""
    m = restocking(already, more="bag=9-ore+9-stone+9-coal+2-event")
    assert track(m) == before
    draw(m, *FIVE, "event")
    assert track(m) == after
    assert bag(m)["event"] == 1 + before + 1 - after


@pytest.mark.rule("C81-19.5")
def test_returned_cubes_are_not_drawn_in_the_same_restock():
    """The draw is over when events fire."""
    m = restocking(3, more="bag=9-ore+9-stone+2-event")
    draw(m, "event", "event", "ore", "ore", "stone", "stone")
    assert (fired(m), track(m), bag(m)["event"]) == (5, 2, 3)


SPENDING = {
    "shoring": ("b", {"stone": 1}, ["dig", "shore"], {"stone": 1}),
    "works": ("c", {"ore": 3}, ["convert goods=1-bar"], {"ore": 3}),
    "building": ("e", {"stone": 3}, ["build site=st-pancras-2"], {"stone": 3}),
    "machine building": ("d", {"stone": 3}, ["erect", "build site=st-pancras-1"], {"stone": 3}),
}


@pytest.mark.rule("C81-19.6")
@pytest.mark.parametrize("how", SPENDING)
def test_what_is_spent_goes_into_the_bag(how):
    """Never into the yard."""
    area, owned, moves, spent = SPENDING[how]
    m = position(f"area={area}; {area}: english; english: goods={mix(owned)} bought")
    before, lying = bag(m), yard(m)
    answer(m, *moves)
    assert Counter(bag(m)) == Counter(before) + Counter(spent)
    assert yard(m) == lying


@pytest.mark.rule("C81-19.6")
def test_hiring_and_the_machine_labourer_pay_into_the_bag():
    """A coal and an ore."""
    m = position("english: bought train=enid goods=1-ore+1-coal")
    before, lying = bag(m), yard(m)
    answer(m, "hire", "machine area=g")
    assert Counter(bag(m)) == Counter(before) + Counter(ore=1, coal=1)
    assert yard(m) == lying


@pytest.mark.rule("C81-19.6")
def test_the_yard_changes_only_by_taking_and_restocking():
    """At every step of a random game."""
    before, looked = None, 0
    for m in walk(21):
        if before and before[1] != "yard" and fired(m) == before[2]:
            assert yard(m) == before[0] or before[3] != m.draws
            looked += 1
        before = yard(m), m.question["name"], fired(m), m.draws
    assert looked > 50


@pytest.mark.rule("C81-20.1")
def test_the_nine_events():
    """In the order of the track."""
    assert EVENTS == KINDS


@pytest.mark.rule("C81-20.2", "C81-20.3")
@pytest.mark.parametrize("sky", HIT)
@pytest.mark.parametrize("already", [0, 2, 4, 6, 7])
def test_which_side_a_digging_event_hits(sky, already):
    """The side opposite to the back; both with fog."""
    m = after_event(already, sky)
    now = {"english": at(m, "english") - 1, "french": 19 - at(m, "french")}
    assert now == {nation: int(nation in HIT[sky]) for nation in NATIONS}


@pytest.mark.rule("C81-20.2", "C81-20.3")
@pytest.mark.parametrize(
    ("sky", "closed"),
    [("rain", ["gare-du-nord"]), ("sun", ["st-pancras"]), ("fog", ["gare-du-nord", "st-pancras"])],
)
@pytest.mark.parametrize("already", [3, 8])
def test_which_side_a_station_event_hits(sky, closed, already):
    """The same way."""
    assert black(after_event(already, sky)) == closed


@pytest.mark.rule("C81-20.3")
@pytest.mark.parametrize("starting", NATIONS)
def test_with_fog_the_first_players_side_comes_first(starting):
    """Between the machines lies one card: whoever is first moves onto it, and that is that."""
    m = position(
        f"first={starting} area=yard back=fog middle=english; english: at=11; french: at=12; "
        "black=shakespeare-cliff,varne-bank,sangatte"
    )
    draw(m, *FIVE, "event")
    met = {"english": 12, "french": 11}[starting]
    assert (at(m, "english"), at(m, "french")) == (met, met)


@pytest.mark.rule("C81-20.4")
@pytest.mark.parametrize("sky", HIT)
def test_all_events_of_a_restock_hit_the_same_side(sky):
    """Two track events: 7 and 8."""
    m = restocking(6, sky)
    draw(m, "event", "event", "ore", "ore", "stone", "stone")
    now = {"english": at(m, "english") - 1, "french": 19 - at(m, "french")}
    assert now == {nation: 2 * (nation in HIT[sky]) for nation in NATIONS}


@pytest.mark.rule("C81-20.4")
def test_a_discard_during_the_events_does_not_change_the_side():
    """Contract 21 is thrown away into an empty pile; the next event still hits both sides."""
    m = position("area=yard fired=5 deck= back=none; english: train=snowdon goods=1-bars held=21")
    draw(m, "event", "event", "ore", "ore", "stone", "stone")
    m.play("waive card=21")
    while question(m)[0] == "chance":
        m.play(m.moves[0])
    assert (at(m, "english"), at(m, "french")) == (2, 18)


@pytest.mark.rule("C81-20.5")
@pytest.mark.parametrize("already", [0, 2, 4, 6, 7])
def test_a_digging_event_clears_the_card(already):
    """Rubble to the general supply, no shoring, markers stay, the machine moves on."""
    m = restocking(already, more="english: at=2 goods=3-stone; line 2: rubble=4 english=1")
    heap, left = rubble_left(m), supply(m, "english")
    draw(m, *FIVE, "event")
    assert (rubble(m, 2), markers(m, 2), at(m, "english")) == (0, {"english": 1}, 3)
    assert (rubble_left(m), supply(m, "english")) == (heap + 4, left)
    assert goods(m, "english")["stone"] == 3 and goods(m, "english")["rubble"] == 0


@pytest.mark.rule("C81-20.6")
def test_a_station_cleared_by_an_event_stays_open():
    """Its rubble site has no owner for good; E there is legal next round."""
    m = after_event(0, more="english: at=3 goods=1-bars")
    assert (at(m, "english"), rubble(m, 3), black(m)) == (4, 0, [])
    assert rubble_site(m, "shakespeare-cliff") is None
    answer(m, "place area=e", "place area=g", "place area=b", "place area=g")
    m.play("dig")
    m.play("build site=shakespeare-cliff-3")
    assert site(m, "shakespeare-cliff-3") == "english"
    assert rubble_site(m, "shakespeare-cliff") is None


@pytest.mark.rule("C81-20.7")
@pytest.mark.parametrize(
    ("sky", "place", "closed"),
    [
        ("sun", "english: at=2", []),
        ("sun", "english: at=5", ["shakespeare-cliff"]),
        ("rain", "french: at=15", ["sangatte"]),
        ("rain", "french: at=11", ["colbart-ridge"]),
    ],
)
def test_an_event_onto_a_station_closes_the_one_before(sky, place, closed):
    """As digging would."""
    assert black(after_event(2, sky, place)) == closed


@pytest.mark.rule("C81-20.8")
@pytest.mark.parametrize(
    ("sky", "order"),
    [
        ("sun", ["st-pancras", "shakespeare-cliff", "varne-bank", "middle"]),
        ("rain", ["gare-du-nord", "sangatte", "colbart-ridge", "middle"]),
    ],
)
@pytest.mark.parametrize("already", [3, 8, 11])
@pytest.mark.parametrize("complete", range(5))
def test_the_first_incomplete_station_closes(sky, order, already, complete):
    """Surface, I, II, Middle, reached or not; after that none."""
    m = after_event(already, sky, f"black={','.join(order[:complete])}")
    assert black(m) == sorted(order[: complete + 1])


@pytest.mark.rule("C81-20.8")
def test_with_fog_each_side_closes_its_own_first_station():
    """The Middle once for both."""
    sides = ["st-pancras", "shakespeare-cliff", "varne-bank"]
    sides += ["gare-du-nord", "sangatte", "colbart-ridge"]
    assert black(after_event(3, "fog", f"black={','.join(sides)}")) == sorted([*sides, "middle"])


@pytest.mark.rule("C81-20.8")
def test_a_full_surface_station_is_passed_over():
    """All five sites hold markers of either colour."""
    m = after_event(
        3,
        more="english: sites=st-pancras-1,st-pancras-2; "
        "french: sites=st-pancras-3,st-pancras-4,st-pancras-5",
    )
    assert black(m) == ["shakespeare-cliff"]


@pytest.mark.rule("C81-20.9")
def test_a_closed_station_keeps_its_rubble():
    """It must still be dug, and its rubble site is lost."""
    m = after_event(3, more="black=st-pancras; english: at=3")
    assert black(m) == ["shakespeare-cliff", "st-pancras"]
    assert (rubble(m, 3), at(m, "english")) == (4, 3)
    answer(m, "place area=b", "place area=g", "place area=b", "place area=g")
    answer(m, "dig", "dig")
    assert (at(m, "english"), goods(m, "english")["rubble"]) == (4, 4)
    assert rubble_site(m, "shakespeare-cliff") is None


@pytest.mark.rule("C81-20.10")
@pytest.mark.parametrize("sky", HIT)
@pytest.mark.parametrize("nation", NATIONS)
def test_event_2_opens_the_sale_to_both(sky, nation):
    """Whatever the back, and it does nothing else."""
    m = after_event(1, sky, f"{nation}: goods=1-bars")
    assert on_sale(m)
    assert (at(m, "english"), at(m, "french"), black(m)) == (1, 19, [])
    where = {nation: iter("eg"), RIVAL[nation]: iter("gg")}
    while m.question["name"] == "place":
        m.play(f"place area={next(where[question(m)[0]])}")
    assert question(m) == (nation, "build")
    assert allowed(m, "buy train=snowdon", "buy-machine")
    conclude(m)
    assert on_sale(m)


def maintained(more="", sky="sun"):
    """The maintenance has come; both own a train."""
    return after_event(5, sky, f"english: train=enid; french: train=moel-siabod; {more}")


@pytest.mark.rule("C81-20.11")
@pytest.mark.parametrize("sky", HIT)
@pytest.mark.parametrize("starting", NATIONS)
def test_every_owner_is_asked_the_first_player_first(sky, starting):
    """Bar or train."""
    m = maintained(f"first={starting}; english: goods=1-bars; french: goods=1-bars", sky)
    assert question(m) == (starting, "upkeep")
    assert set(m.moves) == {"maintain", "return-train"}
    steel = bars_left(m)
    m.play("maintain")
    assert (goods(m, starting)["bars"], bars_left(m)) == (0, steel + 1)
    assert question(m) == (RIVAL[starting], "upkeep")
    m.play("return-train")
    assert train(m, starting) is not None
    assert (train(m, RIVAL[starting]), goods(m, RIVAL[starting])["bars"]) == (None, 1)


@pytest.mark.rule("C81-20.11")
def test_all_ways_to_keep_a_train():
    """A bar, 16, 21, or not at all."""
    m = maintained("english: goods=1-bars held=16,21")
    assert set(m.moves) == {"maintain", "waive card=16", "waive card=21", "return-train"}
    m.play("waive card=16")
    assert (train(m, "english"), held(m, "english"), discard(m)) == ("enid", ["21"], ["16"])
    assert goods(m, "english")["bars"] == 1


@pytest.mark.rule("C81-20.11")
def test_who_can_pay_nothing_gives_the_train_back():
    """Unasked; its coal comes from the bag."""
    m = restocking(5, more="bag=9-ore+9-stone+9-coal+5-event; french: train=moel-siabod")
    draw(m, "ore", "ore", "ore", "stone", "stone", "event")
    assert question(m) == ("english", "place")
    assert (train(m, "french"), display(m)["moel-siabod"], bag(m)["coal"]) == (None, 2, 7)


@pytest.mark.rule("C81-20.11")
def test_the_rivals_card_does_not_help():
    """The English hold 21, the French lose their train."""
    m = after_event(5, more="french: train=enid; english: held=21")
    assert (train(m, "french"), held(m, "english")) == (None, ["21"])


@pytest.mark.rule("C81-20.12")
@pytest.mark.parametrize("already", [number for number in range(20) if number != 5])
def test_no_other_event_is_a_maintenance(already):
    """Only the sixth."""
    m = after_event(already, more="black=middle; english: train=enid")
    assert train(m, "english") == "enid"
    assert refused(m, "maintain")
