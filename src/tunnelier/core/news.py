"""News: where a rule does something, it says so, in one line beside what it does.

    s.props -= props
    tell(s, News.TOOK, seat, props)

Compiled, that is nothing at all. To hear it, a move is played once more as plain Python: see
`listening`, and `Match.story`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from .codec import Domain, next_of, words_of
from .faults import Fault
from .jit import plainly, telling
from .language import did_you_mean
from .record import (
    A_SEAT,
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT_BY_SEAT,
    Record,
    column,
    leaves,
)

MOST_ARGUMENTS = 3
THE_TABLE = -1
"""As the seat of a piece of news: it happens to nobody in particular."""
OUT_OF_SIGHT = -1
"""As the place of a byte: nobody ever sees it."""

BOOKKEEPING = {
    "seats": "does not change",
    "depth": "what is asked next is asked",
    "agenda.question": "what is asked next is asked",
    "agenda.seat": "what is asked next is asked",
    "agenda.about": "what is asked next is asked",
}
"""Fields of every game of which nothing is told. Others are declared in a game's news.py."""

Meaning = Domain | type[int] | str
"""What an argument of news can be: a number (`int`), a seat (`A_SEAT`), or one of some words."""


class Tells:
    """One kind of news: the rule that makes it happen, the fields it explains, its arguments.

    `fields` are those of the row that change by it: `"props"`, `"players.props"`. What is
    `seen_by=OWNER` is heard by its seat alone; the others hear of it without the arguments, apart
    from those that are `heard_by_all`.
    """

    def __init__(
        self,
        rule: str | None,
        *fields: str,
        seen_by: str = EVERYONE,
        heard_by_all: Sequence[str] = (),
        **args: Meaning,
    ) -> None:
        if len(args) > MOST_ARGUMENTS:
            raise TypeError(f"news has at most {MOST_ARGUMENTS} arguments: tell it in two pieces")
        if seen_by not in (EVERYONE, OWNER):
            raise TypeError(f"{seen_by!r} is no audience of news")
        self.rule = rule
        self.fields = fields
        self.args: Mapping[str, Meaning] = {
            name: meaning if meaning is int or meaning == A_SEAT else words_of(meaning)  # type: ignore[arg-type]
            for name, meaning in args.items()
        }
        hidden = set(args) - set(heard_by_all) if seen_by == OWNER else set()
        self.secret = tuple(name in hidden for name in args)
        self.private = seen_by == OWNER


class Tidings(IntEnum):
    """The kinds of news of a game, in the order of its rules; they are numbered as they stand."""

    tells: Tells

    def __new__(cls, tells: Tells) -> Self:
        """The next kind."""
        return next_of(cls, tells=tells)


class Piece(NamedTuple):
    """A piece of news: what happened, to which seat, and with what."""

    news: Any
    seat: int
    values: tuple[int | None, ...]
    """The arguments as numbers; None where they are kept from whoever hears it."""
    row: bytes = b""
    """The state when it was told."""

    def heard_by(self, viewer: int) -> Piece:
        """The piece as a seat, or a spectator, hears it."""
        if not self.news.tells.private or viewer == self.seat:
            return self
        pairs = zip(self.values, self.news.tells.secret, strict=True)
        return self._replace(values=tuple(None if secret else value for value, secret in pairs))

    @property
    def whole(self) -> bool:
        """Whether nothing of it is kept back."""
        return None not in self.values

    @property
    def numbers(self) -> dict[str, int]:
        """What is heard of it, by name, in numbers."""
        pairs = zip(self.news.tells.args, self.values, strict=True)
        return {name: value for name, value in pairs if value is not None}

    @property
    def arguments(self) -> dict[str, int | str]:
        """The same in words, where it has some; seats are told by their numbers."""
        args = self.news.tells.args
        return {
            name: args[name][value] if isinstance(args[name], tuple) else value
            for name, value in self.numbers.items()
        }


