"""The turn, the placement, and the cards on display (ledger chapters 4 and 6)."""

from fractions import Fraction

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    answer,
    area,
    bag,
    commas,
    deck,
    discard,
    display,
    first,
    money,
    position,
    stack,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered
from tunnelier import Match, Refused

SPACES = {
    "works": ("plan {}", "tunnel {}"),
    "bank": ("finance {}", "technology {}"),
    "slot-1": ("secondary {} slot=1", "develop {} slot=1"),
    "slot-2": ("secondary {} slot=2", "develop {} slot=2"),
    "slot-3": ("secondary {} slot=3", "develop {} slot=3"),
}


def turn(discs, spaces=""):
    """Britain to move, with a black disc to dig the black token."""
    return position(f"{spaces}; britain: discs=1-black+{discs}")


def legal(m, move):
    return m.why(move) is None


# --- Turn and placement


@pytest.mark.rule("C87-4.1")
def test_turns_alternate_from_the_first_player():
    """One action each, beginning with the holder of the first player card."""
    m = position(
        "mover=france first=france last_turn=nobody; "
        "britain: discs=1-white+2-orange; "
        "france: discs=1-black+2-yellow"
    )
    for nation, moves in (
        ("france", ("plan black", "reveal blue")),
        ("britain", ("finance white", "take 1", "deal spain")),
        ("france", ("plan yellow", "reveal white")),
        ("britain", ("finance orange", "take 1", "deal italy")),
    ):
        assert asked(m) == (nation, "turn")
        answer(m, *moves)
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-4.1")
@pytest.mark.parametrize("holder", ["britain", "france"])
def test_the_first_player_opens_the_round(holder):
    """Whoever passed first."""
    m = position(f"mover={holder}")
    give_up(m)
    give_up(m)
    fill(m)
    assert (asked(m), first(m)) == ((holder, "turn"), holder)


@pytest.mark.rule("C87-4.2")
def test_a_colour_is_placed_whole():
    """Three yellow are placed as three; no move names a number."""
    m = turn("3-yellow")
    assert {move.split()[1] for move in m.moves if move != "pass"} == {
        "discs=black",
        "discs=yellow",
    }
    answer(m, "plan yellow", "reveal blue")
    assert (stack(m, "works"), area(m, "britain")) == (("yellow", 3), {"black": 1})


@pytest.mark.rule("C87-4.2")
def test_a_colour_not_held_cannot_be_placed():
    """No white in the area, though some lie on a space."""
    m = turn("3-yellow", "bank=2-white")
    with pytest.raises(Refused):
        m.play("plan white")


@pytest.mark.rule("C87-4.3")
@pytest.mark.parametrize("space", SPACES)
def test_an_empty_space_takes_a_single_disc(space):
    """One yellow disc anywhere."""
    m = turn("1-yellow")
    assert legal(m, SPACES[space][0].format("yellow"))


@pytest.mark.rule("C87-4.4")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(
    ("colour", "lying", "number", "enough"),
    [
        ("white", 1, 1, False),
        ("white", 2, 2, False),
        ("yellow", 2, 2, False),
        ("white", 2, 3, True),
        ("yellow", 2, 3, True),
        ("white", 4, 5, True),
    ],
)
def test_an_occupied_space_needs_one_disc_more(space, colour, lying, number, enough):
    """Whatever the colours, on every space."""
    m = turn(f"{number}-yellow", f"{space}={lying}-{colour}")
    assert legal(m, SPACES[space][0].format("yellow")) is enough


@pytest.mark.rule("C87-4.4")
@pytest.mark.parametrize(("number", "enough"), [(2, False), (3, True)])
def test_an_own_stack_is_beaten_like_any_other(number, enough):
    """The player who has just placed two white wants the space again."""
    m = position(f"britain: discs=2-white+{number}-orange; france: passed")
    answer(m, "plan white", "reveal blue")
    assert asked(m) == ("britain", "turn")
    assert legal(m, "plan orange") is enough


