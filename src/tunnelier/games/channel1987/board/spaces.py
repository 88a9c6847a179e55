"""The action spaces: two permanent ones, and the three displayed cards."""

from __future__ import annotations

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, frame
from tunnelier.draw.svg import Box, Scene, at, circle, column, rect, row, words
from tunnelier.draw.theme import CARD, EDGE, INSET, STRONG

from .. import page
from ..news import SPACES as SPACE_WORDS
from ..rules.turn import FIRST_SLOT
from ..tables import CARD_NAMES, PLAYING_CARDS, SLOTS, Action, Colour
from ..text import (
    ACTION_EFFECTS,
    ACTION_NAMES,
    SPACE_NAMES,
    card_of,
    discs_of,
    millions,
)
from ..words import MESSAGES
from .cards import GAP, TITLE, front, plate_width, points_of
from .signs import TOUCH, icon, mark, piece, pile, small

TALL = 166.0
"""The height of a space on desks, with its stack."""
INNER_GAP = 5.0
"""Between parts of one space."""
STACK = 43.0
"""The height of the plate on which a stack lies, where it is above its space."""
PERMANENT = 166.0
"""The width of a permanent space on desks: the cards, which say more, share the rest."""
FRONT = TITLE + 51.0
"""The height of the front of a displayed card."""


def spaces(scene: Scene) -> Box:
    """All five, each with the stack that lies there."""
    return folded(scene) if scene.narrow else abreast(scene)


def abreast(scene: Scene) -> Box:
    """On desks: one beside the other, all equally high, the stacks above them."""
    width = (scene.width - 2 * PERMANENT - 4 * GAP) / SLOTS
    left = TALL - STACK - INNER_GAP
    boxes = [permanent(scene, space, PERMANENT, left) for space in range(FIRST_SLOT)]
    for slot in range(SLOTS):
        lies = stack_plate(scene, FIRST_SLOT + slot, width, STACK)
        boxes.append(column([lies, display(scene, slot, width, left)], INNER_GAP))
    return row(boxes, GAP)


def folded(scene: Scene) -> Box:
    """On phones: the permanent spaces in a line, then each card in a line with its stack."""
    side, plate = (scene.width - GAP) / 2, 98.0  # a pile and its number
    high = 2 * TOUCH + INNER_GAP
    lines = [row([permanent(scene, space, side, high) for space in range(FIRST_SLOT)], GAP)]
    width, tall = scene.width - plate - GAP, FRONT + TOUCH + INNER_GAP
    for slot in range(SLOTS):
        lies = stack_plate(scene, FIRST_SLOT + slot, plate, tall)
        lines.append(row([lies, display(scene, slot, width, tall)], GAP))
    return column(lines, GAP)


# --- stacks


def stack_plate(scene: Scene, space: int, width: float, height: float) -> Box:
    """A stack, its number, and what beats it: in a line, or in a column where it is high."""
    there, told = scene.s.spaces[space], badge(needs(scene, space), small(scene))
    discs, middle = int(there.discs), height / 2
    lies = circle(13, fill="none", stroke=STRONG, stroke_width=1.5, stroke_dasharray="4 4")
    if discs:
        lies = pile(scene, Colour(int(there.colour)), space, discs)
        lies += words(19, 4, str(discs), 26, bold=True)
    if height > STACK:
        place = (36.0 if discs else width / 2, middle - 6)
        corner = ((width - told.width) / 2, middle + 20)
    else:
        place = (22.0, middle + (7 if discs else 0))
        corner = (width - told.width - 6, middle - told.height / 2)
    body = scene.target(
        f"stack-{SPACE_WORDS[space]}",
        scene.say(
            MESSAGES["board-stack-label"],
            space=SPACE_NAMES[SPACE_WORDS[space]],
            stack=stack_label(scene, space),
        ),
        rect(width, height, rx=10, fill=INSET, stroke=EDGE),
        at(*place, lies),
        at(*corner, told.body),
    )
    return Box(width, height, body)


def needs(scene: Scene, space: int) -> str:
    """How many discs the next stack needs, for the viewer or whoever is to move."""
    seat = int(to_move(scene.s)) if scene.seat is None else scene.seat
    return page.beaten_by(scene.s, space, seat, scene.lang)


def stack_label(scene: Scene, space: int) -> str:
    """The stack on a space in words."""
    there, least = scene.s.spaces[space], needs(scene, space)
    if not there.discs:
        return scene.say(MESSAGES["board-nothing-here"], needs=least)
    discs = discs_of(Colour(int(there.colour)), int(there.discs))
    return scene.say(MESSAGES["board-lies-here"], discs=discs, needs=least)


