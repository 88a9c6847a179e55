"""Site office, crisis management, going home, contract row and crises (chapters 14, 15, 17, 18)."""

import json

import pytest

from tests.games.channel1881.kit import (
    answer,
    at,
    back,
    crisis,
    deck,
    discard,
    discs,
    draw,
    held,
    home,
    machine_home,
    markers,
    position,
    pub,
    restock,
    row,
    rubble_site,
    sheet,
    site,
    spaces,
    supply,
    used,
)
from tests.games.channel1881.plays import conclude, question, rest_until

NATIONS = ("english", "french")
RIVAL = {"english": "french", "french": "english"}


def signing(more=""):
    """An English labourer in F."""
    return position(f"area=f; f: english; {more}")


def calming(*labourers, more=""):
    """Labourers in G, which act at once."""
    return position(f"area=g; g: {' '.join(labourers)}; english: bought; french: bought; {more}")


@pytest.mark.rule("C81-14.1")
def test_what_the_office_offers():
    """The three cards of the row, or nothing."""
    m = signing()
    assert question(m) == ("english", "office")
    assert set(m.moves) == {"sign slot=1", "sign slot=2", "sign slot=3", "leave"}


@pytest.mark.rule("C81-14.1")
@pytest.mark.parametrize(("slot", "card"), [(1, "3"), (2, "5"), (3, "6")])
def test_a_card_is_taken_from_the_row(slot, card):
    """It is held, unused."""
    m = signing()
    m.play(f"sign slot={slot}")
    assert (held(m, "english"), held(m, "french"), used(m)) == ([card], [], [])
    assert card not in row(m)


@pytest.mark.rule("C81-14.1")
def test_the_office_may_be_left():
    """Nothing is taken."""
    m = signing()
    m.play("leave")
    assert (held(m, "english"), discard(m)) == ([], ["3"])


@pytest.mark.rule("C81-14.2")
def test_any_number_of_contracts_may_be_held():
    """Eight and one more; they lie open to all."""
    cards = ["16", "21", "9", "14", "15", "17", "25", "20"]
    m = signing(f"english: held={','.join(cards)}")
    m.play("sign slot=2")
    assert held(m, "english") == sorted([*cards, "5"])
    views = {json.dumps(m.view(seat) | {"viewer": 0}, sort_keys=True) for seat in (0, 1, None)}
    assert len(views) == 1


@pytest.mark.rule("C81-14.3")
def test_the_gap_in_the_row_stays():
    """Until contracts are restocked."""
    m = signing("f: english; g: french")
    m.play("sign slot=2")
    assert question(m) == ("chance", "face")
    assert sum(card is not None for card in row(m)) == 2


@pytest.mark.rule("C81-14.3")
def test_the_gap_is_there_in_the_window_of_g():
    """Nothing is dealt before the labourers are home."""
    m = signing("french: held=19")
    m.play("sign slot=2")
    assert question(m) == ("french", "contract")
    assert row(m) == ["3", None, "6"]


