"""What the rules tell: every effect with its rule, to whom it is due, and nothing else."""

import pytest

from tests.games.manhattan.kit import PLAYERS, answer, position, random_match, send
from tunnelier import Match
from tunnelier.games.manhattan.tables import Good

PASS = ("place construction", "end-turn")
LOADED = {"loaded": True}
SEVEN = ["11", "12", "13", "14", "15", "16", "17"]


def told(match, viewer=None, lang="en", last=1):
    """The lines of the last moves, as a player (None: a spectator) hears them."""
    seat = None if viewer is None else PLAYERS.index(viewer)
    numbers = range(match.count - last + 1, match.count + 1)
    return [line for number in numbers for line in match.story(number, seat, lang)]


def said(match, viewer=None, lang="en", last=1):
    """The sentences of the last moves."""
    return [line.said for line in told(match, viewer, lang, last)]


def rules(match, last=1):
    """The rules by which the last moves did what they did."""
    return [line.rule for line in told(match, last=last)]


def played(match, *moves):
    """The match after some moves."""
    answer(match, *moves)
    return match


# --- set-up


@pytest.mark.rule("MP-2.1", "MP-2.4")
def test_the_first_player_and_the_bonus_of_the_others():
    """In the order of the first turns; the first player receives nothing."""
    m = played(Match("manhattan", 3, follow=True), "first blue")
    assert said(m) == [
        "Blue is drawn as the first player.",
        "Green receives $2 as a starting bonus.",
        "Red receives $4 as a starting bonus.",
    ]
    assert said(m, lang="fr")[1] == "Vert reçoit 2\u00a0$ comme bonus de départ."
    assert rules(m) == ["MP-2.1", "MP-2.4", "MP-2.4"]


@pytest.mark.rule("MP-2.5", "MP-2.6", "MP-2.7", "MP-3.1")
def test_the_table_is_laid_until_the_first_turn_begins():
    """Market, bombs, the worker of the fourth player; then somebody's turn."""
    m = played(Match("manhattan", 4, follow=True), "first red")
    m.play("reveal 11")
    assert (said(m), rules(m)) == (["Slot 1 of the market: mine 11."], ["MP-2.6"])
    answer(m, *(f"reveal {name}" for name in ("01", "02", "12", "21", "22", "16")))
    m.play("design 15")
    assert (said(m), rules(m)) == (["Face up, to be designed: plutonium bomb 15."], ["MP-2.7"])
    answer(m, *(f"design {name}" for name in ("00", "01", "02", "03")), "recruit scientist")
    assert said(m) == [
        "Yellow takes 1 scientist from the general supply as a starting bonus.",
        "It is Red's turn.",
    ]
    assert rules(m) == ["MP-2.5", "MP-3.1"]


# --- turns


@pytest.mark.rule("MP-3.1", "MP-3.4")
def test_a_turn_ends_and_the_next_begins():
    """Whoever has no worker must retrieve."""
    m = played(position(supply={"blue": ""}), *PASS)
    assert said(m) == [
        "Red's turn is over.",
        "It is Blue's turn.",
        "Blue has no worker in the supply and must retrieve its workers.",
    ]
    assert rules(m) == ["MP-3.1", "MP-3.1", "MP-3.4"]


@pytest.mark.rule("MP-3.9")
def test_a_turn_begins_once():
    """Not again at every open point."""
    m = played(position(money={"red": 5}, buildings={"red": ["11"]}), "place mine-1", "use 11")
    assert not [line for line in told(m, last=2) if line.news == "turn"]


# --- placing


@pytest.mark.rule("MP-4.8", "MP-4.9", "MP-4.13")
def test_workers_cost_and_output():
    """In this order, from where and how much."""
    m = played(
        position(supply={"red": "s"}, money={"red": 3}, yellowcake={"red": 2}), "place enrichment"
    )
    assert said(m) == [
        "Red places 1 scientist on Enrichment Plant.",
        "Red pays $3 to the general supply.",
        "Red pays 2 yellowcake to the general supply.",
        "Red receives 1 uranium.",
    ]
    assert rules(m) == ["MP-3.6", "MP-4.9", "MP-4.9", "MP-4.13"]


