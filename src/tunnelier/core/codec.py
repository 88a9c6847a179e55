"""Moves: every answer a seat can give has one number, one text and named arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from enum import IntEnum
from itertools import product
from typing import Any, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from .jit import COMPILED
from .record import EVERYONE, OWNER, Numbers

ABOUT = "about"
"""Audience of a chance move: the seat that its question is about."""

MOST_ARGUMENTS = 3
ALIKE = 0.4
"""Two texts less alike have nothing to do with each other."""

Domain = Sequence[str | int] | type[IntEnum]
"""What an argument can be: words, numbers, or members of an enum, all of them or some."""


E = TypeVar("E", bound=IntEnum)


def next_of(kinds: type[E], **said: object) -> E:
    """The next member of an enum whose members are numbered as they stand, and what it says."""
    number = len(kinds.__members__)
    member = int.__new__(kinds, number)
    member._value_ = number
    vars(member).update(said)
    return member


class Answers:
    """One kind of move: the question it answers, its arguments, and who sees them."""

    def __init__(
        self, question: IntEnum, *, chance: bool = False, seen_by: str = EVERYONE, **args: Domain
    ) -> None:
        if len(args) > MOST_ARGUMENTS:
            raise TypeError(f"a move has at most {MOST_ARGUMENTS} arguments: split the question")
        if seen_by not in (EVERYONE, OWNER, ABOUT):
            raise TypeError(f"{seen_by!r} is no audience of a move")
        self.question = question
        self.chance = chance
        self.seen_by = seen_by
        self.args = {name: words_of(domain) for name, domain in args.items()}


class Kinds(IntEnum):
    """The kinds of move of a game, each with what it answers; they are numbered as they stand."""

    answers: Answers

    def __new__(cls, answers: Answers) -> Self:
        """The next kind."""
        return next_of(cls, answers=answers)


class Codec:
    """All moves of a game: number ↔ words ↔ arguments. Chance moves come last.

    >>> class Ask(IntEnum):
    ...     TAKE = 0
    >>> class Kind(Kinds):
    ...     TAKE = Answers(Ask.TAKE, props=("one", "two"))
    ...     PASS = Answers(Ask.TAKE)
    >>> moves = Codec(Kind)
    >>> moves.text(1), moves.parse("take two"), moves.arguments(1)
    ('take props=two', 1, {'props': 'two'})
    """

    size: int
    """How many moves there are."""
    seat_moves: int
    """How many of them, the first ones, are seats' moves."""

    def __init__(self, kinds: type[Kinds]) -> None:
        self._kinds = tuple(kinds)
        self._texts: list[str] = []
        rows: list[tuple[int, ...]] = []
        for kind in kinds:
            args = kind.answers.args
            for values in product(*(range(len(words)) for words in args.values())):
                rows.append((kind, kind.answers.question, *(*values, 0, 0, 0)[:MOST_ARGUMENTS]))
                pairs = zip(args.items(), values, strict=True)
                words = [f"{name}={options[i]}" for (name, options), i in pairs]
                self._texts.append(" ".join([word_of(kind), *words]))
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(rows):
            raise TypeError("two moves have the same words")
        self.size = len(rows)
        self._columns = tuple(np.array(column, np.int16) for column in zip(*rows, strict=True))
        self._check_order()

    @property
    def kinds(self) -> Mapping[Any, Answers]:
        """Every kind of move, with what it answers."""
        return {kind: kind.answers for kind in self._kinds}

    @property
    def columns(self) -> tuple[Any, ...]:
        """For every move its kind, the question it answers, and its arguments X, Y, Z.

        Arrays for compiled rules, out of which plain Python takes plain integers; where nothing is
        compiled, tuples, which are faster there.
        """
        if COMPILED:
            return tuple(column.view(Numbers) for column in self._columns)
        return tuple(tuple(column.tolist()) for column in self._columns)

    @property
    def blocks(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """For every question its first move and the one after its last."""
        asked = self._columns[1]
        questions = range(int(asked.max()) + 1)
        first = [int(np.flatnonzero(asked == question)[0]) for question in questions]
        after = [int(np.flatnonzero(asked == question)[-1]) + 1 for question in questions]
        return np.array(first, np.int16), np.array(after, np.int16)

    @property
    def runs(self) -> tuple[NDArray[np.int16], ...]:
        """The moves kind by kind: the kind of every run, where its moves begin and end; then for
        every question its first run and the one after its last.
        """
        kinds, asked = self._columns[0], self._columns[1]
        first = [0, *(np.flatnonzero(np.diff(kinds)) + 1)]
        of = asked[first]
        bounds = [np.flatnonzero(of == question)[[0, -1]] for question in range(int(of.max()) + 1)]
        return (
            kinds[first],
            np.array(first, np.int16),
            np.array([*first[1:], self.size], np.int16),
            np.array([begin for begin, _ in bounds], np.int16),
            np.array([end + 1 for _, end in bounds], np.int16),
        )

    def first(self, kind: int) -> int:
        """The first move of a kind."""
        return int(np.flatnonzero(self._columns[0] == kind)[0])

    def text(self, action: int) -> str:
        """The move in words."""
        return self._texts[action]

    def kind(self, action: int) -> Any:
        """What kind of move it is."""
        return self._kinds[self._columns[0][action]]

    def seen_by(self, action: int) -> str:
        """Who sees the arguments of the move."""
        audience: str = self.kind(action).answers.seen_by
        return audience

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments of the move, by name, in words."""
        args = self.kind(action).answers.args
        return {
            name: words[self._columns[2 + i][action]]
            for i, (name, words) in enumerate(args.items())
        }

    def parse(self, text: str) -> int:
        """The number of a move in words; names of arguments may be left out.

        Raises `ValueError` if these are not the words of any move.
        """
        words = tokens(text)
        if not words:
            raise ValueError("a move has at least one word")
        exact = self._numbers.get(" ".join(words))
        if exact is not None:
            return exact
        for kind in self._kinds:
            args = kind.answers.args
            if word_of(kind) == words[0] and len(words) == len(args) + 1:
                pairs = zip(args, words[1:], strict=True)
                named = [f"{name}={word.removeprefix(name + '=')}" for name, word in pairs]
                number = self._numbers.get(" ".join([words[0], *named]))
                if number is not None:
                    return number
        raise ValueError(f"{shortened(text)!r} is not a move of this game")

    def completions(self, text: str, among: Iterable[int]) -> list[int]:
        """Which of the moves a hurried player may mean: `c2` for `flip cell=c2`."""
        words = tokens(text)
        return [action for action in among if words and self._means(action, words)]

    def nearest(
        self, text: str, among: Iterable[int], shown: Callable[[str], str] = str
    ) -> str | None:
        """The move whose words, or what is `shown` of them, are most like `text`; or none."""
        matcher = SequenceMatcher(b=" ".join(tokens(text))[:80])
        found, likeness = None, ALIKE
        for candidate in (self._texts[action] for action in among):
            for form in {candidate, short(candidate), shown(candidate), shown(short(candidate))}:
                matcher.set_seq1(form)
                # Each of the first two is no less than the next, and much quicker to know.
                bounds = matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio
                if all(bound() > likeness for bound in bounds):
                    found, likeness = candidate, matcher.ratio()
        return found

    def _means(self, action: int, words: Sequence[str]) -> bool:
        spoken = [word_of(self.kind(action))]
        spoken += [f"{name}={value}" for name, value in self.arguments(action).items()]
        at = 0
        for word in words:
            while at < len(spoken) and word not in (spoken[at], spoken[at].split("=")[-1]):
                at += 1
            if at == len(spoken):
                return False
            at += 1
        return True

    def _check_order(self) -> None:
        """One question's moves stand together, and chance comes last: masks stay one slice."""
        asked = [kind.answers.question for kind in self._kinds]
        runs = [question for i, question in enumerate(asked) if i == 0 or question != asked[i - 1]]
        if len(runs) != len(set(runs)):
            raise TypeError("list the kinds that answer the same question side by side")
        chance = [kind.answers.chance for kind in self._kinds]
        if chance != sorted(chance):
            raise TypeError("list the moves of chance last")
        self.seat_moves = sum(not chance[kind] for kind in self._columns[0])


def tokens(text: str) -> list[str]:
    """The words of a typed move, in small letters, without spaces around `=`."""
    return re.sub(r"\s*=\s*", "=", text.strip().lower()).split()


def word_of(member: IntEnum) -> str:
    """The word of an enum's member: `FACE_UP` is `face-up`."""
    return member.name.lower().replace("_", "-")


def words_of(domain: Domain) -> tuple[str, ...]:
    """The words of a domain, each once."""
    words = tuple(
        word_of(each) if isinstance(each, IntEnum) else str(each).lower().replace(" ", "-")
        for each in domain
    )
    if len(set(words)) != len(words):
        raise TypeError(f"the words {words} are not all different")
    return words


def short(text: str) -> str:
    """A move without the names of its arguments: `buy c2 1`."""
    return " ".join(word.split("=")[-1] for word in text.split())


def shortened(text: str, most: int = 40) -> str:
    """A text as it is quoted in a message."""
    return text if len(text) <= most else text[: most - 1] + "…"
