"""What a game says where its author wrote nothing: words made from the names in its code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cached_property, reduce
from types import ModuleType
from typing import Any

from .codec import ABOUT, Answers, word_of
from .language import (
    ENGLISH,
    LANGUAGES,
    MESSAGES,
    NOT_ASKED,
    Catalogue,
    InEach,
    Phrase,
    Reason,
    key_of,
    literal,
)
from .news import Piece
from .record import A_SEAT, EVERYONE

OVERRIDING = ("seat_name", "prompt", "asked_by", "say", "SCORE_SHEET")
"""Of a text.py, what stands instead of ours; the rest of it is used by ours."""


def spaced(name: str) -> str:
    """A name of the code as words: `TOO_FEW_PROPS` is `too few props`."""
    return name.lower().replace("_", " ").replace("-", " ")


class Words:
    """What a game says: in its words, by its text.py, and by ours for what they leave out.

    Messages are found by their names: `ask-…` a question, `move-…` a kind of move (`unseen-…` for
    those who do not see the answer), `news-…` what the rules tell (`unheard-…` for those who hear
    it without what is kept from them), `refusal-…`, `seat-1` and so on, `sheet-…` a column of the
    score sheet, `word-…` anything of the schema or of a move, `field-…` a field of a position where
    that is another word; `box` what to have at hand to fill in the game's sheet, `box-…` where the
    values of one kind of lines stand on the components (see `cli/filling.py`). What takes more than
    that stands in text.py under the names below, or in functions `seat_name`, `prompt`, `asked_by`
    and `say` instead of ours.
    What is said of one of a kind is said of all: see `core/faults.py`.
    """

    def __init__(
        self,
        messages: Catalogue,
        written: ModuleType | None,
        rules: ModuleType,
        news: ModuleType | None,
        titles: Callable[[], Iterable[str]],
    ) -> None:
        self.messages = messages
        self._written, self._rules, self._news, self._titles = written, rules, news, titles
        vars(self).update(
            {name: getattr(written, name) for name in OVERRIDING if hasattr(written, name)}
        )

    def __getattr__(self, name: str) -> Any:
        """Whatever else its author wrote there."""
        return getattr(vars(self).get("_written"), name)

    # --- what there is to be said

    @cached_property
    def PROMPTS(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802 – as text.py spells it
        """What is asked, by question: `$seat` is whose answer is awaited."""
        return self._said("PROMPTS", "ask", self._rules.Ask, _sentence)

    @cached_property
    def SENTENCES(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """A move, by its kind, for those who see it: `$seat`, and its arguments.

        So moves are offered; and told, where the rules tell nothing of them.
        """
        return self._said("SENTENCES", "move", self._kinds, _sentence)

    @cached_property
    def UNSEEN(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """The same for those who know what was asked, but not what was answered."""
        return self._said("UNSEEN", "unseen", self._kinds, self._unseen)

    @cached_property
    def NEWS(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """What the rules tell, by kind of news: `$seat`, and its arguments."""
        return self._said("NEWS", "news", getattr(self._news, "News", ()), _sentence)

    @cached_property
    def UNHEARD(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """The same for those who hear it without what is kept from them; else they hear nothing."""
        heard = self._said("UNHEARD", "unheard", getattr(self._news, "News", ()), lambda _: None)
        return {news: phrase for news, phrase in heard.items() if phrase is not None}

    @cached_property
    def NAMES(self) -> Mapping[str, Callable[[int], Phrase | str]]:  # noqa: N802
        """What the arguments of news are called, by their names; else by their own words."""
        names: Mapping[str, Callable[[int], Phrase | str]] = self._part("NAMES")
        return names

    @cached_property
    def REFUSALS(self) -> Mapping[IntEnum, Reason]:  # noqa: N802
        """Why a move is not allowed; the rules behind it are text.py's RULES."""
        refusal, rules = self._rules.Refusal, self._part("RULES")
        engine = {refusal.NOT_ASKED: NOT_ASKED, refusal.NOT_LEFT: MESSAGES["not-left"]}
        reasons = [reason for reason in refusal if reason]
        said = self._said("REFUSALS", "refusal", reasons, lambda r: engine.get(r) or _capital(r))
        return {reason: Reason(rules.get(reason), said[reason]) for reason in reasons}

    @cached_property
    def ASK_RULES(self) -> Mapping[IntEnum, str]:  # noqa: N802
        """Which rule asks a question: cited to who answers another one."""
        rules: Mapping[IntEnum, str] = self._part("ASK_RULES")
        return rules

    @cached_property
    def SCORE_SHEET(self) -> Mapping[str, Phrase]:  # noqa: N802
        """The columns of the score sheet and their titles, in the order of the words."""
        told = {_column(phrase.key): phrase for phrase in self.messages.about("sheet")}
        return told or {name: self.word(name) for name in self._titles() if name != "seat"}

    @cached_property
    def LINES(self) -> Mapping[str, Mapping[str, Phrase]]:  # noqa: N802
        """What the lines of the game's sheet are called: by their kind, then by their name."""
        lines: Mapping[str, Mapping[str, Phrase]] = self._part("LINES")
        return lines

    @cached_property
    def CHOICES(self) -> Mapping[str, Mapping[str, Phrase]]:  # noqa: N802
        """What the words that can stand in a sheet mean: by the key they stand under."""
        choices: Mapping[str, Mapping[str, Phrase]] = self._part("CHOICES")
        return choices

    @cached_property
    def SEATS(self) -> Sequence[Phrase]:  # noqa: N802
        """What seats are called, from the first."""
        return self.messages.about("seat") or MESSAGES.about("seat")

    # --- saying it

    def seat_name(self, s: Any, seat: int) -> Phrase:
        """What a seat is called."""
        if seat < len(self.SEATS):
            return self.SEATS[seat]
        return MESSAGES["another-seat"].filled(number=seat + 1)

    def prompt(self, s: Any, lang: str) -> str:
        """What is asked now."""
        asked = self._rules.Ask(int(_top(s).question))
        return self.PROMPTS[asked].say(lang, seat=self.whose(s))

    def asked_by(self, s: Any) -> str | None:
        """The rule that asks what is asked now, if text.py names one."""
        return self.ASK_RULES.get(self._rules.Ask(int(_top(s).question)))

    def reason(self, s: Any, refusal: IntEnum) -> Reason:
        """Why a move is refused, in a row as the reader sees it: the rule, and a sentence.

        Of a move that does not answer the question it says which one is asked, by which rule.
        """
        rule, phrase = self.REFUSALS[refusal]
        if refusal != self._rules.Refusal.NOT_ASKED or s.depth <= 0:
            return Reason(rule, phrase)
        return Reason(self.asked_by(s) or rule, self.with_question(phrase, s))

    def with_question(self, phrase: Phrase, s: Any) -> Phrase:
        """A sentence to who is not asked that, and after it what is asked, and of whom."""
        prompts = InEach(tuple((lang, self.prompt(s, lang)) for lang in self._asked_in))
        asked = MESSAGES["what-is-asked"].filled(question=prompts)
        return MESSAGES["side-by-side"].filled(words=phrase, another=asked)

    def say(self, s: Any, action: int, viewer: int, lang: str) -> str:
        """A move in a sentence, as far as the viewer sees it; the row is the one before it."""
        kind = self._rules.ACTIONS.kind(action)
        if not self._saw(s, action, viewer):
            return self.UNSEEN[kind].say(lang, seat=self.whose(s))
        arguments = self._rules.ACTIONS.arguments(action)
        named = {_place(name): self.word(word) for name, word in arguments.items()}
        return _filled(self.SENTENCES[kind], self.whose(s), named).say(lang)

    def tell(self, s: Any, piece: Piece, lang: str) -> str | None:
        """A piece of news, as far as it is heard; None if there is nothing to hear."""
        phrase = (self.NEWS if piece.whole else self.UNHEARD).get(piece.news)
        if phrase is None:
            return None
        seat = self.seat_name(s, piece.seat) if piece.seat >= 0 else ""
        named = {name: self.called(s, piece.news, name, n) for name, n in piece.numbers.items()}
        return _filled(phrase, seat, named).say(lang)

    def called(self, s: Any, news: Any, name: str, number: int) -> Phrase | str | int:
        """What an argument of news is called."""
        if name in self.NAMES:
            return self.NAMES[name](number)
        meaning = news.tells.args[name]
        if meaning == A_SEAT:
            return self.seat_name(s, number)
        return self.word(meaning[number]) if meaning is not int else number

    def word(self, word: str) -> Phrase:
        """What a word of the schema or of a move is called."""
        key = key_of("word", word)
        return self._own(word) or MESSAGES.get(key) or literal(spaced(word))

    def field(self, name: str) -> Phrase:
        """What a field of a position is called; `.one` is one of its records."""
        return self._labelled(name, key_of("field", name))

    def value(self, field: str, word: str) -> Phrase:
        """What a word that may stand in a field is called: `field-lies-deck` of `lies`."""
        return self._labelled(word, key_of("field", f"{field}-{word}"))

    def move(self, action: int, lang: str) -> str:
        """A move in a few words, as a button has them."""
        actions = self._rules.ACTIONS
        spoken = (word_of(actions.kind(action)), *actions.arguments(action).values())
        return " ".join(self.word(word).say(lang) for word in spoken)

    def whose(self, s: Any) -> Phrase:
        """Whose question it is: of chance's, the seat it is about, where a seat is told alone."""
        top = _top(s)
        if top.seat >= 0:
            return self.seat_name(s, int(top.seat))
        told_alone = int(top.question) in self._private
        return self.seat_name(s, int(top.about)) if told_alone else MESSAGES["chance"]

    def spoken(self) -> Iterator[Phrase]:
        """All that can be said by ours: a law wants it in every language of the game."""
        yield from (reason.phrase for reason in self.REFUSALS.values())
        if "prompt" not in vars(self):
            yield from self.PROMPTS.values()
        if "say" not in vars(self):
            yield from self.SENTENCES.values()
            yield from self.NEWS.values()
            yield from self.UNHEARD.values()
            for kind, answers in self._kinds.items():
                if answers.seen_by != EVERYONE:
                    yield self.UNSEEN[kind]
                yield from (self.word(word) for words in answers.args.values() for word in words)

    @cached_property
    def _asked_in(self) -> Sequence[str]:
        """The languages of the questions: the game's, or ours if its author wrote none."""
        own = [phrase for phrase in self.PROMPTS.values() if phrase.catalogue is not MESSAGES]
        if not own and "prompt" not in vars(self):
            return LANGUAGES
        return [lang for lang in LANGUAGES if lang in self.messages.languages] or [ENGLISH]

    def _labelled(self, word: str, key: str) -> Phrase:
        """By the game's own messages before those of every game."""
        return self.messages.get(key) or self._own(word) or MESSAGES.get(key) or self.word(word)

    def _own(self, word: str) -> Phrase | None:
        written: Phrase | None = self._part("WORDS").get(word)
        return written or self.messages.get(key_of("word", word))

    def _saw(self, s: Any, action: int, viewer: int) -> bool:
        audience = self._rules.ACTIONS.seen_by(action)
        owner = _top(s).about if audience == ABOUT else _top(s).seat
        return audience == EVERYONE or viewer == int(owner)

    @property
    def _kinds(self) -> Mapping[Any, Answers]:
        kinds: Mapping[Any, Answers] = self._rules.ACTIONS.kinds
        return kinds

    @cached_property
    def _private(self) -> set[int]:
        """The questions to chance whose answer one seat alone is told."""
        return {int(each.question) for each in self._kinds.values() if each.seen_by == ABOUT}

    def _said(
        self, name: str, about: str, members: Iterable[Any], ours: Callable[[Any], Any]
    ) -> dict[Any, Any]:
        """What is said of every member: text.py's, else the message of its name, else ours."""
        written = self._part(name)
        return {
            each: written.get(each) or self.messages.get(key_of(about, each)) or ours(each)
            for each in members
        }

    def _unseen(self, kind: Any) -> Phrase:
        return MESSAGES["plain-unseen"].filled(words=spaced(self._kinds[kind].question.name))

    def _part(self, name: str) -> Mapping[Any, Any]:
        part: Mapping[Any, Any] = getattr(self._written, name, {})
        return part


