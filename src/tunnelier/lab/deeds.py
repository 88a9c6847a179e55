"""Deeds: what befell a seat in a game, or was done by it, by group and thing.

They are counted by kinds of news (docs/telling.md). A game's text.py says in `DEEDS` of which kinds
the things are counted too, by one of their arguments. Of a game that tells nothing, the moves are
counted, and all their arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.language import ENGLISH, Phrase
from tunnelier.core.news import Piece
from tunnelier.core.typed import shown

from .words import MESSAGES

KINDS = "kind"
"""The group of the kinds of news, or of move, which every game has."""
NEWS_HEADING = MESSAGES["news-heading"]
MOVES_HEADING = MESSAGES["moves-heading"]
BETWEEN = "="
"""Between the group and the thing."""
ANYTHING = "…"
PLACE = re.compile(r"\$([a-zA-Z]\w*)")


class Deed(NamedTuple):
    """Something that happened to a seat at least once."""

    group: str
    word: str

    def __str__(self) -> str:
        return f"{self.group}{BETWEEN}{self.word}"

    @classmethod
    def read(cls, text: str) -> Deed:
        """A deed as it is kept."""
        group, _, word = text.partition(BETWEEN)
        return cls(group, word)


def deeds_of(game: Game, pieces: Iterable[Piece]) -> Iterator[tuple[int, Deed]]:
    """What happened by a move, and to which seat, from what its rules told."""
    counted = counted_of(game)
    for piece in pieces:
        if piece.seat >= 0:
            word = word_of(piece.news)
            yield piece.seat, Deed(KINDS, word)
            if piece.news in counted:
                yield piece.seat, Deed(word, str(piece.numbers[counted[piece.news]]))


def deeds_of_move(game: Game, action: int) -> Iterator[Deed]:
    """What a move is, in a game that tells nothing."""
    kind = word_of(game.actions.kind(action))
    for name, word in game.actions.arguments(action).items():
        yield Deed(f"{kind} {name}", word)
    yield Deed(KINDS, kind)


def counted_of(game: Game) -> Mapping[Any, str]:
    """The kinds of news whose things are counted, and by which argument, in the game's order."""
    counted: Mapping[Any, str] = getattr(game.text, "DEEDS", {}) if game.news else {}
    return counted


@cache
def headings(game: Game) -> dict[str, Phrase]:
    """The groups that the game names, in its order; the kinds of news last."""
    told = game.text.messages.each("deed", counted_of(game))
    named = {word_of(news): phrase for news, phrase in told.items()}
    return {**named, KINDS: NEWS_HEADING if game.news else MOVES_HEADING}


def heading(game: Game, group: str, lang: str) -> str:
    """What a group is called."""
    named = headings(game)
    if group in named:
        return named[group].say(lang)
    said = shown(game.text.messages, group, lang)
    return said[0].upper() + said[1:]


def question(game: Game, ask: Any, lang: str) -> str:
    """What a question is called: its own sentence, whoever is asked."""
    return _of_anybody(game.text.PROMPTS[ask], lang)


def _of_anybody(phrase: Phrase, lang: str) -> str:
    """A sentence with nothing in its places."""
    places = PLACE.findall(phrase.catalogue.sources(ENGLISH)[phrase.key])
    return phrase.say(lang, **dict.fromkeys(places, ANYTHING) | dict(phrase.values))


def name_of(game: Game, deed: Deed, lang: str) -> str:
    """What a deed is called: the thing, or the kind of news by its own sentence."""
    if game.news is None:
        return str(game.text.word(deed.word).say(lang))
    told = {word_of(news): news for news in game.news.News}
    if deed.group == KINDS:
        return _of_anybody(game.text.NEWS[told[deed.word]], lang)
    news, table = told[deed.group], game.new(game.meta.seats[0])[0]
    thing = game.text.called(table, news, counted_of(game)[news], int(deed.word))
    return thing.say(lang) if isinstance(thing, Phrase) else str(thing)
