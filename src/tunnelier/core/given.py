"""Given positions: what the numbers that somebody wrote must keep among each other.

Rules rely on more than ranges: a seat is one of those that play, a card lies in one place, a
question is asked of whom it can be asked. Compiled, they look no index up twice, and might never
end. Rows that rules have made are sound because of that; rows that people give are held against it.

What follows from the schema is here. What a game's own rules rely on stands in its `given.py`:

    def wrongs(s: State) -> Iterator[Wrong]:
        yield from same("props", s.props, PROPS[s.mine] - taken(s), by="players props")

Only the first that is wrong is asked for, so what comes later may count on what came before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from .agenda import CHANCE
from .codec import word_of
from .game import Game
from .record import A_SEAT, SEAT_BITS, SEAT_BY_SEAT, Field, Record, column


class Wrong(NamedTuple):
    """What cannot be: the field, in the words that lead to it, and what is said of it."""

    where: str
    key: str
    """The message: it gets `where`, `said` (what the field holds) and the places below."""
    places: Mapping[str, Any] = {}
    other: str = ""
    """Another field, whose content is `there` in the message."""


# --- what games say


def within(where: str, said: int, low: int, high: int) -> Iterator[Wrong]:
    """A number between two that may depend on other fields, both included."""
    if not low <= said <= high:
        yield Wrong(
            where, "position-range", {"said": int(said), "low": int(low), "high": int(high)}
        )


def same(where: str, said: int, wanted: int, by: str) -> Iterator[Wrong]:
    """A number that follows from others."""
    if said != wanted:
        yield Wrong(where, "position-follows", {"said": int(said), "wanted": int(wanted), "by": by})


def never(clash: object, where: str, other: str) -> Iterator[Wrong]:
    """Two fields that cannot hold at the same time what they do."""
    if clash:
        yield Wrong(where, "position-clash", other=other)


# --- what the schema says


def wrongs(game: Game, row: Any) -> Iterator[Wrong]:
    """What cannot be in a row whose numbers are all in their declared ranges.

    To be asked where rules run as plain Python: they may be asked for what follows from the row.
    """
    for option in game.meta.options:
        yield from within(option.column, row[option.column], 0, len(option.choices) - 1)
    beginning = _beginning(game, int(row.seats), _chosen(game, row))
    yield from _of_seats(game, row, beginning)
    yield from _of_agenda(game, row)
    if game.given is not None:
        yield from game.given.wrongs(row)


def _chosen(game: Game, row: Any) -> tuple[int, ...]:
    return tuple(int(row[option.column]) for option in game.meta.options)


@cache
def _beginning(game: Game, seats: int, chosen: tuple[int, ...]) -> Any:
    """How a match begins: so it stays for seats that nobody has."""
    pairs = zip(game.meta.options, chosen, strict=True)
    return game.new(seats, {each.name: list(each.choices)[k] for each, k in pairs})[0]


def _of_seats(game: Game, row: Any, beginning: Any) -> Iterator[Wrong]:
    """Seats that are named, or have something, and do not play."""
    seats, most = int(row.seats), game.meta.seats[-1]
    for path, field, axis in _fields_of_seats(game):
        values, began = column(row, path), column(beginning, path)
        other = values != began
        if axis is not None:
            absent = np.argwhere(np.arange(most) >= seats).ravel()
            for place in np.argwhere(other.take(absent, axis)):
                place[axis] += seats
                where = place_of(game.State, path, place)
                yield Wrong(where, "position-absent", {"seat": int(place[axis])})
        last = field.first + seats - 1
        if field.turns == A_SEAT:
            outside = (values > last) & (values < field.first + most)
        elif field.turns == SEAT_BITS:
            outside, last = values >> seats > 0, (1 << seats) - 1
        else:
            continue
        for place in np.argwhere(outside & other):
            where = place_of(game.State, path, place)
            yield from within(where, values[tuple(place)], field.low, last)


FieldOfSeats = tuple[tuple[str, ...], Field, int | None]
"""The way to a field, the field, and which of the indices on the way is that of a seat."""


@cache
def _fields_of_seats(game: Game) -> tuple[FieldOfSeats, ...]:
    return tuple(_with_seats(game.State))


def _with_seats(
    record: type[Record], path: tuple[str, ...] = (), depth: int = 0, axis: int | None = None
) -> Iterator[FieldOfSeats]:
    for name, field in record.fields.items():
        own = depth if field.by_seat or field.turns == SEAT_BY_SEAT else axis
        if not isinstance(field.kind, str):
            yield from _with_seats(field.kind, (*path, name), depth + len(field.shape), own)
        elif own is not None or field.turns:
            yield (*path, name), field, own


def place_of(record: type[Record], path: Sequence[str], indices: Iterable[int]) -> str:
    """The words that lead to a number: `cells 3 card`, `bag 2`."""
    words, left = list[str](), iter(indices)
    for name in path:
        field = record.fields[name]
        words += [name, *(str(next(left)) for _ in field.shape)]
        record = record if isinstance(field.kind, str) else field.kind
    return " ".join(words)


def _of_agenda(game: Game, row: Any) -> Iterator[Wrong]:
    """Questions that nobody, or somebody else, is asked."""
    by_chance, depth, seats = _answered_by_chance(game), int(row.depth), int(row.seats)
    yield from never(bool(row.over) and depth > 0, "depth", "over")
    for place, pending in enumerate(row.agenda):
        where = f"agenda {place}"
        question, seat = int(pending.question), int(pending.seat)
        if place >= depth:
            if pending.tobytes().strip(b"\0"):
                yield Wrong(where, "position-left", {"depth": depth})
        elif question not in by_chance:
            yield from within(f"{where} question", question, 0, max(by_chance))
        elif seat not in range(CHANCE, seats):
            yield from within(f"{where} seat", seat, CHANCE, seats - 1)
        elif by_chance[question] != (seat == CHANCE):
            key = "position-chance" if by_chance[question] else "position-no-chance"
            yield Wrong(f"{where} seat", key, {"question": word_of(game.rules.Ask(question))})


@cache
def _answered_by_chance(game: Game) -> dict[int, bool]:
    """Every question of a game, and whether chance answers it."""
    return {int(each.question): each.chance for each in game.actions.kinds.values()}
