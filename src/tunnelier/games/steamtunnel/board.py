"""The board of Steam Tunnel: pipes that run from card to card and round the border."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import hypot
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import button, card_back, frame, inside, panel, ring, token
from tunnelier.draw.svg import (
    Box,
    Drawing,
    Scene,
    at,
    circle,
    column,
    number,
    path,
    rect,
    row,
    tag,
    words,
)
from tunnelier.draw.theme import BLACK, CARD, EDGE, FAINT, INK, INSET, SEAT_MARKS, STRONG

from .page import letter
from .rules import ACTIONS, Kind
from .score import closed, ends_worth, points, worth
from .state import Lies
from .tables import (
    CELL_NAMES,
    CELLS,
    CONTACT,
    CONTACTS,
    DEAD_END,
    FACES,
    FORK,
    POINT_NAMES,
    POINTS,
    SIDE,
    STRAIGHTS,
    Entry,
)
from .text import SEATS as SEAT_NAMES
from .text import counted
from .words import MESSAGES

SHADES = {
    "pipe": ("#8b98a8", "#8896a8"),
    "pipe-edge": ("#3c4651", "#0a0d11"),
    "pipe-shine": ("#dbe4ee", "#c8d5e4"),
    "shut": ("#c9c0b0", "#4a535f"),
    "shut-edge": ("#9b9080", "#2c333c"),
    "brass": ("#d9a441", "#d9a441"),
    "ember": ("#6d4b3a", "#4a352c"),
}
PIPE, PIPE_EDGE, SHINE = "var(--pipe)", "var(--pipe-edge)", "var(--pipe-shine)"
SHUT, SHUT_EDGE, BRASS, EMBER = (
    f"var(--{name})" for name in ("shut", "shut-edge", "brass", "ember")
)

CARD_SIDE = 100
THICK, BORE = 15.0, 10.0
GHOST = 30
"""How much of the cards beyond the border is shown, faintly."""
LETTERS = 24
"""Room for the letters and numbers along the border."""

PLACES = {
    Entry.T: (50.0, 0.0),
    Entry.B: (50.0, 100.0),
    Entry.L1: (0.0, 32.0),
    Entry.L2: (0.0, 68.0),
    Entry.R1: (100.0, 32.0),
    Entry.R2: (100.0, 68.0),
}
INWARD = {
    Entry.T: (0, 1),
    Entry.B: (0, -1),
    Entry.L1: (1, 0),
    Entry.L2: (1, 0),
    Entry.R1: (-1, 0),
    Entry.R2: (-1, 0),
}
ENTRY_NAMES = MESSAGES.each("entry", Entry)


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches."""
    said = ACTIONS.arguments(action)
    match ACTIONS.kind(action):
        case Kind.FLIP | Kind.BURN:
            return (f"cell-{said['cell']}",)
        case Kind.BUY:
            return (f"segment-{said['cell']}-{said['segment']}",)
        case Kind.SKIP:
            return ("choice-skip",)
    return ()


