"""The scene of this game, and the measures that its parts share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tunnelier.core.agenda import about, question, to_move
from tunnelier.draw.svg import Scene

from ..score import points
from ..state import Lies
from ..tables import BOMBS
from ..text import PLAYER_NAMES
from .roll import Figure, Place, roll_call

GAP = 8
"""Between the cards of a panel."""


def share(room: float, abreast: int, gap: float = GAP) -> float:
    """The width of each of so many beside each other."""
    return (room - gap * (abreast - 1)) / abreast


class Table(Scene):
    """A scene of this game: what many of its parts ask for is read once."""

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return int(self.s.seats)

    @cached_property
    def asked(self) -> int:
        """The seat whose answer is awaited, if it is a seat's."""
        return int(to_move(self.s))

    @cached_property
    def question(self) -> int:
        """What is asked."""
        return int(question(self.s))

    @cached_property
    def topic(self) -> int:
        """What the question is about."""
        return int(about(self.s))

    @cached_property
    def standing(self) -> list[int]:
        """Everybody's points."""
        return [int(points(self.s, seat)) for seat in range(self.seats)]

    @cached_property
    def owners(self) -> list[int]:
        """Whose each building is."""
        found: list[int] = self.s.buildings["owner"].tolist()
        return found

    @cached_property
    def _roll(self) -> Mapping[Place, list[Figure]]:
        return roll_call(self.s)

    @cached_property
    def _lies(self) -> list[tuple[int, int]]:
        return list(
            zip(self.s.bombs["lies"].tolist(), self.s.bombs["holder"].tolist(), strict=True)
        )

    def figures(self, place: str, number: int = 0) -> list[Figure]:
        """The workers at a place."""
        return self._roll.get((place, number), [])

    def bombs(self, lies: Lies, holder: int) -> list[int]:
        """The bombs that lie somewhere and belong to somebody, as far as the viewer knows."""
        return [bomb for bomb in range(BOMBS) if self._lies[bomb] == (lies, holder)]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.say(PLAYER_NAMES[seat])
