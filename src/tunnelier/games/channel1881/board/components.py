"""What is in the box: contracts, trains, stations, tunnel cards, cubes and pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.component import Component
from tunnelier.draw.svg import Box, at

from ..tables import (
    BAG,
    BARS,
    COAL,
    CONTRACT_NAMES,
    DISCS,
    DOUBTFUL,
    LABOURERS,
    MARKERS,
    RUBBLE,
    SHEET,
    STATION_NAMES,
    YARD,
    Cube,
    Good,
    Nation,
    Station,
    Train,
)
from ..text import NATIONS, STATIONS_NAMED, TRAINS, contract_name
from ..words import MESSAGES
from .about import about
from .contracts import contract_card
from .line import height_of, tunnel_card
from .signs import boring_machine, cube_sign, disc_body, glyph, goods, labourer, marker
from .stations import station_box
from .trains import train_card

OURS = SHEET.source == "built-in"
RECONSTRUCTED = (*DOUBTFUL, "7")
"""Contracts of which something is reconstructed."""
COUNTS = {
    Good.ORE: YARD[Cube.ORE] + BAG[Cube.ORE],
    Good.STONE: YARD[Cube.STONE] + BAG[Cube.STONE],
    Good.COAL: COAL,
    Good.RUBBLE: RUBBLE,
    Good.BARS: BARS,
}
EVENT_CUBES = BAG[Cube.EVENT]
BLACK_MARKERS = 8
FIRST = (" ".join(("first", "player=english")),)
"""The move before tunnel cards are laid."""


def components(state: Any) -> Iterator[Component]:
    """All of it; what is said of things is said of a match about to begin."""

    def told(
        kind: str, name: str, title: Phrase, shape: str, draw: Callable[[Any], Box]
    ) -> Component:
        found = about(state, None, shape)
        heading, rule = MESSAGES[f"component-{kind}"], found.rule or "C81-1.1"
        return Component(name, heading, title, found.said, rule, draw)

    for k, name in enumerate(CONTRACT_NAMES):
        shape, draw = f"contract-{name}", as_contract(k)
        found = told("contracts", f"contract-{name}", contract_name(k), shape, draw)
        yield found._replace(reconstructed=OURS and name in RECONSTRUCTED)
    for train, title in TRAINS.items():
        shape = f"train-{word_of(train)}"
        yield told("trains", shape, title, shape, as_train(train))
    for station in Station:
        shape, title = f"station-{STATION_NAMES[station]}", STATIONS_NAMED[station]
        found = told("stations", shape, title, shape, as_station(station))
        yield found._replace(reconstructed=OURS)
    for size, count in ((2, 8), (3, 6)):
        title = MESSAGES["component-tunnel"].filled(size=size)
        said = MESSAGES["component-tunnel-said"].filled(size=size)
        heading, laid = MESSAGES["component-tunnels"], (*FIRST, " ".join(("lay", f"size={size}")))
        yield Component(
            f"tunnel-{size}", heading, title, said, "C81-3.5", as_tunnel, count, laid=laid
        )
    for good, count in COUNTS.items():
        name = word_of(good)
        title, draw = MESSAGES[f"component-{name}"], as_good(good)
        yield told("cubes", name, title, f"{name}-english", draw)._replace(number=count)
    title = MESSAGES["component-event-cube"]
    found = told("cubes", "event-cube", title, "event-cube-1", as_event_cube)
    yield found._replace(number=EVENT_CUBES)
    yield from pieces(told)


def pieces(told: Callable[..., Component]) -> Iterator[Component]:
    """What each player has, and what belongs to nobody."""
    for nation in Nation:
        side, seat = word_of(nation), NATIONS[nation]
        for what, shape, count, draw in (
            ("labourer", f"labourer-{side}-1", LABOURERS, as_labourer(nation)),
            ("marker", f"markers-{side}", MARKERS, as_marker(nation)),
            ("disc", f"disc-{side}-1", DISCS, as_disc(nation)),
            ("machine", f"machine-{side}", 1, as_machine(nation)),
        ):
            title = MESSAGES[f"component-{what}"].filled(seat=seat)
            yield told("pieces", f"{what}-{side}", title, shape, draw)._replace(number=count)
    title = MESSAGES["component-start-marker"]
    yield told("pieces", "start-marker", title, "start-marker", as_glyph("flag"))
    title, said = MESSAGES["component-black"], MESSAGES["component-black-said"]
    heading = MESSAGES["component-pieces"]
    yield Component(
        "black-marker", heading, title, said, "C81-3.12", as_glyph("black"), BLACK_MARKERS
    )


def as_contract(k: int) -> Callable[[Any], Box]:
    """A contract as it lies in the row."""
    return lambda scene: contract_card(scene, k, 160, 134)


def as_train(train: Train) -> Callable[[Any], Box]:
    """A train on display."""
    return lambda scene: train_card(scene, train, 170, 52)


def as_station(station: Station) -> Callable[[Any], Box]:
    """A station and its sites, under those who may build there."""

    def draw(scene: Any) -> Box:
        box = station_box(scene, station, 220)
        return Box(box.width, box.height + 18, at(0, 18, box.body))

    return draw


def as_tunnel(scene: Any) -> Box:
    """The first tunnel card of the line."""
    return Box(56, height_of(scene), tunnel_card(scene, 1, 56))


def as_good(good: Good) -> Callable[[Any], Box]:
    """A good."""
    return lambda scene: goods(scene, good, 40)


def as_event_cube(scene: Any) -> Box:
    """An event cube."""
    return Box(24, 24, cube_sign(scene))


def as_labourer(nation: Nation) -> Callable[[Any], Box]:
    """A labourer."""
    return lambda scene: Box(36, 44, labourer(scene, nation, 1, 18, 22))


def as_marker(nation: Nation) -> Callable[[Any], Box]:
    """A marker."""
    return lambda scene: Box(36, 36, marker(scene, nation, 18, 18))


def as_disc(nation: Nation) -> Callable[[Any], Box]:
    """A crisis disc."""
    return lambda scene: Box(36, 36, at(18, 18, disc_body(scene, nation)))


def as_machine(nation: Nation) -> Callable[[Any], Box]:
    """A boring machine."""
    return lambda scene: Box(56, 36, at(28, 18, boring_machine(scene, nation)))


def as_glyph(name: str) -> Callable[[Any], Box]:
    """A small drawing."""
    return lambda scene: glyph(scene, name, 40)
