"""Beside the grid: what is asked, the players, and the tunnels by their value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tunnelier.draw.pieces import HEADING, PAD, badge, button, inside, outline, panel
from tunnelier.draw.svg import (
    Box,
    Scene,
    at,
    circle,
    column,
    fitted,
    note,
    rect,
    width_of,
    words,
)
from tunnelier.draw.theme import BLACK, FAINT, INK, INSET, SEAT_MARKS

from ..score import points, wins
from ..text import SEATS as SEAT_NAMES
from ..text import counted, prompt, prompts
from ..words import MESSAGES
from .colours import BRASS, PIPE_EDGE
from .grid import pipe, sign_of
from .tunnels import ends_of, is_closed, listed_tunnels, value_of

LINE = 27.0
"""The height of a tunnel in a list."""
GAP = 9.0


def asked(scene: Scene, width: float) -> Box:
    """The question, and the one answer that has no place on the grid.

    On a phone there is room for the longest question and that answer, whatever is asked: nothing
    below the board moves when the question changes.
    """
    room = inside(width)
    told = note(prompt(scene.s, scene.lang), room, 15, INK, bold=True)
    high = 49 if scene.narrow else 38
    if scene.narrow:
        told = told._replace(height=tallest_question(scene.lang, room))
    if scene.seat is None:
        return panel("", told, width)
    if scene.narrow and "choice-skip" not in scene.lit:
        return panel("", told._replace(height=told.height + 8 + high), width)
    skip = button(scene, "choice-skip", scene.say(MESSAGES["board-skip"]), height=high)
    return panel("", column([told, skip], 8), width)


@cache
def tallest_question(lang: str, room: float) -> float:
    """The height of whichever question needs the most lines."""
    return max(note(each, room, 15, INK, bold=True).height for each in prompts(lang))


# --- players


def players(scene: Scene, width: float) -> Box:
    """Everybody's points and tokens."""
    rows = [player(scene, seat, inside(width)) for seat in range(int(scene.s.seats))]
    title = scene.say(MESSAGES["board-players"])
    box = panel(title, column(rows, 2), width)
    left = scene.say(MESSAGES["board-left"], unknown=int(scene.s.unknown))
    said = words(width - PAD, 21, left, 14, "end", fill=FAINT)
    return box._replace(body=box.body + scene.target("to-flip", left, said))


def player(scene: Scene, seat: int, room: float) -> Box:
    """A player: token, name, tokens left, points."""
    s, high = scene.s, 34.0
    moving = scene.moving(seat)
    score = scene.say(counted("points")(int(points(s, seat))))
    left = int(s.players[seat].tokens)
    edge = room - 8 - width_of(score, 15, True) - 38
    told = {"seat": SEAT_NAMES[seat], "points": score, "tokens": counted("tokens")(left)}
    parts = [
        rect(room, high, rx=8, fill=INSET if moving else "transparent"),
        at(18, 17, sign_of(scene, seat, 12)),
        at(40, 22, who(scene, seat, edge - 40)),
        at(edge + 16, 17, tokens_left(seat, left)),
        words(room - 8, 22.5, score, 15, "end", True),
    ]
    label = scene.say(MESSAGES["board-standing"], **told)
    return Box(room, high, scene.target(f"player-{seat + 1}", label, *parts))


def who(scene: Scene, seat: int, room: float) -> str:
    """A seat's colour, who sits there, and whether it is to move or has won."""
    s, name = scene.s, scene.say(SEAT_NAMES[seat])
    body, x = words(0, 0, name, 15, bold=True), width_of(name, 15, True) + 7
    state = ""
    if s.over and wins(s, seat):
        state = scene.say(MESSAGES["board-wins"])
    elif scene.moving(seat):
        state = scene.say(MESSAGES["board-moves"])
    plate = badge(state, 14, SEAT_MARKS[seat].fill, SEAT_MARKS[seat].ink) if state else None
    left = room - x - (plate.width + 6 if plate else 0)
    person = scene.names[seat] if seat < len(scene.names) else ""
    if seat == scene.seat and not person:
        person = scene.say(MESSAGES["board-you"])
    if person and left > 24:
        said = fitted(person, left, 14)
        body += words(x, 0, said, 14, fill=FAINT)
        x += width_of(said, 14) + 6
    if plate and x + plate.width <= room:
        body += at(x, -17, plate.body)
    return body


