"""What the rules tell of each effect, with its rule; and that nothing is told of what is not."""

import pytest

from tests.games.channel1881.kit import NATIONS, answer, position, random_match, restock
from tests.games.news import brief
from tunnelier import Match
from tunnelier.core.news import Piece, listening
from tunnelier.core.view import SPECTATOR
from tunnelier.games.channel1881.news import News
from tunnelier.games.channel1881.tables import CONTRACT_NAMES, TAKE_NAMES, Good
from tunnelier.games.channel1881.text import DEEDS
from tunnelier.play.story import lines

FIVE = ("ore", "ore", "stone", "stone", "coal")


def told(match, *moves):
    """What is told of some moves, in brief."""
    heard = []
    for move in moves:
        match.play(move)
        heard += match.story(match.count)
    return [brief(line, NATIONS) for line in heard]


def settled(text):
    """What is told until a table comes to its first question, in brief."""
    with listening() as heard:
        m = position(text)
    view = m.row_seen_by(None)
    return [brief(line, NATIONS) for line in lines(m.game, view, 0, heard, SPECTATOR, "en")]


def drawn(*cubes):
    """The moves of chance."""
    return [f"draw cube={cube}" for cube in cubes]


def events(already=0, back="sun", number=1, more=""):
    """What is told once some event cubes are drawn."""
    m = position(f"area=yard fired={already} back={back}; {more}")
    cubes = (*FIVE[: 6 - number], *["event"] * number)
    heard = told(m, *drawn(*cubes))
    return heard[heard.index(next(line for line in heard if line.startswith("C81-19.3"))) :]


def opened(match):
    """Chance has done its work before the first round."""
    answer(match, *["lay size=2"] * 4, *["lay size=3"] * 3, "back sky=rain")
    return match


# --- set-up


@pytest.mark.rule("C81-1.5")
@pytest.mark.parametrize(("nation", "kind"), [("french", "got-start"), ("english", "begins")])
def test_who_begins_is_told_with_the_start_marker_once(nation, kind):
    m = Match("channel-1881", follow=True)
    assert told(m, f"first player={nation}") == [f"C81-1.5 {kind} {nation}"]


@pytest.mark.rule("C81-1.3", "C81-2.9")
@pytest.mark.parametrize("layout", ["mirrored", "independent"])
def test_cards_laid_are_told_with_their_mirror_image(layout):
    m = Match("channel-1881", follow=True, options={"layout": layout})
    m.play("first player=english")
    heard = told(m, "lay size=3")
    assert heard[0] == "C81-2.9 laid tunnel=1 size=3 rubble=6"
    mirrored = ["C81-1.3 mirrored tunnel=19 size=3 rubble=6"]
    assert heard[1:] == (mirrored if layout == "mirrored" else [])


@pytest.mark.rule("C81-2.3", "C81-4.6", "C81-24.2")
def test_the_row_is_dealt_and_the_first_round_begins():
    m = Match("channel-1881", follow=True)
    m.play("first player=french")
    opened(m)
    assert told(m, "turn card=3") == ["C81-2.3 dealt slot=1 contract=3"]
    answer(m, "back sky=sun", "turn card=5", "back sky=fog", "turn card=7")
    assert told(m, "back sky=fog") == ["C81-24.2 back sky=fog", "C81-4.6 round french round=1"]


# --- hiring and placing


@pytest.mark.rule("C81-5.1", "C81-5.4", "C81-6.1", "C81-17.1")
def test_a_hired_labourer_is_paid_for_and_goes_back_to_the_pub():
    m = position("english: train=snowdon goods=1-coal")
    assert told(m, "hire") == ["C81-5.1 hired english coal=1"]
    answer(m, "place area=a", "place area=g", "place area=g")
    assert told(m, "place area=g") == ["C81-6.2 placed french area=g"]
    m.play("place area=g")
    heard = told(m, "take cubes=none")
    home = heard.index("C81-17.1 went-home")
    assert heard[home + 1] == "C81-5.4 back-to-pub english"
    assert "C81-17.3" in heard[home + 2]


@pytest.mark.rule("C81-5.1")
def test_hiring_nobody_is_told():
    m = position("english: train=snowdon goods=1-coal")
    assert told(m, "stay") == ["C81-5.1 hired-nobody english"]


@pytest.mark.rule("C81-6.1")
def test_a_skipped_turn_is_told():
    m = position("first=french; english: train=snowdon goods=1-coal")
    answer(m, "hire", "place area=a", "place area=b", "place area=g")
    assert told(m, "place area=g") == ["C81-6.2 placed english area=g", "C81-6.1 skipped french"]


