"""Our games for other people's libraries; an adapter needs its library installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

ADAPTERS = ("checks", "gymnasium", "openspiel", "pettingzoo")
NEEDED = (
    "this adapter needs a library that is missing or too old: pip install 'tunnelier[research]'"
)
"""What is said where it is."""


def __getattr__(name: str) -> Any:
    """Each is fetched when it is first used, with the library it needs."""
    if name not in ADAPTERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
