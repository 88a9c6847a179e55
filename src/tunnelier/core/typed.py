"""Moves as people type and read them: in the words of their language, or in the game's own.

A message `type-…` says what a word of the game's moves is typed as; it is one word, with hyphens
where it would be several. Other words that mean the same stand in its form `.also`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain

from .codec import Codec, word_of
from .language import ENGLISH, Catalogue, key_of

BETWEEN = re.compile(r"([ =]+)")
"""Between the words of a move."""
A_WORD = re.compile(r"[^\W\d_]{2}")
"""Letters beside each other: c2, 17 and p1 are the same in every language."""


def words(actions: Codec) -> list[str]:
    """The words of a game's moves that languages have words for."""
    found: dict[str, None] = {}
    for kind, answers in actions.kinds.items():
        spoken = [word_of(kind), *answers.args, *chain.from_iterable(answers.args.values())]
        found |= dict.fromkeys(word for word in spoken if A_WORD.search(word))
    return list(found)


def shown(messages: Catalogue, move: str, lang: str) -> str:
    """A move in the words of a language."""
    typed = _typed(messages, lang)
    return "".join(typed.get(word, word) for word in BETWEEN.split(move))


def read(messages: Catalogue, said: str, lang: str) -> str:
    """What somebody typed, in the game's own words; these are understood in every language."""
    meant = _meant(messages, lang)
    return "".join(meant.get(word.lower(), word) for word in BETWEEN.split(said))


@lru_cache
def _typed(messages: Catalogue, lang: str) -> Mapping[str, str]:
    return {each.key.removeprefix("type-"): each.say(lang) for each in messages.about("type")}


@lru_cache
def _meant(messages: Catalogue, lang: str) -> Mapping[str, str]:
    own = {word: word for word in _typed(messages, ENGLISH)}
    return dict(_ways(messages, lang)) | dict(_ways(messages, ENGLISH)) | own


def _ways(messages: Catalogue, lang: str) -> Iterator[tuple[str, str]]:
    """Whatever may be typed in a language, and the word it means."""
    for word, typed in _typed(messages, lang).items():
        also = messages[key_of("type", word)].form(lang, "also")
        yield from ((way.strip().lower(), word) for way in (*also.split(","), typed))
