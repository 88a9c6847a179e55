"""Who is to be told that they are awaited, and who sends it: never twice for one turn.

A notice is a row that is written together with the answer it tells of. Whoever sends it moves the
time of its next try before they begin, so that of several processes one does; who is shown the
table meanwhile, by whatever process, need not be told.
"""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import delete, func, select, update

from tunnelier.games import meta, names

from ..door.limits import Limit, Limits
from ..door.people import Signer, new_link
from ..keeping.store import CALLS, Event, Hook, Notice, Quiet, Seat, Store, Table, forget_hooks
from ..people.company import called, is_open
from ..playing.tables import known_as
from ..words import MESSAGES
from . import hooks, letters
from .mail import Post, mailbox_of
from .push import Gone, Pusher, refuse_keys

log = logging.getLogger("tunnelier")

GLANCE = 1.0
"""How often somebody looks whether there is something to send, in seconds."""
PAUSES = (60, 600, 3600, 4 * 3600)
"""Seconds between one try and the next; then it is given up."""
SENDERS = 8
"""So much is sent at once, and to each person one thing: who is slow keeps nobody else waiting."""
SLOW = 4
"""So many of these at most are busy with people where it took long the last time."""
QUICK = 2.0
"""Seconds after which it did."""
TRIALS = 4
"""So much is tried at once of what people wait for."""
AN_HOUR = 3600.0
MOST_AN_HOUR = 120
"""So many notices somebody is sent in an hour: who gets more looks anyway."""
MOST_TESTS = 10
"""So many tests somebody may send in ten minutes; to name a place is one too."""
MOST_QUESTIONS = 3
"""So often in an hour a mailbox is asked whose it is, whoever wants to know."""
MOST_HOOKS = 12
"""In so many places somebody may be told."""
MAIL, PUSH = "mail", "push"
KINDS = (*hooks.KINDS, MAIL, PUSH)
"""How somebody may be told: by a hook, by letters, or by a browser of theirs."""


class News(NamedTuple):
    """Something that somebody is told."""

    word: str
    """The message that says it."""
    told: dict[str, Any]
    """The same as data."""

    def said(self, lang: str, **other: Any) -> str:
        """In a sentence."""
        return MESSAGES[self.word].say(lang, **{**self.told, **other}).strip()


