"""What is left in the bag, under the sea, and in the decks."""

from __future__ import annotations

from tunnelier.draw.pieces import card, inside, pair, panel, token
from tunnelier.draw.svg import Box, Scene, at, column, flow, note, row, words

from .. import page
from ..rules.digging import tokens_left
from ..tables import DEVIATION_CARDS, DEVIATION_NAMES, DEVIATIONS, Colour
from ..text import deviation_of, hue_of
from ..words import MESSAGES
from .colours import DEVIATION_MARKS
from .signs import head, mark, spoken, tile

BAG_WIDTH, DEVIATIONS_WIDTH = 292, 282
"""On desks; the playing cards, whose discard pile is a text, have the rest."""


def supplies(scene: Scene) -> Box:
    """Three panels: bag and rubble, deviation cards, playing cards."""
    widths = [scene.width] * 3
    if not scene.narrow:
        rest = scene.width - BAG_WIDTH - DEVIATIONS_WIDTH - 20
        widths = [BAG_WIDTH, DEVIATIONS_WIDTH, rest]
    rooms = [inside(width) for width in widths]
    in_bag = scene.say(MESSAGES["board-bag-count"], number=int(scene.s.bag.sum()))
    out = page.deviations_out(scene.s)
    sizes = (DEVIATIONS - len(out), page.deck_size(scene.s))
    left, deck = (scene.say(MESSAGES["in-deck"], number=n) for n in sizes)
    contents = [
        (MESSAGES["board-bag"], bag_and_rubble(scene, rooms[0]), in_bag),
        (MESSAGES["deviation-out"], deviations(scene, out, rooms[1]), left),
        (MESSAGES["board-playing"], playing_cards(scene, rooms[2]), deck),
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
    return column([lines[0], head(scene.say(MESSAGES["board-unseen"]), room), lines[1]], 8)


def deviations(scene: Scene, out: list[int], room: float) -> Box:
    """The deviation cards that are out."""
    if not out:
        return note(scene.say(MESSAGES["none"]), room, scene.small)
    return flow([deviation_card(scene, k) for k in out], room, 6)


def deviation_card(scene: Scene, k: int) -> Box:
    """A deviation card that is out: its colour and what it cost."""
    shade = DEVIATION_MARKS[int(DEVIATION_CARDS[k].colour)]
    steps = scene.say(MESSAGES["board-number"], number=-int(DEVIATION_CARDS[k].levels))
    letter = hue_of(k).form(scene.lang, "letter")
    body = spoken(
        f"deviation-{DEVIATION_NAMES[k]}",
        scene.say(MESSAGES["board-deviation-label"], card=deviation_of(k)),
        card(66, 36),
        at(19, 18, token(scene, shade, letter, 11.5)),
        words(39, 23.5, steps, 16, bold=True),
        class_="piece",
    )
    return Box(66, 36, body)


def playing_cards(scene: Scene, room: float) -> Box:
    """The discard pile, and with the expansion the agenda cards."""
    told = [page.discarded(scene.s)]
    if scene.s.with_agenda:
        left = int(scene.s.events_left.sum())
        told += [MESSAGES["board-agenda-deck"].filled(number=left), page.agenda_gone(scene.s)]
    return column([note(scene.say(phrase), room, scene.small) for phrase in told], 3)
