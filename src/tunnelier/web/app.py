"""The service: pages, forms, live updates, and an interface for programs."""

from __future__ import annotations

import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, InterfaceError, OperationalError, TimeoutError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response

from . import api
from .door.door import COME_BACK, Door, Streams
from .door.limits import HOUSEHOLD, Limits, Sharing, length
from .door.people import Signer
from .door.proxy import NEARBY, Outside, Trusted, root_path, site_address
from .door.wire import Gate
from .keeping.files import Unusable
from .keeping.store import Store, is_full, told_in_a_sentence
from .pages import (
    at_table,
    being_told,
    by_mail,
    entrance,
    finding,
    friends,
    groups,
    hosting,
    installed,
    inviting,
    lessons,
    looking_back,
    positions,
    preferring,
    puzzling,
    reading,
    standing,
    staying,
    watch,
)
from .pages.visitors import HERE, Problem, Route, accepted, anybody, page, root_of
from .pages.watch import Files, Pulse, Watch
from .people.accounts import Accounts
from .people.company import Company
from .people.hosts import Hosts
from .people.presence import Presence
from .playing.processes import Processes
from .playing.retention import Retention
from .playing.tables import Keeper
from .playing.thinking import Desk, Workers
from .showing.drawing import Drawers
from .showing.teller import Teller
from .telling.mail import Post
from .telling.notices import Notices
from .watching.meter import Meter
from .watching.sweeping import Sweeping
from .words import MESSAGES

log = logging.getLogger("tunnelier")

THINKERS = 1
"""So many thoughts of the coach are thought at once, each on two threads."""
LOOKERS = 1
"""So much of what is looked at, and no move waits for, is drawn or replayed at once."""
LOOKS = 6
"""So much of that a visitor may wait for."""
LOOKS_KEPT = 50
"""So much of it is kept for the next who look."""
EXPLAINED = {
    400: "not-whole", 404: "not-found", 413: "too-much", 422: "not-understood", 503: "no-answer",
}  # fmt: skip
ANY = "not-possible"
"""What is said of requests that nothing of ours could answer, by their status."""

NO_ROOM = "no-room"
"""What is said where nothing can be written, and so nothing counts."""
NO_ANSWER = (OperationalError, InterfaceError, TimeoutError)
"""What is raised where a database on a server is away: whoever asks may ask again."""

