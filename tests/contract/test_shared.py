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
RECORDS = """
from tunnelier.core.jit import rule, shared

@shared
@rule
def far(row):
    return row.a + row.b

@rule
def one(row):
    return far(row) + 1
"""
MEET = """
import json, sys
import numpy as np
from numba import typeof
import places

for number in range(int(sys.argv[1])):
    typeof(np.zeros(1, [(f"field{number}", "i4")])[0])
row = np.array([(3, 4)], [("a", "i8"), ("b", "i8")])[0]
print(json.dumps(places.one(row)))
"""
AS_IT_IS = """
from tunnelier.core.jit import rule

@rule
def one(n):
    return n
"""
TYPES = """
import json, sys
import places

print(json.dumps(places.one(json.loads(sys.argv[1]))))
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


def test_what_two_processes_compile_at_once_fits_together(tmp_path):
    """Whichever of them wrote last, and whatever records each had met before."""
    (tmp_path / "places.py").write_text(RECORDS)
    cache, theirs = tmp_path / "cache", tmp_path / "theirs"
    assert asked(tmp_path, "0", code=MEET) == 8
    cache.rename(theirs)
    assert asked(tmp_path, "5", code=MEET) == 8
    (ours,) = cache.rglob("shared")
    shutil.copytree(theirs / ours.relative_to(cache), ours, dirs_exist_ok=True)
    assert asked(tmp_path, "0", code=MEET) == 8


def test_what_another_process_wrote_for_other_types_is_not_run(tmp_path):
    """Each of two that write at once believes that it was the first."""
    (tmp_path / "places.py").write_text(AS_IT_IS)
    cache, theirs = tmp_path / "cache", tmp_path / "theirs"
    assert asked(tmp_path, "9.5", code=TYPES) == 9.5
    cache.rename(theirs)
    no_float = 2**53 + 1
    assert asked(tmp_path, str(no_float), code=TYPES) == no_float
    for code in theirs.rglob("*.nbc"):
        shutil.copy(code, cache / code.relative_to(theirs))
    assert asked(tmp_path, str(no_float), code=TYPES) == no_float


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
