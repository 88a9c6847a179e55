"""Bots answer from what their seat may see."""

import pytest

from tunnelier import Match
from tunnelier.bots import BOTS, bot


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", ["steam-tunnel", "cave-in"])
def test_a_bot_plays_a_whole_match(name, game):
    """On every seat, by its view and the legal moves alone; the same seed plays the same."""
    logs = []
    for _ in range(2):
        match, player = Match(game, seed=1), bot(name, 5)
        while not match.over:
            match.play(player.choose(match.view(match.seat), match.moves))
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_an_unknown_bot_is_refused_in_words():
    """With the names of those there are."""
    with pytest.raises(ValueError, match="no bot 'oracle'; bots: random"):
        bot("oracle")
