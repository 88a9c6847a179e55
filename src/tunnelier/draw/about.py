"""What a shape on a board is, for whoever points at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tunnelier.core.language import Phrase


class About(NamedTuple):
    """What a shape is and does, in a sentence or two; its label says what it is called."""

    said: Phrase
    rule: str | None = None
    """The rule that says so."""
    now: tuple[Phrase, ...] = ()
    """What it means to the viewer now, one sentence each: what they lack, what it would bring."""
    thing: str | None = None
    """The component that it shows, or "" for none; None where the shape's own name tells."""


Teller = Callable[[Any, int | None, str], About]
"""Tells of a shape: the view, the viewer, and what of its name comes after the kind."""


def of_kind(tellers: Mapping[str, Teller], view: Any, seat: int | None, name: str) -> About:
    """What is told of a shape by the most particular kind that its name begins with.

    KeyError if nobody tells of it.
    """
    kind = name
    while kind not in tellers:
        kind, cut, _ = kind.rpartition("-")
        if not cut:
            raise KeyError(name)
    return tellers[kind](view, seat, name[len(kind) + 1 :])