def draw(
    view: Any, seat: int | None, legal: Sequence[int], lang: str, narrow: bool = False
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Scene(view, seat, legal, lang, narrow, shapes)
    if narrow:
        table = column(
            [grid(scene, scene.width), players(scene, scene.width), tunnels(scene, scene.width, 8)]
        )
    else:
        side = 316.0
        right = column([players(scene, side), tunnels(scene, side, 9)])
        table = row([grid(scene, scene.width - side - 12), right], 12)
    title = scene.say(MESSAGES["board-title"], players=counted("players")(int(view.seats)))
    return scene.drawing(title, description(scene), table, SHADES)


def description(scene: Scene) -> str:
    """The table in a few sentences."""
    s = scene.s
    told = [
        scene.say(
            MESSAGES["board-standing"],
            seat=SEAT_NAMES[seat],
            points=counted("points")(int(points(s, seat))),
            tokens=counted("tokens")(int(s.players[seat].tokens)),
        )
        for seat in range(int(s.seats))
    ]
    unknown = int(s.unknown)
    return scene.say(MESSAGES["board-description"], unknown=unknown, players=" ".join(told))


# --- the grid


def grid(scene: Scene, width: float) -> Box:
    """36 cards and, faint around them, those they touch across the border."""
    span = SIDE * CARD_SIDE
    whole = span + 2 * GHOST + LETTERS
    cells = [
        at(CARD_SIDE * (cell % SIDE), CARD_SIDE * (cell // SIDE), draw_cell(scene, cell))
        for cell in range(CELLS)
    ]
    beyond = scene.define(
        "beyond",
        tag(
            "clipPath",
            path(
                f"M{-GHOST} {-GHOST}H{span + GHOST}V{span + GHOST}H{-GHOST}Z M0 0V{span}H{span}V0Z",
                clip_rule="evenodd",
            ),
            id="beyond",
        ),
    )
    around = [(dx, dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy]
    ghosts = "".join(tag("use", href="#grid", x=span * dx, y=span * dy) for dx, dy in around)
    body = at(
        GHOST + LETTERS,
        GHOST + LETTERS,
        rect(span + 2 * GHOST, span + 2 * GHOST, -GHOST, -GHOST, rx=10, fill=INSET),
        tag("g", tag("g", ghosts, class_="ghost"), clip_path=beyond, aria_hidden="true"),
        tag("g", *cells, id="grid"),
        rect(span, span, fill="none", stroke=STRONG, stroke_width=2, rx=3),
        *border_names(span),
    )
    scale = width / whole
    choices = button(scene, "choice-skip", scene.say(MESSAGES["board-skip"]))
    bottom = (whole + 8) * scale
    return Box(
        width,
        bottom + choices.height + 6,
        tag("g", body, transform=f"scale({scale:.4f})")
        + at((width - choices.width) / 2, bottom, choices.body),
    )


def border_names(span: float) -> list[str]:
    """The letters of the columns and the numbers of the rows."""
    names = []
    for k in range(SIDE):
        middle = CARD_SIDE * (k + 0.5)
        names.append(words(middle, -GHOST - 6, "abcdef"[k], 21, "middle", True, FAINT))
        names.append(words(-GHOST - 6, middle + 7, str(k + 1), 21, "end", True, FAINT))
    return names


def draw_cell(scene: Scene, cell: int) -> str:
    """One card."""
    match scene.s.cells[cell].lies:
        case Lies.UNKNOWN:
            return unknown(scene, cell)
        case Lies.FACE_UP:
            return face_up(scene, cell)
        case Lies.BURNED:
            return burned(scene, cell)
    return point_card(scene, cell)


def ground(fill: str) -> str:
    """A card as it lies: without a gap to the next, so that pipes meet."""
    return rect(CARD_SIDE, CARD_SIDE, fill=fill, stroke=EDGE)


def unknown(scene: Scene, cell: int) -> str:
    """A card face down."""
    name = CELL_NAMES[cell]
    return scene.target(
        f"cell-{name}",
        scene.say(MESSAGES["board-face-down"], cell=name),
        ground(CARD),
        at(5, 5, card_back(scene, CARD_SIDE - 10, CARD_SIDE - 10)),
        circle(21, 50, 50, fill=CARD, stroke=EDGE),
        words(50, 58, name, 24, "middle", True),
        halo=at(5, 5, frame(CARD_SIDE - 10, CARD_SIDE - 10)),
    )


def burned(scene: Scene, cell: int) -> str:
    """A burned card: three straights and the token of whoever burned it."""
    burner = int(scene.s.cells[cell].burner) - 1
    name = CELL_NAMES[cell]
    pipes = [
        pipe(course(ends), SHUT if is_closed(scene, cell, ends[0]) else PIPE)
        for ends in reversed(STRAIGHTS)
    ]
    return scene.target(
        f"cell-{name}",
        scene.say(MESSAGES["board-burned"], cell=name, seat=SEAT_NAMES[burner]),
        ground(EMBER),
        tag("g", *pipes, opacity=0.75),
        at(50, 50, token(scene, SEAT_MARKS[burner], letter(burner, scene.lang), 15)),
        corner(scene, name, "#e8ddd0"),
    )


def point_card(scene: Scene, cell: int) -> str:
    """Six numbered ends."""
    here, name = scene.s.cells[cell], CELL_NAMES[cell]
    if not here.card:
        return ground(INSET)
    numbers = POINTS[2 * (int(here.card) - 1) + int(here.way)].number
    parts = [
        ground(CARD),
        circle(17, 50, 50, fill=INSET, stroke=EDGE),
        words(50, 55, "Σ", 17, "middle", fill=FAINT),
    ]
    for entry in Entry:
        shut = is_closed(scene, cell, entry)
        (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
        stub = f"M{number(x)} {number(y)}l{11 * dx} {11 * dy}"
        parts.append(pipe(stub, SHUT if shut else PIPE))
        x, y = x + 19 * dx, y + 19 * dy
        parts.append(circle(13, x, y, fill=SHUT if shut else BRASS, stroke=PIPE_EDGE))
        ink = INK if shut else BLACK
        parts.append(words(x, y + 7, str(int(numbers[entry])), 19, "middle", True, ink))
    end = MESSAGES["board-end"]
    label = scene.say(
        MESSAGES["board-point-card"],
        cell=name,
        point=POINT_NAMES[int(here.card) - 1],
        ends=[end.filled(entry=ENTRY_NAMES[e], number=int(numbers[e])) for e in Entry],
    )
    return scene.target(f"cell-{name}", label, *parts)


def face_up(scene: Scene, cell: int) -> str:
    """Segments that cross over and under each other, dead ends, owners."""
    here, name = scene.s.cells[cell], CELL_NAMES[cell]
    face = 2 * (int(here.card) - 1) + int(here.way)
    ends = [dead_end(entry) for entry in Entry if FACES[face].segment[entry] == DEAD_END]
    entries = entries_of(face)
    spots = spots_of(face)
    pipes = [draw_segment(scene, cell, k, entries[k]) for k in range(len(entries))]
    marks = [draw_owner(scene, cell, k, entries[k], spots[k]) for k in range(len(entries))]
    return tag("g", ground(CARD), *ends, *pipes, corner(scene, name, FAINT), *marks)


def corner(scene: Scene, name: str, fill: str) -> str:
    """The name of a cell in its corner, where it is large enough to be read."""
    return "" if scene.narrow else words(5, 15, name, 13, fill=fill)


def draw_segment(scene: Scene, cell: int, segment: int, entries: tuple[Entry, ...]) -> str:
    """A length of pipe, in its owner's colour."""
    owner = int(scene.s.cells[cell].owner[segment])
    shut = is_closed(scene, cell, entries[0])
    fill = SEAT_MARKS[owner - 1].fill if owner else SHUT if shut else PIPE
    body = pipe(course(entries), fill, DASHES[owner - 1] if owner else None)
    group = f"tunnel-{tunnel_at(scene, cell, entries[0])}"
    return tag("g", body, data_group=group, opacity=0.62 if shut and owner else None)


def draw_owner(
    scene: Scene, cell: int, segment: int, entries: tuple[Entry, ...], spot: tuple[float, float]
) -> str:
    """Whose a segment is; while it is free, its number."""
    name = CELL_NAMES[cell]
    owner = int(scene.s.cells[cell].owner[segment])
    shape = f"segment-{name}-{segment + 1}"
    if owner:
        r = 15 if scene.narrow else 11
        sign = token(scene, SEAT_MARKS[owner - 1], letter(owner - 1, scene.lang), r)
    elif shape in scene.lit:
        sign = circle(11, fill=CARD, stroke=PIPE_EDGE)
        sign += words(0, 7, str(segment + 1), 19, "middle", True)
    else:
        sign = circle(3.2, fill=CARD, stroke=PIPE_EDGE)
    return scene.target(
        shape,
        segment_label(scene, cell, segment, entries),
        circle(15, fill="transparent"),
        sign,
        halo=ring(13),
        place=spot,
        group=f"tunnel-{tunnel_at(scene, cell, entries[0])}",
    )


def segment_label(scene: Scene, cell: int, segment: int, entries: tuple[Entry, ...]) -> str:
    """A segment in words: where it runs, whose it is, what its tunnel is worth."""
    owner = int(scene.s.cells[cell].owner[segment])
    tunnel = scene.s.tunnels[tunnel_at(scene, cell, entries[0])]
    length, ends = int(tunnel.length), ends_of(scene, tunnel)
    shut = MESSAGES["board-closed-tunnel" if closed(tunnel) else "board-open-tunnel"]
    return scene.say(
        MESSAGES["board-segment"],
        cell=CELL_NAMES[cell],
        number=segment + 1,
        entries=[ENTRY_NAMES[entry] for entry in entries],
        owner=owner_of(owner - 1) if owner else MESSAGES["board-free"],
        tunnel=shut.filled(length=length, points=ends, value=value_of(scene, tunnel)),
    )


def owner_of(seat: int) -> Phrase:
    """Whose something is."""
    return MESSAGES["board-owned"].filled(seat=SEAT_NAMES[seat])


# --- pipes

DASHES = (None, "9 5", "1.500 6", "14 4 2 4", "4 4")
"""The line along an owned pipe, another for every seat."""


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


def dead_end(entry: Entry) -> str:
    """A stub with a blind flange."""
    (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
    stub = f"M{number(x)} {number(y)}l{9 * dx} {9 * dy}"
    across = f"M{number(x + 10 * dx - 10 * dy)} {number(y + 10 * dy - 10 * dx)}l{20 * dy} {20 * dx}"
    return (
        path(stub, stroke=SHUT_EDGE, stroke_width=THICK, fill="none")
        + path(stub, stroke=SHUT, stroke_width=BORE, fill="none")
        + path(across, stroke=PIPE_EDGE, stroke_width=5, fill="none", stroke_linecap="round")
    )


@cache
def course(entries: tuple[Entry, ...]) -> str:
    """The way of a pipe: from entry to entry, or for a fork from each to its joint."""
    if len(entries) < FORK:
        return curve(*bend(*entries))
    joint = joint_of(entries)
    return "".join(curve(*toward(entry, joint)) for entry in entries)


Point = tuple[float, float]


def bend(one: Entry, other: Entry) -> tuple[Point, Point, Point, Point]:
    """A curve that leaves both entries square to the border."""
    (ax, ay), (bx, by) = PLACES[one], PLACES[other]
    reach = max(26.0, 0.5 * hypot(bx - ax, by - ay))
    if INWARD[one] == INWARD[other]:
        reach = 30.0
    (adx, ady), (bdx, bdy) = INWARD[one], INWARD[other]
    return (
        (ax, ay),
        (ax + reach * adx, ay + reach * ady),
        (bx + reach * bdx, by + reach * bdy),
        (bx, by),
    )


def toward(entry: Entry, joint: Point) -> tuple[Point, Point, Point, Point]:
    """A curve from an entry to the joint of a fork."""
    (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
    reach = 0.55 * hypot(joint[0] - x, joint[1] - y)
    return (x, y), (x + reach * dx, y + reach * dy), joint, joint


def joint_of(entries: tuple[Entry, ...]) -> Point:
    """Where the branches of a fork meet."""
    inner = [(PLACES[e][0] + 24 * INWARD[e][0], PLACES[e][1] + 24 * INWARD[e][1]) for e in entries]
    return sum(x for x, _ in inner) / len(inner), sum(y for _, y in inner) / len(inner)


def curve(a: Point, b: Point, c: Point, d: Point) -> str:
    """A cubic curve as a path."""
    first, *rest = (f"{number(x)} {number(y)}" for x, y in (a, b, c, d))
    return f"M{first}C{' '.join(rest)}"


def along(curve_of: tuple[Point, Point, Point, Point], t: float) -> Point:
    """The point of a cubic curve at `t`."""
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(k * x for k, (x, _) in zip(shares, curve_of, strict=True)),
        sum(k * y for k, (_, y) in zip(shares, curve_of, strict=True)),
    )


@cache
def entries_of(face: int) -> tuple[tuple[Entry, ...], ...]:
    """The entries of every segment of a card as it lies."""
    lies = FACES[face]
    return tuple(
        tuple(entry for entry in Entry if lies.segment[entry] == segment)
        for segment in range(int(lies.segments))
    )


@cache
def spots_of(face: int) -> tuple[Point, ...]:
    """Where each segment carries its token: on the pipe, and as far from the others as can be."""
    options = []
    for entries in entries_of(face):
        if len(entries) >= FORK:
            joint = joint_of(entries)
            options.append([joint, *(along(toward(entry, joint), 0.4) for entry in entries)])
        else:
            options.append(
                [along(bend(*entries), t) for t in (0.5, 0.38, 0.62, 0.28, 0.72, 0.2, 0.8)]
            )

    def room(spots: tuple[Point, ...]) -> float:
        return min(
            (hypot(a[0] - b[0], a[1] - b[1]) for k, a in enumerate(spots) for b in spots[:k]),
            default=0.0,
        )

    return max(product(*options), key=lambda spots: min(room(spots), 38.0))


def tunnel_at(scene: Scene, cell: int, entry: Entry) -> int:
    """The tunnel that passes an entry of a cell."""
    return int(scene.s.tunnel_at[CONTACT[cell, entry]])


def is_closed(scene: Scene, cell: int, entry: Entry) -> bool:
    """Whether the tunnel at an entry is closed."""
    return bool(closed(scene.s.tunnels[tunnel_at(scene, cell, entry)]))


def value_of(scene: Scene, tunnel: Any) -> int:
    """What a tunnel is worth as far as its course is known."""
    return int(worth(tunnel, scene.s.dead_ends))


def ends_of(scene: Scene, tunnel: Any) -> int:
    """What its ends bring for every segment, by the variant that is played."""
    return int(ends_worth(tunnel.points, tunnel.dead_ends, scene.s.dead_ends))


# --- players and tunnels


def players(scene: Scene, width: float) -> Box:
    """Everybody's points and tokens."""
    s, rows = scene.s, []
    room = inside(width)
    for seat in range(int(s.seats)):
        moving = not s.over and to_move(s) == seat
        score = str(int(points(s, seat)))
        left = scene.say(counted("tokens")(int(s.players[seat].tokens)))
        name = SEAT_NAMES[seat]
        if moving:
            name = MESSAGES["board-to-move"].filled(seat=name)
        rows.append(
            Box(
                room,
                34,
                rect(room, 34, rx=8, fill=INSET if moving else "none")
                + at(18, 17, token(scene, SEAT_MARKS[seat], letter(seat, scene.lang), 12))
                + words(40, 22, scene.say(name), 15, bold=moving)
                + words(room - 62, 22, left, 13, "end", fill=FAINT)
                + words(room - 8, 23, score, 19, "end", True),
            )
        )
    left = scene.say(MESSAGES["board-left"], unknown=int(s.unknown))
    return panel(scene.say(MESSAGES["board-players"]), column(rows, 2), width, left)


def tunnels(scene: Scene, width: float, most: int) -> Box:
    """The tunnels, the most valuable first: length times ends, and whose tokens are there."""
    sheet = [(t, scene.s.tunnels[t]) for t in range(CONTACTS) if scene.s.tunnels[t].length > 0]
    lists = [("open-tunnels", [x for x in sheet if not closed(x[1])], most)]
    lists.append(("closed-tunnels", [x for x in sheet if closed(x[1])], most - 3))
    panels = []
    for title, found, limit in lists:
        found.sort(key=lambda x: (-value_of(scene, x[1]), -sum(x[1].tokens)))
        rows = [tunnel_line(scene, inside(width), *each) for each in found[:limit]]
        if len(found) > limit:
            rows.append(note(scene.say(MESSAGES["and-more"], count=len(found) - limit)))
        if not found:
            rows.append(note(scene.say(MESSAGES["none-yet"])))
        panels.append(panel(scene.say(MESSAGES[title]), column(rows, 2), width))
    return column(panels)


def note(text: str) -> Box:
    """A faint line in a list."""
    return Box(0, 20, words(0, 14, text, 13, fill=FAINT))


def tunnel_line(scene: Scene, width: float, t: int, tunnel: Any) -> Box:
    """One tunnel: what it is worth, and who holds it."""
    length, ends = int(tunnel.length), ends_of(scene, tunnel)
    tokens = [
        at(x, 12, token(scene, SEAT_MARKS[seat], str(int(tunnel.tokens[seat])), 10))
        for x, seat in zip(
            range(130, int(width), 26),
            (seat for seat in range(int(scene.s.seats)) if tunnel.tokens[seat]),
            strict=False,
        )
    ]
    body = (
        rect(width, 24, rx=6, fill="transparent")
        + words(40, 17, str(value_of(scene, tunnel)), 15, "end", True)
        + words(50, 17, f"{length} × {ends}", 13, fill=FAINT)
        + "".join(tokens)
    )
    return Box(width, 24, tag("g", body, data_group=f"tunnel-{t}"))
