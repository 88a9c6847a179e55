"""The service: pages, forms, live updates, and an interface for programs."""

from __future__ import annotations

import gc
import json
import re
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Form, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    StreamingResponse,
)
from fastapi.staticfiles import StaticFiles
from fastapi.templating import Jinja2Templates
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tunnelier.bots import LEVELS
from tunnelier.core.language import LANGUAGES
from tunnelier.core.match import Refused
from tunnelier.core.saved import verify
from tunnelier.games import games, meta, names

from . import api, show
from .door import POLICY, Door, Streams
from .people import A_YEAR, COOKIE, Limit, Signer, fingerprint, language, new_guest, new_link
from .proxy import NEARBY, Outside, Trusted, root_path
from .rules import rules_page
from .store import Store, now
from .tables import Ear, Frozen, Keeper, Live, Sitter, Stale
from .wire import Gate
from .words import WORDS

HERE = Path(__file__).parent
MOST_NAME, MOST_REMARK = 40, 500
PATIENCE = timedelta(hours=1)
"""After so long without an answer the others may let a bot play; the person can come back."""

templates = Jinja2Templates(HERE / "templates")


class Problem(Exception):
    """Something that is said to whoever asked."""

    def __init__(self, status: int, word: str, **values: Any) -> None:
        self.status, self.word, self.values = status, word, values


class Visitor:
    """Whoever asks: a guest by cookie, with a language and a width of screen."""

    def __init__(self, request: Request, signer: Signer) -> None:
        self.signer = signer
        known = signer.guest(request.cookies.get(COOKIE))
        self.new = known is None
        self.guest = known or new_guest()
        self.print = fingerprint(self.guest)
        self.lang = language(request)
        wide = request.cookies.get("width")
        mobile = "Mobi" in request.headers.get("user-agent", "")
        self.narrow = wide == "narrow" if wide else mobile

    @property
    def proof(self) -> str:
        """What this visitor's forms bring along."""
        return self.signer.proof(self.guest)

    def say(self, word: str, **values: Any) -> str:
        """A phrase of the pages in the visitor's language."""
        return WORDS[word].say(self.lang, **values)


async def visitor(request: Request) -> Visitor:
    """Who asks."""
    return Visitor(request, request.app.state.signer)


def keeper(request: Request) -> Keeper:
    """Who keeps the tables."""
    found: Keeper = request.app.state.keeper
    return found


async def table(request: Request, name: str) -> Live:
    """The table of an address; it is loaded where it is not in memory."""
    try:
        return await keeper(request).table(name)
    except KeyError:
        raise Problem(404, "not_found") from None
    except Frozen:
        raise Problem(409, "frozen") from None


async def proven(request: Request, who: Annotated[Visitor, Depends(visitor)]) -> Visitor:
    """The visitor, if what is sent comes from a page of ours."""
    form = await request.form()
    proof = str(form.get("proof") or "")
    if who.new or not who.signer.proves(who.guest, proof):
        raise Problem(403 if proof.isascii() else 400, "foreign")
    return who


Who = Annotated[Visitor, Depends(visitor)]
Proven = Annotated[Visitor, Depends(proven)]
At = Annotated[Live, Depends(table)]


