"""A test in a browser that passes only at its second try is seen by whoever reads the end."""

import subprocess
import sys

import pytest

from tools.project import ROOT

FLAKY = """
import pytest

tries = []


@pytest.fixture
def chromium():
    return tries


def test_it(chromium):
    chromium.append("try")
    assert len(chromium) > {failures}
"""


@pytest.fixture
def run(tmp_path):
    """Run a test that fails so often first; gives exit code, the last line, and what was kept."""

    def once(failures):
        test, kept = tmp_path / "test_flaky.py", tmp_path / "build" / "again.txt"
        test.write_text(FLAKY.format(failures=failures))
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "--color=yes"]
        command += ["-p", "no:cacheprovider", "-c", "pyproject.toml", "--rootdir", tmp_path]
        done = subprocess.run(
            [*command, "--tried-again", kept, test], cwd=ROOT, capture_output=True, text=True
        )
        return done.returncode, done.stdout.splitlines()[-1], kept.read_text(encoding="utf-8")

    return once


def test_a_second_try_is_yellow_and_kept(run):
    """The run passes; its last line says by colour and number that something was tried again."""
    code, last, kept = run(failures=1)
    assert code == 0
    assert last.startswith("\x1b[33m") and "1 rerun" in last
    assert "test_flaky.py::test_it passed only at the second try" in kept
    assert "assert 1 > 1" in kept


def test_a_run_without_second_tries_keeps_nothing(run):
    """And is green; what an earlier run left is gone."""
    run(failures=1)
    code, last, kept = run(failures=0)
    assert code == 0 and last.startswith("\x1b[32m") and kept == ""


def test_whoever_fails_twice_has_failed(run):
    """Told as a failure, not as a second try."""
    code, last, kept = run(failures=2)
    assert code == 1 and last.startswith("\x1b[31m") and kept == ""
