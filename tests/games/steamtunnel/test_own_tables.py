"""A user's own file of cards takes the place of the built-in ones."""

import json
import os
import re
import subprocess
import sys

import pytest

from tunnelier.core.sheet import SheetError, read
from tunnelier.draw.pipes import plan
from tunnelier.games.steamtunnel import board, page, tables

STRAIGHT = tables.CARDS.replace("card  1  joins=B-R1,L1-R2", "card  1  joins=T-B,L1-L2,R1-R2")


def with_forks(many):
    """The built-in sheet with so many cards that have forks, the last ones."""
    first = tables.TUNNEL_CARDS - many + 1
    return re.sub(
        r"(card (\d\d)  joins=).*",
        lambda line: line[1] + "T-L1-R1,L2-B-R2" if int(line[2]) >= first else line[0],
        tables.CARDS,
    )


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
        ("B-R1,L1-R2", "T-L1,L2-B,R1-Q2", "line 4: card 1: 'Q2' is no entry"),
        ("B-R1,L1-R2", "T-L1,L1-B,R1-R2", "line 4: card 1: an entry is joined twice"),
        ("B-R1,L1-R2", "T-L1", "line 4: card 1: a tunnel card has two or three segments"),
        ("B-R1,L1-R2", "T-L1-L2-B-R1,R2", "line 4: card 1: a segment joins two entries"),
        ("B-R1,L1-R2", "T,L2-B,R1-R2", "line 4: card 1: a segment joins two entries"),
        ("B-R1,L1-R2", "T-L1,L2-B T=4", "line 4: card 1: a tunnel card has joins"),
        ("T=4 B=4", "T=5 B=4", "line 49: point P1: T=5 is not a whole number from 2 to 4"),
        ("T=4 B=4", "T=4", "line 49: point P1: a point card has a number at each of"),
        ("card  1 ", "card  45 ", "line 4: card 45: cards are called 1 to 44"),
        ("card  1 ", "tile  1 ", "line 4: tile 1: a line starts with 'card' or 'point'"),
        ("card  1  joins=B-R1,L1-R2\n", "", "mine.txt: card 1 is missing"),
        ("card  2 ", "card  1 ", "line 5: card 1: already given in line 4"),
    ],
)
@pytest.mark.rule("ST-1.5")
def test_a_wrong_line_is_named(old, new, complaint):
    """File, line, card and reason."""
    with pytest.raises(SheetError) as caught:
        loaded(tables.CARDS.replace(old, new, 1))
    assert complaint in str(caught.value)


@pytest.mark.rule("ST-10.5")
def test_baby_tunnels_must_fill_the_board():
    """With 13 forks 31 cards are left for 32 cells: the line of the 13th is named."""
    with pytest.raises(SheetError) as caught:
        loaded(with_forks(13))
    assert "line 47: card 44: at most 12 cards have a fork" in str(caught.value)


def every_face():
    """All ways to sort the six entries into two or three segments and dead ends."""

    def sorted_into(entries, groups):
        if not entries:
            yield groups
            return
        first, *rest = entries
        yield from sorted_into(rest, [*groups, [first]])
        for k, group in enumerate(groups):
            yield from sorted_into(rest, [*groups[:k], [*group, first], *groups[k + 1 :]])

    for groups in sorted_into(list(tables.Entry), []):
        segments = tuple(tuple(group) for group in groups if len(group) > 1)
        if len(segments) in (2, 3):
            yield segments


@pytest.mark.rule("ST-1.3")
def test_every_face_that_a_card_can_have_is_taken_and_drawn():
    """Four-way junctions too: on a screen every entry leads in, and no pipe runs into another."""
    faces = list(every_face())
    assert len(faces) == 15 + 45 + 60 + 10 + 15 and any(
        len(segment) == 4 for face in faces for segment in face
    )
    for face in faces:
        written = ",".join("-".join(entry.name for entry in segment) for segment in face)
        card = f"card 33  joins={written}"
        cards, _ = loaded(tables.CARDS.replace("card 33  joins=T-L1,R1-R2,L2-B", card))
        assert cards[32] == face
        fork = any(len(segment) > 2 for segment in face)
        assert tables.face(face, tables.Way.PRINTED)["fork"] == fork
        ports = tuple(tuple(page.PORTS[entry] for entry in segment) for segment in face)
        ends = set(page.PORTS) - {entry for segment in face for entry in segment}
        dead = frozenset(page.PORTS[entry].spot for entry in ends)
        drawn = plan(page.WIDTH, page.HEIGHT, ports, dead)
        assert all(
            port.spot in course
            for port_row, course in zip(ports, drawn.courses, strict=True)
            for port in port_row
        )
        for segment in face:
            assert board.course(segment).count("M") == (1 if len(segment) == 2 else len(segment))
            assert all(20 < place < 80 for place in board.joint_of(segment)), segment


