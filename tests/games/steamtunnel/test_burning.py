"""Burning (ledger chapter 6)."""

import pytest

from tests.games.steamtunnel.boards import (
    CELLS,
    POINT_CELLS,
    RANDOM_GAMES,
    TUNNEL_CELLS,
    burns,
    cell,
    example,
    flips,
    laid,
    load,
    lying,
    places,
    random_game,
    table,
    tunnel,
)
from tests.games.steamtunnel.kit import deal, flip, name, position
from tunnelier import Refused


@pytest.fixture
def burned():
    """A has flipped c2 (37/0) and burned d2; B is to flip."""
    m = deal()
    flip(m, "c2", 37)
    m.play("burn cell=d2")
    return m


@pytest.mark.rule("ST-6.1")
def test_any_unknown_card_can_be_burned(burned):
    """The burns offered are the unknown cells; the token goes there instead of on a segment."""
    assert (cell(burned, "d2")["lies"], cell(burned, "d2")["burner"]) == ("burned", 1)
    assert table(burned)["players"][0]["tokens"] == 19
    assert burned.seat == 1
    flip(burned, "f6", 1)
    assert burns(burned) == set(TUNNEL_CELLS) - {"c2", "d2", "f6"}


@pytest.mark.rule("ST-6.1")
@pytest.mark.parametrize("where", ["c2", "d2", "f6", *POINT_CELLS])
def test_face_up_point_and_burned_cards_cannot_be_burned(burned, where):
    """c2 and f6 lie face up, d2 is burned already."""
    flip(burned, "f6", 1)
    with pytest.raises(Refused):
        burned.play(f"burn cell={where}")


@pytest.mark.rule("ST-6.2")
def test_nobody_flips_a_burned_card_not_even_its_burner(burned):
    """B may not flip d2, and neither may A, who burned it."""
    for seat, where, card in ((1, "f6", 1), (0, "f1", 2)):
        assert burned.seat == seat
        assert "d2" not in flips(burned)
        assert burned.why("flip cell=d2")
        flip(burned, where, card)
        burned.play("skip")


@pytest.mark.rule("ST-6.2")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_burned_card_stays_face_down_to_the_end(game):
    """Once burned always burned, and its face is never shown."""
    burned = set()
    for moment in random_game(*game)[0]:
        assert burned <= places(moment.state, "burned")
        burned = places(moment.state, "burned")
        assert all(lying(moment.state)[where]["card"] == 0 for where in burned)
    assert burned


@pytest.mark.rule("ST-6.3")
def test_a_burned_card_is_three_separate_straights():
    """T-B, L1-R1 and L2-R2 of d3, between straight cards on all four sides."""
    m = laid({"c3": "37/0", "e3": "38/0", "d2": "39/0", "d4": "40/0"}, unknown=["f3", "b3", "d1"])
    assert cell(m, "d3")["card"] == 0
    assert tunnel(m, "c3.2")["segments"] == ["c3.2", "e3.2"]
    assert tunnel(m, "c3.3")["segments"] == ["c3.3", "e3.3"]
    assert tunnel(m, "d2.1")["segments"] == ["d2.1", "d4.1"]


@pytest.mark.rule("ST-6.3")
def test_the_hidden_face_of_a_burned_card_does_not_matter():
    """Exchange the cards that ST-E.5 hides, turned round: all its tunnels stay the same."""
    cells = example("ST-E.5")["cells"]
    hidden = [spot[0] for spot in cells if spot[2] == "burned"]
    other = [[hidden.pop(), 180, spot[2]] if spot[2] == "burned" else spot for spot in cells]
    assert other != cells
    assert position(other).score_sheet == position(cells).score_sheet


@pytest.mark.rule("ST-6.4")
def test_burned_straights_count_neither_for_length_nor_for_majority():
    """The tunnel of ST-E.5 passes burned cards and has length 5; tokens 2, 2 and 1."""
    line = tunnel(load("ST-E.5"), "b1.3")
    assert len(line["segments"]) == line["length"] == 5
    assert sum(line["tokens"]) == 5


@pytest.mark.rule("ST-6.4", "ST-9.3")
def test_the_token_on_a_burned_card_is_no_token_in_the_tunnel(burned):
    """c2.2 runs on through the burned d2 from 3 to 2: nobody holds anything in it."""
    line = tunnel(burned, "c2.2")
    assert (line["ends"], line["length"], line["value"]) == ([3, 2], 1, 5)
    assert (line["tokens"], line["payments"]) == ([0, 0], [0, 0])


def end_with_burner(burner):
    """ST-E.18 again, its last four cards still down; f6 is burned by the seat named."""
    one = example("ST-E.18")
    last = ["f3", "f4", "f5", "f6"]
    cells = [list(spot) for spot in one["cells"]]
    faces = dict(zip(CELLS, cells, strict=True))
    for where in last:
        faces[where][2] = "down"
    owners = one["by_players"]["2"]["owners"]
    m = position(cells, {at: seat for at, seat in owners.items() if name(at)[:2] not in last})
    for seat, where in enumerate(["f3", "f4", "f5"]):
        card, turn, _ = faces[where]
        flip(m, where, card, "turned" if turn else "printed")
        if not m.over:
            m.play("burn cell=f6" if seat == burner else "skip")
    return m


@pytest.mark.rule("ST-6.5")
def test_who_burned_a_card_has_no_effect_on_the_scores():
    """The token only marks the card: A or B burns f6, and the scores are the same."""
    by_a, by_b = end_with_burner(0), end_with_burner(1)
    assert (cell(by_a, "f6")["burner"], cell(by_b, "f6")["burner"]) == (1, 2)
    assert by_a.over
    assert by_b.over
    assert by_a.scores == by_b.scores
    assert sum(by_a.scores) > 0
