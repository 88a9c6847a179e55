"""Who is asking: guests by a signed cookie, seats by links and tokens, forms by a proof."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import count
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request

from tunnelier.core.language import ENGLISH, LANGUAGES

from ..keeping.files import Unusable, refuse_if_shared, write_private

COOKIE = "tunnelier"
SIGNED_IN = "in."
A_YEAR = 365 * 24 * 3600
INVITED = 3600
"""So many seconds an invitation to host is good for."""
ENOUGH = 32
"""Bytes of a key that nobody guesses."""
KIN = 32
"""So many letters of the guests of programs are the same for all of an address."""
MOST_KNOWN = 50_000
"""So many people at most are remembered at a time."""


class Signer:
    """Signs cookies with a key that stays on this machine."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="guest")
        self._invitations = URLSafeTimedSerializer(key, salt="host")

    @classmethod
    def kept_in(cls, path: Path) -> Signer:
        """With the key kept in a file that only its owner reads; a new one if there is none."""
        if not path.exists():
            with suppress(FileExistsError):  # a process beside us has made one: it is ours too
                write_private(path, secrets.token_bytes(ENOUGH), over=False)
        refuse_if_shared([path])
        key = path.read_bytes()
        if len(key) < ENOUGH:
            raise Unusable("no-key", file=path)
        return cls(key)

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return str(self._cookies.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """The guest a cookie belongs to; None if we did not sign it."""
        try:
            guest = self._cookies.loads(cookie or "")
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def invitation(self) -> str:
        """What makes whoever shows it a host, once and within an hour."""
        return str(self._invitations.dumps(new_link()))

    def invited(self, invitation: str) -> str | None:
        """What is kept of an invitation that holds; None if it is not ours, or too old."""
        try:
            return fingerprint(str(self._invitations.loads(invitation, max_age=INVITED)))
        except BadSignature:
            return None

    def sealed(self, what: str, value: str) -> str:
        """Something that comes back to us by a link, which is good for one thing."""
        return str(URLSafeSerializer(self._key, salt=what).dumps(value))

    def unsealed(self, what: str, sealed: str) -> str | None:
        """What was sealed for that; None if we did not."""
        try:
            value = URLSafeSerializer(self._key, salt=what).loads(sealed)
        except BadSignature:
            return None
        return value if isinstance(value, str) else None

    def program(self, address: str) -> str:
        """A guest for the seat of a program that shows no cookie: programs of an address are alike.

        Each seat has a guest of its own, and `kin` says which come from one address. Without our
        key nobody can tell which address that is.
        """
        origin = hmac.new(self._key, f"program:{address}".encode(), hashlib.sha256).hexdigest()
        return origin[:KIN] + secrets.token_hex(KIN // 2)

    def proof(self, guest: str) -> str:
        """What a form must bring along, so that no other site can send it."""
        return hmac.new(self._key, f"form {guest}".encode(), hashlib.sha256).hexdigest()[:32]

    def proves(self, guest: str, proof: str | None) -> bool:
        """Whether a form comes from a page of ours."""
        return hmac.compare_digest(self.proof(guest).encode(), (proof or "").encode())


def language(request: Request) -> str:
    """By the address, the cookie, or what the browser prefers."""
    asked = request.query_params.get("lang") or request.cookies.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    spoken = {lang.lower(): lang for lang in LANGUAGES}
    for wanted in preferred(request.headers.get("accept-language", "")):
        if found := spoken.get(wanted) or spoken.get(wanted.partition("-")[0]):
            return found
    return ENGLISH


def dialect(request: Request, lang: str) -> str:
    """The kind of a language that the browser prefers, `en-gb`; the language where it says none."""
    accepted = preferred(request.headers.get("accept-language", ""))
    return next((each for each in accepted if each.startswith(f"{lang.lower()}-")), lang)


def preferred(accepted: str) -> list[str]:
    """The languages that a browser accepts, `de-CH, fr;q=0.8`, those it likes best first."""
    liked: dict[str, float] = {}
    for part in accepted[:1000].split(","):
        lang, _, weight = part.replace(" ", "").lower().partition(";q=")
        with suppress(ValueError):
            liked[lang] = float(weight or 1)
    return sorted((lang for lang in liked if liked[lang] > 0), key=lambda lang: -liked[lang])


def household(host: str) -> str:
    """Who comes from an address: of the new kind everybody has more than can be counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(ip_network((address, 64), strict=False))
    return str(address)


def new_guest() -> str:
    """A guest nobody has heard of."""
    return secrets.token_urlsafe(18)


def new_sign_in() -> str:
    """What the cookie of a browser says in which somebody has signed in: no guest is called so."""
    return f"{SIGNED_IN}{secrets.token_urlsafe(24)}"


def is_sign_in(secret: str | None) -> bool:
    """Whether a cookie is of somebody who has signed in, or had."""
    return bool(secret and secret.startswith(SIGNED_IN))


def new_link() -> str:
    """A seat's link, or a bot's token."""
    return secrets.token_urlsafe(24)


def fingerprint(secret: str) -> str:
    """What is kept of a cookie, a link or a token: nobody who reads the database can use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def plain_name(given: str) -> str:
    """A name as it can be shown: on one line, without signs that turn or hide what follows."""
    said = unicodedata.normalize("NFC", given)
    kept = (c if unicodedata.category(c)[0] not in "CZ" else " " for c in said)
    return " ".join("".join(kept).split())


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: a second Ada is Ada 2."""
    taken = {unicodedata.normalize("NFKC", other).casefold() for other in others}
    names = (f"{name} {k}" if k > 1 else name for k in count(1))
    return next(n for n in names if unicodedata.normalize("NFKC", n).casefold() not in taken)
