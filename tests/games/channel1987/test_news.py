"""What the rules tell: every effect that comes about by itself, in the order of the ledger."""

import pytest

from tests.games.channel1987.kit import (
    AT_THE_END,
    CARDS,
    answer,
    commas,
    position,
    random_match,
    round_start,
    seat_of,
)
from tests.games.channel1987.plays import fill, give_up
from tests.games.news import brief
from tunnelier import Match
from tunnelier.games.channel1987.rules import rulings
from tunnelier.games.channel1987.tables import Colour


def heard(m, to=None, lang="en"):
    """The lines of the last move as a nation (None: a spectator) hears them."""
    return m.story(m.count, None if to is None else seat_of(m, to), lang)


def told(m, *moves, to=None):
    """What a nation (None: a spectator) hears of the last of some moves, in brief."""
    answer(m, *moves)
    names = sorted(("britain", "france"), key=lambda nation: seat_of(m, nation))
    return [brief(line, names) for line in heard(m, to)]


def kinds(m, *moves):
    """The kinds of news of the last move."""
    answer(m, *moves)
    return [line.news for line in m.story(m.count)]


def table(text=""):
    """Britain with yellow, white and black discs, France with orange and blue ones."""
    return position(
        "britain: discs=3-yellow+2-white+1-black stored=orange; "
        f"france: discs=2-orange+1-blue; {text}"
    )


BRITAINS_TURN = "C87-4.1 turn-began britain"
FRANCES_TURN = "C87-4.1 turn-began france"


# --- set-up


@pytest.mark.rule("C87-2.2", "C87-2.3", "C87-2.4", "C87-3.1")
def test_the_set_up_is_told_and_the_first_round_opens():
    """Tokens, storages, display; Britain holds the first player card."""
    m = Match("channel-1987", follow=True)
    assert told(m, "reveal black") == ["C87-2.2 laid britain token=black tunnel=1"]
    assert told(m, "reveal blue-agenda") == ["C87-2.2 laid france token=blue-agenda tunnel=1"]
    assert told(m, "reveal white") == ["C87-2.3 stored britain token=white"]
    m.play("reveal white")
    assert told(m, "deal italy") == ["C87-2.4 displayed card=italy slot=1"]
    assert told(m, "deal spain", "deal greece") == [
        "C87-2.4 displayed card=greece slot=3",
        "C87-3.1 round-began britain round=1",
        "C87-3.3 draws britain number=10 allowed=10",
    ]


# --- the start of a round


@pytest.mark.rule("C87-3.3")
def test_each_disc_is_told_and_how_many_come():
    """France has kept two, Britain all it may have."""
    m = round_start("britain: discs=5-yellow+4-white; france: discs=2-black")
    assert told(m, "disc black") == [
        "C87-3.3 drew britain discs=1-black",
        "C87-3.3 draws france number=8 allowed=10",
    ]
    m = position("france: discs=5-yellow+5-white passed")
    answer(m, "pass")
    fill(m)
    assert "C87-3.3 draws-nothing france" in told(m)


@pytest.mark.rule("C87-3.4", "C87-3.5", "C87-13.1", "C87-13.2")
def test_new_workers_and_a_poor_bag_are_told():
    """The use, its token, the card turned down, the discs allowed; then what the bag lacks."""
    m = round_start(
        "britain: tracks=3,4 developed=new-workers-a:white,new-workers-b:black+black; "
        "france: tracks=3,4"
    )
    assert told(m, "hire new-workers-b") == [
        "C87-13.1 used britain card=new-workers-b",
        "C87-13.1 token-left britain card=new-workers-b rubble=black",
        "C87-3.5 called-workers britain allowed=13",
    ]
    assert told(m, "hire new-workers-a") == [
        "C87-13.1 used britain card=new-workers-a",
        "C87-13.1 token-left britain card=new-workers-a rubble=white",
        "C87-13.2 turned-down britain card=new-workers-a",
        "C87-3.5 called-workers britain allowed=14",
        "C87-3.3 draws britain number=14 allowed=14",
    ]
    for _ in range(14):
        m.play(m.moves[0])
    assert told(m)[1:] == [
        "C87-3.4 found-too-few france missing=12 left=11",
        "C87-3.3 draws france number=11 allowed=12",
    ]


