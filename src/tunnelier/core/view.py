"""Views: a state with what one seat may not see set to UNKNOWN, as the schema declares it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .codec import word_of
from .record import EVERYONE, NOBODY, OWNER, Field, Record

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


def blank(record: type[Record], rows: Any, seat: int) -> None:
    """Set to UNKNOWN, in all rows, what `seat` may not see."""
    for values, name, is_seen in _secrets(record, rows, seat):
        values[name] = np.where(is_seen, values[name], UNKNOWN)


def eyes(record: type[Record], rows: Any) -> Iterator[NDArray[Any]]:
    """The masks that say who sees what, of all rows: nothing else about it ever changes."""
    for secret in _kept_from_some(record):  # type: ignore[arg-type]
        if secret.audience not in (OWNER, NOBODY):
            yield _values(rows, secret)[secret.audience]


def _secrets(record: type[Record], rows: Any, seat: int) -> Iterator[tuple[Any, str, Any]]:
    """Every field that is not for everyone: where it is, and whether `seat` sees it."""
    for secret in _kept_from_some(record):  # type: ignore[arg-type]
        values, (_, name, audience, owner) = _values(rows, secret), secret
        if audience in (OWNER, NOBODY):
            yield values, name, audience == OWNER and seat == owner
        else:
            mask = values[audience]
            yield values, name, (mask >> seat) & 1 == 1 if seat >= 0 else mask == ALL_EYES


def _values(rows: Any, secret: _Secret) -> Any:
    """The records in which a secret lies."""
    for step, index in secret.path:
        rows = rows[step] if index is None else rows[step][..., index]
    return rows


class _Secret(NamedTuple):
    """A field that is not for everyone, and the way to it from a row."""

    path: tuple[tuple[str, int | None], ...]
    name: str
    audience: str
    owner: int | None


@cache
def _kept_from_some(record: type[Record]) -> tuple[_Secret, ...]:
    return tuple(_walk(record, (), None))


def _walk(
    record: type[Record], path: tuple[tuple[str, int | None], ...], owner: int | None
) -> Iterator[_Secret]:
    for name, field in record.fields.items():
        if isinstance(field.kind, str):
            if field.seen_by != EVERYONE:
                yield _Secret(path, name, field.seen_by, owner)
        elif field.by_seat:
            for seat in range(field.shape[0]):
                yield from _walk(field.kind, (*path, (name, seat)), seat)
        else:
            yield from _walk(field.kind, (*path, (name, None)), owner)


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
