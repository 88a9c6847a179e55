"""What the game lists as too rare for random matches to show, shown."""

import re

import pytest

from tests.games.channel1881.kit import answer, position, site
from tunnelier.games.channel1881.meta import META


def two_bars_by_ore():
    """Contracts 6 and 25 at once, and a bar besides: how many bars are replaced is asked."""
    m = position(
        "area=e middle=english row=3,5,7; english: at=10 held=6,25 goods=6-ore+2-bars; e: english"
    )
    answer(m, "announce card=6", "announce card=25", "build site=middle-2")
    return m


def no_supply_at_the_middle():
    """Every English marker is on the board or in the Crisis area when the crisis comes."""
    return position(
        "area=crisis; "
        "english: at=10 discs=1 supply=0 sites=middle-1,middle-2,middle-3 rubble_sites=middle"
    )


def machine_after_the_breakthrough():
    """The card where the machines met is empty, but a site can be built."""
    return position(
        "area=d middle=english; english: at=10 bought goods=4-stone+1-bars; "
        "french: at=10; line 10: rubble=0; d: english"
    )


def one_part_done():
    """Contract n2: the machine has dug, and may still build."""
    m = position("area=d row=3,5,7; english: held=n2 bought goods=4-stone; d: english")
    answer(m, "announce card=n2", "drill", "keep-rubble")
    return m


def gap_in_the_row():
    """Deck and discards are empty."""
    return position("area=f row=3,, deck= back=none; f: english")


def locked_maintenance():
    """Contract 13 was announced in the round of the maintenance."""
    m = position(
        "area=a fired=5 row=3,5,7 bag=0-ore+0-stone+0-coal+1-event back=fog; "
        "english: train=snowdon held=13,21 goods=1-bars"
    )
    m.play("announce card=13")
    while m.question["name"] != "upkeep":
        m.play("draw event" if "draw cube=event" in m.moves else m.moves[0])
    return m


@pytest.mark.parametrize(
    ("table", "moves"),
    [
        (two_bars_by_ore, ["pay ore=0 rubble=0", "pay ore=1 rubble=0", "pay ore=2 rubble=0"]),
        (
            no_supply_at_the_middle,
            [f"lose marker=middle-{end}" for end in ("1", "2", "3", "rubble")],
        ),
    ],
)
def test_a_rare_move_is_offered(table, moves):
    """Exactly these."""
    assert set(table().moves) == set(moves)


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (machine_after_the_breakthrough, "bore", "NOT_TO_DIG"),
        (one_part_done, "drill", "ALREADY_DONE"),
        (gap_in_the_row, "sign slot=2", "EMPTY_PLACE"),
        (locked_maintenance, "waive card=21", "LOCKED"),
    ],
)
def test_a_rare_refusal_is_given(table, move, reason):
    """With its own reason."""
    match = table()
    action = match.game.actions.parse(move)
    assert match.game.refuse(match._rows, action).name == reason


def test_two_bars_can_be_paid_in_ore():
    """Six ore, and both bars are kept."""
    m = two_bars_by_ore()
    m.play("pay ore=2 rubble=0")
    assert site(m, "middle-2") == "english"


def test_nothing_else_is_listed_as_rare():
    """Every pattern of the list stands for something above."""
    shown = ["pay ore=2 rubble=0", "lose marker=middle-2", "NOT_TO_DIG", "EMPTY_PLACE", "LOCKED"]
    shown.append("ALREADY_DONE")
    for pattern in META.rare:
        assert any(re.fullmatch(pattern, word) for word in shown), pattern
