"""Tunnelier: modern board games, implemented whole.

>>> import tunnelier
>>> "steam-tunnel" in tunnelier.games()
True
>>> match = tunnelier.Match("steam-tunnel", players=3, seed=7)
>>> match.play("flip cell=b3")
>>> match.why("buy cell=b2 segment=1")
'The ends of a point card cannot be bought. (ST-4.7)'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .games import games

if TYPE_CHECKING:
    from .core.position import Impossible
    from .core.sheet import SheetError
    from .core.sight import Advice, Sight
    from .many.batch import Simulation, simulate
    from .many.env import BatchEnv
    from .play.log import Refused
    from .play.match import Match
    from .play.proof import Verdict, verify
    from .play.saved import BadSave

__version__ = "0.1.0"
__all__ = [
    "Advice",
    "BadSave",
    "BatchEnv",
    "Impossible",
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
    "BadSave": "play.saved",
    "BatchEnv": "many.env",
    "Impossible": "core.position",
    "Match": "play.match",
    "Refused": "play.log",
    "SheetError": "core.sheet",
    "Sight": "core.sight",
    "Simulation": "many.batch",
    "Verdict": "play.proof",
    "simulate": "many.batch",
    "verify": "play.proof",
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
