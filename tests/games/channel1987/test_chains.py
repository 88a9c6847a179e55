"""Red cards and chains (ledger chapter 14)."""

import pytest

from tests.games.channel1987.kit import (
    answer,
    area,
    bag,
    bored,
    commas,
    developed,
    discard,
    display,
    money,
    position,
    stack,
    stored,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, offered
from tunnelier.games.channel1987.rules import rulings

TOKENS = ["white", "orange", "blue", "white", "orange", "blue"]
PLAN = ("plan yellow", "reveal yellow")
TECHNOLOGY = ("technology yellow", "advance upper")
FINANCE = ("finance yellow", "take 1", "deal spain")
TUNNEL = ("tunnel yellow", "deviate red-0")
DEVELOP = ("develop yellow slot=1", "deal spain")
KINDS = {
    "plan": PLAN,
    "technology": TECHNOLOGY,
    "finance": FINANCE,
    "tunnel": TUNNEL,
    "develop": DEVELOP,
}
USES = {
    "control-room-1": {"plan"},
    "control-room-2": {"technology"},
    "control-room-3": {"plan"},
    "control-room-4": {"plan"},
    "control-room-5": {"technology"},
    "new-materials": set(KINDS),
    "heavy-machinery": set(KINDS),
}


def workshop(*cards, text=""):
    """Britain with 3 yellow, 2 black and a white disc, and some red cards with a token each."""
    held = commas(f"{card}:{token}" for card, token in zip(cards, TOKENS, strict=False))
    return position(f"britain: discs=3-yellow+2-black+1-white tracks=1,3 developed={held}; {text}")


def usable(m):
    """The cards the window offers."""
    return {move.removeprefix("use card=") for move in offered(m, "use")}


@pytest.mark.rule("C87-14.1")
@pytest.mark.parametrize("kind", KINDS)
def test_a_window_opens_after_every_action(kind):
    """With an eligible card: use one or close."""
    m = workshop("new-materials")
    answer(m, *KINDS[kind])
    assert asked(m) == ("britain", "window")
    assert set(m.moves) == {"use card=new-materials", "close"}
    m.play("close")
    assert asked(m) == ("france", "turn")
    assert developed(m, "britain")["new-materials"] == 1


@pytest.mark.rule("C87-14.1")
def test_a_chained_action_has_its_own_window():
    """After the Tunnel of Control room 4 New materials is offered again."""
    m = workshop("control-room-4", "new-materials")
    answer(m, *PLAN, "use control-room-4", "deviate red-0")
    assert asked(m) == ("britain", "window")
    assert usable(m) == {"new-materials"}


@pytest.mark.rule("C87-14.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("card", USES)
def test_a_card_answers_the_action_it_names(card, kind):
    """Control rooms 1, 3, 4 Plan; 2 and 5 Technology; the other two any action."""
    m = workshop(card)
    answer(m, *KINDS[kind])
    assert (usable(m) == {card}) is (kind in USES[card])
    assert (asked(m) == ("france", "turn")) is (kind not in USES[card])


@pytest.mark.rule("C87-14.2")
@pytest.mark.parametrize(
    "spoiled",
    [
        "used=control-room-1",
        "britain: developed=control-room-1",
        "britain: developed=; france: developed=control-room-1:white",
    ],
    ids=["used", "face down", "the rival's"],
)
def test_a_card_needs_a_token_and_to_be_fresh(spoiled):
    """Used this round, out of tokens or not one's own: no window."""
    m = workshop("control-room-1", text=spoiled)
    answer(m, *PLAN)
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-14.2")
def test_a_card_whose_effect_is_impossible_is_not_eligible():
    """No Tunnel by Control room 4 with full storage."""
    m = workshop("control-room-4", text="britain: stored=yellow,yellow,white")
    answer(m, "plan yellow", "reveal black")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-14.3")
def test_a_recovery_leaves_the_window_open():
    """Plan, Control room 1, then Control room 4."""
    m = workshop("control-room-1", "control-room-4")
    answer(m, *PLAN, "use control-room-1")
    assert usable(m) == {"control-room-4"}
    m.play("use control-room-4")
    assert asked(m) == ("chance", "deviate")


@pytest.mark.rule("C87-14.3")
def test_a_chained_action_closes_the_window_before_it():
    """Plan, Control room 4, then Control room 1 is too late."""
    m = workshop("control-room-1", "control-room-4")
    answer(m, *PLAN, "use control-room-4", "deviate red-0")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-14.4")
def test_chains_run_through_several_cards():
    """Plan, Control room 3, Control room 4, Heavy machinery in one turn."""
    m = workshop("control-room-3", "control-room-4", "heavy-machinery")
    answer(m, *PLAN, "use control-room-3", "reveal white")
    assert usable(m) == {"control-room-4", "heavy-machinery"}
    answer(m, "use control-room-4", "deviate red-0")
    assert usable(m) == {"heavy-machinery"}
    answer(m, "use heavy-machinery", "machine technology", "advance lower")
    assert (bored(m, "britain"), tracks(m, "britain")) == (1, (1, 4))
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-14.4")
def test_a_card_with_two_tokens_does_not_answer_itself():
    """Control room 3 plans again once; its second token waits for another round."""
    m = workshop(text="britain: developed=control-room-3:white+blue")
    answer(m, *PLAN, "use control-room-3", "reveal white")
    assert asked(m) == ("france", "turn")
    assert developed(m, "britain") == {"control-room-3": 1}


@pytest.mark.rule("C87-14.5")
def test_a_chained_action_ignores_stacks_but_pays_its_costs():
    """Five discs on the works stop no Tunnel by Control room 4; the black disc is paid."""
    m = workshop("control-room-4", text="works=5-orange")
    before = bag(m)["black"]
    answer(m, "secondary yellow slot=1", "reveal white", "deal spain")
    answer(m, "use control-room-4", "deviate red-0")
    assert stack(m, "works") == ("orange", 5)
    assert (area(m, "britain"), bag(m)["black"]) == ({"black": 1, "white": 1}, before + 1)
    assert stored(m, "britain") == ["black"]


RECOVERIES = [("control-room-1", "plan"), ("control-room-2", "technology")]
RECOVERIES += [("new-materials", kind) for kind in KINDS]
SPACE_OF = {"plan": "works", "tunnel": "works", "develop": "1"}


@pytest.mark.rule("C87-14.6")
@pytest.mark.parametrize(("card", "kind"), RECOVERIES)
def test_a_recovery_takes_one_disc_of_the_used_stack(card, kind):
    """Stack -1, area +1."""
    m = workshop(card)
    answer(m, *KINDS[kind], f"use {card}")
    assert stack(m, SPACE_OF.get(kind, "bank")) == ("yellow", 2)
    assert area(m, "britain")["yellow"] == 1


@pytest.mark.rule("C87-14.7")
def test_the_used_stack_is_the_one_placed_this_turn():
    """Also after a chained action of another space."""
    m = workshop("heavy-machinery", "new-materials", text="bank=2-orange")
    answer(m, *PLAN, "use heavy-machinery", "machine technology", "advance upper")
    m.play("use new-materials")
    assert (stack(m, "works"), stack(m, "bank")) == (("yellow", 2), ("orange", 2))


@pytest.mark.rule("C87-14.7")
@pytest.mark.parametrize(("number", "enough"), [(2, False), (3, True)])
def test_a_lowered_stack_is_beaten_by_fewer(number, enough):
    """Three yellow less one are beaten by three."""
    m = workshop("control-room-1", text=f"britain: discs=3-yellow; france: discs={number}-orange")
    answer(m, *PLAN, "use control-room-1")
    assert (m.why("plan orange") is None) is enough


@pytest.mark.rule("C87-14.7")
def test_a_recovery_may_empty_the_space():
    """One disc placed and taken back: any stack fits again."""
    m = workshop("control-room-1", text="britain: discs=1-yellow; france: discs=1-orange")
    answer(m, *PLAN, "use control-room-1")
    assert (stack(m, "works"), area(m, "britain")) == (None, {"yellow": 1})
    assert m.why("plan orange") is None


@pytest.mark.rule("C87-14.8")
def test_no_recovery_from_a_stack_used_up():
    """Control room 1 took the only disc: New materials finds none."""
    m = workshop("control-room-1", "new-materials", text="britain: discs=1-yellow")
    answer(m, *PLAN)
    assert usable(m) == {"control-room-1", "new-materials"}
    m.play("use control-room-1")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-14.8")
@pytest.mark.parametrize(("held", "again"), [(1, True), (2, False)])
def test_no_recovery_beyond_the_allowed_number(held, again):
    """With ten discs in the area after one recovery there is no second."""
    m = workshop(
        "control-room-1",
        "new-materials",
        text=f"works=2-orange; britain: discs=3-yellow+5-black+{held}-white",
    )
    answer(m, *PLAN, "use control-room-1")
    assert (usable(m) == {"new-materials"}) is again
    assert (asked(m) == ("france", "turn")) is not again


@pytest.mark.rule("C87-14.9")
def test_control_room_3_plans_again():
    """The next token is turned up."""
    m = workshop("control-room-3")
    answer(m, *PLAN, "use control-room-3")
    assert asked(m) == ("chance", "reveal")
    m.play("reveal white")
    assert tunnel(m, "britain")[:4] == ["black", "yellow", "white", "?"]


@pytest.mark.rule("C87-14.9")
def test_control_room_4_tunnels():
    """The black token is dug with a black disc."""
    m = workshop("control-room-4")
    answer(m, *PLAN, "use control-room-4", "deviate red-0")
    assert (bored(m, "britain"), stored(m, "britain")) == (1, ["black"])


@pytest.mark.rule("C87-14.9")
def test_control_room_5_takes_technology_again():
    """A second marker step."""
    m = workshop("control-room-5")
    answer(m, *TECHNOLOGY, "use control-room-5")
    assert asked(m) == ("britain", "advance")
    m.play("advance lower")
    assert tracks(m, "britain") == (2, 4)


MACHINE = {f"machine action={kind}" for kind in ("plan", "tunnel", "finance", "technology")}
BUILD = {f"build slot={slot}" for slot in (1, 2, 3)}


@pytest.mark.rule("C87-14.10", "C87-14.11")
@pytest.mark.parametrize(
    ("kind", "barred"),
    [
        ("plan", {"machine action=plan"}),
        ("technology", {"machine action=technology"}),
        ("finance", {"machine action=finance"}),
        ("tunnel", {"machine action=tunnel"}),
        ("develop", BUILD),
    ],
)
def test_heavy_machinery_takes_any_action_of_another_kind(kind, barred):
    """In a rich state all but the kind just done."""
    m = workshop("heavy-machinery", text="britain: tunnel=black,black stored=orange")
    answer(m, *KINDS[kind], "use heavy-machinery")
    assert set(m.moves) == (MACHINE | BUILD) - barred


@pytest.mark.rule("C87-14.11")
def test_a_secondary_action_counts_as_its_kind():
    """After a secondary Plan no Plan; after Plan and Tunnel a Plan again."""
    m = workshop("heavy-machinery", "control-room-4")
    answer(m, "secondary yellow slot=1", "reveal white", "deal spain")
    after_tunnel = ("use control-room-4", "deviate red-0", "use heavy-machinery")
    m.play("use heavy-machinery")
    assert m.why("machine plan")
    assert m.why("machine tunnel") is None
    m.undo()
    answer(m, *after_tunnel)
    assert m.why("machine plan") is None
    assert m.why("machine tunnel")


@pytest.mark.rule("C87-14.10")
@pytest.mark.parametrize(
    ("moves", "shown", "thrown"),
    [
        (("machine plan", "reveal yellow"), ["spain", "denmark", "greece"], []),
        (("machine technology", "advance upper"), ["spain", "denmark", "greece"], []),
        (("build 2", "deal italy"), ["spain", "italy", "greece"], []),
    ],
)
def test_heavy_machinery_discards_no_card(moves, shown, thrown):
    """Done as on the permanent spaces: the display changes only by what is taken."""
    m = workshop("heavy-machinery")
    answer(m, *FINANCE, "use heavy-machinery", *moves)
    assert (display(m), discard(m)) == (shown, thrown)


@pytest.mark.rule("C87-14.10")
def test_heavy_machinery_finances_any_displayed_card():
    """Three choices, as on the bank."""
    m = workshop("heavy-machinery")
    answer(m, *PLAN, "use heavy-machinery", "machine finance")
    assert m.moves == ("take slot=1", "take slot=2", "take slot=3")
    answer(m, "take 3", "deal spain")
    assert money(m, "britain") == ["greece"]


@pytest.mark.rule("C87-14.12")
def test_heavy_machinery_is_free_of_stacks_not_of_costs():
    """Its Tunnel takes a black disc, its development a stored token."""
    m = workshop("heavy-machinery", text="display=italy,denmark,greece; britain: stored=orange")
    answer(m, *PLAN, "use heavy-machinery")
    m.play("machine tunnel")
    assert area(m, "britain") == {"black": 1, "white": 1}
    m.undo()
    answer(m, "build 1", "rubble orange")
    assert stored(m, "britain") == []


@pytest.mark.rule("C87-14.12")
def test_heavy_machinery_needs_what_its_action_needs():
    """Empty storage develops no Italy, empty area digs no tunnel, no money crosses no barrier."""
    m = workshop(
        "heavy-machinery", text="display=italy,denmark,greece; britain: discs=1-yellow tracks=2,4"
    )
    answer(m, *PLAN, "use heavy-machinery")
    assert set(m.moves) == {"machine action=finance", "build slot=2", "build slot=3"}


@pytest.mark.rule("C87-14.11", "C87-0.8")
def test_the_same_kind_is_a_constant(monkeypatch):
    """With HEAVY_SAME_KIND on, a Plan may follow a Plan."""
    monkeypatch.setattr(rulings, "HEAVY_SAME_KIND", True)
    m = workshop("heavy-machinery")
    answer(m, *PLAN, "use heavy-machinery")
    assert "machine action=plan" in m.moves


@pytest.mark.rule("C87-14.12", "C87-0.8")
def test_waived_costs_are_a_constant(monkeypatch):
    """With HEAVY_WAIVES_COSTS on, its Tunnel takes no disc."""
    monkeypatch.setattr(rulings, "HEAVY_WAIVES_COSTS", True)
    m = workshop("heavy-machinery")
    answer(m, *PLAN, "use heavy-machinery", "machine tunnel")
    assert area(m, "britain") == {"black": 2, "white": 1}
    assert asked(m) == ("chance", "deviate")
