"""Which games there are. The engine knows none of them: their packages enter themselves here."""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .faults import Fault, of_import
from .language import MESSAGES
from .meta import Meta
from .mistakes import Mistake, asking, quoted
from .once import once

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
    """The names of the games. A plug-in that is broken is not among them: see `broken`."""
    return (*_own, *(name for name in plugins() if name not in _own and name not in broken()))


def names() -> tuple[str, ...]:
    """As `games`, with the examples of the documentation."""
    return (*games(), *_examples)


def meta(name: str) -> Meta:
    """What a game says of itself; nothing heavy is imported."""
    package = package_of(name)
    try:
        found: Meta = import_module(f"{package}.meta").META
    except Exception as error:
        raise of_import(name, package, error) from error
    return found


@cache
def broken() -> dict[str, Fault]:
    """The plug-ins that cannot even say what they are, and why."""
    found = {}
    for name in plugins():
        try:
            meta(name)
        except Fault as fault:
            found[name] = fault
    return found


@once
def load(name: str) -> Game:
    """A game, by its name; a Fault if something is wrong with it."""
    from .game import Game
    from .sheet import SheetError

    package = package_of(name)
    copyreg.pickle(Game, _by_name)
    try:
        return Game(package, *_drawing)
    except (Fault, SheetError):
        raise
    except Exception as error:
        raise of_import(name, package, error) from error


def _by_name(game: Game) -> tuple[Any, ...]:
    """How a game travels: whoever unpacks it loads it, so that there is one of each."""
    return load, (game.meta.name,)


@cache
def plugins() -> dict[str, str]:
    """The games of other packages, and where they are."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=PLUGINS)}


def package_of(name: str) -> str:
    """Where the modules of a game are."""
    package = _own.get(name) or _examples.get(name) or plugins().get(name)
    if package is None:
        unknown = MESSAGES["error-game"].filled(said=quoted(name), known=", ".join(names()))
        raise Mistake(asking(unknown, name, names()))
    return package
