"""Hooks: addresses of people's own where something listens, and how it is spoken to.

Whoever may name an address could have us ask for what only we can reach. So names are looked up
first, only what all the world reaches is asked, by the very address that was found, and of the
answer nothing is read but whether it was taken.
"""

from __future__ import annotations

import json
import re
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

MOST_ADDRESS = 500
PATIENCE = 5.0
"""Seconds for each step of a delivery."""
MOST_SECONDS = 15.0
"""Seconds for all of them: however slowly somebody answers, the line is closed then."""
SIGNS = re.compile(r"[\\`*_~|<>\[\]]")
"""What Discord does not show as it is: by these words become links, or look otherwise."""
EVERYWHERE = ip_network("2000::/3")
"""What is handed out to all the world, of the new kind: in other networks of it, the old kind is
written in several ways, or it is a house's own."""
SPECIAL = tuple(map(ip_network, (
    "192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.175.48.0/24",
    "2001::/23", "2620:4f:8000::/48", "3fff::/20",
)))  # fmt: skip
"""What IANA's registries of special-purpose addresses set apart: for relays, for name servers that
answer nothing, for examples. Nobody's service is there, though some count as reachable by all the
world; and a Python knows only of those that there were when it was made."""


class Undelivered(Exception):
    """Why something was not taken: one of a few words, with a number behind it if there is one."""


def _generic(said: str, told: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    return _json({"text": said, **told})


def _discord(said: str, told: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    """Names of people call nobody else, and lead nowhere."""
    link = told["link"]
    plain = link.join(SIGNS.sub(r"\\\g<0>", part) for part in said.split(link))
    return _json({"content": plain, "allowed_mentions": {"parse": []}})


def _ntfy(said: str, told: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    return said.encode(), {"Title": "Tunnelier", "Click": told["link"]}


def _json(told: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    return json.dumps(told).encode(), {"Content-Type": "application/json"}


KINDS: dict[str, Callable[[str, Mapping[str, Any]], tuple[bytes, dict[str, str]]]] = {
    "generic": _generic,
    "discord": _discord,
    "ntfy": _ntfy,
}
"""What may listen at an address, and what is sent to it: a body, and headers."""


def deliver(kind: str, address: str, said: str, told: Mapping[str, Any], anywhere: bool) -> None:
    """Send a sentence, and the same as data; Undelivered if it was not taken."""
    send(address, *KINDS[kind](said, told), anywhere)


def send(address: str, body: bytes, headers: Mapping[str, str], anywhere: bool) -> None:
    """Send something to an address; Undelivered if it was not taken."""
    parts = checked(address)
    found = look_up(parts, anywhere)
    target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    try:
        status = _answer(parts, found, target, body, headers)
    except TimeoutError:
        raise Undelivered("slow") from None
    except ssl.SSLError:
        raise Undelivered("certificate") from None
    except (OSError, HTTPException, ValueError):
        raise Undelivered("unreachable") from None
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}")


def checked(address: str) -> SplitResult:
    """The parts of an address, if it is one of the web, without a name and password."""
    plain = address.isascii() and address.isprintable() and " " not in address
    try:
        parts = urlsplit(address)
        whole = parts.scheme in ("http", "https") and parts.hostname and _port(parts)
    except ValueError:
        raise Undelivered("address") from None
    if not plain or not whole or "@" in parts.netloc or len(address) > MOST_ADDRESS:
        raise Undelivered("address")
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def look_up(parts: SplitResult, anywhere: bool) -> str:
    """An address that a name leads to. If one of them is not for all the world, none is taken."""
    try:
        lines = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("unknown") from None
    found = [str(line[4][0]) for line in lines]
    if not anywhere and not all(map(is_public, found)):
        raise Undelivered("private")
    return found[0]


def is_public(word: str) -> bool:
    """Whether all the world reaches an address: it is no machine's own, and no house's."""
    found = ip_address(word.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found not in EVERYWHERE:
            return False
    special = any(found in network for network in SPECIAL if network.version == found.version)
    return found.is_global and not found.is_multicast and not special


def _answer(
    parts: SplitResult, found: str, target: str, body: bytes, headers: Mapping[str, str]
) -> int:
    """Ask, and hear the status; where else to go is not followed, what else is said not read."""
    name, port = parts.hostname or "", _port(parts)
    line = socket.create_connection((found, port), PATIENCE)
    connection = HTTPConnection(name, port, timeout=PATIENCE)
    try:
        with cut_off(lambda: line, MOST_SECONDS):
            if parts.scheme == "https":
                connection = HTTPSConnection(name, port, timeout=PATIENCE)
                safe = ssl.create_default_context()
                line = safe.wrap_socket(line, do_handshake_on_connect=False, server_hostname=name)
                line.do_handshake()
            connection.sock = line
            connection.request("POST", target, body, {"User-Agent": "tunnelier", **headers})
            return connection.getresponse().status
    finally:
        connection.close()
        line.close()


@contextmanager
def cut_off(line: Callable[[], socket.socket | None], seconds: float) -> Iterator[None]:
    """What is said on a line, which TLS may have wrapped meanwhile, for so many seconds."""

    def cut() -> None:
        with suppress(OSError):
            if (last := line()) is not None:
                last.shutdown(socket.SHUT_RDWR)

    end = threading.Timer(seconds, cut)
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()
