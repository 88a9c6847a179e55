"""What is in the box: cards of three kinds, rubble, discs, machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.component import Component
from tunnelier.draw.svg import Box, Scene, at
from tunnelier.draw.theme import SEAT_MARKS

from ..tables import (
    AGENDA_POINTS,
    CARD_NAMES,
    COLOURLESS,
    DEVIATION_CARDS,
    DEVIATION_NAMES,
    DISCS_A_COLOUR,
    RUBBLE,
    SHEET,
    Colour,
    Nation,
)
from ..text import COLOURS, EVENTS, NATIONS, PENALTIES, card_of, counted, deviation_of, rubble_of
from ..words import MESSAGES
from .about import ABILITY_RULES, EVENT_RULES
from .cards import ability_of, cost_of, says
from .developed import event_chip
from .sea_bed import engine
from .signs import mark, tile
from .spaces import INNER_GAP, STACK, TALL, display
from .supplies import deviation_card

OURS = SHEET.source == "built-in"
WIDTH = 262.0
"""Of a playing card."""


def components(state: Any) -> Iterator[Component]:
    """All of it, whatever the state."""
    for shown, name in enumerate(CARD_NAMES):
        said = MESSAGES["about-develop"].filled(ability=says(shown), cost=cost_of(shown))
        rule = f"C87-{ABILITY_RULES[ability_of(shown)]}"
        yield of_kind("playing", name, card_of(shown), said, rule, playing_card(shown))
    for k, name in enumerate(DEVIATION_NAMES):
        grey = DEVIATION_CARDS[k].colour == COLOURLESS
        said = MESSAGES["component-deviation-grey" if grey else "component-deviation-said"]
        rule = "C87-9.6" if grey else "C87-9.5"
        yield of_kind("deviation", f"deviation-{name}", deviation_of(k), said, rule, deviated(k))
    for event, title in EVENTS.items():
        worth = counted("points")(int(AGENDA_POINTS[event]))
        said = MESSAGES["about-event-pending"].filled(
            event=title, penalty=PENALTIES[event], points=worth
        )
        draw, rule = pending(event), f"C87-{EVENT_RULES[event]}"
        yield of_kind("agenda", f"agenda-{word_of(event)}", title, said, rule, draw)
    for colour in Colour:
        name, water = word_of(colour), colour == Colour.BLUE
        said = MESSAGES["about-water" if water else "about-rubble"]
        count = RUBBLE[2 * colour + 1] + RUBBLE[2 * colour + 2]
        draw, title = rubble(colour), rubble_of(colour)
        yield of_kind("rubble", f"rubble-{name}", title, said, "C87-1.2", draw)._replace(
            number=count
        )
    for colour in Colour:
        title = MESSAGES["component-disc"].filled(colour=COLOURS[colour])
        said = MESSAGES["component-disc-said"]
        draw = disc(colour)
        yield of_kind("discs", f"disc-{word_of(colour)}", title, said, "C87-1.1", draw)._replace(
            number=DISCS_A_COLOUR, reconstructed=False
        )
    for nation in Nation:
        title = MESSAGES["component-machine"].filled(nation=NATIONS[nation])
        said = MESSAGES["component-machine-said"]
        draw, name = machine(nation), f"machine-{word_of(nation)}"
        yield of_kind("machines", name, title, said, "C87-8.1", draw)._replace(reconstructed=False)


def of_kind(
    kind: str, name: str, title: Phrase, said: Phrase, rule: str, draw: Callable[[Any], Box]
) -> Component:
    """Something whose numbers are ours, as long as nobody has written others."""
    heading = MESSAGES[f"component-{kind}"]
    return Component(name, heading, title, said, rule, draw, reconstructed=OURS)


def playing_card(shown: int) -> Callable[[Any], Box]:
    """A playing card as it lies on display: its front, its action and its money."""

    def draw(scene: Scene) -> Box:
        scene.s.display[0] = shown + 1
        return display(scene, 0, WIDTH, TALL - STACK - INNER_GAP)

    return draw


def deviated(k: int) -> Callable[[Any], Box]:
    """A deviation card."""
    return lambda scene: deviation_card(scene, k)


def pending(event: Any) -> Callable[[Any], Box]:
    """An agenda card as somebody has it before them."""
    return lambda scene: event_chip(scene, event, True)


def rubble(colour: Colour) -> Callable[[Any], Box]:
    """A rubble token, without the agenda symbol and with it."""

    def draw(scene: Scene) -> Box:
        scene.s.with_agenda = True
        two = at(24, 24, tile(scene, 2 * colour + 1, 38))
        return Box(96, 48, two + at(70, 24, tile(scene, 2 * colour + 2, 38)))

    return draw


def disc(colour: Colour) -> Callable[[Any], Box]:
    """A disc."""
    return lambda scene: Box(36, 36, at(18, 18, mark(scene, colour)))


def machine(nation: Nation) -> Callable[[Any], Box]:
    """A machine."""
    return lambda scene: Box(64, 52, at(56, 26, engine(SEAT_MARKS[nation].fill)))