@pytest.mark.rule("C87-3.5")
def test_new_workers_that_stay_at_home_are_told():
    """No card is used."""
    m = round_start("britain: developed=new-workers-a:white")
    assert told(m, "draw") == [
        "C87-3.5 turned-to-the-bag britain",
        "C87-3.3 draws britain number=10 allowed=10",
    ]


@pytest.mark.rule("C87-3.7", "C87-3.8")
def test_a_swap_is_told_and_the_end_of_swapping():
    """Both discs are named."""
    areas = "britain: discs=5-yellow+5-white; france: discs=5-black+5-orange"
    m = round_start(f"{areas}; britain: developed=exchange-a:white+white")
    assert told(m, "swap exchange-a yellow black") == [
        "C87-13.1 used britain card=exchange-a",
        "C87-13.1 token-left britain card=exchange-a rubble=white",
        "C87-3.7 swapped britain give=1-yellow take=1-black rival=1",
        BRITAINS_TURN,
    ]
    m = round_start(f"{areas}; britain: developed=exchange-a:white")
    assert told(m, "settle") == ["C87-3.8 closed-exchange britain", BRITAINS_TURN]


# --- the turn


@pytest.mark.rule("C87-4.2", "C87-4.5", "C87-4.8")
def test_a_placement_tells_the_stack_the_old_one_and_the_action():
    """Nothing is taken from an empty space."""
    m = table("works=2-blue")
    assert told(m, "plan yellow") == [
        "C87-4.2 placed britain discs=3-yellow space=plan-tunnel",
        "C87-4.5 took-stack britain discs=2-blue space=plan-tunnel",
        "C87-4.8 acted britain action=plan",
    ]
    assert told(table(), "finance black") == [
        "C87-4.2 placed britain discs=1-black space=finance-technology",
        "C87-4.8 acted britain action=finance",
    ]


@pytest.mark.rule("C87-5.1", "C87-5.2", "C87-5.3")
@pytest.mark.parametrize(("first", "verb"), [("britain", "stayed"), ("france", "took")])
def test_the_first_player_card_is_told_of_the_first_to_pass_alone(first, verb):
    """What is kept and what goes to the bag, colour by colour."""
    m = table(f"first={first}")
    assert told(m, "pass") == [
        "C87-5.1 passed britain",
        f"C87-5.2 {verb}-first-player britain",
    ]
    assert told(m, "keep 1") == ["C87-5.3 kept britain discs=1-black"]
    assert told(m, "keep 2") == [
        "C87-5.3 kept britain discs=2-yellow",
        "C87-5.3 returned britain discs=1-yellow",
    ]
    assert told(m, "keep 0") == ["C87-5.3 returned britain discs=2-white", FRANCES_TURN]
    assert told(m, "pass") == ["C87-5.1 passed france"]


@pytest.mark.rule("C87-5.5")
def test_whoever_has_passed_takes_no_turn():
    """It is told each time."""
    m = table("france: passed")
    assert told(m, "plan yellow", "reveal white")[1:] == [
        "C87-5.5 had-no-turn france",
        BRITAINS_TURN,
    ]


@pytest.mark.rule("C87-5.6", "C87-13.3", "C87-3.1")
def test_the_end_of_a_round_is_told_and_the_next_one_opens():
    """Stack by stack; a card that was used may be used again, unless it is worn out."""
    m = table(
        "first=france works=3-yellow slot-2=1-white rounds=4 used=control-room-1,control-room-2; "
        "britain: discs=; "
        "france: discs=1-orange passed developed=control-room-1:blue,control-room-2"
    )
    assert told(m, "pass") == [
        "C87-5.1 passed britain",
        "C87-5.6 round-over round=5",
        "C87-5.6 cleared discs=3-yellow space=plan-tunnel",
        "C87-5.6 cleared discs=1-white space=slot-2",
        "C87-3.1 round-began france round=6",
        "C87-13.3 may-use-again france card=control-room-1",
        "C87-3.3 draws france number=9 allowed=10",
    ]


# --- the display


@pytest.mark.rule("C87-6.1", "C87-6.2", "C87-12.1")
def test_a_secondary_action_discards_its_card_and_another_comes():
    """In the order of the rule."""
    m = table()
    assert told(m, "secondary yellow slot=1") == [
        "C87-4.2 placed britain discs=3-yellow space=slot-1",
        "C87-12.1 acted-by-card britain card=belgium action=plan",
    ]
    assert told(m, "reveal white") == [
        "C87-7.1 turned-up britain token=white tunnel=2",
        "C87-6.2 discarded card=belgium",
    ]
    assert told(m, "deal spain") == ["C87-6.1 dealt card=spain slot=1", FRANCES_TURN]