@pytest.mark.rule("MP-4.8", "MP-4.18", "MP-4.19", "MP-5.12")
@pytest.mark.parametrize("move", ["place", "block"])
def test_bribes_and_shares_whatever_the_player_does(move):
    """The others receive theirs clockwise from the left."""
    m = played(position(mover="blue", bribe=4), f"{move} money-2")
    mine = ["Blue receives $5."] if move == "place" else []
    assert said(m)[1:] == [
        "$1 from the general supply goes to the bribe pile, which holds $5.",
        *mine,
        "Green receives $2 as an opponent.",
        "Red receives $2 as an opponent.",
    ]
    assert told(m)[1].rule == "MP-5.12"
    assert {line.rule for line in told(m)[-2:]} == {"MP-4.19"}


@pytest.mark.rule("MP-4.10")
def test_a_declined_action_brings_nothing():
    """The cost is paid, nothing is received."""
    m = played(position(supply={"red": "s"}, yellowcake={"red": 2}), "block reactor")
    assert said(m) == [
        "Red places 1 scientist on Reactor and declines the action.",
        "Red pays 2 yellowcake to the general supply.",
    ]


@pytest.mark.rule("MP-4.12", "MP-4.16")
def test_what_there_is_no_room_for():
    """Part of it, or all: what is lost is told, and nothing received that was not."""
    m = position(
        supply={"red": "e e"},
        buildings={"red": ["08"]},
        fighters={"red": 9},
        bombers={"red": 10},
    )
    m.play("use 08")
    assert said(m)[1:] == [
        "Red receives 1 fighter.",
        "Red does not receive 1 fighter: there is no more room.",
        "Red does not receive 2 bombers: there is no more room.",
    ]
    assert rules(m)[1:] == ["MP-4.13", "MP-4.12", "MP-4.12"]


@pytest.mark.rule("MP-4.14")
def test_a_side_of_a_slash():
    """The workers are told when they go, the goods when they are chosen."""
    m = position(buildings={"red": ["01"]})
    m.play("use 01")
    assert said(m) == ["Red places 1 laborer on factory 01."]
    m.play("make money")
    assert said(m) == ["Red receives $2."]


@pytest.mark.rule("MP-3.14")
def test_a_choice_of_workers_is_told_once_they_go():
    """Until then only what was chosen."""
    m = position(supply={"red": "l e"})
    m.play("place aircraft-1")
    assert told(m)[0].said == "Red chooses Aircraft 1."
    assert told(m)[0].news is None
    send(m, "e")
    assert said(m) == ["Red places 1 engineer on Aircraft 1.", "Red receives 2 fighters."]


@pytest.mark.rule("MP-5.4")
def test_who_is_trained():
    """Own workers and contractors."""
    m = position(supply={"red": "e"}, buildings={"red": ["28"]})
    answer(m, "use 28", "train 2")
    assert said(m) == [
        "Red trains 2 engineers of its own colour.",
        "Red trains 1 contract engineer.",
    ]
    assert rules(m) == ["MP-5.4", "MP-5.4"]


@pytest.mark.rule("MP-5.5", "MP-4.11")
def test_who_cannot_be_trained():
    """The general supply has one contract laborer, or none."""
    m = played(position(supply={"blue": "gl gl gl"}), "place university-1")
    assert said(m)[1:] == [
        "Red does not train 2 laborers: the general supply has no more.",
        "Red trains 1 contract laborer.",
    ]
    m = played(position(supply={"blue": "gl gl gl gl"}), "place university-1")
    assert said(m)[1:] == ["Red does not train 3 laborers: the general supply has no more."]
    assert rules(m)[1:] == ["MP-5.5"]


@pytest.mark.rule("MP-7.11")
def test_what_a_reactor_burns():
    """Uranium instead of yellowcake, chosen or because there is nothing else."""
    m = position(supply={"red": "s"}, buildings={"red": ["42"]}, uranium={"red": 1})
    m.play("use 42")
    assert said(m)[1:] == [
        "Red pays 1 uranium as fuel, instead of yellowcake.",
        "Red receives 1 plutonium.",
    ]
    assert rules(m)[1] == "MP-7.11"
    m = position(
        supply={"red": "s"}, buildings={"red": ["42"]}, uranium={"red": 1}, yellowcake={"red": 2}
    )
    answer(m, "use 42", "burn yellowcake")
    assert said(m) == ["Red pays 2 yellowcake to the general supply.", "Red receives 1 plutonium."]


