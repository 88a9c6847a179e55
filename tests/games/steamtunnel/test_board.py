"""The drawn board: what is where, what it is called, what is lit."""

import re
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

from tests.games.steamtunnel.boards import laid, load
from tests.games.steamtunnel.kit import random_match
from tunnelier import Match
from tunnelier.games.steamtunnel import board, page
from tunnelier.games.steamtunnel.tables import CELL_NAMES, FACES, POINT_CELLS, Entry

NUMBER = re.compile(r"-?[\d.]+")
CARD_THAT_LIES = "14 printed"
"""Three straights."""


def table(*moves: str) -> Match:
    """A table with point card P1 to P4 as printed, red to begin, and some moves made."""
    match = Match("steam-tunnel", 2, follow=True)
    for move in (*(f"lay P{n} printed" for n in range(1, 5)), "start 0", *moves):
        match.play(move)
    return match


def drawn(match: Match, seat: int | None = None, lang: str = "en", narrow: bool = False):
    """The targets of a board by id."""
    root = ElementTree.fromstring(match.svg(seat, lang, narrow))
    return {each.get("id"): each for each in root.iter() if each.get("class", "")[:6] == "target"}


def label(shape) -> str:
    return shape.find("{http://www.w3.org/2000/svg}title").text


def test_a_fresh_table_has_36_cells():
    shapes = drawn(table(), 0)
    assert set(shapes) == {f"cell-{name}" for name in CELL_NAMES} | {"choice-skip"}
    lit = {name for name, shape in shapes.items() if shape.get("data-moves")}
    unknown = set(CELL_NAMES) - {CELL_NAMES[cell] for cell in POINT_CELLS}
    assert lit == {f"cell-{name}" for name in unknown}


def test_only_the_seat_that_is_asked_sees_lights():
    match = table()
    assert not any(shape.get("data-moves") for shape in drawn(match, 1).values())
    assert not any(shape.get("data-moves") for shape in drawn(match).values())


@pytest.mark.parametrize("narrow", [False, True])
def test_segments_cells_and_skipping_are_lit_after_a_flip(narrow):
    match = table("flip a1", f"reveal {CARD_THAT_LIES}")
    shapes = drawn(match, 0, narrow=narrow)
    lit = {name: shape.get("data-moves") for name, shape in shapes.items()}
    for move in match.moves:
        number = str(match.game.actions.parse(move))
        word, *rest = (part.split("=")[-1] for part in move.split())
        name = {
            "buy": "segment-" + "-".join(rest),
            "burn": f"cell-{rest[0]}" if rest else "",
            "skip": "choice-skip",
        }[word]
        assert lit.pop(name) == number
    assert not any(lit.values())


def test_a_segment_is_told_in_words():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "buy a1 1")
    shapes = drawn(match)
    assert label(shapes["segment-a1-1"]) == (
        "a1, segment 1: joins top and bottom; owned by Red; "
        "open tunnel, length 1, ends 0, worth 0 so far"
    )
    assert label(drawn(match, lang="fr")["segment-a1-2"]) == (
        "a1, segment 2\u00a0: entrées en haut à gauche et en haut à droite\u00a0; libre\u00a0; "
        "tunnel ouvert, longueur 1, extrémités 0, vaut 0 pour l’instant"
    )


def test_a_point_card_and_a_burned_card_are_told_in_words():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "burn c3")
    shapes = drawn(match)
    assert label(shapes["cell-b2"]) == (
        "b2: point card P1, "
        "top 4, bottom 4, upper left 3, lower left 2, upper right 2, and lower right 3"
    )
    assert label(shapes["cell-c3"]) == "c3: buried by Red, three straight tunnels nobody owns"


def test_segments_of_one_tunnel_glow_together():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "skip", "flip a6", "reveal 12 printed")
    shapes = drawn(match)
    group = shapes["segment-a1-1"].get("data-group")
    assert shapes["segment-a6-1"].get("data-group") == group
    assert shapes["segment-a1-2"].get("data-group") != group


@pytest.mark.parametrize("face", range(len(FACES)))
def test_pipes_begin_and_end_where_the_next_card_goes_on(face):
    for entries in board.entries_of(face):
        ends = set()
        for part in board.course(entries).split("M")[1:]:
            numbers = [float(found) for found in NUMBER.findall(part)]
            ends |= {tuple(numbers[:2]), tuple(numbers[-2:])}
        assert {board.PLACES[entry] for entry in entries} <= ends


@pytest.mark.parametrize("face", range(len(FACES)))
def test_tokens_of_one_card_do_not_cover_each_other(face):
    spots = board.spots_of(face)
    assert all(10 <= x <= 90 and 10 <= y <= 90 for x, y in spots)
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= 22 for a, b in combinations(spots, 2))


def test_neighbours_meet_at_the_same_height():
    places = board.PLACES
    assert places[Entry.T][0] == places[Entry.B][0]
    assert places[Entry.L1][1] == places[Entry.R1][1]
    assert places[Entry.L2][1] == places[Entry.R2][1]


def lines_of(match: Match, lang: str = "en") -> list[str]:
    """The words of the board, in order."""
    root = ElementTree.fromstring(match.svg(None, lang))
    return [each.text for each in root.iter() if each.tag.endswith("text") and each.text]


@pytest.mark.rule("ST-10.2", "ST-10.3")
@pytest.mark.parametrize(
    ("dead_ends", "said"), [("normal", "1 × 4"), ("pity", "1 × 5"), ("deadly", "1 × 0")]
)
def test_a_tunnel_shows_what_its_ends_bring_in_the_variant(dead_ends, said):
    """A tunnel from a 4 to a dead end: length times that is its value, whatever is played."""
    match = load("ST-E.7", dead_ends)
    value = {"1 × 4": "4", "1 × 5": "5", "1 × 0": "0"}[said]
    told = lines_of(match)
    assert (value, said) in list(pairwise(told))
    labels = [label(shape) for shape in drawn(match).values()]
    assert any(f"worth {value}" in each for each in labels)


@pytest.mark.rule("ST-9.4")
def test_closed_tunnels_without_a_token_are_shown():
    """The loop of two cards: nobody holds it."""
    match = laid({"c3": "11/0", "d3": "28/0"}, unknown=["a1"])
    told = lines_of(match)
    assert "none" not in told[told.index("Closed tunnels") :]
    assert "2 × 0" in told


@pytest.mark.rule("ST-9.7")
def test_at_the_end_the_terminal_shows_every_tunnel_and_its_payments():
    """All of them, with what each pays whom."""
    match = random_match(11, deck="baby")
    shown = page.summary(match.row_seen_by(None), "en").plain
    assert "more" not in shown
    assert len(match.score_sheet) > 14
    for line in match.score_sheet:
        told = next(row for row in shown.splitlines() if row.startswith(f"{line['segments'][0]} "))
        paid = [
            f"→ {mark} {points}"
            for mark, points, tokens in zip("RB", line["payments"], line["tokens"], strict=True)
            if tokens and tokens == max(line["tokens"])
        ]
        assert told.rstrip().endswith(" ".join(paid)), told
