"""What the rules tell: every effect with its rule, to whom it is due, and nothing else."""

import pytest

from tests.games.manhattan.kit import PLAYERS, answer, position, random_match, send
from tests.games.news import brief
from tunnelier import Match
from tunnelier.games.manhattan.tables import Good

PASS = ("place construction", "end-turn")
SEVEN = "11,12,13,14,15,16,17"


def heard(match, viewer=None, lang="en", last=1):
    """The lines of the last moves, as a player (None: a spectator) hears them."""
    seat = None if viewer is None else PLAYERS.index(viewer)
    numbers = range(match.count - last + 1, match.count + 1)
    return [line for number in numbers for line in match.story(number, seat, lang)]


def told(match, viewer=None, last=1):
    """The news of the last moves, in brief."""
    return [brief(line, PLAYERS) for line in heard(match, viewer, last=last)]


def played(match, *moves):
    """The match after some moves."""
    answer(match, *moves)
    return match


# --- set-up


@pytest.mark.rule("MP-2.1", "MP-2.4")
def test_the_first_player_and_the_bonus_of_the_others():
    """In the order of the first turns; the first player receives nothing."""
    m = played(Match("manhattan", 3, follow=True), "first blue")
    assert told(m) == [
        "MP-2.1 first blue",
        "MP-2.4 bonus-money green money=2",
        "MP-2.4 bonus-money red money=4",
    ]
    assert heard(m, lang="fr")[1].said == "Vert reçoit 2\u00a0$ comme bonus de départ."


@pytest.mark.rule("MP-2.5", "MP-2.6", "MP-2.7", "MP-3.1")
def test_the_table_is_laid_until_the_first_turn_begins():
    """Market, bombs, the worker of the fourth player; then somebody's turn."""
    m = played(Match("manhattan", 4, follow=True), "first red")
    m.play("reveal 11")
    assert told(m) == ["MP-2.6 on-offer slot=1 building=11"]
    answer(m, *(f"reveal {name}" for name in ("01", "02", "12", "21", "22", "16")))
    m.play("design 15")
    assert told(m) == ["MP-2.7 face-up bomb=15"]
    answer(m, *(f"design {name}" for name in ("00", "01", "02", "03")), "recruit scientist")
    assert told(m) == ["MP-2.5 bonus-worker yellow workers=s", "MP-3.1 turn red"]


# --- turns


@pytest.mark.rule("MP-3.1", "MP-3.4")
def test_a_turn_ends_and_the_next_begins():
    """Whoever has no worker must retrieve."""
    m = played(position("blue: supply="), *PASS)
    assert told(m) == ["MP-3.1 turn-over red", "MP-3.1 turn blue", "MP-3.4 must-retrieve blue"]


@pytest.mark.rule("MP-3.9")
def test_a_turn_begins_once():
    """Not again at every open point."""
    m = played(position("red: money=5 buildings=11"), "place mine-1", "use 11")
    assert not [line for line in heard(m, last=2) if line.news == "turn"]


# --- placing


@pytest.mark.rule("MP-4.8", "MP-4.9", "MP-4.13")
def test_workers_cost_and_output():
    """In this order, from where and how much."""
    m = played(position("red: supply=s money=3 yellowcake=2"), "place enrichment")
    assert told(m) == [
        "MP-3.6 placed red crew=s space=enrichment",
        "MP-4.9 paid red goods=3-money",
        "MP-4.9 paid red goods=2-yellowcake",
        "MP-4.13 received red goods=1-uranium",
    ]


@pytest.mark.rule("MP-4.8", "MP-4.18", "MP-4.19", "MP-5.12")
@pytest.mark.parametrize("move", ["place", "block"])
def test_bribes_and_shares_whatever_the_player_does(move):
    """The others receive theirs clockwise from the left."""
    m = played(position("mover=blue bribe=4"), f"{move} money-2")
    mine = ["MP-4.13 received blue goods=5-money"] if move == "place" else []
    assert told(m)[1:] == [
        "MP-5.12 money-fed-bribes money=5",
        *mine,
        "MP-4.19 shared green goods=2-money",
        "MP-4.19 shared red goods=2-money",
    ]


@pytest.mark.rule("MP-4.10")
def test_a_declined_action_brings_nothing():
    """The cost is paid, nothing is received."""
    m = played(position("red: supply=s yellowcake=2"), "block reactor")
    assert told(m) == [
        "MP-4.10 blocked red crew=s space=reactor",
        "MP-4.9 paid red goods=2-yellowcake",
    ]


