"""Points in Seam. The most points win, and equal points share: say otherwise in `wins`."""

from tunnelier.core.jit import rule

from .state import State


@rule
def points(s: State, seat: int) -> int:
    """A point a piece of ore (SE-1.6)."""
    return s.players[seat].ore
