"""At the door: how much and how often may be asked, and what a browser may load of an answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..words import MESSAGES
from .limits import HOUSEHOLD, Asker, Limits, length
from .people import COOKIE, Signer, fingerprint, household, language
from .proxy import same_site

MOST_BYTES = 256 * 1024
"""The longest matches, saved as text, are half of that."""
MOST_HEAD, MOST_HEADERS = 32 * 1024, 100
"""Bytes and lines that a request may take before its body."""
MOST_HOST = 255
"""Characters of a host that are said again: no name is longer."""
SAFE = {"GET", "HEAD", "OPTIONS"}
STREAMS = ("/events", "/stream")
"""Addresses that end so are answered for as long as somebody listens."""
UNMADE = ("/static/", "/health", "/metrics")
"""What begins so costs nothing, or must be answered however much is asked."""
AT_ONCE = 3
"""So many pages, and parts of them, are made for a visitor at once: the rest waits for its turn."""
MANY = 12
"""Who waits for so many, or is being given them, is given one after another from then on."""
PAUSE, LONGEST_PAUSE = 4, 0.2
"""Between those: so many times as long as one took, and at most so many seconds."""
MOST_WAITING = 200
"""So many of those may wait, or be under way."""
COME_BACK = 10
"""Seconds after which somebody who was turned away may ask again."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def complete(headers: MutableHeaders) -> None:
    """Say what a browser may do with an answer, where the answer does not say it itself.

    What depends on who asks is kept nowhere: that is everything but files, which have an ETag, and
    the pictures and styles that say for how long they may be kept.
    """
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if "etag" not in headers:
        headers.setdefault("Cache-Control", "no-store")


class Refusal(NamedTuple):
    """Why a request is not let in: a status, a word for the sentence, and when to come again."""

    status: int
    word: str
    seconds: int = 0


class Streams:
    """The open streams: so many for each visitor, so many in all, and all end with the service."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self.closing = False
        self._open: dict[asyncio.Task[None], asyncio.AbstractEventLoop] = {}
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()

    def refusal(self, who: Asker) -> Refusal | None:
        """Why one more is not opened."""
        if self.closing or len(self._open) >= self.most:
            return Refusal(503, "closing" if self.closing else "full", COME_BACK)
        enough = self._of_person[who.person] >= self.each
        if enough or self._of_address[who.address] >= HOUSEHOLD * self.each:
            return Refusal(429, "many-streams", COME_BACK)
        return None

    @contextmanager
    def opened(self, who: Asker, task: asyncio.Task[None]) -> Iterator[None]:
        """Count a stream while it is open."""
        self._open[task] = asyncio.get_running_loop()
        counted = (self._of_person, who.person), (self._of_address, who.address)
        for count, one in counted:
            count[one] += 1
        try:
            yield
        finally:
            del self._open[task]
            for count, one in counted:
                count[one] -= 1
                if not count[one]:
                    del count[one]

    def __len__(self) -> int:
        return len(self._open)

    def close(self) -> None:
        """End all of them, and open none any more."""
        self.closing = True
        for task, loop in list(self._open.items()):
            loop.call_soon_threadsafe(task.cancel)


class Turns:
    """How much of what a visitor looks at is made at once: so much (`each`), and the rest waits.

    An address has as many turns as some visitors. Who asks for very much at once is given one thing
    after another, with pauses: so whoever plays hardly notices.
    """

    def __init__(self, each: int) -> None:
        self._people, self._addresses = Line(each), Line(HOUSEHOLD * each)
        self._crowds = Line(1)

    def refusal(self, who: Asker) -> Refusal | None:
        """Why one more cannot even wait."""
        if self._asked(who) >= MOST_WAITING:
            return Refusal(429, "many-at-once", COME_BACK)
        return None

    @asynccontextmanager
    async def taken(self, who: Asker) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._asked(who) < MANY:
            async with self._people.turn(who.person), self._addresses.turn(who.address):
                yield
            return
        async with self._crowds.turn(who.person):
            async with self._people.turn(who.person), self._addresses.turn(who.address):
                began = time.monotonic()
                yield
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * (time.monotonic() - began)))

    def _asked(self, who: Asker) -> int:
        """For how much somebody waits, or is being given it."""
        return self._people.length(who.person) + self._crowds.length(who.person)


class Line:
    """People who wait: the first few of each go on."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Semaphore] = {}

    def length(self, who: str) -> int:
        """How much somebody waits for, or is being given."""
        return self._waiting[who]

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Go on when it is time; who wants nothing more is forgotten."""
        turns = self._turns.setdefault(who, asyncio.Semaphore(self._at_once))
        self._waiting[who] += 1
        try:
            async with turns:
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]


class Door:
    """Every request comes in, and every answer goes out, through here."""

    def __init__(self, app: ASGIApp, limits: Limits, streams: Streams, signer: Signer) -> None:
        self.app, self.limits, self.streams, self.signer = app, limits, streams, signer
        self.turns = Turns(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it the same way for people and programs."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                complete(MutableHeaders(scope=message))
            await send(message)

        refusal = self.refusal(scope)
        if refusal is not None:
            await _refused(scope, refusal)(scope, receive, answered)
        elif is_stream(scope):
            await self._stream(scope, receive, answered)
        elif is_look(scope):
            async with self.turns.taken(asker(scope, self.signer)):
                await self._answer(scope, receive, answered)
        else:
            await self._answer(scope, receive, answered)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "HEAD":
            await self._head(scope, receive, send)
        else:
            await self.app(scope, _measured(scope, receive), send)

    async def _head(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What GET would answer, without what follows the headers."""
        said = False

        async def answered(message: Message) -> None:
            nonlocal said
            if message["type"] == "http.response.start":
                said = True
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                task.cancel()  # what would follow need not be made

        scope["method"] = "GET"
        task = asyncio.ensure_future(self._run(scope, receive, answered))
        try:
            await task
        except asyncio.CancelledError:
            if not said:
                raise

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An answer without an end: if the service closes, it is ended as it should be."""
        started = False

        async def answered(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        task = asyncio.ensure_future(self._run(scope, receive, answered))
        with self.streams.opened(asker(scope, self.signer), task):
            try:
                await task
            except asyncio.CancelledError:
                if not self.streams.closing:
                    raise
                if started:
                    await send({"type": "http.response.body", "body": b""})
                else:
                    refusal = Refusal(503, "closing", COME_BACK)
                    await _refused(scope, refusal)(scope, receive, send)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why a request is not let in."""
        headers = Headers(scope=scope)
        if _head_size(scope) > MOST_HEAD or len(headers.raw) > MOST_HEADERS:
            return Refusal(431, "long-head")
        size = headers.get("content-length", "0")
        if not (size.isascii() and size.isdecimal()) or int(size[:9]) > MOST_BYTES:
            return Refusal(413, "too-much")
        if is_stream(scope):
            return self.streams.refusal(asker(scope, self.signer))
        if scope["method"] in SAFE:
            return self.turns.refusal(asker(scope, self.signer)) if is_look(scope) else None
        if seconds := self.limits.wait(asker(scope, self.signer)):
            return Refusal(429, "too-often", seconds)
        return None if same_site(headers) else Refusal(403, "other-site")