class Notices:
    """Keeps where people are told, and tells them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        signer: Signer,
        anywhere: bool = False,
        post: Post | None = None,
    ) -> None:
        self.store, self.now, self.post = store, now, post
        self._signer, self._anywhere = signer, anywhere
        self.pusher = Pusher(store, anywhere)
        self._limit = Limit(MOST_AN_HOUR, AN_HOUR)
        self._questions = Limit(MOST_QUESTIONS, AN_HOUR)
        self.tests = Limits(MOST_TESTS, 600.0, "tests")
        self._closed, self._one_at_a_time = threading.Event(), threading.Lock()
        self._senders = ThreadPoolExecutor(SENDERS, "sender")
        self._trials = ThreadPoolExecutor(TRIALS, "trial")
        self._free = threading.Semaphore(SENDERS)
        self._busy: set[str] = set()
        """To whom something is on its way from here."""
        self._slow: set[str] = set()
        """With whom that took long the last time."""
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
        self._trials.shutdown(wait=False, cancel_futures=True)

    async def tried(self, deed: Callable[[Hook], Any], hook: Hook) -> Any:
        """Do what somebody waits for and a stranger's machine may take its time with.

        On threads of its own: those of the pages are for all who ask.
        """
        here, loop = copy_context(), asyncio.get_running_loop()
        return await loop.run_in_executor(self._trials, partial(here.run, deed, hook))

    # --- where somebody is told

    def hooks_of(self, guest: str) -> list[Hook]:
        """Where somebody is told."""
        with self.store.session() as session:
            wanted = select(Hook).where(Hook.guest == guest).order_by(Hook.kind, Hook.id)
            return list(session.scalars(wanted))

    def keep(self, hook: Hook) -> Hook:
        """Tell somebody there from now on, if they read it; Undelivered if we would not."""
        self._refuse(hook)
        with self.store.session() as session:
            there = Hook.kind == hook.kind, Hook.address == hook.address
            mine = select(Hook).where(Hook.guest == hook.guest)
            same = session.scalars(mine.where(*there)).first()
            if same is None and len(session.scalars(mine).all()) >= MOST_HOOKS:
                raise hooks.Undelivered("many")
            hook.id = same.id if same else new_link()
            theirs = hook.kind != MAIL or bool(hook.confirmed)
            hook.confirmed = theirs or (same is not None and same.confirmed)
            if hook.kind == PUSH:  # a browser tells whoever uses it now
                forget_hooks(session, *there, Hook.guest != hook.guest)
            hook = session.merge(hook)
        if not hook.confirmed:
            self._ask(hook)
        return hook

    def _refuse(self, hook: Hook) -> None:
        """Undelivered if nobody is told so."""
        if hook.kind == MAIL:
            hook.address = mailbox_of(hook.address)
            if self.post is None:
                raise hooks.Undelivered("mail")
            return
        hooks.look_up(hooks.checked(hook.address), self._anywhere)
        if hook.kind == PUSH:
            refuse_keys(hook.keys)

    def _ask(self, hook: Hook) -> None:
        """Write to a mailbox once, whether it is theirs; nobody is asked again and again."""
        if seconds := self._questions.wait(hook.address.lower()):
            raise hooks.Undelivered(f"many-letters {math.ceil(seconds / 60)}")
        sealed = self._signer.sealed(letters.IN, hook.id)
        self._write(hook, letters.question(hook.lang, hook.here, sealed))

    def linked(self, what: str, sealed: str) -> Hook | None:
        """Which hook a link of a letter is about, if it is there still."""
        with self.store.session() as session:
            return session.get(Hook, self._signer.unsealed(what, sealed) or "")

    def confirm(self, hook: Hook) -> None:
        """Whoever reads a mailbox wants to be told there."""
        self._write_down(hook, confirmed=True)

    def forget(self, hook: Hook) -> None:
        """Tell somebody nothing more there."""
        with self.store.session() as session:
            forget_hooks(session, Hook.id == hook.id)

    def quiet(self, guest: str) -> set[tuple[str, str]]:
        """The tables of which somebody does not want to be told, and where."""
        with self.store.session() as session:
            rows = session.execute(select(Quiet.hook, Quiet.table).where(Quiet.guest == guest))
            return {(hook, table) for hook, table in rows}

    def hush(self, hook: Hook, tables: set[str], quiet: set[str]) -> None:
        """Tell somebody there of some tables no more, of others again."""
        with self.store.session() as session:
            session.execute(delete(Quiet).where(Quiet.hook == hook.id, Quiet.table.in_(tables)))
            session.add_all(
                Quiet(hook=hook.id, table=name, guest=hook.guest) for name in sorted(tables & quiet)
            )

    # --- sending

    def test(self, hook: Hook) -> None:
        """Send something at once, to see whether it comes; or ask again, whose mailbox it is."""
        if hook.confirmed:
            told = {"what": "test", "link": hook.here}
            self._send(hook, [News("told-test-said", told)], None)
        else:
            self._ask(hook)

    def sweep(self) -> None:
        """Send all that is due, as soon as there is somebody to send it.

        Nothing is claimed before: what waits in a queue might be due again meanwhile.
        """
        while not self._closed.is_set() and self._free.acquire(timeout=GLANCE):
            if (claimed := self._claim()) is None:
                self._free.release()
                return
            self._senders.submit(self._send_on, *claimed).add_done_callback(self._sent)

    def _sent(self, _: object) -> None:
        self._free.release()

    def _send_on(self, hook: Hook, notices: Sequence[Notice]) -> None:
        """Send something, and then whatever else waits."""
        claimed: tuple[Hook, Sequence[Notice]] | None = hook, notices
        while claimed is not None:
            self._try(*claimed)
            claimed = None if self._closed.is_set() else self._claim()

    def _claim(self) -> tuple[Hook, list[Notice]] | None:
        """What is to be sent next: nothing to whom something is on its way, in fair turns."""
        with self._one_at_a_time:
            claimed = self._claim_for_others_than(self._not_now())
            if claimed is not None:
                self._busy.add(claimed[0].guest)
            return claimed

    def _not_now(self) -> set[str]:
        """Who has to wait: for themselves, or for others who are slow too."""
        full = len(self._busy & self._slow) >= SLOW
        return self._busy | self._slow if full else set(self._busy)

    def _claim_for_others_than(self, these: set[str]) -> tuple[Hook, list[Notice]] | None:
        """What is to be sent somewhere, and nobody else sends: not before the next try is due.

        By mail that is all that waits, unless there was a letter a while ago; else one thing.
        """
        with self.store.session() as session:
            due = select(Notice).where(Notice.due <= self.now()).order_by(Notice.due)
            due = due.where(Notice.guest.not_in(these))
            due = due.with_for_update(skip_locked=True)
            while (notice := session.scalars(due.limit(1)).first()) is not None:
                hook = session.get(Hook, notice.hook, with_for_update=True, populate_existing=True)
                if hook is None or (hook.quiet_until or self.now()) > self.now():
                    notice.due = hook.quiet_until if hook else None
                    session.flush()
                    continue
                waiting = [notice]
                if hook.kind == MAIL:
                    waiting = list(session.scalars(due.where(Notice.hook == hook.id)))
                    hook.quiet_until = self.now() + timedelta(seconds=hook.every)
                for each in waiting:
                    pause = PAUSES[min(each.tries, len(PAUSES) - 1)]
                    each.tries, each.due = each.tries + 1, self.now() + timedelta(seconds=pause)
                return hook, waiting
        return None

    def _try(self, hook: Hook, notices: Sequence[Notice]) -> None:
        began = time.monotonic()
        try:
            left = self._tell(hook, notices)
            for each in notices:
                if each not in left or each.tries > len(PAUSES):
                    self._done(each)
        except Exception:
            log.exception("somebody could not be told of table %s", notices[0].table)
        finally:
            took_long = time.monotonic() - began > QUICK
            (self._slow.add if took_long else self._slow.discard)(hook.guest)
            self._busy.discard(hook.guest)

    def _tell(self, hook: Hook, notices: Sequence[Notice]) -> list[Notice]:
        """Send what is still true of notices: those are left that have to be tried again."""
        news = {number: self._news(hook, each) for number, each in enumerate(notices)}
        true = [notices[number] for number, each in news.items() if each is not None]
        if not true:
            self._write_down(hook, quiet_until=None)  # there was no letter
            return []
        if all(each.tries == 1 for each in true) and not self._limit.allows(hook.id):
            return []
        again = [each.due for each in true if each.due and each.tries <= len(PAUSES)]
        sent = self._send(hook, [each for each in news.values() if each], min(again, default=None))
        return [] if sent else true

    def _news(self, hook: Hook, notice: Notice) -> News | None:
        """What a notice tells, if it is still true."""
        if notice.what in CALLS:
            with self.store.session() as session:
                told = called(session, notice)
            link = {"what": notice.what, "link": f"{hook.here}friends"}
            return None if told is None else News(f"told-{notice.what}-said", {**told, **link})
        with self.store.session() as session:
            table = session.get(Table, notice.table)
            of_table = select(Seat).where(Seat.table == notice.table).order_by(Seat.number)
            seats = list(session.scalars(of_table))
            last = session.scalar(
                select(func.max(Event.version)).where(Event.table == notice.table)
            )
            holds = notice.what != "invited" or is_open(session, notice.table, notice.guest)
        if table is None or table.game not in names() or not holds:
            return None
        if notice.what == "turn" and not _awaited(table, seats[notice.seat], last, notice):
            return None
        return News(f"told-{notice.what}-said", _told(notice, hook, table, seats))

    def _send(self, hook: Hook, news: Sequence[News], again: datetime | None) -> bool:
        """Whether it was taken; what came of it is written down for whoever it is for."""
        try:
            self._deliver(hook, news)
        except Gone:
            self.forget(hook)
        except hooks.Undelivered as error:
            failed = {"failed": self.now(), "error": str(error), "again": again}
            self._write_down(hook, **failed, quiet_until=None)
            return False
        self._write_down(hook, sent=self.now(), again=None)
        return True

    def _deliver(self, hook: Hook, news: Sequence[News]) -> None:
        if hook.kind == MAIL:
            lines = [each.said(hook.lang) for each in news]
            sealed = self._signer.sealed(letters.OUT, hook.id)
            self._write(hook, letters.digest(hook.lang, hook.here, lines, sealed))
        for each in news:
            if hook.kind == PUSH:
                self.pusher.deliver(hook, each.said(hook.lang, link=""), each.told)
            elif hook.kind in hooks.KINDS:
                said = each.said(hook.lang)
                hooks.deliver(hook.kind, hook.address, said, each.told, self._anywhere)

    def _write(self, hook: Hook, letter: letters.Letter) -> None:
        if self.post is None:  # it was there when the mailbox was named
            raise hooks.Undelivered("mail")
        self.post.send(hook.address, *letter)

    def _write_down(self, hook: Hook, **values: Any) -> None:
        with self.store.session() as session:
            session.execute(update(Hook).where(Hook.id == hook.id).values(**values))

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
    columns = ("hook", "table", "version", "what")
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
