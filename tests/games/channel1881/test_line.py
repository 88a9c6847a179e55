"""The line, the machines and the stations (ledger chapter 3)."""

import pytest

from tests.games.channel1881.kit import (
    answer,
    at,
    bag,
    black,
    draw,
    goods,
    markers,
    position,
    rubble,
    rubble_left,
    rubble_site,
    sheet,
    site,
    size,
    supply,
    walk,
)
from tests.games.channel1881.plays import allowed, question, refused

NATIONS = ("english", "french")
STATIONS = {
    0: "st-pancras",
    3: "shakespeare-cliff",
    6: "varne-bank",
    10: "middle",
    14: "colbart-ridge",
    17: "sangatte",
    20: "gare-du-nord",
}
UNDERGROUND = {3: "english", 6: "english", 14: "french", 17: "french"}
ENGLISH_BEHIND = "shakespeare-cliff,varne-bank"


def beside(nation, rival):
    """Where the machine of the other nation stands."""
    other = "french" if nation == "english" else "english"
    return f"{other}: at={rival}" if rival else ""


def digging(nation, place, left=2, rival=None, more=""):
    """A labourer in B, the machine on a card with that much rubble."""
    mine = f"{nation}: at={place}; line {place}: rubble={left}; b: {nation}"
    return position(f"area=b; {mine}; {beside(nation, rival)}; {more}")


def building(nation, place, rival=None, more=""):
    """A labourer in E with stone and bars, the machine somewhere."""
    mine = f"{nation}: at={place} goods=4-stone+2-bars; e: {nation}"
    return position(f"area=e; {mine}; {beside(nation, rival)}; {more}")


def event(m):
    """Draw one event cube and nothing else of note."""
    draw(m, "ore", "stone", "ore", "stone", "ore", "event")


@pytest.mark.rule("C81-3.1")
def test_the_kinds_of_the_21_cards():
    """Seven stations, fourteen tunnels of size 2 or 3."""
    m = position()
    assert [place for place in range(21) if size(m, place) == 0] == list(STATIONS)
    assert {size(m, place) for place in range(21) if place not in STATIONS} == {2, 3}


@pytest.mark.rule("C81-3.1")
@pytest.mark.parametrize(
    ("nation", "place"),
    [("english", 3), ("english", 6), ("english", 10), ("french", 14), ("french", 17)],
)
def test_where_each_station_lies(nation, place):
    """Its sites open when the machine is on it, and those of no other underground station."""
    m = building(nation, place)
    open_ = {move.split("=")[1].rpartition("-")[0] for move in m.moves if "site=" in move}
    assert open_ == {"st-pancras", "gare-du-nord", STATIONS[place]}


@pytest.mark.rule("C81-3.1", "C81-3.2")
@pytest.mark.parametrize(("nation", "place", "step"), [("english", 1, 1), ("french", 19, -1)])
def test_the_first_dig_hits_the_card_at_the_surface(nation, place, step):
    """And the machine goes on inwards, one card at a time."""
    m = position(f"area=b; b: {nation} {nation}")
    m.play("dig")
    assert (rubble(m, place), at(m, nation)) == (2, place)
    m.play("dig")
    assert (rubble(m, place), at(m, nation)) == (0, place + step)


@pytest.mark.rule("C81-3.2")
def test_machines_never_go_back():
    """The English only up, the French only down."""
    before = (1, 19)
    for m in walk(5):
        now = (at(m, "english"), at(m, "french"))
        assert now[0] >= before[0] and now[1] <= before[1]
        before = now
    assert before[0] > 1 and before[1] < 19


@pytest.mark.rule("C81-3.3")
@pytest.mark.parametrize(("nation", "place", "new"), [("english", 1, 2), ("french", 19, 18)])
def test_a_labourer_in_b_clears_a_card(nation, place, new):
    """The machine moves at once."""
    m = digging(nation, place)
    m.play("dig")
    assert at(m, nation) == new


