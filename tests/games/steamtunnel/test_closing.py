"""Open and closed tunnels (ledger chapter 5)."""

import pytest

from tests.games.steamtunnel.boards import (
    RANDOM_GAMES,
    buy,
    buys,
    laid,
    listed,
    random_game,
    traced,
    tunnel,
)
from tests.games.steamtunnel.kit import deal, flip


def open_tunnels(m):
    return [line["segments"] for line in m.score_sheet if line["open"]]


def closed_tunnels(m):
    return [line["segments"] for line in m.score_sheet if not line["open"]]


@pytest.fixture
def closing_flip():
    """B flips d2 and so completes the tunnel that A bought into (ST-E.14)."""
    m = deal()
    flip(m, "c2", 25)
    m.play(buy("c2.2"))
    flip(m, "d2", 37)
    return m


@pytest.mark.rule("ST-5.1")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_tunnel_is_everything_connected(game):
    """The score sheet equals a tracing by hand, segment by segment, all through a game."""
    for moment in random_game(*game)[0]:
        assert listed(moment.sheet) == traced(moment.state)


@pytest.mark.rule("ST-5.1")
@pytest.mark.parametrize(
    ("up", "unknown", "ends", "is_open"),
    [
        ({"c2": "37/0"}, [], [3, 2], False),
        ({"c2": "37/0"}, ["d2"], [3], True),
        ({"c2": "37/0", "d2": "17/180"}, [], [3, "x"], False),
    ],
    ids=["on through a burned card", "up to an unknown card", "up to a dead end"],
)
def test_a_tunnel_stops_at_dead_ends_numbers_and_unknown_cards(up, unknown, ends, is_open):
    """The upper left tunnel of 37/0 in c2 starts at the 3 of P1 and runs to the right."""
    line = tunnel(laid(up, unknown=[*unknown, "a1"]), "c2.2")
    assert (line["segments"], line["ends"], line["open"]) == (["c2.2"], ends, is_open)


@pytest.mark.rule("ST-5.2")
def test_a_fork_closes_only_when_all_its_branches_are_known():
    """41/0 in b3 meets the 4 of P1 at once; its left and right are known with a3 and c3."""
    m = deal()
    flip(m, "b3", 41)
    assert tunnel(m, "b3.1")["ends"] == [4]
    assert open_tunnels(m) == [["b3.1"], ["b3.2"]]
    for where, card, ends in (("a3", 17, [4, "x"]), ("c3", 18, [4, "x", "x"])):
        assert tunnel(m, "b3.1")["open"]
        m.play("skip")
        flip(m, where, card, "turned")
        assert tunnel(m, "b3.1")["ends"] == ends
    assert closed_tunnels(m) == [["b3.1"]]


@pytest.mark.rule("ST-5.2", "ST-5.7")
def test_a_burn_closes_every_tunnel_that_meets_no_unknown_card_any_more():
    """Burning d2 closes two tunnels of 37/0 in c2; the one down the column stays open."""
    m = deal()
    flip(m, "c2", 37)
    assert closed_tunnels(m) == []
    m.play("burn cell=d2")
    assert closed_tunnels(m) == [["c2.2"], ["c2.3"]]
    assert open_tunnels(m) == [["c2.1"]]
    flip(m, "f4", 38)
    assert buys(m) == {"c2.1", "f4.1", "f4.2", "f4.3"}


@pytest.mark.rule("ST-5.3")
def test_an_unknown_card_links_nothing_until_it_is_burned():
    """c3.2 and e3.2 face each other across d3, at the lower straight."""
    m = deal()
    flip(m, "c3", 9)
    m.play("skip")
    flip(m, "e3", 10)
    m.play("skip")
    assert tunnel(m, "c3.2")["segments"] == ["c3.2"]
    assert tunnel(m, "e3.2")["segments"] == ["e3.2"]
    flip(m, "f6", 38)
    m.play("burn cell=d3")
    assert tunnel(m, "c3.2")["segments"] == ["c3.2", "e3.2"]


@pytest.mark.rule("ST-5.5")
def test_a_flip_closes_a_tunnel_at_once_also_for_the_flipper(closing_flip):
    """No token on c2.2, d2.2 any more, neither by B who closed it."""
    assert closing_flip.seat == 1
    assert closed_tunnels(closing_flip) == [["c2.2", "d2.2"]]
    assert closing_flip.why(buy("d2.2"))


@pytest.mark.rule("ST-5.6")
@pytest.mark.parametrize("placement", [buy("c2.1"), buy("d2.1"), "burn cell=a1", "skip"])
def test_who_closes_a_tunnel_may_still_place_elsewhere(closing_flip, placement):
    """Buy in another open tunnel, on an old or on the new card, burn or skip."""
    assert buys(closing_flip) == {"c2.1", "c2.3", "d2.1", "d2.3"}
    closing_flip.play(placement)
    assert closing_flip.seat == 0


@pytest.mark.rule("ST-5.6")
def test_a_new_card_with_only_closed_tunnels_still_leaves_a_placement():
    """38/0 in c3 is closed all over; the tunnel of a1 down to the unknown a2 is not."""
    m = laid({"a1": "37/0"}, unknown=["a2", "c3"])
    flip(m, "c3", 38)
    assert set(m.moves) == {buy("a1.1"), "burn cell=a2", "skip"}


@pytest.mark.rule("ST-5.8")
def test_a_loop_is_closed_as_soon_as_all_of_it_is_known():
    """33/0 in c3 and 34/180 in d3 close a ring of two segments, whatever lies around."""
    m = deal()
    flip(m, "c3", 33)
    m.play("skip")
    flip(m, "d3", 34, "turned")
    assert closed_tunnels(m) == [["c3.2", "d3.2"]]
    assert tunnel(m, "c3.2")["ends"] == []
    assert buys(m) == {"c3.1", "c3.3", "d3.1", "d3.3"}


@pytest.mark.rule("ST-5.9")
def test_a_flip_may_join_tunnels_and_their_tokens():
    """37/0 in d3 joins the tunnels of c3 and e3 that A and B had bought apart (ST-E.16)."""
    m = deal()
    flip(m, "c3", 9)
    m.play(buy("c3.2"))
    flip(m, "e3", 10)
    m.play(buy("e3.2"))
    assert tunnel(m, "c3.2")["tokens"] == [1, 0]
    flip(m, "d3", 37)
    joined = tunnel(m, "c3.2")
    assert joined["segments"] == ["c3.2", "d3.3", "e3.2"]
    assert (joined["length"], joined["tokens"]) == (3, [1, 1])


@pytest.mark.rule("ST-5.9")
def test_a_burn_may_join_tunnels_their_tokens_ends_and_lengths():
    """b3.1 from the 4 of P1 and e3.1 from the 4 of P2 meet once c3 and d3 are both burned."""
    m = deal()
    for where, card, placement in (
        ("b3", 9, buy("b3.1")),
        ("e3", 13, buy("e3.1")),
        ("f6", 37, "burn cell=c3"),
    ):
        flip(m, where, card)
        m.play(placement)
    assert (tunnel(m, "b3.1")["ends"], tunnel(m, "e3.1")["ends"]) == ([4], [4])
    flip(m, "a6", 38)
    m.play("burn cell=d3")
    joined = tunnel(m, "b3.1")
    assert (joined["segments"], joined["length"]) == (["b3.1", "e3.1"], 2)
    assert (joined["ends"], joined["tokens"]) == ([4, 4], [1, 1])
