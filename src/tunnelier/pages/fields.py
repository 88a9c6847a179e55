"""The fields of a position, record by record: what stands in them, and what may stand there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.agenda import CHANCE, Pending
from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.language import MESSAGES
from tunnelier.core.position import TABLE, put, record_at
from tunnelier.core.record import A_SEAT, SEAT_BITS, Field, Record
from tunnelier.core.view import ALL_EYES

from .words import MESSAGES as PAGES

MOST_NUMBERS = 16
"""Of a field with more numbers than that, all are written as one text."""
MOST_SEATS = 4
"""With more seats than that, sets of them are written as a number."""
YES, NO, NOTHING = MESSAGES["yes"], MESSAGES["no"], "–"
HOLDS = PAGES["field-holds"]


class Number(NamedTuple):
    """One number of a field: what it is, and what it may be, in words where it has words."""

    label: str
    value: int
    low: int
    high: int
    words: Mapping[int, str]

    @property
    def said(self) -> str:
        """What it is, in words."""
        return self.words.get(self.value, str(self.value))


class Shown(NamedTuple):
    """A field of a record: its name in the text, what it is called, and its numbers."""

    name: str
    label: str
    numbers: tuple[Number, ...]

    @property
    def is_long(self) -> bool:
        """Whether it is one text for a reader, and no number by number."""
        return len(self.numbers) > MOST_NUMBERS

    @property
    def text(self) -> str:
        """Its numbers, as a position writes them."""
        return ",".join(str(each.value) for each in self.numbers)

    @property
    def said(self) -> str:
        """What is in it, in words; nothing if nothing is."""
        if not any(each.value for each in self.numbers):
            return ""
        return "…" if self.is_long else " ".join(each.said for each in self.numbers)


class Place(NamedTuple):
    """A record of a position: the words that lead to it, and what it is called."""

    where: str
    label: str
    kind: str
    """What all records of its kind are called; nothing where it is the only one."""


class Fields:
    """The fields of one position of a game, for a reader."""

    def __init__(self, game: Game, rows: Any, lang: str) -> None:
        self.game, self.rows, self.lang = game, rows, lang
        names, row = game.text.seat_name, rows[0]
        seats = min(max(int(row.seats), 0), game.meta.seats[-1])
        self.seats = [names(row, seat).say(lang) for seat in range(seats)]

    @property
    def places(self) -> list[Place]:
        """Every record, in the order of the text."""
        return [Place(TABLE, self._called(TABLE), ""), *self._inside(self.game.State, "", "")]

    def _inside(self, record: type[Record], where: str, above: str) -> Iterator[Place]:
        for name, field in record.fields.items():
            if isinstance(field.kind, str):
                continue
            count = field.shape[0] if field.shape else 1
            shown = min(count, len(self.seats)) if field.by_seat else count
            for index in range(shown):
                place = f"{where} {name}".strip() + (f" {index}" if field.shape else "")
                one = self.game.text.field(name).form(self.lang, "one")
                label = self.seats[index] if field.by_seat else one
                label += f" {index}" if field.shape and not field.by_seat else ""
                label = f"{above} · {label}" if above else label
                yield Place(place, label, self._called(name) if count > 1 else "")
                yield from self._inside(field.kind, place, label)

    def at(self, where: str) -> list[Shown]:
        """The fields of the record that words lead to; `Impossible` if they lead nowhere."""
        record, row = record_at(self.game, self.rows, where)
        eyes = {field.seen_by for field in record.fields.values()}
        return [
            self._shown(record, name, field, row[name], name in eyes)
            for name, field in record.fields.items()
            if isinstance(field.kind, str)
        ]

    def said(self, where: str) -> str:
        """What stands in a record, in a line."""
        shown = [(field.label, field.said) for field in self.at(where) if field.said]
        return ", ".join(HOLDS.say(self.lang, field=label, said=said) for label, said in shown)

    def _shown(
        self, record: type[Record], name: str, field: Field, values: Any, is_mask: bool
    ) -> Shown:
        asked = (record, name) == (Pending, "question")
        members = self.game.rules.Ask if asked else field.words or ()
        words = {int(member): self._worded(name, word_of(member)) for member in members}
        words = words or self._meant(record, field, is_mask)
        high = max(words) if asked else field.high
        flat = [int(each) for each in np.ravel(values)]
        labels = field.places or [str(k) for k in range(len(flat))]
        numbers = tuple(
            Number(
                self._worded(name, label) if field.places else label if field.shape else "",
                value,
                field.low,
                high,
                {value: str(value), **words} if words else {},
            )
            for label, value in zip(labels, flat, strict=True)
        )
        return Shown(name, self._called(name), numbers)

    def _meant(self, record: type[Record], field: Field, is_mask: bool) -> dict[int, str]:
        """What the numbers of a field stand for, where they are no mere numbers."""
        if field.turns == A_SEAT:
            nobody = MESSAGES["chance"].say(self.lang) if record is Pending else NOTHING
            below = {CHANCE: nobody} if record is Pending else {field.first - 1: nobody}
            known = below | {field.first + k: name for k, name in enumerate(self.seats)}
        elif (field.turns == SEAT_BITS or is_mask) and len(self.seats) <= MOST_SEATS:
            known = {bits: self._several(bits) for bits in range(1 << len(self.seats))}
            known[ALL_EYES] = MESSAGES["everybody"].say(self.lang)
        elif (field.low, field.high) == (0, 1):
            known = {0: NO.say(self.lang), 1: YES.say(self.lang)}
        else:
            known = {}
        return {value: word for value, word in known.items() if field.low <= value <= field.high}

    def _several(self, bits: int) -> str:
        named = (name for seat, name in enumerate(self.seats) if bits >> seat & 1)
        return ", ".join(named) or NOTHING

    def _called(self, name: str) -> str:
        return self.game.text.field(name).say(self.lang)

    def _worded(self, field: str, word: str) -> str:
        return self.game.text.value(field, word).say(self.lang)


def changed(game: Game, rows: Any, where: str, values: Mapping[str, Iterable[str]]) -> Any:
    """A position with other numbers in the fields of one record."""
    after = rows.copy()
    for name, numbers in values.items():
        put(game, after, where, f"{name}={','.join(each.strip() for each in numbers)}")
    return after
