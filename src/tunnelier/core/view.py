"""Views: a state with what one seat may not see set to UNKNOWN, as the schema declares it."""

from __future__ import annotations

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
            for index in range(field.shape[0]):
                inner_owner = index if field.by_seat else owner
                blank(field.kind, rows[name][:, index], seat, inner_owner)
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
    words: dict[str, Any] = {}
    for name, field in record.fields.items():
        if isinstance(field.kind, str):
            words[name] = _value(field, row[name])
        else:
            words[name] = [as_words(field.kind, row[name][i]) for i in range(field.shape[0])]
    return words


def _value(field: Field, value: Any) -> Any:
    if field.shape:
        return [_value(field._replace(shape=field.shape[1:]), item) for item in value]
    number = int(value)
    if field.seen_by != EVERYONE and number == UNKNOWN:
        return None
    return number if field.words is None else word_of(field.words(number))
