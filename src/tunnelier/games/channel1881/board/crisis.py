"""What every sky means, which one is on the deck, and the Crisis area of both players."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import inside
from tunnelier.draw.svg import Box, circle, column, rect, width_of, words
from tunnelier.draw.theme import BAD, CARD, FAINT, INSET, STRONG

from ..state import Lies
from ..tables import CONTRACT_CARDS, CONTRACTS, CRISIS_POINTS, DISCS, Nation, Sky
from ..text import NATIONS, SKIES, counted, titled
from .colours import RIBBON
from .signs import disc, edge, marker, sign
from .table import Part, Table
from .words import BELOW, CRISIS_LABEL, DUE, ON_TOP, SKY_EFFECTS, WEATHER


def part(scene: Table, width: float) -> Part:
    """A row a sky and a row a player."""
    room = inside(width)
    rows = [sky_row(scene, sky, room) for sky in SKY_EFFECTS]
    rows += [crisis_row(scene, nation, room) for nation in Nation]
    return Part(scene.say(WEATHER), column(rows, 6), width)


def sky_row(scene: Table, sky: Sky, width: float) -> Box:
    """A sky: whether it is on top, how many lie below, what it does."""
    s, size = scene.s, scene.small
    top, name = s.sky == sky, titled(scene.say(SKIES[sky]))
    lying = (k for k in range(CONTRACTS) if s.contracts[k].lies == Lies.DECK)
    below = sum(int(CONTRACT_CARDS[k].back == sky) for k in lying) - int(top)
    body = rect(width, 42, rx=8, fill=INSET, **edge(top)) + sign(scene, word_of(sky), 9, 8)
    body += words(45, 18, name, 14, bold=True)
    if top:
        x = 53 + width_of(name, 14, True)
        body += words(x, 18, scene.say(ON_TOP), size, bold=True, fill=RIBBON)
    body += words(width - 8, 18, scene.say(BELOW, number=below), size, "end", fill=FAINT)
    return Box(width, 42, body + words(45, 35, scene.say(SKY_EFFECTS[sky]), size, fill=FAINT))


def crisis_row(scene: Table, nation: Nation, width: float) -> Box:
    """Discs in the area and beside it, markers there and what they cost."""
    me, name = scene.s.players[nation], f"crisis-{word_of(nation)}"
    discs, markers, inner = int(me.discs), int(me.crisis), width - 94
    loss = CRISIS_POINTS * markers
    body = rect(inner, 62, rx=8, fill=CARD, stroke=STRONG)
    for k in range(DISCS):
        body += circle(13, 22 + 30 * k, 21, fill=INSET, stroke=STRONG, stroke_dasharray="3 3")
        x = 22 + 30 * k if k < discs else inner + 19 + 29 * k
        body += disc(scene, nation, k + 1, x, 21)
    body += marker(scene, nation, 126, 21) + words(146, 26.5, f"× {markers}", 15, bold=True)
    body += words(inner - 9, 26.5, scene.count(loss), 15, "end", True, BAD if loss else FAINT)
    body += words(10, 53, scene.say(DUE, number=discs), scene.small, fill=FAINT)
    lying = {"discs": discs, "markers": markers, "points": loss}
    values = {things: counted(things, n) for things, n in lying.items()}
    label = scene.say(CRISIS_LABEL, seat=NATIONS[nation], **values)
    return scene.box(name, label, width, 62, body)
