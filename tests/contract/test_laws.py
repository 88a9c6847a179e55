"""The laws of docs/laws.md, for every game, every number of seats and all options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tunnelier import laws
from tunnelier.games import load, names

GAMES = [load(name) for name in names()]
CASES = [case for game in GAMES for case in laws.cases(game)]


def spoken(law):
    return law.__name__.removeprefix("law_")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
@pytest.mark.parametrize("law", laws.GAME_LAWS, ids=spoken)
def test_every_game_keeps_the_law(law, game):
    """Laws of a game as such."""
    law(game)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", laws.CASE_LAWS, ids=spoken)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_every_case_keeps_the_law(law, case, seed):
    """Laws of every way to play, on random games that hypothesis picks."""
    law(case, seed)
