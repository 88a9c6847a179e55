"""The technology tracks of a player: points, bonuses, bars, and a counter on each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed
from tunnelier.draw.pieces import frame, pattern, token
from tunnelier.draw.svg import Box, Scene, at, column, flow, rect, words
from tunnelier.draw.theme import BAD, CARD, EDGE, FAINT, INSET, SEAT_MARKS, STRONG

from ..page import BONUSES
from ..tables import LONGEST_TRACK, TRACK_SPACES, TRACKS, Bonus, Nation, Track
from ..text import TRACK_NAMES, millions, points, seat_name
from ..words import MESSAGES
from .colours import FATAL
from .signs import TOUCH, fit, icon
from .table import letter_of, nation

HIGH = 36.0
"""The height of a track on desks."""


def technology(scene: Scene, seat: int, room: float) -> Box:
    """Both tracks."""
    return column((track_row(scene, seat, track, room) for track in Track), 5)


def track_row(scene: Scene, seat: int, track: Track, room: float) -> Box:
    """A track: its spaces, and the price of every bar before one."""
    side, here = nation(scene.s, seat), int(scene.s.players[seat].tracks[track])
    name, spaces = f"{word_of(side)}-{word_of(track)}", spaces_of(side, track)
    high = TOUCH if scene.narrow else HIGH
    bar = 27.0 if scene.narrow else 30.0
    cell = cell_width(spaces, room, bar)
    label = track_label(scene, seat, track)
    boxes = []
    for k, space in enumerate(spaces):
        if space.price:
            boxes.append(barrier(scene, f"{name}-{k}", int(space.price), bar, high, k <= here))
        counter = counter_on(scene, side, name, label) if k == here else ""
        boxes.append(track_space(scene, f"{name}-{k}", space, cell, high, counter))
    strip = flow(boxes, room + 1, 0)
    halo = frame(strip.width, strip.height, 7, 1)
    return fit(
        strip._replace(body=scene.target(f"track-{name}", label, strip.body, halo=halo)),
        room,
        strip.height,
    )


def track_label(scene: Scene, seat: int, track: Track) -> str:
    """A track in words: where its counter is, and what comes next."""
    spaces = spaces_of(nation(scene.s, seat), track)
    here = int(scene.s.players[seat].tracks[track])
    return scene.say(
        MESSAGES["board-track-label"],
        seat=seat_name(scene.s, seat),
        track=TRACK_NAMES[track],
        points=points(int(spaces[here].points)),
        next=next_space(spaces, here),
    )


@cache
def spaces_of(side: Nation, track: Track) -> Sequence[Any]:
    """The spaces of a track, from its start to its last one."""
    start = (TRACKS * side + track) * LONGEST_TRACK
    spaces = TRACK_SPACES[start : start + LONGEST_TRACK]
    last = next(k for k, space in enumerate(spaces) if space.last)
    return spaces[: last + 1]


def cell_width(spaces: Sequence[Any], room: float, bar: float) -> float:
    """As wide as the room allows, but wide enough for points and counter side by side."""
    bars = sum(bool(space.price) for space in spaces)
    least = 52.0 if max(int(space.points) for space in spaces) > 9 else 38.0
    return min(64.0, max(least, (room - bar * bars) / len(spaces)))


def next_space(spaces: Sequence[Any], here: int) -> Phrase:
    """What the next space brings and costs, in words."""
    if here + 1 == len(spaces):
        return MESSAGES["board-track-end"]
    space = spaces[here + 1]
    told = [points(int(space.points))]
    if space.price:
        told.append(MESSAGES["board-next-price"].filled(price=millions(int(space.price))))
    if space.bonus:
        told.append(BONUSES[Bonus(int(space.bonus))])
    return listed(told)


def counter_on(scene: Scene, side: Nation, track: str, label: str) -> str:
    """The counter of a track, for the one space where it is."""
    sign = token(scene, SEAT_MARKS[side], letter_of(scene, side), 10.5)
    return scene.target(f"counter-{track}", label, sign, piece=True)


def track_space(
    scene: Scene, name: str, space: Any, width: float, high: float, counter: str
) -> Box:
    """A space: its points, its bonus, and the counter if it is there."""
    parts = [blank(width, high, int(space.points), bool(counter))]
    bonus, sign = Bonus(int(space.bonus)), counter
    label = points(int(space.points))
    if bonus:
        sign = counter or icon(word_of(bonus), 0.85)
        label = listed((label, BONUSES[bonus]))
    parts.append(at(width - 14, high / 2, sign) if sign else "")
    return Box(width, high, scene.target(f"step-{name}", scene.say(label), *parts))


@cache
def blank(width: float, high: float, worth: int, here: bool) -> str:
    """A space and its points, strong where the counter is."""
    fill, edge, thick = (CARD, STRONG, 2) if here else (INSET, EDGE, None)
    ground = rect(width - 3, high, 1, 0, rx=6, fill=fill, stroke=edge, stroke_width=thick)
    return ground + words(5, high / 2 + 5.5, str(worth), 15, bold=True)


def barrier(scene: Scene, name: str, price: int, width: float, high: float, passed: bool) -> Box:
    """A bar across a track, with its price; faint once it is crossed."""
    middle, ink, text = width / 2, FAINT if passed else BAD, scene.say(millions(price))
    body = scene.target(
        f"bar-{name}",
        scene.say(MESSAGES["board-bar-label"], price=text),
        rect(6, high, middle - 3, 0, rx=2, fill=STRONG if passed else FATAL),
        rect(6, high, middle - 3, 0, fill=pattern(scene, "stripes"), opacity=0.6),
        rect(width - 2, 20, 1, high / 2 - 10, rx=6, fill=CARD, stroke=EDGE),
        words(middle, high / 2 + 4.6, text, 13, "middle", True, ink),
    )
    return Box(width, high, body)
