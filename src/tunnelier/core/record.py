"""Records: declared like a class, laid out like a C struct, one row a state."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from struct import Struct
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, cast

import numpy as np

from . import jit
from .language import did_you_mean

EVERYONE = "everyone"
NOBODY = "nobody"
OWNER = "owner"

A_SEAT = "a seat"
SEAT_BITS = "a bit a seat"
SEAT_BY_SEAT = "seat by seat"
"""What a field says of seats, besides what `per_seat` says."""


class Ints(Protocol):
    """What a rule sees of an array field; the stored width is the field's own."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


R = TypeVar("R", bound="Record")
RESERVED = frozenset(name for name in dir(np.record) if not name.startswith("_"))


class Numbers(np.ndarray[Any, Any]):
    """An array field of a row in uncompiled rules: its numbers come out as plain integers."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and self.ndim == 1:
            return self.item(index)
        value = super().__getitem__(index)
        return int(value) if isinstance(value, np.integer) else value


class Row(np.record):  # type: ignore[misc]
    """One row in Python: numbers come out as plain integers, as wide as compiled rules see them.

    NumPy's own small integers would overflow within a sum, and compare to enums very slowly. What
    is stored must still fit the field: NumPy raises OverflowError if it does not.
    """

    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        try:
            value = np.void.__getitem__(self, name)
        except (KeyError, ValueError):
            raise AttributeError(_no_field(self, name)) from None
        if isinstance(value, np.integer):
            return int(value)
        return value.view(Numbers) if jit.is_plain() and value.dtype.kind != "V" else value

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            np.void.__setitem__(self, name, value)
        except (KeyError, ValueError):
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(_no_field(self, name)) from None

    def __repr__(self) -> str:
        """Its plain numbers; what has parts of its own is left out."""
        names = [name for name in self.dtype.names or () if not self.dtype[name].shape]
        told = [f"{name}={self[name]}" for name in names if self.dtype[name].kind != "V"]
        return f"<row of {self.nbytes} bytes: {', '.join(told)}>"

    __str__ = __repr__


def _no_field(row: Row, name: str) -> str:
    names = [each for each in row.dtype.names or () if not each.startswith("_")]
    return f"a row has no field {name!r}.{did_you_mean(name, names)}"


def row_of(layout: Any, module: str, name: str) -> Any:
    """The type of rows of one layout, which know how each of their fields is read.

    `module` and `name` say where it is kept, for `pickle` to find it.
    """
    known: dict[str, Any] = {"__module__": module, "__qualname__": name}
    for field, (kind, offset, *_) in layout.fields.items():
        if kind.kind == "i":
            known[field] = property(_number(kind, offset))
        elif kind.shape:
            known[field] = _several(field, kind)
    return np.dtype((type(name.rpartition(".")[2], (Row,), known), layout))


def _number(kind: Any, offset: int) -> Callable[[Row], int]:
    """How a number is read: from the bytes, which is several times faster than by its name."""
    unpack = Struct(f"={kind.char}").unpack_from

    def read(row: Row) -> int:
        value: int = unpack(row, offset)[0]
        return value

    return read


def _several(field: str, kind: Any) -> Any:
    """How an array is read: in place, so that it can be written to."""
    get = np.void.__getitem__
    if kind.base.kind == "V":
        return _Kept(field, kind.shape, np.ndarray, lambda row: get(row, field))
    if not jit.COMPILED:
        return _Kept(field, kind.shape, Numbers, lambda row: get(row, field).view(Numbers))
    # Rules may run as plain Python here or there, and want another array than whoever draws.
    return property(
        lambda row: get(row, field).view(Numbers) if jit.is_plain() else get(row, field)
    )


class _Kept:
    """An array that a row keeps once it was read, if the row lies in an array of its own.

    Then it is looked up like any attribute, many times as fast as NumPy finds a field. It looks at
    that array and not at the row: NumPy would never find out that both hold but each other.
    """

    def __init__(
        self, field: str, shape: tuple[int, ...], made: type, read: Callable[[Row], Any]
    ) -> None:
        self._field, self._shape, self._made, self._read = field, shape, made, read

    def __get__(self, row: Any, owner: Any = None) -> Any:
        if row is None:
            return self
        base = row.base
        if base is None or base.size != 1:
            return self._read(row)
        array = base[self._field].reshape(self._shape).view(self._made)
        row.__dict__[self._field] = array
        return array


def copied(rows: Any) -> Any:
    """Some rows, or a single one, once more in an array of their own.

    As bytes: NumPy would go from field to field, twenty to fifty times as long.
    """
    return np.frombuffer(bytearray(rows.tobytes()), rows.dtype)


class Field(NamedTuple):
    """One declared field: its type, its shape, what it may hold and who may see it."""

    kind: str | type[Record]
    shape: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    words: type[IntEnum] | None = None
    seen_by: str = EVERYONE
    by_seat: bool = False
    turns: str = ""
    """How it changes when the table is turned; see `core/encoding/`."""
    first: int = 0
    """Where it holds a seat: the number that stands for seat 0."""
    places: tuple[str, ...] = ()
    """What it counts, place by place, in words: cards of a hand, kinds of goods."""
    which: bool = False
    """Whether it says which thing lies there, and not how many."""


def i8(
    *shape: int,
    low: int = 0,
    high: int | None = None,
    of: type[IntEnum] | None = None,
    seen_by: str = EVERYONE,
) -> Any:
    """A field of small integers from `low` to `high`, or one member of the enum `of`."""
    return _integers("i1", shape, low, high, of, seen_by)


def i16(
    *shape: int,
    low: int = 0,
    high: int | None = None,
    of: type[IntEnum] | None = None,
    seen_by: str = EVERYONE,
) -> Any:
    """As `i8`, two bytes wide."""
    return _integers("i2", shape, low, high, of, seen_by)


def i32(
    *shape: int,
    low: int = 0,
    high: int | None = None,
    of: type[IntEnum] | None = None,
    seen_by: str = EVERYONE,
) -> Any:
    """As `i8`, four bytes wide."""
    return _integers("i4", shape, low, high, of, seen_by)


def each(record: type[Record], count: int) -> Any:
    """`count` records of one kind: slots, spaces, cells."""
    return Field(record, (count,))


def per_seat(record: type[Record], seats: int) -> Any:
    """One record a seat: what is `seen_by=OWNER` in it is seen by that seat alone."""
    return Field(record, (seats,), by_seat=True)


def a_seat(field: Any, first: int = 0) -> Any:
    """A field that holds a seat: `first` stands for seat 0, and the others follow."""
    return field._replace(turns=A_SEAT, first=first)


def seat_bits(field: Any) -> Any:
    """A field with a bit a seat."""
    return field._replace(turns=SEAT_BITS)


def seat_by_seat(field: Any) -> Any:
    """A field with a number, or a record, for every seat in their order."""
    return field._replace(turns=SEAT_BY_SEAT)


def a_thing(field: Any) -> Any:
    """A field that says which card, tile or space it is by its number: one more is another one."""
    return field._replace(which=True)


def of_each(words: Sequence[str], field: Any) -> Any:
    """A field that counts things: how many there are of each of `words`, in their order.

    Tables made from the schema show such things by their names, and light those that can be played.
    """
    if field.shape != (len(words),):
        raise TypeError(f"{len(words)} words for a field of the shape {field.shape}")
    return field._replace(places=tuple(words))


class Record:
    """Subclass it and declare fields; the class then knows its own memory layout.

    >>> class Player(Record):
    ...     coins: int = i16()
    ...     goods: Ints = i8(3)
    >>> player = Player.rows(1)[0]
    >>> player.coins += 5
    >>> int(player.coins), Player.dtype.itemsize
    (5, 6)
    """

    dtype: ClassVar[Any]
    Row: ClassVar[type[Row]]
    alignment: ClassVar[int]
    fields: ClassVar[Mapping[str, Field]]
    secretive: ClassVar[bool]
    """Whether any field, of records inside it too, is kept from anybody."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        _refuse_names(cls)
        _refuse_audiences(cls)
        layout, cls.alignment = _layout(cls.fields)
        cls.dtype = row_of(layout, cls.__module__, f"{cls.__qualname__}.Row")
        cls.Row = cls.dtype.type
        cls.secretive = any(field.seen_by != EVERYONE for _, field in leaves(cls))

    @classmethod
    def rows(cls, count: int) -> Any:
        """`count` rows of zeros."""
        return np.zeros(count, cls.dtype)


