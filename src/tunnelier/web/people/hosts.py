"""Whoever hosts the service: who that is, whom they banned, what they announce, what they did.

Rights and bans are read in the database whenever they matter, so that they hold at once in all
processes. What every page shows is kept in memory, as it was a moment ago at most.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import JSON, ColumnElement, DateTime, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from tunnelier.core.language import ENGLISH

from ..door.limits import Limits
from ..door.people import KIN
from ..keeping.store import Base, Event, Remark, Report, Seat, Store, Table, now
from ..playing.tables import BOT, LATE

log = logging.getLogger("tunnelier")

GLANCE = 2.0
"""So many seconds pass at most before a process shows what another has announced."""
MOST = 50
"""So many people, tables, reports or deeds are listed."""
MOST_REPORTS = 10
"""So many reports of one person's are taken in an hour: hosts read each of them."""


class Host(Base):
    """Somebody who may see the host's page and act there."""

    __tablename__ = "hosts"

    guest: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class UsedLink(Base):
    """A link that has made somebody a host: it makes nobody else one."""

    __tablename__ = "used_links"

    id: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Ban(Base):
    """Somebody who may not sit down, talk or open tables."""

    __tablename__ = "bans"

    guest: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    """What they were called."""
    reason: Mapped[str]
    at: Mapped[datetime] = mapped_column(DateTime, default=now)
    until: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When it ends; never, if nothing stands there."""


class Announcement(Base):
    """A line on every page."""

    __tablename__ = "announcements"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    words: Mapped[dict[str, str]] = mapped_column(JSON)
    """What it says, by language."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)
    until: Mapped[datetime] = mapped_column(DateTime)

    def language(self, wanted: str) -> str:
        """The language in which somebody reads it: theirs, if it was given."""
        return next(lang for lang in (wanted, ENGLISH, *self.words) if lang in self.words)


