"""Who looks at the clocks: says that somebody serves, and tells the keeper whose time may be over.

What is found is nobody's word but the log's: of several who look, the one that writes first acts.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from ..keeping.store import Store, now
from .clocks import Span

log = logging.getLogger("tunnelier")

GLANCE = 1.0
"""How often somebody looks whether time is over, in seconds."""
BEAT = 10
"""After so many glances it is written down that somebody serves."""
LAPSE = 2.5 * BEAT * GLANCE
"""After so many seconds without a beat nobody served."""


class Onward:
    """The time, which never goes back: where the machine's clock does, it goes on by itself.

    A clock that is set back and right again would otherwise make an hour of a minute.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._last, self._since = now(), time.monotonic()

    def __call__(self) -> datetime:
        """What the machine's clock says, or, if that is less, the last time and what has passed."""
        with self._lock:
            at = time.monotonic()
            passed = timedelta(seconds=at - self._since)
            self._last, self._since = max(now(), self._last + passed), at
            return self._last

    def reach(self, at: datetime) -> None:
        """Somebody has written a later time: it is as late here too."""
        with self._lock:
            if self._last < at:
                self._last, self._since = at, time.monotonic()


class Timekeeper:
    """Looks at the clocks of all tables; `over` is told the names of those to be looked at."""

    def __init__(self, store: Store, over: Callable[[str], None]) -> None:
        self.store, self._over = store, over
        self._onward = Onward()
        self._onward.reach(store.last_beat() or datetime.min)
        self.now: Callable[[], datetime] = self._onward
        self.outages: list[Span] = []
        """When nobody served: the same list for all clocks, which grows."""
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="clocks", daemon=True)
        self.beat()

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._closed.set()

    def wait(self) -> None:
        """Until nobody looks any more, or hangs there."""
        self._thread.join(2 * GLANCE)

    def beat(self) -> None:
        """Say that somebody serves, and hear when nobody did."""
        self._onward.reach(self.store.beat(self.now(), LAPSE))
        self.outages[:] = [Span(each.began, each.ended) for each in self.store.outages()]

    def sweep(self) -> None:
        """Look at every table where time may be over, knowing when nobody served."""
        names = self.store.due(self.now())
        if names:
            self.beat()
        for name in names:
            try:
                self._over(name)
            except Exception:
                log.exception("the clock of table %s could not be looked at", name)

    def _watch(self) -> None:
        glances, seen = 0, True
        while not self._closed.wait(GLANCE):
            glances += 1
            try:
                if glances % BEAT == 0:
                    self.beat()
                self.sweep()
                seen = True
            except Exception:
                if seen and not self._closed.is_set():  # it is said once, not every second
                    log.exception("the clocks could not be looked at; we try again")
                seen = False
