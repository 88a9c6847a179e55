"""A refusal cites the rule that forbids the move, and no other."""

import pytest

from tests.games.channel1987.kit import CARDS, answer, commas, position, round_start
from tests.games.channel1987.plays import fill
from tests.games.refused import cases, cites

HANDS = "2-yellow+1-black+1-white"


def at_turn(text=""):
    """Britain's turn, with discs of three colours."""
    return position(f"britain: discs={HANDS}; {text}")


def after(*moves, text=""):
    """Britain's turn, some answers later."""
    match = at_turn(text)
    answer(match, *moves)
    return match


def recovering(discs, text=""):
    """Britain has planned with some yellow discs, and could take one back by New materials."""
    mine = "new-materials:white,control-room-1:white,control-room-3:blue"
    text = f"britain: discs={discs} developed={mine}; {text}"
    return after("plan yellow", "reveal blue", text=text)


def drawn(developed):
    """The start of a round, everything drawn."""
    match = round_start(f"britain: developed={developed}")
    if match.question["name"] == "workers":
        match.play("draw")
    fill(match)
    return match


def no_card_left():
    """The display has lost a card that nothing replaces."""
    rest = [card for card in CARDS if card not in ("belgium", "greece")]
    return at_turn(f"display=belgium,,greece; france: money={commas(rest)}")


REFUSED = {
    "place what one has not": (at_turn, "plan orange", "C87-4.2"),
    "a stack that is too small": (
        lambda: at_turn("works=2-blue"),
        "plan yellow",
        "C87-4.4",
    ),
    "a stack too small for Supervision": (
        lambda: at_turn("agenda=on; britain: pending=supervision"),
        "plan black",
        "C87-16.16",
    ),
    "a stack too small with and without Supervision": (
        lambda: at_turn("agenda=on works=2-blue; britain: pending=supervision"),
        "plan yellow",
        "C87-4.4",
    ),
    "develop where no card lies": (no_card_left, "develop yellow slot=2", "C87-6.5"),
    "take where no card lies": (
        lambda: after("finance yellow", text="display=belgium,,greece"),
        "take 2",
        "C87-10.1",
    ),
    "dig with a full storage": (
        lambda: at_turn("britain: tracks=0,2 stored=white,white,white"),
        "tunnel yellow",
        "C87-8.1",
    ),
    "dig with the third place locked": (
        lambda: at_turn("britain: stored=white,white"),
        "tunnel yellow",
        "C87-8.6",
    ),
    "pay with discs one has not": (
        lambda: after("tunnel black", text="britain: tunnel=blue"),
        "pay orange-yellow",
        "C87-8.3",
    ),
    "an idle Technology": (
        lambda: at_turn("britain: tracks=6,6"),
        "technology yellow",
        "C87-11.4",
    ),
    "no counter, no correction": (lambda: after("technology yellow"), "stay", "C87-11.4"),
    "nothing spent to correct": (
        lambda: after("technology yellow", "stay", text="britain: deviation=-1 money=italy"),
        "aligned",
        "C87-11.4",
    ),
    "correct with the rival's money": (
        lambda: after(
            "technology yellow",
            "stay",
            text="britain: deviation=-1 money=italy; france: money=spain",
        ),
        "realign spain",
        "C87-11.10",
    ),
    "correct with an Extra finance used before": (
        lambda: after(
            "technology yellow",
            "stay",
            text=(
                "used=extra-finance-a; "
                "britain: deviation=-1 money=italy developed=extra-finance-a:white"
            ),
        ),
        "realign extra-finance-a",
        "C87-13.3",
    ),
    "no token on a card that holds some": (
        lambda: after(
            "develop yellow slot=1",
            text="display=control-room-1,spain,greece; britain: stored=white",
        ),
        "enough",
        "C87-12.5",
    ),
    "no token for a card that asks one": (
        lambda: after(
            "develop yellow slot=2",
            text="display=control-room-1,spain,greece; britain: stored=white",
        ),
        "enough",
        "C87-12.4",
    ),
    "a token that is not stored": (
        lambda: after(
            "develop yellow slot=2",
            text="display=control-room-1,spain,greece; britain: stored=white",
        ),
        "rubble blue",
        "C87-12.6",
    ),
    "develop from an empty storage": (
        lambda: at_turn("display=control-room-1,spain,greece"),
        "develop yellow slot=2",
        "C87-12.7",
    ),
    "a card one has not": (lambda: recovering(HANDS), "use control-room-4", "C87-13.4"),
    "a card worn out": (
        lambda: after(
            "technology yellow",
            "advance upper",
            "decline",
            text="britain: developed=control-room-1,improve-technology-a:white",
        ),
        "use control-room-1",
        "C87-13.2",
    ),
    "a card used in this round": (
        lambda: recovering(HANDS, "used=control-room-1"),
        "use control-room-1",
        "C87-13.3",
    ),
    "a card that answers another action": (
        lambda: after(
            "plan yellow",
            "reveal blue",
            text="britain: developed=control-room-2:white,new-materials:white",
        ),
        "use control-room-2",
        "C87-14.2",
    ),
    "Improve technology without any": (
        lambda: after(
            "plan yellow",
            "reveal blue",
            text="britain: developed=improve-technology-a:white,new-materials:white",
        ),
        "use improve-technology-a",
        "C87-13.9",
    ),
    "recover from a stack used up": (
        lambda: answered(recovering("1-yellow"), "use new-materials"),
        "use control-room-1",
        "C87-14.8",
    ),
    "recover beyond the allowed number": (
        lambda: recovering("3-yellow+4-black+4-white", "works=2-blue"),
        "use new-materials",
        "C87-14.8",
    ),
    "keep what one has not": (lambda: after("pass"), "keep 3", "C87-5.3"),
    "hire what one has not": (
        lambda: round_start("britain: developed=new-workers-a:white"),
        "hire new-workers-b",
        "C87-13.4",
    ),
    "swap a disc nobody has": (
        lambda: drawn("exchange-a:white"),
        "swap exchange-a white white",
        "C87-3.7",
    ),
    "contribute the rival's money": (
        lambda: after(
            "finance yellow",
            "take 1",
            "deal portugal",
            text=(
                "agenda=on display=belgium,denmark,spain; "
                "britain: pending=promotion money=greece; "
                "france: money=ireland"
            ),
        ),
        "contribute ireland",
        "C87-16.19",
    ),
}


def answered(match, *moves):
    """The match some answers later."""
    answer(match, *moves)
    return match


@pytest.mark.parametrize(("match", "move", "rule"), cases(REFUSED))
def test_a_refusal_cites_the_rule_that_forbids(match, move, rule):
    """In parentheses after its sentence, in every language."""
    assert cites(match(), move, rule)


@pytest.mark.rule("C87-10.1")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "No card lies in that slot. (C87-10.1)"),
        ("fr", "Il n'y a pas de carte à cet emplacement. (C87-10.1)"),
        ("de", "Auf diesem Feld liegt keine Karte. (C87-10.1)"),
        ("es", "En ese espacio no hay ninguna carta. (C87-10.1)"),
    ],
)
def test_an_empty_slot_among_full_ones_is_told_as_such(lang, said):
    """Others have cards to take."""
    match = after("finance yellow", text="display=,belgium,greece")
    assert match.why("take slot=1", lang) == said
