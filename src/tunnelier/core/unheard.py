"""What Numba says of its work while nobody listens: a tenth of the compiling, and left unsaid.

It announces every pass and every lock taken, with its arguments' types spelt out, and writes each
function's types beside its source.
"""

from __future__ import annotations

from typing import Any

from numba.core import event
from numba.core.types import Record, Type

FUNCTIONS = "numba:compile"
"""What is still announced: whoever waits for it sees how far it is (see `jit.watching`)."""


def keep_quiet() -> None:
    """Let Numba announce functions alone, and call a record by the name it has."""
    tell_begin, tell_end = event.start_event, event.end_event

    def begin(kind: Any, data: Any = None) -> None:
        if kind == FUNCTIONS:
            tell_begin(kind, data)

    def end(kind: Any, data: Any = None, exc_details: Any = None) -> None:
        if kind == FUNCTIONS:
            tell_end(kind, data, exc_details)

    event.start_event, event.end_event = begin, end
    Record.__repr__ = Type.__repr__


def unannotated(result: Any) -> Any:
    """What was compiled, without its types as text, which would be kept on disk with it."""
    return result._replace(type_annotation="")
