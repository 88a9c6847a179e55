"""What is told of tunnels is what the score sheet, read off the board, says of them."""

import numpy as np
import pytest

from tests.games.facts import told, undone
from tunnelier import BatchEnv
from tunnelier.games import load
from tunnelier.games.steamtunnel.facts import COUNTED, ENTITIES
from tunnelier.games.steamtunnel.rules import ACTIONS, ENTRIES, KIND, Kind, X
from tunnelier.games.steamtunnel.score import score_sheet
from tunnelier.games.steamtunnel.tables import CELL_NAMES, CONTACT

GAME = load("steam-tunnel")
TABLE, SEGMENTS, CELLS = ENTITIES


def moments(seats, first=5):
    """Rows of random play, early and late: before a flip, or before a token is put."""
    env = BatchEnv(GAME, count=6, players=seats, seed=5, features=False)
    for number in range(40):
        env.step(env.random_actions())
        if number % 8 == first:
            yield from env.rows.copy()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_segments_tell_of_their_tunnels(seats):
    """Open ones; what closed ones pay is told of the table."""
    for row in moments(seats):
        sheet = score_sheet(row)
        facts = told(GAME, row, 1)
        open_ones = {name: line for line in sheet if line["open"] for name in line["segments"]}
        for name in SEGMENTS.each:
            of = {fact: facts[f"segments[{name}].{fact}"] for fact in SEGMENTS.facts}
            if name not in open_ones:
                assert not any(of.values())
                continue
            line = open_ones[name]
            assert of["there"] == 1
            assert undone(of["length"], 8) == line["length"]
            assert undone(of["worth"], 64) == line["value"]
            assert undone(of["points"], 8) == sum(end for end in line["ends"] if end != "x")
            assert of["dead-end"] == ("x" in line["ends"])
            tokens = line["tokens"][1:] + line["tokens"][:1]
            assert [undone(of[f"tokens[+{k}]"], 2) for k in range(seats)] == tokens
            assert undone(of["ahead"], 1) == tokens[0] - max(tokens[1:])
            assert of["part"] == pytest.approx(1 / line["length"])
            takes_over = tokens[0] <= max(tokens[1:]) <= tokens[0] + 1
            assert of["gain"] == (of["worth"] if takes_over else 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_tells_what_everybody_has(seats):
    for row in moments(seats):
        facts = told(GAME, row, 0)
        closed = [line["payments"] for line in score_sheet(row) if not line["open"]]
        sure = [sum(paid[seat] for paid in closed) for seat in range(seats)]
        assert [undone(facts[f"table.sure[+{k}]"], 64) for k in range(seats)] == sure
        for fact, half in (("", 32), ("-finely", 8), ("-coarsely", 128)):
            assert undone(facts[f"table.sure-ahead{fact}"], half) == sure[0] - max(sure[1:])
        counted = [k for k in range(1, COUNTED + 1) if facts[f"table.unknown[{k}]"]]
        assert counted == ([row.unknown] if row.unknown <= COUNTED else [])


def test_cells_tell_of_what_runs_into_them():
    """Of cards that nobody knows; from both sides of a place the same tunnel is seen."""
    for row in moments(2):
        facts = told(GAME, row, 0)
        legal = {name for name, cell in zip(CELL_NAMES, row["cells"], strict=True) if not cell.lies}
        assert {name for name in CELL_NAMES if facts[f"cells[{name}].there"]} == legal
        for name, right in (("a1", "b1"), ("a3", "b3"), ("f6", "a6")):
            if {name, right} <= legal:
                for fact in ("points", "length", "worth", "branches", "own", "rival"):
                    seen = facts[f"cells[{name}].R1.{fact}"]
                    assert seen == facts[f"cells[{right}].L1.{fact}"]


def test_burying_does_what_cells_tell():
    """Where no tunnel passes the card twice: what the tunnels promise changes by as much."""
    buried = 0
    for row in moments(2, first=4):
        before = np.array([row], GAME.State.dtype).view(np.recarray)
        seat = GAME.seat(before)
        facts = told(GAME, row, seat)
        for action in GAME.legal(before):
            cell = int(X[action])
            if KIND[action] != Kind.BURN or len(set(row.tunnel_at[CONTACT[cell]])) < ENTRIES:
                continue
            after = before.copy()
            GAME.step(after, action)
            gain = promise(after[0], seat) - promise(before[0], seat)
            assert undone(facts[f"cells[{CELL_NAMES[cell]}].buried-gain"], 32) == gain
            buried += 1
    assert buried > 20


def promise(row, seat):
    """What all tunnels are worth to one of two seats, where it leads, less where it does not."""
    lines = [(line["value"], line["tokens"]) for line in score_sheet(row)]
    return sum(worth * np.sign(tokens[seat] - tokens[1 - seat]) for worth, tokens in lines)


def test_moves_are_about_things():
    assert SEGMENTS.moves == (ACTIONS.first(Kind.BUY),)
    assert ACTIONS.text(SEGMENTS.moves[0] + 4) == "buy cell=b1 segment=2"
    assert [ACTIONS.text(first) for first in CELLS.moves] == ["flip cell=a1", "burn cell=a1"]
