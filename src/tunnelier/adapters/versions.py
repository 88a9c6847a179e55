"""Versions of environments: `tunnelier/Manhattan-v1` behaves the same wherever it is to be had.

What it does is the numbers of the moves, what is observed, what is legal, what chance draws for a
seed, and the rewards. Recorded matches hold it to that (`tests/adapters/environments.py`): who
changes any of it raises the version, and the old name is refused from then on.
"""

from __future__ import annotations

from typing import overload

from tunnelier.core.game import Game
from tunnelier.games import names

VERSIONS = {
    "cave-in": 1,
    "channel-1881": 2,
    "channel-1987": 1,
    "knockout-whist": 1,
    "manhattan": 1,
    "steam-tunnel": 2,
}
"""Of our games; those of others have version 0, which promises nothing."""
PREFIX = "tunnelier/"


def version_of(name: str) -> int:
    """Which version of a game's environments this is."""
    return VERSIONS.get(name, 0)


def identifier(name: str) -> str:
    """What an environment of a game is called: `tunnelier/SteamTunnel-v2`."""
    return f"{PREFIX}{''.join(map(str.capitalize, name.split('-')))}-v{version_of(name)}"


@overload
def game_called(name: str) -> str: ...


@overload
def game_called(name: Game) -> Game: ...


def game_called(name: str | Game) -> str | Game:
    """The game that an environment is of: as it is, or by the environment's whole name."""
    if not isinstance(name, str) or not name.startswith(PREFIX):
        return name
    known = {identifier(each): each for each in names()}
    if name not in known:
        raise ValueError(f"there is no {name} here; there are: {', '.join(known)}")
    return known[name]
