"""The worked examples of the ledger."""

import pytest

from tests.games.channel1881.kit import (
    answer,
    at,
    bag,
    bars_left,
    black,
    bought,
    broken_through,
    crisis,
    discard,
    discs,
    display,
    draw,
    fired,
    goods,
    held,
    machine_home,
    markers,
    points,
    position,
    rubble,
    rubble_left,
    rubble_site,
    sheet,
    site,
    supply,
    track,
    train,
    yard,
)
from tests.games.channel1881.plays import allowed, conclude, question, refused, rest_until

RIVAL = {"english": "french", "french": "english"}


@pytest.mark.rule("C81-E.1")
def test_excavation_with_shoring():
    """The first English labourer shores, the second keeps the rubble."""
    m = position("area=b; english: goods=2-stone held=24; b: english english; f: french")
    assert (rubble(m, 1), supply(m, "english"), rubble_left(m)) == (4, 14, 0)
    answer(m, "dig", "shore")
    assert (rubble(m, 1), markers(m, 1), at(m, "english")) == (2, {"english": 1}, 1)
    assert goods(m, "english") == {"ore": 0, "stone": 1, "coal": 0, "rubble": 0, "bars": 0}
    assert (supply(m, "english"), bag(m)["stone"], rubble_left(m)) == (13, 16, 2)
    answer(m, "dig", "keep-rubble")
    assert (rubble(m, 1), markers(m, 1), at(m, "english")) == (0, {"english": 1}, 2)
    assert goods(m, "english") == {"ore": 0, "stone": 1, "coal": 0, "rubble": 2, "bars": 0}
    assert (supply(m, "english"), rubble_left(m)) == (13, 2)
    assert (sheet(m, "english")["tunnels"], sheet(m, "english")["contracts"]) == (2, 0)


@pytest.mark.rule("C81-E.2")
def test_boring_runs_over_into_the_station():
    """The first bite ends the shored tunnel, the second falls on Sangatte."""
    m = position(
        "first=french; french: bought at=18 goods=1-ore+1-stone held=24; line 18: rubble=2 french=2"
    )
    assert supply(m, "french") == 12
    before = rubble_left(m)
    m.play("machine area=d")
    assert (goods(m, "french")["ore"], bag(m)["ore"]) == (0, 14)
    answer(m, "place area=f", "place area=g", "place area=g", "place area=g")
    assert question(m) == ("french", "bore")
    answer(m, "bore", "shore")
    assert question(m) == ("english", "office")
    assert goods(m, "french") == {"ore": 0, "stone": 0, "coal": 0, "rubble": 2, "bars": 0}
    assert (bag(m)["stone"], supply(m, "french"), rubble_left(m)) == (16, 11, before + 2)
    assert (markers(m, 18), rubble(m, 18)) == ({"french": 3}, 0)
    assert (sheet(m, "french")["tunnels"], sheet(m, "french")["contracts"]) == (9, 4)
    assert (at(m, "french"), rubble(m, 17), black(m)) == (17, 2, [])


@pytest.mark.rule("C81-E.3")
def test_a_crisis_with_no_markers_left():
    """One marker from the supply, one off the board, then a third disc."""
    m = position(
        "area=crisis back=sun black=sangatte; "
        "french: at=14 crisis=4 discs=2 supply=1 held=21 "
        "sites=gare-du-nord-1,gare-du-nord-2,gare-du-nord-3; "
        "line 19: french=2; line 18: french=3; line 16: french=2; line 15: french=1"
    )
    assert question(m) == ("french", "lose")
    assert (supply(m, "french"), crisis(m, "french"), discs(m, "french")) == (0, 5, 2)
    assert (sheet(m, "french")["tunnels"], sheet(m, "french")["contracts"]) == (20, 24)
    m.play("lose marker=tunnel-19")
    assert (markers(m, 19), crisis(m, "french"), supply(m, "french")) == ({"french": 1}, 6, 0)
    assert (sheet(m, "french")["tunnels"], sheet(m, "french")["contracts"]) == (18, 0)
    assert (discs(m, "french"), discs(m, "english")) == (3, 0)
    assert (crisis(m, "english"), supply(m, "english")) == (2, 14)
    conclude(m)
    answer(m, "place area=c", "place area=e", "place area=f", "place area=b")
    rest_until(m, "lose")
    assert (supply(m, "french"), crisis(m, "french")) == (0, 6)
    answer(m, "lose marker=tunnel-18", "lose marker=tunnel-18", "lose marker=gare-du-nord-1")
    assert m.question["name"] == "cube"
    assert (crisis(m, "french"), site(m, "gare-du-nord-1")) == (9, None)


