"""A user's own file of numbers takes the place of the reconstructed ones."""

import os
import subprocess
import sys

import pytest

from tunnelier.core.sheet import SheetError, read
from tunnelier.games.channel1881 import tables

ALL_STATIONS = "7  kind=station\nevent 8  kind=station"


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
        ("yard-plus      cubes=2", "yard-plus cubes=7", "from 1 to 6"),
        ("bore-six       rubble=6", "bore-six rubble=7", "rubble=7 is odd"),
        ("bore-six       rubble=6", "bore-six rubble=4", "from 6 to 12"),
        ("calm           discs=1", "calm cubes=1", "give discs= and nothing else"),
        ("needs=2S+2T ", "needs=2S+2S ", "needs= is written 2S+1T+4R"),
        ("needs=3S ", "needs=0S ", "needs= is written 2S+1T+4R"),
        ("vp=6 ", "vp=--6 ", "vp=--6 is not a whole number"),
        ("train enid         bars=2 coal=0", "train enid bars=2", "give bars=, coal="),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,stone:6", "'stone' is no cost"),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,3-stone", "sites= is written"),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,0-stone:6", "'0-stone' is no cost"),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,1-stone+1-stone:6", "is no cost"),
        ("sites=4-stone:9,3-stone:7", "sites=rubble:9,3-stone:7", "hold 0 rubble in all"),
        ("sites=rubble:4,3-stone:6", "sites=3-stone:6", "hold 4 rubble in all"),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4,rubble:2,3-stone:6", "2-rubble:3"),
        ("sites=rubble:4,3-stone:6", "sites=2-rubble:4,4-rubble:2", "hold 4 rubble in all"),
        ("sites=rubble:4,3-stone:6", "sites=rubble:4" + ",1-stone:1" * 8, "at most 9"),
        ("place varne-bank         at=6", "place varne-bank at=10", "from 1 to 9"),
        ("event 8  kind=track", "event 8 kind=maintenance", "maintenance with event 6"),
        ("event 2  kind=trains", "event 2 kind=track", "this event is known: trains"),
        ("7  kind=excavate\nevent 8  kind=track", ALL_STATIONS, "moves the machines"),
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
m = position("english: at=2")
print(rubble(m, 2), asked(m))
random_match(3)
"""


def run(folder, numbers, code):
    """What a program prints that plays with these numbers."""
    (folder / "channel-1881.txt").write_text(numbers)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TUNNELIER_TABLES": str(folder), "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_whole_program_plays_with_them(tmp_path):
    """Other points, another first event, another contract, another line."""
    numbers = tables.NUMBERS.replace("4-stone:9,", "4-stone:8,").replace("at=3", "at=2")
    numbers = numbers.replace("event 1  kind=excavate", "event 1  kind=station")
    numbers = numbers.replace("ability=bore-six ", "ability=calm ")
    assert run(tmp_path, numbers, CODE) == ["8 station calm 19", "4 english"]


def test_stations_keep_their_order():
    """Shakespeare Cliff comes before Varne Bank."""
    with pytest.raises(SheetError, match=r"line \d+: place varne-bank: lies beyond shakespeare"):
        tables.checked(read(tables.NUMBERS.replace("at=6", "at=2"), "mine.txt"))


TWO_RUBBLE_SITES = """
from tests.games.channel1881.kit import *
def digging(left, supply):
    m = position(f"area=b; english: at=10 supply={supply}; line 10: rubble={left}; b: english")
    m.play("dig")
    return m
m = digging(6, 2)
print(sheet(m, "english")["stations"], supply(m, "english"), rubble(m, 10))
print(next(line.said for line in m.story(m.count, None, "en") if line.rule == "C81-3.14"))
print(sheet(digging(4, 2), "english")["stations"])
m = digging(2, 1)
print(m.question_in("fr")["text"])
m.play("claim")
print(sheet(m, "english")["stations"], at(m, "english"))
m = position("area=b; english: at=10 crisis=14 discs=1 rubble_sites=middle; b: english")
m._rows[0].rubble_sites[7] = 0
m._rows[0].players[0].supply = 0
while m.question["name"] != "lose":
    m.play(m.moves[-1])
print(*m.moves)
assert "site-middle-rubble-2" in m.svg() and "4 rubble→7" in str(m)
random_match(4)
"""


@pytest.mark.rule("C81-3.14")
def test_several_rubble_sites_of_a_station(tmp_path):
    """They are cleared one after another: each goes to the bite that takes its last rubble."""
    numbers = tables.NUMBERS.replace("sites=rubble:9,", "sites=2-rubble:3,4-rubble:7,")
    assert run(tmp_path, numbers, TWO_RUBBLE_SITES) == [
        "3 1 4",
        "The English win rubble site 1 of the Middle with the last rubble there: a marker goes"
        " there from their supply.",
        "0",
        "Les Anglais\u00a0: votre dernier marqueur va-t-il sur l'emplacement de gravats 2 du"
        " Milieu\u00a0?",
        "7 11",
        "lose marker=middle-rubble-1 lose marker=middle-rubble-2",
    ]


MIXED_COSTS = """
from tests.games.channel1881.kit import *
def building(area, owned):
    machine = int(area == "d")
    return position(f"area={area}; {area}: english; english: goods={owned} bought={machine}")
