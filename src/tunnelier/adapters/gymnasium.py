"""Gymnasium: one seat of a match against bots, or many matches at once.

    env = gymnasium.make("steam-tunnel", players=3, bots=("greedy", "random"))
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

An observation is what the seat sees as numbers (see `core/encoding/`); `info["action_mask"]` has
1 for every legal move. Other seats are answered by bots, chance by the environment. The reward
comes at the end: 1 for a victory, less for a shared one, and what losers lose adds up to it.

Importing this module enters every game with Gymnasium, as `tunnelier/SteamTunnel-v2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.adapters import NEEDED
from tunnelier.adapters.opponents import RANDOM, Opponent, Opponents
from tunnelier.adapters.single import SEEDS, Single
from tunnelier.adapters.versions import game_called, identifier
from tunnelier.bots import Bot, Given, bot
from tunnelier.core.game import AS_THE_TABLE, Game
from tunnelier.core.sight import Sight
from tunnelier.games import names
from tunnelier.many.env import BatchEnv, NotLegal

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError(NEEDED) from missing

RENDER_MODES = ("human", "ansi", "svg")
LOSE, RAISE = "lose", "raise"
"""What an answer that is not legal does."""
SELF = "self"
"""As the opponents of many matches: whoever is asked is you."""
ILLEGAL_REWARD = -1.0

Vector = NDArray[np.float32]


def make(
    game: str | Game,
    players: int | None = None,
    seat: int = 0,
    bots: Sequence[Given] = ("greedy",),
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    illegal: str = LOSE,
    layout: str = AS_THE_TABLE,
) -> SeatEnv:
    """One seat of a match against bots; the bots sit down in turn, round the table.

    With `illegal="lose"` an answer that is not legal ends the match with a reward of −1, as
    libraries that know no masks need it; with "raise" it is a ValueError and nothing happens.
    """
    return SeatEnv(game, players, seat, bots, options, render_mode, illegal, layout)


def make_vec(
    game: str | Game,
    count: int,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    opponents: Opponent | Sequence[Opponent] = SELF,
    seat: int = 0,
    threads: int = 1,
    layout: str = AS_THE_TABLE,
) -> ManyEnv:
    """Many matches at once, in compiled code.

    With `opponents="self"` every step is an answer of whoever is asked in each match, and
    `info["seat"]` says who that is. With others you answer for one seat, and they for the other
    seats until it is asked again: "random", any bot, anything with `act` (see
    `adapters/opponents.py`), or several, of which one is drawn for every seat of every match.
    """
    return ManyEnv(game, count, players, options, opponents, seat, threads, layout)


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a match; see `make`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[Given] = ("greedy",),
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        illegal: str = LOSE,
        layout: str = AS_THE_TABLE,
    ) -> None:
        self.match = Single(game, players, options, layout)
        _check("render mode", render_mode, (None, *RENDER_MODES))
        _check("way to take illegal moves", illegal, (LOSE, RAISE))
        _check("seat", seat, range(self.match.players))
        if not bots:
            raise ValueError("name at least one bot for the other seats")
        self.seat, self.bots, self.illegal = seat, tuple(bots), illegal
        others = [other for other in range(self.match.players) if other != seat]
        self._opposite = [(other, bots[k % len(bots)]) for k, other in enumerate(others)]
        self.render_mode = render_mode
        self.observation_space = Box(-1.0, 1.0, (self.match.layout.size,), np.float32)
        self.action_space = Discrete(self.match.actions)
        self._seated(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a match, up to the first question to the seat."""
        super().reset(seed=seed)
        begin, whim = self.np_random.integers(SEEDS, size=2).tolist()
        self._seated(whim)
        self.match.reset(begin)
        self._answer_for_others()
        self._show()
        return self.match.features(self.seat), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until the seat is asked again."""
        match = self.match
        try:
            match.play(int(action))
        except NotLegal as refused:
            if self.illegal == RAISE:
                raise
            info = {**self._info(), "illegal": str(refused)}
            return match.features(self.seat), ILLEGAL_REWARD, True, False, info
        if match.seat != self.seat:
            self._answer_for_others()
        self._show()
        reward = match.rewards.item(self.seat) if match.over else 0.0
        return match.features(self.seat), reward, match.over, False, self._info()

    def render(self) -> Any:
        """The table as everyone may see it."""
        if self.render_mode == "svg":
            return self.match.svg()
        if self.render_mode == "ansi":
            return self.match.text()
        if self.render_mode == "human":
            print(self.match.text())
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self.seat)}

    def _seated(self, seed: int) -> None:
        """Put the bots in the other seats, round the table; names get a bot each."""
        self._players = {seat: _player(each, seed + seat) for seat, each in self._opposite}

    def _answer_for_others(self) -> None:
        match = self.match
        while match.seat is not None and match.seat != self.seat:
            match.play(self._answer_of(self._players[match.seat]))

    def _answer_of(self, player: Bot | Random) -> int:
        match = self.match
        if isinstance(player, Random):
            return player.choice(match.legal)
        return match.game.actions.parse(player.choose(Sight.of(match.game, match.rows)))


def _player(given: Given, seed: int) -> Bot | Random:
    """A bot; for one that plays anything its chance is enough, and it answers the same sooner."""
    return Random(seed) if isinstance(given, str) and given == RANDOM else bot(given, seed)


class ManyEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Many matches at once; see `make_vec`.

    A match that ends makes room for the next one within the same step (Gymnasium calls it
    SAME_STEP): the observation is then the next match's first one, and `info["final_obs"]` has
    what the seat that answered saw last. The reward is that seat's; `info["rewards"]` has all.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponent | Sequence[Opponent] = SELF,
        seat: int = 0,
        threads: int = 1,
        layout: str = AS_THE_TABLE,
    ) -> None:
        # What opponents see is of no use to anybody: it is written once, when they have answered.
        every = isinstance(opponents, str) and opponents == SELF
        more: dict[str, Any] = {"threads": threads, "features": every, "layout": layout}
        self.batch = BatchEnv(game_called(game), num_envs, players, options, **more)
        _check("seat", seat, range(self.batch.players))
        self.num_envs, self.seat = num_envs, seat
        self.opponents = None if every else Opponents(self.batch, opponents, seat)
        self.single_observation_space = Box(-1.0, 1.0, (self.batch.layout.size,), np.float32)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a match in every slot."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        if self.opponents is not None:
            self.opponents.reset(self.batch.seed)
        self._begin()
        self._answer_for_others()
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Vector, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer in every match; a ValueError names the slot of a move that is not legal."""
        self._begin()
        answered = self.batch.seat.copy()
        self.batch.step(actions)
        self._keep(answered)
        self._answer_for_others()
        reward = self._rewards[np.arange(self.num_envs), answered]
        return self._seen(), reward, self._done, np.zeros(self.num_envs, np.bool_), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.batch.close()

    def _begin(self) -> None:
        """Nothing has ended yet in this step."""
        self._rewards = np.zeros((self.num_envs, self.batch.players), np.float32)
        self._done = np.zeros(self.num_envs, np.bool_)
        self._final = np.full(self.num_envs, None, object)

    def _keep(self, viewers: NDArray[Any]) -> None:
        """Note which matches the last answers ended, and what was seen of them at the end."""
        ended = np.flatnonzero(self.batch.done)
        if len(ended) == 0:
            return
        self._done[ended] = True
        self._rewards[ended] = self.batch.reward[ended]
        last = self.batch.layout.of(self.batch.finished[ended], viewers[ended])
        for slot, vector in zip(ended, last, strict=True):
            self._final[slot] = vector

    def _answer_for_others(self) -> None:
        """Where there are opponents: until the one seat is asked everywhere."""
        viewers = np.full(self.num_envs, self.seat)
        while self.opponents is not None:
            waiting = self.batch.seat != self.seat
            if not waiting.any():
                return
            self.batch.step(self.opponents.answers(waiting), waiting)
            self._keep(viewers)

    def _seen(self) -> Vector:
        if self.batch.features is None:
            return self.batch.layout.of(self.batch.rows, self.batch.seat)
        return self.batch.features.copy()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {
            "seat": self.batch.seat.copy(),
            "action_mask": self.batch.mask.astype(np.int8),
            "rewards": self._rewards,
        }
        if self._done.any():
            info.update(final_obs=self._final, _final_obs=self._done)
        return info


def _check(what: str, chosen: Any, choices: Sequence[Any]) -> None:
    if chosen not in choices:
        known = ", ".join(str(choice) for choice in choices)
        raise ValueError(f"there is no {what} {chosen!r}; choose one of: {known}")


def _register() -> None:
    """Enter every game with Gymnasium; none is loaded before it is made."""
    for name in names():
        if identifier(name) not in gymnasium.registry:
            gymnasium.register(
                identifier(name),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:ManyEnv",
                kwargs={"game": name},
            )


_register()
