"""Yard and bag by count, the odds of an event, the general supply."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import bar, inside
from tunnelier.draw.svg import Box, at, column, note, rect, words
from tunnelier.draw.theme import FAINT, INK, INSET

from ..page import BAG, YARD, event_odds
from ..tables import DRAWN, Cube, Good
from ..text import GOODS, counted
from .colours import EVENT
from .signs import event_cube, icon
from .table import Part, Table
from .words import EVENTS, ODDS, STOCK, STOCK_LABEL, SUPPLY

FROM_RIGHT = {"yard": 74, "bag": 14}
"""Where the columns of numbers end."""


def part(scene: Table, width: float) -> Part:
    """Both stocks from which cubes come, and what is left for everybody."""
    s, room = scene.s, inside(width)
    left = {"rubble": int(s.rubble_left), "bars": int(s.bars_left)}
    supply = scene.say(SUPPLY, **{things: counted(things, n) for things, n in left.items()})
    rows = [head(scene, room), *(cube_row(scene, kind, room) for kind in Cube)]
    rows += [*odds(scene, room), note(supply, room, scene.small)]
    return Part(scene.say(STOCK), column(rows, 6), width)


def head(scene: Table, width: float) -> Box:
    """Over the numbers."""
    columns = ((YARD, FROM_RIGHT["yard"]), (BAG, FROM_RIGHT["bag"]))
    said = (
        words(width - right, 12, scene.say(phrase), scene.small, "end", fill=FAINT)
        for phrase, right in columns
    )
    return Box(width, 18, "".join(said))


def cube_row(scene: Table, kind: Cube, width: float) -> Box:
    """How many cubes of a kind are where; event cubes never lie in the yard."""
    event, bag = kind == Cube.EVENT, int(scene.s.bag[kind])
    yard = 0 if event else int(scene.s.yard[kind])
    said = scene.say(EVENTS if event else GOODS[Good(kind)])
    body = rect(width, 34, rx=7, fill=INSET) + words(42, 22, said, 15)
    if event:
        body += event_cube(scene, 8, 5)
    else:
        body += icon(scene, Good(kind), 8, 5)
        body += words(width - FROM_RIGHT["yard"], 23, str(yard), 18, "end", True)
    body += words(width - FROM_RIGHT["bag"], 23, str(bag), 18, "end", True)
    label = scene.say(STOCK_LABEL, good=said, yard=yard, bag=bag)
    return scene.box(f"yard-{word_of(kind)}", label, width, 34, body)


def odds(scene: Table, width: float) -> list[Box]:
    """How likely an event is at the next restock, as a bar and in words."""
    share, total = event_odds(scene.s), int(sum(scene.s.bag))
    values = {"odds": float(share), "drawn": min(DRAWN, total), "total": total}
    drawn = Box(width, 14, at(0, 6, bar(width, float(share), EVENT)))
    return [drawn, note(scene.say(ODDS, **values), width, scene.small, INK)]
