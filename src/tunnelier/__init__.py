"""Tunnelier: modern board games, implemented whole.

>>> import tunnelier
>>> "steam-tunnel" in tunnelier.games()
True
>>> match = tunnelier.Match("steam-tunnel", players=3, seed=7)
>>> match.play("flip cell=b3")
>>> match.why("buy cell=b2 segment=1")
'A point card is neither turned, bought nor burned. (ST-4.7)'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .games import games

if TYPE_CHECKING:
    from .core.batch import Simulation, simulate
    from .core.match import Match, Refused
    from .core.saved import BadSave, Verdict, verify
    from .core.sheet import SheetError
    from .core.sight import Advice, Sight
    from .env import BatchEnv

__version__ = "0.1.0"
__all__ = [
    "Advice",
    "BadSave",
    "BatchEnv",
    "Match",
    "Refused",
    "SheetError",
    "Sight",
    "Simulation",
    "Verdict",
    "games",
    "simulate",
    "verify",
]

_HOMES = {
    "Advice": "core.sight",
    "BadSave": "core.saved",
    "BatchEnv": "env",
    "Match": "core.match",
    "Refused": "core.match",
    "SheetError": "core.sheet",
    "Sight": "core.sight",
    "Simulation": "core.batch",
    "Verdict": "core.saved",
    "simulate": "core.batch",
    "verify": "core.saved",
}


def __getattr__(name: str) -> Any:
    """The rest of the surface is fetched when it is first used: NumPy and Numba are heavy."""
    from importlib import import_module

    if name == "adapters":
        return import_module(".adapters", __name__)
    if name not in _HOMES:
        raise AttributeError(f"module 'tunnelier' has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    """The whole surface, fetched or not: what `dir` and `help` show."""
    return sorted([*__all__, "__version__", "adapters"])
