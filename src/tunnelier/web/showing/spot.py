"""A position that anybody may have made: what a page says of it.

All of this is worked out beside the service, in a process that may be slow, or die.
"""

from __future__ import annotations

import base64
import zlib
from contextlib import nullcontext
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from markupsafe import Markup

from tunnelier.bots import coach
from tunnelier.core import position
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.core.jit import plainly
from tunnelier.core.language import LANGUAGES
from tunnelier.core.mistakes import Mistake
from tunnelier.core.sight import Sight
from tunnelier.pages.fields import Fields
from tunnelier.play.match import Match

from .drawing import Order, drawn

STROKES = 3_000_000
"""So many calls a board may take to be drawn, of numbers that may not stand together."""
HINTS = 5


def packed(text: str) -> str:
    """The text of a position as a word for addresses."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


class Spot(NamedTuple):
    """A position, and what is wrong with it."""

    game: Game
    rows: Any
    wrong: Mistake | None = None

    @classmethod
    def of(cls, game: Game, rows: Any) -> Spot:
        """A position that anybody may have made."""
        try:
            with position.warily():
                position.checked(game, rows)
        except Mistake as wrong:
            return cls(game, rows, wrong)
        return cls(game, rows)

    @property
    def over(self) -> bool:
        """Whether a match that stands so has ended."""
        return bool(self.rows[0].over)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None for chance, or nobody."""
        if self.wrong or self.over:
            return None
        seat = int(self.rows[0].agenda[int(self.rows[0].depth) - 1].seat)
        return None if seat == CHANCE else seat

    def board(self, lang: str, narrow: bool) -> Markup | None:
        """The board with nothing hidden; None where it cannot be drawn.

        Boards ask rules for much that they show: of what cannot be, only where they are plain.
        """
        order = Order(self.game.meta.name, self.rows.tobytes(), self.asked, (), lang, narrow)
        try:
            with plainly() if self.wrong else nullcontext(), position.patiently(STROKES):
                return Markup(drawn(order))  # our own code, which escapes
        except Exception:  # numbers that cannot stand together cannot always be drawn
            return None

    def question(self, lang: str) -> tuple[str, list[tuple[int, str]]]:
        """What is asked, and what can be answered, in sentences; chance's draws in a few words."""
        if self.wrong or self.over:
            return "", []
        text, row = self.game.text, self.rows[0]
        try:
            with position.warily():
                legal, asked = self.game.legal(self.rows), text.prompt(row, lang)
                if self.asked is None:
                    return asked, [(action, text.move(action, lang)) for action in legal]
                return asked, [(each, text.say(row, each, self.asked, lang)) for each in legal]
        except Mistake:  # words stumble over what rules do not look at
            return "", []

    def after(self, action: int) -> Any:
        """The position after a legal move, or LookupError; `Impossible` if it leads nowhere."""
        rows = self.rows.copy()
        with position.warily():
            legal = [] if self.wrong or self.over else self.game.legal(rows)
            if action in legal:
                self.game.step(rows, action)
        if action not in legal:
            raise LookupError(action)
        return rows


# --- for a page


def beginning(game: str, seats: int) -> str:
    """How a match begins, as a word for addresses."""
    match = Match(game, seats)
    return packed(position.write(match.game, match.rows))


def looked_at(
    text: str, lang: str, narrow: bool, place: str, refused: Mistake | None = None
) -> dict[str, Any]:
    """What the page of a position shows, possible or not; `Impossible` if it cannot be read."""
    game, rows = position.parsed(text)
    spot, text = Spot.of(game, rows), position.write(game, rows)
    fields = Fields(game, rows, lang)
    places = fields.places
    here = next((each for each in places if each.where == place), places[0])
    kinds = groupby(places, key=lambda each: each.kind)
    prompt, moves = spot.question(lang)
    return {
        "at": packed(text),
        "text": text,
        "spot": spot,
        "wrong": refused or spot.wrong,
        "board": spot.board(lang, narrow),
        "prompt": prompt,
        "moves": moves,
        "kinds": [
            (kind, [(each, fields.said(each.where)) for each in some]) for kind, some in kinds
        ],
        "here": here,
        "fields": list(fields.at(here.where)),
        "seats": fields.seats,
    }


def played(text: str, action: int) -> str:
    """The position after a move, as `Spot.after` has it, as a word for addresses."""
    game, rows = position.parsed(text)
    return packed(position.write(game, Spot.of(game, rows).after(action)))


class Hint(NamedTuple):
    """A move that the coach likes."""

    action: int
    chance: float
    said: dict[str, str]
    """The move in words, by language."""


def advised(text: str) -> list[Hint] | Mistake:
    """What the coach would do here, best first; or why nothing can be played."""
    game, rows = position.parsed(text)
    try:
        one = position.playable(game, rows)
    except Mistake as wrong:
        return wrong
    asked = Spot(game, one).asked
    if asked is None:
        return []
    best, say = coach.advise(Sight.of(game, one))[:HINTS], game.text.say
    return [
        Hint(each.action, each.chance, {k: say(one[0], each.action, asked, k) for k in LANGUAGES})
        for each in best
    ]


def imagined(game: Game, view: Any, seat: int | None, number: int) -> str:
    """A position as a seat may know it, or all of it (None), as a word for addresses."""
    rows = view if seat is None else game.imagine(view, seat, np.random.default_rng(number))
    return packed(position.write(game, rows))
