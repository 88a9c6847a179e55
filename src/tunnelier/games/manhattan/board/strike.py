"""An open air strike: what the planes can do to whom, and the pacts on offer."""

from __future__ import annotations

from typing import Any

from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import frame
from tunnelier.draw.svg import Box, at, rect, row, width_of, words
from tunnelier.draw.theme import CARD, STRONG

from ..rules.strike import at_peace
from ..tables import PLAYERS, Good
from ..text import PACTS, PLAYER_NAMES
from .signs import LINE, alone, between, burst
from .table import Table
from .words import (
    BREAKTHROUGH,
    HELD_OFF,
    NO_BOMBER,
    NO_BUILDING,
    OFFER_LABEL,
    OFFERS,
    OPEN_SKY,
    PROTECTED,
)


def strike_line(scene: Table, seat: int, room: float) -> Box:
    """The arithmetic of a strike against one opponent, and the pacts they can be offered."""
    offers = row(pact_offers(scene, seat), 4)
    told = odds_of_strike(scene.s, seat)
    sums = row(arithmetic(scene, told), 3)
    below = offers.width > 0 and sums.width + 14 + offers.width > room
    height = LINE if below else max(LINE, offers.height)
    line = scene.target(
        f"strike-{PLAYERS[seat]}",
        scene.say(told),
        rect(sums.width + 8, LINE, rx=6, fill=CARD, stroke=STRONG),
        at(4, 0, sums.body),
        place=(0, (height - LINE) / 2),
    )
    if below:
        return Box(room, height + 4 + offers.height, line + at(0, height + 4, offers.body))
    return Box(room, height, line + at(room - offers.width, 0, offers.body))


def odds_of_strike(s: Any, seat: int) -> Phrase:
    """Fighters against fighters, then bombers, in words."""
    mover = int(s.mover)
    held, theirs = s.players[mover].goods, int(s.players[seat].goods[Good.FIGHTERS])
    mine = int(held[Good.FIGHTERS])
    if at_peace(s, mover, seat):
        phrase = PROTECTED
    elif not s.players[seat].owned:
        phrase = NO_BUILDING
    elif not held[Good.BOMBERS]:
        phrase = NO_BOMBER
    elif theirs > mine:
        phrase = HELD_OFF
    else:
        phrase = BREAKTHROUGH if theirs else OPEN_SKY
    return phrase.filled(
        seat=PLAYER_NAMES[seat],
        mine=mine,
        theirs=theirs,
        left=mine - theirs,
        lack=theirs - mine,
        bombers=int(held[Good.BOMBERS]),
    )


def arithmetic(scene: Table, told: Phrase) -> list[Box]:
    """The same in pictures: fighters less fighters, then as much damage as there are bombers."""
    known = dict(told.values)
    if told.key == PROTECTED.key:
        return [alone(scene, "flag")]
    if told.key in (NO_BUILDING.key, NO_BOMBER.key):
        return [alone(scene, "bombers"), alone(scene, "cross", 16)]
    if told.key == HELD_OFF.key:
        text = f"{known['mine']} < {known['theirs']}"
        return [alone(scene, "fighters"), written(text), alone(scene, "cross", 16)]
    bombers = int(known["bombers"])
    text = f"{known['mine']} − {known['theirs']} = {known['left']}"
    return [
        *((alone(scene, "fighters"), written(text)) if known["theirs"] else ()),
        alone(scene, "bombers"),
        written(str(bombers)),
        between(scene, "arrow"),
        Box(26, LINE, at(13, LINE / 2, burst(scene, bombers))),
    ]


def written(text: str) -> Box:
    """A number in a line of signs."""
    return Box(width_of(text, 15, bold=True), LINE, words(0, 18.5, text, 15, bold=True))


def pact_offers(scene: Table, seat: int) -> list[Box]:
    """The pacts that can be offered to an opponent now."""
    boxes = []
    for pact, phrase in OFFERS.items():
        name = f"{pact}-{PLAYERS[seat]}"
        if name in scene.lit:
            told = scene.say(OFFER_LABEL, seat=scene.name(seat), pact=PACTS[pact])
            boxes.append(offer_button(scene, name, scene.say(phrase), told))
    return boxes


def offer_button(scene: Table, name: str, text: str, told: str) -> Box:
    """What can be offered, in a word."""
    high = 50.0 if scene.narrow else LINE
    width = width_of(text, 14, bold=True) + 22
    body = scene.target(
        name,
        told,
        rect(width, high, rx=13, fill=CARD, stroke=STRONG),
        words(width / 2, high / 2 + 5, text, 14, "middle", True),
        halo=frame(width, high, 13),
    )
    return Box(width, high, body)
