"""One thing of a game's box, alone: how it looks, what it is called, and what there is to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tunnelier.core.language import Phrase

from .svg import Box


class Component(NamedTuple):
    """A card, a building, a token; `name` is its address."""

    name: str
    kind: Phrase
    """The heading it stands under."""
    title: Phrase
    said: Phrase
    rule: str
    draw: Callable[[Any], Box]
    """Of a scene, which shows a match about to begin, after the moves in `laid`."""
    number: int = 1
    """How many there are; 0, if nobody counts them."""
    each: bool = False
    """Whether every player has so many."""
    reconstructed: bool = False
    laid: tuple[str, ...] = ()
