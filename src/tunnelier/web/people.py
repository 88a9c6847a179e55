"""Who is asking: guests by a signed cookie, seats by links and tokens, forms by a proof."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import defaultdict, deque
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from .files import Unusable, refuse_if_shared, write_private

COOKIE = "tunnelier"
A_YEAR = 365 * 24 * 3600
ENOUGH = 32
"""Bytes of a key that nobody guesses."""


class Signer:
    """Signs cookies with a key that stays on this machine."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="guest")

    @classmethod
    def kept_in(cls, path: Path) -> Signer:
        """With the key kept in a file that only its owner reads; a new one if there is none."""
        if not path.exists():
            write_private(path, secrets.token_bytes(ENOUGH))
        refuse_if_shared([path])
        key = path.read_bytes()
        if len(key) < ENOUGH:
            raise Unusable(
                f"{path} holds no whole key: put back the one of your last backup, or remove the "
                "file; with a new key everybody must come back to their seats by their links"
            )
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

    def proof(self, guest: str) -> str:
        """What a form must bring along, so that no other site can send it."""
        return hmac.new(self._key, f"form {guest}".encode(), hashlib.sha256).hexdigest()[:32]

    def proves(self, guest: str, proof: str | None) -> bool:
        """Whether a form comes from a page of ours."""
        return hmac.compare_digest(self.proof(guest), proof or "")


def new_guest() -> str:
    """A guest nobody has heard of."""
    return secrets.token_urlsafe(18)


def new_link() -> str:
    """A seat's link, or a bot's token."""
    return secrets.token_urlsafe(24)


def fingerprint(secret: str) -> str:
    """What is kept of a cookie, a link or a token: nobody who reads the database can use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Limit:
    """So many requests in so many seconds, for each who asks."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._asked: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, who: str) -> bool:
        """Whether one more is allowed; it is counted if so."""
        now = time.monotonic()
        asked = self._asked[who]
        while asked and asked[0] < now - self.seconds:
            asked.popleft()
        if len(asked) >= self.most:
            return False
        asked.append(now)
        if len(self._asked) > 10_000:
            self._asked = defaultdict(deque, {k: v for k, v in self._asked.items() if v})
        return True
