"""Who stands where: every worker outside the general supply has a name of its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from tunnelier.core.codec import word_of

from ..state import NOBODY, Lies
from ..tables import CODES, TYPES, WORKERS_OF_A_KIND, Colour, Worker


class Figure(NamedTuple):
    """A worker, and which of the four alike it is."""

    colour: Colour
    worker: Worker
    number: int

    @property
    def name(self) -> str:
        """The id of its shape, wherever it stands."""
        return f"worker-{word_of(self.colour)}-{CODES[self.worker]}-{self.number}"


Place = tuple[str, int]
"""A supply, a socket, the crowd on Construction, a building, a bomb or a token: which of them."""


def roll_call(s: Any) -> Mapping[Place, list[Figure]]:
    """Everybody, by place.

    In supplies the numbers rise from 1, elsewhere they fall from 4: a worker who is sent mostly
    keeps its number.
    """
    roll: dict[Place, list[Figure]] = defaultdict(list)
    waiting: Counter[tuple[Colour, Worker]] = Counter()
    away: Counter[tuple[Colour, Worker]] = Counter()
    for place, who in _everybody(s):
        if place[0] == "supply":
            waiting[who] += 1
            number = waiting[who]
        else:
            number = WORKERS_OF_A_KIND - away[who]
            away[who] += 1
        roll[place].append(Figure(*who, number))
    return roll


Standing = Iterator[tuple[Place, tuple[Colour, Worker]]]


def _everybody(s: Any) -> Standing:
    """Every worker with its place, in a fixed order of places."""
    seats = range(int(s.seats))
    for seat in seats:
        yield from _counted(("supply", seat), seat, s.players["supply"][seat].tolist())
    workers = s.sockets["worker"].tolist()
    for number, colour in enumerate(s.sockets["colour"].tolist()):
        if colour != NOBODY:
            yield ("socket", number), (Colour(colour), Worker(workers[number]))
    for kind, number in enumerate(s.crowd.tolist()):
        for _ in range(number):
            yield ("crowd", 0), (Colour(kind // TYPES), Worker(kind % TYPES))
    working = s.buildings["workers"].tolist()
    for number, user in enumerate(s.buildings["user"].tolist()):
        if user != NOBODY:
            yield from _counted(("building", number), user, working[number])
    staff, holders = s.bombs["workers"].tolist(), s.bombs["holder"].tolist()
    for bomb, lies in enumerate(s.bombs["lies"].tolist()):
        if lies == Lies.BUILT:
            yield from _counted(("bomb", bomb), holders[bomb], staff[bomb])
    for seat in seats:
        yield from _counted(("token", seat), seat, s.players["token_workers"][seat].tolist())


def _counted(place: Place, owner: int, counts: Iterable[int]) -> Standing:
    """So many of every kind at one place: the owner's first, then contractors."""
    for kind, number in enumerate(counts):
        for _ in range(number):
            yield place, (Colour.GREY if kind >= TYPES else Colour(owner), Worker(kind % TYPES))


def crew_names(s: Any, seat: int, crew: tuple[int, ...]) -> tuple[str, ...]:
    """The first workers of each kind in the supply: as many as are sent."""
    named = []
    for kind in sorted(set(crew)):
        contractors = kind >= TYPES
        colour = Colour.GREY if contractors else Colour(seat)
        before = sum(int(s.players[k].supply[kind]) for k in range(seat)) if contractors else 0
        for number in range(before, before + crew.count(kind)):
            named.append(Figure(colour, Worker(kind % TYPES), number + 1).name)
    return tuple(named)
