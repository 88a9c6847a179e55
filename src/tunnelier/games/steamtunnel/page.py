"""The table of Steam Tunnel: the board with the edges it touches, and the tunnels on it."""

from __future__ import annotations

from typing import Any

from tunnelier.draw.page import Canvas, Page, Span
from tunnelier.draw.pipes import DOWN, LEFT, RIGHT, UP, Plan, Port, plan

from .score import closed, points, score_sheet
from .state import Lies
from .tables import (
    CELL_NAMES,
    CELLS,
    CONTACT,
    DEAD_END,
    FACES,
    HALF_TURN,
    JOINS,
    POINT_NAMES,
    POINTS,
    SIDE,
    STRAIGHTS,
    Entry,
    Way,
)
from .text import SEATS as SEAT_NAMES
from .text import counted
from .words import MESSAGES

WIDTH, HEIGHT = 9, 5
GHOST = 2
LEFT_MARGIN = 3 + GHOST
TOP_MARGIN = 2

PORTS = {
    Entry.T: Port((4, 0), UP),
    Entry.B: Port((4, 4), DOWN),
    Entry.L1: Port((0, 1), LEFT),
    Entry.L2: Port((0, 3), LEFT),
    Entry.R1: Port((8, 1), RIGHT),
    Entry.R2: Port((8, 3), RIGHT),
}
COLOURS = ("red", "dodger_blue1", "green3", "yellow3", "medium_purple1")
OPEN, CLOSED, BACK, BURNED, NUMBER, FAINT = "bold", "dim", "grey42", "grey58", "bold cyan", "dim"

KEY = MESSAGES.about("key")
COLUMNS = {"tunnel": 6, "value": 5, "length": 6, "ends": 11}
"""Of the list of tunnels, with the least room each takes: a longer heading takes more."""
FIGURES = ("value", "length")
"""The columns that are numbers."""


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The whole table, side by side where there is room."""
    board, side = Page().extend(draw_board(s, lang).lines()), summary(s, lang)
    if width >= board.width + 3 + side.width:
        return board.beside(side).extend(key(lang, width).lines)
    return board.extend(key(lang, width).lines).add("").extend(side.lines)


def key(lang: str, width: int) -> Page:
    """What the signs on the board mean, in as many lines as that takes."""
    page, line = Page(), ""
    for sign in (each.say(lang) for each in KEY):
        longer = f"{line} · {sign}" if line else sign
        if len(longer) > width:
            page.add(Span(line, FAINT))
            longer = sign
        line = longer
    return page.add(Span(line, FAINT))


def letter(seat: int, lang: str) -> str:
    """The letter that stands for a seat wherever its colour does."""
    return SEAT_NAMES[seat].form(lang, "letter")


# --- the board


def draw_board(s: Any, lang: str) -> Canvas:
    """36 cards, and around them, faint, the edges of the cards they touch across the border."""
    inside = Canvas(SIDE * WIDTH, SIDE * HEIGHT)
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        draw_cell(inside, column * WIDTH, row * HEIGHT, s, cell, lang)
    canvas = Canvas(LEFT_MARGIN + inside.width + GHOST, TOP_MARGIN + inside.height + 1)
    for column in range(SIDE):
        canvas.put(LEFT_MARGIN + column * WIDTH + WIDTH // 2, 0, "abcdef"[column], FAINT)
    for row in range(SIDE):
        canvas.put(0, TOP_MARGIN + row * HEIGHT + HEIGHT // 2, str(row + 1), FAINT)
    for y in range(-1, inside.height + 1):
        for x in range(-GHOST, inside.width + GHOST):
            seen = inside.at(x % inside.width, y % inside.height)
            if not (0 <= x < inside.width and 0 <= y < inside.height):
                seen = Span(seen.text, FAINT)
            canvas.lay(LEFT_MARGIN + x, TOP_MARGIN + y, seen)
    return canvas


def draw_cell(canvas: Canvas, left: int, top: int, s: Any, cell: int, lang: str) -> None:
    """One card."""
    match s.cells[cell].lies:
        case Lies.UNKNOWN:
            for y in range(1, HEIGHT - 1):
                canvas.put(left + 1, top + y, "░" * (WIDTH - 2), BACK)
            canvas.put(left + 2, top + 2, f" {CELL_NAMES[cell]}  ", "")
        case Lies.FACE_UP:
            draw_face(canvas, left, top, s, cell, lang)
        case Lies.BURNED:
            draw_burned(canvas, left, top, s, cell, lang)
        case Lies.POINT_CARD:
            draw_points(canvas, left, top, s.cells[cell])


def draw_face(canvas: Canvas, left: int, top: int, s: Any, cell: int, lang: str) -> None:
    """Segments in lines of three kinds, so that crossings cannot be mistaken for joins."""
    here = s.cells[cell]
    card, way = int(here.card) - 1, Way(int(here.way))
    pipes = course_of(card, way)
    face = FACES[2 * card + way]
    styles = []
    for segment in range(int(face.segments)):
        owner = int(here.owner[segment])
        tunnel = s.tunnels[int(s.tunnel_at[CONTACT[cell, int(face.first[segment])]])]
        state = CLOSED if closed(tunnel) else OPEN
        styles.append(f"{COLOURS[owner - 1]} {state}" if owner else state)
    draw_pipes(canvas, left, top, pipes, styles)
    for segment, (x, y) in enumerate(pipes.labels):
        owner = int(here.owner[segment])
        label = letter(owner - 1, lang) if owner else str(segment + 1)
        canvas.put(
            left + x, top + y, label, f"reverse {styles[segment]}" if owner else styles[segment]
        )
    for entry in Entry:
        if face.segment[entry] == DEAD_END:
            x, y = PORTS[entry].spot
            canvas.put(left + x, top + y, "x", FAINT)
    canvas.put(left, top, CELL_NAMES[cell], FAINT)


def draw_burned(canvas: Canvas, left: int, top: int, s: Any, cell: int, lang: str) -> None:
    """Three straights that belong to nobody, and whose token lies there."""
    for y in range(1, HEIGHT - 1):
        canvas.put(left + 1, top + y, "▒" * (WIDTH - 2), BURNED)
    ports = tuple(tuple(PORTS[entry] for entry in straight) for straight in STRAIGHTS)
    draw_pipes(canvas, left, top, plan(WIDTH, HEIGHT, ports, frozenset()), ["", "", ""])
    burner = int(s.cells[cell].burner) - 1
    canvas.put(left + 4, top + 2, letter(burner, lang), f"reverse {COLOURS[burner]}")
    canvas.put(left, top, CELL_NAMES[cell], FAINT)


def draw_points(canvas: Canvas, left: int, top: int, here: Any) -> None:
    """Six numbered ends."""
    frame = ("┌───────┐", "│       │", "│       │", "│       │", "└───────┘")
    for y, line in enumerate(frame):
        canvas.put(left, top + y, line, "cyan")
    if not here.card:
        return
    card = int(here.card) - 1
    canvas.put(left + 3, top + 2, POINT_NAMES[card], "cyan")
    for entry in Entry:
        x, y = PORTS[entry].spot
        number = int(POINTS[2 * card + int(here.way)].number[entry])
        canvas.put(left + x, top + y, str(number), NUMBER)


def draw_pipes(canvas: Canvas, left: int, top: int, pipes: Plan, styles: list[str]) -> None:
    """The courses of a plan, each in its style."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            found = pipes.character((x, y))
            if found:
                canvas.put(left + x, top + y, found[0], styles[found[1]])


