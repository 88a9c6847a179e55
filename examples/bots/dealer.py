"""An agent of RLCard as a bot: put your own in the place of the one that plays anything."""

import numpy as np
from rlcard.agents.random_agent import RandomAgent

from tunnelier import Sight
from tunnelier.games import load

AGENT = RandomAgent(num_actions=load("cave-in").actions.seat_moves)


class Dealer:
    """Asks the agent as RLCard would."""

    def __init__(self, seed: int) -> None:
        np.random.seed(seed % 2**32)  # RLCard's agents draw from there

    def choose(self, sight: Sight) -> int:
        """A move by its number; moves are raw where RLCard asks for their names."""
        legal = dict.fromkeys(sight.actions)
        state = {"obs": sight.features, "legal_actions": legal, "raw_legal_actions": list(legal)}
        return int(AGENT.eval_step(state)[0])
