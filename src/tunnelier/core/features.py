"""Features: what a seat sees of a state as a vector of numbers, made from the schema.

Every number of the vector has one line in a *plan*, a table of plain numbers: where the bytes lie
in the row, how they are read, and who may see them. One function, `feature`, reads any line of any
game: only the length of the row is new to the compiler, and a GPU can call it as it is.

| field | becomes |
|---|---|
| the viewer | one number a seat, 1 for the viewer's own; a spectator has none |
| one member of an enum | one number a member, 1 for the one it is; all 0 if unknown |
| a number with a declared range | 0 at its low end to 1 at its high end; −1 if unknown |
| a count without a declared end | n / (n + 16), so that the first ones matter most; −1 if unknown |
| a number that may go either way without end | ½ at 0, towards 0 and 1; −1 if unknown |

The vector depends on the view alone: a state and the same state as the seat sees it (see
`core/view.py`) give the same numbers. Hence −1 in a field that is kept from anybody means
unknown here, as it does in a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .codec import word_of
from .jit import plainly, rule
from .record import EVERYONE, OWNER, Field, Record, Row, row_of
from .view import ALL_EYES, SPECTATOR, UNKNOWN

VIEWER, WORD, RANGE, COUNT, EITHER_WAY = range(5)
"""How a number is made; see the table above."""

ANYONE, NO_ONE, ONE_SEAT, MASK = range(4)
"""Who sees it: the one seat is `seat`, and a mask of seats lies at the byte `eyes`."""

_WHOLE = ("at", "width", "code", "low", "audience", "seat", "eyes", "eyes_width")
_TYPES = np.dtype([*((name, "i4") for name in _WHOLE), ("scale", "f4")])
PLAN: Any = row_of(_TYPES, __name__, "PLAN.type")
"""A line of a plan. Lines and rows are handed on as records: counting arrays costs far more."""

BYTES = 256
"""So many values has a byte."""
HALF = 16
"""A count without a declared end becomes ½ here."""

ENCODINGS = {
    VIEWER: "one a seat",
    WORD: "one a word",
    RANGE: "a range",
    COUNT: "a count",
    EITHER_WAY: "either way",
}


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
def is_seen(row: Any, viewer: int, line: Any) -> bool:
    """Whether the viewer may see what a line of the plan reads."""
    if line.audience == MASK:
        mask = number(row, line.eyes, line.eyes_width)
        return mask == ALL_EYES if viewer < 0 else (mask >> viewer) & 1 == 1
    if line.audience == ONE_SEAT:
        return bool(viewer == line.seat)
    return bool(line.audience == ANYONE)


@rule
def share(value: int) -> np.float32:
    """What becomes of a number without a declared end: ½ at HALF, −½ at its opposite."""
    return np.float32(value) / np.float32(abs(value) + HALF)


@rule
def feature(row: Any, viewer: int, line: Any) -> np.float32:
    """One number of the vector that `viewer` gets of a row; the row is one of bytes."""
    if line.code == VIEWER:
        return np.float32(viewer == line.low)
    value = number(row, line.at, line.width)
    if line.audience != ANYONE and (value == UNKNOWN or not is_seen(row, viewer, line)):
        return np.float32(0) if line.code == WORD else np.float32(UNKNOWN)
    if line.code == WORD:
        return np.float32(value == line.low)
    if line.code == RANGE:
        return np.float32(np.float32(value - line.low) * line.scale)
    if line.code == COUNT:
        return share(value)
    return (share(value) + np.float32(1)) * np.float32(0.5)


class Columns(NamedTuple):
    """The plan by columns, and which of its lines need more: sorted once, not for every vector.

    Most numbers are made of one byte, and what becomes of a byte is looked up.
    """

    at: NDArray[np.uint32]
    """The byte; any one for numbers that are made otherwise, which are written after it."""
    kind: NDArray[np.uint32]
    """Where in `known` the line's values begin."""
    known: NDArray[np.float32]
    """What becomes of every byte, for every kind of line."""
    word: NDArray[np.bool_]
    secrets: NDArray[np.uint32]
    """Where numbers begin and end that the same viewers may not see."""
    others: NDArray[np.uint32]
    """The few that are made of several bytes, or of none."""

    @classmethod
    def of(cls, plan: Any) -> Columns:
        """Of the lines as they are written down."""
        one_byte = (plan["width"] == 1) & (plan["code"] != VIEWER)
        kinds, kind = np.unique(_kinds(plan), return_inverse=True)
        return cls(
            np.where(one_byte, plan["at"], 0).astype(np.uint32),
            (kind * BYTES).astype(np.uint32),
            np.array([_known(line) for line in kinds.tolist()], np.float32).reshape(-1),
            plan["code"] == WORD,
            _runs(one_byte & (plan["audience"] != ANYONE), plan[list(_Audience._fields)]),
            np.flatnonzero(~one_byte).astype(np.uint32),
        )


