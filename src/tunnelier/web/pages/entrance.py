"""The way in: the games, one's own tables, a new table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fastapi import Request
from fastapi.responses import JSONResponse, RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.responses import Response

from tunnelier.bots import LEVELS, called, how_it_plays
from tunnelier.core.language import ENGLISH
from tunnelier.core.meta import Meta
from tunnelier.core.mistakes import quoted
from tunnelier.games import games, meta, names
from tunnelier.play.lesson import has_lesson

from ..door.people import fingerprint, new_link
from ..keeping.store import AN_HOUR
from ..people.company import Company
from ..playing.clocks import A_DAY, ENDS, Pace, checked_hours, checked_zone
from ..playing.tables import Sitter, Terms
from ..showing import show
from . import friends, inviting, mine
from .visitors import (
    HERE,
    Problem,
    Route,
    Visitor,
    Welcome,
    Who,
    accepted,
    company,
    hosts,
    keeper,
    name_in,
    page,
    ready_first,
    refuse_more_tables,
    remember_name,
    seated,
)

PICTURES = {path.stem for path in (HERE / "static" / "boards").glob("*.svg")}
"""Those of the first page: `manhattan.fr`. Where one is missing in a language, English is shown."""
PATIENCE = (600, AN_HOUR, 28_800, 86_400, 259_200)
"""Seconds without an answer after which the others may let a bot play."""
PACES = (
    Pace("move", 30),
    Pace("move", 60),
    Pace("move", 180),
    Pace("bank", 300, 5),
    Pace("bank", 900, 10),
    Pace("bank", 1800, 30),
    Pace("days", A_DAY),
    Pace("days", 3 * A_DAY),
    Pace("days", 7 * A_DAY),
)
"""How much time there may be, for those who set up a table by hand."""
VACATIONS = (0, 7 * A_DAY, 14 * A_DAY, 28 * A_DAY)


MY_LEVEL = "my-level"
"""What a form says for the bot of the visitor's own level."""
WATCHED = ("tiger", "master")
"""Who plays where somebody only wants to look on."""


class Way(NamedTuple):
    """A game on the first page, and where a visitor stands in it."""

    game: Meta
    picture: str | None
    new: bool
    """They have not finished a match of it."""
    step: int
    taught: bool
    """It has a lesson."""


async def start(request: Request, who: Who) -> Response:
    """The visitor's tables, and for every game what people come for."""
    tables = keeper(request)
    done = await run_in_threadpool(mine.finished, tables, who)
    played = {each.table.game for each in done}
    ways = [
        Way(
            meta(name),
            _picture(name, who.lang),
            name not in played,
            mine.step(name, done, who.print),
            has_lesson(name),
        )
        for name in games()
    ]
    levels = {level: (called(level), how_it_plays(level)) for level in LEVELS}
    values: dict[str, Any] = {"ways": ways, "levels": levels}
    values |= {"steps": len(mine.STEPS), "watched": WATCHED}
    ours = hosts(request)
    if await run_in_threadpool(ours.host, who.print) is not None:
        values["reports"] = await run_in_threadpool(ours.open_reports)
    return page(request, who, "start.html", **values, **await _own(request, who))


async def own_tables(request: Request, who: Who) -> Response:
    """The visitor's tables as they stand now, for the script of the first page."""
    return page(request, who, "mine.html", **await _own(request, who))


async def _own(request: Request, who: Visitor) -> dict[str, Any]:
    """Where a visitor plays, has lately played, and is invited to; and how that is said."""

    def found() -> dict[str, Any]:
        tables = keeper(request)
        own = {"mine": mine.running(tables, who), "lately": mine.lately(tables, who)}
        return {**own, **_calls(company(request), who.print)}

    return await run_in_threadpool(found)


def _calls(kept: Company, me: str) -> dict[str, Any]:
    found = [each for each in kept.invitations(me) if each.doing.table.game in names()]
    calls = {"asking": kept.asking(me), "called_to": kept.groups(me, "invited")}
    return {"invitations": found, **calls, **friends.SPOKEN}


def _picture(game: str, lang: str) -> str | None:
    names = (f"{game}.{each}" for each in (lang, ENGLISH))
    return next((name for name in names if name in PICTURES), None)


async def set_up(request: Request, who: Who, game: str) -> Response:
    """The form for a new table."""
    if game not in names():
        raise Problem(404, "not-found")
    return await _form(request, who, game, {"group": request.query_params.get("group", "")})


async def _form(
    request: Request, who: Visitor, game: str, given: Mapping[str, Any], refused: str = ""
) -> Response:
    """The form, as it was `given`, with what is to be mended in it."""
    levels = {level: (called(level), how_it_plays(level)) for level in LEVELS}
    terms: dict[str, Any] = {"levels": levels, "patience": PATIENCE, "usual": AN_HOUR}
    terms |= {"paces": PACES, "named": named, "ends": ENDS, "vacations": VACATIONS}
    near = await run_in_threadpool(company(request).friends, who.print)
    own = await run_in_threadpool(company(request).groups, who.print)
    terms |= {"friends": near, "groups": own, "given": given, "refused": refused}
    return page(request, who, "new.html", 422 if refused else 200, game=meta(game), **terms)


