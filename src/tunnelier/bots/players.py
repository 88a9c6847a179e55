"""The bots: at random, one turn ahead, by what a network likes at once, and by a search."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.core.sight import Sight

from . import search
from .mind import Mind, Weights, learned, likings, mind_of
from .search import Plan


class Budget(NamedTuple):
    """How much a bot may think about one question."""

    simulations: int | None = None
    """None: as many as its level makes."""
    seconds: float | None = None
    """Stop thinking after so long; the answer then depends on the machine."""
    threads: int = 1


AS_EVER = Budget()


class Bot(Protocol):
    """Anything that can answer a question."""

    name: str

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves, from what the seat sees alone."""
        ...


class Stumbled(Mistake):
    """A bot of somebody else's has no legal answer: it broke, was silent, or said what is none."""


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._rng = random.Random(seed)

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves."""
        return self._rng.choice(sight.moves)


class GreedyBot:
    """What looks best when the turn has come to rest."""

    def __init__(self, name: str, seed: int, plain: bool = False) -> None:
        self.name, self.seed, self.plain = name, seed, plain

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves."""
        values = search.look(sight, self.seed, self.plain)
        return sight.moves[int(values.argmax())]


class PolicyBot:
    """What the network likes best, without any search; of a game nobody has learned, as greedily.

    It is the one that comes with the package, or one of the given weights. With a `whim` of 1 it
    plays any move, as often as it likes it; the larger the whim, the less it minds which. Where
    nobody has learned the game it then plays anything at all so much the more often.
    """

    def __init__(
        self, name: str, seed: int, weights: Weights | None = None, whim: float = 0.0
    ) -> None:
        self.name, self.seed, self.whim, self._weights = name, seed, whim, weights
        self._unlearned = GreedyBot(name, seed)
        self._minds: dict[tuple[Game, int], Mind | None] = {}

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves."""
        mind = self._mind(sight.game, int(sight.row.seats))
        rng = random.Random(int(search.stream_for(sight, self.seed)))
        if mind is None:
            slips = rng.random() < self.whim / (1 + self.whim)
            return rng.choice(sight.moves) if slips else self._unlearned.choose(sight, budget)
        liked, _ = likings(sight.game, mind, sight.rows, sight.seat, sight.actions)
        if self.whim == 0:
            return sight.moves[int(liked.argmax())]
        share = liked / liked.max()
        return rng.choices(sight.moves, (share ** (1 / self.whim)).tolist())[0]

    def _mind(self, game: Game, seats: int) -> Mind | None:
        if self._weights is None:
            return learned(game, seats)
        if (game, seats) not in self._minds:
            self._minds[game, seats] = mind_of(game, self._weights, seats)
        return self._minds[game, seats]


class SearchBot:
    """Tree search over what the seat can know.

    Without a `whim` it plays the move it thought about most; with a whim of 1 any move, as often as
    it thought about it, and in between something in between. By a `slip` it plays anything at all.

    One that has `learned` goes by the network that comes with the package; of a game that nobody
    has learned, by the rule of thumb as others do, with `unlearned` simulations.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        simulations: int,
        plan: Plan | None = None,
        trees: int = 1,
        whim: float = 0.0,
        slip: float = 0.0,
        plain: bool = False,
        learned: bool = False,
        unlearned: int | None = None,
    ) -> None:
        self.name, self.seed, self.simulations = name, seed, simulations
        self.plan, self.trees, self.plain = plan, trees, plain
        self.whim, self.slip = whim, slip
        self.learned, self.unlearned = learned, unlearned or simulations

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves."""
        rng = random.Random(int(search.stream_for(sight, self.seed)))
        if len(sight.actions) == 1 or rng.random() < self.slip:
            return rng.choice(sight.moves)
        mind = learned(sight.game, int(sight.row.seats)) if self.learned else None
        simulations = self.unlearned if self.learned and mind is None else self.simulations
        thoughts = search.search(
            sight,
            budget.simulations or simulations,
            self.plan,
            seed=self.seed,
            trees=self.trees,
            threads=budget.threads,
            seconds=budget.seconds,
            plain=self.plain,
            mind=mind,
        )
        if self.whim == 0:
            return sight.moves[thoughts.best]
        share = thoughts.visits / thoughts.visits.max()
        whim = self.whim * search.forgiving(sight.game)
        return rng.choices(sight.moves, (share ** (1 / whim)).tolist())[0]
