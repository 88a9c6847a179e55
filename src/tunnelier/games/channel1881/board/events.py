"""The event track, three spaces a row, and what comes next."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import inside
from tunnelier.draw.svg import Box, column, grid, note, rect, words, wrapped
from tunnelier.draw.theme import FAINT, INK, INSET

from .. import tables
from ..page import event_kind
from ..rules.crisis import event_space
from ..tables import Event
from ..text import EVENT_NAMES, titled
from .signs import edge, event_cube, sign
from .table import Part, Table
from .words import COMES, EFFECTS, EVENTS, FIRED

CELL_HEIGHT = 66


def part(scene: Table, width: float) -> Part:
    """The track with its cubes, and the next event in words."""
    s, room = scene.s, inside(width)
    fired, lying = int(s.fired), int(s.track)
    cubes = {int(event_space(fired - k)): lying - k for k in range(lying)}
    coming, kind = int(event_space(fired + 1)), event_kind(fired + 1)
    spaces, side = range(1, tables.EVENT_SPACES + 1), (room - 12) / 3
    cells = [cell(scene, k, side, k == coming, cubes.get(k)) for k in spaces]
    said = scene.say(COMES, event=EVENT_NAMES[kind], effect=EFFECTS[kind])
    content = column([grid(cells, 3, 6), note(said, room, scene.small, INK)], 8)
    return Part(titled(scene.say(EVENTS)), content, width, scene.say(FIRED, number=fired))


def cell(scene: Table, space: int, width: float, coming: bool, lies: int | None) -> Box:
    """A space of the track, and the number of the cube that may lie there."""
    kind, size = Event(tables.EVENTS[space - 1]), scene.small
    body = rect(width, CELL_HEIGHT, rx=8, fill=INSET, **edge(coming))
    body += words(7, 18, str(space), size, fill=FAINT)
    body += sign(scene, word_of(kind), width / 2 - 13, 5)
    if lies:
        body += event_cube(scene, width - 28, 5, id=f"event-cube-{lies}", class_="piece")
    lines = wrapped(scene.say(EVENT_NAMES[kind]), width - 6, size)
    for k, said in enumerate(lines):
        y = 58 - 14 * (len(lines) - 1 - k) - (5 if len(lines) == 1 else 0)
        body += words(width / 2, y, said, size, "middle", coming)
    return Box(width, CELL_HEIGHT, body)