PARTS = (
    entrance, finding, friends, groups, inviting, reading, lessons, at_table, looking_back,
    positions, puzzling, standing, being_told, installed, staying, by_mail, preferring, hosting,
    watch,
)  # fmt: skip
ROUTES: tuple[Route, ...] = tuple(route for part in PARTS for route in part.ROUTES)


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
    apart: int = 0,
    thinkers: int | None = None,
    metrics_token: str = "",
    forget_after: int = 0,
    hooks_anywhere: bool = False,
    mail_server: str = "",
    mail_password: str = "",
    mail_from: str = "",
    site: str = "",
) -> FastAPI:
    """The service on a database; `key` is the file that cookies are signed with.

    A visitor may change something `limit` times a minute, listen to so many `streams`, and open so
    many tables in ten minutes (`openings`), and sit down at a third as many public ones; an address
    may do as much as some visitors. Boards are drawn in so many processes beside it, and so many
    bots think at once (`thinkers`). The coach, whatever is looked back at, and bots at positions of
    strangers have processes `apart`. Where `proxies` stand in front, their word for who asks is
    taken; `root` is the path they show it at. Who shows the `metrics_token` sees what is counted;
    without one, nobody does. Tables are thrown away after so many days without a change
    (`forget_after`), or never. People may have themselves told at addresses that all the world
    reaches; at any (`hooks_anywhere`), where they are trusted with those of this network. Letters
    go by the `mail_server`, if there is one, as `mail_from`; their links lead to the `site`, and
    without one there are none. Unusable says why it cannot be opened.
    """
    trusted, root, site = Trusted(proxies), root_path(root), site_address(site)
    post = Post(mail_server, mail_password, mail_from) if mail_server else None
    signer, store, meter = Signer.kept_in(key), Store(url), Meter()
    if thinkers == 0 and not store.shared:
        store.close()
        raise Unusable("nobody-thinks", name=store.name, option="--thinkers 0")

    def begin(app: FastAPI) -> tuple[tuple[Workers, ...], Sharing]:
        app.state.signer, app.state.post = signer, post
        app.state.accounts, app.state.site = Accounts(store), site
        app.state.keeper = tables = Keeper(store, pace, thinkers, meter, apart)
        app.state.notices = notices = Notices(
            store, lambda: tables.time.now(), signer, hooks_anywhere, post if site else None
        )
        notices.start()
        app.state.hosts = Hosts(store)
        app.state.company = Company(store, lambda: tables.time.now())
        app.state.presence = Presence(store, lambda: tables.time.now())
        app.state.pulse = Pulse(store)
        app.state.retention = Retention(tables, forget_after)
        app.state.drawers = Drawers(drawers)
        app.state.teller = Teller(tables, app.state.drawers)
        workers = Workers(THINKERS, "coach", modest=not apart)
        lookers = Workers(LOOKERS, "look", modest=False)
        app.state.desk, app.state.openings = Desk(workers), Limits(openings, 600.0, "openings")
        app.state.looks = Desk(lookers, LOOKS, HOUSEHOLD * LOOKS, LOOKS_KEPT)
        app.state.thinkers = Processes(THINKERS if apart else 0)
        app.state.lookers = Processes(LOOKERS if apart else 0, plain=True)
        app.state.sittings = Limits(max(1, openings // 3), 600.0, "sittings")
        people = app.state.accounts
        seats = app.state.openings, app.state.sittings
        complaints = app.state.hosts.complaints
        all_limits = (changes, *seats, notices.tests, complaints, people.letters)
        counted = [one for each in all_limits for one in (each.person, each.address)]
        sharing = Sharing(store, [*counted, people.mailboxes, people.exports])
        meter.coach.set_function(app.state.desk.__len__)
        threading.Thread(target=tables.resume, name="resume", daemon=True).start()
        return (workers, lookers), sharing

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            with told_in_a_sentence(store.engine.url):
                workers, sharing = begin(app)
        except Unusable as lost:
            app.state.lost = lost  # for whoever runs us: what we raise here is only logged
            raise
        tables, notices = app.state.keeper, app.state.notices
        sweeping = Sweeping()
        yield
        sweeping.close()
        for each in (*workers, app.state.thinkers, app.state.lookers):
            each.close()
        sharing.close()
        app.state.drawers.close()
        app.state.pulse.close()
        app.state.presence.close()
        app.state.retention.close()
        app.state.hosts.close()
        await run_in_threadpool(notices.close)
        await run_in_threadpool(tables.close)
        store.close()

    app = FastAPI(
        title="Tunnelier",
        summary="Board games with friends and honest bots.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.mount("/static", Files(HERE / "static"), "static")
    app.state.lost = None
    app.state.gate = gate = Gate(trusted)
    app.state.streams = Streams(streams, gate.most * 3 // 4)
    app.state.goodbye = partial(_say_goodbye, app)
    app.state.meter, app.state.metrics_token = meter, metrics_token
    meter.streams.set_function(app.state.streams.__len__)
    changes = Limits(limit, 60.0, "changes")
    app.add_middleware(Door, limits=changes, streams=app.state.streams, signer=signer)
    app.add_middleware(Watch, meter=meter, broken=_broken)
    app.add_middleware(Outside, trusted=trusted, root=root)
    app.exception_handler(Problem)(_explained)
    app.router.routes.extend([*_pages().routes, *api.router.routes])
    away = NO_ANSWER if store.shared else (OperationalError,)
    for kind in (api.Trouble, RequestValidationError, HTTPException, DataError, *away):
        app.exception_handler(kind)(_troubled)
    return app


@cache
def _pages() -> APIRouter:
    """Every address of a page: looked at once, as those for programs are, for all services here."""
    router = APIRouter()
    for path, method, endpoint in ROUTES:
        router.add_api_route(
            path, endpoint, methods=[method], include_in_schema=False, response_model=None
        )
    return router


def _say_goodbye(app: FastAPI) -> None:
    """We are about to close: whoever listens is to come back, bots think no more."""
    app.state.streams.close()
    app.state.keeper.hush()


async def _broken(request: Request, name: str) -> Response:
    """What we failed to answer, with the name by which whoever hosts finds it in the log."""
    if _for_programs(request):
        trouble = api.Trouble(500, "broken", MESSAGES["broken"].filled(request=name))
        return JSONResponse(trouble.told(request).model_dump(), 500)
    return await _explained(request, Problem(500, "broken", request=name))


def _for_programs(request: Request) -> bool:
    return request.url.path.startswith(f"{root_of(request)}/api/")


async def _troubled(request: Request, error: Exception) -> Response:
    """What went wrong before anybody's own words for it: for programs, or as a page."""
    if isinstance(error, RequestValidationError):
        trouble = api.misunderstood(error)
    elif isinstance(error, HTTPException):
        trouble = api.Trouble(error.status_code, "not possible", str(error.detail))
    elif isinstance(error, DataError):  # such as a name with a zero byte in it
        trouble = api.Trouble(422, "not understood", MESSAGES["not-understood"])
    elif isinstance(error, OperationalError) and is_full(error.orig):
        trouble = api.Trouble(503, NO_ROOM, MESSAGES[NO_ROOM], COME_BACK)
    elif isinstance(error, OperationalError) and not request.app.state.keeper.store.shared:
        raise error  # our own fault: a file does not go away
    elif isinstance(error, NO_ANSWER):
        log.error("the database does not answer: %s", error)
        trouble = api.Trouble(503, "no-answer", MESSAGES["no-answer"])
    else:
        assert isinstance(error, api.Trouble)
        trouble = error
    if _for_programs(request):
        told, headers = trouble.told(request).model_dump(), come_again(trouble.again)
        return JSONResponse(told, trouble.status, headers)
    word = NO_ROOM if trouble.problem == NO_ROOM else EXPLAINED.get(trouble.status, ANY)
    return await _explained(request, Problem(trouble.status, word, again=trouble.again))


async def _explained(request: Request, problem: Exception) -> Response:
    """A problem in words: as data for programs, as a page for people."""
    assert isinstance(problem, Problem)
    who = await anybody(request)
    said = who.say(problem.word, length=length(problem.again, who.lang), **problem.places)
    headers = come_again(problem.again)
    if "text/html" in accepted(request):
        values = {"said": said, "record": problem.record}
        answer = page(request, who, "problem.html", status=problem.status, **values)
        answer.headers.update(headers)
        return answer
    return JSONResponse({"problem": problem.word, "said": said}, problem.status, headers)


def come_again(seconds: int) -> dict[str, str]:
    """The header that says when to, if that helps."""
    return {"Retry-After": str(seconds)} if seconds else {}
