"""A training: legs of playing and learning, with a checkpoint after each.

Everything random in a leg depends on the seed and the number of the leg, and every leg begins its
matches anew. So a training that was stopped, or killed, goes on from its last checkpoint as if
nothing had happened: on a processor to the last bit, on a card up to its own order of sums.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from tunnelier.bots.mind import fingerprint_of
from tunnelier.core.game import Game

from .checkpoint import FILE, Checkpoint
from .curves import picture
from .ladder import Ladder, Rung
from .net import Net, memory_of, put_memory, put_weights, weights_of
from .play import Player
from .ppo import Learner, Told
from .settings import Settings
from .tables import mix, tables_on

TELL_EVERY = 10.0
"""Seconds."""
PICTURE = "curves.svg"

Tell = Callable[[dict[str, Any]], None]


class Training:
    """One game being learned on one device."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        device: str = "cpu",
        tell: Tell | None = None,
    ) -> None:
        self.game, self.settings, self.device, self._tell = game, settings, device, tell
        torch.manual_seed(settings.seed)
        start = mix(game, settings.options)
        self._tables = tables_on(device, game, start, settings.count, settings.seed)
        sizes = (self._tables.layout.size, self._tables.moves, self._tables.places)
        groups = self._tables.layout.groups
        self.net = Net(*sizes, settings.width, settings.blocks, groups, settings.eyes).to(device)
        self._player = Player(self.net, self._tables, settings.length)
        self._learner = Learner(self.net, self._player.played, settings)
        self.legs, self.steps, self.seconds = 0, 0, 0.0
        self.curves: list[dict[str, Any]] = []
        self.warm: float | None = None
        """When the first update was over: by then all is compiled, which may take minutes."""

    def go_on_from(self, kept: Checkpoint) -> None:
        """Take up a training where its checkpoint was written."""
        put_weights(self.net, kept.weights)
        put_memory(self.net, self._learner.optimiser, kept.means, kept.squares, kept.taken)
        self.legs, self.steps, self.seconds = kept.legs, kept.steps, kept.seconds
        self.curves = list(kept.curves)

    def checkpoint(self) -> Checkpoint:
        """The training as it stands."""
        means, squares, taken = memory_of(self.net, self._learner.optimiser)
        return Checkpoint(
            game=self.game.meta.name,
            fingerprint=fingerprint_of(self.game),
            settings=self.settings.tell(),
            legs=self.legs,
            steps=self.steps,
            seconds=self.seconds,
            weights=weights_of(self.net),
            means=means,
            squares=squares,
            taken=taken,
            curves=self.curves,
        )

    def leg(self) -> None:
        """Begin all matches anew, and play and learn for so many updates."""
        settings = self.settings
        began, spent = time.perf_counter(), self.seconds
        torch.manual_seed(settings.seed * 1_000_003 + self.legs + 1)
        self._tables.begin(self.legs)
        self._player.stagger(settings.stagger)
        counting = _Counting(self.steps)
        for update in range(settings.updates):
            self._player.play()
            told = self._learner.learn(self.steps)
            self.steps += settings.count * settings.length
            now = time.perf_counter()
            self.seconds = spent + now - began
            self.warm = self.warm or now
            counting.add(told)
            if counting.due() or update + 1 == settings.updates:
                self._say(counting.line(self.steps))
        self.legs += 1

    def note(self, rung: Rung) -> None:
        """Remember, and tell, how the policy did against a bot."""
        won = rung.won
        line = {"against": rung.opponent, "steps": rung.steps, "won": won.share}
        self._say({**line, "low": won.low, "high": won.high, "matches": won.trials})

    def _say(self, line: dict[str, Any]) -> None:
        if "against" not in line:
            line["seconds"] = round(self.seconds, 1)
        self.curves.append(line)
        if self._tell:
            self._tell(line)


class _Counting:
    """Figures of the updates since the last line; nobody waits for a card in between."""

    def __init__(self, steps: int) -> None:
        self._steps, self._since = steps, time.perf_counter()
        self._told: list[Told] = []

    def add(self, told: Told) -> None:
        self._told.append(told)

    def due(self) -> bool:
        return time.perf_counter() - self._since >= TELL_EVERY

    def line(self, steps: int) -> dict[str, Any]:
        """A line of the curves; counting begins anew."""
        last = self._told[-1]
        matches = sum(int(told.matches) for told in self._told)
        done, now = steps - self._steps, time.perf_counter()
        line = {
            "steps": steps,
            "rate": round(done / (now - self._since)),
            "length": round(done / max(1, matches), 1),
            "entropy": round(float(last.entropy), 4),
            "explained": round(float(last.explained), 4),
            "choices": round(float(last.choices), 3),
        }
        self._steps, self._since, self._told = steps, now, []
        return line


def train(
    game: Game,
    folder: Path,
    settings: Settings,
    *,
    device: str = "cpu",
    minutes: float | None = None,
    legs: int | None = None,
    resume: Checkpoint | None = None,
    ladder: Ladder | None = None,
    every: float = 180.0,
    tell: Tell | None = None,
) -> Checkpoint:
    """Train for so many minutes or legs, whichever ends first; write a checkpoint after every leg.

    It stops where another leg would last longer than there is time; the first update, and all
    that is compiled for it, is not counted. With a ladder, the policy plays a few matches against
    bots every so many seconds, on other cores, and in the end.
    """
    training = Training(game, settings, device, tell)
    if resume:
        training.go_on_from(resume)
    laddered = time.perf_counter()
    done, lasted = 0, 0.0
    while done != legs and not _late(training.warm, lasted, minutes):
        before = time.perf_counter()
        training.leg()
        done, lasted = done + 1, time.perf_counter() - max(before, training.warm or before)
        if ladder:
            _note_all(training, ladder)
        kept = training.checkpoint()
        kept.save(folder / FILE)
        if ladder and not ladder.busy and time.perf_counter() - laddered > every:
            laddered = time.perf_counter()
            ladder.begin(kept.weights, kept.steps)
    if ladder:
        _note_all(training, ladder, wait=True)
        ladder.begin(weights_of(training.net), training.steps)
        _note_all(training, ladder, wait=True)
    kept = training.checkpoint()
    kept.save(folder / FILE)
    title = f"{game.meta.title}: {training.steps / 1e6:,.0f} million steps"
    (folder / PICTURE).write_text(picture(title, training.curves), encoding="utf-8")
    return kept


def _late(warm: float | None, lasted: float, minutes: float | None) -> bool:
    """Whether another leg, if it lasts as long as the one before, would end too late."""
    if warm is None or minutes is None:
        return False
    return time.perf_counter() - warm + lasted > 60 * minutes


def _note_all(training: Training, ladder: Ladder, wait: bool = False) -> None:
    """What has come of the ladder so far."""
    for rung in ladder.finished(wait):
        training.note(rung)
