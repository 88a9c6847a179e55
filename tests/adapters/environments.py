"""Matches of every environment, as fingerprints: what a version promises; `make golden`.

A file is never written anew under the same name: who changes what environments do raises the
version in `tunnelier.adapters.versions` first.
"""

import hashlib
import random
import sys
from pathlib import Path

import numpy as np

from tunnelier.adapters import gymnasium as gym
from tunnelier.adapters import pettingzoo as zoo
from tunnelier.adapters.versions import PREFIX, identifier
from tunnelier.core.game import LAYOUTS
from tunnelier.games import meta, names

FOLDER = Path(__file__).with_name("environment_golden")
SEED = 7
LINE = 32
"""So many answers are one line: a difference is not far from where it begins."""
SIDE_BY_SIDE = 4


class Record:
    """The lines of one match."""

    def __init__(self):
        self.lines, self.answers = [], 0
        self._content = hashlib.sha256()

    def add(self, *told):
        """What one answer has led to."""
        for each in told:
            self._content.update(each.tobytes() if isinstance(each, np.ndarray) else b"%d" % each)
        self.answers += 1
        if self.answers % LINE == 0:
            self.end_line()

    def end_line(self, *more):
        """Write how far it has come."""
        self.lines.append(" ".join([f"{self.answers:5}", self._content.hexdigest()[:16], *more]))


def agents(name, players):
    """A whole match of PettingZoo's, told in both layouts, and how the next one begins."""
    record, rng = Record(), random.Random(SEED)
    env, turned = (zoo.env(identifier(name), players, layout=layout) for layout in LAYOUTS)
    for seed in (SEED, None):
        for each in (env, turned):
            each.reset(seed=seed)
        while env.match.seat is not None and (seed is not None or env.match.decisions < LINE):
            agent = env.agent_selection
            seen = env.observe(agent)
            mask = seen["action_mask"]
            action = rng.choice(mask.nonzero()[0].tolist())
            record.add(seen["observation"], turned.observe(agent)["observation"], mask, action)
            for each in (env, turned):
                each.step(action)
        rewards = [f"{env.rewards[agent]:+.3f}" for agent in env.possible_agents]
        record.end_line("rewards", *rewards)
    return [f"PettingZoo, {players} players", *record.lines]


def seat(name, players):
    """A match of Gymnasium's against bots that play anything."""
    record, rng = Record(), random.Random(SEED)
    env = gym.make(identifier(name), players, bots=("random",))
    seen, info = env.reset(seed=SEED)
    over, reward = False, 0.0
    while not over:
        mask = info["action_mask"]
        action = rng.choice(mask.nonzero()[0].tolist())
        record.add(seen, mask, action)
        seen, reward, over, _, info = env.step(action)
    record.end_line("reward", f"{reward:+.3f}")
    return [f"Gymnasium, {players} players", *record.lines]


def side_by_side(name):
    """Some matches of Gymnasium's vector."""
    record = Record()
    env = gym.make_vec(identifier(name), SIDE_BY_SIDE, opponents="random")
    seen, info = env.reset(seed=SEED)
    for _ in range(LINE):
        actions = info["action_mask"].argmax(axis=1)
        record.add(seen, info["action_mask"], actions)
        seen, *_, info = env.step(actions)
    return [f"Gymnasium, {SIDE_BY_SIDE} side by side", *record.lines]


def recorded(name):
    """All of them."""
    seats = meta(name).seats
    tables = sorted({seats[0], seats[-1]})
    parts = [agents(name, players) for players in tables]
    parts += [seat(name, tables[-1]), side_by_side(name)]
    return "\n".join([identifier(name), *(line for part in parts for line in ("", *part))]) + "\n"


def path(name):
    """Where those of a game are kept."""
    return FOLDER / f"{identifier(name).removeprefix(PREFIX)}.txt"


def write():
    """Write those of new versions, and forget those of old ones; the games that need a new one."""
    FOLDER.mkdir(exist_ok=True)
    for old in {*FOLDER.iterdir()} - {path(name) for name in names()}:
        old.unlink()
    changed = []
    for name in names():
        if not path(name).exists():
            path(name).write_text(recorded(name), encoding="utf-8")
        elif path(name).read_text(encoding="utf-8") != recorded(name):
            changed.append(name)
    return changed


if __name__ == "__main__":
    if changed := write():
        sys.exit(f"raise the version of {', '.join(changed)} in src/tunnelier/adapters/versions.py")
