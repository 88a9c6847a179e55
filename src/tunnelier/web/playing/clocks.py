"""Clocks: how much time everybody has left, from nothing but what is written and when.

Whoever reads the same log finds the same: after a restart, in another process, years later. Time
stands still while the service is down, in the quiet hours of a table, and on somebody's vacation.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from heapq import merge
from itertools import count, takewhile
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.units import format_unit

A_DAY = 86_400
KINDS = ("move", "bank", "days")
"""By the move; a bank for the whole match; by the move over days, with nights and vacations."""
ENDS = ("skip", "bot", "loss", "wait")
"""When time is over: a bot gives that answer; it plays on; the match is lost; nothing happens."""
NEVER = datetime.max


class Pace(NamedTuple):
    """How much time there is at a table, in seconds, and what happens at its end."""

    kind: str
    seconds: int
    """For each answer, or in the bank of each seat."""
    increment: int = 0
    """What every answer adds to the bank."""
    end: str = "skip"
    quiet: Sequence[int] = ()
    """From which hour to which no time passes, where there are quiet hours."""
    zone: str = "UTC"
    """Where these hours are told."""
    vacation: int = 0
    """How long each seat may be on vacation in all."""

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> Pace | None:
        """As it is kept with a table; None where there is no clock."""
        return None if kept is None else cls(**kept)


def checked_hours(hours: list[int]) -> list[int]:
    """From one hour to another one; or no hours at all."""
    if hours and (len(hours) != 2 or hours[0] == hours[1]):
        raise ValueError(hours)
    return hours


@cache
def _zones() -> set[str]:
    return available_timezones()


def checked_zone(name: str) -> str:
    """A time zone that there is."""
    if name not in _zones():
        raise ValueError(name)
    return name


class Span(NamedTuple):
    """From one moment to another, in UTC."""

    began: datetime
    ended: datetime

    @property
    def seconds(self) -> float:
        """Its length."""
        return (self.ended - self.began).total_seconds()


class Tick(NamedTuple):
    """An answer as clocks see it: whose, when, whether one was taken back, and who was late."""

    seat: int
    at: datetime
    back: bool = False
    skipped: bool = False
    """It was given by a bot, for the time was over."""


class Reading(NamedTuple):
    """How the clocks of a table stand."""

    seat: int | None
    """Whose time runs."""
    left: tuple[float, ...]
    """What each seat had left when the question was put."""
    ends: datetime | None
    """When the time that runs will be over, if nothing is answered."""


class Stillness:
    """When no time passes for a seat."""

    def __init__(self, pace: Pace, spans: Iterable[Span]) -> None:
        self.pace, self.spans = pace, sorted(spans)

    def passed(self, span: Span) -> float:
        """How many seconds of a span count."""
        parts = takewhile(lambda each: each.began < span.ended, self._running(span.began))
        return sum(Span(each.began, min(each.ended, span.ended)).seconds for each in parts)

    def reached(self, began: datetime, seconds: float) -> datetime:
        """When so many seconds will have counted."""
        for each in self._running(began):
            if each.ended == NEVER or each.seconds >= seconds:
                return each.began + timedelta(seconds=seconds)
            seconds -= each.seconds
        raise AssertionError("the last span has no end")

    def _running(self, began: datetime) -> Iterator[Span]:
        """The spans in which time passes, from a moment on."""
        for still in merge(self._nights(began), self.spans):
            if still.began > began:
                yield Span(began, still.began)
            began = max(began, still.ended)
        yield Span(began, NEVER)

    def _nights(self, began: datetime) -> Iterator[Span]:
        """The quiet hours from about a moment on, without an end."""
        if not self.pace.quiet:
            return
        (evening, morning), zone = self.pace.quiet, ZoneInfo(self.pace.zone)
        today = began.replace(tzinfo=UTC).astimezone(zone).date()
        for day in count(-1):
            first = today + timedelta(day)
            last = first + timedelta(morning <= evening)
            yield Span(_utc(first, evening, zone), _utc(last, morning, zone))


def _utc(day: date, hour: int, zone: ZoneInfo) -> datetime:
    local = datetime.combine(day, time(hour), zone)
    return local.astimezone(UTC).replace(tzinfo=None)


def face(seconds: float, lang: str) -> str:
    """What a clock shows; static/clocks.js shows the same."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    if seconds < 3600:
        return f"{minutes}:{rest:02}"
    if seconds < A_DAY:
        return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
    days, hours = divmod(minutes // 60, 24)
    locale = Locale.parse(lang, sep="-")
    parts = ((days, "duration-day"), (hours, "duration-hour"))
    return " ".join(format_unit(number, unit, "narrow", locale=locale) for number, unit in parts)


def faces(clock: Mapping[str, Any], now: datetime, lang: str) -> dict[int, str]:
    """What the clocks of a table show, as `show.clock` tells it, by the seats that have one."""
    left = list(clock["left"])
    if clock["ends"] is not None:
        ends = datetime.fromisoformat(clock["ends"]).replace(tzinfo=None)
        left[clock["running"]] = max(0.0, Span(now, ends).seconds)
    return {seat: face(each, lang) for seat, each in enumerate(left) if each is not None}


class Clock:
    """The clocks of one table, told of every answer in order."""

    def __init__(
        self, pace: Pace, seats: int, outages: Sequence[Span], started: datetime | None = None
    ) -> None:
        self.pace, self.seats, self.outages, self.started = pace, seats, outages, started
        """`started` is when everybody sat."""
        self.ticks: list[Tick] = []
        self.vacations: dict[int, list[Span]] = {}

    @property
    def begun(self) -> bool:
        """Whether it runs whenever somebody is asked."""
        return self.started is not None or bool(self.ticks)

    def skipped(self, seat: int) -> int:
        """How many answers of a seat a bot had to give, for its time was over."""
        return sum(tick.skipped for tick in self.ticks if tick.seat == seat)

    def on_vacation(self, seat: int, at: datetime) -> datetime | None:
        """Until when somebody is on vacation, if they are."""
        spans = self.vacations.get(seat, ())
        return next((each.ended for each in spans if each.began <= at < each.ended), None)

    def vacation_until(self, seat: int) -> datetime | None:
        """When the last vacation of somebody ends or ended."""
        return max((each.ended for each in self.vacations.get(seat, ())), default=None)

    def vacation_left(self, seat: int) -> float:
        """How many seconds of vacation a seat may still take."""
        return self.pace.vacation - sum(each.seconds for each in self.vacations.get(seat, ()))

    def read(self, asked: int | None) -> Reading:
        """How they stand, while `asked` is to answer, or nobody whose time runs."""
        since, question, spent, earned = self._counted()
        left = [float(self.pace.seconds)] * self.seats
        if self.pace.kind == "bank":
            left = [
                max(0.0, self.pace.seconds + earned[seat] - self._sum(seat, spent[seat]))
                for seat in range(self.seats)
            ]
        elif asked is not None:
            left[asked] = max(0.0, self.pace.seconds - self._sum(asked, question))
        if asked is None or since is None:
            return Reading(None, tuple(left), None)
        ends = self._still(asked).reached(since, left[asked])
        return Reading(asked, tuple(left), ends)

    def _counted(self) -> tuple[datetime | None, list[Span], list[list[Span]], list[int]]:
        """Since when the question is asked, what it has taken before, and of each seat all of it.

        Who takes an answer back goes on with the time it had left, and gives the increment back.
        """
        since, question = self.started, list[Span]()
        spent, earned = [list[Span]() for _ in range(self.seats)], [0] * self.seats
        before: list[list[Span]] = []
        for tick in self.ticks:
            span = Span(since or tick.at, tick.at)
            spent[tick.seat].append(span)
            if tick.back and before:
                question = [*before.pop(), span]
                earned[tick.seat] -= self.pace.increment
            else:
                before.append([*question, span])
                question = []
                earned[tick.seat] += self.pace.increment
            since = tick.at
        return since, question, spent, earned

    def _sum(self, seat: int, spans: Iterable[Span]) -> float:
        still = self._still(seat)
        return sum(still.passed(span) for span in spans)

    def _still(self, seat: int) -> Stillness:
        return Stillness(self.pace, [*self.outages, *self.vacations.get(seat, ())])
