"""The front of a playing card: its name, its ability in signs, its points, its cost."""

from __future__ import annotations

from functools import cache

from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import outline
from tunnelier.draw.svg import Box, Scene, at, fitted, number, path, rect, words
from tunnelier.draw.theme import CARD, EDGE, INK, WHITE

from .. import page
from ..tables import PLAYING_CARDS, Ability, Needs
from ..text import ABILITIES, card_of, counted
from ..words import MESSAGES
from .colours import BLUE_CARD, GREEN_CARD, RED_CARD
from .signs import icon

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


TITLE = 28.0
"""The height of the bar with a card's name."""


@cache
def front(shown: int, width: float, size: int, lang: str) -> str:
    """The front of a card on display: name, ability, points and cost."""
    cost = fitted(cost_of(shown).say(lang), width - 42, size)
    plate = point_plate(shown)
    return (
        title_bar(shown, width, lang)
        + signs(shown, 20, TITLE + 15)
        + at(width - plate.width - 7, TITLE + 4, plate.body)
        + at(19, TITLE + 39, icon("develop", 0.8))
        + words(35, TITLE + 44, cost, size, fill=INK)
    )


def title_bar(shown: int, width: float, lang: str) -> str:
    """The name of a card on the colour of its kind, which has a shape too."""
    fill, shape = kind_of(shown)
    name = fitted(card_of(shown).say(lang), width - 33, 14, bold=True)
    corners = f"M0 {number(TITLE)}V9q0-9 9-9H{number(width - 9)}q9 0 9 9V{number(TITLE)}Z"
    return (
        path(corners, fill=fill)
        + kind_sign(shape, 15, TITLE / 2)
        + words(27, 19, name, 14, None, True, WHITE)
    )


@cache
def kind_of(shown: int) -> tuple[str, str]:
    """The colour and the shape of a card's kind: green, red or blue."""
    ability = ability_of(shown)
    if Ability.CONTROL_ROOM_1 <= ability <= Ability.HEAVY_MACHINERY:
        return RED_CARD, "diamond"
    return (GREEN_CARD, "circle") if ability < Ability.SPEECH else (BLUE_CARD, "hexagon")


@cache
def kind_sign(shape: str, x: float, y: float) -> str:
    """The shape of a card's kind."""
    return at(x, y, outline(shape, 5.5, fill=WHITE))


@cache
def signs(shown: int, x: float, y: float, scale: float = 1, ink: str = INK) -> str:
    """The ability of a card in signs, from (x, y) on."""
    names = ABILITY_ICONS[ability_of(shown)]
    return "".join(at(x + 24 * scale * k, y, icon(n, scale, ink=ink)) for k, n in enumerate(names))


def plate_width(shown: int) -> float:
    """The width of the plate with a card's points."""
    return 28.0 if by_effect(shown) else 38.0


@cache
def point_plate(shown: int) -> Box:
    """The points of a card; a star alone where its effect brings them."""
    worth = "" if by_effect(shown) else str(int(PLAYING_CARDS[shown].points))
    width = plate_width(shown)
    body = rect(width, 22, rx=11, fill=CARD, stroke=EDGE) + at(14, 11, icon("star", 0.75, INK))
    return Box(width, 22, body + words(30, 16.2, worth, 15, "middle", True, INK))


# --- what is printed on it


@cache
def ability_of(shown: int) -> Ability:
    """The ability of a card."""
    return Ability(int(PLAYING_CARDS[shown].ability))


def cost_of(shown: int) -> Phrase:
    """What it takes to develop a card."""
    return page.COSTS[Needs(int(PLAYING_CARDS[shown].needs))]


def says(shown: int) -> Phrase:
    """What a card can do, in words."""
    return ABILITIES[ability_of(shown)]


def by_effect(shown: int) -> bool:
    """Whether a card has no points but by its effect."""
    return Ability.SPEECH <= ability_of(shown) <= Ability.TOPOGRAPHICAL


def points_of(scene: Scene, shown: int) -> str:
    """The points of a card in words."""
    if by_effect(shown):
        return scene.say(MESSAGES["board-by-effect"])
    return scene.say(counted("points-short")(int(PLAYING_CARDS[shown].points)))
