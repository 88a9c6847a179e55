"""The Agenda expansion (ledger chapter 16)."""

from fractions import Fraction

import pytest

from tests.games.channel1987.kit import (
    AGENDA_POINTS,
    agenda_deck,
    answer,
    area,
    commas,
    completed,
    deviation_out,
    face_down,
    first,
    level,
    money,
    passed,
    pending,
    points,
    position,
    round_start,
    sheet,
    stack,
    tracks,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered, size

AGENDA = ["training", "warehouse-inspection", "check-up", "repairs", "supervision", "promotion"]


def planner(text=""):
    """Britain with two yellow and a black disc, the expansion on."""
    return position(
        "agenda=on display=belgium,spain,ireland; "
        f"britain: discs=2-yellow+1-black tracks=1,3; {text}"
    )


def bound(card, text=""):
    """As `planner`, with an agenda card pending."""
    return planner(f"britain: pending={card}; {text}")


PLANS = {
    "placed": (("plan yellow",), ""),
    "secondary": (("secondary yellow slot=1",), ""),
    "control room 3": (
        ("plan yellow", "reveal blue", "use control-room-3"),
        "britain: developed=control-room-3:white",
    ),
    "heavy machinery": (
        ("technology yellow", "advance upper", "use heavy-machinery", "machine plan"),
        "britain: developed=heavy-machinery:white",
    ),
}


@pytest.mark.rule("C87-16.1")
@pytest.mark.parametrize("way", PLANS)
def test_a_symbol_turned_up_by_any_plan_draws_a_card(way):
    """Each of the six as likely; the planner keeps or discards it."""
    moves, more = PLANS[way]
    m = planner(more)
    answer(m, *moves, "reveal orange-agenda")
    assert m.odds == {f"event card={card}": Fraction(1, 6) for card in AGENDA}
    m.play("event training")
    assert asked(m) == ("britain", "offer")
    assert set(m.moves) == {"accept", "decline-card"}
    m.play("accept")
    assert pending(m, "britain") == "training"


@pytest.mark.rule("C87-16.1")
def test_the_card_drawn_is_shown_to_both():
    """The log of every viewer names it."""
    m = planner()
    answer(m, "plan yellow", "reveal orange-agenda", "event training")
    texts = {m.log_text(viewer, "en")[-1] for viewer in (0, 1, None)}
    assert len(texts) == 1
    assert "training" in texts.pop().lower()


@pytest.mark.rule("C87-16.2")
def test_digging_and_peeking_draw_no_card():
    """A symbol token is dug, another looked at: the deck is whole."""
    m = planner("britain: tunnel=yellow-agenda discs=1-black+1-yellow")
    answer(m, "tunnel black", "deviate red-0")
    assert asked(m) == ("france", "turn")
    assert agenda_deck(m) == sorted(AGENDA)
    m = planner("britain: tracks=0,3")
    answer(m, "technology yellow", "advance upper", "peek britain 5", "glimpse white-agenda")
    assert (asked(m), agenda_deck(m)) == (("france", "turn"), sorted(AGENDA))


@pytest.mark.rule("C87-16.3")
def test_a_pending_card_spends_the_symbol():
    """No card is drawn, now or when the pending one is completed."""
    m = bound("repairs", "france: passed")
    answer(m, "plan yellow", "reveal orange-agenda")
    assert asked(m) == ("britain", "turn")
    assert len(agenda_deck(m)) == 5
    answer(m, "technology black", "stay")
    assert (asked(m), completed(m, "britain")) == (("britain", "turn"), ["repairs"])
    assert len(agenda_deck(m)) == 5


@pytest.mark.rule("C87-16.3")
def test_after_completion_a_new_symbol_works_again():
    """And the rival's pending card does not matter."""
    m = planner("britain: completed=repairs; france: pending=training")
    answer(m, "plan yellow", "reveal orange-agenda")
    assert asked(m) == ("chance", "agenda-card")
    assert len(m.odds) == 4


@pytest.mark.rule("C87-16.4")
def test_a_discarded_card_leaves_the_game():
    """No points, and never drawn again."""
    m = planner("britain: discs=2-yellow+3-orange; france: passed")
    before = points(m, "britain")
    answer(m, "plan yellow", "reveal orange-agenda", "event promotion", "decline-card")
    assert (pending(m, "britain"), completed(m, "britain")) == (None, [])
    assert points(m, "britain") == before
    answer(m, "plan orange", "reveal white-agenda")
    assert set(m.odds) == {f"event card={card}" for card in AGENDA if card != "promotion"}


@pytest.mark.rule("C87-16.4")
def test_the_fifth_symbol_still_finds_a_card():
    """Four are gone, two are left."""
    m = planner(f"agenda_gone={commas(AGENDA[:4])}")
    answer(m, "plan yellow", "reveal orange-agenda")
    assert set(m.odds) == {"event card=supervision", "event card=promotion"}


@pytest.mark.rule("C87-16.5")
def test_the_agenda_step_ends_before_the_window():
    """Check-up is drawn and resolved before Control room 4 is offered."""
    m = planner("britain: developed=control-room-4:white")
    answer(m, "plan yellow", "reveal orange-agenda")
    assert asked(m) == ("chance", "agenda-card")
    answer(m, "event check-up", "accept")
    assert asked(m) == ("chance", "deviate")
    m.play("deviate red-0")
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-16.6")
def test_a_penalty_cannot_be_postponed():
    """Check-up and Promotion strike on keeping; the completed card lies face down."""
    m = planner("britain: money=greece")
    answer(m, "plan yellow", "reveal orange-agenda", "event promotion", "accept")
    assert m.moves == ("contribute card=greece",)
    m.play("contribute greece")
    assert (pending(m, "britain"), completed(m, "britain")) == (None, ["promotion"])
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-16.7")
@pytest.mark.parametrize("card", AGENDA)
def test_a_completed_card_adds_its_points_and_a_pending_one_takes_them(card):
    """Training: +2 done, -2 pending."""
    done, open_ = planner(f"britain: completed={card}"), bound(card)
    plain = points(planner(), "britain")
    assert points(done, "britain") == plain + AGENDA_POINTS[card]
    assert points(open_, "britain") == plain - AGENDA_POINTS[card]
    assert AGENDA_POINTS["training"] == 2
    assert sheet(open_, "britain")["agenda"] == -AGENDA_POINTS[card]


# --- Training


@pytest.mark.rule("C87-16.8")
@pytest.mark.parametrize(("kept", "drawn"), [(0, 9), (2, 7), (5, 4)])
def test_training_draws_one_disc_fewer(kept, drawn):
    """Kept 2, allowed 10: seven discs; done with that."""
    m = round_start(f"agenda=on; britain: discs={kept}-yellow pending=training")
    assert fill(m) == drawn + 10
    assert (size(m, "britain"), size(m, "france")) == (kept + drawn, 10)
    assert (pending(m, "britain"), completed(m, "britain")) == (None, ["training"])


@pytest.mark.rule("C87-16.8")
def test_training_is_felt_with_new_workers_and_a_short_bag():
    """France would take the 11 left in the bag: it takes ten."""
    m = round_start(
        "agenda=on; britain: tracks=3,4 developed=new-workers-a:white,new-workers-b:blue; "
        "france: tracks=3,4 pending=training"
    )
    answer(m, "hire new-workers-a", "hire new-workers-b")
    assert fill(m) == 24
    assert (size(m, "britain"), size(m, "france")) == (14, 10)
    assert completed(m, "france") == ["training"]


@pytest.mark.rule("C87-16.9")
def test_training_waits_when_nothing_would_be_drawn():
    """Ten of ten kept: still pending, and it strikes later."""
    m = round_start("agenda=on; britain: discs=5-yellow+5-white pending=training")
    assert fill(m) == 10
    assert (size(m, "britain"), pending(m, "britain")) == (10, "training")
    give_up(m)
    give_up(m)
    fill(m)
    assert (size(m, "britain"), completed(m, "britain")) == (9, ["training"])


# --- Warehouse inspection


def inspected(text=""):
    """France to play, Britain under Warehouse inspection."""
    return bound(
        "warehouse-inspection",
        f"mover=france; britain: discs=2-yellow; france: discs=1-white+2-orange+3-blue; {text}",
    )


@pytest.mark.rule("C87-16.10")
def test_the_inspected_player_is_skipped_once():
    """France, France, Britain, France, Britain."""
    m = inspected()
    for nation, moves in (
        ("france", ("plan white", "reveal white")),
        ("france", ("plan orange", "reveal yellow")),
        ("britain", ("finance yellow", "take 1", "deal portugal")),
        ("france", ("plan blue", "reveal blue")),
    ):
        assert asked(m) == (nation, "turn")
        answer(m, *moves)
    assert asked(m) == ("britain", "turn")
    assert (pending(m, "britain"), completed(m, "britain")) == (None, ["warehouse-inspection"])


@pytest.mark.rule("C87-16.11")
def test_the_inspection_waits_when_the_rival_has_passed():
    """Britain acts, the card stays pending."""
    m = inspected()
    give_up(m)
    assert (asked(m), pending(m, "britain")) == (("britain", "turn"), "warehouse-inspection")
    answer(m, "plan yellow", "reveal white")
    assert (asked(m), pending(m, "britain")) == (("britain", "turn"), "warehouse-inspection")


@pytest.mark.rule("C87-16.11")
def test_the_inspection_waits_on_the_turn_that_opens_a_round():
    """Britain plays first, and is skipped after the turn of France."""
    m = round_start(
        "agenda=on; britain: discs=5-yellow+5-white pending=warehouse-inspection; "
        "france: discs=5-black+5-orange"
    )
    assert (asked(m), pending(m, "britain")) == (("britain", "turn"), "warehouse-inspection")
    answer(m, "plan yellow", "reveal white", "finance black", "take 1", "deal spain")
    assert asked(m) == ("france", "turn")
    assert completed(m, "britain") == ["warehouse-inspection"]


@pytest.mark.rule("C87-16.12")
def test_a_skipped_turn_is_not_a_pass():
    """Discs and first player card stay; the second turn of France may be a pass."""
    m = inspected("first=britain")
    answer(m, "plan white", "reveal white")
    assert asked(m) == ("france", "turn")
    assert "pass" in m.moves
    assert (area(m, "britain"), first(m), passed(m)) == ({"yellow": 2}, "britain", [])
    give_up(m)
    assert (asked(m), first(m)) == (("britain", "turn"), "france")
    assert m.why("plan yellow") is None


# --- Check-up


@pytest.mark.rule("C87-16.13")
@pytest.mark.parametrize("nation", ["britain", "france"])
@pytest.mark.parametrize(
    ("cube", "card", "out", "after"),
    [(0, "red-1", [], ["red-1"]), (-1, "grey-2", [], ["grey-2"]), (-2, "red-0", ["red-1"], [])],
)
def test_check_up_draws_one_deviation_card(nation, cube, card, out, after):
    """As after a dig, for both nations; completed at once."""
    m = planner(
        f"mover={nation} deviation_out={commas(out)}; britain: discs=; "
        f"{nation}: discs=2-yellow deviation={cube}"
    )
    answer(m, "plan yellow", "reveal blue-agenda", "event check-up", "accept", f"deviate {card}")
    assert level(m, nation) == cube - int(card[-1])
    assert deviation_out(m) == after
    assert completed(m, nation) == ["check-up"]
    assert asked(m)[1] == "turn"


@pytest.mark.rule("C87-16.13")
def test_check_up_can_lose_the_game():
    """At -4 a -1 loses."""
    m = planner("britain: deviation=-4")
    answer(m, "plan yellow", "reveal blue-agenda", "event check-up", "accept", "deviate red-1")
    assert m.over
    assert m.winners == (1,)


# --- Repairs


@pytest.mark.rule("C87-16.14")
def test_repairs_hold_the_markers():
    """Cube 0: Technology is offered, nothing moves, the card is completed."""
    m = bound("repairs")
    m.play("technology yellow")
    assert m.moves == ("stay",)
    m.play("stay")
    assert (tracks(m, "britain"), completed(m, "britain")) == ((1, 3), ["repairs"])
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-16.14", "C87-0.4")
def test_repairs_make_an_empty_technology_legal():
    """Both markers at the end, cube 0: legal with Repairs only."""
    assert planner("britain: tracks=6,6").why("technology yellow")
    assert bound("repairs", "britain: tracks=6,6").why("technology yellow") is None
    assert bound("training", "britain: tracks=6,6").why("technology yellow")


@pytest.mark.rule("C87-16.14")
def test_repairs_allow_realigning():
    """The cube may be lifted, or not; the card is completed at the end of the action."""
    m = bound("repairs", "britain: deviation=-3 money=italy,netherlands")
    answer(m, "technology yellow", "stay")
    assert (asked(m), pending(m, "britain")) == (("britain", "realign"), "repairs")
    assert "aligned" in m.moves
    answer(m, "realign netherlands", "aligned")
    assert (level(m, "britain"), money(m, "britain")) == (-1, ["italy"])
    assert completed(m, "britain") == ["repairs"]


@pytest.mark.rule("C87-16.15")
def test_the_next_technology_of_the_turn_is_normal_again():
    """The Repairs action triggers Control room 5, whose action moves a marker."""
    m = bound("repairs", "britain: developed=control-room-5:white")
    answer(m, "technology yellow", "stay")
    assert offered(m, "use") == {"use card=control-room-5"}
    m.play("use control-room-5")
    assert "advance track=upper" in m.moves
    m.play("advance upper")
    assert tracks(m, "britain") == (2, 3)


# --- Supervision


@pytest.mark.rule("C87-16.16")
@pytest.mark.parametrize(
    ("lying", "number", "enough"),
    [
        ("", 1, False),
        ("", 2, True),
        ("2-white", 3, False),
        ("2-white", 4, True),
        ("3-white", 5, True),
        ("4-white", 5, False),
    ],
)
def test_supervision_needs_two_discs_more(lying, number, enough):
    """Two on an empty space, four on two."""
    m = bound("supervision", f"works={lying}; britain: discs={number}-orange")
    assert (m.why("plan orange") is None) is enough


@pytest.mark.rule("C87-16.16")
def test_supervision_is_completed_by_the_placement():
    """The next placement is an ordinary one."""
    m = bound("supervision", "france: passed")
    assert m.why("finance black")
    m.play("plan yellow")
    assert completed(m, "britain") == ["supervision"]
    m.play("reveal white")
    assert m.why("finance black") is None


@pytest.mark.rule("C87-16.17")
def test_passing_leaves_supervision_pending():
    """No stack of two: only a pass, and the card stays for the next round."""
    m = bound("supervision", "britain: discs=1-yellow+1-black")
    assert m.moves == ("pass",)
    give_up(m)
    give_up(m)
    fill(m)
    assert pending(m, "britain") == "supervision"


@pytest.mark.rule("C87-16.17")
def test_chained_actions_are_free_of_supervision():
    """Kept in the Plan itself, it does not stop Control room 4, which leaves it pending."""
    m = planner("britain: discs=1-yellow+1-black developed=control-room-4:white")
    answer(m, "plan yellow", "reveal orange-agenda", "event supervision", "accept")
    answer(m, "use control-room-4", "deviate red-0")
    assert pending(m, "britain") == "supervision"


# --- Promotion


@pytest.mark.rule("C87-16.18")
@pytest.mark.parametrize(
    ("held", "asked_for"), [(["greece"], True), (["netherlands"], False), ([], False)]
)
def test_promotion_is_paid_at_once_with_three_million(held, asked_for):
    """On keeping the card; with less it waits."""
    m = planner(f"britain: money={commas(held)}")
    answer(m, "plan yellow", "reveal orange-agenda", "event promotion", "accept")
    assert (asked(m) == ("britain", "promotion")) is asked_for
    assert pending(m, "britain") == "promotion"


@pytest.mark.rule("C87-16.18")
@pytest.mark.parametrize(
    ("moves", "card"),
    [(("finance yellow", "take 1"), "belgium"), (("secondary yellow slot=3",), "luxembourg")],
)
def test_promotion_is_paid_after_the_finance_that_makes_three(moves, card):
    """After the refill, before the window."""
    m = bound(
        "promotion",
        "display=belgium,spain,luxembourg; "
        "britain: money=netherlands developed=new-materials:white",
    )
    answer(m, *moves)
    assert asked(m) == ("chance", "deal")
    m.play("deal portugal")
    assert asked(m) == ("britain", "promotion")
    m.play(f"contribute {card}")
    if card == "belgium":
        m.play("contribute netherlands")
    assert completed(m, "britain") == ["promotion"]
    assert asked(m) == ("britain", "window")


@pytest.mark.rule("C87-16.19")
def test_promotion_takes_no_card_that_could_be_left_out():
    """1, 1 and 2: the 2 and one 1, never all three."""
    m = bound("promotion", "display=netherlands,spain,ireland; britain: money=italy,west-germany")
    answer(m, "finance yellow", "take 1", "deal portugal")
    cards = ("italy", "west-germany", "netherlands")
    assert set(m.moves) == {f"contribute card={card}" for card in cards}
    m.play("contribute netherlands")
    assert set(m.moves) == {"contribute card=italy", "contribute card=west-germany"}
    m.play("contribute italy")
    assert (money(m, "britain"), completed(m, "britain")) == (["west-germany"], ["promotion"])


@pytest.mark.rule("C87-16.19")
def test_a_three_million_card_pays_alone():
    """Chosen after a 1M it would make that one superfluous: it is not offered then."""
    m = planner("britain: money=greece,italy,netherlands deviation=-1")
    answer(
        m, "plan yellow", "reveal orange-agenda", "event promotion", "accept", "contribute italy"
    )
    assert m.moves == ("contribute card=netherlands",)
    m.undo()
    m.play("contribute greece")
    assert (money(m, "britain"), level(m, "britain")) == (["italy", "netherlands"], -1)


@pytest.mark.rule("C87-16.19")
def test_extra_finance_does_not_pay_promotion():
    """It works in Technology only."""
    m = planner("britain: developed=extra-finance-a:white money=italy")
    answer(m, "plan yellow", "reveal orange-agenda", "event promotion", "accept")
    assert (asked(m), pending(m, "britain")) == (("france", "turn"), "promotion")
    assert face_down(m, "britain") == []
    assert stack(m, "works") == ("yellow", 2)