@pytest.mark.rule("C81-15.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_a_labourer_in_g_removes_a_disc(nation):
    """Two become one; no marker returns."""
    m = calming(nation, more=f"{nation}: discs=2 crisis=5")
    assert (discs(m, nation), crisis(m, nation)) == (1, 5)


@pytest.mark.rule("C81-15.1")
def test_a_removed_disc_can_come_back():
    """Two are left; the crisis of the round adds the third again."""
    m = calming("english", more="english: discs=3")
    assert discs(m, "english") == 2
    restock(m, ("11", "rain"))
    assert discs(m, "english") == 3


@pytest.mark.rule("C81-15.2")
@pytest.mark.parametrize(
    ("there", "left", "returned"), [(0, 0, 1), (1, 0, 1), (2, 1, 0), (3, 2, 0)]
)
@pytest.mark.parametrize("nation", NATIONS)
def test_a_marker_returns_once_no_disc_is_left(there, left, returned, nation):
    """Also if there was none at all."""
    m = calming(nation, more=f"{nation}: discs={there} crisis=4")
    assert discs(m, nation) == left
    assert (crisis(m, nation), supply(m, nation)) == (4 - returned, 12 + returned)


@pytest.mark.rule("C81-15.2")
def test_no_marker_returns_from_an_empty_area():
    """There is none."""
    m = calming("english", more="english: crisis=0")
    assert (crisis(m, "english"), supply(m, "english")) == (0, 16)


@pytest.mark.rule("C81-15.2")
def test_the_machine_labourer_calms_as_well():
    """Like any other."""
    m = calming("english-machine", more="english: discs=1")
    assert (discs(m, "english"), crisis(m, "english")) == (0, 1)


@pytest.mark.rule("C81-15.3")
@pytest.mark.parametrize(
    ("labourers", "there", "left", "returned"),
    [
        (["english", "english"], 1, 0, 2),
        (["english", "english"], 2, 0, 1),
        (["english", "english", "english-machine"], 0, 0, 3),
        (["english", "english-machine"], 3, 1, 0),
    ],
)
def test_labourers_in_g_act_one_after_another(labourers, there, left, returned):
    """Each removes a disc and then, if none is left, returns a marker."""
    m = calming(*labourers, more=f"english: discs={there} crisis=6")
    assert (discs(m, "english"), crisis(m, "english")) == (left, 6 - returned)


@pytest.mark.rule("C81-15.4")
@pytest.mark.parametrize("nation", NATIONS)
def test_g_does_not_touch_the_rival(nation):
    """Discs and markers of the other colour stay."""
    rival = RIVAL[nation]
    m = calming(nation, nation, more=f"{rival}: discs=2 crisis=5")
    assert (discs(m, rival), crisis(m, rival), supply(m, rival)) == (2, 5, 11)


@pytest.mark.rule("C81-15.4")
def test_both_players_calm_their_own():
    """Side by side."""
    m = calming("french", "english", more="english: discs=1; french: discs=2")
    assert (discs(m, "english"), crisis(m, "english")) == (0, 1)
    assert (discs(m, "french"), crisis(m, "french")) == (1, 2)


@pytest.mark.rule("C81-17.1")
def test_everybody_goes_home():
    """Hired labourers to the pub, the machine labourer to its card."""
    m = position("english: bought train=enid goods=1-ore+1-coal")
    m.play("hire")
    answer(m, *["place area=g"] * 5)
    assert question(m) == ("english", "place")
    m.play("machine area=g")
    assert question(m) == ("chance", "face")
    assert (home(m, "english"), pub(m, "english"), machine_home(m, "english")) == (2, 1, True)
    assert (home(m, "french"), pub(m, "french")) == (2, 2)
    assert not any(spaces(m).values())


@pytest.mark.rule("C81-17.1")
def test_a_machine_labourer_returns_from_d():
    """To its card, not to the pub."""
    m = position("area=d; french: bought; d: french")
    assert not machine_home(m, "french")
    m.play("idle")
    assert machine_home(m, "french") and pub(m, "french") == 1


@pytest.mark.rule("C81-17.2")
@pytest.mark.parametrize(("slot", "left"), [(1, ["5", "6"]), (2, ["3", "6"]), (3, ["3", "5"])])
def test_the_row_closes_up_after_a_taking(slot, left):
    """The others slide left, one card comes at the right, nothing is discarded."""
    m = signing()
    m.play(f"sign slot={slot}")
    restock(m, ("11", "rain"))
    assert (row(m), discard(m), back(m)) == ([*left, "11"], [], "rain")
    assert "11" not in deck(m)


@pytest.mark.rule("C81-17.3")
def test_the_leftmost_card_goes_if_none_was_taken():
    """Even if a labourer was in F."""
    m = signing()
    m.play("leave")
    restock(m, ("26", "sun"))
    assert (row(m), discard(m), back(m)) == (["5", "6", "26"], ["3"], "sun")


@pytest.mark.rule("C81-17.3")
def test_contract_5_is_no_taking_from_the_row():
    """The leftmost card is discarded all the same."""
    m = position("area=f row=3,9,6 back=fog; english: held=5")
    m.play("announce card=5")
    restock(m, ("7", "sun"), ("19", "rain"))
    m.play("choose card=7")
    restock(m, ("20", "fog"))
    assert row(m) == ["9", "6", "20"]
    assert discard(m) == sorted(["3", "5", "19"])


@pytest.mark.rule("C81-17.4")
def test_an_empty_deck_is_made_anew_from_the_discards():
    """As soon as its last card is drawn."""
    m = position("area=home deck=11 back=fog discard=20,13")
    if m.question["name"] == "face":
        m.play("turn card=11")
    assert m.question["name"] == "back"
    assert set(m.moves) == {"back sky=rain", "back sky=sun"}
    m.play("back sky=sun")
    assert row(m) == ["5", "6", "11"]
    assert deck(m) == sorted(["20", "13", "3"])
    assert (discard(m), back(m), discs(m, "french")) == ([], "sun", 1)


@pytest.mark.rule("C81-17.5")
def test_nothing_to_deal():
    """A row of two, no disc, and events hit both sides."""
    m = signing("deck= back=none bag=6-ore+6-stone+5-event")
    m.play("sign slot=1")
    assert m.question["name"] == "cube"
    assert ([card for card in row(m) if card], deck(m), back(m)) == (["5", "6"], [], "none")
    assert (discs(m, "english"), discs(m, "french")) == (0, 0)
    draw(m, "ore", "ore", "stone", "stone", "ore", "event")
    assert (at(m, "english"), at(m, "french")) == (2, 18)


@pytest.mark.rule("C81-17.5")
def test_a_single_discard_comes_back_into_the_row():
    """The leftmost card is discarded, shuffled and dealt again."""
    m = position("area=home deck= back=none bag=6-ore+6-stone")
    rest_until(m, "cube")
    assert row(m) == ["5", "6", "3"]
    assert (deck(m), discard(m), back(m)) == ([], [], "none")


@pytest.mark.rule("C81-18.1")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("there", [0, 1, 2, 3])
def test_each_disc_costs_a_marker(nation, there):
    """From the supply; the board is untouched."""
    m = position(f"area=crisis; {nation}: discs={there} sites=st-pancras-1")
    assert (crisis(m, nation), supply(m, nation)) == (2 + there, 13 - there)
    assert site(m, "st-pancras-1") == nation
    assert (crisis(m, RIVAL[nation]), supply(m, RIVAL[nation])) == (2, 14)


def stripped(more=""):
    """The English have an empty supply and 13 markers in the Crisis area, three on the board."""
    return position(
        "area=crisis black=shakespeare-cliff; line 1: english=2; english: discs=1 crisis=12 at=6 "
        f"sites=gare-du-nord-2 rubble_sites=shakespeare-cliff; {more}"
    )


@pytest.mark.rule("C81-18.2")
def test_any_own_marker_on_the_board_may_be_lost():
    """On tunnels, open stations and closed ones."""
    m = stripped()
    assert question(m) == ("english", "lose")
    assert set(m.moves) == {
        "lose marker=tunnel-1",
        "lose marker=gare-du-nord-2",
        "lose marker=shakespeare-cliff-rubble",
    }


@pytest.mark.rule("C81-18.2", "C81-18.3")
@pytest.mark.parametrize(
    ("lost", "tunnels", "stations"),
    [("tunnel-1", 2, 11), ("gare-du-nord-2", 4, 4), ("shakespeare-cliff-rubble", 4, 7)],
)
def test_a_lost_marker_counts_no_more(lost, tunnels, stations):
    """It lies in the Crisis area."""
    m = stripped()
    m.play(f"lose marker={lost}")
    assert (sheet(m, "english")["tunnels"], sheet(m, "english")["stations"]) == (tunnels, stations)
    assert (crisis(m, "english"), supply(m, "english")) == (13, 0)
    assert sheet(m, "english")["crisis"] == -26


@pytest.mark.rule("C81-18.2")
def test_only_what_the_supply_lacks_comes_off_the_board():
    """Two discs, one marker in supply: one choice."""
    m = stripped("english: discs=2 crisis=11")
    assert (supply(m, "english"), crisis(m, "english")) == (0, 12)
    m.play("lose marker=tunnel-1")
    assert m.question["name"] == "cube"
    assert markers(m, 1) == {"english": 1}


@pytest.mark.rule("C81-18.3")
def test_a_lost_marker_fulfils_no_contract():
    """A wholly shored card stops being one."""
    m = stripped("english: held=24")
    assert sheet(m, "english")["contracts"] == 4
    m.play("lose marker=tunnel-1")
    assert sheet(m, "english")["contracts"] == 0


@pytest.mark.rule("C81-18.4")
def test_nothing_left_to_lose():
    """Three discs, 16 markers in the area."""
    m = position("area=crisis; english: discs=3 crisis=16")
    assert m.question["name"] == "cube"
    assert (crisis(m, "english"), supply(m, "english")) == (16, 0)


@pytest.mark.rule("C81-18.4")
def test_the_last_markers_go_and_no_more():
    """Three discs, two markers on the board."""
    m = position(
        "area=crisis; "
        "english: discs=3 crisis=14 at=4 rubble_sites=shakespeare-cliff; "
        "line 1: english=1"
    )
    m.play("lose marker=tunnel-1")
    assert m.question["name"] == "cube"
    assert (crisis(m, "english"), markers(m, 1)) == (16, {})
    assert rubble_site(m, "shakespeare-cliff") is None


@pytest.mark.rule("C81-18.5")
@pytest.mark.parametrize(
    ("sky", "english", "french"), [("rain", 1, 0), ("sun", 0, 1), ("fog", 0, 0)]
)
def test_the_back_adds_a_disc_that_costs_nothing_yet(sky, english, french):
    """It costs a marker in the next crisis."""
    m = position(f"area=crisis back={sky}")
    assert (discs(m, "english"), discs(m, "french")) == (english, french)
    assert (crisis(m, "english"), crisis(m, "french")) == (2, 2)
    conclude(m)
    answer(m, "place area=c", "place area=f", "place area=e", "place area=b")
    rest_until(m, "cube")
    assert (crisis(m, "english"), crisis(m, "french")) == (2 + english, 2 + french)


@pytest.mark.rule("C81-18.6")
@pytest.mark.parametrize(("new", "nation"), [("sun", "french"), ("fog", None)])
def test_the_back_after_restocking_counts(new, nation):
    """The rain before it is gone."""
    m = position("area=home back=rain")
    restock(m, ("20", new))
    assert {each for each in NATIONS if discs(m, each)} == ({nation} if nation else set())


@pytest.mark.rule("C81-18.7")
@pytest.mark.parametrize(("sky", "nation"), [("rain", "english"), ("sun", "french")])
def test_a_fourth_disc_is_not_added(sky, nation):
    """Nor one of the other colour."""
    m = position(f"area=crisis back={sky}; {nation}: discs=3")
    assert (discs(m, nation), discs(m, RIVAL[nation])) == (3, 0)
    assert crisis(m, nation) == 5
