"""Lay out the vector of a kind of record from its schema: which number means what.

The *table's* layout names seats as the table does, and is as long as there are players. The
*viewer's* is the same length at every table of a game, and says everything as the viewer would:
place 0 is its own, place 1 the next seat's, and so on round the table. What was learned on one seat
counts for all of them. In front of it stand the viewer's seat as the table counts, since moves name
seats so; which places are taken; and what is asked: a number a question, and what it is about.

What the numbers themselves are is said in `read.py`. Two more things can be chosen:

- *one-hot*: a number that says which thing it is (`a_thing`) becomes a number a thing, 1 for the
  one;
- *facts*: what a game tells itself stands at the end (see `entities.py`), instead of some fields.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.codec import word_of
from tunnelier.core.record import (
    A_SEAT,
    EVERYONE,
    OWNER,
    SEAT_BITS,
    SEAT_BY_SEAT,
    Field,
    Record,
)
from tunnelier.core.view import SPECTATOR

from .entities import Facts, Group, laid_out
from .read import (
    ABOUT,
    ANYONE,
    ASKED,
    BIT,
    COUNT,
    EITHER_WAY,
    MASK,
    NO_ONE,
    ONE_SEAT,
    PLACE,
    PLAN,
    RANGE,
    SEAT,
    VIEWER,
    WORD,
    Line,
)
from .write import Tables, as_bytes, tables_for, write

ENCODINGS = {
    VIEWER: "one a seat",
    WORD: "one a word",
    RANGE: "a range",
    COUNT: "a count",
    EITHER_WAY: "either way",
    PLACE: "one a place",
    SEAT: "one a place",
    BIT: "one a place",
    ASKED: "one a question",
    ABOUT: "a count",
}
"""How a number is made, in words, for the documentation."""
ONE_HOT = "one a thing"

WHICH = re.compile(r"\[[^]]*\]")
"""The index in a name."""


class Part(NamedTuple):
    """One field of the state as the documentation describes it."""

    name: str
    """With the number of its elements: `players[3].goods[4]`."""
    size: int
    """How many numbers of the vector it takes."""
    encoding: str
    seen_by: str


class Layout:
    """The layout of the vector of one kind of record.

    >>> from tunnelier.games import load
    >>> layout = load("cave-in").features(2)
    >>> layout.slices["players[1].lamp"], layout.names[0], layout.size
    (slice(17, 18, None), 'viewer=0', 35)
    >>> layout = load("cave-in").viewer_features
    >>> layout.slices["players[+1].lamp"], layout.names[4], layout.size
    (slice(32, 33, None), 'place[+0]', 84)
    """

    size: int
    """How many numbers there are."""
    names: tuple[str, ...]
    """What each of them is: `players[1].coins`, `cells[3].lies=face-up`, `owner=+2`."""
    slices: Mapping[str, slice]
    """Where a thing lies in the vector: a field, a record, an element, `cells[3].lies`."""
    groups: list[Group]
    """Entities among them that moves are about."""
    plan: Any
    """A line for every number up to those that the game tells itself, of the type PLAN."""

    def __init__(
        self,
        record: type[Record],
        seats: int,
        ranges: Mapping[str, tuple[int, int]] | None = None,
        *,
        questions: Mapping[int, str] | None = None,
        one_hot: bool = False,
        facts: Facts | None = None,
    ) -> None:
        """That of the table; with the words of `questions`, that of the viewer.

        `seats` are as many as there are, or the most there are. `ranges` narrows what some fields
        hold, by name: `agenda.seat`.
        """
        facts = facts or Facts()
        builder = _Builder(seats, ranges or {}, questions is not None, one_hot, facts.instead_of)
        builder.add_viewer()
        if questions is not None:
            builder.add_question(record, questions)
        builder.add(record)
        self.record, self.seats, self.viewer_first = record, seats, questions is not None
        spans, self.groups = laid_out(facts.entities, len(builder.names))
        self.spans, self._loops = np.array(spans, np.int32).reshape(-1, 2), facts.loops
        told = (name for row in facts.entities for name in row.names)
        self.names = (*builder.names, *told)
        self.size, self.slices = len(self.names), builder.slices
        self.plan = np.array([tuple(line) for line in builder.plan], PLAN)
        self._parts = tuple(builder.parts.values())

    def __repr__(self) -> str:
        whose = "the viewer first" if self.viewer_first else "as the table"
        return f"<Layout: {self.size} numbers, {self.seats} seats, {whose}>"

    @cached_property
    def tables(self) -> Tables:
        """The plan as `write` reads it."""
        seats_at = int(self.record.dtype.fields["seats"][1])
        return tables_for(self.plan, self.seats, seats_at, self.viewer_first)

    @property
    def fingerprint(self) -> str:
        """Changes with what any of the numbers means, not with where it lies in the row."""
        content = hashlib.sha256("\n".join(self.names).encode())
        for column in ("code", "low", "audience", "place", "other", "scale"):
            content.update(np.ascontiguousarray(self.plan[column]).tobytes())
        return content.hexdigest()[:16]

    def unhidden(self) -> Layout:
        """The same of a state from which nothing is hidden from anybody."""
        layout = copy(self)
        vars(layout).pop("tables", None)
        layout.plan = self.plan.copy()
        layout.plan["audience"] = ANYONE
        return layout

    def of(self, rows: Any, seat: int | NDArray[Any]) -> NDArray[np.float32]:
        """The vectors of many rows, one a line, as a seat sees them, or each row's own seat."""
        viewers = np.broadcast_to(np.asarray(seat, np.int64), len(rows))
        self._refuse_strangers(viewers, np.asarray(rows["seats"]))
        out = np.empty((len(rows), self.size), np.float32)
        self.write(self.bytes_of(rows), viewers.astype(np.int8), out)
        return out

    def _refuse_strangers(self, viewers: NDArray[np.int64], seats: Any) -> None:
        """Raise a ValueError if somebody looks who does not sit there, or at another table."""
        strangers = (viewers < 0) | (viewers >= seats)
        if self.viewer_first and strangers.any():
            raise ValueError(f"nobody sits at seat {viewers[strangers][0]}: who looks must")
        strangers = (viewers != SPECTATOR) & ((viewers < 0) | (viewers >= self.seats))
        if strangers.any():
            raise ValueError(
                f"there is no seat {viewers[strangers][0]}: seats are 0 to {self.seats - 1}, "
                f"a spectator is {SPECTATOR}"
            )
        if not self.viewer_first and (seats != self.seats).any():
            raise ValueError(f"these are features of {self.seats} seats, the rows have others")

    def write(self, rows: Any, viewers: NDArray[np.int8], out: NDArray[np.float32]) -> None:
        """As `of`, into an array, from rows as `bytes_of` gives them; nothing is checked."""
        write(rows, viewers, self.tables, out)
        if len(self.spans):
            self._loops.fill_all(rows.view(self.record.dtype), viewers, self.spans, out)

    def bytes_of(self, rows: Any) -> Any:
        """The same rows as records of nothing but bytes; if they lie side by side, in place."""
        return as_bytes(rows)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the largest parts, in order: together they are the whole plan."""
        return tuple(dict.fromkeys(WHICH.sub("", part.name).split(".")[0] for part in self._parts))

    def describe(self) -> tuple[Part, ...]:
        """A line for every field, for the documentation."""
        return self._parts


class _Where(NamedTuple):
    """Where a record or a field lies that is being laid out, and what it is called."""

    at: int = 0
    called: str = ""
    general: str = ""
    """The name with how many there are, instead of which one it is."""
    place: int = 0
    stride: int = 0
    owned: bool = False
    """Whether it belongs to a seat."""

    @property
    def path(self) -> str:
        """The name without numbers."""
        return WHICH.sub("", self.general)


class _Builder:
    """The vector while it is being laid out."""

    def __init__(
        self,
        seats: int,
        ranges: Mapping[str, tuple[int, int]],
        viewer_first: bool,
        one_hot: bool,
        without: Sequence[str],
    ) -> None:
        self.seats, self.ranges, self.viewer_first = seats, ranges, viewer_first
        self.one_hot, self.without = one_hot, without
        self.names: list[str] = []
        self.slices: dict[str, slice] = {}
        self.plan: list[Line] = []
        self.parts: dict[str, Part] = {}

    def add_viewer(self) -> None:
        """Who looks; where places are counted from there, which of them are taken."""
        for seat in range(self.seats):
            self._number(f"viewer={seat}", Line(code=VIEWER, low=seat))
        self._head("viewer", 0)
        if self.viewer_first:
            for place in range(self.seats):
                self._number(f"place[+{place}]", Line(code=PLACE, place=place))
            self._head("place", self.seats)

    def add_question(self, record: type[Record], questions: Mapping[int, str]) -> None:
        """What is asked, and about what."""
        first = len(self.names)
        entry: Any = record.fields["agenda"].kind
        depth, agenda = (int(record.dtype.fields[name][1]) for name in ("depth", "agenda"))
        question, about = (int(entry.dtype.fields[name][1]) for name in ("question", "about"))
        line = Line(depth, code=ASKED, eyes=agenda + question, eyes_width=entry.dtype.itemsize)
        for value, word in questions.items():
            self._number(f"asked={word}", line._replace(low=value))
        self._head("asked", first)
        self._number("about", line._replace(width=2, code=ABOUT, eyes=agenda + about))
        self._head("about", len(self.names) - 1)

    def _head(self, name: str, first: int) -> None:
        """Note what the numbers from `first` on are, which no field has."""
        self.slices[name] = slice(first, len(self.names))
        self._describe(name, first, ENCODINGS[self.plan[first].code], EVERYONE)

    def _describe(self, name: str, first: int, encoding: str, seen_by: str) -> None:
        """Describe the numbers from `first` on, with those that have the same name."""
        so_far = self.parts[name].size if name in self.parts else 0
        self.parts[name] = Part(name, so_far + len(self.names) - first, encoding, seen_by)

    def add(self, record: type[Record], where: _Where | None = None) -> None:
        """All fields of a record."""
        where = where or _Where()
        for name, field in record.fields.items():
            here = where._replace(
                at=where.at + int(record.dtype.fields[name][1]),
                called=where.called + name,
                general=where.general + name,
            )
            if here.path in self.without:
                continue
            first = len(self.names)
            if isinstance(field.kind, str):
                self._leaf(field, here, _audience(record, field, where))
            else:
                self._records(field.kind, field, here)
            self.slices[here.called] = slice(first, len(self.names))

    def _records(self, record: type[Record], field: Field, where: _Where) -> None:
        """Records of one kind, side by side, or one a seat."""
        size = int(record.dtype.itemsize)
        turns = self.viewer_first and (field.by_seat or field.turns == SEAT_BY_SEAT)
        _refuse(turns and where.stride > 0, where)
        count = self.seats if field.by_seat else field.shape[0]
        for index in range(count):
            first = len(self.names)
            called = f"{where.called}[{'+' * turns}{index}]"
            here = where._replace(called=f"{called}.", general=f"{where.general}[{count}].")
            if field.by_seat:
                here = here._replace(place=index, owned=True)
            if turns:
                here = here._replace(place=index, stride=size)
            else:
                here = here._replace(at=where.at + index * size)
            self.add(record, here)
            self.slices[called] = slice(first, len(self.names))

    def _leaf(self, field: Field, where: _Where, seen: Line) -> None:
        """All elements of one field of integers; `seen` says who sees the first of them."""
        width = np.dtype(str(field.kind)).itemsize
        turns, first = self.viewer_first and field.turns == SEAT_BY_SEAT, len(self.names)
        _refuse(turns and (seen.audience == MASK or where.stride > 0), where)
        inner = int(np.prod(field.shape[1:], dtype=int))
        for element, index in enumerate(product(*(range(n) for n in field.shape))):
            marks = [f"[{'+' * (turns and k == 0)}{n}]" for k, n in enumerate(index)]
            here = where._replace(
                at=where.at + element * width, called=where.called + "".join(marks)
            )
            if turns:
                at = where.at + element % inner * width
                here = here._replace(at=at, place=index[0], stride=width * inner)
            line = seen._replace(at=here.at, width=width, place=here.place, stride=here.stride)
            if seen.audience == MASK:  # masks lie side by side, as what they are of does
                line = line._replace(eyes=seen.eyes + element * seen.eyes_width)
            began = len(self.names)
            self._element(field, here, line)
            self.slices[here.called] = slice(began, len(self.names))
        code = self.plan[first].code
        how = ONE_HOT if code == WORD and field.words is None else ENCODINGS[code]
        several = "".join(f"[{n}]" for n in field.shape)
        self._describe(where.general + several, first, how, field.seen_by)

    def _element(self, field: Field, where: _Where, line: Line) -> None:
        """One number of the state."""
        called, turns = where.called, field.turns if self.viewer_first else ""
        if turns == SEAT_BITS:
            for place in range(self.seats):
                self._number(f"{called}&+{place}", line._replace(code=BIT, other=place))
        elif turns == A_SEAT:
            seat = line._replace(code=SEAT, low=field.first)
            for place in range(self.seats):
                self._number(f"{called}=+{place}", seat._replace(other=place))
            self._words(called, line, {value: str(value) for value in self._no_seats(field)})
        elif field.words is not None:
            self._words(called, line, {int(word): word_of(word) for word in field.words})
        elif self.one_hot and field.which:
            things = range(field.low, field.high + 1)
            self._words(called, line, {thing: str(thing) for thing in things})
        else:
            code, low, high = self._range(field, where.path)
            scale = 1 / (high - low) if code == RANGE and high > low else 0.0
            self._number(called, line._replace(code=code, low=low, scale=scale))

    def _words(self, called: str, line: Line, words: Mapping[int, str]) -> None:
        for value, word in words.items():
            self._number(f"{called}={word}", line._replace(code=WORD, low=value))

    def _no_seats(self, field: Field) -> list[int]:
        """What a field may hold that is no seat."""
        after = field.first + self.seats
        beyond = range(after, field.high + 1) if field.high < _widest(field) else ()
        return [*range(field.low, field.first), *beyond]

    def _range(self, field: Field, path: str) -> tuple[int, int, int]:
        """How a plain number is encoded, and from where to where it goes."""
        if path in self.ranges:
            return RANGE, *self.ranges[path]
        if field.high < _widest(field):
            return RANGE, field.low, field.high
        return (COUNT if field.low >= 0 else EITHER_WAY), field.low, field.high

    def _number(self, name: str, line: Line) -> None:
        self.names.append(name)
        self.plan.append(line)


def _refuse(inside: bool, where: _Where) -> None:
    """What changes with the viewer twice over cannot be laid out with the viewer first."""
    if inside:
        raise TypeError(f"{where.called}: seat by seat, inside a seat or behind a mask of eyes")


def _widest(field: Field) -> int:
    """What a field holds at most if no end is declared."""
    return int(np.iinfo(str(field.kind)).max)


def _audience(record: type[Record], field: Field, where: _Where) -> Line:
    """Who sees the first element of a field, in a record that lies there."""
    if field.seen_by == EVERYONE:
        return Line(audience=ANYONE)
    if field.seen_by == OWNER and where.owned:
        return Line(audience=ONE_SEAT)
    mask = record.fields.get(field.seen_by)
    if mask is None:
        return Line(audience=NO_ONE)
    eyes = where.at + int(record.dtype.fields[field.seen_by][1])
    return Line(audience=MASK, eyes=eyes, eyes_width=np.dtype(str(mask.kind)).itemsize)
