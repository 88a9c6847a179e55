"""Which games there are. The engine knows none of them: their packages enter themselves here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from .language import did_you_mean
from .meta import Meta

if TYPE_CHECKING:
    from .game import Game

PLUGINS = "tunnelier.games"
"""The entry point group by which games in other packages join."""

_own: dict[str, str] = {}
_examples: dict[str, str] = {}
_drawing: list[str] = []


def draw_plainly_by(module: str) -> None:
    """Enter the module that draws the tables of games which have no drawing of their own."""
    _drawing[:] = [module]


def register(name: str, package: str, *, example: bool = False) -> None:
    """Enter a game under its name; an example can be played but is not listed."""
    (_examples if example else _own)[name] = package


def games() -> tuple[str, ...]:
    """The names of the games."""
    return (*_own, *(name for name in _plugins() if name not in _own))


def names() -> tuple[str, ...]:
    """As `games`, with the examples of the documentation."""
    return (*games(), *_examples)


def meta(name: str) -> Meta:
    """What a game says of itself; nothing heavy is imported."""
    found: Meta = import_module(f"{_package(name)}.meta").META
    return found


@cache
def load(name: str) -> Game:
    """A game, by its name."""
    from .game import Game

    return Game(_package(name), *_drawing)


@cache
def _plugins() -> dict[str, str]:
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=PLUGINS)}


def _package(name: str) -> str:
    package = _own.get(name) or _examples.get(name) or _plugins().get(name)
    if package is None:
        meant = did_you_mean(name, names())
        raise ValueError(f"unknown game {name!r}; known: {', '.join(names())}.{meant}")
    return package
