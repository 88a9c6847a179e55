"""Build a release, try it as whoever installs it will, and say how to publish it.

Nothing reaches dist/ before all of it has passed. What is checked:

1. the version is the same wherever it is named,
2. wheel and sdist hold what git knows, and nothing else; the sdist builds the same wheel,
3. in a bare environment the wheel installs, plays every game to its end and serves pages.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Collection
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from .project import ROOT

SOURCE = "src/"
PACKAGE = "tunnelier"
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
CHANGES = re.compile(r"^## (\S+)(.*)$", re.MULTILINE)
CITED = re.compile(r"^(version|date-released): (\S+)$", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
NAMED = re.compile(r"\btunnelier(?:==|[ -]v?)(\d+\.\d+(?:\.\w+)+)")
NEEDED = {
    "pages": "*/templates/*.html",
    "a stylesheet": "*/static/*.css",
    "scripts of pages": "*/static/*.js",
    "rules in English": "*/rules.en.md",
    "rules in French": "*/rules.fr.md",
    "migrations of the database": "*/migrations/versions/*.py",
    "what networks have learned": "*/weights/*.npz",
    "the mark of a typed package": "*/py.typed",
    "the licence": "*/licenses/LICENSE",
}
"""What must be in a wheel, and how to know it."""
UNWANTED = ("tests/*", "*/tests/*", "*/test_*.py", "*/conftest.py", "*.pyc", "*.db")
"""What must never be in one."""

ADVICE = (
    "Commit or remove what git does not know; [tool.hatch.build] in pyproject.toml says the rest."
)


class Failed(Exception):
    """Why this is no release yet, and what to do about it."""


# --- the version


def version(root: Path = ROOT) -> str:
    """The one that counts: pyproject.toml reads it from there too."""
    source = root / SOURCE / PACKAGE / "__init__.py"
    found = VERSION.search(source.read_text(encoding="utf-8"))
    if found is None:
        raise Failed(f'{source.relative_to(root)} has no line such as __version__ = "1.2.3"')
    return found[1]


def disagreements(root: Path = ROOT) -> list[str]:
    """Files that name another version than the program: a sentence each."""
    ours = version(root)
    latest = latest_changes(root)[0]
    wrong = [] if latest == ours else [f"CHANGELOG.md begins with {latest}, not with {ours}"]
    wrong += miscited(root)
    for path in [root / "README.md", *sorted((root / "docs").rglob("*.md"))]:
        for named in NAMED.findall(path.read_text(encoding="utf-8")):
            if named != ours:
                wrong.append(f"{path.relative_to(root)} names tunnelier {named}, not {ours}")
    return wrong


def miscited(root: Path) -> list[str]:
    """What CITATION.cff says otherwise than the program and the changelog: a sentence each."""
    cited = dict(CITED.findall((root / "CITATION.cff").read_text(encoding="utf-8")))
    dated = DATE.search(latest_changes(root)[1])
    wanted = {"version": version(root), "date-released": dated[0] if dated else "nothing"}
    return [
        f"CITATION.cff has {cited.get(key, 'nothing')} as {key}, not {value}"
        for key, value in wanted.items()
        if cited.get(key, "nothing") != value
    ]


def latest_changes(root: Path = ROOT) -> tuple[str, str]:
    """The version on top of the changelog, and what stands beside it."""
    found = CHANGES.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    return (found[1], found[2].strip()) if found else ("no version", "")


def check_versions() -> str:
    """The version of this release."""
    if wrong := disagreements():
        raise Failed("\n".join([*wrong, "Name the same version everywhere, then try again."]))
    return version()


# --- what is built


@dataclass(frozen=True)
class Built:
    """The two files of a release."""

    wheel: Path
    sdist: Path


def build(folder: Path) -> Built:
    """Wheel and sdist, by the builder of the lock."""
    run([sys.executable, "-m", "hatchling", "build", "--directory", str(folder)], "building")
    return Built(*(next(folder.glob(kind)) for kind in ("*.whl", "*.tar.gz")))


def check_build(built: Built, number: str) -> None:
    """They are named for the version, and hold what they should."""
    for path in (built.wheel, built.sdist):
        if not path.name.startswith(f"{PACKAGE}-{number}"):
            raise Failed(f"{path.name} is not named for version {number}")
    tracked = git("ls-files").splitlines()
    holds = contents(built.wheel)
    wrong = wrong_in_wheel(holds, tracked) + wrong_in_sdist(contents(built.sdist), tracked)
    if wrong:
        raise Failed("\n".join([*wrong, ADVICE]))
    print(f"  the wheel holds the {len(holds)} files it should")


def contents(path: Path) -> dict[str, bytes]:
    """The files of a wheel or sdist; of an sdist, without the folder that they are in."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    with tarfile.open(path) as archive:
        files = [(each, archive.extractfile(each)) for each in archive.getmembers()]
        return {each.name.partition("/")[2]: file.read() for each, file in files if file}