@pytest.mark.rule("C81-6.6", "C81-17.1")
def test_the_ore_of_the_machines_labourer_is_told_and_that_it_comes_back():
    m = position("english: bought goods=1-ore")
    assert told(m, "machine area=g") == ["C81-6.6 placed-machine english area=g"]
    answer(m, *["place area=g"] * 3)
    heard = told(m, "place area=g")
    home = heard.index("C81-17.1 went-home")
    back = "C81-17.1 back-to-machine english"
    assert heard[home + 1] == back


@pytest.mark.rule("C81-6.7")
def test_who_passes_is_told_and_who_cannot_pay():
    m = position("english: bought goods=1-ore")
    answer(m, *["place area=g"] * 4)
    assert told(m, "pass")[0] == "C81-6.7 passed english"
    m = position("english: bought")
    answer(m, *["place area=g"] * 3)
    assert told(m, "place area=g")[1] == "C81-6.7 no-ore english"


# --- the areas


@pytest.mark.rule("C81-4.1", "C81-24.5")
def test_areas_are_told_where_somebody_works():
    m = position()
    answer(m, "place area=c", "place area=g", "place area=f")
    assert told(m, "place area=g") == [
        "C81-6.2 placed french area=g",
        "C81-4.1 area area=c",
        "C81-24.5 nothing-to-do english area=c",
        "C81-4.1 area area=f",
    ]


DECLINED = {
    "a": ("take cubes=none", "declined-cubes"),
    "b": ("rest", "declined-dig"),
    "c": ("convert goods=none", "declined-works"),
    "d": ("idle", "declined-machine"),
    "e": ("save", "declined-building"),
    "f": ("leave", "declined-contract"),
}


@pytest.mark.rule("C81-4.4")
@pytest.mark.parametrize("area", DECLINED)
def test_a_declined_action_is_told(area):
    move, kind = DECLINED[area]
    m = position(f"area={area}; english: bought goods=3-ore+4-stone; {area}: english")
    assert told(m, move)[0] == f"C81-4.4 {kind} english"


@pytest.mark.rule("C81-8.1", "C81-8.4")
@pytest.mark.parametrize(("holder", "kind"), [("french", "took-start"), ("english", "kept-start")])
def test_cubes_taken_are_told_and_the_start_marker(holder, kind):
    m = position(f"first={holder} area=a; a: french english")
    assert told(m, "take cubes=2-ore+1-coal") == ["C81-8.1 took french cubes=2-ore+1-coal"]
    assert told(m, "take cubes=1-ore")[:2] == [
        "C81-8.1 took english cubes=1-ore",
        f"C81-8.4 {kind} english",
    ]


@pytest.mark.rule("C81-8.1", "C81-8.3", "C81-16.4")
@pytest.mark.parametrize(
    ("train", "card", "number", "said"),
    [
        (None, None, 3, "C81-8.1 took english cubes=3-ore"),
        ("wyddfa", None, 3, "C81-8.1 took english cubes=3-ore"),
        ("wyddfa", None, 4, "C81-8.3 took-with-wyddfa english cubes=4-ore"),
        (None, "7", 3, "C81-8.1 took english cubes=3-ore"),
        (None, "7", 4, "C81-16.4 took-partly-by-contract english cubes=4-ore"),
        ("wyddfa", "7", 4, "C81-8.3 took-with-wyddfa english cubes=4-ore"),
        ("wyddfa", "7", 6, "C81-16.4 took-partly-by-contract english cubes=6-ore"),
    ],
)
def test_more_cubes_than_three_are_told_with_what_allows_them(train, card, number, said):
    m = position(f"area=a yard=9-ore; english: train={train or ''} held={card or ''}; a: english")
    if card:
        m.play(f"announce card={card}")
    assert told(m, f"take cubes={number}-ore")[0] == said


@pytest.mark.rule("C81-16.15")
def test_a_start_marker_that_a_contract_holds_is_told():
    m = position("area=a; english: held=22; a: french french")
    assert told(m, "announce card=22") == [
        "C81-7.3 announced english contract=22",
        "C81-16.15 fixed-start english",
    ]
    assert told(m, "take cubes=none", "take cubes=none")[2] == "C81-16.15 start-stays english"


# --- digging


@pytest.mark.rule("C81-9.1", "C81-9.5", "C81-9.7", "C81-3.3")
def test_each_bite_is_told_and_the_machine_that_moves_on():
    m = position("area=b; english: goods=2-stone; b: english english")
    assert told(m, "dig", "shore", "dig", "keep-rubble")[:5] == [
        "C81-9.1 dug english rubble=2 position=1",
        "C81-9.5 shored english position=1",
        "C81-9.1 dug english rubble=2 position=1",
        "C81-9.7 kept-rubble english rubble=2 position=1",
        "C81-3.3 moved-on english position=2",
    ]


