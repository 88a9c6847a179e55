"""The table while it is being drawn, and the shelves that its parts stand on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from tunnelier.draw.pieces import frame, panel
from tunnelier.draw.svg import Box, Scene, rect, row

from ..tables import FIRST_SPACE, LABOURERS, SPACES, Area, Nation
from .colours import RIBBON


class Table(Scene):
    """A scene that knows its round, and which labourer stands where."""

    @property
    def round(self) -> int:
        """The round under way, or the last one."""
        return int(self.s.rounds) + int(not self.s.over)

    @cached_property
    def labourers(self) -> dict[Nation, dict[str, list[int]]]:
        """Which labourers of a player are where."""
        return {nation: labourers_at(self.s, nation) for nation in Nation}

    def box(self, name: str, label: str, width: float, height: float, *content: str) -> Box:
        """A target as large as its box."""
        halo = frame(width, height, 7)
        return Box(width, height, self.target(name, label, *content, halo=halo))


def labourers_at(s: Any, nation: Nation) -> dict[str, list[int]]:
    """Which labourers are where: 1 to 3 in a fixed order of places, 4 belongs to the machine."""
    me = s.players[nation]
    own = [space for space in range(SPACES) if s.spaces[space] == nation]
    places = [f"space-{space}" for space in own if space not in spaces_of(Area.D)]
    places += ["g"] * int(me.calming) + ["home"] * int(me.home) + ["pub"] * int(me.pub)
    found: dict[str, list[int]] = defaultdict(list)
    for k, place in enumerate(places):
        found[place].append(k + 1)
    with_machine = [f"space-{space}" for space in own if space in spaces_of(Area.D)]
    for place in with_machine + ["g"] * int(me.machine_calming) + ["machine"] * int(me.machine):
        found[place].append(LABOURERS)
    return found


def spaces_of(area: Area) -> range:
    """The spaces of an area."""
    return range(FIRST_SPACE[area], FIRST_SPACE[area + 1])


# --- shelves

GAP = 12
"""Between the parts of the table."""


class Part(NamedTuple):
    """A part of the table before its frame; `now`: it is this player's turn."""

    title: str
    content: Box
    width: float
    note: str = ""
    now: bool = False


def shelf(parts: Sequence[Part]) -> Box:
    """Parts beside each other, equally high."""
    height = max(part.content.height for part in parts)
    boxes = []
    for part in parts:
        box = panel(part.title, part.content._replace(height=height), part.width, part.note)
        edge = rect(box.width, box.height, rx=12, fill="none", stroke=RIBBON, stroke_width=3)
        boxes.append(box._replace(body=box.body + (edge if part.now else "")))
    return row(boxes, GAP)
