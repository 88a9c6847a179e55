"""The weather on the backs of the contracts, and the Crisis area of both players."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.svg import Box, at, circle, column, rect, row, words
from tunnelier.draw.theme import CARD, INSET, STRONG

from ..state import Lies
from ..tables import CONTRACT_CARDS, CRISIS_POINTS, DISCS, Nation, Sky
from ..text import NATIONS, SKIES, counted, titled
from .colours import RIBBON
from .signs import (
    SMALL,
    coin,
    disc,
    disc_body,
    edge,
    event_box,
    glyph,
    inline,
    marker_box,
)
from .table import PAD, Table, plate
from .words import BELOW, CRISIS, CRISIS_LABEL, ON_TOP, SKY_EFFECTS, SKY_LABEL

# --- the weather


def skies(scene: Table, width: float, height: float) -> Box:
    """Every sky, how many lie in the deck, and whom it brings what."""
    wide = (width - 2 * 4) / 3
    return row([sky_box(scene, sky, wide, height) for sky in SKY_EFFECTS], 4)


def sky_box(scene: Table, sky: Sky, width: float, height: float) -> Box:
    """A sky: whether it is on top, how many lie below, whose disc and whose events it brings."""
    top = bool(scene.s.sky == sky)
    below = sum(BACKS[k] == sky for k in scene.lying(Lies.DECK)) - int(top)
    head = inline(glyph(scene, word_of(sky), 24), scene.count(below), size=16, gap=6)
    discs, hit = BROUGHT[sky]
    first = [Box(19, 19, at(9.5, 9.5, disc_body(scene, nation, SMALL))) for nation in discs]
    then = [event_box(scene, 19), *(marker_box(scene, nation) for nation in hit)]
    brings = inline(*first, *then, gap=1, most=width - 4)
    y = height / 2
    body = rect(width, height, rx=8, fill=INSET, **edge(top))
    body += at((width - head.width) / 2, y - 2 - head.height, head.body)
    body += at((width - brings.width) / 2, y + 6, brings.body)
    told = scene.say(ON_TOP) if top else scene.say(BELOW, number=below)
    values = {"sky": titled(scene.say(SKIES[sky])), "state": told, "does": SKY_EFFECTS[sky]}
    return scene.box(f"sky-{word_of(sky)}", scene.say(SKY_LABEL, **values), width, height, body)


BACKS = tuple(int(card.back) for card in CONTRACT_CARDS)
BROUGHT = {
    Sky.RAIN: ((Nation.ENGLISH,), (Nation.FRENCH,)),
    Sky.SUN: ((Nation.FRENCH,), (Nation.ENGLISH,)),
    Sky.FOG: ((), (Nation.ENGLISH, Nation.FRENCH)),
}
"""Who gets a disc from a sky, and whom its events hit (C81-18.5, C81-20.2, C81-20.3)."""


# --- the Crisis area


def part(scene: Table, width: float, height: float = 0) -> Box:
    """A row a player, under a heading."""
    room = width - 2 * PAD
    tall = (height - 2 * PAD - HEADING - 5) / 2 if height else ROW_HEIGHT
    title = Box(room, HEADING - 5, words(1, 13, titled(scene.say(CRISIS)), 14, bold=True))
    rows = [crisis_row(scene, nation, room, tall) for nation in Nation]
    return plate(column([title, *rows], 5), width, height)


HEADING, ROW_HEIGHT = 23, 54
SOCKET = 27
"""From one disc to the next."""


def crisis_row(scene: Table, nation: Nation, width: float, height: float) -> Box:
    """Discs in the area and beside it, markers there and what they cost."""
    me, name = scene.s.players[nation], f"crisis-{word_of(nation)}"
    discs, markers, inner = int(me.discs), int(me.crisis), width - 56
    loss = CRISIS_POINTS * markers
    look = {"stroke": RIBBON, "stroke_width": 2} if discs else {"stroke": STRONG}
    body = rect(inner, height, rx=8, fill=CARD, **look)
    for k in range(DISCS):
        inside, beside = (17 + SOCKET * k, 15), (inner + 18 + 12 * (k - discs), height / 2)
        body += circle(12, *inside, fill=INSET, stroke=STRONG, stroke_dasharray="3 3")
        body += disc(scene, nation, k + 1, *(inside if k < discs else beside))
    stuck = inline(marker_box(scene, nation), scene.count(markers), size=15)
    body += at(8, height - stuck.height - 4, stuck.body)
    if loss:
        body += coin(scene, loss, inner - 17, height - 16, 12.5, 13)
    lying = {"discs": discs, "markers": markers, "points": loss}
    values = {things: counted(things, n) for things, n in lying.items()}
    label = scene.say(CRISIS_LABEL, seat=NATIONS[nation], **values)
    return scene.box(name, label, width, height, body)
