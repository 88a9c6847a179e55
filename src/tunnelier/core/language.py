"""Sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NamedTuple

LANGUAGES = ("en", "fr")


class Phrase(NamedTuple):
    """One sentence in every language, with `{named}` places to fill.

    Where there is no French, English is said: a game of one language stays readable in both.

    >>> Phrase("{who} digs.").say("fr", who=Phrase("Red", "Rouge"))
    'Rouge digs.'
    """

    en: str
    fr: str | None = None

    def say(self, lang: str, /, **values: Any) -> str:
        """The sentence in `lang`, its places filled; a phrase among the values is said too."""
        words = {
            name: value.say(lang) if isinstance(value, Phrase) else value
            for name, value in values.items()
        }
        sentence: str | None = getattr(self, checked(lang))
        return (self.en if sentence is None else sentence).format(**words)

    def filled(self, **values: Any) -> Phrase:
        """The phrase with its places filled, in every language it has."""
        english, french = self.say("en", **values), self.say("fr", **values)
        return Phrase(english, None if self.fr is None else french)


NOT_ASKED = Phrase("That is not what is asked now.", "Ce n'est pas ce qui est demandé maintenant.")
"""Of the refusal that the engine itself gives, in every game."""


class Reason(NamedTuple):
    """Why a move is refused: the rule that says so, and a sentence."""

    rule: str | None
    phrase: Phrase


def did_you_mean(said: object, known: Iterable[str]) -> str:
    """What may have been meant by a word that is not known, as a question; or nothing."""
    near = get_close_matches(str(said)[:80].lower(), list(known), n=1)
    return f" Did you mean {near[0]!r}?" if near else ""


def checked(lang: str) -> str:
    """`lang`, if we speak it."""
    if lang not in LANGUAGES:
        raise ValueError(f"we speak {' and '.join(LANGUAGES)}, not {lang!r}")
    return lang