@pytest.mark.rule("C81-9.8", "C81-3.9", "C81-3.14")
def test_a_station_is_won_and_the_one_behind_is_closed():
    m = position("area=b; english: at=3; line 3: rubble=2; b: english")
    assert told(m, "dig")[:4] == [
        "C81-9.1 dug english rubble=2 position=3",
        "C81-9.8 kept-from-station english rubble=2 position=3",
        "C81-3.14 won-rubble-site english rubble_site=1",
        "C81-3.3 moved-on english position=4",
    ]
    m = position("area=b; english: at=5; line 5: rubble=2; b: english")
    assert told(m, "dig")[2:4] == [
        "C81-3.3 moved-on english position=6",
        "C81-3.9 closed-behind english station=shakespeare-cliff",
    ]


@pytest.mark.rule("C81-3.9")
def test_a_station_that_is_closed_is_not_told_to_close():
    m = position("area=b black=shakespeare-cliff; english: at=5; line 5: rubble=2; b: english")
    assert not any("C81-3.9" in line for line in told(m, "dig"))


MISSED = {
    "flag": "english: at=14; french: at=15; line 14: rubble=2",
    "closed": "english: at=3; line 3: rubble=2; black=shakespeare-cliff",
    "marker": "english: at=3 supply=0; line 3: rubble=2",
}


@pytest.mark.rule("C81-3.15")
@pytest.mark.parametrize("why", MISSED)
def test_why_a_rubble_site_is_missed_is_told(why):
    m = position(f"area=b; b: english; {MISSED[why]}")
    heard = told(m, "dig")
    site = 4 if why == "flag" else 1
    assert heard[2] == f"C81-3.15 missed-rubble-site english rubble_site={site} why={why}"
    assert not any("C81-3.14" in line for line in heard)


@pytest.mark.rule("C81-3.14")
def test_the_last_marker_is_told_where_it_goes_or_stays():
    def cleared(move):
        m = position("area=b; english: at=3 supply=1; line 3: rubble=2; b: english")
        assert not any("C81-3.14" in line for line in told(m, "dig"))
        return told(m, move)[0]

    assert cleared("claim") == "C81-3.14 won-rubble-site english rubble_site=1"
    assert cleared("forgo") == "C81-3.14 forwent-rubble-site english rubble_site=1"


DIGS = {
    "26": ("b", "C81-16.16 dug-double english rubble=4 position=1"),
    "n1": ("d", "C81-16.17 bored-six english rubble=6 position=1"),
    "n2": ("d", "C81-16.18 dug-by-machine english rubble=2 position=1"),
    "": ("d", "C81-11.4 bored english rubble=4 position=1"),
}


@pytest.mark.rule("C81-11.4", "C81-16.16", "C81-16.17", "C81-16.18")
@pytest.mark.parametrize("card", DIGS)
def test_a_dig_is_told_with_what_made_it_so_large(card):
    area, heard = DIGS[card]
    m = position(f"area={area}; english: bought held={card}; {area}: english")
    if card:
        m.play(f"announce card={card}")
    move = {"b": "dig", "d": "drill" if card == "n2" else "bore"}[area]
    assert told(m, move)[0] == heard


@pytest.mark.rule("C81-7.5", "C81-16.1", "C81-16.20")
def test_digs_that_contracts_add_are_told():
    m = position("area=b row=5,6,7; french: held=3")
    assert told(m, "announce card=3") == [
        "C81-7.3 announced french contract=3",
        "C81-7.5 came-to french contract=3",
    ]
    assert told(m, "dig")[0] == "C81-16.1 dug-whole-card french rubble=4 position=19"
    m = position("area=d; french: held=n8 bought")
    m.play("announce card=n8")
    assert told(m, "dig")[0] == "C81-16.20 bored-besides french rubble=4 position=19"


@pytest.mark.rule("C81-9.2")
@pytest.mark.parametrize(("area", "card"), [("b", "3"), ("d", "n8")])
def test_a_dig_of_a_contract_is_not_declined_as_a_labourers(area, card):
    m = position(f"area={area} row=5,6,7; english: held={card} bought")
    m.play(f"announce card={card}")
    assert told(m, "rest")[0] == "C81-9.2 declined-dig-by-contract english"


@pytest.mark.rule("C81-16.18")
@pytest.mark.parametrize("moves", [["drill", "keep-rubble"], ["erect", "build site=st-pancras-3"]])
def test_a_machine_that_has_done_one_part_is_not_told_to_have_been_idle(moves):
    m = position("area=d; english: bought held=n2 goods=4-stone; d: english")
    answer(m, "announce card=n2", *moves)
    assert m.question_in("en")["text"] == "The English: does the machine do the other part too?"
    idle = m.game.actions.parse("idle")
    offered = m.game.text.say(m.row_seen_by(0), idle, 0, "en")
    assert offered == "The English do nothing more with the machine."
    assert told(m, "idle")[0] == ("C81-16.18 left-out-part english")


