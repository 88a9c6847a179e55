"""The laws of docs/laws.md, for every game, every number of seats and all options."""

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tunnelier import Match, laws
from tunnelier.core.record import column, leaves
from tunnelier.games import load, names
from tunnelier.laws.matches import (
    law_14_threads_do_not_matter,
    law_19_environments_play_the_same_matches,
)

MANY_MATCHES = (law_14_threads_do_not_matter, law_19_environments_play_the_same_matches)
"""Each of them plays a whole batch of matches of one seed: another seed is more of the same."""
ONE_MATCH = [law for law in laws.CASE_LAWS if law not in MANY_MATCHES]
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
@settings(max_examples=10, deadline=None)
@given(choices=st.lists(st.integers(0, 2**16), max_size=120))
def test_no_choice_of_moves_leads_astray(case, choices):
    """Hypothesis answers for seats and chance alike: pieces, ranges and words hold throughout."""
    match = Match(case.game, case.seats, follow=True, options=case.options)
    for choice in choices:
        if match.over:
            break
        match.play(match.moves[choice % len(match.moves)])
        row = match.rows
        assert case.game.state.census(row[0]) == case.game.state.box(row[0])
        for path, field in leaves(case.game.State):
            assert field.low <= column(row, path).min() <= column(row, path).max() <= field.high
    assert Match.load(match.save()).rows.tobytes() == match.rows.tobytes()


@pytest.fixture
def seed(request):
    """Of a match that no run before has seen; of always the same one where a landing hangs on it.

    One a law and a case: every law sees all cases, and so a few dozen matches. Whoever wants more
    of one game has `tunnelier check --thorough`.
    """
    return random.Random(request.node.nodeid if "CI" in os.environ else None).getrandbits(32)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", ONE_MATCH, ids=spoken)
def test_every_case_keeps_the_law(law, case, seed):
    """Laws of every way to play, on a random match; a broken one tells its seed."""
    law(case, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", MANY_MATCHES, ids=spoken)
def test_every_case_keeps_the_law_in_a_batch(law, case):
    """Laws of many matches at once; every case begins with another one."""
    law(case, CASES.index(case))
