"""The cards and the board.

The faces are the printed ones, by one source: eleven designs of tunnel cards, four copies of each,
and four equal point cards. NOTES.md names the source, and everything known that they agree with.
Who finds another deck in the box can write its faces into `steam-tunnel.txt` (ST-1.5).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from tunnelier.core.codec import word_of
from tunnelier.core.mistakes import quoted
from tunnelier.core.record import Ints, Record, i8, table
from tunnelier.core.sheet import BUILT_IN, Kind, Line, Sheet, read, sheet

from .words import MESSAGES

CARDS = """
# Tunnel cards: joined entries; an entry that is not named is a dead end.
# T top, B bottom, L1 upper left, L2 lower left, R1 upper right, R2 lower right.
card  1  joins=B-R1,L1-R2
card  2  joins=B-R1,L1-R2
card  3  joins=B-R1,L1-R2
card  4  joins=B-R1,L1-R2
card  5  joins=L2-R1,L1-B
card  6  joins=L2-R1,L1-B
card  7  joins=L2-R1,L1-B
card  8  joins=L2-R1,L1-B
card  9  joins=T-R1,L2-R2,L1-B
card 10  joins=T-R1,L2-R2,L1-B
card 11  joins=T-R1,L2-R2,L1-B
card 12  joins=T-R1,L2-R2,L1-B
card 13  joins=T-L1,B-R1,L2-R2
card 14  joins=T-L1,B-R1,L2-R2
card 15  joins=T-L1,B-R1,L2-R2
card 16  joins=T-L1,B-R1,L2-R2
card 17  joins=T-L1,B-R1
card 18  joins=T-L1,B-R1
card 19  joins=T-L1,B-R1
card 20  joins=T-L1,B-R1
card 21  joins=T-R1,L1-B
card 22  joins=T-R1,L1-B
card 23  joins=T-R1,L1-B
card 24  joins=T-R1,L1-B
card 25  joins=T-L1,L2-R1,B-R2
card 26  joins=T-L1,L2-R1,B-R2
card 27  joins=T-L1,L2-R1,B-R2
card 28  joins=T-L1,L2-R1,B-R2
card 29  joins=T-R1,L1-R2,L2-B
card 30  joins=T-R1,L1-R2,L2-B
card 31  joins=T-R1,L1-R2,L2-B
card 32  joins=T-R1,L1-R2,L2-B
card 33  joins=T-L1,R1-R2,L2-B
card 34  joins=T-L1,R1-R2,L2-B
card 35  joins=T-L1,R1-R2,L2-B
card 36  joins=T-L1,R1-R2,L2-B
card 37  joins=T-B,L1-R1,L2-R2
card 38  joins=T-B,L1-R1,L2-R2
card 39  joins=T-B,L1-R1,L2-R2
card 40  joins=T-B,L1-R1,L2-R2
card 41  joins=T-L1-R1,L2-B-R2
card 42  joins=T-L1-R1,L2-B-R2
card 43  joins=T-L1-R1,L2-B-R2
card 44  joins=T-L1-R1,L2-B-R2
# Point cards: the number at each entry.
point P1  T=4 B=4 L1=2 L2=3 R1=3 R2=2
point P2  T=4 B=4 L1=2 L2=3 R1=3 R2=2
point P3  T=4 B=4 L1=2 L2=3 R1=3 R2=2
point P4  T=4 B=4 L1=2 L2=3 R1=3 R2=2
"""

DESIGNS = (
    *("scissors-left", "scissors-right"),
    *("bridge-right", "bridge-left"),
    *("bends-left", "bends-right"),
    *("sash-left", "sash-right"),
    *("hairpin", "straights", "forks"),
)
"""What is printed on cards 1 to 4, on 5 to 8, and so on. A left and a right one are mirror images:
the top leads to that side; scissors, where it is a dead end, have the other dead end there.
"""
COPIES = 4
TUNNEL_CARDS = COPIES * len(DESIGNS)
POINT_CARDS = 4
SIDE = 6
CELLS = SIDE * SIDE
LAID = CELLS - POINT_CARDS
SEGMENTS = 3
FORK, WIDEST = 3, 4
"""Entries that a fork joins, at least and at most: a card has two segments or more."""
MOST_FORKS = TUNNEL_CARDS - LAID
"""So many cards may have a fork: Baby tunnels fills the board with the others (ST-10.5)."""
TOKENS = 20
SEATS = 5
DEAD_END = -1

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdef")
CARD_NAMES = tuple(str(number) for number in range(1, TUNNEL_CARDS + 1))
POINT_NAMES = tuple(f"P{number}" for number in range(1, POINT_CARDS + 1))
SEGMENT_NAMES = tuple(
    f"{cell}.{segment}" for cell in CELL_NAMES for segment in range(1, SEGMENTS + 1)
)
POINT_CELLS = tuple(CELL_NAMES.index(name) for name in ("b2", "e2", "b5", "e5"))


class Entry(IntEnum):
    """The six places where tunnels leave a card (ST-1.2)."""

    T = 0
    B = 1
    L1 = 2
    L2 = 3
    R1 = 4
    R2 = 5


class Way(IntEnum):
    """How a card lies: as printed, or half-turned (ST-1.9)."""

    PRINTED = 0
    TURNED = 1


FACE_NAMES = tuple(f"{card} {word_of(way)}" for card in CARD_NAMES for way in Way)
"""A card and how it lies, in the order of FACES."""

HALF_TURN = (Entry.B, Entry.T, Entry.R2, Entry.R1, Entry.L2, Entry.L1)
STRAIGHTS = ((Entry.T, Entry.B), (Entry.L1, Entry.R1), (Entry.L2, Entry.R2))


class Face(Record):
    """A tunnel card as it lies: to which segment each entry belongs (ST-1.3, ST-1.4)."""

    segment: Ints = i8(len(Entry), low=DEAD_END, high=SEGMENTS - 1)
    segments: int = i8(high=SEGMENTS)
    fork: int = i8(high=1)
    first: Ints = i8(SEGMENTS, high=len(Entry) - 1)  # an entry of each segment


class PointCard(Record):
    """A point card as it lies: the number at each entry (ST-1.7)."""

    number: Ints = i8(len(Entry), low=2, high=4)


Joins = tuple[tuple[Entry, ...], ...]


def joins_of(line: Line) -> Joins:
    """The segments of a tunnel card, in the order of the sheet (ST-1.6)."""
    if set(line.values) != {"joins"}:
        raise line.error(MESSAGES["tables-joins"])
    joins = tuple(
        tuple(_entry(line, word) for word in join.split("-"))
        for join in line.values["joins"].split(",")
    )
    entries = [entry for join in joins for entry in join]
    if len(set(entries)) != len(entries):
        raise line.error(MESSAGES["tables-joined-twice"])
    if not all(2 <= len(join) <= WIDEST for join in joins):
        raise line.error(MESSAGES["tables-segment"])
    if len(joins) not in (2, SEGMENTS):
        raise line.error(MESSAGES["tables-segments"].filled(count=len(joins)))
    return joins


def forked(joins: Joins) -> bool:
    """Whether a card has a fork (ST-1.3)."""
    return any(len(join) >= FORK for join in joins)


def numbers_of(line: Line) -> dict[Entry, int]:
    """The numbers of a point card."""
    if set(line.values) != set(Entry.__members__):
        raise line.error(MESSAGES["tables-numbers"].filled(known=", ".join(Entry.__members__)))
    return {entry: line.whole(entry.name, 2, 4) for entry in Entry}


def face(joins: Joins, way: Way) -> dict[str, object]:
    """One tunnel card lying one way round."""
    lies = [[HALF_TURN[e] if way == Way.TURNED else e for e in join] for join in joins]
    return {
        "segment": [
            next((number for number, join in enumerate(lies) if entry in join), DEAD_END)
            for entry in Entry
        ],
        "segments": len(joins),
        "fork": int(forked(joins)),
        "first": {number: join[0] for number, join in enumerate(lies)},
    }


def point_card(numbers: dict[Entry, int], way: Way) -> dict[str, object]:
    """One point card lying one way round."""
    lies = {HALF_TURN[e] if way == Way.TURNED else e: number for e, number in numbers.items()}
    return {"number": lies}


def same(one: Joins, other: Joins) -> bool:
    """Whether two cards show the same, in whatever order their segments are written."""
    return set(map(frozenset, one)) == set(map(frozenset, other))


def design_of(card: int) -> str | None:
    """The design that a card shows, or None for a face that only a sheet of one's own has."""
    for number, design in enumerate(DESIGNS):
        if same(JOINS[card], PRINTED[COPIES * number]):
            return design
    return None


