"""Components and card geometry (ledger chapter 1)."""

from collections import Counter

import pytest

from tests.games.steamtunnel.boards import (
    ENTRIES,
    HALF_TURN,
    WAYS,
    answers,
    buy,
    cell,
    finish,
    laid,
    new_match,
    table,
    tunnel,
)
from tests.games.steamtunnel.kit import CARDS, EXAMPLES, FACES, POINTS, deal, flip
from tunnelier.games.steamtunnel import tables

SAME_AFTER_A_HALF_TURN = {*range(25, 33), *range(37, 45)}
MIRRORED = {"T": "T", "B": "B", "L1": "R1", "R1": "L1", "L2": "R2", "R2": "L2"}


def segments(card):
    return [text.split("-") for text in CARDS[card]]


def as_sets(face):
    return [frozenset(segment) for segment in face]


@pytest.mark.rule("ST-1.1")
def test_the_pack_has_44_tunnel_cards_and_four_point_cards():
    """Tunnel cards are numbered 1 to 44, point cards P1 to P4; the table knows the same 44."""
    assert sorted(CARDS) == list(range(1, 45))
    assert sorted(POINTS) == ["P1", "P2", "P3", "P4"]
    assert table(deal())["unseen"] == [1] * 44


@pytest.mark.rule("ST-1.2")
@pytest.mark.parametrize("way", WAYS)
def test_every_card_has_the_six_entries(way):
    """No card names an entry twice, or one that does not exist; a point card numbers all six."""
    for card in CARDS:
        named = [entry for segment in FACES[card, way] for entry in segment]
        assert len(named) == len(set(named)), card
        assert set(named) <= ENTRIES, card
    assert all(set(numbers) == ENTRIES for numbers in POINTS.values())


@pytest.mark.rule("ST-1.3")
def test_entries_lie_alone_in_pairs_or_in_threes():
    """A group of two is a plain segment, of three a fork; larger ones do not exist."""
    assert {len(segment) for card in CARDS for segment in segments(card)} == {2, 3}


@pytest.mark.rule("ST-1.3")
def test_an_entry_joined_to_no_other_is_a_dead_end():
    """1/0 has T and L2 to itself: among burned cards its tunnel runs from the one to the other."""
    m = laid({"c3": "1/0"})
    assert tunnel(m, "c3.1")["segments"] == ["c3.1", "c3.2"]
    assert tunnel(m, "c3.1")["ends"] == ["x", "x"]


@pytest.mark.rule("ST-1.4")
@pytest.mark.parametrize("card", CARDS)
def test_a_tunnel_card_has_two_or_three_segments(card):
    """Alone among burned cards, a card adds its segments to the sheet, a fork as one."""
    m = laid({"c3": f"{card}/0"})
    found = [segment for line in m.score_sheet for segment in line["segments"]]
    assert sorted(found) == [f"c3.{number + 1}" for number in range(len(CARDS[card]))]
    assert 2 <= sum(line["length"] for line in m.score_sheet) <= 3


@pytest.mark.rule("ST-1.5")
def test_the_faces_are_those_of_the_tables():
    """24 + 16 + 4 cards, 112 segments, 32 dead ends; 28 change under a half turn."""
    patterns = Counter()
    for card in CARDS:
        sizes = sorted((len(segment) for segment in segments(card)), reverse=True)
        patterns[*sizes, *[1] * (6 - sum(sizes))] += 1
    assert patterns == {(2, 2, 2): 24, (2, 2, 1, 1): 16, (3, 3): 4}
    assert sum(len(CARDS[card]) for card in CARDS) == 112
    assert sum(6 - sum(map(len, segments(card))) for card in CARDS) == 32
    assert {str(card): face for card, face in CARDS.items()} == EXAMPLES["cards"]
    changed = [c for c in CARDS if set(as_sets(FACES[c, "printed"])) != set(turned_by_hand(c))]
    assert len(changed) == 28


