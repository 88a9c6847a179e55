"""Plan, Tunnel and deviation (ledger chapters 7 to 9)."""

from fractions import Fraction

import pytest

from tests.games.channel1987.kit import (
    answer,
    area,
    bag,
    bored,
    commas,
    deviation_out,
    level,
    position,
    stack,
    stored,
    tunnel,
)
from tests.games.channel1987.plays import asked, offered
from tunnelier import Refused

ALL_UP = ["black", "black", "yellow", "yellow", "white", "white", "orange", "orange", "blue"]
DEVIATION = [f"{colour}-{lost}" for colour in ("red", "blue", "green", "yellow") for lost in (0, 1)]


def digger(nation="britain", token="yellow", text=""):
    """A player with a yellow, a white and two black discs before a token."""
    return position(
        f"mover={nation}; {nation}: discs=1-yellow+1-white+2-black tunnel={token}; {text}"
    )


# --- Plan


@pytest.mark.rule("C87-7.1")
@pytest.mark.parametrize("nation", ["britain", "france"])
@pytest.mark.parametrize(
    ("words", "before"),
    [
        ("tunnel=yellow", ["yellow"]),
        ("tunnel=yellow,white,orange", ["yellow", "white", "orange"]),
        ("bored=2 tunnel=white", ["-", "-", "white"]),
        ("bored=1", ["-"]),
    ],
)
def test_plan_turns_up_the_nearest_face_down_token(nation, words, before):
    """Face-up tokens still to be dug do not stand in the way."""
    m = position(f"mover={nation}; {nation}: discs=1-white {words}")
    answer(m, "plan white", "reveal blue")
    assert tunnel(m, nation) == before + ["blue"] + ["?"] * (8 - len(before))


@pytest.mark.rule("C87-7.2")
def test_plan_stops_at_the_own_flag():
    """All nine up: no Plan on the works, none on a card, none by Control room 3."""
    m = position(
        f"display=belgium,spain,italy; britain: discs=1-yellow+2-white tunnel={commas(ALL_UP)} "
        "developed=control-room-3:orange"
    )
    assert not offered(m, "plan")
    assert m.why("secondary white slot=1")
    with pytest.raises(Refused):
        m.play("plan white")


@pytest.mark.rule("C87-7.2")
@pytest.mark.parametrize(("up", "again"), [(7, True), (8, False)])
def test_control_room_3_stops_at_the_own_flag_too(up, again):
    """The ninth token turned up by the Plan itself leaves nothing for another."""
    m = position(
        f"britain: discs=1-white tunnel={commas(ALL_UP[:up])} developed=control-room-3:white"
    )
    answer(m, "plan white", "reveal blue")
    assert (asked(m) == ("britain", "window")) is again
    assert tunnel(m, "france") == ["black"] + ["?"] * 8


@pytest.mark.rule("C87-7.3")
def test_plan_has_no_choice_and_costs_only_the_stack():
    """Chance is asked at once; the token is seen by all; nothing is paid."""
    m = digger()
    before = bag(m)
    m.play("plan white")
    assert asked(m) == ("chance", "reveal")
    m.play("reveal orange")
    assert {tunnel(m, "britain", viewer)[1] for viewer in ("britain", "france", None)} == {"orange"}
    assert area(m, "britain") == {"yellow": 1, "black": 2}
    assert bag(m) == before
    assert asked(m) == ("france", "turn")


# --- Tunnel


@pytest.mark.rule("C87-8.1")
@pytest.mark.parametrize(
    ("spoiled", "legal"),
    [
        ("", True),
        ("britain: bored=1 tunnel=", False),
        ("britain: stored=white,white", False),
        ("britain: discs=1-white", False),
        ("britain: discs=1-white+1-black", False),
        ("britain: discs=1-white+2-black", True),
    ],
)
def test_tunnel_needs_a_face_up_token_storage_and_payment(spoiled, legal):
    """Without one of them Tunnel is not offered."""
    m = digger(text=spoiled)
    assert ("tunnel discs=white" in m.moves) is legal
    assert (m.why("tunnel white") is None) is legal


@pytest.mark.rule("C87-8.2")
def test_one_matching_disc_goes_to_the_bag():
    """A yellow token costs one yellow disc."""
    m = digger(text="britain: discs=3-yellow+1-white")
    before = bag(m)
    answer(m, "tunnel white", "deviate red-0")
    assert area(m, "britain") == {"yellow": 2}
    assert bag(m) == before | {"yellow": before["yellow"] + 1}


@pytest.mark.rule("C87-8.3")
def test_a_matching_disc_leaves_no_choice():
    """With a yellow disc in the area two others cannot pay."""
    m = digger()
    m.play("tunnel white")
    assert asked(m) == ("chance", "deviate")
    assert area(m, "britain") == {"black": 2}


@pytest.mark.rule("C87-8.3")
def test_without_a_match_any_two_discs_pay():
    """Same or different colours, as the player likes."""
    m = digger(text="britain: discs=1-white+2-black+1-orange+1-blue")
    m.play("tunnel white")
    assert set(m.moves) == {
        "pay discs=blue-black",
        "pay discs=blue-orange",
        "pay discs=black-black",
        "pay discs=black-orange",
    }
    before = bag(m)
    m.play("pay black-black")
    assert area(m, "britain") == {"blue": 1, "orange": 1}
    assert bag(m)["black"] == before["black"] + 2


