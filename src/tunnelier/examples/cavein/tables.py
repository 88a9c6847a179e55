"""The pieces of Cave-in."""

from __future__ import annotations

SEATS = 4
MOST_TAKEN = 3
PROPS = (9, 15)
"""By the option `mine`."""
LAMPS = (2, 2, 2, 2)
"""How many lamps there are of each worth: 1, 2, 3 and 4."""
BRIGHTEST = len(LAMPS)
