"""`tunnelier new-game`: a folder of one's own, complete and playable, made from an example."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from pathlib import Path

from tunnelier.core.meta import Meta
from tunnelier.core.mistakes import Mistake, asking, quoted
from tunnelier.games import games, load, names

from .screen import say
from .words import MESSAGES

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
packages = ["{package}"]  # with all that lies in it: words and rules too
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


def make_game(name: str, folder: Path, example: str | None, lang: str) -> None:
    """Write the project of a new game: the smallest one, or a copy of a whole example."""
    project = _free_place(name, folder)
    model = SMALLEST if example is None else _package_of(example)
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
    say(MESSAGES["new-made"].say(lang, path=project, title=title, copied=copied))
    for command, meaning in (
        (f"pip install -e {project}", "new-install"),
        (f"tunnelier play {name}", "new-play"),
        (f"tunnelier check {name}", "new-check"),
        (f"pytest {project}", "new-test"),
    ):
        say(f"  {command:<30}  # {MESSAGES[meaning].say(lang)}")
    say(MESSAGES["new-then"].say(lang, path=project / package))


def _free_place(name: str, folder: Path) -> Path:
    """Where the project of a game with that name goes, if both are free."""
    if not NAME.fullmatch(name):
        raise Mistake(MESSAGES["new-name"], said=quoted(name))
    if name in names():
        raise Mistake(MESSAGES["new-taken"], name=name)
    if (folder / name).exists():
        raise Mistake(MESSAGES["new-there"], path=folder / name)
    return folder / name


def _package_of(example: str) -> str:
    examples = [each for each in names() if each not in games()]
    if example not in examples:
        known = ", ".join(examples)
        unknown = MESSAGES["new-example"].filled(known=known, said=quoted(example))
        raise Mistake(asking(unknown, example, examples))
    return load(example).package


def _copy(model: str, package: Path, name: str, title: str) -> str:
    """The files of an example under the new game's name; what was it called?"""
    source = Path(str(import_module(model).__file__)).parent
    meta: Meta = import_module(f"{model}.meta").META
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(path for path in package.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8")
        text = text.replace(meta.title, title).replace(f'"{meta.name}"', f'"{name}"')
        path.write_text(text, encoding="utf-8")
    return meta.title
