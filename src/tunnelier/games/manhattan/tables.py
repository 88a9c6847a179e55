"""Spaces, buildings and bombs: all of them as printed, nothing is reconstructed.

What is paid and made is written in short: $ money, Y yellowcake, U enriched uranium, P plutonium,
F fighters, B bombers; L laborers, E engineers, S scientists; ? any worker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from tunnelier.core.codec import word_of
from tunnelier.core.record import Ints, Record, i8, table

SPACE_SHEET = """
# space        workers  pays   makes  others  bribe
university-1   ?        -      3L     -       -
university-2   ?        -      1E     -       -
university-3   ?        -      1S     -       -
university-4   ?        $3     1E/1S  -       -
aircraft-1     ?        -      2F     -       -
aircraft-2     ?        -      2B     -       -
money-1        ?        3Y     $5     -       $1
money-2        ?        -      $5     $2      $1
money-3        E/S      -      $3     -       $1
mine-1         ?        $5     4Y     -       -
mine-2         ?        -      3Y     1Y      -
mine-3         E        -      2Y     -       -
reactor        S        2Y     1P     -       -
enrichment     S        $3+2Y  1U     -       -
espionage      ?        $3     -      -       -
design         E+S      -      -      -       -
air-strike     ?        -      -      -       -
repair         ?        $5     -      -       -
construction   ?        -      -      -       -
"""

BUILDING_SHEET = """
# no. kind    workers  pays   makes
01 factory     ?    -      1F/$2
02 factory     ?    -      1B/$2
03 factory     ?    -      1F/1B
04 factory     ??   -      1F+$2
05 factory     ??   -      1B+$2
06 factory     E    -      $5
07 factory     E    -      2F/2B
08 factory     EE   -      2F+2B
09 factory     EE   -      3F+$3
10 factory     EE   -      3B+$3
11 mine        ?    -      1Y
12 mine        ??   -      2Y
13 mine        ???  -      3Y
14 mine        ??   -      3Y
15 mine        ???  -      4Y
16 mine        E    -      2Y
17 mine        E    -      3Y
18 mine        EE   -      3Y
19 mine        EE   -      4Y
20 mine        EEE  -      6Y
21 university  ?    -      1S
22 university  ?    -      1E
23 university  ?    -      1E/1S
24 university  ??   -      2E/1S
25 university  ??   -      2S/1E
26 university  E    -      4L
27 university  ??   -      3E
28 university  E    -      3E
29 university  S    -      2S
30 university  S    -      3S
31 enrichment  SS   $2+5Y  2U
32 enrichment  SS   $7+6Y  3U
33 enrichment  S    $1+3Y  1U
34 enrichment  S    $2+2Y  1U
35 enrichment  S    $3+1Y  1U
36 enrichment  SS   $3+4Y  2U
37 enrichment  S    $4+4Y  2U
38 enrichment  SS   $4+3Y  2U
39 enrichment  S    $5+3Y  2U
40 enrichment  SS   $5+2Y  2U
41 reactor     S    1Y     1P
42 reactor     S    2Y/1U  1P
43 reactor     S    1U     2P
44 reactor     SS   3Y     2P
45 reactor     SS   4Y/1U  2P
46 reactor     S    5Y     2P
47 reactor     SS   3Y/1U  2P
48 reactor     SS   6Y     3P
49 reactor     SS   7Y/1U  3P
50 reactor     SSS  8Y     4P
"""

BOMB_SHEET = """
# no. workers  fuel  load  points, before and after an own test
00 S       3U  $1   9
01 S       3U  $1  10
02 S       3U  $1  11
03 SE      3U  $1  12
04 SE      4U  $1  13
05 SE      4U  $2  14
06 SEE     4U  $2  15
07 SEE     4U  $2  16
08 SEE     5U  $2  18
09 SEE     5U  $3  20
10 SEE     5U  $3  22
11 SSEE    5U  $3  24
12 SSEE    6U  $3  26
13 SSEE    6U  $4  28
14 SSEE    6U  $5  30
15 SE      4P  $2   8  13
16 SE      4P  $2   8  14
17 SEE     4P  $2   9  15
18 SSEE    5P  $3  11  19
19 SSEE    6P  $3  11  20
20 SEE     4P  $2   9  16
21 SEE     5P  $2  10  17
22 SEE     5P  $3  10  18
23 SSEE    6P  $4  12  22
24 SSEEE   6P  $4  12  24
25 SSEEE   6P  $5  13  26
26 SSEEE   7P  $6  14  28
27 SSEEE   7P  $7  16  30
28 SSEEEE  7P  $8  18  32
29 SSEEEE  7P  $9  20  34
"""

SEATS = 5
WORKERS_OF_A_KIND = 4
STARTERS = (1, 2, 11, 12, 21, 22)
START_MONEY = 10
SEAT_BONUS = (0, 2, 4, 2, 4)
"""Money by place in the order of the first turns (MP-2.4)."""
RECRUITING = 3
"""From this place on, counted from 0, a player also recruits a worker (MP-2.5)."""
TARGETS = (0, 0, 70, 60, 50, 45)
"""Points that win, by the number of players (MP-2.10)."""
TOKENS = np.array(
    [[0] * 5, [0] * 5, [6, 0, 0, 0, 0], [8, 4, 0, 0, 0], [6, 4, 2, 0, 0], [8, 6, 4, 2, 0]], np.int8
)
"""Test tokens by the number of players, one each, the highest first (MP-2.8)."""
PRICES = (2, 3, 5, 7, 10, 14, 20)
FREE_FOR_ENGINEERS = 2
"""So many of the cheapest slots cost an engineer nothing (MP-6.5)."""
BRIBING = 4
"""From this slot on, counted from 0, a purchase feeds the bribe pile (MP-6.9)."""
SLOTS = len(PRICES)
REPAIR_PRICES = (2, 3, 5)
MOST_REPAIRS = len(REPAIR_PRICES)
MOST_SPIES = 6
LOADED = 5
"""Points of a loaded bomb (MP-13.13)."""
TURN_LIMITS = (200, 100, 50)


class Space(IntEnum):
    """The spaces of the main board; Air Strike stands for two that are alike (MP-9.1)."""

    UNIVERSITY_1 = 0
    UNIVERSITY_2 = 1
    UNIVERSITY_3 = 2
    UNIVERSITY_4 = 3
    AIRCRAFT_1 = 4
    AIRCRAFT_2 = 5
    MONEY_1 = 6
    MONEY_2 = 7
    MONEY_3 = 8
    MINE_1 = 9
    MINE_2 = 10
    MINE_3 = 11
    REACTOR = 12
    ENRICHMENT = 13
    ESPIONAGE = 14
    DESIGN = 15
    AIR_STRIKE = 16
    REPAIR = 17
    CONSTRUCTION = 18


SPACES = len(Space)
BLOCKABLE = tuple(space for space in Space if space <= Space.DESIGN)
"""Where an action is declined when the workers come; the others begin with a choice of their own
that may be nothing (MP-4.10)."""
SOCKETS = 20
"""Places for one worker: one a space, two for Design Bomb and Air Strike, none for Construction."""
SOCKET_OF = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19)
"""The first socket of a space."""
DESIGN_SOCKETS = (15, 16)
"""For the engineer and the scientist."""
AIR_STRIKE_SOCKETS = (17, 18)
SPACE_OF = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 16, 17)
"""The space of a socket."""


class Worker(IntEnum):
    """The types of worker (MP-1.2)."""

    LABORER = 0
    ENGINEER = 1
    SCIENTIST = 2


TYPES = len(Worker)
KINDS_OF_WORKER = 2 * TYPES
"""In a supply: own laborers, engineers, scientists, then contractors in the same order."""
CODES = ("l", "e", "s", "gl", "ge", "gs")
WORKER_WORDS = (*map(word_of, Worker), *(f"contract-{word_of(type_)}" for type_ in Worker))


class Colour(IntEnum):
    """The players, and grey for contractors."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    VIOLET = 4
    GREY = 5