@pytest.mark.rule("C81-E.4")
def test_a_track_event_on_fog():
    """Both sides lose the card at their machine; a marker there stays."""
    m = position(
        "first=french area=yard fired=2 back=fog layout=independent; "
        "english: sizes=2223332 at=2; french: sizes=3232322; "
        "line 2: rubble=2 english=1"
    )
    before = rubble_left(m)
    assert rubble(m, 19) == 6
    draw(m, "ore", "ore", "stone", "stone", "coal", "event")
    assert (at(m, "english"), at(m, "french")) == (3, 18)
    assert (rubble(m, 2), rubble(m, 19)) == (0, 0)
    assert (markers(m, 2), markers(m, 19)) == ({"english": 1}, {})
    assert rubble_left(m) == before + 8
    assert (fired(m), track(m), black(m)) == (3, 3, [])
    assert (discs(m, "english"), discs(m, "french")) == (0, 0)
    assert goods(m, "english")["rubble"] == goods(m, "french")["rubble"] == 0


@pytest.mark.rule("C81-E.5")
def test_a_breakthrough_for_ten():
    """Two cards beyond the Middle; the round is played to its end."""
    m = position(
        "area=b black=shakespeare-cliff,varne-bank,sangatte middle=english; "
        "english: at=11; french: at=13; line 11: rubble=2; line 13: rubble=2; "
        "b: english french; f: english; g: french"
    )
    m.play("dig")
    assert (at(m, "english"), goods(m, "english")["rubble"], broken_through(m)) == (12, 2, False)
    m.play("dig")
    assert (at(m, "french"), goods(m, "french")["rubble"], broken_through(m)) == (12, 2, True)
    assert question(m) == ("english", "office")
    m.play("sign slot=1")
    assert (held(m, "english"), crisis(m, "french")) == (["3"], 1)
    answer(m, "turn card=11", "back sky=sun")
    assert discs(m, "french") == 1
    assert m.question["name"] == "cube"
    draw(m, "ore", "ore", "stone", "stone", "coal", "ore")
    assert yard(m) == {"ore": 10, "stone": 2, "coal": 2}
    assert m.over
    assert (at(m, "english"), at(m, "french")) == (12, 12)
    assert (sheet(m, "english")["bonus"], sheet(m, "french")["bonus"]) == (10, 0)


@pytest.mark.rule("C81-E.6")
def test_a_breakthrough_at_the_middle():
    """The English go on digging the meeting card, the French build there."""
    m = position(
        "area=b black=shakespeare-cliff,varne-bank,sangatte middle=english; "
        "english: at=10; french: at=11 goods=1-bars; line 10: rubble=4; "
        "line 11: rubble=2; b: french english; e: french"
    )
    m.play("dig")
    assert (at(m, "french"), goods(m, "french")["rubble"], broken_through(m)) == (10, 2, True)
    assert black(m) == ["colbart-ridge", "sangatte", "shakespeare-cliff", "varne-bank"]
    m.play("dig")
    assert (rubble(m, 10), goods(m, "english")["rubble"]) == (2, 2)
    assert (at(m, "english"), at(m, "french")) == (10, 10)
    m.play("build site=middle-3")
    assert (site(m, "middle-3"), sheet(m, "french")["stations"]) == ("french", 8)
    conclude(m)
    assert m.over
    assert (sheet(m, "english")["bonus"], sheet(m, "french")["bonus"]) == (5, 0)
    assert rubble_site(m, "middle") is None


@pytest.mark.rule("C81-E.7")
def test_a_full_score():
    """13 and 5 together beat 21; the total is 82."""
    m = position(
        "area=b bag=6-ore+6-stone black=shakespeare-cliff,varne-bank,sangatte middle=english "
        "row=9,14,15; english: at=10 sites=st-pancras-1,st-pancras-3 crisis=3 goods=8-rubble "
        "train=snowdon held=21,13,5; "
        "french: at=11; line 11: rubble=2; line 2: english=3; line 5: english=3; "
        "line 8: english=3; line 1: english=1; b: french"
    )
    assert supply(m, "english") == 1
    answer(m, "dig")
    conclude(m)
    assert m.over
    assert {key: value for key, value in sheet(m, "english").items() if key != "seat"} == {
        "tunnels": 29,
        "stations": 13,
        "contracts": 32,
        "train": 9,
        "bonus": 5,
        "crisis": -6,
        "total": 82,
    }
    assert m.scores[0] == 82


