"""PettingZoo: a game of ours as an environment of agents that answer in turn (AEC).

    env = pettingzoo.env("manhattan", players=3)     # or "tunnelier/Manhattan-v1"
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Seat 0 is `player_0`. An observation has two parts: "observation", what the seat sees as numbers
(see `core/encoding/`), and "action_mask", 1 for every legal move, all 0 for a seat that is not
asked. Chance is answered by the environment, from the seed. Rewards come at the end: 1 for a
victory, and the sum over all agents is 0. A move that is not legal raises a ValueError that says
why, and changes nothing; so does whatever is done out of order. PettingZoo's own guards against
that would take more than half of the time of a step.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from tunnelier.adapters import NEEDED
from tunnelier.adapters.single import Single
from tunnelier.adapters.versions import version_of
from tunnelier.core.game import AS_THE_TABLE, Game

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
except ImportError as missing:
    raise ImportError(NEEDED) from missing

RENDER_MODES = ("human", "ansi", "svg")
AGENT = "player_{}"


class OfAMatch:
    """What there is not before the first match: whoever asks for it is told so.

    A `__getattr__` would do the same, and make every other attribute slower.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: Any, kind: type | None = None) -> Any:
        raise _too_soon(self.name)


def _too_soon(name: str) -> AttributeError:
    return AttributeError(f"{name} is of a match: reset the environment to begin one")


class TunnelierEnv(AECEnv):  # type: ignore[misc]
    """One match; `layout` is one of `core.game.LAYOUTS`.

    `render` shows the table as everyone may see it, after every answer by itself if the mode is
    `human`; it gives the text of `ansi` and the drawing of `svg` back.
    """

    agent_selection: Any = OfAMatch()
    rewards: Any = OfAMatch()
    _cumulative_rewards: Any = OfAMatch()
    terminations: Any = OfAMatch()
    truncations: Any = OfAMatch()
    infos: Any = OfAMatch()

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        layout: str = AS_THE_TABLE,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"no render mode {render_mode!r}; modes: {', '.join(RENDER_MODES)}")
        self.match = Single(game, players, options, layout)
        self.render_mode = render_mode
        name = self.match.game.meta.name
        self.metadata = {
            "name": f"tunnelier_{name.replace('-', '_')}_v{version_of(name)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [AGENT.format(seat) for seat in range(self.match.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.match.actions) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (self.match.whole_size,), np.float32)
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}

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
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked; None once the match is over."""
        match = self.match
        if match.over:
            self._leave(action)
            return
        asked = self.agent_selection  # before the first match, this says so
        if action is None:
            raise ValueError(f"{asked} is asked: None is no answer before the match is over")
        if match.play(index(action)):
            self._end()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        match, seat = self.match, self._places[agent]
        if match.seat is None and not match.over:
            raise _too_soon("observe")
        return {"observation": match.features(seat), "action_mask": match.mask(seat)}

    def state(self) -> Any:
        """The whole state as numbers, for critics that may see all: laid out as the table is."""
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
        self.match.imagine(self._places[agent], seed)

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self) -> None:
        """The match is over: what everybody gained, which was nothing until now."""
        self.rewards = dict(zip(self.possible_agents, self.match.rewards.tolist(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)

    def _leave(self, action: Any) -> None:
        """Let the agents go, one a step, as PettingZoo wants it."""
        if not self.agents:
            raise ValueError("the match is over, and everybody has left: reset it to begin another")
        if action is not None:
            raise ValueError("the match is over: the only answer is None, until everybody has left")
        leaving = self.agent_selection
        self.agents.remove(leaving)
        del self._cumulative_rewards[leaving], self.infos[leaving]
        del self.terminations[leaving], self.truncations[leaving]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

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


env = raw_env = TunnelierEnv
"""As PettingZoo calls them, with its guards and without; here they are the same."""