@pytest.mark.rule("C81-3.3")
@pytest.mark.parametrize(("nation", "new"), [("english", 2), ("french", 18)])
def test_the_machine_labourer_clears_a_card(nation, new):
    """Four rubble in one go."""
    m = position(f"area=d; {nation}: bought; d: {nation}")
    m.play("bore")
    assert at(m, nation) == new


@pytest.mark.rule("C81-3.3")
@pytest.mark.parametrize(
    ("sky", "now"), [("sun", {"english": 2, "french": 19}), ("rain", {"english": 1, "french": 18})]
)
def test_an_event_clears_a_card(sky, now):
    """The machine moves as if it had dug."""
    m = position(f"area=yard back={sky}")
    event(m)
    assert {nation: at(m, nation) for nation in NATIONS} == now


@pytest.mark.rule("C81-3.4")
def test_a_cleared_card_keeps_its_markers():
    """Two of three spaces shored; the last bite is kept."""
    m = digging("english", 2, more="english: goods=1-stone; line 2: english=2")
    answer(m, "dig", "keep-rubble")
    assert (at(m, "english"), markers(m, 2)) == (3, {"english": 2})
    assert sheet(m, "english")["tunnels"] == 6


@pytest.mark.rule("C81-3.5")
@pytest.mark.parametrize(("place", "room"), [(1, 2), (2, 3)])
def test_a_card_has_a_space_for_each_bite(place, room):
    """Contract 3 shores a whole card: as many markers as its size."""
    m = position(f"area=b row=9,14,15; english: at={place} goods=9-stone held=3")
    answer(m, "announce card=3", "dig", *["shore"] * room)
    assert size(m, place) == room
    assert markers(m, place) == {"english": room}
    assert (goods(m, "english")["stone"], at(m, "english")) == (9 - room, place + 1)
    assert m.question["name"] != "bite"


@pytest.mark.rule("C81-3.6")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("surface", ["st-pancras", "gare-du-nord"])
def test_surface_stations_are_open_to_both_from_the_start(nation, surface):
    """In round 1, before any digging."""
    m = building(nation, 1 if nation == "english" else 19)
    assert allowed(m, *(f"build site={surface}-{number}" for number in range(1, 6)))
    m.play(f"build site={surface}-1")
    assert site(m, f"{surface}-1") == nation


@pytest.mark.rule("C81-3.6")
@pytest.mark.parametrize("surface", ["st-pancras", "gare-du-nord"])
def test_surface_stations_stay_open_behind_the_machines(surface):
    """The French have passed two stations."""
    m = building("french", 13, more="black=sangatte")
    assert allowed(m, f"build site={surface}-1")


@pytest.mark.rule("C81-3.6")
def test_an_event_closes_a_surface_station():
    """Nobody builds there any more."""
    for nation in NATIONS:
        m = building(nation, 10, more="black=st-pancras")
        assert refused(m, "build site=st-pancras-1")
        assert allowed(m, "build site=gare-du-nord-1")


@pytest.mark.rule("C81-3.7")
@pytest.mark.parametrize(("place", "flag"), UNDERGROUND.items())
def test_an_underground_station_is_for_its_flag_only(place, flag):
    """Even when the other machine stands on it."""
    own = building(flag, place)
    assert allowed(own, f"build site={STATIONS[place]}-1")
    other = "french" if flag == "english" else "english"
    beyond = place - 1 if flag == "english" else place + 1
    m = building(other, place, rival=beyond, more="black=middle")
    assert refused(m, *(f"build site={STATIONS[place]}-{number}" for number in (1, 2, 3)))


@pytest.mark.rule("C81-3.8")
@pytest.mark.parametrize(
    ("nation", "place", "station"),
    [
        *(("english", place, "shakespeare-cliff") for place in (3, 4, 5)),
        *(("english", place, "varne-bank") for place in (6, 7, 8, 9)),
        *(("english", place, "middle") for place in (10, 11, 12, 13)),
        *(("french", place, "sangatte") for place in (17, 16, 15)),
        *(("french", place, "colbart-ridge") for place in (14, 13, 12, 11)),
        *(("french", place, "middle") for place in (10, 9, 8, 7)),
    ],
)
def test_the_latest_station_reached_is_open(nation, place, station):
    """On it and on the tunnels after it."""
    m = building(nation, place)
    assert allowed(m, f"build site={station}-1")


