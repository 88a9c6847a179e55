"""What the service keeps: tables, their seats, and an append-only log of what was answered.

An event is one answer with everything that followed from it, or one answer taken back. The number
of an event is the version of the table after it; the database takes each number once, so of two
answers to the same question one is too late, whoever asks and however many processes there are.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    URL,
    BindParameter,
    Boolean,
    Connection,
    DateTime,
    Engine,
    ExceptionContext,
    ForeignKey,
    Index,
    String,
    UniqueConstraint,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_new
from sqlalchemy.exc import DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, sessionmaker

from .files import Claim, Unusable, address, file_of, is_shared, one_at_a_time
from .rating import Rating, as_one, rated

log = logging.getLogger("tunnelier")

AN_HOUR = 3600
MIGRATIONS = Path(__file__).with_name("migrations")
LEVEL = "bot:"
NO_REVISION = "0000"
"""Where an empty database stands."""
GIVING_WAY = 2
"""Seconds for which a migration asks for what others hold, and leaves it to them."""
HELD = "55P03"
"""What PostgreSQL says then."""
ON_A_SERVER: dict[str, Any] = {
    "pool_pre_ping": True,  # a server that was restarted has forgotten our connections
    "pool_size": 15, "max_overflow": 0,  # connecting costs more than all that is asked then
    "connect_args": {
        "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 5,
        "keepalives_count": 3, "tcp_user_timeout": 15_000,
    },
}  # fmt: skip
"""How a database on a server is reached: one that is gone is noticed in seconds."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC).replace(tzinfo=None)


FAILED_DISK = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
DISK_FULL = "53100"
"""What SQLite and PostgreSQL say where they cannot write."""
TRIAL = "trial"
A_TRIAL = 64 * 1024
"""So much is written to see whether it can be again: more than an answer takes."""


def is_full(error: BaseException | None) -> bool:
    """Whether a database could not write: its disk is full, or fails."""
    code = getattr(error, "sqlite_errorcode", None) or 0
    return code & 0xFF in FAILED_DISK or getattr(error, "sqlstate", None) == DISK_FULL


class TooLate(Exception):
    """Something else was written first: what this was decided on does not hold any more."""


class Base(DeclarativeBase):
    """The tables of the database."""


class Table(Base):
    """A table at which one match is played."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    lang: Mapped[str]
    header: Mapped[str]
    """The save file up to its moves: game, rules version, players, options, commitment."""
    secret: Mapped[str]
    """What the draws come from; nobody sees it before the match is over."""
    hints: Mapped[bool]
    ending: Mapped[str | None] = mapped_column(default=None)
    """The save file from its last move on, once the match is over: the secret and the result."""
    frozen: Mapped[str | None] = mapped_column(default=None)
    """Why this match cannot go on, where its replay differs from what was recorded."""
    rematch: Mapped[str | None] = mapped_column(default=None)
    """The table that goes on from here."""
    patience: Mapped[int] = mapped_column(default=AN_HOUR)
    """After so many seconds without an answer the others may let a bot play."""
    stand_in: Mapped[str] = mapped_column(default="engineer")
    """The level of the bot that plays then."""
    pulse: Mapped[int] = mapped_column(default=0)
    """Counts all that is changed here: who knows the last number knows the table."""
    asked: Mapped[float] = mapped_column(default=0.0)
    """When the question that waits for an answer was put, by the service's own clock."""
    pace: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """How much time there is to answer, as `clocks.Pace` has it; nothing without a clock."""
    started: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When everybody sat: from then on clocks run."""
    due: Mapped[datetime | None] = mapped_column(DateTime, default=None, index=True)
    """When somebody is to look whether time is over. Whether it is, the log says."""
    late: Mapped[int | None] = mapped_column(default=None)
    """The version in which whoever is asked was found to be out of time: a bot answers."""
    closed: Mapped[str | None] = mapped_column(default=None)
    """Why the match ended before its rules would have it: `ending` is empty then."""
    rated: Mapped[bool] = mapped_column(default=False)
    """Whether the result counts: then nobody is helped, and nobody takes back."""
    public: Mapped[bool] = mapped_column(default=False)
    """Whether everybody finds it among the open tables; else only who has its link."""
    group: Mapped[str | None] = mapped_column(default=None, index=True)
    """The group it is for: nobody else sits down or looks on."""
    host: Mapped[str | None] = mapped_column(default=None)
    """Who opened it, by their cookie: they may send others away before the match begins."""
    sent_away: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """Who was sent away: they take no seat here."""
    begun: Mapped[datetime] = mapped_column(DateTime, default=now)
    changed: Mapped[datetime] = mapped_column(DateTime, default=now)


class Seat(Base):
    """Who sits where: a person, a bot, or nobody yet."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"), Index("seats_by_link", "link"))

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str | None] = mapped_column(default=None)
    guest: Mapped[str | None] = mapped_column(default=None)
    """A fingerprint of the cookie of whoever holds the seat."""
    link: Mapped[str | None] = mapped_column(default=None)
    """A fingerprint of the link by which the seat can be taken up again."""
    bot: Mapped[str | None] = mapped_column(default=None)
    """The level of the bot that plays, for good or while somebody is away."""
    coached: Mapped[bool] = mapped_column(default=False)
    """Whether the coach has a word before a move that gives much away."""
    lost: Mapped[str | None] = mapped_column(default=None)
    """Why whoever held it has lost, whatever the points say."""
    ends: Mapped[bool] = mapped_column(default=False)
    """Whether they would end the match as it is: it ends when all would."""


