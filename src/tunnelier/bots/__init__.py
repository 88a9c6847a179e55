"""Computer players. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Bot(Protocol):
    """Anything that can answer a question."""

    def choose(self, view: dict[str, Any], moves: Sequence[str]) -> str:
        """One of the legal moves, from the view of the seat alone."""
        ...


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: dict[str, Any], moves: Sequence[str]) -> str:
        """One of the legal moves."""
        return self._rng.choice(moves)


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot}


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; bots: {', '.join(BOTS)}")
    return BOTS[name](seed)
