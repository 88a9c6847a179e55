"""Keep requirements/*.txt: exactly what `make play` and `make test` install, with hashes.

    python -m tools.lock write             resolve anew, keeping whatever still fits
    python -m tools.lock write --upgrade   resolve anew, the newest of everything
    python -m tools.lock check             does it still fit pyproject.toml? Needs no network

One lock serves every platform and every Python we run on: what differs has a marker. Each file
begins with the requirements it was made from, so that a difference can be named.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .project import PYTHON, ROOT, requirements

FIRST = "# Exactly what `make {name}` installs, written by `make lock` from:"
ASKED = "#   "


@dataclass(frozen=True)
class Lock:
    """One file of the lock, and the extras of pyproject.toml that it serves."""

    name: str
    extras: tuple[str, ...] = ()

    @property
    def place(self) -> Path:
        """Where it is, from the root of the tree."""
        return Path("requirements") / f"{self.name}.txt"

    def head(self, root: Path) -> str:
        """What it was made from, line by line."""
        lines = [FIRST.format(name=self.name)]
        lines += [ASKED + each for each in requirements(self.extras, root)]
        return "".join(f"{line}\n" for line in lines)

    def made_from(self, root: Path) -> list[str]:
        """The requirements that stand at its head; none if there is no such file."""
        path = root / self.place
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        head = lines[1 : next((k for k, line in enumerate(lines) if not line.startswith("#")), 0)]
        return [line.removeprefix(ASKED) for line in head]


TEST = Lock("test", ("dev",))
PLAY = Lock("play")
LOCKS = (TEST, PLAY)
"""In the order they are made: people play what was tested, so the second is held to the first."""


# --- checking


def problems(root: Path = ROOT) -> list[str]:
    """How the lock differs from pyproject.toml: a sentence for each difference."""
    return [said for lock in LOCKS for said in _problems_of(lock, root)]


def _problems_of(lock: Lock, root: Path) -> list[str]:
    asked, known = set(requirements(lock.extras, root)), set(lock.made_from(root))
    new = [
        f"pyproject.toml asks for {each}, which {lock.place} does not know"
        for each in asked - known
    ]
    gone = [f"{lock.place} was made for {each}, no longer asked for" for each in known - asked]
    return sorted(new) + sorted(gone)


# --- writing


def write(upgrade: bool, root: Path = ROOT) -> None:
    """Resolve every file of the lock anew."""
    uv = find_uv()
    (root / "requirements").mkdir(exist_ok=True)
    for lock in LOCKS:
        held = [] if lock is TEST else ["--constraint", TEST.place.as_posix()]
        print(f"Resolving {lock.place} for every platform…", flush=True)
        _resolve(uv, lock, [*held, *(["--upgrade"] if upgrade else [])], root)


def _resolve(uv: str, lock: Lock, more: list[str], root: Path) -> None:
    """uv keeps the versions it finds in the file; indexes are left to whoever installs."""
    command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", PYTHON]
    command += ["--generate-hashes", "--no-header", "--no-annotate"]
    command += ["--no-emit-index-url", "--no-emit-find-links", *more]
    command += ["--output-file", lock.place.as_posix(), "-"]
    asked = "\n".join(requirements(lock.extras, root))
    subprocess.run(command, cwd=root, input=asked, text=True, stdout=subprocess.DEVNULL, check=True)
    path = root / lock.place
    path.write_text(lock.head(root) + "\n" + path.read_text(encoding="utf-8"), encoding="utf-8")


def find_uv() -> str:
    """The uv beside this Python, or the one on the path."""
    beside = shutil.which("uv", path=str(Path(sys.executable).parent))
    found = beside or shutil.which("uv")
    if found is None:
        raise SystemExit("uv is missing: pip install uv")
    return found


def main(words: list[str]) -> None:
    """The command line."""
    match words:
        case ["write", *rest] if rest in ([], ["--upgrade"]):
            try:
                write(bool(rest))
            except subprocess.CalledProcessError as error:
                raise SystemExit(
                    "Nothing fits all of this: uv says above what does not."
                ) from error
        case ["check"]:
            if found := problems():
                raise SystemExit("\n".join([*found, "Run `make lock` and commit what it writes."]))
            print("The lock fits pyproject.toml.")
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