@pytest.mark.rule("ST-1.5")
def test_there_are_eleven_designs_four_cards_of_each():
    """And the mirror image of each is among them: where a design has a side, the other's."""
    designs = Counter(frozenset(as_sets(segments(card))) for card in CARDS)
    assert list(designs.values()) == [4] * 11
    for card in CARDS:
        mirrored = frozenset(frozenset(MIRRORED[e] for e in join) for join in segments(card))
        turned = frozenset(frozenset(HALF_TURN[e] for e in join) for join in mirrored)
        assert mirrored in designs or turned in designs
        design = tables.DESIGNS[(card - 1) // 4]
        other = {"left": "right", "right": "left"}.get(design.rpartition("-")[2])
        if other:
            at = tables.DESIGNS.index(f"{design.rpartition('-')[0]}-{other}")
            assert mirrored == frozenset(as_sets(segments(4 * at + 1)))


def turned_by_hand(card):
    return [frozenset(HALF_TURN[entry] for entry in segment) for segment in segments(card)]


@pytest.mark.rule("ST-1.6")
def test_a_segment_keeps_its_number_when_the_card_is_turned():
    """Segment 1 of 17/0 is T-L1, of 17/180 it is B-R2."""
    assert set(FACES[17, "printed"][0]) == {"T", "L1"}
    assert set(FACES[17, "turned"][0]) == {"B", "R2"}


@pytest.mark.rule("ST-1.6")
@pytest.mark.parametrize(
    ("where", "way", "first", "second"),
    [
        ("c2", "printed", [3], []),
        ("c2", "turned", [], [2]),
        ("d2", "printed", [], [2]),
        ("d2", "turned", [3], []),
    ],
)
def test_the_numbered_segments_lead_where_the_turned_card_points(where, way, first, second):
    """Card 17 beside P1 (c2) or P2 (d2): each segment meets the number its entry faces."""
    m = deal()
    flip(m, where, 17, way)
    assert tunnel(m, f"{where}.1")["ends"] == first
    assert tunnel(m, f"{where}.2")["ends"] == second


@pytest.mark.rule("ST-1.7")
def test_a_point_card_bears_twos_threes_and_fours():
    """Each bears 2, 2, 3, 3, 4, 4, in all 18; all four are alike, half-turned too."""
    for numbers in POINTS.values():
        assert sorted(numbers.values()) == [2, 2, 3, 3, 4, 4]
        assert numbers == POINTS["P1"] == {HALF_TURN[entry]: n for entry, n in numbers.items()}
    assert EXAMPLES["point_cards"] == POINTS


@pytest.mark.rule("ST-1.7")
def test_no_tunnel_runs_through_a_point_card():
    """Straight tunnels left and right of P1, above and below it, stay apart and end on it."""
    m = laid({"a2": "37/0", "c2": "38/0", "b1": "39/0", "b3": "40/0"})
    assert tunnel(m, "a2.2")["ends"] == [3, 2]
    assert tunnel(m, "a2.2")["segments"] == ["a2.2"]
    assert tunnel(m, "b1.1")["segments"] == ["b1.1"]
    assert tunnel(m, "b3.1")["segments"] == ["b3.1"]


@pytest.mark.rule("ST-1.8")
@pytest.mark.parametrize(("card", "bought"), [(1, 1), (5, 1), (9, 2), (13, 2), (37, 1)])
def test_segments_drawn_across_each_other_do_not_meet(card, bought):
    """A token on a segment that crosses another is in the tunnel of no other of the card."""
    m = deal()
    flip(m, "c3", card)
    m.play(buy(f"c3.{bought}"))
    for number in range(1, len(CARDS[card]) + 1):
        line = tunnel(m, f"c3.{number}")
        assert line["segments"] == [f"c3.{number}"]
        assert line["tokens"] == [int(number == bought), 0]


@pytest.mark.rule("ST-1.9")
def test_a_half_turn_swaps_opposite_entries():
    """T with B, L1 with R2, L2 with R1: twice restores the card; 16 cards look the same at once."""
    same = set()
    for card in CARDS:
        assert as_sets(FACES[card, "turned"]) == turned_by_hand(card)
        back = [frozenset(HALF_TURN[e] for e in segment) for segment in FACES[card, "turned"]]
        assert back == as_sets(segments(card))
        if set(turned_by_hand(card)) == set(as_sets(segments(card))):
            same.add(card)
    assert same == SAME_AFTER_A_HALF_TURN


@pytest.mark.rule("ST-1.9")
def test_a_card_fits_a_cell_in_two_ways_only():
    """Every card may be revealed as printed or half-turned, and in no other way."""
    m = deal()
    m.play("flip cell=c2")
    assert answers(m.moves, "reveal") == {f"{card}.{way}" for card in CARDS for way in WAYS}
    m.play("reveal card=21 way=turned")
    assert cell(m, "c2")["way"] == "turned"


@pytest.mark.rule("ST-1.10")
@pytest.mark.parametrize("players", [2, 5])
def test_twenty_tokens_are_always_enough(players):
    """Even buying in every turn leaves each player four tokens or more."""
    m = new_match(players=players, seed=5)
    assert all(one["tokens"] == 20 for one in table(m)["players"][:players])
    finish(m, prefer="buy")
    seats = table(m)["players"][:players]
    assert all(4 <= one["tokens"] < 20 for one in seats)
    assert max(one["turns"] for one in seats) == -(-32 // players)