# --- construction


def market(slot, worker="l", **more):
    """Red buys from a slot."""
    given = {"market": SEVEN, "money": {"red": 30}, "supply": {"red": worker}}
    return played(position(**(given | more)), "place construction", f"buy {slot}")


@pytest.mark.rule("MP-6.7", "MP-6.8", "MP-6.10", "MP-6.11")
def test_a_purchase_in_its_order():
    """Pay, take, bribe, slide; then chance brings a card."""
    m = market(1, bribe=3)
    assert said(m) == [
        "Red pays $2 to the general supply for slot 1.",
        "Red takes mine 11 from slot 1 of the market.",
        "Red takes the bribe pile: $3.",
        "The buildings to the right of the gap slide one slot to the left.",
    ]
    assert rules(m) == ["MP-6.6", "MP-6.2", "MP-6.8", "MP-6.10"]
    m.play("reveal 30")
    assert said(m) == ["A new building comes into slot 7: university 30."]
    assert rules(m) == ["MP-6.11"]


@pytest.mark.rule("MP-6.5")
def test_an_engineer_pays_nothing():
    """For the two cheapest, and an empty bribe pile is not told."""
    m = market(1, "e")
    assert said(m)[:2] == [
        "Red has placed an engineer: slot 1 is free.",
        "Red takes mine 11 from slot 1 of the market.",
    ]
    assert rules(m) == ["MP-6.5", "MP-6.2", "MP-6.10"]


@pytest.mark.rule("MP-6.9", "MP-6.10")
def test_the_dear_slots_feed_the_bribe_pile():
    """Nothing slides where nothing lies to the right."""
    m = market(7, bribe=1)
    assert said(m) == [
        "Red pays $20 to the general supply for slot 7.",
        "Red takes mine 17 from slot 7 of the market.",
        "$1 from the general supply goes to the bribe pile, which holds $2.",
    ]
    assert rules(m)[-1] == "MP-6.9"


@pytest.mark.rule("MP-6.11")
def test_an_empty_deck_adds_nothing():
    """And that is told."""
    m = market(7, building_deck=0)
    assert said(m)[-1] == "The deck of buildings is empty: none is added to the market."


@pytest.mark.rule("MP-6.2")
def test_no_purchase():
    """Nothing is asked without money; with it, declining is told by its own sentence."""
    m = played(position(supply={"red": "l"}), "place construction")
    assert said(m) == ["Red places 1 laborer on Construction.", "Red cannot pay for any building."]
    assert rules(m)[1:] == ["MP-6.2"]
    m = played(position(money={"red": 9}), "place construction", "decline")
    assert (said(m), rules(m)) == (["Red buys nothing."], ["MP-6.2"])


@pytest.mark.rule("MP-6.3")
def test_an_empty_market():
    """All are bought: nothing is asked, and money has nothing to do with it."""
    m = played(position(money={"red": 30}, market=[], building_deck=0), "place construction")
    assert said(m)[1:] == ["The market is empty: Red can buy nothing."]
    assert rules(m)[1:] == ["MP-6.3"]


# --- espionage


@pytest.mark.rule("MP-8.2", "MP-8.3", "MP-8.4")
def test_espionage():
    """A spy more, buildings open; what is not used is gone with the turn."""
    m = position(
        money={"red": 3}, spies={"red": 1}, buildings={"blue": ["11"]}, supply={"red": "l l"}
    )
    m.play("place espionage")
    assert said(m)[2:] == [
        "Red gains a spy and now has 2.",
        "Red may use 2 buildings of opponents in this turn.",
    ]
    m.play("use 11")
    assert said(m) == [
        "Red places 1 laborer on mine 11 of Blue, as a spy.",
        "Red receives 1 yellowcake.",
    ]
    m.play("end-turn")
    assert said(m)[1] == "Red may no longer use buildings of opponents."
    assert rules(m, last=3)[2:] == [
        *("MP-8.2", "MP-8.4", "MP-8.3", "MP-4.13"),
        *("MP-3.1", "MP-8.3", "MP-3.1"),
    ]