@pytest.mark.rule("C81-3.8")
@pytest.mark.parametrize(
    ("nation", "place", "station"),
    [
        ("english", 2, "shakespeare-cliff"),
        ("english", 5, "varne-bank"),
        ("english", 9, "middle"),
        ("french", 18, "sangatte"),
        ("french", 15, "colbart-ridge"),
        ("french", 11, "middle"),
    ],
)
def test_a_station_not_reached_is_not_open(nation, place, station):
    """One card before it is not enough."""
    m = building(nation, place)
    assert refused(m, *(f"build site={station}-{number}" for number in (1, 2, 3)))


@pytest.mark.rule("C81-3.8")
@pytest.mark.parametrize(
    ("nation", "place", "station"),
    [
        ("english", 6, "shakespeare-cliff"),
        ("english", 10, "varne-bank"),
        ("english", 14, "middle"),
        ("french", 14, "sangatte"),
        ("french", 10, "colbart-ridge"),
        ("french", 6, "middle"),
    ],
)
def test_a_station_passed_is_not_open(nation, place, station):
    """The machine has dug its way to the next one."""
    card = place - 1 if nation == "english" else place + 1
    m = digging(nation, card, more=f"{nation}: goods=4-stone+2-bars; e: {nation}")
    answer(m, "dig")
    if m.question["name"] == "bite":
        m.play("keep-rubble")
    assert at(m, nation) == place
    assert question(m) == (nation, "build")
    assert refused(m, *(f"build site={station}-{number}" for number in (1, 2, 3)))


@pytest.mark.rule("C81-3.8")
def test_a_closed_station_is_not_open_to_its_flag():
    """Though it is the latest one reached."""
    m = building("english", 4, more="black=shakespeare-cliff")
    assert refused(m, *(f"build site=shakespeare-cliff-{number}" for number in (1, 2, 3)))


@pytest.mark.rule("C81-3.9")
@pytest.mark.parametrize(
    ("nation", "place", "behind", "closed"),
    [
        ("english", 2, [], []),
        ("english", 5, [], ["shakespeare-cliff"]),
        ("english", 9, ["shakespeare-cliff"], ["shakespeare-cliff", "varne-bank"]),
        ("french", 18, [], []),
        ("french", 15, [], ["sangatte"]),
        ("french", 11, ["sangatte"], ["colbart-ridge", "sangatte"]),
    ],
)
def test_reaching_a_station_closes_the_one_before(nation, place, behind, closed):
    """Surface stations stay open."""
    m = digging(nation, place, more=f"black={','.join(behind)}")
    assert black(m) == behind
    m.play("dig")
    assert black(m) == closed


@pytest.mark.rule("C81-3.9")
def test_reaching_a_tunnel_closes_nothing():
    """The station just dug through stays open."""
    m = digging("english", 3)
    m.play("dig")
    assert (at(m, "english"), black(m)) == (4, [])


@pytest.mark.rule("C81-3.10")
@pytest.mark.parametrize("nation", NATIONS)
def test_both_build_at_the_middle_after_a_meeting_there(nation):
    """It has no flag."""
    m = digging(
        "french",
        11,
        rival=10,
        more=f"middle=english black=sangatte,{ENGLISH_BEHIND}; {nation}: goods=2-bars; e: {nation}",
    )
    m.play("dig")
    assert question(m) == (nation, "build")
    m.play("build site=middle-2")
    assert (site(m, "middle-2"), goods(m, nation)["bars"]) == (nation, 0)