def run(folder, *arguments):
    """The command line, with own tables."""
    return subprocess.run(
        [sys.executable, "-m", "tunnelier.cli", *arguments],
        env={**os.environ, "TUNNELIER_TABLES": str(folder), "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.rule("ST-1.3")
def test_a_four_way_junction_is_played(tmp_path):
    """A fork with one branch more: one segment, one token; Baby tunnels leave it out."""
    crossing = "card 33  joins=T-L1-L2-R1,B-R2"
    cards = tables.CARDS.replace("card 33  joins=T-L1,R1-R2,L2-B", crossing)
    assert printed(tmp_path, cards, FOUR_WAYS) == ["1", "4", "0"]


def printed(folder, cards, program):
    """The words that a program prints which plays with these cards."""
    (folder / "steam-tunnel.txt").write_text(cards)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TUNNELIER_TABLES": str(folder), "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


FOUR_WAYS = """
from tests.games.steamtunnel.kit import deal, flip, tables
from tunnelier import Match
m = deal()
flip(m, "c3", 33)
m.play("buy cell=c3 segment=1")
s = m._rows[0]
crossing = s.tunnels[s.tunnel_at[tables.CONTACT[14, tables.Entry.T]]]
baby = Match("steam-tunnel", options={"deck": "baby"})._rows[0]
print(crossing.length, crossing.branches, baby.unseen[32])
assert "segment-c3-1" in m.svg() and str(m)
"""


@pytest.mark.rule("ST-5.4")
def test_closed_is_a_matter_of_sight_not_of_deduction(tmp_path):
    """Baby tunnels with just enough cards, one left: all know which, yet tunnels into it are open.

    The printed deck never gets so far: eight cards more than one are left.
    """
    assert printed(tmp_path, with_forks(12), LAST_CARD) == ["[32]", "True", "True"]


LAST_CARD = """
from tests.games.steamtunnel.boards import board, buys, table, tunnel
from tests.games.steamtunnel.kit import flip, position
cells = board({})
for spot in cells:
    if spot[2] == "burned":
        spot[2] = "up" if spot[0] <= 30 else "down"
m = position(cells, deck="baby")
flip(m, "e6", 31)
print([card for card, unseen in enumerate(table(m)["unseen"], start=1) if unseen])
print(tunnel(m, "e6.1")["open"], "e6.1" in buys(m))
"""


@pytest.mark.rule("ST-1.5")
def test_the_whole_program_plays_with_them(tmp_path):
    """Rules, sheet and games; where ours come from is no longer spoken of."""
    (tmp_path / "steam-tunnel.txt").write_text(STRAIGHT)
    assert "joins=T-B,L1-L2,R1-R2" in run(tmp_path, "cards", "steam-tunnel").stdout
    told = run(tmp_path, "rules", "steam-tunnel", "--find", "ST-1.5").stdout
    assert "your own" in told and "by one source" not in told
    done = run(tmp_path, "simulate", "steam-tunnel", "--games", "1", "--json")
    assert json.loads(done.stdout)["games"] == 1


def test_a_broken_file_is_a_sentence(tmp_path):
    """No traceback, exit code 2."""
    (tmp_path / "steam-tunnel.txt").write_text("card 1 joins=T-B\n")
    done = run(tmp_path, "simulate", "steam-tunnel", "--games", "1")
    assert done.returncode == 2
    assert "line 1: card 1: a tunnel card has two or three segments" in done.stderr
    assert "Traceback" not in done.stderr
