"""Memory that only a full look gives back: looked for seldom, since everybody waits meanwhile."""

from __future__ import annotations

import gc
import threading

EVERY = 600.0
"""So many seconds pass between two looks through everything."""
NEVER = 1_000_000_000


class Sweeping:
    """Looks through all that lives every few minutes, and not whenever a quarter more lives.

    Of 500 tables in memory such a look takes a seventh of a second, in which nobody hears of a
    move, and finds next to nothing: what is young is swept as always.
    """

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        gc.freeze()  # what start-up made stays: no need to look through it at all
        gc.set_threshold(*self._before[:2], NEVER)
        self._closed = threading.Event()
        threading.Thread(target=self._run, name="sweeping", daemon=True).start()

    def close(self) -> None:
        """Leave it to Python again."""
        self._closed.set()
        gc.set_threshold(*self._before)

    def _run(self) -> None:
        while not self._closed.wait(EVERY):
            gc.collect()