@pytest.mark.rule("C81-21.1", "C81-21.4", "C81-21.5")
def test_the_breakthrough_and_bites_that_are_lost_are_told():
    m = position(
        "area=d middle=french; english: at=9 bought; french: at=10 bought; "
        "line 9: rubble=2; line 10: rubble=2; d: english french"
    )
    assert told(m, "bore")[2:6] == [
        "C81-3.3 moved-on english position=10",
        "C81-3.9 closed-behind english station=varne-bank",
        "C81-21.1 breakthrough english position=10",
        "C81-9.8 kept-from-station english rubble=2 position=10",
    ]
    m = position("area=d; english: at=9 bought; french: at=12; line 9: rubble=2; d: english")
    assert "C81-21.5 first-at-middle english" in told(m, "bore")
    m = position(
        "area=d middle=english; english: at=11 bought; french: at=11; line 11: rubble=2; d: english"
    )
    assert told(m, "bore")[2] == "C81-21.4 bites-lost english rubble=2"


# --- works, building and buying


@pytest.mark.rule("C81-10.2", "C81-10.3", "C81-10.4")
def test_what_is_made_of_what_is_told():
    m = position("area=c; english: goods=6-ore+2-rubble; c: english")
    assert told(m, "convert goods=2-bars+1-stone")[:2] == [
        "C81-10.2 made-bars english ore=6 bars=2",
        "C81-10.3 made-stone english rubble=2 stone=1",
    ]
    m = position("area=c; english: goods=2-ore train=enid; c: english")
    assert told(m, "convert goods=1-bar")[0] == "C81-10.4 made-bars-with-enid english ore=2 bars=1"


@pytest.mark.rule("C81-16.7", "C81-16.8")
def test_what_contracts_make_is_told_though_nothing_is_asked():
    m = position("area=c; english: held=12 goods=2-ore")
    assert told(m, "announce card=12")[:2] == [
        "C81-7.3 announced english contract=12",
        "C81-16.8 made-bars-by-contract english ore=2 bars=1",
    ]
    m = position("area=c; english: held=11 goods=2-rubble")
    m.play("announce card=11")
    assert told(m, "convert goods=1-stone")[0] == (
        "C81-16.7 made-stone-by-contract english rubble=2 stone=1"
    )


@pytest.mark.rule("C81-16.7")
def test_a_contract_that_makes_nothing_is_told_by_its_own_rule():
    m = position("area=c; english: held=11 goods=2-rubble")
    m.play("announce card=11")
    assert told(m, "convert goods=none")[0] == "C81-16.7 made-nothing-by-contract english"


@pytest.mark.rule("C81-11.1", "C81-11.2", "C81-12.2")
def test_a_site_built_by_the_machine_is_told_with_the_stone_saved():
    m = position("area=d; english: bought goods=1-stone; d: english")
    assert told(m, "erect", "build site=st-pancras-3")[:4] == [
        "C81-11.1 builds-by-machine english",
        "C81-11.2 cheaper-by-machine english stone=1",
        "C81-12.2 paid-stone english stone=1",
        "C81-12.2 built english site=st-pancras-3",
    ]


@pytest.mark.rule("C81-12.1", "C81-16.3", "C81-16.5", "C81-16.11")
def test_ways_to_pay_are_told_one_by_one():
    m = position("area=e; english: held=9,17 goods=3-stone+4-rubble; e: english")
    answer(m, "announce card=9", "announce card=17")
    assert told(m, "build site=st-pancras-1", "pay ore=0 rubble=1")[:5] == [
        "C81-12.1 chose english item=st-pancras-1",
        "C81-16.5 cheaper-by-contract english stone=1",
        "C81-16.11 paid-rubble-for-stone english rubble=2 stone=1",
        "C81-12.2 paid-stone english stone=2",
        "C81-12.2 built english site=st-pancras-1",
    ]
    m = position("area=e; english: held=25 goods=3-ore; e: english")
    m.play("announce card=25")
    assert (
        told(m, "build site=st-pancras-4")[0] == "C81-16.3 paid-ore-for-bars english ore=3 bars=1"
    )


@pytest.mark.rule("C81-13.2", "C81-13.4")
def test_a_train_bought_and_one_that_goes_back_are_told():
    m = position("area=e bag=1-coal fired=2; english: train=moel-siabod goods=1-bars; e: english")
    assert told(m, "buy train=snowdon")[:3] == [
        "C81-13.2 paid-train english bars=1",
        "C81-13.4 train-went-back english train=moel-siabod coal=1",
        "C81-13.2 bought-train english train=snowdon coal=1",
    ]


