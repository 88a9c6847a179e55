"""The service: pages, forms, live updates, and an interface for programs."""

from __future__ import annotations

import gc
import re
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Hashable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated, Any

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta
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

from tunnelier.bots import LEVELS, called, coach, how_it_plays
from tunnelier.core.chance import seed_of_bot
from tunnelier.core.language import ENGLISH, LANGUAGES
from tunnelier.core.language import MESSAGES as OF_ALL
from tunnelier.games import games, meta, names
from tunnelier.pages.review import report
from tunnelier.play import review as reviews
from tunnelier.play.log import Refused
from tunnelier.play.proof import verify

from . import api, show
from .door import POLICY, Door, Streams, visitor_of
from .drawing import Drawers, Order
from .people import (
    A_YEAR,
    COOKIE,
    Limit,
    Signer,
    fingerprint,
    language,
    new_guest,
    new_link,
    plain_name,
)
from .proxy import NEARBY, Outside, Trusted, root_path
from .rules import rules_page
from .store import AN_HOUR, Store
from .tables import Ear, Frozen, Keeper, Live, Sitter, Stale, Terms
from .teller import GZIP_HEAD, Teller, packed, unpacked
from .thinking import Crowded, Desk, Place, Workers
from .wire import Gate
from .words import MESSAGES

HERE = Path(__file__).parent
PICTURES = {path.stem for path in (HERE / "static" / "boards").glob("*.svg")}
"""Those of the first page: `manhattan.fr`. Where one is missing in a language, English is shown."""
MOST_NAME, MOST_REMARK = 40, 500
PATIENCE = (600, AN_HOUR, 28_800, 86_400, 259_200)
"""Seconds without an answer after which the others may let a bot play."""
THINKERS = 1
"""So many thoughts of the coach are thought at once, each on two threads."""
HINTS = 5
"""So many moves the coach speaks of."""

templates = Jinja2Templates(HERE / "templates")


EXPLAINED = {400: "not-whole", 404: "not-found", 413: "too-much", 422: "not-understood"}
ANY = "not-possible"
"""What is said of requests that nothing of ours could answer, by their status."""


class Problem(Exception):
    """Something that is said to whoever asked."""

    def __init__(self, status: int, word: str, record: str | None = None) -> None:
        self.status, self.word = status, word
        self.record = record
        """Where what is written of a table can be had, if the table itself cannot."""


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
    def locale(self) -> Locale:
        """How dates and lengths of time are said."""
        return Locale.parse(self.lang, sep="-")

    @property
    def proof(self) -> str:
        """What this visitor's forms bring along."""
        return self.signer.proof(self.guest)

    def say(self, word: str, **values: Any) -> str:
        """A phrase of the pages in the visitor's language."""
        return MESSAGES[word].say(self.lang, **values)

    def length(self, seconds: int) -> str:
        """A length of time."""
        return format_timedelta(timedelta(seconds=seconds), locale=self.locale)

    def date(self, at: datetime) -> str:
        """A point in time."""
        date = format_date(at, locale=self.locale)
        return self.say("changed", date=date, time=format_time(at, "short", locale=self.locale))


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
        raise Problem(404, "not-found") from None
    except Frozen:
        raise Problem(409, "frozen", f"/t/{name}/match.txt") from None


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
    openings: int = 30,
    drawers: int = 0,
) -> FastAPI:
    """The service on a database; `key` is the file that cookies are signed with.

    A visitor may change something `limit` times a minute, listen to so many `streams`, and open so
    many tables in ten minutes (`openings`). Boards are drawn in so many processes beside it. Where
    `proxies` stand in front, their word for who asks is taken; `root` is the path they show it at.
    Unusable says why it cannot be opened.
    """
    trusted, root = Trusted(proxies), root_path(root)
    signer, store = Signer.kept_in(key), Store(url)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.signer = signer
        app.state.keeper = tables = Keeper(store, pace)
        app.state.drawers = Drawers(drawers)
        app.state.teller = Teller(tables, app.state.drawers)
        workers = Workers(THINKERS, "coach")
        app.state.desk, app.state.openings = Desk(workers), Limit(openings, 600.0)
        threading.Thread(target=tables.resume, name="resume", daemon=True).start()
        gc.freeze()  # what start-up made stays: no need to look through it again and again
        yield
        workers.close()
        app.state.drawers.close()
        await run_in_threadpool(tables.close)
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
    if request.url.path.startswith(f"{_root(request)}/api/"):
        return JSONResponse(trouble.told(request).model_dump(), trouble.status)
    return await _explained(request, Problem(trouble.status, EXPLAINED.get(trouble.status, ANY)))


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
    said = who.say(problem.word)
    if "text/html" in _accepted(request):
        values = {"said": said, "record": problem.record}
        return page(request, who, "problem.html", status=problem.status, **values)
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
            "languages": {each: OF_ALL["language"].say(each) for each in LANGUAGES},
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
    shown = {name: (meta(name), _picture(name, who.lang)) for name in games()}
    return page(request, who, "start.html", games=shown, mine=mine, titles=_titles())


