"""How often somebody may do something: each person, and each address with room for several.

What is counted here counts at once. Processes on one PostgreSQL tell each other every second of
those who have used up some of a limit, all at once: a move costs nothing more for it.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta
from typing import NamedTuple

from babel import Locale
from babel.dates import format_timedelta
from sqlalchemy import BigInteger, delete, text
from sqlalchemy.orm import Mapped, mapped_column

from ..keeping.store import Base, Store
from .people import MOST_KNOWN

log = logging.getLogger("tunnelier")

HOUSEHOLD = 4
"""An address may do as much as so many people: a family, a club evening, a class of the patient."""
GLANCE = 1.0
"""How often processes tell each other what they have counted, in seconds."""
WORTH_TELLING = 16
"""Of whoever has used up less than such a part of a limit nobody else needs to know."""
TIDY = 60
"""After so many glances what nobody needs any more is thrown away."""
A_MINUTE = 60


class Count(Base):
    """How often somebody did something in a span of time, in all processes."""

    __tablename__ = "counts"

    what: Mapped[str] = mapped_column(primary_key=True)
    who: Mapped[str] = mapped_column(primary_key=True)
    span: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    number: Mapped[int]


ADDED = text("""
INSERT INTO counts AS known (what, who, span, number)
SELECT * FROM unnest(
    CAST(:what AS text[]), CAST(:who AS text[]), CAST(:span AS bigint[]), CAST(:number AS int[])
) AS given (what, who, span, number) WHERE number > 0
ON CONFLICT (what, who, span) DO UPDATE SET number = known.number + excluded.number
""")
"""Counts of many people, added to those of other processes, whoever came first."""
ADDED_UP = text("""
SELECT known.what, known.who, known.number FROM counts AS known
JOIN unnest(CAST(:what AS text[]), CAST(:who AS text[]), CAST(:span AS bigint[]))
AS given (what, who, span) USING (what, who, span)
""")


class Asker(NamedTuple):
    """Who does something: a person, from an address. Who is nobody we know shares its address."""

    person: str
    address: str


class Limit:
    """So many times in so many seconds, for each who asks.

    Counted by spans of time: this one, and as much of the last as lies within reach. What was
    before is forgotten, so that nobody who came once is remembered for ever.
    """

    def __init__(self, most: int, seconds: float, name: str = "") -> None:
        self.most, self.seconds, self.name = most, seconds, name
        """The name is what processes call it among themselves."""
        self._span = 0
        self._now: dict[str, int] = {}
        self._before: dict[str, int] = {}
        self._fresh: dict[str, int] = {}
        """Of what is counted now, what no other process has heard of."""
        self._lock = threading.Lock()

    def allows(self, who: str) -> bool:
        """Whether one more is allowed; it is counted if so."""
        return not self.wait(who)

    def wait(self, who: str) -> int:
        """After how many seconds one more is allowed; 0 if it is, and then it is counted."""
        if seconds := self.left(who):
            return seconds
        self.count(who)
        return 0

    def left(self, who: str) -> int:
        """The same, and nothing is counted."""
        with self._at_this_time() as gone:
            asked, before = self._now.get(who, 0), self._before.get(who, 0)
            if asked + before * (1 - gone) < self.most:
                return 0
            if asked >= self.most:  # till the next span, of which this is the one before
                spans = 1 - gone + max(0.0, 1 - self.most / asked)
            else:
                spans = 1 - (self.most - asked) / before - gone
            return max(1, math.ceil(spans * self.seconds))

    def count(self, who: str) -> None:
        """One more was asked."""
        with self._at_this_time():
            self._now[who] = self._now.get(who, 0) + 1
            if self.name:
                self._fresh[who] = self._fresh.get(who, 0) + 1

    @contextmanager
    def _at_this_time(self) -> Iterator[float]:
        """While nobody else counts: how much of the span has gone by."""
        span, gone = divmod(time.time() / self.seconds, 1)
        with self._lock:
            if span != self._span:
                self._before = self._now if span == self._span + 1 else {}
                self._span, self._now, self._fresh = int(span), {}, {}
            elif len(self._now) >= MOST_KNOWN:
                self._before, self._now = self._now, {}
            yield gone

    # --- with other processes

    def fresh(self) -> tuple[int, dict[str, int]]:
        """The span, and whom others should know in it, with what they have not heard of yet."""
        with self._at_this_time():
            enough = self.most / WORTH_TELLING
            known = [who for who, number in self._now.items() if number >= enough]
            return self._span, {who: self._fresh.get(who, 0) for who in known}

    def hear(self, span: int, told: Mapping[str, int], known: Mapping[str, int]) -> None:
        """What all have `known`, after they were `told` something by us."""
        with self._at_this_time():
            if span != self._span:
                return
            for who, number in known.items():
                untold = self._fresh.pop(who, 0) - told.get(who, 0)
                if untold > 0:
                    self._fresh[who] = untold
                self._now[who] = number + max(0, untold)


class Limits:
    """A limit for each person, and a wider one for each address."""

    def __init__(self, most: int, seconds: float, name: str) -> None:
        self.person = Limit(most, seconds, name)
        self.address = Limit(HOUSEHOLD * most, seconds, f"{name}-address")

    def wait(self, who: Asker) -> int:
        """After how many seconds one more is allowed; 0 if it is, and then it is counted."""
        if seconds := max(self.person.left(who.person), self.address.left(who.address)):
            return seconds
        self.person.count(who.person)
        self.address.count(who.address)
        return 0


class Sharing:
    """Lets the processes on one database count together; alone on a file there is nothing to do."""

    def __init__(self, store: Store, limits: Sequence[Limit]) -> None:
        self._store, self._limits = store, limits
        self._closed = threading.Event()
        if store.shared:
            threading.Thread(target=self._watch, name="limits", daemon=True).start()

    def close(self) -> None:
        """Tell nothing more."""
        self._closed.set()

    def exchange(self) -> None:
        """Tell others what was counted here, and hear of them what they counted of the same."""
        fresh = {limit.name: limit.fresh() for limit in self._limits}
        rows = [
            (name, who, span, number)
            for name, (span, told) in fresh.items()
            for who, number in sorted(told.items())
        ]
        if not rows:
            return
        columns = map(list, zip(*rows, strict=True))
        given = dict(zip(("what", "who", "span", "number"), columns, strict=True))
        known: dict[str, dict[str, int]] = {}
        with self._store.engine.begin() as connection:
            connection.execute(ADDED, given)
            for what, who, number in connection.execute(ADDED_UP, given):
                known.setdefault(what, {})[who] = number
        for limit in self._limits:
            span, told = fresh[limit.name]
            limit.hear(span, told, known.get(limit.name, {}))

    def tidy(self) -> None:
        """Throw away what was counted before the last span."""
        with self._store.engine.begin() as connection:
            for limit in self._limits:
                old = Count.what == limit.name, Count.span < limit.fresh()[0]
                connection.execute(delete(Count).where(*old))

    def _watch(self) -> None:
        glances, seen = 0, True
        while not self._closed.wait(GLANCE):
            glances += 1
            try:
                self.exchange()
                if glances % TIDY == 0:
                    self.tidy()
                seen = True
            except Exception:
                if seen and not self._closed.is_set():  # it is said once, not every second
                    log.exception("each process counts alone; we try again")
                seen = False


def length(seconds: int, lang: str) -> str:
    """How long somebody is to wait, in words: minutes are whole ones."""
    whole = seconds if seconds < 2 * A_MINUTE else A_MINUTE * math.ceil(seconds / A_MINUTE)
    return format_timedelta(timedelta(seconds=whole), locale=Locale.parse(lang, sep="-"))
