"""The scene of this game, and the measures that its parts share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar, cast

from tunnelier.core.agenda import about, question, to_move
from tunnelier.draw.svg import Box, Scene, grid, tag

from ..rules import Ask
from ..score import points
from ..state import Lies
from ..tables import BOMBS, SPACES
from ..text import PLAYER_NAMES
from .roll import Figure, Place, roll_call

Drawn = TypeVar("Drawn")

MOST_KEPT = 5000
GAP = 8
"""Between panels."""
CLOSE = 4
"""Between cards."""
CARD_WIDTHS, CARD_HEIGHTS = (82.0, 112.0), (48.0, 72.0)
"""Small cards are at least, and at most, so large."""


def share(room: float, abreast: int, gap: float = GAP) -> float:
    """The width of each of so many beside each other."""
    return (room - gap * (abreast - 1)) / abreast


Maker = Callable[[float, float], Box]
"""Draws a card of some width and height."""


def packed(
    cards: Sequence[Maker],
    spare: Sequence[Maker],
    more: Sequence[Maker],
    width: float,
    height: float,
    scale: float = 1,
) -> str:
    """Cards in a grid, spare places among them as far as there is room; very many are smaller."""
    everything = [*cards, *more]
    for some in range(len(spare), -1 if everything else 0, -1):
        drawn = _packed([*cards, *spare[:some], *more], width, height, scale)
        if drawn:
            return drawn
    return packed(cards, (), more, width, height, round(scale - 0.05, 2)) if everything else ""


def _packed(cards: Sequence[Maker], width: float, height: float, scale: float) -> str:
    """The same at one size, or nothing where that is too large."""
    room, high = width / scale, height / scale
    (least, most), (low, tall) = CARD_WIDTHS, CARD_HEIGHTS
    fewest = max(1, -int(-(room + CLOSE) // (most + CLOSE)))
    for abreast in range(fewest, int((room + CLOSE) // (least + CLOSE)) + 1):
        each = share(high, -(-len(cards) // abreast), CLOSE)
        if each >= low:
            size = share(room, abreast, CLOSE), min(tall, each)
            drawn = grid([draw(*size) for draw in cards], abreast, CLOSE).body
            return drawn if scale == 1 else tag("g", drawn, transform=f"scale({scale:g})")
    return ""


KEPT: dict[tuple[Any, ...], tuple[Any, dict[str, str]]] = {}
"""What boards have in common, by its name and language: how it is drawn, and the stamps in it."""


class Table(Scene):
    """A scene of this game: what many of its parts ask for is read once."""

    def kept(self, name: Any, draw: Callable[..., Drawn], *what: Any) -> Drawn:
        """Something that looks the same on every board: it is drawn once for all of them."""
        key = (name, self.lang)
        found = KEPT.get(key)
        if found is None:
            held, self._defs = self._defs, {}
            found = draw(*what), self._defs
            self._defs = held
            if len(KEPT) >= MOST_KEPT:
                KEPT.clear()
            KEPT[key] = found
        drawn, stamps = found
        self._defs.update(stamps)
        return cast(Drawn, drawn)

    def stamp(self, name: str, piece: Callable[..., str], *what: Any) -> str:
        """As every scene has them, and kept: a name says all that there is to know."""
        return self.kept(name, super().stamp, name, piece, *what)

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
    def sending_to_space(self) -> bool:
        """Whether the viewer chooses workers for a space of the main board."""
        asked = self.question == Ask.WORKERS and self.asked == self.seat
        return asked and self.topic // 2 < SPACES

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

    def person(self, seat: int) -> str:
        """The name of whoever plays there, if it is known."""
        return self.names[seat] if seat < len(self.names) else ""
