"""The event track, and what comes next."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, at, rect, row, words
from tunnelier.draw.theme import FAINT, INSET

from .. import tables
from ..rules.crisis import event_space
from ..tables import Event
from ..text import EVENT_NAMES
from .signs import edge, event_cube, glyph
from .table import Table
from .words import EVENT_NEXT, EVENT_SPACE

CELL_HEIGHT, GAP = 56, 2


def track(scene: Table, width: float) -> Box:
    """Its nine spaces with their cubes; the next one is marked."""
    fired, lying = int(scene.s.fired), int(scene.s.track)
    cubes = {int(event_space(fired - k)): lying - k for k in range(lying)}
    coming, spaces = int(event_space(fired + 1)), range(1, tables.EVENT_SPACES + 1)
    side = (width - GAP * (len(spaces) - 1)) / len(spaces)
    return row([cell(scene, k, side, k == coming, cubes.get(k)) for k in spaces], GAP)


def cell(scene: Table, space: int, width: float, coming: bool, lies: int | None) -> Box:
    """A space of the track, and the number of the cube that may lie there."""
    kind = Event(tables.EVENTS[space - 1])
    body = rect(width, CELL_HEIGHT, rx=6, fill=INSET, **edge(coming))
    body += words(width / 2, 13, str(space), 12, "middle", coming, None if coming else FAINT)
    body += at(width / 2 - 11, 17, glyph(scene, word_of(kind), 22).body)
    if lies:
        body += event_cube(scene, lies, width / 2 - 11, 32)
    said = EVENT_NEXT if coming else EVENT_SPACE
    label = scene.say(said, number=space, event=EVENT_NAMES[kind])
    return scene.box(f"event-{space}", label, width, CELL_HEIGHT, body)
