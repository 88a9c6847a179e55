"""Processes that need not import everything first: forked from one that has, and does nothing else.

They are processes like others, with their own memory, signals and end. Only what they would all
begin with, and what takes longer than most of what is done in them, is done once.
"""

import atexit
import multiprocessing
import os
import re
import subprocess
import sys

from tests.docs.coverage import ROOT

OWN = re.compile(
    "PYTEST_CURRENT_TEST|PYTHONBREAKPOINT|PYTHONFAULTHANDLER|XDG_STATE_HOME|(PYGAME|RAY|SDL|TORCHINDUCTOR)_.*"
)
"""Variables that each of them has for itself: no module of ours asks for them when it is imported.

Some are set by modules of others, as soon as some test imports these.
"""

_possible = "forkserver" in multiprocessing.get_all_start_methods()
_context = multiprocessing.get_context("forkserver" if _possible else None)
_context.set_forkserver_preload(["tests.imported"])
_running = set()


def _variables(own):
    return {name: value for name, value in os.environ.items() if bool(OWN.fullmatch(name)) == own}


_before = _variables(own=False)


def run_code(code, *words, stderr=None):
    """As `python -c CODE WORDS…` at the root of the project; its errors go to a file, if named.

    Where a test has changed another variable, or nothing can be forked, it is a Python that begins
    at the beginning.
    """
    if _possible and _variables(own=False) == _before:
        return Forked(code, words, stderr)
    command = [sys.executable, "-c", code, *words]
    with open(stderr or os.devnull, "w") as errors:
        return subprocess.Popen(command, cwd=ROOT, stderr=errors if stderr else None)


class Forked:
    """A process; it is asked as those of `subprocess` are."""

    def __init__(self, *work):
        self._process = _context.Process(target=_work, args=(_variables(own=True), *work))
        self._process.start()
        self.pid = self._process.pid
        _running.add(self)

    def poll(self):
        return self._process.exitcode

    def wait(self, seconds=None):
        self._process.join(seconds)
        if self.poll() is None:
            raise subprocess.TimeoutExpired("a forked process", seconds)
        _running.discard(self)
        return self.poll()

    def send_signal(self, kind):
        if self.poll() is None:
            os.kill(self.pid, kind)

    def kill(self):
        self._process.kill()


@atexit.register
def _end_all():
    """Python would wait for those that are left."""
    for process in _running:
        process.kill()


def _work(own, code, words, stderr):
    """In the process: what the interpreter would do with such a command."""
    for name in _variables(own=True):
        del os.environ[name]
    os.environ.update(own)
    os.chdir(ROOT)
    if stderr:
        with open(stderr, "w") as errors:
            os.dup2(errors.fileno(), sys.stderr.fileno())
    sys.argv = ["-c", *words]
    exec(code, {"__name__": "__main__"})