@pytest.mark.rule("C81-3.11")
def test_reaching_a_foreign_station_closes_the_middle():
    """And opens nothing to the arriver."""
    m = digging(
        "english",
        13,
        rival=15,
        more=f"middle=english black={ENGLISH_BEHIND}; english: goods=2-bars; e: english",
    )
    m.play("dig")
    assert (at(m, "english"), black(m)) == (14, ["middle", *ENGLISH_BEHIND.split(",")])
    assert {move for move in m.moves if "site=" in move} == {
        f"build site={surface}-{number}"
        for surface in ("st-pancras", "gare-du-nord")
        for number in (4, 5)
    }


@pytest.mark.rule("C81-3.12")
def test_a_closed_station_still_scores():
    """Markers stay, nothing is added."""
    m = building(
        "english",
        4,
        more="black=shakespeare-cliff; "
        "english: rubble_sites=shakespeare-cliff sites=shakespeare-cliff-1",
    )
    assert sheet(m, "english")["stations"] == 10
    assert refused(m, "build site=shakespeare-cliff-2", "build site=shakespeare-cliff-3")


@pytest.mark.rule("C81-3.12")
def test_a_station_is_closed_only_once():
    """An event closed it before the machine went on."""
    m = digging("english", 5, more="black=shakespeare-cliff")
    m.play("dig")
    assert (at(m, "english"), black(m)) == (6, ["shakespeare-cliff"])


@pytest.mark.rule("C81-3.12", "C81-3.13")
def test_building_goes_on_beside_the_rubble():
    """Station I holds all its four cubes."""
    m = building("english", 3)
    assert rubble(m, 3) == 4
    m.play("build site=shakespeare-cliff-3")
    assert (site(m, "shakespeare-cliff-3"), goods(m, "english")["bars"]) == ("english", 1)
    assert rubble(m, 3) == 4


@pytest.mark.rule("C81-3.14")
@pytest.mark.parametrize(
    ("nation", "place"), [("english", 3), ("english", 6), ("french", 14), ("french", 17)]
)
def test_the_last_rubble_of_a_station_claims_its_rubble_site(nation, place):
    """A marker goes there by itself; the cubes are kept."""
    m = digging(nation, place, left=4, more=f"b: {nation} {nation}")
    markers_before = supply(m, nation)
    m.play("dig")
    assert rubble_site(m, STATIONS[place]) is None
    m.play("dig")
    assert rubble_site(m, STATIONS[place]) == nation
    assert supply(m, nation) == markers_before - 1
    assert goods(m, nation)["rubble"] == 4


@pytest.mark.rule("C81-3.14")
def test_the_middle_goes_to_whoever_takes_its_last_rubble():
    """It is worth 9."""
    m = digging("french", 10, rival=1, more="middle=french black=colbart-ridge,sangatte")
    m.play("dig")
    assert (rubble_site(m, "middle"), sheet(m, "french")["stations"]) == ("french", 9)
    assert at(m, "french") == 9


@pytest.mark.rule("C81-3.14")
@pytest.mark.parametrize(
    ("answered", "owner", "left"), [("claim", "english", 0), ("forgo", None, 1)]
)
def test_the_last_marker_is_not_placed_unasked(answered, owner, left):
    """It may be worth more elsewhere; a site that is left stays empty for good."""
    m = digging("english", 3, more="english: supply=1")
    m.play("dig")
    assert question(m) == ("english", "claim")
    assert set(m.moves) == {"claim", "forgo"}
    m.play(answered)
    assert (rubble_site(m, "shakespeare-cliff"), supply(m, "english")) == (owner, left)
    assert (goods(m, "english")["rubble"], at(m, "english")) == (2, 4)
    assert not m.moves or "claim" not in m.moves


@pytest.mark.rule("C81-3.14", "C81-9.3")
def test_the_last_marker_is_asked_for_before_the_next_bite():
    """Where it was kept, the bite that follows may use it for shoring."""
    m = position(
        "area=d; english: at=3 supply=1 bought goods=1-stone; line 3: rubble=2; d: english"
    )
    m.play("bore")
    assert question(m) == ("english", "claim")
    m.play("forgo")
    assert question(m) == ("english", "bite")
    m.play("shore")
    assert (supply(m, "english"), markers(m, 4)) == (0, {"english": 1})