def _picture(game: str, lang: str) -> str | None:
    names = (f"{game}.{each}" for each in (lang, ENGLISH))
    return next((name for name in names if name in PICTURES), None)


def _titles() -> dict[str, str]:
    return {name: meta(name).title for name in names()}


async def set_up(request: Request, who: Who, game: str) -> Response:
    """The form for a new table."""
    if game not in names():
        raise Problem(404, "not-found")
    levels = {level: (called(level), how_it_plays(level)) for level in LEVELS}
    terms: dict[str, Any] = {"levels": levels, "patience": PATIENCE, "usual": AN_HOUR}
    return page(request, who, "new.html", game=meta(game), **terms)


async def open_table(request: Request, who: Proven) -> Response:
    """Open a table, and sit down at it."""
    form = await request.form()
    game = str(form.get("game"))
    if game not in names():
        raise Problem(404, "not-found")
    tables = keeper(request)
    terms = _terms(form, who)
    if tables.readiness.get(game, 0) is not None:
        tables.get_ready(game)
        values = [(key, value) for key, value in form.multi_items() if isinstance(value, str)]
        return page(request, who, "ready.html", game=meta(game), values=values)
    sitters, link = _sitters(form, who)
    options = {key[4:]: str(value) for key, value in form.items() if key.startswith("opt-")}
    refuse_more_tables(request)
    try:
        live = await run_in_threadpool(tables.open, game, sitters, options, terms)
    except ValueError:
        raise Problem(422, "not-found") from None
    return _seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)


def refuse_more_tables(request: Request) -> None:
    """Nobody opens tables faster than people can play at them."""
    openings: Limit = request.app.state.openings
    if not openings.allows(visitor_of(request.scope)):
        raise Problem(429, "many-tables")


def _terms(form: Mapping[str, Any], who: Visitor) -> Terms:
    """What the form agrees on."""
    hints = "hints" in form or "asked-hints" not in form
    patience = str(form.get("patience") or AN_HOUR)
    stand_in = str(form.get("stand-in") or "engineer")
    if patience not in map(str, PATIENCE) or stand_in not in LEVELS:
        raise Problem(422, "not-found")
    return Terms(who.lang, hints, int(patience), stand_in)


async def readiness(request: Request, who: Who, game: str) -> Response:
    """How far the compiling of a game has come."""
    done = keeper(request).readiness.get(game, 0)
    said = "" if done is None else who.say("functions-done", done=done)
    return JSONResponse({"ready": done is None, "said": said})


def _sitters(form: Mapping[str, Any], who: Visitor) -> tuple[list[Sitter], str]:
    """Who sits where, by the form: `seat-0=me`, `seat-1=tiger`, `seat-2=open`."""
    name = _name(form.get("name"))
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


def _name(given: Any) -> str | None:
    name = plain_name(str(given or ""))
    if len(name) > MOST_NAME:
        raise Problem(422, "too-long")
    return name or None


