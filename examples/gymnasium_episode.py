"""One seat of Steam Tunnel against two of our bots, then many matches at once."""

import numpy as np

from tunnelier.adapters import gymnasium

env = gymnasium.make("steam-tunnel", players=3, seat=0, bots=("greedy", "random"))
observation, info = env.reset(seed=7)
terminated = False
while not terminated:
    action = int(np.flatnonzero(info["action_mask"])[-1])  # any policy of yours
    observation, reward, terminated, truncated, info = env.step(action)
print("reward", reward)

many = gymnasium.make_vec("steam-tunnel", count=64, players=3, opponents="random")
observations, info = many.reset(seed=7)
finished = 0
for _ in range(100):
    actions = info["action_mask"].argmax(axis=1)
    observations, rewards, terminated, truncated, info = many.step(actions)
    finished += terminated.sum()
print(observations.shape, finished, "matches finished")