def make_app(
    url: str,
    key: Path,
    pace: float = 0.6,
    limit: int = 600,
    streams: int = 100,
    root: str = "",
    proxies: str = NEARBY,
) -> FastAPI:
    """The service on a database; `key` is the file that cookies are signed with.

    A visitor may change something `limit` times a minute, and listen to so many `streams`. Where
    `proxies` stand in front, their word for who asks is taken; `root` is the path they show it at.
    Unusable says why it cannot be opened.
    """
    trusted, root = Trusted(proxies), root_path(root)
    signer, store = Signer.kept_in(key), Store(url)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.signer = signer
        app.state.keeper = Keeper(store, pace)
        app.state.frozen = await run_in_threadpool(app.state.keeper.resume)
        gc.freeze()  # what start-up made stays: no need to look through it again and again
        yield
        await run_in_threadpool(app.state.keeper.close)
        store.close()

    app = FastAPI(
        title="Tunnelier",
        summary="Board games with friends and honest bots.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.mount("/static", StaticFiles(directory=HERE / "static"), "static")
    app.state.gate = gate = Gate(trusted)
    app.state.streams = Streams(streams, gate.most * 3 // 4)
    app.add_middleware(Door, limit=Limit(limit, 60.0), streams=app.state.streams)
    app.add_middleware(Outside, trusted=trusted, root=root)
    app.exception_handler(Problem)(_explained)
    for path, method, endpoint in ROUTES:
        app.add_api_route(
            path, endpoint, methods=[method], include_in_schema=False, response_model=None
        )
    app.include_router(api.router)
    for kind in (api.Trouble, RequestValidationError, HTTPException):
        app.exception_handler(kind)(_troubled)
    return app


async def _troubled(request: Request, error: Exception) -> Response:
    """What went wrong before anybody's own words for it: for programs, or as a page."""
    if isinstance(error, RequestValidationError):
        trouble = api.misunderstood(error)
    elif isinstance(error, HTTPException):
        trouble = api.Trouble(error.status_code, "not possible", str(error.detail))
    else:
        assert isinstance(error, api.Trouble)
        trouble = error
    for_programs = request.url.path.startswith(f"{_root(request)}/api/")
    if for_programs or "text/html" not in _accepted(request):
        return JSONResponse(trouble.problem.model_dump(), trouble.status)
    who = Visitor(request, request.app.state.signer)
    said = who.say("not_found") if trouble.status == 404 else trouble.problem.said
    return page(request, who, "problem.html", status=trouble.status, said=said)


def _root(request: Request) -> str:
    """Where a proxy shows us."""
    root: str = request.scope.get("app_root_path", request.scope.get("root_path", ""))
    return root


def _accepted(request: Request) -> str:
    return request.headers.get("accept", "")


async def _explained(request: Request, problem: Exception) -> Response:
    """A problem in words: as data for programs, as a page for people."""
    assert isinstance(problem, Problem)
    who = Visitor(request, request.app.state.signer)
    said = who.say(problem.word, **problem.values)
    if "text/html" in _accepted(request):
        return page(request, who, "problem.html", status=problem.status, said=said)
    return JSONResponse({"problem": problem.word, "said": said}, problem.status)


def page(
    request: Request, who: Visitor, template: str, status: int = 200, **values: Any
) -> Response:
    """A page in the visitor's language; a new visitor gets a cookie."""
    response = templates.TemplateResponse(
        request,
        template,
        {
            "who": who,
            "say": who.say,
            "lang": who.lang,
            "languages": LANGUAGES,
            "root": _root(request),
            **values,
        },
        status_code=status,
    )
    if request.query_params.get("lang") in LANGUAGES:
        remember(request, response, "lang", request.query_params["lang"])
    return greeted(request, who, response)


def remember(request: Request, response: Response, name: str, value: str, path: str = "") -> None:
    """Leave a cookie with the browser, for us alone: not for scripts, not for other sites."""
    response.set_cookie(
        name,
        value,
        A_YEAR,
        path=_root(request) + path or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def greeted(request: Request, who: Visitor, response: Response) -> Response:
    """An answer, with the cookie that a new visitor needs."""
    if who.new:
        remember(request, response, COOKIE, who.signer.cookie(who.guest))
    return response


# --- the way in


async def start(request: Request, who: Who) -> Response:
    """The games, one click from a match against the tiger; the visitor's own tables."""
    store = keeper(request).store
    mine = await run_in_threadpool(store.tables_of, who.print)
    shown = [meta(name) for name in games()]
    return page(request, who, "start.html", games=shown, mine=mine, titles=_titles())


def _titles() -> dict[str, str]:
    return {name: meta(name).title for name in names()}


async def set_up(request: Request, who: Who, game: str) -> Response:
    """The form for a new table."""
    if game not in names():
        raise Problem(404, "not_found")
    return page(request, who, "new.html", game=meta(game), levels=list(LEVELS))


async def open_table(request: Request, who: Proven) -> Response:
    """Open a table, and sit down at it."""
    form = await request.form()
    game = str(form.get("game"))
    if game not in names():
        raise Problem(404, "not_found")
    tables = keeper(request)
    if tables.readiness.get(game, 0) is not None:
        tables.get_ready(game)
        values = [(key, value) for key, value in form.multi_items() if isinstance(value, str)]
        return page(request, who, "ready.html", game=meta(game), values=values)
    sitters, link = _sitters(form, who)
    options = {key[4:]: str(value) for key, value in form.items() if key.startswith("opt-")}
    hints = "hints" in form or "asked-hints" not in form
    try:
        live = await run_in_threadpool(tables.open, game, sitters, options, who.lang, hints)
    except ValueError:
        raise Problem(422, "not_found") from None
    return _seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)


async def readiness(request: Request, game: str) -> Response:
    """How far the compiling of a game has come."""
    done = keeper(request).readiness.get(game, 0)
    return JSONResponse({"ready": done is None, "done": done})


def _sitters(form: Mapping[str, Any], who: Visitor) -> tuple[list[Sitter], str]:
    """Who sits where, by the form: `seat-0=me`, `seat-1=tiger`, `seat-2=open`."""
    name = _name(form.get("name"), who)
    link, seated = new_link(), False
    sitters = []
    for number in range(8):
        word = str(form.get(f"seat-{number}") or "")
        if word == "me" and not seated:
            sitters.append(Sitter(name, who.print, fingerprint(link)))
            seated = True
        elif word == "open":
            sitters.append(Sitter())
        elif word in LEVELS:
            sitters.append(Sitter(bot=word))
    return sitters, link


def _name(given: Any, who: Visitor) -> str:
    name = " ".join(str(given or "").split())
    if len(name) > MOST_NAME:
        raise Problem(422, "too_long")
    return name or who.say("guest")


def _seated(request: Request, answer: Response, live: Live, link: str) -> Response:
    """An answer with the seat's own link, for the page of this table to show."""
    remember(request, answer, f"seat-{live.id}", link, f"/t/{live.id}")
    return answer


# --- at the table


async def show_table(request: Request, who: Who, live: At) -> Response:
    """The table, as whoever looks may see it."""
    told = await run_in_threadpool(_state, live, who)
    remarks = await run_in_threadpool(keeper(request).store.remarks, live.id)
    link = request.cookies.get(f"seat-{live.id}")
    return page(
        request,
        who,
        "table.html",
        live=live,
        told=told,
        board=Markup(told.get("board", "")),  # made by our own code, which escapes
        game=meta(live.table.game),
        remarks=remarks,
        levels=list(LEVELS),
        link=f"{request.base_url}t/{live.id}/sit/{link}" if link else None,
        here=str(request.url_for("show_table", name=live.id)),
        key=secrets.token_urlsafe(8),
        overdue=overdue(live),
    )


def _state(live: Live, who: Visitor) -> dict[str, Any]:
    with live.lock:
        return show.state(live, live.seat_of(who.print), who.lang, who.narrow)


async def tell_state(request: Request, who: Who, live: At) -> Response:
    """The same as data, for the page's script."""
    told = await run_in_threadpool(_state, live, who)
    remarks = await run_in_threadpool(keeper(request).store.remarks, live.id)
    told["remarks"] = [{"name": each.name, "text": each.text} for each in remarks]
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def events(request: Request, live: At) -> Response:
    """Tells that the table has changed, by numbered versions; what changed is asked for then."""

    async def stream() -> AsyncIterator[str]:
        ear = Ear(live)
        try:
            while not live.lost:
                told = json.dumps({"version": live.version, "pulse": live.pulse})
                yield f"id: {live.version}.{live.pulse}\ndata: {told}\n\n"
                while not await ear.wait():
                    yield ": still here\n\n"
        finally:
            ear.close()

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)


async def answer(
    request: Request,
    who: Proven,
    live: At,
    move: Annotated[str, Form()],
    version: Annotated[int, Form()],
    key: Annotated[str, Form(max_length=64)],
) -> Response:
    """Play a move, in words or by its number."""
    action = int(move) if move.isdecimal() and len(move) < 6 else move
    return await _act(request, who, live, keeper(request).play, action, version, key)


async def take_back(
    request: Request,
    who: Proven,
    live: At,
    version: Annotated[int, Form()],
    key: Annotated[str, Form(max_length=64)],
) -> Response:
    """Take the last answer back."""
    return await _act(request, who, live, keeper(request).undo, version, key)


async def _act(
    request: Request, who: Visitor, live: Live, deed: Callable[..., int], *values: Any
) -> Response:
    seat = live.seat_of(who.print)
    if seat is None:
        raise Problem(403, "not_yours")
    try:
        version = await run_in_threadpool(deed, live, seat, *values, who.lang)
    except Refused as refused:
        said = {"problem": "refused", "said": str(refused), "rule": refused.rule}
        return await _answered(request, who, live, 422, said)
    except Stale:
        said = {"problem": "stale", "said": who.say("stale"), "rule": None}
        return await _answered(request, who, live, 409, said)
    except Frozen:
        raise Problem(409, "frozen") from None
    return await _answered(request, who, live, 200, {"version": version})


async def _answered(
    request: Request, who: Visitor, live: Live, status: int, said: dict[str, Any]
) -> Response:
    if "text/html" not in _accepted(request):
        return JSONResponse(said, status)
    if status == 200:
        return RedirectResponse(f"/t/{live.id}", 303)
    return page(request, who, "problem.html", status=status, back=f"/t/{live.id}", **said)


async def why(who: Who, live: At, shape: Annotated[str, Query(max_length=80)]) -> Response:
    """Why a shape of the board is not lit."""

    def found() -> dict[str, Any]:
        with live.lock:
            return show.reason(live, live.seat_of(who.print), shape, who.lang)

    return JSONResponse(await run_in_threadpool(found))


async def hint(who: Who, live: At) -> Response:
    """What the coach would do in this seat's place."""
    seat = live.seat_of(who.print)
    if not live.table.hints or seat is None or seat != live.match.seat:
        raise Problem(403, "not_yours")

    def asked() -> list[dict[str, Any]]:
        from tunnelier import coach

        with live.lock:
            sight = live.match.sight()
        return [each._asdict() for each in coach.advise(sight)[:5]]

    return JSONResponse(await run_in_threadpool(asked))


async def sit_down(
    request: Request, who: Proven, live: At, number: Annotated[int, Form()]
) -> Response:
    """Take a free seat."""
    form = await request.form()
    name, link = _name(form.get("name"), who), new_link()
    if not 0 <= number < len(live.seats):
        raise Problem(404, "not_found")
    taken = await run_in_threadpool(
        keeper(request).take, live, number, name, who.print, fingerprint(link)
    )
    if not taken:
        raise Problem(409, "taken")
    return _seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)


