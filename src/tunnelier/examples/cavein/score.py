"""Points and victory in Cave-in (CI-3)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.jit import rule

from .state import State


@rule
def points(s: State, seat: int) -> int:
    """A point a prop, and the worth of a lamp that was never shone (CI-3.2)."""
    me = s.players[seat]
    return me.props + (0 if me.shone else me.lamp)


@rule
def wins(s: State, seat: int) -> bool:
    """The most points win; equal points share the victory (CI-3.3)."""
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return False
    return True


def score_sheet(s: Any) -> list[dict[str, Any]]:
    """A line a seat."""
    return [
        {
            "seat": seat,
            "props": int(s.players[seat].props),
            "lamp": 0 if s.players[seat].shone else int(s.players[seat].lamp),
            "points": int(points(s, seat)),
        }
        for seat in range(int(s.seats))
    ]
