"""OpenSpiel's search among secrets plays 1987 Channel Tunnel against a random player."""

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tunnelier.adapters import openspiel

game = openspiel.load("channel-1987")
rng = np.random.RandomState(1)
evaluator = mcts.RandomRolloutEvaluator(1, rng)
bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=2, random_state=rng)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=odds)))
    elif state.current_player() == 0:
        state.apply_action(int(bot.step(state)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
print("returns", state.returns())
