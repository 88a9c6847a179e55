"""Secondary actions, Development, and abilities in general (ledger chapters 12 and 13)."""

from collections import Counter

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    answer,
    area,
    commas,
    completed,
    developed,
    display,
    face_down,
    gone,
    level,
    money,
    pending,
    points,
    position,
    round_start,
    stack,
    stored,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered, size

FREE, DISCARD, ONE, ONE_OR_TWO = "belgium", "italy", "new-materials", "control-room-1"


def builder(card=FREE, held=(), text=""):
    """Britain with two yellow and a black disc; the card lies on slot 1."""
    return position(
        f"display={card},spain,greece; "
        f"britain: discs=2-yellow+1-black stored={commas(held)} tracks=1,3; {text}"
    )


def researcher(cards, cube=0, at=(1, 3), text=""):
    """Britain about to take Technology with yellow."""
    return builder(text=f"britain: developed={cards} deviation={cube} tracks={commas(at)}; {text}")


# --- Secondary actions


@pytest.mark.rule("C87-12.1")
def test_a_temporary_space_offers_its_card_in_two_ways():
    """Its secondary action or its development."""
    m = builder(held=["white"])
    for slot in (1, 3):
        assert {move for move in m.moves if f"yellow slot={slot}" in move} == {
            f"secondary discs=yellow slot={slot}",
            f"develop discs=yellow slot={slot}",
        }


SECONDARY = [
    ("belgium", ("reveal white",), "plan"),
    ("denmark", ("deviate red-1",), "tunnel"),
    ("luxembourg", (), "finance"),
    ("ireland", ("advance upper",), "technology"),
]


@pytest.mark.rule("C87-12.2")
@pytest.mark.parametrize(("card", "answers", "kind"), SECONDARY)
def test_a_secondary_action_is_that_action(card, answers, kind):
    """Same effect, same trigger of New materials, and the card is gone."""
    assert CARDS[card]["action"] == kind
    m = builder(card, text="britain: developed=new-materials:white")
    answer(m, "secondary yellow slot=1", *answers, "deal portugal")
    done = {
        "plan": tunnel(m, "britain")[1] == "white",
        "tunnel": (stored(m, "britain"), level(m, "britain")) == (["black"], -1),
        "finance": money(m, "britain") == ["luxembourg"],
        "technology": tracks(m, "britain") == (2, 3),
    }
    assert [name for name, did in done.items() if did] == [kind]
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-12.2")
@pytest.mark.parametrize(
    ("card", "answers", "red"),
    [
        ("belgium", ("reveal white",), "control-room-1"),
        ("ireland", ("advance upper",), "control-room-2"),
    ],
)
def test_a_secondary_action_triggers_red_cards(card, answers, red):
    """The disc comes back from the stack on the temporary space."""
    m = builder(card, text=f"britain: developed={red}:white")
    answer(m, "secondary yellow slot=1", *answers, "deal portugal", f"use {red}")
    assert (stack(m, "1"), area(m, "britain")) == (("yellow", 1), {"yellow": 1, "black": 1})


@pytest.mark.rule("C87-12.2")
def test_a_secondary_plan_draws_an_agenda_card():
    """And a secondary Technology is stopped by the barriers."""
    m = builder(text="agenda=on")
    answer(m, "secondary yellow slot=1", "reveal white-agenda")
    assert asked(m) == ("chance", "agenda-card")
    assert builder("ireland", text="britain: tracks=2,4").why("secondary yellow slot=1")


# --- Development


@pytest.mark.rule("C87-12.3")
def test_development_takes_the_card_of_its_space_only():
    """No choice among the display."""
    m = builder()
    m.play("develop yellow slot=3")
    assert asked(m) == ("chance", "deal")
    m.play("deal portugal")
    assert developed(m, "britain") == {"greece": 0}
    assert display(m) == ["belgium", "spain", "portugal"]


@pytest.mark.rule("C87-12.4")
def test_a_card_without_requirement_costs_nothing():
    """The storage is untouched."""
    m = builder(held=["white"])
    answer(m, "develop yellow slot=1", "deal portugal")
    assert (stored(m, "britain"), gone(m)) == (["white"], [])
    assert developed(m, "britain") == {FREE: 0}


@pytest.mark.rule("C87-12.4")
def test_a_discarded_token_leaves_the_game():
    """Storage -1, removed +1, none on the card."""
    m = builder(DISCARD, ["white", "orange"])
    answer(m, "develop yellow slot=1", "rubble white", "deal portugal")
    assert (stored(m, "britain"), gone(m)) == (["orange"], ["white"])
    assert developed(m, "britain") == {DISCARD: 0}


