"""The table while it is being drawn, and the plates that its parts lie on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from typing import Any

from tunnelier.draw.pieces import frame
from tunnelier.draw.svg import Box, Scene, at, rect
from tunnelier.draw.theme import EDGE, PANEL

from ..score import held_by, score_sheet, served_contracts, shored_tunnels, station_markers
from ..state import NOBODY, Lies
from ..tables import (
    CONTRACT_CARDS,
    CONTRACTS,
    FIRST_SPACE,
    LABOURERS,
    SPACES,
    Area,
    Good,
    Nation,
    Train,
)
from .colours import RIBBON

TOUCH = 49
"""What a finger touches is at least as wide and high."""


class Table(Scene):
    """A scene that knows its round, and which labourer stands where."""

    @property
    def small(self) -> int:
        """The size of small print."""
        return 12 if self.narrow else 14

    @property
    def round(self) -> int:
        """The round under way, or the last one."""
        return int(self.s.rounds) + int(not self.s.over)

    @cached_property
    def labourers(self) -> dict[Nation, dict[str, list[int]]]:
        """Which labourers of a player are where."""
        return {nation: labourers_at(self.s, nation) for nation in Nation}

    def once(self, make: Callable[..., Box], *what: Any) -> Box:
        """A small piece that stands in many lines: made when it is first needed."""
        key = (make, *what)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make(self, *what)
        return found

    @cached_property
    def _made(self) -> dict[tuple[Any, ...], Box]:
        return {}

    @cached_property
    def sheets(self) -> list[dict[str, Any]]:
        """The points of both players, part by part."""
        return score_sheet(self.s)

    @cached_property
    def served(self) -> list[int]:
        """The contracts of each player that would count now, a bit each."""
        return [
            int(served_contracts(*items_of(self.s, int(nation)), held_by(self.s, int(nation))))
            for nation in Nation
        ]

    @cached_property
    def _lying(self) -> dict[tuple[int, int], list[int]]:
        found: dict[tuple[int, int], list[int]] = defaultdict(list)
        for k, place in enumerate(self.s.contracts):
            found[int(place.lies), int(place.holder)].append(k)
        return found

    def lying(self, where: Lies, holder: int = NOBODY) -> list[int]:
        """The contracts in some place."""
        return self._lying[where, holder]

    @cached_property
    def displayed(self) -> list[Train]:
        """The trains that nobody owns."""
        gone = (Train.NONE, *(Train(int(self.s.players[nation].train)) for nation in Nation))
        return [train for train in Train if train not in gone]

    def called(self, nation: Nation) -> str:
        """What the person who plays a nation is called, if that is known."""
        return self.names[nation] if self.names else ""

    def box(self, name: str, label: str, width: float, height: float, *content: str) -> Box:
        """A target as large as its box."""
        halo = frame(width, height, 7) if name in self.lit else ""
        return Box(width, height, self.target(name, label, *content, halo=halo))

    def area(self, name: str, label: str, width: float, height: float, *content: str) -> Box:
        """The same where nothing is drawn that the pointer could find between the content."""
        return self.box(name, label, width, height, clear(width, height), *content)


def clear(width: float, height: float, x: float = 0, y: float = 0) -> str:
    """Something to point at that is not seen."""
    return rect(width, height, x, y, fill="none", pointer_events="all")


def items_of(s: Any, seat: int) -> tuple[int, int, int]:
    """What a player has for contracts: station markers, shored tunnels, rubble."""
    rubble = int(s.players[seat].goods[Good.RUBBLE])
    return int(station_markers(s, seat)), int(shored_tunnels(s, seat)), rubble


def served_with(s: Any, seat: int, k: int) -> int:
    """The contracts of a player that would count now, were this one among them, a bit each."""
    return int(served_contracts(*items_of(s, seat), held_by(s, seat) | 1 << k))


def left_for(s: Any, seat: int, k: int) -> tuple[int, ...]:
    """What a player has for a contract: each thing serves one only, and better ones come first."""
    items, served = items_of(s, seat), served_with(s, seat, k)
    if served >> k & 1:
        return items
    better = [
        asked(card)
        for card in range(CONTRACTS)
        if served >> card & 1 and CONTRACT_CARDS[card].points >= CONTRACT_CARDS[k].points
    ]
    return tuple(have - sum(taken) for have, *taken in zip(items, *better, strict=True))


def asked(k: int) -> tuple[int, int, int]:
    """What a contract asks for: station markers, shored tunnels, rubble."""
    asks = CONTRACT_CARDS[k]
    return int(asks.stations), int(asks.tunnels), int(asks.rubble)


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


# --- plates

PAD = 8
"""From the edge of a plate to what lies on it."""


def plate(content: Box, width: float, height: float = 0, now: bool = False) -> Box:
    """A part of the table; `now`: it is this player's turn."""
    height = height or content.height + 2 * PAD
    look = {"stroke": RIBBON, "stroke_width": 3} if now else {"stroke": EDGE}
    ground = rect(width, height, rx=10, fill=PANEL, **look)
    return Box(width, height, ground + at(PAD, PAD, content.body))
