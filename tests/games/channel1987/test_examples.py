"""The worked examples of the ledger."""

import pytest

from tests.games.channel1987.kit import (
    AT_THE_END,
    answer,
    area,
    bag,
    bored,
    commas,
    completed,
    developed,
    deviation_out,
    face_down,
    first,
    level,
    money,
    pending,
    position,
    round_start,
    sheet,
    stack,
    stored,
    tracks,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered, size


def in_bag(m):
    return sum(bag(m).values())


@pytest.mark.rule("C87-E.1")
def test_the_stack_just_taken_pays_for_the_tunnel():
    """Orange on two yellow, then one of the three yellow digs the yellow token."""
    m = position(
        "mover=france works=2-yellow; "
        "france: discs=3-orange+1-yellow+2-black tunnel=yellow stored=white"
    )
    before = in_bag(m)
    m.play("tunnel orange")
    assert asked(m) == ("chance", "deviate")
    m.play("deviate red-0")
    assert area(m, "france") == {"yellow": 2, "black": 2}
    assert stack(m, "works") == ("orange", 3)
    assert in_bag(m) == before + 1
    assert stored(m, "france") == ["white", "yellow"]
    assert bored(m, "france") == 1
    assert deviation_out(m) == ["red-0"]


@pytest.mark.rule("C87-E.2")
def test_the_last_stack_leaves_nothing_to_pay_with():
    """Two white alone: placed, they leave the area empty."""
    m = position("mover=france; france: discs=2-white tunnel=yellow")
    assert m.why("tunnel white")
    assert m.why("plan white") is None


@pytest.mark.rule("C87-E.2")
@pytest.mark.parametrize(
    ("placed", "payments"),
    [
        ("white", {"pay discs=black-orange"}),
        ("black", {"pay discs=orange-white", "pay discs=white-white"}),
    ],
)
def test_two_discs_pay_when_none_matches(placed, payments):
    """What is left after placing may be paid, two at a time."""
    m = position("mover=france; france: discs=2-white+1-black+1-orange tunnel=yellow")
    m.play(f"tunnel {placed}")
    assert asked(m) == ("france", "pay")
    assert set(m.moves) == payments


@pytest.mark.rule("C87-E.3")
def test_britain_drifts_off_course_in_three_digs():
    """Colourless -2 and green 0 for the water, then red -1, then yellow -1: lost at -5."""
    m = position(
        "deviation_out=red-0,green-1; "
        "britain: discs=1-blue+1-yellow+2-black+4-orange+1-white "
        "tunnel=blue,orange,white tracks=0,2 deviation=-1; "
        "france: passed"
    )
    answer(m, "tunnel yellow", "deviate grey-2")
    assert (level(m, "britain"), len(deviation_out(m))) == (-3, 3)
    m.play("deviate green-0")
    assert (level(m, "britain"), deviation_out(m)) == (-3, [])
    answer(m, "tunnel black", "deviate red-1")
    assert (level(m, "britain"), deviation_out(m)) == (-4, ["red-1"])
    assert asked(m) == ("britain", "turn")
    answer(m, "tunnel orange", "deviate yellow-1")
    assert m.over
    assert m.winners == (1,)


@pytest.mark.rule("C87-E.3")
def test_water_costs_france_no_card():
    """France digs the blue token: no deviation card."""
    m = position(
        "mover=france deviation_out=red-0,green-1; france: discs=1-blue+1-yellow tunnel=blue"
    )
    m.play("tunnel yellow")
    assert asked(m) == ("britain", "turn")
    assert deviation_out(m) == ["green-1", "red-0"]


def two_barriers(nation="britain", *cards):
    return position(
        f"mover={nation} display=spain,portugal,italy; "
        f"{nation}: discs=1-yellow tracks=2,2 money=belgium,greece deviation=-4 "
        f"developed={commas(['improve-technology-a:white', *cards])}"
    )


@pytest.mark.rule("C87-E.4")
def test_two_barriers_in_one_turn_with_extra_finance():
    """2M + 3M cross the first and lift the cube by 3; Extra finance crosses the second."""
    m = two_barriers("britain", "extra-finance-a:orange")
    answer(m, "technology yellow", "advance upper")
    assert (money(m, "britain"), level(m, "britain")) == ([], -1)
    assert tracks(m, "britain") == (3, 2)
    answer(m, "aligned", "use improve-technology-a", "advance lower")
    assert (level(m, "britain"), tracks(m, "britain")) == (0, (3, 3))
    assert face_down(m, "britain") == ["extra-finance-a", "improve-technology-a"]
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-E.4")
def test_without_extra_finance_only_the_upper_marker_goes_on():
    """No money left: the barrier stops the lower marker, the upper goes from 3 to 4."""
    m = two_barriers()
    answer(m, "technology yellow", "advance upper", "use improve-technology-a")
    assert m.moves == ("advance track=upper",)
    m.play("advance upper")
    assert tracks(m, "britain") == (4, 2)


@pytest.mark.rule("C87-E.4")
def test_france_pays_more_at_the_same_barrier():
    """Price 3M, surplus 2, cube -2."""
    m = two_barriers("france")
    answer(m, "technology yellow", "advance upper")
    assert (level(m, "france"), tracks(m, "france"), money(m, "france")) == (-2, (3, 2), [])


@pytest.mark.rule("C87-E.5")
@pytest.mark.parametrize(("pending", "drawn", "left"), [("", 9, 3), ("training", 8, 4)])
def test_a_round_is_drawn_with_new_workers_and_training(pending, drawn, left):
    """Allowed 12, kept 3: nine discs, one fewer under Training; France draws six."""
    m = round_start(
        "agenda=on; "
        f"britain: discs=3-yellow tracks=3,0 developed=new-workers-a:white pending={pending}; "
        "france: discs=4-black"
    )
    assert in_bag(m) == 18
    assert asked(m) == ("britain", "workers")
    m.play("hire new-workers-a")
    for _ in range(drawn):
        assert size(m, "france") == 4
        m.play(m.moves[0])
    assert (size(m, "britain"), in_bag(m)) == (3 + drawn, 18 - drawn)
    assert fill(m) == 6
    assert (size(m, "britain"), size(m, "france"), in_bag(m)) == (3 + drawn, 10, left)
    assert completed(m, "britain") == ([pending] if pending else [])


@pytest.mark.rule("C87-E.5")
def test_the_second_new_workers_finds_the_bag_empty():
    """12 for Britain, 13 for France with one card; the other copy is not offered."""
    m = round_start(
        "britain: tracks=3,4; france: tracks=3,4 developed=new-workers-a:white,new-workers-b:orange"
    )
    assert fill(m) == 12
    assert (size(m, "britain"), in_bag(m)) == (12, 13)
    assert asked(m) == ("france", "workers")
    m.play("hire new-workers-a")
    assert asked(m) == ("chance", "disc")
    assert fill(m) == 13
    assert (size(m, "france"), in_bag(m)) == (13, 0)


def chain(*more):
    """Britain with 3 yellow and 1 white, before Plan, Control rooms 1 and 4, New materials."""
    cards = ["control-room-1:orange", "control-room-4:blue", "new-materials:white", *more]
    return position(
        "works=2-black; britain: discs=3-yellow+1-white bored=3 tunnel=yellow stored=white "
        f"developed={commas(cards)}"
    )


CHAIN = (
    "plan yellow",
    "reveal black",
    "use control-room-1",
    "use control-room-4",
    "deviate red-0",
    "use new-materials",
)


@pytest.mark.rule("C87-E.6")
def test_a_plan_and_three_red_cards():
    """Recover, tunnel, recover: one yellow stays on the space, six discs in all."""
    m = chain()
    before = in_bag(m)
    answer(m, *CHAIN[:3])
    assert stack(m, "works") == ("yellow", 2)
    assert area(m, "britain") == {"yellow": 1, "white": 1, "black": 2}
    answer(m, *CHAIN[3:5])
    assert area(m, "britain") == {"white": 1, "black": 2}
    assert (stored(m, "britain"), bored(m, "britain")) == (["white", "yellow"], 4)
    assert (level(m, "britain"), deviation_out(m)) == (0, ["red-0"])
    answer(m, *CHAIN[5:])
    assert stack(m, "works") == ("yellow", 1)
    assert area(m, "britain") == {"yellow": 1, "white": 1, "black": 2}
    assert in_bag(m) == before + 1
    assert developed(m, "britain") == {
        "control-room-1": 0,
        "control-room-4": 0,
        "new-materials": 0,
    }


@pytest.mark.rule("C87-E.6")
def test_heavy_machinery_could_not_tunnel_again():
    """The action just done was a Tunnel, and the storage is full."""
    m = chain("heavy-machinery:orange")
    answer(m, *CHAIN, "use heavy-machinery")
    assert asked(m) == ("britain", "machine")
    assert "machine action=plan" in m.moves
    assert "machine action=tunnel" not in m.moves


def promotion(*cards):
    return position(
        "agenda=on display=denmark,portugal,west-germany; "
        f"britain: discs=1-yellow money={commas(cards)} pending=promotion"
    )


@pytest.mark.rule("C87-E.7")
def test_promotion_takes_both_two_million_cards():
    """2M and 2M: 4M are paid, nothing comes back."""
    m = promotion("belgium")
    answer(m, "finance yellow", "take 1", "deal greece")
    assert asked(m) == ("britain", "promotion")
    answer(m, "contribute belgium", "contribute denmark")
    assert (money(m, "britain"), completed(m, "britain")) == ([], ["promotion"])
    assert sheet(m, "britain")["agenda"] == 3


@pytest.mark.rule("C87-E.7")
def test_promotion_leaves_a_million_that_is_not_needed():
    """1M, 1M and 2M: the 2M and one 1M are paid."""
    m = promotion("spain", "italy")
    answer(m, "finance yellow", "take 1", "deal greece", "contribute spain")
    assert m.moves == ("contribute card=denmark",)
    m.play("contribute denmark")
    assert (money(m, "britain"), completed(m, "britain")) == (["italy"], ["promotion"])


def inspection():
    """Britain has planned and kept Warehouse inspection; France is to play."""
    m = position("agenda=on; britain: discs=1-yellow+2-white; france: discs=2-black+3-orange")
    answer(m, "plan yellow", "reveal yellow-agenda", "event warehouse-inspection", "accept")
    assert asked(m) == ("france", "turn")
    return m


@pytest.mark.rule("C87-E.7")
def test_warehouse_inspection_gives_france_two_turns():
    """France, (Britain skipped), France, Britain."""
    m = inspection()
    answer(m, "finance black", "take 1", "deal spain")
    assert asked(m) == ("france", "turn")
    assert (pending(m, "britain"), completed(m, "britain")) == (None, ["warehouse-inspection"])
    assert sheet(m, "britain")["agenda"] == 3
    answer(m, "finance orange", "take 2", "deal portugal")
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-E.7")
def test_warehouse_inspection_waits_for_the_next_round():
    """France passes, Britain goes on alone; next round France, France, Britain."""
    m = inspection()
    give_up(m)
    assert (asked(m), pending(m, "britain")) == (("britain", "turn"), "warehouse-inspection")
    give_up(m)
    fill(m)
    assert (asked(m), first(m)) == (("france", "turn"), "france")
    colours = list(area(m, "france"))
    answer(m, f"finance {colours[0]}", "take 1", "deal spain")
    assert asked(m) == ("france", "turn")
    assert completed(m, "britain") == ["warehouse-inspection"]
    answer(m, f"plan {colours[1]}", "reveal white")
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-E.8")
def test_a_tie_goes_to_the_player_at_the_centre():
    """21 each; France dug its ninth token with four left on Britain's side."""
    m = position(
        "mover=france agenda=on display=belgium,denmark,west-germany; "
        "france: discs=1-yellow+1-orange bored=8 tunnel=orange tracks=3,2 deviation=-2 "
        "completed=training; "
        "britain: bored=5 tunnel=white tracks=6,1 pending=repairs; "
        f"{AT_THE_END}"
    )
    assert offered(m, "tunnel") == {"tunnel discs=yellow"}
    m.play("tunnel yellow")
    assert m.over
    assert m.scores == (21, 21)
    assert m.winners == (1,)
    assert (sheet(m, "france")["centre"], sheet(m, "britain")["centre"]) == (6, 0)
    assert (sheet(m, "france")["technology"], sheet(m, "britain")["technology"]) == (5, 10)
    assert (sheet(m, "france")["agenda"], sheet(m, "britain")["agenda"]) == (2, -2)
