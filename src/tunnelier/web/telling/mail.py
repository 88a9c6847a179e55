"""Mail: letters to people's mailboxes, by the server that whoever hosts the service names.

A server is named by an address, `smtps://club@mail.example`, which says how it is spoken to: with
TLS from the first word (`smtps`), as soon as we are greeted (`smtp`), or never (`smtp+plain`).
"""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from functools import partial
from urllib.parse import SplitResult, unquote, urlsplit

from ..keeping.files import Unusable
from ..keeping.store import now
from .hooks import Undelivered, cut_off

log = logging.getLogger("tunnelier")

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""How a server may be spoken to, and where it listens then unless its address says so."""
EXAMPLE = "smtps://club@mail.example"
PATIENCE = 10.0
"""Seconds for each step of a delivery."""
MOST_SECONDS = 20.0
"""Seconds for all that is said on a line: less than somebody waits before they try again."""
WRITTEN = SMTP.clone(cte_type="7bit")
"""How letters are written: so that servers of every age take them."""
OURS = (
    smtplib.SMTPAuthenticationError, smtplib.SMTPSenderRefused, smtplib.SMTPNotSupportedError,
)  # fmt: skip
"""What whoever hosts has to mend: who may send, and how."""
LOCAL = re.compile(r"[^\s\"<>(),:;@\\\[\]]+")
DOMAIN = re.compile(r"[\w-]+(\.[\w-]+)+", re.ASCII)
"""What stands before the @, and what behind it."""
MOST_ADDRESS = 254
"""No mailbox has a longer address."""


class Post:
    """A server that takes our mail, and as whom we write."""

    def __init__(self, server: str, password: str, sender: str) -> None:
        self._parts = parts = _server(server)
        self._user, self._password = unquote(parts.username or ""), password
        self.name, self._port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        name, mailbox = parseaddr(sender)
        try:
            self._sender = Address(name or "Tunnelier", addr_spec=mailbox_of(mailbox))
        except Undelivered:
            example = "games@club.example"
            raise Unusable("no-sender", said=repr(sender), example=example) from None
        if bool(self._user) != bool(password):
            raise Unusable("mail-login", name=server, variable="TUNNELIER_MAIL_PASSWORD")

    def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send a letter of plain text to a mailbox; Undelivered if the server did not take it."""
        letter = self._letter(mailbox_of(to), subject, text, headers or {})
        with self._explained(), self._connected() as line:
            if self._user:
                line.login(self._user, self._password)
            line.send_message(letter)

    def _letter(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
        letter = EmailMessage(WRITTEN)
        letter["From"], letter["To"] = self._sender, Address(addr_spec=to)
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = format_datetime(now())
        letter["Message-ID"] = make_msgid(domain=self._sender.domain)
        letter["Auto-Submitted"] = "auto-generated"  # nobody's absence is to answer it
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        return letter

    @contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """A line to the server, on which nobody else listens unless that was wanted."""
        safe, at_once = ssl.create_default_context(), self._parts.scheme == "smtps"
        kind = partial(smtplib.SMTP_SSL, context=safe) if at_once else smtplib.SMTP
        ours = self._sender.domain  # else it is looked up, which may take long
        opened = kind(self.name, self._port, local_hostname=ours, timeout=PATIENCE)
        with opened as line, cut_off(lambda: line.sock, MOST_SECONDS):
            if self._parts.scheme == "smtp":
                line.starttls(context=safe)
            yield line

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """What went wrong, in a word for whoever it was for; in the log, for whoever hosts."""
        try:
            yield
        except (smtplib.SMTPException, OSError) as error:
            if not isinstance(error, smtplib.SMTPRecipientsRefused):  # it names whose mailbox it is
                log.warning("the mail server %s did not take a letter: %s", self.name, error)
            code = getattr(error, "smtp_code", "")
            raise Undelivered(f"{_why(error)} {code}".strip()) from None


def _why(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return "mailbox"
    if isinstance(error, OURS):
        return "mail"
    if isinstance(error, smtplib.SMTPResponseException):
        return "status"
    if isinstance(error, TimeoutError):
        return "slow"
    return "certificate" if isinstance(error, ssl.SSLError) else "unreachable"


def _server(server: str) -> SplitResult:
    """The parts of a server's address; the password stands elsewhere, where nobody shows it."""
    try:
        parts = urlsplit(server)
        whole = parts.scheme in PORTS and parts.hostname and parts.port != 0
    except ValueError:
        whole = False
    if not whole or parts.password is not None or parts.path.strip("/") or parts.query:
        raise Unusable("no-mail-server", said=_without_password(server), example=EXAMPLE)
    return parts


def _without_password(server: str) -> str:
    user, at, host = server.rpartition("@")
    scheme, slashes, rest = user.rpartition("//")
    return f"{scheme}{slashes}{rest.partition(':')[0]}{at}{host}"


def mailbox_of(given: str) -> str:
    """An address of a mailbox, if it is one that every server takes; Undelivered otherwise."""
    given = given.strip()
    try:
        found = Address(addr_spec=given)
    except (ValueError, HeaderParseError, IndexError):
        raise Undelivered("mailbox-address") from None
    plain = given.isascii() and LOCAL.fullmatch(found.username) and found.addr_spec == given
    if not plain or not DOMAIN.fullmatch(found.domain) or len(given) > MOST_ADDRESS:
        raise Undelivered("mailbox-address")
    return given
