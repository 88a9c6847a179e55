"""The technology tracks of a player: points, bonuses, bars, and a counter on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed
from tunnelier.draw.pieces import frame, pattern, token
from tunnelier.draw.svg import Box, Scene, at, column, flow, rect, words
from tunnelier.draw.theme import BAD, CARD, EDGE, FAINT, INK, INSET, SEAT_MARKS, STRONG

from ..page import BONUSES
from ..score import technology_points
from ..tables import LONGEST_TRACK, TRACK_SPACES, TRACKS, Bonus, Nation, Track
from ..text import TRACK_NAMES, millions, points, seat_name
from ..words import MESSAGES
from .colours import FATAL
from .signs import icon, labelled, piece
from .table import letter_of, nation

HIGH = 46
"""The height of a track."""


def technology(scene: Scene, seat: int, room: float) -> Box:
    """Both tracks, under the points they bring."""
    earned = points(int(technology_points(scene.s, seat)))
    title = scene.say(MESSAGES["board-technology"], points=earned)
    tracks = (track_row(scene, seat, track, room) for track in Track)
    return labelled(scene, title, column(tracks, 5))


def track_row(scene: Scene, seat: int, track: Track, room: float) -> Box:
    """A track: its spaces, and the price of every bar before one."""
    side, here = nation(scene.s, seat), int(scene.s.players[seat].tracks[track])
    name, spaces = f"{word_of(side)}-{word_of(track)}", spaces_of(side, track)
    bar = 28.0 if scene.narrow else 34.0
    cell = cell_width(spaces, room, bar)
    boxes = []
    for k, space in enumerate(spaces):
        if space.price:
            boxes.append(barrier(scene, int(space.price), bar, k <= here))
        boxes.append(track_space(scene, space, cell, counter_on(scene, side, name, k == here)))
    strip = flow(boxes, room + 1, 0)
    label = scene.say(
        MESSAGES["board-track-label"],
        seat=seat_name(scene.s, seat),
        track=TRACK_NAMES[track],
        points=points(int(spaces[here].points)),
        next=next_space(spaces, here),
    )
    halo = frame(strip.width, strip.height, 7, 1)
    return strip._replace(body=scene.target(f"track-{name}", label, strip.body, halo=halo))


def spaces_of(side: Nation, track: Track) -> Sequence[Any]:
    """The spaces of a track, from its start to its last one."""
    start = (TRACKS * side + track) * LONGEST_TRACK
    spaces = TRACK_SPACES[start : start + LONGEST_TRACK]
    last = next(k for k, space in enumerate(spaces) if space.last)
    return spaces[: last + 1]


def cell_width(spaces: Sequence[Any], room: float, bar: float) -> float:
    """As wide as the room allows, but wide enough for points and counter side by side."""
    bars = sum(bool(space.price) for space in spaces)
    least = 52.0 if max(int(space.points) for space in spaces) > 9 else 42.0
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


def counter_on(scene: Scene, side: Nation, track: str, here: bool) -> str:
    """The counter of a track, on the one space where it is."""
    if not here:
        return ""
    r = 10.5 if scene.narrow else 11.5
    return piece(f"counter-{track}", token(scene, SEAT_MARKS[side], letter_of(scene, side), r))


def track_space(scene: Scene, space: Any, width: float, counter: str) -> Box:
    """A space: its points, its bonus, and the counter if it is there."""
    fill, edge, thick, ink = (CARD, STRONG, 2, INK) if counter else (INSET, EDGE, None, FAINT)
    parts = [rect(width - 3, HIGH, 1, 0, rx=6, fill=fill, stroke=edge, stroke_width=thick)]
    parts.append(words(7, 21, str(int(space.points)), 16, bold=True))
    bonus, sign = Bonus(int(space.bonus)), counter
    if bonus:
        word = scene.say(BONUSES[bonus])
        parts.append(words(width / 2, 40, word, scene.small, "middle", fill=ink))
        sign = counter or icon(word_of(bonus), 0.85)
    parts.append(at(width - (14.5 if scene.narrow else 17), 15, sign) if sign else "")
    return Box(width, HIGH, "".join(parts))


def barrier(scene: Scene, price: int, width: float, passed: bool) -> Box:
    """A bar across a track, with its price; faint once it is crossed."""
    middle, ink = width / 2, FAINT if passed else BAD
    post = rect(6, HIGH, middle - 3, 0, rx=2, fill=STRONG if passed else FATAL)
    hatch = rect(6, HIGH, middle - 3, 0, fill=pattern(scene, "stripes"), opacity=0.6)
    plate = rect(width - 2, 22, 1, 12, rx=6, fill=CARD, stroke=EDGE)
    text = scene.say(millions(price))
    said = words(middle, 27.5, text, scene.small, "middle", True, ink)
    return Box(width, HIGH, post + hatch + plate + said)
