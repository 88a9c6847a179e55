"""The courses of pipes across a card of 100 by 100, and where tokens stand on them."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import hypot

from tunnelier.draw.svg import number

from ..tables import FACES, FORK, Entry

PLACES = {
    Entry.T: (50.0, 0.0),
    Entry.B: (50.0, 100.0),
    Entry.L1: (0.0, 32.0),
    Entry.L2: (0.0, 68.0),
    Entry.R1: (100.0, 32.0),
    Entry.R2: (100.0, 68.0),
}
INWARD = {
    Entry.T: (0, 1),
    Entry.B: (0, -1),
    Entry.L1: (1, 0),
    Entry.L2: (1, 0),
    Entry.R1: (-1, 0),
    Entry.R2: (-1, 0),
}
Point = tuple[float, float]


@cache
def course(entries: tuple[Entry, ...]) -> str:
    """The way of a pipe: from entry to entry, or for a fork from each to its joint."""
    if len(entries) < FORK:
        return curve(*bend(*entries))
    joint = joint_of(entries)
    return "".join(curve(*toward(entry, joint)) for entry in entries)


def bend(one: Entry, other: Entry) -> tuple[Point, Point, Point, Point]:
    """A curve that leaves both entries square to the border."""
    (ax, ay), (bx, by) = PLACES[one], PLACES[other]
    reach = max(26.0, 0.5 * hypot(bx - ax, by - ay))
    if INWARD[one] == INWARD[other]:
        reach = 30.0
    (adx, ady), (bdx, bdy) = INWARD[one], INWARD[other]
    return (
        (ax, ay),
        (ax + reach * adx, ay + reach * ady),
        (bx + reach * bdx, by + reach * bdy),
        (bx, by),
    )


def toward(entry: Entry, joint: Point) -> tuple[Point, Point, Point, Point]:
    """A curve from an entry to the joint of a fork."""
    (x, y), (dx, dy) = PLACES[entry], INWARD[entry]
    reach = 0.55 * hypot(joint[0] - x, joint[1] - y)
    return (x, y), (x + reach * dx, y + reach * dy), joint, joint


def joint_of(entries: tuple[Entry, ...]) -> Point:
    """Where the branches of a fork meet."""
    inner = [(PLACES[e][0] + 24 * INWARD[e][0], PLACES[e][1] + 24 * INWARD[e][1]) for e in entries]
    return sum(x for x, _ in inner) / len(inner), sum(y for _, y in inner) / len(inner)


def curve(a: Point, b: Point, c: Point, d: Point) -> str:
    """A cubic curve as a path."""
    first, *rest = (f"{number(x)} {number(y)}" for x, y in (a, b, c, d))
    return f"M{first}C{' '.join(rest)}"


def along(curve_of: tuple[Point, Point, Point, Point], t: float) -> Point:
    """The point of a cubic curve at `t`."""
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(k * x for k, (x, _) in zip(shares, curve_of, strict=True)),
        sum(k * y for k, (_, y) in zip(shares, curve_of, strict=True)),
    )


@cache
def entries_of(face: int) -> tuple[tuple[Entry, ...], ...]:
    """The entries of every segment of a card as it lies."""
    lies = FACES[face]
    return tuple(
        tuple(entry for entry in Entry if lies.segment[entry] == segment)
        for segment in range(int(lies.segments))
    )


@cache
def spots_of(face: int) -> tuple[Point, ...]:
    """Where each segment carries its token: on the pipe, and as far from the others as can be."""
    options = []
    for entries in entries_of(face):
        if len(entries) >= FORK:
            joint = joint_of(entries)
            options.append([joint, *(along(toward(entry, joint), 0.4) for entry in entries)])
        else:
            options.append(
                [along(bend(*entries), t) for t in (0.5, 0.38, 0.62, 0.28, 0.72, 0.2, 0.8)]
            )

    def room(spots: tuple[Point, ...]) -> float:
        return min(
            (hypot(a[0] - b[0], a[1] - b[1]) for k, a in enumerate(spots) for b in spots[:k]),
            default=0.0,
        )

    return max(product(*options), key=lambda spots: min(room(spots), 38.0))
