"""The line under the sea: 21 cards in one row or three, and under each row its stations."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card_back, frame, inside
from tunnelier.draw.svg import Box, at, column, grid, number, path, rect, tag, words
from tunnelier.draw.theme import BLACK, CARD, INK, STRONG

from ..state import NOBODY
from ..tables import (
    BITE,
    CARDS,
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
from .signs import boring_machine, coin, marker, sign
from .stations import station_box, status_of
from .table import Part, Table
from .words import (
    AT_MIDDLE,
    LINE_TITLE,
    MACHINE_LABELS,
    NOBODY_YET,
    SHORES,
    STATION_LABEL,
    TUNNEL_LABEL,
    UNLAID,
)

SEA_DEPTH, LANE, HEAD, BORE = 30, 38, 24, 92
"""From top to bottom: water, the lane of the machines, the head of a card, its bites."""
CARDS_TOP, CARD_HEIGHT = SEA_DEPTH + LANE, HEAD + BORE + 3
GAP = 7
"""Between stations."""


def part(scene: Table, width: float) -> Part:
    """The whole line, and who reached its middle first."""
    first, span = int(scene.s.middle), CARDS // 3 if scene.narrow else CARDS
    starts = range(0, CARDS, span)
    rows = [stretch(scene, range(k, k + span), inside(width)) for k in starts]
    who = NATIONS[Nation(first)] if first != NOBODY else NOBODY_YET
    return Part(scene.say(LINE_TITLE), column(rows, 16), width, scene.say(AT_MIDDLE, seat=who))


def stretch(scene: Table, positions: range, width: float) -> Box:
    """Some of the line: sea, machines, cards, and under them the sites of their stations."""
    step, top = width / len(positions), CARDS_TOP + CARD_HEIGHT + 24
    stations = [k for k in range(STATIONS) if PLACE_OF[k] in positions]
    abreast = min(3, len(stations)) if scene.narrow else len(stations)
    wide = (width - GAP * (abreast - 1)) / abreast
    parts = [sea_bed(scene, positions, width)]
    for k, station in enumerate(stations[:abreast]):
        x = (PLACE_OF[station] - positions[0] + 0.5) * step
        parts.append(shaft(x, k * (wide + GAP), wide, top))
    for k, position in enumerate(positions):
        parts.append(at(k * step + 1, CARDS_TOP, line_card(scene, position, step - 2)))
    for nation in Nation:
        if int(scene.s.players[nation].position) in positions:
            parts.append(machine(scene, nation, positions[0], step))
    boxes = grid([station_box(scene, k, wide) for k in stations], abreast, GAP)
    return Box(width, top + boxes.height, "".join(parts) + at(0, top, boxes.body))


def shaft(x: float, left: float, width: float, top: float) -> str:
    """The way from a card at `x` down to the box of its station."""
    foot = min(max(x, left + 16), left + width - 16)
    d = f"M{number(x)} {top - 26}V{top - 14}L{number(foot)} {top - 8}V{top + 2}"
    return path(d, fill="none", stroke=STRONG, stroke_width=2)


# --- sea and land


def sea_bed(scene: Table, positions: range, width: float) -> str:
    """The Channel over its bed of chalk marl; cliffs where the land begins."""
    w, half, quarter = number(width), number(width / 2), number(width / 4)
    bottom = CARDS_TOP + CARD_HEIGHT + 6
    waves = "q5-5 10 0t10 0" * (int(width / 20) - 1)
    strata = f"M0 42Q{quarter} 36 {half} 42T{w} 42M0 58Q{quarter} 63 {half} 58T{w} 58"
    parts = [
        rect(width, bottom, rx=10, fill=SEA),
        path(f"M10 10{waves}", fill="none", stroke=WAVE, stroke_width=1.6),
        path(f"M16 21{waves}", fill="none", stroke=WAVE, stroke_width=1.2),
        path(f"M0 {SEA_DEPTH}H{w}V{bottom - 10}q0 10-10 10H10q-10 0-10-10Z", fill=MARL),
        path(strata, fill="none", stroke=STRATA, stroke_width=2),
    ]
    english, french = map(scene.say, SHORES)
    if positions[0] == 0:
        parts += [cliff(), words(8, 23, english, 13, bold=True, fill=BLACK)]
    if positions[-1] == CARDS - 1:
        parts.append(tag("g", cliff(), transform=f"translate({w} 0) scale(-1 1)"))
        parts.append(words(width - 8, 23, french, 13, "end", True, BLACK))
    return "".join(parts)


def cliff() -> str:
    """White rock with grass on it, at the left end of the sea."""
    rock = path("M0 31V9Q0 0 9 0H78L84 6L80 12L87 20L84 26L90 31Z", fill=CHALK)
    return rock + path("M0 9Q0 0 9 0H78L83 5L78 7H0Z", fill=GRASS)


# --- machines


def machine(scene: Table, nation: Nation, start: int, step: float) -> str:
    """A boring machine over the card it digs; when they have met, nose to nose."""
    position = int(scene.s.players[nation].position)
    met = position == scene.s.players[1 - nation].position
    aside = (23 if nation == Nation.FRENCH else -23) if met else 0
    return scene.target(
        f"machine-{word_of(nation)}",
        scene.say(MACHINE_LABELS[nation], position=position),
        boring_machine(scene, nation),
        at(-aside, 14, path("M-5 0H5L0 6Z", fill=INK)),
        halo=at(-23, -15, frame(46, 30)),
        place=((position - start + 0.5) * step + aside, SEA_DEPTH + 17),
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
        back = card_back(scene, width, CARD_HEIGHT, 6)
        return scene.target(name, scene.say(UNLAID, position=position), back)
    markers = {nation: int(here.markers[nation]) for nation in Nation}
    counts = {word_of(nation): n for nation, n in markers.items()}
    values = {"rubble": counted("rubble", rubble), "points": counted("points", size)}
    label = scene.say(TUNNEL_LABEL, position=position, size=size, **counts, **values)
    shored = [nation for nation, n in markers.items() for _ in range(n)]
    parts = [
        words(5, 17, str(position), scene.small),
        coin(size, width - 12, 12.5, 9),
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
        words(5, 17, str(position), scene.small),
        at(width - 22, 2, tag("g", sign(scene, "house"), transform="scale(.78)")),
        at(3, HEAD, bore(scene, width - 6, size, rubble) if size else terminus(width - 6)),
    ]
    if scene.s.black[station]:
        parts.append(sign(scene, "black", width / 2 - 12, CARD_HEIGHT - 30))
    return laid(scene, name, label, width, BRICK, *parts)


def laid(scene: Table, name: str, label: str, width: float, fill: str, *content: str) -> str:
    """A card that lies face up."""
    ground = rect(width, CARD_HEIGHT, rx=6, fill=fill, stroke=STRONG)
    return scene.target(name, label, ground, *content, halo=frame(width, CARD_HEIGHT, 6))


def bore(scene: Table, width: float, size: int, rubble: int, shored: Sequence[Nation] = ()) -> str:
    """The bites of a card from top to bottom: shored up, dug, full of rubble."""
    height, full, parts = BORE / size, size - rubble // BITE, []
    for k in range(size):
        y, middle = k * height, (k + 0.5) * height - 1
        parts.append(rect(width, height - 2, 0, y, rx=4, fill=VOID if k < full else EARTH))
        if k < len(shored):
            parts.append(props(width, y, height) + marker(scene, shored[k], width / 2, middle))
        elif k >= full:
            parts += [sign(scene, "clod", width / 2 + dx, middle - 8.5) for dx in (-18, 1)]
    return "".join(parts)


def props(width: float, y: float, height: float) -> str:
    """Timber that holds a bite open."""
    foot = number(y + height - 3)
    d = f"M4 {foot}V{number(y + 3)}H{number(width - 4)}V{foot}"
    return path(d, fill="none", stroke=TIMBER, stroke_width=3)


def terminus(width: float) -> str:
    """A station on the surface."""
    walls = "M-15 84V34h6V22l9-12 9 12v12h6v50zM5 84V66a5 5 0 0 0-10 0v18z"
    windows = "M11 42h-6v10h6zM-5 42h-6v10h6zM3 24h-6v8h6z"
    hall = at(width / 2, 0, path(walls + windows, fill=STRONG, fill_rule="evenodd"))
    return rect(width, BORE - 2, rx=4, fill=CARD) + hall
