"""Bots in processes of their own: a question is a line of JSON on stdin, an answer one on stdout.

    {"game": "cave-in", "players": 2, "seat": 0, "seed": 7, "question": {…}, "moves": ["take props=1", …], …}
    {"move": "take props=1"}

A program is started once and asked again and again; whoever asks keeps it for a whole match, and
then the next one does. One that breaks or falls silent is ended, and started anew when it is asked
again: nobody else is hurt.
"""  # noqa: E501

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections import defaultdict, deque
from contextlib import suppress
from typing import Any

import numpy as np

from tunnelier.core.game import Game
from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import quoted
from tunnelier.core.registry import load
from tunnelier.core.sight import Sight

from .players import AS_EVER, Budget, Stumbled
from .words import MESSAGES

PATIENCE = 60.0
"""Seconds for an answer that nobody hurries, and for the first one: a program may have to begin."""
GRACE = 1.0
"""So many seconds after its time a program is ended."""


# --- what is said


def told(sight: Sight, seed: int, budget: Budget) -> dict[str, Any]:
    """A question as a program is asked it: what its seat may see, and nothing else."""
    return {
        "game": sight.game.meta.name,
        "players": int(sight.row.seats),
        "seat": sight.seat,
        "seed": seed,
        "question": sight.question,
        "moves": sight.moves,
        "actions": sight.actions,
        "state": sight.view,
        "row": sight.row.tobytes().hex(),
        "seconds": budget.seconds,
        "simulations": budget.simulations,
    }


def heard(said: dict[str, Any]) -> tuple[Sight, int, Budget]:
    """The same question, on the other side."""
    game: Game = load(said["game"]).ready()
    row = np.frombuffer(bytearray.fromhex(said["row"]), game.State.dtype)[0]
    sight = Sight(game, said["seat"], row, tuple(said["actions"]))
    return sight, said["seed"], Budget(said["simulations"], said["seconds"])


# --- who is asked


class Outside:
    """A bot that is a program of its own."""

    def __init__(self, name: str, command: tuple[str, ...], seed: int) -> None:
        self.name, self.seed, self._command = name, seed, command
        self._program: Program | None = None

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> Any:
        """Whatever the program answers."""
        program = self._program or self._taken()
        try:
            line = program.ask(told(sight, self.seed, budget), budget.seconds)
        except _Lost as lost:
            self._program = None
            self._letting_go.detach()
            raise Stumbled(lost.why, bot=quoted(self.name)) from None
        return self._understood(line)

    def _taken(self) -> Program:
        """A program that nobody else asks, until this bot is no more."""
        try:
            self._program = taken(self._command)
        except OSError as error:
            reason = f"{self._command[0]}: {error.strerror}"
            broke = MESSAGES["stumbled-begin"].filled(bot=quoted(self.name), reason=reason)
            raise Stumbled(broke) from None
        self._letting_go = weakref.finalize(self, given_back, self._program)
        return self._program

    def _understood(self, line: str) -> Any:
        """The move that a line tells; a line that is no JSON is no move either."""
        try:
            said = json.loads(line)
        except ValueError:
            return line.strip()
        if isinstance(said, dict) and "problem" in said:
            problem = quoted(said["problem"])
            raise Stumbled(MESSAGES["stumbled-says"], bot=quoted(self.name), said=problem)
        return said.get("move") if isinstance(said, dict) else said


class _Lost(Exception):
    """A program that cannot be asked any more."""

    def __init__(self, why: Phrase) -> None:
        self.why = why


class Program:
    """A running program, asked one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        self.command, self._asked = command, False
        self._process = subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # what it starts itself ends with it
        )
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=1)
        self._readers = [self._reading(work) for work in (self._listen, self._overhear)]

    def ask(self, question: dict[str, Any], seconds: float | None) -> str:
        """The line that it answers; `_Lost` if there is none, or none in time."""
        patience = PATIENCE if seconds is None or not self._asked else seconds + GRACE
        self._asked = True
        with suppress(OSError, ValueError):  # whoever has ended hears nothing, and says nothing
            print(json.dumps(question), file=self._process.stdin, flush=True)
        try:
            line = self._answers.get(timeout=patience)
        except queue.Empty:
            self.end()
            raise _Lost(MESSAGES["stumbled-silent"].filled(seconds=f"{patience:g}")) from None
        if line is None:
            raise self._ended()
        return line

    def end(self) -> None:
        """Whatever it is doing."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for reader in self._readers:
            reader.join(GRACE)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError, ValueError):
                stream.close()  # type: ignore[union-attr]

    def _ended(self) -> _Lost:
        self.end()
        why = MESSAGES["stumbled-ended-saying" if self._last_words else "stumbled-ended"]
        words = quoted(self._last_words[-1]) if self._last_words else ""
        return _Lost(why.filled(status=str(self._process.returncode), words=words))

    def _reading(self, work: Any) -> threading.Thread:
        reader = threading.Thread(target=work, daemon=True)
        reader.start()
        return reader

    def _listen(self) -> None:
        for line in self._process.stdout or ():
            if line.strip():
                self._answers.put(line)
        self._answers.put(None)

    def _overhear(self) -> None:
        for line in self._process.stderr or ():
            if line.strip():
                self._last_words.append(line.strip())


# --- programs that run


_free: defaultdict[tuple[str, ...], list[Program]] = defaultdict(list)
_running: weakref.WeakSet[Program] = weakref.WeakSet()
_lock = threading.RLock()  # a bot may be let go of at any moment, even in here


def taken(command: tuple[str, ...]) -> Program:
    """A program that waits for questions: one that nobody asks now, or a new one."""
    with _lock:
        if _free[command]:
            return _free[command].pop()
    program = Program(command)
    _running.add(program)
    return program


def given_back(program: Program) -> None:
    """Nobody asks it for now."""
    with _lock:
        _free[program.command].append(program)


@atexit.register
def end_all() -> None:
    """End every program."""
    with _lock:
        _free.clear()
    for program in list(_running):
        program.end()


def command_of(line: str) -> tuple[str, ...]:
    """A command as it is typed into a shell."""
    return tuple(shlex.split(line, posix=os.name == "posix"))