@pytest.mark.rule("C87-8.4")
def test_discs_on_the_spaces_are_not_held():
    """All yellow placed to dig yellow: two others pay, though yellow lies on the spaces."""
    m = digger(text="bank=1-yellow slot-1=1-orange; britain: discs=2-yellow+2-black")
    m.play("tunnel yellow")
    assert m.moves == ("pay discs=black-black",)


@pytest.mark.rule("C87-8.5")
def test_deviation_is_checked_when_all_else_is_done():
    """Paid, stored and advanced before the card is drawn."""
    m = digger(text="britain: discs=1-white+2-black")
    m.play("tunnel white")
    assert (asked(m), bored(m, "britain")) == (("britain", "pay"), 0)
    assert stored(m, "britain") == []
    m.play("pay black-black")
    assert asked(m) == ("chance", "deviate")
    assert (bored(m, "britain"), stored(m, "britain")) == (1, ["yellow"])
    assert (area(m, "britain"), tunnel(m, "britain")[0]) == ({}, "-")


@pytest.mark.rule("C87-8.5")
def test_the_end_is_tested_before_deviation():
    """The ninth dig ends the game with no card drawn."""
    m = digger(text="britain: bored=8 tunnel=yellow")
    m.play("tunnel white")
    assert m.over
    assert deviation_out(m) == []
    assert (bored(m, "britain"), stored(m, "britain")) == (9, ["yellow"])


@pytest.mark.rule("C87-8.6")
@pytest.mark.parametrize(
    ("nation", "lower", "held", "legal"),
    [
        ("britain", 0, 1, True),
        ("britain", 1, 2, False),
        ("britain", 2, 2, True),
        ("britain", 2, 3, False),
        ("france", 0, 2, True),
        ("france", 2, 3, False),
    ],
)
def test_the_third_storage_place_of_britain_is_locked(nation, lower, held, legal):
    """Britain opens it on the lower track; France has three from the start."""
    m = digger(
        nation,
        text=f"{nation}: tracks=0,{lower} stored={commas(['white', 'orange', 'blue'][:held])}",
    )
    assert (m.why("tunnel white") is None) is legal


TUNNELS = {
    "placed": ("tunnel white",),
    "secondary": ("secondary white slot=2",),
    "control room 4": ("plan white", "reveal blue", "use control-room-4"),
    "heavy machinery": ("plan white", "reveal blue", "use heavy-machinery", "machine tunnel"),
}


def any_tunnel(text=""):
    return digger(text=f"britain: developed=control-room-4:white,heavy-machinery:orange; {text}")


@pytest.mark.rule("C87-8.7")
@pytest.mark.parametrize("way", TUNNELS)
def test_every_tunnel_pays_stores_and_checks(way):
    """The same disc, the same storage, the same card, whatever the origin."""
    m = any_tunnel()
    before = bag(m)["yellow"]
    answer(m, *TUNNELS[way])
    assert asked(m) == ("chance", "deviate")
    m.play("deviate red-1")
    assert (area(m, "britain"), bag(m)["yellow"]) == ({"black": 2}, before + 1)
    assert (stored(m, "britain"), bored(m, "britain")) == (["yellow"], 1)
    assert level(m, "britain") == -1


@pytest.mark.rule("C87-8.7")
@pytest.mark.parametrize(
    "spoiled",
    ["britain: stored=white,blue", "britain: discs=1-white"],
    ids=["full storage", "empty area"],
)
@pytest.mark.parametrize("way", TUNNELS)
def test_no_tunnel_without_storage_or_payment(way, spoiled):
    """The last step of each way is refused."""
    m = any_tunnel(spoiled)
    answer(m, *TUNNELS[way][:-1])
    assert m.why(TUNNELS[way][-1])


# --- Deviation


@pytest.mark.rule("C87-9.1")
@pytest.mark.parametrize("nation", ["britain", "france"])
@pytest.mark.parametrize("token", ["black", "orange", "yellow", "white"])
def test_rubble_other_than_water_draws_one_card(nation, token):
    """One card, then the turn is over."""
    m = digger(nation, token, text=f"{nation}: discs=1-white+2-black+2-orange")
    m.play("tunnel black" if token != "black" else "tunnel white")
    if asked(m)[1] == "pay":
        m.play(m.moves[0])
    assert asked(m) == ("chance", "deviate")
    m.play("deviate green-1")
    assert deviation_out(m) == ["green-1"]
    assert asked(m)[1] == "turn"


@pytest.mark.rule("C87-9.1")
def test_every_card_of_the_deviation_deck_is_as_likely():
    """Nine cards, or those not yet out."""
    m = digger(text="deviation_out=red-1,grey-2")
    m.play("tunnel white")
    left = set(DEVIATION) - {"red-1"}
    assert m.odds == {f"deviate card={card}": Fraction(1, 7) for card in left}


