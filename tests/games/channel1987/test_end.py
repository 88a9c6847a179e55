"""The end of the game and scoring (ledger chapter 17)."""

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    TRACKS,
    answer,
    bored,
    commas,
    deviation_out,
    display,
    level,
    points,
    position,
    sheet,
    stored,
)
from tests.games.channel1987.plays import asked
from tunnelier.games.channel1987.rules import rulings


def last_dig(nation="britain", token="orange", text=""):
    """A player one dig before the centre, with the discs for it."""
    return position(
        f"mover={nation}; {nation}: discs=2-yellow+1-{token} bored=8 tunnel={token}; {text}"
    )


NINTH = {
    "placed": ((), ("tunnel yellow",)),
    "secondary": ((), ("secondary yellow slot=2",)),
    "heavy machinery": (
        ("heavy-machinery:white",),
        ("finance yellow", "take 1", "deal spain", "use heavy-machinery", "machine tunnel"),
    ),
}


@pytest.mark.rule("C87-17.1")
@pytest.mark.parametrize("way", NINTH)
def test_the_ninth_dig_ends_the_game_at_once(way):
    """No refill, no window, no further turn."""
    cards, moves = NINTH[way]
    m = last_dig(text=f"britain: developed={commas([*cards, 'new-materials:blue'])}")
    answer(m, *moves)
    assert m.over
    assert asked(m) is None
    assert bored(m, "britain") == 9
    assert len(m.winners) == 1


@pytest.mark.rule("C87-17.1")
def test_the_ninth_dig_by_control_room_4_ends_the_game():
    """The last Plan turns up space 9, space 8 being dug."""
    m = position(
        "britain: discs=2-yellow+1-orange bored=8 "
        "developed=control-room-4:white,control-room-1:white"
    )
    answer(m, "plan yellow", "reveal orange", "use control-room-4")
    assert m.over
    assert m.scores
    assert deviation_out(m) == []


@pytest.mark.rule("C87-17.1")
def test_a_secondary_ninth_dig_leaves_the_display():
    """Its card is not replaced."""
    m = last_dig()
    m.play("secondary yellow slot=2")
    assert m.over
    assert set(display(m)) <= {"belgium", "denmark", "greece", None}


@pytest.mark.rule("C87-17.2")
@pytest.mark.parametrize("nation", ["britain", "france"])
@pytest.mark.parametrize("token", ["blue", "orange"])
def test_the_ninth_dig_has_no_deviation_check(nation, token):
    """Even at -4, even for water."""
    m = last_dig(nation, token, text=f"{nation}: deviation=-4")
    m.play("tunnel yellow")
    assert m.over
    assert deviation_out(m) == []
    assert level(m, nation) == -4


@pytest.mark.rule("C87-17.2", "C87-0.8")
def test_the_check_of_the_last_dig_is_a_constant(monkeypatch):
    """On: two cards for water, and the first may lose the game."""
    monkeypatch.setattr(rulings, "LAST_DIG_CHECK", True)
    m = last_dig(token="blue", text="britain: deviation=-4")
    m.play("tunnel yellow")
    assert asked(m) == ("chance", "deviate")
    m.play("deviate red-0")
    assert asked(m) == ("chance", "deviate")
    m.play("deviate green-1")
    assert m.over
    assert m.winners == (1,)


@pytest.mark.rule("C87-17.2", "C87-0.8")
def test_a_last_dig_that_passes_the_check_ends_in_scoring(monkeypatch):
    """On, with two zeros: the centre is reached."""
    monkeypatch.setattr(rulings, "LAST_DIG_CHECK", True)
    m = last_dig(token="blue", text="britain: deviation=-1")
    answer(m, "tunnel yellow", "deviate red-0", "deviate green-0")
    assert m.over
    assert (m.winners, sheet(m, "britain")["centre"]) == ((0,), 11)


@pytest.mark.rule("C87-17.3")
@pytest.mark.parametrize(("nation", "winner"), [("britain", 1), ("france", 0)])
def test_the_leader_beyond_minus_four_loses(nation, winner):
    """Whatever the points."""
    m = position(f"mover={nation}; {nation}: discs=2-yellow+1-black tracks=6,6 deviation=-4")
    answer(m, "tunnel yellow", "deviate red-1")
    assert m.over
    assert m.winners == (winner,)


