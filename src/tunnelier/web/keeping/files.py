"""What is kept: files on this machine that nobody else reads, and whose a database is."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from tunnelier.core.mistakes import Mistake

from ..words import MESSAGES

POSIX = os.name == "posix"
OTHERS = 0o077
"""What anybody but the owner may do with a file."""
ALONE = int.from_bytes(b"tunnel", "big")
"""The number of our lock in a PostgreSQL database."""
PATIENCE = 3
"""How many seconds whoever wants to be alone there waits for others to go."""
CHANGING = ALONE + 1
"""The number of the lock of whoever migrates it."""


HOLDERS = f"""
SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE locktype = 'advisory' AND granted AND datname = current_database()
AND (classid::bigint << 32 | objid::bigint) = {ALONE}
"""


class Unusable(Mistake):
    """Why the service cannot be opened on what is there, in a sentence for whoever hosts it."""

    def __init__(self, key: str, **places: object) -> None:
        super().__init__(MESSAGES[f"host-{key}"], **places)


def home() -> Path:
    """Where tables are kept unless a database is named."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "tunnelier"


def address(database: str | None) -> URL:
    """The database to use: the one named, the one of the environment, or a file at home."""
    named = database or os.environ.get("TUNNELIER_DATABASE")
    try:
        return make_url(named or f"sqlite:///{home()}/tables.db")
    except ArgumentError:
        example = "sqlite:////srv/tables.db"
        raise Unusable("no-database", name=repr(named), example=example) from None


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory, or on a server."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or not name or ":memory:" in name:
        return None
    if name.startswith("file:"):
        return None if "mode=memory" in str(url) else Path(name.removeprefix("file:")).resolve()
    return Path(name).resolve()


def with_companions(path: Path) -> list[Path]:
    """The files that SQLite keeps a database in: what is new may be in the others only."""
    return [path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))]


# --- nobody else reads them


def refuse_if_shared(paths: Iterable[Path]) -> None:
    """Files that hold secrets belong to their owner alone."""
    shared = [path for path in paths if POSIX and path.exists() and path.stat().st_mode & OTHERS]
    if shared:
        command = f"chmod 600 {shlex.join(map(str, shared))}"
        raise Unusable("shared", file=shared[0], command=command)


def make_folder(path: Path) -> None:
    """A folder for files of ours, if there is none."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(path, error) from None


def make_private(path: Path) -> None:
    """An empty file that only its owner reads, if there is none; SQLite's others are like it."""
    make_folder(path.parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise _unusable(path, error) from None


def write_private(path: Path, content: bytes, over: bool = True) -> None:
    """A new file that only its owner reads: there whole, or not there.

    FileExistsError if there is one that is not to be written `over`.
    """
    partial = path.with_name(f"{path.name}.{secrets.token_hex(8)}.partial")
    make_private(partial)
    with open(partial, "r+b") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if over:
        os.replace(partial, path)
        return
    try:
        os.link(partial, path)
    finally:
        partial.unlink()


def _unusable(path: Path, error: OSError) -> Unusable:
    return Unusable("unusable", name=path, reason=error.strerror or error)


# --- whose a database is


def is_shared(engine: Engine) -> bool:
    """Whether several processes may use a database at a time."""
    return engine.dialect.name == "postgresql"


class Claim:
    """A file is used by one process; a server's database by all that tell each other of changes.

    The claim goes with the process, however that ends. Who wants to be `alone` suffers no others.
    """

    def __init__(self, engine: Engine, alone: bool = False) -> None:
        self._file: BinaryIO | None = None
        self._connection = None
        if (path := file_of(engine.url)) is not None:
            make_private(path)
            refuse_if_shared(with_companions(path))
            self._file = lock(path.with_name(path.name + ".lock"), _in_use(path))
        elif is_shared(engine):
            self._connection = apart(engine)
            # Releases that knew of no others held it alone: beside one of them we cannot be.
            if not (self._alone if alone else self._among_others)(self._connection):
                self.release()
                raise _in_use(engine.url.render_as_string())

    @staticmethod
    def _among_others(connection: Connection) -> bool:
        asked = connection.exec_driver_sql(f"SELECT pg_try_advisory_lock_shared({ALONE})")
        return bool(asked.scalar())

    @staticmethod
    def _alone(connection: Connection) -> bool:
        """A server takes a moment to notice that somebody has gone."""
        connection.exec_driver_sql(f"SET lock_timeout = '{PATIENCE}s'")
        try:
            connection.exec_driver_sql(f"SELECT pg_advisory_lock({ALONE})")
        except OperationalError:
            return False
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def processes(engine: Engine) -> int:
    """How many processes use a database: each holds our lock in it."""
    if not is_shared(engine):
        return 1
    with engine.connect() as connection:
        return int(connection.exec_driver_sql(HOLDERS).scalar() or 0)


def apart(engine: Engine) -> Connection:
    """A connection that is nobody else's, and on which everything holds at once."""
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.detach()
    return connection


def one_at_a_time(connection: Connection) -> None:
    """Until this transaction ends, nobody else who asks comes past here."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({CHANGING})")


def _in_use(name: object) -> Unusable:
    return Unusable("in-use", name=name)


def lock(path: Path, refusal: Unusable | None = None) -> BinaryIO:
    """A file locked until it is closed. Held by another: that is refused so, or we wait."""
    make_private(path)
    file = open(path, "r+b")  # noqa: SIM115
    try:
        _lock(file, wait=refusal is None)
    except OSError:
        file.close()
        raise refusal or Unusable("not-locked", file=path) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO, wait: bool) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
