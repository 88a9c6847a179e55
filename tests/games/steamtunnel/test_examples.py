"""The worked examples of the ledger, from the examples file (ledger chapter 13)."""

import pytest

from tests.games.steamtunnel.boards import (
    MODES,
    burns,
    buys,
    example,
    in_our_words,
    listed,
    load,
    owned,
    replay,
    runs,
    table,
)
from tests.games.steamtunnel.kit import EXAMPLES, deal, flip, name, position, share, value

SCORING = dict(zip(MODES, ("standard", "pity", "deadly"), strict=True))
POSITIONS = [one["id"] for one in EXAMPLES["positions"]]
PLAYS = [one["id"] for one in EXAMPLES["plays"]]
BOARDS = [one["id"] for one in EXAMPLES["boards"]]

every_mode = pytest.mark.parametrize("mode", MODES)
every_position = pytest.mark.parametrize("which", POSITIONS)
every_board = pytest.mark.parametrize("which", BOARDS)


def segments(told):
    return frozenset(name(segment) for segment in told["segs"])


def ends(told):
    return sorted(told["nums"], reverse=True) + ["x"] * told["caps"]


def seats(winners):
    """The file counts seats from 1."""
    return tuple(seat - 1 for seat in winners)


@pytest.mark.rule("ST-E.1", "ST-E.2", "ST-E.3")
@every_mode
@pytest.mark.parametrize("told", EXAMPLES["formula"], ids=lambda told: str(told["values"]))
def test_the_tunnels_of_the_rule_sheet_have_its_values(told, mode):
    """The tunnel worth 35 and the seven of the mini board, in every way of scoring."""
    found = value(told["segments"], told["nums"], told["caps"], mode)
    assert found == told["values"][MODES.index(mode)]


@pytest.mark.rule("ST-E.1", "ST-E.2", "ST-E.3")
def test_the_examples_file_says_what_the_sheet_says():
    """35 first; then 4, 0, 42, 63, 63, 25, 0, with Pity and with deadly dead ends."""
    standard, pity, deadly = zip(*(told["values"] for told in EXAMPLES["formula"]), strict=True)
    assert standard == (35, 4, 0, 42, 63, 63, 25, 0)
    assert pity == (35, 5, 4, 56, 72, 63, 25, 2)
    assert deadly == (35, 0, 0, 0, 0, 63, 25, 0)


@pytest.mark.rule("ST-E.4")
@pytest.mark.parametrize(
    ("points", "tied", "each"), [(35, 2, 17), (35, 3, 11), (63, 5, 12), (4, 5, 0), (42, 1, 42)]
)
def test_shares_are_rounded_down(points, tied, each):
    """What does not divide is lost."""
    assert share(points, tied) == each


POSITION_RULES = pytest.mark.rule(
    "ST-E.5",
    "ST-E.6",
    "ST-E.7",
    "ST-E.8",
    "ST-E.9",
    "ST-E.10",
    "ST-E.11a",
    "ST-E.11b",
    "ST-E.12",
    "ST-E.13",
)


@POSITION_RULES
@pytest.mark.rule("ST-5.1", "ST-8.2", "ST-8.4")
@every_mode
@every_position
def test_every_line_of_a_position_comes_out(which, mode):
    """Tunnels, ends, lengths, values, tokens and payments."""
    expected = {}
    at = MODES.index(mode)
    for told in example(which)["tunnels"]:
        line = (ends(told), len(told["segs"]), told["values"][at], told["counts"])
        expected[segments(told)] = (*line, told["shares"][at])
    found = {}
    for line in load(which, mode).score_sheet:
        what = (line["ends"], line["length"], line["value"], line["tokens"], line["payments"])
        found[frozenset(line["segments"])] = what
    assert found == expected


@POSITION_RULES
@every_mode
@every_position
def test_the_scores_of_a_position_come_out(which, mode):
    """Scores and winners in each way of scoring."""
    m = load(which, mode)
    told = example(which)
    assert m.scores == tuple(told["scores"][SCORING[mode]])
    assert m.winners == seats(told["winners"][SCORING[mode]])


