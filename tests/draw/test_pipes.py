"""Pipes in box characters, and pages of text."""

import pytest

from tunnelier import Match
from tunnelier.draw.page import Canvas, Page, Span
from tunnelier.draw.pipes import BACK, STEPS, Port, plan
from tunnelier.games.steamtunnel import page, tables
from tunnelier.games.steamtunnel.tables import Entry, Way

CARDS = [(card, way) for card in range(tables.TUNNEL_CARDS) for way in Way]


def reached(course, start):
    """All spots of a pipe that can be reached from one of them, following its sides."""
    seen, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for side, (dx, dy) in STEPS.items():
            there = (x + dx, y + dy)
            if course[(x, y)] & side and course.get(there, 0) & BACK[side] and there not in seen:
                seen.add(there)
                waiting.append(there)
    return seen


@pytest.mark.parametrize(("card", "way"), CARDS)
def test_every_pipe_of_every_card_joins_its_entries_and_no_other(card, way):
    """Drawn as printed and half-turned; each has a spot of its own for its label."""
    drawn = page.course_of(card, way)
    face = tables.FACES[2 * card + way]
    for segment, course in enumerate(drawn.courses):
        entries = {entry for entry in Entry if face.segment[entry] == segment}
        ports = {page.PORTS[entry].spot for entry in entries}
        assert reached(course, next(iter(ports))) == set(course)
        edge = {spot for spot in course if spot in {p.spot for p in page.PORTS.values()}}
        assert edge == ports
        others = [c for n, c in enumerate(drawn.courses) if n != segment]
        assert not any(drawn.labels[segment] in other for other in others)


def test_pipes_that_cannot_be_laid_are_an_error():
    """A wall across the sheet."""
    ports = (Port((0, 1), 4), Port((4, 1), 8))
    with pytest.raises(ValueError, match="do not fit"):
        plan(5, 3, (ports,), frozenset((2, y) for y in range(3)))


def test_what_is_written_off_the_sheet_is_lost():
    """A canvas has its size."""
    canvas = Canvas(3, 1)
    canvas.put(-1, 0, "abcdef")
    canvas.put(0, 5, "x")
    assert Page().extend(canvas.lines()).plain == "bcd"


def test_pages_stand_side_by_side():
    """The shorter one is filled up."""
    left, right = Page().add("ab", Span("c", "bold")).add("d"), Page().add("x")
    assert left.beside(right, gap=1).plain == "abc x\nd"


def test_the_board_wraps_round():
    """What leaves at the bottom is seen, faint, above the top; left and right too."""
    match = Match("steam-tunnel", 2, follow=True)
    for move in ("lay p1 printed", "lay p2 printed", "lay p3 printed", "lay p4 printed", "start 0"):
        match.play(move)
    for move in ("flip a6", "reveal 37 printed", "skip"):
        match.play(move)
    lines = page.draw_board(match.row_seen_by(None), "en").lines()
    bottom_of_a6 = [span.text for span in lines[page.TOP_MARGIN + 6 * page.HEIGHT - 1]]
    ghost = [span.text for span in lines[page.TOP_MARGIN - 1]]
    inside = slice(page.LEFT_MARGIN, page.LEFT_MARGIN + 6 * page.WIDTH)
    assert ghost[inside] == bottom_of_a6[inside]
    assert "│" in ghost
    assert {span.style for span in lines[page.TOP_MARGIN - 1][inside]} == {"dim"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_colour_is_never_alone(lang):
    """Without colours every owner still shows as a letter."""
    match = Match("steam-tunnel", 2, follow=True)
    for move in ("lay p1 printed", "lay p2 printed", "lay p3 printed", "lay p4 printed", "start 0"):
        match.play(move)
    for move in ("flip a6", "reveal 37 printed", "buy a6 2", "flip c4", "reveal 1 turned"):
        match.play(move)
    match.play("burn a1")
    plain = page.show(match.row_seen_by(None), lang).plain
    assert "┿R━" in plain
    assert "▒▒▒B▒▒▒" in plain


def test_a_wide_window_shows_board_and_tunnels_side_by_side():
    """A narrow one below each other."""
    row = Match("steam-tunnel", 2, seed=1).row_seen_by(None)
    narrow, wide = (len(page.show(row, "en", width).lines) for width in (80, 160))
    assert wide < narrow
