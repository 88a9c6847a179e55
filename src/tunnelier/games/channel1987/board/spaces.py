"""The action spaces: two permanent ones, and the three displayed cards."""

from __future__ import annotations

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, frame
from tunnelier.draw.svg import Box, Scene, at, circle, column, note, rect, row, words
from tunnelier.draw.theme import CARD, EDGE, INSET, STRONG

from .. import page
from ..rules.turn import FIRST_SLOT
from ..tables import CARD_NAMES, PLAYING_CARDS, SLOTS, Action, Colour
from ..text import ABILITIES, ACTION_EFFECTS, ACTION_NAMES, card_of, discs_of, millions
from ..words import MESSAGES
from .cards import GAP, ability_of, cost_of, front, points_of
from .signs import icon, piece, pile

INNER_GAP = 6.0
"""Between parts of one space."""
STACK = 58.0
"""The height of the plate on which a stack lies, where it is above its space."""


def spaces(scene: Scene) -> Box:
    """All five, each with the stack that lies there."""
    return folded(scene) if scene.narrow else abreast(scene)


def abreast(scene: Scene) -> Box:
    """On desks: one beside the other, all equally high, the stacks above them."""
    side = 158.0  # the cards, which say more, share the rest
    width = (scene.width - 2 * side - 4 * GAP) / 3
    offers = [offer(scene, slot, width) for slot in range(SLOTS)]
    height = max(permanent_height(scene, side), *(each.height for each in offers))
    boxes = [permanent(scene, space, side, height) for space in range(FIRST_SLOT)]
    for slot, each in enumerate(offers):
        lies = stack_plate(scene, FIRST_SLOT + slot, width, STACK)
        boxes.append(column([lies, display(scene, slot, each, height)], INNER_GAP))
    return row(boxes, GAP)


def folded(scene: Scene) -> Box:
    """On phones: the permanent spaces in a line, then each card in a line with its stack."""
    side, plate = (scene.width - GAP) / 2, 98.0  # a pile and its number
    height = permanent_height(scene, side)
    lines = [row([permanent(scene, space, side, height) for space in range(FIRST_SLOT)], GAP)]
    for slot in range(SLOTS):
        each = offer(scene, slot, scene.width - plate - GAP)
        lies = stack_plate(scene, FIRST_SLOT + slot, plate, each.height)
        lines.append(row([lies, display(scene, slot, each, each.height)], GAP))
    return column(lines, GAP)


# --- stacks


def stack_plate(scene: Scene, space: int, width: float, height: float) -> Box:
    """A stack, its number, and what beats it: in a line, or in a column where it is high."""
    there, told = scene.s.spaces[space], badge(needs(scene, space), scene.small)
    discs, middle = int(there.discs), height / 2
    lies = circle(14, fill="none", stroke=STRONG, stroke_width=1.5, stroke_dasharray="4 4")
    if discs:
        lies = pile(scene, Colour(int(there.colour)), space, discs)
        lies += words(22, 2, str(discs), 30, bold=True)
    if height > STACK:
        place = (36.0 if discs else width / 2, middle - 6)
        corner = ((width - told.width) / 2, middle + 20)
    else:
        place = (25.0, middle + (9 if discs else 0))
        corner = (width - told.width - 8, middle - told.height / 2)
    ground = rect(width, height, rx=10, fill=INSET, stroke=EDGE)
    return Box(width, height, ground + at(*place, lies) + at(*corner, told.body))


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


def permanent_height(scene: Scene, width: float) -> float:
    """The room that two actions need, each with its few words."""
    told = (note(scene.say(each), width - 18, scene.small) for each in ACTION_EFFECTS.values())
    return 2 * (36 + max(each.height for each in told)) + INNER_GAP


def permanent(scene: Scene, space: int, width: float, height: float) -> Box:
    """Plan and Tunnel, or Finance and Technology, under their stack."""
    actions = list(ACTION_EFFECTS)[2 * space : 2 * space + 2]
    halves = [
        permanent_action(scene, action, space, width, (height - INNER_GAP) / 2)
        for action in actions
    ]
    return column([stack_plate(scene, space, width, STACK), *halves], INNER_GAP)


def permanent_action(scene: Scene, action: Action, space: int, width: float, height: float) -> Box:
    """An action, and what it does."""
    name, effect = scene.say(ACTION_NAMES[action]), scene.say(ACTION_EFFECTS[action])
    lies = stack_label(scene, space)
    label = scene.say(MESSAGES["board-action-label"], action=name, effect=effect, stack=lies)
    told = note(effect, width - 18, scene.small)
    body = at(20, 20, icon(word_of(action))) + words(36, 25, name, 15, bold=True)
    body += at(10, 32, told.body)
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


def foot_height(scene: Scene) -> float:
    """The lower part of a displayed card: its secondary action, and its money."""
    return 44.0 if scene.narrow else 38.0


def offer(scene: Scene, slot: int, width: float) -> Box:
    """The front of the card in a slot, and the room that it needs with its foot."""
    shown = displayed(scene, slot)
    upper = Box(width, 80, "") if shown is None else front(scene, shown, width, cost=True)
    return upper._replace(height=upper.height + foot_height(scene) + INNER_GAP)


def display(scene: Scene, slot: int, upper: Box, height: float) -> Box:
    """A displayed card: develop it, use the action at its foot, or take it as money."""
    shown, width = displayed(scene, slot), upper.width
    if shown is None:
        return empty_slot(scene, width, height)
    label = scene.say(
        MESSAGES["board-develop-label"],
        slot=slot + 1,
        card=card_of(shown),
        ability=ABILITIES[ability_of(shown)],
        cost=cost_of(shown),
        points=points_of(scene, shown),
        stack=stack_label(scene, FIRST_SLOT + slot),
    )
    foot = row(card_foot(scene, slot, shown, width), INNER_GAP)
    upper = upper._replace(height=height - foot.height - INNER_GAP)
    whole = column([plate(scene, f"slot-{slot + 1}-develop", label, upper), foot], INNER_GAP)
    return whole._replace(body=piece(f"card-{CARD_NAMES[shown]}", whole.body))


def empty_slot(scene: Scene, width: float, height: float) -> Box:
    """Where no card is left to be displayed."""
    empty = rect(width, height, rx=9, fill="none", stroke=STRONG, stroke_dasharray="6 5")
    text = scene.say(MESSAGES["no-card"])
    return Box(width, height, empty + words(width / 2, height / 2 + 5, text, 14, "middle"))


def card_foot(scene: Scene, slot: int, shown: int, width: float) -> tuple[Box, Box]:
    """The secondary action, and the money, at the foot of a displayed card."""
    height, purse, name = foot_height(scene), 66.0, f"slot-{slot + 1}"
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
