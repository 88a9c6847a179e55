"""Positions: texts and rows that matches begin from, and why some cannot be."""

import copy
import pickle
import random

import numpy as np
import pytest

from tunnelier import Match, verify
from tunnelier.core import position
from tunnelier.core.position import Impossible
from tunnelier.games import load, names

GAME = load("cave-in")
BRIGHTER = "bag=2,1,1,2 depth=1\nplayers 0: eyes=1 lamp=3"
"""Another lamp out of the bag."""


def played(game="cave-in", moves=3, **more):
    """A match some moves on."""
    match, rng = Match(game, seed=7, **more), random.Random(1)
    for _ in range(moves):
        match.play(rng.choice(match.actions))
    return match


def finished(match):
    """The same match to its end, always by the first move."""
    while not match.over:
        match.play(match.actions[0])
    return match


@pytest.mark.parametrize("game", names())
def test_a_position_is_its_text(game):
    """Every few moves of a match: the same row again, byte by byte, and a short text."""
    match, rng = Match(game, seed=3), random.Random(2)
    while not match.over:
        if match.count % 40 == 0:
            again, rows = position.read(match.position)
            assert again is match.game and rows.tobytes() == match.rows.tobytes()
            assert position.write(again, rows) == match.position
        match.play(rng.choice(match.actions))
    assert position.read(match.position)[1].tobytes() == match.rows.tobytes()


def test_it_reads_as_it_is_meant():
    assert Match("cave-in", players=2, seed=7).position.splitlines() == [
        "tunnelier position 1",
        "game: cave-in",
        "rules: 1",
        "tables: built-in",
        "table: seats=2 mine=shallow props=9 bag=2,0,2,2 depth=1",
        "players 0: eyes=1 lamp=2",
        "players 1: eyes=2 lamp=2",
        "agenda 0: question=turn",
    ]


def test_a_match_begins_from_it():
    """From the text and from the row; with its players and options."""
    deep = played(options={"mine": "deep"}, players=3)
    for match in (Match.at(deep.position, seed=1), Match.at(deep.rows, "cave-in", seed=1)):
        assert match.rows.tobytes() == deep.rows.tobytes() and match.count == 0
        assert (match.players, dict(match.options)) == (3, {"mine": "deep"})
        assert match.moves == deep.moves
    assert finished(Match.at(deep.position, seed=1)).winners
    with pytest.raises(TypeError, match="name the game"):
        Match.at(deep.rows)


def test_such_a_match_is_saved_proven_and_forked():
    """As any other; its text has the position."""
    match = Match.at(played().position, seed=5)
    match.play(match.moves[0])
    text = match.save()
    assert "\nfrom players 0: " in text
    assert Match.load(text).save() == text
    assert Match.load(text).rows.tobytes() == match.rows.tobytes()
    over = finished(match)
    assert verify(over.save()).proven
    assert over.fork(1).rows.tobytes() == over.rows_at(1).tobytes()
    assert over.fork(1).start == over.start


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("from table: seats=2", "from table: seats=3", "line 7: "),
        ("from table: seats=2", "from table: seats=9", "line 7: seats is 9, not from 2 to"),
    ],
)
def test_a_saved_position_is_checked(old, new, reason):
    text = Match.at(Match("cave-in", seed=7).position, seed=5).save()
    with pytest.raises(ValueError, match=reason.replace("7", r"\d+")):
        Match.load(text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("position 1", "position 2", "this is no position; its first line would be"),
        ("cave-in", "chess", "unknown game 'chess'; known: steam-tunnel"),
        ("rules: 1", "rules: 7", "'rules: 7' stands where this program has 'rules: 1'"),
        ("table: ", "table ", "has no colon"),
        ("props=9", "probs=9", "no 'probs=9'; known here: seats, over, mine, props"),
        ("players 1:", "plaeyrs 1:", "no 'plaeyrs'; known here: table, players, agenda"),
        ("players 1:", "players 7:", "players are numbered from 0 to 3"),
        ("bag=2,0,2,2", "bag=2,0,2", "table bag cannot be '2,0,2'; it takes 4 whole numbers"),
        ("props=9", "props=many", "table props cannot be 'many'; it takes one whole number"),
        ("props=9", "props=900", "props cannot be '900'"),
        ("props=9", "props=99", "props is 99, not from 0 to"),
        ("seats=2", "seats=1", "seats is 1, not from 2 to"),
        ("props=9", "props=8", "of props there are 8, where the box has 9"),
        ("lamp=2\nplayers 1", "lamp=3\nplayers 1", "bag 1 is 0; by players lamp it is 1"),
        ("bag=2,0,2,2 depth=1\nplayers 0: eyes=1 lamp=2", BRIGHTER, None),
        ("agenda 0: question=turn", "agenda 0: question=lamp", "0 seat is 0; 'lamp' is asked of"),
        ("agenda 0: question=turn", "agenda 0: seat=3", "agenda 0 seat is 3, not from -1 to 1"),
        ("agenda 0: question=turn", "agenda 0: seat=-1", "seat is -1; 'turn' is never asked of"),
        ("agenda 0: question=turn", "agenda 1: about=1", "agenda 1 asks something, and depth says"),
        (
            "players 1:",
            "players 2: props=1\nplayers 1:",
            "players 2 props says something of seat 2",
        ),
        ("props=9", "props=9 over=1", "depth cannot be 1 while over is 1"),
        ("depth=1", "depth=0", "nothing is asked, and it is not over"),
    ],
)
def test_what_cannot_be_is_said(old, new, reason):
    """What the keeper may change is taken as it is, if it adds up."""
    text = Match("cave-in", players=2, seed=7).position
    assert old in text
    if reason is None:
        assert Match.at(text.replace(old, new)).position
        return
    with pytest.raises(Impossible, match=reason):
        Match.at(text.replace(old, new))


def test_a_row_of_another_game_is_none():
    rows = Match("knockout-whist", seed=1).rows
    for other in (rows, "nonsense", 3, np.zeros(0, GAME.State.dtype)):
        with pytest.raises(Impossible):
            Match.at(other, "cave-in")


# --- copies


@pytest.mark.parametrize(
    "copied",
    [Match.copy, copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))],
    ids=["copy", "copy.copy", "deepcopy", "pickle"],
)
def test_a_copy_is_the_same_match_and_another(copied):
    """Its log, its undo, its draws to come; what is played in one is not played in the other."""
    match = played(players=3)
    before = match.save()
    twin = copied(match)
    assert twin.game is match.game and twin.save() == before
    assert finished(twin).save() == finished(copied(match)).save() and match.save() == before
    with pytest.raises(TypeError):
        copied(match).options["mine"] = "deep"
    finished(match)
    assert match.save() == twin.save()


def test_a_sight_travels():
    """And so does a game, by its name."""
    sight = Match("cave-in", seed=2).sight()
    again = pickle.loads(pickle.dumps(sight))
    assert again.game is sight.game and again.moves == sight.moves and again.view == sight.view
