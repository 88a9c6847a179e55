"""A building, in the market or before a player."""

from __future__ import annotations

from tunnelier.draw.pieces import frame
from tunnelier.draw.svg import Box, at, tag
from tunnelier.draw.theme import CARD, INSET

from ..tables import BUILDING_KINDS, BUILDING_NAMES, SPACES
from ..text import building_name
from .signs import LINE, PLATE, blocker, burst, empty_card, kind_plate, printed
from .table import Table
from .words import DAMAGED, label, occupied, site_label
from .workers import SMALL, needs_of, sockets


def building(scene: Table, number: int, where: str, width: float, height: float) -> Box:
    """Its kind and number, its sockets and whoever works there, its deal, its damage."""
    site, name = SPACES + number, BUILDING_NAMES[number]
    there, needs = scene.figures("building", number), needs_of(site)
    damage = int(scene.s.buildings[number].damage)
    told = label(
        scene.lang,
        site_label(site, scene.lang),
        where,
        *occupied(there, scene.lang),
        scene.say(DAMAGED, number=damage) if damage else "",
    )
    places = sockets(scene, there, needs, SMALL, width - PLATE - 3)
    bargain = scene.kept(("deal", site, width), printed, scene, site, width - 8)
    gap = (height - 48) / 3
    x = min(width - 2 - places.width, PLATE + 3 if scene.narrow else width)
    body = scene.target(
        f"building-{name}",
        told,
        empty_card(scene, width, height, INSET if damage else CARD),
        kind_plate(scene, BUILDING_KINDS[number], name),
        at(x, gap / 2, places.body),
        at(4, height - LINE + 1 - gap, tag("g", bargain, opacity=0.45) if damage else bargain),
        at(width - 11, height - 12, burst(scene, damage)) if damage else "",
        halo=frame(width, height),
        piece=True,
    )
    x, y = (width - 25, height / 2) if scene.narrow else (width - 6, 4)
    return Box(width, height, body + blocker(scene, f"occupy-{name}", building_name(number), x, y))
