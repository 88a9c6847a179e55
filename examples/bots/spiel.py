"""A policy of OpenSpiel as a bot: put your own in the place of the one that plays anything."""

import numpy as np
from open_spiel.python.policy import UniformRandomPolicy

from tunnelier import Sight
from tunnelier.adapters import openspiel

GAME = openspiel.load("cave-in", recall=False)  # a bot is told what its seat sees now
POLICY = UniformRandomPolicy(GAME)


class Spiel:
    """Every move as often as the policy makes it."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def choose(self, sight: Sight) -> int:
        """A move by its number, which is OpenSpiel's too."""
        odds = POLICY.action_probabilities(GAME.state_of(sight.rows))
        return int(self.rng.choice(list(odds), p=list(odds.values())))
