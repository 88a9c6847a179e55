"""Points in Knockout Whist (KW-4)."""

from tunnelier.core.jit import rule

from .state import State


@rule
def points(s: State, seat: int) -> int:
    """The last round in which the seat took a trick: the winner lasted longest (KW-4.2)."""
    return s.players[seat].lasted
