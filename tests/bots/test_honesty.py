"""No bot can look through the cards, and what they imagine is what could be, as likely as it is."""

import ast
from collections import Counter
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

import tunnelier.bots
from tunnelier import Match, laws
from tunnelier.bots import BOTS, Budget, bot
from tunnelier.core.record import EVERYONE
from tunnelier.core.sight import Sight
from tunnelier.games import load, names

BRIEFLY = Budget(simulations=40)
SAMPLES = 4000


def lookalikes(case, seed, most):
    """Pairs of states of one match that differ only in what the seat to move cannot know."""
    game, rng = case.game, np.random.default_rng(seed)
    found = 0
    for rows in laws.walk(case, seed):
        if rows[0].over or game.seat(rows) < 0 or len(game.legal(rows)) == 1 or rng.random() < 0.8:
            continue
        seat = game.seat(rows)
        other = game.imagine(game.observe(rows, seat), seat, rng)
        if game.State.secretive and other.tobytes() == rows.tobytes():
            continue
        yield rows.copy(), other
        found += 1
        if found == most:
            return


@pytest.mark.parametrize("name", names())
def test_bots_choose_by_what_they_see(name):
    """For states that differ only in what the seat cannot know, every bot does the same."""
    game = load(name)
    cases = laws.cases(game)[:2]
    pairs = [pair for case in cases for seed in range(8) for pair in lookalikes(case, seed, 2)]
    assert len(pairs) >= 6
    for here, there in pairs:
        for player in BOTS:
            moves = {bot(player, 8).choose(Sight.of(game, rows), BRIEFLY) for rows in (here, there)}
            assert len(moves) == 1, f"{player} saw through the cards"


def test_no_bot_knows_the_match():
    """Nothing in bots/ imports the match, its files, or what plays matches."""
    known = set()
    for path in Path(tunnelier.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                known |= {f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                known |= {alias.name for alias in node.names}
    ours = {name for name in known if name.startswith("tunnelier")}
    allowed = ("agenda", "chance", "game", "jit", "language", "mistakes", "once", "record")
    allowed += ("sight",)  # what a seat sees
    allowed += ("encoding", "view")  # what a network is shown
    allowed += ("registry",)  # a bot in a process of its own finds the game it is asked about
    assert {name.split(".")[2] for name in ours} <= set(allowed)


def imagined(game, view, seat, told):
    """How often a seat imagines what, by what `told` makes of a state."""
    rng = np.random.default_rng(1)
    return Counter(told(game.imagine(view, seat, rng)[0]) for _ in range(SAMPLES))


def agrees(counts, odds):
    """Whether frequencies are those of the odds: each within five standard errors."""
    samples, ways = sum(counts.values()), sum(odds.values())
    assert set(counts) == {case for case, weight in odds.items() if weight}
    for case, weight in odds.items():
        p = weight / ways
        assert abs(counts[case] / samples - p) <= 5 * sqrt(p * (1 - p) / samples), case


def test_lamps_are_imagined_as_likely_as_they_are():
    """Cave-in, three seats: both hidden lamps, from the six or seven that may be theirs."""
    match = Match("cave-in", players=3, seed=5)
    mine = match.row_seen_by(0).players[0].lamp
    bag = Counter({worth: 2 - (worth == mine) for worth in (1, 2, 3, 4)})
    odds = {
        (a, b): bag[a] * (bag[b] - (a == b))
        for a in bag
        for b in bag
        if bag[a] * (bag[b] - (a == b))
    }
    view = match.row_seen_by(0)
    agrees(imagined(match.game, view, 0, lambda s: (s.players[1].lamp, s.players[2].lamp)), odds)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_drafted_bombs_are_imagined_in_every_way_that_fits(place):
    """The Manhattan Project, three seats: all orders of picks that look the same to a seat."""
    match = drafting(Match("manhattan", players=3, seed=1))
    game, ends = match.game, list(picked(match.game, match.rows))
    viewer = (int(ends[0][0].designers[0]) + place) % 3
    view = game.observe(ends[0], viewer)
    alike = [rows for rows in ends if game.observe(rows, viewer).tobytes() == view.tobytes()]
    worlds = {holders(rows[0]): 1 for rows in alike}
    assert len(worlds) == 2
    agrees(imagined(game, view, viewer, holders), worlds)


def drafting(match):
    """Play until the first draft begins."""
    rng = np.random.default_rng(0)
    while match.question["name"] != "draft":
        moves = [move for move in match.moves if "space=design" in move] or match.moves
        match.play(moves[int(rng.integers(len(moves)))])
    return match


def picked(game, rows):
    """Every state that a draft can end in."""
    if game.rules.Ask(game.question(rows)).name != "DRAFT":
        yield rows
        return
    for action in game.legal(rows):
        after = rows.copy()
        game.step(after, action)
        yield from picked(game, after)


def holders(s):
    """Who holds which bomb."""
    return tuple((b, int(s.bombs[b].holder)) for b in range(30) if s.bombs[b].draft > 0)


def test_a_peeked_token_is_imagined_as_likely_as_it_was_drawn():
    """1987 Channel Tunnel: the rival looked at one token; the odds of that draw are known."""
    game = load("channel-1987").ready()
    rows, rng = game.new(2), np.random.default_rng(4)
    while True:
        odds = game.odds(rows) if game.seat(rows) < 0 else {}
        legal = game.legal(rows)
        secret = bool(odds) and game.actions.seen_by(legal[0]) != EVERYONE
        before = rows.copy()
        game.step(rows, int(rng.choice(legal)))
        if secret:
            break
    changed = [
        (side, space)
        for side in range(2)
        for space in range(len(rows[0].sides[side].tokens))
        if rows[0].sides[side].eyes[space] != before[0].sides[side].eyes[space]
    ]
    ((side, space),) = changed
    eyes = int(rows[0].sides[side].eyes[space])
    blind = 0 if eyes == 2 else 1
    token_of = {}
    for action in odds:
        after = before.copy()
        game.step(after, action)
        token_of[action] = int(after[0].sides[side].tokens[space])
    expected = {token_of[action]: weight for action, weight in odds.items()}
    view = game.observe(rows, blind)
    agrees(imagined(game, view, blind, lambda s: int(s.sides[side].tokens[space])), expected)