class Filled:
    """A module of a game, and ours for what its author left out."""

    def __init__(self, written: ModuleType, **ours: Any) -> None:
        self._written, self._ours = written, ours

    def __getattr__(self, name: str) -> Any:
        mine = vars(self)
        if name in mine["_ours"] and not hasattr(mine["_written"], name):
            return mine["_ours"][name]
        return getattr(mine["_written"], name)


def nothing_to_count(s: Any) -> dict[str, int]:
    """As `box` and `census` of a game that has no pieces to lose."""
    return {}


def points_alone(score: ModuleType) -> Callable[[Any], list[dict[str, Any]]]:
    """A score sheet with a line a seat, and nothing but its points."""

    def score_sheet(s: Any) -> list[dict[str, Any]]:
        return [
            {"seat": seat, "points": int(score.points(s, seat))} for seat in range(int(s.seats))
        ]

    return score_sheet


def _sentence(member: IntEnum) -> Phrase:
    """A question, a move or a piece of news told by its own words."""
    return MESSAGES["plain-sentence"].filled(words=spaced(member.name))


def _filled(phrase: Phrase, seat: Phrase | str, named: Mapping[str, Any]) -> Phrase:
    """A sentence with its places filled; what is made of names alone ends with all of them."""
    if phrase.key == "plain-sentence":
        words = dict(phrase.values)["words"]
        return phrase.filled(seat=seat, words=reduce(_beside, named.values(), words))
    return phrase.filled(seat=seat, **named)


def _beside(words: Phrase | str, another: Phrase | str | int) -> Phrase:
    return MESSAGES["side-by-side"].filled(words=words, another=another)


def _place(argument: str) -> str:
    """Where a sentence has an argument: `$seat` is taken by whoever moves."""
    return "other" if argument == "seat" else argument


def _column(key: str) -> str:
    """What the rules call a column that a message is about: `sheet-dead-ends` is `dead_ends`."""
    return key.removeprefix("sheet-").replace("-", "_")


def _capital(reason: IntEnum) -> Phrase:
    return literal(f"{spaced(reason.name).capitalize()}.")


def _top(s: Any) -> Any:
    """The question asked now, read without compiled code."""
    return s.agenda[s.depth - 1]
