"""How many steps a second a game is played and learned, at two seats with the standard options.

    python bench/pace.py --device cuda
    python bench/pace.py --device cuda --plain

As it is trained, from the checkpoint in `training/` where there is one; or by the plain small
network, features → width → block, from nothing: it sees the same without what the game tells of
its things itself. That is for measuring alone, and nothing of it is kept.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch

from speed import positive
from tunnelier.games import games, load
from tunnelier.learn.checkpoint import load as checkpoint
from tunnelier.learn.net import Net, put_memory, put_weights
from tunnelier.learn.play import Player
from tunnelier.learn.ppo import Learner
from tunnelier.learn.settings import Settings
from tunnelier.learn.tables import tables_on

TRAINED = Path(__file__).parents[1] / "training"
WARM = 4
"""So many updates are made first: by then all is compiled and recorded."""


class Found(NamedTuple):
    """What came out."""

    updates: int
    playing: float
    """Seconds an update."""
    learning: float
    steps: int
    """Of an update."""
    choices: float
    """The share of answers that were choices."""

    def __str__(self) -> str:
        rate = self.steps / (self.playing + self.learning) / 1e6
        return (
            f"{rate:.2f} M/s: playing {1e3 * self.playing:.1f} ms, learning "
            f"{1e3 * self.learning:.1f} ms, over {self.updates} updates of {self.steps:,} steps; "
            f"{self.choices:.1%} were choices"
        )


class Pace:
    """A training of two seats that is only timed."""

    def __init__(self, name: str, plain: bool, device: str, settings: Settings) -> None:
        game, self.device, self.settings = load(name), device, settings
        layout = game.schema_features if plain else game.viewer_features
        start = game.new(game.meta.seats[0], {})
        self.tables = tables_on(device, game, start, settings.count, settings.seed, layout)
        sizes = layout.size, self.tables.moves, self.tables.places
        self.net = Net(*sizes, settings.width, settings.blocks, layout.groups, settings.eyes)
        self.player = Player(self.net.to(device), self.tables, settings.length)
        self.learner = Learner(self.net, self.player.played, settings)
        file = TRAINED / f"{name}.npz"
        if file.exists() and not plain:
            kept, optimiser = checkpoint(file, game), self.learner.optimiser
            put_weights(self.net, kept.weights)
            put_memory(self.net, optimiser, kept.means, kept.squares, kept.taken)

    def __str__(self) -> str:
        weights = sum(weight.numel() for weight in self.net.parameters())
        size, parts = self.tables.layout.size, self.settings.parts
        return f"{size:,} features, {weights:,} parameters, {parts} steps of the optimiser an epoch"

    def warm(self) -> None:
        """Compile and record all there is, and begin matches at different times."""
        self.tables.begin(leg=0)
        self.player.stagger(self.settings.stagger)
        for _ in range(WARM):
            self._update()

    def measure(self, seconds: float) -> Found:
        """Play and learn for so long."""
        playing = learning = 0.0
        updates, choices = 0, 0.0
        while playing + learning < seconds:
            played, learned, choices = self._update()
            playing, learning, updates = playing + played, learning + learned, updates + 1
        steps = self.settings.count * self.settings.length
        return Found(updates, playing / updates, learning / updates, steps, choices)

    def _update(self) -> tuple[float, float, float]:
        began = self._now()
        self.player.play()
        between = self._now()
        told = self.learner.learn(0)
        return between - began, self._now() - between, float(told.choices)

    def _now(self) -> float:
        """The time when all that was asked of a card is done."""
        if self.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()


def main() -> None:
    """Measure from the command line."""
    command: Any = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command.add_argument("--game", nargs="*", default=games(), help="which; all by default")
    command.add_argument("--plain", action="store_true", help="the plain small network")
    command.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    command.add_argument("--seconds", type=positive(float), default=14.0, help="a game")
    command.add_argument("--count", type=positive(int), help="so many matches side by side")
    command.add_argument("--parts", type=positive(int), help="steps of the optimiser an epoch")
    options = command.parse_args()
    settings = Settings.on("cuda").but(count=options.count, parts=options.parts)
    for name in options.game:
        pace = Pace(name, options.plain, options.device, settings)
        pace.warm()
        print(f"{name}, {pace}: {pace.measure(options.seconds)}", flush=True)


if __name__ == "__main__":
    main()
