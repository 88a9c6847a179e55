"""Checks for anybody's environments: nothing is given away, and whole matches are in order.

    from tunnelier.adapters import checks
    checks.whole_games(checks.AECTable(env), 10)
    checks.no_leaks(checks.OpenSpielTable(pyspiel.load_game("leduc_poker")))

A `Table` is what they ask of an environment; there is one for PettingZoo's and one for OpenSpiel's.
A check raises AssertionError with what it found, and returns how much it looked at.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

MOST_MOVES = 100_000
CLOSE = 1e-6


class Table(Protocol):
    """An environment as the checks see it; chance has always answered already."""

    seats: int
    actions: int
    """How many moves there are, legal or not."""
    zero_sum: bool

    def begin(self, seed: int) -> None:
        """Begin a match."""
        ...

    def asked(self) -> int | None:
        """The seat that is asked; None when the match is over."""
        ...

    def legal(self) -> Sequence[int]:
        """The legal moves of the seat that is asked; none when the match is over."""
        ...

    def play(self, action: int) -> None:
        """Answer for the seat that is asked."""
        ...

    def rewards(self) -> Sequence[float]:
        """What every seat has gained so far in the match."""
        ...

    def told(self, seat: int) -> Any:
        """Everything that a seat is told, as something that can be compared."""
        ...

    def imagine(self, seat: int, seed: int) -> bool:
        """Change what a seat cannot see and nothing else; False if that cannot be done here."""
        ...


def whole_games(table: Table, count: int, seed: int = 0) -> int:
    """Play whole matches at random; how many answers were given.

    Every question has legal answers, each once, in order and in range; the match comes to an end;
    rewards are finite, one a seat, and add up to nothing where the game is zero-sum; after the end
    nobody is asked anything.
    """
    answers = 0
    for number in range(seed, seed + count):
        rng = random.Random(number)
        table.begin(number)
        length = 0
        while (seat := table.asked()) is not None:
            _hold(0 <= seat < table.seats, f"seat {seat} is asked, of {table.seats}")
            legal = list(table.legal())
            _hold(bool(legal), f"seat {seat} is asked, but has no legal move")
            _hold(legal == sorted(set(legal)), f"legal moves out of order: {legal}")
            _hold(legal[0] >= 0 and legal[-1] < table.actions, f"no such moves: {legal}")
            _check_rewards(table, over=False)
            table.play(rng.choice(legal))
            length += 1
            _hold(length < MOST_MOVES, f"no end after {MOST_MOVES} answers")
        _hold(not list(table.legal()), "there are legal moves after the end")
        _check_rewards(table, over=True)
        answers += length
    return answers


def no_leaks(table: Table, moves: int = 200, seed: int = 0) -> int:
    """Along random matches: what a seat is told does not change when only hidden things do.

    At every question, for every seat, what it cannot see is imagined anew, and the match goes on
    from there. Returns how often that was done: 0 if the environment cannot do it.
    """
    rng, imagined = random.Random(seed), 0
    table.begin(seed)
    for number in range(1, moves + 1):
        for seat in range(table.seats):
            told, legal = table.told(seat), list(table.legal())
            if table.imagine(seat, rng.getrandbits(32)):
                imagined += 1
                _hold(table.told(seat) == told, f"seat {seat} is told what is hidden from it")
                same = table.asked() != seat or list(table.legal()) == legal
                _hold(same, f"what is hidden from seat {seat} changes what it may do")
        table.play(rng.choice(list(table.legal())))
        if table.asked() is None:
            table.begin(seed + number)
    return imagined


class AECTable:
    """An environment of PettingZoo's: agents answer in turn, with masks in their observations.

    `imagine(env, agent, seed)` changes what an agent cannot see, and nothing else; without it, our
    own environments are asked to do it themselves, and others go unchecked.
    """

    def __init__(
        self,
        env: Any,
        imagine: Callable[[Any, str, int], None] | None = None,
        zero_sum: bool = True,
    ) -> None:
        self.env, self.zero_sum = env, zero_sum
        self._imagine = imagine or _own_imagination(env)
        self._agents = list(env.possible_agents)
        self.seats = len(self._agents)
        self.actions = int(env.action_space(self._agents[0]).n)
        self._gained: dict[str, float] = {}

    def begin(self, seed: int) -> None:
        """Begin a match."""
        self.env.reset(seed=seed)
        self._gained = dict.fromkeys(self._agents, 0.0)

    def asked(self) -> int | None:
        """The seat whose agent is asked."""
        env = self.env
        if not env.agents or all(env.terminations[agent] for agent in env.agents):
            return None
        return self._agents.index(env.agent_selection)

    def legal(self) -> list[int]:
        """What the mask of the agent that is asked allows."""
        if self.asked() is None:
            return []
        return [int(k) for k in np.flatnonzero(self._observed(self.env.agent_selection)[1])]

    def play(self, action: int) -> None:
        """Answer; masks of the others must be empty, observations within their spaces."""
        env = self.env
        for agent in env.agents:
            observation = env.observe(agent)
            inside = env.observation_space(agent).contains(observation)
            _hold(inside, f"what {agent} observes is not in its space")
            asked = agent == env.agent_selection
            _hold(
                asked or not self._observed(agent)[1].any(), f"{agent} is not asked, but may move"
            )
        env.step(action)
        for agent in env.agents:
            self._gained[agent] += env.rewards[agent]
            _hold(not env.truncations[agent], f"{agent} was cut short")
        ended = [env.terminations[agent] for agent in env.agents]
        _hold(all(ended) or not any(ended), "the match is over for some agents only")

    def rewards(self) -> list[float]:
        """The sum of every agent's rewards."""
        return [self._gained[agent] for agent in self._agents]

    def told(self, seat: int) -> Any:
        """Observation, reward and info of an agent."""
        agent = self._agents[seat]
        numbers, mask = self._observed(agent)
        more = repr((self.env.rewards[agent], self.env.infos[agent]))
        return numbers.tobytes(), mask.tobytes(), more

    def imagine(self, seat: int, seed: int) -> bool:
        """Change what an agent cannot see."""
        if self._imagine is None:
            return False
        self._imagine(self.env, self._agents[seat], seed)
        return True

    def _observed(self, agent: str) -> tuple[Any, Any]:
        observation = self.env.observe(agent)
        return np.asarray(observation["observation"]), np.asarray(observation["action_mask"])


