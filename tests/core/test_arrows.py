"""Imports point one way, between the floors of the house and inside each of them."""

import ast
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import tunnelier

SOURCE = Path(tunnelier.__file__).parent
FLOORS = (
    {"core"},
    {"draw", "many"},
    {"games", "examples"},
    {"bots"},
    {"play"},
    {"pages", "lab", "learn", "adapters", "laws"},
    {"web"},
    {"cli"},
)
"""From the ground up, as in docs/map.md: a room sees itself and the floors below it."""
OF_THE_WEB = (
    {"words"},
    {"watching"},
    {"keeping"},
    {"door"},
    {"playing"},
    {"people"},
    {"showing", "telling"},
    {"pages"},
    {"app", "api", "serve", "think"},
)
"""The floors of the browser table, as in docs/map.md."""
ROOF = ("tunnelier", "tunnelier.__main__")
"""What stands on all floors: the public surface, and the way in."""


def named(path):
    """The dotted name of a file of ours."""
    parts = ("tunnelier", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {named(path): path for path in sorted(SOURCE.rglob("*.py"))}


def imported(name):
    """What a module imports: at its top, inside functions, or for types alone.

    Of ours the dotted names of modules; of others what is imported of them, too.
    """
    path = FILES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            for each in node.names:
                whole = f"{module}.{each.name}"
                yield module if module in FILES and whole not in FILES else whole
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.Call) and called(node.func) == "import_module":
            yield from (each.value for each in node.args if isinstance(each, ast.Constant))


def called(function):
    """The last word of what is called."""
    return getattr(function, "attr", None) or getattr(function, "id", None)


@cache
def arrows(name):
    """The modules of ours that a module imports; read by whoever asks, not by all who collect."""
    return {other for other in imported(name) if other in FILES}


def room(name):
    """The folder a module lies in."""
    return name.split(".")[1]


def test_every_folder_stands_on_a_floor():
    """No module stands loose beside the folders, and no folder is forgotten here."""
    assert {room(name) for name in FILES if name not in ROOF} == set().union(*FLOORS)
    assert {path.name for path in SOURCE.glob("*.py")} == {"__init__.py", "__main__.py"}


@pytest.mark.parametrize("name", [name for name in FILES if name not in ROOF])
def test_arrows_point_down(name):
    """A module imports its own folder and the floors below it; a game only itself."""
    floor = next(k for k, rooms in enumerate(FLOORS) if room(name) in rooms)
    below = set().union(*FLOORS[:floor], {room(name)})
    others = arrows(name) - {name}
    assert room(name) == "cli" or not others & set(ROOF), "the surface is for those outside"
    assert {room(other) for other in others - set(ROOF)} <= below
    if room(name) in ("games", "examples") and name.count(".") > 1:
        game = name.split(".")[:3]
        assert all(each.split(".")[:3] == game for each in others if room(each) == room(name))


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("tunnelier.web.")])
def test_arrows_point_down_in_the_web(name):
    """A room of the web sees itself and those below it; what puts all together stands on top."""
    inside = name.split(".")[2]
    floor = next(k for k, rooms in enumerate(OF_THE_WEB) if inside in rooms)
    below = OF_THE_WEB[floor] if floor == len(OF_THE_WEB) - 1 else {inside}
    seen = {other.split(".")[2] for other in arrows(name) if other.startswith("tunnelier.web.")}
    assert seen <= set().union(below, *OF_THE_WEB[:floor])


COMPILERS_FOR_CARDS = ("numba.cuda", "numba_cuda", "numba_cuda_mlir")


def is_for_cards(module):
    """Whether a dotted name lies within a compiler for cards."""
    return any(f"{module}.".startswith(f"{each}.") for each in COMPILERS_FOR_CARDS)


def test_one_module_knows_the_compiler_for_cards():
    """Another release of it, or another compiler, changes one file."""
    assert {name for name in FILES if any(map(is_for_cards, imported(name)))} == {
        "tunnelier.many.cuda_compiler"
    }


def test_nothing_runs_in_circles():
    """There is an order in which every module comes after all that it imports."""
    modules = {name: arrows(name) - {name, *ROOF} for name in FILES}
    order = list(TopologicalSorter(modules).static_order())
    assert order.index("tunnelier.core.record") < order.index("tunnelier.play.match")


def test_the_surface_is_light():
    """Nothing that `--help` or a list of games needs imports NumPy or Numba."""
    code = (
        "import sys, tunnelier, tunnelier.cli.main; from tunnelier.games import games, meta; "
        "[meta(name) for name in games()]; print({'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
