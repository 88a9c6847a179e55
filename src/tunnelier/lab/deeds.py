"""Deeds: what a seat took or used in a game, by group and name.

A game whose text.py has `DEEDS`, `deeds` and `deed_name` says itself what counts: it knows which
card lies in a slot. Of any other game all arguments of all moves are taken.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.language import Phrase

MOVES = "move"
"""The group of the kinds of move, which every game has."""
MOVES_HEADING = Phrase("Kinds of move", "Types de coups")
BETWEEN = "="
"""Between the group and the thing."""


class Deed(NamedTuple):
    """Something a seat did at least once."""

    group: str
    word: str

    def __str__(self) -> str:
        return f"{self.group}{BETWEEN}{self.word}"

    @classmethod
    def read(cls, text: str) -> Deed:
        """A deed as it is kept."""
        group, _, word = text.partition(BETWEEN)
        return cls(group, word)


def deeds_of(game: Game, row: Any, action: int) -> list[Deed]:
    """What a seat does by a move, the row being the one before it."""
    kind = word_of(game.actions.kind(action))
    told = getattr(game.text, "deeds", None)
    if told is not None:
        things = [Deed(*pair) for pair in told(row, action)]
    else:
        arguments = game.actions.arguments(action)
        things = [Deed(f"{kind} {name}", word) for name, word in arguments.items()]
    return [*things, Deed(MOVES, kind)]


@cache
def headings(game: Game) -> dict[str, Phrase]:
    """The groups that the game names, in its order; the kinds of move last."""
    return {**getattr(game.text, "DEEDS", {}), MOVES: MOVES_HEADING}


def heading(game: Game, group: str, lang: str) -> str:
    """What a group is called."""
    named = headings(game)
    return named[group].say(lang) if group in named else group.capitalize()


def name_of(game: Game, deed: Deed, lang: str) -> str:
    """What the thing of a deed is called."""
    named = getattr(game.text, "deed_name", None)
    if named is None or deed.group == MOVES:
        return deed.word
    return str(named(deed.group, deed.word, lang))
