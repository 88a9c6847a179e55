"""PettingZoo: a game of ours as an environment of agents that answer in turn (AEC).

    env = pettingzoo.env("manhattan", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Seat 0 is `player_0`. An observation has two parts: "observation", what the seat sees as numbers
(see `core/features.py`), and "action_mask", 1 for every legal move, all 0 for a seat that is not
asked. Chance is answered by the environment, from the seed. Rewards come at the end: 1 for a
victory, and the sum over all agents is 0. A move that is not legal raises a ValueError that says
why, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tunnelier.adapters import NEEDED
from tunnelier.adapters.single import Single
from tunnelier.core.game import Game

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, unused-ignore]
except ImportError as missing:
    raise ImportError(NEEDED) from missing

RENDER_MODES = ("human", "ansi", "svg")
AGENT = "player_{}"


def env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment, with PettingZoo's usual guards: it says so if it is used out of order."""
    made = TunnelierEnv(game, players, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TunnelierEnv(AECEnv):  # type: ignore[misc]
    """The environment without guards.

    `render` shows the table as everyone may see it, after every answer by itself if the mode is
    `human`; it gives the text of `ansi` and the drawing of `svg` back.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"no render mode {render_mode!r}; modes: {', '.join(RENDER_MODES)}")
        self.match = Single(game, players, options)
        self.render_mode = render_mode
        name = self.match.game.meta.name.replace("-", "_")
        self.metadata = {
            "name": f"tunnelier_{name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [AGENT.format(seat) for seat in range(self.match.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.match.actions) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (self.match.layout.size,), np.float32)

    def observation_space(self, agent: str) -> Any:
        """Numbers from −1 to 1, and a mask of moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every move of a seat has one number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; PettingZoo's `options` are not used: the game's were chosen before."""
        self.match.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked; None once the match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.match.rewards.tolist(), strict=True))
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.features(seat), "action_mask": self.match.mask(seat)}

    def state(self) -> Any:
        """The whole state as numbers, for critics that may see all: laid out as observations."""
        return self.match.whole()

    def render(self) -> Any:
        """The table as everyone may see it."""
        if self.render_mode == "svg":
            return self.match.svg()
        if self.render_mode == "ansi":
            return self.match.text()
        if self.render_mode == "human":
            print(self.match.text())
        return None

    def imagine(self, agent: str, seed: int) -> None:
        """Change what an agent cannot see, and nothing else: for `checks.no_leaks`."""
        self.match.imagine(self.possible_agents.index(agent), seed)

    def close(self) -> None:
        """There is nothing to close."""

    def _ask(self) -> None:
        seat = self.match.seat
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def _seen(self) -> Dict:
        size, actions = self.match.layout.size, self.match.actions
        return Dict(
            {
                "observation": Box(-1.0, 1.0, (size,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )


raw_env = TunnelierEnv
"""As PettingZoo calls it: its guards take more than half of the time of a step."""
