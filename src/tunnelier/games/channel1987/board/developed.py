"""The cards that a player has: developed ones, and those of the agenda."""

from __future__ import annotations

from collections.abc import Callable

from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.pieces import card, card_back, frame
from tunnelier.draw.svg import Box, Scene, at, flow, rect, tag, width_of, words
from tunnelier.draw.theme import BACK, CARD, EDGE, FAINT, INK, WHITE

from .. import page
from ..rules.abilities import wears_out
from ..state import Lies
from ..tables import AGENDA_POINTS, CARD_NAMES, Colour, Event
from ..text import ABILITIES, EVENTS, PENALTIES, card_of, seat_name
from ..words import MESSAGES
from .cards import (
    ABILITY_ICONS,
    ability_of,
    kind_of,
    kind_sign,
    plate_width,
    point_plate,
    points_of,
    signs,
)
from .signs import TOUCH, fit, icon, mark
from .table import nation_word

CHIP = 31.0
"""The height of a card on desks."""
BACK_WIDTH = 40.0
"""The width of the sign for cards face down."""
SCALES = (1.0, 0.92, 0.85, 0.78, 0.7, 0.6)
"""How small signs may become where there are many."""
Look = Callable[[Scene, int], tuple[float, str]]
"""How a card says what it is: the room that takes, and the drawing."""
SPACE = 5.0
"""Between cards."""


def own_cards(scene: Scene, seat: int, room: float, tall: float | None = None) -> Box:
    """All cards of a player, by name where there is room enough, by their signs where not."""
    if tall is None or lines(scene, seat, by_name, room) <= tall:
        return flow(chips(scene, seat, by_name), room, SPACE)
    scales = (k for k in SCALES if lines(scene, seat, by_signs, room / k) * k <= tall)
    wide = room / next(scales, SCALES[-1])
    return fit(flow(chips(scene, seat, by_signs), wide, SPACE), room, tall)


def lines(scene: Scene, seat: int, look: Look, room: float) -> float:
    """How high the cards of a player are together, in lines as wide as the room."""
    me, (up, down) = scene.s.players[seat], up_and_down(scene, seat)
    widths = [width_of(count_said(scene, seat), 14, True) + 4]
    widths += [chip_width(scene, shown, look(scene, shown)[0]) for shown in up]
    if me.face_down:
        widths += [BACK_WIDTH, *(chip_width(scene, shown, look(scene, shown)[0]) for shown in down)]
    widths += [event_width(scene, event, pending) for event, pending in events(scene, seat)]
    number, left = 0, 0.0
    for width in widths:
        if not number or width > left:
            number, left = number + 1, room
        left -= width + SPACE
    return number * (height_of(scene) + SPACE) - SPACE


def chips(scene: Scene, seat: int, look: Look) -> list[Box]:
    """Their number, the cards face up, those face down, and those of the agenda."""
    up, down = up_and_down(scene, seat)
    boxes = [count_of_cards(scene, seat)]
    boxes += [chip(scene, seat, shown, look) for shown in up]
    if scene.s.players[seat].face_down:
        boxes.append(face_down(scene, seat))
        boxes += [chip(scene, seat, shown, look) for shown in down]
    return boxes + [event_chip(scene, event, pending) for event, pending in events(scene, seat)]


def up_and_down(scene: Scene, seat: int) -> tuple[list[int], list[int]]:
    """The cards that lie face up, and those face down that the viewer knows."""
    down = page.turned_down(scene.s, seat)
    lie = page.cards_lying(scene.s, Lies.DEVELOPED, seat)
    return [shown for shown in lie if shown not in down], down


def events(scene: Scene, seat: int) -> list[tuple[Event, bool]]:
    """The agenda cards of a player, and whether they are pending."""
    me = scene.s.players[seat]
    pending = [(Event(int(me.pending)), True)] if me.pending else []
    return pending + [(event, False) for event in EVENTS if me.completed[event]]


def height_of(scene: Scene) -> float:
    """Of every card: on phones a finger can touch it when one is to be chosen."""
    return TOUCH if scene.narrow and cards_are_lit(scene) else CHIP


def cards_are_lit(scene: Scene) -> bool:
    """Whether a card that somebody has can be chosen."""
    return any(name.startswith("card-") for name in scene.lit)


def count_of_cards(scene: Scene, seat: int) -> Box:
    """How many developed cards there are."""
    high, said = height_of(scene), count_said(scene, seat)
    body = scene.target(
        f"cards-{nation_word(scene.s, seat)}",
        said,
        rect(width_of(said, 14, True), high, fill="transparent"),
        words(0, high / 2 + 5, said, 14, bold=True),
    )
    return Box(width_of(said, 14, True) + 4, high, body)


def count_said(scene: Scene, seat: int) -> str:
    """The same in words."""
    return scene.say(MESSAGES["board-cards"], number=page.developed_count(scene.s, seat))


def by_name(scene: Scene, shown: int) -> tuple[float, str]:
    """A card by its name, an influence card by its country."""
    name = card_of(shown).form(scene.lang, "country")
    y = height_of(scene) / 2 + 5
    return width_of(name, 14, True) + 6, words(0, y, name, 14, None, True, WHITE)


