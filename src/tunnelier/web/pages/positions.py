"""A position by itself: looked at, changed field by field or as text, judged, played on from.

A page is made from its address alone, which has the whole position: nothing is kept of it.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from tunnelier.bots import LEVELS, called
from tunnelier.core import position
from tunnelier.core.game import Game
from tunnelier.core.language import ENGLISH
from tunnelier.core.mistakes import Mistake
from tunnelier.core.numbers import percent
from tunnelier.core.position import TABLE, Impossible
from tunnelier.games import load, meta, names
from tunnelier.pages.behind import behind
from tunnelier.pages.fields import Fields, changed
from tunnelier.play.match import Match

from ..door.people import fingerprint
from ..playing.live import Live
from ..playing.processes import Processes
from ..playing.tables import Sitter, Terms
from ..playing.thinking import Place
from ..showing.spot import advised, beginning, imagined, looked_at, packed, played
from .puzzling import USUAL_LEVEL
from .visitors import (
    DEADLY,
    At,
    Problem,
    Proven,
    Route,
    Visitor,
    Welcome,
    Who,
    beside,
    keeper,
    looked,
    open_for,
    page,
    ready_first,
    root_of,
    script_words,
    thinkers,
    thought,
)

LONGEST = 50_000
"""So many characters of a position are read."""
PEOPLE = "people"
"""Who plays the other seats, where no bots do."""


# --- its address


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
        counts = meta(game).seats
        begun = (game, seats if seats in counts else counts[0])
        at = await looked(request, who, ("begun", *begun), beginning, *begun)
        return RedirectResponse(address(request, game, at=at), 303)
    text = unpacked(at)
    found = await _advice(request, who, text) if ask else None
    return await _shown(request, who, game, text, place, field=field, narrow=narrow, found=found)


async def _shown(
    request: Request,
    who: Visitor,
    game: str,
    text: str,
    place: str = TABLE,
    status: int = 200,
    *,
    field: str = "",
    narrow: bool | None = None,
    found: Any = None,
    refused: Mistake | None = None,
) -> Response:
    """The page of a position, possible or not; what cannot even be read is shown as it was sent."""
    width = who.narrow if narrow is None else narrow
    given = (text, who.lang, width, place, refused)
    try:
        about = ("spot", fingerprint(text), *given[1:4], str(refused))
        told = await looked(request, who, about, looked_at, *given)
    except Impossible as wrong:  # of rules or tables that were others then
        return await _unread(request, who, game, text, wrong)
    of = told["spot"].game.meta
    if of.name != game:
        return RedirectResponse(address(request, of.name, at=told["at"]), 303)
    values = {**told, "line": _line_of(told["text"], told["spot"].wrong), "field": field}
    values |= {"found": found, "narrow": width, "words": script_words(who), "people": PEOPLE}
    values |= {"levels": {level: called(level) for level in LEVELS}, "usual": USUAL_LEVEL}
    return page(request, who, "position.html", status, game=of, **values)


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
    text, place = unpacked(str(form["at"])), str(form.get("place") or TABLE)
    of, rows = await run_in_threadpool(_read, text)
    try:
        if "move" in form:
            at = await _after(request, who, of, text, str(form["move"]))
            return RedirectResponse(address(request, of.meta.name, at=at), 303)
        put = await run_in_threadpool(_put, of, rows, place, form)
        return _goes_to(request, of, put, place=place)
    except Impossible as wrong:
        return await _shown(request, who, of.meta.name, text, place, 422, refused=wrong)


async def _after(request: Request, who: Visitor, game: Game, text: str, move: str) -> str:
    """The position after a move, as a word for addresses."""
    if not move.isdecimal() or len(move) > len(str(game.actions.size)):
        raise Problem(404, "not-found")
    try:
        found = await looked(
            request, who, ("played", fingerprint(text), move), played, text, int(move)
        )
    except LookupError:
        raise Problem(404, "not-found") from None
    return str(found)


def _put(game: Game, rows: Any, place: str, form: FormData) -> Any:
    """The numbers that a form has for the fields of a record, written into it."""
    fields = Fields(game, rows, ENGLISH).at(place)
    sent = {each.name: [str(v) for v in form.getlist(f"field-{each.name}")] for each in fields}
    return changed(game, rows, place, {name: some for name, some in sent.items() if some})


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


def _read(text: str) -> tuple[Game, Any]:
    try:
        return position.parsed(text)
    except Impossible:
        raise Problem(404, "not-found") from None


# --- asking about it


async def _advice(request: Request, who: Visitor, text: str) -> Any:
    """What the coach would do here, best first; or the place in the queue, or why nothing."""
    try:
        apart = thinkers(request)
        about = ("position", fingerprint(text))  # a key is kept long, and a text may be
        found = await thought(request, who, about, lambda _: apart.do(advised, text))
    except Impossible:
        return None  # the page says why
    except Problem as problem:
        if problem.word != DEADLY:
            raise
        return who.say(problem.word)
    if isinstance(found, Place):
        return who.say("in-queue", ahead=found.ahead) if found.ahead else who.say("coach-thinks")
    if isinstance(found, Mistake):
        return [(None, found.say(who.lang), "")]
    return [(hint.action, hint.said[who.lang], percent(hint.chance, who.lang, 0)) for hint in found]


async def look_behind(
    request: Request, who: Who, game: str, seats: Annotated[int, Query(ge=1, le=8)]
) -> Response:
    """Which records are behind the shapes of the board, so that they can be clicked."""
    if game not in names() or seats not in meta(game).seats:
        raise Problem(404, "not-found")
    if keeper(request).readiness.get(game, 0) is not None:
        raise Problem(404, "not-found")
    about = ("behind", game, seats)
    return JSONResponse(await looked(request, who, about, behind, load(game), seats))


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
    text = unpacked(at)
    of, rows = await run_in_threadpool(_read, text)
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
        return await _shown(request, who, of.meta.name, text, status=422, refused=wrong)


async def take_from_table(
    request: Request, who: Who, live: At, move: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The position of a table after a move, or now.

    While its match goes on, that is for whoever plays alone against bots and may ask the coach; and
    what their seat cannot see is imagined, so that nothing is given away.
    """
    if not live.begun:
        raise Problem(404, "not-found")

    seat, over = live.seat_of(who.print), live.over
    if not live.opens_position(who.print):
        raise Problem(403, "not-yours")

    def found(apart: Processes) -> Any:
        with live.lock:
            match = live.match
            number = match.count if move is None else min(move, match.count)
            whole = over or seat is None
            view = match.rows_at(number) if whole else match.row_at(number, seat)
        return apart.do(imagined, match.game, view, None if whole else seat, number)

    about = ("taken", live.id, live.version, move, seat, over)
    at = await beside(request, who, about, found)
    return RedirectResponse(address(request, live.match.game.meta.name, at=at), 303)


ROUTES: tuple[Route, ...] = (
    ("/analyse/{game}/position", "GET", show_position),
    ("/analyse/{game}/position", "POST", change),
    ("/analyse/{game}/position/behind", "GET", look_behind),
    ("/analyse/{game}/position/play", "POST", play_from),
    ("/t/{name}/position", "GET", take_from_table),
)