async def open_table(request: Request, who: Welcome) -> Response:
    """Open a table, and sit down at it; a form that cannot be is given back as it was."""
    form = await request.form()
    game = str(form.get("game"))
    if game not in names():
        raise Problem(404, "not-found")
    try:
        return await _opened(request, who, game, form)
    except Problem as problem:
        by_hand = "asked-hints" in form and "text/html" in accepted(request)
        if problem.status != 422 or not by_hand:
            raise
        return await _form(request, who, game, form, who.say(problem.word, **problem.places))


async def _opened(request: Request, who: Visitor, game: str, form: FormData) -> Response:
    terms = _terms(form, who)
    if terms.group and await _state(request, who, terms.group) != "member":
        raise Problem(403, "not-possible")
    if waits := await ready_first(request, who, game):
        return waits
    tables = keeper(request)
    done = await run_in_threadpool(mine.finished, tables, who)
    level = mine.STEPS[mine.step(game, done, who.print) - 1]
    sitters, link = _sitters(form, who, level, terms.fair().hints)
    options = {key[4:]: str(value) for key, value in form.items() if key.startswith("opt-")}
    players, group = set(map(str, form.getlist("invite"))), str(form.get("invite-group") or "")
    if (players or group) and Sitter() not in sitters:
        raise Problem(422, "invite-full")
    refuse_more_tables(request, who)
    try:
        live = await run_in_threadpool(tables.open, game, sitters, options, terms)
    except ValueError:
        raise Problem(422, "rated-people" if terms.rated else "not-found") from None
    name = name_in(form, who)
    await run_in_threadpool(tables.store.greet, who.print, name)
    if live.seat_of(who.print) is not None:
        await run_in_threadpool(inviting.ask, request, who, live, players, group)
    answer = seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)
    return remember_name(request, who, answer, name)


async def _state(request: Request, who: Visitor, group: str) -> str | None:
    return await run_in_threadpool(company(request).state, group, who.print)


def _terms(form: Mapping[str, Any], who: Visitor) -> Terms:
    """What the form agrees on."""
    hints = "hints" in form or "asked-hints" not in form
    patience = str(form.get("patience") or AN_HOUR)
    stand_in = str(form.get("stand-in") or "engineer")
    if patience not in map(str, PATIENCE) or stand_in not in LEVELS:
        raise Problem(422, "not-found")
    group = str(form.get("group") or "") or None
    public = "public" in form and group is None
    rated = "rated" in form
    return Terms(who.lang, hints, int(patience), stand_in, _pace(form), rated, public, group)


def _pace(form: Mapping[str, Any]) -> dict[str, Any] | None:
    """How much time the form gives: `pace=days-86400-0`, `end=bot`, `quiet-from=22`…"""
    said, end = str(form.get("pace") or ""), str(form.get("end") or ENDS[0])
    if not said:
        return None
    pace = next((each for each in PACES if named(each) == said), None)
    vacation = str(form.get("vacation") or 0)
    if pace is None or end not in ENDS or vacation not in map(str, VACATIONS):
        raise Problem(422, "not-found")
    if pace.kind == "days":
        pace = pace._replace(vacation=int(vacation), **_nights(form))
    return pace._replace(end=end)._asdict()


def _nights(form: Mapping[str, Any]) -> dict[str, Any]:
    """The hours in which no time passes, and where they are told so."""
    hours = [str(form.get(name) or "") for name in ("quiet-from", "quiet-to")]
    zone = str(form.get("zone") or "UTC").strip()
    try:
        quiet = checked_hours([int(hour) % 24 for hour in hours if hour])
    except ValueError:
        raise Problem(422, "quiet-both") from None
    try:
        return {"quiet": quiet, "zone": checked_zone(zone)}
    except ValueError:
        raise Problem(422, "quiet-unknown", zone=quoted(zone)) from None


def named(pace: Pace) -> str:
    """What a form calls a pace."""
    return f"{pace.kind}-{pace.seconds}-{pace.increment}"


async def readiness(request: Request, who: Who, game: str) -> Response:
    """How far the compiling of a game has come."""
    done, total = keeper(request).readiness.get(game, 0), keeper(request).steps.get(game, 0)
    said = who.say("functions-done", done=done, total=total) if done else ""
    return JSONResponse({"ready": done is None, "done": done, "total": total, "said": said})


def _sitters(
    form: Mapping[str, Any], who: Visitor, level: str, hints: bool
) -> tuple[list[Sitter], str]:
    """Who sits where, by the form: `seat-0=me`, `seat-1=tiger`, `seat-2=open`."""
    name, coached = name_in(form, who), hints and "coach" in form
    link, seated = new_link(), False
    sitters = []
    for number in range(8):
        word = str(form.get(f"seat-{number}") or "")
        if word == "me" and not seated:
            sitters.append(Sitter(name, who.print, fingerprint(link), coached=coached))
            seated = True
        elif word == "open":
            sitters.append(Sitter())
        elif word == MY_LEVEL:
            sitters.append(Sitter(bot=level))
        elif word in LEVELS:
            sitters.append(Sitter(bot=word))
    return sitters, link


async def board_style(game: str) -> Response:
    """The colours of a game's boards."""
    if game not in names():
        raise Problem(404, "not-found")
    text = await run_in_threadpool(show.board_style, game)
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


ROUTES: tuple[Route, ...] = (
    ("/", "GET", start),
    ("/mine", "GET", own_tables),
    ("/new/{game}", "GET", set_up),
    ("/ready/{game}", "GET", readiness),
    ("/boards/{game}.css", "GET", board_style),
    ("/t", "POST", open_table),
)
