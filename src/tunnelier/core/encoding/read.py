"""Read one number of a vector from a row: one function for every game, layout and device.

Every number of a vector has one line in a *plan*, a table of plain numbers: where the bytes lie in
the row, how they are read, and who may see them. `encode` reads any line of any game: only the
length of the row is new to the compiler, and a GPU can call it as it is.

| field | becomes |
|---|---|
| the viewer | one number a seat, 1 for the viewer's own; a spectator has none |
| one member of an enum | one number a member, 1 for the one it is; all 0 if unknown |
| a number with a declared range | 0 at its low end to 1 at its high end; −1 if unknown |
| a count without a declared end | n / (n + 16), so that the first ones matter most; −1 if unknown |
| a number that may go either way without end | ½ at 0, towards 0 and 1; −1 if unknown |

What belongs to a seat is told by its place: so many seats after an *origin*. That is seat 0 where
seats are named as the table has them, and the viewer where the viewer comes first. Then too:

| what the schema says | becomes |
|---|---|
| a record or a number for every seat | the same, at place (seat − viewer); 0 if nobody sits there |
| a number that holds a seat (`a_seat`) | a number a place, 1 for the one; a word for the rest |
| a bit a seat (`seat_bits`) | a number a place, 0 or 1; all 0 if unknown |

The vector depends on the view alone: a state and the same state as the seat sees it (see
`core/view.py`) give the same numbers. Hence −1 in a field that is kept from anybody means
unknown here, as it does in a view.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.jit import rule
from tunnelier.core.record import row_of
from tunnelier.core.view import ALL_EYES, UNKNOWN

VIEWER, WORD, RANGE, COUNT, EITHER_WAY, PLACE, SEAT, BIT, ASKED, ABOUT = range(10)
"""How a number is made; see the tables above."""

ANYONE, NO_ONE, ONE_SEAT, MASK = range(4)
"""Who sees it: the one seat is that of the place, and a mask of seats lies at the byte `eyes`."""

HALF = 16
"""A count without a declared end becomes ½ here."""


class Line(NamedTuple):
    """A line of a plan; or a whole plan by columns."""

    at: Any = 0
    """The byte where it lies."""
    width: Any = 1
    """How many bytes it takes."""
    code: Any = VIEWER
    low: Any = 0
    """The word, or the low end of the range; the number that stands for seat 0."""
    audience: Any = ANYONE
    eyes: Any = 0
    eyes_width: Any = 1
    place: Any = 0
    """Whose record it is read from: so many seats after the origin."""
    stride: Any = 0
    """How far apart those lie, if `at` and `eyes` are those of seat 0."""
    other: Any = 0
    """The place that a seat or a bit is compared with."""
    scale: Any = 0.0

    @classmethod
    def columns(cls, plan: Any) -> Line:
        """A plan by columns, each in one piece."""
        return cls._make(np.ascontiguousarray(plan[name]) for name in cls._fields)


_TYPES = [(name, "f4" if name == "scale" else "i4") for name in Line._fields]
PLAN: Any = row_of(np.dtype(_TYPES), __name__, "PLAN.type")
"""A line of a plan. Lines and rows are handed on as records: counting arrays costs far more."""


@rule
def signed(byte: int) -> int:
    """A byte as a number from −128 to 127."""
    return byte - ((byte & 0x80) << 1)


@rule
def number(row: Any, at: int, width: int) -> int:
    """The signed number of 1, 2 or 4 bytes, the lowest first, at byte `at` of a row."""
    value = np.int64(row.bytes[at])
    if width == 1:
        return signed(value)  # type: ignore[arg-type]
    value |= np.int64(row.bytes[at + 1]) << 8
    if width == 2:
        return value - ((value & 0x8000) << 1)  # type: ignore[return-value]
    value |= (np.int64(row.bytes[at + 2]) << 16) | (np.int64(row.bytes[at + 3]) << 24)
    return value - ((value & 0x80000000) << 1)  # type: ignore[return-value]


@rule
def seat_at(origin: int, place: int, seats: int) -> int:
    """Who sits so many places after the origin; sooner found than a remainder."""
    seat = int(origin) + int(place)
    return seat - seats if seat >= seats else seat


@rule
def is_seen(row: Any, viewer: int, owner: int, line: Any) -> bool:
    """Whether the viewer may see what a line reads in the record of `owner`."""
    if line.audience == MASK:
        mask = number(row, line.eyes + owner * line.stride, line.eyes_width)
        return mask == ALL_EYES if viewer < 0 else (mask >> viewer) & 1 == 1
    if line.audience == ONE_SEAT:
        return bool(viewer == owner)
    return bool(line.audience == ANYONE)


@rule
def unseen(line: Any) -> np.float32:
    """What stands for a number that is not known: 0 among words and seats, else −1."""
    plain = line.code == RANGE or line.code == COUNT or line.code == EITHER_WAY
    return np.float32(UNKNOWN) if plain else np.float32(0)


@rule
def share(value: int) -> np.float32:
    """What becomes of a number without a declared end: ½ at HALF, −½ at its opposite."""
    return np.float32(value) / np.float32(abs(value) + HALF)


@rule
def encode(row: Any, viewer: int, origin: int, seats: int, line: Any) -> np.float32:
    """One number of the vector that `viewer` gets of a row of bytes, at a table of so many seats.

    `viewer` is −1 for a spectator; places are counted from the seat `origin`.
    """
    if line.code == VIEWER:
        return np.float32(viewer == line.low)
    if line.place >= seats:
        return np.float32(0)
    if line.code >= PLACE:
        if line.other >= seats:
            return np.float32(0)
        if line.code == PLACE:
            return np.float32(1)
        if line.code >= ASKED:
            return encode_question(row, line)
    owner = seat_at(origin, line.place, seats)
    value = number(row, line.at + owner * line.stride, line.width)
    if line.audience != ANYONE and (value == UNKNOWN or not is_seen(row, viewer, owner, line)):
        return unseen(line)
    return encode_value(value, seat_at(origin, line.other, seats), line)


@rule
def encode_value(value: int, seat: int, line: Any) -> np.float32:
    """What becomes of a number that is known; seats are compared with `seat`."""
    if line.code == WORD:
        return np.float32(value == line.low)
    if line.code == SEAT:
        return np.float32(value - line.low == seat)
    if line.code == BIT:
        return np.float32((value >> seat) & 1)
    if line.code == RANGE:
        return np.float32(np.float32(value - line.low) * line.scale)
    if line.code == COUNT:
        return share(value)
    return (share(value) + np.float32(1)) * np.float32(0.5)


@rule
def encode_question(row: Any, line: Any) -> np.float32:
    """Of the question on top of the agenda: whether it is this one, or what it is about.

    `at` is the depth of the agenda, `eyes` the field of its first entry, `eyes_width` the distance
    to the next one.
    """
    depth = number(row, line.at, 1)
    if depth == 0:
        return np.float32(0)
    value = number(row, line.eyes + (depth - 1) * line.eyes_width, line.width)
    return np.float32(value == line.low) if line.code == ASKED else share(value)