def _refused(scope: Scope, refusal: Refusal) -> JSONResponse:
    status, word, seconds = refusal
    lang = language(Request(scope))
    host = Headers(scope=scope).get("host", "")[:MOST_HOST]
    places = {"host": host, "length": length(seconds, lang)}
    headers = {"Retry-After": str(seconds)} if seconds else None
    told = {"problem": "refused at the door", "said": MESSAGES[word].say(lang, **places)}
    return JSONResponse(told, status, headers)


def asker(scope: Scope, signer: Signer) -> Asker:
    """Who asks: by the cookie that we signed, or by a token; else all of an address are one."""
    address = visitor_of(scope)
    request = Request(scope)
    if guest := signer.guest(request.cookies.get(COOKIE)):
        return Asker(fingerprint(guest), address)
    token = request.headers.get("authorization", "")
    return Asker(fingerprint(token) if token else address, address)


def is_stream(scope: Scope) -> bool:
    """Whether a request is answered for as long as somebody listens."""
    path: str = scope["path"]
    return scope["method"] == "GET" and path.endswith(STREAMS)


def is_look(scope: Scope) -> bool:
    """Whether a page, or a part of one, is made: not of files, nor where a host looks."""
    path: str = scope["path"]
    return scope["method"] in ("GET", "HEAD") and not path.startswith(UNMADE)


def _head_size(scope: Scope) -> int:
    lines = sum(len(name) + len(value) for name, value in scope["headers"])
    return lines + len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])


def visitor_of(scope: Scope) -> str:
    """By what a visitor is known who shows no cookie."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def _measured(scope: Scope, receive: Receive) -> Receive:
    """A body whose length was not told is measured as it comes; half a one is none."""
    length, whole = 0, scope["method"] in SAFE

    async def received() -> Message:
        nonlocal length, whole
        message = await receive()
        if message["type"] == "http.disconnect" and not whole:
            raise HTTPException(400, "the rest of this never came")
        length += len(message.get("body", b""))
        whole = whole or not message.get("more_body", False)
        if length > MOST_BYTES:
            raise HTTPException(413, "that is too much")
        return message

    return received
