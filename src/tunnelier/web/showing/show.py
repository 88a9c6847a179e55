"""The one door out: everything a browser or a bot is told about a table is made here, from views.

Nothing in this file reads more of a match than the viewer may see; a viewer is a seat, or None.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from babel.numbers import format_decimal

from tunnelier.bots import goes_by_network, is_ready_to_look
from tunnelier.bots.coach import Judgement
from tunnelier.core import typed
from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import short
from tunnelier.core.game import Game
from tunnelier.core.language import Phrase
from tunnelier.core.numbers import percent
from tunnelier.core.sight import Advice
from tunnelier.core.view import as_words
from tunnelier.draw.theme import seat_marks, style
from tunnelier.games import load
from tunnelier.pages.components import shown_by
from tunnelier.pages.graph import Graph
from tunnelier.play.course import course, points_column
from tunnelier.play.lesson import LEARNER, Lesson
from tunnelier.play.match import Match
from tunnelier.play.review import gains
from tunnelier.play.story import Line, as_text

from ..keeping.store import Remark
from ..playing.live import Live
from ..playing.tables import known_as
from ..words import MESSAGES

LOG_LINES, FEW_LINES = 200, 20
"""How much of the log a page and a program are told."""
QUARTERS = 4
"""In so many parts the course of the points is told in words."""
UNTIL_ANSWERED, NEVER = "answered", "never"
"""Of a move: how long it can be taken back."""


class Shown(Protocol):
    """What of a table a question on its board is answered from."""

    @property
    def match(self) -> Match: ...
    @property
    def begun(self) -> bool: ...


class Choice(NamedTuple):
    """One legal move, as a person reads it."""

    action: int
    words: str
    """As it is typed."""
    sentence: str
    locked: str
    """Whether it can be taken back: always (empty), until somebody else has answered, or never."""


def table(
    live: Live, seat: int | None, lang: str, muted: Container[str | None] = ()
) -> dict[str, Any]:
    """Of a table itself: who sits there, who thinks, what was said and by whom not `muted`."""
    return {
        "table": live.id,
        "game": live.table.game,
        "version": live.version,
        "pulse": live.pulse,
        "seat": seat,
        "begun": live.begun,
        "over": live.over or live.match.over,
        "closed": live.table.closed,
        "rated": live.table.rated,
        "commitment": live.match.commitment,
        "seats": sitters(live, lang),
        "clock": clock(live),
        "thinking": live.thinking,
        "preparing": _prepares(live),
        "rematch": live.table.rematch,
        "watching": len(live.watching),
        "remarks": [
            {"name": speaker(live, each, lang), "text": each.text, "gallery": each.gallery}
            for each in live.remarks
            if (seat is None or live.over or not each.gallery) and each.guest not in muted
        ],
    }


def _prepares(live: Live) -> bool:
    """Whether the bot that is asked waits for the compiler, as the first on this machine does."""
    level = live.bot_at(live.thinking)
    return level is not None and goes_by_network(level) and not is_ready_to_look(live.match.game)


def match(live: Live, seat: int | None, lang: str) -> dict[str, Any]:
    """Of the match played at it, all but the board: what is asked, the moves, what happened."""
    match = live.match
    told: dict[str, Any] = {
        "asked": None if live.over else match.seat,
        "prompt": "" if live.over else prompt(match, seat, lang),
        "moves": [] if live.over else _choices(live, seat, lang),
        "undo": _may_undo(live, seat),
        "log": log_lines(live, seat, lang, LOG_LINES),
    }
    if live.over or match.over:
        told |= {"scores": match.scores, "winners": live.winners}
    if live.lesson is not None and seat == LEARNER:
        told["lesson"] = lesson(live, live.lesson, lang)
    return told


def _choices(live: Live, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """The legal moves, unless a lesson plays them; where the result counts, none is taken back."""
    if seat == LEARNER and live.lesson is not None and live.lesson.plays(live.match):
        return []
    told = [each._asdict() for each in choices(live.match, seat, lang)]
    return [each | {"locked": NEVER} for each in told] if live.table.rated else told


def _may_undo(live: Live, seat: int | None) -> bool:
    if seat is None or live.over or live.table.rated:
        return False
    return live.match.may_undo(seat)


def lesson(live: Live, taught: Lesson, lang: str) -> dict[str, Any]:
    """What is said to the learner now, what is pointed at, and what is hoped for."""
    match, now = live.match, taught.place(live.match).moment
    mine = match.seat == LEARNER and not taught.plays(match)
    said = [
        *((each.remark, each.number) for each in taught.halts(match)),
        *((each, None) for each in taught.remarks(match)),
    ]
    remarks = [
        {"said": each.phrase.say(lang), "at": each.at, "after": after} for each, after in said
    ]
    if match.over:
        remarks.insert(0, {"said": _result(match, lang), "at": (), "after": None})
    last = len(taught.moments)
    return {
        "remarks": remarks,
        "moment": last if match.over else min(now + mine, last),
        "moments": last,
        "hoped": taught.hoped(match) if mine else [],
    }


def _result(match: Match, lang: str) -> str:
    """How a lesson's match has ended for the learner, whose points come first."""
    mine, others = match.scores[LEARNER], [*match.scores[:LEARNER], *match.scores[LEARNER + 1 :]]
    how = "lost" if LEARNER not in match.winners else "won" if len(match.winners) == 1 else "shared"
    return MESSAGES[f"learn-{how}"].say(lang, points=" : ".join(map(str, [mine, *others])))


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
        "over": live.over,
        "closed": live.table.closed,
        "rated": live.table.rated,
        "asked": live.asked if live.begun else None,
        "clock": clock(live),
        "commitment": match.commitment,
        "scores": match.scores,
        "winners": live.winners,
        "moves": [],
        "log": [],
        "story": [],
    }
    if live.begun:
        asked = seat is not None and seat == live.asked
        last = [story(live, entry.number, seat, lang) for entry in match.log[-FEW_LINES:]]
        told |= {
            "prompt": "" if live.over else prompt(match, seat, lang),
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


def clock(live: Live) -> dict[str, Any] | None:
    """How much time everybody has. It is told when time ends, not how it passes: it does alone."""
    reading = live.reading()
    if reading is None or live.clock is None:
        return None
    pace = live.clock.pace
    return {
        **pace._asdict(),
        "running": reading.seat,
        "left": [
            round(left, 1) if seat.guest or not seat.bot else None
            for seat, left in zip(live.seats, reading.left, strict=True)
        ],
        "ends": _utc(reading.ends),
        "vacations": [_utc(live.clock.vacation_until(seat.number)) for seat in live.seats],
        "skipped": [live.clock.skipped(seat.number) for seat in live.seats],
    }


def _utc(at: datetime | None) -> str | None:
    return None if at is None else f"{at.isoformat(timespec='milliseconds')}Z"


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
            "gone": seat.guest is None and seat.bot is not None and seat.name is not None,
            "lost": seat.lost,
            "ends": seat.ends,
        }
        for seat in live.seats
    ]


