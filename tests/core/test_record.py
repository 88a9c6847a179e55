"""Records: laid out like C structs, read like objects."""

import weakref
from enum import IntEnum

import numpy as np
import pytest

from tunnelier.core.record import (
    NOBODY,
    OWNER,
    Record,
    column,
    copied,
    each,
    i8,
    i16,
    i32,
    leaves,
    per_seat,
    table,
)


class Good(IntEnum):
    COAL = 0
    ORE = 1


class Inner(Record):
    small: int = i8()
    wide: int = i32()


class Outer(Record):
    flag: int = i8(high=1)
    inner: list[Inner] = each(Inner, 3)
    goods: list[int] = i8(len(Good), low=-1, high=9)
    word: int = i8(of=Good)
    tail: int = i8()


def test_numbers_of_a_row_are_plain_integers():
    """A sum may be wider than its fields; what is stored must fit."""
    row = Outer.rows(1)[0]
    row.tail = 100
    assert type(row.tail) is int
    assert row.tail + row.tail == 200
    with pytest.raises(OverflowError):
        row.tail += row.tail
    row.goods[1] = 9
    assert 100 * row.goods[1] == 900
    row.inner[1].wide = 7
    assert type(row.inner[1].wide) is int
    with pytest.raises(AttributeError, match="no field 'missing'"):
        _ = row.missing


def test_every_field_is_aligned_as_a_gpu_wants_it():
    """Each number starts at a multiple of its own size, inside nested records too."""
    for name, (dtype, offset) in [(n, f[:2]) for n, f in Outer.dtype.fields.items()]:
        base = dtype.subdtype[0] if dtype.subdtype else dtype
        alignment = 4 if base == Inner.dtype else base.itemsize
        assert offset % alignment == 0, name
    assert Inner.dtype.fields["wide"][1] == 4
    assert Outer.dtype.itemsize % Outer.alignment == 0


def test_no_byte_is_left_out_of_copies():
    """Gaps are fields, so that equal rows are equal bytes."""
    covered = sum(f[0].itemsize for f in Outer.dtype.fields.values())
    assert covered == Outer.dtype.itemsize
    rows = np.frombuffer(bytearray(b"\xff" * Outer.dtype.itemsize), Outer.dtype)
    assert np.array([rows[0]], Outer.dtype).tobytes() == rows.tobytes()


def test_fields_read_and_write_like_attributes():
    """A row is a view: what is written through it stays in the array."""
    rows = Outer.rows(2)
    rows[1].inner[2].wide = 70_000
    rows[1].goods[Good.ORE] += 2
    assert rows["inner"]["wide"][1].tolist() == [0, 0, 70_000]
    assert rows["goods"].tolist() == [[0, 0], [0, 2]]


@pytest.mark.parametrize("many", [1, 2])
def test_arrays_are_looked_at_in_place(many):
    """Whether a row lies alone or among others, whoever writes, and however often it is read."""
    rows = Outer.rows(many)
    row, again = rows[-1], rows[-1]
    for value, write in enumerate(
        (
            lambda value: row.goods.__setitem__(0, value),
            lambda value: setattr(row, "goods", [value, 0]),
            lambda value: rows["goods"].__setitem__((-1, 0), value),
            lambda value: again.goods.__setitem__(0, value),
        ),
        start=1,
    ):
        write(value)
        assert row.goods[0] == again.goods[0] == rows["goods"][-1, 0] == value
        row.inner[2].small = value
        assert again.inner[2].small == rows[-1].inner[2].small == value
    other = copied(rows)
    other[-1].goods[0] = 7
    assert row.goods[0] == 4 and row.goods.shape == (len(Good),)


def test_rows_end_with_whoever_holds_them():
    """Without waiting for anybody to find out: there are millions of them."""
    rows = Outer.rows(1)
    row = rows[0]
    assert len(row.goods) == 2 and len(row.inner) == 3
    ended = weakref.ref(rows)
    del rows, row
    assert ended() is None


@pytest.mark.parametrize("name", ["round", "size", "data", "copy", "max", "T"])
def test_names_that_numpy_uses_are_refused(name):
    """They would shadow the field in uncompiled code."""
    with pytest.raises(TypeError, match=f"rename.*{name}"):
        type("Bad", (Record,), {name: i8()})


def test_a_range_must_fit_the_width():
    """200 does not fit eight bits."""
    with pytest.raises(TypeError, match="does not fit 8 bits"):
        i8(high=200)
    assert i16(high=200).high == 200


def test_an_audience_is_known_or_a_field_of_the_same_shape():
    """A misspelt mask is noticed when the class is made."""
    with pytest.raises(TypeError, match="no audience"):
        type("Bad", (Record,), {"card": i8(seen_by="eye"), "eyes": i8()})
    with pytest.raises(TypeError, match="no audience"):
        type("Bad", (Record,), {"cards": i8(3, seen_by="eyes"), "eyes": i8()})


def test_leaves_are_found_at_every_depth():
    """The way to each integer field, and its values over many rows."""
    assert [path for path, _ in leaves(Outer)] == [
        ("flag",),
        ("inner", "small"),
        ("inner", "wide"),
        ("goods",),
        ("word",),
        ("tail",),
    ]
    assert column(Outer.rows(4), ("inner", "wide")).shape == (4, 3)


def test_secrets_are_noticed():
    """One hidden field anywhere is enough."""
    hand = type("Hand", (Record,), {"cards": i8(2, seen_by=OWNER)})
    assert type("Table", (Record,), {"hands": per_seat(hand, 2)}).secretive
    assert type("Deck", (Record,), {"cards": i8(2, seen_by=NOBODY)}).secretive
    assert not Outer.secretive


def test_a_table_is_constant():
    """Its lines may name single places of an array; it cannot be written afterwards."""
    goods = table(Outer, [{"goods": {Good.ORE: 3}}, {"goods": [1, 2], "flag": 1}])
    assert [list(row.goods) for row in goods] == [[0, 3], [1, 2]]
    with pytest.raises(ValueError, match="read-only"):
        goods["flag"] = 1