async def come_by_link(request: Request, who: Who, live: At, link: str) -> Response:
    """Take up a seat again, on another device or after the cookie was lost."""
    store = keeper(request).store
    seat = await run_in_threadpool(store.seat_by_link, live.id, fingerprint(link))
    if seat is None:
        raise Problem(404, "not_found")
    await run_in_threadpool(keeper(request).hold, live, seat.number, who.print)
    answer = greeted(request, who, RedirectResponse(f"/t/{live.id}", 303))
    return _seated(request, answer, live, link)


async def hand_over(request: Request, who: Proven, live: At) -> Response:
    """Let a bot play a seat, or play on oneself: one's own seat, or one that keeps all waiting."""
    form = await request.form()
    own = live.seat_of(who.print)
    level = str(form.get("level") or "") or None
    word = str(form.get("seat") or "")
    if word and not re.fullmatch("[0-7]", word):
        raise Problem(400, "not_found")
    seat = int(word) if word else own
    if own is None or seat is None or (seat != own and (level is None or seat != overdue(live))):
        raise Problem(403, "not_yours")
    if level is not None and level not in LEVELS:
        raise Problem(422, "not_found")
    await run_in_threadpool(keeper(request).hand_over, live, seat, level)
    return RedirectResponse(f"/t/{live.id}", 303)


