"""An open air strike: the planes, what they can do to whom, and the pacts on offer."""

from __future__ import annotations

from tunnelier.draw.pieces import pill
from tunnelier.draw.svg import Box, at, column, note, row
from tunnelier.draw.theme import INK

from ..rules.strike import at_peace
from ..tables import PLAYERS, Good
from ..text import PACTS, amount
from .signs import seat_sign
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
    STRIKE,
)


def strike_lines(scene: Table, room: float) -> Box:
    """The planes in the air, then every opponent."""
    mover = int(scene.s.mover)
    held = scene.s.players[mover].goods
    planes = [amount(plane, int(held[plane])) for plane in (Good.FIGHTERS, Good.BOMBERS)]
    heading = scene.say(STRIKE, seat=scene.name(mover), planes=planes)
    opponents = [seat for seat in range(scene.seats) if seat != mover]
    lines = [strike_line(scene, seat, room) for seat in opponents]
    return column([note(heading, room, 14, INK, bold=True), *lines], 4)


def strike_line(scene: Table, seat: int, room: float) -> Box:
    """The arithmetic of a strike against one opponent; offers stand beside it, or below."""
    offers = row(pact_offers(scene, seat), 6)
    beside = offers.width > 0 and not scene.narrow
    told_room = room - 34 - (offers.width + 10 if beside else 0)
    told = note(odds_of_strike(scene, seat), told_room, 14, INK)
    body = at(13, 12, seat_sign(scene, seat)) + at(34, 2, told.body)
    if beside:
        return Box(room, 34, body + at(room - offers.width, 0, offers.body))
    line = Box(room, told.height + 4, body)
    return column([line, offers], 2) if offers.width else line


def odds_of_strike(scene: Table, seat: int) -> str:
    """Fighters against fighters, then bombers."""
    s, mover = scene.s, int(scene.s.mover)
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
    return scene.say(
        phrase,
        seat=scene.name(seat),
        mine=mine,
        theirs=theirs,
        left=mine - theirs,
        lack=theirs - mine,
        bombers=int(held[Good.BOMBERS]),
    )


def pact_offers(scene: Table, seat: int) -> list[Box]:
    """The pacts that can be offered to an opponent now."""
    boxes = []
    for pact, phrase in OFFERS.items():
        name = f"{pact}-{PLAYERS[seat]}"
        if name in scene.lit:
            told = scene.say(OFFER_LABEL, seat=scene.name(seat), pact=PACTS[pact])
            boxes.append(pill(scene, name, scene.say(phrase), told))
    return boxes
