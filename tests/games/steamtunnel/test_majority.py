"""Majority and result (ledger chapter 9)."""

import pytest

from tests.games.steamtunnel.boards import RANDOM_GAMES, laid, load, random_game, tunnel
from tests.games.steamtunnel.kit import deal, flip, share


@pytest.mark.rule("ST-9.1")
def test_the_most_segments_take_the_whole_value():
    """ST-E.12: three against two, 64 for B and nothing for A."""
    line = tunnel(load("ST-E.12"), "b4.1")
    assert (line["tokens"], line["payments"]) == ([2, 3], [0, 64])


@pytest.mark.rule("ST-9.2")
def test_a_tie_shares_the_value_rounded_down():
    """ST-E.5: 35 for two of three players is 17 each, and nothing for the third."""
    line = tunnel(load("ST-E.5"), "b1.3")
    assert (line["tokens"], line["payments"]) == ([2, 2, 1], [17, 17, 0])
    assert share(35, 2) == 17


@pytest.mark.rule("ST-9.2")
def test_rounding_is_done_tunnel_by_tunnel():
    """Two tied tunnels worth 15, round columns c and d, give 14 each and not 15."""
    m = laid(
        {"c1": "37/0", "c2": "21/0", "d4": "38/0", "d5": "22/0"},
        owners={"c2.1": 1, "c2.2": 2, "d5.1": 1, "d5.2": 2},
    )
    for segment in ("c2.1", "d5.1"):
        line = tunnel(m, segment)
        assert (line["value"], line["payments"]) == (15, [7, 7])
    assert m.scores == (14, 14)


@pytest.mark.rule("ST-9.3")
def test_a_token_on_a_fork_counts_one():
    """ST-E.8: one token on the fork f1.1, one on the fork f1.2, whose tunnel goes on to f5.1."""
    m = load("ST-E.8")
    assert tunnel(m, "f1.1")["tokens"] == [0, 1]
    assert tunnel(m, "f1.2")["tokens"] == [1, 0]


@pytest.mark.rule("ST-9.4")
def test_a_tunnel_without_tokens_gives_no_points():
    """ST-E.5: the tunnel worth 18 belongs to nobody."""
    line = tunnel(load("ST-E.5"), "b1.1")
    assert line["value"] == 18
    assert line["payments"] == [0, 0, 0]


@pytest.mark.rule("ST-9.5", "ST-9.7")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_score_is_the_sum_of_the_payments(game):
    """The sheet of a finished game adds up to the scores, whole numbers from 0 up."""
    _, m = random_game(*game)
    payments = [line["payments"] for line in m.score_sheet]
    assert m.scores == tuple(map(sum, zip(*payments, strict=True)))
    assert all(isinstance(score, int) and score >= 0 for score in m.scores)
    assert any(m.scores)


@pytest.mark.rule("ST-9.5")
def test_nothing_is_scored_for_good_before_the_end():
    """The last flip is still to come: there are no scores, and an open tunnel pays nobody yet."""
    m = laid({"c2": "37/0"}, unknown=["d2"], owners={"c2.2": 2})
    assert tunnel(m, "c2.2")["payments"] is None
    assert (m.scores, m.winners) == ((), ())


@pytest.mark.rule("ST-9.6")
@pytest.mark.parametrize(
    ("which", "scores", "winners"),
    [
        ("ST-E.6", (6, 16, 6), (1,)),
        ("ST-E.5", (17, 17, 0), (0, 1)),
        ("ST-E.9", (0, 0), (0, 1)),
        ("ST-E.13", (12, 12, 12, 12, 12), (0, 1, 2, 3, 4)),
    ],
)
def test_the_highest_score_wins_and_equals_share_the_victory(which, scores, winners):
    """Without tie-break, also at 0 all."""
    m = load(which)
    assert (m.scores, m.winners) == (scores, winners)


@pytest.mark.rule("ST-9.7")
def test_the_score_sheet_shows_everything_that_was_counted():
    """Segments, ends, length, value, tokens and payments of every tunnel."""
    m = deal(players=3)
    flip(m, "c2", 37)
    m.play("buy cell=c2 segment=2")
    flip(m, "f6", 38)
    m.play("burn cell=d2")
    assert tunnel(m, "c2.2") == {
        "segments": ["c2.2"],
        "ends": [3, 2],
        "length": 1,
        "value": 5,
        "tokens": [1, 0, 0],
        "open": False,
        "payments": [5, 0, 0],
    }
