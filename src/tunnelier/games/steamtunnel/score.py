"""Closing, values, majorities and victory in Steam Tunnel (ST-5.2, ST-8, ST-9)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.jit import rule

from .state import DeadEnds, Lies, State, Tunnel
from .tables import CELL_NAMES, CONTACT, CONTACTS, DEAD_END, FACES, POINTS


@rule
def closed(tunnel: Tunnel) -> bool:
    """A tunnel is closed when no branch runs into an unknown card (ST-5.2)."""
    return tunnel.branches == 0


@rule
def value(length: int, points: int, dead_ends: int, scoring: int) -> int:
    """The worth of the ends times the number of face-up segments (ST-8.5)."""
    return ends_worth(points, dead_ends, scoring) * length


@rule
def ends_worth(points: int, dead_ends: int, scoring: int) -> int:
    """What a tunnel's ends bring for every segment (ST-8.5, ST-10.2, ST-10.3)."""
    if scoring == DeadEnds.DEADLY and dead_ends > 0:
        return 0
    return points + dead_ends if scoring == DeadEnds.PITY else points


@rule
def worth(tunnel: Tunnel, scoring: int) -> int:
    """The value of a tunnel as far as its course is known."""
    return value(tunnel.length, tunnel.points, tunnel.dead_ends, scoring)


@rule
def payment(s: State, tunnel: Tunnel, seat: int) -> int:
    """What a closed tunnel pays a seat: all to the majority, shared if tied (ST-9.1, ST-9.2)."""
    mine = tunnel.tokens[seat]
    if mine == 0:
        return 0
    tied = 0
    for other in range(s.seats):
        if tunnel.tokens[other] > mine:
            return 0
        if tunnel.tokens[other] == mine:
            tied += 1
    return share(worth(tunnel, s.dead_ends), tied)


@rule
def share(value: int, tied: int) -> int:
    """Rounded down, tunnel by tunnel; the rest is lost (ST-9.2)."""
    return value // tied


@rule
def points(s: State, seat: int) -> int:
    """What the closed tunnels pay a seat; at the end all are closed (ST-9.5, ST-11.6)."""
    total = 0
    for t in range(CONTACTS):
        tunnel = s.tunnels[t]
        if tunnel.length > 0 and closed(tunnel):
            total += payment(s, tunnel, seat)
    return total


@rule
def wins(s: State, seat: int) -> bool:
    """The highest score wins; equal scores share the victory (ST-9.6)."""
    for other in range(s.seats):
        if s.players[other].score > s.players[seat].score:
            return False
    return True


def score_sheet(s: Any) -> list[dict[str, Any]]:
    """Every tunnel with a face-up segment: its course, its worth, whom it pays (ST-9.7)."""
    segments, ends = _courses(s)
    sheet = []
    for t, names in segments.items():
        tunnel = s.tunnels[t]
        numbers = sorted((end for end in ends[t] if end), reverse=True)
        seats = range(int(s.seats))
        sheet.append(
            {
                "segments": names,
                "ends": [*numbers, *("x" for end in ends[t] if not end)],
                "length": int(tunnel.length),
                "value": int(worth(tunnel, s.dead_ends)),
                "tokens": [int(tunnel.tokens[seat]) for seat in seats],
                "open": not closed(tunnel),
                "payments": [int(payment(s, tunnel, seat)) for seat in seats]
                if closed(tunnel)
                else None,
            }
        )
    return sheet


def _courses(s: Any) -> tuple[dict[int, list[str]], dict[int, list[int]]]:
    """The segments and the ends (a dead end is 0) of every tunnel, read off the board."""
    segments: dict[int, list[str]] = {}
    ends: dict[int, list[int]] = {t: [] for t in range(CONTACTS)}
    tunnel_at = s.tunnel_at[CONTACT].tolist()
    columns = (s.cells[name].tolist() for name in ("lies", "card", "way"))
    for cell, (lies, card, way) in enumerate(zip(*columns, strict=True)):
        tunnels = tunnel_at[cell]
        if lies == Lies.POINT_CARD and card:
            for t, number in zip(tunnels, POINTS[2 * (card - 1) + way].number, strict=True):
                ends[t].append(int(number))
        elif lies == Lies.FACE_UP:
            face = FACES[2 * (card - 1) + way]
            for t, segment in zip(tunnels, face.segment.tolist(), strict=True):
                if segment == DEAD_END:
                    ends[t].append(0)
            for number in range(int(face.segments)):
                t = tunnels[int(face.first[number])]
                segments.setdefault(t, []).append(f"{CELL_NAMES[cell]}.{number + 1}")
    return segments, ends