def _seated(request: Request, answer: Response, live: Live, link: str) -> Response:
    """An answer with the seat's own link, for the page of this table to show."""
    remember(request, answer, f"seat-{live.id}", link, f"/t/{live.id}")
    return answer


# --- at the table


def teller(request: Request) -> Teller:
    """Who tells pages how tables stand."""
    found: Teller = request.app.state.teller
    return found


async def show_table(request: Request, who: Who, live: At) -> Response:
    """The table, as whoever looks may see it."""
    told = await run_in_threadpool(teller(request).state, live, who.print, who.lang, who.narrow)
    link = request.cookies.get(f"seat-{live.id}")
    return page(
        request,
        who,
        "table.html",
        live=live,
        told=told,
        board=Markup(told.get("board", "")),  # made by our own code, which escapes
        game=meta(live.table.game),
        levels=list(LEVELS),
        link=f"{request.base_url}t/{live.id}/sit/{link}" if link else None,
        here=str(request.url_for("show_table", name=live.id)),
        key=secrets.token_urlsafe(8),
    )


async def tell_state(request: Request, who: Who, live: At) -> Response:
    """The same as data, for the page's script."""
    press = _unpacks(request)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    text = await run_in_threadpool(
        teller(request).answer, live, who.print, who.lang, who.narrow, press
    )
    if press:
        headers["Content-Encoding"] = "gzip"
    return Response(text, media_type="application/json", headers=headers)


def _unpacks(request: Request) -> bool:
    """Whether a browser takes answers that are packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def events(
    request: Request,
    who: Who,
    live: At,
    had: Annotated[int, Query()] = 0,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """The table now and after every change: what changed of it, as `tell_state` tells it.

    Whoever has seen version `had` is not told of it again, nor of that which a browser heard last.
    """
    last = request.headers.get("last-event-id", "").partition(".")[0]
    version = int(last) if re.fullmatch(r"\d{1,9}", last) else had
    width = who.narrow if narrow is None else narrow
    pack = _unpacks(request)

    async def stream() -> AsyncIterator[bytes]:
        nonlocal version
        ear, seat = Ear(live), live.seat_of(who.print)
        part = (lambda text: text) if pack else unpacked
        if pack:
            yield GZIP_HEAD
        yield part(packed(b"retry: 1000\n\n"))
        try:
            while not live.lost:
                if (now := live.seat_of(who.print)) != seat:
                    seat, version = now, 0  # who sits elsewhere sees something else
                version, parts = await run_in_threadpool(
                    teller(request).message, live, who.print, who.lang, width, version
                )
                yield b"".join(map(part, parts))
                while not await ear.wait():
                    yield part(packed(b": still here\n\n"))
        finally:
            ear.close()

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if pack:
        headers["Content-Encoding"] = "gzip"
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
        raise Problem(403, "not-yours")
    try:
        version = await run_in_threadpool(deed, live, seat, *values, who.lang)
    except Refused as refused:
        said = {"problem": "refused", "said": str(refused), "rule": refused.rule}
        return await _answered(request, who, live, 422, said)
    except Stale:
        said = {"problem": "stale", "said": who.say("stale"), "rule": None}
        return await _answered(request, who, live, 409, said)
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


async def hint(request: Request, who: Who, live: At) -> Response:
    """What the coach would do in this seat's place, or how long the queue is."""
    seat = live.seat_of(who.print)
    if not live.table.hints or not live.begun or seat is None or seat != live.asked:
        raise Problem(403, "not-yours")

    def asked(_: Callable[[int], None]) -> list[dict[str, Any]]:
        with live.lock:
            sight = live.match.sight() if live.match.seat == seat else None
        return [each._asdict() for each in coach.advise(sight)[:HINTS]] if sight else []

    found = await _thought(request, who, ("hint", live.id, live.version), asked)
    if isinstance(found, Place):
        said = who.say("in-queue", ahead=found.ahead) if found.ahead else who.say("coach-thinks")
        return JSONResponse({"ahead": found.ahead, "said": said}, 202)
    return JSONResponse(found)


