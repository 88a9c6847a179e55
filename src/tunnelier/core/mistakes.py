"""Mistakes: what people may do otherwise, said to them in a sentence of their language.

Sentences about the code of a game are for who wrote it, and English: see `core/faults.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .language import ENGLISH, MESSAGES, Phrase, nearest

MOST_QUOTED = 500
"""Characters of what somebody wrote that come back to them: sentences have room for so many."""


class Mistake(ValueError):
    """Somebody asked for what cannot be had. As an exception it speaks English; `say` translates.

    >>> Mistake(MESSAGES["error-whole-players"], said="two").say("de")
    'players ist eine ganze Zahl, nicht „two“'
    """

    def __init__(self, phrase: Phrase, /, **places: Any) -> None:
        super().__init__(phrase.filled(**places))

    @property
    def phrase(self) -> Phrase:
        """What is said."""
        phrase: Phrase = self.args[0]
        return phrase

    def say(self, lang: str) -> str:
        """The sentence in a language."""
        return self.phrase.say(lang)

    def __str__(self) -> str:
        return self.say(ENGLISH)


def quoted(said: object) -> str:
    """What somebody wrote, for the quotation marks of a language: in it nothing moves a cursor."""
    plain = repr(str(said))[1:-1]
    return plain if len(plain) <= MOST_QUOTED else f"{plain[: MOST_QUOTED - 1]}…"


def asking(phrase: Phrase, said: object, known: Iterable[str]) -> Phrase:
    """A sentence about a word that is not known, and the word that may have been meant."""
    near = nearest(said, known)
    return phrase if near is None else MESSAGES["error-or-rather"].filled(said=phrase, near=near)