@pytest.mark.rule("C87-12.5")
@pytest.mark.parametrize(
    ("card", "answers", "tokens"),
    [
        (ONE, ("rubble white",), 1),
        (ONE_OR_TWO, ("rubble white", "enough"), 1),
        (ONE_OR_TWO, ("rubble white", "rubble orange"), 2),
        ("topographical-1", ("rubble white",), 1),
    ],
)
def test_placed_tokens_lie_on_the_card(card, answers, tokens):
    """As many as the card asks or the player wants."""
    m = builder(card, ["white", "orange"])
    answer(m, "develop yellow slot=1", *answers)
    assert asked(m) == ("chance", "deal")
    m.play("deal portugal")
    assert developed(m, "britain")[card] == tokens
    assert (len(stored(m, "britain")), gone(m)) == (2 - tokens, [])


@pytest.mark.rule("C87-12.5")
def test_the_number_of_tokens_is_never_topped_up():
    """Bought with one; a later development puts its token elsewhere."""
    m = builder(
        ONE_OR_TWO, ["white", "orange"], text="britain: discs=2-yellow+1-orange; france: passed"
    )
    answer(m, "develop yellow slot=1", "rubble white", "enough", "deal portugal")
    assert all(
        move.startswith(("plan", "tunnel", "finance", "technology", "secondary", "develop", "pass"))
        for move in m.moves
    )
    answer(m, "develop orange slot=2", "rubble orange", "deal denmark")
    assert developed(m, "britain") == {ONE_OR_TWO: 1, "spain": 0}


@pytest.mark.rule("C87-12.6")
@pytest.mark.parametrize("card", [DISCARD, ONE, ONE_OR_TWO, "topographical-2"])
def test_the_player_chooses_which_token_is_used(card):
    """Yellow and black stored: two options."""
    m = builder(card, ["yellow", "black"])
    m.play("develop yellow slot=1")
    assert asked(m) == ("britain", "rubble")
    assert set(m.moves) == {"rubble colour=yellow", "rubble colour=black"}
    m.play("rubble yellow")
    assert stored(m, "britain") == ["black"]


@pytest.mark.rule("C87-12.7")
@pytest.mark.parametrize("card", [FREE, DISCARD, ONE, ONE_OR_TWO, "topographical-1"])
def test_a_requirement_that_cannot_be_met_is_not_offered(card):
    """Empty storage: only free cards."""
    empty, one = builder(card), builder(card, ["white"])
    assert (empty.why("develop yellow slot=1") is None) is (card == FREE)
    assert one.why("develop yellow slot=1") is None


@pytest.mark.rule("C87-12.7")
def test_with_one_token_one_or_two_means_one():
    """The second is not asked for."""
    m = builder(ONE_OR_TWO, ["white"])
    answer(m, "develop yellow slot=1", "rubble white")
    assert asked(m) == ("chance", "deal")
    assert developed(m, "britain") == {ONE_OR_TWO: 1}


@pytest.mark.rule("C87-12.8")
@pytest.mark.parametrize(
    "moves",
    [
        ("plan yellow", "reveal orange"),
        ("finance yellow", "take 1", "deal portugal"),
        ("technology yellow", "advance upper"),
        ("secondary yellow slot=1", "reveal orange", "deal portugal"),
        ("pass", "keep 0", "keep 0"),
    ],
)
def test_nothing_but_development_frees_storage(moves):
    """Every other action leaves the stored tokens where they are."""
    m = builder(held=["white", "white"])
    answer(m, *moves)
    assert (stored(m, "britain"), gone(m)) == (["white", "white"], [])


@pytest.mark.rule("C87-12.8")
def test_a_used_up_token_is_out_of_the_game():
    """It does not come back to the storage."""
    m = builder(text=f"britain: developed={ONE_OR_TWO}:white")
    answer(m, "plan yellow", "reveal orange", f"use {ONE_OR_TWO}")
    assert (stored(m, "britain"), gone(m)) == ([], ["white"])


@pytest.mark.rule("C87-12.9")
def test_a_developed_card_is_usable_at_once():
    """New materials recovers a disc of the very stack that brought it."""
    m = builder("new-materials", ["white"])
    answer(m, "develop yellow slot=1", "rubble white", "deal portugal")
    assert offered(m, "use") == {"use card=new-materials"}
    m.play("use new-materials")
    assert (stack(m, "1"), face_down(m, "britain")) == (("yellow", 1), ["new-materials"])


