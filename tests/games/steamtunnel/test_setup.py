"""Board and set-up (ledger chapter 2)."""

from fractions import Fraction
from itertools import permutations

import pytest

from tests.games.steamtunnel.boards import (
    A_SENTENCE,
    CELLS,
    ENTRIES,
    POINT_CELLS,
    TUNNEL_CELLS,
    WAYS,
    cell,
    finish,
    flips,
    lying,
    new_match,
    places,
    table,
)
from tests.games.steamtunnel.kit import MET, deal, flip
from tunnelier import Match

COLUMNS = "abcdef"


def neighbour(where, right, down):
    """The cell so many steps to the right and down, round the moon."""
    column = COLUMNS[(COLUMNS.index(where[0]) + right) % 6]
    return f"{column}{(int(where[1]) - 1 + down) % 6 + 1}"


def undealt(players=2, **options):
    """A match whose set-up is still to be told."""
    return Match("steam-tunnel", players=players, options=options, follow=True)


def flat(moves):
    """Every one of these moves equally likely."""
    moves = list(moves)
    return dict.fromkeys(moves, Fraction(1, len(moves)))


def reveals(cards):
    return flat(f"reveal card={card} way={way}" for card in cards for way in WAYS)


@pytest.mark.rule("ST-2.1")
def test_the_board_has_36_cells():
    """Six rows from the top, six columns from the left; the cells come row by row."""
    m = deal()
    assert len(table(m)["cells"]) == 36
    assert flips(m) | set(POINT_CELLS) == set(CELLS)
    flip(m, "c1", 7)
    assert table(m)["cells"][2]["card"] == 7
    m.play("skip")
    flip(m, "a2", 8)
    assert table(m)["cells"][6]["card"] == 8


@pytest.mark.rule("ST-2.2")
def test_the_top_of_a_card_meets_the_bottom_of_the_card_above():
    """Above row 1 lies row 6: T of d1 meets B of d6."""
    assert MET["d1", "T"] == ("d6", "B")
    assert all(MET[where, "T"] == (neighbour(where, 0, -1), "B") for where in CELLS)


@pytest.mark.rule("ST-2.3")
@pytest.mark.parametrize("level", "12")
def test_the_left_of_a_card_meets_the_right_of_the_card_beside_it(level):
    """Upper meets upper, lower meets lower; left of column a lies column f."""
    assert MET["a3", f"L{level}"] == ("f3", f"R{level}")
    for where in CELLS:
        assert MET[where, f"L{level}"] == (neighbour(where, -1, 0), f"R{level}")


@pytest.mark.rule("ST-2.2", "ST-2.3")
@pytest.mark.parametrize(
    ("one", "other", "card", "joined"),
    [
        ("d1", "d6", 38, [["d1.1", "d6.1"]]),
        ("c3", "c4", 38, [["c3.1", "c4.1"]]),
        ("a3", "f3", 9, [["a3.2", "f3.1"], ["a3.3", "f3.2"]]),
        ("c3", "d3", 13, [["c3.2", "d3.1"], ["c3.3", "d3.3"]]),
    ],
)
def test_tunnels_run_on_into_the_next_card_and_across_the_borders(one, other, card, joined):
    """What leaves the straights of 37/0 goes on beside it, like with like, and nothing else."""
    m = deal()
    flip(m, one, 37)
    m.play("skip")
    flip(m, other, card)
    shared = [line["segments"] for line in m.score_sheet if len(line["segments"]) > 1]
    assert sorted(shared) == joined


@pytest.mark.rule("ST-2.4")
def test_each_entry_meets_exactly_one_entry_of_another_cell():
    """216 entries make 108 contacts, only with the four neighbours; corners do not touch."""
    assert set(MET) == {(where, entry) for where in CELLS for entry in ENTRIES}
    assert len({frozenset(pair) for pair in MET.items()}) == 108
    for here, there in MET.items():
        assert MET[there] == here
        steps = [(0, -1), (0, 1), (-1, 0), (1, 0)]
        assert there[0] in {neighbour(here[0], *step) for step in steps}


@pytest.mark.rule("ST-2.4")
def test_point_cards_never_meet():
    """Every entry of a point card meets a tunnel card."""
    assert all(MET[where, entry][0] in TUNNEL_CELLS for where in POINT_CELLS for entry in ENTRIES)