def table(record: type[R], sheet: Iterable[Mapping[str, Any]]) -> Sequence[R]:
    """A constant array of records; an array field may be written as `{index: value}`."""
    lines = list(sheet)
    rows = record.rows(len(lines))
    for row, line in zip(rows, lines, strict=True):
        for name, value in line.items():
            if isinstance(value, Mapping):
                for key, amount in value.items():
                    row[name][key] = amount
            else:
                row[name] = value
    rows.flags.writeable = False
    return cast("Sequence[R]", rows)


def leaves(
    record: type[Record], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Field]]:
    """Every integer field of a record and of the records inside it, with the way to it."""
    for name, field in record.fields.items():
        if isinstance(field.kind, str):
            yield (*path, name), field
        else:
            yield from leaves(field.kind, (*path, name))


def column(rows: Any, path: Sequence[str]) -> Any:
    """The values of one leaf field over many rows, as one array."""
    for name in path:
        rows = rows[name]
    return rows


def _integers(
    kind: str,
    shape: tuple[int, ...],
    low: int,
    high: int | None,
    of: type[IntEnum] | None,
    seen_by: str,
) -> Field:
    if of is not None:
        low, high = min(of), max(of)
    widest = np.iinfo(kind)
    high = int(widest.max) if high is None else int(high)
    if not widest.min <= low <= high <= widest.max:
        raise TypeError(f"{low}…{high} does not fit {8 * np.dtype(kind).itemsize} bits")
    return Field(kind, shape, int(low), high, of, seen_by)


