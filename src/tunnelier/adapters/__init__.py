"""Our games for other people's libraries; an adapter needs its library installed."""

from __future__ import annotations

NEEDED = (
    "this adapter needs a library that is missing or too old: pip install 'tunnelier[research]'"
)
"""What is said where it is."""
