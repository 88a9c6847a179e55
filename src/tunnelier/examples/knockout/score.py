"""Points in Knockout Whist (KW-3)."""

from tunnelier.core.jit import rule

from .state import State


@rule
def points(s: State, seat: int) -> int:
    """The last round in which the seat took a trick: the winner lasted longest (KW-3.3)."""
    return s.players[seat].lasted