@pytest.mark.rule("MP-8.2")
def test_a_seventh_spy():
    """There is none, but buildings are open."""
    m = played(position(money={"red": 3}, spies={"red": 6}), "place espionage")
    assert said(m)[2:] == [
        "Red gains no spy: 6 are the most there can be.",
        "Red may use 6 buildings of opponents in this turn.",
    ]


@pytest.mark.rule("MP-8.4", "MP-4.10")
def test_whose_building_is_used():
    """Own, spied on, or blocked without the action: each is another piece of news."""
    m = position(
        money={"red": 3},
        spies={"red": 3},
        buildings={"red": ["11", "16"], "blue": ["12"], "green": ["01"]},
        supply={"red": "l l e l gl l"},
    )
    answer(m, "place espionage")
    send(m, "l")
    kinds = []
    for move, workers in (
        ("use 11", "l"),
        ("occupy 16", "e"),
        ("occupy 12", "l gl"),
        ("use 01", "l"),
    ):
        m.play(move)
        send(m, workers)
        kinds.append(next(line.news for line in told(m) if line.news))
    assert kinds == ["used", "occupied", "occupied-by-spy", "spied"]
    assert said(m, last=1)[0] == "Red places 1 laborer on factory 01 of Green, as a spy."


@pytest.mark.rule("MP-8.3")
def test_no_spies_no_news_of_spies():
    """A turn without espionage ends without a word of it."""
    assert "spying-over" not in [line.news for line in told(played(position(), *PASS))]


# --- air strikes and pacts


@pytest.mark.rule("MP-9.4", "MP-9.6", "MP-9.10")
def test_an_air_strike_until_the_last_plane():
    """What each attack costs and hits; it closes by itself."""
    m = position(fighters={"red": 1, "blue": 1}, bombers={"red": 1}, buildings={"blue": ["11"]})
    m.play("place air-strike")
    assert said(m)[1:] == ["Red may strike with 1 fighter and 1 bomber."]
    m.play("shoot blue fighter")
    assert said(m) == ["Red gives up a fighter and destroys a fighter of Blue."]
    m.play("raid 11")
    assert said(m) == [
        "Red gives up a bomber and hits mine 11 of Blue: damage 1.",
        "Red has no plane left: the air strike is over.",
    ]
    assert rules(m, last=3) == ["MP-3.6", "MP-9.2", "MP-9.4", "MP-9.6", "MP-9.10"]


@pytest.mark.rule("MP-9.1", "MP-9.10")
def test_a_strike_that_is_stopped_or_never_opens():
    """By `stop`, or without a plane."""
    m = played(position(fighters={"red": 1}), "place air-strike", "stop")
    assert (said(m), rules(m)) == (["Red ends the air strike."], ["MP-9.10"])
    m = played(position(), "place air-strike")
    assert said(m)[1:] == ["Red has no plane: there is no air strike."]


@pytest.mark.rule("MP-10.4", "MP-10.6", "MP-10.8")
def test_a_truce_and_its_end():
    """Offered, accepted, over at the proposer's next turn; a refusal binds nobody."""
    m = position(fighters={"red": 1})
    answer(m, "place air-strike", "truce blue")
    assert (said(m), rules(m)) == (["Red offers Blue a truce."], ["MP-10.3"])
    m.play("accept")
    assert said(m) == [
        "Red and Blue have a truce: until Red's next turn neither attacks the other."
    ]
    assert rules(m) == ["MP-10.4"]
    answer(m, "stand-down green", "refuse")
    assert said(m) == ["Green refuses what Red offers: a stand-down."]
    answer(m, "stop", "end-turn", *PASS, *PASS)
    assert said(m) == [
        "Green's turn is over.",
        "Red's pact with Blue is over: a truce.",
        "It is Red's turn.",
    ]
    assert rules(m) == ["MP-3.1", "MP-10.6", "MP-3.1"]


