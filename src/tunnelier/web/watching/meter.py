"""What is counted while the service runs: Prometheus reads it, and whoever hosts sees how it fares.

Labels are few and bounded: games, routes as they are written, statuses; no table and no person.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Iterable
from importlib.metadata import version

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

RELEASE = version("tunnelier")
SOON = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds between which answers, and moves that are told, are told apart."""
disable_created_metrics()  # type: ignore[no-untyped-call]  # a process knows when it began


class Meter:
    """The counters of one service."""

    def __init__(self) -> None:
        self.registry = its = CollectorRegistry()
        ProcessCollector(registry=its)
        Info("tunnelier", "The release that runs", registry=its).info({"version": RELEASE})
        self.moves = Counter(
            "tunnelier_moves", "Moves taken, of people and of bots", ["game", "by"], registry=its
        )
        self.refusals = Counter(
            "tunnelier_moves_refused",
            "Moves refused: by a rule, as no words of a move, by a lesson, or as too late",
            ["reason"],
            registry=its,
        )
        self.told = Histogram(
            "tunnelier_move_told_seconds",
            "From a move to the last open stream of its table being told",
            registry=its,
            buckets=SOON,
        )
        self.requests = Counter(
            "tunnelier_requests", "Requests answered", ["route", "status"], registry=its
        )
        self.seconds = Histogram(
            "tunnelier_request_seconds",
            "How long a request took; streams are left out",
            ["route"],
            registry=its,
            buckets=SOON,
        )
        self.errors = Counter("tunnelier_errors", "Requests that we failed to answer", registry=its)
        self.streams = Gauge("tunnelier_open_streams", "Streams that are open", registry=its)
        self.tables = Gauge("tunnelier_tables_in_memory", "Tables in memory", registry=its)
        self.bots = Gauge(
            "tunnelier_bots", "Answers of bots that wait or are thought of", ["doing"], registry=its
        )
        self.coach = Gauge(
            "tunnelier_coach_queue", "Thoughts of the coach, waiting or under way", registry=its
        )

    def glance(self) -> dict[str, int]:
        """What whoever hosts sees at a glance: sums over all labels."""
        counted: dict[str, Counter | Gauge] = {
            "streams": self.streams,
            "tables": self.tables,
            "bots": self.bots,
            "coach": self.coach,
            "moves": self.moves,
            "errors": self.errors,
        }
        return {word: int(_sum(each)) for word, each in counted.items()}

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


def _sum(counted: Counter | Gauge) -> float:
    return sum(sample.value for metric in counted.collect() for sample in metric.samples)


class Echo:
    """A move on its way to those who listened when it was taken."""

    def __init__(
        self, version: int, ears: set[Hashable], began: float, heard: Callable[[float], None]
    ) -> None:
        self.version, self.ears, self.began, self.heard = version, ears, began, heard
        self.last: float | None = None
        """When somebody was last told."""


class Echoes:
    """The moves of a table that not all who listen have been told of."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: list[Echo] = []

    def begin(
        self,
        version: int,
        ears: Iterable[Hashable],
        began: float,
        heard: Callable[[float], None],
    ) -> None:
        """A move makes a version; how long it took till the last has heard is told to `heard`."""
        if waiting := set(ears):
            with self._lock:
                self._under_way.append(Echo(version, waiting, began, heard))

    def told(self, ear: Hashable, version: int) -> None:
        """Somebody knows the table as of a version."""
        at = time.monotonic()
        with self._lock:
            for echo in self._under_way:
                if echo.version <= version and ear in echo.ears:
                    echo.ears.discard(ear)
                    echo.last = at
            self._settle()

    def gone(self, ear: Hashable) -> None:
        """Somebody listens no more: nobody waits for them."""
        with self._lock:
            for echo in self._under_way:
                echo.ears.discard(ear)
            self._settle()

    def _settle(self) -> None:
        for echo in self._under_way:
            if not echo.ears and echo.last is not None:
                echo.heard(echo.last - echo.began)
        self._under_way = [echo for echo in self._under_way if echo.ears]
