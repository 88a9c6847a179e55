"""Crews: who does long work, the threads of this process or the workers of a Ray cluster.

>>> from tunnelier.many import crew
>>> sorted(crew.Local(2).map(abs, [-3, 1, -2]))
[1, 2, 3]

Work is cut into chunks that take long enough to be worth sending. What comes out must not depend on
how it is cut, nor on who did what: whoever gives out work numbers it, and each number stands for
the same work wherever and whenever it is done. A chunk that was lost with its worker is done again.
"""

from __future__ import annotations

import math
import os
import pickle
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Any, Protocol, Self, TypeVar

from tunnelier.core.mistakes import Mistake, quoted

from .words import MESSAGES

T = TypeVar("T")
R = TypeVar("R")

LONG_ENOUGH = 0.3
"""Seconds of a chunk: sending it then costs little, and little is lost with it."""
TELLINGS, A_WHILE = 4, 2.0
"""So many times a worker is told to give up its work, the last time by force; seconds between."""
RETRIES = 8
"""So often a chunk is sent again when its worker is lost."""
HANDED_ON = ("TUNNELIER_JIT", "TUNNELIER_TABLES", "TUNNELIER_CACHE")
"""Switches of this process that hold for the workers too."""


class Crew(Protocol):
    """Whoever can do many pieces of work at once."""

    workers: int

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """What the function makes of every task, as they are finished.

        Tasks are taken one by one as workers become free. Closing the generator gives up the rest.
        """
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *problem: object) -> None: ...


def crew_of(cluster: str | None = None, threads: int | None = None) -> Crew:
    """The crew that a person asks for: a cluster by its address, or threads here."""
    if cluster is None:
        return Local(threads)
    if threads is not None:
        raise Mistake(MESSAGES["error-threads-or-cluster"])
    return Cluster(cluster)


# --- here


class GivenUp(Exception):
    """Nobody waits for this work any more."""


_here = threading.local()


def still_wanted() -> None:
    """To be called by long work now and then: ends it when nobody waits for it any more."""
    stop = getattr(_here, "stop", None)
    if stop is not None and stop.is_set():
        raise GivenUp


class Local:
    """Threads of this process.

    Threads and not processes: compiled rules hold no interpreter lock, machine code is loaded once,
    and nothing has to be sent. What is mostly plain Python, such as games of random bots, does not
    get faster by it; `Cluster("local:2")` has processes.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        if self.workers < 1:
            raise Mistake(MESSAGES["error-threads"], said=self.workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        pass

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """See `Crew.map`."""
        stop, left = threading.Event(), iter(tasks)
        waiting: set[Future[R]] = set()
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                while True:
                    free = self.workers + 1 - len(waiting)
                    waiting |= {pool.submit(_do, stop, function, x) for x in islice(left, free)}
                    if not waiting:
                        return
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            finally:
                stop.set()
                pool.shutdown(cancel_futures=True)


def _do(stop: threading.Event, function: Callable[[T], R], task: T) -> R:
    _here.stop = stop
    return function(task)


# --- elsewhere


class Cluster:
    """The workers of a Ray cluster, one a core.

    The address is `local:2` for two worker processes on this machine, `auto` for the cluster this
    machine belongs to, or `HOST:PORT` of its head. All its machines need the same tunnelier. A
    process that has joined a cluster already goes on with that one.
    """

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        self._ours = not self._ray.is_initialized()
        if self._ours:
            _connect(self._ray, address)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._ours:
            self._ray.shutdown()

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """See `Crew.map`. Ray sends a task again whose worker was lost."""
        ray, left, packed = self._ray, iter(tasks), self._ray.cloudpickle.dumps
        send = ray.remote(num_cpus=1, max_retries=RETRIES)(_sent).remote
        waiting: list[Any] = []
        try:
            while True:
                free = 2 * self.workers - len(waiting)  # while one is done, the next one travels
                waiting += [send(packed((function, task))) for task in islice(left, free)]
                if not waiting:
                    return
                done, waiting = ray.wait(waiting, num_returns=1)
                for each in done:
                    yield self._fetched(each)
        finally:
            self._give_up(waiting)

    def _give_up(self, waiting: list[Any]) -> None:
        """End what is under way; workers that listen stay, with what they have loaded.

        An interrupt gets lost in one that is only just beginning, so it is sent several times. What
        has not begun is ended first: it would be sent to the workers that become free, and a task
        that is given up while it is sent can make Ray end this very process.
        """
        for telling in range(1, TELLINGS + 1):
            if not waiting:
                return
            for each in reversed(waiting):
                self._ray.cancel(each, force=telling == TELLINGS)
            _, waiting = self._ray.wait(waiting, num_returns=len(waiting), timeout=A_WHILE)

    def _fetched(self, result: Any) -> Any:
        try:
            return self._ray.get(result)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise OSError(
                f"a piece of work was lost {RETRIES + 1} times with its worker; are the workers "
                f"short of memory? ({error})"
            ) from error


def _sent(packed: bytes) -> Any:
    """Unpacked here, and not by Ray, so that what cannot be unpacked is an error of the work."""
    function, task = pickle.loads(packed)
    return function(task)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # the first one is told by us
    try:
        import ray
    except ImportError:
        raise Mistake(MESSAGES["error-no-ray"]) from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Join the cluster, or start one on this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    switches = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
    place, _, workers = address.partition(":")
    if place == "local":
        if not workers.isdecimal() or int(workers) < 1:
            raise Mistake(MESSAGES["error-local"], said=quoted(address))
        ray.init("local", num_cpus=int(workers), include_dashboard=False, **quiet)
        return
    try:
        ray.init(address, runtime_env={"env_vars": switches}, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise Mistake(
            MESSAGES["error-no-cluster"], address=quoted(address), reason=error
        ) from error


# --- chunks


def work(
    crew: Crew,
    function: Callable[[Sequence[T]], R],
    numbered: Sequence[T],
    fewest: int = 1,
) -> Generator[R, None, None]:
    """What the function makes of the chunks of some numbered work, as they are finished.

    The first chunks have the `fewest` pieces; how long they take decides on the size of the next
    ones.
    """
    size = fewest

    def chunks() -> Iterator[Sequence[T]]:
        begin = 0
        while begin < len(numbered):
            fair = (len(numbered) - begin) // (2 * crew.workers)  # all finish at about one time
            end = begin + max(fewest, min(size, fair))
            yield numbered[begin:end]
            begin = end

    with closing(crew.map(partial(_timed, function), chunks())) as finished:
        for count, seconds, result in finished:
            size = math.ceil(LONG_ENOUGH * count / max(seconds, 1e-6))
            yield result


def _timed(function: Callable[[Sequence[T]], R], chunk: Sequence[T]) -> tuple[int, float, R]:
    began = time.perf_counter()
    result = function(chunk)
    return len(chunk), time.perf_counter() - began, result
