"""What is asked of bots, where several processes share a database: whoever is free thinks of it.

A question is a row. Whoever thinks of it holds a lock on the row, on a connection of their own, and
that is all the claim they have: it ends with them, however they end, and the next one takes the
question. Whether an answer counts is decided by the version of the table, as for everybody.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from ..keeping.files import apart
from ..keeping.store import Store
from .answering import Thought, answer, how_urgent, pause
from .live import Live
from .others import BEAT
from .processes import Processes
from .thinking import Died, step_back

log = logging.getLogger("tunnelier")

QUESTIONS = "tunnelier_questions"
"""Where it is told that something is asked."""
SILENCE = 30
"""Whoever says nothing for so many seconds while they think is gone, as far as anybody knows."""
TAKE = """
SELECT "table", version FROM questions ORDER BY urgency, asked
LIMIT 1 FOR UPDATE SKIP LOCKED
"""
DONE = 'DELETE FROM questions WHERE "table" = %s AND version = %s'


class Hand:
    """A connection on which one question at a time is held."""

    def __init__(self, engine: Engine) -> None:
        self._connection = apart(engine)
        line: Any = self._connection.connection.dbapi_connection
        self._line = line
        self._line.execute(f"SET idle_in_transaction_session_timeout = '{SILENCE}s'")
        self._lock = threading.Lock()
        self._held: tuple[str, int] | None = None

    def take(self) -> tuple[str, int] | None:
        """The most urgent question that nobody holds: a table, and its version."""
        with self._lock:
            self._line.execute("BEGIN")
            self._held = self._line.execute(TAKE).fetchone()
            if self._held is None:
                self._line.execute("ROLLBACK")
            return self._held

    def lay_down(self, done: bool) -> None:
        """It is answered, or nobody wants to know any more; or somebody else is to take it."""
        with self._lock:
            if done:
                self._line.execute(DONE, self._held)
            self._held = None
            self._line.execute("COMMIT")

    def sign_of_life(self) -> None:
        """Whoever holds a question is still there."""
        with self._lock:
            if self._held is not None:
                self._line.execute("SELECT 1")

    def close(self) -> None:
        """Let go, in whatever state."""
        self._line.close()
        self._connection.invalidate()  # nothing is to be rolled back on it


class BotsAnywhere:
    """Those who play the seats of bots, in any process: `wake` them when a table has changed.

    `find` gives a table as it is written, if it can be played at; `take` gives an answer to whoever
    keeps it, as for bots of one process. So many `threads` think here: none where others do.
    """

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Live | None],
        take: Callable[[Live, int, str, int], None],
        died: Callable[[Live], None],
        apart: Processes,
        awake: Callable[[], float],
        pace: float,
        threads: int,
    ) -> None:
        self._store, self._find, self._take, self._awake = store, find, take, awake
        self._died, self._apart = died, apart
        self.pace = pace
        self._closed = threading.Event()
        self._bell, self._rung = threading.Condition(), 0
        self._hands: set[Hand] = set()
        self._busy: set[int] = set()
        self._threads = threads

    def begin(self) -> None:
        """Let those think who think here."""
        for number in range(self._threads):
            name = f"bot-{number}"
            threading.Thread(target=self._run, name=name, daemon=True).start()
        if self._threads:
            threading.Thread(target=self._keep_hold, name="bots", daemon=True).start()

    def close(self) -> None:
        """Answer nothing more: what is thought of here others think of."""
        self._closed.set()
        self.ring()

    @property
    def doing(self) -> dict[str, Callable[[], float]]:
        """What bots do, in a word, and how many do it: asked in all processes, thinking here."""
        return {"asked": self._asked, "thinking": lambda: len(self._busy)}

    def urgency(self, live: Live) -> int | None:
        """How soon a bot should answer next, if it is a bot that is asked next."""
        return None if live.bot_at(live.match.seat) is None else how_urgent(live)

    def answered(self, live: Live) -> None:
        """An answer was taken; what is asked next was written with it."""
        live.thinking = None if live.bot_asked() is None else live.asked

    def wake(self, live: Live) -> None:
        """Ask the bot whose answer is awaited, if it is a bot's."""
        with live.lock:
            self.answered(live)
            if live.thinking is not None and not live.lost:
                self._store.ask_bot(live.id, live.version, how_urgent(live), self._awake())

    def ring(self, _: str = "") -> None:
        """Something is asked."""
        with self._bell:
            self._rung += 1
            self._bell.notify_all()

    # --- those who think here

    def _run(self) -> None:
        step_back()
        while not self._closed.is_set():
            try:
                with self._hand() as hand:
                    while not self._closed.is_set():
                        self._think_or_wait(hand)
            except Exception as error:
                if not self._closed.is_set():
                    log.warning("a bot could not think, and tries again: %s", error)
                self._closed.wait(BEAT / 2)

    @contextmanager
    def _hand(self) -> Iterator[Hand]:
        hand = Hand(self._store.engine)
        self._hands.add(hand)
        try:
            yield hand
        finally:
            self._hands.discard(hand)
            hand.close()

    def _think_or_wait(self, hand: Hand) -> None:
        rung = self._rung
        question = hand.take()
        if question is None:
            with self._bell:
                self._bell.wait_for(lambda: self._rung != rung, BEAT)
            return
        me = threading.get_ident()
        self._busy.add(me)
        try:
            live = self._think(*question)
        finally:
            self._busy.discard(me)
        hand.lay_down(done=not self._closed.is_set())
        if live is not None and live.version == question[1]:
            self.wake(live)  # who plays there has changed meanwhile: it is asked of another bot

    def _think(self, name: str, version: int) -> Live | None:
        """Answer, if that is asked still: the table."""
        began = time.monotonic()
        live = self._find(name)
        thought = None if live is None else Thought.at(live)
        if live is None or thought is None or thought.version != version:
            return live
        try:
            move = answer(live, thought, self._apart)
        except Died:
            if not self._closed.is_set():
                self._died(live)
            return live
        if self._closed.wait(pause(live, self.pace, began)):
            return None
        live = self._find(name)  # as it is written now
        if live is not None:
            with live.lock:
                if thought.holds(live):
                    self._take(live, thought.sight.seat, move, thought.version)
        return live

    def _keep_hold(self) -> None:
        while not self._closed.wait(SILENCE / 6):
            for hand in tuple(self._hands):
                with suppress(Exception):  # whoever has lost theirs finds out by themselves
                    hand.sign_of_life()

    def _asked(self) -> float:
        try:
            return self._store.count_questions()
        except SQLAlchemyError:
            return float("nan")
