"""Our games for other people's libraries; an adapter needs its library installed."""

from __future__ import annotations

NEEDED = "this adapter needs a library that is not installed: pip install 'tunnelier[research]'"
"""What is said where it is not."""