@pytest.mark.rule("C87-12.9")
def test_any_number_of_cards_may_be_developed():
    """With seventeen in the area a further one is taken."""
    held = [card for card in CARDS if CARDS[card]["colour"] != "blue"]
    m = builder(text=f"britain: developed={commas([*held, 'media-relations', 'ireland'])}")
    answer(m, "develop yellow slot=1", "deal portugal")
    assert len(developed(m, "britain")) == 18


# --- Abilities


@pytest.mark.rule("C87-13.1")
@pytest.mark.parametrize(("move", "left", "number"), [(f"use {ONE_OR_TWO}", 1, 1), ("close", 2, 2)])
def test_using_an_ability_removes_one_token(move, left, number):
    """Two become one; using is optional."""
    m = builder(text=f"britain: developed={ONE_OR_TWO}:white+orange")
    answer(m, "plan yellow", "reveal orange", move)
    assert developed(m, "britain") == {ONE_OR_TWO: left}
    assert stack(m, "works") == ("yellow", number)


@pytest.mark.rule("C87-13.2")
def test_a_card_without_tokens_is_turned_face_down():
    """Its ability is gone, its points count."""
    m = builder(text=f"first=france; britain: developed={ONE_OR_TWO}:white; france: passed")
    before = points(m, "britain")
    answer(m, "plan yellow", "reveal orange", f"use {ONE_OR_TWO}")
    assert face_down(m, "britain") == [ONE_OR_TWO]
    assert points(m, "britain") == before
    give_up(m)
    fill(m)
    mine = next(iter(area(m, "france")))
    assert asked(m) == ("france", "turn")
    answer(m, f"plan {mine}", "reveal orange")
    colour = next(iter(area(m, "britain")))
    answer(m, f"secondary {colour} slot=1", "reveal yellow", "deal portugal")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-13.3")
def test_a_card_works_once_a_round():
    """Its second token waits for the next round."""
    m = builder(
        text=(
            f"britain: discs=2-yellow+3-orange developed={ONE_OR_TWO}:white+orange; france: passed"
        )
    )
    answer(m, "plan yellow", "reveal blue", f"use {ONE_OR_TWO}", "plan orange", "reveal blue")
    assert asked(m) == ("britain", "turn")
    give_up(m)
    fill(m)
    while asked(m) != ("britain", "turn"):
        give_up(m)
    colour = next(iter(area(m, "britain")))
    answer(m, f"plan {colour}", "reveal white")
    assert offered(m, "use") == {f"use card={ONE_OR_TWO}"}


@pytest.mark.rule("C87-13.3")
def test_two_copies_are_two_cards():
    """Both New workers in one round, each once."""
    m = round_start("britain: developed=new-workers-a:white+blue,new-workers-b:orange")
    answer(m, "hire new-workers-a", "hire new-workers-b")
    fill(m)
    assert size(m, "britain") == 12


@pytest.mark.rule("C87-13.4")
def test_abilities_are_used_by_their_owner_only():
    """No window for Britain in the turn of France, none for France with Britain's cards."""
    m = builder(
        text="mover=france; france: discs=2-white+1-black; britain: discs=3-yellow developed="
        "control-room-1:white,control-room-3:blue,control-room-4:orange,new-materials:white"
    )
    answer(m, "plan white", "reveal yellow")
    assert asked(m) == ("britain", "turn")
    answer(m, "plan yellow", "reveal yellow")
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-13.4", "C87-0.7")
def test_new_workers_and_exchange_work_at_the_round_start_only():
    """In a turn they are never offered."""
    m = builder(
        text="britain: developed=new-workers-a:white,exchange-a:blue,exchange-b:orange "
        "discs=2-yellow; france: discs=1-white"
    )
    assert not offered(m, "swap") | offered(m, "hire") | offered(m, "use")
    answer(m, "plan yellow", "reveal yellow")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-13.5")
@pytest.mark.parametrize(
    ("card", "answers"),
    [(FREE, ()), (DISCARD, ("rubble white",)), ("topographical-1", ("rubble white",))],
)
def test_cards_that_are_never_exhausted_stay_face_up(card, answers):
    """Influence and topographical cards are public."""
    m = builder(card, ["white"])
    answer(m, "develop yellow slot=1", *answers, "deal portugal")
    assert card in developed(m, "britain")
    assert face_down(m, "britain") == []


@pytest.mark.rule("C87-13.6")
def test_every_green_and_red_card_of_the_data_holds_tokens():
    """The built-in data has no permanent ability: fifteen cards place tokens, as two kinds."""
    free, thrown = CARDS[FREE]["needs"], CARDS[DISCARD]["needs"]
    needs = Counter(card["needs"] for card in CARDS.values() if card["colour"] != "blue")
    assert free not in needs
    assert thrown not in needs
    assert needs == {CARDS[ONE_OR_TWO]["needs"]: 13, CARDS[ONE]["needs"]: 2}