@pytest.mark.rule("MP-4.12", "MP-4.16")
def test_what_there_is_no_room_for():
    """Part of it, or all: what is lost is told, and nothing received that was not."""
    m = position("red: supply=e,e buildings=08 fighters=9 bombers=10")
    m.play("use 08")
    assert told(m)[1:] == [
        "MP-4.13 received red goods=1-fighters",
        "MP-4.12 lost red goods=1-fighters",
        "MP-4.12 lost red goods=2-bombers",
    ]


@pytest.mark.rule("MP-4.14")
def test_a_side_of_a_slash():
    """The workers are told when they go, the goods when they are chosen."""
    m = position("red: buildings=01")
    m.play("use 01")
    assert told(m) == ["MP-3.7 used red crew=l building=01"]
    m.play("make money")
    assert told(m) == ["MP-4.13 received red goods=2-money"]


@pytest.mark.rule("MP-3.14")
def test_a_choice_of_workers_is_told_once_they_go():
    """Until then only what was chosen."""
    m = position("red: supply=l,e")
    m.play("place aircraft-1")
    assert heard(m)[0].said == "Red chooses Aircraft 1."
    assert heard(m)[0].news is None
    send(m, "e")
    assert told(m) == [
        "MP-3.6 placed red crew=e space=aircraft-1",
        "MP-4.13 received red goods=2-fighters",
    ]


@pytest.mark.rule("MP-5.4")
def test_who_is_trained():
    """Own workers and contractors."""
    m = position("red: supply=e buildings=28")
    answer(m, "use 28", "train 2")
    assert told(m) == ["MP-5.4 trained red workers=e+e", "MP-5.4 hired red contractors=e"]


@pytest.mark.rule("MP-5.5", "MP-4.11")
def test_who_cannot_be_trained():
    """The general supply has one contract laborer, or none."""
    m = played(position("blue: supply=gl,gl,gl"), "place university-1")
    assert told(m)[1:] == ["MP-5.5 not-trained red workers=l+l", "MP-5.4 hired red contractors=l"]
    m = played(position("blue: supply=gl,gl,gl,gl"), "place university-1")
    assert told(m)[1:] == ["MP-5.5 not-trained red workers=l+l+l"]


@pytest.mark.rule("MP-7.11")
def test_what_a_reactor_burns():
    """Uranium instead of yellowcake, chosen or because there is nothing else."""
    m = position("red: supply=s buildings=42 uranium=1")
    m.play("use 42")
    assert told(m)[1:] == [
        "MP-7.11 burned red goods=1-uranium",
        "MP-4.13 received red goods=1-plutonium",
    ]
    m = position("red: supply=s buildings=42 uranium=1 yellowcake=2")
    answer(m, "use 42", "burn yellowcake")
    assert told(m) == [
        "MP-4.9 paid red goods=2-yellowcake",
        "MP-4.13 received red goods=1-plutonium",
    ]


# --- construction


def market(slot, worker="l", more=""):
    """Red buys from a slot."""
    table = f"market={SEVEN}; red: money=30 supply={worker}; {more}"
    return played(position(table), "place construction", f"buy {slot}")


@pytest.mark.rule("MP-6.7", "MP-6.8", "MP-6.10", "MP-6.11")
def test_a_purchase_in_its_order():
    """Pay, take, bribe, slide; then chance brings a card."""
    m = market(1, more="bribe=3")
    assert told(m) == [
        "MP-6.6 price red money=2 slot=1",
        "MP-6.2 bought red building=11 slot=1",
        "MP-6.8 took-bribes red money=3",
        "MP-6.10 slid",
    ]
    m.play("reveal 30")
    assert told(m) == ["MP-6.11 refilled slot=7 building=30"]


@pytest.mark.rule("MP-6.5")
def test_an_engineer_pays_nothing():
    """For the two cheapest, and an empty bribe pile is not told."""
    m = market(1, "e")
    assert told(m) == [
        "MP-6.5 free red slot=1",
        "MP-6.2 bought red building=11 slot=1",
        "MP-6.10 slid",
    ]


@pytest.mark.rule("MP-6.9", "MP-6.10")
def test_the_dear_slots_feed_the_bribe_pile():
    """Nothing slides where nothing lies to the right."""
    m = market(7, more="bribe=1")
    assert told(m) == [
        "MP-6.6 price red money=20 slot=7",
        "MP-6.2 bought red building=17 slot=7",
        "MP-6.9 purchase-fed-bribes money=2",
    ]


