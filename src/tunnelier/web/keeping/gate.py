"""The release gate: whether this program plays the matches of a database as they were played.

It is asked before the program is let at the database, so it reads nothing but columns that every
revision has had, and writes nothing. What it compares is what a save file carries: every move, who
was asked, and fingerprints of what was legal (decision 3); and every draw, with the secret that the
database keeps. Whatever the service would freeze a table for is found here first.
"""

from __future__ import annotations

import multiprocessing
import re
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import URL, ColumnElement, Connection, func, make_url, select, true

from tunnelier.core.language import Phrase, literal
from tunnelier.core.mistakes import Mistake
from tunnelier.games import broken, meta, names
from tunnelier.play.match import Match
from tunnelier.play.proof import draws_of
from tunnelier.play.saved import BadSave

from ..words import MESSAGES
from .files import Unusable, address
from .store import (
    Event,
    Seat,
    Table,
    known_revisions,
    read_only,
    refuse_if_newer,
    revisions_of,
    told_in_a_sentence,
)
from .written import Written

PAGE = 500
"""So many names of tables are read at once."""
READ = (Table.header, Table.secret, Table.ending, Table.begun, Table.changed)
"""What is read of a table; a date that is none would freeze it too."""
AHEAD = 4
"""So many matches wait for each process."""
RULES = re.compile(r"^rules: (\d+)$", re.MULTILINE)
"""The rules version, in the header of a match."""
UNKNOWN = "?"


class Named(NamedTuple):
    """A match to be looked at."""

    table: str
    game: str
    frozen: bool
    """Whether the service could not replay it either, when it last looked."""


class Kept(NamedTuple):
    """All that a match is replayed from."""

    written: Written
    secret: str
    seats: list[int]

    def replayed(self) -> Match:
        """The match; an exception says what is wrong with it."""
        return self.written.replayed(self.secret, self.seats)


class Found(NamedTuple):
    """Something that is not here as it was."""

    where: Phrase
    written: str
    """What the log has; nothing where it is not a matter of one thing or another."""
    here: str | Phrase
    """What this program has instead."""
    reason: Phrase


class Difference(NamedTuple):
    """A match that is not played here as it was played, and the first thing that shows it."""

    match: Named
    found: Found
    theirs: str
    """The rules version of the match."""
    ours: str
    """The rules version of this program."""


class Revisions(NamedTuple):
    """Which migration a database stands at, and which one this program wants."""

    found: str
    wanted: str


def database_at(name: str | None) -> URL:
    """A database by the path of its file, or as `serve` takes it."""
    if name and "://" not in name:
        return URL.create("sqlite", database=name)
    return address(name)


class Records:
    """The matches of a database, to be read and never written; Unusable says why it cannot be."""

    def __init__(self, url: URL, everything: bool = False) -> None:
        self.url = url
        self._engine = read_only(url)
        self._wanted: ColumnElement[bool] = true() if everything else Table.ending.is_(None)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with told_in_a_sentence(self.url), self._engine.connect() as connection:
            yield connection

    def revisions(self) -> Revisions:
        """Where it stands; Unusable if it is none of ours, or a newer release's."""
        name = self.url.render_as_string()
        with self._reading() as connection:
            found = revisions_of(connection)
            if not found:
                raise Unusable("not-ours", name=name)
            refuse_if_newer(connection, name)
        return Revisions(", ".join(found), known_revisions()[0])

    def count(self) -> int:
        """How many matches there are."""
        with self._reading() as connection:
            wanted = select(func.count()).select_from(Table).where(self._wanted)
            return connection.scalar(wanted) or 0

    def games(self) -> list[str]:
        """The games that they are matches of."""
        with self._reading() as connection:
            wanted = select(Table.game).where(self._wanted).distinct().order_by(Table.game)
            return list(connection.scalars(wanted))

    def __iter__(self) -> Iterator[Named]:
        """All matches, page by page: no memory is filled, and a service that writes never waits."""
        columns = select(Table.id, Table.game, Table.frozen.is_not(None)).where(self._wanted)
        last = ""
        while True:
            page = columns.where(Table.id > last).order_by(Table.id).limit(PAGE)
            with self._reading() as connection:
                found = [Named(*row) for row in connection.execute(page)]
            if not found:
                return
            yield from found
            last = found[-1].table

    def kept(self, table: str) -> Kept | None:
        """What is written of a table; None if it was thrown away meanwhile.

        Its events and its ending are read at once, so that they fit though a match goes on.
        """
        columns = select(*READ, Event.version, Event.lines)
        wanted = columns.join_from(Table, Event, isouter=True).where(Table.id == table)
        seated = select(Seat.number).where(Seat.table == table).order_by(Seat.number)
        with self._reading() as connection:
            seats = list(connection.scalars(seated))
            rows = connection.execute(wanted.order_by(Event.version)).all()
        if not rows:
            return None
        events = [row.lines for row in rows if row.version is not None]
        written = Written.kept(rows[0].header, events, rows[0].ending)
        return Kept(written, rows[0].secret, seats)