def _refuse_names(record: type[Record]) -> None:
    """NumPy's own attributes would shadow such fields in uncompiled code."""
    clash = sorted(RESERVED & set(record.fields))
    if clash:
        raise TypeError(f"{record.__name__}: rename {clash}, NumPy uses these names itself")


def _refuse_audiences(record: type[Record]) -> None:
    for name, field in record.fields.items():
        if field.seen_by in (EVERYONE, NOBODY, OWNER):
            continue
        mask = record.fields.get(field.seen_by)
        if mask is None or mask.shape != field.shape:
            raise TypeError(
                f"{record.__name__}.{name} is seen by {field.seen_by!r}, which is no audience "
                "and no field of the same shape"
            )


def _layout(fields: Mapping[str, Field]) -> tuple[Any, int]:
    """Offsets aligned as a GPU wants them: it would read what is not aligned byte by byte.

    Gaps become fields of their own: copies then carry every byte, and equal rows are equal bytes.
    NumPy, told `align=True`, finds nothing to move, and notes that all is aligned.
    """
    offset, widest = 0, 1
    layout: list[tuple[Any, ...]] = []

    def fill_up_to(alignment: int) -> None:
        nonlocal offset
        gap = -offset % alignment
        if gap:
            layout.append((f"_gap{offset}", "i1", (gap,)))
        offset += gap

    for name, field in fields.items():
        if isinstance(field.kind, str):
            base: Any = np.dtype(field.kind)
            alignment = base.itemsize
        else:
            base, alignment = field.kind.dtype, field.kind.alignment
        fill_up_to(alignment)
        layout.append((name, base, field.shape) if field.shape else (name, base))
        offset += base.itemsize * math.prod(field.shape)
        widest = max(widest, alignment)
    fill_up_to(widest)
    return np.dtype(layout, align=True), widest
