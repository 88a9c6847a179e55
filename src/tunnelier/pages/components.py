"""What is in a game's box, thing by thing, drawn by the pieces of its board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import numpy as np

from tunnelier.core.jit import plainly
from tunnelier.core.view import SPECTATOR
from tunnelier.draw.about import About
from tunnelier.draw.component import Component
from tunnelier.draw.crop import cropped
from tunnelier.draw.svg import Box, tag
from tunnelier.games import load

LARGE = 3
"""So much larger than on the board."""


@cache
def components(game: str) -> Mapping[str, Component]:
    """By name, in the order of the box; a game that says nothing of them has none."""
    table = load(game)
    found = getattr(table.board, "components", None)
    if found is None:
        return {}
    with plainly():
        state = table.observe(table.new(table.meta.seats[0]), SPECTATOR)
        return {each.name: each for each in found(state)}


def shown_by(game: str, shape: str, about: About) -> str | None:
    """The component that a shape shows: as it is told, or the one its name begins with, if any."""
    if about.thing is not None:
        return about.thing or None
    name, cut = shape, "-"
    while cut and name not in components(game):
        name, cut, _ = name.rpartition("-")
    return name if cut else None


@lru_cache(2048)
def drawn(game: str, name: str, lang: str, theme: str = "auto") -> str:
    """A component as an SVG that needs nothing else. Rules run as plain Python here."""
    table, component = load(game), components(game)[name]
    with plainly():
        rows = np.copy(table.new(table.meta.seats[0]))
        for move in component.laid:
            table.rules.step(rows[0], table.actions.parse(move))
        scene = table.board.scene_of(table.observe(rows, SPECTATOR), lang)
        box = _enlarged(component.draw(scene))
        title, said = component.title.say(lang), component.said.say(lang)
        svg: str = scene.alone(title, said, box, table.board.SHADES).svg(theme)
    return cropped(svg)


def _enlarged(box: Box) -> Box:
    """Something as a reader wants to see it."""
    body = tag("g", box.body, transform=f"scale({LARGE})")
    return Box(LARGE * box.width, LARGE * box.height, body)
