"""Views: what is not for a seat is unknown to it."""

import json

import numpy as np

from tunnelier import Match
from tunnelier.core.record import NOBODY, OWNER, Record, copied, i8, i16, per_seat
from tunnelier.core.view import ALL_EYES, SPECTATOR, UNKNOWN, as_words, blank, observe


class Hand(Record):
    cards: list[int] = i8(2, seen_by=OWNER)
    eyes: list[int] = i8(2, low=ALL_EYES)
    tiles: list[int] = i8(2, seen_by="eyes")
    debts: list[int] = i16(2, seen_by="eyes")
    coins: int = i8()


SEEN_BY_EYES = ("tiles", "debts")


class Table(Record):
    deck: list[int] = i8(3, seen_by=NOBODY)
    hands: list[Hand] = per_seat(Hand, 3)


def position():
    s = Table.rows(1)[0]
    s.deck[:] = [4, 5, 6]
    for seat in range(3):
        s.hands[seat].cards[:] = [seat + 1, seat + 2]
        s.hands[seat].tiles[:] = [7, 8]
        s.hands[seat].debts[:] = [-700, 800]
        s.hands[seat].coins = 9
    s.hands[0].eyes[:] = [0b010, ALL_EYES]
    return copied(s)


def test_cards_are_their_owners():
    """Seen by the seat they belong to, by no other and by no spectator."""
    for viewer in (0, 1, 2, SPECTATOR):
        view = observe(Table, position(), viewer)
        for seat in range(3):
            expected = [seat + 1, seat + 2] if viewer == seat else [UNKNOWN, UNKNOWN]
            assert view.hands[seat].cards.tolist() == expected
            assert view.hands[seat].coins == 9
        assert view.deck.tolist() == [UNKNOWN] * 3


def test_a_mask_says_who_has_seen_what():
    """A bit a seat, place by place, however wide they are; all eyes are the spectators' too."""
    seen = {v: observe(Table, position(), v).hands[0] for v in (0, 1, SPECTATOR)}
    tiles, debts = ({v: hand[name].tolist() for v, hand in seen.items()} for name in SEEN_BY_EYES)
    assert tiles == {0: [UNKNOWN, 8], 1: [7, 8], SPECTATOR: [UNKNOWN, 8]}
    assert debts == {0: [UNKNOWN, 800], 1: [-700, 800], SPECTATOR: [UNKNOWN, 800]}


class Crowd(Record):
    eyes: int = i16(low=ALL_EYES)
    rumour: int = i16(seen_by="eyes")


def test_a_mask_is_as_wide_as_there_are_seats():
    """Seats 7 and 9 are seats like others, and neither is a spectator."""
    rows = Crowd.rows(1)
    rows["rumour"], viewers = 300, [0, 7, 9, SPECTATOR]
    for eyes, hears in ((0b1, [0]), (1 << 7, [7]), (1 << 9, [9]), (ALL_EYES, viewers)):
        rows["eyes"] = eyes
        assert [v for v in viewers if observe(Crowd, rows, v).rumour == 300] == hears


def test_many_rows_are_made_blind_in_place():
    """Each as it would be alone."""
    rows = np.concatenate([position(), Table.rows(1)])
    seen = [observe(Table, rows[k:], 1).tobytes() for k in range(2)]
    blank(Table, rows, 1)
    assert [row.tobytes() for row in rows] == seen


def test_the_state_itself_is_not_touched():
    """A view is a copy."""
    s = position()
    before = s.tobytes()
    observe(Table, s, 1)
    assert s.tobytes() == before


def test_the_unknown_is_null_in_json():
    """And enums are words."""
    told = json.loads(json.dumps(as_words(Table, observe(Table, position(), 1))))
    assert told["deck"] == [None, None, None]
    assert told["hands"][1]["cards"] == [2, 3]
    assert told["hands"][0]["cards"] == [None, None]
    cell = Match("steam-tunnel", seed=1).view()["state"]["cells"][0]
    assert (cell["lies"], cell["way"]) == ("unknown", "printed")


def test_a_lamp_is_seen_by_its_owner_until_it_shines():
    """The same in a whole match: field, log and sentences."""
    match = Match("cave-in", players=3, follow=True)
    for worth in (2, 3, 4):
        match.play(f"lamp worth={worth}")
    lamps = {v: [p["lamp"] for p in match.view(v)["state"]["players"][:3]] for v in (0, 2, None)}
    assert lamps == {0: [2, None, None], 2: [None, None, 4], None: [None, None, None]}
    assert [match.seen(number, 1) for number in (1, 2, 3)] == [False, True, False]
    assert match.log_text(1)[0] == "Amber draws a lamp."
    assert match.log_text(0)[0] == "Amber draws a lamp of 2."
    match.play("shine")
    assert match.view(None)["state"]["players"][0]["lamp"] == 2
