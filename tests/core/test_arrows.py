"""Imports point one way: core ← draw ← games ← the rest; no game imports a game."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tunnelier

SOURCE = Path(tunnelier.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
MAY_IMPORT = {
    "core": {"core"},
    "draw": {"core", "draw"},
    "games": {"core", "draw", "games"},
    "examples": {"core", "draw", "examples"},
    "bots": {"core", "games", "bots"},
    "learn": {"core", "draw", "games", "bots", "shares", "learn"},
}


def imported(path):
    """The modules of ours that a file imports, as dotted names."""
    package = ("tunnelier", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*base, *filter(None, [node.module])))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_arrows_point_one_way(path):
    """A layer imports only the layers below it, and a game only itself."""
    parts = path.relative_to(SOURCE).parts
    ours = [name.split(".")[1:] for name in imported(path) if name.startswith("tunnelier.")]
    allowed = MAY_IMPORT.get(parts[0])
    if allowed is not None:
        assert {name[0] for name in ours} <= allowed
    if parts[0] in ("games", "examples") and len(parts) > 2:
        assert {name[1] for name in ours if name[0] == parts[0] and len(name) > 1} <= {parts[1]}


def test_the_surface_is_light():
    """Nothing that `--help` or a list of games needs imports NumPy or Numba."""
    code = (
        "import sys, tunnelier, tunnelier.cli.main; from tunnelier.games import games, meta; "
        "[meta(name) for name in games()]; print({'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
