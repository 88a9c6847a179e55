"""Views: a state with what one seat may not see set to UNKNOWN, as the schema declares it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .codec import word_of
from .record import EVERYONE, NOBODY, OWNER, Field, Record, copied

UNKNOWN = -1
SPECTATOR = -2
"""A viewer without a seat."""
ALL_EYES = -1
"""As a mask of seats: everyone sees it, spectators too."""
HIDDEN = 0xFF
"""UNKNOWN is −1: every bit is set, whatever the width."""


def observe(record: type[Record], rows: Any, seat: int) -> Any:
    """What `seat` may see of the first of some rows."""
    seen = _screen(record, seat).views(rows[:1].view(np.uint8))  # type: ignore[arg-type]
    return np.ndarray(1, record.dtype, seen)[0]  # `view` would compare all fields first


def blank(record: type[Record], rows: Any, seat: int) -> None:
    """Set to UNKNOWN, in all rows, what `seat` may not see."""
    raw = rows.view(np.uint8).reshape(len(rows), -1)
    raw[:] = _screen(record, seat).views(raw)  # type: ignore[arg-type]


class Screen:
    """What one seat, or a SPECTATOR, may see of a row, byte by byte."""

    def __init__(self, record: type[Record], seat: int) -> None:
        self.never = np.zeros(record.dtype.itemsize, np.uint8)
        watched: list[tuple[int, int, int]] = []
        for byte, eye in _hidden(record, seat):
            if eye is None:
                self.never[byte] = HIDDEN
            else:
                watched.append((byte, *divmod(eye, 8)))
        self.bytes, self.eyes, bits = np.array(watched, np.intp).reshape(-1, 3).T
        self.bits = bits.astype(np.uint8)
        self.needed = record.secretive

    def view(self, raw: bytearray) -> bytes:
        """The bytes of a row with every bit set where the seat may not look."""
        return self.views(np.frombuffer(raw, np.uint8)).tobytes() if self.needed else bytes(raw)

    def views(self, raw: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The same of many rows at once, a line of bytes each."""
        seen = raw | self.never
        if len(self.bytes):
            seen[..., self.bytes] |= (raw[..., self.eyes] >> self.bits & 1) - 1
        return seen


@cache
def _screen(record: type[Record], seat: int) -> Screen:
    return Screen(record, seat)


def _hidden(
    record: type[Record], seat: int, base: int = 0, owner: int | None = None
) -> Iterator[tuple[int, int | None]]:
    """The bytes a seat may not see; where a mask decides, with the place of its bit in the row.

    The last bit of a mask is no seat's: it is set in ALL_EYES alone.
    """
    for name, field in record.fields.items():
        first = base + record.dtype.fields[name][1]
        if not isinstance(field.kind, str):
            for index in range(field.shape[0]):
                inside = first + index * field.kind.dtype.itemsize
                yield from _hidden(field.kind, seat, inside, index if field.by_seat else owner)
        elif field.seen_by == EVERYONE or (field.seen_by == OWNER and seat == owner):
            continue
        else:
            width = np.dtype(field.kind).itemsize
            mask = record.fields.get(field.seen_by)
            for byte in range(width * int(np.prod(field.shape))):
                eye = None
                if mask is not None:
                    wide = np.dtype(mask.kind).itemsize
                    at = base + record.dtype.fields[field.seen_by][1] + byte // width * wide
                    last = 8 * wide - 1
                    eye = 8 * at + (last if seat == SPECTATOR else min(seat, last))
                yield first + byte, eye


def eyes(record: type[Record], rows: Any) -> Iterator[NDArray[Any]]:
    """The masks that say who sees what, of all rows: nothing else about it ever changes."""
    for path in _masks(record):  # type: ignore[arg-type]
        masks = rows
        for name in path:
            masks = masks[name]
        yield masks


@cache
def _masks(record: type[Record]) -> tuple[tuple[str, ...], ...]:
    """The names that lead from a row to each of them."""
    found: dict[tuple[str, ...], None] = {}
    for name, field in record.fields.items():
        if not isinstance(field.kind, str):
            found |= dict.fromkeys((name, *inside) for inside in _masks(field.kind))  # type: ignore[arg-type]
        elif field.seen_by not in (EVERYONE, OWNER, NOBODY):
            found[field.seen_by,] = None
    return tuple(found)


def as_words(record: type[Record], row: Any) -> dict[str, Any]:
    """A row as plain data that JSON can carry: enums in words, the unknown as None."""
    return _dicts(record, copied(row))[0]


def _dicts(record: type[Record], rows: Any) -> list[dict[str, Any]]:
    """Rows as dictionaries; read column by column, which NumPy does in one go."""
    columns = [_column(field, rows[name]) for name, field in record.fields.items()]
    return [dict(zip(record.fields, values, strict=True)) for values in zip(*columns, strict=True)]


def _column(field: Field, values: Any) -> list[Any]:
    """One field of all rows."""
    if isinstance(field.kind, str):
        return _in_words(values.tolist(), _meanings(field))
    length = field.shape[0]
    inner = _dicts(field.kind, values.reshape(-1))
    return [inner[start : start + length] for start in range(0, len(inner), length)]


def _in_words(values: list[Any], meanings: dict[int, str | None] | None) -> list[Any]:
    if meanings is None:
        return values
    return [
        _in_words(value, meanings) if isinstance(value, list) else meanings.get(value, value)
        for value in values
    ]


@cache
def _meanings(field: Field) -> dict[int, str | None] | None:
    """The words for the numbers of a field; None if they are just numbers."""
    meanings: dict[int, str | None] = {}
    if field.words is not None:
        meanings = {int(word): word_of(word) for word in field.words}
    if field.seen_by != EVERYONE:
        meanings[UNKNOWN] = None
    return meanings or None
