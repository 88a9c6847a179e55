"""Turned features: a state as numbers with the viewer in the first place, for any number of seats.

The plain vector (see `core/features.py`) names seats as the table does, and is as long as there are
players. This one is the same length at every table of a game, and says everything as the viewer
would: place 0 is its own, place 1 the next seat's, and so on round the table. What was learned on
one seat counts for all of them.

| what the schema says | becomes |
|---|---|
| a record or a number for every seat | the same, at place (seat − viewer); 0 if nobody sits there |
| a number that holds a seat (`a_seat`) | a number a place, 1 for the one; a word for the rest |
| a bit a seat (`seat_bits`) | a number a place, 0 or 1; all 0 if unknown |
| all else | what it is in the plain vector |
| what the game tells itself | as it tells it (see `core/things.py`), instead of some fields |

*Spelled* vectors are made from the schema alone, without what the game tells itself; a number that
says which thing it is (`a_thing`) is a number a thing there, 1 for the one.

In front of them stand the viewer's seat as the table counts, since moves name seats so; which
places are taken; and what is asked: a number a question, and what it is about.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .codec import word_of
from .features import (
    ANYONE,
    COUNT,
    ENCODINGS,
    MASK,
    NO_ONE,
    ONE_SEAT,
    RANGE,
    VIEWER,
    WORD,
    as_bytes,
    number,
    share,
)
from .features import EITHER_WAY as EITHER
from .features import Line as Described
from .jit import rule
from .record import A_SEAT, EVERYONE, OWNER, SEAT_BITS, SEAT_BY_SEAT, Field, Record, row_of
from .things import Group, Things, laid_out
from .view import UNKNOWN

PLACE, SEAT, BIT, ASKED, ABOUT = range(EITHER + 1, EITHER + 6)
"""How a number is made, besides the ways of the plain vector; see the table above."""

A_PLACE, A_THING = "one a place", "one a thing"
SAID = {**ENCODINGS, PLACE: A_PLACE, SEAT: A_PLACE, BIT: A_PLACE, ASKED: "one a question"}
SAID[ABOUT] = ENCODINGS[COUNT]
"""The same in words, for the documentation."""


class Line(NamedTuple):
    """A line of a plan; or a whole plan by columns."""

    at: Any
    width: Any
    code: Any
    low: Any
    audience: Any
    eyes: Any
    eyes_width: Any
    place: Any
    """Whose record it is read from."""
    stride: Any
    """How far apart those lie."""
    other: Any
    """The place that a seat or a bit is compared with."""
    scale: Any

    @classmethod
    def columns(cls, plan: Any) -> Line:
        """A plan by columns, each in one piece."""
        return cls._make(np.ascontiguousarray(plan[name]) for name in cls._fields)


_TYPES = [(name, "f4" if name == "scale" else "i4") for name in Line._fields]
PLAN: Any = row_of(np.dtype(_TYPES), __name__, "PLAN.type")


@rule
def turned(row: Any, viewer: int, seats: int, line: Any) -> np.float32:
    """One number of the turned vector; the row is one of bytes, the viewer sits at the table."""
    if line.place >= seats or line.other >= seats:
        return np.float32(0)
    if line.code == VIEWER:
        return np.float32(viewer == line.low)
    if line.code == PLACE:
        return np.float32(1)
    if line.code >= ASKED:
        return asked(row, line)
    further = seat_at(viewer, line.place, seats) * line.stride
    value = number(row, line.at + further, line.width)
    if line.audience != ANYONE and (value == UNKNOWN or not shows(row, viewer, line, further)):
        return np.float32(UNKNOWN) if line.code == RANGE or is_count(line) else np.float32(0)
    if line.code == WORD:
        return np.float32(value == line.low)
    if line.code == SEAT:
        return np.float32(value - line.low == seat_at(viewer, line.other, seats))
    if line.code == BIT:
        return np.float32((value >> seat_at(viewer, line.other, seats)) & 1)
    if line.code == RANGE:
        return np.float32(np.float32(value - line.low) * line.scale)
    if line.code == COUNT:
        return share(value)
    return (share(value) + np.float32(1)) * np.float32(0.5)


@rule
def seat_at(viewer: int, place: int, seats: int) -> int:
    """Who sits so many places after the viewer; sooner found than a remainder."""
    seat = int(viewer) + int(place)
    return seat - seats if seat >= seats else seat


@rule
def is_count(line: Any) -> bool:
    """Whether a line is that of a number without a declared end."""
    return bool(line.code == COUNT or line.code == EITHER)


@rule
def shows(row: Any, viewer: int, line: Any, further: int) -> bool:
    """Whether the viewer may see what a line reads so many bytes further on."""
    if line.audience == MASK:
        return (number(row, line.eyes + further, line.eyes_width) >> viewer) & 1 == 1
    return bool(line.audience == ONE_SEAT and line.place == 0)


@rule
def asked(row: Any, line: Any) -> np.float32:
    """Of the question on top of the agenda: whether it is this one, or what it is about.

    `at` is the depth of the agenda, `eyes` the field of its first entry, `eyes_width` the distance
    to the next one.
    """
    depth = number(row, line.at, 1)
    if depth == 0:
        return np.float32(0)
    value = number(row, line.eyes + (depth - 1) * line.eyes_width, line.width)
    return np.float32(value == line.low) if line.code == ASKED else share(value)


@rule
def write(rows: Any, viewers: Any, plan: Any, seats_at: int, out: Any) -> None:
    """Write the turned vector of every row, as the viewer of that row sees it."""
    for i in range(len(rows)):
        seats = number(rows[i], seats_at, 1)
        for k in range(len(plan)):
            out[i, k] = turned(rows[i], viewers[i], seats, plan[k])


class Told(NamedTuple):
    """What a game tells of its things itself."""

    things: Sequence[Things] = ()
    instead_of: Sequence[str] = ()
    """Fields of the state that are left out then."""
    loops: Any = None
    """The compiled entries of the game."""


class Turned:
    """The layout of the turned vector of one game, at all its tables.

    >>> from tunnelier.games import load
    >>> layout = load("cave-in").turned
    >>> layout.names[0], layout.names[4], layout.slices["players[+1].lamp"], layout.size
    ('viewer=0', 'place[+0]', slice(32, 33, None), 84)
    """

    size: int
    """How many numbers there are."""
    groups: list[Group]
    """Things among them that moves are about."""
    names: tuple[str, ...]
    """What each of them is: `players[+1].coins`, `cells[3].owner[0]=+2`."""
    slices: Mapping[str, slice]
    """Where a thing lies in the vector: a field, a record, an element."""
    plan: Any
    """A line for every number up to those that the game tells itself, of the type PLAN."""

    def __init__(
        self,
        record: type[Record],
        seats: int,
        questions: Mapping[int, str],
        ranges: Mapping[str, tuple[int, int]] | None = None,
        told: Told | None = None,
        spelled: bool = False,
    ) -> None:
        """`seats` are the most there are; `ranges` narrows what some fields hold, by name."""
        told = told or Told()
        layout = _Layout(seats, ranges or {}, told.instead_of, spelled)
        layout.add_heading(record, questions)
        layout.add(record)
        self.record, self.seats, self._loops = record, seats, told.loops
        spans, self.groups = laid_out(told.things, len(layout.names))
        self.spans = np.array(spans, np.int32).reshape(-1, 2)
        layout.names += [name for row in told.things for name in row.names]
        self.size, self.names, self.slices = len(layout.names), tuple(layout.names), layout.slices
        self.plan = np.array(layout.plan, PLAN)
        self.seats_at = int(record.dtype.fields["seats"][1])
        self._lines = tuple(layout.lines.values())

    def __repr__(self) -> str:
        return f"<Turned: {self.size} numbers, up to {self.seats} seats>"

    @property
    def fingerprint(self) -> str:
        """Changes with what any of the numbers means, not with where it lies in the row."""
        content = hashlib.sha256("\n".join(self.names).encode())
        for column in ("code", "low", "audience", "place", "other", "scale"):
            content.update(np.ascontiguousarray(self.plan[column]).tobytes())
        return content.hexdigest()[:16]

    def of(self, rows: Any, seat: int | NDArray[Any]) -> NDArray[np.float32]:
        """The vectors of many rows, one a line, as a seat sees them, or each row's own seat."""
        viewers = np.broadcast_to(np.asarray(seat, np.int64), len(rows))
        strangers = (viewers < 0) | (viewers >= np.asarray(rows["seats"]))
        if strangers.any():
            raise ValueError(f"nobody sits at seat {viewers[strangers][0]}: who looks must")
        out = np.empty((len(rows), self.size), np.float32)
        self.write(self.bytes_of(rows), viewers.astype(np.int8), out)
        return out

    def write(self, rows: Any, viewers: NDArray[np.int8], out: NDArray[np.float32]) -> None:
        """As `of`, into an array, from rows as `bytes_of` gives them; nothing is checked."""
        write(rows, viewers, self.plan, self.seats_at, out)
        if len(self.spans):
            self._loops.fill_all(rows.view(self.record.dtype), viewers, self.spans, out)

    def bytes_of(self, rows: Any) -> Any:
        """The same rows as records of nothing but bytes; if they lie side by side, in place."""
        return as_bytes(rows)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the largest parts, in order: with things, together the whole vector."""
        return tuple(dict.fromkeys(line.name.split(".")[0] for line in self._lines))

    def describe(self) -> tuple[Described, ...]:
        """A line for every field, without its numbers, for the documentation."""
        return self._lines


class _Where(NamedTuple):
    """Where a record lies that is being laid out, and what it is called."""

    base: int = 0
    called: str = ""
    general: str = ""
    """The name without numbers."""
    place: int = 0
    stride: int = 0
    owned: bool = False
    """Whether it belongs to a seat."""


class _Layout:
    """The vector while it is being laid out."""

    def __init__(
        self,
        seats: int,
        ranges: Mapping[str, tuple[int, int]],
        without: Sequence[str],
        spelled: bool,
    ) -> None:
        self.seats, self.ranges, self.without, self.spelled = seats, ranges, without, spelled
        self.names: list[str] = []
        self.slices: dict[str, slice] = {}
        self.plan: list[tuple[float, ...]] = []
        self.lines: dict[str, Described] = {}

    def add_heading(self, record: type[Record], questions: Mapping[int, str]) -> None:
        """Who looks, who is there, what is asked."""
        for seat in range(self.seats):
            self._number(f"viewer={seat}", (0, 1, VIEWER, seat, ANYONE, 0, 1, 0, 0, 0))
        self._describe("viewer", 0)
        for place in range(self.seats):
            self._number(f"place[+{place}]", (0, 1, PLACE, 0, ANYONE, 0, 1, place, 0, 0))
        self._describe("place", self.seats)
        entry: Any = record.fields["agenda"].kind
        depth, agenda = (int(record.dtype.fields[name][1]) for name in ("depth", "agenda"))
        question, about = (int(entry.dtype.fields[name][1]) for name in ("question", "about"))
        size = entry.dtype.itemsize
        for value, word in questions.items():
            where = (agenda + question, size, 0, 0, 0)
            self._number(f"asked={word}", (depth, 1, ASKED, value, ANYONE, *where))
        self._describe("asked", 2 * self.seats)
        self._number("about", (depth, 2, ABOUT, 0, ANYONE, agenda + about, size, 0, 0, 0))
        self._describe("about", len(self.names) - 1)

    def _describe(self, name: str, first: int, field: Field | None = None) -> None:
        """Note what the numbers from `first` on are, with those that have the same name."""
        so_far = self.lines[name].size if name in self.lines else 0
        code = int(self.plan[first][Line._fields.index("code")])
        how = A_THING if self._is_spelled(field) else SAID[code]
        seen_by = field.seen_by if field else EVERYONE
        self.lines[name] = Described(name, so_far + len(self.names) - first, how, seen_by)
        if field is None:
            self.slices[name] = slice(first, len(self.names))

    def _is_spelled(self, field: Field | None) -> bool:
        """Whether a field has a number for everything that may lie there."""
        return self.spelled and field is not None and field.which

    def add(self, record: type[Record], where: _Where | None = None) -> None:
        """All fields of a record."""
        where = where or _Where()
        for name, field in record.fields.items():
            if where.general + name in self.without:
                continue
            first = len(self.names)
            here = where._replace(
                base=where.base + int(record.dtype.fields[name][1]),
                called=where.called + name,
                general=where.general + name,
            )
            if isinstance(field.kind, str):
                self._leaf(record, field, here, where.base)
            else:
                self._records(field.kind, field, here)
            self.slices[here.called] = slice(first, len(self.names))

    def _records(self, record: type[Record], field: Field, where: _Where) -> None:
        """Records of one kind, side by side, or one a seat."""
        size = int(record.dtype.itemsize)
        turns = field.by_seat or field.turns == SEAT_BY_SEAT
        for index in range(field.shape[0]):
            first = len(self.names)
            called = f"{where.called}[{'+' * turns}{index}]"
            here = where._replace(called=f"{called}.", general=f"{where.general}.")
            if turns:
                here = here._replace(place=index, stride=size, owned=field.by_seat)
            else:
                here = here._replace(base=where.base + index * size)
            self.add(record, here)
            self.slices[called] = slice(first, len(self.names))

    def _leaf(self, record: type[Record], field: Field, where: _Where, base: int) -> None:
        """All elements of one field of integers, in a record that begins at byte `base`."""
        width = np.dtype(str(field.kind)).itemsize
        audience, eyes, eyes_width = _audience(record, field, where, base)
        turns, before = field.turns == SEAT_BY_SEAT, len(self.names)
        if turns and (audience == MASK or where.stride):
            raise TypeError(f"{where.called}: seat by seat, inside a seat or behind a mask of eyes")
        for element, index in enumerate(product(*(range(n) for n in field.shape))):
            places = [f"[{'+' * (turns and k == 0)}{n}]" for k, n in enumerate(index)]
            here = where._replace(
                base=where.base + element * width, called=where.called + "".join(places)
            )
            if turns:
                inside = element % _len_of(field.shape[1:])
                here = here._replace(
                    base=where.base + inside * width,
                    place=index[0],
                    stride=width * _len_of(field.shape[1:]),
                )
            seen = (audience, eyes + element * eyes_width * (audience == MASK), eyes_width)
            first = len(self.names)
            self._element(field, here, width, seen)
            self.slices[here.called] = slice(first, len(self.names))
        self._describe(where.general, before, field)

    def _element(self, field: Field, where: _Where, width: int, seen: tuple[int, int, int]) -> None:
        """One number of the state."""

        def line(name: str, code: int, low: int, other: int = 0, scale: float = 0.0) -> None:
            places = (where.place, where.stride, other)
            self._number(name, (where.base, width, code, low, *seen, *places), scale)

        called = where.called
        if field.turns == SEAT_BITS:
            for place in range(self.seats):
                line(f"{called}&+{place}", BIT, 0, place)
        elif field.turns == A_SEAT:
            for place in range(self.seats):
                line(f"{called}=+{place}", SEAT, field.first, place)
            for value in self._no_seats(field):
                line(f"{called}={value}", WORD, value)
        elif field.words is not None:
            for member in field.words:
                line(f"{called}={word_of(member)}", WORD, int(member))
        elif self._is_spelled(field):
            for thing in range(field.low, field.high + 1):
                line(f"{called}={thing}", WORD, thing)
        else:
            code, low, high = self._range(field, where.general)
            line(called, code, low, scale=1 / (high - low) if code == RANGE and high > low else 0.0)

    def _no_seats(self, field: Field) -> list[int]:
        """What a field may hold that is no seat."""
        after = field.first + self.seats
        beyond = range(after, field.high + 1) if field.high < _widest(field) else ()
        return [*range(field.low, field.first), *beyond]

    def _range(self, field: Field, general: str) -> tuple[int, int, int]:
        """How a plain number is encoded, and from where to where it goes."""
        if general in self.ranges:
            return RANGE, *self.ranges[general]
        if field.high < _widest(field):
            return RANGE, field.low, field.high
        return (COUNT if field.low >= 0 else EITHER), field.low, field.high

    def _number(self, name: str, line: tuple[int, ...], scale: float = 0.0) -> None:
        self.names.append(name)
        self.plan.append((*line, scale))


def _widest(field: Field) -> int:
    """What a field holds at most if no end is declared."""
    return int(np.iinfo(str(field.kind)).max)


def _len_of(shape: tuple[int, ...]) -> int:
    """How many elements there are."""
    return int(np.prod(shape, dtype=int))


def _audience(record: type[Record], field: Field, where: _Where, base: int) -> tuple[int, int, int]:
    """Who sees a field; where its mask begins and how wide it is, if it has one."""
    if field.seen_by == EVERYONE:
        return ANYONE, 0, 1
    if field.seen_by == OWNER and where.owned:
        return ONE_SEAT, 0, 1
    mask = record.fields.get(field.seen_by)
    if mask is None:
        return NO_ONE, 0, 1
    first = base + int(record.dtype.fields[field.seen_by][1])
    return MASK, first, np.dtype(str(mask.kind)).itemsize