@pytest.mark.rule("MP-10.5")
def test_a_stand_down():
    """Who keeps off what."""
    m = played(position(fighters={"red": 1}), "place air-strike", "stand-down blue", "accept")
    assert said(m) == [
        "Red and Blue agree: Red spares Blue, who keeps off Air Strike until Red's next turn."
    ]
    assert rules(m) == ["MP-10.5"]


# --- repair


@pytest.mark.rule("MP-11.2", "MP-11.3", "MP-11.4", "MP-11.6")
def test_repairs_and_who_cannot_pay():
    """Red repairs, blue pays once and cannot go on, green cannot at all."""
    m = position(
        money={"red": 5, "blue": 4, "green": 1},
        buildings={"red": ["11"], "blue": ["12"], "green": ["13"]},
        damage={"11": 2, "12": 2, "13": 1},
    )
    answer(m, "place repair", "repair 11")
    assert (said(m), rules(m)) == (
        ["Red repairs a point of damage on mine 11: 1 left."],
        ["MP-11.2"],
    )
    m.play("enough")
    assert (said(m), rules(m)) == (["Red repairs no more."], ["MP-11.2"])
    m.play("repair 12")
    assert said(m) == [
        "Blue pays $2 to the general supply for a repair.",
        "Blue repairs a point of damage on mine 12: 1 left.",
        "Blue has damage, but not $3 to repair it.",
        "Green has damage, but not $2 to repair it.",
    ]
    assert rules(m) == ["MP-11.4", "MP-11.3", "MP-11.6", "MP-11.6"]


@pytest.mark.rule("MP-11.2", "MP-11.3")
def test_whoever_repairs_no_more_is_told_before_those_who_cannot():
    """Of the player who placed by one rule, of an opponent by another."""
    m = position(
        money={"red": 5, "blue": 9},
        buildings={"red": ["11"], "blue": ["12"], "green": ["13"]},
        damage={"11": 1, "12": 1, "13": 1},
    )
    answer(m, "place repair", "enough")
    assert (said(m), rules(m)) == (["Red repairs no more."], ["MP-11.2"])
    m.play("enough")
    assert said(m) == ["Blue repairs no more.", "Green has damage, but not $2 to repair it."]
    assert rules(m) == ["MP-11.3", "MP-11.6"]


@pytest.mark.rule("MP-11.1")
def test_nothing_to_repair():
    """Told of the active player alone."""
    m = played(position(money={"red": 5}), "place repair")
    assert said(m)[1:] == ["Red pays $5 to the general supply.", "Red has no damage to repair."]


# --- designing bombs


@pytest.mark.rule("MP-12.3", "MP-12.4", "MP-12.5", "MP-16.3")
def test_a_draft_is_heard_by_each_as_it_may_be():
    """Who keeps what is known to the keeper alone; the packet's size to all."""
    m = position(supply={"red": "e s"}, row=["00", "01", "02", "15"])
    m.play("place design")
    assert said(m)[1:] == ["Red takes the 4 bombs that lie face up."]
    m.play("keep 01")
    assert said(m, "red") == ["Red keeps uranium bomb 01.", "Blue is passed 3 bombs."]
    for other in ("blue", "green", None):
        assert said(m, other) == ["Red keeps a bomb.", "Blue is passed 3 bombs."]
    answer(m, "keep 00", "keep 02")
    assert said(m, "red")[:2] == [
        "Green keeps a bomb.",
        "Red gets the last of them: plutonium bomb 15.",
    ]
    assert said(m, "green")[:2] == [
        "Green keeps uranium bomb 02.",
        "Red gets the last of the bombs.",
    ]
    assert said(m)[:2] == ["Green keeps a bomb.", "Red gets the last of the bombs."]
    assert rules(m)[:2] == ["MP-12.4", "MP-12.5"]