# --- one match


def difference(records: Records, match: Named) -> Difference | None:
    """The first thing that is not here as it was; None if all is, or if the table is gone."""
    kept = None
    try:
        kept = records.kept(match.table)
        found = _found(match.game, kept) if kept else None
    except Exception as error:  # whatever is wrong with it, it is this match's alone
        found = Found(MESSAGES["gate-whole"], "", "", _said(error))
    if found is None:
        return None
    version = RULES.search(kept.written.header) if kept else None
    ours = str(meta(match.game).rules_version) if match.game in names() else UNKNOWN
    return Difference(match, found, version[1] if version else UNKNOWN, ours)


def _found(game: str, kept: Kept) -> Found | None:
    if game not in names():
        return _missing(game)
    try:
        return _crooked(kept.replayed())
    except BadSave as bad:
        return Found(_place(kept.written, bad.line), bad.written, bad.here, bad.why)


def _missing(game: str) -> Found:
    """The game is not there, or it is and cannot say what it is."""
    fault = broken().get(game)
    reason = literal(str(fault)) if fault else MESSAGES["gate-install"]
    return Found(MESSAGES["gate-whole"], game, MESSAGES["gate-not-installed"], reason)


def _crooked(match: Match) -> Found | None:
    """The first draw that is not what its secret gives."""
    for draw in draws_of(match):
        if draw.expected not in (None, draw.played):
            place = MESSAGES["gate-at-move"].filled(number=str(draw.move_number))
            return Found(place, draw.played, str(draw.expected), MESSAGES["gate-draw"])
    return None


def _place(written: Written, line: int) -> Phrase:
    """Where in a match a line of its text is."""
    number = written.move_at(line)
    if number < 1:
        return MESSAGES["gate-at-start"]
    if number > len(written.lines):
        return MESSAGES["gate-at-end"]
    return MESSAGES["gate-at-move"].filled(number=str(number))


def _said(error: Exception) -> Phrase:
    if isinstance(error, Mistake):
        return error.phrase
    return literal(f"{type(error).__name__}: {error}")


# --- all of them


def differences(
    records: Records, jobs: int, advance: Callable[[int], None]
) -> Iterator[Difference]:
    """Every match that is not played here as it was, in so many processes; `advance` counts."""
    for found in _alone(records) if jobs == 1 else _together(records, jobs):
        advance(1)
        if found is not None:
            yield found


def _alone(records: Records) -> Iterator[Difference | None]:
    return (difference(records, match) for match in records)


def _together(records: Records, jobs: int) -> Iterator[Difference | None]:
    """The same in other processes: no more matches are on their way than they soon get to."""
    url = records.url.render_as_string(hide_password=False)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _open, (url,))
    waiting: deque[Future[Difference | None]] = deque()
    try:
        for match in records:
            waiting.append(pool.submit(_look, match))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        yield from (each.result() for each in waiting)
    except BrokenProcessPool:
        raise Unusable("gate-died", option="--jobs 1") from None
    finally:
        pool.shutdown(cancel_futures=True)


_opened: list[Records] = []
"""Of a process that looks at matches: where it reads them."""


def _open(url: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever sent for us
    _opened.append(Records(make_url(url)))


def _look(match: Named) -> Difference | None:
    return difference(_opened[0], match)
