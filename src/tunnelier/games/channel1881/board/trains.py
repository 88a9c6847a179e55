"""The trains on display, and how a train looks anywhere."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card, inside
from tunnelier.draw.svg import Box, grid, note, paragraph, words
from tunnelier.draw.theme import INK

from ..page import NOT_YET, TRAINS_TITLE
from ..tables import TRAIN_CARDS, Good, Nation, Train
from ..text import TRAINS, counted
from .signs import icon, sign
from .table import Part, Table
from .words import NO_TRAINS, ON_SALE, TRAIN_LABEL, TRAIN_TEXTS


def part(scene: Table, width: float) -> Part:
    """The trains that nobody owns."""
    room, wide = inside(width), (inside(width) - 8) / 2
    boxes = [train_card(scene, train, wide, 102) for train in on_display(scene.s)]
    content = grid(boxes, 2, 8) if boxes else note(scene.say(NO_TRAINS), room, 14)
    sale = scene.say(ON_SALE if scene.s.on_sale else NOT_YET)
    return Part(scene.say(TRAINS_TITLE), content, width, sale)


def on_display(s: Any) -> list[Train]:
    """The trains that nobody owns."""
    gone = (Train.NONE, *(Train(int(s.players[nation].train)) for nation in Nation))
    return [train for train in Train if train not in gone]


def train_card(scene: Table, train: Train, width: float, height: float) -> Box:
    """A train: what it does; on display also its price and coal."""
    bars, coal = int(TRAIN_CARDS[train].bars), int(scene.s.train_coal[train])
    name, does = scene.say(TRAINS[train]), scene.say(TRAIN_TEXTS[train])
    parts, y = [sign(scene, "trains", width - 34, 6), words(9, 23, name, 14, bold=True)], 45
    if train in on_display(scene.s):
        parts += [words(9, 52, str(bars), 16, bold=True), icon(scene, Good.BARS, 22, 34)]
        parts += [icon(scene, Good.COAL, 58 + 26 * k, 34) for k in range(coal)]
        y = 76
    parts.append(paragraph(9, y, does, width - 16, scene.small, fill=INK))
    price = {"bars": counted("bars", bars), "coal": counted("coal", coal)}
    label = scene.say(TRAIN_LABEL, train=name, does=does, **price)
    return scene.box(f"train-{word_of(train)}", label, width, height, card(width, height, *parts))
