"""Other processes on the same database: what they change is heard at once, or found soon after.

PostgreSQL tells of each change of a table when it is committed. Whoever could not hear that, for
a connection breaks at times, looks around when it hears again, and every few seconds anyway.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Engine

from ..keeping.files import apart

log = logging.getLogger("tunnelier")

TABLES = "tunnelier_tables"
"""Where changes of tables are told: the name of the table, and how often it was changed."""
BEAT = 2.0
"""So many seconds pass at most before somebody looks around."""
BREATH = 0.2
"""So many seconds pass before whoever listens notices that it need not any more."""
Channels = Mapping[str, Callable[[str], None]]
"""Where something is told, and who hears it there."""


class Others:
    """Listens to what is told on channels of a database, in a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        channels: Channels,
        look_around: Callable[[], None],
    ) -> None:
        self._engine, self._channels, self._look_around = engine, channels, look_around
        self._closed = threading.Event()
        self._heard = True
        self._thread = threading.Thread(target=self._listen, name="others", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()
        self._thread.join(BEAT)

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen_once()
            except Exception:
                if self._heard and not self._closed.is_set():
                    log.exception("what other processes change is not heard; we try again")
                self._heard = False
                self._closed.wait(BEAT / 4)

    def _listen_once(self) -> None:
        """On one connection, for as long as it holds."""
        connection = apart(self._engine)
        line: Any = connection.connection.dbapi_connection
        try:
            self._begin(line)
            self._heard = True
            while not self._closed.is_set():
                self._hear(line)
        finally:
            line.close()
            connection.invalidate()  # nothing is to be rolled back on it

    def _begin(self, line: Any) -> None:
        for channel in self._channels:
            line.execute(f"LISTEN {channel}")
        self._look_around()

    def _hear(self, line: Any) -> None:
        end = time.monotonic() + BEAT
        while time.monotonic() < end and not self._closed.is_set():
            for told in line.notifies(timeout=BREATH):
                self._channels[told.channel](told.payload)
        self._look_around()
