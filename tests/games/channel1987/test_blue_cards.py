"""Blue cards, at final scoring (ledger chapter 15)."""

import pytest

from tests.games.channel1987.kit import CARDS, answer, commas, points, position, sheet
from tests.games.channel1987.plays import asked

INFLUENCE = [
    "belgium",
    "denmark",
    "greece",
    "ireland",
    "luxembourg",
    "netherlands",
    "portugal",
    "spain",
    "italy",
    "west-germany",
]


def scored(mine, rivals=(), text=""):
    """Britain's cards against those of France, as scored now."""
    return position(
        "display=control-room-1,control-room-2,control-room-3; "
        f"britain: developed={commas(mine)}; france: developed={commas(rivals)}; {text}"
    )


def blue(m, nation="britain"):
    return sheet(m, nation)["blue"]


@pytest.mark.rule("C87-15.1")
@pytest.mark.parametrize(
    "moves",
    [
        ("plan yellow", "reveal white"),
        ("technology yellow", "advance upper", "decline"),
        ("finance yellow", "take 1", "deal exchange-a"),
    ],
)
def test_blue_cards_are_never_used(moves):
    """With all of them in the area no window opens after any action."""
    blues = [name for name, card in CARDS.items() if card["colour"] == "blue"]
    cards = [name for name in blues if not name.startswith("topographical")]
    cards += topographical("white", "blue", "orange", "yellow", "white")
    m = scored(cards, text="britain: discs=2-yellow+1-black")
    assert len(cards) == 18
    answer(m, *moves)
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-15.1")
def test_an_effect_is_evaluated_at_the_end_not_when_developed():
    """Speech first, countries later: the pairs count all the same."""
    m = position(
        "display=european-speech,belgium,denmark; "
        "britain: discs=1-yellow+1-white+1-black; "
        "france: passed"
    )
    before = points(m, "britain")
    answer(m, "develop yellow slot=1", "deal spain")
    assert points(m, "britain") == before
    answer(m, "develop white slot=2", "deal italy", "develop black slot=3", "deal ireland")
    assert blue(m) == 1


@pytest.mark.rule("C87-15.2")
@pytest.mark.parametrize(("number", "pairs"), [(0, 0), (1, 0), (2, 1), (5, 2), (10, 5)])
def test_the_speech_scores_each_pair_of_influence_cards(number, pairs):
    """Five cards give 2; the cards themselves their printed points."""
    m = scored([*INFLUENCE[:number], "european-speech"], ["new-workers-a"])
    assert blue(m) == pairs
    assert sheet(m, "britain")["cards"] == sum(CARDS[card]["points"] for card in INFLUENCE[:number])


@pytest.mark.rule("C87-15.2")
def test_the_speech_counts_the_owners_cards_only():
    """Four countries of the rival are no pair."""
    assert blue(scored(["belgium", "european-speech"], INFLUENCE[1:5])) == 0


@pytest.mark.rule("C87-15.3")
@pytest.mark.parametrize(
    ("mine", "rivals", "award"), [(3, 3, 0), (4, 3, 3), (3, 4, 0), (0, 0, 0), (1, 0, 3)]
)
def test_the_duel_needs_strictly_more_influence(mine, rivals, award):
    """Three against three is nothing."""
    theirs = [*INFLUENCE[mine : mine + rivals], "new-workers-a", "new-workers-b"]
    m = scored([*INFLUENCE[:mine], "political-duel"], theirs)
    assert blue(m) == award


SIX = ["new-workers-a", "exchange-a", "belgium", "denmark", "ireland"]
RIVAL_SIX = ["new-workers-b", "exchange-b", "greece", "luxembourg", "spain", "italy"]


@pytest.mark.rule("C87-15.4")
@pytest.mark.parametrize(
    ("mine", "rivals", "award"),
    [(SIX, RIVAL_SIX, 0), ([*SIX, "portugal"], RIVAL_SIX, 2), (SIX, RIVAL_SIX[:5], 2)],
    ids=["6-6", "7-6", "6-5"],
)
def test_media_relations_need_strictly_more_cards(mine, rivals, award):
    """Face up and face down, Media relations itself included."""
    assert blue(scored([*mine, "media-relations"], rivals)) == award


@pytest.mark.rule("C87-15.5")
@pytest.mark.parametrize(
    ("more", "award"),
    [
        ("britain: completed=training", 2),
        ("britain: completed=training; france: completed=repairs", 0),
        ("britain: pending=training", 0),
        ("britain: money=portugal,netherlands", 0),
    ],
    ids=["completed", "both completed", "pending", "money"],
)
def test_a_completed_agenda_card_is_a_card(more, award):
    """It breaks a 6-6 tie; a pending one and money do not."""
    assert blue(scored([*SIX, "media-relations"], RIVAL_SIX, text=f"agenda=on; {more}")) == award


def topographical(*colours):
    return [f"topographical-{number}:{colour}" for number, colour in enumerate(colours, start=1)]


@pytest.mark.rule("C87-15.6")
@pytest.mark.parametrize(("number", "award"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_different_colours_of_rubble_score_together(number, award):
    """1, 3, 6, 10, 15 for one to five colours."""
    colours = ("yellow", "black", "white", "blue", "orange")[:number]
    assert blue(scored(topographical(*colours), ["new-workers-a"])) == award


@pytest.mark.rule("C87-15.7")
@pytest.mark.parametrize(
    ("colours", "award"),
    [
        (("yellow", "yellow", "black"), 3),
        (("yellow", "yellow", "yellow"), 1),
        (("yellow", "white", "yellow", "white"), 3),
    ],
)
def test_a_repeated_colour_adds_nothing(colours, award):
    """Only one set is scored."""
    assert blue(scored(topographical(*colours), ["new-workers-a"])) == award