def by_signs(scene: Scene, shown: int) -> tuple[float, str]:
    """A card by what it can do."""
    number = len(ABILITY_ICONS[ability_of(shown)])
    return 19.0 * number + 2, signs(shown, 8, height_of(scene) / 2, 0.8, WHITE)


def chip_width(scene: Scene, shown: int, wide: float) -> float:
    """The width of a card that takes so much room to say what it is."""
    here = scene.s.cards[shown]
    signs_after = 25.0 * int(here.tokens.sum()) + (22.0 if here.used else 0.0)
    return 26.0 + wide + signs_after + plate_width(shown) + 5


def chip(scene: Scene, seat: int, shown: int, look: Look) -> Box:
    """A developed card: what it is, the tokens on it, its points; faint once it is used."""
    here, high = scene.s.cards[shown], height_of(scene)
    up = here.eyes == ALL_EYES
    fill, shape = kind_of(shown)
    wide, face = look(scene, shown)
    x = 26.0 + wide
    parts = [kind_sign(shape, 14, high / 2), at(26, 0, face)]
    for colour in Colour:
        for _ in range(int(here.tokens[colour])):
            parts.append(at(x + 10, high / 2, mark(scene, colour, small=True)))
            x += 25
    if here.used:
        parts.append(at(x + 9, high / 2, icon("used", 0.9, ink=WHITE)))
        x += 22
    plate = point_plate(shown)
    parts.append(at(x, (high - plate.height) / 2, plate.body))
    width = x + plate.width + 5
    body = scene.target(
        f"card-{CARD_NAMES[shown]}",
        card_label(scene, seat, shown),
        card(width, high, fill=fill if up else BACK),
        tag("g", *parts, opacity=0.6 if here.used else None),
        halo=frame(width, high),
        piece=True,
    )
    return Box(width, high, body)


def face_down(scene: Scene, seat: int) -> Box:
    """How many cards are worn out."""
    high = height_of(scene)
    number = int(scene.s.players[seat].face_down)
    body = scene.target(
        f"face-down-{nation_word(scene.s, seat)}",
        scene.say(MESSAGES["face-down"], number=number),
        card_back(scene, BACK_WIDTH, high, 7),
        rect(20, 20, 10, high / 2 - 10, rx=10, fill=CARD),
        words(20, high / 2 + 5.4, str(number), 15, "middle", True),
    )
    return Box(BACK_WIDTH, high, body)


def event_width(scene: Scene, event: Event, pending: bool) -> float:
    """The width of an agenda card."""
    worth = event_worth(scene, event, pending)
    return 52 + width_of(scene.say(EVENTS[event]), 14, True) + width_of(worth, 15, True)


def event_worth(scene: Scene, event: Event, pending: bool) -> str:
    """What an agenda card brings now it is done, or costs as long as it is not."""
    points = int(AGENDA_POINTS[event])
    return scene.say(MESSAGES["board-number"], number=-points if pending else points)


def event_chip(scene: Scene, event: Event, pending: bool) -> Box:
    """An agenda card: what it brings now it is done, or costs as long as it is not."""
    high, name, points = height_of(scene), scene.say(EVENTS[event]), int(AGENDA_POINTS[event])
    ink, worth = INK if pending else FAINT, event_worth(scene, event, pending)
    if pending:
        told = {"points": points, "loss": -points}
        stake = scene.say(MESSAGES["board-pending"], **told)
        label = scene.say(MESSAGES["board-and"], one=scene.say(PENALTIES[event]), other=stake)
        label = scene.say(MESSAGES["board-event-label"], event=name, told=label)
    else:
        label = scene.say(MESSAGES["board-done"], event=EVENTS[event], points=points)
    width = event_width(scene, event, pending)
    body = scene.target(
        f"event-{word_of(event)}",
        label,
        rect(width, high, rx=8, fill=CARD, stroke=INK if pending else EDGE),
        at(17, high / 2, icon("agenda" if pending else "used", 0.9, ink=ink)),
        words(32, high / 2 + 5, name, 14, None, True, ink),
        words(width - 9, high / 2 + 5.4, worth, 15, "end", True, ink),
        piece=True,
    )
    return Box(width, high, body)


def card_label(scene: Scene, seat: int, shown: int) -> str:
    """A developed card in words."""
    here, ability = scene.s.cards[shown], ability_of(shown)
    label = scene.say(
        MESSAGES["board-card-label"],
        seat=seat_name(scene.s, seat),
        card=card_of(shown),
        ability=ABILITIES[ability] if here.eyes == ALL_EYES else MESSAGES["board-face-down"],
        points=points_of(scene, shown),
    )
    tokens = int(here.tokens.sum())
    if tokens and wears_out(shown):
        uses = MESSAGES["board-uses"].filled(uses=tokens)
        label = scene.say(MESSAGES["board-and"], one=label, other=uses)
    if here.used:
        label = scene.say(MESSAGES["board-and"], one=label, other=MESSAGES["board-used"])
    return label
