"""A rule of thumb for Cave-in: how well a seat stands, and which moves look natural."""

from __future__ import annotations

from tunnelier.core.jit import rule

from .rules import KIND, Kind
from .score import points
from .state import State


@rule
def worth(s: State, seat: int) -> int:
    """How well a seat stands: a lead of 100 over a rival multiplies the odds of winning by e."""
    return 30 * points(s, seat)


@rule
def leaning(s: State, action: int) -> int:
    """How natural a legal move looks, as a weight among the legal moves of the moment."""
    return 1 if KIND[action] == Kind.SHINE else 3  # a lamp that is never shone counts in the end
