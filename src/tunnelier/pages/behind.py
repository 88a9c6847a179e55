"""Which numbers of a position are behind which shape of the board.

No game says so. A match is played to somewhere in its middle; then each number is changed and the
board drawn once more: what looks different shows it. That holds for every game, whoever wrote it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

from tunnelier.core.game import Game
from tunnelier.core.position import TABLE, record_at
from tunnelier.core.record import Field
from tunnelier.play.match import Match

from .fields import Fields

MIDDLE = 0.6
"""How far the match is that shapes are looked up in: much lies on the table there."""
MOST = 5
"""So many sources are named of a shape: those first that change all of it, and little else."""
MANY = 8
"""Of more records than that of one kind, each is changed as a whole, and not field by field."""

Shapes = dict[str, str]
"""The shapes of a board by their names, as text."""


class Source(NamedTuple):
    """What a shape shows: the words that lead to a record, and a field of it, or all of them."""

    where: str
    field: str = ""


def behind(game: Game, seats: int) -> dict[str, list[Source]]:
    """The numbers behind each shape of a game's boards, the likeliest first."""
    rows = _middle(game, seats)
    drawn = _drawn(game, rows)
    before = _shapes(drawn)
    different = {
        source: _different(game, rows, source, drawn, before) for source in _sources(game, rows)
    }

    def likeliest(shape: str) -> list[Source]:
        inside = {other for other in before if f' id="{other}"' in before[shape]}
        found = [source for source, shapes in different.items() if shape in shapes]
        found.sort(key=lambda source: len(different[source]))
        found.sort(key=lambda source: (source.where == TABLE, -len(different[source] & inside)))
        return found[:MOST]

    return {shape: likeliest(shape) for shape in before}


def _middle(game: Game, seats: int) -> Any:
    """A position that is the same whenever it is asked for."""
    match, rng = Match(game, seats, seed=1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions))
    return match.rows_at(int(MIDDLE * match.count))


def _sources(game: Game, rows: Any) -> Iterator[Source]:
    """What is changed, one after the other."""
    places = Fields(game, rows, "en").places
    for place in places:
        if sum(place.kind == each.kind for each in places) > MANY:
            yield Source(place.where)
        else:
            record, _ = record_at(game, rows, place.where)
            yield from (
                Source(place.where, name)
                for name, field in record.fields.items()
                if isinstance(field.kind, str)
            )


def _different(game: Game, rows: Any, source: Source, drawn: str, before: Shapes) -> frozenset[str]:
    """The shapes that look different when something is changed."""
    other = rows.copy()
    record, row = record_at(game, other, source.where)
    for name, field in record.fields.items():
        if isinstance(field.kind, str) and source.field in ("", name):
            row[name] = _another(field, row[name])
    try:
        again = _drawn(game, other)
    except Exception:  # numbers that cannot stand together cannot always be drawn
        return frozenset()
    if again == drawn:
        return frozenset()
    after = _shapes(again)
    return frozenset(shape for shape, said in before.items() if after.get(shape) != said)


def _another(field: Field, values: Any) -> Any:
    """Other numbers that a field may hold."""
    step = np.where(np.asarray(values) > field.low, -1, 1)
    return np.clip(np.asarray(values) + step, field.low, field.high)


def _drawn(game: Game, rows: Any) -> str:
    return str(game.board.draw(rows[0], None, [], "en", False).svg(styled=False))


def _shapes(drawn: str) -> Shapes:
    return {
        element.attrib["id"]: ElementTree.tostring(element, "unicode")
        for element in ElementTree.fromstring(drawn).iter()
        if "target" in element.get("class", "").split() and "id" in element.attrib
    }
