"""The grid: 36 cards, and faint around them those they touch across the border."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import hypot

from tunnelier.draw.pieces import card_back, token
from tunnelier.draw.svg import Box, Scene, at, circle, number, path, rect, tag, words
from tunnelier.draw.theme import BLACK, CARD, EDGE, FAINT, INK, INSET, SEAT_MARKS, STRONG

from ..page import letter
from ..state import Lies
from ..tables import (
    CELL_NAMES,
    CELLS,
    DEAD_END,
    FACES,
    POINT_NAMES,
    POINTS,
    SIDE,
    STRAIGHTS,
    Entry,
)
from ..text import SEATS as SEAT_NAMES
from ..words import MESSAGES
from .colours import (
    BRASS,
    DASHES,
    EMBER,
    PIPE,
    PIPE_EDGE,
    SHINE,
    SHUT,
    SHUT_EDGE,
)
from .courses import INWARD, PLACES, Point, course, entries_of, spots_of
from .tunnels import ends_of, is_closed, tunnel_at, value_of

CARD_SIDE = 100
THICK, BORE = 15.0, 10.0
REACH = {"desk": 28.0, "phone": 36.0}
"""How broad a pipe is for whoever touches it."""
HALO = {"class_": "halo", "fill": "none"}
"""Beyond the border, where the style sheet does not reach, it is not filled."""
SHOVEL = "M-8 9L2-1M-1-6q3-5 9-4q1 6-4 9q-4 2-7-1t2-4ZM-10 7l4 4"
"""The sign of burying, around (0, 0)."""
VALVE = "M0-11a11 11 0 1 0 .1 0ZM0-4a4 4 0 1 0 .1 0ZM0-11v7M0 4v7M-11 0h7M4 0h7M-8-8l5 5M3 3l5 5"
"""What is in the middle of a point card."""
ENTRY_NAMES = MESSAGES.each("entry", Entry)


def grid(scene: Scene, width: float) -> Box:
    """The board, as wide as asked."""
    ghost, letters = (12, 20) if scene.narrow else (30, 24)
    span = SIDE * CARD_SIDE
    whole = span + 2 * ghost + letters
    cells = [
        at(CARD_SIDE * (cell % SIDE), CARD_SIDE * (cell // SIDE), draw_cell(scene, cell))
        for cell in range(CELLS)
    ]
    beyond = scene.define(
        "beyond",
        tag(
            "clipPath",
            path(
                f"M{-ghost} {-ghost}H{span + ghost}V{span + ghost}H{-ghost}Z M0 0V{span}H{span}V0Z",
                clip_rule="evenodd",
            ),
            id="beyond",
        ),
    )
    ghosts = "".join(
        tag("use", href=f"#card-{name}", x=CARD_SIDE * column, y=CARD_SIDE * row)
        for name, column, row in cards_beyond()
    )
    body = at(
        ghost + letters,
        ghost + letters,
        rect(span + 2 * ghost, span + 2 * ghost, -ghost, -ghost, rx=10, fill=INSET),
        tag("g", tag("g", ghosts, class_="ghost"), clip_path=beyond, aria_hidden="true"),
        *cells,
        rect(span, span, fill="none", stroke=STRONG, stroke_width=2, rx=3, pointer_events="none"),
        *border_names(scene, ghost),
    )
    scale = width / whole
    return Box(width, width, tag("g", body, transform=f"scale({scale:.4f})"))


@cache
def cards_beyond() -> list[tuple[str, int, int]]:
    """The cards seen across the border, and where: each is the one on the opposite side.

    One by one, since whatever is marked on a card is drawn anew wherever it is seen.
    """
    ring = product(range(-1, SIDE + 1), repeat=2)
    around = [(column, row) for column, row in ring if not {column, row} <= {*range(SIDE)}]
    return [(CELL_NAMES[row % SIDE * SIDE + column % SIDE], column, row) for column, row in around]


def border_names(scene: Scene, ghost: int) -> list[str]:
    """The letters of the columns and the numbers of the rows."""
    names = []
    for k in range(SIDE):
        middle, column, row = CARD_SIDE * (k + 0.5), "abcdef"[k], str(k + 1)
        above = words(middle, -ghost - 6, column, 21, "middle", True, FAINT)
        beside = words(-ghost - 6, middle + 7, row, 21, "end", True, FAINT)
        label = scene.say(MESSAGES["board-column"], name=column)
        names.append(scene.target(f"column-{column}", label, above))
        names.append(scene.target(f"row-{row}", scene.say(MESSAGES["board-row"], name=row), beside))
    return names


# --- cards


def draw_cell(scene: Scene, cell: int) -> str:
    """One card, in a group of its own: a phone can show it larger."""
    match scene.s.cells[cell].lies:
        case Lies.UNKNOWN:
            drawn = unknown(scene, cell)
        case Lies.FACE_UP:
            drawn = face_up(scene, cell)
        case Lies.BURNED:
            drawn = burned(scene, cell)
        case _:
            drawn = point_card(scene, cell)
    name = CELL_NAMES[cell]
    return tag("g", drawn, id=f"card-{name}", class_="zoomable", data_cell=name)


@cache
def ground(fill: str) -> str:
    """A card as it lies: without a gap to the next, so that pipes meet."""
    return rect(CARD_SIDE, CARD_SIDE, fill=fill, stroke=EDGE)


def unknown(scene: Scene, cell: int) -> str:
    """A card face down: its body is flipped, the shovel on it buries it."""
    name = CELL_NAMES[cell]
    return scene.target(
        f"cell-{name}",
        scene.say(MESSAGES["board-face-down"], cell=name),
        scene.stamp("back", back, scene),
        words(50, 58, name, 24, "middle", True),
        shovel(scene, name),
        halo=rect(CARD_SIDE - 10, CARD_SIDE - 10, 5, 5, rx=8, **HALO),
    )


def back(scene: Scene) -> str:
    """The back of a card, with a plate for its name."""
    rings = at(5, 5, card_back(scene, CARD_SIDE - 10, CARD_SIDE - 10))
    return ground(CARD) + rings + circle(21, 50, 50, fill=CARD, stroke=EDGE)


def shovel(scene: Scene, name: str) -> str:
    """The sign that buries a card, as long as it can be buried."""
    shape = f"bury-{name}"
    if shape not in scene.lit:
        return ""
    reach = 84 if scene.narrow else 56
    return scene.target(
        shape,
        scene.say(MESSAGES["board-bury"], cell=name),
        rect(reach, reach, 100 - reach, 100 - reach, fill="transparent"),
        at(76, 76, circle(17, fill=CARD), path(SHOVEL, **SHOVEL_LOOK)),
        halo=circle(17, 76, 76, **HALO),
    )


SHOVEL_LOOK = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 2.2,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def burned(scene: Scene, cell: int) -> str:
    """A burned card: three straights and the token of whoever burned it."""
    burner = int(scene.s.cells[cell].burner) - 1
    name = CELL_NAMES[cell]
    pipes = []
    for ends in reversed(STRAIGHTS):
        t = tunnel_at(scene.s, cell, ends[0])
        fill = SHUT if is_closed(scene.s, t) else PIPE
        pipes.append(tag("g", pipe(course(ends), fill), data_group=f"tunnel-{t}", opacity=0.75))
    return scene.target(
        f"cell-{name}",
        scene.say(MESSAGES["board-burned"], cell=name, seat=SEAT_NAMES[burner]),
        ground(EMBER),
        *pipes,
        at(50, 50, sign_of(scene, burner, 15)),
        corner(scene, name, "#e8ddd0"),
    )


def sign_of(scene: Scene, seat: int, r: float) -> str:
    """The token of a seat."""
    size = number(r).replace(".", "-")
    what = (scene, SEAT_MARKS[seat], letter(seat, scene.lang), r)
    return scene.stamp(f"token-{seat}-{size}", token, *what)


def point_card(scene: Scene, cell: int) -> str:
    """Six numbered ends."""
    here, name = scene.s.cells[cell], CELL_NAMES[cell]
    if not here.card:
        return ground(INSET)
    numbers = POINTS[2 * (int(here.card) - 1) + int(here.way)].number
    end = MESSAGES["board-end"]
    label = scene.say(
        MESSAGES["board-point-card"],
        cell=name,
        point=POINT_NAMES[int(here.card) - 1],
        ends=[end.filled(entry=ENTRY_NAMES[e], number=int(numbers[e])) for e in Entry],
    )
    valve = path(VALVE, fill="none", stroke=FAINT, stroke_width=2)
    ends = [numbered_end(scene, cell, entry, int(numbers[entry])) for entry in Entry]
    return scene.target(f"cell-{name}", label, ground(CARD), at(50, 50, valve), *ends)


def numbered_end(scene: Scene, cell: int, entry: Entry, worth: int) -> str:
    """Where a tunnel ends, and what that brings."""
    t = tunnel_at(scene.s, cell, entry)
    shut, name = is_closed(scene.s, t), CELL_NAMES[cell]
    return scene.target(
        f"end-{name}-{entry.name.lower()}",
        scene.say(MESSAGES["board-end-label"], cell=name, entry=ENTRY_NAMES[entry], number=worth),
        stub(entry, worth, shut),
        group=f"tunnel-{t}",
    )


@cache
def stub(entry: Entry, worth: int, shut: bool) -> str:
    """A short pipe with a numbered lid."""
    (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
    short = f"M{number(x)} {number(y)}l{11 * dx} {11 * dy}"
    x, y = x + 19 * dx, y + 19 * dy
    return (
        pipe(short, SHUT if shut else PIPE)
        + circle(13, x, y, fill=SHUT if shut else BRASS, stroke=PIPE_EDGE)
        + words(x, y + 7, str(worth), 19, "middle", True, INK if shut else BLACK)
    )


def face_up(scene: Scene, cell: int) -> str:
    """Segments that cross over and under each other, dead ends, owners."""
    here, name = scene.s.cells[cell], CELL_NAMES[cell]
    face = 2 * (int(here.card) - 1) + int(here.way)
    entries, spots = entries_of(face), spots_of(face)
    ends = [
        blind_end(scene, cell, entry) for entry in Entry if FACES[face].segment[entry] == DEAD_END
    ]
    near = touched_at(face, scene.narrow)
    pipes = [draw_segment(scene, cell, k, entries[k], near[k]) for k in range(len(entries))]
    marks = [draw_owner(scene, cell, k, spots[k]) for k in range(len(entries))]
    return scene.target(
        f"cell-{name}",
        scene.say(MESSAGES["board-face-up"], cell=name),
        ground(CARD),
        *ends,
        *pipes,
        corner(scene, name, FAINT),
        *marks,
    )


def corner(scene: Scene, name: str, fill: str) -> str:
    """The name of a cell in its corner, where it is large enough to be read."""
    return "" if scene.narrow else words(5, 15, name, 13, fill=fill)


# --- segments


def draw_segment(
    scene: Scene, cell: int, segment: int, entries: tuple[Entry, ...], near: str
) -> str:
    """A length of pipe, in its owner's colour: to buy it, it is touched itself."""
    s, shape = scene.s, f"segment-{CELL_NAMES[cell]}-{segment + 1}"
    owner, t = int(s.cells[cell].owner[segment]), tunnel_at(s, cell, entries[0])
    shut, d = is_closed(s, t), course(entries)
    fill = SEAT_MARKS[owner - 1].fill if owner else SHUT if shut else PIPE
    reach = REACH["phone" if scene.narrow else "desk"]
    halo = tag("g", path(d, **HALO), class_="along") if shape in scene.lit else ""
    return scene.target(
        shape,
        segment_label(scene, cell, segment, entries),
        path(d, fill="none", stroke="transparent", stroke_width=reach),
        near,
        halo,
        pipe(d, fill, DASHES[owner - 1] if owner else None),
        group=f"tunnel-{t}",
        opacity=0.62 if shut and owner else None,
    )


