"""Variants (ledger chapter 10)."""

import pytest

from tests.games.steamtunnel.boards import (
    A_SENTENCE,
    CELLS,
    MODES,
    WAYS,
    answers,
    board,
    example,
    finish,
    load,
    new_match,
    replay,
    table,
    tunnel,
)
from tests.games.steamtunnel.kit import deal, position, value
from tunnelier import Match

STANDARD = {"dead_ends": "normal", "deck": "full"}


@pytest.mark.rule("ST-10.1")
def test_without_options_the_game_is_standard():
    """Dead ends are worth nothing and the deck is full."""
    m = Match("steam-tunnel", players=2, seed=1)
    assert dict(m.options) == STANDARD
    assert m.view(None)["options"] == STANDARD


@pytest.mark.rule("ST-10.1")
def test_options_are_shown_to_everyone_and_fixed_for_the_game():
    """Each seat and each spectator sees them; nobody can change them after the deal."""
    m = new_match(dead_ends="pity", deck="baby")
    for viewer in (0, 1, None):
        assert m.view(viewer)["options"] == {"dead_ends": "pity", "deck": "baby"}
    with pytest.raises(TypeError):
        m.options["dead_ends"] = "deadly"
    assert m.options["dead_ends"] == "pity"


@pytest.mark.rule("ST-10.2")
@pytest.mark.parametrize(
    ("length", "numbers", "dead_ends", "points"),
    [(1, [4], 1, 5), (2, [], 2, 4), (7, [4, 2], 2, 56), (7, [4, 3, 2], 0, 63), (2, [], 0, 0)],
)
def test_pity_scoring_gives_one_for_each_dead_end(length, numbers, dead_ends, points):
    """Numbers keep their worth, and a loop stays at 0."""
    assert value(length, numbers, dead_ends, "pity") == points


@pytest.mark.rule("ST-10.2")
def test_pity_scoring_on_the_board():
    """ST-E.8: a dead end and one segment make 1; the loop of ST-E.9 makes nothing."""
    values = {tuple(line["ends"]): line["value"] for line in load("ST-E.8", "pity").score_sheet}
    assert values == {("x",): 1, (2,): 4, (3, 3): 6}
    assert tunnel(load("ST-E.9", "pity"), "a1.1")["value"] == 0


@pytest.mark.rule("ST-10.3")
@pytest.mark.parametrize(
    ("which", "segment", "points"), [("ST-E.12", "b4.1", 0), ("ST-E.13", "b1.1", 63)]
)
def test_one_deadly_dead_end_makes_a_tunnel_worthless(which, segment, points):
    """ST-E.12 has two on its branches; ST-E.13 has numbered ends only, which are not deadly."""
    assert tunnel(load(which, "deadly"), segment)["value"] == points


@pytest.mark.rule("ST-10.4")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hidden", [1, 21])
def test_dead_ends_on_the_hidden_face_of_a_burned_card_never_count(mode, hidden):
    """Both have one at the lower left; yet through d2 c2.3 runs on to the 3 of P2: worth 5."""
    cells = board({"c2": "37/0"})
    burned = cells[CELLS.index("d2")]
    other = next(spot for spot in cells if spot[0] == hidden)
    burned[0], other[0] = other[0], burned[0]
    line = tunnel(position(cells, dead_ends=mode), "c2.3")
    assert (line["ends"], line["value"]) == ([3, 2], 5)


@pytest.mark.rule("ST-10.5")
def test_baby_tunnels_leave_the_forks_in_the_box():
    """Only cards 1 to 40 can turn up; eight of them are left over."""
    m = deal(deck="baby")
    assert table(m)["unseen"] == [1] * 40 + [0] * 4
    m.play("flip cell=c2")
    assert answers(m.moves, "reveal") == {f"{card}.{way}" for card in range(1, 41) for way in WAYS}
    whole = finish(new_match(deck="baby", seed=2), prefer="skip")
    assert sum(table(whole)["unseen"]) == 8


@pytest.mark.rule("ST-10.6")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("deck", ["full", "baby"])
def test_there_are_six_modes(mode, deck):
    """Each way of scoring goes with each deck."""
    m = deal(dead_ends=mode, deck=deck)
    assert dict(m.options) == {"dead_ends": mode, "deck": deck}


@pytest.mark.rule("ST-10.6", "ST-10.1")
@pytest.mark.parametrize(
    "options",
    [
        {"dead_ends": "pity+deadly"},
        {"dead_ends": ("pity", "deadly")},
        {"pity": True, "deadly": True},
        {"dead_ends": "pity", "deadly": "yes"},
        {"deck": "toddler"},
    ],
    ids=str,
)
def test_pity_and_deadly_exclude_each_other(options):
    """Both at once, and anything else the sheet does not know, is refused."""
    with pytest.raises(ValueError, match=A_SENTENCE):
        Match("steam-tunnel", players=2, seed=1, options=options)


@pytest.mark.rule("ST-10.7")
@pytest.mark.parametrize("which", ["ST-E.19", "ST-E.20"])
def test_the_scoring_variants_change_values_only(which):
    """Side by side the three modes offer the same moves; tunnels, ends and tokens are the same."""
    games = [replay(example(which), mode=mode) for mode in MODES]
    for three in zip(*games, strict=True):
        moves, *others = [m.moves for m in three]
        assert others == [moves, moves]
    sheets = [
        [
            {k: v for k, v in line.items() if k not in ("value", "payments")}
            for line in m.score_sheet
        ]
        for m in three
    ]
    assert sheets[0] == sheets[1] == sheets[2]
    assert len({m.scores for m in three}) == 3