@pytest.mark.rule("C81-3.14")
def test_with_two_markers_left_the_site_is_claimed_unasked():
    """One stays in the supply."""
    m = digging("english", 3, more="english: supply=2")
    m.play("dig")
    assert rubble_site(m, "shakespeare-cliff") == "english"
    assert supply(m, "english") == 1


@pytest.mark.rule("C81-3.14")
def test_rubble_sites_are_not_for_sale():
    """E offers stone and steel sites only."""
    m = building("english", 3)
    assert not [move for move in m.moves if "rubble" in move]
    assert m.why("build site=shakespeare-cliff-rubble")


@pytest.mark.rule("C81-3.15")
@pytest.mark.parametrize(
    ("place", "more"),
    [
        (3, "english: crisis=16"),
        (14, f"french: at=15; black=middle,{ENGLISH_BEHIND} middle=english"),
        (3, "black=shakespeare-cliff"),
    ],
    ids=["no marker", "other flag", "closed"],
)
def test_no_rubble_site_without_marker_right_or_opening(place, more):
    """The cubes are kept all the same."""
    m = digging("english", place, more=more)
    before = supply(m, "english")
    m.play("dig")
    assert (rubble(m, place), rubble_site(m, STATIONS[place])) == (0, None)
    assert (supply(m, "english"), goods(m, "english")["rubble"]) == (before, 2)


@pytest.mark.rule("C81-3.15")
def test_a_missed_rubble_site_is_missed_for_good():
    """A marker that comes back from the Crisis area does not claim it."""
    m = digging("english", 3, more="english: crisis=16; b: english; g: english")
    m.play("dig")
    assert supply(m, "english") == 1
    assert rubble_site(m, "shakespeare-cliff") is None


@pytest.mark.rule("C81-3.16")
def test_shoring_beyond_the_middle():
    """The English shore position 11."""
    m = digging(
        "english",
        11,
        left=4,
        rival=13,
        more=f"middle=english black=sangatte,{ENGLISH_BEHIND}; english: goods=1-stone",
    )
    stone, discarded = bag(m)["stone"], rubble_left(m)
    answer(m, "dig", "shore")
    assert (markers(m, 11), rubble(m, 11), at(m, "english")) == ({"english": 1}, 2, 11)
    assert (bag(m)["stone"], rubble_left(m)) == (stone + 1, discarded + 2)


@pytest.mark.rule("C81-3.16")
def test_the_english_go_on_past_the_next_tunnel():
    """Position 11 cleared, on to 12."""
    m = digging("english", 11, rival=14, more=f"middle=english black={ENGLISH_BEHIND}")
    m.play("dig")
    assert (at(m, "english"), goods(m, "english")["rubble"]) == (12, 2)


FULL = [f"shakespeare-cliff-{number}" for number in (1, 2, 3)]


@pytest.mark.rule("C81-3.17")
@pytest.mark.parametrize(
    ("place", "sites", "closes"),
    [
        (3, FULL, "shakespeare-cliff"),
        (4, FULL[:2], "shakespeare-cliff"),
        (4, FULL, "varne-bank"),
    ],
    ids=["rubble left", "a site vacant", "complete"],
)
def test_a_station_is_complete_without_rubble_and_vacant_sites(place, sites, closes):
    """A station event looks for the first that is not."""
    rubble = "line 3: rubble=2" if place == 3 else ""
    m = position(
        "area=yard fired=3 back=sun black=st-pancras; "
        f"english: at={place} sites={','.join(sites)}; {rubble}"
    )
    event(m)
    assert black(m) == sorted(["st-pancras", closes])


@pytest.mark.rule("C81-3.17")
def test_a_black_marker_completes_a_station():
    """Vacant sites or not."""
    m = position("area=yard fired=3 back=sun black=st-pancras,shakespeare-cliff")
    event(m)
    assert black(m) == ["shakespeare-cliff", "st-pancras", "varne-bank"]
