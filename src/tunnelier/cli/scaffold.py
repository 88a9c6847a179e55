"""`tunnelier new-game`: a folder of one's own, complete and playable, made from an example."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from pathlib import Path

from tunnelier.core.language import did_you_mean
from tunnelier.core.meta import Meta
from tunnelier.games import games, load, names

from .screen import say

SMALLEST = "tunnelier.examples.seam"
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
packages = ["{package}"]  # with all that lies in it: the rules.*.md too
"""

TEST = '''"""{title} keeps the laws that every game keeps."""

from tunnelier import laws


def test_the_game_keeps_every_law():
    laws.check("{name}")
'''

RULE_TEST = '''"""{title}, rule by rule."""

from tunnelier import Match


def test_a_one_costs_the_cart():
    """SE-1.4. In a followed match you say what chance does."""
    match = Match("{name}", follow=True)
    for move in ("dig", "roll 5", "dig", "roll 1"):
        match.play(move)
    assert match.seat == 1
    assert match.view()["state"]["cart"] == 0
    assert match.why("carry") == "The cart is empty."
'''


def make_game(name: str, folder: Path, example: str | None = None) -> None:
    """Write the project of a new game: the smallest one, or a copy of a whole example."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name for a game; write it like steam-tunnel")
    if name in names():
        raise ValueError(f"there is a game called {name} already")
    examples = [each for each in names() if each not in games()]
    if example is not None and example not in examples:
        meant = did_you_mean(example, examples)
        raise ValueError(f"examples are {', '.join(examples)}, not {example!r}.{meant}")
    project = folder / name
    if project.exists():
        raise ValueError(f"{project} is there already; nothing was written")
    model = SMALLEST if example is None else load(example).package
    package = name.replace("-", "")
    title = name.replace("-", " ").capitalize()
    files = {"pyproject.toml": PROJECT, "tests/test_laws.py": TEST}
    if example is None:
        files["tests/test_rules.py"] = RULE_TEST
    (project / "tests").mkdir(parents=True)
    for path, text in files.items():
        filled = text.format(name=name, package=package, title=title)
        (project / path).write_text(filled, encoding="utf-8")
    copied = _copy(model, project / package, name, title)
    say(f"{project} holds a whole game, {title}: {copied} under a new name. Next:")
    say(f"  pip install -e {project}       # makes it known to tunnelier")
    say(f"  tunnelier play {name}          # it can be played as it is, and by tunnelier serve")
    say(f"  tunnelier check {name}         # what does not hold yet, and the usual cure")
    say(f"  pytest {project}               # its rules, and the laws every game keeps")
    say(f"Then change {project / package} file by file: docs/add-a-game.md explains each.")


def _copy(model: str, package: Path, name: str, title: str) -> str:
    """The files of an example under the new game's name; what was it called?"""
    source = Path(str(import_module(model).__file__)).parent
    meta: Meta = import_module(f"{model}.meta").META
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(package.iterdir()):
        text = path.read_text(encoding="utf-8")
        text = text.replace(meta.title, title).replace(f'"{meta.name}"', f'"{name}"')
        path.write_text(text, encoding="utf-8")
    return meta.title
