"""`tunnelier check`: hold a game to the laws, first as plain Python, then compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tunnelier.core import jit
from tunnelier.core.registry import load
from tunnelier.laws.check import Broken, check_all

from .screen import console, ready_to_think, say


def check_game(name: str, thorough: bool, only: list[int], folder: Path) -> bool:
    """Whether a game keeps every law; each that is broken is told, with a match that shows it."""
    load(name)
    if not jit.COMPILED:
        return _hold("as plain Python", name, thorough, only, folder)
    command = [sys.executable, "-m", "tunnelier", "check", name, "--out", str(folder)]
    command += [word for number in only for word in ("--law", str(number))]
    plain = subprocess.run(command, env={**os.environ, "TUNNELIER_JIT": "0"}, check=False)
    if plain.returncode:
        say("Mend this first: the compiled rules have not been looked at.")
        return False
    return _hold("compiled", name, thorough, only, folder)


def _hold(how: str, name: str, thorough: bool, only: list[int], folder: Path) -> bool:
    """Hold a game to the laws in this process, and tell what came of it."""
    game = load(name)
    if jit.COMPILED:
        ready_to_think(game)
    title, found, told = f"{game.meta.title}, {how}", 0, set[str]()
    with console.status(title) as status:

        def tell(law: str) -> None:
            status.update(f"{title}: law {law}")
            if not console.is_terminal:
                say(f"{title}: law {law}")

        for broken in check_all(game, thorough, only, tell):
            found += 1
            if broken.cure or broken.reason not in told:  # what stops every match is said once
                _tell(broken, how, folder)
            told.add(broken.reason)
    if found:
        say(f"{title}: {found} {'law is' if found == 1 else 'laws are'} broken.")
    else:
        unseen = "" if thorough or not jit.COMPILED else " Leaks that hide are found by --thorough."
        say(f"{title}: every law is kept.{unseen}")
    return not found


def _tell(broken: Broken, how: str, folder: Path) -> None:
    say(f"Broken, {how}: law {broken.law}", "bold red")
    say(f"  {broken.reason}")
    say(f"  Case {broken.case}" + ("." if broken.seed is None else f", seed {broken.seed}."))
    path = broken.file(folder)
    if path is not None:
        say(f"  The match so far is in {path}: TUNNELIER_JIT=0 tunnelier replay {path}")
    if broken.cure:
        say(f"  The usual cure: {broken.cure}")