@pytest.mark.rule("ST-8.9")
@pytest.mark.parametrize("which", POSITIONS + BOARDS)
def test_the_runs_without_a_segment_are_as_many_as_told(which):
    """End against end, or burned straights only: on the board, but not on the sheet."""
    told = example(which)
    m = position(told["cells"], players=5)
    assert sum(not run.segments for run in runs(table(m))) == told["empty_runs"]
    assert len(m.score_sheet) == len(told["tunnels"])


@pytest.mark.rule("ST-E.14", "ST-E.15", "ST-E.16", "ST-E.17")
@pytest.mark.rule("ST-4.3", "ST-4.9", "ST-5.2", "ST-5.3", "ST-5.5", "ST-5.7", "ST-5.9")
@every_mode
@pytest.mark.parametrize("which", PLAYS)
def test_a_short_play_goes_as_told(which, mode):
    """The complete lists of legal buys, and the tunnels closed and open after each placement."""
    told = example(which)
    faces = {f"{at // 6 + 1}{at % 6 + 1}": spot for at, spot in enumerate(told["cells"])}
    m = deal(dead_ends=mode)
    for turn in told["turns"]:
        card, way, _ = faces[turn["flip"]]
        assert m.seat == turn["seat"] - 1
        flip(m, name(turn["flip"]), card, "turned" if way else "printed")
        assert buys(m) == {name(segment) for segment in turn["buys"]}
        assert len(burns(m)) == turn["burns"]
        m.play(in_our_words(turn["place"]))
        expected = {segments(one): (ends(one), False) for one in turn["closed_after"]}
        expected |= {segments(one): (ends(one), True) for one in turn["open_after"]}
        assert listed(m.score_sheet) == expected
        closed = {frozenset(one["segments"]): one["value"] for one in m.score_sheet}
        for one in turn["closed_after"]:
            assert closed[segments(one)] == one["values"][MODES.index(mode)]


@pytest.mark.rule("ST-E.18", "ST-E.19", "ST-E.20")
@pytest.mark.rule("ST-4.9", "ST-7.1", "ST-7.2", "ST-7.3", "ST-10.5", "ST-10.7")
@pytest.mark.parametrize(("players", "mode"), [(2, "normal"), (3, "pity"), (5, "deadly")])
@every_board
def test_a_whole_game_goes_as_told(which, players, mode):
    """Replayed: the legal counts turn by turn, the end where it is told, then the scores."""
    told = example(which)
    game = replay(told, players, mode)
    for number, (_, buy_count, burn_count, placement) in enumerate(told["turns"]):
        m = next(game)
        assert (len(buys(m)), len(burns(m))) == (buy_count, burn_count)
        assert m.over == (placement is None)
        assert m.over or m.seat == number % players
    (m,) = game
    assert m.over
    result = told["by_players"][str(players)]
    assert owned(table(m)) == {name(segment): seat for segment, seat in result["owners"].items()}
    assert m.scores == tuple(result["scores"][SCORING[mode]])
    assert m.winners == seats(result["winners"][SCORING[mode]])


@pytest.mark.rule("ST-E.18", "ST-E.19", "ST-E.20")
@every_mode
@pytest.mark.parametrize("players", [2, 3, 5])
@every_board
def test_a_whole_board_scores_as_told(which, players, mode):
    """Tunnels, values and tokens of the final board; scores and winners for 2, 3 and 5."""
    told = example(which)
    result = told["by_players"][str(players)]
    m = position(told["cells"], result["owners"], players, dead_ends=mode, deck=told["deck"])
    at = MODES.index(mode)
    assert {
        frozenset(line["segments"]): (line["ends"], line["value"], line["tokens"])
        for line in m.score_sheet
    } == {
        segments(one): (ends(one), one["values"][at], counts)
        for one, counts in zip(told["tunnels"], result["counts"], strict=True)
    }
    values = sorted((line["value"] for line in m.score_sheet), reverse=True)
    assert values == told["values_sorted"][SCORING[mode]]
    assert m.scores == tuple(result["scores"][SCORING[mode]])
    assert m.winners == seats(result["winners"][SCORING[mode]])
