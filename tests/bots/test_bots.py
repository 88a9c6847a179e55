"""Bots answer from what their seat may see."""

import pytest

from tunnelier import Match, bots
from tunnelier.bots import BOTS, LEVELS, Budget, bot
from tunnelier.bots.players import PolicyBot
from tunnelier.core.sight import Sight
from tunnelier.games import load

BRIEFLY = Budget(simulations=24)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", ["steam-tunnel", "cave-in"])
def test_a_bot_plays_a_whole_match(name, game):
    """On every seat, by what the seat sees alone; the same seed plays the same."""
    logs = []
    for _ in range(2):
        match, player = Match(game, seed=1), bot(name, 5)
        while not match.over:
            match.play(player.choose(match.sight(), BRIEFLY))
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("game", ["channel-1987", "manhattan", "channel-1881"])
@pytest.mark.parametrize("name", ["novice", "tiger"])
def test_bots_play_the_long_games_to_their_end(name, game):
    """At the largest table."""
    match = Match(game, players=load(game).meta.seats[-1], seed=2, answer_forced=True)
    player = bot(name, 3)
    while not match.over:
        match.play(player.choose(match.sight(), Budget(simulations=8)))
    assert match.winners


def test_levels_go_by_their_names():
    """Weakest first."""
    assert list(LEVELS) == ["novice", "apprentice", "engineer", "tiger", "master"]
    assert all(bot(name).name == name for name in BOTS)


def test_an_unknown_bot_is_refused_in_words():
    """With the names of those there are."""
    with pytest.raises(ValueError, match="no bot 'oracle'; bots: random, greedy, policy, novice"):
        bot("oracle")


@pytest.mark.parametrize("name", ["search:20:depth=3", "search:20:cut", "search:20:cut=deep"])
def test_a_search_of_ones_own_is_checked(name):
    """What may be written is said."""
    with pytest.raises(ValueError, match=r"write plain or learned, or one of cut, .*trees"):
        bot(name)


def test_a_search_of_ones_own():
    """Every word of its name counts."""
    player = bot("search:40:cut=3:explore=0.25:trees=2:whim=0.5:slip=0.1:plain", seed=9)
    assert (player.simulations, player.trees, player.plain, player.seed) == (40, 2, True, 9)
    assert (player.plan.cut, player.plan.explore) == (3, 0.25)
    assert (player.whim, player.slip) == (0.5, 0.1)


def test_whims_follow_thoughts():
    """Without a whim the best move, with one any that was thought about, by a slip anything."""
    match = Match("steam-tunnel", seed=2)
    for _ in range(16):  # all flips of the first card are as good as each other
        match.play(match.moves[0])
    sight = match.sight()
    best, whimsical, slipping = (
        {bot(f"search:60:{mood}", seed).choose(sight) for seed in range(12)}
        for mood in ("explore=0.01", "whim=1", "slip=1")
    )
    assert len(best) < len(whimsical)
    assert len(slipping) > 8


def test_a_sight_keeps_nothing_of_the_state():
    """Its row is the seat's own view, and what happens later does not reach it."""
    game = load("cave-in").ready()
    match = Match(game, seed=4)
    rows = match.rows
    sight = Sight.of(game, rows)
    seen = game.observe(rows, sight.seat).tobytes()
    assert sight.row.tobytes() == seen != rows.tobytes()
    game.step(rows, sight.actions[0])
    assert sight.row.tobytes() == seen
    assert sight.moves == match.moves and sight.question == match.question
    assert sight.view == match.view(sight.seat)["state"]


def test_nobody_is_asked_when_it_is_over():
    """There is no sight of a finished match."""
    match = Match("cave-in", seed=4)
    while not match.over:
        match.play(match.moves[0])
    with pytest.raises(ValueError, match="no seat is asked"):
        match.sight()


@pytest.mark.parametrize(
    ("playing", "compiled"),
    [
        (["random"], "rules"),
        (["random", "apprentice"], "by thumb"),
        (["tiger", "greedy:plain", "search:9:whim=0.5"], "by thumb"),
        (["random", "master"], "all"),
        (["partner-3"], "all"),
        (["policy"], "all"),
        (["search:9:trees=2:learned"], "all"),
    ],
)
def test_only_what_the_bots_need_is_compiled(monkeypatch, playing, compiled):
    """Nobody who plays the usual level waits for what looks at a network."""
    game, told = load("cave-in"), []
    monkeypatch.setattr(type(game), "ready", lambda *_: told.append("rules"))
    monkeypatch.setattr(bots, "ready_by_thumb", lambda *_: told.append("by thumb"))
    monkeypatch.setattr(bots, "ready", lambda *_: told.append("all"))
    bots.ready_for(game, playing)
    assert told == [compiled]
    assert any(map(_has_a_mind, playing)) == (compiled == "all")


def _has_a_mind(name):
    player = bot(name)
    return isinstance(player, PolicyBot) or getattr(player, "learned", False)
