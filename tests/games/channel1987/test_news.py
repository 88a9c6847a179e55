"""What the rules tell: every effect that comes about by itself, in the order of the ledger."""

import pytest

from tests.games.channel1987.kit import (
    AT_THE_END,
    CARDS,
    answer,
    position,
    random_match,
    round_start,
    seat_of,
)
from tests.games.channel1987.plays import fill, give_up
from tunnelier import Match
from tunnelier.games.channel1987.rules import rulings
from tunnelier.games.channel1987.tables import Colour


def told(m, *moves, to=None, lang="en"):
    """What a nation (None: a spectator) hears of the last of some moves, line by line."""
    answer(m, *moves)
    seat = None if to is None else seat_of(m, to)
    return [f"{line.said} [{line.rule}]" for line in m.story(m.count, seat, lang)]


def kinds(m, *moves):
    """The kinds of news of the last move."""
    answer(m, *moves)
    return [line.news for line in m.story(m.count)]


def table(**more):
    """Britain with yellow, white and black discs, France with orange and blue ones."""
    given = {
        "areas": {
            "britain": {"yellow": 3, "white": 2, "black": 1},
            "france": {"orange": 2, "blue": 1},
        },
        "stored": {"britain": ["orange"]},
    }
    return position(**(given | more))


BRITAINS_TURN = "It is Great Britain's turn. [C87-4.1]"
FRANCES_TURN = "It is France's turn. [C87-4.1]"


# --- set-up


@pytest.mark.rule("C87-2.2", "C87-2.3", "C87-2.4", "C87-3.1")
def test_the_set_up_is_told_and_the_first_round_opens():
    """Tokens, storages, display; Britain holds the first player card."""
    m = Match("channel-1987", follow=True)
    assert told(m, "reveal black") == [
        "Great Britain has black rubble face up on space 1. [C87-2.2]"
    ]
    assert told(m, "reveal blue-agenda") == [
        "France has blue rubble with the agenda symbol face up on space 1. [C87-2.2]"
    ]
    assert told(m, "reveal white") == [
        "Great Britain starts with white rubble in storage. [C87-2.3]"
    ]
    m.play("reveal white")
    assert told(m, "deal italy") == ["Influence: Italy is laid on slot 1. [C87-2.4]"]
    assert told(m, "deal spain", "deal greece") == [
        "Influence: Greece is laid on slot 3. [C87-2.4]",
        "Great Britain, holding the first player card, opens round 1. [C87-3.1]",
        "Great Britain has to draw 10 discs from the bag; 10 are allowed. [C87-3.3]",
    ]


# --- the start of a round


@pytest.mark.rule("C87-3.3")
def test_each_disc_is_told_and_how_many_come():
    """France has kept two, Britain all it may have."""
    m = round_start(areas={"britain": {"yellow": 5, "white": 4}, "france": {"black": 2}})
    assert told(m, "disc black") == [
        "Great Britain draws 1 black disc. [C87-3.3]",
        "France has to draw 8 discs from the bag; 10 are allowed. [C87-3.3]",
    ]
    m = position(areas={"britain": {}, "france": {"yellow": 5, "white": 5}}, passed=["france"])
    answer(m, "pass")
    fill(m)
    assert "France draws no discs. [C87-3.3]" in told(m)


@pytest.mark.rule("C87-3.4", "C87-3.5", "C87-13.1", "C87-13.2")
def test_new_workers_and_a_poor_bag_are_told():
    """The use, its token, the card turned down, the discs allowed; then what the bag lacks."""
    m = round_start(
        tracks={"britain": (3, 4), "france": (3, 4)},
        developed={"britain": {"new-workers-a": ["white"], "new-workers-b": ["black", "black"]}},
    )
    assert told(m, "hire new-workers-b") == [
        "Great Britain uses New workers (b). [C87-13.1]",
        "New workers (b) loses black rubble, out of the game. [C87-13.1]",
        "Great Britain may have 13 discs this round, thanks to New workers. [C87-3.5]",
    ]
    assert told(m, "hire new-workers-a") == [
        "Great Britain uses New workers (a). [C87-13.1]",
        "New workers (a) loses white rubble, out of the game. [C87-13.1]",
        "New workers (a) has no token left and is turned face down. [C87-13.2]",
        "Great Britain may have 14 discs this round, thanks to New workers. [C87-3.5]",
        "Great Britain has to draw 14 discs from the bag; 14 are allowed. [C87-3.3]",
    ]
    for _ in range(14):
        m.play(m.moves[0])
    assert told(m)[1:] == [
        "France lacks 12 discs, but the bag holds only 11 discs. [C87-3.4]",
        "France has to draw 11 discs from the bag; 12 are allowed. [C87-3.3]",
    ]


