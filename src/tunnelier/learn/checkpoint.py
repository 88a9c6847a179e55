"""Checkpoints: all that a training goes on from, in one small file of NumPy arrays.

A file is written beside the old one and then takes its place at once: whoever is killed while
writing leaves the old one whole.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.bots.mind import fingerprint_of, write_whole
from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake

from .words import MESSAGES

FORMAT = 1
FILE = "checkpoint.npz"
ABOUT = "about"
"""The one array that is text: what the others are."""

PARTS = ("weights", "means", "squares")
"""The arrays, by what they are of."""

Arrays = Mapping[str, NDArray[np.float32]]


class Misfit(Mistake):
    """A checkpoint that is none, or one of other rules; the text says which."""


@dataclass(frozen=True)
class Checkpoint:
    """A training as it stands between two legs."""

    game: str
    fingerprint: str
    """Of what it was trained on; see `bots/mind.py`."""
    settings: dict[str, Any]
    legs: int
    """How many are done. All that is random in a leg depends on its number and the seed."""
    steps: int
    """How many answers have been learned from so far, those without a choice counted in."""
    seconds: float
    weights: Arrays
    means: Arrays
    """Of the gradients, as the optimiser remembers them."""
    squares: Arrays
    """Of the gradients' squares."""
    taken: int
    """How many steps the optimiser has taken."""
    curves: list[dict[str, Any]] = field(default_factory=list)
    """What was told on the way."""

    def save(self, path: Path) -> None:
        """Write the file whole, or leave the old one as it is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        about = json.dumps({"tunnelier checkpoint": FORMAT, **self._plain()})
        arrays = {ABOUT: np.frombuffer(about.encode(), np.uint8)}
        for part in PARTS:
            arrays |= {f"{part}/{name}": each for name, each in getattr(self, part).items()}
        write_whole(path, arrays)

    def _plain(self) -> dict[str, Any]:
        names = ("game", "fingerprint", "settings", "legs", "steps", "seconds", "taken", "curves")
        return {name: getattr(self, name) for name in names}


def load(path: Path, game: Game) -> Checkpoint:
    """The checkpoint in a file or folder, if it fits the rules of the game."""
    path = path / FILE if path.is_dir() else path
    checkpoint = read(path)
    if checkpoint.game != game.meta.name:
        theirs, named = checkpoint.game, game.meta.name
        raise Misfit(MESSAGES["error-other-game"], path=path, theirs=theirs, ours=named)
    ours = fingerprint_of(game)
    if checkpoint.fingerprint != ours:
        raise Misfit(
            MESSAGES["error-other-rules"],
            path=path,
            game=checkpoint.game,
            theirs=checkpoint.fingerprint,
            ours=ours,
        )
    return checkpoint


def read(path: Path) -> Checkpoint:
    """The checkpoint in a file, whatever it was trained on."""
    try:
        with path.open("rb") as file, np.load(file) as content:
            arrays = dict(content)
        about = json.loads(arrays.pop(ABOUT).tobytes())
        release = about.pop("tunnelier checkpoint")
        parts: dict[str, Any] = {part: _of(part, arrays) for part in PARTS}
        kept = Checkpoint(**about, **parts) if release == FORMAT else None
    except (AttributeError, EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile):
        raise Misfit(MESSAGES["error-no-checkpoint"], path=path) from None
    if kept is None:
        raise Misfit(MESSAGES["error-other-release"], path=path)
    return kept


def _of(part: str, arrays: Arrays) -> Arrays:
    prefix = f"{part}/"
    return {k.removeprefix(prefix): v for k, v in arrays.items() if k.startswith(prefix)}