async def _thought(
    request: Request, who: Visitor, about: Hashable, work: Callable[..., Any]
) -> Any:
    """What takes long to find out, or the place in the queue of those who wait for such things."""
    desk: Desk = request.app.state.desk
    try:
        return await desk.ask(about, who.print, visitor_of(request.scope), work)
    except Crowded:
        raise Problem(429, "crowded") from None


async def sit_down(
    request: Request, who: Proven, live: At, number: Annotated[int, Form()]
) -> Response:
    """Take a free seat."""
    form = await request.form()
    name, link = _name(form.get("name")), new_link()
    if not 0 <= number < len(live.seats):
        raise Problem(404, "not-found")
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
        raise Problem(404, "not-found")
    await run_in_threadpool(keeper(request).hold, live, seat.number, who.print)
    answer = greeted(request, who, RedirectResponse(f"/t/{live.id}", 303))
    return _seated(request, answer, live, link)


async def change_link(request: Request, who: Proven, live: At) -> Response:
    """A new link for one's own seat, or (`end`) none: the old one opens it no more."""
    seat = live.seat_of(who.print)
    if seat is None:
        raise Problem(403, "not-yours")
    ended = "end" in await request.form()
    link = "" if ended else new_link()
    await run_in_threadpool(
        keeper(request).relink, live, seat, None if ended else fingerprint(link)
    )
    answer = RedirectResponse(f"/t/{live.id}", 303)
    return _seated(request, answer, live, link)


async def hand_over(request: Request, who: Proven, live: At) -> Response:
    """Let a bot play a seat, or play on oneself: one's own seat, or one that keeps all waiting."""
    form = await request.form()
    own = live.seat_of(who.print)
    level = str(form.get("level") or "") or None
    word = str(form.get("seat") or "")
    if word and not re.fullmatch("[0-7]", word):
        raise Problem(400, "not-found")
    seat = int(word) if word else own
    if own is None or seat is None:
        raise Problem(403, "not-yours")
    if seat != own:
        if seat != live.asked or keeper(request).overdue_in(live) != 0:
            raise Problem(403, "not-yours")
        level = live.table.stand_in
    elif level is not None and level not in LEVELS:
        raise Problem(422, "not-found")
    await run_in_threadpool(keeper(request).hand_over, live, seat, level)
    return RedirectResponse(f"/t/{live.id}", 303)


async def speak(request: Request, who: Proven, live: At, text: Annotated[str, Form()]) -> Response:
    """Say something at the table; only those who sit at it may."""
    seat = live.seat_of(who.print)
    if seat is None:
        raise Problem(403, "not-yours")
    if len(text) > MOST_REMARK:
        raise Problem(422, "too-long")
    if said := plain_name(text):
        await run_in_threadpool(keeper(request).say, live, seat, said)
    return await _answered(request, who, live, 200, {"version": live.version})


async def rematch(request: Request, who: Proven, live: At) -> Response:
    """The same people at a new table, everybody one seat further."""
    if live.seat_of(who.print) is None or not live.over:
        raise Problem(403, "not-yours")
    tables = keeper(request)
    if live.table.rematch is None:
        refuse_more_tables(request)

    def again() -> str:
        with live.lock:
            if live.table.rematch is None:
                seats = [*live.seats[1:], live.seats[0]]
                sitters = [Sitter(seat.name, seat.guest, seat.link, seat.bot) for seat in seats]
                options = dict(live.match.options)
                new = tables.open(live.table.game, sitters, options, Terms.of(live.table))
                tables.store.change_table(live.id, rematch=new.id)
                live.table.rematch = new.id
            live.pulse += 1
            live.tell()
            return str(live.table.rematch)

    return RedirectResponse(f"/t/{await run_in_threadpool(again)}", 303)


# --- looking back


