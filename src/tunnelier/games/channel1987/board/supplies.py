"""What is left in the bag, under the sea, and in the decks."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import PAD, card, card_back, inside, token
from tunnelier.draw.svg import Box, Scene, at, circle, column, fitted, rect, row, words
from tunnelier.draw.theme import CARD, EDGE, PANEL

from .. import page
from ..state import Lies
from ..tables import DEVIATION_CARDS, DEVIATION_NAMES, DEVIATIONS, Colour, Event
from ..text import COLOURS, deviation_of, hue_of
from ..words import MESSAGES
from .colours import DEVIATION_MARKS
from .signs import icon, mark, tile

PILE = (44.0, 58.0)
"""How large a deck is."""


def supplies(scene: Scene, width: float, tall: float | None = None) -> Box:
    """Bag and rubble, deviation cards, playing cards, and the agenda with the expansion."""
    room = inside(width)
    parts = [
        section(scene, "board-bag", bag(scene, room), room),
        section(scene, "board-unseen", unseen(scene, room), room),
        section(scene, "deviation-out", deviations(scene, room), room),
        section(scene, "board-playing", piles(scene), room),
    ]
    gap = 9.0
    height = sum(part.height for part in parts) + gap * (len(parts) - 1)
    if tall is not None and height + 2 * PAD < tall:
        gap += min(14.0, (tall - height - 2 * PAD) / (len(parts) - 1))
    content = column(parts, gap)
    high = tall or content.height + 2 * PAD
    ground = rect(width, high, rx=12, fill=PANEL, stroke=EDGE)
    return Box(width, high, ground + at(PAD, PAD, content.body))


def section(scene: Scene, title: str, content: Box, room: float) -> Box:
    """Something under its heading."""
    text = fitted(scene.say(MESSAGES[title]), room, 14, bold=True)
    return column([Box(room, 17, words(0, 13, text, 14, bold=True)), content], 4)


def bag(scene: Scene, room: float) -> Box:
    """Discs in the bag, colour by colour."""
    cell = room / len(Colour)
    boxes = []
    for colour in Colour:
        left = int(scene.s.bag[colour])
        label = scene.say(MESSAGES["board-in-bag"], colour=COLOURS[colour], number=left)
        sign = mark(scene, colour)
        boxes.append(counted(scene, f"bag-{word_of(colour)}", label, sign, left, cell))
    return row(boxes, 0)


def unseen(scene: Scene, room: float) -> Box:
    """Rubble that nobody has seen, colour by colour."""
    cell = room / len(Colour)
    boxes = []
    for colour in Colour:
        left = page.unseen(scene.s, colour)
        label = scene.say(MESSAGES["board-not-seen"], colour=COLOURS[colour], number=left)
        sign = tile(scene, 2 * colour + 1, 30)
        boxes.append(counted(scene, f"unseen-{word_of(colour)}", label, sign, left, cell))
    return row(boxes, 0)


def counted(scene: Scene, name: str, label: str, sign: str, number: int, cell: float) -> Box:
    """A piece above how many there are of it."""
    body = scene.target(
        name,
        label,
        rect(cell, 52, fill="transparent"),
        at(cell / 2, 17, sign),
        words(cell / 2, 48, str(number), 15, "middle", True),
        opacity=None if number else 0.45,
    )
    return Box(cell, 52, body)


def deviations(scene: Scene, room: float) -> Box:
    """The deck of deviation cards, and those that are out."""
    out = page.deviations_out(scene.s)
    label = scene.say(MESSAGES["in-deck"], number=DEVIATIONS - len(out))
    boxes = [deck(scene, "deviation-deck", label, DEVIATIONS - len(out), 30, 46)]
    return row([*boxes, *(deviation_card(scene, k) for k in out)], 3)


def deviation_card(scene: Scene, k: int) -> Box:
    """A deviation card that is out: its colour and what it cost."""
    shade = DEVIATION_MARKS[int(DEVIATION_CARDS[k].colour)]
    steps = scene.say(MESSAGES["board-number"], number=-int(DEVIATION_CARDS[k].levels))
    letter = hue_of(k).form(scene.lang, "letter")
    body = scene.target(
        f"deviation-{DEVIATION_NAMES[k]}",
        scene.say(MESSAGES["board-deviation-label"], card=deviation_of(k)),
        card(29, 46),
        at(14.5, 14, scene.stamp(f"hue-{letter}", token, scene, shade, letter, 9.5)),
        words(14.5, 40, steps, 15, "middle", True),
        piece=True,
    )
    return Box(29, 46, body)


def piles(scene: Scene) -> Box:
    """The deck of playing cards, the discard pile, and with the expansion the agenda cards."""
    s = scene.s
    left = page.deck_size(s)
    label = scene.say(MESSAGES["in-deck"], number=left)
    boxes = [deck(scene, "deck", label, left, *PILE), discards(scene)]
    if s.with_agenda:
        label = scene.say(MESSAGES["board-agenda-deck"], number=int(s.events_left.sum()))
        sign = at(PILE[0] / 2, 15, circle(10, fill=CARD), icon("agenda", 0.7))
        agenda = deck(scene, "agenda-deck", label, int(s.events_left.sum()), *PILE, sign)
        boxes.append(agenda)
        gone = [event for event in tuple(Event)[1:] if s.events_gone[event]]
        if gone:
            label = scene.say(page.agenda_gone(s))
            sign = at(PILE[0] / 2, 15, icon("agenda", 0.8))
            boxes.append(laid_open(scene, "agenda-gone", label, len(gone), sign))
    return row(boxes, 8)


def discards(scene: Scene) -> Box:
    """The discard pile: face up, and as many cards as its number says."""
    thrown = page.cards_lying(scene.s, Lies.DISCARD)
    label = scene.say(page.discarded(scene.s))
    sign = at(PILE[0] / 2, 15, icon("discard", 0.9))
    return laid_open(scene, "discard", label, len(thrown), sign)


def deck(
    scene: Scene, name: str, label: str, left: int, wide: float, high: float, sign: str = ""
) -> Box:
    """Cards face down, and how many they are."""
    x, y = wide / 2, high - (14 if sign else high / 2)
    body = scene.target(
        name,
        label,
        card_back(scene, wide, high, 5),
        sign,
        circle(11, x, y, fill=CARD),
        words(x, y + 5, str(left), 14, "middle", True),
    )
    return Box(wide, high, body)


def laid_open(scene: Scene, name: str, label: str, number: int, sign: str) -> Box:
    """Cards face up, and how many they are."""
    wide, high = PILE
    body = scene.target(
        name,
        label,
        card(wide, high),
        sign,
        words(wide / 2, high - 9, str(number), 15, "middle", True),
    )
    return Box(wide, high, body)