@pytest.mark.rule("C87-17.4")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["points"]])
def test_every_developed_card_counts_its_printed_points(card):
    """An ability card also face down."""
    m = position(
        f"display=political-duel,media-relations,european-speech; france: developed={card}"
    )
    assert points(m, "france") == sheet(m, "france")["cards"] == CARDS[card]["points"]
    assert points(m, "britain") == 0


@pytest.mark.rule("C87-17.4")
def test_blue_effects_and_agenda_points_are_added():
    """Two influence cards, the speech, the duel; Training done."""
    m = position(
        "agenda=on; france: developed=ireland,spain,european-speech,political-duel "
        "completed=training"
    )
    assert points(m, "france") == 1 + 2 + 1 + 3 + 2
    parts = sheet(m, "france")
    assert (parts["cards"], parts["blue"], parts["agenda"]) == (3, 4, 2)


@pytest.mark.rule("C87-17.5")
@pytest.mark.parametrize("nation", ["britain", "france"])
@pytest.mark.parametrize("at", [(0, 0), (3, 4), (6, 1), (5, 5), (2, 6)])
def test_each_marker_scores_the_space_under_it(nation, at):
    """Markers on 3 and 4 give 3 + 5, not the spaces before."""
    m = position(f"{nation}: tracks={commas(at)}")
    upper, lower = (TRACKS[nation, track]["points"] for track in ("upper", "lower"))
    assert points(m, nation) == sheet(m, nation)["technology"] == upper[at[0]] + lower[at[1]]
    assert (upper[3], lower[4]) == (3, 5)


@pytest.mark.rule("C87-17.6")
@pytest.mark.parametrize("cube", [0, -1, -2, -3, -4])
def test_deviation_costs_its_level(cube):
    """Level -3 costs 3."""
    m = position(f"france: tracks=4,0 deviation={cube}")
    assert points(m, "france") == 5 + cube


@pytest.mark.rule("C87-17.7")
@pytest.mark.parametrize(
    ("rival", "award"),
    [("", 11), ("bored=5", 6), ("bored=5 tunnel=white,blue", 6), ("bored=8", 3)],
)
@pytest.mark.parametrize(("nation", "other"), [("britain", "france"), ("france", "britain")])
def test_the_centre_is_worth_two_and_the_rivals_tokens(nation, other, rival, award):
    """Face up or down, each token left on the rival's side is a point."""
    m = last_dig(nation, text=f"{other}: {rival}")
    m.play("tunnel yellow")
    assert (sheet(m, nation)["centre"], sheet(m, other)["centre"]) == (award, 0)
    assert sorted(m.scores) == [0, award]


@pytest.mark.rule("C87-17.8")
def test_leftovers_are_worth_nothing():
    """Money, stored tokens, tokens on cards, discs and the first player card."""
    m = position(
        "first=france display=spain,portugal,italy; "
        "france: discs=5-yellow+5-blue money=greece,ireland,luxembourg "
        "stored=white,orange,blue developed=control-room-1:white+orange"
    )
    assert points(m, "france") == 1
    assert len(stored(m, "france")) == 3


@pytest.mark.rule("C87-17.8")
def test_a_total_may_be_negative():
    """Level -4 and nothing else."""
    m = last_dig("france", text="britain: deviation=-4")
    m.play("tunnel yellow")
    assert m.scores == (-4, 11)


@pytest.mark.rule("C87-17.9")
@pytest.mark.parametrize(
    ("at", "winner"), [((6, 0), 1), ((6, 2), 1), ((6, 3), 0)], ids=["behind", "tied", "ahead"]
)
def test_the_highest_total_wins_and_a_tie_goes_to_the_centre(at, winner):
    """France has 11 for the centre, Britain 9, 11 or 12 on its tracks."""
    m = last_dig("france", text=f"britain: tracks={commas(at)}")
    m.play("tunnel yellow")
    assert m.scores == (9 + at[1], 11)
    assert m.winners == (winner,)
