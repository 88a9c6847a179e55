"""The turn and the flip (ledger chapter 3)."""

import re

import pytest

from tests.games.steamtunnel.boards import (
    POINT_CELLS,
    RANDOM_GAMES,
    TUNNEL_CELLS,
    burns,
    buy,
    buys,
    flips,
    laid,
    lying,
    new_match,
    owned,
    places,
    random_game,
    table,
)
from tests.games.steamtunnel.kit import deal, flip
from tunnelier import Refused


def tokens(m, seat):
    return table(m)["players"][seat]["tokens"]


@pytest.mark.rule("ST-3.1")
@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 0), (4, 2), (5, 4)])
def test_turns_pass_clockwise_and_nobody_is_passed_over(players, start):
    """The seat of turn t, counted from 0, is start + t round the table."""
    m = deal(players=players, start=start)
    for turn, where in enumerate(TUNNEL_CELLS[: 2 * players + 1]):
        assert (m.seat, m.question["name"]) == ((start + turn) % players, "flip")
        flip(m, where, turn + 1)
        assert (m.seat, m.question["name"]) == ((start + turn) % players, "place")
        m.play("skip")


@pytest.mark.rule("ST-3.2")
def test_a_turn_is_one_flip_then_one_placement():
    """No placement before the flip, no turn without one, no second flip."""
    m = deal()
    assert all(m.why(move) for move in (buy("c2.1"), "burn cell=c2", "skip"))
    flip(m, "c2", 37)
    assert flips(m) == set()
    assert m.why("flip cell=a1")
    assert places(table(m), "face-up") == {"c2"}


@pytest.mark.rule("ST-3.3")
def test_any_unknown_card_may_be_flipped():
    """The first turn offers all 32; later ones all that are left, near or far."""
    m = deal()
    assert flips(m) == set(TUNNEL_CELLS)
    flip(m, "c2", 37)
    m.play("burn cell=d2")
    assert flips(m) == set(TUNNEL_CELLS) - {"c2", "d2"}


@pytest.mark.rule("ST-3.3")
@pytest.mark.parametrize("where", ["c2", "d2", *POINT_CELLS])
def test_face_up_burned_and_point_cards_may_not_be_flipped(where):
    """c2 lies face up, d2 is burned, the others are point cards."""
    m = deal()
    flip(m, "c2", 37)
    m.play("burn cell=d2")
    with pytest.raises(Refused):
        m.play(f"flip cell={where}")


@pytest.mark.rule("ST-3.4")
def test_the_player_does_not_choose_how_the_card_turns():
    """A flip names a cell and nothing else; chance, not the seat, settles card and way."""
    m = deal()
    assert all(re.fullmatch("flip cell=[a-f][1-6]", move) for move in m.moves)
    assert m.why("flip cell=c2 way=turned")
    m.play("flip cell=c2")
    assert (m.seat, m.question["name"]) == (-1, "reveal")
    m.play("reveal card=21 way=turned")
    assert all(re.match("(buy|burn|skip)", move) for move in m.moves)
    assert not any("way" in move for move in m.moves)


@pytest.mark.rule("ST-3.5")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_face_up_card_keeps_its_cell_and_way(game):
    """What lies face up at one moment lies there at every later one."""
    seen = {}
    for moment in random_game(*game)[0]:
        cells = lying(moment.state)
        now = {at: (cells[at]["card"], cells[at]["way"]) for at in places(moment.state, "face-up")}
        assert seen.items() <= now.items()
        seen = now
    assert len(seen) >= 16


@pytest.mark.rule("ST-3.6")
@pytest.mark.parametrize("placement", [buy("c2.1"), "burn cell=d2", "skip"])
def test_one_placement_ends_the_turn(placement):
    """After a buy, a burn or a skip the next seat flips, and nothing more may be placed."""
    m = deal()
    flip(m, "c2", 37)
    m.play(placement)
    assert (m.seat, m.question["name"]) == (1, "flip")
    assert all(m.why(move) for move in (buy("c2.2"), "burn cell=d3", "skip"))


