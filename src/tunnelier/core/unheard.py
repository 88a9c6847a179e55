"""What Numba says of its work while nobody listens: a twentieth of the compiling, and left unsaid.

It announces every pass and every lock that it takes, and writes the types of each function beside
its source.
"""

from __future__ import annotations

from typing import Any

from numba.core import event
from numba.core.types import Record, Type

LOCKS = {"numba:compiler_lock", "numba:llvm_lock"}
"""Numba's own clocks always listen to these, for figures that nobody reads."""


def keep_quiet() -> None:
    """Let Numba announce only what somebody waits for, and call a record by the name it has."""
    tell_begin, tell_end = event.start_event, event.end_event

    def begin(kind: Any, data: Any = None) -> None:
        if _is_heard(kind):
            tell_begin(kind, data)

    def end(kind: Any, data: Any = None, exc_details: Any = None) -> None:
        if _is_heard(kind):
            tell_end(kind, data, exc_details)

    event.start_event, event.end_event = begin, end
    Record.__repr__ = Type.__repr__  # type: ignore[method-assign]


def _is_heard(kind: Any) -> bool:
    return kind not in LOCKS and bool(event._registered.get(kind))


def unannotated(result: Any) -> Any:
    """What was compiled, without its types as text, which would be kept on disk with it."""
    return result._replace(type_annotation="")
