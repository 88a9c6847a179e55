"""What a shape on a board is, for whoever points at it."""

from __future__ import annotations

from typing import NamedTuple

from tunnelier.core.language import Phrase


class About(NamedTuple):
    """What a shape is and does, in a sentence or two; its label says what it is called."""

    said: Phrase
    rule: str | None = None
    """The rule that says so."""
    now: tuple[Phrase, ...] = ()
    """What it means to the viewer now, one sentence each: what they lack, what it would bring."""
