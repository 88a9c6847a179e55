"""The figures of the rules: positions of real matches, drawn by the game's own board.

`figures.toml` beside the rules has matches, as all their moves in words, those of chance too, and
figures: after how many moves of which match, as whom, around which shapes, and what is marked. The
rules name one where an image would stand: `![what is to be seen](figure:the-turn)`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.jit import plainly
from tunnelier.core.view import SPECTATOR
from tunnelier.draw.crop import AIR, cropped
from tunnelier.games import load

FILE = "figures.toml"
NAMED = re.compile(r"^!\[(?P<caption>.*)\]\(figure:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)
"""A figure in the rules, in a line of its own."""


class Figure(NamedTuple):
    """A position, who looks at it, and what of it is shown."""

    match: str
    after: int
    seat: int | None = None
    show: tuple[str, ...] = ()
    """The picture is cut around these shapes; all of the board, if there are none."""
    mark: tuple[str, ...] = ()
    air: float = AIR
    """How much of what lies around them is seen too."""


@cache
def figures(game: str) -> Mapping[str, Figure]:
    """The figures of a game, by name. Whoever plays with own cards has none: they show ours."""
    sheet = load(game).sheet
    ours = sheet is None or sheet.source == "built-in"
    read = _read(game).get("figure", {}) if ours else {}
    return {
        name: Figure(
            said["match"],
            said["after"],
            said.get("seat"),
            tuple(said.get("show", ())),
            tuple(said.get("mark", ())),
            said.get("air", AIR),
        )
        for name, said in read.items()
    }


@cache
def _read(game: str) -> dict[str, Any]:
    file = load(game).folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


@lru_cache(512)
def drawn(game: str, name: str, lang: str, theme: str = "auto") -> str:
    """A figure as an SVG that needs nothing else. KeyError, if the game has no such figure.

    Rules run as plain Python here: nobody who reads them waits for a compiler.
    """
    figure = figures(game)[name]
    table = load(game)
    viewer = SPECTATOR if figure.seat is None else figure.seat
    rows = position(game, figure.match)[figure.after]
    with plainly():
        view = table.observe(rows, viewer)
        board = table.board.draw(view, figure.seat, (), lang)
    return cropped(board.svg(theme), figure.show, figure.mark, figure.air)


@cache
def position(game: str, name: str) -> Sequence[Any]:
    """The rows of a match, before its first move and after each; a test holds them to the rules."""
    table, said = load(game), _read(game)["match"][name]
    with plainly():
        rows = [table.new(said["players"], said.get("options", {}))]
        for move in said["moves"].strip().splitlines():
            after = np.copy(rows[-1])
            table.rules.step(after[0], table.actions.parse(move))
            rows.append(after)
    return rows