def names(live: Live, lang: str) -> list[str]:
    """What the people and bots at a table are called, seat by seat."""
    return [known_as(live.seats, seat.number, lang) or "" for seat in live.seats]


def seat_names(live: Live, lang: str) -> list[str]:
    """What the game calls each seat."""
    row, text = live.match.row_seen_by(None), live.match.game.text
    return [text.seat_name(row, seat).say(lang) for seat in range(len(live.seats))]


def speaker(live: Live, remark: Remark, lang: str) -> str | None:
    """What somebody who said something is called."""
    if remark.seat is not None:
        return known_as(live.seats, remark.seat, lang)
    if not remark.gallery:
        return MESSAGES["hosting-host"].say(lang)
    return remark.name or MESSAGES["guest"].say(lang)


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
            NEVER if shown[k] else _locked(after[k : k + 1], seat, game),
        )
        for k, action in enumerate(sight.actions)
    ]


def _locked(after: Any, seat: int, game: Game) -> str:
    """By who is asked after a move: chance answers at once, and a match that is over stays so."""
    asked = CHANCE if after[0].over else game.seat(after)
    return "" if asked == seat else NEVER if asked == CHANCE else UNTIL_ANSWERED


class Cell(NamedTuple):
    """What stands in one place of a score sheet."""

    text: str
    seat: int | None = None
    """Whose it is; None if it is not one seat's."""
    parts: Sequence[Cell] = ()
    """Where every seat has its own points in one place: those of each."""


