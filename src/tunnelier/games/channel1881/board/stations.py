"""The stations: who may build there, and their sites with cost, points and owner."""

from __future__ import annotations

from typing import Any, NamedTuple

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, at, column, grid, number, path, rect, words, wrapped
from tunnelier.draw.theme import CARD, EDGE, FAINT, GOOD, INK, INSET, STRONG

from .. import tables
from ..page import CLOSED
from ..rules import Ask
from ..rules.building import stone_due
from ..state import NOBODY
from ..tables import Good, Nation, Station
from ..text import NATIONS, STATIONS_NAMED, counted, place_name
from .signs import SMALL, coin, glyph, goods, inline, letter, marker, marker_box
from .table import TOUCH, Table, clear
from .words import FREE, LAST_RUBBLE, NOT_REACHED, OF_STATION, OPEN, SITE_LABEL

HEAD, TILE, GAP, PAD = 25, 30, 4, 6
"""Over the sites; how high a site is on a desk; between sites; around them."""
NARROW_HEAD = 29
"""A name on two lines."""
ROWS = 2
"""Of sites; more only where a station has more sites than there is room for side by side."""


def abreast(station: int) -> int:
    """How many sites of a station stand beside each other."""
    sites = tables.STATION_SITES[station]
    return max(2, -(-(len(sites.rubble) + len(sites.built)) // ROWS))


def wide_enough(scene: Table, stations: list[int], width: float) -> list[float]:
    """How wide each of some stations is, by its sites, if all together are as wide as that."""
    shares = [abreast(station) + 0.25 for station in stations]
    return [width * share / sum(shares) for share in shares]


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
    alone = scene.narrow and width > 300
    columns = 2 * abreast(station) if alone else abreast(station)
    room = (width - 2 * PAD - GAP * (columns - 1)) / columns
    boxes = grid(sites_of(scene, station, room), columns, GAP)
    top = NARROW_HEAD if scene.narrow and not alone else HEAD
    height, shut = top + boxes.height + PAD, bool(scene.s.black[station])
    ground = rect(width, height, rx=8, fill=INSET if shut else CARD, stroke=STRONG)
    body = ground + station_head(scene, station, width, top) + at(PAD, top, boxes.body)
    return Box(width, height, body)


def station_head(scene: Table, station: int, width: float, height: float) -> str:
    """The name of a station, and who may build there."""
    name, status = scene.say(STATIONS_NAMED[Station(station)]), status_of(scene, station)
    now, shut = builders(scene.s, station), bool(scene.s.black[station])
    flags = now or [nation for nation in Nation if tables.FLAG[station] == nation and not shut]
    size = 12 if height > HEAD else 14
    lines = wrapped(name, width - 10, size, 1 if height == HEAD else 2, bold=True)
    body = clear(width, height)
    for k, said in enumerate(lines):
        y = height / 2 + (k + 0.5 - len(lines) / 2) * 1.15 * size + 0.26 * size
        body += words(PAD + 1, y, said, size, bold=True, fill=FAINT if shut else INK)
    for k, nation in enumerate(reversed(flags)):
        place = (width - 12 - 21 * k, -6)
        body += marker(scene, nation, *place, SMALL) if now else flag(scene, nation, *place)
    if shut:
        body += at(width - 23, -16, glyph(scene, "black", 20).body)
    label = scene.say(OF_STATION, station=STATIONS_NAMED[Station(station)], status=status)
    return scene.target(f"builders-{tables.STATION_NAMES[station]}", label, body)


def flag(scene: Table, nation: Nation, x: float, y: float) -> str:
    """Whose station it is, though nobody may build there now."""
    body = path("M-8 9V-10H9L5-3L9 4H-8", fill=CARD, stroke=STRONG, stroke_width=1.5)
    return at(x, y, body + words(-1, 1.5, letter(scene, nation), 12, "middle", True, FAINT))


# --- sites


class Price(NamedTuple):
    """Some of a good: what is due now, and what is printed."""

    good: Good
    due: int
    printed: int


class Site(NamedTuple):
    """What a site shows; `cost` says its prices in words."""

    name: str
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
    return Site(name, owner, int(here.points), prices, scene.say(LAST_RUBBLE))


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
    return Site(name, int(s.sites[site]), int(here.points), prices, cost)


def site_box(scene: Table, site: Site, width: float) -> Box:
    """A site: what it costs, or whose it is, and what it brings."""
    free, height = site.owner == NOBODY, TOUCH if scene.narrow else TILE
    label = scene.say(
        SITE_LABEL,
        site=place_name(site.name),
        cost=site.cost,
        points=counted("points", site.points),
        owner=FREE if free else NATIONS[Nation(site.owner)],
    )
    look = "-".join(f"{good}-{due}-{printed}" for good, due, printed in site.prices)
    look = f"site-{look}-{site.owner}-{site.points}-{number(width)}"
    body = scene.stamp(look, tile, scene, site, width, height)
    return scene.box(f"site-{site.name}", label, width, height, body)


def tile(scene: Table, site: Site, width: float, height: float) -> str:
    """How a site looks: many look alike."""
    free = site.owner == NOBODY
    worth = Box(22, 22, coin(scene, site.points, 11, 11, 10.5))
    cost: list[Box | str] = []
    for good, due, printed in site.prices:
        said = words(0, 12, str(due), 14, bold=True, fill=GOOD if due < printed else INK)
        cost += [Box(9, 14, said), goods(scene, good, 19)]
    if not free:
        cost = [marker_box(scene, Nation(site.owner), 10)]
    if scene.narrow:
        tops = inline(*cost, gap=2, most=width - 6), worth
        content = column([Box(b.width, b.height, at(-b.width / 2, 0, b.body)) for b in tops], 3)
        inner = at(width / 2, (height - content.height) / 2, content.body)
    else:
        content = inline(*cost, worth, gap=2, most=width - 6)
        inner = at((width - content.width) / 2, (height - content.height) / 2, content.body)
    ground = rect(width, height, rx=6, fill=INSET if free else CARD, stroke=EDGE)
    return ground + inner
