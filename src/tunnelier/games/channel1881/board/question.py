"""What is asked, and buttons for the answers that have no place on the table."""

from __future__ import annotations

from typing import Any

from tunnelier.core import agenda
from tunnelier.draw.pieces import button, inside
from tunnelier.draw.svg import Box, at, column, flow, note, row, width_of, words
from tunnelier.draw.theme import INK

from ..rules import Ask
from ..score import points
from ..tables import (
    BITE,
    BUILD_AND_DIG,
    CONVERSIONS,
    MOST_ORE,
    MOST_RUBBLE,
    MOST_TAKEN,
    RUBBLE_SITES,
    Area,
    Nation,
)
from ..text import NATIONS, counted, prompt
from .areas import rate
from .table import Part, Table
from .words import CHOICES, ENDED, MIXES, PAID, SCORE, VERBS

MOST = max(MOST_TAKEN, CONVERSIONS, MOST_ORE, MOST_RUBBLE)
"""No number of a mix is larger."""


def part(scene: Table, width: float) -> Part:
    """The question beside its buttons; on phones above them."""
    room, boxes = inside(width), [*counters(scene), *choices(scene)]
    buttons = flow(boxes, room if scene.narrow else 0.68 * room, 10)
    left = room if scene.narrow else room - buttons.width - 20
    told = note(asked(scene), left, 15, INK, bold=True)
    if scene.narrow:
        return Part("", column([told, buttons] if boxes else [told], 8), width)
    height = max(38, buttons.height, told.height)
    body = at(0, (height - told.height) / 2, told.body)
    body += at(room - buttons.width, (height - buttons.height) / 2, buttons.body)
    return Part("", Box(room, height, body), width)


def asked(scene: Table) -> str:
    """What is asked now, or how the match ended."""
    if not scene.s.over:
        return prompt(scene.s, scene.lang)
    totals = {nation: int(points(scene.s, int(nation))) for nation in Nation}
    scores = [SCORE.filled(seat=NATIONS[nation], points=n) for nation, n in totals.items()]
    return scene.say(ENDED, scores=scores)


def choices(scene: Table) -> list[Box]:
    """Buttons for answers in words."""
    return [
        button(scene, f"choice-{name}", said(scene, name))
        for name in CHOICES
        if f"choice-{name}" in scene.lit
    ]


def said(scene: Table, choice: str) -> str:
    """An answer, with its number."""
    number = amount(scene.s, choice)
    return scene.say(CHOICES[choice], number=number, points=counted("points", number))


def amount(s: Any, choice: str) -> int:
    """The number of a choice: rubble, or points for a marker."""
    seat = int(agenda.to_move(s))
    if choice == "drill":
        return BUILD_AND_DIG
    match agenda.question(s):
        case Ask.DIG:
            return BITE * int(agenda.about(s))
        case Ask.BORE:
            return rate(s, Nation(seat), Area.D)
        case Ask.CLAIM:
            return int(RUBBLE_SITES[int(agenda.about(s))].points)
        case Ask.BITE:
            return int(s.line[int(s.players[seat].position)].room)
    return 0


def counters(scene: Table) -> list[Box]:
    """Numbers to choose from, for every good of a mix."""
    boxes = []
    for verb, goods in MIXES.items():
        for what, phrase in goods.items():
            lit = [n for n in range(MOST + 1) if f"{verb}-{what}-{n}" in scene.lit]
            if len(lit) > 1:
                name = scene.say(phrase)
                chips = [Box(width_of(name, 15), 38, words(0, 24, name, 15))]
                things = PAID[what] if verb == "pay" else what
                for n in lit:
                    told = scene.say(VERBS[verb], what=counted(things, n))
                    chips.append(button(scene, f"{verb}-{what}-{n}", str(n), told))
                boxes.append(row(chips, 5))
    return boxes