def wrong_in_wheel(holds: Collection[str], tracked: Collection[str]) -> list[str]:
    """What is missing in a wheel, and what is too much: a sentence each."""
    ours = {name.removeprefix(SOURCE) for name in tracked if name.startswith(SOURCE)}
    packed = {name for name in holds if ".dist-info/" not in name}
    wrong = [f"the wheel lacks {name}" for name in sorted(ours - packed)]
    wrong += [f"the wheel holds {name}, which git does not know" for name in sorted(packed - ours)]
    for what, pattern in NEEDED.items():
        if not any(fnmatch(name, pattern) for name in holds):
            wrong.append(f"the wheel lacks {what} ({pattern})")
    for name in sorted(holds):
        if any(fnmatch(name, pattern) for pattern in UNWANTED):
            wrong.append(f"the wheel holds {name}, which nobody needs to play")
    return wrong


def wrong_in_sdist(holds: Collection[str], tracked: Collection[str]) -> list[str]:
    """What is in an sdist that git does not know, and what is missing to build and test it."""
    needed = {name for name in tracked if name.startswith((SOURCE, "tests/"))}
    needed |= {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "PKG-INFO"}
    wrong = [f"the sdist lacks {name}" for name in sorted(needed - set(holds))]
    strange = sorted(set(holds) - set(tracked) - {"PKG-INFO"})
    return wrong + [f"the sdist holds {name}, which git does not know" for name in strange]


def check_sdist(built: Built, folder: Path) -> None:
    """Whoever builds from the sdist gets the same wheel, byte for byte in every file."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(built.sdist)]
    run(command, "building a wheel from the sdist")
    ours, theirs = contents(built.wheel), contents(next(folder.glob("*.whl")))
    differ = sorted(name for name in {*ours, *theirs} if ours.get(name) != theirs.get(name))
    if differ:
        raise Failed(f"the wheel built from the sdist differs in {', '.join(differ)}")
    print("  the sdist builds the same wheel")


# --- trying it


def try_out(wheel: Path, number: str, folder: Path) -> None:
    """Install the wheel where nothing else is, play every game, serve pages."""
    venv.create(folder / "bare", with_pip=True)
    python = folder / "bare" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    alone = [str(python), "-I"]
    run([*alone, "-m", "pip", "install", "--quiet", str(wheel)], "installing the wheel")
    run([*alone, "-m", "pip", "check"], "looking whether all it needs is there")
    said = run([*alone, "-m", "tunnelier.cli", "--version"], "asking for its version")
    if said.strip() != f"{PACKAGE} {number}":
        raise Failed(f"the installed program calls itself {said.strip()!r}, not {PACKAGE} {number}")
    say("Playing a match of every game between bots, then serving pages (compiling takes minutes)")
    home = folder / "home"
    home.mkdir()
    trial = [*alone, str(Path(__file__).with_name("trial.py"))]
    if subprocess.run(trial, cwd=home, env=strange_to_us(home)).returncode:
        raise Failed("what is said above does not work once it is installed")


def strange_to_us(home: Path) -> dict[str, str]:
    """The environment of somebody who has never heard of us."""
    ours = ("TUNNELIER_", "PYTHON", "XDG_", "VIRTUAL_ENV", "NUMBA_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "HOME": str(home), "USERPROFILE": str(home)}


# --- the whole


def main() -> None:
    """All checks in order; what passes goes to dist/."""
    try:
        with tempfile.TemporaryDirectory(prefix="tunnelier-release-") as made:
            release(Path(made))
    except Failed as failure:
        raise SystemExit(f"\nNo release:\n{failure}") from None


def release(folder: Path) -> None:
    """Build, check, try, keep."""
    number = check_versions()
    say(f"Building {PACKAGE} {number}: program, changelog and documentation agree on the version")
    built = build(folder / "built")
    check_build(built, number)
    check_sdist(built, folder / "again")
    say("Installing the wheel in a bare environment")
    try_out(built.wheel, number, folder)
    say(f"Built, tried and kept in dist/, {PACKAGE} {number}:")
    kept = [keep(path) for path in (built.wheel, built.sdist)]
    tell_how_to_publish(number, kept)


def keep(path: Path) -> Path:
    """Copy what passed to dist/, and say what it is."""
    (ROOT / "dist").mkdir(exist_ok=True)
    target = Path(shutil.copy(path, ROOT / "dist")).relative_to(ROOT)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    print(f"  {target.as_posix()}  {path.stat().st_size:,} bytes  sha256 {digest}")
    return target


def tell_how_to_publish(number: str, kept: list[Path]) -> None:
    """What is left for a person to do."""
    say("To publish it:")
    if "unreleased" in latest_changes()[1]:
        print(f"  first give {number} its date in CHANGELOG.md, commit, and run this again")
    if git("status", "--porcelain"):
        print("  first commit what git status names, and run this again")
    print(f"  git tag v{number} && git push origin v{number}")
    print(f"  uv publish {' '.join(path.as_posix() for path in kept)}")


def run(command: list[str], what: str) -> str:
    """Run it quietly: what it says, or why it failed."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{what} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def git(*words: str) -> str:
    """What git says of the tree."""
    return run(["git", *words], f"git {words[0]}")


def say(sentence: str) -> None:
    """A step, at once."""
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
