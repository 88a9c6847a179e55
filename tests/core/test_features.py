"""Features: what a seat sees, as numbers, laid out as the schema says."""

from enum import IntEnum

import numpy as np
import pytest

from tunnelier import Match
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.encoding.read import encode
from tunnelier.core.record import NOBODY, OWNER, Record, each, i8, i16, i32, per_seat
from tunnelier.core.view import ALL_EYES, SPECTATOR
from tunnelier.games import load, meta, names

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]


class Colour(IntEnum):
    RED = 1
    BLUE = 3


class Hand(Record):
    colour: int = i8(of=Colour, seen_by=OWNER)
    coins: int = i16(low=-1, high=9, seen_by=OWNER)
    eyes: list[int] = i16(2, low=ALL_EYES, high=7)
    tiles: list[int] = i8(2, high=10, seen_by="eyes")


class Tile(Record):
    kind: int = i8(of=Colour)
    height: int = i32(low=-(2**20), high=2**20)


class Table(Record):
    seats: int = i8(low=2, high=2)
    deck: list[int] = i8(2, high=4, seen_by=NOBODY)
    hands: list[Hand] = per_seat(Hand, 3)
    tiles: list[Tile] = each(Tile, 2)
    gold: int = i16()
    luck: int = i16(low=-32768)


def position():
    rows = Table.rows(1)
    s = rows[0]
    s.seats = 2
    for seat in range(3):
        s.hands[seat].colour = Colour.BLUE
        s.hands[seat].coins = 4
        s.hands[seat].tiles[:] = [5, 10]
    s.hands[0].eyes[:] = [0b010, ALL_EYES]
    for tile in s.tiles:
        tile.kind = Colour.RED
    s.tiles[1].height = 2**20
    s.gold, s.luck = 48, -16
    return rows


def seen(viewer):
    """The vector as a dictionary of its parts."""
    features = Layout(Table, 2)
    vector = features.of(position(), viewer)[0]
    return {name: vector[part].tolist() for name, part in features.slices.items()}


def test_a_viewer_sees_its_own_hand():
    """Words are one number each, numbers lie in their range, the unknown is 0 or −1."""
    told = seen(0)
    assert told["viewer"] == [1, 0]
    assert told["hands[0].colour"] == [0, 1]
    assert told["hands[0].coins"] == [0.5]
    assert told["hands[1].colour"] == [0, 0]
    assert told["hands[1].coins"] == [-1]


def test_masks_say_who_sees_an_element():
    """Element by element; all eyes are the spectators' too."""
    assert [seen(viewer)["hands[0].tiles"] for viewer in (0, 1, SPECTATOR)] == [
        [-1, 1],
        [0.5, 1],
        [-1, 1],
    ]
    assert seen(1)["hands[1].tiles"] == [-1, -1]


def test_a_spectator_sees_what_everyone_sees():
    """And has no seat of its own."""
    told = seen(SPECTATOR)
    assert told["viewer"] == [0, 0]
    assert told["hands[0]"] == [0, 0, -1, *told["hands[0].eyes"], -1, 1]
    assert told["deck"] == [-1, -1]


def test_numbers_find_their_place_between_0_and_1():
    """In the declared range; without one, the first ones count most; one value alone is 0."""
    told = seen(0)
    assert told["tiles[0]"] == [1, 0, 0.5]
    assert told["tiles[1].height"] == [1]
    assert told["gold"] == [0.75]
    assert told["luck"] == [0.25]
    assert told["seats"] == [0]
    assert told["hands[0].eyes"] == [3 / 8, 0]


def test_a_range_can_be_narrowed():
    """Where a table knows better than the schema."""
    features = Layout(Table, 2, {"gold": (0, 96), "tiles.height": (0, 2**20)})
    vector = features.of(position(), 0)[0]
    assert vector[features.slices["gold"]] == [0.5]
    assert vector[features.slices["tiles[1].height"]] == [1]