# --- permanent spaces


def permanent(scene: Scene, space: int, width: float, height: float) -> Box:
    """Plan and Tunnel, or Finance and Technology, under their stack."""
    actions = list(ACTION_EFFECTS)[2 * space : 2 * space + 2]
    halves = [
        permanent_action(scene, action, space, width, (height - INNER_GAP) / 2)
        for action in actions
    ]
    return column([stack_plate(scene, space, width, STACK), *halves], INNER_GAP)


def permanent_action(scene: Scene, action: Action, space: int, width: float, height: float) -> Box:
    """An action."""
    name, effect = scene.say(ACTION_NAMES[action]), scene.say(ACTION_EFFECTS[action])
    lies = stack_label(scene, space)
    label = scene.say(MESSAGES["board-action-label"], action=name, effect=effect, stack=lies)
    body = at(24, height / 2, icon(word_of(action), 1.2))
    body += words(44, height / 2 + 5.5, name, 16, bold=True)
    return plate(scene, f"action-{word_of(action)}", label, Box(width, height, body))


def plate(scene: Scene, name: str, label: str, box: Box) -> Box:
    """A part of a space that can be chosen."""
    ground = rect(box.width, box.height, rx=9, fill=CARD, stroke=STRONG)
    halo = frame(box.width, box.height, 9)
    return box._replace(body=scene.target(name, label, ground, box.body, halo=halo))


# --- displayed cards


def displayed(scene: Scene, slot: int) -> int | None:
    """The card in a slot."""
    shown = int(scene.s.display[slot])
    return shown - 1 if shown else None


def display(scene: Scene, slot: int, width: float, height: float) -> Box:
    """A displayed card: develop it, use the action at its foot, or take it as money."""
    shown = displayed(scene, slot)
    if shown is None:
        return empty_slot(scene, width, height)
    label = scene.say(
        MESSAGES["board-develop-label"],
        slot=slot + 1,
        card=card_of(shown),
        points=points_of(scene, shown),
    )
    face = front(shown, width, small(scene), scene.lang) + laid(scene, shown, width)
    upper = Box(width, FRONT, face)
    foot = row(card_foot(scene, slot, shown, width, height - FRONT - INNER_GAP), INNER_GAP)
    whole = column([plate(scene, f"slot-{slot + 1}-develop", label, upper), foot], INNER_GAP)
    return whole._replace(body=piece(f"card-{CARD_NAMES[shown]}", whole.body))


def laid(scene: Scene, shown: int, width: float) -> str:
    """The tokens laid so far on a card that is being developed, before its points."""
    tokens, x = scene.s.cards[shown].tokens, width - plate_width(shown) - 26
    colours = [colour for colour in Colour for _ in range(int(tokens[colour]))]
    return "".join(
        at(x - 25 * k, TITLE + 15, mark(scene, colour, small=True))
        for k, colour in enumerate(colours)
    )


def empty_slot(scene: Scene, width: float, height: float) -> Box:
    """Where no card is left to be displayed."""
    empty = rect(width, height, rx=9, fill="none", stroke=STRONG, stroke_dasharray="6 5")
    text = scene.say(MESSAGES["no-card"])
    return Box(width, height, empty + words(width / 2, height / 2 + 5, text, 14, "middle"))


def card_foot(scene: Scene, slot: int, shown: int, width: float, height: float) -> tuple[Box, Box]:
    """The secondary action, and the money, at the foot of a displayed card."""
    purse, name = 66.0, f"slot-{slot + 1}"
    middle, line = height / 2, height / 2 + 5
    action, money = Action(int(PLAYING_CARDS[shown].does)), int(PLAYING_CARDS[shown].money)
    does, worth = scene.say(ACTION_NAMES[action]), scene.say(millions(money))
    sign = at(20, middle, icon(word_of(action))) + words(36, line, does, 15, bold=True)
    coin = at(18, middle, icon("coin")) + words(purse - 9, line, worth, 15, "end", True)
    told = {"slot": slot + 1, "card": card_of(shown)}
    lies = stack_label(scene, FIRST_SLOT + slot)
    used = scene.say(MESSAGES["board-secondary-label"], action=does, stack=lies, **told)
    taken = scene.say(MESSAGES["board-money-label"], money=worth, **told)
    return (
        plate(scene, f"{name}-action", used, Box(width - purse - INNER_GAP, height, sign)),
        plate(scene, f"{name}-money", taken, Box(purse, height, coin)),
    )