def overdue(live: Live) -> int | None:
    """The seat of somebody who has not answered for long, and keeps the others waiting."""
    seat = live.match.seat
    if seat is None or not live.begun or live.seats[seat].bot is not None:
        return None
    return seat if now() - live.table.changed >= PATIENCE else None


async def speak(request: Request, who: Proven, live: At, text: Annotated[str, Form()]) -> Response:
    """Say something at the table; only those who sit at it may."""
    seat = live.seat_of(who.print)
    if seat is None:
        raise Problem(403, "not_yours")
    if len(text) > MOST_REMARK:
        raise Problem(422, "too_long")
    if text.strip():
        name = live.seats[seat].name or who.say("guest")
        await run_in_threadpool(keeper(request).say, live, name, text.strip())
    return await _answered(request, who, live, 200, {"version": live.version})


async def rematch(request: Request, who: Proven, live: At) -> Response:
    """The same people at a new table, everybody one seat further."""
    if live.seat_of(who.print) is None or not live.match.over:
        raise Problem(403, "not_yours")
    tables = keeper(request)

    def again() -> str:
        with live.lock:
            if live.table.rematch is None:
                seats = [*live.seats[1:], live.seats[0]]
                sitters = [Sitter(seat.name, seat.guest, seat.link, seat.bot) for seat in seats]
                options = dict(live.match.options)
                new = tables.open(
                    live.table.game, sitters, options, live.table.lang, live.table.hints
                )
                tables.store.change_table(live.id, rematch=new.id)
                live.table.rematch = new.id
            live.pulse += 1
            live.tell()
            return str(live.table.rematch)

    return RedirectResponse(f"/t/{await run_in_threadpool(again)}", 303)