@pytest.mark.rule("MP-6.11")
def test_an_empty_deck_adds_nothing():
    """And that is told."""
    m = market(7, more="building_deck=0")
    assert told(m)[-1] == "MP-6.11 no-refill"


@pytest.mark.rule("MP-6.2")
def test_no_purchase():
    """Nothing is asked without money; with it, declining is told by its own sentence."""
    m = played(position("red: supply=l"), "place construction")
    assert told(m) == ["MP-3.6 placed red crew=l space=construction", "MP-6.2 no-purchase red"]
    m = played(position("red: money=9"), "place construction", "decline")
    assert told(m) == ["MP-6.2 declined red"]


@pytest.mark.rule("MP-6.3")
def test_an_empty_market():
    """All are bought: nothing is asked, and money has nothing to do with it."""
    m = played(position("market= building_deck=0; red: money=30"), "place construction")
    assert told(m)[1:] == ["MP-6.3 empty-market red"]


# --- espionage


@pytest.mark.rule("MP-8.2", "MP-8.3", "MP-8.4")
def test_espionage():
    """A spy more, buildings open; what is not used is gone with the turn."""
    m = position("red: money=3 spies=1 supply=l,l; blue: buildings=11")
    m.play("place espionage")
    assert told(m)[2:] == ["MP-8.2 spy red spies=2", "MP-8.4 spying red buildings=2"]
    m.play("use 11")
    assert told(m) == [
        "MP-8.3 spied red crew=l building=11 owner=1",
        "MP-4.13 received red goods=1-yellowcake",
    ]
    m.play("end-turn")
    assert told(m) == ["MP-3.1 turn-over red", "MP-8.3 spying-over red", "MP-3.1 turn blue"]


@pytest.mark.rule("MP-8.2")
def test_a_seventh_spy():
    """There is none, but buildings are open."""
    m = played(position("red: money=3 spies=6"), "place espionage")
    assert told(m)[2:] == ["MP-8.2 no-spy red spies=6", "MP-8.4 spying red buildings=6"]