def _kinds(plan: Any) -> Any:
    """The lines as if all of them read the same byte, and whoever looks were their owner."""
    kinds = plan.copy()
    for name in ("at", "seat", "eyes", "eyes_width"):
        kinds[name] = 0
    kinds["width"] = 1
    kinds["audience"] = np.where(plan["audience"] == ANYONE, ANYONE, ONE_SEAT)
    return kinds


@cache
def _known(values: tuple[Any, ...]) -> list[np.float32]:
    """What becomes of every byte, by a line of the plan with these values."""
    line = SimpleNamespace(**dict(zip(PLAN.names, values, strict=True)))
    with plainly():
        return [feature(SimpleNamespace(bytes=[byte]), 0, line) for byte in range(BYTES)]


def _runs(chosen: NDArray[np.bool_], alike: Any) -> NDArray[np.uint32]:
    """Begin and end of the chosen lines that lie side by side and are alike."""
    runs: list[list[int]] = []
    for k in np.flatnonzero(chosen):
        if runs and runs[-1][1] == k and alike[k - 1] == alike[k]:
            runs[-1][1] += 1
        else:
            runs.append([int(k), int(k) + 1])
    return np.array(runs, np.uint32).reshape(-1, 2)


@rule
def write(rows: Any, viewers: Any, plan: Any, columns: Any, out: Any) -> None:
    """Write the vector of every row, as the viewer of that row sees it: what `feature` gives.

    Places are unsigned: compiled code asks of others whether they count from the end.
    """
    at, kind, known = columns.at, columns.kind, columns.known
    for i in range(len(rows)):
        row, vector = rows[i].bytes, out[i]
        for k in range(len(plan)):
            vector[k] = known[kind[k] + np.uint32(row[at[k]])]
        for k in range(len(columns.secrets)):
            begin, end = columns.secrets[k]
            if not is_seen(rows[i], viewers[i], plan[begin]):
                for each in range(begin, end):
                    vector[each] = 0 if columns.word[each] else UNKNOWN
        for k in columns.others:
            vector[k] = feature(rows[i], viewers[i], plan[k])


class Line(NamedTuple):
    """One field of the state as the documentation describes it."""

    name: str
    """With the number of its elements: `players[3].goods[4]`."""
    size: int
    """How many numbers of the vector it takes."""
    encoding: str
    seen_by: str


