"""Seen from outside: who asks, and under which address, where a proxy stands in between."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..keeping.files import Unusable
from ..watching.logs import NAME

NEARBY = "127.0.0.1,::1"
"""A proxy on this very machine is believed unless others are named."""
HOST = re.compile(r"[\w.-]+(:\d{1,5})?|\[[\da-fA-F:.]+\](:\d{1,5})?", re.ASCII)
ROOT = re.compile(r"(/[\w.~-]+)*", re.ASCII)
OURS = {
    "t", "api", "new", "ready", "rules", "static", "boards", "openapi.json", "health", "metrics",
    "told", "away", "account", "app.webmanifest", "worker.js", "host", "heard",
    "analyse", "components", "friends", "group", "groups", "learn", "mine", "open", "player",
    "puzzle", "settings", "standing",
}  # fmt: skip
"""What our own addresses begin with."""
PORTS = {"http": 80, "https": 443}


class Trusted:
    """The proxies whose word is taken: addresses and networks with commas, or * for everybody."""

    def __init__(self, words: str) -> None:
        self.everybody = words.strip() == "*"
        self.networks: list[IPv4Network | IPv6Network] = []
        for word in () if self.everybody else filter(None, map(str.strip, words.split(","))):
            try:
                self.networks.append(ip_network(word, strict=False))
            except ValueError:
                examples = {"example": "127.0.0.1", "another": "10.0.0.0/8"}
                raise Unusable("no-proxy", said=repr(word), **examples) from None

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return self.everybody
        found = getattr(found, "ipv4_mapped", None) or found
        return self.everybody or any(found in each for each in self.networks)


def root_path(wanted: str) -> str:
    """The path under which a proxy shows the service, as our addresses are written: /games."""
    root = "/" + wanted.strip("/") if wanted.strip("/") else ""
    if not ROOT.fullmatch(root):
        raise Unusable("no-path", said=repr(wanted), example="/games")
    if root and root.split("/")[1] in OURS:
        raise Unusable("own-path", path=root)
    return root


def site_address(wanted: str) -> str:
    """The address by which people reach the service, as links begin: https://games.example/."""
    parts = urlsplit(wanted.strip())
    plain = HOST.fullmatch(parts.netloc) and ROOT.fullmatch(parts.path.rstrip("/"))
    if wanted and (parts.scheme not in PORTS or not plain or parts.query or parts.fragment):
        raise Unusable("no-site", said=repr(wanted), example="https://games.example/")
    return f"{wanted.strip().rstrip('/')}/" if wanted else ""


class Outside:
    """Makes a request what it was before proxies handed it on, and answers fit for outside."""

    def __init__(self, app: ASGIApp, trusted: Trusted, root: str) -> None:
        self.app, self.trusted, self.root = app, trusted, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, as the visitor meant it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if location := headers.get("location"):
                    headers["location"] = self._outward(location)
            await send(message)

        seen = dict(scope)
        client = scope.get("client")
        if client and client[0] in self.trusted:
            self._believe(seen)
        if self.root:
            self._place(seen)
        await self.app(seen, receive, answered)

    def _believe(self, scope: Scope) -> None:
        """Take a proxy's word for the visitor's address, scheme, host, and name of the request."""
        headers = Headers(scope=scope)
        if NAME.fullmatch(name := headers.get("x-request-id", "")):
            scope["tunnelier.request"] = name
        if (scheme := headers.get("x-forwarded-proto", "").strip().lower()) in PORTS:
            scope["scheme"] = scheme
        hosts = headers.getlist("x-forwarded-host")
        host = hosts[-1].split(",")[-1].strip() if hosts else ""  # what the nearest proxy said
        if HOST.fullmatch(host):
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [(b"host", host.encode()), *others]
        for word in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            if not (address := _address(word.strip())):
                break
            scope["client"] = (address, 0)
            if address not in self.trusted or self.trusted.everybody:
                break

    def _outward(self, location: str) -> str:
        """Where to go next, without naming a host: we may not know by which name we are known."""
        parts = urlsplit(location)
        if not parts.netloc:
            return self.root + location
        return f"{parts.path}?{parts.query}" if parts.query else parts.path or "/"

    def _place(self, scope: Scope) -> None:
        """Whether or not the proxy has taken the root off the path, it is there for us."""
        path = scope["path"]
        if path != self.root and not path.startswith(f"{self.root}/"):
            scope["path"] = self.root + path
            scope["raw_path"] = self.root.encode() + scope.get("raw_path", path.encode())
        scope["root_path"] = self.root


def _address(word: str) -> str | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    found = re.fullmatch(r"\[?([\da-fA-F:.]+?)\]?(?::\d+)?", word, re.ASCII)
    for candidate in (word, found[1] if found else ""):
        try:
            return str(ip_address(candidate))
        except ValueError:
            continue
    return None


def same_site(headers: Headers) -> bool:
    """Whether what a browser sends comes from a page of ours; programs do not say where from.

    A browser's own word (Sec-Fetch-Site) is enough. Without it, where the page came from is held
    against the host that was asked; a port that goes without saying may be said.
    """
    if site := headers.get("sec-fetch-site"):
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or _same(origin, headers.get("host", ""))


def _same(origin: str, host: str) -> bool:
    try:
        here, there = urlsplit(f"//{host}"), urlsplit(origin)
        if there.scheme not in PORTS or here.hostname != there.hostname:
            return False
        usual = PORTS[there.scheme]
        return (here.port or usual) == (there.port or usual)
    except ValueError:
        return False