@pytest.mark.rule("C87-13.7")
def test_extra_finance_realigns_without_money():
    """Cube -3, no ECU: 0 after use; staying is a Technology action."""
    m = researcher("extra-finance-a:white", cube=-3)
    answer(m, "technology yellow", "stay", "realign extra-finance-a")
    assert (level(m, "britain"), face_down(m, "britain")) == (0, ["extra-finance-a"])


@pytest.mark.rule("C87-13.7")
@pytest.mark.parametrize("cube", [-1, -2, -4])
def test_extra_finance_gives_no_change(cube):
    """Three millions are used up by one level or more."""
    m = researcher("extra-finance-a:white+blue", cube=cube)
    answer(m, "technology yellow", "stay", "realign extra-finance-a")
    assert level(m, "britain") == min(0, cube + 3)
    assert developed(m, "britain") == {"extra-finance-a": 1}
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-13.7")
def test_extra_finance_is_no_ecu_card():
    """It crosses a barrier and Promotion cannot take it."""
    m = researcher("extra-finance-a:white", at=(2, 6))
    assert money(m, "britain") == []
    answer(m, "technology yellow", "advance upper")
    assert tracks(m, "britain") == (3, 6)
    poor = researcher(
        "extra-finance-a:white", text="agenda=on; britain: pending=promotion money=netherlands"
    )
    answer(poor, "plan yellow", "reveal white")
    assert (pending(poor, "britain"), completed(poor, "britain")) == ("promotion", [])


@pytest.mark.rule("C87-13.8")
def test_both_copies_serve_in_one_action():
    """France, no ECU, price 4M: two cards, surplus 2."""
    m = position(
        "mover=france; france: discs=1-yellow tracks=4,6 deviation=-4 "
        "developed=extra-finance-a:white,extra-finance-b:orange"
    )
    answer(m, "technology yellow", "advance upper")
    assert (tracks(m, "france"), level(m, "france")) == ((5, 6), -2)
    assert face_down(m, "france") == ["extra-finance-a", "extra-finance-b"]


@pytest.mark.rule("C87-13.9")
@pytest.mark.parametrize(
    "moves",
    [("plan yellow", "reveal white"), ("finance yellow", "take 1", "deal portugal")],
)
def test_improve_technology_needs_a_technology_action(moves):
    """A turn without one: not offered."""
    m = researcher("improve-technology-a:white")
    answer(m, *moves)
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-13.9")
def test_improve_technology_gives_one_further_action():
    """Without a stack; one, not two."""
    m = researcher("improve-technology-a:white+blue")
    answer(m, "technology yellow", "advance upper")
    assert offered(m, "use") == {"use card=improve-technology-a"}
    answer(m, "use improve-technology-a", "advance lower")
    assert (tracks(m, "britain"), stack(m, "bank")) == ((2, 4), ("yellow", 2))
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-13.10")
def test_improve_technology_may_wait_for_a_later_window():
    """Technology, Heavy machinery Plan, then Improve technology; not so for Control room 5."""
    m = researcher("improve-technology-a:white,heavy-machinery:orange,control-room-5:blue")
    answer(m, "technology yellow", "advance upper", "use heavy-machinery")
    answer(m, "machine plan", "reveal white")
    assert offered(m, "use") == {"use card=improve-technology-a"}


@pytest.mark.rule("C87-13.10")
def test_technology_cards_add_up():
    """Three Technology actions in a turn; a fourth would find every marker blocked."""
    m = researcher(
        "improve-technology-a:white,improve-technology-b:orange,control-room-5:blue", at=(0, 3)
    )
    answer(m, "technology yellow", "advance upper", "decline")
    answer(m, "use improve-technology-a", "advance upper")
    answer(m, "use control-room-5", "advance lower")
    assert (tracks(m, "britain"), asked(m)) == ((2, 4), ("france", "turn"))


@pytest.mark.rule("C87-13.10")
def test_three_further_technology_actions_in_a_turn():
    """With room on the tracks every card answers."""
    m = researcher(
        "improve-technology-a:white,improve-technology-b:orange,control-room-5:blue", at=(0, 0)
    )
    answer(m, "technology yellow", "advance upper", "decline")
    answer(m, "use improve-technology-a", "advance upper")
    answer(m, "use control-room-5", "advance lower", "decline")
    answer(m, "use improve-technology-b", "advance lower")
    assert tracks(m, "britain") == (2, 2)