@pytest.mark.rule("ST-3.7")
def test_skipping_is_allowed_and_saves_nothing_up():
    """The token stays in the supply; the next own turn has one placement, as any other."""
    m = deal()
    flip(m, "c2", 37)
    assert buys(m)
    assert burns(m)
    m.play("skip")
    assert tokens(m, 0) == 20
    flip(m, "a1", 1)
    m.play("skip")
    flip(m, "a2", 2)
    m.play(buy("c2.1"))
    assert m.seat == 1
    assert tokens(m, 0) == 19


@pytest.mark.rule("ST-3.8")
def test_without_a_segment_to_buy_the_player_still_decides():
    """Card 11 in c3 shows only closed tunnels: burn the last unknown card, or skip."""
    m = laid({}, unknown=["c3", "a1"])
    flip(m, "c3", 38)
    assert (m.seat, m.question["name"]) == (0, "place")
    assert set(m.moves) == {"burn cell=a1", "skip"}


@pytest.mark.rule("ST-3.9")
def test_a_flip_cannot_be_undone():
    """Once a card has been seen there is no way back; the match stays as it was."""
    m = new_match()
    m.play(m.moves[0])
    before = m.save(), m.view(None)
    with pytest.raises(Refused):
        m.undo()
    assert (m.save(), m.view(None)) == before


@pytest.mark.rule("ST-3.9")
def test_a_buy_can_be_taken_back_but_not_the_flip_before_it():
    """Undo after a buy returns to the placement, with the token in the supply."""
    m = new_match()
    m.play(m.moves[0])
    seat, before = m.seat, m.view(None)
    m.play(next(move for move in m.moves if move.startswith("buy")))
    m.undo()
    assert m.view(None) == before
    assert tokens(m, seat) == 20
    with pytest.raises(Refused):
        m.undo()


@pytest.mark.rule("ST-3.9")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_placed_token_is_never_moved_or_replaced(game):
    """Tokens on segments and on burned cards only get added."""
    bought, burned = {}, {}
    for moment in random_game(*game)[0]:
        burners = {
            where: one["burner"] for where, one in lying(moment.state).items() if one["burner"]
        }
        assert bought.items() <= owned(moment.state).items()
        assert burned.items() <= burners.items()
        bought, burned = owned(moment.state), burners
    assert bought
    assert burned


NONSENSE = ["flip cell=g1", "flip cell=a7", "flip", "start seat=0", "dance", ""]
TOO_EARLY = ["skip", buy("c2.1"), "burn cell=a1", "reveal card=1 way=printed", "flip cell=b2"]
TOO_LATE = ["flip cell=a1", "reveal card=1 way=printed", "lay point=p1 way=printed"]
NO_SUCH_THING = [buy("c2.0"), buy("c2.3"), buy("c2.4"), buy("g1.1"), buy("a1.1"), "burn cell=b2"]


def check_refused(m, move):
    before = m.save(), m.view(None), m.moves
    assert m.why(move)
    with pytest.raises(Refused) as refusal:
        m.play(move)
    assert str(refusal.value)
    assert (m.save(), m.view(None), m.moves) == before


@pytest.mark.rule("ST-3.10")
@pytest.mark.parametrize("move", NONSENSE + TOO_EARLY)
def test_a_wrong_answer_to_the_flip_changes_nothing(move):
    """Wrong step, or no such cell: refused, with a sentence."""
    check_refused(deal(), move)


@pytest.mark.rule("ST-3.10")
@pytest.mark.parametrize("move", NONSENSE + TOO_LATE + NO_SUCH_THING)
def test_a_wrong_answer_to_the_placement_changes_nothing(move):
    """Card 21 in c2 has two segments; no third can be named."""
    m = deal()
    flip(m, "c2", 21)
    check_refused(m, move)


@pytest.mark.rule("ST-3.10")
@pytest.mark.parametrize("move", [*NONSENSE, "flip cell=a1", "skip", buy("c2.1")])
def test_no_seat_answers_for_chance(move):
    """While the card is being turned over nobody else may act."""
    m = deal()
    m.play("flip cell=c2")
    check_refused(m, move)
