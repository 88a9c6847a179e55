"""Compile what the tests call, once, before they run side by side: `python -m tests.warm GAME`."""

import sys

from tunnelier import BatchEnv
from tunnelier.cli.screen import ready_to_think
from tunnelier.games import load


def warm(name):
    """Rules, bots, environments, vectors."""
    game = ready_to_think(load(name), "en")
    env = BatchEnv(game, 2)
    env.step(env.random_actions())
    game.viewer_features.of(env.rows, env.seat)


if __name__ == "__main__":
    for each in sys.argv[1:]:
        warm(each)
        print(f"{each}: compiled", flush=True)