@pytest.mark.rule("C87-3.5")
def test_new_workers_that_stay_at_home_are_told():
    """No card is used."""
    m = round_start(developed={"britain": {"new-workers-a": ["white"]}})
    assert told(m, "draw") == [
        "Great Britain turns to the bag. [C87-3.5]",
        "Great Britain has to draw 10 discs from the bag; 10 are allowed. [C87-3.3]",
    ]


@pytest.mark.rule("C87-3.7", "C87-3.8")
def test_a_swap_is_told_and_the_end_of_swapping():
    """Both discs are named."""
    areas = {"britain": {"yellow": 5, "white": 5}, "france": {"black": 5, "orange": 5}}
    m = round_start(areas=areas, developed={"britain": {"exchange-a": ["white", "white"]}})
    assert told(m, "swap exchange-a yellow black") == [
        "Great Britain uses Exchange (a). [C87-13.1]",
        "Exchange (a) loses white rubble, out of the game. [C87-13.1]",
        "Great Britain swaps 1 yellow disc for 1 black disc of the rival's. [C87-3.7]",
        BRITAINS_TURN,
    ]
    m = round_start(areas=areas, developed={"britain": {"exchange-a": ["white"]}})
    assert told(m, "settle") == ["Great Britain closes its Exchange step. [C87-3.8]", BRITAINS_TURN]


# --- the turn


@pytest.mark.rule("C87-4.2", "C87-4.5", "C87-4.8")
def test_a_placement_tells_the_stack_the_old_one_and_the_action():
    """Nothing is taken from an empty space."""
    m = table(spaces={"works": ("blue", 2)})
    assert told(m, "plan yellow") == [
        "Great Britain places 3 yellow discs on Plan/Tunnel. [C87-4.2]",
        "Great Britain takes 2 blue discs from Plan/Tunnel. [C87-4.5]",
        "Great Britain takes the action Plan. [C87-4.8]",
    ]
    assert told(table(), "finance black") == [
        "Great Britain places 1 black disc on Finance/Technology. [C87-4.2]",
        "Great Britain takes the action Finance. [C87-4.8]",
    ]


@pytest.mark.rule("C87-5.1", "C87-5.2", "C87-5.3")
@pytest.mark.parametrize(("first", "verb"), [("britain", "keeps"), ("france", "takes")])
def test_the_first_player_card_is_told_of_the_first_to_pass_alone(first, verb):
    """What is kept and what goes to the bag, colour by colour."""
    m = table(first=first)
    assert told(m, "pass") == [
        "Great Britain passes. [C87-5.1]",
        f"Great Britain, the first to pass, {verb} the first player card. [C87-5.2]",
    ]
    assert told(m, "keep 1") == ["Great Britain keeps 1 black disc for the next round. [C87-5.3]"]
    assert told(m, "keep 2") == [
        "Great Britain keeps 2 yellow discs for the next round. [C87-5.3]",
        "Great Britain returns 1 yellow disc to the bag. [C87-5.3]",
    ]
    assert told(m, "keep 0") == [
        "Great Britain returns 2 white discs to the bag. [C87-5.3]",
        FRANCES_TURN,
    ]
    assert told(m, "pass") == ["France passes. [C87-5.1]"]


@pytest.mark.rule("C87-5.5")
def test_whoever_has_passed_takes_no_turn():
    """It is told each time."""
    m = table(passed=["france"])
    assert told(m, "plan yellow", "reveal white")[1:] == [
        "France has passed and takes no turn. [C87-5.5]",
        BRITAINS_TURN,
    ]


@pytest.mark.rule("C87-5.6", "C87-13.3", "C87-3.1")
def test_the_end_of_a_round_is_told_and_the_next_one_opens():
    """Stack by stack; a card that was used may be used again, unless it is worn out."""
    m = table(
        areas={"britain": {}, "france": {"orange": 1}},
        spaces={"works": ("yellow", 3), "2": ("white", 1)},
        passed=["france"],
        first="france",
        rounds=4,
        developed={"france": {"control-room-1": ["blue"], "control-room-2": []}},
        used=["control-room-1", "control-room-2"],
    )
    assert told(m, "pass") == [
        "Great Britain passes. [C87-5.1]",
        "Both have passed: round 5 is over. [C87-5.6]",
        "Back to the bag from Plan/Tunnel: 3 yellow discs. [C87-5.6]",
        "Back to the bag from slot 2: 1 white disc. [C87-5.6]",
        "France, holding the first player card, opens round 6. [C87-3.1]",
        "France may use Control room 1 again. [C87-13.3]",
        "France has to draw 9 discs from the bag; 10 are allowed. [C87-3.3]",
    ]


