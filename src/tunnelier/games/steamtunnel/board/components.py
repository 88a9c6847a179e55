"""What is in the box: tunnel cards, point cards, tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.draw.component import Component
from tunnelier.draw.svg import Box, Scene, at

from ..tables import (
    CARD_NAMES,
    CELL_NAMES,
    FIRST_LIKE,
    FIRST_POINT_LIKE,
    POINT_NAMES,
    TOKENS,
    design_of,
)
from ..text import SEATS as SEAT_NAMES
from ..words import MESSAGES
from .grid import CARD_SIDE, draw_cell, sign_of

TUNNEL_CARDS = MESSAGES["component-tunnel-cards"]
POINT_CARDS = MESSAGES["component-point-cards"]
PIECES = MESSAGES["component-tokens"]


def components(state: Any) -> Iterator[Component]:
    """All of it, whatever the state."""
    said = MESSAGES["about-face-up"]
    for card in sorted(set(FIRST_LIKE)):
        name = CARD_NAMES[card]
        design = design_of(card)
        title = MESSAGES["component-tunnel-card"].filled(card=name)
        if design:
            title = MESSAGES[f"design-{design}"]
        laid = (*FLIPPED, move("reveal", f"card={name}", "way=printed"))
        yield Component(
            f"card-{name}", TUNNEL_CARDS, title, said, "ST-1.3", cell("a1"),
            FIRST_LIKE.count(card), laid=laid,
        )  # fmt: skip
    shown = move("reveal", "card=1", "way=printed")
    buried = (*FLIPPED, shown, move("burn", "cell=c1"))
    yield Component(
        "buried", TUNNEL_CARDS, MESSAGES["component-buried"], MESSAGES["about-buried"], "ST-6.3",
        cell("c1"), 0, laid=buried,
    )  # fmt: skip
    for point in sorted(set(FIRST_POINT_LIKE)):
        name, number = POINT_NAMES[point], FIRST_POINT_LIKE.count(point)
        title = MESSAGES["component-point-card"].filled(point=name)
        if number == len(POINT_NAMES):
            title = MESSAGES["component-any-point-card"]
        yield Component(
            name.lower(), POINT_CARDS, title, MESSAGES["about-point-card"], "ST-1.7", cell("b2"),
            number, laid=points_from(point),
        )  # fmt: skip
    for seat, called in enumerate(SEAT_NAMES):
        title = MESSAGES["component-token"].filled(seat=called)
        yield Component(
            f"token-{seat + 1}", PIECES, title, MESSAGES["component-token-said"], "ST-1.10",
            token_of(seat), TOKENS,
        )  # fmt: skip


def points_from(first: int) -> tuple[str, ...]:
    """The point cards as they are laid, one of them first."""
    order = (*POINT_NAMES[first:], *POINT_NAMES[:first])
    return tuple(move("lay", f"point={name.lower()}", "way=printed") for name in order)


def move(*words: str) -> str:
    """A move in its words."""
    return " ".join(words)


FLIPPED = (*points_from(0), move("start", "seat=0"), move("flip", "cell=a1"))
"""Up to the first card that is turned up."""


def cell(name: str) -> Callable[[Any], Box]:
    """Whatever lies on a cell."""
    return lambda scene: Box(CARD_SIDE, CARD_SIDE, draw_cell(scene, CELL_NAMES.index(name)))


def token_of(seat: int) -> Callable[[Any], Box]:
    """The token of a player."""

    def draw(scene: Scene) -> Box:
        return Box(60, 60, at(30, 30, sign_of(scene, seat, 26)))

    return draw