class Deed(Base):
    """What a host has done: nobody changes that."""

    __tablename__ = "deeds"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    by: Mapped[str]
    name: Mapped[str]
    """What that host was called."""
    what: Mapped[str]
    """What was done, as words/ has it: `deed-ban`."""
    whom: Mapped[str]
    """To whom or what: a name, a table."""
    text: Mapped[str]
    """What the host said to it."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Person(NamedTuple):
    """Somebody who has sat at a table, or spoken at one."""

    guest: str
    names: list[str]
    """What they called themselves."""
    tables: int
    answered: datetime | None
    """When they last answered at a table."""
    ban: Ban | None
    hosts: bool

    @property
    def name(self) -> str:
        """One of their names."""
        return self.names[0] if self.names else ""


class Hosts:
    """Keeps who hosts, and what they have said and done."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._announcements: list[Announcement] = []
        self._bans: dict[str, Ban] = {}
        self.complaints = Limits(MOST_REPORTS, 3600.0, "complaints")
        self._closed = threading.Event()
        self.refresh()
        if store.shared:
            threading.Thread(target=self._watch, name="hosts", daemon=True).start()

    def close(self) -> None:
        """Look no more."""
        self._closed.set()

    # --- what every page shows

    def announced(self) -> list[Announcement]:
        """What is announced now."""
        return [each for each in self._announcements if each.until > now()]

    def known_ban(self, guest: str) -> Ban | None:
        """Why somebody is banned, as it was a moment ago."""
        return _in_force(self._bans.get(guest))

    def refresh(self) -> None:
        """Read what every page shows."""
        with self.store.session() as session:
            wanted = select(Announcement).where(Announcement.until > now())
            self._announcements = list(session.scalars(wanted.order_by(Announcement.id)))
            self._bans = {each.guest: each for each in session.scalars(select(Ban))}

    def _watch(self) -> None:
        seen = True
        while not self._closed.wait(GLANCE):
            try:
                self.refresh()
                seen = True
            except Exception:
                if seen and not self._closed.is_set():  # it is said once, not every moment
                    log.exception("what hosts announce could not be read; we try again")
                seen = False

    # --- who hosts

    def host(self, guest: str) -> Host | None:
        """Somebody's rights, if they have any."""
        with self.store.session() as session:
            return session.get(Host, guest)

    def hosts(self) -> list[Host]:
        """All who have them."""
        with self.store.session() as session:
            return list(session.scalars(select(Host).order_by(Host.at)))

    def welcome(self, invitation: str, guest: str, name: str) -> bool:
        """Make whoever came by an invitation a host; False if somebody has before."""
        host = Host(guest=guest, name=name)
        try:
            with self.store.session() as session:
                session.add(UsedLink(id=invitation))
                session.flush()
                session.merge(host)
                _note(session, host, "came")
        except IntegrityError:
            return False
        return True

    def name(self, by: Host, guest: str, name: str) -> None:
        """Make somebody else a host."""
        with self.store.session() as session:
            session.merge(Host(guest=guest, name=name))
            _note(session, by, "named", name)

    def drop(self, by: Host, guest: str) -> None:
        """Let somebody be a host no more."""
        with self.store.session() as session:
            if (host := session.get(Host, guest)) is not None:
                session.delete(host)
                _note(session, by, "dropped", host.name)

    # --- bans

    def ban_of(self, guest: str) -> Ban | None:
        """Why somebody is banned, as it is written now."""
        with self.store.session() as session:
            return _in_force(session.get(Ban, guest))

    def ban_of_program(self, guest: str) -> Ban | None:
        """Why a program is banned: by itself, or as another one of its address."""
        with self.store.session() as session:
            kin = session.scalars(select(Ban).where(Ban.guest.startswith(guest[:KIN])))
            return next(filter(None, map(_in_force, kin)), None)

    def ban(self, by: Host, guest: str, name: str, reason: str, days: int | None) -> bool:
        """Ban somebody, for some days or for good; a host is not banned."""
        until = None if days is None else now() + timedelta(days=days)
        with self.store.session() as session:
            if session.get(Host, guest) is not None:
                return False
            session.merge(Ban(guest=guest, name=name, reason=reason, at=now(), until=until))
            _note(session, by, "banned", name, reason)
        self.refresh()
        return True

    def lift(self, by: Host, guest: str) -> None:
        """Ban somebody no more."""
        with self.store.session() as session:
            if (ban := session.get(Ban, guest)) is not None:
                session.delete(ban)
                _note(session, by, "lifted", ban.name)
        self.refresh()

    # --- announcements

    def announce(self, by: Host, words: dict[str, str], hours: int) -> None:
        """Have a line stand on every page."""
        until = now() + timedelta(hours=hours)
        with self.store.session() as session:
            session.add(Announcement(words=words, until=until))
            _note(session, by, "announced", text=next(iter(words.values())))
        self.refresh()

    def withdraw(self, by: Host, number: int) -> None:
        """Take a line off all pages."""
        with self.store.session() as session:
            if (line := session.get(Announcement, number)) is not None:
                session.delete(line)
                _note(session, by, "withdrew", text=next(iter(line.words.values())))
        self.refresh()

    # --- reports and deeds

    def reports(self, settled: bool) -> list[Report]:
        """What was told about people and is settled, the latest first; or is not, the oldest."""
        done = Report.settled.is_not(None) if settled else Report.settled.is_(None)
        order = Report.settled.desc() if settled else Report.id
        with self.store.session() as session:
            return list(session.scalars(select(Report).where(done).order_by(order).limit(MOST)))

    def open_reports(self) -> int:
        """How many reports nobody has settled."""
        with self.store.session() as session:
            wanted = select(func.count()).select_from(Report).where(Report.settled.is_(None))
            return session.scalar(wanted) or 0

    def settle(self, by: Host, number: int, note: str) -> bool:
        """Be done with a report; False if somebody was before, or there is none."""
        with self.store.session() as session:
            report = session.get(Report, number, with_for_update=True)
            if report is None or report.settled is not None:
                return False
            report.settled, report.note = now(), note
            _note(session, by, "settled", report.name, note)
            return True

    def note(self, by: Host, what: str, about: str, text: str) -> None:
        """Write down what a host has done elsewhere."""
        with self.store.session() as session:
            _note(session, by, what, about, text)

    def deeds(self) -> list[Deed]:
        """What hosts have done, the latest first."""
        with self.store.session() as session:
            return list(session.scalars(select(Deed).order_by(Deed.id.desc()).limit(MOST)))

    # --- people and tables

    def people(self, name: str = "", guest: str = "") -> list[Person]:
        """Those at whose tables something changed last: all, by a part of their name, or one."""
        of_seats: ColumnElement[bool] = Seat.guest.is_not(None)
        if guest:
            of_seats = Seat.guest == guest
        elif name:
            called = select(Seat.guest).where(Seat.name.icontains(name, autoescape=True))
            of_seats = Seat.guest.in_(called)
        last = func.max(Table.changed)
        found = select(Seat.guest, func.count(Seat.table.distinct())).join(Table).where(of_seats)
        with self.store.session() as session:
            rows = session.execute(found.group_by(Seat.guest).order_by(last.desc()).limit(MOST))
            tables = {str(each): number for each, number in rows}
            if guest:
                tables.setdefault(guest, 0)  # who looks on has a name, and no seat
            return _described(session, tables)

    def tables(self, kind: str, name: str = "") -> list[Table]:
        """The latest tables that are `running`, have a free seat (`open`), or have `ended`."""
        over = Table.ending.is_not(None)
        free = select(Seat.table).where(Seat.guest.is_(None), Seat.bot.is_(None))
        kinds: dict[str, Sequence[Any]] = {
            "running": (~over, Table.id.not_in(free)),
            "open": (~over, Table.id.in_(free)),
            "ended": (over,),
        }
        wanted = select(Table).where(*kinds[kind]).order_by(Table.changed.desc()).limit(MOST)
        if name:
            sits = select(Seat.table).where(Seat.name.icontains(name, autoescape=True))
            wanted = wanted.where(or_(Table.id == name, Table.id.in_(sits)))
        with self.store.session() as session:
            return list(session.scalars(wanted))