def _entry(line: Line, word: str) -> Entry:
    if word not in Entry.__members__:
        wrong = MESSAGES["tables-no-entry"].filled(said=quoted(word))
        raise line.error(wrong.filled(known=", ".join(Entry.__members__)))
    return Entry[word]


KINDS = {"card": Kind(CARD_NAMES, joins_of), "point": Kind(POINT_NAMES, numbers_of)}


def checked(cards: Sheet) -> Sheet:
    """The sheet, if every line of it can be understood, and every variant be played with it."""
    forks = 0
    for line in cards.lines:
        if line.kind not in KINDS:
            raise line.error(MESSAGES["tables-starts"])
        kind = KINDS[line.kind]
        if line.name not in kind.names:
            wrong = MESSAGES["tables-called"].filled(kind=line.kind)
            raise line.error(wrong.filled(first=kind.names[0], last=kind.names[-1]))
        kind.read(line)
        forks += line.kind == "card" and forked(joins_of(line))
        if forks > MOST_FORKS:
            raise line.error(MESSAGES["tables-forks"].filled(most=MOST_FORKS, laid=LAID))
    return cards


def _contacts() -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """For every cell and entry the number of the place where two cards touch (ST-2.2, ST-2.3).

    A place is called after the cell below it or to the right of it; the board has no edge.
    """
    contact = np.zeros((CELLS, len(Entry)), np.int16)
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        below = (row + 1) % SIDE * SIDE + column
        right = row * SIDE + (column + 1) % SIDE
        contact[cell, Entry.T] = 3 * cell
        contact[cell, Entry.L1] = 3 * cell + 1
        contact[cell, Entry.L2] = 3 * cell + 2
        contact[cell, Entry.B] = 3 * below
        contact[cell, Entry.R1] = 3 * right + 1
        contact[cell, Entry.R2] = 3 * right + 2
    return contact


SHEET = checked(sheet("steam-tunnel", CARDS))
JOINS = [joins_of(line) for line in SHEET.of("card", CARD_NAMES)]
PRINTED = [joins_of(line) for line in read(CARDS, BUILT_IN).of("card", CARD_NAMES)]
NUMBERS = [numbers_of(line) for line in SHEET.of("point", POINT_NAMES)]

FIRST_LIKE = [next(k for k, each in enumerate(JOINS) if same(each, joins)) for joins in JOINS]
"""For every card the first one that shows the same."""
FIRST_POINT_LIKE = [NUMBERS.index(numbers) for numbers in NUMBERS]
FACES = table(Face, (face(joins, way) for joins in JOINS for way in Way))
"""Two a card: as printed, then half-turned."""
POINTS = table(PointCard, (point_card(numbers, way) for numbers in NUMBERS for way in Way))
FORK_CARDS = sum(map(forked, JOINS))
CONTACT = _contacts()
CONTACTS = 3 * CELLS

BOX = {"tunnel cards": TUNNEL_CARDS, "point cards": POINT_CARDS}
"""What is in the box; every player adds tokens (ST-1.1, ST-1.10)."""