def without_deck(discard, money):
    """Nothing to be dealt but the discards."""
    shown = ["belgium", "denmark", "greece"]
    rest = [card for card in CARDS if card not in {*shown, *discard, *money}]
    return table(
        f"display={commas(shown)} discard={commas(discard)}; "
        f"france: money={commas(rest)} passed; "
        f"britain: money={commas(money)} deviation=-1"
    )


@pytest.mark.rule("C87-6.3")
def test_the_discards_become_a_deck():
    """Two of them; it is told when a card is needed, not before."""
    m = without_deck(["spain", "italy"], [])
    assert told(m, "develop white slot=1") == [
        "C87-4.2 placed britain discs=2-white space=slot-1",
        "C87-12.3 developed britain card=belgium",
        "C87-6.3 shuffled-cards cards=2",
    ]
    assert "shuffled-cards" not in kinds(without_deck(["spain"], []), "plan white", "reveal blue")


@pytest.mark.rule("C87-6.4")
def test_a_slot_that_stays_empty_is_told():
    """Neither deck nor discards hold a card; money that is spent fills the slot."""
    m = without_deck([], ["italy"])
    empty = "C87-6.4 stayed-empty slot=1"
    assert empty in told(m, "develop white slot=1")
    assert told(m, "technology yellow", "stay", "realign italy")[-1] == (
        "C87-6.3 shuffled-cards cards=1"
    )


# --- Plan, Tunnel, deviation


@pytest.mark.rule("C87-8.2", "C87-8.5", "C87-9.1")
def test_a_dig_tells_what_was_paid_and_stored():
    """One disc of the colour, into the bag."""
    m = table()
    assert told(m, "tunnel yellow")[2:] == [
        "C87-8.2 paid britain discs=1-black",
        "C87-8.5 dug britain token=black tunnel=1",
        "C87-9.1 must-check britain deviations=1",
    ]


@pytest.mark.rule("C87-8.3")
@pytest.mark.parametrize("pair", ["white-white", "black-white"])
def test_two_other_discs_pay_as_well(pair):
    """Of one colour, or of two."""
    m = table("britain: tunnel=blue")
    assert told(m, "tunnel yellow", f"pay {pair}")[0] == f"C87-8.3 paid-others britain pair={pair}"


@pytest.mark.rule("C87-9.2")
def test_water_is_told_by_nation():
    """Two cards for Britain, none for France."""
    wet = "britain: discs=2-yellow+1-blue tunnel=blue; france: discs=2-orange+1-blue tunnel=blue"
    assert told(table(wet), "tunnel yellow")[-1] == "C87-9.2 flooded britain deviations=2"
    assert told(table(f"mover=france; {wet}"), "tunnel orange")[-2:] == [
        "C87-9.2 stayed-dry france",
        BRITAINS_TURN,
    ]


@pytest.mark.rule("C87-9.3", "C87-9.5", "C87-9.6")
def test_a_deviation_card_is_told_with_what_it_does():
    """A 0 moves nothing; a colour that was out shuffles all; the grey one shuffles nothing."""
    m = table("deviation_out=red-0")
    assert told(m, "tunnel yellow", "deviate blue-0")[:2] == [
        "C87-9.3 drew-deviation britain deviation=blue-0",
        FRANCES_TURN,
    ]
    m = table("deviation_out=red-0; britain: deviation=-1")
    assert told(m, "tunnel yellow", "deviate red-1") == [
        "C87-9.3 drew-deviation britain deviation=red-1",
        "C87-9.3 went-astray britain levels=1 level=-2",
        "C87-9.5 shuffled-deviations hue=red-1",
        FRANCES_TURN,
    ]
    m = table("deviation_out=red-0,blue-0,green-0,yellow-0")
    assert told(m, "tunnel yellow", "deviate grey-2") == [
        "C87-9.3 drew-deviation britain deviation=grey-2",
        "C87-9.3 went-astray britain levels=2 level=-2",
        FRANCES_TURN,
    ]


# --- Finance and Technology


