"""What a game says where its author wrote nothing: words made from the names in its code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from functools import cached_property
from types import ModuleType
from typing import Any

from .codec import ABOUT, Answers, word_of
from .language import NOT_ASKED, Phrase, Reason
from .news import Piece
from .record import A_SEAT, EVERYONE

OVERRIDING = ("seat_name", "prompt", "say", "SCORE_SHEET")
"""Of a text.py, what stands instead of ours; the rest of it is used by ours."""

SEATS = (
    Phrase("Red", "Rouge"),
    Phrase("Blue", "Bleu"),
    Phrase("Green", "Vert"),
    Phrase("Yellow", "Jaune"),
    Phrase("Purple", "Violet"),
)
"""In the order of the marks that boards give to seats."""
ANOTHER_SEAT = Phrase("Seat {number}", "Siège {number}")
CHANCE = Phrase("Chance", "Le hasard")
NOT_LEFT = Phrase("Nothing of that kind is left.", "Il n'en reste plus.")
POINTS = Phrase("points", "points")
WORDS = {"none": Phrase("–", "–"), "points": POINTS}


def spaced(name: str) -> str:
    """A name of the code as words: `TOO_FEW_PROPS` is `too few props`."""
    return name.lower().replace("_", " ").replace("-", " ")


class Words:
    """A game's text.py, and ours for what it leaves out.

    It may have SEATS, PROMPTS, SENTENCES, UNSEEN, NEWS, UNHEARD, NAMES, REFUSALS, SCORE_SHEET and
    WORDS, or the functions `seat_name`, `prompt` and `say` instead of ours. PROMPTS, SENTENCES,
    NEWS and REFUSALS that are there are whole: see `core/faults.py`.
    """

    def __init__(
        self,
        written: ModuleType | None,
        rules: ModuleType,
        news: ModuleType | None,
        titles: Callable[[], Iterable[str]],
    ) -> None:
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
        """What is asked, by question: `{seat}` is whose answer is awaited."""
        ours = {ask: Phrase(f"{{seat}}: {spaced(ask.name)}.") for ask in self._rules.Ask}
        return {**ours, **self._part("PROMPTS")}

    @cached_property
    def SENTENCES(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """A move, by its kind, for those who see it: `{seat}`, and its arguments.

        So moves are offered; and told, where the rules tell nothing of them.
        """
        ours = {kind: _sentence(kind, answers) for kind, answers in self._kinds.items()}
        return {**ours, **self._part("SENTENCES")}

    @cached_property
    def UNSEEN(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """The same for those who know what was asked, but not what was answered."""
        ours = {
            kind: Phrase(f"{{seat}}: {spaced(answers.question.name)} (unseen).")
            for kind, answers in self._kinds.items()
        }
        return {**ours, **self._part("UNSEEN")}

    @cached_property
    def NEWS(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """What the rules tell, by kind of news: `{seat}`, and its arguments."""
        kinds = getattr(self._news, "News", ())
        return {**{news: _news(news) for news in kinds}, **self._part("NEWS")}

    @cached_property
    def UNHEARD(self) -> Mapping[IntEnum, Phrase]:  # noqa: N802
        """The same for those who hear it without what is kept from them; else they hear nothing."""
        return self._part("UNHEARD")

    @cached_property
    def NAMES(self) -> Mapping[str, Callable[[int], Phrase | str]]:  # noqa: N802
        """What the arguments of news are called, by their names; else by their own words."""
        names: Mapping[str, Callable[[int], Phrase | str]] = self._part("NAMES")
        return names

    @cached_property
    def REFUSALS(self) -> Mapping[IntEnum, Reason]:  # noqa: N802
        """Why a move is not allowed."""
        refusal = self._rules.Refusal
        ours = {reason: Reason(None, _capital(reason.name)) for reason in refusal if reason}
        ours |= {
            refusal.NOT_ASKED: Reason(None, NOT_ASKED),
            refusal.NOT_LEFT: Reason(None, NOT_LEFT),
        }
        return {**ours, **self._part("REFUSALS")}

    @cached_property
    def SCORE_SHEET(self) -> Mapping[str, Phrase]:  # noqa: N802
        """The columns of the score sheet and their titles."""
        return {name: self.word(name) for name in self._titles() if name != "seat"}

    @cached_property
    def WORDS(self) -> Mapping[str, Phrase]:  # noqa: N802
        """What fields, words of enums and arguments of moves are called."""
        return {**WORDS, **self._part("WORDS")}

    # --- saying it

    def seat_name(self, s: Any, seat: int) -> Phrase:
        """What a seat is called."""
        called = getattr(self._written, "SEATS", SEATS)
        return called[seat] if seat < len(called) else ANOTHER_SEAT.filled(number=seat + 1)

    def prompt(self, s: Any, lang: str) -> str:
        """What is asked now."""
        asked = self._rules.Ask(int(_top(s).question))
        return self.PROMPTS[asked].say(lang, seat=self.whose(s))

    def say(self, s: Any, action: int, viewer: int, lang: str) -> str:
        """A move in a sentence, as far as the viewer sees it; the row is the one before it."""
        kind = self._rules.ACTIONS.kind(action)
        if not self._saw(s, action, viewer):
            return self.UNSEEN[kind].say(lang, seat=self.whose(s))
        arguments = self._rules.ACTIONS.arguments(action)
        named = {_place(name): self.word(word) for name, word in arguments.items()}
        return self.SENTENCES[kind].say(lang, seat=self.whose(s), **named)

    def tell(self, s: Any, piece: Piece, lang: str) -> str | None:
        """A piece of news, as far as it is heard; None if there is nothing to hear."""
        phrase = (self.NEWS if piece.whole else self.UNHEARD).get(piece.news)
        if phrase is None:
            return None
        seat = self.seat_name(s, piece.seat) if piece.seat >= 0 else ""
        named = {name: self.called(s, piece.news, name, n) for name, n in piece.numbers.items()}
        return phrase.say(lang, seat=seat, **named)

    def called(self, s: Any, news: Any, name: str, number: int) -> Phrase | str:
        """What an argument of news is called."""
        if name in self.NAMES:
            return self.NAMES[name](number)
        meaning = news.tells.args[name]
        if meaning == A_SEAT:
            return self.seat_name(s, number)
        return self.word(meaning[number]) if meaning is not int else str(number).replace("-", "−")

    def word(self, word: str) -> Phrase:
        """What a word of the schema or of a move is called."""
        return self.WORDS.get(word) or Phrase(spaced(word))

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
        return self.seat_name(s, int(top.about)) if int(top.question) in self._private else CHANCE

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


def _sentence(kind: IntEnum, answers: Answers) -> Phrase:
    """A move told by its own words."""
    words = "".join(f" {{{_place(name)}}}" for name in answers.args)
    return Phrase(f"{{seat}}: {spaced(kind.name)}{words}.")


def _news(news: Any) -> Phrase:
    """News told by its own words."""
    words = "".join(f" {{{name}}}" for name in news.tells.args)
    return Phrase(f"{{seat}}: {spaced(news.name)}{words}.")


def _place(argument: str) -> str:
    """Where a sentence has an argument: `{seat}` is taken by whoever moves."""
    return "other" if argument == "seat" else argument


def _capital(name: str) -> Phrase:
    return Phrase(f"{spaced(name).capitalize()}.")


def _top(s: Any) -> Any:
    """The question asked now, read without compiled code."""
    return s.agenda[s.depth - 1]