def sheet(match: Match, lang: str) -> list[list[Cell]]:
    """How the points came about, in the game's own terms; the first line is titles.

    A sheet with a line a seat is turned, so that seats stand side by side. What its lines leave
    out, because this match does not use it, has no title.
    """
    lines = match.score_sheet
    used = {name for line in lines for name in line}
    titles = {name: each for name, each in match.game.text.SCORE_SHEET.items() if name in used}
    points = points_column(lines, match.scores)
    told = [[Cell(title.say(lang)) for title in titles.values()]]
    told += [
        [_cell(line[name], lang, line.get("seat"), name == points) for name in titles]
        for line in lines
    ]
    if not all("seat" in line for line in lines):
        return told
    seat_name, row = match.game.text.seat_name, match.row_seen_by(None)
    seats = [Cell(seat_name(row, line["seat"]).say(lang), line["seat"]) for line in lines]
    return [[Cell(""), *seats], *(list(line) for line in zip(*told, strict=True))]


def _cell(value: Any, lang: str, seat: int | None, of_seats: bool) -> Cell:
    if not isinstance(value, list):
        return Cell(_number(value, lang), seat)
    texts = [_number(each, lang) for each in value]
    parts = [Cell(text, k) for k, text in enumerate(texts)] if of_seats else ()
    return Cell(" · ".join(texts), seat, parts)


def _number(value: Any, lang: str) -> str:
    if value is None:
        return "–"
    return format_decimal(value, locale=lang) if isinstance(value, int) else str(value)


def ending(live: Live, lang: str) -> dict[str, Any]:
    """How a match ended: how the points came about, and how they stood all along.

    It reads everything: once a match is over, nothing of it is hidden. Where nothing was scored no
    points are told; if that was by the rules, and not because it was ended before, the last move
    says why.
    """
    match = live.match
    scored = match.over and bool(match.score_sheet)
    told: dict[str, Any] = {"scored": scored, "why": []}
    if match.over and not scored:
        told["why"] = [(line.said, line.rule) for line in story(live, match.count, None, lang)]
    if not scored:
        return told | {"sheet": [[]], "graph": "", "keys": [""] * match.players, "fills": []}
    graph = points_graph(live, lang)
    return told | {
        "sheet": sheet(match, lang),
        "graph": graph.svg(),
        "keys": [graph.key(seat) for seat in range(match.players)],
        "fills": [mark.fill for mark in graph.marks],
    }


