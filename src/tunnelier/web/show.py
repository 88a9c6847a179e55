"""The one door out: everything a browser or a bot is told about a table is made here, from views.

Nothing in this file reads more of a match than the viewer may see; a viewer is a seat, or None.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from babel.numbers import format_decimal

from tunnelier.core import typed
from tunnelier.core.codec import short
from tunnelier.core.view import as_words
from tunnelier.draw.theme import style
from tunnelier.games import load
from tunnelier.play.match import Match
from tunnelier.play.story import Line, as_text

from .store import Remark
from .tables import Live, known_as
from .words import MESSAGES

LOG_LINES, FEW_LINES = 200, 20
"""How much of the log a page and a program are told."""


class Choice(NamedTuple):
    """One legal move, as a person reads it."""

    action: int
    words: str
    """As it is typed."""
    sentence: str
    locked: bool
    """It cannot be taken back: something is shown, or somebody else is asked."""


def table(live: Live, seat: int | None, lang: str) -> dict[str, Any]:
    """Of a table itself: who sits there, who thinks, what was said."""
    return {
        "table": live.id,
        "game": live.table.game,
        "version": live.version,
        "pulse": live.pulse,
        "seat": seat,
        "begun": live.begun,
        "over": live.match.over,
        "commitment": live.match.commitment,
        "seats": sitters(live, lang),
        "thinking": live.thinking,
        "remarks": [
            {"name": speaker(live, each, lang), "text": each.text} for each in live.remarks
        ],
    }


def match(live: Live, seat: int | None, lang: str) -> dict[str, Any]:
    """Of the match played at it, all but the board: what is asked, the moves, what happened."""
    match = live.match
    told: dict[str, Any] = {
        "asked": match.seat,
        "prompt": prompt(match, seat, lang),
        "moves": [choice._asdict() for choice in choices(match, seat, lang)],
        "undo": seat is not None and match.may_undo(seat),
        "log": log_lines(live, seat, lang, LOG_LINES),
    }
    if match.over:
        told |= {"scores": match.scores, "winners": match.winners, "sheet": sheet(match, lang)}
    return told


def data(live: Live, seat: int | None, lang: str, columns: int | None = None) -> dict[str, Any]:
    """The same for programs: what a viewer sees in words and numbers, and what it may answer."""
    match = live.match
    told: dict[str, Any] = {
        "table": live.id,
        "version": live.version,
        "pulse": live.pulse,
        "seat": seat,
        "seats": sitters(live, lang),
        "begun": live.begun,
        "over": match.over,
        "asked": match.seat if live.begun else None,
        "commitment": match.commitment,
        "scores": match.scores,
        "winners": match.winners,
        "moves": [],
        "log": [],
        "story": [],
    }
    if live.begun:
        asked = seat is not None and seat == match.seat
        last = [story(live, entry.number, seat, lang) for entry in match.log[-FEW_LINES:]]
        told |= {
            "prompt": prompt(match, seat, lang),
            "moves": list(match.moves) if asked else [],
            "state": as_words(match.game.State, match.row_seen_by(seat)),
            "log": [as_text(lines) for lines in last],
            "story": [[_as_data(line) for line in lines] for lines in last],
        }
        if columns:
            page = match.game.page.show(match.row_seen_by(seat), lang, columns)
            told["page"] = [[tuple(span) for span in line] for line in page.lines]
    return told


def _as_data(line: Line) -> dict[str, Any]:
    return {**line._asdict(), "about": dict(line.about)}


def sitters(live: Live, lang: str) -> list[dict[str, Any]]:
    """Who sits where, and what the game calls each seat."""
    names = seat_names(live, lang)
    return [
        {
            "number": seat.number,
            "called": names[seat.number],
            "name": known_as(live.seats, seat.number, lang),
            "bot": seat.bot,
            "free": seat.guest is None and seat.bot is None,
            "away": seat.guest is not None and seat.bot is not None,
        }
        for seat in live.seats
    ]


def seat_names(live: Live, lang: str) -> list[str]:
    """What the game calls each seat."""
    row, text = live.match.row_seen_by(None), live.match.game.text
    return [text.seat_name(row, seat).say(lang) for seat in range(len(live.seats))]


def speaker(live: Live, remark: Remark, lang: str) -> str | None:
    """What somebody who said something is called."""
    return remark.name if remark.seat is None else known_as(live.seats, remark.seat, lang)


def prompt(match: Match, seat: int | None, lang: str) -> str:
    """What is asked, as the viewer may know it."""
    if match.over:
        return ""
    return str(match.game.text.prompt(match.row_seen_by(seat), lang))


def choices(match: Match, seat: int | None, lang: str) -> list[Choice]:
    """The legal moves of the seat that is asked; nobody else has any.

    Whether one can be taken back is tried out in a state imagined from the seat's view, so that it
    tells nothing the seat does not know.
    """
    if match.over or seat is None or seat != match.seat:
        return []
    game, sight = match.game, match.sight()
    world = game.imagine(sight.row, seat, np.random.default_rng(0))
    after = np.repeat(world, len(sight.actions))
    for k, action in enumerate(sight.actions):
        game.step(after[k : k + 1], action)
    shown = game.reveals(world, after)
    return [
        Choice(
            action,
            typed.shown(game.text.messages, short(game.actions.text(action)), lang),
            game.text.say(sight.row, action, seat, lang),
            bool(shown[k] or (game.seat(after[k : k + 1]) != seat and not after[k].over)),
        )
        for k, action in enumerate(sight.actions)
    ]


def sheet(match: Match, lang: str) -> list[list[str]]:
    """How the points came about, in the game's own terms; the first line is titles.

    A sheet with a line a seat is turned, so that seats stand side by side.
    """
    titles, lines = match.game.text.SCORE_SHEET, match.score_sheet
    told = [[title.say(lang) for title in titles.values()]]
    told += [[_cell(line[name], lang) for name in titles] for line in lines]
    if not all("seat" in line for line in lines):
        return told
    seat_name, row = match.game.text.seat_name, match.row_seen_by(None)
    seats = ["", *(seat_name(row, line["seat"]).say(lang) for line in lines)]
    return [seats, *(list(line) for line in zip(*told, strict=True))]


def _cell(value: Any, lang: str) -> str:
    if isinstance(value, list):
        return " · ".join(_cell(each, lang) for each in value)
    return format_decimal(value, locale=lang) if isinstance(value, int) else str(value)


def log_lines(live: Live, seat: int | None, lang: str, most: int) -> list[dict[str, Any]]:
    """The last things that happened, as the viewer heard them, each with its rules."""
    return [
        {
            "number": entry.number,
            "by": entry.seat,
            "told": [(line.said, line.rule) for line in story(live, entry.number, seat, lang)],
        }
        for entry in live.match.log[-most:]
    ]


def story(live: Live, number: int, seat: int | None, lang: str) -> list[Line]:
    """What happened by one move, as the viewer heard it; it is put into words once."""
    stories = live.stories.setdefault((seat, lang), [])
    del stories[live.match.count :]
    for missing in range(len(stories) + 1, number + 1):
        stories.append(live.match.story(missing, seat, lang))
    return stories[number - 1]


def reason(live: Live, seat: int | None, shape: str, lang: str) -> dict[str, Any]:
    """Why a shape is not lit: what the rules say of the moves that would touch it."""
    match, game = live.match, live.match.game
    if match.over or not live.begun:
        return {"said": MESSAGES["why-over"].say(lang), "rule": None}
    if seat != match.seat:
        return {"said": MESSAGES["why-not-you"].say(lang), "rule": None}
    sight = match.sight()
    rows = sight.rows
    found: dict[int, int] = {}
    for action, refusal in enumerate(game.refusals(rows).tolist()):
        if (
            refusal
            and action < game.actions.seat_moves
            and shape in game.board.shapes(rows[0], action)
        ):
            found[refusal] = found.get(refusal, 0) + 1
    asked = {refusal: n for refusal, n in found.items() if refusal != game.rules.Refusal.NOT_ASKED}
    if not (asked or found):
        return {"said": MESSAGES["why-nothing"].say(lang), "rule": None}
    chosen = max(asked or found, key=lambda refusal: (asked or found)[refusal])
    rule, phrase = game.text.REFUSALS[game.rules.Refusal(chosen)]
    return {"said": phrase.say(lang), "rule": rule}


@cache
def board_style(game: str) -> str:
    """The style sheet of a game's boards. A game that names no shades has those of all."""
    return style(getattr(load(game).board, "SHADES", {}))