async def download(request: Request, name: str) -> Response:
    """The save file, once the match is over: it holds the secret. Of a frozen one what there is."""
    tables = keeper(request)
    try:
        live = await tables.table(name)
        if not live.over:
            raise Problem(403, "not-yours")
        text = await run_in_threadpool(live.match.save)
    except KeyError:
        raise Problem(404, "not-found") from None
    except Frozen:
        text = await run_in_threadpool(tables.record, name)
    headers = {"Content-Disposition": f'attachment; filename="tunnelier-{name}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def prove(request: Request, who: Who, live: At) -> Response:
    """Every draw computed again from the secret; the seeds of the bots, which it opens too."""
    if not live.over:
        raise Problem(403, "not-yours")
    secret = bytes.fromhex(live.table.secret)
    seats = show.seat_names(live, who.lang)
    bots = [
        {
            "number": seat.number,
            "bot": seat.bot,
            "seat": seats[seat.number],
            "level": called(seat.bot),
            "seed": str(seed_of_bot(secret, seat.number)),
        }
        for seat in live.seats
        if seat.bot
    ]
    verdict = await _thought(request, who, ("proof", live.id), lambda _: verify(live.match.save()))
    if isinstance(verdict, Place):
        return _wait(request, who, live, verdict)
    values = {"verdict": verdict, "bots": bots, "game": meta(live.table.game)}
    return page(request, who, "verify.html", live=live, **values)


def _wait(request: Request, who: Visitor, live: Live, place: Place) -> Response:
    """A page that asks again by itself until a thought is finished."""
    values = {"game": meta(live.table.game), "place": place}
    return page(request, who, "thinking.html", 202, live=live, **values)


async def look_back(
    request: Request, who: Who, live: At, move: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The board as it was after a move, as the visitor may see it."""
    if not live.begun:
        raise Problem(404, "not-found")
    drawers: Drawers = request.app.state.drawers

    def found() -> dict[str, Any]:
        with live.lock:
            seat, count = live.seat_of(who.print), live.match.count
            number = count if move is None else min(move, count)
            order = Order.of(live.match, seat, who.lang, who.narrow, number)
            lines = show.story(live, number, seat, who.lang) if number else []
            told = [(line.said, line.rule) for line in lines]
        return {"number": number, "count": count, "told": told, "board": drawers.draw(order)}

    told = await run_in_threadpool(found)
    told["board"] = Markup(told["board"])
    return page(request, who, "replay.html", live=live, game=meta(live.table.game), **told)


async def review(request: Request, who: Who, live: At) -> Response:
    """The coach's report of a finished match: made once, for everybody who wants it."""
    if not live.over:
        raise Problem(403, "not-yours")
    moments = await _thought(
        request,
        who,
        ("review", live.id),
        lambda progress: reviews.review(live.match, progress=progress),
    )
    if isinstance(moments, Place):
        return _wait(request, who, live, moments)
    policy = POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'")
    text = await run_in_threadpool(report, live.match, moments, who.lang)
    return HTMLResponse(text, headers={"Content-Security-Policy": policy})


async def rules(request: Request, who: Who, game: str) -> Response:
    """The rules in our words; every rule has an anchor."""
    if game not in names():
        raise Problem(404, "not-found")
    text = Markup(rules_page(game, who.lang))
    return page(request, who, "rules.html", game=meta(game), text=text)


async def board_style(game: str) -> Response:
    """The colours of a game's boards."""
    if game not in names():
        raise Problem(404, "not-found")
    text = await run_in_threadpool(show.board_style, game)
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


ROUTES: tuple[tuple[str, str, Callable[..., Any]], ...] = (
    ("/", "GET", start),
    ("/new/{game}", "GET", set_up),
    ("/ready/{game}", "GET", readiness),
    ("/rules/{game}", "GET", rules),
    ("/boards/{game}.css", "GET", board_style),
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
    ("/t/{name}/link", "POST", change_link),
    ("/t/{name}/away", "POST", hand_over),
    ("/t/{name}/say", "POST", speak),
    ("/t/{name}/rematch", "POST", rematch),
    ("/t/{name}/match.txt", "GET", download),
    ("/t/{name}/verify", "GET", prove),
    ("/t/{name}/replay", "GET", look_back),
    ("/t/{name}/review", "GET", review),
)
