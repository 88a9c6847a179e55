"""What the rules of Cave-in tell."""

from __future__ import annotations

from tunnelier.core.news import Tells, Tidings
from tunnelier.core.record import OWNER

from .tables import BRIGHTEST

WORTH = range(1, BRIGHTEST + 1)


class News(Tidings):
    """What happens, in the order of the rules: the rule, the fields that change, what is said."""

    DREW = Tells("CI-1.2", "players.lamp", "players.eyes", seen_by=OWNER, worth=WORTH)
    TOOK = Tells("CI-2.1", "props", "players.props", props=int)
    SHONE = Tells("CI-2.2", "players.shone", "players.eyes", worth=WORTH)
    ROOF_FELL = Tells("CI-3.1", "over")
    LOST = Tells("CI-3.1", "players.props", props=int)
    SHOWED = Tells("CI-3.1", "players.eyes", worth=WORTH)
    HAS = Tells("CI-3.2", points=int)
    WON = Tells("CI-3.3")
