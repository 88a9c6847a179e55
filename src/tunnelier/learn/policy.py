"""The policy of a checkpoint as a player: what looks best at once, without any search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.bots import Budget
from tunnelier.core.game import Game
from tunnelier.core.sight import Sight

from .checkpoint import Arrays, load

AS_EVER = Budget()
TINY = np.float32(1e-5)
"""What PyTorch adds to a variance, so that nobody divides by zero."""


class Policy:
    """A network in NumPy; the same numbers as PyTorch's, but for rounding."""

    def __init__(self, game: Game, weights: Arrays) -> None:
        self.game, self._weights = game, {name: np.asarray(w) for name, w in weights.items()}
        self._groups = game.turned.groups
        self.blocks = sum(name.endswith("widen.weight") for name in weights)

    @classmethod
    def load(cls, path: Path, game: Game) -> Policy:
        """That of a checkpoint, if it fits the rules of the game."""
        return cls(game, load(path, game).weights)

    def look(self, vector: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[Any]]:
        """How much each move of the game is liked, and what is expected for each place."""
        y = self._linear("enter", vector[: self._weights["enter.weight"].shape[1]])
        looks = []
        for k, group in enumerate(self._groups):
            things = vector[group.first :][: group.many * group.size].reshape(group.many, -1)
            looks.append(np.maximum(things @ self._weights[f"eyes.{k}.see.weight"].T, 0))
            together = looks[k].sum(0) * np.float32(group.many**-0.5)
            y = y + self._weights[f"eyes.{k}.tell.weight"] @ together
        y = np.maximum(y, 0)
        for k in range(self.blocks):
            inside = self._normal(f"blocks.{k}.norm", y)
            inside = np.maximum(self._linear(f"blocks.{k}.widen", inside), 0)
            y = y + self._linear(f"blocks.{k}.close", inside)
        y = np.maximum(self._normal("norm", y), 0)
        liking = self._linear("moves", y)
        for k, group in enumerate(self._groups):
            wanted = self._linear(f"eyes.{k}.ask", y).reshape(len(group.moves), -1)
            for first, asked in zip(group.moves, wanted, strict=True):
                liking[first : first + group.many] += looks[k] @ asked
        return liking, self._linear("values", y)

    def _linear(self, name: str, x: NDArray[Any]) -> NDArray[Any]:
        y: NDArray[Any] = self._weights[f"{name}.weight"] @ x + self._weights[f"{name}.bias"]
        return y

    def _normal(self, name: str, x: NDArray[Any]) -> NDArray[Any]:
        level: NDArray[Any] = (x - x.mean()) / np.sqrt(x.var() + TINY)
        level *= self._weights[f"{name}.weight"]
        return level + self._weights[f"{name}.bias"]


class PolicyBot:
    """Plays the move it likes best."""

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.name, self.policy = name, policy

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves."""
        if len(sight.actions) == 1:
            return sight.moves[0]
        vector = self.policy.game.turned.of(sight.rows, sight.seat)[0]
        liking, _ = self.policy.look(vector)
        return sight.moves[int(liking[list(sight.actions)].argmax())]
