"""How a training is run: everything that its result depends on, besides the game and the device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any


@dataclass(frozen=True)
class Settings:
    """A checkpoint carries them, so that whoever goes on does so in the same way."""

    seed: int = 0
    width: int = 128
    """Of every layer but the first and the last."""
    blocks: int = 1
    eyes: int = 32
    """How much is seen in each of the things that moves are about, where a game tells of them."""
    count: int = 65_536
    """So many matches are played side by side."""
    length: int = 32
    """So many answers are given in each of them before something is learned."""
    epochs: int = 2
    """So often every one of them is looked at."""
    parts: int = 48
    """So many steps of the optimiser an epoch."""
    rate: float = 7e-4
    """How fast is learned in the beginning; in the end a twentieth of it."""
    entropy: float = 0.02
    """How much trying things out is worth in the beginning."""
    entropy_end: float = 0.002
    """And in the end."""
    trace: float = 0.97
    """How far what happens later is credited to an answer: the λ of advantage estimates."""
    horizon: int = 2_000_000_000
    """The end, for rate and entropy, is after so many steps; training may go on after it."""
    updates: int = 64
    """So many make a leg: then a checkpoint is written, and all matches begin anew."""
    stagger: int = 256
    """Matches of a leg begin at different times, over so many steps."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options of the game that are the same at all tables; the others are mixed."""

    @classmethod
    def on(cls, device: str) -> Settings:
        """What suits a device: a card wants many matches at once, a processor few."""
        if device == "cuda":
            return cls()
        return cls(
            width=64,
            count=256,
            length=16,
            epochs=4,
            parts=4,
            rate=3e-3,
            horizon=1_000_000,
            stagger=64,
        )

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Settings:
        """As `told` by another one; what it does not tell of stays as it is by default."""
        known = {each.name for each in fields(cls)}
        return cls(**{name: value for name, value in told.items() if name in known})

    def tell(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "options": dict(self.options)}

    def but(self, **changes: Any) -> Settings:
        """The same with some changes; what is None is not changed."""
        return replace(
            self, **{name: value for name, value in changes.items() if value is not None}
        )

    def part_done(self, steps: int) -> float:
        """How much of the way to the end so many steps are."""
        return min(1.0, steps / self.horizon)

    def rate_after(self, steps: int) -> float:
        """How fast is learned after so many steps."""
        return self.rate * max(0.05, 1 - self.part_done(steps))

    def entropy_after(self, steps: int) -> float:
        """What trying things out is worth after so many steps."""
        return self.entropy + (self.entropy_end - self.entropy) * self.part_done(steps)
