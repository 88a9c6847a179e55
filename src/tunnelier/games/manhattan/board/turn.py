"""The turn: whose it is, what is asked, everybody's points, and choices without a place."""

from __future__ import annotations

from tunnelier.draw.pieces import bar, button, inside, panel
from tunnelier.draw.svg import Box, at, column, flow, note, rect, row, words
from tunnelier.draw.theme import EDGE, FAINT, INK, INSET, SEAT_MARKS

from .. import page
from ..rules import Ask
from ..rules.bombs import staff_needed
from ..rules.placing import TRAINEES
from ..score import wins
from ..state import Strike
from ..tables import TARGETS, TYPES, WORKERS_OF_A_KIND, Good, Worker
from ..text import amount, crew, fuel_of, output_of, prompt
from .signs import seat_sign, sign
from .strike import strike_lines
from .table import GAP, Table, share
from .words import (
    BLOCKING,
    BUTTONS,
    HOME,
    LEAVING,
    SPLIT,
    TOGETHER,
    WON,
)

USUAL = ("choice-retrieve", "choice-end-turn")
"""Buttons that are there even while they cannot be pressed."""


def turn_panel(scene: Table, width: float) -> Box:
    """All that concerns the turn as a whole."""
    s, room = scene.s, inside(width)
    asked = ending(scene) if s.over else prompt(s, scene.lang)
    parts = [standings(scene, room), note(asked, room, 15, INK, bold=bool(s.over))]
    if s.spying:
        parts.append(note(scene.say(page.SPYING, number=int(s.spying)), room, scene.small))
    if s.strike != Strike.NONE:
        parts.append(strike_lines(scene, room))
    if scene.seat is not None and not s.over:
        parts.append(flow(choices(scene), room))
    if "choice-retrieve" in scene.lit:
        parts.append(note(homecoming(scene), room, scene.small))
    if any(name.startswith(("block-", "occupy-")) for name in scene.lit):
        parts.append(blocking(scene, room))
    number, seat = page.turn_of(s)
    target = scene.say(page.TARGET, points=TARGETS[scene.seats])
    title = scene.say(page.TURN, number=number, seat=scene.name(seat))
    return panel(title, column(parts, 6), width, target)


def standings(scene: Table, room: float) -> Box:
    """Everybody's points on the way to the target."""
    each = share(room, scene.seats)
    return row([standing(scene, seat, each) for seat in range(scene.seats)], GAP)


def standing(scene: Table, seat: int, width: float) -> Box:
    """One player's points; the frame tells who is asked."""
    colour, score = SEAT_MARKS[seat].fill, scene.standing[seat]
    line = {"stroke": colour, "stroke_width": 3} if scene.moving(seat) else {"stroke": EDGE}
    body = rect(width, 34, rx=8, fill=INSET, **line) + at(20, 17, seat_sign(scene, seat))
    body += words(39, 23, str(score), 17, bold=True)
    if width > 110:
        body += at(66, 13, bar(width - 76, score / TARGETS[scene.seats], colour))
    return Box(width, 34, body)


def ending(scene: Table) -> str:
    """Who has won."""
    winners = [seat for seat in range(scene.seats) if wins(scene.s, seat)]
    names = [scene.name(seat) for seat in winners]
    if len(winners) == 1:
        return scene.say(WON, seat=names[0], points=scene.standing[winners[0]])
    return scene.say(TOGETHER, players=names)


# --- choices without a place


def choices(scene: Table) -> list[Box]:
    """The usual buttons, and those for what is asked now."""
    names = [*USUAL, *(name for name in scene.lit if name.startswith("choice-"))]
    return [button(scene, name, choice_text(scene, name)) for name in dict.fromkeys(names)]


def choice_text(scene: Table, name: str) -> str:
    """What a button says."""
    if name in BUTTONS:
        return scene.say(BUTTONS[name])
    _, verb, what = name.split("-")
    if verb == "own":
        return scene.say(SPLIT, own=int(what), contractors=wanted(scene) - int(what))
    if verb == "recruit":
        return scene.say(amount(Good[f"{what.upper()}S"], 1))
    if verb == "make":
        return scene.say(output_of(scene.topic, Good[what.upper()]))
    return scene.say(fuel_of(scene.topic // 2, Good[what.upper()]))


def wanted(scene: Table) -> int:
    """How many workers are trained, or build a bomb."""
    if scene.question == Ask.STAFF:
        return int(staff_needed(scene.topic))
    return scene.topic % TRAINEES


def homecoming(scene: Table) -> str:
    """What retrieving would bring the viewer, and whom it sends away."""
    me = scene.s.players[scene.seat]
    away = [
        WORKERS_OF_A_KIND - int(me.supply[worker]) - int(me.untrained[worker]) for worker in Worker
    ]
    told = scene.say(HOME, workers=crew(away))
    leaving = int(sum(me.supply[TYPES:]))
    return f"{told} {scene.say(LEAVING, number=leaving)}" if leaving else told


def blocking(scene: Table, room: float) -> Box:
    """What the sign on spaces and buildings means."""
    text = words(30, 17, scene.say(BLOCKING), scene.small, fill=FAINT)
    return Box(room, 24, at(12, 12, sign(scene, "block")) + text)
