"""Features with the viewer first: those of the table, told as the viewer would tell them."""

import numpy as np
import pytest

from tunnelier import BatchEnv
from tunnelier.core.encoding.entities import Entities, Group, laid_out
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.record import A_SEAT, SEAT_BITS, Record, a_seat, each, i8, seat_by_seat
from tunnelier.core.view import UNKNOWN
from tunnelier.games import load, meta, names

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]


def states(game, seats):
    """Some rows of random play, in which a seat is asked."""
    env = BatchEnv(game, count=2, players=seats, seed=3, features=False)
    kept = []
    for _ in range(3):
        for _ in range(9):
            env.step(env.random_actions())
        kept.append(env.rows.copy())
    return np.concatenate(kept)


def leaves(record, row, viewer, seats, called="", plain="", whose=None):
    """Every number of a row by its viewer's name, its plain name, its field, and who owns it."""
    for name, field in record.fields.items():
        by_seat = field.by_seat or field.turns == "seat by seat"
        shape = field.shape if isinstance(field.kind, str) else field.shape[:1]
        for index in np.ndindex(*shape):
            told = [f"[{k}]" for k in index]
            here, owner = list(index), whose
            if by_seat:
                told[0] = f"[+{index[0]}]"
                here[0] = (viewer + index[0]) % seats
                owner = None if index[0] >= seats else here[0]
                if owner is None:
                    yield f"{called}{name}{''.join(told)}", None, field, None
                    continue
            named = f"{called}{name}{''.join(told)}"
            table = f"{plain}{name}" + "".join(f"[{k}]" for k in here)
            value = row[name][tuple(here)] if here else row[name]
            if isinstance(field.kind, str):
                yield named, table, field, int(value)
            else:
                inner = (value, viewer, seats, f"{named}.", f"{table}.", owner)
                yield from leaves(field.kind, *inner)


def expected(game, row, view, viewer):
    """The viewer's vector, from the table's and from what the viewer sees."""
    seats, layout = int(row.seats), game.viewer_features
    plain = game.features(seats)
    numbers = plain.of(np.array([row], game.State.dtype), viewer)[0]
    vector = np.full(layout.size, np.nan, np.float32)
    for named, table, field, value in leaves(game.State, view, viewer, seats):
        if named.startswith(instead_of(game)):
            assert named not in layout.slices
            continue
        here = layout.slices[named]
        if table is None:
            vector[here] = 0
        elif field.turns in (A_SEAT, SEAT_BITS):
            hidden = field.seen_by != "everyone" and value == UNKNOWN
            for k in range(here.start, here.stop):
                vector[k] = 0 if hidden else told(layout.names[k], field, value, viewer, seats)
        else:
            vector[here] = numbers[plain.slices[table]]
    return vector


def instead_of(game):
    """How fields begin that are left out, since the game tells of them in its own way."""
    return tuple(f"{name}[" for name in (game.facts.INSTEAD_OF if game.facts else ()))


def told(name, field, value, viewer, seats):
    """What is said of a seat, or of a bit a seat, by the end of the name."""
    said = name.replace("&", "=").rsplit("=", 1)[1]
    if not said.startswith("+"):
        return value == int(said)
    seat = (viewer + int(said)) % seats
    if int(said) >= seats:
        return 0
    return value >> seat & 1 if field.turns == SEAT_BITS else value - field.first == seat


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_viewers_vector_is_the_tables_told_from_there(name, seats):
    """Records and numbers a seat change places, seats are told as places; all else is the same."""
    game = load(name)
    layout = game.viewer_features
    heading, own = layout.slices["seats"].start, len(layout.plan)
    rows = states(game, seats)
    for row in rows[1::2]:
        for viewer in range(seats):
            vector = layout.of(np.array([row], game.State.dtype), viewer)[0]
            view = game.observe(np.array([row], game.State.dtype), viewer)
            wanted = expected(game, row, view, viewer)
            assert not np.isnan(wanted[heading:own]).any()
            np.testing.assert_array_equal(vector[heading:own], wanted[heading:own])
            asked = layout.names.index(f"asked={word(game, row)}")
            ones = {viewer, *range(layout.seats, layout.seats + seats), asked}
            assert set(np.flatnonzero(vector[: heading - 1] != 0)) == ones


def word(game, row):
    """What is asked, in a word."""
    rows = np.array([row], game.State.dtype)
    return game.rules.Ask(game.question(rows)).name.lower().replace("_", "-")


@pytest.mark.parametrize("name", names())
def test_the_viewers_vector_depends_on_the_view_alone(name):
    """What the seat may not see changes nothing."""
    game = load(name)
    seats = game.meta.seats[-1]
    for row in states(game, seats):
        rows = np.array([row], game.State.dtype)
        for viewer in range(seats):
            view = np.array([game.observe(rows, viewer)], game.State.dtype)
            assert (
                game.viewer_features.of(rows, viewer) == game.viewer_features.of(view, viewer)
            ).all()


