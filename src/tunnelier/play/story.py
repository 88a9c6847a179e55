"""Stories: what the rules tell of a move, as one seat hears it, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile, zip_longest
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.news import Piece

from .words import MESSAGES

WORLDS = 8
"""So many truths that look alike to a seat are tried before it is told what a move would do."""


class Line(NamedTuple):
    """A line of a story: a sentence, and the piece of news that it tells."""

    said: str
    rule: str | None = None
    """The number of the rule that made it happen."""
    news: str | None = None
    """The word of its kind; None where the move itself is told, or who decides next."""
    seat: int | None = None
    """Whom it happened to; None if nobody in particular."""
    about: Mapping[str, int | str] = MappingProxyType({})
    """The arguments of the news, by name."""


class Frame(NamedTuple):
    """A line of a story, and what the table looks like to its hearer once that has happened."""

    line: Line
    view: Any


def lines(
    game: Game, before: Any, action: int, pieces: Iterable[Piece], viewer: int, lang: str
) -> list[Line]:
    """What a viewer hears of a move; the move itself, where the rules tell nothing of it.

    `before` is the row that the viewer saw before the move.
    """
    heard = [line for line, _ in _heard(game, before, pieces, viewer, lang)]
    return heard or [Line(game.text.say(before, action, viewer, lang))]


def frames(
    game: Game,
    before: Any,
    action: int,
    pieces: Iterable[Piece],
    after: Any,
    viewer: int,
    lang: str,
) -> list[Frame]:
    """The lines that a viewer hears of a move, and what the table looks like after each of them."""
    heard = [*_heard(game, before, pieces, viewer, lang)]
    told = [line for line, _ in heard] or lines(game, before, action, (), viewer, lang)
    views = [_between(before, game.observe(_rows(game, piece), viewer)) for _, piece in heard[:-1]]
    return [Frame(*each) for each in zip(told, [*views, after], strict=True)]


def as_text(told: Sequence[Line], rules: bool = False) -> str:
    """A story as one text; with its rules, each follows the last sentence that it made true."""
    words = []
    for line, following in zip_longest(told, told[1:], fillvalue=Line("")):
        named = rules and line.rule and line.rule != following.rule
        words.append(f"{line.said} [{line.rule}]" if named else line.said)
    return " ".join(words)


def news_apart(stories: Iterable[Sequence[Line]]) -> list[list[Line]]:
    """The news of some stories; not the first of each where all begin with the same, elsewhere."""
    told = [[line for line in story if line.news] for story in stories]
    alike = len(told) > 1 and all(told) and len({story[0].news for story in told}) == 1
    return [story[1:] for story in told] if alike else told


def unlike(stories: Sequence[Sequence[Line]]) -> list[str]:
    """The sentences of the first of some stories that no other one tells."""
    first, *others = stories
    known = {line.said for story in others for line in story}
    return [line.said for line in first if line.said not in known]


def foreseen(game: Game, view: Any, action: int, seat: int, lang: str) -> list[Line]:
    """What a seat can know of a move before it is played: what is alike in all possible truths."""
    stories = [game.story(world, action) for world in _worlds(game, view, seat)]
    heard = [[_without_row(piece.heard_by(seat)) for piece in pieces] for pieces, _ in stories]
    alike = takewhile(lambda pieces: len(set(pieces)) == 1, zip(*heard, strict=False))
    sure = [pieces[0] for pieces in alike]
    told = lines(game, view, action, sure, seat, lang)
    open_ended = any(len(pieces) > len(sure) for pieces in heard)
    then = (
        MESSAGES["then-unknown"].say(lang) if open_ended else _then(game, stories[0][1], seat, lang)
    )
    return [*told, Line(then)] if then else told


def _heard(
    game: Game, before: Any, pieces: Iterable[Piece], viewer: int, lang: str
) -> Iterator[tuple[Line, Piece]]:
    for piece in pieces:
        heard = piece.heard_by(viewer)
        said = game.text.tell(before, heard, lang)
        if said is not None:
            seat = heard.seat if heard.seat >= 0 else None
            about = heard.arguments
            yield Line(said, heard.news.tells.rule, word_of(heard.news), seat, about), piece


def _rows(game: Game, piece: Piece) -> Any:
    """The state when a piece of news was told."""
    return np.frombuffer(bytearray(piece.row), game.State.dtype)


def _between(before: Any, view: Any) -> Any:
    """While a move goes on nothing is asked: a board shows what was asked before it."""
    view.depth, view.agenda = before.depth, before.agenda
    return view


def _then(game: Game, after: Any, seat: int, lang: str) -> str:
    """Who has a say next, if it is somebody else."""
    if after[0].over or game.seat(after) == seat:
        return ""
    if game.seat(after) == CHANCE:
        return MESSAGES["then-chance"].say(lang)
    seat_name = game.text.seat_name(after[0], game.seat(after))
    return MESSAGES["then-seat"].say(lang, seat=seat_name)


def _worlds(game: Game, view: Any, seat: int) -> Sequence[Any]:
    """Truths that the seat holds possible: always the same ones of the same view."""
    rng = np.random.default_rng(0)
    return [game.imagine(view, seat, rng) for _ in range(WORLDS if game.State.secretive else 1)]


def _without_row(piece: Piece) -> Piece:
    return piece._replace(row=b"")