COLOURS = len(Colour)
PLAYERS = tuple(word_of(colour) for colour in Colour)[:SEATS]


class Good(IntEnum):
    """What is paid and made; the last three are workers."""

    MONEY = 0
    YELLOWCAKE = 1
    URANIUM = 2
    PLUTONIUM = 3
    FIGHTERS = 4
    BOMBERS = 5
    LABORERS = 6
    ENGINEERS = 7
    SCIENTISTS = 8


GOODS = Good.LABORERS
"""How many goods a player keeps; workers are kept apart."""
PAID = Good.URANIUM + 1
UNLIMITED = 2**15 - 1
LIMITS = (UNLIMITED, UNLIMITED, 8, 8, 10, 10)
"""How far each track goes (MP-1.5, MP-1.6)."""
LETTERS = dict(zip("$YUPFBLES", Good, strict=True))


class Takes(IntEnum):
    """Which workers a space or building takes (MP-4.4, MP-4.5)."""

    ANY = 0
    ENGINEERS = 1
    SCIENTISTS = 2
    ENGINEER_OR_SCIENTIST = 3
    ENGINEER_AND_SCIENTIST = 4


class BuildingKind(IntEnum):
    """The five kinds of building."""

    FACTORY = 0
    MINE = 1
    UNIVERSITY = 2
    ENRICHMENT = 3
    REACTOR = 4


class Site(Record):
    """A space of the main board or a building: whom it takes, what it costs, what it makes."""

    takes: int = i8(of=Takes)
    workers: int = i8(low=1, high=3)
    cost: Ints = i8(PAID)
    burns: int = i8()  # uranium that may be paid instead
    makes: Ints = i8(len(Good))
    either: int = i8(high=1)  # only one of the goods is made
    others: Ints = i8(PAID)  # what each opponent receives
    bribe: int = i8(high=1)


