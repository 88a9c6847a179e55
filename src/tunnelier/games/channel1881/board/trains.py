"""The trains on display, and how a train looks anywhere."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card
from tunnelier.draw.svg import Box, at, column, fitted, grid, words
from tunnelier.draw.theme import FAINT, GOOD

from ..page import NOT_YET, TRAINS_TITLE
from ..tables import TRAIN_CARDS, Good, Train
from ..text import TRAINS, counted
from .icons import train_line
from .signs import glyph, goods, inline
from .table import PAD, Table, plate
from .words import ON_SALE, TRAIN_LABEL, TRAIN_TEXTS

HEADING, CARD_HEIGHT, GAP = 28, 39, 2


def part(scene: Table, width: float, height: float = 0, abreast: int = 1) -> Box:
    """The trains that nobody owns."""
    room, gap = width - 2 * PAD, GAP if abreast == 1 else 6
    wide, high = (room - gap * (abreast - 1)) / abreast, CARD_HEIGHT if abreast == 1 else 52
    boxes = [train_card(scene, train, wide, high) for train in scene.displayed]
    return plate(column([sale(scene, room), grid(boxes, abreast, gap)], 6), width, height)


def sale(scene: Table, width: float) -> Box:
    """Whether trains can be bought yet."""
    said, title = scene.say(ON_SALE if scene.s.on_sale else NOT_YET), scene.say(TRAINS_TITLE)
    body = words(1, 11, title, 14, bold=True)
    ink = GOOD if scene.s.on_sale else FAINT
    body += words(1, 25, fitted(said, width, 14), 14, fill=ink)
    return scene.area("sale", f"{title}: {said}", width, HEADING, body)


def train_card(scene: Table, train: Train, width: float, height: float) -> Box:
    """A train: what it does; on display also its price and coal."""
    bars, coal = int(TRAIN_CARDS[train].bars), int(scene.s.train_coal[train])
    name, does = scene.say(TRAINS[train]), scene.say(TRAIN_TEXTS[train])
    parts = [words(7, 0.2 * height + 7, name, 14, bold=True)]
    low = 0.73 * height
    if train in scene.displayed:
        price = inline(str(bars), goods(scene, Good.BARS, 19), gap=2)
        load = [goods(scene, Good.COAL, 19) for _ in range(coal)]
        line = inline(price, *load, gap=4)
        parts.append(at(7, low - line.height / 2, line.body))
    else:
        engine = glyph(scene, "trains", 22)
        parts.append(at(7, low - 11, engine.body))
    does_line = train_line(scene, train, width / 2, 19)
    parts.append(at(width - 6 - does_line.width, low - does_line.height / 2, does_line.body))
    price_told = {"bars": counted("bars", bars), "coal": counted("coal", coal)}
    label = scene.say(TRAIN_LABEL, train=name, does=does, **price_told)
    return scene.box(f"train-{word_of(train)}", label, width, height, card(width, height, *parts))
