"""Waiting for others: nobody healthy is ended, and whoever is says where it stood.

A machine may have other things to do, and much is slow on it then. What is limited is silence: how
long a process does nothing at all, or how long nothing at all is heard.
"""

import os
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

SILENCE = 600
"""Seconds without a sign of life: an answer, or a moment of processor time."""


def until(holds, told=lambda: ""):
    """Wait for something; what it waited for so long is told."""
    end, nap = time.monotonic() + SILENCE, 0.01
    while not (found := holds()):
        assert time.monotonic() < end, f"nothing for {SILENCE} seconds. {told()}"
        time.sleep(nap)
        nap = min(1.2 * nap, 0.1)  # whoever looks all the time is what others wait for
    return found


def run(command, env=None, **more):
    """As `subprocess.run` with all that is said as text; a silent process is ended.

    Python then writes to its errors where every thread of it stood.
    """
    env = {**(env or os.environ), "PYTHONFAULTHANDLER": "1"}
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        process = subprocess.Popen([*map(str, command)], env=env, stdout=out, stderr=err, **more)
        try:
            _wait(process)
        finally:
            process.kill()
            process.wait()
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(command, process.returncode, out.read(), err.read())


def _wait(process):
    """Until it ends, or for as long as it, or a process that it started, does anything."""
    heard, spent = time.monotonic(), -1
    while process.poll() is None:
        now = _spent(process.pid)
        if now != spent:
            heard, spent = time.monotonic(), now
        elif time.monotonic() - heard > SILENCE:
            process.send_signal(signal.SIGABRT)
            process.wait()
        _nap(process)


def _nap(process):
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)


def _spent(pid):
    """Processor time of a process and of those it has started, in ticks; where nobody says, time.

    Without /proc every second counts as a sign of life, and nothing is ended.
    """
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = [
            int(child)
            for task in os.listdir(f"/proc/{pid}/task")
            for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split()
        ]
    except FileNotFoundError:
        return time.monotonic() if not Path("/proc/self/stat").exists() else 0
    return sum(map(int, told[11:15])) + sum(map(_spent, children))