site_named = "build site=st-pancras-1"
for owned in ("1-bars+1-stone", "4-stone", "1-bars+2-stone"):
    print(building("e", owned).why(site_named))
m = building("e", "1-bars+2-stone")
m.play(site_named)
print(goods(m, "english"), sheet(m, "english")["stations"])
m = building("d", "1-bars+1-stone")
m.play("erect")
m.play(site_named)
print(site(m, "st-pancras-1"), goods(m, "english")["stone"])
m = position("area=e row=3,5,7; english: held=6,17 goods=3-ore+4-rubble+2-stone+1-bars; e: english")
for move in ("announce card=6", "announce card=17", site_named):
    m.play(move)
print(len(m.moves), "pay ore=1 rubble=2" in m.moves)
assert "1 bar + 2 stone→12" in str(m) and "1 barre + 2 pierres" in m.svg(0, "fr")
random_match(5)
"""


@pytest.mark.rule("C81-12.2")
def test_mixed_costs(tmp_path):
    """Steel and stone for one site: both are due, the stone alone is discounted or replaced."""
    numbers = tables.NUMBERS.replace("sites=4-stone:9,", "sites=1-steel+2-stone:12,", 1)
    assert run(tmp_path, numbers, MIXED_COSTS) == [
        "You cannot pay that. (C81-12.2)",
        "You cannot pay that. (C81-12.2)",
        "None",
        "{'ore': 0, 'stone': 0, 'coal': 0, 'rubble': 0, 'bars': 0} 12",
        "english 0",
        "6 True",
    ]


MORE_SITES = """
from tests.games.channel1881.kit import *
m = position("area=e; english: at=3 goods=1-stone; e: english")
print(*m.moves)
assert "site-shakespeare-cliff-6" in m.svg() and len(tables.SITE_NAMES) == 28
random_match(6)
"""


@pytest.mark.rule("C81-12.4")
def test_more_underground_sites(tmp_path):
    """Six of them."""
    numbers = tables.NUMBERS.replace("3-stone:6,", "3-stone:6,1-stone:1,1-stone:2,1-stone:3,", 1)
    (moves,) = run(tmp_path, numbers, MORE_SITES)
    assert moves == " ".join(f"build site=shakespeare-cliff-{k}" for k in (2, 3, 4)) + " save"


AMOUNTS = """
from tests.games.channel1881.kit import *
def boosted(area, card, more=""):
    labourer = "english" if area in "ad" else ""
    mine = f"english: held={card} bought; {area}: {labourer}"
    m = position(f"area={area} row=3,5,30; {mine}; {more}")
    m.play(f"announce card={card}")
    return m
print(max(int(move.split("=")[1][0]) for move in boosted("a", "7", "yard=9-ore").moves[1:]))
m = boosted("d", "n1"); m.play("bore"); print(goods(m, "english")["rubble"])
m = boosted("d", "n8"); m.play("idle"); m.play("dig"); print(goods(m, "english")["rubble"])
m = boosted("d", "n2"); m.play("drill"); print(goods(m, "english")["rubble"])
print(discs(boosted("g", "n4", "english: discs=3"), "english"))
print(*(box(m)[what] for what in ("coal", "ore")), bag(Match("channel-1881", follow=True))["coal"])
random_match(7)
"""


@pytest.mark.rule("C81-16.4", "C81-16.17", "C81-16.18", "C81-16.19", "C81-16.20")
def test_other_amounts_of_abilities(tmp_path):
    """Six cubes more, bores of ten and two, a dig of four, two discs; and coal of other trains."""
    numbers = tables.NUMBERS
    for old, new in (
        ("yard-plus      cubes=2", "yard-plus cubes=5"),
        ("bore-six       rubble=6", "bore-six rubble=10"),
        ("build-and-dig  rubble=2", "build-and-dig rubble=4"),
        ("calm           discs=1", "calm discs=2"),
        ("extra-bore     rubble=4", "extra-bore rubble=2"),
    ):
        assert old in numbers
        numbers = numbers.replace(old, new)
    assert run(tmp_path, numbers, AMOUNTS) == ["8", "10", "2", "4", "1", "14 20 9"]


TWICE = """
from tests.games.channel1881.kit import *
m = position("area=a row=3,5,30 yard=12-ore; english: held=7,n1; a: english")
m.play("announce card=7")
m.play("announce card=n1")
print("take cubes=7-ore" in m.moves, "take cubes=8-ore" in m.moves)
print(bag(Match("channel-1881", follow=True))["coal"], box(m)["coal"])
m = position("area=e; english: at=1 goods=1-bars; e: english")
print(*m.moves)
"""


@pytest.mark.rule("C81-2.5", "C81-3.8", "C81-16.4")
def test_what_used_to_be_lost_in_silence(tmp_path):
    """A second card that adds cubes; the coal of the box; a station where a machine begins."""
    numbers = tables.NUMBERS.replace("ability=bore-six ", "ability=yard-plus ")
    numbers = numbers.replace("train enid         bars=2 coal=0", "train enid bars=2 coal=3")
    numbers = numbers.replace("place shakespeare-cliff  at=3", "place shakespeare-cliff at=1")
    done = run(tmp_path, numbers, TWICE)
    assert done[:2] == ["True False", "6 14"]
    assert "build site=shakespeare-cliff-3" in done[2]