def upkeep():
    """The sixth event has just been drawn."""
    m = position(
        "area=yard fired=5 bag=6-ore+6-stone+1-coal+3-event; "
        "english: train=snowdon goods=1-coal held=21 bought; "
        "french: train=moel-siabod goods=1-bars"
    )
    draw(m, "ore", "ore", "stone", "stone", "stone", "event")
    assert question(m) == ("english", "upkeep")
    assert set(m.moves) == {"waive card=21", "return-train"}
    return m


@pytest.mark.rule("C81-E.8")
def test_upkeep_by_giving_the_train_back():
    """Snowdon is loaded with the last coal; Moel Siabod would get none."""
    m = upkeep()
    before = points(m, "english")
    m.play("return-train")
    assert (train(m, "english"), points(m, "english")) == (None, before - 9)
    assert (display(m)["snowdon"], bag(m)["coal"], held(m, "english")) == (1, 0, ["21"])
    assert bought(m, "english") and machine_home(m, "english")
    assert question(m) == ("french", "upkeep")
    assert set(m.moves) == {"maintain", "return-train"}
    m.play("return-train")
    assert (train(m, "french"), display(m)["moel-siabod"]) == (None, 0)
    assert goods(m, "french")["bars"] == 1
    assert question(m) == ("english", "place")


@pytest.mark.rule("C81-E.8")
def test_upkeep_by_discarding_a_contract():
    """The card is gone, the train stays; the French pay a bar."""
    m = upkeep()
    before = bars_left(m)
    m.play("waive card=21")
    assert (train(m, "english"), held(m, "english"), discard(m)) == ("snowdon", [], ["21"])
    assert question(m) == ("french", "upkeep")
    m.play("maintain")
    assert (train(m, "french"), goods(m, "french")["bars"]) == ("moel-siabod", 0)
    assert bars_left(m) == before + 1
    assert question(m) == ("english", "hire")


@pytest.mark.rule("C81-E.9")
def test_a_new_station_closes_the_old_one():
    """Sangatte still scores; Colbart Ridge can be built on with its rubble there."""
    m = position(
        "area=b row=18,19,25 used=3; "
        "french: at=15 rubble_sites=sangatte sites=sangatte-1 goods=3-stone+1-bars held=3; "
        "line 15: rubble=2; b: french; e: french"
    )
    answer(m, "dig", "keep-rubble")
    assert (at(m, "french"), black(m)) == (14, ["sangatte"])
    assert question(m) == ("french", "build")
    assert refused(m, "build site=sangatte-2", "build site=sangatte-3")
    assert allowed(m, "build site=gare-du-nord-2", "build site=st-pancras-2")
    assert (sheet(m, "french")["stations"], sheet(m, "french")["contracts"]) == (10, 0)
    stone = bag(m)["stone"]
    m.play("build site=colbart-ridge-1")
    assert (site(m, "colbart-ridge-1"), rubble(m, 14)) == ("french", 4)
    assert (goods(m, "french")["stone"], bag(m)["stone"]) == (0, stone + 3)
    assert (sheet(m, "french")["stations"], sheet(m, "french")["contracts"]) == (17, 6)


@pytest.mark.rule("C81-E.10")
def test_recycling_and_a_station_event():
    """Two events in one restock: Gare du Nord closes, then the French card is cleared."""
    m = position("area=yard fired=3 back=rain bag=5-ore+6-stone+3-coal+2-event")
    before = rubble_left(m)
    assert (track(m), rubble(m, 19)) == (3, 4)
    draw(m, "ore", "event", "stone", "coal", "event", "ore")
    assert yard(m) == {"ore": 9, "stone": 1, "coal": 2}
    assert black(m) == ["gare-du-nord"]
    assert (at(m, "french"), at(m, "english"), rubble_left(m)) == (18, 1, before + 4)
    assert bag(m) == {"ore": 3, "stone": 5, "coal": 2, "event": 3}
    assert (fired(m), track(m)) == (5, 2)


@pytest.mark.rule("C81-E.10")
@pytest.mark.parametrize("nation", ["english", "french"])
def test_a_closed_surface_station_is_closed_to_both(nation):
    """St Pancras is still open."""
    m = position(
        f"area=yard fired=3 back=rain bag=5-ore+6-stone+3-coal+2-event; {nation}: goods=4-stone"
    )
    draw(m, "ore", "event", "stone", "coal", "stone", "ore")
    where = {nation: iter("eg"), RIVAL[nation]: iter("gg")}
    while m.question["name"] == "place":
        m.play(f"place area={next(where[question(m)[0]])}")
    assert question(m) == (nation, "build")
    assert refused(m, "build site=gare-du-nord-1")
    assert allowed(m, "build site=st-pancras-1")
