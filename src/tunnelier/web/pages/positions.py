"""A position by itself: looked at, changed field by field or as text, judged, played on from.

A page is made from its address alone, which has the whole position: nothing is kept of it.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable
from itertools import groupby
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlencode

import numpy as np
from fastapi import Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from tunnelier.bots import LEVELS, called, coach
from tunnelier.core import position
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.core.language import ENGLISH
from tunnelier.core.mistakes import Mistake
from tunnelier.core.numbers import percent
from tunnelier.core.position import TABLE, Impossible
from tunnelier.core.sight import Sight
from tunnelier.games import load, meta, names
from tunnelier.pages.behind import behind
from tunnelier.pages.fields import Fields, changed
from tunnelier.play.match import Match

from ..playing.live import Live
from ..playing.tables import Sitter, Terms
from ..playing.thinking import Crowded, Desk, Place
from ..showing.drawing import Order, drawn
from .puzzling import USUAL_LEVEL
from .visitors import (
    At,
    Problem,
    Proven,
    Route,
    Visitor,
    Welcome,
    Who,
    keeper,
    open_for,
    page,
    ready_first,
    root_of,
    script_words,
    thought,
)

LONGEST = 50_000
"""So many characters of a position are read."""
STROKES = 3_000_000
"""So many calls a board may take to be drawn, of numbers that may not stand together."""
PEOPLE = "people"
"""Who plays the other seats, where no bots do."""
HINTS = 5


# --- its address


def packed(text: str) -> str:
    """The text of a position as a word for addresses."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(word: str) -> str:
    """The text again."""
    try:
        opened = zlib.decompressobj()
        text = opened.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)), LONGEST)
        return text.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise Problem(404, "not-found") from None


def address(request: Request, game: str, **values: str) -> str:
    """Of a position's page."""
    return f"{root_of(request)}/analyse/{game}/position?{urlencode(values)}"


def _goes_to(request: Request, game: Game, rows: Any, **more: str) -> Response:
    at = packed(position.write(game, rows))
    return RedirectResponse(address(request, game.meta.name, at=at, **more), 303)


# --- what is said of it


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
        seat = int(self.rows[0].agenda[max(int(self.rows[0].depth) - 1, 0)].seat)
        return None if self.wrong or self.over or seat == CHANCE else seat

    def board(self, lang: str, narrow: bool) -> Markup | None:
        """The board with nothing hidden; None where it cannot be drawn."""
        order = Order(self.game.meta.name, self.rows.tobytes(), self.asked, (), lang, narrow)
        try:
            with position.patiently(STROKES):
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
        """The position after a legal move; `Impossible` if it leads nowhere."""
        rows = self.rows.copy()
        with position.warily():
            legal = [] if self.wrong or self.over else self.game.legal(rows)
            if action in legal:
                self.game.step(rows, action)
        if action not in legal:
            raise Problem(404, "not-found")
        return rows


def _line_of(text: str, wrong: Mistake | None) -> int | None:
    """The line of a text that is wrong, where it is one's fault."""
    if not isinstance(wrong, Impossible) or not (wrong.line or wrong.where):
        return None
    lines = enumerate(text.splitlines(), 1)
    return wrong.line or next((k for k, line in lines if line.startswith(f"{wrong.where}:")), None)


