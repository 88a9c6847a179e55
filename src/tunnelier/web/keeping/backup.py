"""Backups: all tables of a service and the key of its cookies in one file, while it goes on."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy import URL, create_engine

from .files import (
    Claim,
    Unusable,
    file_of,
    make_folder,
    make_private,
    with_companions,
    write_private,
)
from .store import read_only, reading, refuse_if_newer, told_in_a_sentence

KEY = "key_of_cookies"
"""The table that a backup has more than a database in use."""


def back_up(url: URL, key: Path, target: Path, force: bool) -> int:
    """Copy a database, in use or not, into a file: how many tables it holds."""
    source = _file(url)
    if not source.exists():
        raise Unusable("nothing", file=source)
    if target.exists() and not force:
        raise Unusable("there", file=target, option="--force")
    with _partial(target) as partial:
        _copy(source, partial)
        with closing(sqlite3.connect(partial)) as copy, copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # one file is all of it
            copy.execute(f"CREATE TABLE {KEY} (key BLOB)")
            if key.exists():
                copy.execute(f"INSERT INTO {KEY} VALUES (?)", [key.read_bytes()])
        count = _check(partial)
        _sync(partial)
        os.replace(partial, target)
    return count


def restore(url: URL, key: Path, source: Path) -> tuple[int, list[Path]]:
    """Put a backup in a database's place: how many tables, and what was kept of the old."""
    target = _file(url)
    if not source.exists():
        raise Unusable("missing", file=source)
    count = _check(source)
    make_folder(target.parent)
    fresh = not target.exists()
    claim = Claim(create_engine(url))
    try:
        if fresh:
            target.unlink()  # the claim has made it, empty
        with _partial(target) as partial:
            _copy(source, partial)
            kept_key = _take_key(partial)
            _sync(partial)
            kept = _put_aside(with_companions(target))
            os.replace(partial, target)
        if kept_key and not (key.exists() and key.read_bytes() == kept_key):
            kept += _put_aside([key])
            write_private(key, kept_key)
    finally:
        claim.release()
    return count, kept


def _file(url: URL) -> Path:
    path = file_of(url)
    if path is None:
        raise Unusable("no-file", name=url.render_as_string(), command="`tunnelier serve`")
    return path


@contextmanager
def _partial(target: Path) -> Iterator[Path]:
    """A file beside another, to become it when it is whole; ours alone from the beginning."""
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        make_private(partial)
        yield partial
    finally:
        for path in with_companions(partial):
            path.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own means: what was written before is in it, whoever writes meanwhile."""
    try:
        with closing(reading(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise Unusable("not-copied", file=source, reason=error) from None


def _check(path: Path) -> int:
    """That a file is a whole database of ours, of a release we know: how many tables it holds."""
    url = URL.create("sqlite", database=str(path))
    engine = read_only(url)
    with told_in_a_sentence(url), engine.connect() as reader:
        said = reader.exec_driver_sql("PRAGMA integrity_check").scalar()
        if said != "ok":
            raise Unusable("damaged", file=path, reason=said)
        refuse_if_newer(reader, path)
        counts = [
            reader.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar()
            for name in ("tables", "seats", "events", "alembic_version")
        ]
    engine.dispose()
    return int(counts[0] or 0)


def _take_key(path: Path) -> bytes | None:
    """The key out of a backup; what remains is the database as it was."""
    with closing(sqlite3.connect(path)) as copy, copy:
        known = copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [KEY]).fetchone()
        row = copy.execute(f"SELECT key FROM {KEY}").fetchone() if known else None
        copy.execute(f"DROP TABLE IF EXISTS {KEY}")
    return bytes(row[0]) if row else None


def _put_aside(paths: list[Path]) -> list[Path]:
    """Keep what is about to be replaced beside it, by the time of day."""
    aside = []
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    first = paths[0]
    for path in paths:
        if path.exists():
            ending = path.name.removeprefix(first.name)
            aside.append(path.rename(first.with_name(f"{first.name}.before-{stamp}{ending}")))
    return aside


def _sync(path: Path) -> None:
    with open(path, "r+b") as file:
        os.fsync(file.fileno())
