"""A PostgreSQL server for tests and benchmarks, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

INSTALLED = Path("/usr/lib/postgresql")
"""Where Debian keeps them, a folder a release."""
SOMEBODY = ("postgres", "nobody")
"""It refuses to be run by root: who runs it then."""


class Missing(Exception):
    """What would be needed is not installed."""


def program(name: str) -> str:
    """The path of one of its programs."""
    found = shutil.which(name) or next(iter(sorted(INSTALLED.glob(f"*/bin/{name}"))[::-1]), None)
    if found is None:
        raise Missing(f"no PostgreSQL is installed: {name} is not found")
    if find_spec("psycopg") is None:
        raise Missing("psycopg is not installed: pip install '.[postgres]'")
    return str(found)


class Postgres:
    """A server with a folder of its own, which nobody else knows.

    It waits for the disk (`fsync`) where that is to be measured.
    """

    def __init__(self, folder: Path | None = None, fsync: bool = False) -> None:
        self._fsync = "on" if fsync else "off"
        self._programs = {name: program(name) for name in ("initdb", "postgres")}
        self.folder = Path(folder or tempfile.mkdtemp(prefix="tunnelier-postgres-"))
        self._user: str | None = None
        if os.getuid() == 0:
            self._user = next(name for name in SOMEBODY if _known(name))
            shutil.chown(self.folder, self._user)
        self.data = self.folder / "data"
        words = ["--username=club", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        self._run([self._programs["initdb"], f"--pgdata={self.data}", *words]).check_returncode()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        """Run it until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1", "port": self.port, "fsync": self._fsync,
            "unix_socket_directories": self.folder, "max_connections": 200,
        }  # fmt: skip
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [self._programs["postgres"], "-D", str(self.data), *words]
        self._log = open(self.folder / "log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            command, user=self._user, cwd=self.folder, stdout=self._log, stderr=self._log
        )
        self._await()

    def _await(self) -> None:
        engine = create_engine(self.url("postgres"))

        def answers() -> bool:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                engine.connect().close()
            except Exception:
                return False
            return True

        while not answers():
            time.sleep(0.02)
        engine.dispose()

    def url(self, name: str, port: int | None = None) -> str:
        """The address of one of its databases, or of the same by way of another port."""
        return f"postgresql+psycopg://club@127.0.0.1:{port or self.port}/{name}"

    def database(self, name: str) -> str:
        """A new database: its address."""
        self.say("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def say(self, name: str, statement: str) -> list[Any]:
        """Tell one of its databases something: what it answers."""
        engine = create_engine(self.url(name), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            answer = connection.execute(text(statement))
            rows = list(answer.fetchall()) if answer.returns_rows else []
        engine.dispose()
        return rows

    def stop(self) -> None:
        """End it at once, as for a restart: whoever is connected is hung up on."""
        self.process.send_signal(2)
        self.process.wait()
        self._log.close()

    def close(self) -> None:
        """End it for good."""
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, user=self._user, cwd=self.folder, capture_output=True, text=True
        )


def _known(name: str) -> bool:
    import pwd  # not everywhere is there such a thing

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
