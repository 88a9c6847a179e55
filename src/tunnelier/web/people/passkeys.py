"""Passkeys: what a browser is asked to sign, and whether it did (WebAuthn)."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from ipaddress import ip_address
from typing import Any, NamedTuple

from fastapi import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ..door.people import new_link
from ..door.proxy import PORTS
from ..keeping.store import Passkey

LASTS = timedelta(minutes=5)
"""How long somebody may take to find their device."""
LOCAL = "localhost"


class Unproven(Exception):
    """A browser has not signed what it was asked to."""


class Site(NamedTuple):
    """What a passkey is bound to: the name of a site, and where its pages come from."""

    name: str
    origin: str

    @classmethod
    def of(cls, request: Request) -> Site | None:
        """The site as the visitor knows it; None where no browser would use a passkey."""
        url = request.url
        name = url.hostname or ""
        if not (_is_local(name) or (url.scheme == "https" and _is_name(name))):
            return None
        port = "" if url.port in (None, PORTS[url.scheme]) else f":{url.port}"
        return cls(name, f"{url.scheme}://{name}{port}")


def _is_local(name: str) -> bool:
    return name == LOCAL or name.endswith(f".{LOCAL}")


def _is_name(host: str) -> bool:
    """A number is no name."""
    try:
        ip_address(host)
    except ValueError:
        return bool(host)
    return False


def new_challenge() -> str:
    """What a device is to sign."""
    return new_link()


def to_make(
    site: Site, challenge: str, person: str, called: str, known: list[Passkey]
) -> dict[str, Any]:
    """What a browser is asked, to make a passkey; not on a device that holds one of the `known`."""
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Tunnelier",
        user_id=bytes.fromhex(person),
        user_name=called,
        user_display_name=called,
        challenge=base64url_to_bytes(challenge),
        exclude_credentials=[_named(each) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
    )
    return dict(json.loads(options_to_json(options)))


def to_use(site: Site, challenge: str) -> dict[str, Any]:
    """What a browser is asked, to use whichever passkey it has for this site."""
    options = generate_authentication_options(
        rp_id=site.name, challenge=base64url_to_bytes(challenge)
    )
    return dict(json.loads(options_to_json(options)))


def _named(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id))


class Made(NamedTuple):
    """A new passkey, as its device has made it."""

    id: str
    public_key: bytes
    uses: int

    def passkey(self, person: str, name: str) -> Passkey:
        """As it is kept."""
        return Passkey(
            id=self.id, person=person, public_key=self.public_key, uses=self.uses, name=name
        )


def challenge_of(credential: str) -> str:
    """What somebody claims to have signed; Unproven if that cannot be read."""
    try:
        signed = base64url_to_bytes(_word(credential, "response", "clientDataJSON"))
    except ValueError:
        raise Unproven from None
    return _word(signed, "challenge")


def name_of(credential: str) -> str:
    """Which passkey somebody claims to have used."""
    return _word(credential, "id")


def _word(sent: str | bytes, *path: str) -> str:
    """A word inside what a stranger has sent, which may be wrong in any way."""
    try:
        found = json.loads(sent)
        for name in path:
            found = found[name]
        return str(found).encode("ascii").decode()
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Unproven from None


def made(site: Site, challenge: str, credential: str) -> Made:
    """The passkey that a browser has made; Unproven if it has not signed the challenge."""
    found = _proven(verify_registration_response, site, challenge, credential)
    name = bytes_to_base64url(found.credential_id)
    return Made(name, found.credential_public_key, found.sign_count)


def used(site: Site, challenge: str, credential: str, passkey: Passkey) -> int:
    """How often a passkey was used by now; Unproven if it was not."""
    known: dict[str, Any] = {
        "credential_public_key": passkey.public_key,
        "credential_current_sign_count": passkey.uses,
    }
    found = _proven(verify_authentication_response, site, challenge, credential, **known)
    return int(found.new_sign_count)


def _proven(
    verify: Callable[..., Any], site: Site, challenge: str, credential: str, **known: Any
) -> Any:
    try:
        return verify(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            **known,
        )
    except Exception:  # what a stranger sends may be wrong in any way
        raise Unproven from None
