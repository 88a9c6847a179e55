"""Sentences in the reader's language.

They are written in Fluent (https://projectfluent.org), one file a language, in a folder `words`
beside what they speak of; docs/translate.md is for those who write them.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from numbers import Integral
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

ENGLISH = "en"
"""What is said where a language has no words."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message of a catalogue: its name, and its lines up to the next one."""
SPANISH_AND = re.compile(r" y (?=[¡¿«“\"]*(?:h?[ií])(?![aeouáéóú]))", re.IGNORECASE)

log = logging.getLogger(__name__)

Name = TypeVar("Name")


class Catalogue:
    """What one part of the program says: a folder with a file of messages for every language.

    >>> MESSAGES["chance"].say("fr")
    'Le hasard'
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._said: dict[str, Mapping[str, str]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self._missed: set[tuple[str, str]] = set()

    def __getitem__(self, key: str) -> Phrase:
        """The message of that name; the English file has all of them."""
        if key not in self:
            file = self.folder / f"{ENGLISH}.ftl"
            raise KeyError(f"{file} has no message {key!r}.{did_you_mean(key, self.keys())}")
        return Phrase(self, key)

    def __contains__(self, key: str) -> bool:
        return key in self.sources(ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is said can be sent to other processes: they have the same files."""
        return Catalogue, (self.folder,)

    def keys(self) -> list[str]:
        """The names of all messages."""
        return [key for key in self.sources(ENGLISH) if not key.startswith("-")]

    def get(self, key: str) -> Phrase | None:
        """The message of that name, if there is one."""
        return Phrase(self, key) if key in self else None

    def each(self, about: str, names: Iterable[Name]) -> dict[Name, Phrase]:
        """The message of each of some names: about "news", that of News.BUILT is `news-built`."""
        return {name: self[key_of(about, name)] for name in names}

    def about(self, what: str) -> list[Phrase]:
        """All messages whose names begin so, in the order of the file."""
        return [self[key] for key in self.keys() if key.startswith(f"{what}-")]

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that there is a file of; English comes first."""
        found = sorted(file.stem for file in self.folder.glob("*.ftl"))
        return tuple(sorted(found, key=lambda lang: lang != ENGLISH))

    def sources(self, lang: str) -> Mapping[str, str]:
        """The messages of a language as they are written, by name."""
        if lang not in self._said:
            file = self.folder / f"{lang}.ftl"
            text = file.read_text("utf-8") + "\n" if file.exists() else ""
            self._said[lang] = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
        return self._said[lang]

    def format(self, lang: str, key: str, form: str | None, values: Mapping[str, Any]) -> str:
        """A message, or one of its forms, with its places filled; in English, if need be."""
        try:
            return self._format(lang, key, form, values)
        except LookupError as lacking:
            if lang == ENGLISH:
                raise
            self._miss(lang, lacking.args[0] if self.sources(lang) else "there is no such file")
            return self._format(ENGLISH, key, form, values)

    def _format(self, lang: str, key: str, form: str | None, values: Mapping[str, Any]) -> str:
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            bundle.add_resource(FluentResource(self._source(lang, key)))
        message = bundle.get_message(key)
        pattern = message.value if form is None else message.attributes.get(form, message.value)
        if pattern is None:
            raise KeyError(f"{key} says nothing")
        said, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(said)

    def _miss(self, lang: str, what: str) -> None:
        """Say once what a language lacks."""
        if (lang, what) not in self._missed:
            self._missed.add((lang, what))
            log.warning("%s: %s; English is said", self.folder / f"{lang}.ftl", what)

    def _source(self, lang: str, key: str) -> str:
        """A message is parsed when it is first said: whole files would take a blink each."""
        try:
            return self.sources(lang)[key]
        except KeyError:
            raise KeyError(f"there is no message {key!r}") from None

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            functions: dict[str, Any] = {"FORM": _form}
            bundle = FluentBundle([lang, ENGLISH], functions, use_isolating=False)
            terms = [text for key, text in self.sources(lang).items() if key.startswith("-")]
            bundle.add_resource(FluentResource("".join(terms)))
            self._bundles[lang] = bundle
        return self._bundles[lang]


class Phrase(NamedTuple):
    """Something to be said: a message of a catalogue, and what is known of its places.

    >>> MESSAGES["another-seat"].say("fr", number=7)
    'Siège 7'
    """

    catalogue: Catalogue
    key: str
    values: tuple[tuple[str, Any], ...] = ()

    def say(self, lang: str, /, **values: Any) -> str:
        """The message in `lang`, its places filled."""
        return _said(self.filled(**values) if values else self, checked(lang))

    def form(self, lang: str, form: str) -> str:
        """A form of the message, such as its `.the`; the message itself if it has no such form."""
        return _said(self, checked(lang), form)

    def filled(self, **values: Any) -> Phrase:
        """The phrase with some places filled: by words, numbers, phrases, or lists of them."""
        held = {name: tuple(v) if isinstance(v, list) else v for name, v in values.items()}
        return self._replace(values=tuple((dict(self.values) | held).items()))


@lru_cache(1 << 16)
def _said(phrase: Phrase, lang: str, form: str | None = None) -> str:
    places = {name: _fluent(value, lang) for name, value in phrase.values}
    return phrase.catalogue.format(lang, phrase.key, form, places)


class InEach(NamedTuple):
    """A text that no message makes, in each language that there is one in; English is there."""

    texts: tuple[tuple[str, str], ...]

    def said(self, lang: str) -> str:
        """The text in a language, or in English."""
        texts = dict(self.texts)
        return texts.get(lang, texts[ENGLISH])


class _Named(FluentType):
    """A phrase in a place of another, or several: which form of it is wanted stands there."""

    def __init__(self, phrases: tuple[Any, ...], lang: str) -> None:
        self.phrases, self.lang = phrases, lang

    def format(self, locale: Locale, form: str | None = None) -> str:
        """Said as they are, or in a form; several as the language lists things."""
        said = [
            _said(each, self.lang, form) if isinstance(each, Phrase) else str(each)
            for each in self.phrases
        ]
        return said[0] if len(said) == 1 else _smooth(format_list(said, locale=locale), self.lang)


def _fluent(value: Any, lang: str) -> Any:
    """A value as Fluent takes it."""
    if isinstance(value, Phrase):
        return _Named((value,), lang)
    if isinstance(value, InEach):
        return value.said(lang)
    if isinstance(value, tuple):
        return _Named(value, lang)
    if isinstance(value, Integral):
        return int(value)
    return value if isinstance(value, float) else str(value)


def _form(name: Any, form: str) -> str:
    """`FORM($name, "of")` in a message: the form `.of` of the name, or the name if it has none."""
    return name.format(_locale(name.lang), form) if isinstance(name, _Named) else str(name)


def _smooth(listed: str, lang: str) -> str:
    """Spanish says “e” before the sound of i; CLDR leaves that to whoever makes the list."""
    return SPANISH_AND.sub(" e ", listed) if lang == "es" else listed


@cache
def _locale(lang: str) -> Locale:
    return Locale.parse(lang)


def key_of(about: str, name: Any) -> str:
    """The message about a member of an enum, a word or a number: `news-built`, `seat-1`."""
    return f"{about}-{getattr(name, 'name', name)}".lower().replace("_", "-")


def listed(phrases: Iterable[Phrase]) -> Phrase:
    """Several things one after another, as the language lists them."""
    return MESSAGES["as-it-is"].filled(text=tuple(phrases))


MESSAGES = Catalogue(Path(__file__).parent / "words")
"""What every game can say."""
LANGUAGES = MESSAGES.languages
"""The languages we speak."""
NOT_ASKED = MESSAGES["not-asked"]
"""Of the refusal that the engine itself gives, in every game."""


def literal(text: str) -> Phrase:
    """A text that is the same in every language."""
    return MESSAGES["as-it-is"].filled(text=text)


class Reason(NamedTuple):
    """Why a move is refused: the rule that says so, and a sentence."""

    rule: str | None
    phrase: Phrase


def nearest(said: object, known: Iterable[str]) -> str | None:
    """What may have been meant by a word that is not known."""
    return next(iter(get_close_matches(str(said)[:80].lower(), list(known), n=1)), None)


def did_you_mean(said: object, known: Iterable[str]) -> str:
    """The same as a question to who writes code; or nothing."""
    near = nearest(said, known)
    return f" Did you mean {near!r}?" if near else ""


def checked(lang: str) -> str:
    """`lang`, if we speak it."""
    if lang not in LANGUAGES:
        raise ValueError(f"we speak {' and '.join(LANGUAGES)}, not {lang!r}")
    return lang
