"""Who plays which nation, and where the playing cards lie."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.svg import Scene

from ..score import nation_of
from ..state import Lies
from ..tables import CARDS, SEATS, Nation


def nation(s: Any, seat: int) -> Nation:
    """The nation of a seat."""
    return Nation(int(nation_of(s, seat)))


def nation_word(s: Any, seat: int) -> str:
    """The nation of a seat, as ids name it."""
    return word_of(nation(s, seat))


def seat_of(s: Any, side: Nation) -> int:
    """The seat of a nation; the assignment is its own inverse."""
    return int(nation_of(s, int(side)))


def cards_lying(scene: Scene, lies: Lies, seat: int | None = None) -> list[int]:
    """The playing cards that the viewer sees lie so."""
    where, whose = scene.s.cards["lies"].tolist(), scene.s.cards["at"].tolist()
    return [k for k in range(CARDS) if where[k] == lies and seat in (None, whose[k])]


def turned_down(scene: Scene, seat: int) -> list[int]:
    """The player's face-down cards, as far as the viewer knows them."""
    mine = cards_lying(scene, Lies.DEVELOPED, seat)
    return [k for k in mine if scene.s.cards[k].eyes != ALL_EYES]


def developed_count(scene: Scene, seat: int) -> int:
    """All developed cards, face up and face down."""
    up = len(cards_lying(scene, Lies.DEVELOPED, seat)) - len(turned_down(scene, seat))
    return up + int(scene.s.players[seat].face_down)


def deck_size(scene: Scene) -> int:
    """How many cards the deck holds: all that lie nowhere else."""
    open_piles = (Lies.DISPLAY, Lies.DISCARD, Lies.MONEY)
    elsewhere = sum(len(cards_lying(scene, lies)) for lies in open_piles)
    return CARDS - elsewhere - sum(developed_count(scene, seat) for seat in range(SEATS))
