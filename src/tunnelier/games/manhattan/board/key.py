"""The key: what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import inside, panel
from tunnelier.draw.svg import Box, at, grid, words

from ..tables import BuildingKind, Colour, Worker
from .signs import PLATE_X, PLATE_Y, kind_plate, sign
from .table import Table
from .words import CONTRACTOR, GOOD_NAMES, KEY, KINDS, NEEDS, SPY
from .workers import STEP, TALL, need, person


def key_panel(scene: Table, width: float) -> Box:
    """Every sign with its meaning."""
    abreast = 3 if scene.narrow else 6
    boxes = [
        Box(
            inside(width) / abreast,
            34,
            at(14, 17, drawn) + words(32, 21.5, scene.say(meaning), scene.small),
        )
        for drawn, meaning in meanings(scene)
    ]
    return panel(scene.say(KEY), grid(boxes, abreast, 0), width)


def meanings(scene: Table) -> Iterator[tuple[str, Phrase]]:
    """Sockets, contractors, goods, spies, kinds of building; each sign around (0, 0)."""
    for needs, called in NEEDS.items():
        yield at(-STEP / 2, -TALL / 2, need(scene, needs)), called
    yield person(scene, Colour.GREY, Worker.LABORER), CONTRACTOR
    for good, called in GOOD_NAMES.items():
        yield sign(scene, word_of(good)), called
    yield sign(scene, "spies"), SPY
    for kind in BuildingKind:
        yield at(-PLATE_X, -PLATE_Y, kind_plate(scene, kind)), KINDS[kind]
