"""`tunnelier check`: hold a game to the laws, first as plain Python, then compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tunnelier.core import jit
from tunnelier.core.language import Phrase
from tunnelier.core.registry import load
from tunnelier.laws.check import Broken, check_all

from .screen import console, ready_to_think, say
from .words import MESSAGES


def check_game(name: str, thorough: bool, only: list[int], folder: Path, lang: str) -> bool:
    """Whether a game keeps every law; each that is broken is told, with a match that shows it."""
    load(name)
    if not jit.COMPILED:
        return _hold(MESSAGES["check-plainly"], name, thorough, only, folder, lang)
    command = [sys.executable, "-m", "tunnelier", "check", name, "--out", str(folder)]
    command += ["--lang", lang, *(word for law in only for word in ("--law", str(law)))]
    plain = subprocess.run(command, env={**os.environ, "TUNNELIER_JIT": "0"}, check=False)
    if plain.returncode:
        say(MESSAGES["check-mend-first"].say(lang))
        return False
    return _hold(MESSAGES["check-compiled"], name, thorough, only, folder, lang)


def _hold(how: Phrase, name: str, thorough: bool, only: list[int], folder: Path, lang: str) -> bool:
    """Hold a game to the laws in this process, and tell what came of it."""
    game = load(name)
    if jit.COMPILED:
        ready_to_think(game, lang)
    title, found, told = MESSAGES["check-title"].filled(title=game.meta.title, how=how), 0, set()
    with console.status(title.say(lang)) as status:

        def tell(law: str) -> None:
            said = MESSAGES["check-law"].say(lang, title=title, law=law)
            status.update(said)
            if not console.is_terminal:
                say(said)

        for broken in check_all(game, thorough, only, tell):
            found += 1
            if broken.cure or broken.reason not in told:  # what stops every match is said once
                _tell(broken, how, folder, lang)
            told.add(broken.reason)
    if found:
        say(MESSAGES["check-broken"].say(lang, title=title, count=found))
    else:
        all_seen = thorough or not jit.COMPILED
        said = [MESSAGES["check-kept"].say(lang, title=title)]
        said += [] if all_seen else [MESSAGES["check-thorough"].say(lang)]
        say(" ".join(said))
    return not found


def _tell(broken: Broken, how: Phrase, folder: Path, lang: str) -> None:
    say(MESSAGES["check-broken-law"].say(lang, how=how, law=broken.law), "bold red")
    say(f"  {broken.reason}")
    case = MESSAGES["check-case" if broken.seed is None else "check-case-seed"]
    say(f"  {case.say(lang, case=broken.case, seed=str(broken.seed))}")
    path = broken.file(folder)
    if path is not None:
        say(f"  {MESSAGES['check-match'].say(lang, path=path)}")
    if broken.cure:
        say(f"  {MESSAGES['check-cure'].say(lang, cure=broken.cure)}")
