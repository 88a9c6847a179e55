"""What the rules of Steam Tunnel tell."""

from __future__ import annotations

from tunnelier.core.news import Tells, Tidings

from .tables import CARD_NAMES, CELL_NAMES, FACE_NAMES, POINT_NAMES, SEGMENT_NAMES, Way

COURSES = tuple(
    f"tunnels.{field}" for field in ("points", "length", "branches", "dead_ends", "tokens")
)
"""What tunnels are made of: it moves from one to the other where a card joins them."""

BOOKKEEPING = {"tunnel_at": "the number that a tunnel goes by; what it is made of is told"}


class News(Tidings):
    """What happens, in the order of the rules. A tunnel is called after its first segment."""

    # set-up
    LAID = Tells(
        "ST-2.6",
        *("cells.card", "cells.way", "tunnels.points", "tunnels.branches"),
        cell=CELL_NAMES,
        point=POINT_NAMES,
        way=Way,
    )
    BEGINS = Tells("ST-2.11", "start", "next_seat")

    # the turn
    TURN = Tells("ST-3.1", "next_seat", "players.turns")
    FLIPPED = Tells("ST-3.3", cell=CELL_NAMES)
    NO_PLACEMENT = Tells("ST-7.2")
    SHOWN = Tells(
        "ST-3.4",
        *("cells.lies", "cells.card", "cells.way", "unseen", "unknown", *COURSES),
        cell=CELL_NAMES,
        face=FACE_NAMES,
    )
    SKIPPED = Tells("ST-3.7")

    # buying, tunnels, burning
    BOUGHT = Tells(
        "ST-4.1",
        *("cells.owner", "players.tokens", "tunnels.tokens"),
        segment=SEGMENT_NAMES,
        card=CARD_NAMES,
        left=int,
    )
    CLOSED_BY_FLIP = Tells(
        "ST-5.5", "tunnels.branches", tunnel=SEGMENT_NAMES, length=int, value=int
    )
    CLOSED_BY_BURN = Tells(
        "ST-5.7", "tunnels.branches", tunnel=SEGMENT_NAMES, length=int, value=int
    )
    ONLY_DEAD_ENDS = Tells("ST-8.6", tunnel=SEGMENT_NAMES)
    NO_END = Tells("ST-8.7", tunnel=SEGMENT_NAMES)
    DEADLY = Tells("ST-10.3", tunnel=SEGMENT_NAMES)
    JOINED = Tells("ST-5.9", *COURSES, tunnel=SEGMENT_NAMES, other=SEGMENT_NAMES)
    BURNED = Tells(
        "ST-6.1",
        *("cells.lies", "cells.burner", "players.tokens"),
        cell=CELL_NAMES,
        left=int,
    )
    STRAIGHT = Tells("ST-6.3", "unknown", *COURSES, cell=CELL_NAMES)

    # the end
    ENDED = Tells("ST-7.1", "over")
    SCORING = Tells("ST-8.5")
    SCORING_WITH_PITY = Tells("ST-10.2")
    SCORING_DEADLY = Tells("ST-10.3")
    TOOK_ALL = Tells("ST-9.1", "players.score", tunnel=SEGMENT_NAMES, tokens=int, points=int)
    SHARED = Tells("ST-9.2", "players.score", tunnel=SEGMENT_NAMES, tied=int, points=int)
    REST_LOST = Tells("ST-9.2", tunnel=SEGMENT_NAMES, points=int)
    WORTHLESS = Tells("ST-8.5", tunnels=int)
    NOBODYS = Tells("ST-9.4", tunnels=int)
    TOTAL = Tells("ST-9.5", points=int)
    WON = Tells("ST-9.6", points=int)
    WON_TOGETHER = Tells("ST-9.6", points=int)
