"""Old tables are thrown away, where the host wants that."""

from __future__ import annotations

import logging
import threading
from datetime import timedelta

from ..keeping.store import AN_HOUR, now
from .tables import Keeper

log = logging.getLogger("tunnelier")

RETENTION = "retention"
"""The name of the thread."""
AT_ONCE = 100
"""So many tables are thrown away before somebody else may write."""


class Retention:
    """Once an hour, throws away the tables at which nothing has changed for so many days."""

    def __init__(self, tables: Keeper, days: int) -> None:
        self._tables, self._days = tables, days
        self._closed = threading.Event()
        if days:
            threading.Thread(target=self._run, name=RETENTION, daemon=True).start()

    def close(self) -> None:
        """Throw nothing more away."""
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self.tidy()
            except Exception:
                log.exception("old tables were not thrown away")
            self._closed.wait(AN_HOUR)

    def tidy(self) -> int:
        """Throw away what is old, and say how many there were. Who looks at a table keeps it."""
        before, thrown = now() - timedelta(days=self._days), 0
        old = self._tables.store.untouched(before, AT_ONCE)
        while old and not self._closed.is_set():
            gone = sum(self._tables.throw_away(name) for name in old)
            thrown += gone
            old = self._tables.store.untouched(before, AT_ONCE) if gone == len(old) else []
        if thrown:
            log.info("%d tables were thrown away: nothing had changed there for long", thrown)
        return thrown
