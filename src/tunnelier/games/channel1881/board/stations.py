"""The stations: who may build there, and their sites with cost, points and owner."""

from __future__ import annotations

from typing import Any, NamedTuple

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, at, circle, grid, number, path, rect, tag, width_of, words
from tunnelier.draw.theme import CARD, EDGE, FAINT, GOOD, INK, INSET, STRONG

from .. import tables
from ..page import CLOSED
from ..rules import Ask
from ..rules.building import stone_due
from ..state import NOBODY
from ..tables import Good, Nation, Station
from ..text import NATIONS, STATIONS_NAMED, counted, place_name
from .signs import coin, icon, marker, sign
from .table import Table
from .words import FREE, LAST_RUBBLE, NOT_REACHED, OPEN, SITE_LABEL

HEAD, SITE_HEIGHT, GAP = 55, 30, 4
PRICE = 40
"""How wide a price is."""
MOST_SITES = max(len(sites.rubble) + len(sites.built) for sites in tables.STATION_SITES)
"""Of any station."""
TWO_ABREAST = 250
"""A station as wide as this has two columns of sites."""


def builders(s: Any, station: int) -> list[Nation]:
    """Who may build at a station now."""
    on_surface = not tables.STATION_RUBBLE[station]
    return [
        nation
        for nation in Nation
        if not s.black[station]
        and tables.FLAG[station] != 1 - nation
        and (on_surface or s.players[nation].station == station)
    ]


def status_of(scene: Table, station: int) -> str:
    """Open, closed or not reached."""
    if scene.s.black[station]:
        return scene.say(CLOSED)
    return scene.say(OPEN if builders(scene.s, station) else NOT_REACHED)


def station_box(scene: Table, station: int, width: float) -> Box:
    """A station over its sites, with the markers of those who may build, or whose flag it bears."""
    name = scene.say(STATIONS_NAMED[Station(station)])
    now, shut = builders(scene.s, station), bool(scene.s.black[station])
    flags = now or [nation for nation in Nation if tables.FLAG[station] == nation and not shut]
    abreast = 2 if width > TWO_ABREAST else 1
    room = (width - 12 - GAP * (abreast - 1)) / abreast
    boxes = grid(sites_of(scene, station, room), abreast, GAP)
    tallest = MOST_SITES * (SITE_HEIGHT + GAP) - GAP
    height = HEAD + (boxes.height if abreast > 1 else tallest) + 6
    size = next(k for k in (15, 14, 13, 12) if k == 12 or width_of(name, k, True) < width - 13)
    parts = [
        rect(width, height, rx=8, fill=INSET if shut else CARD, stroke=STRONG),
        words(7, 19, name, size, bold=True),
        words(7, 43, status_of(scene, station), scene.small, fill=GOOD if now else FAINT),
        sign(scene, "black", width - 30, 26) if shut else "",
        at(6, HEAD, boxes.body),
    ]
    for k, nation in enumerate(reversed(flags)):
        parts.append(marker(scene, nation, width - 18 - 27 * k, 39))
    return Box(width, height, "".join(parts))


# --- sites


class Price(NamedTuple):
    """Some of a good: what is due now, and what is printed."""

    good: Good
    due: int
    printed: int


class Site(NamedTuple):
    """What a site shows. `number` is printed on it; `cost` says its prices in words."""

    name: str
    number: str
    owner: int
    points: int
    prices: list[Price]
    cost: str


def sites_of(scene: Table, station: int, width: float) -> list[Box]:
    """The sites for digging, and those for stone or steel."""
    numbers = range(tables.FIRST_SITE[station], tables.FIRST_SITE[station + 1])
    sites = [rubble_site(scene, site) for site in tables.rubble_sites_of(station)]
    sites += [building_site(scene, site) for site in numbers]
    return [site_box(scene, site, width) for site in sites]


def rubble_site(scene: Table, site: int) -> Site:
    """Whoever digs its last rubble wins it."""
    here, rubble = tables.RUBBLE_SITES[site], int(tables.RUBBLE_SITES[site].rubble)
    name = tables.RUBBLE_SITE_NAMES[tables.RUBBLE_PLACES.index(site)]
    prices, owner = [Price(Good.RUBBLE, rubble, rubble)], int(scene.s.rubble_sites[site])
    return Site(name, "", owner, int(here.points), prices, scene.say(LAST_RUBBLE))


def building_site(scene: Table, site: int) -> Site:
    """A site for stone or steel. Its price is that of whoever builds now."""
    s, here, name = scene.s, tables.BUILDING_SITES[site], tables.SITE_NAMES[site]
    bars, stone = int(here.bars), int(here.stone)
    building = question(s) == Ask.BUILD
    due = int(stone_due(s, int(to_move(s)), site, int(about(s)))) if building else stone
    prices = [Price(Good.BARS, bars, bars), Price(Good.STONE, due, stone)]
    prices = [price for price in prices if price.printed]
    due_now = (counted(word_of(price.good), price.due) for price in prices)
    cost = " + ".join(each.form(scene.lang, "short") for each in due_now)
    return Site(name, name.rpartition("-")[2], int(s.sites[site]), int(here.points), prices, cost)


def site_box(scene: Table, site: Site, width: float) -> Box:
    """A site: its owner or its number, what it costs, what it brings."""
    free = site.owner == NOBODY
    if free:
        place = circle(11, 17, 15, fill="none", stroke=STRONG, stroke_dasharray="3 3")
        place += words(17, 19.7, site.number, scene.small, "middle", fill=FAINT)
    else:
        place = marker(scene, Nation(site.owner), 17, 15)
    label = scene.say(
        SITE_LABEL,
        site=place_name(site.name),
        cost=site.cost,
        points=counted("points", site.points),
        owner=FREE if free else NATIONS[Nation(site.owner)],
    )
    parts = [
        rect(width, SITE_HEIGHT, rx=6, fill=INSET if free else CARD, stroke=EDGE),
        place,
        at(37, 2, prices_of(scene, site.prices, width - 66)),
        arrow(width - 40) if width > 112 + PRICE * (len(site.prices) - 1) else "",
        coin(site.points, width - 15, 15),
    ]
    return scene.box(f"site-{site.name}", label, width, SITE_HEIGHT, *parts)


def prices_of(scene: Table, prices: list[Price], room: float) -> str:
    """How much of what, side by side; smaller where there is no room for two."""
    parts = []
    for k, (good, due, printed) in enumerate(prices):
        said = words(0, 19.5, str(due), 16, bold=True, fill=GOOD if due < printed else INK)
        parts.append(at(PRICE * k, 0, said + icon(scene, good, 13, 2)))
    scale = min(1.0, room / (PRICE * len(prices)))
    if scale == 1 or len(prices) == 1:
        return "".join(parts)
    return at(0, 13 * (1 - scale), tag("g", *parts, transform=f"scale({scale:.3f})"))


def arrow(x: float) -> str:
    """From what a site costs to what it brings."""
    d = f"M{number(x)} 15h9m-4-4l4 4-4 4"
    return path(d, fill="none", stroke=FAINT, stroke_width=1.6)