# --- the display


@pytest.mark.rule("C87-6.1", "C87-6.2", "C87-12.1")
def test_a_secondary_action_discards_its_card_and_another_comes():
    """In the order of the rule."""
    m = table()
    assert told(m, "secondary yellow slot=1") == [
        "Great Britain places 3 yellow discs on slot 1. [C87-4.2]",
        "Great Britain takes the secondary action Plan of Influence: Belgium. [C87-12.1]",
    ]
    assert told(m, "reveal white") == [
        "Great Britain turns up white rubble on space 2. [C87-7.1]",
        "Influence: Belgium is discarded after its secondary action. [C87-6.2]",
    ]
    assert told(m, "deal spain") == [
        "Influence: Spain comes from the deck into slot 1. [C87-6.1]",
        FRANCES_TURN,
    ]


def without_deck(discard, money):
    """Nothing to be dealt but the discards."""
    shown = ["belgium", "denmark", "greece"]
    rest = [card for card in CARDS if card not in {*shown, *discard, *money}]
    return table(
        display=shown,
        discard=discard,
        money={"france": rest, "britain": money},
        deviation={"britain": -1},
        passed=["france"],
    )


@pytest.mark.rule("C87-6.3")
def test_the_discards_become_a_deck():
    """Two of them; it is told when a card is needed, not before."""
    m = without_deck(["spain", "italy"], [])
    assert told(m, "develop white slot=1") == [
        "Great Britain places 2 white discs on slot 1. [C87-4.2]",
        "Great Britain develops Influence: Belgium. [C87-12.3]",
        "The deck is empty and made anew from the discard pile: 2 cards. [C87-6.3]",
    ]
    assert "shuffled-cards" not in kinds(without_deck(["spain"], []), "plan white", "reveal blue")


@pytest.mark.rule("C87-6.4")
def test_a_slot_that_stays_empty_is_told():
    """Neither deck nor discards hold a card; money that is spent fills the slot."""
    m = without_deck([], ["italy"])
    empty = "Slot 1 stays empty: no card is left in deck and discard pile. [C87-6.4]"
    assert empty in told(m, "develop white slot=1")
    assert told(m, "technology yellow", "stay", "realign italy")[-1] == (
        "The deck is empty and made anew from the discard pile: 1 card. [C87-6.3]"
    )


# --- Plan, Tunnel, deviation


@pytest.mark.rule("C87-8.2", "C87-8.5", "C87-9.1")
def test_a_dig_tells_what_was_paid_and_stored():
    """One disc of the colour, into the bag."""
    m = table()
    assert told(m, "tunnel yellow")[2:] == [
        "Great Britain pays for the Tunnel: 1 black disc, into the bag. [C87-8.2]",
        "Great Britain digs black rubble and stores it; the TBM advances to space 1. [C87-8.5]",
        "Great Britain has to draw 1 deviation card. [C87-9.1]",
    ]


@pytest.mark.rule("C87-8.3")
@pytest.mark.parametrize(
    ("pair", "said"),
    [("white-white", "2 white discs"), ("black-white", "1 black disc and 1 white disc")],
)
def test_two_other_discs_pay_as_well(pair, said):
    """Of one colour, or of two."""
    m = table(tunnel={"britain": ["blue"]})
    assert told(m, "tunnel yellow", f"pay {pair}")[0] == (
        f"Great Britain, without a disc of the rubble's colour, pays for the Tunnel: {said}, "
        "into the bag. [C87-8.3]"
    )


@pytest.mark.rule("C87-9.2")
def test_water_is_told_by_nation():
    """Two cards for Britain, none for France."""
    blue = {"britain": ["blue"], "france": ["blue"]}
    areas = {"britain": {"yellow": 2, "blue": 1}, "france": {"orange": 2, "blue": 1}}
    assert told(table(areas=areas, tunnel=blue), "tunnel yellow")[-1] == (
        "Great Britain has water in the tunnel and has to draw 2 deviation cards. [C87-9.2]"
    )
    assert told(table(areas=areas, tunnel=blue, mover="france"), "tunnel orange")[-2:] == [
        "France is safe from water and draws no deviation card. [C87-9.2]",
        BRITAINS_TURN,
    ]


