"""Disputed points, as named constants: a later answer can be adopted here (C87-0.8)."""

from __future__ import annotations

LAST_DIG_CHECK = False
"""Whether the ninth dig still checks the deviation (C87-17.2)."""

HEAVY_SAME_KIND = False
"""Whether Heavy machinery may repeat the kind of action just completed (C87-14.11)."""

HEAVY_WAIVES_COSTS = False
"""Whether Heavy machinery waives discs, discarded rubble and barriers too (C87-14.12)."""

ROUND_GUARD = 100
"""After so many rounds the game is scored as it stands (C87-5.8)."""
