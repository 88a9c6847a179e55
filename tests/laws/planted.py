"""Cave-in with mistakes planted in it, in a folder of its own."""

import shutil
from pathlib import Path

import tunnelier

EXAMPLE = Path(tunnelier.__file__).parent / "examples" / "cavein"


def plant(folder, mistakes, package="planted"):
    """A copy of the example with other words here and there: {file: [(before, after), …]}."""
    target = folder / package
    shutil.copytree(EXAMPLE, target, ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in {"meta.py": [], **mistakes}.items():
        text = (target / name).read_text(encoding="utf-8").replace('"cave-in"', f'"{package}"')
        for before, after in changes:
            assert before in text, f"{name} does not say {before!r} any more"
            text = text.replace(before, after)
        (target / name).write_text(text, encoding="utf-8")
    return target


def line_with(path, words):
    """The number of the last line of a planted file that says these words."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [k for k, line in enumerate(lines, 1) if words in line][-1]
