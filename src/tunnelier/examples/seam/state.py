"""The state of a match of Seam: one row. Every field has a range, which a law checks."""

from collections.abc import Sequence

from tunnelier.core.agenda import Pending
from tunnelier.core.record import Record, each, i8, per_seat

SEATS = 4
ORE = 30


class Player(Record):
    """What a player has."""

    ore: int = i8(high=ORE)


class State(Record):
    """One match. The engine itself reads `seats`, `over`, `depth` and `agenda`."""

    seats: int = i8(low=2, high=SEATS)
    over: int = i8(high=1)
    seam: int = i8(high=ORE)  # what is left to dig
    cart: int = i8(high=ORE)  # of the seat whose turn it is
    players: Sequence[Player] = per_seat(Player, SEATS)
    depth: int = i8(high=2)  # how many questions wait
    agenda: Sequence[Pending] = each(Pending, 2)
