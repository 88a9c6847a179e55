"""What a tunnel is and is worth, as boards tell it."""

from __future__ import annotations

from typing import Any

from ..score import closed, ends_worth, worth
from ..tables import CONTACT, CONTACTS, Entry


def tunnel_at(s: Any, cell: int, entry: Entry) -> int:
    """The tunnel that passes an entry of a cell."""
    return int(s.tunnel_at[CONTACT[cell, entry]])


def is_closed(s: Any, t: int) -> bool:
    """Whether a tunnel is closed."""
    return bool(closed(s.tunnels[t]))


def value_of(s: Any, tunnel: Any) -> int:
    """What a tunnel is worth as far as its course is known."""
    return int(worth(tunnel, s.dead_ends))


def ends_of(s: Any, tunnel: Any) -> int:
    """What its ends bring for every segment, by the variant that is played."""
    return int(ends_worth(tunnel.points, tunnel.dead_ends, s.dead_ends))


def listed_tunnels(s: Any) -> tuple[list[int], list[int]]:
    """The tunnels with a face-up segment, open and closed, the most valuable first."""
    known = [t for t in range(CONTACTS) if s.tunnels[t].length > 0]
    known.sort(key=lambda t: (-value_of(s, s.tunnels[t]), -int(sum(s.tunnels[t].tokens))))
    shut = [t for t in known if is_closed(s, t)]
    return [t for t in known if t not in shut], shut
