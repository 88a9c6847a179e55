"""`make bench` installs what the benchmarks need."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"
CARDS = {"jax", "pgx", "numba", "torch"}
"""What a comparison on a graphics card needs is left out where it is missing."""
SOLD_AS = {"pyspiel": "open_spiel", "openspiel": "open_spiel"}
"""Packages that are imported by another name."""


def imported(script):
    """The packages that a script imports, and those that its rows say they need."""
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module).split(".")[0]
            if node.module == "tunnelier.adapters":
                yield from (alias.name for alias in node.names)


def test_everything_imported_is_installed():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] + project["optional-dependencies"]["bench"]
    ours = {script.stem for script in BENCH.glob("*.py")} | {"tunnelier", "tools"}
    given = {re.match(r"[\w-]+", line)[0].lower() for line in lines} | ours | CARDS
    for script in BENCH.glob("*.py"):
        needed = {SOLD_AS.get(name, name) for name in imported(script)} - sys.stdlib_module_names
        assert needed <= given, f"{script.name}: {needed - given}"