@pytest.mark.rule("C81-13.6", "C81-13.7")
def test_a_machine_bought_is_told_with_its_labourer():
    m = position("area=e fired=2; english: goods=1-bars; e: english")
    assert told(m, "buy-machine")[:2] == [
        "C81-13.6 paid-machine english bars=1",
        "C81-13.7 bought-machine english",
    ]


# --- contracts


@pytest.mark.rule("C81-14.1", "C81-17.2")
def test_a_contract_taken_is_told_and_how_the_row_closes_up():
    m = position("area=f; f: english")
    assert told(m, "sign slot=2", "turn card=11") == [
        "C81-14.1 signed english slot=2 contract=5",
        "C81-17.1 went-home",
        "C81-17.2 slid card=6 slot=2",
        "C81-17.2 filled slot=3 contract=11",
    ]


@pytest.mark.rule("C81-17.3")
def test_the_leftmost_contract_is_told_to_go_if_none_was_taken():
    m = position("area=f; f: english")
    assert told(m, "leave", "turn card=11")[2:] == [
        "C81-17.3 none-was-taken card=3",
        "C81-17.3 moved-up card=5 slot=1",
        "C81-17.3 moved-up card=6 slot=2",
        "C81-17.3 added slot=3 contract=11",
    ]


@pytest.mark.rule("C81-7.1", "C81-7.3", "C81-16.9")
def test_a_lock_is_told_and_its_end():
    m = position("area=a row=3,5,7 bag=1-ore; english: held=13")
    assert told(m, "announce card=13")[:2] == [
        "C81-7.3 announced english contract=13",
        "C81-16.9 locked english",
    ]
    restock(m, ("11", "fog"))
    assert told(m, "draw cube=ore")[1:4] == [
        "C81-7.1 used-up english card=13",
        "C81-16.9 unlocked",
        "C81-4.1 round-over round=1",
    ]


@pytest.mark.rule("C81-7.3")
def test_announcing_nothing_is_told_of_those_who_could_alone():
    m = position("area=a; english: held=20")
    heard = told(m, "wait")
    assert heard[0] == "C81-7.3 announced-nothing english"
    assert not any("announced-nothing french" in line for line in heard)


@pytest.mark.rule("C81-16.14")
def test_cubes_taken_by_contract_are_told_so():
    m = position("area=a; english: held=20,23")
    heard = told(m, "announce card=20", "take cubes=2-ore", "announce card=23", "take cubes=none")
    assert heard[1] == "C81-16.14 took-by-contract english cubes=2-ore"
    assert heard[3] == "C81-16.14 took-none-by-contract english"


@pytest.mark.rule("C81-16.13")
def test_cubes_drawn_by_contract_are_told_and_events_that_go_back():
    m = position("area=g; english: held=19")
    m.play("announce card=19")
    assert told(m, *drawn("coal", "event", "event"))[:4] == [
        "C81-16.13 drew english cube=coal",
        "C81-16.13 drew-event english",
        "C81-16.13 drew-event english",
        "C81-16.13 events-went-back events=2",
    ]
    m = position("area=g; english: held=19")
    m.play("announce card=19")
    assert not any("events-went-back" in line for line in told(m, *drawn("coal", "ore", "ore")))


@pytest.mark.rule("C81-16.2")
def test_what_contract_5_shows_keeps_and_discards_is_told():
    m = position("area=f row=3,6,7 back=fog; english: held=5")
    answer(m, "announce card=5")
    assert told(m, "turn card=11", "back sky=rain", "turn card=20", "back sky=fog")[::2] == [
        "C81-16.2 shown contract=11",
        "C81-16.2 shown contract=20",
    ]
    assert told(m, "choose card=20")[:3] == [
        "C81-16.2 kept-contract english contract=20",
        "C81-16.2 discarded english card=5",
        "C81-16.2 discarded english card=11",
    ]


@pytest.mark.rule("C81-17.4", "C81-17.5")
def test_a_new_deck_is_told_and_that_there_is_none():
    m = position("area=home deck=11 back=fog discard=20,13")
    assert told(m, "turn card=11")[1:] == ["C81-17.4 reshuffled cards=3"]
    m = position("area=f deck=11 back=fog; f: english")
    m.play("sign slot=1")
    assert told(m, "turn card=11")[1:3] == ["C81-17.5 deck-is-empty", "C81-18.5 no-disc sky=none"]


@pytest.mark.rule("C81-16.19")
def test_a_disc_removed_by_contract_is_told():
    m = position("area=g; english: held=n4 discs=2")
    assert told(m, "announce card=n4")[1] == (
        "C81-16.19 removed-discs-by-contract english discs=1 left=1"
    )


# --- crisis management and the crisis


