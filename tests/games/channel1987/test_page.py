"""The table in the terminal: what everybody may know stands there, and what one seat alone may."""

import pytest

from tests.games.channel1987.kit import position
from tunnelier.games.channel1987.tables import Ability

HANDS = "britain: discs=3-yellow+1-white"


def shown(match, seat=None, lang="en"):
    """The table as a seat sees it, line by line."""
    return match.game.page.show(match.row_seen_by(seat), lang).plain.splitlines()


def line(match, beginning, seat=None, lang="en"):
    """The first line that begins so."""
    return next(each for each in shown(match, seat, lang) if each.strip().startswith(beginning))


@pytest.mark.rule("C87-16.16")
@pytest.mark.parametrize(
    ("stack", "said"),
    [("", "needs ≥ 2"), ("2-blue", "needs ≥ 4"), ("4-blue", "closed")],
)
def test_supervision_asks_for_two_discs_more(stack, said):
    """As long as its owner is to move."""
    text = f"agenda=on works={stack}; {HANDS} pending=supervision"
    match = position(text)
    assert said in line(match, "permanent")
    rival = position(f"{text}; mover=france")
    assert said not in line(rival, "permanent")


@pytest.mark.rule("C87-18.4")
def test_ones_own_face_down_cards_are_named():
    """To their owner alone."""
    match = position(f"{HANDS} developed=control-room-4,exchange-a")
    assert "2 face down (Exchange (a) and Control room 4)" in line(match, "cards", 0)
    for viewer in (1, None):
        assert "Control room 4" not in "\n".join(shown(match, viewer))
        assert line(match, "cards", viewer).endswith("2 face down")


@pytest.mark.parametrize(
    ("lang", "offered", "developed", "penalty"),
    [
        (
            "en",
            "after a Plan: another Plan",
            "counts as 3M in a Technology action",
            "pay 3M of money",
        ),
        (
            "fr",
            "après une Planification\u00a0: une autre Planification",
            "compte comme 3M dans une action Technologie",
            "payer 3M de votre argent",
        ),
        (
            "de",
            "nach einer Planung: noch eine Planung",
            "zählt in einer Aktion Technologie als 3M",
            "3M deines Geldes bezahlen",
        ),
        (
            "es",
            "tras una Planificación: otra Planificación",
            "cuenta como 3M en una acción de Tecnología",
            "paga 3M de tu dinero",
        ),
    ],
)
@pytest.mark.rule("C87-18.1", "C87-13.7", "C87-14.9", "C87-16.18")
def test_cards_are_shown_with_what_they_do(lang, offered, developed, penalty):
    """Whoever plays in the terminal has no card to point at: displayed, developed and pending."""
    match = position(
        "agenda=on display=control-room-3,belgium,greece; "
        f"{HANDS} developed=extra-finance-a:blue,exchange-a; "
        "france: pending=promotion"
    )
    page = shown(match, 1, lang)
    name = match.game.text.CARDS["control-room-3"].say(lang)
    first = next(number for number, each in enumerate(page) if name in each)
    assert page[first + 2].strip() == offered
    assert any(each.startswith("    ") and each.endswith(f" – {developed}") for each in page)
    assert any(penalty in each for each in page)
    exchange = match.game.text.ABILITIES[Ability.EXCHANGE].say(lang)
    assert not any(exchange in each for each in page)  # face down: its owner alone knows it
    assert not any(exchange in each for each in shown(match, 0, lang))  # and it does nothing more


@pytest.mark.rule("C87-18.1")
def test_money_is_shown_card_by_card():
    """Cards are spent whole: 1M and 3M are not 2M and 2M."""
    match = position(f"{HANDS} money=italy,ireland")
    assert line(match, "money 4M") == (
        "  money 4M: Influence: Ireland (3M) and Influence: Italy (1M)"
    )
    assert line(match, "money 0M") == "  money 0M"


@pytest.mark.rule("C87-18.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_discards_and_decks_are_shown(viewer):
    """Playing cards, deviation cards and agenda cards."""
    match = position(
        "agenda=on discard=spain deviation_out=red-1 agenda_gone=training; "
        f"{HANDS} money=italy; france: developed=control-room-4,portugal"
    )
    assert line(match, "Discarded", viewer) == "Discarded: Influence: Spain · deck: 26"
    assert line(match, "Deviation", viewer) == "Deviation cards out: red -1 · deck: 8"
    assert line(match, "Agenda", viewer) == "Agenda, out of the game: Training · deck: 5"
    assert line(match, "Défausse", viewer, "fr").endswith("pioche\u00a0: 26")