def points_graph(live: Live, lang: str) -> Graph:
    """The points of every seat over a match that is over."""
    match, names = live.match, seat_names(live, lang)
    if not live.course:
        live.course = course(match)
    some = [live.course[k * match.count // QUARTERS] for k in range(QUARTERS + 1)]
    said = [", ".join(_number(each[seat], lang) for each in some) for seat in range(match.players)]
    told = [
        MESSAGES["points-told"].say(lang, seat=name, points=points)
        for name, points in zip(names, said, strict=True)
    ]
    return Graph(
        seats=names,
        marks=seat_marks(match.game.board, match.row_seen_by(None), match.players),
        numbers=range(match.count + 1),
        values=live.course,
        title=MESSAGES["points-graph"].say(lang),
        told=" ".join(told),
        below=MESSAGES["watch-from"].say(lang),
        say=lambda points: _number(int(points), lang),
        width=460,
        height=220,
    )


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


def advice(live: Live, best: Sequence[Advice], lang: str) -> dict[str, Any]:
    """The coach's favourites, best first, and what the first brings that the others do not."""
    why = gains(live.match, [each.action for each in best], lang)
    return {"best": [each._asdict() for each in best], "why": _brings("coach-brings", why, lang)}


def _brings(message: str, said: str, lang: str) -> str:
    return MESSAGES[message].say(lang, said=said) if said else ""


def word(live: Live, judged: Judgement, action: int, lang: str) -> dict[str, Any]:
    """What the coach says before a move that gives much away, and why the other one is better."""
    match, sight = live.match, live.match.sight()
    better = match.game.text.say(sight.row, judged.best, sight.seat, lang)
    shares = [percent(chance, lang, 0) for chance in judged.chances]
    said = MESSAGES["coach-word"].say(lang, better=better, share=shares[0], other=shares[1])
    pairs = zip((judged.best, action), judged.chances, strict=True)
    best = [{"action": each, "chance": chance} for each, chance in pairs]
    why = gains(match, (judged.best, action), lang)
    return {"said": said, "best": best, "why": _brings("coach-brings-instead", why, lang)}


def foreseen(live: Shown, seat: int | None, action: int, lang: str) -> list[dict[str, Any]]:
    """What a legal move would do, as far as who is asked can know."""
    if seat is None or seat != live.match.seat or action not in live.match.actions:
        return []
    return [{"said": line.said, "rule": line.rule} for line in live.match.foresee(action, lang)]


def about(live: Shown, seat: int | None, shape: str, lang: str) -> dict[str, Any]:
    """What a shape is, what it means to the viewer now, and why no move touches it."""
    match = live.match
    told: dict[str, Any] = {"said": None, "rule": None, "now": [], "thing": None}
    if hasattr(match.game.board, "about"):
        with suppress(LookupError, ValueError):  # a name that no shape of this board has
            found = match.game.board.about(match.row_seen_by(seat), seat, shape)
            told = {"said": found.said.say(lang), "rule": found.rule}
            told["now"] = [phrase.say(lang) for phrase in found.now]
            told["thing"] = shown_by(match.game.meta.name, shape, found)
    return {**told, "why": reason(live, seat, shape, lang)}


def reason(live: Shown, seat: int | None, shape: str, lang: str) -> dict[str, Any]:
    """Why a shape is not lit: what the rules say of the moves that would touch it."""
    match, game = live.match, live.match.game
    if match.over or not live.begun:
        return {"said": MESSAGES["why-over"].say(lang), "rule": None}
    if seat != match.seat:
        return {"said": with_question(live, seat, MESSAGES["why-not-you"], lang), "rule": None}
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
    rule, phrase = game.reason(rows, game.rules.Refusal(chosen))
    return {"said": phrase.say(lang), "rule": rule}


def with_question(live: Shown, seat: int | None, phrase: Phrase, lang: str) -> str:
    """What is said to who was not asked: the sentence, and what is asked, as the viewer sees it."""
    if live.match.over or not live.begun:
        return phrase.say(lang)
    view = live.match.row_seen_by(seat)
    return live.match.game.text.with_question(phrase, view).say(lang)


def stale(live: Live, seat: int, phrase: Phrase, lang: str) -> str:
    """The same to who answers a question that is not asked any more."""
    with live.lock:
        gone = live.over or live.lost
        return phrase.say(lang) if gone else with_question(live, seat, phrase, lang)


@cache
def board_style(game: str) -> str:
    """The style sheet of a game's boards. A game that names no shades has those of all."""
    return style(getattr(load(game).board, "SHADES", {}))