@pytest.mark.rule("C87-4.5")
def test_the_old_stack_joins_the_area_before_the_action():
    """The two black just gained pay for the black token."""
    m = position("works=2-black; britain: discs=3-yellow+1-white")
    m.play("tunnel yellow")
    assert asked(m) == ("chance", "deviate")
    assert area(m, "britain") == {"white": 1, "black": 1}
    assert stack(m, "works") == ("yellow", 3)


@pytest.mark.rule("C87-4.5")
def test_the_old_stack_is_merged_by_colour():
    """Two black join the one black."""
    m = turn("3-yellow", "bank=2-black")
    answer(m, "finance yellow", "take 1", "deal spain")
    assert area(m, "britain") == {"black": 3}


@pytest.mark.rule("C87-4.6")
def test_stacks_of_one_colour_do_not_merge_on_the_space():
    """Three yellow on two yellow: three stay there, two are in the area."""
    m = turn("3-yellow", "works=2-yellow")
    answer(m, "plan yellow", "reveal blue")
    assert stack(m, "works") == ("yellow", 3)
    assert area(m, "britain") == {"black": 1, "yellow": 2}


@pytest.mark.rule("C87-4.7")
@pytest.mark.parametrize("space", SPACES)
def test_a_stack_of_five_closes_its_space(space):
    """Five others do not beat it."""
    m = turn("5-yellow", f"{space}=5-white")
    assert not any(legal(m, move.format("yellow")) for move in SPACES[space])
    assert all(legal(m, SPACES[other][0].format("yellow")) for other in SPACES if other != space)


@pytest.mark.rule("C87-4.7")
def test_a_recovered_disc_opens_the_space_again():
    """Five less one may be beaten by five."""
    m = position("britain: discs=5-white developed=control-room-1:white; france: discs=5-yellow")
    answer(m, "plan white", "reveal blue", "use control-room-1")
    assert stack(m, "works") == ("white", 4)
    assert legal(m, "plan yellow")


@pytest.mark.rule("C87-4.8")
@pytest.mark.parametrize(("number", "enough"), [(3, False), (4, True)])
def test_both_actions_of_a_space_share_its_stack(number, enough):
    """After a Plan with three, Tunnel needs four; one action was done, not both."""
    m = position(f"britain: discs=3-white; france: discs={number}-yellow+1-black")
    answer(m, "plan white", "reveal blue")
    assert asked(m) == ("france", "turn")
    assert legal(m, "tunnel yellow") is enough


@pytest.mark.rule("C87-4.9")
@pytest.mark.parametrize(("spaces", "offered_"), [("", False), ("works=1-black", True)])
def test_an_action_is_judged_after_placing_and_taking(spaces, offered_):
    """The last stack placed on an empty space cannot tunnel; on a stack it can."""
    m = position(f"{spaces}; britain: discs=2-black")
    assert legal(m, "tunnel black") is offered_


@pytest.mark.rule("C87-4.10")
def test_a_stack_stays_when_the_card_under_it_changes():
    """Financed away, the new card still needs three discs."""
    m = position("slot-1=2-orange; britain: discs=1-white; france: discs=2-yellow+3-black")
    answer(m, "finance white", "take 1", "deal ireland")
    assert (display(m)[0], stack(m, "1")) == ("ireland", ("orange", 2))
    assert not legal(m, "develop yellow slot=1")
    assert legal(m, "develop black slot=1")


@pytest.mark.rule("C87-4.10")
def test_stacks_are_cleared_at_the_end_of_the_round():
    """Not before."""
    m = position("works=2-white slot-2=4-black")
    give_up(m)
    assert (stack(m, "works"), stack(m, "2")) == (("white", 2), ("black", 4))
    give_up(m)
    assert (stack(m, "works"), stack(m, "2")) == (None, None)


