"""Whoever asks why a move is not allowed is told the rule that forbids it, and no other."""

import pytest

from tests.games.steamtunnel.kit import deal, flip
from tunnelier import Match


def placing():
    """One card face up, one burned, a token to be placed."""
    m = deal()
    flip(m, "c3", 37)
    m.play("burn cell=d3")
    flip(m, "e3", 38)
    return m


def flipping():
    """The same, a card to be turned."""
    m = placing()
    m.play("skip")
    return m


@pytest.mark.parametrize("cell", ["b2", "c3", "d3"], ids=["point card", "face up", "burned"])
@pytest.mark.parametrize(
    ("table", "move", "rule"),
    [
        pytest.param(flipping, "flip", "ST-3.3", marks=pytest.mark.rule("ST-3.3")),
        pytest.param(placing, "burn", "ST-6.1", marks=pytest.mark.rule("ST-6.1")),
    ],
)
def test_flips_and_burns_cite_their_own_rule(table, move, rule, cell):
    """Whatever lies there."""
    for lang in ("en", "fr"):
        assert table().why(f"{move} cell={cell}", lang).endswith(f"({rule})")


@pytest.mark.rule("ST-4.7")
def test_a_point_card_is_not_bought():
    """It is what it always was."""
    assert placing().why("buy cell=b2 segment=1").endswith("(ST-4.7)")


@pytest.mark.rule("ST-2.6")
def test_a_point_card_that_lies_cannot_be_laid_again():
    """Each goes to one cell only."""
    m = Match("steam-tunnel", follow=True)
    m.play("lay point=p1 way=printed")
    assert m.why("lay point=p1 way=turned").endswith("(ST-2.6)")


@pytest.mark.rule("ST-2.11")
def test_a_seat_that_is_not_there_cannot_begin():
    """Two sit at this table."""
    m = Match("steam-tunnel", follow=True)
    for point in range(1, 5):
        m.play(f"lay point=p{point} way=printed")
    assert m.why("start seat=2").endswith("(ST-2.11)")


@pytest.mark.rule("ST-2.7", "ST-10.5")
def test_cards_that_cannot_be_turned_up():
    """One that was seen before; one with a fork in Baby tunnels."""
    m = flipping()
    m.play("flip cell=a1")
    assert m.why("reveal card=37 way=printed").endswith("(ST-2.7)")
    m = deal(deck="baby")
    m.play("flip cell=a1")
    assert m.why("reveal card=41 way=printed").endswith("(ST-10.5)")