@pytest.mark.parametrize("name", names())
def test_one_hot_says_which_thing_lies_there(name):
    """One number for each, told to those alone who see it; all else is as it is without."""
    game = load(name)
    seats, layout = game.meta.seats[-1], game.one_hot_features
    assert len(set(layout.names)) == layout.size == len(layout.plan)
    assert sum(line.size for line in layout.describe()) == layout.size
    for row in states(game, seats)[::2]:
        rows = np.array([row], game.State.dtype)
        for viewer in range(seats):
            view = np.array([game.observe(rows, viewer)], game.State.dtype)
            vector, plain = layout.of(rows, viewer)[0], game.viewer_features.of(rows, viewer)[0]
            assert (layout.of(view, viewer)[0] == vector).all()
            for called, table, field, value in leaves(game.State, view[0], viewer, seats):
                here, there = layout.slices[called], game.viewer_features.slices.get(called)
                if not field.which and there is not None:
                    assert (vector[here] == plain[there]).all()
                elif field.which and table is not None:
                    named = [layout.names[k] for k in range(here.start, here.stop) if vector[k]]
                    hidden = field.seen_by != "everyone" and value == UNKNOWN
                    assert named == ([] if hidden else [f"{called}={value}"])


@pytest.mark.parametrize("name", names())
def test_schema_features_are_without_what_the_game_tells_itself(name):
    """And with the fields again that it tells of in another way."""
    game = load(name)
    bare, layout = game.schema_features, game.viewer_features
    assert not bare.groups and bare.size == len(bare.plan)
    plain = layout.names[: len(layout.plan)]
    again = set(bare.names) - set(plain)
    assert tuple(each for each in bare.names if each not in again) == plain
    assert bool(again) == bool(game.facts and game.facts.INSTEAD_OF)


@pytest.mark.parametrize("name", names())
def test_one_layout_for_every_table(name):
    """Names are all different, numbers are between −1 and 1, and no number is nobody's."""
    layout = load(name).viewer_features
    assert len(set(layout.names)) == layout.size
    assert [layout.size] == [end for _, end in layout.spans[-1:]] or layout.size == len(layout.plan)
    assert [group.moves for group in layout.groups] == moves_about_entities(load(name))
    rows = states(load(name), load(name).meta.seats[0])
    vectors = layout.of(rows, 0)
    assert (np.abs(vectors) <= 1).all()
    assert len(layout.fingerprint) == 16


def moves_about_entities(game):
    """Where the moves begin that are about each kind of entity; each is told of one."""
    entities = [row for row in game.facts.ENTITIES if row.moves] if game.facts else []
    for row in entities:
        for first in row.moves:
            for k, one in enumerate(row.each):
                assert ".".join(game.actions.arguments(first + k).values()) == one
    return [row.moves for row in entities]


def test_entities_that_no_move_is_about_come_first():
    plain, asked = Entities("a", ("x", "y"), ("n",)), Entities("b", ("x",), ("n", "m"), (4,))
    assert laid_out((plain, asked), 10) == (
        [(10, 11), (11, 12), (12, 14)],
        [Group(12, 1, 2, (4,))],
    )
    assert plain.names + asked.names == ["a[x].n", "a[y].n", "b[x].n", "b[x].m"]
    with pytest.raises(TypeError, match="a: entities that no move is about come first"):
        laid_out((asked, plain), 0)


def test_a_stranger_sees_nothing():
    game = load("cave-in")
    with pytest.raises(ValueError, match="nobody sits at seat 2"):
        game.viewer_features.of(game.new(2), 2)


def test_what_is_no_seat_has_a_word_of_its_own():
    """Before the seats and behind them; a field without a declared end has nothing behind them."""

    class Entry(Record):
        question: int = i8()
        about: int = i8()
        seat: int = a_seat(i8(low=-1))

    class Table(Record):
        seats: int = i8(low=2, high=2)
        owner: int = a_seat(i8(high=4), 1)
        depth: int = i8(high=1)
        agenda: list[Entry] = each(Entry, 1)

    layout = Layout(Table, 2, questions={0: "what"})
    assert layout.names[layout.slices["owner"]] == ("owner=+0", "owner=+1", "owner=0") + (
        ("owner=3", "owner=4")
    )
    names_of_seats = layout.names[layout.slices["agenda[0].seat"]]
    assert names_of_seats == ("agenda[0].seat=+0", "agenda[0].seat=+1", "agenda[0].seat=-1")


def test_numbers_seat_by_seat_inside_a_seat_are_refused():
    class Inner(Record):
        seen: list[int] = seat_by_seat(i8(2, high=1))

    class Entry(Record):
        question: int = i8()
        about: int = i8()

    class Table(Record):
        seats: int = i8(low=2, high=2)
        depth: int = i8(high=1)
        agenda: list[Entry] = each(Entry, 1)
        inner: list[Inner] = seat_by_seat(each(Inner, 2))

    with pytest.raises(TypeError, match="inside a seat"):
        Layout(Table, 2, questions={0: "what"})
