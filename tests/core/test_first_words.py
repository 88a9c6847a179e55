"""What somebody meets first: the surface, what things look like when printed, words mistyped."""

import pydoc

import numpy as np
import pytest
from rich.table import Table

import tunnelier
from tunnelier import Match
from tunnelier.bots import bot
from tunnelier.cli.screen import console


def test_help_shows_the_whole_surface():
    """Before anything of it was used."""
    assert set(tunnelier.__all__) | {"__version__", "adapters"} == set(dir(tunnelier))
    told = pydoc.plain(pydoc.render_doc(tunnelier))
    for name in ("class Match", "class BatchEnv", "class Sight", "simulate("):
        assert name in told


def test_what_is_printed_fits_on_a_line():
    """And says what it is."""
    match = Match("cave-in", seed=7)
    shown = {
        repr(match): "Match('cave-in', players=2, seed=7",
        repr(match.sight()): "<Sight of seat 0 in cave-in: turn, 4 legal moves>",
        repr(match.rows[0]): "<row of 46 bytes: seats=2, over=0",
        str(match.rows[0]): "<row of",
        repr(tunnelier.simulate("cave-in", 10)): "<Simulation of 10 games of cave-in, players=2",
    }
    for text, beginning in shown.items():
        assert text.startswith(beginning) and "\n" not in text and len(text) < 200


@pytest.mark.parametrize(
    ("attempt", "meant"),
    [
        (lambda: Match("cavein"), "cave-in"),
        (lambda: Match("Steam Tunnel"), "steam-tunnel"),
        (lambda: Match("cave-in", options={"mines": "deep"}), "mine"),
        (lambda: Match("cave-in", options={"mine": "deeep"}), "deep"),
        (lambda: bot("tigger"), "tiger"),
    ],
)
def test_who_mistypes_is_asked_what_was_meant(attempt, meant):
    with pytest.raises(ValueError, match=f"Did you mean '{meant}'"):
        attempt()


def test_nothing_is_suggested_that_is_far_away():
    with pytest.raises(ValueError, match=r"knockout-whist\.$"):
        Match("chess")


@pytest.mark.parametrize("move", [0.5, None, [1]])
def test_a_move_is_words_or_a_whole_number(move):
    """It is not cut to one that was never meant."""
    match = Match("cave-in", seed=7)
    with pytest.raises(TypeError, match="a move is words or a whole number"):
        match.play(move)
    match.play(np.int8(0))
    assert match.log[-1].move == "take props=1"


@pytest.mark.parametrize("players", ["2", 2.0, [2]])
def test_players_is_a_whole_number(players):
    with pytest.raises(ValueError, match="players is a whole number, not"):
        Match("cave-in", players)


def test_names_of_bots_are_not_turned_into_pictures():
    """`search:100:tiger:` is what somebody typed."""
    table = Table("bot")
    table.add_row("search:tiger:")
    with console.capture() as shown:
        console.print(table)
    assert "search:tiger:" in shown.get()