@pytest.mark.rule("C81-15.1", "C81-15.2")
def test_what_a_labourer_in_g_does_is_told():
    heard = settled("area=g; english: discs=2; g: english english")
    assert heard[:4] == [
        "C81-4.1 area area=g",
        "C81-15.1 removed-disc english discs=1",
        "C81-15.1 removed-disc english discs=0",
        "C81-15.2 marker-came-back english markers=1",
    ]


@pytest.mark.rule("C81-1.6", "C81-4.3")
@pytest.mark.parametrize("first", ["english", "french"])
def test_in_g_the_labourers_of_the_first_player_act_first(first):
    other = "french" if first == "english" else "english"
    discs = "english: discs=3; french: discs=3"
    heard = settled(f"first={first} area=g; g: {other} {first} {other}; {discs}")
    acting = [line.split()[2] for line in heard if line.startswith("C81-15.1")]
    assert acting == [first, other, other]


@pytest.mark.rule("C81-15.2")
def test_a_labourer_in_g_without_disc_or_marker_does_nothing():
    heard = settled("area=g; english: crisis=0; g: english")
    assert heard[1] == "C81-15.2 nothing-in-crisis english"


@pytest.mark.rule("C81-18.1", "C81-18.5", "C81-19.1")
def test_markers_that_the_crisis_takes_are_told_and_the_new_disc():
    assert settled("area=crisis back=sun; english: discs=2") == [
        "C81-18.1 crisis english discs=2",
        "C81-18.1 lost-from-supply english markers=3",
        "C81-18.1 lost-from-supply english markers=4",
        "C81-18.5 added-disc french sky=sun discs=1",
        "C81-19.1 restock drawn=6",
    ]


@pytest.mark.rule("C81-1.6", "C81-18.1")
def test_the_crisis_is_told_of_the_first_player_first():
    heard = settled("first=french area=crisis; english: discs=1; french: discs=1")
    paying = [line.split()[2] for line in heard if line.startswith("C81-18.1")]
    assert paying == ["french", "english", "french", "english"]


@pytest.mark.rule("C81-18.5", "C81-18.7")
@pytest.mark.parametrize(
    ("back", "discs", "said"),
    [
        ("fog", 0, "C81-18.5 no-disc sky=fog"),
        ("rain", 3, "C81-18.7 all-discs-are-out english sky=rain"),
    ],
)
def test_why_no_disc_is_added_is_told(back, discs, said):
    assert settled(f"area=crisis back={back}; english: discs={discs}")[-2] == said


@pytest.mark.rule("C81-18.2", "C81-18.4")
def test_markers_lost_from_the_board_are_told_asked_or_not():
    m = position(
        "area=crisis; english: discs=3 crisis=14 at=4 sites=st-pancras-1; line 1: english=1"
    )
    assert told(m, "lose marker=tunnel-1")[:3] == [
        "C81-18.2 lost-from-board english marker=tunnel-1 markers=15",
        "C81-18.2 lost-from-board english marker=st-pancras-1 markers=16",
        "C81-18.4 nothing-to-lose english",
    ]


# --- the yard and the events


@pytest.mark.rule("C81-19.1", "C81-19.2", "C81-19.3", "C81-20.1")
def test_cubes_drawn_are_told_and_the_event_after_them():
    m = position("area=yard back=sun bag=1-ore+1-event")
    assert told(m, *drawn("event", "ore")) == [
        "C81-19.1 event-cube",
        "C81-19.2 into-yard cube=ore",
        "C81-19.3 event number=1 event=excavate",
        "C81-20.2 hit english sky=sun",
        "C81-20.5 cleared-by-event english rubble=4 position=1",
        "C81-3.3 moved-on english position=2",
        "C81-4.1 round-over round=1",
        "C81-4.6 round english round=2",
    ]


@pytest.mark.rule("C81-19.1")
def test_without_an_event_cube_no_event_is_told():
    m = position("area=yard")
    assert not any("event" in line for line in told(m, *drawn(*FIVE, "ore")))


@pytest.mark.rule("C81-19.5")
@pytest.mark.parametrize(("already", "back"), [(2, False), (3, True), (4, False), (6, True)])
def test_the_event_cubes_that_go_back_into_the_bag_are_told(already, back):
    m = position(f"area=yard fired={already} back=sun")
    heard = told(m, *drawn(*FIVE, "event"))
    line = "C81-19.5 track-went-back events=3"
    assert (line in heard) == back


@pytest.mark.rule("C81-20.3", "C81-20.6")
def test_both_sides_are_told_in_fog_and_a_rubble_site_that_is_lost():
    heard = events(2, "fog", more="first=french; english: at=3")
    assert heard[1:7] == [
        "C81-20.3 hit-both french",
        "C81-20.5 cleared-by-event french rubble=4 position=19",
        "C81-3.3 moved-on french position=18",
        "C81-20.3 hit-both english",
        "C81-20.5 cleared-by-event english rubble=4 position=3",
        "C81-20.6 lost-rubble-site english rubble_site=1",
    ]


