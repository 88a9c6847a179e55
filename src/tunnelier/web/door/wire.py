"""Connections: who opens one must say what they want in good time, and take what they are told.

Nothing here knows tables: it keeps a few visitors, slow or many, from using up what all need.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tunnelier.core.language import LANGUAGES

from ..watching.logs import Log, write_as
from ..words import MESSAGES
from .door import COME_BACK, MOST_HEAD
from .people import household
from .proxy import Trusted

SPARE = 128
"""So many files stay free for all but connections."""
LINGER = 1.0
"""Seconds for which a service that is told to end still answers, so that all who ask hear of it."""
PARTING = 2
"""Seconds for answers under way, when the service closes."""
GONE = 4.0
"""Seconds after which it is gone, whoever still thinks: all that was answered is written."""


class Gate:
    """Counts connections: so many from one address, so many in all; proxies bring many people."""

    def __init__(self, trusted: Trusted, each: int = 250, most: int | None = None) -> None:
        self.trusted, self.each = trusted, each
        self.most = most or most_connections()
        self.seconds = 20.0
        """A whole request must have come after so long."""
        self.stalled = 60.0
        """Whoever takes nothing of an answer for so long is not there any more."""
        self._count: Counter[str] = Counter()
        self._total = 0

    def enter(self, peer: str) -> int:
        """Somebody has come: how many too many they are, of their kind or in all."""
        house = household(peer)
        self._count[house] += 1
        self._total += 1
        alone = 0 if peer in self.trusted else self._count[house] - self.each
        return max(0, alone, self._total - self.most)

    def leave(self, peer: str) -> None:
        """Somebody is gone."""
        house = household(peer)
        self._total -= 1
        self._count[house] -= 1
        if not self._count[house]:
            del self._count[house]


def most_connections() -> int:
    """As many as this process may have files open, which is raised as far as allowed."""
    if sys.platform == "win32":
        return 2000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, (wanted if soft == resource.RLIM_INFINITY else soft) - 2 * SPARE)


class Settings(uvicorn.Config):
    """How our server runs: on our wire, through our gate."""

    def __init__(self, app: FastAPI, host: str, port: int) -> None:
        super().__init__(
            app,
            host=host,
            port=port,
            http=Wire,
            ws="none",
            log_config=None,  # our own way is everybody's
            log_level="warning",
            server_header=False,
            proxy_headers=False,  # our own app asks whom to believe
            timeout_graceful_shutdown=PARTING,
        )
        self.gate: Gate = app.state.gate


class Timer:
    """Does something after a while, unless stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, deed: Callable[..., None], *values: Any) -> None:
        """From now on, whatever was started before."""
        self.stop()
        self._handle = self._loop.call_later(seconds, deed, *values)

    def stop(self) -> None:
        """Not any more."""
        if self._handle is not None:
            self._handle.cancel()


class Wire(HttpToolsProtocol):
    """One connection."""

    config: Settings

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.gate = self.config.gate
        self._peer, self._welcome = "", True
        self._head: int | None = None
        """Bytes of a head that is not whole yet."""
        self._due, self._stalled = Timer(self.loop), Timer(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: one of too many will be told so, one of far too many will not."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        excess = self.gate.enter(self._peer)
        self._welcome = not excess
        if excess > SPARE // 2:
            transport.abort()
        else:
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.gate.leave(self._peer)
        self._due.stop()
        self._stalled.stop()
        super().connection_lost(exc)

    # --- what is asked

    def data_received(self, data: bytes) -> None:
        """A part of a request; a head has an end."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(431, "long-head")

    def on_message_begin(self) -> None:
        """A request begins: its rest is awaited."""
        super().on_message_begin()
        self._head = 0
        self._hurry()

    def on_headers_complete(self) -> None:
        """It is known what is asked; to one of too many, that is the answer."""
        self._head = None
        if not self._welcome:
            self.app = full
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Nothing more is awaited."""
        self._due.stop()
        super().on_message_complete()

    def _hurry(self) -> None:
        self._due.start(self.gate.seconds, self._refuse, 408, "too-slow")

    def _refuse(self, status: int, word: str) -> None:
        """Say why, unless an answer is under way, and hang up."""
        self._head = None
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            said = _sentence(word)
            head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nConnection: close\r\n"
            head += f"Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(said)}\r\n"
            self.transport.write(head.encode() + b"\r\n" + said)
        self.transport.close()

    # --- what is answered

    def pause_writing(self) -> None:
        """More is told than is taken: not for ever."""
        super().pause_writing()
        self._stalled.start(self.gate.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        """It is taken."""
        self._stalled.stop()
        super().resume_writing()


def _sentence(word: str) -> bytes:
    """What is said to somebody whose language is not known yet."""
    return "".join(f"{MESSAGES[word].say(lang)}\n" for lang in LANGUAGES).encode()


async def full(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to one too many."""
    headers = {"Retry-After": str(COME_BACK), "Connection": "close"}
    answer: Response = PlainTextResponse(_sentence("full"), 503, headers)
    await answer(scope, receive, send)


class Server(uvicorn.Server):
    """Our server: when it is to end it says goodbye to whoever listens, and is soon gone."""

    config: Settings
    linger = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to end: soon. Asked again: now. At a keyboard nobody waits for who may ask."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(130)
        if not self.should_exit:
            last = threading.Timer(GONE, os._exit, [0])
            last.daemon = True
            last.start()
            self.linger = LINGER if sig == signal.SIGTERM else 0.0
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first: nothing waits for ever then. Whoever comes now is answered."""
        self.config.app.state.goodbye()  # type: ignore[union-attr]
        await asyncio.sleep(self.linger)
        await super().shutdown(sockets)


def run(app: FastAPI, host: str, port: int, log: Log = Log.plain) -> None:
    """Serve until told to end; Unusable if the database was lost while we started."""
    write_as(log)
    try:
        Server(Settings(app, host, port)).run()
    except SystemExit:
        if app.state.lost is None:
            raise
        raise app.state.lost from None
