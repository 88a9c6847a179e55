"""How a match ended for everybody who sat there: by its rules, and by who lost before their end."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.play.saved import scores, winners

from .store import Seat, Table


def places(table: Table, seats: Sequence[Seat]) -> list[int]:
    """The place of each seat, 1 for those who have won; none if nobody has.

    Whoever has lost before the end is last, though a bot has won for them. The others are placed
    as the rules say: who won, then by points.
    """
    ranks = [_rank(table, seats, seat) for seat in seats]
    if table.ending is None or (table.closed and sum(not seat.lost for seat in seats) > 1):
        return []
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def points(table: Table) -> tuple[int, ...]:
    """The points of each seat; none where nobody has any, as where nothing was scored."""
    made = scores(table.ending or "")
    return made if any(made) else ()


def won(table: Table, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats that have won."""
    return tuple(number for number, place in enumerate(places(table, seats)) if place == 1)


def _rank(table: Table, seats: Sequence[Seat], seat: Seat) -> tuple[bool, bool, int]:
    """Whoever has more of this is placed before."""
    if seat.lost:
        return False, False, 0  # what a bot made of it since is nobody's
    first, made = winners(table.ending or ""), points(table)
    counts = bool(made) and max(made) == max((made[each] for each in first), default=0)
    own = made[seat.number] if counts else 0
    return True, seat.number in first, own
