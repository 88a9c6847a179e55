"""Who is to be told that they are awaited, and who sends it: never twice for one turn.

A notice is a row that is written together with the answer it tells of. Whoever sends it moves the
time of its next try before they begin, so that of several processes one does; who is shown the
table meanwhile, by whatever process, need not be told.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, select, update

from tunnelier.games import meta, names

from . import hooks
from .limits import Limit
from .store import Event, Hook, Notice, Quiet, Seat, Store, Table
from .tables import known_as
from .words import MESSAGES

log = logging.getLogger("tunnelier")

GLANCE = 1.0
"""How often somebody looks whether there is something to send, in seconds."""
PAUSES = (60, 600, 3600, 4 * 3600)
"""Seconds between one try and the next; then it is given up."""
SENDERS = 4
"""So much is sent at once."""
AN_HOUR = 3600.0
MOST_AN_HOUR = 120
"""So many notices somebody is sent in an hour: who gets more looks anyway."""
MOST_TESTS = 10
"""So many tests somebody may send in ten minutes."""


class Notices:
    """Keeps where people are told, and tells them."""

    def __init__(self, store: Store, now: Callable[[], datetime], anywhere: bool = False) -> None:
        self.store, self.now, self._anywhere = store, now, anywhere
        self._limit = Limit(MOST_AN_HOUR, AN_HOUR)
        self.tests = Limit(MOST_TESTS, 600.0, "tests")
        self._closed, self._one_at_a_time = threading.Event(), threading.Lock()
        self._senders = ThreadPoolExecutor(SENDERS, "sender")
        self._watcher = threading.Thread(target=self._watch, name="notices", daemon=True)

    def start(self) -> None:
        """Begin to send."""
        self._watcher.start()

    def close(self) -> None:
        """Send no more than is on its way: the rest is sent after the next start, or by others."""
        self._closed.set()
        if self._watcher.is_alive():
            self._watcher.join()
        self._senders.shutdown(cancel_futures=True)

    # --- where somebody is told

    def hook(self, guest: str) -> Hook | None:
        """Where somebody is told."""
        with self.store.session() as session:
            return session.get(Hook, guest)

    def keep(self, guest: str, kind: str, address: str, lang: str, here: str) -> None:
        """Tell somebody there from now on; Undelivered if we would not ask there."""
        hooks.look_up(hooks.checked(address), self._anywhere)
        wanted = Hook(guest=guest, kind=kind, address=address, lang=lang, here=here)
        wanted.sent = wanted.failed = wanted.error = wanted.again = None  # of another address
        with self.store.session() as session:
            session.merge(wanted)

    def forget(self, guest: str) -> None:
        """Tell somebody nothing more."""
        with self.store.session() as session:
            for kind in (Notice, Hook):
                session.execute(delete(kind).where(kind.guest == guest))

    def quiet(self, guest: str) -> set[str]:
        """The tables of which somebody does not want to be told."""
        with self.store.session() as session:
            return set(session.scalars(select(Quiet.table).where(Quiet.guest == guest)))

    def hush(self, guest: str, tables: set[str], quiet: set[str]) -> None:
        """Tell somebody of some tables no more, of others again."""
        with self.store.session() as session:
            session.execute(delete(Quiet).where(Quiet.guest == guest, Quiet.table.in_(tables)))
            session.add_all(Quiet(guest=guest, table=name) for name in sorted(tables & quiet))

    # --- sending

    def test(self, hook: Hook) -> None:
        """Send something at once, to see whether it comes."""
        said = MESSAGES["told-test-said"].say(hook.lang, link=hook.here)
        self._send(hook, said, {"what": "test", "link": hook.here}, None)

    def sweep(self) -> None:
        """Send all that is due."""
        while not self._closed.is_set() and (notice := self._claim()) is not None:
            self._senders.submit(self._try, notice)

    def _claim(self) -> Notice | None:
        """Something to be sent, which nobody else sends: not before the next try is due."""
        with self._one_at_a_time, self.store.session() as session:
            wanted = select(Notice).where(Notice.due <= self.now()).order_by(Notice.due).limit(1)
            notice = session.scalars(wanted.with_for_update(skip_locked=True)).first()
            if notice is not None:
                pause = PAUSES[min(notice.tries, len(PAUSES) - 1)]
                notice.tries, notice.due = notice.tries + 1, self.now() + timedelta(seconds=pause)
            return notice

    def _try(self, notice: Notice) -> None:
        try:
            if self._tell(notice) or notice.tries > len(PAUSES):
                self._done(notice)
        except Exception:
            log.exception("somebody could not be told of table %s", notice.table)

    def _tell(self, notice: Notice) -> bool:
        """Send a notice, if it is still true: whether nothing is left to be done."""
        with self.store.session() as session:
            hook = session.get(Hook, notice.guest)
            table = session.get(Table, notice.table)
            of_table = select(Seat).where(Seat.table == notice.table).order_by(Seat.number)
            seats = list(session.scalars(of_table))
            last = session.scalar(
                select(func.max(Event.version)).where(Event.table == notice.table)
            )
        if hook is None or table is None or table.game not in names():
            return True
        if notice.what == "turn" and not _awaited(table, seats[notice.seat], last, notice):
            return True
        if notice.tries == 1 and not self._limit.allows(notice.guest):
            return True
        told = _told(notice, hook, table, seats)
        said = MESSAGES[f"told-{notice.what}-said"].say(hook.lang, **told)
        return self._send(hook, said, told, notice.due if notice.tries <= len(PAUSES) else None)

    def _send(self, hook: Hook, said: str, told: dict[str, Any], again: datetime | None) -> bool:
        """Whether it was taken; what came of it is written down for whoever it is for."""
        values: dict[str, Any] = {"sent": self.now(), "again": None}
        try:
            hooks.deliver(hook.kind, hook.address, said, told, self._anywhere)
        except hooks.Undelivered as error:
            values = {"failed": self.now(), "error": str(error), "again": again}
        with self.store.session() as session:
            mine = Hook.guest == hook.guest, Hook.address == hook.address
            session.execute(update(Hook).where(*mine).values(**values))
        return "sent" in values

    def _done(self, notice: Notice) -> None:
        with self.store.session() as session:
            session.execute(update(Notice).where(*_same(notice)).values(due=None))

    def _watch(self) -> None:
        seen = True
        while not self._closed.wait(GLANCE):
            try:
                self.sweep()
                seen = True
            except Exception:
                if seen and not self._closed.is_set():  # it is said once, not every second
                    log.exception("nobody could be told anything; we try again")
                seen = False


def _same(notice: Notice) -> tuple[Any, ...]:
    columns = ("guest", "table", "version", "what")
    return tuple(getattr(Notice, name) == getattr(notice, name) for name in columns)


def _awaited(table: Table, seat: Seat, last: int | None, notice: Notice) -> bool:
    """Whether whoever is to be told is still asked for that very answer."""
    sits = seat.guest == notice.guest and seat.bot is None
    return table.ending is None and last == notice.version and sits


def _told(notice: Notice, hook: Hook, table: Table, seats: list[Seat]) -> dict[str, Any]:
    """What a notice says, as data."""
    return {
        "what": notice.what,
        "game": table.game,
        "title": meta(table.game).title,
        "name": known_as(seats, notice.seat, hook.lang) or "",
        "table": table.id,
        "version": notice.version,
        "link": f"{hook.here}t/{table.id}",
    }
