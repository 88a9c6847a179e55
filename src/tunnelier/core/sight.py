"""What a bot is given, the question of its seat and what that seat may see; what a coach says."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .codec import word_of
from .game import Game
from .halts import stuck
from .record import copied
from .view import as_words


class Sight(NamedTuple):
    """One question as the seat it is put to sees it. There is no way from here to the state."""

    game: Game
    seat: int
    row: Any
    """The state as `observe` shows it to the seat."""
    actions: tuple[int, ...]
    """The legal moves, as numbers."""

    def __repr__(self) -> str:
        asked = self.question["name"]
        count = f"{len(self.actions)} legal move{'s' * (len(self.actions) != 1)}"
        return f"<Sight of seat {self.seat} in {self.game.meta.name}: {asked}, {count}>"

    @classmethod
    def of(cls, game: Game, rows: Any) -> Sight:
        """What the seat to move sees of a state; nothing else of it is kept."""
        seat = game.seat(rows)
        if seat < 0:
            raise ValueError("no seat is asked anything")
        view = copied(game.observe(rows, seat))
        legal = game.legal(view)
        if not legal:
            raise stuck(game, view)
        return cls(game, seat, view[0], tuple(legal))

    @property
    def rows(self) -> Any:
        """The row, in an array of one of its own."""
        return copied(self.row)

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves in words."""
        return tuple(self.game.actions.text(action) for action in self.actions)

    @property
    def question(self) -> dict[str, str]:
        """What is asked, by name and in words."""
        asked = self.game.rules.Ask(self.game.question(self.rows))
        return {"name": word_of(asked), "text": self.game.text.prompt(self.row, "en")}

    @property
    def features(self) -> NDArray[np.float32]:
        """What the seat sees, as numbers (see `core/encoding/`)."""
        layout = self.game.features(int(self.row.seats))
        vector: NDArray[np.float32] = layout.of(self.rows, self.seat)[0]
        return vector

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return as_words(self.game.State, self.row)


class Advice(NamedTuple):
    """What a coach thinks of one legal move."""

    move: str
    chance: float
    """The chance of winning after it, as a share of victory from 0 to 1."""
    error: float
    """How far off that may be: half the width of a 95 % interval."""
    score: float
    """The points expected at the end."""
    thought: float
    """The share of the thinking spent on it: what looks bad is soon left alone."""
    action: int
