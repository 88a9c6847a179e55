"""A game that was just edited is played at once: as plain Python, and compiled behind it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tunnelier.core import jit
from tunnelier.core.registry import package_of, plugins

SECONDS = 1.0
"""So long a bot may think over plain Python."""


def play_at_once(name: str | None) -> bool:
    """Whether a plug-in is to be played as plain Python, since its machine code is not there yet.

    To be called before anything imports rules. The compiling goes on in a process of its own.
    """
    if not jit.COMPILED or name not in plugins() or _compiled(package_of(name)):
        return False
    command = [sys.executable, "-m", "tunnelier", "warm", name]
    no, nicely = subprocess.DEVNULL, _nicely if hasattr(os, "nice") else None
    subprocess.Popen(
        command, stdin=no, stdout=no, stderr=no, start_new_session=True, preexec_fn=nicely
    )
    jit.run_plainly()
    return True


def _compiled(package: str) -> bool:
    found = find_spec(package)
    places = found.submodule_search_locations if found else None
    return bool(places) and jit.is_rehearsed(jit.Home(Path(places[0])))  # type: ignore[index]


def _nicely() -> None:
    os.nice(10)