class BombCard(Record):
    """What a bomb needs and is worth."""

    fuel: int = i8(low=Good.URANIUM, high=Good.PLUTONIUM)
    amount: int = i8()
    engineers: int = i8()
    scientists: int = i8()
    load: int = i8()
    untested: int = i8()
    tested: int = i8()


Row = dict[str, Any]

WORKERS = {
    "E/S": (Takes.ENGINEER_OR_SCIENTIST, 1),
    "E+S": (Takes.ENGINEER_AND_SCIENTIST, 2),
    **{"?" * n: (Takes.ANY, n) for n in (1, 2, 3)},
    **{"E" * n: (Takes.ENGINEERS, n) for n in (1, 2, 3)},
    **{"S" * n: (Takes.SCIENTISTS, n) for n in (1, 2, 3)},
}


def amounts(text: str) -> dict[int, int]:
    """`$3+2Y` as goods with their numbers."""
    found = re.findall(r"(\$)(\d+)|(\d+)([A-Z])", text)
    return {LETTERS[sign or letter]: int(more or number) for sign, more, number, letter in found}


def site_of(workers: str, pays: str, makes: str, others: str = "-", bribe: str = "-") -> Row:
    """A line of a sheet as a row of the table."""
    takes, number = WORKERS[workers]
    cost, _, instead = pays.partition("/")
    return {
        "takes": takes,
        "workers": number,
        "cost": amounts(cost),
        "burns": amounts(instead).get(Good.URANIUM, 0),
        "makes": amounts(makes),
        "either": "/" in makes,
        "others": amounts(others),
        "bribe": bribe != "-",
    }


def bomb_of(workers: str, fuel: str, load: str, *points: str) -> Row:
    """A line of the bombs as a row of the table."""
    ((good, amount),) = amounts(fuel).items()
    return {
        "fuel": good,
        "amount": amount,
        "engineers": workers.count("E"),
        "scientists": workers.count("S"),
        "load": amounts(load)[Good.MONEY],
        "untested": int(points[0]),
        "tested": int(points[-1]),
    }


def by_space(sheet: str) -> list[list[str]]:
    """The lines of the spaces, in the order of their names above."""
    words = {line[0]: line[1:] for line in lines(sheet)}
    return [words[word_of(space)] for space in Space]


def lines(sheet: str) -> Iterator[list[str]]:
    """The words of every line that is no comment."""
    for line in sheet.strip().splitlines():
        if not line.startswith("#"):
            yield line.split()


BUILDING_NAMES = tuple(line[0] for line in lines(BUILDING_SHEET))
BOMB_NAMES = tuple(line[0] for line in lines(BOMB_SHEET))
BUILDINGS, BOMBS = len(BUILDING_NAMES), len(BOMB_NAMES)

SITES = table(
    Site,
    [
        *(site_of(*line) for line in by_space(SPACE_SHEET)),
        *(site_of(*line[2:]) for line in lines(BUILDING_SHEET)),
    ],
)
"""The spaces of the main board, then the buildings."""
BUILDING_KINDS = tuple(BuildingKind[line[1].upper()] for line in lines(BUILDING_SHEET))
IS_STARTER = tuple(number + 1 in STARTERS for number in range(BUILDINGS))
BOMB_CARDS = table(BombCard, (bomb_of(*line[1:]) for line in lines(BOMB_SHEET)))
PLUTONIUM_BOMBS = [int(card.fuel) for card in BOMB_CARDS].index(Good.PLUTONIUM)
"""The first of them."""
LEAST_FUEL = min(int(card.amount) for card in BOMB_CARDS)
"""No bomb does with less."""

CREWS = tuple(
    crew for size in (1, 2, 3) for crew in combinations_with_replacement(range(len(CODES)), size)
)
"""Every set of one to three workers, equal ones being alike (MP-4.3); first the single ones."""
FIRST_CREW = tuple(sum(len(crew) < size for crew in CREWS) for size in range(5))
"""Where the sets of so many workers begin; the last is one past the end."""
CREW_NAMES = tuple("+".join(CODES[kind] for kind in crew) for crew in CREWS)
CREW = np.array([[crew.count(kind) for kind in range(len(CODES))] for crew in CREWS], np.int8)


def fits(site: Site, crew: tuple[int, ...]) -> bool:
    """Whether a set of workers is what the site takes (MP-4.4, MP-4.5, MP-7.4)."""
    types = sorted(kind % TYPES for kind in crew)
    both = [Worker.ENGINEER, Worker.SCIENTIST]
    return (
        len(crew) == site.workers
        and {
            Takes.ANY: True,
            Takes.ENGINEERS: set(types) == {Worker.ENGINEER},
            Takes.SCIENTISTS: set(types) == {Worker.SCIENTIST},
            Takes.ENGINEER_OR_SCIENTIST: types[0] in both,
            Takes.ENGINEER_AND_SCIENTIST: types == both,
        }[Takes(site.takes)]
    )


FITS = np.array([[fits(site, crew) for crew in CREWS] for site in SITES])