@cache
def touched_at(face: int, narrow: bool) -> tuple[str, ...]:
    """Around the place of each segment's token, where it can be touched too; none meets another."""
    spots = spots_of(face)
    most = 20.0 if narrow else 15.0
    apart = (hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(spots, 2))
    r = min(most, min(apart, default=2 * most) / 2)
    return tuple(circle(r, *spot, fill="transparent") for spot in spots)


def draw_owner(scene: Scene, cell: int, segment: int, spot: Point) -> str:
    """Whose a segment is; pointing at it means the pipe below."""
    owner = int(scene.s.cells[cell].owner[segment])
    if not owner:
        return ""
    sign = sign_of(scene, owner - 1, 15 if scene.narrow else 11)
    return tag("g", at(*spot, sign), pointer_events="none")


def segment_label(scene: Scene, cell: int, segment: int, entries: tuple[Entry, ...]) -> str:
    """A segment in words: where it runs, whose it is, what its tunnel is worth."""
    s = scene.s
    owner = int(s.cells[cell].owner[segment])
    t = tunnel_at(s, cell, entries[0])
    tunnel = s.tunnels[t]
    shut = MESSAGES["board-closed-tunnel" if is_closed(s, t) else "board-open-tunnel"]
    told = {"length": int(tunnel.length), "points": ends_of(s, tunnel)}
    whose = MESSAGES["board-free"]
    if owner:
        whose = MESSAGES["board-owned"].filled(seat=SEAT_NAMES[owner - 1])
    return scene.say(
        MESSAGES["board-segment"],
        cell=CELL_NAMES[cell],
        number=segment + 1,
        entries=[ENTRY_NAMES[entry] for entry in entries],
        owner=whose,
        tunnel=shut.filled(value=value_of(s, tunnel), **told),
    )