@pytest.mark.rule("MP-12.8", "MP-12.9", "MP-12.11")
def test_the_next_bombs_or_none():
    """From the deck, from under it once it is empty, or the space is closed."""
    draft = ("place design", "keep 00", "keep 01")
    m = played(position(2, supply={"red": "e s"}, bomb_deck=2, under=["16"]), *draft, "design 03")
    assert (said(m), rules(m)) == (["A new bomb is turned up: uranium bomb 03."], ["MP-12.8"])
    answer(m, "design 04", "design 16")
    assert said(m) == ["A tested bomb is turned up again: plutonium bomb 16."]
    assert rules(m) == ["MP-12.11"]
    m = played(position(2, supply={"red": "e s"}, bomb_deck=2), *draft)
    assert said(m)[-1] == "Too few bombs are left in the deck: Design Bomb is closed for good."
    assert rules(m)[-1] == "MP-12.9"


# --- bomb actions


@pytest.mark.rule("MP-13.4", "MP-13.5", "MP-13.6", "MP-13.15")
def test_a_bomb_is_built():
    """Face up, staffed, fuelled, worth its points."""
    m = position(supply={"red": "s ge"}, hands={"red": ["03"]}, uranium={"red": 5})
    m.play("build 03")
    assert said(m) == [
        "Red plays uranium bomb 03 face up.",
        "Red puts 1 scientist on the bomb.",
        "Red puts 1 contract engineer on the bomb.",
        "Red pays 3 uranium as fuel.",
        "Red has built uranium bomb 03 for 12 points.",
        "Red has 12 points; 60 are needed to win.",
    ]
    assert rules(m) == ["MP-13.4", "MP-13.5", "MP-13.5", "MP-13.4", "MP-13.6", "MP-13.15"]


@pytest.mark.rule("MP-13.5")
def test_a_bomb_is_shown_before_its_staff_is_chosen():
    """Nothing is built yet."""
    m = position(supply={"red": "s gs"}, hands={"red": ["00"]}, uranium={"red": 3})
    m.play("build 00")
    assert said(m) == ["Red plays uranium bomb 00 face up."]
    m.play("staff 0")
    assert said(m)[0] == "Red puts 1 contract scientist on the bomb."


@pytest.mark.rule("MP-13.7", "MP-13.9", "MP-13.10", "MP-13.11", "MP-13.12")
def test_a_test_and_all_that_follows():
    """The card, the token, the workers, the marker, the other bombs, the score."""
    m = position(
        built={"red": {"15": {"loaded": True, "workers": "s ge"}, "18": {}}}, money={"red": 2}
    )
    m.play("test 15")
    assert said(m) == [
        "Red tests plutonium bomb 15.",
        "The tested bomb, plutonium bomb 15, goes face down under the deck: 8 points lost.",
        "Red takes the highest test token left: 8 points.",
        "Red moves 1 scientist from the bomb to the test token.",
        "Red moves 1 contract engineer from the bomb to the test token.",
        "Red loses the loaded marker of the tested bomb: 5 points lost, nothing refunded.",
        "Red has tested: from now on plutonium bomb 18 counts 19 points.",
        "Red has 27 points; 60 are needed to win.",
    ]
    assert rules(m) == [
        *("MP-13.8", "MP-13.9", "MP-13.10", "MP-13.11"),
        *("MP-13.11", "MP-13.12", "MP-13.7", "MP-13.15"),
    ]


@pytest.mark.rule("MP-13.7")
def test_a_test_without_more():
    """No workers, no marker, no other bomb: none of it is told."""
    m = played(position(built={"red": {"15": {}}}), "test 15")
    assert [line.news for line in told(m)] == ["tested", "under-deck", "token", "score"]


@pytest.mark.rule("MP-13.13")
def test_a_bomb_is_loaded():
    """With the last plane outside a strike no strike is over."""
    m = played(position(built={"red": {"11": {}}}, money={"red": 3}, bombers={"red": 1}), "load 11")
    assert said(m) == [
        "Red pays $3 and a bomber and loads uranium bomb 11: 5 points more.",
        "Red has 29 points; 60 are needed to win.",
    ]


@pytest.mark.rule("MP-9.10", "MP-3.10")
def test_loading_the_last_plane_ends_a_strike():
    """Which closes by itself."""
    m = position(built={"red": {"11": {}}}, money={"red": 3}, bombers={"red": 1})
    answer(m, "place air-strike", "load 11")
    assert said(m)[1] == "Red has no plane left: the air strike is over."


