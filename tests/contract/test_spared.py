"""What Numba is spared while it compiles: what it makes is what it would have made."""

from numba.core import ir
from numba.core.compiler import run_frontend

from tests.contract.test_shared import asked
from tunnelier.games import load

RULES = """
import numpy as np
from tunnelier.core.jit import rule

@rule
def longest(n):
    total = 0
    for k in range(n):
        pair = np.full(k + 1, k), np.zeros(3, np.int64)
        total += max(pair[0][k], pair[1][0] + 2)
    return total

def doubled(n):
    pass

@rule
def late(n):
    return doubled(n) + 1
"""
ASK = """
import json
from numba.core.runtime import _nrt_python, rtsys
from numba.extending import overload
import places

_nrt_python.memsys_enable_stats()
answers = [places.longest(5)]
counted = rtsys.get_allocation_stats()
library = places.longest.outer.overloads[places.longest.outer.signatures[0]].library
helpers = [type(each).__name__ for each in library._linking_libraries]

@overload(places.doubled)
def ol_doubled(n):
    return lambda n: 2 * n

answers.append(places.late(5))
print(json.dumps([answers, counted.alloc, counted.free, helpers]))
"""


def named(value):
    """The variables in a word of an instruction, by looking into whatever it is."""
    if isinstance(value, ir.Var):
        return [value]
    if isinstance(value, ir.Expr):
        value = value._kws
    elif isinstance(value, ir.Inst):
        value = vars(value)
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list | tuple):
        return []
    return [each for word in value for each in named(word)]


def test_an_instruction_names_the_variables_that_lie_in_it():
    """In their order: of rules, and of loops over them."""
    game = load("manhattan")
    seen = set()
    for function in game.rules.step, game.rules.setup, game.loops.play_out:
        for block in run_frontend(function.py_func).blocks.values():
            for statement in block.body:
                value = getattr(statement, "value", None)
                assert statement.list_vars() == named(statement)
                if isinstance(value, ir.Expr):
                    assert value.list_vars() == named(value)
                    seen.add(value.op)
    assert {"call", "getattr", "getitem", "inplace_binop"} <= seen


def test_what_comes_and_goes_is_still_counted(tmp_path):
    """Arrays in a tuple are given back; what Numba has in Python needs no machine code of its own.

    And what is declared after a rule was compiled is there for the next.
    """
    (tmp_path / "places.py").write_text(RULES)
    answers, came, went, helpers = asked(tmp_path, code=ASK)
    assert answers == [sum(max(k, 2) for k in range(5)), 11]
    assert came == went == 10
    assert "Helper" in helpers
