"""Who is here: noted as people ask for pages, written down now and then, read by their friends."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from sqlalchemy import bindparam, select, update

from ..keeping.store import Player, Store

log = logging.getLogger("tunnelier")

NOW_AND_THEN = 20.0
"""So many seconds pass before other processes know who is here."""
HERE = timedelta(seconds=90)
"""Who asked for something within so much time is here: open tables ask every fifteen seconds."""
SEEN = (
    update(Player.__table__)  # type: ignore[arg-type]
    .where(Player.__table__.c.guest == bindparam("of"))
    .values(seen=bindparam("when"))
)


class Presence:
    """Notes who is here, for all processes on the database."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store, self._now = store, now
        self._noted: dict[str, datetime] = {}
        self._closed = threading.Event()
        threading.Thread(target=self._run, name="presence", daemon=True).start()

    def close(self) -> None:
        """Note nobody more."""
        self._closed.set()

    def note(self, guest: str) -> None:
        """Somebody is here."""
        self._noted[guest] = self._now()

    def write(self) -> None:
        """Write down who was noted, if they have a page; everybody in the same order."""
        noted, self._noted = self._noted, {}
        if noted:
            rows = [{"of": guest, "when": at} for guest, at in sorted(noted.items())]
            with self._store.engine.begin() as connection:
                connection.execute(SEEN, rows)

    def here(self, guests: Collection[str]) -> set[str]:
        """Those of some people who are here."""
        self.write()
        such = Player.guest.in_(guests), Player.seen > self._now() - HERE
        with self._store.session() as session:
            return set(session.scalars(select(Player.guest).where(*such)))

    def _run(self) -> None:
        while not self._closed.wait(NOW_AND_THEN):
            try:
                self.write()
            except Exception:
                if not self._closed.is_set():
                    log.exception("who is here was not written down")