def _in_force(ban: Ban | None) -> Ban | None:
    return ban if ban and (ban.until is None or ban.until > now()) else None


def _note(session: Session, by: Host, what: str, about: str = "", text: str = "") -> None:
    """Write a deed down, together with what it changes."""
    session.add(Deed(by=by.guest, name=by.name, what=what, whom=about, text=text))


def _described(session: Session, tables: dict[str, int]) -> list[Person]:
    """People, each with what they are called, and what they may do."""
    guests = list(tables)
    names: dict[str, dict[str, None]] = {guest: {} for guest in guests}
    for kind in (Seat, Remark):
        called = select(kind.guest, kind.name).where(kind.guest.in_(guests), kind.name != "")
        for each, name in session.execute(called.distinct()):
            names[str(each)][str(name)] = None
    answers = (
        select(Seat.guest, func.max(Event.at))
        .join(Event, (Event.table == Seat.table) & (Event.seat == Seat.number))
        .where(Seat.guest.in_(guests), ~Event.key.startswith(BOT), ~Event.key.startswith(LATE))
    )
    answered = {row[0]: row[1] for row in session.execute(answers.group_by(Seat.guest))}
    bans = {each.guest: each for each in session.scalars(select(Ban).where(Ban.guest.in_(guests)))}
    hosts = set(session.scalars(select(Host.guest).where(Host.guest.in_(guests))))
    return [
        Person(
            guest,
            list(names[guest]),
            tables[guest],
            answered.get(guest),
            _in_force(bans.get(guest)),
            guest in hosts,
        )
        for guest in guests
    ]