@pytest.mark.rule("C87-9.3", "C87-9.5", "C87-9.6")
def test_a_deviation_card_is_told_with_what_it_does():
    """A 0 moves nothing; a colour that was out shuffles all; the grey one shuffles nothing."""
    m = table(deviation_out=["red-0"])
    assert told(m, "tunnel yellow", "deviate blue-0")[:2] == [
        "Great Britain draws a deviation card: blue 0. [C87-9.3]",
        FRANCES_TURN,
    ]
    m = table(deviation_out=["red-0"], deviation={"britain": -1})
    assert told(m, "tunnel yellow", "deviate red-1") == [
        "Great Britain draws a deviation card: red -1. [C87-9.3]",
        "Great Britain deviates by 1 level, to -2. [C87-9.3]",
        "A red deviation card was out already: all of them are shuffled into a new deck. [C87-9.5]",
        FRANCES_TURN,
    ]
    m = table(deviation_out=["red-0", "blue-0", "green-0", "yellow-0"])
    assert told(m, "tunnel yellow", "deviate grey-2") == [
        "Great Britain draws a deviation card: colourless -2. [C87-9.3]",
        "Great Britain deviates by 2 levels, to -2. [C87-9.3]",
        FRANCES_TURN,
    ]


# --- Finance and Technology


@pytest.mark.rule("C87-10.3", "C87-10.2")
def test_a_card_taken_as_money_is_told_with_what_all_are_worth():
    """By Finance, or by its own secondary action: then it is not discarded."""
    m = table(money={"britain": ["italy"]})
    assert told(m, "finance yellow", "take 1") == [
        "Great Britain takes Influence: Belgium as money (2M), 3M in all. [C87-10.3]"
    ]
    m = table()
    assert told(m, "secondary yellow slot=3")[1:] == [
        "Great Britain takes the secondary action Finance of Influence: Greece. [C87-12.1]",
        "Great Britain takes Influence: Greece as money (3M), 3M in all. [C87-10.3]",
    ]


