"""Who plays which nation."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Scene

from ..score import nation_of
from ..tables import Nation
from ..text import NATIONS


def nation(s: Any, seat: int) -> Nation:
    """The nation of a seat."""
    return Nation(int(nation_of(s, seat)))


def nation_word(s: Any, seat: int) -> str:
    """The nation of a seat, as ids name it."""
    return word_of(nation(s, seat))


def seat_of(s: Any, side: Nation) -> int:
    """The seat of a nation; the assignment is its own inverse."""
    return int(nation_of(s, int(side)))


def letter_of(scene: Scene, side: Nation) -> str:
    """What stands for a nation on its pieces."""
    return NATIONS[side].form(scene.lang, "letter")
