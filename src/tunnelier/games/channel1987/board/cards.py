"""The front of a playing card: its name, its ability in signs and in words, its cost."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import badge, outline
from tunnelier.draw.svg import Box, Scene, at, column, note, number, path, words, wrapped
from tunnelier.draw.theme import INK, WHITE

from .. import page
from ..tables import PLAYING_CARDS, Ability, Colour, Needs
from ..text import ABILITIES, card_of, counted
from ..words import MESSAGES
from .colours import BLUE_CARD, GREEN_CARD, RED_CARD
from .signs import icon, mark

GAP = 8.0
"""Between cards, and whatever lies in line with them."""

ABILITY_ICONS = {
    Ability.NEW_WORKERS: ("workers", "more", "disc"),
    Ability.EXCHANGE: ("disc", "swap", "disc"),
    Ability.EXTRA_FINANCE: ("technology", "more", "coin"),
    Ability.IMPROVE_TECHNOLOGY: ("technology", "then", "technology"),
    Ability.CONTROL_ROOM_1: ("plan", "then", "back"),
    Ability.CONTROL_ROOM_2: ("technology", "then", "back"),
    Ability.CONTROL_ROOM_3: ("plan", "then", "plan"),
    Ability.CONTROL_ROOM_4: ("plan", "then", "tunnel"),
    Ability.CONTROL_ROOM_5: ("technology", "then", "technology"),
    Ability.NEW_MATERIALS: ("any", "then", "back"),
    Ability.HEAVY_MACHINERY: ("any", "then", "any"),
    Ability.SPEECH: ("speech", "influence", "influence"),
    Ability.MEDIA: ("media", "more", "develop"),
    Ability.DUEL: ("duel", "more", "influence"),
    Ability.TOPOGRAPHICAL: ("contours",),
    Ability.INFLUENCE: ("influence",),
}


def front(scene: Scene, shown: int, width: float, cost: bool = False) -> Box:
    """The front of a card, with its cost if asked."""
    boxes = [title_bar(scene, shown, width), sign_row(scene, shown, width)]
    told = note(scene.say(ABILITIES[ability_of(shown)]), width - 18, scene.small)
    boxes.append(told._replace(body=at(10, 0, told.body)))
    if cost:
        price = note(scene.say(cost_of(shown)), width - 44, scene.small, INK, bold=True)
        body = at(19, 8, icon("develop", 0.8)) + at(34, 0, price.body)
        boxes.append(Box(width, price.height + 2, body))
    return column(boxes, 2)


def title_bar(scene: Scene, shown: int, width: float) -> Box:
    """The name of a card on the colour of its kind, which has a shape too."""
    ability = ability_of(shown)
    fill, shape = (GREEN_CARD, "circle") if ability < Ability.SPEECH else (BLUE_CARD, "hexagon")
    if Ability.CONTROL_ROOM_1 <= ability <= Ability.HEAVY_MACHINERY:
        fill, shape = RED_CARD, "diamond"
    lines = wrapped(scene.say(card_of(shown)), width - 40, 14, bold=True)
    height = 12 + 18 * len(lines)
    corners = f"M0 {height}V9q0-9 9-9H{number(width - 9)}q9 0 9 9V{height}Z"
    parts = [path(corners, fill=fill), at(17, height / 2, outline(shape, 6, fill=WHITE))]
    for k, line in enumerate(lines):
        parts.append(words(31, 20 + 18 * k, line, 14, None, True, WHITE))
    return Box(width, height + 2, "".join(parts))


def sign_row(scene: Scene, shown: int, width: float) -> Box:
    """The ability at the left; the points, and the tokens on the card, at the right."""
    x, signs = width - 8, []
    if not by_effect(shown):
        plate = badge(points_of(scene, shown), scene.small)
        x -= plate.width
        signs.append(at(x, 14 - plate.height / 2, plate.body))
    for colour in Colour:
        for _ in range(int(scene.s.cards[shown].tokens[colour])):
            x -= 24 if scene.narrow else 29
            signs.append(at(x + 11, 14, mark(scene, colour, scene.narrow)))
    for k, name in enumerate(ABILITY_ICONS[ability_of(shown)]):
        signs.append(at(19 + 24 * k, 14, icon(name)))
    return Box(width, 29, "".join(signs))


# --- what is printed on it


def ability_of(shown: int) -> Ability:
    """The ability of a card."""
    return Ability(int(PLAYING_CARDS[shown].ability))


def cost_of(shown: int) -> Phrase:
    """What it takes to develop a card."""
    return page.COSTS[Needs(int(PLAYING_CARDS[shown].needs))]


def by_effect(shown: int) -> bool:
    """Whether a card has no points but by its effect."""
    return Ability.SPEECH <= ability_of(shown) <= Ability.TOPOGRAPHICAL


def points_of(scene: Scene, shown: int) -> str:
    """The points of a card in words."""
    if by_effect(shown):
        return scene.say(MESSAGES["board-by-effect"])
    return scene.say(counted("points-short")(int(PLAYING_CARDS[shown].points)))
