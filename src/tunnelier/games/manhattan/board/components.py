"""What is in the box: buildings, bombs, workers, goods and tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.component import Component
from tunnelier.draw.svg import Box, at

from ..tables import BOMB_NAMES, BUILDING_NAMES, TOKENS, WORKERS_OF_A_KIND, Colour, Worker
from ..text import bomb_name, building_name
from ..words import MESSAGES
from .about import OF_GOODS, OF_WORKERS, of_bomb, of_building, sentences
from .bombs import offered_bomb
from .buildings import building
from .signs import burst, marker, sign
from .workers import described, person

CARD, PLAN = (112.0, 72.0), (152.0, 78.0)
"""How large buildings and bombs are."""


def components(state: Any) -> Iterator[Component]:
    """All of it; what is said of cards is the same in every state."""
    for number, name in enumerate(BUILDING_NAMES):
        told = of_building(state, None, number)
        title, draw = building_name(number), as_building(number)
        yield of_kind("buildings", f"building-{name}", title, told.said, told.rule, draw)
    for bomb, name in enumerate(BOMB_NAMES):
        told = of_bomb(state, None, bomb)
        title, draw = bomb_name(bomb), as_bomb(bomb)
        yield of_kind("bombs", f"bomb-{name}", title, told.said, told.rule, draw)
    for colour in (Colour.RED, Colour.GREY):
        for worker in Worker:
            yield of_worker(colour, worker)
    for name, rule in OF_GOODS.items():
        said = MESSAGES[f"about-good-{name}"]
        title = MESSAGES[f"component-{name}"]
        yield of_kind("goods", name, title, said, rule, as_sign(name))._replace(number=0)
    for value in sorted({int(each) for each in TOKENS.ravel() if each >= 0}):
        title, said = (
            MESSAGES["component-token"].filled(number=value),
            MESSAGES["about-test-tokens"],
        )
        yield of_kind("tokens", f"token-{value}", title, said, "MP-2.8", as_token(value))
    said = MESSAGES["component-damage-said"]
    title = MESSAGES["component-damage"]
    yield of_kind("tokens", "damage", title, said, "MP-9.8", as_damage)._replace(number=0)


def of_kind(
    kind: str, name: str, title: Phrase, said: Phrase, rule: str | None, draw: Callable[[Any], Box]
) -> Component:
    """Something under its heading; nothing here is reconstructed."""
    return Component(name, MESSAGES[f"component-{kind}"], title, said, rule or "MP-1.5", draw)


def of_worker(colour: Colour, worker: Worker) -> Component:
    """A worker of somebody's own, or a contractor."""
    said, name = MESSAGES[f"about-{word_of(worker)}"], word_of(worker)
    if colour == Colour.GREY:
        said, name = sentences(said, MESSAGES["about-contractor"]), f"contract-{name}"
    draw = as_worker(colour, worker)
    found = of_kind("workers", name, described(colour, worker), said, OF_WORKERS[worker], draw)
    return found._replace(number=WORKERS_OF_A_KIND, each=colour != Colour.GREY)


def as_building(number: int) -> Callable[[Any], Box]:
    """A building."""
    return lambda scene: building(scene, number, "", *CARD)


def as_bomb(bomb: int) -> Callable[[Any], Box]:
    """A bomb."""
    return lambda scene: offered_bomb(scene, bomb, *PLAN)


def as_worker(colour: Colour, worker: Worker) -> Callable[[Any], Box]:
    """A worker."""
    return lambda scene: Box(40, 44, at(20, 24, person(scene, colour, worker)))


def as_sign(name: str) -> Callable[[Any], Box]:
    """A good."""
    return lambda scene: Box(40, 40, at(20, 20, sign(scene, name)))


def as_token(value: int) -> Callable[[Any], Box]:
    """A test token."""
    return lambda scene: Box(40, 40, at(20, 20, marker(value)))


def as_damage(scene: Any) -> Box:
    """Damage on a building."""
    return Box(40, 40, at(20, 20, burst(scene, 1)))