# --- retrieving


@pytest.mark.rule("MP-14.1", "MP-14.3", "MP-14.4", "MP-14.5")
def test_a_retrieval_step_by_step():
    """Who comes back from where, and where contractors go."""
    m = position(
        supply={"red": "l gs", "blue": "l l l"},
        board={"mine-2": "red:l", "construction": "red:e gl"},
        buildings={"red": ["21", "04"], "blue": ["12"]},
        on_buildings={"12": "red:l gl", "21": "blue:l", "04": "red:l ge"},
        built={"red": {"00": {"workers": "gs"}}},
        tokens={"red": (8, "e s")},
    )
    m.play("retrieve")
    assert said(m) == [
        "Red retrieves its workers.",
        "Red takes back 1 laborer from Mine 2.",
        "Red takes back 1 engineer from Construction.",
        "Red takes back 1 laborer from mine 12.",
        "Red gets back 1 laborer from factory 04.",
        "Red returns 1 contract engineer from factory 04 to the general supply.",
        "Blue gets back 1 laborer from university 21.",
        "Red returns 1 contract scientist from uranium bomb 00 to the general supply.",
        "Red gets back 1 engineer and 1 scientist from the test token.",
        "Red returns 1 contract laborer from Construction to the general supply.",
        "Red returns 1 contract scientist from its own supply to the general supply.",
        "Red's turn is over.",
        "It is Blue's turn.",
    ]
    assert rules(m) == [
        "MP-14.1",
        *["MP-14.3"] * 3,
        *["MP-14.4"] * 5,
        *["MP-14.5"] * 2,
        *["MP-3.1"] * 2,
    ]
    assert said(m, lang="fr")[7] == (
        "Rouge rend à la réserve générale 1 Scientifique intérimaire de la bombe à l'uranium 00."
    )


@pytest.mark.rule("MP-14.6", "MP-14.7")
def test_what_a_retrieval_does_not_touch_is_not_told():
    """A contractor left on blue's mine, and blue's laborer on the main board."""
    m = position(
        supply={"red": "l l l", "blue": "l l l"},
        board={"mine-3": "blue:l"},
        buildings={"blue": ["12"]},
        on_buildings={"12": "red:l gl"},
    )
    m.play("retrieve")
    assert said(m)[1:-2] == ["Red takes back 1 laborer from mine 12."]


# --- the end


@pytest.mark.rule("MP-15.1", "MP-15.7")
def test_the_target_is_reached():
    """Who wins by it, and how all stand, each once."""
    m = position(
        players=2,
        built={"red": {"14": {"loaded": True}, "13": {}}, "blue": {"15": {}}},
        bombers={"red": 1},
        money={"red": 9},
        hands={"red": ["00"]},
        supply={"red": "s"},
        uranium={"red": 3},
        tokens={"blue": (6, "")},
    )
    m.play("build 00")
    assert said(m)[-6:] == [
        "Red has built uranium bomb 00 for 9 points.",
        "Red has reached the target with 72 points and wins.",
        "Points of Red: bombs built 67, bombs loaded 5, test token 0.",
        "Red has 72 points; 70 are needed to win.",
        "Points of Blue: bombs built 13, bombs loaded 0, test token 6.",
        "Blue has 19 points; 70 are needed to win.",
    ]


def exhausted(**more):
    """Two players after a turn, with Design Bomb closed and nothing left to score."""
    m = position(players=2, closed=True, **more)
    return played(m, "block aircraft-1", "end-turn")


@pytest.mark.rule("MP-15.4")
def test_nobody_can_score_any_more():
    """Why the match is over, how all stand, who has won; no turn begins."""
    m = exhausted(built={"red": {"01": LOADED}})
    assert said(m) == [
        "Red's turn is over.",
        "Nobody can score any more: the match is over.",
        "Points of Red: bombs built 10, bombs loaded 5, test token 0.",
        "Red has 15 points; 70 are needed to win.",
        "Points of Blue: bombs built 0, bombs loaded 0, test token 0.",
        "Blue has 0 points; 70 are needed to win.",
        "Red wins with the most points: 15 points.",
    ]
    assert (rules(m)[1], rules(m)[-1]) == ("MP-15.4", "MP-15.6")


