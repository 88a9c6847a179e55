"""Long thoughts, in order: whoever serves tables never waits for whoever thinks."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from queue import PriorityQueue
from typing import Any, NamedTuple

log = logging.getLogger("tunnelier")

KEPT = 1000
"""So many thoughts are remembered once they are finished."""
PLACES = 3
"""So many thoughts may be waited for from one address; one visitor has one."""
MOST = 60
"""So many thoughts wait at all."""
MODESTY = 10
"""How much those who think step back behind those who serve (as `nice` counts it)."""
LAST = 1 << 30


class Workers:
    """Threads that do the most urgent work first.

    The `modest` step back behind those who serve. Not those who run Python for the most part: while
    one of them waits for the processor, it keeps all others from running any.
    """

    def __init__(self, threads: int, name: str, modest: bool = True) -> None:
        self._modest = modest
        self._work: PriorityQueue[tuple[int, int, Callable[[], None] | None]] = PriorityQueue()
        self._count = itertools.count()
        self._threads = threads
        self._busy: set[int] = set()
        for number in range(threads):
            threading.Thread(target=self._run, name=f"{name}-{number}", daemon=True).start()

    def submit(self, urgency: int, work: Callable[[], None]) -> None:
        """Have something done: the lower its number, the sooner."""
        self._work.put((urgency, next(self._count), work))

    @property
    def waiting(self) -> int:
        """So much is not begun."""
        return self._work.qsize()

    @property
    def busy(self) -> int:
        """So many threads have something to do."""
        return len(self._busy)

    def close(self) -> None:
        """Begin nothing more. What is under way goes on until the process ends."""
        for _ in range(self._threads):
            self._work.put((-LAST, next(self._count), None))

    def _run(self) -> None:
        if self._modest:
            step_back()
        me = threading.get_ident()
        while (work := self._work.get()[2]) is not None:
            self._busy.add(me)
            try:
                work()
            except Exception:  # one that stumbles is not missed for the next
                log.exception("something was not thought to its end")
            finally:
                self._busy.discard(me)


def step_back() -> None:
    """Let everybody else on this machine go before this thread, where threads can."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), MODESTY)


class Crowded(Exception):
    """No thought is begun: this visitor, or everybody, waits for too many already."""


class Died(Exception):
    """The process that thought about something has died of it."""


class Place(NamedTuple):
    """How it stands with a thought that is not finished."""

    ahead: int
    """So many others come first."""
    done: int
    """So much of it is done: choices judged, of those that a review has."""


class Thought:
    """Something to be found out, for everybody who asked for it."""

    def __init__(self, number: int, guest: str, address: str) -> None:
        self.number, self.guest, self.address = number, guest, address
        self.done = 0
        self.future: Future[Any] = Future()


class Desk:
    """Where people ask for what takes long to find out: each visitor a few things at a time.

    So many are `each` one's, and so many those of an address (`places`). What was found out is
    kept (`kept` of it), and what several ask for is found out once. What a process has died of is
    not tried again.
    """

    def __init__(
        self, workers: Workers, each: int = 1, places: int = PLACES, kept: int = KEPT
    ) -> None:
        self._workers, self._each, self._places, self._most_kept = workers, each, places, kept
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self._waiting: dict[Hashable, Thought] = {}
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    async def ask(
        self,
        about: Hashable,
        guest: str,
        address: str,
        work: Callable[[Callable[[int], None]], Any],
        seconds: float | None = 2.0,
    ) -> Any:
        """What `work` finds out, if that takes no longer than some seconds; else the `Place`."""
        found = self._find(about, guest, address, work)
        if isinstance(found, Died):
            raise found
        if not isinstance(found, Thought):
            return found
        with suppress(TimeoutError):
            future = asyncio.wrap_future(found.future)
            return await asyncio.wait_for(asyncio.shield(future), seconds)
        return self._place(found)

    def _find(self, about: Hashable, guest: str, address: str, work: Callable[..., Any]) -> Any:
        """What is known of it already, or the thought that is to find it out."""
        with self._lock:
            if about in self._kept:
                self._kept.move_to_end(about)
                return self._kept[about]
            if about in self._waiting:
                return self._waiting[about]
            others = self._waiting.values()
            own = sum(thought.guest == guest for thought in others)
            crowd = sum(thought.address == address for thought in others)
            if len(others) >= MOST or crowd >= self._places or own >= self._each:
                raise Crowded
            thought = self._waiting[about] = Thought(next(self._numbers), guest, address)
        here = copy_context()  # what goes wrong is told of the request that asked first
        think = partial(here.run, self._work, about, thought, work)
        self._workers.submit(thought.number, think)
        return thought

    def _place(self, thought: Thought) -> Place:
        with self._lock:
            ahead = sum(other.number < thought.number for other in self._waiting.values())
        return Place(ahead, thought.done)

    def _work(self, about: Hashable, thought: Thought, work: Callable[..., Any]) -> None:
        def progress(done: int) -> None:
            thought.done += done

        try:
            found = work(progress)
        except BaseException as error:  # whoever waits for it hears of it
            self._settle(about, *([error] if isinstance(error, Died) else []))
            thought.future.set_exception(error)
            return
        self._settle(about, found)
        thought.future.set_result(found)

    def _settle(self, about: Hashable, *found: Any) -> None:
        """Nobody works on it any more; what came of it is kept, if anything did."""
        with self._lock:
            del self._waiting[about]
            self._kept.update((about, each) for each in found)
            while len(self._kept) > self._most_kept:
                self._kept.popitem(last=False)
