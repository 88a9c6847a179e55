"""How the service fares: requests are seen, `/health` says if all is well, `/metrics` how well."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from fastapi import Request
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..door.door import COME_BACK, complete, is_stream
from ..keeping.store import Store
from ..watching.logs import REQUEST, new_name
from ..watching.meter import RELEASE, Meter
from .visitors import Problem, Route, Who

log = logging.getLogger("tunnelier")

NOWHERE = "none"
"""The route of what is not found, or refused at the door."""
FILES = "/static"
FRESH = 1.0
"""The database is not asked more than once in so many seconds."""
PATIENCE = 2.0
"""Seconds after which a database that says nothing does not answer."""


class Files(StaticFiles):
    """Scripts, styles and pictures, as gzip where a browser takes it: a third of their bytes.

    Each answer costs a millisecond or two; whoever has the file already is told so, and no more.
    """

    LEVEL = 4
    """Of zlib: beyond it, a twentieth less takes half as long again."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._packed = GZipMiddleware(super().__call__, compresslevel=self.LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._packed(scope, receive, send)


Broken = Callable[[Request, str], Awaitable[Response]]
"""What is answered where we failed, by the name of the request."""


class Watch:
    """Sees every request that comes in, names it, and sees how it is answered."""

    def __init__(self, app: ASGIApp, meter: Meter, broken: Broken) -> None:
        self.app, self.meter, self.broken = app, meter, broken

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and count it by its route when it is answered."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, _without_traceback(scope, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, method, status = time.perf_counter(), scope["method"], 0
        name = scope.get("tunnelier.request") or new_name()
        REQUEST.set(name)  # for all that is logged on the way, and by who runs us if this fails

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = name
                self.meter.requests.labels(route_of(scope), status).inc()
            await send(message)

        try:
            await self.app(scope, receive, answered)
        except Exception:
            self.meter.errors.inc()
            if not status:
                await self._apologise(scope, receive, answered, name)
            raise
        finally:
            seconds = time.perf_counter() - began
            if not is_stream(scope):
                self.meter.seconds.labels(route_of(scope)).observe(seconds)
            told = {"method": method, "route": route_of(scope), "status": status}
            log.info("answered", extra={"told": {**told, "seconds": round(seconds, 4)}})

    async def _apologise(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        """Say that we failed, and by which name the log tells of it."""
        with suppress(Exception):  # what failed first is what is told
            answer = await self.broken(Request(scope), name)
            complete(answer.headers)
            await answer(scope, receive, send)


def _without_traceback(scope: Scope, send: Send) -> Send:
    """Where we cannot start for want of a database, whoever runs us says so: no traceback does."""

    async def told(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed" and scope["app"].state.lost is not None:
            message = {**message, "message": ""}
        await send(message)

    return told


def route_of(scope: Scope) -> str:
    """The route that a request took, as it is written: /t/{name}."""
    if isinstance(scope.get("endpoint"), Files):
        return FILES
    return str(getattr(scope.get("route"), "path", NOWHERE))


# --- whether all is well


class Pulse:
    """Whether the database answers, and writes where it could not a while ago.

    It is asked one thing at a time, however many want to know.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "pulse")
        self._asked = -FRESH
        self._answer: Future[bool] | None = None
        self._well = True

    async def beats(self) -> bool:
        """Whether it has answered within some seconds."""
        if self._answer is None or (self._answer.done() and self._stale()):
            self._asked = time.monotonic()
            self._answer = self._thread.submit(self._ask)
        try:
            answer = asyncio.wrap_future(self._answer)
            return await asyncio.wait_for(asyncio.shield(answer), PATIENCE)
        except TimeoutError:
            return False

    def close(self) -> None:
        """Ask no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _stale(self) -> bool:
        return time.monotonic() - self._asked >= FRESH

    def _ask(self) -> bool:
        before = self._well
        try:
            self._store.look()
            self._well = True
        except Exception:
            self._well = False
            if before:
                log.exception("the database does not answer, or cannot write")
        return self._well


async def health(request: Request, who: Who) -> Response:
    """Whether we can serve; if not, why, and when to ask again."""
    if request.app.state.streams.closing:
        problem = "closing"
    elif not await request.app.state.pulse.beats():
        problem = "no-room" if request.app.state.keeper.store.full else "no-answer"
    else:
        return JSONResponse({"health": "good", "version": RELEASE})
    told = {"health": problem, "said": who.say(problem), "version": RELEASE}
    return JSONResponse(told, 503, {"Retry-After": str(COME_BACK)})


# --- how it fares


async def metrics(request: Request) -> Response:
    """What was counted, for Prometheus; it is not for everybody."""
    if not _may_measure(request):
        raise Problem(403, "metrics-closed")
    meter: Meter = request.app.state.meter
    text = await run_in_threadpool(meter.text)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


def _may_measure(request: Request) -> bool:
    """Whoever shows the token that is set; without one nobody.

    Not whoever asks from this machine: a proxy on it does so for anybody, and need not say it.
    """
    token: str = request.app.state.metrics_token
    shown = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(shown, f"Bearer {token}".encode())


ROUTES: tuple[Route, ...] = (("/health", "GET", health), ("/metrics", "GET", metrics))