@pytest.mark.rule("C87-10.3", "C87-10.2")
def test_a_card_taken_as_money_is_told_with_what_all_are_worth():
    """By Finance, or by its own secondary action: then it is not discarded."""
    m = table("britain: money=italy")
    assert told(m, "finance yellow", "take 1") == [
        "C87-10.3 took-money britain card=belgium millions=2 worth=3"
    ]
    m = table()
    assert told(m, "secondary yellow slot=3")[1:] == [
        "C87-12.1 acted-by-card britain card=greece action=finance",
        "C87-10.3 took-money britain card=greece millions=3 worth=3",
    ]


@pytest.mark.rule("C87-11.6", "C87-11.9", "C87-11.11")
def test_a_bar_takes_all_money_and_the_surplus_corrects():
    """5M at 2M with -2: two levels, 1M lost; then the counter, and its bonus."""
    m = table(
        "display=denmark,spain,ireland; britain: tracks=2,0 money=belgium,greece deviation=-2"
    )
    assert told(m, "technology yellow", "advance upper") == [
        "C87-10.4 spent britain card=belgium millions=2",
        "C87-10.4 spent britain card=greece millions=3",
        "C87-11.6 crossed britain price=2 paid=5",
        "C87-11.9 corrected-by-surplus britain levels=2 level=0",
        "C87-11.9 lost-surplus britain millions=1",
        "C87-11.2 advanced britain track=upper points=3",
        "C87-11.11 gained-a-disc britain allowed=11",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.8", "C87-13.7")
def test_extra_finance_that_is_needed_at_a_bar_is_told():
    """It is used without being asked for."""
    m = table("britain: tracks=2,0 developed=extra-finance-a:blue")
    assert told(m, "technology yellow", "advance upper")[:5] == [
        "C87-13.1 used britain card=extra-finance-a",
        "C87-13.1 token-left britain card=extra-finance-a rubble=blue",
        "C87-13.2 turned-down britain card=extra-finance-a",
        "C87-13.7 counted-as-money britain card=extra-finance-a millions=3",
        "C87-11.6 crossed britain price=2 paid=3",
    ]


@pytest.mark.rule("C87-11.10", "C87-13.7")
def test_extra_finance_gives_no_change_by_its_own_rule():
    """3M at -1: it is no money card, so C87-10.4 does not speak of it."""
    m = table("britain: deviation=-1 developed=extra-finance-a:blue")
    assert told(m, "technology yellow", "stay", "realign extra-finance-a")[-4:-1] == [
        "C87-13.7 counted-as-money britain card=extra-finance-a millions=3",
        "C87-11.10 corrected britain levels=1 level=0",
        "C87-13.7 gave-no-change britain millions=2",
    ]


@pytest.mark.rule("C87-11.2")
def test_without_a_bar_nothing_is_spent():
    """The counter alone."""
    m = table("britain: money=italy tracks=1,1")
    assert told(m, "technology yellow", "advance upper") == [
        "C87-11.2 advanced britain track=upper points=2",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.13")
def test_the_third_storage_space_is_told_of_britain():
    """Reached on the lower track."""
    m = table("britain: tracks=0,1")
    assert told(m, "technology yellow", "advance lower")[1] == "C87-11.13 gained-storage britain"


@pytest.mark.rule("C87-11.3", "C87-11.10", "C87-10.4")
def test_realigning_tells_what_was_spent_lifted_and_lost():
    """One card of 3M at -1; or nothing, and the deviation stays."""
    given = "britain: money=ireland,italy tracks=0,1"
    m = table(f"britain: deviation=-1; {given}")
    assert told(m, "technology yellow", "stay") == ["C87-11.3 moved-no-counter britain"]
    assert told(m, "realign ireland") == [
        "C87-10.4 spent britain card=ireland millions=3",
        "C87-11.10 corrected britain levels=1 level=0",
        "C87-10.4 got-no-change britain millions=2",
        FRANCES_TURN,
    ]
    m = table(f"britain: deviation=-3; {given}")
    assert told(m, "technology yellow", "stay", "realign italy", "aligned") == [
        "C87-11.10 left-deviation britain level=-2",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-11.12", "C87-18.3")
@pytest.mark.parametrize("nations", ["standard", "swapped"])
def test_a_peek_is_heard_whole_by_its_seat_alone(nations):
    """The rival and spectators hear which token it was, not what it is."""
    m = table(f"nations={nations}")
    assert told(m, "technology yellow", "advance upper")[1:] == ["C87-11.12 may-peek britain"]
    side = seat_of(m, "france")
    for viewer in ("britain", "france", None):
        peeked = [f"C87-11.12 peeked britain side={side} place=france-4"]
        assert told(m, *["peek france 4"] * (viewer == "britain"), to=viewer) == peeked
    m.play("glimpse blue-agenda")
    unseen = f"C87-11.12 saw britain side={side} place=france-4"
    assert told(m, to="britain") == [f"{unseen} token=blue-agenda", FRANCES_TURN]
    assert told(m, to="france") == told(m) == [unseen, FRANCES_TURN]
    place = "the token on space 4 of the French side and leaves it face down."
    assert heard(m, "france")[0].said == f"Great Britain has seen {place}"
    assert heard(m, "france", "fr")[0].said == (
        "La Grande-Bretagne a vu la tuile de l'emplacement 4 du côté français "
        "et la laisse face cachée."
    )


@pytest.mark.rule("C87-11.12")
def test_a_peek_that_is_declined_or_impossible_is_told():
    """All face up: there is nothing to look at."""
    m = table()
    assert told(m, "technology yellow", "advance upper", "decline")[0] == (
        "C87-11.12 did-not-peek britain"
    )
    up = ["black", "black", "white", "white", "yellow", "yellow", "orange", "orange", "blue"]
    m = table(f"britain: tunnel={commas(up)} stored=; france: bored=7 tunnel=blue,blue")
    assert told(m, "technology yellow", "advance upper")[1] == "C87-11.12 knows-all britain"


# --- Development, abilities, chains


@pytest.mark.rule("C87-12.3", "C87-12.4", "C87-12.5")
def test_a_development_tells_its_cost_and_what_is_given():
    """Discarded, or placed: one token, or two."""
    m = table("display=italy,control-room-1,greece; britain: stored=orange,white")
    assert told(m, "develop white slot=1") == [
        "C87-4.2 placed britain discs=2-white space=slot-1",
        "C87-12.4 owes-rubble britain card=italy needs=discard-1",
    ]
    assert told(m, "rubble orange") == [
        "C87-12.4 gave-up britain rubble=orange card=italy",
        "C87-12.3 developed britain card=italy",
    ]
    m = table("display=italy,control-room-1,greece; britain: stored=orange,white")
    answer(m, "develop white slot=2")
    assert told(m, "rubble orange") == [
        "C87-12.5 put-on-card britain rubble=orange card=control-room-1"
    ]
    assert told(m, "enough") == [
        "C87-12.5 put-no-more britain card=control-room-1",
        "C87-12.3 developed britain card=control-room-1",
    ]


@pytest.mark.rule("C87-14.6", "C87-14.1", "C87-13.2", "C87-18.5")
@pytest.mark.parametrize("viewer", ["britain", "france", None])
def test_a_recovery_is_told_and_all_hear_which_card_is_turned_down(viewer):
    """A card with a token left is not turned."""
    m = table("britain: developed=control-room-1:blue,new-materials:blue")
    answer(m, "plan yellow", "reveal white")
    assert told(m, "use control-room-1", to=viewer) == [
        "C87-13.1 used britain card=control-room-1",
        "C87-13.1 token-left britain card=control-room-1 rubble=blue",
        "C87-13.2 turned-down britain card=control-room-1",
        "C87-14.6 recovered britain discs=1-yellow space=plan-tunnel",
    ]
    assert told(m, "close") == ["C87-14.1 ended-turn britain", FRANCES_TURN]


CHAINS = {
    "control-room-3": "C87-14.9 chained britain action=plan",
    "control-room-4": "C87-14.9 chained britain action=tunnel",
}


@pytest.mark.rule("C87-14.9")
@pytest.mark.parametrize("card", CHAINS)
def test_a_chained_action_is_told(card):
    """After the Plan that triggers it."""
    m = table(f"britain: developed={card}:blue+blue")
    assert told(m, "plan yellow", "reveal white", f"use {card}")[2] == CHAINS[card]


@pytest.mark.rule("C87-13.9", "C87-14.10")
def test_improve_technology_and_heavy_machinery_tell_their_actions():
    """The machine when its action is chosen."""
    m = table("britain: developed=improve-technology-a:blue+blue,heavy-machinery:blue tracks=1,1")
    answer(m, "technology yellow", "advance upper")
    assert told(m, "use improve-technology-a")[2] == "C87-13.9 improved-technology britain"
    assert told(m, "advance lower", "use heavy-machinery", "machine plan") == [
        "C87-14.10 chose-by-machine britain action=plan"
    ]


# --- the Agenda expansion


def planner(text=""):
    """Britain, about to turn up a token, the expansion on."""
    return table(f"agenda=on; {text}")


@pytest.mark.rule("C87-16.1", "C87-16.4", "C87-2.7")
def test_a_symbol_brings_a_card_that_is_kept_or_leaves_the_game():
    """Without the expansion, and without a symbol, nothing is told of it."""
    m = planner()
    assert told(m, "plan yellow", "reveal white-agenda") == [
        "C87-7.1 turned-up britain token=white-agenda tunnel=2",
        "C87-16.1 must-draw-event britain",
    ]
    assert told(m, "event training") == ["C87-16.1 drew-event britain event=training"]
    assert told(m, "decline-card") == [
        "C87-16.4 discarded-event britain event=training",
        FRANCES_TURN,
    ]
    assert kinds(planner(), "plan yellow", "reveal white") == ["turned-up", "turn-began"]
    assert kinds(table(), "plan yellow", "reveal white-agenda") == ["turned-up", "turn-began"]


@pytest.mark.rule("C87-16.3")
def test_a_symbol_while_a_card_is_pending_is_told():
    """No card is drawn."""
    m = planner("britain: pending=repairs")
    assert told(m, "plan yellow", "reveal white-agenda")[1] == (
        "C87-16.3 wasted-symbol britain event=repairs"
    )


@pytest.mark.rule("C87-16.8", "C87-16.6")
def test_training_is_told_when_a_disc_is_missed():
    """Then it is completed; with nothing to draw it waits, and nothing is told."""
    m = planner("britain: discs= pending=training; france: discs= passed")
    assert told(m, "pass")[-4:] == [
        "C87-3.1 round-began britain round=2",
        "C87-16.8 trained britain",
        "C87-16.6 completed britain event=training",
        "C87-3.3 draws britain number=9 allowed=10",
    ]
    m = planner(
        "mover=france; britain: discs=5-yellow+5-white passed pending=training; france: discs="
    )
    assert kinds(m, "pass")[-2:] == ["draws-nothing", "draws"]


@pytest.mark.rule("C87-16.10")
def test_the_skipped_turn_of_an_inspection_is_told():
    """And that the rival plays again."""
    m = planner("mover=france; britain: pending=warehouse-inspection")
    assert told(m, "plan orange", "reveal white")[1:] == [
        "C87-16.10 was-inspected britain",
        "C87-16.6 completed britain event=warehouse-inspection",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-16.13")
def test_a_check_up_is_told_as_it_is_kept():
    """A deviation card at once."""
    m = planner()
    assert told(m, "plan yellow", "reveal white-agenda", "event check-up", "accept") == [
        "C87-16.1 kept-event britain event=check-up",
        "C87-16.13 must-check-up britain",
        "C87-16.6 completed britain event=check-up",
    ]


@pytest.mark.rule("C87-16.14")
def test_repairs_are_told_when_no_counter_may_move():
    """And done at the end of the action."""
    m = planner("britain: pending=repairs")
    assert told(m, "technology yellow", "stay") == [
        "C87-16.14 under-repair britain",
        "C87-16.6 completed britain event=repairs",
        FRANCES_TURN,
    ]


@pytest.mark.rule("C87-16.16")
def test_supervision_is_told_when_the_stack_is_placed():
    """Two discs more than none."""
    m = planner("britain: pending=supervision")
    assert told(m, "plan white")[1:3] == [
        "C87-16.16 was-supervised britain",
        "C87-16.6 completed britain event=supervision",
    ]


@pytest.mark.rule("C87-16.18", "C87-16.19")
def test_a_promotion_tells_its_price_and_what_is_lost():
    """2M and 2M for 3M: 1M lost."""
    m = planner("britain: pending=promotion money=netherlands")
    assert told(m, "finance yellow", "take 1", "deal spain")[1:] == [
        "C87-16.18 must-pay-promotion britain millions=3"
    ]
    assert told(m, "contribute netherlands") == [
        "C87-10.4 spent britain card=netherlands millions=2"
    ]
    assert told(m, "contribute belgium") == [
        "C87-10.4 spent britain card=belgium millions=2",
        "C87-10.4 got-no-change britain millions=1",
        "C87-16.6 completed britain event=promotion",
        FRANCES_TURN,
    ]


# --- the end


@pytest.mark.rule("C87-17.1", "C87-17.4", "C87-17.9", "C87-15.2", "C87-15.3", "C87-15.4")
@pytest.mark.rule("C87-15.6", "C87-16.7", "C87-17.5", "C87-17.6", "C87-17.7", "C87-E.8")
def test_the_score_is_told_item_by_item():
    """The example of the ledger: 21 against 21, and France is at the centre."""
    m = position(
        "mover=france agenda=on display=belgium,denmark,new-materials; "
        "france: discs=2-yellow+1-orange bored=8 tunnel=orange tracks=3,2 deviation=-2 "
        "completed=training; "
        "britain: bored=5 tunnel=blue tracks=6,1 pending=repairs; "
        f"{AT_THE_END}"
    )
    assert told(m, "tunnel yellow")[4:] == [
        "C87-17.1 reached-centre france",
        "C87-17.4 scored-cards britain points=5",
        "C87-15.3 won-duel britain points=3",
        "C87-15.4 pleased-media britain points=2",
        "C87-15.6 analysed britain points=3 colours=2",
        "C87-16.7 missed-event britain event=repairs points=2",
        "C87-17.5 scored-technology britain track=upper points=9",
        "C87-17.5 scored-technology britain track=lower points=1",
        "C87-17.9 totalled britain points=21",
        "C87-17.4 scored-cards france points=9",
        "C87-15.2 spoke france points=1",
        "C87-16.7 scored-event france event=training points=2",
        "C87-17.5 scored-technology france track=upper points=3",
        "C87-17.5 scored-technology france track=lower points=2",
        "C87-17.6 lost-by-deviation france points=2",
        "C87-17.7 scored-centre france points=6 tokens=4",
        "C87-17.9 totalled france points=21",
        "C87-17.9 won-at-centre france",
    ]


@pytest.mark.rule("C87-17.9")
def test_the_most_points_win_and_what_brings_nothing_is_not_told():
    """Nobody has a card; both counters stand on 0."""
    m = table("britain: bored=8 tunnel=black")
    assert told(m, "tunnel yellow")[4:] == [
        "C87-17.1 reached-centre britain",
        "C87-17.7 scored-centre britain points=11 tokens=9",
        "C87-17.9 totalled britain points=11",
        "C87-17.9 totalled france points=0",
        "C87-17.9 won britain",
    ]


@pytest.mark.rule("C87-17.3")
def test_whoever_goes_off_the_track_loses_without_a_score():
    """Nothing is scored."""
    m = table("britain: deviation=-4")
    assert told(m, "tunnel yellow", "deviate red-1")[1:] == [
        "C87-9.3 went-astray britain levels=1 level=-5",
        "C87-17.3 went-off-track britain",
        "C87-17.3 won-unscored france",
    ]


@pytest.mark.rule("C87-5.8")
def test_the_last_round_of_all_is_told_and_a_draw():
    """After a hundred rounds, with equal points."""
    m = table(f"rounds={rulings.ROUND_GUARD - 1}; britain: discs=; france: discs= passed")
    assert told(m, "pass")[-5:] == [
        "C87-5.6 round-over round=100",
        "C87-5.8 stopped round=100",
        "C87-17.9 totalled britain points=0",
        "C87-17.9 totalled france points=0",
        "C87-5.8 drawn-game",
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


# --- words that are worked out


@pytest.mark.parametrize(
    ("pair", "said"),
    [("white-white", "2 white discs"), ("black-white", "1 black disc and 1 white disc")],
)
def test_two_discs_are_named_together_or_one_by_one(pair, said):
    m = table("britain: tunnel=blue")
    answer(m, "tunnel yellow", f"pay {pair}")
    assert heard(m)[0].said == (
        f"Great Britain, without a disc of the rubble's colour, pays for the Tunnel: {said}, "
        "into the bag."
    )


@pytest.mark.rule("C87-4.2", "C87-5.3")
def test_french_tells_one_disc_and_many():
    """The colour agrees too."""
    m = table()
    answer(m, "finance black")
    assert heard(m, lang="fr")[0].said == (
        "La Grande-Bretagne place 1 jeton noir sur l'emplacement Technologie/Financement."
    )
    give_up(m := table())
    assert heard(m, lang="fr")[0].said == "La Grande-Bretagne remet 2 jetons blancs dans le sac."
