"""A user's own file of numbers takes the place of the reconstructed ones."""

import os
import subprocess
import sys

import pytest

from tunnelier.core.sheet import SheetError, read
from tunnelier.games.channel1881 import tables


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("ability=clear-card ", "ability=calm ", "is known: clear-card"),
        ("ability=bore-six ", "ability=upkeep ", "only contracts 5, 16 and 21"),
        ("ability=bore-six ", "ability=fly ", "ability=fly is none of: clear-card"),
        ("needs=3S ", "needs=3X ", "needs= is written 2S+1T+4R"),
        ("vp=6 ", "vp=six ", "vp=six is not a whole number"),
        ("back=rain", "back=snow", "back=snow is none of: rain, sun, fog"),
        ("contract n1 ", "contract n9 ", "unknown; there are: 3, 5"),
        ("number yard-plus  cubes=2", "number yard-plus cubes=3", "from 1 to 2"),
        ("train enid         bars=2 coal=0", "train enid bars=2", "give bars=, coal="),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,stone:6", "sites= is written"),
        ("sites=4-stone:9,3-stone:7", "sites=rubble:9,3-stone:7", "no rubble"),
        ("3-stone:6,2-stone:4,1-steel:6", "1-stone:1,1-stone:1,1-stone:1,1-stone:1", "at most 3"),
        ("place varne-bank         at=6", "place varne-bank at=10", "from 1 to 9"),
        ("event 8  kind=track", "event 8 kind=maintenance", "the last three spaces repeat"),
        ("event 1  kind=excavate", "events 1 kind=excavate", "a line starts with one of"),
    ],
)
def test_a_wrong_line_is_named(old, new, complaint):
    """File, line and reason."""
    assert old in tables.NUMBERS
    with pytest.raises(SheetError) as caught:
        tables.checked(read(tables.NUMBERS.replace(old, new, 1), "mine.txt"))
    assert complaint in str(caught.value)
    assert caught.value.line is not None


CODE = """
from tests.games.channel1881.kit import *
print(SITES["st-pancras-1"]["vp"], EVENTS[0], CONTRACTS["n1"]["ability"], at(position(), "french"))
m = position(at={"english": 2})
print(rubble(m, 2), asked(m))
random_match(3)
"""


def test_the_whole_program_plays_with_them(tmp_path):
    """Other points, another first event, another contract, another line."""
    numbers = tables.NUMBERS.replace("4-stone:9,", "4-stone:8,").replace("at=3", "at=2")
    numbers = numbers.replace("event 1  kind=excavate", "event 1  kind=station")
    numbers = numbers.replace("ability=bore-six ", "ability=calm ")
    (tmp_path / "channel-1881.txt").write_text(numbers)
    environment = {**os.environ, "TUNNELIER_TABLES": str(tmp_path), "TUNNELIER_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:2] == ["8 station calm 19", "4 english"]


def test_stations_keep_their_order(tmp_path):
    """Shakespeare Cliff comes before Varne Bank."""
    numbers = tables.NUMBERS.replace("at=6", "at=2")
    (tmp_path / "channel-1881.txt").write_text(numbers)
    environment = {**os.environ, "TUNNELIER_TABLES": str(tmp_path), "TUNNELIER_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", "import tunnelier.games.channel1881.tables"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "lies beyond shakespeare-cliff" in done.stderr