# --- looking back


async def download(who: Who, live: At) -> Response:
    """The save file, once the match is over: it holds the secret."""
    if not live.match.over:
        raise Problem(403, "not_yours")
    name = f"{live.table.game}-{live.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.match.save(), headers=headers)


async def prove(request: Request, who: Who, live: At) -> Response:
    """Every draw computed again from the secret."""
    if not live.match.over:
        raise Problem(403, "not_yours")
    verdict = await run_in_threadpool(verify, live.match.save())
    return page(request, who, "verify.html", live=live, verdict=verdict, game=meta(live.table.game))


async def look_back(
    request: Request, who: Who, live: At, move: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The board as it was after a move, as the visitor may see it."""
    if not live.begun:
        raise Problem(404, "not_found")
    seat, count = live.seat_of(who.print), len(live.match.log)
    number = count if move is None else min(move, count)
    board = await run_in_threadpool(live.match.board, seat, who.lang, who.narrow, number)
    said = live.match.sentence(number, seat, who.lang) if number else ""
    return page(
        request,
        who,
        "replay.html",
        live=live,
        number=number,
        count=count,
        said=said,
        board=Markup(board.svg(styled=False)),
        game=meta(live.table.game),
    )


async def review(who: Who, live: At) -> Response:
    """The coach's report of a finished match."""
    if not live.match.over:
        raise Problem(403, "not_yours")

    def made() -> str:
        from tunnelier import coach
        from tunnelier.report import report

        return report(live.match, coach.review(live.match), who.lang)

    policy = POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'")
    text = await run_in_threadpool(made)
    return HTMLResponse(text, headers={"Content-Security-Policy": policy})


async def rules(request: Request, who: Who, game: str) -> Response:
    """The rules in our words; every rule has an anchor."""
    if game not in names():
        raise Problem(404, "not_found")
    text = Markup(rules_page(game, who.lang))
    return page(request, who, "rules.html", game=meta(game), text=text)


async def board_style() -> Response:
    """The colours of all boards."""
    text = await run_in_threadpool(show.board_style)
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


ROUTES: tuple[tuple[str, str, Callable[..., Any]], ...] = (
    ("/", "GET", start),
    ("/new/{game}", "GET", set_up),
    ("/ready/{game}", "GET", readiness),
    ("/rules/{game}", "GET", rules),
    ("/boards.css", "GET", board_style),
    ("/t", "POST", open_table),
    ("/t/{name}", "GET", show_table),
    ("/t/{name}/state", "GET", tell_state),
    ("/t/{name}/events", "GET", events),
    ("/t/{name}/play", "POST", answer),
    ("/t/{name}/undo", "POST", take_back),
    ("/t/{name}/why", "GET", why),
    ("/t/{name}/hint", "GET", hint),
    ("/t/{name}/sit", "POST", sit_down),
    ("/t/{name}/sit/{link}", "GET", come_by_link),
    ("/t/{name}/away", "POST", hand_over),
    ("/t/{name}/say", "POST", speak),
    ("/t/{name}/rematch", "POST", rematch),
    ("/t/{name}/match.txt", "GET", download),
    ("/t/{name}/verify", "GET", prove),
    ("/t/{name}/replay", "GET", look_back),
    ("/t/{name}/review", "GET", review),
)