def tokens_left(seat: int, left: int) -> str:
    """A blank token with how many are left."""
    look = {"fill": "none", "stroke": FAINT, "stroke_width": 1.5}
    return outline("circle", 12, **look) + words(0, 4.6, str(left), 13, "middle", fill=FAINT)


# --- tunnels


def tunnels(scene: Scene, width: float, tall: float) -> Box:
    """Open tunnels above closed ones, as many as there is room for."""
    still_open, shut = listed_tunnels(scene.s)
    if scene.s.over:
        most = int((tall - HEADING - PAD) // LINE)
        return tunnel_list(scene, "closed-tunnels", shut, most, width)
    lines = int((tall - GAP - 2 * (HEADING + PAD)) // LINE)
    for_shut = max(min(wanted(shut), lines // 3), lines - wanted(still_open))
    for_shut = min(for_shut, lines - 1, wanted(shut))
    return column(
        [
            tunnel_list(scene, "open-tunnels", still_open, lines - for_shut, width),
            tunnel_list(scene, "closed-tunnels", shut, for_shut, width),
        ],
        GAP,
    )


def wanted(found: Sequence[int]) -> int:
    """How many lines a list needs."""
    return max(1, len(found))


def tunnel_list(scene: Scene, title: str, found: Sequence[int], most: int, width: float) -> Box:
    """Some tunnels, and how many more there are."""
    shown = found if len(found) <= most else found[: most - 1]
    rows = [tunnel_line(scene, t, inside(width)) for t in shown]
    if len(found) > most:
        more = scene.say(MESSAGES["and-more"], count=len(found) - len(shown))
        rows.append(faint(scene, f"more-{title}", more))
    if not found:
        rows.append(faint(scene, f"none-{title}", scene.say(MESSAGES["none-yet"])))
    return panel(scene.say(MESSAGES[title]), column(rows, 0), width)


def faint(scene: Scene, name: str, text: str) -> Box:
    """A faint line in a list."""
    return Box(0, LINE, scene.target(name, text, words(0, 18, text, 14, fill=FAINT)))


def tunnel_line(scene: Scene, t: int, width: float) -> Box:
    """One tunnel: what it is worth, its length and its ends, and whose tokens are in it."""
    s, tunnel = scene.s, scene.s.tunnels[t]
    value, length, ends = value_of(s, tunnel), int(tunnel.length), ends_of(s, tunnel)
    shut = MESSAGES["board-closed-tunnel" if is_closed(s, t) else "board-open-tunnel"]
    parts = [
        rect(width, LINE, rx=6, fill="transparent"),
        words(40, 19, str(value), 16, "end", True, None if value else FAINT),
        PIECE,
        words(82, 18.5, str(length), 14),
        circle(11.5, 120, LINE / 2, fill=BRASS, stroke=PIPE_EDGE),
        words(120, 18.3, str(ends), 13, "middle", True, BLACK),
    ]
    held = [(seat, int(tunnel.tokens[seat])) for seat in range(int(s.seats))]
    most = max(count for _, count in held)
    for k, (seat, count) in enumerate(each for each in held if each[1]):
        faded = None if count == most else 0.5
        parts.append(at(156 + 36 * k, LINE / 2, holding(seat, count), opacity=faded))
    label = scene.say(shut, length=length, points=ends, value=value)
    body = scene.target(f"tunnel-{t}", label, *parts, group=f"tunnel-{t}")
    return Box(width, LINE, body)


PIECE = at(64, LINE / 2, pipe("M-12 0h24", "var(--pipe)"))
"""A length of pipe: the sign of a tunnel's segments."""


@cache
def holding(seat: int, count: int) -> str:
    """How many tokens a seat has in a tunnel."""
    mark, r = SEAT_MARKS[seat], 10.5
    ground = outline(mark.shape, r, fill=mark.fill, stroke="#00000088")
    y = 0.2 * r if mark.shape == "triangle" else 0.0
    return ground + words(0, y + 4.6, str(count), 13, "middle", True, mark.ink)