@pytest.mark.rule("C87-9.2")
@pytest.mark.parametrize(("nation", "cards"), [("britain", 2), ("france", 0)])
def test_water_draws_two_cards_or_none(nation, cards):
    """Two for Britain, none for France."""
    m = digger(nation, "blue", text=f"{nation}: discs=1-white+1-blue")
    m.play("tunnel white")
    for drawn in range(cards):
        assert (asked(m), len(deviation_out(m))) == (("chance", "deviate"), drawn)
        m.play(f"deviate {('red-0', 'green-1')[drawn]}")
    assert asked(m)[1] == "turn"
    assert len(deviation_out(m)) == cards


@pytest.mark.rule("C87-9.3")
@pytest.mark.parametrize(
    ("before", "card", "after"),
    [(0, "red-0", 0), (0, "red-1", -1), (0, "grey-2", -2), (-2, "grey-2", -4), (-3, "red-1", -4)],
)
def test_a_card_moves_the_cube_of_its_drawer(before, card, after):
    """Down to -4 the game goes on."""
    m = digger(text=f"britain: deviation={before}; france: deviation=-1")
    answer(m, "tunnel white", f"deviate {card}")
    assert (level(m, "britain"), level(m, "france")) == (after, -1)
    assert not m.over


@pytest.mark.rule("C87-9.3")
@pytest.mark.parametrize(("nation", "winner"), [("britain", 1), ("france", 0)])
@pytest.mark.parametrize(("before", "card"), [(-3, "grey-2"), (-4, "red-1"), (-4, "grey-2")])
def test_beyond_minus_four_loses_at_once(nation, winner, before, card):
    """The rival wins."""
    m = digger(nation, text=f"{nation}: deviation={before}")
    answer(m, "tunnel white", f"deviate {card}")
    assert m.over
    assert m.winners == (winner,)
    assert m.scores == (0, 0)  # nothing is scored


@pytest.mark.rule("C87-9.4")
def test_a_loss_on_the_first_card_stops_the_second():
    """One card is out, the second was never drawn."""
    m = digger(token="blue", text="britain: discs=1-white+1-blue deviation=-3")
    answer(m, "tunnel white", "deviate grey-2")
    assert m.over
    assert deviation_out(m) == ["grey-2"]


@pytest.mark.rule("C87-9.4")
def test_each_of_two_cards_has_its_own_colour_test():
    """The first shuffles all nine together, so the second may be any of them."""
    m = digger(token="blue", text="deviation_out=red-0,blue-1; britain: discs=1-white+1-blue")
    answer(m, "tunnel white", "deviate red-1")
    assert (level(m, "britain"), deviation_out(m)) == (-1, [])
    assert len(m.odds) == 9
    m.play("deviate red-1")
    assert (level(m, "britain"), deviation_out(m)) == (-2, ["red-1"])


@pytest.mark.rule("C87-9.5")
@pytest.mark.parametrize(
    ("out", "card", "left"),
    [
        ([], "red-1", ["red-1"]),
        (["blue-0"], "red-1", ["blue-0", "red-1"]),
        (["red-0"], "red-1", []),
        (["blue-0", "grey-2", "red-1", "yellow-0"], "red-0", []),
    ],
)
def test_a_colour_already_out_shuffles_all_nine(out, card, left):
    """Otherwise the card stays in the pile."""
    m = digger(text=f"deviation_out={commas(out)}")
    answer(m, "tunnel white", f"deviate {card}")
    assert deviation_out(m) == left


@pytest.mark.rule("C87-9.6")
def test_the_colourless_card_never_shuffles():
    """With four colours out: five cards out, four left."""
    m = digger(text="deviation_out=red-0,blue-1,green-0,yellow-1")
    m.play("tunnel white")
    assert len(m.odds) == 5
    m.play("deviate grey-2")
    assert len(deviation_out(m)) == 5


@pytest.mark.rule("C87-9.6")
def test_the_colourless_card_is_no_colour_of_the_pile():
    """A red card after it stays in the pile."""
    m = digger(text="deviation_out=grey-2")
    answer(m, "tunnel white", "deviate red-0")
    assert deviation_out(m) == ["grey-2", "red-0"]


@pytest.mark.rule("C87-9.7")
@pytest.mark.parametrize("card", ["greece", "belgium", "spain"])
def test_the_cube_never_rises_above_zero(card):
    """3M, 2M or 1M at -1 end at 0."""
    m = digger(text=f"display=italy,ireland,portugal; britain: money={card} deviation=-1")
    answer(m, "technology white", "stay", f"realign {card}")
    assert level(m, "britain") == 0


@pytest.mark.rule("C87-9.7")
def test_no_other_action_lifts_the_cube():
    """Plan, Finance, a development and a good card leave it where it was."""
    m = digger(text="britain: discs=2-yellow+1-white+2-black+1-blue deviation=-2; france: passed")
    for moves in (
        ("plan white", "reveal orange"),
        ("develop blue slot=1", "deal spain"),
        ("finance black", "take 3", "deal italy"),
    ):
        answer(m, *moves)
        assert level(m, "britain") == -2
    assert stack(m, "bank") == ("black", 2)
