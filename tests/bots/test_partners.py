"""Bots to learn from, and the coach's word before a move that gives much away."""

import pytest

from tunnelier import Match
from tunnelier.bots import PARTNERS, bot, called, coach
from tunnelier.play.review import gains


def test_partners_get_stronger_step_by_step():
    """Each minds more what it plays than the one below it; the last plays its favourite."""
    whims = list(PARTNERS.values())
    assert whims == sorted(whims, reverse=True) and whims[-1] == 0
    assert len(set(whims)) == len(whims)
    said = [called(name).say("en") for name in PARTNERS]
    assert said[:2] == ["Sparring partner 1", "Sparring partner 2"]


@pytest.mark.parametrize("game", ["steam-tunnel", "cave-in"])
def test_a_whim_plays_what_is_liked_less(game):
    """Of a game somebody has learned, and of one nobody has; the same seed plays the same."""
    sight = Match(game, seed=2).sight()
    last, first = (
        [bot(name, seed).choose(sight) for seed in range(30)] for name in ("partner-7", "partner-1")
    )
    assert set(last) == {bot("policy").choose(sight)}
    assert len(set(first)) > 3
    assert first == [bot("partner-1", seed).choose(sight) for seed in range(30)]


def test_a_whim_leaves_alone_what_is_not_liked_at_all():
    """Half-way up, favourites are played most of the time, and the rest is not all alike."""
    sight = Match("channel-1987", seed=5).sight()
    favourite = bot("policy").choose(sight)
    often = {
        name: sum(bot(name, seed).choose(sight) == favourite for seed in range(60))
        for name in ("partner-1", "partner-5")
    }
    assert often["partner-1"] < often["partner-5"] < 60


def given_away(match):
    """What the coach says of every legal move."""
    sight = match.sight()
    return {action: coach.word(sight, action) for action in sight.actions}


def test_the_coach_speaks_of_what_gives_much_away():
    """Of some moves of a match, never of the best one, and with chances that bear it out."""
    match = Match("channel-1881", seed=4, answer_forced=True)
    player, spoken = bot("policy"), 0
    while not spoken:
        assert not match.over
        if match.count > 60 and 2 < len(match.actions) < 5:
            for action, word in given_away(match).items():
                if word is not None:
                    spoken += 1
                    assert word.best != action
                    assert word.chances[0] - word.chances[1] == word.cost >= coach.MUCH
                    assert word.cost >= word.error
        match.play(player.choose(match.sight()))


def test_the_coach_is_silent_where_there_is_no_choice():
    match = Match("cave-in", seed=2)
    sight = match.sight()
    assert coach.word(sight._replace(actions=sight.actions[:1]), sight.actions[0]) is None


def test_gains_are_what_the_others_do_not_bring():
    match = Match("cave-in", seed=2)
    one, other = match.actions[:2]
    told = [line.said for line in match.foresee(one) if line.news]
    assert gains(match, (one,), "en") == " ".join(told[:3])
    assert gains(match, (one, one), "en") == ""
    assert gains(match, (one, other), "en") == "", "both take props, and nothing else is foreseen"
