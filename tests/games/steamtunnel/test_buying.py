"""Buying (ledger chapter 4)."""

import pytest

from tests.games.steamtunnel.boards import (
    POINT_CELLS,
    RANDOM_GAMES,
    answers,
    buy,
    buys,
    cell,
    owned,
    random_game,
    runs,
    table,
    tunnel,
)
from tests.games.steamtunnel.kit import deal, flip
from tunnelier import Refused


def skip_over(m, *turns):
    """Turns in which cards are flipped and no token is placed."""
    for where, card in turns:
        flip(m, where, card)
        m.play("skip")


@pytest.mark.rule("ST-4.1")
def test_a_buy_puts_one_token_on_one_segment():
    """The owner is recorded, and the supply falls by one; nobody else's does."""
    m = deal(players=3, start=1)
    flip(m, "c2", 37)
    m.play(buy("c2.2"))
    assert owned(table(m)) == {"c2.2": 2}
    assert [one["tokens"] for one in table(m)["players"][:3]] == [20, 19, 20]


@pytest.mark.rule("ST-4.2")
def test_a_bought_segment_cannot_be_bought_again():
    """Neither the owner nor another player may, though the tunnel stays open."""
    m = deal(players=3)
    flip(m, "c2", 37)
    m.play(buy("c2.1"))
    for seat, where, card in ((1, "a1", 1), (2, "f6", 2), (0, "f1", 3)):
        flip(m, where, card)
        assert m.seat == seat
        assert tunnel(m, "c2.1")["open"]
        assert "c2.1" not in buys(m)
        with pytest.raises(Refused):
            m.play(buy("c2.1"))
        m.play("skip")
    assert owned(table(m)) == {"c2.1": 1}


@pytest.mark.rule("ST-4.3")
@pytest.mark.parametrize("segment", ["c2.2", "d2.2"])
def test_a_closed_tunnel_cannot_be_bought(segment):
    """The second flip completes c2.2, d2.2; the flip of this very turn counts."""
    m = deal()
    skip_over(m, ("c2", 25))
    flip(m, "d2", 37)
    assert segment not in buys(m)
    with pytest.raises(Refused):
        m.play(buy(segment))


@pytest.mark.rule("ST-4.4")
def test_a_tunnel_takes_several_tokens_of_one_or_more_players():
    """Two own tokens and one of another player in the tunnel down column c, one a turn."""
    m = deal()
    for where, card, segment in (("c2", 37, "c2.1"), ("c3", 38, "c3.1"), ("c4", 39, "c4.1")):
        flip(m, where, card)
        m.play(buy(segment))
    assert tunnel(m, "c2.1")["segments"] == ["c2.1", "c3.1", "c4.1"]
    assert tunnel(m, "c2.1")["tokens"] == [2, 1]


@pytest.mark.rule("ST-4.4")
def test_a_card_takes_tokens_of_three_players():
    """Each of the three segments has its own owner."""
    m = deal(players=3)
    for number, (where, card) in enumerate((("c2", 37), ("a1", 1), ("f6", 2)), start=1):
        flip(m, where, card)
        m.play(buy(f"c2.{number}"))
    assert cell(m, "c2")["owner"] == [1, 2, 3]


@pytest.mark.rule("ST-4.5")
@pytest.mark.parametrize("segment", ["f6.1", "c2.1", "a4.2"])
def test_any_face_up_card_will_do(segment):
    """The card just flipped, or older ones far away, without any own token near."""
    m = deal()
    skip_over(m, ("c2", 37), ("a4", 38))
    flip(m, "f6", 1)
    m.play(buy(segment))
    assert owned(table(m)) == {segment: 1}


@pytest.mark.rule("ST-4.6")
def test_one_token_buys_a_whole_fork():
    """41/0 in c3: T-L1-R1 is bought once, and offered through none of its branches."""
    m = deal()
    flip(m, "c3", 41)
    m.play(buy("c3.1"))
    flip(m, "c2", 37)
    assert "c3.1" not in buys(m)
    for where, card in (("b3", 38), ("d3", 39)):
        m.play("skip")
        flip(m, where, card)
    branches = tunnel(m, "c3.1")
    assert branches["segments"] == ["c2.1", "b3.2", "c3.1", "d3.2"]
    assert branches["tokens"] == [1, 0]
    assert {"c2.1", "b3.2", "d3.2"} <= buys(m)
    assert not {"c3.1", "c3.3"} & buys(m)


@pytest.mark.rule("ST-4.7")
def test_dead_ends_cannot_be_bought():
    """Card 17 has dead ends at lower left and lower right, and two segments for sale."""
    m = deal()
    flip(m, "c3", 17)
    assert buys(m) == {"c3.1", "c3.2"}
    with pytest.raises(Refused):
        m.play(buy("c3.3"))


@pytest.mark.rule("ST-4.7")
@pytest.mark.parametrize("where", POINT_CELLS)
def test_the_numbers_of_point_cards_cannot_be_bought(where):
    """A point card has no segment."""
    m = deal()
    flip(m, "c2", 37)
    assert all(m.why(buy(f"{where}.{number}")) for number in (1, 2, 3))


@pytest.mark.rule("ST-4.8")
@pytest.mark.parametrize("where", ["d2", "d3"])
def test_the_straights_of_a_face_down_card_cannot_be_bought(where):
    """d2 is burned, d3 unknown."""
    m = deal()
    flip(m, "c2", 37)
    m.play("burn cell=d2")
    flip(m, "c3", 12)
    assert all(m.why(buy(f"{where}.{number}")) for number in (1, 2, 3))


@pytest.mark.rule("ST-4.9")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_the_legal_buys_are_the_free_segments_of_open_tunnels(game):
    """Traced by hand in every placement of a random game: those, and no others."""
    sold = 0
    for moment in random_game(*game)[0]:
        if moment.asks == "place":
            for_sale = {one for run in runs(moment.state) if run.open for one in run.segments}
            assert answers(moment.moves, "buy") == for_sale - set(owned(moment.state))
            sold += bool(answers(moment.moves, "buy"))
    assert sold > 10
