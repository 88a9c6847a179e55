"""The line under the sea: 21 cards in one row or three, and under each row its stations."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card_back, frame
from tunnelier.draw.svg import Box, at, column, number, path, rect, tag, width_of, words
from tunnelier.draw.theme import BLACK, CARD, INK, STRONG

from ..state import NOBODY
from ..tables import (
    BITE,
    CARDS,
    MIDDLE_POSITION,
    NO_STATION,
    PLACE_OF,
    STATION_AT,
    STATION_NAMES,
    STATION_RUBBLE,
    STATIONS,
    Nation,
    Station,
)
from ..text import NATIONS, STATIONS_NAMED, counted
from .colours import BRICK, CHALK, EARTH, GRASS, MARL, SEA, STRATA, TIMBER, VOID, WAVE
from .signs import SMALL, boring_machine, coin, glyph, marker, sign
from .stations import station_box, status_of, wide_enough
from .table import TOUCH, Table, clear
from .words import (
    AT_MIDDLE,
    MACHINE_LABELS,
    NOBODY_YET,
    SHORES,
    STATION_LABEL,
    TUNNEL_LABEL,
    UNLAID,
)

SEA_DEPTH, LANE, HEAD = 23, 28, 20
"""From top to bottom: water, the lane of the machines, the head of a card."""
CARDS_TOP = SEA_DEPTH + LANE
SHAFT = 18
"""From a card down to the box of its station; on a phone less."""
GAP = 6
"""Between stations."""


def bites_of(scene: Table) -> float:
    """How high the bites of a card are together."""
    return 58 if scene.narrow else 66


def height_of(scene: Table) -> float:
    """How high a card is."""
    return HEAD + bites_of(scene) + 2


def strip(scene: Table, width: float) -> Box:
    """The whole line in one row."""
    return stretch(scene, range(CARDS), width)


def strips(scene: Table, width: float) -> Box:
    """The line in three rows, for phones."""
    span = CARDS // 3
    return column([stretch(scene, range(k, k + span), width) for k in range(0, CARDS, span)], 5)


def stretch(scene: Table, positions: range, width: float) -> Box:
    """Some of the line: sea, machines, cards, and under them the sites of their stations."""
    depth = 12 if scene.narrow else SHAFT
    step, top = width / len(positions), CARDS_TOP + height_of(scene) + depth
    stations = [k for k in range(STATIONS) if PLACE_OF[k] in positions]
    wide = wide_enough(scene, stations, width - GAP * (len(stations) - 1))
    parts, left, height = [sea_bed(scene, positions, width)], 0.0, 0.0
    for k, position in enumerate(positions):
        parts.append(at(k * step + 1, CARDS_TOP, line_card(scene, position, step - 2)))
    for station, room in zip(stations, wide, strict=True):
        x = (PLACE_OF[station] - positions[0] + 0.5) * step
        box = station_box(scene, station, room)
        parts += [shaft(x, left, room, top, depth), at(left, top, box.body)]
        left, height = left + room + GAP, max(height, box.height)
    for nation in Nation:
        if int(scene.s.players[nation].position) in positions:
            parts.append(machine(scene, nation, positions[0], step))
    return Box(width, top + height, "".join(parts))


def shaft(x: float, left: float, width: float, top: float, depth: float) -> str:
    """The way from a card at `x` down to the box of its station."""
    foot = min(max(x, left + 16), left + width - 40)
    d = f"M{number(x)} {top - depth}V{top - 9}L{number(foot)} {top - 4}V{top + 2}"
    return path(d, fill="none", stroke=STRONG, stroke_width=2)


# --- sea and land


def sea_bed(scene: Table, positions: range, width: float) -> str:
    """The Channel over its bed of chalk marl; cliffs where the land begins."""
    w, half, quarter = number(width), number(width / 2), number(width / 4)
    bottom = CARDS_TOP + height_of(scene) + 4
    waves = "q5-5 10 0t10 0" * (int(width / 20) - 1)
    strata = f"M0 34Q{quarter} 29 {half} 34T{w} 34M0 46Q{quarter} 51 {half} 46T{w} 46"
    parts = [
        rect(width, bottom, rx=10, fill=SEA),
        path(f"M10 9{waves}", fill="none", stroke=WAVE, stroke_width=1.6),
        path(f"M16 18{waves}", fill="none", stroke=WAVE, stroke_width=1.2),
        path(f"M0 {SEA_DEPTH}H{w}V{bottom - 10}q0 10-10 10H10q-10 0-10-10Z", fill=MARL),
        path(strata, fill="none", stroke=STRATA, stroke_width=2),
    ]
    english, french = map(scene.say, SHORES)
    if positions[0] == 0:
        parts += [cliff(width_of(english, 14, True)), words(8, 20, english, 14, None, True, BLACK)]
    if positions[-1] == CARDS - 1:
        land = cliff(width_of(french, 14, True))
        parts.append(tag("g", land, transform=f"translate({w} 0) scale(-1 1)"))
        parts.append(words(width - 8, 20, french, 14, "end", True, BLACK))
    if MIDDLE_POSITION in positions:
        parts.append(at(width / 2, 1, first_at_middle(scene)))
    return "".join(parts)


def cliff(width: float) -> str:
    """White rock with grass on it, at the left end of the sea."""
    x = number(width + 14)
    rock = path(f"M0 25V7Q0 0 9 0H{x}l6 5-4 5 7 6-3 4 6 5Z", fill=CHALK)
    return rock + path(f"M0 7Q0 0 9 0H{x}l5 4-5 2H0Z", fill=GRASS)


def first_at_middle(scene: Table) -> str:
    """A buoy over the Middle: who reached it first."""
    first = int(scene.s.middle)
    said = scene.say(AT_MIDDLE, seat=NOBODY_YET if first == NOBODY else NATIONS[Nation(first)])
    icon = marker(scene, Nation(first), 11, 10, SMALL) if first != NOBODY else ""
    icon = icon or glyph(scene, "wreath").body
    width = width_of(said, 14) + 34
    body = rect(width, 22, rx=11, fill=CARD, stroke=STRONG) + at(1, 1, icon)
    body += words(26, 16, said, 14)
    return scene.target("first-at-middle", said, body, place=(-width / 2, 0))


# --- machines


def machine(scene: Table, nation: Nation, start: int, step: float) -> str:
    """A boring machine over the card it digs; when they have met, nose to nose."""
    position = int(scene.s.players[nation].position)
    met = position == scene.s.players[1 - nation].position
    aside = (23 if nation == Nation.FRENCH else -23) if met else 0
    wide, high = (TOUCH, TOUCH) if scene.narrow else (48, 32)
    return scene.target(
        f"machine-{word_of(nation)}",
        scene.say(MACHINE_LABELS[nation], position=position),
        clear(wide, high, -wide / 2, 16 - high),
        boring_machine(scene, nation),
        at(-aside, 11, path("M-5 0H5L0 5Z", fill=INK)),
        halo=at(-wide / 2, 16 - high, frame(wide, high)),
        place=((position - start + 0.5) * step + aside, SEA_DEPTH + 13),
        piece=True,
    )


# --- cards


def line_card(scene: Table, position: int, width: float) -> str:
    """A card of the line."""
    station = STATION_AT[position]
    if station == NO_STATION:
        return tunnel_card(scene, position, width)
    return station_card(scene, station, width)


def tunnel_card(scene: Table, position: int, width: float) -> str:
    """A tunnel with the points of its markers; face down until its size is known."""
    here, name = scene.s.line[position], f"tunnel-{position}"
    size, rubble = int(here.room), int(here.rubble)
    if not size:
        back = card_back(scene, width, height_of(scene), 6)
        return scene.target(name, scene.say(UNLAID, position=position), back)
    markers = {nation: int(here.markers[nation]) for nation in Nation}
    counts = {word_of(nation): n for nation, n in markers.items()}
    values = {"rubble": counted("rubble", rubble), "points": counted("points", size)}
    label = scene.say(TUNNEL_LABEL, position=position, size=size, **counts, **values)
    shored = [nation for nation, n in markers.items() for _ in range(n)]
    parts = [
        words(5, 15, str(position), 12),
        coin(scene, size, width - 11, 10.5, 8.5, 13),
        at(3, HEAD, bore(scene, width - 6, size, rubble, shored)),
    ]
    return laid(scene, name, label, width, CARD, *parts)


def station_card(scene: Table, station: int, width: float) -> str:
    """A station, deep below or on the surface."""
    position, size = PLACE_OF[station], STATION_RUBBLE[station] // BITE
    rubble, name = int(scene.s.line[position].rubble), f"station-{STATION_NAMES[station]}"
    values = {"station": STATIONS_NAMED[Station(station)], "rubble": counted("rubble", rubble)}
    status = status_of(scene, station)
    label = scene.say(STATION_LABEL, position=position, status=status, **values)
    parts = [
        words(5, 15, str(position), 12),
        at(width - 20, 1, glyph(scene, "house", 18).body),
        at(3, HEAD, bore(scene, width - 6, size, rubble) if size else terminus(scene, width - 6)),
    ]
    if scene.s.black[station]:
        parts.append(sign(scene, "black", width / 2 - 12, height_of(scene) - 27))
    return laid(scene, name, label, width, BRICK, *parts)


def laid(scene: Table, name: str, label: str, width: float, fill: str, *content: str) -> str:
    """A card that lies face up."""
    height = height_of(scene)
    ground = rect(width, height, rx=6, fill=fill, stroke=STRONG)
    halo = frame(width, height, 6) if name in scene.lit else ""
    return scene.target(name, label, ground, *content, halo=halo)


def bore(scene: Table, width: float, size: int, rubble: int, shored: Sequence[Nation] = ()) -> str:
    """The bites of a card; many cards look alike, each look is drawn once."""
    marks = "-".join(map(word_of, shored))
    name = f"bore-{number(width)}-{size}-{rubble}-{marks}"
    return scene.stamp(name, bites, scene, width, size, rubble, shored)


def bites(scene: Table, width: float, size: int, rubble: int, shored: Sequence[Nation]) -> str:
    """From top to bottom: shored up, dug, full of rubble."""
    height, full, parts = bites_of(scene) / size, size - rubble // BITE, []
    for k in range(size):
        y, middle, r = k * height, (k + 0.5) * height - 1, min(SMALL, 0.46 * height)
        parts.append(rect(width, height - 2, 0, y, rx=4, fill=VOID if k < full else EARTH))
        if k < len(shored):
            parts.append(props(width, y, height) + marker(scene, shored[k], width / 2, middle, r))
        elif k >= full:
            clod = glyph(scene, "clod", min(17, height - 4))
            x = width / 2 - clod.width - 1.5
            parts += [at(x + dx, middle - clod.height / 2, clod.body) for dx in (0, clod.width + 3)]
    return "".join(parts)


def props(width: float, y: float, height: float) -> str:
    """Timber that holds a bite open."""
    foot = number(y + height - 3)
    d = f"M4 {foot}V{number(y + 3)}H{number(width - 4)}V{foot}"
    return path(d, fill="none", stroke=TIMBER, stroke_width=3)


def terminus(scene: Table, width: float) -> str:
    """A station on the surface."""
    walls = "M-15 60V24h6V15l9-10 9 10v9h6v36zM5 60V47a5 5 0 0 0-10 0v13z"
    windows = "M11 30h-6v8h6zM-5 30h-6v8h6zM3 17h-6v6h6z"
    hall = at(width / 2, 0, path(walls + windows, fill=STRONG, fill_rule="evenodd"))
    return rect(width, bites_of(scene) - 2, rx=4, fill=CARD) + at(0, bites_of(scene) - 66, hall)
