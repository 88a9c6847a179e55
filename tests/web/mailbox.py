"""A mail server that keeps what it takes, for tests to read."""

import re
import socket
import ssl
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

LINK = re.compile(r"https?://\S+")
SENDER = "Our club <games@club.example>"


class Mailbox:
    """It takes letters for everybody whose name is not in `nobody`; `password` makes it ask.

    With a `certificate` it speaks TLS: when it is asked to, or from the first word (`at_once`).
    """

    def __init__(self, password=None, certificate=None, at_once=False):
        self.letters, self.nobody, self._password = [], set(), password
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        more = {}
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            more = {"tls_context": context, "require_starttls": True, "auth_required": True}
            if at_once:
                more = {"ssl_context": context, "auth_require_tls": False}  # it is safe already
            more["authenticator"] = self._known
        self._controller = Controller(self, "127.0.0.1", self.port, **more)
        self._controller.start()

    @property
    def settings(self):
        """What a service is told that sends its mail here."""
        return {"mail_server": f"smtp+plain://127.0.0.1:{self.port}", "mail_from": SENDER}

    def _known(self, server, session, envelope, mechanism, data):
        return AuthResult(success=data.password.decode() == self._password, handled=False)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if address in self.nobody:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.letters.append(message_from_bytes(envelope.original_content, policy=default))
        return "250 kept"

    def text(self, number=-1):
        """What a letter says: the last one."""
        return self.letters[number].get_content()

    def links(self, number=-1):
        """Where a letter leads: paths with what is asked there."""
        found = map(urlsplit, LINK.findall(self.text(number)))
        return [f"{each.path}{'?' * bool(each.query)}{each.query}" for each in found]

    def close(self):
        if self._controller.loop.is_running():
            self._controller.stop()


def certificate(folder):
    """A file with a certificate of this machine, signed by nobody else, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    began = datetime.now(UTC) - timedelta(days=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(began).not_valid_after(began + timedelta(days=7))
    known = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    made = made.add_extension(x509.SubjectAlternativeName(known), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file = folder / "certificate.pem"
    file.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    with file.open("ab") as more:
        more.write(secret)
    return file