Listener = Callable[[Any, Any, int, tuple[int, ...]], None]

_listener: ContextVar[Listener | None] = ContextVar("who listens", default=None)


@telling
def tell(s: Any, news: int, seat: int, x: int = 0, y: int = 0, z: int = 0) -> None:
    """Say what has just happened to a seat (THE_TABLE: to nobody in particular).

    Told after the effect; the arguments are those that the news declares, in their order. What
    must be worked out only to be told goes into a function of its own, decorated `@telling`.
    """
    hear = _listener.get()
    if hear is not None:
        hear(s, news, seat, (x, y, z))


@contextmanager
def listening() -> Iterator[list[Piece]]:
    """Rules run as plain Python inside, and what they tell is in the list."""
    heard: list[Piece] = []

    def hear(s: Any, news: Any, seat: int, values: tuple[int, ...]) -> None:
        heard.append(Piece(news, int(seat), _checked(news, values), s.tobytes()))

    before = _listener.set(hear)
    try:
        with plainly():
            yield heard
    finally:
        _listener.reset(before)


def _checked(news: Any, values: tuple[int, ...]) -> tuple[int, ...]:
    """The arguments that the news declares, as plain numbers; a Fault if they do not fit."""
    told = tuple(map(int, values[: len(news.tells.args)]))
    for (name, meaning), value in zip(news.tells.args.items(), told, strict=True):
        if isinstance(meaning, tuple) and not 0 <= value < len(meaning):
            raise Fault(
                f"{news.name} was told with {name}={value}, which is the number of none of the "
                f"{len(meaning)} words it can be: {', '.join(meaning)}"
            )
    return told


def misdeclared(news: Any, record: type[Record]) -> Iterator[str]:
    """What a news.py says of fields that a state does not have."""
    paths = [".".join(path) for path, _ in leaves(record)]
    told = [(each.name, each.tells.fields) for each in news.News]
    for name, fields in (*told, ("BOOKKEEPING", getattr(news, "BOOKKEEPING", ()))):
        for field in fields:
            if field not in paths:
                yield f"{name} names {field!r}, no field of the state.{did_you_mean(field, paths)}"


def changes(record: type[Record], before: Any, after: Any) -> Iterator[tuple[str, int | None]]:
    """The fields that somebody may see and that differ between two rows; of a seat's own, whose."""
    places, place_of = _visible(record)  # type: ignore[arg-type]
    was, now = (np.frombuffer(rows[:1].tobytes(), np.uint8) for rows in (before, after))
    for place in np.unique(place_of[was != now]):
        if place != OUT_OF_SIGHT:
            yield places[place]


@cache
def _visible(record: type[Record]) -> tuple[list[tuple[str, int | None]], NDArray[np.int16]]:
    """What somebody may see of a row, a seat's own seat by seat; and where each byte belongs."""
    places: list[tuple[str, int | None]] = []
    place_of = np.full(record.dtype.itemsize, OUT_OF_SIGHT, np.int16)
    for path, field in leaves(record):
        if field.seen_by == NOBODY:
            continue
        whose = record.fields[path[0]]
        by_seat = whose.by_seat or whose.turns == SEAT_BY_SEAT
        for seat in range(whose.shape[0]) if by_seat else (None,):
            rows = record.rows(1)
            column(rows, path)[0 if seat is None else (0, seat)] = -1
            place_of[np.frombuffer(rows.tobytes(), np.uint8) != 0] = len(places)
            places.append((".".join(path), seat))
    return places, place_of


def explains(piece: Piece, path: str, seat: int | None) -> bool:
    """Whether a piece of news explains that a field, of a seat if one is named, has changed."""
    tells = piece.news.tells
    told = zip(piece.values, tells.args.values(), strict=True)
    seats = {piece.seat, *(value for value, meaning in told if meaning == A_SEAT)}
    return path in tells.fields and (seat is None or piece.seat == THE_TABLE or seat in seats)