@pytest.mark.rule("C87-11.6", "C87-11.9", "C87-11.11")
def test_a_bar_takes_all_money_and_the_surplus_corrects():
    """5M at 2M with -2: two levels, 1M lost; then the counter, and its bonus."""
    m = table(
        tracks={"britain": (2, 0)},
        money={"britain": ["belgium", "greece"]},
        display=["denmark", "spain", "ireland"],
        deviation={"britain": -2},
    )
    assert told(m, "technology yellow", "advance upper") == [
        "Great Britain spends Influence: Belgium (2M), which is discarded. [C87-10.4]",
        "Great Britain spends Influence: Greece (3M), which is discarded. [C87-10.4]",
        "Great Britain crosses a bar of 2M with all its money: 5M. [C87-11.6]",
        "Great Britain corrects its deviation by 2 levels with the surplus, to 0. [C87-11.9]",
        "Great Britain loses what is left of the surplus: 1M. [C87-11.9]",
        "Great Britain moves the upper technology counter to the space of 3 points. [C87-11.2]",
        "Great Britain gains an extra disc: 11 are allowed from the next draw on. [C87-11.11]",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.8", "C87-13.7")
def test_extra_finance_that_is_needed_at_a_bar_is_told():
    """It is used without being asked for."""
    m = table(tracks={"britain": (2, 0)}, developed={"britain": {"extra-finance-a": ["blue"]}})
    assert told(m, "technology yellow", "advance upper")[:5] == [
        "Great Britain uses Extra finance (a). [C87-13.1]",
        "Extra finance (a) loses blue rubble, out of the game. [C87-13.1]",
        "Extra finance (a) has no token left and is turned face down. [C87-13.2]",
        "Great Britain counts Extra finance (a) as 3M. [C87-13.7]",
        "Great Britain crosses a bar of 2M with all its money: 3M. [C87-11.6]",
    ]


@pytest.mark.rule("C87-11.10", "C87-13.7")
def test_extra_finance_gives_no_change_by_its_own_rule():
    """3M at -1: it is no money card, so C87-10.4 does not speak of it."""
    m = table(deviation={"britain": -1}, developed={"britain": {"extra-finance-a": ["blue"]}})
    assert told(m, "technology yellow", "stay", "realign extra-finance-a")[-4:-1] == [
        "Great Britain counts Extra finance (a) as 3M. [C87-13.7]",
        "Great Britain corrects its deviation by 1 level, to 0. [C87-11.10]",
        "Extra finance gives Great Britain no change: 2M lost. [C87-13.7]",
    ]


@pytest.mark.rule("C87-11.2")
def test_without_a_bar_nothing_is_spent():
    """The counter alone."""
    m = table(money={"britain": ["italy"]}, tracks={"britain": (1, 1)})
    assert told(m, "technology yellow", "advance upper") == [
        "Great Britain moves the upper technology counter to the space of 2 points. [C87-11.2]",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.13")
def test_the_third_storage_space_is_told_of_britain():
    """Reached on the lower track."""
    m = table(tracks={"britain": (0, 1)})
    assert told(m, "technology yellow", "advance lower")[1] == (
        "Great Britain may use its third storage space from now on. [C87-11.13]"
    )


@pytest.mark.rule("C87-11.3", "C87-11.10", "C87-10.4")
def test_realigning_tells_what_was_spent_lifted_and_lost():
    """One card of 3M at -1; or nothing, and the deviation stays."""
    given = {"money": {"britain": ["ireland", "italy"]}, "tracks": {"britain": (0, 1)}}
    m = table(deviation={"britain": -1}, **given)
    assert told(m, "technology yellow", "stay") == [
        "Great Britain moves no technology counter. [C87-11.3]"
    ]
    assert told(m, "realign ireland") == [
        "Great Britain spends Influence: Ireland (3M), which is discarded. [C87-10.4]",
        "Great Britain corrects its deviation by 1 level, to 0. [C87-11.10]",
        "Great Britain gets no change: 2M lost. [C87-10.4]",
        FRANCES_TURN,
    ]
    m = table(deviation={"britain": -3}, **given)
    assert told(m, "technology yellow", "stay", "realign italy", "aligned") == [
        "Great Britain leaves its deviation at -2. [C87-11.10]",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.12", "C87-18.3")
@pytest.mark.parametrize("nations", ["standard", "swapped"])
def test_a_peek_is_heard_whole_by_its_seat_alone(nations):
    """The rival and spectators hear which token it was, not what it is."""
    m = table(nations=nations)
    assert told(m, "technology yellow", "advance upper")[1:] == [
        "Great Britain may look at a face-down rubble token. [C87-11.12]"
    ]
    place = "the token on space 4 of the French side"
    for viewer in ("britain", "france", None):
        peeked = [f"Great Britain looks at {place}. [C87-11.12]"]
        assert told(m, *["peek france 4"] * (viewer == "britain"), to=viewer) == peeked
    m.play("glimpse blue-agenda")
    seen = (
        "Great Britain sees blue rubble with the agenda symbol on space 4 of the French side "
        "and leaves it face down. [C87-11.12]"
    )
    unseen = f"Great Britain has seen {place} and leaves it face down. [C87-11.12]"
    assert told(m, to="britain") == [seen, FRANCES_TURN]
    assert told(m, to="france") == told(m) == [unseen, FRANCES_TURN]
    assert told(m, to="france", lang="fr")[0] == (
        "La Grande-Bretagne a vu la tuile de l'emplacement 4 du côté français "
        "et la laisse face cachée. [C87-11.12]"
    )


@pytest.mark.rule("C87-11.12")
def test_a_peek_that_is_declined_or_impossible_is_told():
    """All face up: there is nothing to look at."""
    m = table()
    assert told(m, "technology yellow", "advance upper", "decline")[0] == (
        "Great Britain looks at no token. [C87-11.12]"
    )
    up = ["black", "black", "white", "white", "yellow", "yellow", "orange", "orange", "blue"]
    down = ["-"] * 7 + ["blue", "blue"]
    m = table(tunnel={"britain": up, "france": down}, stored={})
    assert told(m, "technology yellow", "advance upper")[1] == (
        "Great Britain might look at a face-down rubble token, "
        "but there is none it does not know. [C87-11.12]"
    )


# --- Development, abilities, chains


@pytest.mark.rule("C87-12.3", "C87-12.4", "C87-12.5")
def test_a_development_tells_its_cost_and_what_is_given():
    """Discarded, or placed: one token, or two."""
    m = table(
        stored={"britain": ["orange", "white"]}, display=["italy", "control-room-1", "greece"]
    )
    assert told(m, "develop white slot=1") == [
        "Great Britain places 2 white discs on slot 1. [C87-4.2]",
        "Great Britain is about to develop Influence: Italy for 1 stored token, to be discarded."
        " [C87-12.4]",
    ]
    assert told(m, "rubble orange") == [
        "Great Britain discards orange rubble from storage for Influence: Italy, "
        "out of the game. [C87-12.4]",
        "Great Britain develops Influence: Italy. [C87-12.3]",
    ]
    m = table(
        stored={"britain": ["orange", "white"]}, display=["italy", "control-room-1", "greece"]
    )
    answer(m, "develop white slot=2")
    assert told(m, "rubble orange") == [
        "Great Britain places orange rubble from storage on Control room 1. [C87-12.5]"
    ]
    assert told(m, "enough") == [
        "Great Britain places no second token on Control room 1. [C87-12.5]",
        "Great Britain develops Control room 1. [C87-12.3]",
    ]


@pytest.mark.rule("C87-14.6", "C87-14.1", "C87-13.2", "C87-18.5")
@pytest.mark.parametrize("viewer", ["britain", "france", None])
def test_a_recovery_is_told_and_all_hear_which_card_is_turned_down(viewer):
    """A card with a token left is not turned."""
    cards = {"control-room-1": ["blue"], "new-materials": ["blue"]}
    m = table(developed={"britain": cards})
    answer(m, "plan yellow", "reveal white")
    assert told(m, "use control-room-1", to=viewer) == [
        "Great Britain uses Control room 1. [C87-13.1]",
        "Control room 1 loses blue rubble, out of the game. [C87-13.1]",
        "Control room 1 has no token left and is turned face down. [C87-13.2]",
        "Great Britain recovers 1 yellow disc from Plan/Tunnel. [C87-14.6]",
    ]
    assert told(m, "close") == ["Great Britain ends the turn. [C87-14.1]", FRANCES_TURN]


CHAINS = {
    "control-room-3": "Great Britain takes a chained action: Plan. [C87-14.9]",
    "control-room-4": "Great Britain takes a chained action: Tunnel. [C87-14.9]",
}


@pytest.mark.rule("C87-14.9")
@pytest.mark.parametrize("card", CHAINS)
def test_a_chained_action_is_told(card):
    """After the Plan that triggers it."""
    m = table(developed={"britain": {card: ["blue", "blue"]}})
    assert told(m, "plan yellow", "reveal white", f"use {card}")[2] == CHAINS[card]


@pytest.mark.rule("C87-13.9", "C87-14.10")
def test_improve_technology_and_heavy_machinery_tell_their_actions():
    """The machine when its action is chosen."""
    cards = {"improve-technology-a": ["blue", "blue"], "heavy-machinery": ["blue"]}
    m = table(developed={"britain": cards}, tracks={"britain": (1, 1)})
    answer(m, "technology yellow", "advance upper")
    assert told(m, "use improve-technology-a")[2] == (
        "Great Britain takes one more Technology action. [C87-13.9]"
    )
    assert told(m, "advance lower", "use heavy-machinery", "machine plan") == [
        "Great Britain chooses an action by Heavy machinery: Plan. [C87-14.10]"
    ]


# --- the Agenda expansion


def planner(**more):
    """Britain, about to turn up a token, the expansion on."""
    return table(agenda="on", **more)


@pytest.mark.rule("C87-16.1", "C87-16.4", "C87-2.7")
def test_a_symbol_brings_a_card_that_is_kept_or_leaves_the_game():
    """Without the expansion, and without a symbol, nothing is told of it."""
    m = planner()
    assert told(m, "plan yellow", "reveal white-agenda") == [
        "Great Britain turns up white rubble with the agenda symbol on space 2. [C87-7.1]",
        "Great Britain has turned up the agenda symbol and has to draw an agenda card. [C87-16.1]",
    ]
    assert told(m, "event training") == ["Great Britain draws the agenda card Training. [C87-16.1]"]
    assert told(m, "decline-card") == [
        "Great Britain discards the agenda card Training, out of the game. [C87-16.4]",
        FRANCES_TURN,
    ]
    assert kinds(planner(), "plan yellow", "reveal white") == ["turned-up", "turn-began"]
    assert kinds(table(), "plan yellow", "reveal white-agenda") == ["turned-up", "turn-began"]


@pytest.mark.rule("C87-16.3")
def test_a_symbol_while_a_card_is_pending_is_told():
    """No card is drawn."""
    m = planner(pending={"britain": "repairs"})
    assert told(m, "plan yellow", "reveal white-agenda")[1] == (
        "Great Britain draws no agenda card: Repairs is still pending. [C87-16.3]"
    )


@pytest.mark.rule("C87-16.8", "C87-16.6")
def test_training_is_told_when_a_disc_is_missed():
    """Then it is completed; with nothing to draw it waits, and nothing is told."""
    done = "has completed Training, which goes face down to its cards. [C87-16.6]"
    m = planner(areas={"britain": {}}, passed=["france"], pending={"britain": "training"})
    assert told(m, "pass")[-4:] == [
        "Great Britain, holding the first player card, opens round 2. [C87-3.1]",
        "Great Britain draws 1 disc fewer because of Training. [C87-16.8]",
        f"Great Britain {done}",
        "Great Britain has to draw 9 discs from the bag; 10 are allowed. [C87-3.3]",
    ]
    m = planner(
        mover="france",
        areas={"britain": {"yellow": 5, "white": 5}, "france": {}},
        passed=["britain"],
        pending={"britain": "training"},
    )
    assert kinds(m, "pass")[-2:] == ["draws-nothing", "draws"]


@pytest.mark.rule("C87-16.10")
def test_the_skipped_turn_of_an_inspection_is_told():
    """And that the rival plays again."""
    m = planner(mover="france", pending={"britain": "warehouse-inspection"})
    assert told(m, "plan orange", "reveal white")[1:] == [
        "Great Britain skips its turn because of Warehouse inspection. [C87-16.10]",
        "Great Britain has completed Warehouse inspection, "
        "which goes face down to its cards. [C87-16.6]",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-16.13")
def test_a_check_up_is_told_as_it_is_kept():
    """A deviation card at once."""
    m = planner()
    assert told(m, "plan yellow", "reveal white-agenda", "event check-up", "accept") == [
        "Great Britain keeps the agenda card Check up. [C87-16.1]",
        "Great Britain has to draw a deviation card for Check up. [C87-16.13]",
        "Great Britain has completed Check up, which goes face down to its cards. [C87-16.6]",
    ]


@pytest.mark.rule("C87-16.14")
def test_repairs_are_told_when_no_counter_may_move():
    """And done at the end of the action."""
    m = planner(pending={"britain": "repairs"})
    assert told(m, "technology yellow", "stay") == [
        "Great Britain moves no technology counter because of Repairs. [C87-16.14]",
        "Great Britain has completed Repairs, which goes face down to its cards. [C87-16.6]",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-16.16")
def test_supervision_is_told_when_the_stack_is_placed():
    """Two discs more than none."""
    m = planner(pending={"britain": "supervision"})
    assert told(m, "plan white")[1:3] == [
        "Great Britain has placed at least 2 discs more than lay there, for Supervision. "
        "[C87-16.16]",
        "Great Britain has completed Supervision, which goes face down to its cards. [C87-16.6]",
    ]


@pytest.mark.rule("C87-16.18", "C87-16.19")
def test_a_promotion_tells_its_price_and_what_is_lost():
    """2M and 2M for 3M: 1M lost."""
    m = planner(pending={"britain": "promotion"}, money={"britain": ["netherlands"]})
    assert told(m, "finance yellow", "take 1", "deal spain")[1:] == [
        "Great Britain has to pay 3M for Promotion. [C87-16.18]"
    ]
    assert told(m, "contribute netherlands") == [
        "Great Britain spends Influence: Netherlands (2M), which is discarded. [C87-10.4]"
    ]
    assert told(m, "contribute belgium") == [
        "Great Britain spends Influence: Belgium (2M), which is discarded. [C87-10.4]",
        "Great Britain gets no change: 1M lost. [C87-10.4]",
        "Great Britain has completed Promotion, which goes face down to its cards. [C87-16.6]",
        FRANCES_TURN,
    ]


# --- the end

LAST = ["-"] * 8


@pytest.mark.rule("C87-17.1", "C87-17.4", "C87-17.9", "C87-15.2", "C87-15.3", "C87-15.4")
@pytest.mark.rule("C87-15.6", "C87-16.7", "C87-17.5", "C87-17.6", "C87-17.7", "C87-E.8")
def test_the_score_is_told_item_by_item():
    """The example of the ledger: 21 against 21, and France is at the centre."""
    m = position(
        mover="france",
        agenda="on",
        areas={"france": {"yellow": 2, "orange": 1}},
        tunnel={"france": [*LAST, "orange"], "britain": [*["-"] * 5, "blue"]},
        developed=AT_THE_END,
        display=["belgium", "denmark", "new-materials"],
        tracks={"france": (3, 2), "britain": (6, 1)},
        deviation={"france": -2},
        completed={"france": ["training"]},
        pending={"britain": "repairs"},
    )
    assert told(m, "tunnel yellow")[4:] == [
        "France reaches the centre with its TBM, which ends the game. [C87-17.1]",
        "Great Britain scores 5 points printed on its cards. [C87-17.4]",
        "Great Britain scores 3 points for more influence cards than the rival, "
        "by Political duel. [C87-15.3]",
        "Great Britain scores 2 points for more cards than the rival, by Media relations. "
        "[C87-15.4]",
        "Great Britain scores 3 points for 2 colours on Topographical analysis. [C87-15.6]",
        "Great Britain loses 2 points for the agenda card Repairs, still pending. [C87-16.7]",
        "Great Britain scores 9 points for the upper technology counter. [C87-17.5]",
        "Great Britain scores 1 point for the lower technology counter. [C87-17.5]",
        "Great Britain has 21 points in all. [C87-17.9]",
        "France scores 9 points printed on its cards. [C87-17.4]",
        "France scores 1 point for pairs of influence cards, by European speech. [C87-15.2]",
        "France scores 2 points for the agenda card Training, completed. [C87-16.7]",
        "France scores 3 points for the upper technology counter. [C87-17.5]",
        "France scores 2 points for the lower technology counter. [C87-17.5]",
        "France loses 2 points for its deviation. [C87-17.6]",
        "France scores 6 points for reaching the centre; tokens left on the other side: 4. "
        "[C87-17.7]",
        "France has 21 points in all. [C87-17.9]",
        "France wins: the points are equal, and it reached the centre. [C87-17.9]",
    ]


@pytest.mark.rule("C87-17.9")
def test_the_most_points_win_and_what_brings_nothing_is_not_told():
    """Nobody has a card; both counters stand on 0."""
    m = table(tunnel={"britain": [*LAST, "black"]})
    assert told(m, "tunnel yellow")[4:] == [
        "Great Britain reaches the centre with its TBM, which ends the game. [C87-17.1]",
        "Great Britain scores 11 points for reaching the centre; "
        "tokens left on the other side: 9. [C87-17.7]",
        "Great Britain has 11 points in all. [C87-17.9]",
        "France has 0 points in all. [C87-17.9]",
        "Great Britain wins with the most points. [C87-17.9]",
    ]


@pytest.mark.rule("C87-17.3")
def test_whoever_goes_off_the_track_loses_without_a_score():
    """Nothing is scored."""
    m = table(deviation={"britain": -4})
    assert told(m, "tunnel yellow", "deviate red-1")[1:] == [
        "Great Britain deviates by 1 level, to -5. [C87-9.3]",
        "Great Britain goes off the deviation track and loses. [C87-17.3]",
        "France wins; nothing is scored. [C87-17.3]",
    ]


@pytest.mark.rule("C87-5.8")
def test_the_last_round_of_all_is_told_and_a_draw():
    """After a hundred rounds, with equal points."""
    m = table(areas={}, passed=["france"], rounds=rulings.ROUND_GUARD - 1)
    assert told(m, "pass")[-5:] == [
        "Both have passed: round 100 is over. [C87-5.6]",
        "After 100 rounds the game is scored as it stands. [C87-5.8]",
        "Great Britain has 0 points in all. [C87-17.9]",
        "France has 0 points in all. [C87-17.9]",
        "The points are equal: the game is a draw. [C87-5.8]",
    ]


# --- sums


STACKS = {"drew": 1, "took-stack": 1, "recovered": 1, "placed": -1, "returned": -1, "paid": -1}


def discs_told(line):
    """Whose discs change by a line, of which colour, and by how many."""
    if line.news in STACKS:
        number, colour = line.about["discs"].split("-")
        yield line.seat, colour, STACKS[line.news] * int(number)
    if line.news == "paid-others":
        for colour in line.about["pair"].split("-"):
            yield line.seat, colour, -1
    if line.news == "swapped":
        for argument, giver in (("give", line.seat), ("take", line.about["rival"])):
            number, colour = line.about[argument].split("-")
            yield giver, colour, -int(number)
            yield 1 - giver, colour, int(number)


@pytest.mark.parametrize("agenda", ["off", "on"])
def test_discs_told_add_up_to_what_both_have(agenda):
    m = random_match(8, agenda=agenda)
    have = m.rows_at(0)[0]["players"]["area"].astype(int)
    for number in range(1, m.count + 1):
        for line in m.story(number):
            for seat, colour, change in discs_told(line):
                have[seat, Colour[colour.upper()]] += change
        assert (have == m.rows_at(number)[0]["players"]["area"]).all(), m.log[number - 1]


@pytest.mark.parametrize("seed", [1, 4, 5])
def test_points_told_add_up_to_the_totals(seed):
    m = random_match(seed, agenda="on")
    scores, totals = [0, 0], [0, 0]
    for line in m.story(m.count):
        if line.news == "totalled":
            totals[line.seat] = line.about["points"]
        elif "points" in line.about:
            lost = line.news in ("lost-by-deviation", "missed-event")
            scores[line.seat] += -line.about["points"] if lost else line.about["points"]
    assert scores == totals == list(m.scores) != [0, 0]


# --- French


@pytest.mark.rule("C87-4.2", "C87-5.3")
def test_french_tells_one_disc_and_many():
    """The colour agrees too."""
    m = table()
    assert told(m, "finance black", lang="fr")[0] == (
        "La Grande-Bretagne place 1 jeton noir sur l'emplacement Technologie/Financement. [C87-4.2]"
    )
    give_up(m := table())
    assert told(m, lang="fr")[0] == (
        "La Grande-Bretagne remet 2 jetons blancs dans le sac. [C87-5.3]"
    )
