"""Bots at their tables: whoever is asked thinks apart, and the keeper takes the answer.

All that crosses over is small: a `Thought` and a seed to whoever thinks, and a move back. So it
does not matter to a table where its bots think: in this process, for a database of its own, or in
any process that shares the database (`questions.py`).
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from tunnelier.bots import bot
from tunnelier.core.chance import seed_of_bot
from tunnelier.core.sight import Sight
from tunnelier.play.lesson import LESSON

from .live import Live
from .processes import Processes
from .thinking import Died, Workers

log = logging.getLogger("tunnelier")

FOR_PEOPLE, AMONG_BOTS = 0, 1
"""How urgent a bot's answer is: whether anybody waits for it."""


class Thought(NamedTuple):
    """A question to a bot: with a seed, all that its answer comes from."""

    level: str
    version: int
    """The table, when it was asked: an answer to any other is none."""
    sight: Sight

    @classmethod
    def at(cls, live: Live) -> Thought | None:
        """What is asked of a bot at a table, if it is a bot that is asked."""
        with live.lock:
            level = live.bot_asked()
            return None if level is None else cls(level, live.version, live.match.sight())

    def holds(self, live: Live) -> bool:
        """Whether this is asked still."""
        return self.level == live.bot_asked() and self.version == live.version

    def answer(self, seed: int) -> str:
        """What the bot says to it, wherever it thinks."""
        return str(bot(self.level, seed).choose(self.sight))


class Bots:
    """Those who play the seats of bots: `wake` them when a table has changed.

    `take` gives their answers to whoever keeps the table: the seat, the move, and the version that
    it answers. `drop` is told of tables at which that went wrong, `died` of those at which somebody
    died of a thought. Of positions that strangers have made bots think `apart`.
    """

    def __init__(
        self,
        take: Callable[[Live, int, str, int], None],
        drop: Callable[[Live], None],
        died: Callable[[Live], None],
        apart: Processes,
        pace: float,
        threads: int,
    ) -> None:
        self._take, self._drop, self._died, self.pace = take, drop, died, pace
        self._apart = apart
        self.workers = Workers(threads, "bot")
        self._closed = threading.Event()

    def close(self) -> None:
        """Answer nothing more."""
        self._closed.set()
        self.workers.close()

    @property
    def doing(self) -> dict[str, Callable[[], float]]:
        """What bots do, in a word, and how many do it."""
        return {"waiting": lambda: self.workers.waiting, "thinking": lambda: self.workers.busy}

    def urgency(self, live: Live) -> int | None:
        """Nothing is written of what is asked next: whoever loads the table asks it again."""
        return None

    def answered(self, live: Live) -> None:
        """An answer was taken: the next is awaited."""
        self.wake(live)

    def wake(self, live: Live) -> None:
        """Let the bot that is asked think, if it is a bot and does not think already."""
        with live.lock:
            if self._closed.is_set() or live.lost:
                return
            if live.thinking is not None or live.bot_asked() is None:
                return
            live.thinking = live.asked
        self.workers.submit(how_urgent(live), lambda: self._think(live))

    def _think(self, live: Live) -> None:
        try:
            began = time.monotonic()
            thought = Thought.at(live)
            move = answer(live, thought, self._apart) if thought else ""
            if self._closed.wait(pause(live, self.pace, began)):
                return
            with live.lock:
                live.thinking = None
                if live.lost:
                    return
                if thought and thought.holds(live):
                    self._take(live, thought.sight.seat, move, thought.version)
                else:
                    self.wake(live)
        except Died:
            live.thinking = None
            if not self._closed.is_set():
                self._died(live)
                self.wake(live)
        except Exception:
            log.exception("the bot's answer at table %s was not taken", live.id)
            self._drop(live)  # whoever looks next has it loaded anew, and the bot thinks again


def how_urgent(live: Live) -> int:
    """How urgent it is that a bot answers at a table."""
    return FOR_PEOPLE if live.awaited() else AMONG_BOTS


def pause(live: Live, pace: float, began: float) -> float:
    """How long an answer waits, for people to follow; not in turns that a lesson passes over."""
    with live.lock:
        ahead = live.lesson is not None and live.lesson.runs_ahead(live.match)
    return 0.0 if ahead else max(0.0, pace - (time.monotonic() - began))


def answer(live: Live, thought: Thought, apart: Processes) -> str:
    """What a bot answers. One that stumbles answers anything, so that the table goes on."""
    try:
        if thought.level == LESSON and live.lesson is not None:
            with live.lock:
                return live.lesson.reply(live.match) or thought.sight.moves[0]
        seed = seed_of_bot(live.secret, thought.sight.seat)
        if live.strange:
            return str(apart.do(Thought.answer, thought, seed))
        return thought.answer(seed)
    except Died:
        raise
    except Exception:
        log.exception("%s stumbled at table %s", thought.level, live.id)
        return thought.sight.moves[0]