def course_of(card: int, way: Way) -> Plan:
    """How the segments of a card run across it."""
    lies = [[HALF_TURN[e] if way == Way.TURNED else e for e in join] for join in JOINS[card]]
    joined = {entry for join in lies for entry in join}
    dead_ends = frozenset(PORTS[entry].spot for entry in Entry if entry not in joined)
    return plan(WIDTH, HEIGHT, tuple(tuple(PORTS[e] for e in join) for join in lies), dead_ends)


# --- the tunnels


def summary(s: Any, lang: str, most: int = 14) -> Page:
    """Who has what, and the tunnels: value, length, ends, tokens; at the end all of them (ST-9.7)."""
    page = Page()
    for seat in range(int(s.seats)):
        page.add(Span(player_line(s, seat, lang), COLOURS[seat]))
    unseen = int(sum(s.unseen))
    left = MESSAGES["page-unknown-left"].say(lang, unknown=int(s.unknown), unseen=unseen)
    page.add(Span(left, FAINT), "")
    sheet = sorted(score_sheet(s), key=lambda line: -int(line["value"]))
    for found, wanted in (("open-tunnels", True), ("closed-tunnels", False)):
        lines = [line for line in sheet if line["open"] == wanted]
        page.add(Span(MESSAGES[found].say(lang), "bold"))
        page.add(Span(heading(lang, wanted) if lines else MESSAGES["none-yet"].say(lang), FAINT))
        shown = len(lines) if s.over else most
        for line in lines[:shown]:
            page.add(*tunnel_line(line, lang))
        if len(lines) > shown:
            page.add(Span(MESSAGES["and-more"].say(lang, count=len(lines) - shown), FAINT))
        page.add("")
    return page


def player_line(s: Any, seat: int, lang: str) -> str:
    """What a seat has."""
    return MESSAGES["page-player"].say(
        lang,
        letter=letter(seat, lang),
        seat=SEAT_NAMES[seat],
        points=counted("points")(int(points(s, seat))),
        tokens=counted("tokens")(int(s.players[seat].tokens)),
    )


def heading(lang: str, still_open: bool) -> str:
    """The titles of the columns; closed tunnels have paid."""
    titles = {name: title(name, lang) for name in COLUMNS}
    last = ("tokens",) if still_open else ("tokens", "points")
    return in_columns(titles, lang) + "  ".join(title(name, lang) for name in last)


def title(column: str, lang: str) -> str:
    """The heading of a column."""
    return MESSAGES[f"column-{column}"].say(lang)


def in_columns(cells: dict[str, str], lang: str) -> str:
    """Cells beside each other, figures to the right of their columns."""
    beside = []
    for name, least in COLUMNS.items():
        width = max(least, len(title(name, lang)))
        beside.append(cells[name].rjust(width) if name in FIGURES else cells[name].ljust(width))
    return "".join(f"{cell}  " for cell in beside)


def tunnel_line(line: dict[str, Any], lang: str) -> list[Span]:
    """One tunnel: named by its first segment."""
    known = [str(end) for end in line["ends"]]
    ends = "+".join([*known, "?"] if line["open"] else known) or "-"
    most = max(line["tokens"])
    cells = {"tunnel": line["segments"][0], "ends": ends}
    cells |= {name: str(line[name]) for name in FIGURES}
    spans = [Span(in_columns(cells, lang))]
    for seat, tokens in enumerate(line["tokens"]):
        if tokens:
            leads = "*" if tokens == most else ""
            spans.append(Span(f"{letter(seat, lang)}{tokens}{leads} ", COLOURS[seat]))
    for seat, paid in enumerate(line["payments"] or ()):
        if line["tokens"][seat] == most > 0:
            spans.append(Span(f"→ {letter(seat, lang)} {paid} ", COLOURS[seat]))
    return spans