@pytest.mark.rule("C87-4.11")
@pytest.mark.parametrize(("passed", "then"), [("", "france"), ("france: passed", "britain")])
def test_the_turn_passes_when_the_window_closes(passed, then):
    """To the rival, or back if the rival has passed."""
    m = position(f"britain: discs=2-white developed=control-room-1:white; {passed}")
    answer(m, "plan white", "reveal blue")
    assert asked(m) == ("britain", "window")
    m.play("close")
    assert asked(m) == (then, "turn")


# --- Display, deck and discards


@pytest.mark.rule("C87-6.1")
@pytest.mark.parametrize(
    "moves",
    [("develop white slot=1",), ("secondary white slot=3",), ("finance white", "take 2")],
)
def test_a_card_that_leaves_is_replaced_before_the_window(moves):
    """The window of the same turn sees the new card."""
    m = position("britain: discs=2-white developed=new-materials:white")
    answer(m, *moves)
    assert asked(m) == ("chance", "deal")
    m.play("deal italy")
    assert "italy" in display(m)
    assert None not in display(m)
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-6.1")
def test_every_card_of_the_deck_is_as_likely_to_come():
    """30 cards are left, each one in thirty."""
    m = turn("1-yellow")
    answer(m, "finance yellow", "take 1")
    assert m.odds == {f"deal card={card}": Fraction(1, 30) for card in deck(m)}
    assert len(deck(m)) == 30


@pytest.mark.rule("C87-6.2")
def test_the_new_card_is_unknown_while_the_marker_is_chosen():
    """Action, discard, refill, window, in this order."""
    m = position(
        "display=ireland,spain,italy; britain: discs=2-white developed=control-room-2:white"
    )
    m.play("secondary white slot=1")
    assert (asked(m), discard(m)) == (("britain", "advance"), [])
    m.play("advance upper")
    assert (asked(m), discard(m)) == (("britain", "peek"), [])
    m.play("decline")
    assert (asked(m), discard(m)) == (("chance", "deal"), ["ireland"])
    m.play("deal portugal")
    assert asked(m) == ("britain", "window")


def without_deck(discarded, text=""):
    """All cards but the display and the discards are somebody's money: the deck is empty."""
    shown = ["belgium", "denmark", "greece"]
    rest = [card for card in CARDS if card not in {*shown, *discarded}]
    return position(
        f"display={commas(shown)} discard={commas(discarded)}; "
        f"britain: discs=1-white+2-yellow; france: money={commas(rest)}; {text}"
    )


@pytest.mark.rule("C87-6.3")
def test_an_empty_deck_is_made_of_the_discards():
    """Four discards and the card just used: five, of which one is dealt."""
    discarded = ["spain", "italy", "portugal", "ireland"]
    m = without_deck(discarded)
    assert (deck(m), len(discard(m))) == ([], 4)
    answer(m, "secondary white slot=1", "reveal blue")
    assert m.odds == {f"deal card={card}": Fraction(1, 5) for card in [*discarded, "belgium"]}
    m.play("deal belgium")
    assert (len(deck(m)), discard(m), display(m)[0]) == (4, [], "belgium")


@pytest.mark.rule("C87-6.3")
def test_the_discards_wait_until_a_card_is_needed():
    """A Plan on the works shuffles nothing."""
    m = without_deck(["spain", "italy"])
    answer(m, "plan white", "reveal blue")
    assert (deck(m), discard(m)) == ([], ["italy", "spain"])


def without_discards():
    rest = [card for card in CARDS if card not in ("belgium", "denmark", "greece", "italy")]
    return without_deck(
        [], f"france: money={commas(rest)} passed; britain: money=italy deviation=-1"
    )


@pytest.mark.rule("C87-6.4")
def test_a_slot_stays_empty_until_a_card_is_discarded():
    """Nothing to deal; the money spent in Technology fills the slot."""
    m = without_discards()
    answer(m, "develop white slot=1")
    assert (asked(m), display(m)) == (("britain", "turn"), [None, "denmark", "greece"])
    answer(m, "technology yellow", "stay", "realign italy")
    assert asked(m) == ("chance", "deal")
    assert m.moves == ("deal card=italy",)
    m.play("deal italy")
    assert (display(m), discard(m)) == (["italy", "denmark", "greece"], [])


