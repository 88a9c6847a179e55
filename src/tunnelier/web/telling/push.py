"""Web push: what a browser is told by the service of its maker, whether a page is open or not.

Nobody on the way reads it: it is encrypted for that browser (RFC 8291), and signed (RFC 8292) by a
key of ours that all processes have in common and that the browser knows us by.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ..keeping.store import Hook, Store
from . import hooks

A_DAY = "86400"
"""Seconds for which the service of a browser's maker keeps what it cannot hand on at once."""
GONE = {"status 404", "status 410"}
"""What is answered where a browser listens no more."""
LENGTHS = {"p256dh": 65, "auth": 16}
"""Bytes of the keys that a browser gives."""


class Gone(hooks.Undelivered):
    """Nobody listens there any more, nor will."""


class Pusher:
    """Tells browsers, by a key that all processes have in common."""

    def __init__(self, store: Store, anywhere: bool) -> None:
        self._store, self._anywhere = store, anywhere

    @cached_property
    def _key(self) -> Any:
        made = Vapid02()
        made.generate_keys()
        kept = self._store.kept("vapid", made.private_pem().decode())
        return Vapid02.from_pem(kept.encode())

    @property
    def public(self) -> str:
        """The half of our key that browsers are shown."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def deliver(self, hook: Hook, said: str, told: Mapping[str, Any]) -> None:
        """Tell a browser a sentence, and where it leads; Undelivered if it was not taken."""
        shown = {"said": said, "link": told["link"], "tag": told.get("table", told["what"])}
        keys = {name: _bytes(value) for name, value in (hook.keys or {}).items()}
        body = http_ece.encrypt(
            json.dumps(shown).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=keys["p256dh"],
            auth_secret=keys["auth"],
        )
        parts = urlsplit(hook.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": f"https://{urlsplit(hook.here).hostname}",
        }
        headers = {"Content-Encoding": "aes128gcm", "TTL": A_DAY, "Urgency": "high"}
        headers["Topic"] = shown["tag"]  # what is not handed on yet makes way for what is newer
        try:
            hooks.send(hook.address, body, headers | self._key.sign(claims), self._anywhere)
        except hooks.Undelivered as error:
            raise Gone(str(error)) if str(error) in GONE else error from None


def refuse_keys(keys: Mapping[str, str] | None) -> None:
    """Undelivered, unless these are keys by which a browser can be written to."""
    try:
        given = {name: _bytes(value) for name, value in (keys or {}).items()}
        right = {name: len(value) for name, value in given.items()} == LENGTHS
        right = right and bool(_point(given["p256dh"]))
    except ValueError:
        right = False
    if not right:
        raise hooks.Undelivered("keys")


def _point(value: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), value)


def _bytes(value: str) -> bytes:
    return urlsafe_b64decode(value + "=" * (-len(value) % 4))
