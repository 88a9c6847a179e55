"""The laws that every game obeys, as functions anyone can call on their own game.

    from tunnelier import laws
    laws.check("my-game")

Each law takes a game, a number of seats, options and a seed, and raises `BrokenLaw` with the
reason. The numbers are those of docs/laws.md.
"""

from __future__ import annotations

from collections.abc import Iterable

from tunnelier.core.registry import load

from .games import GAME_LAWS
from .matches import CASE_LAWS
from .walks import BrokenLaw, Case, cases, moments, said_and_shown, walk

__all__ = [
    "CASE_LAWS",
    "GAME_LAWS",
    "BrokenLaw",
    "Case",
    "cases",
    "check",
    "moments",
    "said_and_shown",
    "walk",
]


def check(name: str, seeds: Iterable[int] = range(3)) -> None:
    """Hold a game to every law, at every number of seats and with all options."""
    game = load(name)
    for game_law in GAME_LAWS:
        game_law(game)
    for case in cases(game):
        for case_law in CASE_LAWS:
            for seed in seeds:
                case_law(case, seed)
