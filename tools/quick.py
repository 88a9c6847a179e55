"""Run the tests that concern a change: `make quick`.

python -m tools.quick                what this branch changed, committed or not
python -m tools.quick --since REV    what changed since a commit
python -m tools.quick FILE…          what concerns these files
python -m tools.quick --game NAME    one game: its rules, golden playthroughs, laws
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tunnelier.core.registry import package_of

from .project import ROOT

WEB = "tests/web/test_service.py tests/web/test_scripts.py"
CONCERNS = {
    "": "tests/tools",
    "src/tunnelier/core/": "tests/core tests/games/cavein tests/games/knockout",
    "src/tunnelier/many/": "tests/core/test_batch.py tests/adapters/test_batch_env.py",
    "src/tunnelier/draw/": "tests/draw",
    "src/tunnelier/games/": "tests/games/GAME tests/words",
    "src/tunnelier/examples/": "tests/games/GAME tests/laws",
    "src/tunnelier/bots/": "tests/bots",
    "src/tunnelier/play/": "tests/core tests/bots/test_arena.py tests/bots/test_coach.py",
    "src/tunnelier/pages/": "tests/bots/test_coach.py tests/cli/test_commands.py",
    "src/tunnelier/lab/": "tests/lab",
    "src/tunnelier/learn/": "tests/learn/test_training.py tests/learn/test_onnx.py",
    "src/tunnelier/adapters/": "tests/adapters",
    "src/tunnelier/laws/": "tests/laws",
    "src/tunnelier/cli/": "tests/cli",
    "src/tunnelier/web/": WEB,
    "src/tunnelier/web/door/": f"{WEB} tests/web/test_limits.py",
    "src/tunnelier/web/keeping/": f"{WEB} tests/web/test_gate.py tests/web/test_upkeep.py",
    "src/tunnelier/web/people/": f"{WEB} tests/web/test_accounts.py tests/web/test_friends.py",
    "src/tunnelier/web/playing/": f"{WEB} tests/web/test_clocks.py",
    "src/tunnelier/web/showing/": f"{WEB} tests/web/test_secrets.py tests/web/test_positions.py",
    "src/tunnelier/web/static/": f"{WEB} tests/web/test_looking.py",
    "src/tunnelier/web/templates/": f"{WEB} tests/web/test_templates.py",
    "src/tunnelier/web/telling/": f"{WEB} tests/web/test_letters.py tests/web/test_mail.py",
    "src/tunnelier/web/watching/": f"{WEB} tests/web/test_logs.py tests/web/test_watch.py",
    "tests/": "FOLDER",
    "tests/web/": WEB,
    "bench/": "tests/bench",
    "deploy/": "tests/web/test_deploy.py",
    "docs/": "tests/docs/test_docs.py",
    "examples/": "tests/docs/test_docs.py",
}
"""What is run for a file, by how its path begins; the longest beginning counts.

GAME is the folder after it, FOLDER that of the file. A changed file of tests is run itself.
"""
PLAIN = ("tests/core", "tests/games", "tests/golden", "tests/laws", "tests/tools", "tests/words")
"""Run uncompiled: nothing is waited for."""
CHEAP = "not (browser or postgres or ray or torch or slow or whole)"
"""What is run of a folder. A file that is named is run whole."""


# --- what concerns what


def concerned(files: Iterable[str]) -> list[str]:
    """Folders and files of tests, none of them within another."""
    found = {each for file in files for each in _tests_of(file) if (ROOT / each).exists()}
    return sorted(each for each in found if not found & {str(up) for up in Path(each).parents})


def _tests_of(file: str) -> list[str]:
    path = Path(file)
    if path.parts[0] == "tests" and path.name.startswith("test_"):
        return [file]
    begins = max((each for each in CONCERNS if file.startswith(each)), key=len)
    game = file.removeprefix(begins).partition("/")[0]
    folder = "tests/core" if path.parent == Path("tests") else str(path.parent)
    return CONCERNS[begins].replace("GAME", game).replace("FOLDER", folder).split()


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and new ones that git does not ignore."""
    listed = git("diff", "--name-only", since) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(listed.splitlines()))


def start() -> str:
    """The commit at which this branch left the one it goes to, or else the last commit."""
    for onto in ("@{upstream}", "main", "origin/main"):
        if found := git("merge-base", "HEAD", onto).strip():
            return found
    return "HEAD"


def git(*words: str) -> str:
    """What git says; nothing, where it fails."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout


# --- running


def run(tests: list[str], *chosen: str) -> bool:
    """Run them, first what needs no compiling; whether all of them passed."""
    passed = True
    for plain in (True, False):
        for whole in (False, True):
            these = [
                each
                for each in tests
                if each.startswith(PLAIN) == plain and each.endswith(".py") == whole
            ]
            if these:
                passed &= _pytest(these + ([] if whole else ["-m", CHEAP]) + [*chosen], plain)
    return passed


def _pytest(words: list[str], plain: bool) -> bool:
    """Whether nothing failed; that nothing was left to be run is no failure."""
    switches = {"TUNNELIER_JIT": "0"} if plain else {}
    workers = str(min(4, os.cpu_count() or 1))
    print("Uncompiled:" if plain else "Compiled:", *words, flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *words]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **switches})
    return done.returncode in (0, 5)


def run_game(name: str) -> bool:
    """Run everything of one game: its rules and golden playthroughs, then its laws, compiled."""
    folder = package_of(name).rpartition(".")[2]
    passed = run([f"tests/games/{folder}"]) and run(["tests/golden"], "-k", name)
    return (
        passed and not subprocess.run([sys.executable, "-m", "tunnelier", "check", name]).returncode
    )


def main(words: list[str]) -> int:
    """The command line: 0 if everything passed."""
    match words:
        case ["--game", name]:
            return 0 if run_game(name) else 1
        case ["--since", since]:
            files = changed(since)
        case []:
            files = changed(start())
        case _:
            files = words
    tests = concerned(files)
    print(f"{len(files)} files changed; what concerns them: {' '.join(tests) or 'nothing'}")
    return 0 if run(tests) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
