"""Moves as people type and read them: in the words of their language, or in the game's own.

A message `type-…` says what a word of the game's moves is typed as; it is one word, with hyphens
where it would be several. Other words that mean the same stand in its form `.also`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import chain

from .codec import Codec, word_of
from .language import ENGLISH, Catalogue

NUMBERED = re.compile(r"^\d+-|-(\d+|[a-z])$")
"""Around a word: `2-ore`, `university-1`, `exchange-a`."""
A_WORD = re.compile(r"[^\W\d_]{3}")
"""Letters beside each other: c2, 17 and gl are the same in every language."""


def words(actions: Codec) -> list[str]:
    """The words of a game's moves that languages have words for."""
    found: dict[str, None] = {}
    for kind, answers in actions.kinds.items():
        spoken = [word_of(kind), *answers.args, *chain.from_iterable(answers.args.values())]
        parts = (NUMBERED.sub("", part) for word in spoken for part in word.split("+"))
        found |= dict.fromkeys(part for part in parts if A_WORD.search(part))
    return [word for word in found if not _compound(word, found)]


@lru_cache(1 << 16)
def shown(messages: Catalogue, move: str, lang: str) -> str:
    """A move in the words of a language."""
    return _typed(messages, lang)(move)


def read(messages: Catalogue, said: str, lang: str) -> str:
    """What somebody typed, in the game's own words; these are understood in every language."""
    return _meant(messages, lang)(said.lower())


def ways(messages: Catalogue, lang: str) -> Iterator[tuple[str, str]]:
    """Whatever may be typed in a language, and the word it means."""
    for phrase in messages.about("type"):
        also = (way.strip() for way in phrase.form(lang, "also").split(","))
        yield from ((way, _word(phrase.key)) for way in (*also, phrase.say(lang)))


def _compound(word: str, words: Mapping[str, None]) -> bool:
    """Whether it is made of others, as `blue-black` is."""
    return "-" in word and all(part in words for part in word.split("-"))


@lru_cache
def _typed(messages: Catalogue, lang: str) -> Callable[[str], str]:
    return _replacing({_word(each.key): each.say(lang) for each in messages.about("type")})


@lru_cache
def _meant(messages: Catalogue, lang: str) -> Callable[[str], str]:
    """No word of a language may be English for something else: a law sees to that."""
    return _replacing(dict(ways(messages, ENGLISH)) | dict(ways(messages, lang)))


def _replacing(by: Mapping[str, str]) -> Callable[[str], str]:
    """What replaces the words of a text, the longest first."""
    if not by:
        return str
    longest = sorted(by, key=len, reverse=True)
    known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
    return lambda text: known.sub(lambda found: by[found[0]], text)


def _word(key: str) -> str:
    return key.removeprefix("type-")
