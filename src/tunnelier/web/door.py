"""At the door: how much and how often may be asked, and what a browser may load of an answer."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .people import Limit

MOST_BYTES = 64 * 1024
SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Door:
    """Every request comes in, and every answer goes out, through here."""

    def __init__(self, app: ASGIApp, limit: Limit) -> None:
        self.app, self.limit = app, limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it the same way for people and programs."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, _measured(receive), answered)
        else:
            status, said = refusal
            response = JSONResponse({"problem": "refused at the door", "said": said}, status)
            await response(scope, receive, answered)

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not let in."""
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return 413, "that is too much"
        if scope["method"] in SAFE:
            return None
        client = scope.get("client")
        if not self.limit.allows(client[0] if client else ""):
            return 429, "too many requests: wait a moment"
        origin = headers.get("origin")
        if origin and origin.split("//")[-1] != headers.get("host"):
            return 403, "this came from another site"
        return None


def _measured(receive: Receive) -> Receive:
    """A body whose length was not told is measured as it comes."""
    length = 0

    async def received() -> Message:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b""))
        if length > MOST_BYTES:
            raise HTTPException(413, "that is too much")
        return message

    return received
