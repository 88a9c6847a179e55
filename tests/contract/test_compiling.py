"""Rules as machine code: compiled once, kept on disk, found by other processes and checkouts."""

import json
import os
import shutil
import sys

import numpy as np
import pytest

from tests.patience import run

RULES = """
from tunnelier.core.jit import rule

@rule
def far(row, n):
    total = 0
    for k in range(n):
        total += k * row.a % 7
    return total

@rule
def near(row, n):
    return far(row, n) + row.b

@rule
def one(row, n):
    return near(row, n)

@rule
def other(row, n):
    return far(row, n) - far(row, n - 1)
"""
ASK = """
import json, sys
import numba
import numpy as np
from tunnelier.core import jit

for number in range(int(sys.argv[1])):
    numba.typeof(np.zeros(1, [(f"field{number}", "i4")])[0])
import places

row = np.array([(3, 4)], [("a", "i8"), ("b", "i8")])[0]
compiled = [0]
with jit.watching(compiled.append):
    answers = [places.one(row, 9), places.other(row, 9)]
print(json.dumps([answers, compiled[-1]]))
"""
THEIRS = """
import numba

@numba.njit(cache=True)
def doubled(n):
    return 2 * n
"""
ASK_THEIRS = """
import json
import numpy as np
import places, theirs

row = np.array([(3, 4)], [("a", "i8"), ("b", "i8")])[0]
places.one(row, 9), theirs.doubled(4)
print(json.dumps(theirs.doubled.stats.cache_path))
"""
ANSWERS = [sum(k * 3 % 7 for k in range(9)) + 4, 8 * 3 % 7]
FUNCTIONS = 4


@pytest.fixture
def rules(tmp_path):
    """A folder with a module of rules."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "places.py").write_text(RULES)
    return folder


@pytest.fixture
def ask(tmp_path):
    """Ask a process of its own that imports the modules of a folder: what it prints, as JSON."""

    def asked(folder, records=0, code=ASK, **switches):
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
            "TUNNELIER_CACHE": str(tmp_path / "cache"),
            **switches,
        }
        done = run([sys.executable, "-c", code, str(records)], env=environment)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return asked


def test_kept_code_fits_other_processes_and_checkouts(rules, ask, tmp_path):
    """Numba numbers records as it meets them, and names what it keeps after absolute paths."""
    assert ask(rules) == [ANSWERS, FUNCTIONS]
    elsewhere = shutil.copytree(rules, tmp_path / "elsewhere" / "rules")
    assert ask(elsewhere, records=5) == [ANSWERS, 0]
    for entries in (tmp_path / "cache").rglob("called-from-python"):
        shutil.rmtree(entries)
    assert ask(elsewhere, records=5) == [ANSWERS, 2], "what rules call was not kept"
    (elsewhere / "places.py").write_text(RULES.replace("% 7", "% 5"))
    assert ask(elsewhere)[1] == FUNCTIONS, "an edit was not noticed"


def test_functions_of_others_are_kept_where_numba_keeps_them(rules, ask, tmp_path):
    """In a process that plays, somebody's own Numba functions are none of our rules."""
    (rules / "theirs.py").write_text(THEIRS)
    folder = ask(rules, code=ASK_THEIRS, NUMBA_CACHE_DIR=str(tmp_path / "numbas"))
    assert folder.startswith(str(tmp_path / "numbas"))


def test_the_compiler_is_given_wide_integers(rules, monkeypatch):
    """A rule called with several integer types is compiled once."""
    monkeypatch.syspath_prepend(str(rules))
    import places

    row = np.array([(3, 4)], [("a", "i8"), ("b", "i8")])[0]
    for number in (9, np.int8(9), np.int32(9), True + 8):
        assert places.one(row, number) == ANSWERS[0]
    assert len(places.one.outer.signatures) == 1
