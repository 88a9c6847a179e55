"""Backs before faces: the odds of the split draw are those of a shuffled deck."""

from fractions import Fraction
from itertools import permutations

import pytest

from tests.games.channel1881.kit import CONTRACTS, position
from tunnelier import Match
from tunnelier.core.agenda import answered
from tunnelier.games.channel1881.state import Next


def told(deck):
    """Every order of a deck of four as the table tells it: back, face, back, face."""
    orders = list(permutations(deck))
    chances = {}
    for one, two, *_ in orders:
        story = (CONTRACTS[one]["back"], one, CONTRACTS[two]["back"], two)
        chances[story] = chances.get(story, 0) + Fraction(1, len(orders))
    return chances


def dealt(match, story=(), chance=Fraction(1)):
    """The same by walking through all that chance can do."""
    if len(story) == 4:
        return {story: chance}
    chances = {}
    for move, odds in match.odds.items():
        word = move.split("=")[1]
        match.play(move)
        chances.update(dealt(match, (*story, word), chance * odds))
        match.undo()
    return chances


@pytest.mark.rule("C81-24.2", "C81-24.3")
@pytest.mark.parametrize(
    "deck", [("7", "11", "18", "20"), ("9", "20", "21", "22"), ("5", "7", "9", "13")], ids=str
)
def test_a_split_draw_has_the_odds_of_a_shuffled_deck(deck):
    """Two cards are turned up one after the other, out of four."""
    match = position(f"row=3,, deck={','.join(deck)} back=none")
    s = match._rows[0]
    answered(s)
    s.signed, s.next = 1, Next.CONTRACTS
    match.game.rules.contracts.show_back(s)
    assert dealt(match) == told(deck)


@pytest.mark.rule("C81-2.3", "C81-24.2")
def test_the_first_card_of_the_row_is_any_of_27():
    """Its back first, then one of the cards with that back."""
    match = Match("channel-1881", follow=True)
    match.play("first english")
    for size in "2323232":
        match.play(f"lay {size}")
    chances = {}
    for back, odds in match.odds.items():
        match.play(back)
        for move, more in match.odds.items():
            chances[move] = odds * more
        match.undo()
    assert set(chances.values()) == {Fraction(1, 27)}
    assert len(chances) == 27
