"""Try the lower bounds of pyproject.toml: install exactly them, run the tests that lean on them.

A bound is a promise to whoever cannot install the newest of something, and nothing else would
notice that it is false. `learn` and `gpu` are left out: gigabytes, and a graphics card.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

from .lock import find_uv
from .project import PYTHON, ROOT, plain_name, requirements

EXTRAS = ("dev", "research", "lab", "cluster", "postgres")
PLACE = Path("build") / "lowest"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;]+)", re.MULTILINE)
RULES = ("tests/core", "tests/draw", "tests/games")
COMPILED = ("tests/contract", "-k", "cave-in")
SERVICE = ("tests/web", "tests/adapters", "-m", "not browser")


# --- what is installed


def not_at_their_bounds(asked: Iterable[str], resolved: str) -> list[str]:
    """Requirements of which something newer is installed: their bounds are tried by nobody."""
    versions = {plain_name(name): version for name, version in PINNED.findall(resolved)}
    found = [(each, versions.get(plain_name(each))) for each in asked]
    return [
        f"{each} comes as {version}, since nothing lower is there or fits the rest: raise it"
        for each, version in found
        if version is not None and not _at_its_bound(each, version)
    ]


def _at_its_bound(requirement: str, version: str) -> bool:
    said = Requirement(requirement).specifier
    return any(each.operator == ">=" and Version(each.version) == Version(version) for each in said)


def resolve(uv: str) -> str:
    """The lowest version that pyproject.toml allows of each thing it names."""
    command = [uv, "pip", "compile", "--quiet", "--resolution", "lowest-direct"]
    command += ["--python-version", PYTHON, "--no-header", "--no-annotate", "-"]
    asked = "\n".join(requirements(EXTRAS))
    done = subprocess.run(command, cwd=ROOT, input=asked, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"The lower bounds do not fit together:\n{done.stderr}")
    return done.stdout


def install(uv: str, resolved: str) -> Path:
    """A bare environment with all this and tunnelier, built by the oldest builder: its Python."""
    folder = ROOT / PLACE
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "requirements.txt"
    listed.write_text(resolved, encoding="utf-8")
    run([uv, "venv", "--quiet", "--clear", "--python", PYTHON, str(folder / "venv")])
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    into = [uv, "pip", "install", "--quiet", "--python", str(python)]
    run([*into, "--requirement", str(listed)])
    run([*into, "--no-deps", "--no-build-isolation", "."])
    return python


# --- what is tried


def run(command: list[str], **switches: str) -> None:
    """Run it here, or stop with what it was."""
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **switches}).returncode:
        raise SystemExit(f"The lower bounds of pyproject.toml do not hold: {' '.join(command)}")


def test(python: Path, *what: str, **switches: str) -> None:
    """Run tests; what is old may warn of what is new."""
    workers = str(min(4, os.cpu_count() or 1))
    command = [str(python), "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal"]
    run([*command, "--override-ini", "filterwarnings=default", *what], **switches)


def main() -> None:
    """Install the lower bounds, run the tests, say which bounds they were."""
    uv = find_uv()
    asked = requirements(EXTRAS)
    resolved = resolve(uv)
    if found := not_at_their_bounds(asked, resolved):
        raise SystemExit("\n".join(found))
    print(f"Installing exactly the lower bounds in {PLACE} (Python {PYTHON})…", flush=True)
    python = install(uv, resolved)
    print("The laws of a small game, compiled…", flush=True)
    test(python, *COMPILED)
    print("The service without a browser, and the adapters…", flush=True)
    test(python, *SERVICE)
    print("Rules, uncompiled…", flush=True)
    test(python, *RULES, TUNNELIER_JIT="0")
    print(f"{len(asked)} lower bounds hold.")


if __name__ == "__main__":
    main()
