"""The drawn board: what is where, what it is called, what is lit."""

import re
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from tests.games.steamtunnel.boards import laid, load
from tests.games.steamtunnel.kit import random_match
from tunnelier import Match
from tunnelier.games.steamtunnel import board, page
from tunnelier.games.steamtunnel.tables import CELL_NAMES, FACES, POINT_CELLS, Entry

NUMBER = re.compile(r"-?[\d.]+")
CARD_THAT_LIES = "37 printed"
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
    cells = {f"cell-{name}" for name in CELL_NAMES}
    border = {f"column-{name}" for name in "abcdef"} | {f"row-{name}" for name in "123456"}
    ends = {
        f"end-{CELL_NAMES[cell]}-{entry.name.lower()}" for cell in POINT_CELLS for entry in Entry
    }
    beside = {"choice-skip", "player-1", "player-2", "to-flip"}
    lists = {"none-open-tunnels", "none-closed-tunnels"}
    assert set(shapes) == cells | border | ends | beside | lists
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
            "burn": f"bury-{rest[0]}" if rest else "",
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
        "tunnel ouvert, longueur 1, extrémités 0, vaut 0 pour l'instant"
    )


def test_a_point_card_and_a_burned_card_are_told_in_words():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "burn c3")
    shapes = drawn(match)
    assert label(shapes["cell-b2"]) == (
        "b2: point card P1, "
        "top 4, bottom 4, upper left 2, lower left 3, upper right 3, and lower right 2"
    )
    assert label(shapes["cell-c3"]) == "c3: buried by Red, three straight tunnels nobody owns"


def test_segments_of_one_tunnel_glow_together():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "skip", "flip a6", "reveal 38 printed")
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
@pytest.mark.parametrize(("dead_ends", "ends"), [("normal", "2"), ("pity", "3"), ("deadly", "0")])
def test_a_tunnel_shows_what_its_ends_bring_in_the_variant(dead_ends, ends):
    """A tunnel from a 2 to a dead end: length times that is its value, whatever is played."""
    match = load("ST-E.10", dead_ends)
    value, length = ends, "1"
    told = lines_of(match)
    assert (value, length, ends) in list(zip(told, told[1:], told[2:], strict=False))
    labels = [label(shape) for shape in drawn(match).values()]
    assert any(f"worth {value}" in each for each in labels)


@pytest.mark.rule("ST-9.4")
def test_closed_tunnels_without_a_token_are_shown():
    """The loop of two cards: nobody holds it."""
    match = laid({"c3": "33/0", "d3": "34/180"}, unknown=["a1"])
    told = lines_of(match)
    below = told[told.index("Closed tunnels") :]
    assert "none" not in below
    assert ["0", "2", "0"] in [below[k : k + 3] for k in range(len(below))]


# --- gestures, and what shapes mean


@pytest.mark.parametrize("narrow", [False, True])
def test_flipping_and_burying_are_two_gestures(narrow):
    """The body of a card flips it; a sign on it, there only when it can be, buries it."""
    before = drawn(table(), 0, narrow=narrow)
    assert before["cell-c3"].get("data-moves") and "bury-c3" not in before
    after = drawn(table("flip a1", f"reveal {CARD_THAT_LIES}"), 0, narrow=narrow)
    assert after["bury-c3"].get("data-moves") and not after["cell-c3"].get("data-moves")


def test_a_pipe_is_its_own_target():
    """Its course stands in the shape three times: broad to be touched, lit, and drawn."""
    shapes = drawn(table("flip a1", f"reveal {CARD_THAT_LIES}"), 0)
    paths = [each for each in shapes["segment-a1-1"].iter() if each.tag.endswith("path")]
    course = board.course((Entry.T, Entry.B))
    assert {each.get("d") for each in paths} == {course}
    assert paths[0].get("stroke") == "transparent"
    assert paths[1].get("class") == "halo"


def test_every_cell_is_a_group_that_a_phone_can_enlarge():
    root = ElementTree.fromstring(table().svg(0, "en", True))
    found = [each.get("data-cell") for each in root.iter() if each.get("class") == "zoomable"]
    assert found == list(CELL_NAMES)


def meant(match: Match, seat: int | None, name: str, lang: str = "en") -> list[str]:
    """What a shape means to a seat now."""
    row = match.row_seen_by(seat)
    return [phrase.say(lang) for phrase in board.about(row, seat, name).now]


def test_a_segment_says_what_buying_it_would_do():
    match = table("flip a1", f"reveal {CARD_THAT_LIES}", "buy a1 1", "flip a6", "reveal 38 printed")
    assert meant(match, 1, "segment-a6-1") == [
        "If you bought here, you would tie for the most tokens in it.",
        "Its tunnel is open: 2 segments, sum of the ends 0, so 0 points so far.",
        "2 branches run into unknown cards.",
        "Most tokens in it: Red, with 1 token.",
    ]
    assert meant(match, 1, "segment-a1-1")[0] == "That segment is already bought."
    assert meant(match, None, "segment-a6-2")[-1] == "Nobody has a token in it."


@pytest.mark.rule("ST-5.7")
def test_the_shovel_says_what_it_would_close():
    """From the ends 3 and 2 of b2 straight through c2 and d2 to the ends 2 and 3 of e2."""
    match = table("flip c2", f"reveal {CARD_THAT_LIES}")
    told = meant(match, 0, "bury-d2")
    assert told == [
        "2 face-up tunnels run into it.",
        "Buried, it would close 2 tunnels, worth 10 points together.",
    ]
    before = match.row_seen_by(0)
    board.about(before, 0, "bury-d2")
    assert (before == match.row_seen_by(0)).all()


def test_an_end_says_which_tunnel_comes_there():
    match = table("flip c2", f"reveal {CARD_THAT_LIES}")
    assert meant(match, 0, "end-b2-r1") == [
        "Its tunnel is open: 1 segment, sum of the ends 3, so 3 points so far.",
        "1 branch runs into an unknown card.",
        "Nobody has a token in it.",
    ]
    assert meant(match, 0, "end-b2-t") == []


def test_names_stand_beside_the_colours():
    row = table().row_seen_by(0)
    drawing = board.draw(row, 0, (), "en", names=("Ada", "Blaise"))
    assert ">Ada<" in drawing.svg() and ">Blaise<" in drawing.svg()


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