def test_records_of_empty_seats_are_left_out():
    """A table of two has two hands, whatever the record could hold."""
    assert [name for name in Layout(Table, 2).slices if name.startswith("hands[2]")] == []
    assert "hands[2].coins" in Layout(Table, 3).slices


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_has_one_name_and_one_place(name, seats):
    """Fields cover the vector exactly once, and so do their elements; the lines add up."""
    game = load(name)
    features = game.features(seats)
    assert len(set(features.names)) == features.size == len(features.plan)
    for chosen in (
        features.fields,
        {label.split("=")[0] for label in features.names},
    ):
        covered = np.zeros(features.size, int)
        for part in chosen:
            covered[features.slices[part]] += 1
        assert (covered == 1).all()
    for label, part in features.slices.items():
        assert all(each.startswith(label) for each in features.names[part])
    assert sum(line.size for line in features.describe()) == features.size
    assert game.features(seats) is features


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_vector_is_written_as_its_plan_says(name, seats):
    """Number by number, whatever bytes there are: what `encode` reads is what `write` wrote."""
    game = load(name)
    layout, rng = game.features(seats), np.random.default_rng(seats)
    rows = rng.integers(0, 256, (6, game.State.dtype.itemsize), np.uint8).view(game.State.dtype)
    rows["seats"] = seats
    viewers = np.array([0, seats - 1, SPECTATOR] * 2, np.int8)
    for viewer, numbers, vector in encoded_both_ways(layout, seats, rows.reshape(-1), viewers):
        assert vector == numbers, f"as {viewer} sees it"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_vector_of_the_viewer_is_written_as_its_plan_says(name, seats):
    """The same with the viewer first, at every table; what is asked lies on the agenda."""
    game = load(name)
    layout, rng = game.one_hot_features, np.random.default_rng(seats)
    rows = rng.integers(0, 256, (3, game.State.dtype.itemsize), np.uint8).view(game.State.dtype)
    rows["seats"], rows["depth"] = seats, 1
    viewers = np.array([0, seats - 1, 1], np.int8)
    for viewer, numbers, vector in encoded_both_ways(layout, seats, rows.reshape(-1), viewers):
        assert vector == numbers, f"as {viewer} sees it"


def encoded_both_ways(layout, seats, rows, viewers):
    """The numbers of every row as `encode` gives them one by one, and as `write` does."""
    out = np.empty((len(rows), layout.size), np.float32)
    rows = layout.bytes_of(rows)
    layout.write(rows, viewers, out)
    for row, viewer, vector in zip(rows, viewers.tolist(), out, strict=True):
        origin = viewer if layout.viewer_first else 0
        numbers = [encode(row, viewer, origin, seats, line) for line in layout.plan]
        yield viewer, numbers, vector.tolist()


def test_seats_can_differ_from_row_to_row():
    """One viewer a row."""
    game = load("cave-in")
    rows = Match("cave-in", players=3, seed=2).rows.repeat(4)
    features = game.features(3)
    viewers = np.array([2, 0, SPECTATOR, 1])
    together = features.of(rows, viewers)
    for vector, viewer in zip(together, viewers, strict=True):
        assert (features.of(rows[:1], int(viewer))[0] == vector).all()


def test_a_match_gives_its_features():
    """Of a seat, or of a spectator; and so does what a bot is given."""
    match = Match("cave-in", players=3, seed=2)
    layout = match.game.features(3)
    lamp = int(match.view(1)["state"]["players"][1]["lamp"])
    where = layout.slices["players[1].lamp"]
    assert match.features(1)[where] == np.float32(lamp / 4)
    assert match.features(0)[where] == match.features()[where] == -1
    assert (match.sight().features == match.features(match.seat)).all()


def test_wrong_seats_are_refused():
    """In words."""
    match = Match("cave-in", players=2, seed=2)
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        match.features(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        match.features(-1)
    with pytest.raises(ValueError, match="features of 3 seats"):
        match.game.features(3).of(match.rows, 0)
    with pytest.raises(ValueError, match="takes 2 to 4 players"):
        match.game.features(9)
