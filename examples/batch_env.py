"""Learn from many matches at once: which first move of Cave-in wins most often?"""

import numpy as np

from tunnelier import BatchEnv

env = BatchEnv("cave-in", count=1024, players=2, seed=1)
played, won = np.zeros(env.actions), np.zeros(env.actions)
opening = np.zeros(env.count, int)
for step in range(200):
    actions = env.random_actions(seed=step)
    first = env.decisions == 0
    opening[first] = actions[first]
    env.step(actions)
    np.add.at(played, opening[env.done], 1)
    np.add.at(won, opening[env.done], env.reward[env.done, 0] == 1)

for action in np.argsort(-won / played):
    print(f"{env.game.actions.text(action):14} wins {won[action] / played[action]:.0%}")
