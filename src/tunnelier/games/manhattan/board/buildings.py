"""A building, in the market or before a player."""

from __future__ import annotations

from tunnelier.draw.pieces import frame
from tunnelier.draw.svg import Box, at, rect, words
from tunnelier.draw.theme import BAD, CARD, FAINT, INSET

from ..tables import BUILDING_KINDS, BUILDING_NAMES, SPACES
from ..text import building_name
from .signs import blocker, deal, empty_card, kind_plate
from .table import Table
from .words import DAMAGE_TAG, DAMAGED, KINDS, label, occupied, site_label
from .workers import needs_of, sockets


def building(scene: Table, number: int, width: float, where: str, wordy: bool = True) -> Box:
    """Its kind, its sockets and whoever works there, its deal, its damage."""
    site, name = SPACES + number, BUILDING_NAMES[number]
    there, needs = scene.figures("building", number), needs_of(site)
    damage = int(scene.s.buildings[number].damage)
    height = 68 + (17 if wordy else 0) + (24 if damage else 0)
    kind = scene.say(KINDS[BUILDING_KINDS[number]])
    told = label(
        scene.lang,
        site_label(site, scene.lang),
        where,
        *occupied(there, scene.lang),
        scene.say(DAMAGED, number=damage) if damage else "",
    )
    body = scene.target(
        f"building-{name}",
        told,
        empty_card(scene, width, height, INSET if damage else CARD),
        kind_plate(scene, BUILDING_KINDS[number]),
        words(37, 25.5, name, 15, bold=True),
        at(58, 4, sockets(scene, there, needs).body),
        at(8, 36, deal(scene, site).body),
        words(8, 79, kind, scene.small, fill=FAINT) if wordy else "",
        at(4, height - 26, damage_tag(scene, damage, width - 8)) if damage else "",
        halo=frame(width, height),
    )
    y = 19 if len(needs) < 3 else 52  # three sockets take the whole line
    blocking = blocker(scene, f"occupy-{name}", building_name(number), width - 16, y)
    return Box(width, height, body + blocking)


def damage_tag(scene: Table, damage: int, width: float) -> str:
    """Why a building cannot be used."""
    text = scene.say(DAMAGE_TAG, number=damage)
    plate = rect(width, 22, rx=6, fill=BAD)
    return plate + words(width / 2, 15.5, text, scene.small, "middle", True, CARD)
