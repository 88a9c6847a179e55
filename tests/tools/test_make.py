"""What `make` does unasked, and what it does not."""

import os
import shutil
import subprocess
import sys

import pytest

from tools.project import ROOT


def recipe(*targets):
    """All that make would run for them on a fresh clone."""
    command = ["make", "--dry-run", "--always-make", *targets]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout


@pytest.mark.parametrize("target", ["play", "test", "quick", "thorough"])
def test_nothing_is_installed_as_root_unasked(target):
    """Packages of the system come by `make browser` alone."""
    assert ".venv" in recipe(target) and "apt-get" not in recipe(target)
    assert "apt-get" in recipe("browser")


def test_a_landing_installs_a_browser():
    """There, a test that is skipped for want of one would be no test."""
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines.index("make browser") < lines.index("make test")


def test_without_a_browser_it_is_said_what_to_type(tmp_path):
    """In one line, however many tests are skipped for it."""
    env = {name: value for name, value in os.environ.items() if name != "CI"}
    env |= {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "browser"]
    done = subprocess.run(
        [*command, "tests/web/test_start.py"], cwd=ROOT, env=env, capture_output=True, text=True
    )
    (skipped,) = [line for line in done.stdout.splitlines() if line.startswith("SKIPPED")]
    assert done.returncode == 0, done.stdout
    assert skipped.startswith("SKIPPED [2]") and "no browser is installed" in skipped
    assert skipped.endswith("type `make browser`")


def test_without_node_it_is_said_that_scripts_are_not_looked_at(tmp_path):
    """In one line, and nothing fails."""
    command = [shutil.which("make"), "--no-print-directory", "--silent", "scripts"]
    env = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Scripts and styles are not looked at: that needs node and npm."
    ]
