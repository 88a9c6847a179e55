"""Games are compiled in processes of their own: whoever serves never waits for the compiler.

Numba compiles one function at a time in a process. Until it has, nothing compiled can be called for
the first time there, at any table; and Python is busy with it. What another process has compiled
is on disk, and only loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from itertools import count
from typing import AnyStr

from tunnelier.bots import (
    functions_by_thumb,
    is_ready_by_thumb,
    is_ready_to_look,
    ready,
    ready_by_thumb,
)
from tunnelier.core.game import Game
from tunnelier.games import load

from .thinking import step_back

Progress = Callable[[int, int], None]
"""Hears how many functions are compiled, and about how many there are."""
PLAYABLE = "playable"
"""What the process says when people may sit down, and only a network is left to be compiled."""


class Compilers:
    """Have games compiled, each of them in a process that ends with this one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._turns: dict[str, threading.Lock] = {}
        self._processes: dict[str, subprocess.Popen[str]] = {}

    def compile(self, game: Game, progress: Progress = lambda done, total: None) -> None:
        """Have all of a game compiled; people may sit down when this returns.

        What looks at its network is compiled behind it. If the process fails, nothing is compiled:
        whoever then tries it here hears why.
        """
        name = game.meta.name
        with self._lock:
            turn = self._turns.setdefault(name, threading.Lock())
        with turn:
            known = self._processes.get(name)
            if is_ready_by_thumb(game) and (is_ready_to_look(game) or _runs(known)):
                return
            process = self._processes[name] = _begin(name)
            assert process.stdout is not None
            with process.stdout as told:
                for line in told:
                    if line.strip() == PLAYABLE:
                        return
                    progress(*map(int, line.split()))

    def wait_to_look(self, game: Game) -> None:
        """Return when all is compiled that looks at a game's network, if it has one."""
        if not is_ready_to_look(game):
            self.compile(game)
            if (process := self._processes.get(game.meta.name)) is not None:
                process.wait()

    def close(self) -> None:
        """Compile nothing more."""
        for process in self._processes.values():
            process.terminate()
            process.wait()


def _runs(process: subprocess.Popen[str] | None) -> bool:
    return process is not None and process.poll() is None


def _begin(name: str) -> subprocess.Popen[str]:
    command, pipe = [sys.executable, "-m", __name__, name], subprocess.PIPE
    quiet = subprocess.DEVNULL
    return reaped(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=quiet, text=True))


def reaped(process: subprocess.Popen[AnyStr]) -> subprocess.Popen[AnyStr]:
    """A process that leaves nothing behind when it has ended, here or in the machine's list."""
    threading.Thread(target=_bury, args=(process,), daemon=True).start()
    return process


def _bury(process: subprocess.Popen[AnyStr]) -> None:
    process.wait()
    if process.stdin is not None:
        process.stdin.close()


def end_with_parent() -> None:
    """Hear of the end of whoever started us, however they end, by a pipe nobody writes to."""
    threading.Thread(target=_listen, daemon=True).start()


def _listen() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main(name: str) -> None:
    """Compile a game, saying how many functions are done, and of about how many."""
    end_with_parent()
    done, total = count(1), functions_by_thumb(load(name))
    ready_by_thumb(load(name), lambda _: print(next(done), total, flush=True))
    print(PLAYABLE, flush=True)
    step_back()  # nobody waits for the rest
    ready(load(name))


if __name__ == "__main__":
    main(sys.argv[1])
