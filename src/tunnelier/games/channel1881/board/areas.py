"""Areas A to G in the order of resolution, under the steps of the round."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import inside
from tunnelier.draw.svg import (
    LEADING,
    Box,
    at,
    circle,
    column,
    flow,
    paragraph,
    rect,
    row,
    width_of,
    words,
    wrapped,
)
from tunnelier.draw.theme import CARD, FAINT, INK, INSET, STRONG

from .. import page, tables
from ..rules.contracts import in_force
from ..rules.digging import BORED, DOUBLE_BORED
from ..rules.yard import LABOURER, ore_a_bar, yard_cubes
from ..state import NOBODY, Next
from ..tables import BITE, Ability, Area, Nation
from ..text import AREAS, NATIONS, titled
from .colours import RIBBON, RIBBON_INK
from .signs import edge, labourer, marker, ribbon, sign
from .table import Part, Table, spaces_of
from .words import (
    AREA_LABEL,
    DOES,
    NEVER_FULL,
    RATE,
    RIBBONS,
    SPACE_FREE,
    SPACE_STARTS,
    SPACE_TAKEN,
    STEPS,
)


def part(scene: Table, width: float) -> Part:
    """The round, its steps and its areas."""
    s, room = scene.s, inside(width)
    title = scene.say(page.ROUND, number=scene.round)
    if s.broken:
        title += f" · {scene.say(page.BROKEN)}"
    first = scene.say(page.FIRST, seat=NATIONS[Nation(int(s.first))])
    wide = room if scene.narrow else (room - 6 * 8) / 7
    boxes = [area_box(scene, area, wide) for area in Area]
    areas = column(boxes, 6) if scene.narrow else row(boxes, 8)
    return Part(title, column([steps(scene, room), areas], 8), width, first)


def steps(scene: Table, width: float) -> Box:
    """The steps of the round; the one under way is marked."""
    boxes = []
    for parts, phrase in STEPS:
        now = not scene.s.over and int(scene.s.next) in parts
        said, size = scene.say(phrase), scene.small
        wide = width_of(said, size, bold=now) + 18
        body = rect(wide, 24, rx=12, fill=RIBBON if now else INSET)
        body += words(wide / 2, 16.5, said, size, "middle", now, RIBBON_INK if now else FAINT)
        boxes.append(Box(wide, 24, body))
    return flow(boxes, width, 6)


# --- an area


def area_box(scene: Table, area: Area, width: float) -> Box:
    """One area: what is done there, who stands there, for whom it is better; a ribbon while on."""
    s, tall, size = scene.s, not scene.narrow, scene.small
    here = not s.over and Next.WINDOW <= s.next <= Next.AFTER and s.area == area
    spaces, rates = spaces_box(scene, area), rates_box(scene, area)
    name = titled(scene.say(page.SHORT_NAMES[area]))
    room, left, top = (width - 16, 8, 22) if tall else (width - 164, 36, 2)
    told = [printed(scene, each) for each in (Area if tall else (area,))]
    bottom = top + 32 + max(len(wrapped(each, room, size)) for each in told) * LEADING * size
    height = bottom + 82 if tall else max(bottom + 4, spaces.height + 12)
    y = (bottom + height) / 2 if tall else height / 2
    parts = [
        rect(width, height, rx=8, fill=CARD, **edge(here)),
        circle(12, 18, top + 15, fill=RIBBON if here else INSET, stroke=STRONG),
        words(18, top + 20, area.name, 15, "middle", True, RIBBON_INK if here else INK),
        words(36, top + 20.5, name, 15, bold=True),
        paragraph(left, top + 31 + size, printed(scene, area), room, size),
        at(8 if tall else width - spaces.width - 8, y - spaces.height / 2, spaces.body),
        at(width - (5 if tall else 84) - rates.width, y - rates.height / 2, rates.body),
    ]
    if here:
        x, high = (8, 1) if tall else (46 + width_of(name, 15, True), top + 5)
        parts.append(at(x, high, ribbon(scene.say(RIBBONS[Next(int(s.next))]), size)))
    return scene.box(f"area-{word_of(area)}", label(scene, area), width, height, *parts)


def label(scene: Table, area: Area) -> str:
    """An area in words: what is done there, for whom it is better, who stands there."""
    does = printed(scene, area)
    for nation, n in better(scene.s, area).items():
        does += f", {scene.say(RATE, seat=NATIONS[nation], number=n)}"
    return scene.say(AREA_LABEL, area=AREAS[area], does=does, spaces=spaces_told(scene, area))


# --- how much is done there

USUAL = {Area.A: tables.YARD_CUBES, Area.B: BITE, Area.C: tables.ORE_A_BAR, Area.D: BITE * BORED}
"""What a labourer does as a rule; trains and contracts change it for one player."""


def printed(scene: Table, area: Area) -> str:
    """What is done in an area as a rule."""
    return scene.say(DOES[area], number=USUAL.get(area, 0))


def rate(s: Any, nation: Nation, area: Area) -> int:
    """How much a labourer of a player does in an area today; in E, how much stone is saved."""
    seat = int(nation)
    match area:
        case Area.A:
            return int(yard_cubes(s, seat))
        case Area.B:
            return BITE * (2 if in_force(s, seat, int(Ability.DIG_DOUBLE)) else 1)
        case Area.C:
            return int(ore_a_bar(s, seat, LABOURER))
        case Area.D:
            return BITE * (DOUBLE_BORED if in_force(s, seat, int(Ability.BORE_SIX)) else BORED)
        case Area.E:
            return -int(in_force(s, seat, int(Ability.STONE_LESS)))
    return 0


def better(s: Any, area: Area) -> dict[Nation, int]:
    """Who does something else than is printed, and how much."""
    today = {nation: rate(s, nation, area) for nation in Nation}
    return {nation: n for nation, n in today.items() if n != USUAL.get(area, 0)}


def rates_box(scene: Table, area: Area) -> Box:
    """The same, with markers."""
    boxes = [
        Box(
            44,
            30,
            marker(scene, nation, 14, 15) + words(30, 20, scene.count(n), 15, bold=True),
        )
        for nation, n in better(scene.s, area).items()
    ]
    return column(boxes, 2)


# --- who stands there

SOCKET, SOCKET_HEIGHT = 33, 50


def spaces_box(scene: Table, area: Area) -> Box:
    """Numbered spaces with labourers; in G any number of labourers."""
    if area != Area.G:
        return row([space_box(scene, area, space) for space in spaces_of(area)], 4)
    crowd = [(nation, k) for nation in Nation for k in scene.labourers[nation]["g"]]
    boxes = [Box(26, 36, labourer(scene, nation, k, 13, 18)) for nation, k in crowd]
    return flow(boxes, 4 * 26, 0) if crowd else Box(SOCKET, SOCKET_HEIGHT, socket(False))


def space_box(scene: Table, area: Area, space: int) -> Box:
    """A space: its number, and the labourer who stands there; a flag where a round begins."""
    s, seat = scene.s, int(scene.s.spaces[space])
    acting = s.next == Next.WORK and s.area == area and int(s.at) - 1 == space
    count = space - tables.FIRST_SPACE[area] + 1
    body = socket(acting) + words(5, 15, str(count), scene.small, fill=FAINT)
    if space == tables.START_SPACE:
        body += sign(scene, "flag", SOCKET - 12, -9)
    if seat != NOBODY:
        (k,) = scene.labourers[Nation(seat)][f"space-{space}"]
        body += labourer(scene, Nation(seat), k, SOCKET / 2, SOCKET_HEIGHT / 2 + 5)
    return Box(SOCKET, SOCKET_HEIGHT, body)


def socket(acting: bool) -> str:
    """Room for a labourer."""
    return rect(SOCKET, SOCKET_HEIGHT, rx=7, fill=INSET, **edge(acting, STRONG))


def spaces_told(scene: Table, area: Area) -> str:
    """The spaces of an area in words."""
    told = []
    for k, space in enumerate(spaces_of(area)):
        seat = int(scene.s.spaces[space])
        said = SPACE_FREE.filled(number=k + 1)
        if seat != NOBODY:
            said = SPACE_TAKEN.filled(number=k + 1, seat=NATIONS[Nation(seat)])
        told.append(SPACE_STARTS.filled(space=said) if space == tables.START_SPACE else said)
    return ", ".join(map(scene.say, told)) or scene.say(NEVER_FULL)
