"""The main board: a map whose places are the spaces, and the contractors nobody has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import frame, inside
from tunnelier.draw.svg import (
    Box,
    at,
    circle,
    column,
    fitted,
    grid,
    number,
    path,
    rect,
    row,
    tag,
    words,
)
from tunnelier.draw.theme import BAD, CARD, EDGE, INSET, STRONG, WHITE

from .. import page
from ..tables import AIR_STRIKE_SOCKETS, CODES, DESIGN_SOCKETS, SOCKET_OF, Colour, Space, Worker
from ..text import crew, site_name
from .roll import Figure
from .signs import LINE, blocker, deal, section_picture, shade, sign, squeezed
from .table import CLOSE, GAP, Table, share
from .words import (
    BOARD,
    DISTRICTS,
    GENERAL,
    IS_CLOSED,
    label,
    occupied,
    site_label,
)
from .workers import STEP, crowd, needs_of, person, sockets

PAD = 38.0
"""How high a place is at a desk."""
TITLE = 21.0
"""How high the name of a district is."""


class District(NamedTuple):
    """Spaces that belong together, as they lie."""

    section: str
    lines: tuple[tuple[Space, ...], ...]
    width: float


UNIVERSITY = District(
    "university",
    ((Space.UNIVERSITY_1, Space.UNIVERSITY_2, Space.UNIVERSITY_3), (Space.UNIVERSITY_4,)),
    244,
)
MONEY = District("money", ((Space.MONEY_1, Space.MONEY_3), (Space.MONEY_2,)), 234)
MINE = District("mine", ((Space.MINE_1, Space.MINE_3), (Space.MINE_2,)), 206)
AIRCRAFT = District("aircraft", ((Space.AIRCRAFT_1, Space.AIRCRAFT_2),), 150)
AIR_STRIKE = District("air-strike", ((Space.AIR_STRIKE,),), 148)
ESPIONAGE = District("espionage", ((Space.ESPIONAGE,),), 116)
ENRICHMENT = District("enrichment", ((Space.ENRICHMENT,),), 150)
REACTOR = District("reactor", ((Space.REACTOR,),), 116)
DESIGN = District("design", ((Space.DESIGN,),), 140)
REPAIR = District("repair", ((Space.REPAIR,),), 114)

BROAD = (
    (UNIVERSITY, MONEY, MINE),
    (AIRCRAFT, AIR_STRIKE, ESPIONAGE, ENRICHMENT, REACTOR),
    (DESIGN, REPAIR),
)
"""The map from north to south; Construction and the general supply end the last band."""
HIGH = (
    (UNIVERSITY, MONEY),
    (MINE, AIRCRAFT, AIR_STRIKE),
    (ESPIONAGE, ENRICHMENT, REACTOR, REPAIR),
    (DESIGN,),
)
"""The same where there is more height than width."""
TREES = "".join(
    circle(r, x, y, fill="var(--wood)") for r, x, y in ((5, 0, 0), (6, 9, 3), (4, 4, 8), (5, -7, 6))
)
GROVES = (
    (0.36, 0.1), (0.352, 0.31), (0.69, 0.2), (0.965, 0.4), (0.02, 0.6), (0.245, 0.6), (0.43, 0.63),
    (0.6, 0.46), (0.84, 0.63), (0.78, 0.93), (0.9, 0.94), (0.205, 0.95), (0.53, 0.27), (0.72, 0.55),
)  # fmt: skip
"""Where they stand, as shares of the map."""
HIRING = 166.0
"""How wide the general supply is."""


# --- the map at a desk


def main_map(scene: Table, width: float, height: float, scale: float = 1) -> Box:
    """Districts of places on a landscape."""
    wide, high = width / scale, height / scale
    bands = BROAD if wide > 600 else HIGH
    parts, y = [], 8.0
    spare = high - 20 - sum(depth(band) for band in bands)
    for band in bands:
        last = band == bands[-1]
        boxes = [district(scene, each, high - y - 10 if last else depth(band)) for each in band]
        if last:
            left = wide - 16 - sum(box.width + GAP for box in boxes)
            boxes += [yard(scene, left - HIRING - GAP, high - y - 8), hiring(scene, HIRING)]
        gap = (wide - 16 - sum(box.width for box in boxes)) / (len(boxes) - 1)
        parts.append(at(8, y, row(boxes, gap).body))
        y += depth(band) + min(16.0, spare / len(bands))
    drawn = "".join(parts)
    if scale != 1:
        drawn = tag("g", drawn, transform=f"scale({scale:g})")
    return Box(width, height, landscape(scene, width, height) + drawn)


def depth(band: Sequence[District]) -> float:
    """How high districts beside each other are."""
    return TITLE + max(len(plan.lines) for plan in band) * (PAD + CLOSE)


def landscape(scene: Table, width: float, height: float) -> str:
    """Ground, hills, a river, and the roads between the districts."""
    clip = scene.define("map", tag("clipPath", rect(width, height, rx=12), id="map"))
    w, h = number(width), number(height)
    hills = path(
        f"M{number(width - 240)} -4Q{number(width - 170)} 60 {number(width - 90)} 52T{w} 128V-4Z",
        fill="var(--rise)",
    ) + path(f"M{number(width - 120)} -4Q{number(width - 80)} 34 {w} 60V-4Z", fill="var(--ground)")
    river = path(
        f"M-6 126C90 108 180 150 300 132S470 96 520 128 640 210 {number(width + 8)} 196",
        fill="none",
        stroke="var(--water)",
        stroke_width=15,
    )
    roads = path(
        f"M252 -4C252 60 250 90 256 128S140 190 150 {h}"
        f"M488 -4C488 70 470 150 452 208S250 212 120 206 40 210 -4 206"
        f"M452 208C560 214 640 200 {w} 214",
        fill="none",
        stroke="var(--road)",
        stroke_width=9,
    )
    trees = "".join(at(width * x, height * y, scene.stamp("trees", str, TREES)) for x, y in GROVES)
    return (
        rect(width, height, rx=12, fill="var(--ground)")
        + tag("g", hills, river, roads, trees, clip_path=clip)
        + rect(width, height, rx=12, fill="none", stroke=EDGE)
    )


def district(scene: Table, plan: District, least: float) -> Box:
    """A name on the map, and the places under it."""
    height = max(least, depth([plan]))
    room = plan.width - (12 if is_deep(plan, height) else 32)
    parts = [scenery(scene, plan, height), place_name(scene, plan.section, room)]
    for k, line in enumerate(plan.lines):
        y = TITLE + k * (PAD + CLOSE)
        natural = [desk_pad_width(scene, space) for space in line]
        spare = max(0.0, plan.width - 4 - CLOSE * (len(line) - 1) - sum(natural))
        more = spare / len(line) if k == 0 else 0
        x = 2.0
        for space, wide in zip(line, natural, strict=True):
            parts.append(at(x, y, desk_pad(scene, space, wide + more).body))
            x += wide + more + CLOSE
    return Box(plan.width, height, "".join(parts))


def scenery(scene: Table, plan: District, height: float) -> str:
    """The ground of a district, and its landmark where there is room for it."""
    ground = rect(plan.width, height + 3, 0, -2, rx=14, fill=shade(plan.section), fill_opacity=0.16)
    x, y, size = plan.width - 16, 9.0, 0.8
    if is_deep(plan, height):
        free = height - depth([plan]) if len(plan.lines) == 1 else PAD
        x, y, size = plan.width - 34, height - free / 2 - 1, min(1.6, free / 22)
    place = f"translate({number(x)} {number(y)}) scale({size:.2f})"
    return ground + tag("g", section_picture(scene, plan.section), transform=place, opacity=0.8)


def is_deep(plan: District, height: float) -> bool:
    """Whether there is room for a landmark below the name of a district."""
    return len(plan.lines) > 1 or height > depth([plan]) + 16


def place_name(scene: Table, section: str, room: float) -> str:
    """What a district is called, as maps write it."""
    called = scene.say(DISTRICTS[section])
    return words(7, 15, fitted(called, room, 14, bold=True), 14, bold=True)


def desk_pad_width(scene: Table, space: Space) -> float:
    """The room that a place needs."""
    return STEP * len(needs_of(space)) + bargain_of(scene, space).width + 14


def bargain_of(scene: Table, space: Space) -> Box:
    """The deal of a space."""
    return scene.kept(("space", space), deal, scene, space)


def desk_pad(scene: Table, space: Space, width: float) -> Box:
    """A place at a desk: its number, its sockets, its deal."""
    there = standing_on(scene, space)
    places = sockets(scene, there, needs_of(space))
    closed = space == Space.DESIGN and bool(scene.s.closed)
    x = 6 + places.width
    bargain = at(
        x, (PAD - LINE) / 2, bargain_of(scene, space).body, opacity=0.35 if closed else None
    )
    bargain += at(x + 26, PAD / 2, sign(scene, "cross")) if closed else ""
    body = scene.target(
        f"space-{word_of(space)}",
        space_label(scene, space, there),
        slab(width, PAD, None in there),
        at(4, 3, places.body),
        bargain,
        halo=frame(width, PAD),
    )
    body += house_number(scene, space)
    blocking = blocker(scene, f"block-{word_of(space)}", site_name(space), width - 4, PAD - 4)
    return Box(width, PAD, body + blocking)


def slab(width: float, height: float, free: bool) -> str:
    """The ground that workers stand on; darker where nobody can come any more."""
    return rect(width, height, rx=8, fill=CARD if free else INSET, stroke=STRONG)


def house_number(scene: Table, space: Space) -> str:
    """Which of several alike it is."""
    digit = word_of(space)[-1]
    if not digit.isdigit():
        return ""
    plate = circle(8, fill=shade(section_of(space)))
    digit = words(0, 4.2, digit, 12, "middle", True, WHITE)
    return at(3, 4, plate, digit, pointer_events="none")


def space_label(scene: Table, space: Space, there: Iterable[Figure | None]) -> str:
    """What is spoken of a space."""
    return label(
        scene.lang,
        site_label(space, scene.lang),
        *occupied([who for who in there if who], scene.lang),
        scene.say(IS_CLOSED) if space == Space.DESIGN and scene.s.closed else "",
    )


def standing_on(scene: Table, space: Space) -> list[Figure | None]:
    """The sockets of a space with whoever stands in them."""
    pairs = {Space.AIR_STRIKE: AIR_STRIKE_SOCKETS, Space.DESIGN: DESIGN_SOCKETS}
    found = [scene.figures("socket", k) for k in pairs.get(space) or (SOCKET_OF[space],)]
    return [there[0] if there else None for there in found]


def section_of(space: Space) -> str:
    """The section of the main board that a space belongs to."""
    return word_of(space).rstrip("-1234")


# --- what has room for many


def yard(scene: Table, width: float, height: float) -> Box:
    """Construction: the space that always has room."""
    space, section = Space.CONSTRUCTION, "construction"
    there = scene.figures("crowd")
    picture = tag(
        "g",
        section_picture(scene, section),
        transform=f"translate({number(width - 26)} {number(height / 2 + 2)}) scale(1.7)",
        opacity=0.3,
    )
    body = scene.target(
        f"space-{word_of(space)}",
        space_label(scene, space, there),
        slab(width, height, True),
        rect(width, height, rx=8, fill=shade(section), fill_opacity=0.13),
        picture,
        words(8, 17, scene.say(DISTRICTS[section]), 14, bold=True),
        at(6, 21, crowd(scene, there, width - 12, height - 24, "any")),
        halo=frame(width, height),
    )
    return Box(width, height, body)


def hiring(scene: Table, width: float) -> Box:
    """The general supply: contractors waiting for somebody to train them."""
    title = fitted(scene.say(GENERAL), width - 10, 14, bold=True)
    each, parts = share(width, len(Worker), 0), [words(4, 15, title, 14, bold=True)]
    for worker in Worker:
        left = int(scene.s.grey[worker])
        counts = [0] * len(CODES)
        counts[len(Worker) + worker] = left
        waiting = scene.target(
            f"contractors-{CODES[worker]}",
            label(scene.lang, scene.say(GENERAL), scene.say(crew(counts))),
            rect(each - CLOSE, PAD, rx=8, fill="transparent"),
            at(STEP / 2 + 2, PAD / 2, person(scene, Colour.GREY, worker)),
            words(STEP + 7, PAD / 2 + 6, f"×{left}", 16, bold=True),
            opacity=None if left else 0.45,
        )
        parts.append(at(each * worker, TITLE, waiting))
    return Box(width, TITLE + PAD, "".join(parts))


# --- the same on a phone: places beside each other, each under its own name


def phone_map(scene: Table, width: float) -> Box:
    """Two places abreast, then Construction and the general supply."""
    room = inside(width)
    spaces = [space for space in Space if space != Space.CONSTRUCTION]
    pads = [phone_pad(scene, space, share(room, 2, 6)) for space in spaces]
    many = [yard(scene, room, 62 if len(scene.figures("crowd")) < 14 else 84)]
    content = column([grid(pads, 2, 6), *many, hiring(scene, room)], 6)
    height = content.height + 40
    title = words(12, 21, scene.say(BOARD), 15, bold=True)
    ground = rect(width, height, rx=12, fill="var(--ground)", stroke=EDGE)
    return Box(width, height, ground + title + at(12, 30, content.body))


def phone_pad(scene: Table, space: Space, width: float) -> Box:
    """A place with its name, large enough for a finger; blocking has a place of its own."""
    height, section = 54.0, section_of(space)
    there = standing_on(scene, space)
    places = sockets(scene, there, needs_of(space))
    x = 12 + places.width
    name = scene.say(site_name(space))
    closed = space == Space.DESIGN and bool(scene.s.closed)
    room, taken = width - x - 4, 40 if f"block-{word_of(space)}" in scene.lit else 0
    bargain = (
        words(x, 42, scene.say(page.CLOSED), 13, None, True, BAD)
        if closed
        else at(x, 25, squeezed(bargain_of(scene, space), room - taken))
    )
    low = number(height - 8)
    edge = f"M8 0A8 8 0 0 0 0 8V{low}A8 8 0 0 0 8 {number(height)}H5V0Z"
    body = scene.target(
        f"space-{word_of(space)}",
        space_label(scene, space, there),
        slab(width, height, None in there),
        path(edge, fill=shade(section)),
        at(9, 11, places.body),
        words(x, 19, fitted(name, room, 13, bold=True), 13, bold=True),
        bargain,
        halo=frame(width, height),
    )
    blocking = blocker(scene, f"block-{word_of(space)}", site_name(space), width - 25, height / 2)
    return Box(width, height, body + blocking)
