"""What Numba would work out again for every line: what an operation makes of the types it is given.

For each `a + b` and each `a[k]` it tries all it knows about adding or indexing, a tenth of the
compiling, and finds for the same types the same answer.
"""

from __future__ import annotations

from typing import Any

from numba.core.registry import cpu_target
from numba.core.types import Function
from numba.core.types.functions import BaseFunction

_known: dict[tuple[Any, ...], tuple[Any, Any]] = {}
"""By function and types: the answer, and the function, so that no other gets its name."""


def keep_signatures() -> None:
    """Let Numba answer from memory what it has answered before."""
    builtin: Any = Function
    builtin.get_call_type = _call_type


def _call_type(function: Any, context: Any, arguments: tuple[Any, ...], named: Any) -> Any:
    """What a call with arguments of these types is."""
    if named or context is not cpu_target.typing_context:
        return BaseFunction.get_call_type(function, context, arguments, named)
    asked = (id(function), arguments)
    if asked in _known:
        return _known[asked][0]
    signature = BaseFunction.get_call_type(function, context, arguments, named)
    if _is_plain(function, signature):
        _known[asked] = signature, function
    return signature


def _is_plain(function: Any, signature: Any) -> bool:
    """Whether types alone decide: what is written in Python is compiled as its caller wants it."""
    return function.get_impl_key(signature) is function.typing_key