@pytest.mark.rule("MP-15.5", "MP-15.6")
@pytest.mark.parametrize(
    ("table", "lines"),
    [
        ({"built": {"red": {"02": {}}}}, ["Red wins with the most points: 11 points."]),
        (
            {"built": {"red": {"05": {}}, "blue": {"00": LOADED}}, "money": {"red": 9}},
            ["Blue wins: tied at 14 points, it has the most loaded bombs, 1."],
        ),
        (
            {"built": {"red": {"17": {}}, "blue": {"00": {}}}, "money": {"red": 3, "blue": 4}},
            ["Blue wins: tied at 9 points and in loaded bombs (0), it has the most money, $4."],
        ),
        (
            {"built": {"red": {"17": {}}, "blue": {"00": {}}}},
            [
                "Red shares the victory, tied in points (9 points), loaded bombs (0) and money "
                "($0).",
                "Blue shares the victory, tied in points (9 points), loaded bombs (0) and money "
                "($0).",
            ],
        ),
    ],
    ids=["points", "loaded bombs", "money", "shared"],
)
def test_who_wins_at_the_limit_and_why(table, lines):
    """The tie-break is named."""
    m = position(3, "green", turn_limit="50", finished_turns=149, **table)
    answer(m, "block aircraft-1", "end-turn")
    assert said(m)[1] == "Everybody has had 50 turns: the match is over."
    assert told(m)[1].rule == "MP-15.5"
    assert [line.said for line in told(m) if line.news.startswith("won")] == lines


# --- moves before they are played


@pytest.mark.rule("MP-16.9")
def test_what_a_move_would_do():
    """As far as it does not depend on others: a purchase up to the card that chance brings."""
    m = position(market=SEVEN, money={"red": 9}, supply={"red": "l"})
    m.play("place construction")
    assert [line.said for line in m.foresee("buy 3")] == [
        "Red pays $5 to the general supply for slot 3.",
        "Red takes mine 13 from slot 3 of the market.",
        "The buildings to the right of the gap slide one slot to the left.",
        "Then chance decides.",
    ]
    assert m.question["name"] == "market"


@pytest.mark.rule("MP-16.3")
def test_a_pick_as_others_are_told_of_it():
    """Without the card."""
    m = position(supply={"red": "e s"}, row=["00", "01", "02", "15"])
    m.play("place design")
    action = m.actions[0]
    assert m.game.text.say(m.row_seen_by(0), action, 0, "en") == "Red keeps uranium bomb 00."
    assert m.game.text.say(m.row_seen_by(1), action, 1, "fr") == "Rouge garde une bombe."


# --- sums


HEAPS = {"received": 1, "shared": 1, "paid": -1, "burned": -1, "fuelled": -1}
MONEY = {"bonus-money": 1, "took-bribes": 1, "price": -1, "repair-paid": -1, "loaded": -1}
PLANES = {"fighter": Good.FIGHTERS, "bomber": Good.BOMBERS}


def goods_told(line):
    """Whose goods change by a line, which, and by how many."""
    if line.news in HEAPS:
        number, good = line.about["goods"].split("-")
        yield line.seat, Good[good.upper()], HEAPS[line.news] * int(number)
    if line.news in MONEY:
        yield line.seat, Good.MONEY, MONEY[line.news] * line.about["money"]
    if line.news == "shot":
        yield line.seat, Good.FIGHTERS, -1
        yield line.about["player"], PLANES[line.about["plane"]], -1
    if line.news in ("raided", "loaded"):
        yield line.seat, Good.BOMBERS, -1


@pytest.mark.parametrize("seed", [1, 2])
def test_goods_told_add_up_to_what_everybody_has(seed):
    m = random_match(seed, players=4, turn_limit="50", pacts="on")
    have = m.rows_at(0)[0]["players"]["goods"].astype(int)
    for number in range(1, m.count + 1):
        for line in m.story(number):
            for seat, good, change in goods_told(line):
                have[seat, good] += change
        assert (have == m.rows_at(number)[0]["players"]["goods"]).all(), m.log[number - 1]
