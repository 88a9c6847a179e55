"""`tunnelier new-game`: a folder of one's own, made from the example, complete and playable."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from pathlib import Path

from tunnelier.games import names

from .screen import say

EXAMPLE = "tunnelier.examples.cavein"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PROJECT = """[build-system]
requires = ["hatchling>=1.25"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, for Tunnelier."
requires-python = ">=3.11"
dependencies = ["tunnelier"]

[project.entry-points."tunnelier.games"]
{name} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""

TEST = '''"""{title} keeps the laws that every game keeps."""

from tunnelier import laws


def test_the_game_keeps_every_law():
    laws.check("{name}")
'''


def make_game(name: str, folder: Path) -> None:
    """Write the project of a new game."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name for a game; write it like steam-tunnel")
    if name in names():
        raise ValueError(f"there is a game called {name} already")
    project = folder / name
    if project.exists():
        raise ValueError(f"{project} is there already; nothing was written")
    package = name.replace("-", "")
    title = name.replace("-", " ").capitalize()
    source = Path(str(import_module(EXAMPLE).__file__)).parent
    words = {"name": name, "package": package, "title": title}
    (project / "tests").mkdir(parents=True)
    (project / "pyproject.toml").write_text(PROJECT.format(**words), encoding="utf-8")
    (project / "tests" / "test_laws.py").write_text(TEST.format(**words), encoding="utf-8")
    shutil.copytree(source, project / package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted((project / package).iterdir()):
        text = path.read_text(encoding="utf-8")
        text = text.replace("Cave-in", title).replace('"cave-in"', f'"{name}"')
        path.write_text(text, encoding="utf-8")
    say(f"{project} holds a whole game, {title}: the example under a new name. Next:")
    say(f"  pip install -e {project}       # makes it known to tunnelier")
    say(f"  tunnelier play {name}          # it can be played as it is")
    say(f"  pytest {project}               # the laws every game keeps (pip install pytest)")
    say(f"Then change {project / package} file by file: docs/add-a-game.md explains each.")
