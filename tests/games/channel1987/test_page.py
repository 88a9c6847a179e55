"""The table in the terminal: what everybody may know stands there, and what one seat alone may."""

import pytest

from tests.games.channel1987.kit import position

HANDS = {"britain": {"yellow": 3, "white": 1}}


def shown(match, seat=None, lang="en"):
    """The table as a seat sees it, line by line."""
    return match.game.page.show(match.row_seen_by(seat), lang).plain.splitlines()


def line(match, beginning, seat=None, lang="en"):
    """The first line that begins so."""
    return next(each for each in shown(match, seat, lang) if each.strip().startswith(beginning))


@pytest.mark.rule("C87-16.16")
@pytest.mark.parametrize(
    ("stack", "said"),
    [(None, "needs ≥ 2"), (("blue", 2), "needs ≥ 4"), (("blue", 4), "closed")],
)
def test_supervision_asks_for_two_discs_more(stack, said):
    """As long as its owner is to move."""
    spaces = {"works": stack} if stack else {}
    match = position(areas=HANDS, agenda="on", pending={"britain": "supervision"}, spaces=spaces)
    assert said in line(match, "permanent")
    rival = position(
        "france", areas=HANDS, agenda="on", pending={"britain": "supervision"}, spaces=spaces
    )
    assert said not in line(rival, "permanent")


@pytest.mark.rule("C87-18.4")
def test_ones_own_face_down_cards_are_named():
    """To their owner alone."""
    match = position(areas=HANDS, developed={"britain": {"control-room-4": [], "exchange-a": []}})
    assert "2 face down (Exchange (a) and Control room 4)" in line(match, "cards", 0)
    for viewer in (1, None):
        assert "Control room 4" not in "\n".join(shown(match, viewer))
        assert line(match, "cards", viewer).endswith("2 face down")


@pytest.mark.rule("C87-18.1")
def test_money_is_shown_card_by_card():
    """Cards are spent whole: 1M and 3M are not 2M and 2M."""
    match = position(areas=HANDS, money={"britain": ["italy", "ireland"]})
    assert line(match, "money 4M") == (
        "  money 4M: Influence: Ireland (3M) and Influence: Italy (1M)"
    )
    assert line(match, "money 0M") == "  money 0M"


@pytest.mark.rule("C87-18.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_discards_and_decks_are_shown(viewer):
    """Playing cards, deviation cards and agenda cards."""
    match = position(
        areas=HANDS,
        agenda="on",
        discard=["spain"],
        money={"britain": ["italy"]},
        developed={"france": {"control-room-4": [], "portugal": []}},
        deviation_out=["red-1"],
        agenda_gone=["training"],
    )
    assert line(match, "Discarded", viewer) == "Discarded: Influence: Spain · deck: 26"
    assert line(match, "Deviation", viewer) == "Deviation cards out: red -1 · deck: 8"
    assert line(match, "Agenda", viewer) == "Agenda, out of the game: Training · deck: 5"
    assert line(match, "Défausse", viewer, "fr").endswith("pioche\u00a0: 26")