@pytest.mark.rule("MP-8.4", "MP-4.10")
def test_whose_building_is_used():
    """Own, spied on, or blocked without the action: each is another piece of news."""
    m = position(
        "red: money=3 spies=3 buildings=11,16 supply=l,l,e,l,gl,l; "
        "blue: buildings=12; green: buildings=01"
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
        kinds.append(next(line.news for line in heard(m) if line.news))
    assert kinds == ["used", "occupied", "occupied-by-spy", "spied"]
    assert told(m, last=1)[0] == "MP-8.3 spied red crew=l building=01 owner=2"


@pytest.mark.rule("MP-8.3")
def test_no_spies_no_news_of_spies():
    """A turn without espionage ends without a word of it."""
    assert "spying-over" not in [line.news for line in heard(played(position(), *PASS))]


# --- air strikes and pacts


@pytest.mark.rule("MP-9.4", "MP-9.6", "MP-9.10")
def test_an_air_strike_until_the_last_plane():
    """What each attack costs and hits; it closes by itself."""
    m = position("red: fighters=1 bombers=1; blue: fighters=1 buildings=11")
    m.play("place air-strike")
    assert told(m)[1:] == ["MP-9.2 strike red fighters=1 bombers=1"]
    m.play("shoot blue fighter")
    assert told(m) == ["MP-9.4 shot red player=1 plane=fighter"]
    m.play("raid 11")
    assert told(m) == ["MP-9.6 raided red building=11 owner=1 damage=1", "MP-9.10 strike-spent red"]


@pytest.mark.rule("MP-9.1", "MP-9.10")
def test_a_strike_that_is_stopped_or_never_opens():
    """By `stop`, or without a plane."""
    m = played(position("red: fighters=1"), "place air-strike", "stop")
    assert told(m) == ["MP-9.10 strike-stopped red"]
    m = played(position(), "place air-strike")
    assert told(m)[1:] == ["MP-9.1 no-strike red"]


@pytest.mark.rule("MP-10.4", "MP-10.6", "MP-10.8")
def test_a_truce_and_its_end():
    """Offered, accepted, over at the proposer's next turn; a refusal binds nobody."""
    m = position("red: fighters=1")
    answer(m, "place air-strike", "truce blue")
    assert told(m) == ["MP-10.3 offered red player=1 pact=truce"]
    m.play("accept")
    assert told(m) == ["MP-10.4 truce red player=1"]
    answer(m, "stand-down green", "refuse")
    assert told(m) == ["MP-10.8 refused green player=0 pact=stand-down"]
    answer(m, "stop", "end-turn", *PASS, *PASS)
    assert told(m) == [
        "MP-3.1 turn-over green",
        "MP-10.6 pact-over red player=1 pact=truce",
        "MP-3.1 turn red",
    ]


@pytest.mark.rule("MP-10.5")
def test_a_stand_down():
    """Who keeps off what."""
    m = played(position("red: fighters=1"), "place air-strike", "stand-down blue", "accept")
    assert told(m) == ["MP-10.5 stand-down red player=1"]


# --- repair


@pytest.mark.rule("MP-11.2", "MP-11.3", "MP-11.4", "MP-11.6")
def test_repairs_and_who_cannot_pay():
    """Red repairs, blue pays once and cannot go on, green cannot at all."""
    m = position(
        "red: money=5 buildings=11; blue: money=4 buildings=12; "
        "green: money=1 buildings=13; building 11: damage=2; "
        "building 12: damage=2; building 13: damage=1"
    )
    answer(m, "place repair", "repair 11")
    assert told(m) == ["MP-11.2 repaired red building=11 damage=1"]
    m.play("enough")
    assert told(m) == ["MP-11.2 repaired-enough red"]
    m.play("repair 12")
    assert told(m) == [
        "MP-11.4 repair-paid blue money=2",
        "MP-11.3 repaired-too blue building=12 damage=1",
        "MP-11.6 repair-too-dear blue money=3",
        "MP-11.6 repair-too-dear green money=2",
    ]


@pytest.mark.rule("MP-11.2", "MP-11.3")
def test_whoever_repairs_no_more_is_told_before_those_who_cannot():
    """Of the player who placed by one rule, of an opponent by another."""
    m = position(
        "red: money=5 buildings=11; blue: money=9 buildings=12; "
        "green: buildings=13; building 11: damage=1; building 12: damage=1; "
        "building 13: damage=1"
    )
    answer(m, "place repair", "enough")
    assert told(m) == ["MP-11.2 repaired-enough red"]
    m.play("enough")
    assert told(m) == ["MP-11.3 repaired-enough-too blue", "MP-11.6 repair-too-dear green money=2"]


@pytest.mark.rule("MP-11.1")
def test_nothing_to_repair():
    """Told of the active player alone."""
    m = played(position("red: money=5"), "place repair")
    assert told(m)[1:] == ["MP-4.9 paid red goods=5-money", "MP-11.1 no-repair red"]


# --- designing bombs


@pytest.mark.rule("MP-12.3", "MP-12.4", "MP-12.5", "MP-16.3")
def test_a_draft_is_heard_by_each_as_it_may_be():
    """Who keeps what is known to the keeper alone; the packet's size to all."""
    m = position("row=00,01,02,15; red: supply=e,s")
    m.play("place design")
    assert told(m)[1:] == ["MP-12.3 draft red bombs=4"]
    m.play("keep 01")
    assert told(m, "red") == ["MP-12.4 kept red bomb=01", "MP-12.4 passed blue bombs=3"]
    for other in ("blue", "green", None):
        assert told(m, other) == ["MP-12.4 kept red", "MP-12.4 passed blue bombs=3"]
    answer(m, "keep 00", "keep 02")
    assert told(m, "red")[:2] == ["MP-12.4 kept green", "MP-12.5 got-last red bomb=15"]
    assert told(m, "green")[:2] == ["MP-12.4 kept green bomb=02", "MP-12.5 got-last red"]
    assert told(m)[:2] == ["MP-12.4 kept green", "MP-12.5 got-last red"]


@pytest.mark.rule("MP-12.8", "MP-12.9", "MP-12.11")
def test_the_next_bombs_or_none():
    """From the deck, from under it once it is empty, or the space is closed."""
    draft = ("place design", "keep 00", "keep 01")
    m = played(position("players=2 bomb_deck=2 under=16; red: supply=e,s"), *draft, "design 03")
    assert told(m) == ["MP-12.8 dealt bomb=03"]
    answer(m, "design 04", "design 16")
    assert told(m) == ["MP-12.11 dealt-again bomb=16"]
    m = played(position("players=2 bomb_deck=2; red: supply=e,s"), *draft)
    assert told(m)[-1] == "MP-12.9 closed"


# --- bomb actions


@pytest.mark.rule("MP-13.4", "MP-13.5", "MP-13.6", "MP-13.15")
def test_a_bomb_is_built():
    """Face up, staffed, fuelled, worth its points."""
    m = position("red: supply=s,ge hand=03 uranium=5")
    m.play("build 03")
    assert told(m) == [
        "MP-13.4 played red bomb=03",
        "MP-13.5 staffed red workers=s",
        "MP-13.5 staffed-by-contract red contractors=e",
        "MP-13.4 fuelled red goods=3-uranium",
        "MP-13.6 built red bomb=03 points=12",
        "MP-13.15 score red points=12 target=60",
    ]


@pytest.mark.rule("MP-13.5")
def test_a_bomb_is_shown_before_its_staff_is_chosen():
    """Nothing is built yet."""
    m = position("red: supply=s,gs hand=00 uranium=3")
    m.play("build 00")
    assert told(m) == ["MP-13.4 played red bomb=00"]
    m.play("staff 0")
    assert told(m)[0] == "MP-13.5 staffed-by-contract red contractors=s"


@pytest.mark.rule("MP-13.7", "MP-13.9", "MP-13.10", "MP-13.11", "MP-13.12")
def test_a_test_and_all_that_follows():
    """The card, the token, the workers, the marker, the other bombs, the score."""
    m = position("red: money=2; bomb 15: built=red loaded workers=s,ge; bomb 18: built=red")
    m.play("test 15")
    assert told(m) == [
        "MP-13.8 tested red bomb=15",
        "MP-13.9 under-deck bomb=15 points=8",
        "MP-13.10 token red points=8",
        "MP-13.11 on-the-token red workers=s",
        "MP-13.11 on-the-token-by-contract red contractors=e",
        "MP-13.12 marker-lost red points=5",
        "MP-13.7 worth-more red bomb=18 points=19",
        "MP-13.15 score red points=27 target=60",
    ]


@pytest.mark.rule("MP-13.7")
def test_a_test_without_more():
    """No workers, no marker, no other bomb: none of it is told."""
    m = played(position("bomb 15: built=red"), "test 15")
    assert [line.news for line in heard(m)] == ["tested", "under-deck", "token", "score"]


@pytest.mark.rule("MP-13.13")
def test_a_bomb_is_loaded():
    """With the last plane outside a strike no strike is over."""
    m = played(position("red: money=3 bombers=1; bomb 11: built=red"), "load 11")
    assert told(m) == [
        "MP-13.13 loaded red bomb=11 money=3 points=5",
        "MP-13.15 score red points=29 target=60",
    ]


@pytest.mark.rule("MP-9.10", "MP-3.10")
def test_loading_the_last_plane_ends_a_strike():
    """Which closes by itself."""
    m = position("red: money=3 bombers=1; bomb 11: built=red")
    answer(m, "place air-strike", "load 11")
    assert told(m)[1] == "MP-9.10 strike-spent red"


# --- retrieving


@pytest.mark.rule("MP-14.1", "MP-14.3", "MP-14.4", "MP-14.5")
def test_a_retrieval_step_by_step():
    """Who comes back from where, and where contractors go."""
    m = position(
        "red: supply=l,gs buildings=21,04 token=8 token_workers=e,s; "
        "blue: supply=l,l,l buildings=12; building 12: user=red workers=l,gl; "
        "building 21: user=blue workers=l; building 04: user=red workers=l,ge; "
        "bomb 00: built=red workers=gs; mine-2: red:l; construction: red:e gl"
    )
    m.play("retrieve")
    assert told(m) == [
        "MP-14.1 retrieved red",
        "MP-14.3 came-home red workers=l place=mine-2",
        "MP-14.3 came-home red workers=e place=construction",
        "MP-14.3 came-home red workers=l place=building-12",
        "MP-14.4 released red workers=l place=building-04",
        "MP-14.4 contract-over red contractors=e place=building-04",
        "MP-14.4 released blue workers=l place=building-21",
        "MP-14.4 contract-over red contractors=s place=bomb-00",
        "MP-14.4 released red workers=e+s place=test-token",
        "MP-14.5 dismissed red contractors=l place=construction",
        "MP-14.5 dismissed red contractors=s place=supply",
        "MP-3.1 turn-over red",
        "MP-3.1 turn blue",
    ]
    assert heard(m, lang="fr")[7].said == (
        "Rouge rend à la réserve générale 1 Scientifique intérimaire de la bombe à l'uranium 00."
    )


@pytest.mark.rule("MP-14.6", "MP-14.7")
def test_what_a_retrieval_does_not_touch_is_not_told():
    """A contractor left on blue's mine, and blue's laborer on the main board."""
    m = position(
        "red: supply=l,l,l; blue: supply=l,l,l buildings=12; "
        "building 12: user=red workers=l,gl; mine-3: blue:l"
    )
    m.play("retrieve")
    assert told(m)[1:-2] == ["MP-14.3 came-home red workers=l place=building-12"]


# --- the end


@pytest.mark.rule("MP-15.1", "MP-15.7")
def test_the_target_is_reached():
    """Who wins by it, and how all stand, each once."""
    m = position(
        "players=2; red: bombers=1 money=9 hand=00 supply=s uranium=3; "
        "blue: token=6; bomb 14: built=red loaded; bomb 13: built=red; "
        "bomb 15: built=blue"
    )
    m.play("build 00")
    assert told(m)[-6:] == [
        "MP-13.6 built red bomb=00 points=9",
        "MP-15.1 target red points=72",
        "MP-13.15 tally red built=67 loaded=5 token=0",
        "MP-13.15 score red points=72 target=70",
        "MP-13.15 tally blue built=13 loaded=0 token=6",
        "MP-13.15 score blue points=19 target=70",
    ]


def exhausted(more):
    """Two players after a turn, with Design Bomb closed and nothing left to score."""
    return played(position(f"players=2 closed; {more}"), "block aircraft-1", "end-turn")


@pytest.mark.rule("MP-15.4")
def test_nobody_can_score_any_more():
    """Why the match is over, how all stand, who has won; no turn begins."""
    m = exhausted("bomb 01: built=red loaded")
    assert told(m) == [
        "MP-3.1 turn-over red",
        "MP-15.4 no-points-left",
        "MP-13.15 tally red built=10 loaded=5 token=0",
        "MP-13.15 score red points=15 target=70",
        "MP-13.15 tally blue built=0 loaded=0 token=0",
        "MP-13.15 score blue points=0 target=70",
        "MP-15.6 won red points=15",
    ]


@pytest.mark.rule("MP-15.5", "MP-15.6")
@pytest.mark.parametrize(
    ("table", "lines"),
    [
        ("bomb 02: built=red", ["MP-15.6 won red points=11"]),
        (
            "bomb 05: built=red; bomb 00: built=blue loaded; red: money=9",
            ["MP-15.6 won-by-loaded blue points=14 loaded=1"],
        ),
        (
            "bomb 17: built=red; bomb 00: built=blue; red: money=3; blue: money=4",
            ["MP-15.6 won-by-money blue points=9 loaded=0 money=4"],
        ),
        (
            "bomb 17: built=red; bomb 00: built=blue",
            [
                "MP-15.6 won-together red points=9 loaded=0 money=0",
                "MP-15.6 won-together blue points=9 loaded=0 money=0",
            ],
        ),
    ],
    ids=["points", "loaded bombs", "money", "shared"],
)
def test_who_wins_at_the_limit_and_why(table, lines):
    """The tie-break is named."""
    m = position(f"players=3 mover=green turn_limit=50 finished_turns=149; {table}")
    answer(m, "block aircraft-1", "end-turn")
    assert told(m)[1] == "MP-15.5 time-up turns=50"
    assert [line for line in told(m) if " won" in line] == lines


# --- moves before they are played


@pytest.mark.rule("MP-16.9")
def test_what_a_move_would_do():
    """As far as it does not depend on others: a purchase up to the card that chance brings."""
    m = position(f"market={SEVEN}; red: money=9 supply=l")
    m.play("place construction")
    assert [brief(line, PLAYERS) for line in m.foresee("buy 3")] == [
        "MP-6.6 price red money=5 slot=3",
        "MP-6.2 bought red building=13 slot=3",
        "MP-6.10 slid",
        "Then chance decides.",
    ]
    assert m.question["name"] == "market"


@pytest.mark.rule("MP-16.3")
def test_a_pick_as_others_are_told_of_it():
    """Without the card."""
    m = position("row=00,01,02,15; red: supply=e,s")
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
