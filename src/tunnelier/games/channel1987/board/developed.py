"""The cards that a player has developed."""

from __future__ import annotations

from tunnelier.core.view import ALL_EYES
from tunnelier.draw.pieces import badge, card, card_back, frame
from tunnelier.draw.svg import Box, Scene, at, column, flow, row, width_of, words
from tunnelier.draw.theme import BAD, WHITE

from .. import page
from ..rules.abilities import wears_out
from ..state import Lies
from ..tables import CARD_NAMES, Ability
from ..text import ABILITIES, card_of, seat_name
from ..words import MESSAGES
from .cards import GAP, ability_of, front, points_of
from .colours import BLUE_CARD, STEEL
from .signs import head, icon

CHIP = 32
"""The height of a card that shows no more than its name."""


def developed(scene: Scene, seat: int, room: float) -> Box:
    """Cards in two columns, the influence cards in lines below, then those face down."""
    s = scene.s
    mine, down = page.cards_lying(s, Lies.DEVELOPED, seat), page.turned_down(s, seat)
    influence = [k for k in mine if ability_of(k) == Ability.INFLUENCE]
    others = [k for k in mine if k not in influence and k not in down]
    number = page.developed_count(s, seat)
    parts = [head(scene.say(MESSAGES["board-cards"], number=number), room)]
    if others:
        parts.append(two_columns([own_card(scene, seat, k, (room - GAP) / 2) for k in others]))
    if influence:
        parts.append(flow([own_chip(scene, seat, k) for k in influence], room, 6))
    if scene.s.players[seat].face_down:
        chips = [own_chip(scene, seat, k) for k in down]
        parts.append(flow([face_down(scene, seat), *chips], room, 6))
    return column(parts, 6)


def two_columns(boxes: list[Box]) -> Box:
    """Each box goes where it lies highest."""
    columns: tuple[list[Box], list[Box]] = ([], [])
    for box in boxes:
        shorter = min(columns, key=lambda each: sum(other.height + GAP for other in each))
        shorter.append(box)
    return row([column(each, GAP) for each in columns], GAP)


def own_card(scene: Scene, seat: int, shown: int, width: float) -> Box:
    """A developed card: its front, and whether it was used this round."""
    size, lines = scene.small, [front(scene, shown, width)]
    if scene.s.cards[shown].used:
        said = words(10, size, scene.say(MESSAGES["board-used"]), size, None, True, BAD)
        lines.append(Box(width, size + 3, said))
    whole = column(lines, 0)
    height = whole.height + 4
    body = scene.target(
        f"card-{CARD_NAMES[shown]}",
        card_label(scene, seat, shown),
        card(width, height, whole.body),
        halo=frame(width, height),
        piece=True,
    )
    return Box(width, height, body)


def own_chip(scene: Scene, seat: int, shown: int) -> Box:
    """An influence card by its country, or a card face down by its name; and its points."""
    up = scene.s.cards[shown].eyes == ALL_EYES
    name = card_of(shown).form(scene.lang, "country")
    plate = badge(points_of(scene, shown), scene.small)
    start = 34.0 if up else 12.0
    width = start + width_of(name, 14, True) + plate.width + 14
    body = scene.target(
        f"card-{CARD_NAMES[shown]}",
        card_label(scene, seat, shown),
        card(width, CHIP, fill=BLUE_CARD if up else STEEL),
        at(18, CHIP / 2, icon("influence", 0.9, ink=WHITE)) if up else "",
        words(start, 21, name, 14, None, True, WHITE),
        at(width - plate.width - 5, (CHIP - plate.height) / 2, plate.body),
        halo=frame(width, CHIP),
        piece=True,
    )
    return Box(width, CHIP, body)


def face_down(scene: Scene, seat: int) -> Box:
    """How many cards are worn out."""
    said = scene.say(MESSAGES["face-down"], number=int(scene.s.players[seat].face_down))
    back = card_back(scene, 28, CHIP, 5) + words(36, 21, said, 14)
    return Box(44 + width_of(said, 14), CHIP, back)


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