@pytest.mark.rule("C81-17.5")
def test_events_hit_both_sides_of_an_empty_deck_without_any_fog():
    heard = events(2, "none", more="deck=")
    assert heard[1] == "C81-17.5 hit-without-back english"
    assert "C81-17.5 hit-without-back french" in heard
    assert not any("C81-20.3" in line for line in heard)


@pytest.mark.rule("C81-20.8")
def test_a_station_closed_by_an_event_is_told_and_if_there_is_none():
    assert events(3, "rain")[1:3] == [
        "C81-20.2 hit french sky=rain",
        "C81-20.8 closed-by-event french station=gare-du-nord",
    ]
    closed = "gare-du-nord,sangatte,colbart-ridge,middle"
    assert events(3, "rain", more=f"black={closed}")[2] == "C81-20.8 all-stations-complete french"


@pytest.mark.rule("C81-20.10")
def test_the_sale_of_trains_is_told_once():
    assert events(1)[:2] == ["C81-19.3 event number=2 event=trains", "C81-20.10 on-sale"]
    assert not any("C81-20.10" in line for line in events(1, more="on_sale=1"))


@pytest.mark.rule("C81-20.11", "C81-16.10")
def test_each_way_of_maintaining_a_train_is_told():
    def maintenance(move):
        m = position("area=yard fired=5; english: train=snowdon goods=1-bars held=21")
        answer(m, *drawn(*FIVE, "event"))
        return told(m, move)[:2]

    assert maintenance("maintain")[0] == "C81-20.11 maintained english train=snowdon bars=1"
    assert maintenance("waive card=21")[0] == (
        "C81-16.10 gave-up-contract english card=21 train=snowdon"
    )
    assert maintenance("return-train") == [
        "C81-20.11 will-not-maintain english train=snowdon",
        "C81-13.4 train-went-back english train=snowdon coal=1",
    ]


@pytest.mark.rule("C81-20.11")
def test_a_train_that_goes_back_by_itself_is_told():
    heard = events(5, more="french: train=enid")
    assert heard[:3] == [
        "C81-19.3 event number=6 event=maintenance",
        "C81-20.11 cannot-maintain french train=enid",
        "C81-13.4 train-went-back french train=enid coal=0",
    ]
    assert events(5)[1] == "C81-20.11 no-trains"


@pytest.mark.rule("C81-16.9", "C81-20.11")
def test_why_a_contract_does_not_save_a_train_while_abilities_are_forbidden_is_told():
    m = position(
        "area=a row=3,5,7 fired=5 bag=0-ore+0-stone+0-coal+1-event; "
        "english: train=snowdon held=13,21; french: train=enid"
    )
    m.play("announce card=13")
    restock(m, ("11", "fog"))
    assert told(m, "draw cube=event")[2:5] == [
        "C81-16.9 locked-maintenance english train=snowdon",
        "C81-13.4 train-went-back english train=snowdon coal=0",
        "C81-20.11 cannot-maintain french train=enid",
    ]


@pytest.mark.rule("C81-21.4")
def test_an_event_that_finds_no_rubble_is_told():
    met = "english: at=11; french: at=11; middle=english; line 11: rubble=2"
    heard = events(2, "fog", more=met)
    assert heard[3:5] == ["C81-20.3 hit-both french", "C81-21.4 no-rubble-left french"]
    assert not any("C81-3.3" in line for line in heard)


# --- the end


def ended(more, met=12):
    """What is told from the end of the last round on; the machines have met."""
    m = position(
        f"area=yard bag=1-ore middle=english; line {met}: rubble=0; english: at={met}; "
        f"french: at={met}; {more}"
    )
    heard = told(m, "draw cube=ore")
    return heard[heard.index("C81-21.2 game-over") + 1 :]


@pytest.mark.rule("C81-22.1", "C81-22.2", "C81-22.3", "C81-22.4", "C81-22.5", "C81-22.6")
def test_points_are_told_part_by_part():
    heard = ended(
        "english: sites=st-pancras-1 train=snowdon held=24,25,20 crisis=1; "
        "french: crisis=0; line 1: english=2; line 2: english=1"
    )
    assert heard == [
        "C81-22.1 tunnels english points=7",
        "C81-22.2 stations english points=9",
        "C81-23.5 contract-not-met english card=20",
        "C81-23.4 contract-crowded-out english card=24",
        "C81-22.3 contract-met english card=25 points=7",
        "C81-22.4 snowdon english points=9",
        "C81-22.6 bonus english points=10 position=12",
        "C81-22.5 in-crisis english markers=1 points=-2",
        "C81-22.8 total english points=40",
        "C81-22.8 total french points=0",
        "C81-22.9 won english points=40",
    ]


