"""Rules that are called very often with the same arrays take them in one parcel.

Compiled code unpacks every array it is given: for a dozen of them that takes longer than a move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

from .jit import Rule, entry_for


def holding(rule: Any, *given: Any, then: tuple[Any, ...] = ()) -> Callable[..., Any]:
    """A rule whose first argument is a parcel, with these arguments in it as `given`.

    `then` are others like those that each call still brings; nobody must bring any unlike them.
    """
    if not isinstance(rule, Rule):
        return partial(rule, SimpleNamespace(given=given))
    from .parcel import packed

    parcel = packed(given)
    return partial(entry_for(rule, parcel, *then), parcel)
