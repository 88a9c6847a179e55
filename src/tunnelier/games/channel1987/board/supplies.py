"""What is left in the bag, under the sea, and in the decks."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card, inside, pair, panel, token
from tunnelier.draw.svg import Box, Scene, at, column, flow, note, row, signed, words

from .. import page
from ..rules.digging import tokens_left
from ..state import Lies
from ..tables import DEVIATION_CARDS, DEVIATION_COLOURS, DEVIATION_NAMES, DEVIATIONS, Colour
from ..text import DEVIATIONS as DEVIATION_PHRASES
from ..text import EVENT_EFFECTS, EVENTS
from .cards import name_of
from .colours import DEVIATION_MARKS
from .signs import head, mark, spoken, tile
from .words import (
    AGENDA_DECK,
    BAG_COUNT,
    DEVIATION_LABEL,
    DEVIATIONS_OUT,
    PLAYING,
    UNSEEN,
)

BAG_WIDTH, DEVIATIONS_WIDTH = 292, 282
"""On desks; the playing cards, whose discard pile is a text, have the rest."""


def supplies(scene: Scene) -> Box:
    """Three panels: bag and rubble, deviation cards, playing cards."""
    widths = [scene.width] * 3
    if not scene.narrow:
        rest = scene.width - BAG_WIDTH - DEVIATIONS_WIDTH - 20
        widths = [BAG_WIDTH, DEVIATIONS_WIDTH, rest]
    rooms = [inside(width) for width in widths]
    in_bag = scene.say(BAG_COUNT, number=int(scene.s.bag.sum()))
    out = [k for k in range(DEVIATIONS) if scene.s.deviation_out[k]]
    sizes = (DEVIATIONS - len(out), page.deck_size(scene.s))
    left, deck = (scene.say(page.IN_DECK, number=n) for n in sizes)
    contents = [
        (page.BAG, bag_and_rubble(scene, rooms[0]), in_bag),
        (DEVIATIONS_OUT, deviations(scene, out, rooms[1]), left),
        (PLAYING, playing_cards(scene, rooms[2]), deck),
    ]
    tall = 0.0 if scene.narrow else max(content.height for _, content, _ in contents)
    panels = [
        panel(scene.say(title), content._replace(height=max(content.height, tall)), width, told)
        for (title, content, told), width in zip(contents, widths, strict=True)
    ]
    return column(panels) if scene.narrow else row(panels)


def bag_and_rubble(scene: Scene, room: float) -> Box:
    """Discs in the bag, and rubble that nobody has seen, by colour."""
    s, bag, unseen = scene.s, [], []
    for colour in Colour:
        bag.append(pair(mark(scene, colour), str(int(s.bag[colour])), 14))
        plain, marked = 2 * colour + 1, 2 * colour + 2
        count = int(tokens_left(s, plain)) + int(tokens_left(s, marked))
        unseen.append(pair(tile(scene, plain, 32), str(count), 17))
    lines = [row([each._replace(width=53) for each in line], 0) for line in (bag, unseen)]
    return column([lines[0], head(scene.say(UNSEEN), room), lines[1]], 8)


def deviations(scene: Scene, out: list[int], room: float) -> Box:
    """The deviation cards that are out."""
    if not out:
        return note(scene.say(page.NONE), room, scene.small)
    return flow([deviation_card(scene, k) for k in out], room, 6)


def deviation_card(scene: Scene, k: int) -> Box:
    """A deviation card that is out: its colour and what it cost."""
    colour, steps = int(DEVIATION_CARDS[k].colour), signed(-int(DEVIATION_CARDS[k].levels))
    name = scene.say(DEVIATION_PHRASES[DEVIATION_COLOURS[colour]])
    letter = name[0].upper() if DEVIATION_COLOURS[colour] != "grey" else "–"
    body = spoken(
        f"deviation-{DEVIATION_NAMES[k]}",
        scene.say(DEVIATION_LABEL, colour=name, level=steps),
        card(66, 36),
        at(19, 18, token(scene, DEVIATION_MARKS[colour], letter, 11.5)),
        words(39, 23.5, steps, 16, bold=True),
        class_="piece",
    )
    return Box(66, 36, body)


def playing_cards(scene: Scene, room: float) -> Box:
    """The discard pile, and with the expansion the agenda cards."""
    s, none = scene.s, scene.say(page.NONE)
    names = [scene.say(name_of(shown)) for shown in page.cards_lying(s, Lies.DISCARD)]
    told = [scene.say(page.DISCARDED, cards=", ".join(names) or none)]
    if s.with_agenda:
        gone = [
            scene.say(EVENTS[word_of(event)]) for event in EVENT_EFFECTS if s.events_gone[event]
        ]
        told.append(scene.say(AGENDA_DECK, number=int(s.events_left.sum())))
        told.append(scene.say(page.AGENDA_GONE, cards=", ".join(gone) or none))
    return column([note(text, room, scene.small) for text in told], 3)