@pytest.mark.rule("C81-22.9")
def test_what_breaks_a_tie_is_told():
    english, french = "english: sites=st-pancras-3", "french: sites=gare-du-nord-5"
    assert ended(f"{english} crisis=4; {french}", met=11)[-1] == (
        "C81-22.9 won-by-crisis french points=1 markers=2"
    )
    assert ended(french, met=11)[-1] == "C81-22.9 won-at-middle english points=1"


# --- stories as such


@pytest.mark.rule("C81-24.1")
def test_everybody_hears_the_same():
    """Nothing is secret."""
    m = random_match(3)
    for number in range(1, m.count + 1):
        assert m.story(number, 0) == m.story(number, 1) == m.story(number, None)


def test_every_move_of_a_random_match_is_told_by_its_rules():
    """No entry of the log falls back on the bare move; every line has its rule."""
    m = random_match(5)
    for number in range(1, m.count + 1):
        assert all(line.news and line.rule for line in m.story(number))


def test_what_the_lab_counts_is_told_with_that_argument():
    for news, counted in DEEDS.items():
        assert counted in News(news).tells.args


BARS = {"ore": -1, "bars": 1}
STONE = {"rubble": -1, "stone": 1}
GOODS = {
    "hired": {"coal": -1},
    "bought-train": {"coal": 1},
    "kept-rubble": {"rubble": 1},
    "kept-from-station": {"rubble": 1},
    "made-bars": BARS,
    "made-bars-with-enid": BARS,
    "made-bars-by-contract": BARS,
    "made-stone": STONE,
    "made-stone-by-contract": STONE,
    "paid-stone": {"stone": -1},
    "paid-bars": {"bars": -1},
    "paid-train": {"bars": -1},
    "paid-machine": {"bars": -1},
    "maintained": {"bars": -1},
    "paid-ore-for-bars": {"ore": -1},
    "paid-rubble-for-stone": {"rubble": -1},
}
ONE_GOOD = {"shored": ("stone", -1), "placed-machine": ("ore", -1)}


def goods_told(line):
    """Which goods of a player change by a line, and by how many."""
    for good, sign in GOODS.get(line.news, {}).items():
        yield good, sign * line.about[good]
    if line.news.startswith("took") and "cubes" in line.about:
        for cubes in line.about["cubes"].split("+"):
            number, cube = cubes.split("-")
            yield cube, int(number)
    if line.news == "drew":
        yield line.about["cube"], 1
    if line.news in ONE_GOOD:
        yield ONE_GOOD[line.news]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_goods_told_add_up_to_what_both_have(seed):
    m = random_match(seed)
    have = m.rows_at(0)[0]["players"]["goods"].astype(int)
    for number in range(1, m.count + 1):
        for line in m.story(number):
            for good, change in goods_told(line):
                have[line.seat, Good[good.upper()]] += change
        assert (have == m.rows_at(number)[0]["players"]["goods"]).all(), m.log[number - 1]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_points_told_add_up_to_the_totals(seed):
    m = random_match(seed)
    scores, totals = [0, 0], [0, 0]
    for line in m.story(m.count):
        if line.news == "total":
            totals[line.seat] = line.about["points"]
        elif "points" in line.about and not line.news.startswith("won"):
            scores[line.seat] += line.about["points"]
    assert scores == totals == list(m.scores) != [0, 0]


OFFERED = {
    "take cubes=2-ore+1-coal": "The English take 2 ore and 1 coal from the yard.",
    "take cubes=none": "The English take no cubes from the yard.",
}


@pytest.mark.parametrize("move", OFFERED)
def test_a_move_is_offered_with_its_numbers(move):
    m = position("area=a; a: english")
    action = m.game.actions.parse(move)
    assert m.game.text.say(m.row_seen_by(0), action, 0, "en") == OFFERED[move]


COMPUTED = [
    (News.TOOK, TAKE_NAMES.index("2-ore+1-coal"), 0, "take 2 ore and 1 coal from the yard."),
    (News.KEPT_RUBBLE, 2, 4, "keep 2 rubble from tunnel 4."),
    (News.KEPT_FROM_STATION, 2, 10, "keep 2 rubble from the Middle: a station is not shored."),
    (News.CAME_TO, CONTRACT_NAMES.index("5"), 0, "now come to contract 5 (shows two contracts)."),
]
"""News whose words are worked out: lists, tunnels and stations, what a contract can do."""


@pytest.mark.parametrize(("kind", "x", "y", "said"), COMPUTED)
def test_words_that_are_worked_out(kind, x, y, said):
    m = position()
    piece = Piece(kind, 0, (x, y)[: len(kind.tells.args)])
    assert m.game.text.tell(m.row_seen_by(0), piece, "en") == f"The English {said}"
