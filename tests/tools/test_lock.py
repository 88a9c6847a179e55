"""The lock is what pyproject.toml asks for, and fit to be installed by anybody."""

import re

import pytest
from packaging.requirements import Requirement

from tools.lock import LOCKS, PLAY, TEST, problems
from tools.project import ROOT, plain_name, requirements

PIN = re.compile(
    r"^(\S+)==([^\s;]+)(?: ; (.*?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", re.M
)


def pins(lock):
    """Name, version and marker of every line."""
    return [found[:3] for found in PIN.findall(text(lock))]


def text(lock):
    return (ROOT / lock.place).read_text(encoding="utf-8")


def copied(folder):
    """The files that are compared, elsewhere."""
    (folder / "requirements").mkdir()
    for name in ("pyproject.toml", *(lock.place for lock in LOCKS)):
        (folder / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    return folder / "pyproject.toml"


def test_the_lock_fits():
    """`make lock` writes it."""
    assert problems() == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_met(lock):
    """By a version that it allows, on each platform that it is asked for."""
    versions = {}
    for name, version, _ in pins(lock):
        versions.setdefault(name, []).append(version)
    for asked in map(Requirement, requirements(lock.extras)):
        found = versions[plain_name(asked.name)]
        assert all(asked.specifier.contains(version) for version in found), asked


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_line_is_a_pin_with_its_hashes(lock):
    """No index, no link, no path: where to get it is for whoever installs it."""
    rest = PIN.sub("", text(lock))
    assert all(line.startswith("#") or not line for line in rest.splitlines())
    assert "://" not in rest


def test_what_is_played_is_what_was_tested():
    """The same versions."""
    assert set(pins(PLAY)) <= set(pins(TEST))


def test_a_difference_is_named(tmp_path):
    """Both ways, in every file that it concerns."""
    project = copied(tmp_path)
    said = project.read_text(encoding="utf-8")
    assert problems(tmp_path) == []
    project.write_text(said.replace('"jinja2>=', '"jinja3>='), encoding="utf-8")
    found = problems(tmp_path)
    assert [line.split(">=")[0] for line in found] == [
        "pyproject.toml asks for jinja3",
        "requirements/test.txt was made for jinja2",
        "pyproject.toml asks for jinja3",
        "requirements/play.txt was made for jinja2",
    ]


def test_a_missing_lock_is_named(tmp_path):
    """Everything is new to it."""
    copied(tmp_path)
    (tmp_path / PLAY.place).unlink()
    assert len(problems(tmp_path)) == len(requirements(PLAY.extras))


def test_names_are_spelled_as_indexes_do():
    """Whatever follows them."""
    assert plain_name("Open_Spiel>=1.6.15,<3; sys_platform != 'win32'") == "open-spiel"
    assert plain_name("psycopg[binary]>=3.1.4") == "psycopg"