class Event(Base):
    """One answer and what followed, or one taken back."""

    __tablename__ = "events"
    __table_args__ = (UniqueConstraint("table", "key"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    key: Mapped[str]
    """Named by whoever answered: the same key again is the same answer again."""
    lines: Mapped[list[str]] = mapped_column(JSON)
    """Lines of the save file; none for an answer taken back."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Clock(Base):
    """How many seconds the service has been awake, in all its runs: no wall clock can change it."""

    __tablename__ = "clock"

    id: Mapped[int] = mapped_column(primary_key=True)
    seconds: Mapped[float]


class Beat(Base):
    """When a service last said that it serves."""

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime)


class Outage(Base):
    """A time in which nobody served: no clock ran."""

    __tablename__ = "outages"

    began: Mapped[datetime] = mapped_column(DateTime, primary_key=True)
    ended: Mapped[datetime] = mapped_column(DateTime)


class Vacation(Base):
    """A time in which the clock of a seat stands still."""

    __tablename__ = "vacations"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[datetime] = mapped_column(DateTime, primary_key=True)
    ended: Mapped[datetime] = mapped_column(DateTime)


class Player(Base):
    """Somebody who has a page: they have sat down somewhere, or sought company."""

    __tablename__ = "players"

    guest: Mapped[str] = mapped_column(primary_key=True)
    """A fingerprint of their cookie."""
    id: Mapped[str] = mapped_column(unique=True)
    """What their page is called, which says nothing of the cookie."""
    name: Mapped[str | None] = mapped_column(default=None)
    """What they were called last."""
    seen: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When they last had a page of ours before them, give or take: for their friends."""


class Result(Base):
    """How a rated match ended for somebody, or for a level of bots, and their rating after it."""

    __tablename__ = "results"
    __table_args__ = (
        UniqueConstraint("table", "seat"),
        Index("results_by_guest", "guest", "game"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str]
    """It may be thrown away one day: what it says of people stays."""
    seat: Mapped[int]
    guest: Mapped[str]
    """A fingerprint of their cookie; `level_of` for a bot."""
    game: Mapped[str]
    with_bots: Mapped[bool] = mapped_column(default=False)
    """Whether bots sat there: such matches are rated apart from those among people."""
    place: Mapped[int]
    players: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    matches: Mapped[int]
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Mute(Base):
    """Somebody who does not want to hear somebody, at whatever table."""

    __tablename__ = "mutes"

    guest: Mapped[str] = mapped_column(primary_key=True)
    muted: Mapped[str] = mapped_column(primary_key=True)


class Friend(Base):
    """That somebody has asked somebody to be friends; and that they are, once both want it."""

    __tablename__ = "friends"

    guest: Mapped[str] = mapped_column(primary_key=True)
    """Who asked."""
    friend: Mapped[str] = mapped_column(primary_key=True, index=True)
    """Who was asked."""
    agreed: Mapped[bool] = mapped_column(default=False)
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Follow(Base):
    """Somebody who wants to see what somebody does in public."""

    __tablename__ = "follows"

    guest: Mapped[str] = mapped_column(primary_key=True)
    followed: Mapped[str] = mapped_column(primary_key=True, index=True)


class Group(Base):
    """People who play with each other."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(primary_key=True)
    """What its page is called, which nobody can guess: whoever has the link may join."""
    name: Mapped[str]
    host: Mapped[str]
    """Who made it, and may close it."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Member(Base):
    """Somebody who belongs to a group, is invited to, or was sent away."""

    __tablename__ = "members"

    group: Mapped[str] = mapped_column(ForeignKey("groups.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True)
    state: Mapped[str] = mapped_column(default="member")
    """`member`, `invited` or `away`."""
    by: Mapped[str | None] = mapped_column(default=None)
    """Who invited them."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Invitation(Base):
    """Somebody who is asked to sit down at a table: it holds for as long as a seat is free."""

    __tablename__ = "invitations"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True)
    by: Mapped[str]
    declined: Mapped[bool] = mapped_column(default=False)
    """It stays then, so that nobody is asked twice."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Report(Base):
    """What somebody tells whoever hosts the service about somebody; it outlives the table."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str]
    by: Mapped[str]
    about: Mapped[str]
    name: Mapped[str]
    """What whoever it is about was called."""
    text: Mapped[str]
    said: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """What they had said there until then, the latest."""
    settled: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When a host was done with it."""
    note: Mapped[str | None] = mapped_column(default=None)
    """What that host made of it."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Hook(Base):
    """Where somebody who is not at a table is told that they are awaited there."""

    __tablename__ = "hooks"

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(index=True)
    """A fingerprint of their cookie."""
    kind: Mapped[str]
    """What listens there, as `notices.KINDS` has it."""
    address: Mapped[str]
    lang: Mapped[str]
    here: Mapped[str]
    """The address by which they reach the service: links begin so."""
    sent: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When something was last taken there."""
    failed: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When something was last not taken."""
    error: Mapped[str | None] = mapped_column(default=None)
    """Why, as `hooks.Undelivered` says it."""
    again: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """When that is tried again; never, if it was given up."""
    confirmed: Mapped[bool] = mapped_column(default=True)
    """Whether it is theirs: of a mailbox, whoever reads it has said so."""
    every: Mapped[int] = mapped_column(default=0)
    """A letter in so many seconds at most, with all that waits then."""
    quiet_until: Mapped[datetime | None] = mapped_column(DateTime, default=None)
    """No letter is written before."""
    keys: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """Of a browser: by which it reads what is sent to it."""
    device: Mapped[str | None] = mapped_column(default=None)
    """Of a browser: a fingerprint of its cookie."""


class Quiet(Base):
    """A table of which somebody does not want to be told there."""

    __tablename__ = "quiet"

    hook: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str]


class Notice(Base):
    """That somebody is to be told of a table, or of a call: who would be their friend, or invites
    them to a group. It stays when they were, so that nobody does again.

    It is written with what it tells of, for those alone who have said where they are told.
    """

    __tablename__ = "notices"
    __table_args__ = (Index("notices_by_guest", "guest", "table"),)

    hook: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(primary_key=True)
    """Or, of a call, the player who asks, or the group."""
    version: Mapped[int] = mapped_column(primary_key=True)
    what: Mapped[str] = mapped_column(primary_key=True)
    """It is their `turn`, the match is `over`, or they are `invited`; a call is one of CALLS."""
    guest: Mapped[str]
    seat: Mapped[int]
    """Theirs; or that of whoever invites them."""
    tries: Mapped[int] = mapped_column(default=0)
    due: Mapped[datetime | None] = mapped_column(DateTime, default=None, index=True)
    """When it is to be sent; None when that is done, given up, or not needed any more."""


class Kept(Base):
    """Something that all processes have in common, and that nobody types: a key, by its name."""

    __tablename__ = "kept"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Remark(Base):
    """Something said at a table."""

    __tablename__ = "remarks"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int | None] = mapped_column(default=None)
    """Who said it."""
    name: Mapped[str]
    """What they were called; nothing if they gave no name."""
    text: Mapped[str]
    gallery: Mapped[bool] = mapped_column(default=False)
    """It was said among those who look on: players hear it when the match is over."""
    guest: Mapped[str | None] = mapped_column(default=None)
    """By whose cookie."""
    at: Mapped[datetime] = mapped_column(DateTime, default=now)


class Account(Base):
    """Somebody who is the same person on every device where they have signed in."""

    __tablename__ = "accounts"

    person: Mapped[str] = mapped_column(primary_key=True)
    """What stands for them wherever a guest's fingerprint would."""
    name: Mapped[str | None] = mapped_column(default=None)
    """What they are called at new tables, unless they say otherwise."""
    mail: Mapped[str | None] = mapped_column(unique=True, default=None)
    """An address by which they may sign in: it was confirmed."""
    settings: Mapped[str] = mapped_column(default="")
    """How they like pages, as the cookie of static/preferences.js has it."""
    made: Mapped[datetime] = mapped_column(DateTime, default=now)


class Passkey(Base):
    """A key of somebody's device, by which they sign in; ours is its public half."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(primary_key=True)
    """As the browser names it."""
    person: Mapped[str] = mapped_column(ForeignKey("accounts.person"), index=True)
    public_key: Mapped[bytes]
    uses: Mapped[int]
    """How often it was used, if the device counts: who shows a lower number has a copy."""
    name: Mapped[str]
    made: Mapped[datetime] = mapped_column(DateTime, default=now)
    used: Mapped[datetime | None] = mapped_column(DateTime, default=None)


class SignIn(Base):
    """A browser in which somebody has signed in."""

    __tablename__ = "sign_ins"

    id: Mapped[str] = mapped_column(primary_key=True)
    """A fingerprint of its cookie."""
    person: Mapped[str] = mapped_column(ForeignKey("accounts.person"), index=True)
    browser: Mapped[str]
    """Which one it is, as far as it says."""
    began: Mapped[datetime] = mapped_column(DateTime, default=now)
    seen: Mapped[datetime] = mapped_column(DateTime, default=now)


class Ticket(Base):
    """Something that is good once and for a while: a passkey's challenge, or a link by mail."""

    __tablename__ = "tickets"

    id: Mapped[str] = mapped_column(primary_key=True)
    """A fingerprint of what is shown."""
    what: Mapped[str]
    """What it is good for."""
    about: Mapped[str]
    """Whom it is good for, and with what."""
    until: Mapped[datetime] = mapped_column(DateTime, index=True)


class Question(Base):
    """Something asked of a bot, for whichever process is free to think of it."""

    __tablename__ = "questions"

    table: Mapped[str] = mapped_column(primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    """The table, when it was asked: after another answer nobody wants to know any more."""
    urgency: Mapped[int]
    """The lower, the sooner it is thought of."""
    asked: Mapped[float]
    """When it was asked, by the service's own clock."""


CALLS = FRIEND, GROUP = "friend", "group"
"""What somebody may be called to, beside tables."""


def forget_hooks(session: Session, *which: Any) -> None:
    """Remove some hooks, and what hangs on them."""
    these = select(Hook.id).where(*which).scalar_subquery()
    for kind in (Notice, Quiet):
        session.execute(delete(kind).where(kind.hook.in_(these)))
    session.execute(delete(Hook).where(*which))


def level_of(bot: str) -> str:
    """What stands for a level of bots where results are written: no cookie's fingerprint does."""
    return LEVEL + bot


class Letter:
    """An event on its way into the database."""

    def __init__(
        self,
        entry: Event,
        ending: str | None,
        asked: float,
        urgency: int | None,
        due: datetime | None,
        notices: Sequence[Mapping[str, Any]],
        by_bot: bool,
    ) -> None:
        at = entry.at or now()
        self.event = {
            "of_table": entry.table,
            "of_version": entry.version,
            "of_seat": entry.seat,
            "of_key": entry.key,
            "of_lines": entry.lines,
            "of_at": at,
            "by_bot": by_bot,
        }
        self.change = {"of": entry.table, "when": at, "last": ending, "since": asked, "until": due}
        self.question = question(entry.table, entry.version, urgency, asked)
        self.notices = notices
        self.sent = False
        self.error: Exception | None = None


def question(
    table: str, version: int, urgency: int | None, asked: float
) -> dict[str, object] | None:
    """A row of what is asked of bots; None where nothing is."""
    if urgency is None:
        return None
    return {"table": table, "version": version, "urgency": urgency, "asked": asked}


class Since(NamedTuple):
    """What is written of a table, as of one moment, that somebody did not know.

    Of the log it is what came after a version. If that is all, nothing else is read.
    """

    table: Table
    events: list[Event]
    seats: list[Seat]
    remarks: list[Remark]
    vacations: list[Vacation]


class Known(NamedTuple):
    """How much of a table somebody knows: its version, and how many changes."""

    version: int
    pulse: int


NOTHING = Known(0, 0)


CHANGED = (
    update(Table.__table__)  # type: ignore[arg-type]
    .where(Table.__table__.c.id == bindparam("of"), Table.__table__.c.ending.is_(None))
    .values(
        changed=bindparam("when"),
        ending=bindparam("last"),
        asked=bindparam("since"),
        due=bindparam("until"),
        pulse=Table.__table__.c.pulse + 1,
    )
)
"""What an event changes of its table. One whose match is over is not changed: over is over."""


def _given(column: str, kind: type[Base] | None = None) -> BindParameter[Any]:
    """A value of a notice, or of a row of another kind."""
    return bindparam(f"of_{column}", type_=(kind or Notice).__table__.c[column].type)


COLUMNS = ("table", "version", "seat", "key", "lines", "at")
_HAS_LOST = exists().where(
    Seat.table == _given("table", Event),
    Seat.number == _given("seat", Event),
    Seat.lost.is_not(None),
)
ADDED = (
    insert(Event)
    .from_select(
        COLUMNS,
        select(*(_given(column, Event) for column in COLUMNS)).where(
            bindparam("by_bot", type_=Boolean) | ~_HAS_LOST
        ),
        include_defaults=False,
    )
    .execution_options(preserve_rowcount=True)
)
"""An event; not of somebody who has lost, for whom a bot answers.

It is written after its table is changed, which holds that against all other changes of seats.
"""


NOTED = insert(Notice.__table__).from_select(  # type: ignore[arg-type]
    ["hook", "guest", "table", "version", "what", "seat", "tries", "due"],
    select(
        Hook.id,
        Hook.guest,
        *map(_given, ("table", "version", "what", "seat")),
        literal(0),
        _given("due"),
    ).where(
        Hook.guest == _given("guest"),
        Hook.confirmed,
        ~exists().where(Quiet.hook == Hook.id, Quiet.table == _given("table")),
        ~exists().where(
            Notice.hook == Hook.id,
            *(getattr(Notice, name) == _given(name) for name in ("table", "version", "what")),
        ),
    ),
    include_defaults=False,
)
"""Somebody is to be told wherever they have said, unless they were or do not want to be."""


class Store:
    """The database: SQLite in one file, ours alone while it is open; or PostgreSQL by its URL."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(address(url))
        self.name = self.engine.url.render_as_string()
        """Its address, without a password."""
        with told_in_a_sentence(self.engine.url):
            self._claim = Claim(self.engine)
            try:
                migrate(self.engine)
            except BaseException:
                self.close()
                raise
        self.shared = is_shared(self.engine)
        """Whether other processes may change tables too."""
        self.full = False
        """Whether something could not be written for want of room, and nothing has been since."""
        event.listen(self.engine, "handle_error", self._note_full)
        self._glance = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._session = sessionmaker(self.engine, expire_on_commit=False)
        self._letters: deque[Letter] = deque()
        self._pen = threading.Lock()
        self._scales = threading.Lock()
        """Held by whoever rates: a level of bots may end many matches at once."""

    @contextmanager
    def session(self) -> Iterator[Session]:
        """One transaction."""
        with self._session.begin() as session:
            yield session

    @contextmanager
    def moment(self) -> Iterator[Session]:
        """One transaction that sees the database as it is at its beginning."""
        with self.session() as session:
            if self.shared:
                session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            yield session

    def _note_full(self, context: ExceptionContext) -> None:
        if is_full(context.original_exception):
            if not self.full:
                log.error("nothing can be written: %s", context.original_exception)
            self.full = True

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        self._claim.release()

    # --- tables

    def add_table(self, table: Table, seats: Sequence[Seat], first: Event) -> None:
        """A new table; its first event is what chance did before anybody was asked."""
        with self.session() as session:
            session.add(table)
            session.flush()
            session.add_all(seats)
            session.add(first)

    def table(self, name: str) -> Table | None:
        """A table by its name."""
        with self.session() as session:
            return session.get(Table, name)

    def since(self, name: str, known: Known = NOTHING, most: int = 100) -> Since | None:
        """What is written of a table beyond what is `known`; of talk the latest."""
        with self.moment() as session:
            table = session.get(Table, name)
            if table is None:
                return None
            wanted = select(Event).where(Event.table == name, Event.version > known.version)
            events = list(session.scalars(wanted.order_by(Event.version)))
            if known.pulse and table.pulse - known.pulse == len(events):
                return Since(table, events, [], [], [])
            seats = select(Seat).where(Seat.table == name).order_by(Seat.number)
            remarks = select(Remark).where(Remark.table == name).order_by(Remark.id.desc())
            spoken = list(session.scalars(remarks.limit(most)))
            vacations = session.scalars(select(Vacation).where(Vacation.table == name))
            return Since(table, events, list(session.scalars(seats)), spoken[::-1], list(vacations))

    def pulses(self, names: Sequence[str]) -> dict[str, int]:
        """How often tables were changed; those that are gone are left out."""
        wanted = select(Table.id, Table.pulse).where(Table.id.in_(names))
        with self._glance.connect() as connection:
            return {row.id: row.pulse for row in connection.execute(wanted)}

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several tables, each in order."""
        found: dict[str, list[Seat]] = {name: [] for name in tables}
        with self.session() as session:
            wanted = select(Seat).where(Seat.table.in_(tables)).order_by(Seat.number)
            for seat in session.scalars(wanted):
                found[seat.table].append(seat)
        return found

    def open_tables(self) -> list[str]:
        """The tables whose match is not over, the latest first."""
        with self.session() as session:
            wanted = select(Table.id).where(Table.ending.is_(None)).order_by(Table.changed.desc())
            return list(session.scalars(wanted))

    def tables_of(self, guest: str, over: bool, since: datetime = datetime.min) -> list[Table]:
        """Where somebody has a seat and the match is over, or goes on: the latest first.

        What is damaged is left out, and where nothing has changed `since`.
        """
        with self.session() as session:
            mine = select(Seat.table).where(Seat.guest == guest)
            ended = Table.ending.is_not(None) if over else Table.ending.is_(None)
            wanted = select(Table.id).where(Table.id.in_(mine), ended, Table.changed >= since)
            wanted = wanted.order_by(Table.changed.desc())
            names = list(session.scalars(wanted.limit(50)))
            try:
                found = session.scalars(select(Table).where(Table.id.in_(names)))
                by_name = {table.id: table for table in found}
            except ValueError:  # one of them cannot be read
                by_name = {name: each for name in names if (each := self._if_whole(name))}
        return [by_name[name] for name in names if name in by_name]

    def _if_whole(self, name: str) -> Table | None:
        try:
            return self.table(name)
        except ValueError:
            return None

    def public_tables(self) -> list[Table]:
        """The latest tables that everybody may find and whose match is not over."""
        with self.session() as session:
            wanted = select(Table).where(Table.public, Table.ending.is_(None))
            wanted = wanted.where(Table.frozen.is_(None)).order_by(Table.changed.desc())
            return list(session.scalars(wanted.limit(100)))

    def change_table(self, name: str, known: int | None = None, **values: Any) -> None:
        """Set some columns of a table; TooLate if its pulse is not the one that is `known`."""
        with self.session() as session:
            change(session, name, known, **values)

    def link_rematch(self, name: str, new: str) -> str:
        """Say where a table goes on, unless that was said before: the table that holds."""
        with self.session() as session:
            table = session.get_one(Table, name, with_for_update=True)
            if table.rematch is None:
                table.rematch = new
                change(session, name)
            return table.rematch

    def untouched(self, before: datetime, most: int) -> list[str]:
        """Tables at which nothing has changed since, the oldest first."""
        with self.session() as session:
            wanted = select(Table.id).where(Table.changed < before).order_by(Table.changed)
            return list(session.scalars(wanted.limit(most)))

    def delete_table(self, name: str) -> None:
        """Remove a table, its seats, and all that was answered and said there."""
        with self.session() as session:
            for kind in (Invitation, Notice, Quiet, Vacation, Remark, Event, Seat):
                session.execute(delete(kind).where(kind.table == name))
            session.execute(delete(Table).where(Table.id == name))

    def change_seat(
        self,
        table: str,
        number: int,
        asked: float | None,
        known: int | None = None,
        closed: str | None = None,
        **values: Any,
    ) -> None:
        """Set some columns of a seat; `asked` says since when its answer is awaited, if anew.

        `closed` says why the match is over by this. TooLate if the table is not as it was when
        `known` was its pulse: nothing is changed then.
        """
        with self.session() as session:
            seat = session.get_one(Seat, (table, number))
            for column, value in values.items():
                setattr(seat, column, value)
            change(session, table, known, **_since(asked), **(ended(closed) if closed else {}))

    def take_seat(
        self,
        table: str,
        number: int,
        asked: float | None,
        name: str | None,
        guest: str,
        link: str,
    ) -> bool:
        """Give a free seat to somebody; False if it was not free any more."""
        with self.session() as session:
            seat = session.get_one(Seat, (table, number), with_for_update=True)
            if seat.guest is not None or seat.bot is not None:
                return False
            seat.name, seat.guest, seat.link = name, guest, link
            change(session, table, **_since(asked))
            return True

    def seat_by_link(self, table: str, link: str) -> Seat | None:
        """The seat of a table that a link belongs to: after a rematch it opens one at each."""
        with self.session() as session:
            wanted = select(Seat).where(Seat.table == table, Seat.link == link)
            return session.scalars(wanted).first()

    # --- the log

    def append(
        self,
        entry: Event,
        ending: str | None,
        asked: float,
        urgency: int | None = None,
        due: datetime | None = None,
        notices: Sequence[Mapping[str, Any]] = (),
        by_bot: bool = False,
    ) -> None:
        """Add an event if it is the next one; raises TooLate if another came first.

        So it does if the match is over, or if whoever answers (not a bot) has lost: another
        process may know that sooner than ours.

        `urgency` says that a bot is asked then, and how soon any process should think of it; `due`,
        when somebody should look at the clock; `notices`, who is to be told of it.
        Whoever comes first to the pen writes for all who wait: many tables, one commit.
        """
        mine = Letter(entry, ending, asked, urgency, due, notices, by_bot)
        self._letters.append(mine)
        with self._pen:
            if not mine.sent:
                self._send([self._letters.popleft() for _ in range(len(self._letters))])
        if mine.error is not None:
            raise mine.error

    def _send(self, letters: Sequence[Letter]) -> None:
        """Write letters together; if that fails, each by itself, so that each has its own fate."""
        try:
            self._write(letters)
        except Exception as error:
            if len(letters) > 1:
                for each in letters:
                    self._send([each])
            else:
                letters[0].error = TooLate() if isinstance(error, IntegrityError) else error
        for each in letters:
            each.sent = True

    def _write(self, letters: Sequence[Letter]) -> None:
        """Everything in one transaction; all processes write tables in the same order."""
        letters = sorted(letters, key=lambda each: str(each.event["of_table"]))
        with self.engine.begin() as connection:
            changed = connection.execute(CHANGED, [each.change for each in letters])
            added = connection.execute(ADDED, [each.event for each in letters])
            if not changed.rowcount == added.rowcount == len(letters):
                raise TooLate
            if questions := [each.question for each in letters if each.question]:
                connection.execute(insert(Question), questions)
            if notices := [notice for each in letters for notice in each.notices]:
                connection.execute(NOTED, notices)

    def record(self, table: str) -> tuple[str, list[str], str | None]:
        """Header, events and ending of a table as they stand there, whether they make sense or not.

        The ending is None while the match goes on, and empty if that was ended before its time.
        """
        with self.session() as session:
            found = select(Table.header, Table.ending).where(Table.id == table)
            header, ending = session.execute(found).one_or_none() or ("", None)
            events = select(cast(Event.lines, String)).where(Event.table == table)
            return header, list(session.scalars(events.order_by(Event.version))), ending

    def look(self) -> None:
        """Read something: an error says that the database does not answer.

        Where something could not be written, try to: an error says that it still cannot be.
        """
        with self.session() as session:
            session.get(Clock, 1)
        if self.full:
            with self.session() as session:
                session.merge(Kept(name=TRIAL, value="x" * A_TRIAL))
            with self.session() as session:
                session.execute(delete(Kept).where(Kept.name == TRIAL))
            self.full = False

    # --- what is asked of bots

    def ask_bot(self, table: str, version: int, urgency: int, asked: float) -> None:
        """Ask what the bot at a table answers, unless that is asked already."""
        with self.session() as session:
            if session.get(Question, (table, version)) is None:
                wanted = insert_new(Question).on_conflict_do_nothing()
                session.execute(wanted, question(table, version, urgency, asked))

    def count_questions(self) -> int:
        """How much is asked of bots, whether anybody thinks of it or not."""
        with self.session() as session:
            return session.scalar(select(func.count()).select_from(Question)) or 0

    # --- time

    def awake(self) -> float:
        """How long the service has been awake in all its runs, as far as that was written."""
        with self.session() as session:
            noted = session.scalar(select(func.max(Clock.seconds))) or 0.0
            asked = session.scalar(select(func.max(Table.asked))) or 0.0
            return max(noted, asked)

    def note_awake(self, seconds: float) -> float:
        """Write down how long it has been: what holds, if another process knows of more."""
        with self.session() as session:
            clock = session.get(Clock, 1, with_for_update=True) or Clock(id=1, seconds=0.0)
            clock.seconds = max(clock.seconds, seconds)
            session.add(clock)
            return clock.seconds

    def beat(self, at: datetime, most: float) -> datetime:
        """Somebody serves. If nobody said so for more than `most` seconds, that was an outage.

        What is answered is when somebody last said so: another process may be further on.
        """
        with suppress(IntegrityError), self.session() as session:  # another process is as quick
            last = session.get(Beat, 1)
            if last is not None and last.at >= at:
                return last.at
            if last is not None and (at - last.at).total_seconds() > most:
                session.merge(Outage(began=last.at, ended=at))
            session.merge(Beat(id=1, at=at))
        return at

    def last_beat(self) -> datetime | None:
        """When somebody last said that they serve."""
        with self.session() as session:
            return session.scalar(select(Beat.at).where(Beat.id == 1))

    def outages(self) -> list[Outage]:
        """When nobody served."""
        with self.session() as session:
            return list(session.scalars(select(Outage).order_by(Outage.began)))

    def due(self, at: datetime) -> list[str]:
        """The tables at which time may be over."""
        with self.session() as session:
            return list(session.scalars(select(Table.id).where(Table.due <= at)))

    def take_vacation(self, vacation: Vacation, known: int | None = None) -> None:
        """Somebody's clock stands still, or (the same beginning again) no longer than this.

        TooLate if the table is not as it was when `known` was its pulse.
        """
        with self.session() as session:
            session.merge(vacation)
            change(session, vacation.table, known)

    def start(self, table: str, at: datetime) -> None:
        """Everybody sits: clocks run from now on, unless they do already."""
        with self.session() as session:
            if session.get_one(Table, table, with_for_update=True).started is None:
                change(session, table, started=at)

    def look_at(self, table: str, due: datetime | None) -> None:
        """Say when somebody is to look at a clock; that is no change of the table."""
        with self.session() as session:
            session.execute(update(Table).where(Table.id == table).values(due=due))

    # --- standing

    def rate(self, table: Table, seats: Sequence[Seat], places: Sequence[int]) -> None:
        """Write down a rated result, once: whoever comes second finds it written.

        A bot that has a name plays for somebody who is gone for good: nothing is written of them.
        """
        who = [seat.guest or ("" if seat.name else level_of(seat.bot or "")) for seat in seats]
        with_bots = any(each.startswith(LEVEL) for each in who)
        with self._scales, suppress(IntegrityError), self.session() as session:
            if self.shared:
                one_at_a_time(session.connection())
            before = [self._rating(session, each, table.game, with_bots) for each in who]
            after = as_one(who, rated(before, places))
            for seat, each, place in zip(seats, who, places, strict=True):
                if not each:
                    continue
                if seat.guest:
                    self._greet(session, seat.guest, seat.name)
                session.add(
                    Result(
                        table=table.id,
                        seat=seat.number,
                        guest=each,
                        game=table.game,
                        with_bots=with_bots,
                        place=place,
                        players=len(seats),
                        **after[each]._asdict(),
                    )
                )

    def _rating(self, session: Session, guest: str, game: str, with_bots: bool) -> Rating:
        wanted = select(Result).where(Result.guest == guest, Result.game == game)
        wanted = wanted.where(Result.with_bots == with_bots).order_by(Result.id.desc())
        last = session.scalars(wanted.limit(1)).first()
        return Rating(last.mu, last.sigma, last.matches) if last else Rating()

    def standing(self, game: str) -> list[tuple[Player, Result]]:
        """Everybody with a rating among people in a game, and the last result of each."""
        with self.session() as session:
            last = select(func.max(Result.id)).where(Result.game == game, ~Result.with_bots)
            wanted = select(Player, Result).join(Result, Result.guest == Player.guest)
            wanted = wanted.where(Result.id.in_(last.group_by(Result.guest)))
            return [(row[0], row[1]) for row in session.execute(wanted)]

    def standing_of_bots(self, game: str) -> list[tuple[str, Result]]:
        """Every level of bots with a rating in a game, and the last result of each."""
        with self.session() as session:
            last = select(func.max(Result.id)).where(Result.game == game, Result.with_bots)
            levels = last.where(Result.guest.startswith(LEVEL)).group_by(Result.guest)
            found = session.scalars(select(Result).where(Result.id.in_(levels)))
            return [(each.guest.removeprefix(LEVEL), each) for each in found]

    def ratings(self, guests: Sequence[str]) -> dict[str, dict[str, Rating]]:
        """The ratings of some people among people, by game and person."""
        found: dict[str, dict[str, Rating]] = {}
        with self.session() as session:
            last = select(func.max(Result.id)).where(Result.guest.in_(guests), ~Result.with_bots)
            latest = last.group_by(Result.guest, Result.game)
            for each in session.scalars(select(Result).where(Result.id.in_(latest))):
                rating = Rating(each.mu, each.sigma, each.matches)
                found.setdefault(each.game, {})[each.guest] = rating
        return found

    def greet(self, guest: str, name: str | None = None) -> None:
        """Have a page for somebody, and call them there by a name, if they give one."""
        with suppress(IntegrityError), self.session() as session:  # another process is as quick
            self._greet(session, guest, name)

    def _greet(self, session: Session, guest: str, name: str | None) -> None:
        known = session.get(Player, guest)
        if known is None:
            session.add(Player(guest=guest, id=secrets.token_urlsafe(9), name=name))
        elif name:
            known.name = name

    def player(self, name: str) -> Player | None:
        """Somebody by what their page is called."""
        with self.session() as session:
            return session.scalars(select(Player).where(Player.id == name)).first()

    def is_person(self, guest: str) -> bool:
        """Whether somebody has a page or an account: programs that sit somewhere have neither."""
        with self.session() as session:
            return any(session.get(kind, guest) is not None for kind in (Player, Account))

    def players(self, guests: Sequence[str]) -> dict[str, Player]:
        """Those of some people who have a page."""
        with self.session() as session:
            found = session.scalars(select(Player).where(Player.guest.in_(guests)))
            return {each.guest: each for each in found}

    def results(self, guest: str) -> list[Result]:
        """Somebody's rated results, in order."""
        with self.session() as session:
            wanted = select(Result).where(Result.guest == guest).order_by(Result.id)
            return list(session.scalars(wanted))

    def results_at(self, tables: Sequence[str]) -> dict[str, list[Result]]:
        """The rated results of all who sat at some tables, seat by seat."""
        found: dict[str, list[Result]] = {name: [] for name in tables}
        with self.session() as session:
            wanted = select(Result).where(Result.table.in_(tables)).order_by(Result.seat)
            for each in session.scalars(wanted):
                found[each.table].append(each)
        return found

    def shown_to(self, guest: str, tables: Sequence[str]) -> set[str]:
        """Those of some tables that somebody may be shown the way to: public ones, and theirs."""
        with self.session() as session:
            theirs = select(Seat.table).where(Seat.guest == guest)
            wanted = select(Table.id).where(Table.id.in_(tables))
            return set(session.scalars(wanted.where(Table.public | Table.id.in_(theirs))))

    # --- peace

    def send_away(self, table: str, number: int, known: int | None = None) -> None:
        """Free a seat, and let whoever held it take none here again.

        TooLate if the table is not as it was when `known` was its pulse.
        """
        with self.session() as session:
            seat = session.get_one(Seat, (table, number), with_for_update=True)
            gone = session.get_one(Table, table).sent_away or []
            values = {"sent_away": [*gone, seat.guest]}
            seat.name = seat.guest = seat.link = None
            change(session, table, known, **values)

    def mute(self, guest: str, other: str, wanted: bool) -> None:
        """Let somebody not hear somebody else, or hear them again."""
        with self.session() as session:
            session.execute(delete(Mute).where(Mute.guest == guest, Mute.muted == other))
            if wanted:
                session.add(Mute(guest=guest, muted=other))

    def muted(self, guest: str) -> set[str]:
        """Whom somebody does not want to hear."""
        with self.session() as session:
            return set(session.scalars(select(Mute.muted).where(Mute.guest == guest)))

    def report(self, report: Report) -> None:
        """Keep what somebody tells whoever hosts."""
        with self.session() as session:
            session.add(report)

    def reports(self) -> list[Report]:
        """What was told, in order."""
        with self.session() as session:
            return list(session.scalars(select(Report).order_by(Report.id)))

    # --- being told

    def note(self, notices: Sequence[Mapping[str, Any]]) -> None:
        """Somebody is to be told of what is written already."""
        if notices:
            with suppress(IntegrityError), self.engine.begin() as connection:
                connection.execute(NOTED, notices)

    def seen(self, table: str, guest: str) -> None:
        """Somebody knows how a table stands: they need not be told."""
        waits = Notice.table == table, Notice.guest == guest, Notice.due.is_not(None)
        with self.session() as session:
            if session.scalar(select(exists().where(*waits))):
                session.execute(update(Notice).where(*waits).values(due=None))

    def call(self, what: str, about: str, guests: Sequence[str], due: datetime) -> None:
        """Have people told that they are called, once, wherever they have said."""
        row = {"of_table": about, "of_version": 0, "of_what": what, "of_seat": 0, "of_due": due}
        self.note([{**row, "of_guest": guest} for guest in guests])

    def seen_calls(self, guest: str) -> None:
        """Somebody knows who calls them."""
        waits = Notice.guest == guest, Notice.what.in_(CALLS), Notice.due.is_not(None)
        with self.session() as session:
            session.execute(update(Notice).where(*waits).values(due=None))

    def kept(self, name: str, made: str) -> str:
        """What all processes keep by a name: what the first of them has made."""
        with suppress(IntegrityError), self.session() as session:
            session.add(Kept(name=name, value=made))
        with self.session() as session:
            return session.get_one(Kept, name).value

    # --- talk

    def say(self, remark: Remark) -> None:
        """Something is said."""
        with self.session() as session:
            session.add(remark)
            change(session, remark.table)


def change(session: Session, name: str, known: int | None = None, **values: Any) -> None:
    """Something of a table is changed, or something at it: that is counted.

    TooLate if more was counted than is `known`: whoever decided on this has not seen all of it.
    """
    values["pulse"] = Table.pulse + 1
    wanted = update(Table).where(Table.id == name).values(**values)
    if known is None:
        session.execute(wanted)
    elif session.execute(wanted.where(Table.pulse == known)).rowcount == 0:  # type: ignore[attr-defined]
        raise TooLate


def ended(why: str) -> dict[str, Any]:
    """What is set of a table where a match is over before its rules would have it."""
    return {"ending": "", "closed": why, "due": None}


def _since(asked: float | None) -> dict[str, Any]:
    """What is set where an answer is awaited anew."""
    return {} if asked is None else {"asked": asked}


@contextmanager
def told_in_a_sentence(url: URL) -> Iterator[None]:
    """What a database complains about when it is opened, for whoever hosts the service."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise Unusable("unusable", name=url.render_as_string(), reason=reason) from None


def read_only(url: URL) -> Engine:
    """A database as it is, in use or not: nothing is made, migrated or written."""
    if url.get_backend_name() != "sqlite":
        return _driven(url).execution_options(postgresql_readonly=True)
    path = file_of(url)
    if path is None or not path.exists():
        raise Unusable("missing", file=path or url.render_as_string())
    return create_engine("sqlite://", creator=lambda: reading(path))


def reading(path: Path) -> sqlite3.Connection:
    """A file of SQLite's, to be read only."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _driven(url: URL) -> Engine:
    server = url.get_backend_name() == "postgresql"
    try:
        return create_engine(url, **(ON_A_SERVER if server else {}))
    except (NoSuchModuleError, ImportError) as error:
        name, cure = url.render_as_string(), "pip install 'tunnelier[postgres]'"
        raise Unusable("postgres", name=name, reason=error, command=cure) from None


def _engine(url: URL) -> Engine:
    engine = _driven(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Bring a database, new or old, to what this release needs, while others use it."""
    while True:
        try:
            return _migrate(engine)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != HELD:
                raise
        log.warning("the database is to be changed, and others hold it: we try again")
        time.sleep(GIVING_WAY)


def _migrate(engine: Engine) -> None:
    from alembic import command

    config = _migrations()
    with engine.begin() as connection:
        if is_shared(engine):
            one_at_a_time(connection)
            # Whoever asks for what others hold is in the way of all who come after: the answer of a
            # bot would wait for us, and we for the bot, which holds its question till it is given.
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{GIVING_WAY}s'")
        refuse_if_newer(connection, engine.url.render_as_string())
        if revisions_of(connection) != (known_revisions()[0],):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def migrate_to(url: URL, revision: str | None) -> tuple[str, str]:
    """Bring a database that nobody uses forward or back to a revision: from where, to where.

    Without a revision, to the one that this release needs. What a later one added is lost.
    """
    from alembic import command

    known, engine = known_revisions(), _engine(url)
    wanted = revision or known[0]
    if wanted not in known:
        raise Unusable("no-revision", said=wanted, known=", ".join(reversed(known)))
    config = _migrations()
    with told_in_a_sentence(url):
        claim = Claim(engine, alone=True)
        try:
            with _all_or_nothing(engine) as connection:
                refuse_if_newer(connection, engine.url.render_as_string())
                found = next(iter(revisions_of(connection)), NO_REVISION)
                config.attributes["connection"] = connection
                back = found in known and known.index(wanted) > known.index(found)
                (command.downgrade if back else command.upgrade)(config, wanted)
        finally:
            engine.dispose()
            claim.release()
    return found, wanted


@contextmanager
def _all_or_nothing(engine: Engine) -> Iterator[Connection]:
    """A transaction in which SQLite may replace tables that others refer to."""
    with engine.connect() as connection:
        if not is_shared(engine):
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN")
        yield connection
        connection.commit()


def refuse_if_newer(connection: Connection, name: object) -> None:
    """A database that a later release has changed is not for us."""
    known = known_revisions()
    for revision in revisions_of(connection):
        if revision not in known:
            raise Unusable("newer", name=name, revision=revision)


def revisions_of(connection: Connection) -> tuple[str, ...]:
    """The revision that a database stands at; none if it is not one of ours."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_heads()


def known_revisions() -> tuple[str, ...]:
    """The revisions that this release knows, the one it wants a database to stand at first."""
    return _revisions_in(MIGRATIONS)


@cache
def _revisions_in(folder: Path) -> tuple[str, ...]:
    from alembic.script import ScriptDirectory

    return tuple(each.revision for each in ScriptDirectory(str(folder)).walk_revisions())


def _migrations() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
