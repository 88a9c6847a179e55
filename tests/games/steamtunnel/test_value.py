"""Length, ends and value (ledger chapter 8)."""

import pytest

from tests.games.steamtunnel.boards import (
    MODES,
    RANDOM_GAMES,
    example,
    face_up_segments,
    laid,
    listed,
    load,
    random_game,
    runs,
    table,
    traced,
    tunnel,
)
from tests.games.steamtunnel.kit import value


@pytest.mark.rule("ST-8.1")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_every_face_up_segment_is_in_exactly_one_tunnel(game):
    """The lengths add up to the face-up segments; tracing in any order finds the same tunnels."""
    moments, m = random_game(*game)
    state = moments[-1].state
    found = [segment for line in m.score_sheet for segment in line["segments"]]
    assert len(found) == len(set(found)) == sum(line["length"] for line in m.score_sheet)
    assert set(found) == face_up_segments(state)
    assert listed(m.score_sheet) == traced(state)


@pytest.mark.rule("ST-8.2")
def test_the_length_counts_face_up_segments_bought_or_not():
    """ST-E.12: eight segments, two of them forks, five of them bought."""
    line = tunnel(load("ST-E.12"), "b4.1")
    assert line["length"] == len(line["segments"]) == 8
    assert sum(line["tokens"]) == 5


@pytest.mark.rule("ST-8.3")
def test_segments_are_counted_not_cards():
    """ST-E.7: three segments on two cards, ends 3 and 2, give 15 and not 10."""
    line = tunnel(load("ST-E.7"), "c2.2")
    assert line["segments"] == ["c1.1", "c2.1", "c2.2"]
    assert (line["length"], line["value"]) == (3, 15)


@pytest.mark.rule("ST-8.4")
@pytest.mark.parametrize(
    ("which", "segment", "ends"),
    [("ST-E.12", "b4.1", [4, 4, "x", "x"]), ("ST-E.7", "c2.2", [3, 2])],
)
def test_the_ends_of_all_branches_count_once_each(which, segment, ends):
    """Four ends on the branches of two forks; two ends left and right of a column."""
    assert tunnel(load(which), segment)["ends"] == ends


@pytest.mark.rule("ST-8.5")
@pytest.mark.parametrize(
    ("length", "numbers", "dead_ends", "points"),
    [(5, [4, 3], 0, 35), (1, [4], 1, 4), (7, [4, 2], 2, 42), (7, [4, 3, 2], 0, 63)],
)
def test_the_value_is_the_sum_of_the_ends_times_the_length(length, numbers, dead_ends, points):
    """A dead end adds nothing."""
    assert value(length, numbers, dead_ends, "normal") == points


@pytest.mark.rule("ST-8.5")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_the_score_sheet_values_each_tunnel_so(game):
    """Every line of a finished sheet follows the formula of its scoring mode."""
    *_, mode = game
    for line in random_game(*game)[1].score_sheet:
        dead_ends = line["ends"].count("x")
        total = sum(end for end in line["ends"] if end != "x")
        expected = {"normal": total, "pity": total + dead_ends, "deadly": 0 if dead_ends else total}
        assert line["value"] == expected[mode] * line["length"]


@pytest.mark.rule("ST-8.6")
def test_a_tunnel_with_only_dead_ends_is_worth_nothing():
    """1/0 in c3 between its own two dead ends; and however long it were."""
    line = tunnel(laid({"c3": "1/0"}), "c3.1")
    assert (line["ends"], line["length"], line["value"]) == (["x", "x"], 2, 0)
    assert value(9, [], 2, "normal") == 0


@pytest.mark.rule("ST-8.7")
@pytest.mark.parametrize("mode", MODES)
def test_a_loop_is_worth_nothing_in_every_variant(mode):
    """ST-E.9: rings of one and two cards, round the moon, have no end."""
    m = load("ST-E.9", dead_ends=mode)
    for segment in ("a1.1", "a4.3", "e6.3"):
        assert (tunnel(m, segment)["ends"], tunnel(m, segment)["value"]) == ([], 0)


@pytest.mark.rule("ST-8.8")
def test_a_ring_of_branches_adds_each_segment_once():
    """ST-E.8: a fork whose branches meet again has a single end: 2 x 2 = 4."""
    line = tunnel(load("ST-E.8"), "f1.2")
    assert line["segments"] == ["f1.2", "f5.1"]
    assert (line["ends"], line["length"], line["value"]) == ([2], 2, 4)


@pytest.mark.rule("ST-8.9")
def test_a_run_without_a_face_up_segment_is_not_listed():
    """ST-E.10 has 18 such runs beside its six tunnels; they add nothing to the scores."""
    m = load("ST-E.10")
    assert sum(not run.segments for run in runs(table(m))) == example("ST-E.10")["empty_runs"] == 18
    assert len(m.score_sheet) == 6
    assert all(line["length"] for line in m.score_sheet)
    assert value(0, [4, 4], 0, "normal") == 0