@pytest.mark.rule("ST-2.5", "ST-2.7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_point_cards_lie_face_up_and_32_tunnel_cards_face_down(seed):
    """The point cards lie in b2, e2, b5 and e5; every other cell holds an unknown card."""
    state = table(new_match(seed=seed))
    assert places(state, "point-card") == set(POINT_CELLS)
    assert sorted(lying(state)[where]["card"] for where in POINT_CELLS) == [1, 2, 3, 4]
    assert places(state, "unknown") == set(TUNNEL_CELLS)
    assert len(TUNNEL_CELLS) == 32


@pytest.mark.rule("ST-2.6")
def test_each_point_card_and_each_way_is_equally_likely():
    """Chance lays the four cards one after the other, evenly among those left."""
    m = undealt()
    left = ["p1", "p2", "p3", "p4"]
    for where, point, way in zip(POINT_CELLS, ["p3", "p4", "p1", "p2"], WAYS * 2, strict=True):
        assert (m.seat, m.question["name"]) == (-1, "lay")
        assert m.odds == flat(f"lay point={one} way={turn}" for one in left for turn in WAYS)
        m.play(f"lay point={point} way={way}")
        left.remove(point)
        seen = cell(m, where)
        assert (seen["lies"], seen["card"], seen["way"]) == ("point-card", int(point[1]), way)


@pytest.mark.rule("ST-2.6")
def test_all_24_orders_of_the_point_cards_can_be_laid():
    """Each order lies in b2, e2, b5, e5 as it was drawn, for all to see."""
    for order in permutations((1, 2, 3, 4)):
        m = deal(points=[(f"p{point}", "turned") for point in order])
        assert tuple(cell(m, where)["card"] for where in POINT_CELLS) == order
        assert {cell(m, where)["way"] for where in POINT_CELLS} == {"turned"}


@pytest.mark.rule("ST-2.6", "ST-2.11")
def test_other_seeds_give_other_deals():
    """Over a few seeds P4 lies both ways, the orders differ, and every seat begins once."""
    deals = [table(new_match(players=3, seed=seed)) for seed in range(30)]
    points = [[lying(state)[where] for where in POINT_CELLS] for state in deals]
    assert {one["way"] for four in points for one in four if one["card"] == 4} == set(WAYS)
    assert len({tuple(one["card"] for one in four) for four in points}) > 10
    assert {state["start"] for state in deals} == {0, 1, 2}


@pytest.mark.rule("ST-2.7", "ST-2.8")
def test_every_card_not_yet_seen_is_equally_likely_both_ways():
    """At each flip all unseen cards have the same odds, each way one half; a burn tells none."""
    m = deal()
    left = set(range(1, 45))
    for where, card, way in (("c2", 12, "printed"), ("f6", 44, "turned"), ("a1", 1, "printed")):
        m.play(f"flip cell={where}")
        assert m.odds == reveals(left)
        m.play(f"reveal card={card} way={way}")
        m.play("burn cell=" + {"c2": "d2", "f6": "d3", "a1": "d4"}[where])
        left.remove(card)


@pytest.mark.rule("ST-2.8")
def test_a_laid_card_lies_either_way_and_hides_it():
    """Before the flip nothing of the card shows; its flip is a coin toss."""
    m = deal()
    hidden = cell(m, "c2")
    assert (hidden["card"], hidden["way"]) == (0, "printed")
    m.play("flip cell=c2")
    for way in WAYS:
        assert sum(odds for move, odds in m.odds.items() if move.endswith(way)) == Fraction(1, 2)


@pytest.mark.rule("ST-2.9")
def test_twelve_cards_of_the_full_deck_take_no_part():
    """Without a burn 32 different cards are seen, and 12 stay out to the end."""
    m = finish(new_match(seed=3), prefer="skip")
    state = table(m)
    seen = [lying(state)[where]["card"] for where in TUNNEL_CELLS]
    assert len(set(seen)) == 32
    left_over = {card for card, unseen in enumerate(state["unseen"], start=1) if unseen}
    assert len(left_over) == 12
    assert left_over.isdisjoint(seen)
    assert m.moves == ()


@pytest.mark.rule("ST-2.9")
def test_the_shuffle_alone_chooses_the_cards_left_over():
    """At the very last flip 13 cards are still possible: the 12 left over are not known before."""
    m = deal()
    for card, where in enumerate(TUNNEL_CELLS[:-1], start=1):
        flip(m, where, card)
        m.play("skip")
    m.play(f"flip cell={TUNNEL_CELLS[-1]}")
    assert m.odds == reveals(range(32, 45))


@pytest.mark.rule("ST-2.10")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(players):
    """The game takes two to five."""
    with pytest.raises(ValueError, match=A_SENTENCE):
        new_match(players=players)


@pytest.mark.rule("ST-2.10")
def test_the_set_up_is_the_same_for_two_to_five_players():
    """The same seed and the same flips bring the same cards, whatever the number of players."""
    boards = []
    for players in (2, 3, 4, 5):
        m = new_match(players=players, seed=9)
        for where in ("c2", "a1", "f6", "d4"):
            m.play(f"flip cell={where}")
            m.play("skip")
        boards.append(table(m)["cells"])
    assert boards[0] == boards[1] == boards[2] == boards[3]


@pytest.mark.rule("ST-2.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_seat_is_drawn_and_shown(players):
    """Each seat begins with the same odds, and all see who before the first flip."""
    m = undealt(players=players)
    for point in ("p1", "p2", "p3", "p4"):
        m.play(f"lay point={point} way=printed")
    assert (m.seat, m.question["name"]) == (-1, "start")
    assert m.odds == flat(f"start seat={seat}" for seat in range(players))
    m.play(f"start seat={players - 1}")
    assert table(m)["start"] == m.seat == players - 1
    assert m.question["name"] == "flip"