class Features:
    """The layout of the vector of one kind of record at a table of so many seats.

    >>> from tunnelier.games import load
    >>> features = load("cave-in").features(2)
    >>> features.slices["players[1].lamp"], features.names[0], features.size
    (slice(17, 18, None), 'viewer=0', 35)
    """

    size: int
    """How many numbers there are."""
    names: tuple[str, ...]
    """What each of them is: `players[1].coins`, `cells[3].lies=face-up`."""
    slices: Mapping[str, slice]
    """Where a thing lies in the vector: a field, a record, an element, `cells[3].lies`."""
    plan: Any
    """A line for every number, of the type PLAN: all that `write` needs to know."""

    def __init__(
        self,
        record: type[Record],
        seats: int,
        ranges: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        """`ranges` narrows what some fields hold at this table, by name: `agenda.seat`."""
        layout = _Layout(seats, ranges or {})
        layout.add_viewer()
        layout.add(record)
        self.record, self.seats = record, seats
        self.size = len(layout.names)
        self.names = tuple(layout.names)
        self.slices = layout.slices
        self.plan = np.array(layout.plan, PLAN)
        self._columns = Columns.of(self.plan)
        self._lines = tuple(layout.lines.values())

    def __repr__(self) -> str:
        return f"<Features: {self.size} numbers, {self.seats} seats>"

    def of(self, rows: Any, seat: int | NDArray[Any]) -> NDArray[np.float32]:
        """The vectors of many rows, one a line, as a seat sees them, or each row's own seat."""
        viewers = np.broadcast_to(np.asarray(seat, np.int64), len(rows))
        strangers = (viewers != SPECTATOR) & ((viewers < 0) | (viewers >= self.seats))
        if strangers.any():
            raise ValueError(
                f"there is no seat {viewers[strangers][0]}: seats are 0 to {self.seats - 1}, "
                f"a spectator is {SPECTATOR}"
            )
        if (np.asarray(rows["seats"]) != self.seats).any():
            raise ValueError(f"these are features of {self.seats} seats, the rows have others")
        out = np.empty((len(rows), self.size), np.float32)
        self.write(self.bytes_of(rows), viewers.astype(np.int8), out)
        return out

    def write(self, rows: Any, viewers: NDArray[np.int8], out: NDArray[np.float32]) -> None:
        """As `of`, into an array, from rows as `bytes_of` gives them; nothing is checked."""
        write(rows, viewers, self.plan, self._columns, out)

    def bytes_of(self, rows: Any) -> Any:
        """The same rows as records of nothing but bytes; if they lie side by side, in place."""
        return as_bytes(rows)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the largest parts, in order: together they are the whole vector."""
        return ("viewer", *self.record.fields)

    def describe(self) -> tuple[Line, ...]:
        """A line for every field, for the documentation."""
        return self._lines


def as_bytes(rows: Any) -> Any:
    """Rows as records of nothing but bytes, which one compiled function reads for all games."""
    flat = np.ascontiguousarray(rows)
    return flat.view(np.dtype((Row, np.dtype([("bytes", "u1", (flat.dtype.itemsize,))]))))


class _Layout:
    """The vector while it is being laid out."""

    def __init__(self, seats: int, ranges: Mapping[str, tuple[int, int]]) -> None:
        self.seats, self.ranges = seats, ranges
        self.names: list[str] = []
        self.slices: dict[str, slice] = {}
        self.plan: list[tuple[float, ...]] = []
        self.lines: dict[str, Line] = {}

    def add_viewer(self) -> None:
        """Whose eyes they are, in front."""
        for seat in range(self.seats):
            self._number(f"viewer={seat}", (0, 1, VIEWER, seat, *_Audience(ANYONE)))
        self.slices["viewer"] = slice(0, self.seats)
        self.lines["viewer"] = Line("viewer", self.seats, ENCODINGS[VIEWER], EVERYONE)

    def add(
        self,
        record: type[Record],
        base: int = 0,
        owner: int | None = None,
        prefix: str = "",
        general: str = "",
    ) -> None:
        """A record that begins at byte `base`; `general` is its name without its number."""
        for name, field in record.fields.items():
            at = base + record.dtype.fields[name][1]
            first = len(self.names)
            if isinstance(field.kind, str):
                audience = _audience(record, field, base, owner)
                self._leaf(prefix + name, general + name, field, at, audience)
            else:
                count = self.seats if field.by_seat else field.shape[0]
                for index in range(count):
                    began = len(self.names)
                    inside = at + index * field.kind.dtype.itemsize
                    whose = index if field.by_seat else owner
                    called = f"{prefix}{name}[{index}]"
                    several = f"{general}{name}[{count}]."
                    self.add(field.kind, inside, whose, f"{called}.", several)
                    self.slices[called] = slice(began, len(self.names))
            self.slices[prefix + name] = slice(first, len(self.names))

    def _leaf(self, name: str, general: str, field: Field, at: int, audience: _Audience) -> None:
        """All elements of one field of integers."""
        width = np.dtype(str(field.kind)).itemsize
        before = len(self.names)
        for element, index in enumerate(product(*(range(n) for n in field.shape))):
            called = name + "".join(f"[{place}]" for place in index)
            where = (at + element * width, width)
            began = len(self.names)
            code = self._element(called, general, field, where, audience.of(element))
            self.slices[called] = slice(began, len(self.names))
        several = general + "".join(f"[{n}]" for n in field.shape)
        so_far = self.lines[several].size if several in self.lines else 0
        size = so_far + len(self.names) - before
        self.lines[several] = Line(several, size, ENCODINGS[code], field.seen_by)

    def _element(
        self,
        called: str,
        general: str,
        field: Field,
        where: tuple[int, int],
        seen: _Audience,
    ) -> int:
        """One element, and how it was encoded."""
        if field.words is not None:
            words = {int(member): word_of(member) for member in field.words}
            for value, word in words.items():
                self._number(f"{called}={word}", (*where, WORD, value, *seen))
            return WORD
        code, low, high = self._range(general, field)
        width = 1 / (high - low) if code == RANGE and high > low else 0.0
        self._number(called, (*where, code, low, *seen), width)
        return code

    def _range(self, general: str, field: Field) -> tuple[int, int, int]:
        """How a plain number is encoded, and from where to where it goes."""
        plain = ".".join(part.split("[")[0] for part in general.split("."))
        if plain in self.ranges:
            return RANGE, *self.ranges[plain]
        if field.high < np.iinfo(str(field.kind)).max:
            return RANGE, field.low, field.high
        return (COUNT if field.low >= 0 else EITHER_WAY), field.low, field.high

    def _number(self, name: str, line: tuple[int, ...], scale: float = 0.0) -> None:
        self.names.append(name)
        self.plan.append((*line, scale))


class _Audience(NamedTuple):
    """Who sees an element of a field, as a line of a plan tells it."""

    audience: int
    seat: int = 0
    eyes: int = 0
    eyes_width: int = 1

    def of(self, element: int) -> _Audience:
        """That of another element: masks lie side by side, as what they are of does."""
        return self._replace(eyes=self.eyes + element * self.eyes_width * (self.audience == MASK))


def _audience(record: type[Record], field: Field, base: int, owner: int | None) -> _Audience:
    """Who sees the first element of a field, in a record that begins at byte `base`."""
    if field.seen_by == EVERYONE:
        return _Audience(ANYONE)
    if field.seen_by == OWNER and owner is not None:
        return _Audience(ONE_SEAT, seat=owner)
    mask = record.fields.get(field.seen_by)
    if mask is None:
        return _Audience(NO_ONE)
    first = base + record.dtype.fields[field.seen_by][1]
    return _Audience(MASK, eyes=first, eyes_width=np.dtype(str(mask.kind)).itemsize)
