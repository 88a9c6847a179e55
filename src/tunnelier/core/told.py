"""A view in words, field by field, as the schema declares it: what plain tables are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .codec import word_of
from .language import MESSAGES, Phrase
from .numbers import plain
from .plain import Words
from .record import A_SEAT, NOBODY, SEAT_BITS, SEAT_BY_SEAT, Field, Record
from .view import ALL_EYES, as_words

ENGINE = {"seats", "over", "depth", "agenda"}
"""Fields that say nothing of the table."""

YES, NO = MESSAGES["yes"], MESSAGES["no"]
EVERYBODY = MESSAGES["everybody"]
HIDDEN, NOTHING = "?", "–"


class Thing(NamedTuple):
    """One of what a field counts."""

    word: str
    called: str
    many: int


class Line(NamedTuple):
    """One field: its name, what it is called, and what it holds, as words or as things."""

    name: str
    label: str
    value: str
    things: tuple[Thing, ...] = ()


class Told(NamedTuple):
    """What everyone shares, and what is each seat's."""

    table: tuple[Line, ...]
    seats: tuple[tuple[Line, ...], ...]


def told(state: type[Record], view: Any, words: Words, lang: str) -> Told:
    """A view in words. What nobody ever sees, and masks of eyes, are left out."""
    teller = _Teller(view, words, lang)
    whole = as_words(state, view)
    table: list[Line] = []
    seats: list[list[Line]] = [[] for _ in range(int(view.seats))]
    for name, field in _shown(state):
        if field.by_seat or field.turns == SEAT_BY_SEAT:
            for seat, lines in enumerate(seats):
                lines += teller.lines(
                    name, field._replace(shape=field.shape[1:]), whole[name][seat]
                )
        else:
            table += teller.lines(name, field, whole[name])
    return Told(tuple(table), tuple(map(tuple, seats)))


def labels(record: type[Record], words: Words) -> Iterator[Phrase]:
    """Whatever `told` may call fields, their words and the things they count."""
    for name, field in _shown(record):
        if isinstance(field.kind, str):
            members = () if field.words is None else tuple(map(word_of, field.words))
            yield from (words.word(word) for word in (name, *members, *field.places))
        else:
            if field.shape and not field.by_seat:
                yield words.word(name)
            yield from labels(field.kind, words)


def _shown(record: type[Record]) -> list[tuple[str, Field]]:
    masks = {field.seen_by for field in record.fields.values()}
    return [
        (name, field)
        for name, field in record.fields.items()
        if name not in masks | ENGINE and field.seen_by != NOBODY
    ]


class _Teller:
    def __init__(self, view: Any, words: Words, lang: str) -> None:
        self.words, self.lang = words, lang
        self.names = [words.seat_name(view, k).say(lang) for k in range(int(view.seats))]

    def called(self, word: str) -> str:
        return self.words.word(word).say(self.lang)

    def lines(self, name: str, field: Field, value: Any) -> Iterator[Line]:
        """The lines of one field: one, or those of the records in it."""
        if isinstance(field.kind, str):
            yield self.line(name, field, value)
        elif not field.shape:
            for inner, its in _shown(field.kind):
                yield from self.lines(inner, its, value[inner])
        else:
            for number, record in enumerate(value, 1):
                if any(map(_any, record.values())):
                    yield Line(
                        f"{name}-{number}", f"{self.called(name)} {number}", self.row(field, record)
                    )

    def row(self, field: Field, record: Mapping[str, Any]) -> str:
        """A record inside a record, on one line."""
        inner = _shown(field.kind) if not isinstance(field.kind, str) else []
        parts = (line for name, its in inner for line in self.lines(name, its, record[name]))
        return ", ".join(f"{line.label} {line.value}" for line in parts)

    def line(self, name: str, field: Field, value: Any) -> Line:
        label = self.called(name)
        if not field.places:
            return Line(name, label, self.value(field, value))
        things = tuple(
            Thing(word, self.called(word), count)
            for word, count in zip(field.places, value, strict=True)
            if count
        )
        listed = [t.called if t.many == 1 else f"{t.many} × {t.called}" for t in things]
        listed += [HIDDEN] if None in value else []
        return Line(name, label, ", ".join(listed) or NOTHING, things)

    def value(self, field: Field, value: Any) -> str:
        """A number, or several, as what they mean."""
        if isinstance(value, list):
            if value and all(each is None for each in value):
                return HIDDEN
            between = " / " if isinstance(value[0], list) else " "
            return between.join(self.value(field, each) for each in value)
        if value is None:
            return HIDDEN
        if isinstance(value, str):
            return self.called(value)
        if field.turns == A_SEAT:
            seat = value - field.first
            return self.names[seat] if 0 <= seat < len(self.names) else NOTHING
        if field.turns == SEAT_BITS:
            return self.several(value)
        if (field.low, field.high) == (0, 1):
            return (YES if value else NO).say(self.lang)
        return plain(value, self.lang)

    def several(self, bits: int) -> str:
        if bits == ALL_EYES:
            return EVERYBODY.say(self.lang)
        named = (name for seat, name in enumerate(self.names) if bits >> seat & 1)
        return ", ".join(named) or NOTHING


def _any(value: Any) -> bool:
    """Whether there is anything but zeros."""
    return any(map(_any, value)) if isinstance(value, list) else bool(value)
