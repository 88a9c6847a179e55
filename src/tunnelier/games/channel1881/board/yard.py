"""Yard and bag by count, the odds of an event, the general supply."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import bar
from tunnelier.draw.svg import Box, at, rect, width_of, words
from tunnelier.draw.theme import INSET, STRONG

from ..page import BAG, YARD, event_odds
from ..tables import DRAWN, Cube, Good
from ..text import GOODS, counted
from .colours import EARTH, EVENT
from .signs import event_box, goods, inline
from .table import PAD, Table, plate
from .words import EVENTS, ODDS, PERCENT, STOCK_LABEL, SUPPLY

ROWS = (26, 32, 32)
"""How high the rows are: signs, yard, bag."""


def part(scene: Table, width: float, height: float = 0) -> Box:
    """Both stocks from which cubes come, and what is left for everybody."""
    room = width - 2 * PAD
    names = max(width_of(scene.say(each), 14, True) for each in (YARD, BAG)) + 14
    step = (room - names) / len(Cube)
    yard, bag = ROWS[0], ROWS[0] + ROWS[1] + 2
    body = at(0, yard, scene.area("yard", scene.say(YARD), room, ROWS[1], ground(room)).body)
    body += words(6, yard + 21, scene.say(YARD), 14, bold=True)
    body += at(0, bag, scene.area("bag", scene.say(BAG), room, ROWS[2], pouch(room)).body)
    body += words(6, bag + 21, scene.say(BAG), 14, bold=True)
    for kind in Cube:
        body += at(names + kind * step, 0, cube_column(scene, kind, step).body)
    low = sum(ROWS) + 10
    body += at(0, low, odds(scene, room / 2 - 4).body)
    body += at(room / 2 + 4, low, supply(scene, room / 2 - 4).body)
    return plate(Box(room, low + 30, body), width, height)


def ground(width: float) -> str:
    """The yard: trodden earth."""
    return rect(width, ROWS[1], rx=6, fill=EARTH, opacity=0.55)


def pouch(width: float) -> str:
    """The bag: cloth that is tied."""
    return rect(width, ROWS[2], rx=14, fill=INSET, stroke=STRONG, stroke_dasharray="2 3")


def cube_column(scene: Table, kind: Cube, width: float) -> Box:
    """How many cubes of a kind are where; event cubes never lie in the yard."""
    event, bag = kind == Cube.EVENT, int(scene.s.bag[kind])
    yard = 0 if event else int(scene.s.yard[kind])
    said = scene.say(EVENTS if event else GOODS[Good(kind)])
    icon = event_box(scene, 23) if event else goods(scene, Good(kind), 23)
    middle, top = width / 2, ROWS[0]
    body = at(middle - 11.5, 0, icon.body)
    if not event:
        body += words(middle, top + 22, str(yard), 18, "middle", True)
    body += words(middle, top + ROWS[1] + 24, str(bag), 18, "middle", True)
    label = scene.say(STOCK_LABEL, good=said, yard=yard, bag=bag)
    return scene.area(f"yard-{word_of(kind)}", label, width, sum(ROWS) + 2, body)


def odds(scene: Table, width: float) -> Box:
    """How likely an event is at the next restock, as a bar and in words."""
    share, total = event_odds(scene.s), int(sum(scene.s.bag))
    values = {"odds": float(share), "drawn": min(DRAWN, total), "total": total}
    said = scene.say(PERCENT, odds=float(share))
    body = at(2, 5, event_box(scene, 19).body)
    body += at(24, 16, bar(width - 26, float(share), EVENT, 7)) + words(24, 13, said, 14, bold=True)
    return scene.area("odds", scene.say(ODDS, **values), width, 28, body)


def supply(scene: Table, width: float) -> Box:
    """What is left for everybody."""
    s = scene.s
    left = {"rubble": int(s.rubble_left), "bars": int(s.bars_left)}
    label = scene.say(SUPPLY, **{things: counted(things, n) for things, n in left.items()})
    line = inline(
        goods(scene, Good.RUBBLE, 19),
        scene.count(left["rubble"]),
        " ",
        goods(scene, Good.BARS, 19),
        scene.count(left["bars"]),
        most=width,
    )
    return scene.area("supply", label, width, 28, at(width - line.width, 5, line.body))