def blind_end(scene: Scene, cell: int, entry: Entry) -> str:
    """A dead end."""
    name = CELL_NAMES[cell]
    return scene.target(
        f"dead-end-{name}-{entry.name.lower()}",
        scene.say(MESSAGES["board-dead-end"], cell=name, entry=ENTRY_NAMES[entry]),
        dead_end(entry),
        group=f"tunnel-{tunnel_at(scene.s, cell, entry)}",
    )


# --- pipes


@cache
def pipe(d: str, fill: str, dashes: str | None = None) -> str:
    """A pipe along a course: its wall, its body, and light upon it."""
    wall = SHUT_EDGE if fill == SHUT else PIPE_EDGE
    shine = 0.25 if fill == SHUT else 0.75
    return (
        path(d, stroke=wall, stroke_width=THICK, fill="none")
        + path(d, stroke=fill, stroke_width=BORE, fill="none")
        + path(
            d, stroke=SHINE, stroke_width=2.2, stroke_dasharray=dashes, opacity=shine, fill="none"
        )
    )


@cache
def dead_end(entry: Entry) -> str:
    """A stub with a blind flange."""
    (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
    short = f"M{number(x)} {number(y)}l{9 * dx} {9 * dy}"
    across = f"M{number(x + 10 * dx - 10 * dy)} {number(y + 10 * dy - 10 * dx)}l{20 * dy} {20 * dx}"
    return (
        path(short, stroke=SHUT_EDGE, stroke_width=THICK, fill="none")
        + path(short, stroke=SHUT, stroke_width=BORE, fill="none")
        + path(across, stroke=PIPE_EDGE, stroke_width=5, fill="none", stroke_linecap="round")
    )
