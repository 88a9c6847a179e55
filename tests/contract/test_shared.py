"""Rules that stand alone as machine code: made once, found again, made anew where they are gone."""

import json
import os
import shutil
import sys
from importlib import util

from tests.patience import run

RULES = """
from tunnelier.core.jit import rule, shared

@shared
@rule
def far(n):
    total = 0
    for k in range(n):
        total += k * k % 7
    return total

@rule
def near(n):
    return far(n) + 1

@rule
def one(n):
    return near(n)

@rule
def other(n):
    return far(n) - far(n - 1)
"""
ASK = """
import json, sys
from tunnelier.core import jit
if sys.argv[1:] == ["nothing is shared"]:
    jit.shared = lambda rule: rule
import places

compiled = [0]
with jit.watching(lambda done: compiled.append(done)):
    said = [places.one(9), places.other(9)]
needs = [len(entry.library.needs) for rule in (places.one, places.other)
         for entry in rule.outer.overloads.values() if hasattr(entry.library, "needs")]
print(json.dumps([said, compiled[-1], needs]))
"""
HEAR = """
import json
from numba.core import event
import places

with event.install_recorder("numba:run_pass") as heard:
    places.one(9)
print(json.dumps(["near" in said.data["qualname"] for _, said in heard.buffer]))
"""


def asked(folder, *words, code=ASK):
    """What a process says of them: its answers, how much it compiled, and what entries need."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
        "TUNNELIER_CACHE": str(folder / "cache"),
    }
    done = run([sys.executable, "-c", code, *words], env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_shared_rule_is_compiled_once_and_found_again(tmp_path):
    """By processes that find all of it, and by one that finds all but the rule itself."""
    (tmp_path / "places.py").write_text(RULES)
    answers = [sum(k * k % 7 for k in range(9)) + 1, 8 * 8 % 7]
    assert asked(tmp_path) == [answers, 4, [1, 1]]
    assert asked(tmp_path) == [answers, 0, []]
    for folder in tmp_path.rglob("shared"):
        shutil.rmtree(folder)
    assert asked(tmp_path) == [answers, 1, []]


def test_where_a_rule_does_not_stand_alone_what_needs_it_is_made_anew(tmp_path):
    """Whatever others have left on disk."""
    (tmp_path / "places.py").write_text(RULES)
    said, *_ = asked(tmp_path)
    assert asked(tmp_path, "nothing is shared") == [said, 4, [0, 0]]
    assert asked(tmp_path)[0] == said


def test_whoever_listens_hears_what_numba_does(tmp_path):
    """Of every function; what it says otherwise is not kept on disk either."""
    (tmp_path / "places.py").write_text(RULES)
    heard = asked(tmp_path, code=HEAR)
    assert any(heard) and not all(heard)
    kept = [file.read_bytes() for file in tmp_path.rglob("*.nbc")]
    assert kept and not any(b"# --- LINE" in code for code in kept)


def test_the_same_rule_once_more_is_part_of_its_callers(tmp_path):
    """Two of one name would be two codes of one name."""

    def loaded():
        spec = util.spec_from_file_location("places", tmp_path / "places.py")
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    (tmp_path / "places.py").write_text(RULES)
    first, second = loaded(), loaded()
    assert first.one(9) == second.one(9) == first.one.py_func(9)
    assert first.far.number and not second.far.number
