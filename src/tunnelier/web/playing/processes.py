"""Work in processes of its own: one that dies takes nobody else with it.

Compiled rules look no index up twice: from a position that a stranger has made they may read what
is not theirs. Whoever searches there does it here. A process does one thing at a time, so that it
is known what it died of; the next thing gets a new one.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Any

from .thinking import Died, step_back

log = logging.getLogger("tunnelier")

LENGTH = struct.Struct("<Q")
"""How many bytes of a message follow."""
PROGRESS, DONE, FAILED = "progress", "done", "failed"
"""What a process says of its work."""


class Processes:
    """So many processes, each started when it is needed; without any, all is done here.

    What works uncompiled only (`plain`) has no machine code in memory.
    """

    def __init__(self, most: int, plain: bool = False) -> None:
        self._most, self._plain = most, plain
        self._turns = threading.Semaphore(most)
        self._lock = threading.Lock()
        self._processes: list[_Process] = []
        self._closed = False

    def do(self, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """What `work` returns, or raises; `Died` if its process does not come back from it.

        `progress`, if it is given, hears here what the work tells it there.
        """
        if not self._most:
            return work(*given, **named)
        with self._turns:
            process = self._taken()
            try:
                return process.do(work, given, named)
            except Died:
                if not self._closed:
                    log.error("a process died of %s: %s", _named(work), process.ended)
                raise
            finally:
                self._given_back(process)

    def close(self) -> None:
        """End all processes, whatever they do."""
        self._closed = True
        with self._lock:
            processes = tuple(self._processes)
        for process in processes:
            process.end()
            if not process.busy:  # else whoever waits for it does
                process.hang_up()

    def _taken(self) -> _Process:
        """A process that has nothing to do."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the service is closing")
            for process in [each for each in self._processes if not each.busy]:
                if process.lives:
                    process.busy = True
                    return process
                process.hang_up()
                self._processes.remove(process)
            process = _Process(self._plain)
            self._processes.append(process)
            return process

    def _given_back(self, process: _Process) -> None:
        process.busy = False
        with self._lock:
            self._processes = [each for each in self._processes if each.lives]


class _Process:
    """One process, and how it is talked to."""

    def __init__(self, plain: bool) -> None:
        env = {**os.environ, "TUNNELIER_JIT": "0"} if plain else None
        command, pipe = [sys.executable, "-m", __name__], subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=env)
        self.busy = True

    @property
    def lives(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def do(self, work: Callable[..., Any], given: Any, named: dict[str, Any]) -> Any:
        """Have it do something."""
        progress = named.pop("progress", None)
        asked = pickle.dumps((work, given, named, progress is not None))
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            _send(self._process.stdin, asked)
            while True:
                kind, told = pickle.loads(_received(self._process.stdout))
                if kind == DONE:
                    return told
                if kind == FAILED:
                    raise told
                progress(told)
        except (EOFError, BrokenPipeError):
            self.end()
            self.hang_up()
            raise Died from None

    def end(self) -> None:
        """Whatever it does."""
        self._process.kill()
        self._process.wait()

    @property
    def ended(self) -> str:
        """How it has ended."""
        code = self._process.returncode
        return signal.Signals(-code).name if code < 0 else f"exit status {code}"

    def hang_up(self) -> None:
        """Nobody will ask it any more."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was said last may not have been heard
                pipe.close()


def _named(work: Any) -> str:
    return f"{work.__module__}.{work.__qualname__}"


def _send(pipe: IO[bytes], said: bytes) -> None:
    pipe.write(LENGTH.pack(len(said)) + said)
    pipe.flush()


def _received(pipe: IO[bytes]) -> bytes:
    """The next message; EOFError if the other side is gone."""
    head = pipe.read(LENGTH.size)
    if len(head) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        if len(said := pipe.read(length)) == length:
            return said
    raise EOFError


# --- on the other side


def main() -> None:
    """Do what is asked, one thing after the other, for as long as whoever asks is there."""
    for kind in (signal.SIGINT, signal.SIGTERM):  # they are for the service, which ends this
        signal.signal(kind, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what the work prints is no answer
    step_back()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        said = _done(asked.get(), lambda told: _send(answers, pickle.dumps((PROGRESS, told))))
        with suppress(BrokenPipeError):
            _send(answers, said)


def _listen(asked: SimpleQueue[bytes]) -> None:
    """Hear of the end of whoever started us, in the midst of work too."""
    with suppress(EOFError):
        while True:
            asked.put(_received(sys.stdin.buffer))
    os._exit(0)


def _done(asked: bytes, tell: Callable[[Any], None]) -> bytes:
    """What came of it, to be sent."""
    try:
        work, given, named, tells = pickle.loads(asked)
        if tells:
            named["progress"] = tell
        return pickle.dumps((DONE, work(*given, **named)))
    except Exception as error:
        error.add_note(f"in a process of its own:\n{traceback.format_exc()}")
        return _failed(error)


def _failed(error: Exception) -> bytes:
    """What went wrong, to be sent; if it cannot be, in words."""
    with suppress(Exception):
        said = pickle.dumps((FAILED, error))
        pickle.loads(said)
        return said
    return pickle.dumps((FAILED, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main()
