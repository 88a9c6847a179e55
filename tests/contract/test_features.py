"""Features of every game agree with a slow reading of what `observe` shows."""

import random

import numpy as np
import pytest

from tunnelier import laws
from tunnelier.core.record import EVERYONE
from tunnelier.core.view import SPECTATOR
from tunnelier.games import load, meta, names

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]
POSITIONS = 5


def reading(record, row, seats, questions, path=""):
    """The vector of a view without its viewer, read field by field."""
    for name, field in record.fields.items():
        if not isinstance(field.kind, str):
            for inner in row[name][: seats if field.by_seat else None]:
                yield from reading(field.kind, inner, seats, questions, f"{path}{name}.")
            continue
        for value in np.ravel(row[name]).tolist():
            unknown = field.seen_by != EVERYONE and value == -1
            if field.words is not None:
                yield from (float(value == word and not unknown) for word in field.words)
            elif unknown:
                yield -1.0
            elif path + name == "agenda.question":
                yield value / (questions - 1) if questions > 1 else 0.0
            elif path + name == "agenda.seat":
                yield (value + 1) / seats
            elif field.high < np.iinfo(field.kind).max:
                width = field.high - field.low
                yield (value - field.low) / width if width else 0.0
            elif field.low >= 0:
                yield 1 - 16 / (value + 16)
            else:
                yield (1 + value / (abs(value) + 16)) / 2


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_are_the_view_in_numbers(name, seats):
    """Of every seat and of a spectator, at positions spread over a match."""
    game = load(name)
    match = [rows.copy() for rows in laws.walk(laws.Case(game, seats, {}), seed=seats)]
    for rows in [match[-1], *random.Random(seats).sample(match, POSITIONS)]:
        for viewer in (SPECTATOR, *range(seats)):
            view = game.observe(rows, viewer)
            slow = [float(viewer == seat) for seat in range(seats)]
            slow += reading(game.State, view, seats, len(game.rules.Ask))
            vector = game.features(seats).of(rows, viewer)[0]
            np.testing.assert_allclose(vector, slow, rtol=0, atol=1e-6)