class OpenSpielTable:
    """A game of OpenSpiel's, played turn by turn; `resample_from_infostate` imagines."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.seats = int(game.num_players())
        self.actions = int(game.num_distinct_actions())
        self.zero_sum = "ZERO_SUM" in str(game.get_type().utility)
        self._rng = random.Random(0)

    def begin(self, seed: int) -> None:
        """Begin a match."""
        self._rng = random.Random(seed)
        self.state = self.game.new_initial_state()
        self._draw()

    def asked(self) -> int | None:
        """The player to move."""
        return None if self.state.is_terminal() else int(self.state.current_player())

    def legal(self) -> list[int]:
        """The legal moves."""
        return [] if self.state.is_terminal() else [int(a) for a in self.state.legal_actions()]

    def play(self, action: int) -> None:
        """Apply a move, and let chance draw."""
        self.state.apply_action(action)
        self._draw()

    def rewards(self) -> list[float]:
        """The returns."""
        return list(self.state.returns())

    def told(self, seat: int) -> Any:
        """Strings and tensors, as far as the game has them."""
        kind, state = self.game.get_type(), self.state
        offered = {
            "information_state_string": kind.provides_information_state_string,
            "information_state_tensor": kind.provides_information_state_tensor,
            "observation_string": kind.provides_observation_string,
            "observation_tensor": kind.provides_observation_tensor,
        }
        return [getattr(state, name)(seat) for name, there in offered.items() if there]

    def imagine(self, seat: int, seed: int) -> bool:
        """Go on from another state that looks the same to a player, if that player is to move."""
        if self.asked() != seat:
            return False
        self.state = self.state.resample_from_infostate(seat, random.Random(seed).random)
        return True

    def _draw(self) -> None:
        while self.state.is_chance_node():
            outcomes, odds = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(self._rng.choices(outcomes, odds)[0])


def _own_imagination(env: Any) -> Callable[[Any, str, int], None] | None:
    """How an environment of ours does it."""
    if not hasattr(env.unwrapped, "imagine"):
        return None
    return lambda env, agent, seed: env.unwrapped.imagine(agent, seed)


def _check_rewards(table: Table, over: bool) -> None:
    rewards = list(table.rewards())
    _hold(len(rewards) == table.seats, f"{len(rewards)} rewards for {table.seats} seats")
    _hold(all(math.isfinite(reward) for reward in rewards), f"rewards {rewards}")
    if over and table.zero_sum:
        _hold(abs(sum(rewards)) < CLOSE, f"rewards {rewards} do not add up to 0")


def _hold(kept: bool, reason: str) -> None:
    if not kept:
        raise AssertionError(reason)