@pytest.mark.rule("C87-6.4")
def test_the_lowest_empty_slot_is_filled_first():
    """Slots 1 and 3 are empty, one card comes back: it lies on 1."""
    rest = [card for card in CARDS if card not in ("denmark", "italy")]
    m = without_deck(
        [],
        f"display=,denmark,; france: money={commas(rest)}; britain: money=italy deviation=-1",
    )
    answer(m, "technology yellow", "stay", "realign italy", "deal italy")
    assert display(m) == ["italy", "denmark", None]


@pytest.mark.rule("C87-6.4", "C87-16.18")
def test_what_a_promotion_costs_fills_an_empty_slot():
    """Finance empties a slot and no card is left; one that is paid comes there, then the window."""
    others = ["belgium", "denmark", "greece", "italy", "netherlands", "new-materials"]
    rest = [card for card in CARDS if card not in others]
    m = without_deck(
        [],
        f"agenda=on; france: money={commas(rest)}; britain: pending=promotion "
        "developed=new-materials:white money=italy,netherlands",
    )
    answer(m, "finance yellow", "take 1")
    assert (asked(m), display(m)) == (("britain", "promotion"), [None, "denmark", "greece"])
    answer(m, "contribute belgium", "contribute italy")
    assert asked(m) == ("chance", "deal")
    assert m.odds == {f"deal card={card}": Fraction(1, 2) for card in ("belgium", "italy")}
    m.play("deal italy")
    assert (display(m)[0], deck(m)) == ("italy", ["belgium"])
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-6.4", "C87-16.18")
def test_a_match_of_the_rules_that_left_the_slot_empty_is_not_read():
    """They were version 1: such a match would go on here otherwise than it went."""
    saved = Match("channel-1987", seed=1).save()
    with pytest.raises(ValueError, match="rules version 1"):
        Match.load(saved.replace("\nrules: 2\n", "\nrules: 1\n"))


@pytest.mark.rule("C87-6.5")
def test_a_space_without_a_card_cannot_be_chosen():
    """Neither of its actions exists."""
    m = position("display=belgium,,greece; britain: discs=1-white+2-black")
    assert not any("slot=2" in move for move in m.moves)
    assert any("slot=1" in move for move in m.moves)
    m.play("finance white")
    assert m.moves == ("take slot=1", "take slot=3")


@pytest.mark.rule("C87-6.6")
@pytest.mark.parametrize(
    ("moves", "thrown"),
    [
        (("secondary yellow slot=1", "reveal blue"), ["belgium"]),
        (("secondary yellow slot=2", "deviate red-0"), ["denmark"]),
        (("secondary yellow slot=3", "advance upper", "decline", "aligned"), ["ireland"]),
        (("technology yellow", "stay", "realign italy"), ["italy"]),
        (("develop yellow slot=1",), []),
        (("finance yellow", "take 1"), []),
        (("plan yellow", "reveal blue"), []),
    ],
)
def test_the_discards_hold_spent_money_and_cards_used(moves, thrown):
    """Secondary Plan, Tunnel and Technology; not a development, nor money taken."""
    m = position(
        "display=belgium,denmark,ireland; britain: discs=1-yellow+1-black money=italy deviation=-1"
    )
    answer(m, *moves)
    assert discard(m) == thrown


@pytest.mark.rule("C87-6.6")
def test_secondary_finance_discards_nothing():
    """The card is money."""
    m = turn("1-yellow")
    answer(m, "secondary yellow slot=3", "deal spain")
    assert (discard(m), money(m, "britain")) == ([], ["greece"])
    assert not offered(m, "take")
    assert sum(bag(m).values()) == 23
