"""What is asked, and buttons for the answers that have no place on the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from tunnelier.core import agenda
from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import button, frame
from tunnelier.draw.svg import Box, at, column, flow, note, rect, row, words
from tunnelier.draw.theme import CARD, INK, STRONG

from ..rules import Ask
from ..state import Lies
from ..tables import (
    BITE,
    BUILD_AND_DIG,
    CONVERSIONS,
    MOST_ORE,
    MOST_RUBBLE,
    MOST_TAKEN,
    ORE_A_BAR,
    RUBBLE_A_STONE,
    RUBBLE_SITES,
    Area,
    Good,
    Nation,
)
from ..text import NATIONS, TRAINS, counted, prompt, titled
from .areas import rate
from .contracts import CARD_HEIGHT, contract_card
from .signs import goods, inline
from .table import PAD, TOUCH, Table, clear, plate
from .words import BUY, CHOICES, ENDED, IDLE_FURTHER, MACHINE, MIXES, PAID, SCORE, VERBS

BUTTON, CHIP, LOW, GAP = 34, 31, 27, 6
"""How high buttons and numbers are; between them."""
MOST = max(MOST_TAKEN, CONVERSIONS, MOST_ORE, MOST_RUBBLE)
"""No number of a mix is larger."""


def part(scene: Table, width: float, height: float = 0) -> Box:
    """The question and its answers, so high or as high as need be."""
    mine = scene.seat is not None and scene.moving(scene.seat)
    inside = content(scene, width - 2 * PAD, height - 2 * PAD if height else 0)
    return plate(inside, width, height, now=mine)


def content(scene: Table, width: float, height: float) -> Box:
    """The question over its buttons, or over the cards that contract 5 shows."""
    told = note(asked(scene), width, 15, INK, bold=True)
    shown, left = scene.lying(Lies.SHOWN), height - told.height - 5
    if shown:
        wide, high = (width - GAP) / 2, left if height else CARD_HEIGHT
        answers = row([contract_card(scene, k, wide, high) for k in shown], GAP)
    else:
        answers = flow([*counters(scene, CHIP), *choices(scene, BUTTON)], width, GAP)
        if height and answers.height > left:  # many numbers at once are smaller
            answers = flow([*counters(scene, LOW), *choices(scene, LOW)], width, 3)
    return column([told, answers] if answers.body else [told], 5)


def asked(scene: Table) -> str:
    """What is asked now, or how the match ended."""
    if not scene.s.over:
        return prompt(scene.s, scene.lang)
    totals = {nation: scene.sheets[nation]["total"] for nation in Nation}
    scores = [SCORE.filled(seat=NATIONS[nation], points=n) for nation, n in totals.items()]
    return scene.say(ENDED, scores=scores)


def choices(scene: Table, height: float) -> list[Box]:
    """Buttons for answers in words."""
    height = TOUCH if scene.narrow else height
    told = {name: said(scene, name) for name in CHOICES if f"choice-{name}" in scene.lit}
    if scene.narrow:  # on a desk trains and machine are at hand
        items = {word_of(train): TRAINS[train] for train in TRAINS}
        items["machine"] = MACHINE
        told |= {f"buy-{name}": titled(scene.say(item)) for name, item in items.items()}
    lit = [name for name in told if f"choice-{name}" in scene.lit]
    labels = {name: scene.say(BUY, item=told[name]) for name in lit if name.startswith("buy-")}
    return [
        button(scene, f"choice-{name}", told[name], labels.get(name, ""), height) for name in lit
    ]


def said(scene: Table, choice: str) -> str:
    """An answer, with its number."""
    number = amount(scene.s, choice)
    if choice == "idle" and scene.s.parts:
        return scene.say(IDLE_FURTHER)
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


def counters(scene: Table, side: float) -> list[Box]:
    """Numbers to choose from, for every good of a mix."""
    boxes, side = [], TOUCH if scene.narrow else side
    for verb, wanted in MIXES.items():
        for what in wanted:
            lit = [n for n in range(MOST + 1) if f"{verb}-{what}-{n}" in scene.lit]
            if len(lit) > 1:
                told = partial(counting, scene, verb, PAID[what] if verb == "pay" else what)
                chips = [number_box(scene, f"{verb}-{what}-{n}", n, told(n), side) for n in lit]
                boxes.append(row([sign_of(scene, verb, what, side), row(chips, 0)], 2))
    return boxes


def counting(scene: Table, verb: str, things: str, number: int) -> str:
    """What choosing a number means."""
    return scene.say(VERBS[verb], what=counted(things, number))


def sign_of(scene: Table, verb: str, what: str, height: float) -> Box:
    """What the numbers after it count."""
    good = Good[what.upper()]
    items: list[Box | str] = [goods(scene, good, 24)]
    if verb == "pay":
        counted_as = {Good.ORE: (ORE_A_BAR, Good.BARS), Good.RUBBLE: (RUBBLE_A_STONE, Good.STONE)}
        number, instead = counted_as[good]
        items = [str(number), goods(scene, good), "=", goods(scene, instead), ":"]
    line = inline(*items)
    return Box(line.width, height, at(0, (height - line.height) / 2, line.body))


def number_box(scene: Table, name: str, number: int, label: str, side: float) -> Box:
    """A number that can be chosen."""
    said = scene.count(number)
    body = rect(side - 4, side - 4, 2, 2, rx=9, fill=CARD, stroke=STRONG)
    body += words(side / 2, side / 2 + 5.5, said, 16, "middle", True)
    halo = frame(side - 4, side - 4, 9)
    target = scene.target(name, label, clear(side, side), body, halo=at(2, 2, halo))
    return Box(side, side, "" if scene.seat is None else target)
