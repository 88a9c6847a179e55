"""Views: a state with what one seat may not see set to UNKNOWN, as the schema declares it."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from .codec import word_of
from .record import EVERYONE, OWNER, Field, Record

UNKNOWN = -1
SPECTATOR = -2
"""A viewer without a seat."""
ALL_EYES = -1
"""As a mask of seats: everyone sees it, spectators too."""


def observe(record: type[Record], state: Any, seat: int) -> Any:
    """What `seat` may see of one state."""
    view = np.array([state], record.dtype)
    blank(record, view, seat)
    return view[0]


def blank(record: type[Record], rows: Any, seat: int, owner: int | None = None) -> None:
    """Set to UNKNOWN, in all rows, what `seat` may not see."""
    if not record.secretive:
        return
    for name, field in record.fields.items():
        if not isinstance(field.kind, str):
            if not field.by_seat:
                blank(field.kind, rows[name], seat, owner)
                continue
            for index in range(field.shape[0]):
                blank(field.kind, rows[name][..., index], seat, index)
        elif field.seen_by == EVERYONE or (field.seen_by == OWNER and seat == owner):
            continue
        elif field.seen_by in record.fields:
            mask = rows[field.seen_by]
            seen = (mask >> seat) & 1 if seat >= 0 else mask == ALL_EYES
            rows[name] = np.where(seen, rows[name], UNKNOWN)
        else:
            rows[name] = UNKNOWN


def as_words(record: type[Record], row: Any) -> dict[str, Any]:
    """A row as plain data that JSON can carry: enums in words, the unknown as None."""
    return _dicts(record, np.array([row], record.dtype))[0]


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
