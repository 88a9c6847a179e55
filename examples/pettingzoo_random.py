"""Three agents play The Manhattan Project at random through PettingZoo."""

from tunnelier.adapters import pettingzoo

env = pettingzoo.env("manhattan", players=3, options={"turn_limit": "50"})
env.reset(seed=7)
rewards = {}
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    rewards[agent] = reward
    if terminated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(rewards)
