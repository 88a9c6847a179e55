"""What Numba does without a trace in what it makes: a fourteenth of the compiling, and spared.

It asks of every word of an instruction what kind it is, takes values apart to count references
where there are none, and looks through all that was ever declared for each function it compiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from numba.core import ir
from numba.core.base import BaseContext
from numba.core.runtime.context import NRTContext
from numba.core.typing.context import BaseContext as BaseTypingContext

NAMELESS = {ir.Arg, ir.Const, ir.FreeVar, ir.Global, ir.Loc, bool, int, str, type(None)}
"""What no variable lies in."""


def spare_work() -> None:
    """Let Numba come to the same by shorter ways."""
    ir.Stmt.list_vars = lambda statement: _variables(statement, vars(statement).values())
    ir.Expr.list_vars = lambda expression: _variables(expression, expression._kws.values())
    NRTContext.get_meminfos = _counters
    for context in BaseContext, BaseTypingContext:
        context.refresh = _if_more_is_declared(context.refresh)


def _variables(inside: Any, values: Iterable[Any]) -> list[Any]:
    """The variables that an instruction names, in their order."""
    found: list[Any] = []
    for value in values:
        kind = type(value)
        if kind is ir.Var:
            found.append(value)
        elif kind is ir.Expr:
            found += _variables(value, value._kws.values())
        elif kind is tuple or kind is list:
            found += _variables(inside, value)
        elif kind not in NAMELESS:
            found += inside._rec_list_vars(value)
    return found


def _counters(runtime: Any, builder: Any, kind: Any, value: Any) -> list[tuple[Any, Any]]:
    """What counts the references to a value and to what lies in it."""
    models, found = runtime._context.data_model_manager, []
    if _is_counted(models, kind):
        model = models[kind]
        if model.has_nrt_meminfo():
            found.append((kind, model.get_nrt_meminfo(builder, value)))
        for inner, take in model.traverse(builder):
            if _is_counted(models, inner):
                found += _counters(runtime, builder, inner, take(value))
    return found


@cache
def _is_counted(models: Any, kind: Any) -> bool:
    return bool(models[kind].contains_nrt_meminfo())


def _if_more_is_declared(refresh: Callable[[Any], None]) -> Callable[[Any], None]:
    """Look for new declarations only where there are more than at the last look."""

    def refresh_if_more(context: Any) -> None:
        if vars(context).get("_declared") != _declared(context):
            refresh(context)
            context._declared = _declared(context)

    return refresh_if_more


def _declared(context: Any) -> list[int]:
    """How much every register holds that a context reads, and the one of types beside it."""
    registers = [*context._registries]
    if isinstance(context, BaseContext):
        registers += context.typing_context._registries
    return [len(kept) for each in registers for kept in vars(each).values() if type(kept) is list]
