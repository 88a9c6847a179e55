"""A user's own file of cards takes the place of the reconstructed ones."""

import json
import os
import subprocess
import sys

import pytest

from tunnelier.core.sheet import SheetError, read
from tunnelier.games.steamtunnel import tables

STRAIGHT = tables.CARDS.replace("card  1  joins=T-L1,L2-B,R1-R2", "card  1  joins=T-B,L1-L2,R1-R2")


def loaded(text):
    """The sheet as the game would take it."""
    sheet = tables.checked(read(text, "mine.txt"))
    cards = [tables.joins_of(line) for line in sheet.of("card", tables.CARD_NAMES)]
    points = sheet.of("point", tables.POINT_NAMES)
    return cards, [tables.numbers_of(line) for line in points]


@pytest.mark.rule("ST-1.5")
def test_the_built_in_sheet_is_read_like_any_other():
    """The faces are data."""
    cards, numbers = loaded(tables.CARDS)
    assert (cards, numbers) == (tables.JOINS, tables.NUMBERS)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("T-L1,L2-B,R1-R2", "T-L1,L2-B,R1-Q2", "line 4: card 1: 'Q2' is no entry"),
        ("T-L1,L2-B,R1-R2", "T-L1,L1-B,R1-R2", "line 4: card 1: an entry is joined twice"),
        ("T-L1,L2-B,R1-R2", "T-L1", "line 4: card 1: a tunnel card has two or three segments"),
        ("T-L1,L2-B,R1-R2", "T-L1-L2-B,R1-R2", "line 4: card 1: a segment joins two entries"),
        ("T-L1,L2-B,R1-R2", "T,L2-B,R1-R2", "line 4: card 1: a segment joins two entries"),
        ("T-L1,L2-B,R1-R2", "T-L1,L2-B T=4", "line 4: card 1: a tunnel card has joins"),
        ("T=4 B=4", "T=5 B=4", "line 49: point P1: T=5 is not a whole number from 2 to 4"),
        ("T=4 B=4", "T=4", "line 49: point P1: a point card has a number at each of"),
        ("card  1 ", "card  45 ", "line 4: card 45: cards are called 1 to 44"),
        ("card  1 ", "tile  1 ", "line 4: tile 1: a line starts with 'card' or 'point'"),
        ("card  1  joins=T-L1,L2-B,R1-R2\n", "", "mine.txt: card 1 is missing"),
        ("card  2 ", "card  1 ", "line 5: card 1: already given in line 4"),
    ],
)
@pytest.mark.rule("ST-1.5")
def test_a_wrong_line_is_named(old, new, complaint):
    """File, line, card and reason."""
    with pytest.raises(SheetError) as caught:
        loaded(tables.CARDS.replace(old, new, 1))
    assert complaint in str(caught.value)


def run(folder, *arguments):
    """The command line, with own tables."""
    return subprocess.run(
        [sys.executable, "-m", "tunnelier.cli", *arguments],
        env={**os.environ, "TUNNELIER_TABLES": str(folder), "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.rule("ST-1.5")
def test_the_whole_program_plays_with_them(tmp_path):
    """Rules, sheet and games; the reconstruction is no longer spoken of."""
    (tmp_path / "steam-tunnel.txt").write_text(STRAIGHT)
    assert "joins=T-B,L1-L2,R1-R2" in run(tmp_path, "rules", "steam-tunnel", "--sheet").stdout
    told = run(tmp_path, "rules", "steam-tunnel", "--find", "ST-1.5").stdout
    assert "your own" in told and "nobody has published" not in told
    done = run(tmp_path, "simulate", "steam-tunnel", "--games", "1", "--json")
    assert json.loads(done.stdout)["games"] == 1


def test_a_broken_file_is_a_sentence(tmp_path):
    """No traceback, exit code 2."""
    (tmp_path / "steam-tunnel.txt").write_text("card 1 joins=T-B\n")
    done = run(tmp_path, "simulate", "steam-tunnel", "--games", "1")
    assert done.returncode == 2
    assert "line 1: card 1: a tunnel card has two or three segments" in done.stderr
    assert "Traceback" not in done.stderr