async def show_position(
    request: Request,
    who: Who,
    game: str,
    at: Annotated[str, Query(max_length=LONGEST)] = "",
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
    place: Annotated[str, Query(max_length=80)] = TABLE,
    field: Annotated[str, Query(max_length=80)] = "",
    ask: Annotated[bool, Query()] = False,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """A position on the board; without one, the beginning of a match."""
    if game not in names():
        raise Problem(404, "not-found")
    if waits := await ready_first(request, who, game):
        return waits
    if not at:
        return await run_in_threadpool(_begin, request, game, seats)
    text = unpacked(at)
    try:
        of, rows = await run_in_threadpool(position.parsed, text)
    except Impossible as wrong:  # of rules or tables that were others then
        return await _unread(request, who, game, text, wrong)
    if of.meta.name != game:
        return RedirectResponse(address(request, of.meta.name, at=at), 303)
    found = None
    if ask:
        found = await _advice(request, who, of, rows, at)
    spot = Spot(of, rows)
    return await _shown(request, who, spot, place=place, field=field, narrow=narrow, found=found)


def _begin(request: Request, game: str, seats: int | None) -> Response:
    counts = meta(game).seats
    match = Match(game, seats if seats in counts else counts[0])
    return _goes_to(request, match.game, match.rows)


async def _shown(
    request: Request,
    who: Visitor,
    spot: Spot,
    status: int = 200,
    *,
    place: str = TABLE,
    field: str = "",
    narrow: bool | None = None,
    found: Any = None,
    refused: Mistake | None = None,
) -> Response:
    """The page of a position that can be read, possible or not."""
    width = who.narrow if narrow is None else narrow

    def told() -> dict[str, Any]:
        checked = Spot.of(spot.game, spot.rows)
        text = position.write(spot.game, spot.rows)
        fields = Fields(spot.game, spot.rows, who.lang)
        places = fields.places
        here = next((each for each in places if each.where == place), places[0])
        kinds = groupby(places, key=lambda each: each.kind)
        prompt, moves = checked.question(who.lang)
        return {
            "at": packed(text),
            "text": text,
            "spot": checked,
            "wrong": refused or checked.wrong,
            "line": _line_of(text, checked.wrong),
            "board": checked.board(who.lang, width),
            "prompt": prompt,
            "moves": moves,
            "kinds": [
                (kind, [(each, fields.said(each.where)) for each in some]) for kind, some in kinds
            ],
            "here": here,
            "fields": fields.at(here.where),
            "field": field,
            "seats": fields.seats,
        }

    values = await run_in_threadpool(told)
    values |= {"found": found, "narrow": width, "words": script_words(who), "people": PEOPLE}
    values |= {"levels": {level: called(level) for level in LEVELS}, "usual": USUAL_LEVEL}
    return page(request, who, "position.html", status, game=spot.game.meta, **values)


async def _unread(request: Request, who: Visitor, game: str, text: str, wrong: Mistake) -> Response:
    """The text as it was sent, with what is wrong, and where."""
    values = {
        "text": text,
        "wrong": wrong,
        "line": _line_of(text, wrong),
        "words": script_words(who),
    }
    return page(request, who, "position.html", 422, game=meta(game), spot=None, **values)


# --- changing it


async def change(request: Request, who: Proven, game: str) -> Response:
    """Take a whole text, other numbers in one record, or a move: the page of what comes of it."""
    if game not in names():
        raise Problem(404, "not-found")
    form = await request.form()
    if "at" not in form:
        return await _take_text(request, who, game, form)
    of, rows = await run_in_threadpool(_read, str(form["at"]))
    spot, place = Spot(of, rows), str(form.get("place") or TABLE)
    try:
        if "move" in form:
            after = await run_in_threadpool(_played, spot, str(form["move"]))
            return _goes_to(request, of, after)
        put = await run_in_threadpool(_put, spot, place, form)
        return _goes_to(request, of, put, place=place)
    except Impossible as wrong:
        return await _shown(request, who, spot, 422, place=place, refused=wrong)


def _played(spot: Spot, move: str) -> Any:
    if not move.isdecimal() or len(move) > len(str(spot.game.actions.size)):
        raise Problem(404, "not-found")
    return Spot.of(spot.game, spot.rows).after(int(move))


def _put(spot: Spot, place: str, form: FormData) -> Any:
    """The numbers that a form has for the fields of a record, written into it."""
    fields = Fields(spot.game, spot.rows, ENGLISH).at(place)
    sent = {each.name: [str(v) for v in form.getlist(f"field-{each.name}")] for each in fields}
    return changed(spot.game, spot.rows, place, {name: some for name, some in sent.items() if some})


async def _take_text(request: Request, who: Visitor, game: str, form: FormData) -> Response:
    given = form.get("text")
    if isinstance(file := form.get("file"), UploadFile) and file.filename:
        given = (await file.read()).decode(errors="replace")
    text = str(given or "")[:LONGEST]
    try:
        of, rows = await run_in_threadpool(position.parsed, text)
    except Impossible as wrong:
        return await _unread(request, who, game, text, wrong)
    return _goes_to(request, of, rows)


def _read(at: str) -> tuple[Game, Any]:
    try:
        return position.parsed(unpacked(at))
    except Impossible:
        raise Problem(404, "not-found") from None


# --- asking about it


async def _advice(request: Request, who: Visitor, game: Game, rows: Any, at: str) -> Any:
    """What the coach would do here, best first; or the place in the queue, or why nothing."""

    def judged(_: Callable[[int], None]) -> Any:
        try:
            one = position.playable(game, rows)
        except Mistake as wrong:
            return wrong
        asked = Spot(game, one).asked
        return [] if asked is None else coach.advise(Sight.of(game, one))[:HINTS]

    found = await thought(request, who, ("position", at), judged)
    if isinstance(found, Place):
        return who.say("in-queue", ahead=found.ahead) if found.ahead else who.say("coach-thinks")
    if isinstance(found, Mistake):
        return [(None, found.say(who.lang), "")]
    asked = Spot(game, rows).asked or 0
    sentences = [game.text.say(rows[0], each.action, asked, who.lang) for each in found]
    shares = [percent(each.chance, who.lang, 0) for each in found]
    return [*zip([each.action for each in found], sentences, shares, strict=True)]


async def look_behind(
    request: Request, game: str, seats: Annotated[int, Query(ge=1, le=8)]
) -> Response:
    """Which records are behind the shapes of the board, so that they can be clicked."""
    if game not in names() or seats not in meta(game).seats:
        raise Problem(404, "not-found")
    if keeper(request).readiness.get(game, 0) is not None:
        raise Problem(404, "not-found")
    desk: Desk = request.app.state.desk
    about = ("behind", game, seats)
    everybody = f"{game}-{seats}"  # it is nobody's own question
    try:
        found = await desk.ask(about, everybody, everybody, lambda _: behind(load(game), seats))
    except Crowded:
        found = None
    return JSONResponse(found) if isinstance(found, dict) else JSONResponse({}, 202)


# --- playing on


async def play_from(
    request: Request,
    who: Welcome,
    game: str,
    at: Annotated[str, Form(max_length=LONGEST)],
    seat: Annotated[int, Form(ge=0, le=7)],
    level: Annotated[str, Form()] = USUAL_LEVEL,
) -> Response:
    """A table of one's own at which a match begins from here."""
    of, rows = await run_in_threadpool(_read, at)
    if level not in (*LEVELS, PEOPLE) or of.meta.name != game:
        raise Problem(422, "not-found")

    def begun(me: Sitter) -> Live:
        match = Match.at(position.playable(of, rows), of)
        if match.over or seat >= match.players:
            raise Problem(422, "not-possible")
        sitters = [Sitter() if level == PEOPLE else Sitter(bot=level)] * match.players
        sitters[seat] = me
        return keeper(request).play_on(match, sitters, Terms(who.lang))

    try:
        return await open_for(request, who, begun)
    except Mistake as wrong:
        return await _shown(request, who, Spot(of, rows), 422, refused=wrong)


async def take_from_table(
    request: Request, who: Who, live: At, move: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The position of a table after a move, or now.

    While its match goes on, that is for whoever plays alone against bots and may ask the coach; and
    what their seat cannot see is imagined, so that nothing is given away.
    """
    if not live.begun:
        raise Problem(404, "not-found")

    def found() -> Any:
        with live.lock:
            match, seat = live.match, live.seat_of(who.print)
            number = match.count if move is None else min(move, match.count)
            if not live.opens_position(who.print):
                raise Problem(403, "not-yours")
            if live.over or seat is None:
                return match.rows_at(number)
            view = match.row_at(number, seat)
            return match.game.imagine(view, seat, np.random.default_rng(number))

    rows = await run_in_threadpool(found)
    return _goes_to(request, live.match.game, rows)


ROUTES: tuple[Route, ...] = (
    ("/analyse/{game}/position", "GET", show_position),
    ("/analyse/{game}/position", "POST", change),
    ("/analyse/{game}/position/behind", "GET", look_behind),
    ("/analyse/{game}/position/play", "POST", play_from),
    ("/t/{name}/position", "GET", take_from_table),
)
