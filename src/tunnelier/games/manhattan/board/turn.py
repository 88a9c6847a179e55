"""The turn: whose it is, what is asked, and choices without a place."""

from __future__ import annotations

from tunnelier.draw.pieces import frame
from tunnelier.draw.svg import Box, at, column, fitted, flow, note, rect, row, width_of, words
from tunnelier.draw.theme import CARD, EDGE, FAINT, INK, PANEL, STRONG

from .. import page
from ..rules import Ask
from ..rules.bombs import staff_needed, staffing
from ..rules.placing import TRAINEES
from ..score import wins
from ..tables import SITES, TARGETS, Colour, Good, Worker
from ..text import amount, fuel_of, output_of, prompt, worker_good
from .signs import amount as drawn_amount
from .signs import seat_sign
from .table import Table
from .words import BUTTONS, SPLIT, TOGETHER, WON
from .workers import STEP, TALL, person

USUAL = ("choice-retrieve", "choice-end-turn")
"""Buttons that are there even while they cannot be pressed."""
BUTTON = 36.0


def turn_strip(scene: Table, width: float) -> Box:
    """One line of the table: the turn, the question, the buttons."""
    buttons = row(choices(scene), 6)
    room = width - buttons.width - 52
    body = rect(width, 46, rx=12, fill=PANEL, stroke=EDGE) + turn_words(scene, room)
    return Box(width, 46, body + at(width - buttons.width - 6, 5, buttons.body))


def turn_words(scene: Table, room: float) -> str:
    """The turn and what is asked, in two lines."""
    s = scene.s
    number, seat = page.turn_of(s)
    title = scene.say(page.TURN, number=number, seat=scene.name(seat))
    more = scene.say(page.TARGET, points=TARGETS[scene.seats])
    if s.spying:
        more = scene.say(page.SPYING, number=int(s.spying))
    asked = ending(scene) if s.over else prompt(s, scene.lang)
    x = 42 + width_of(title, 15, bold=True) + 10
    return scene.target(
        "turn",
        title,
        rect(room + 40, 46, fill="transparent"),
        at(22, 23, seat_sign(scene, seat)),
        words(42, 19, title, 15, bold=True),
        words(x, 19, fitted(more, room + 42 - x, 14), 14, fill=FAINT) if room + 42 - x > 60 else "",
        words(42, 38, fitted(asked, room, 15, bool(s.over)), 15, bold=bool(s.over)),
    )


def turn_block(scene: Table, width: float) -> Box:
    """The same on a phone: the question on as many lines as it needs, then the buttons."""
    s, room = scene.s, width - 24
    number, seat = page.turn_of(s)
    title = scene.say(page.TURN, number=number, seat=scene.name(seat))
    asked = ending(scene) if s.over else prompt(s, scene.lang)
    head = scene.target(
        "turn",
        title,
        rect(room, 26, fill="transparent"),
        at(12, 13, seat_sign(scene, seat)),
        words(32, 18, title, 15, bold=True),
    )
    parts = [Box(room, 26, head), note(asked, room, 15, INK, bold=bool(s.over))]
    if s.spying:
        parts.append(note(scene.say(page.SPYING, number=int(s.spying)), room, 13))
    buttons = choices(scene)
    if buttons:
        parts.append(flow(buttons, room, 6))
    content = column(parts, 5)
    back = rect(width, content.height + 18, rx=12, fill=PANEL, stroke=EDGE)
    return Box(width, content.height + 18, back + at(12, 9, content.body))


def ending(scene: Table) -> str:
    """Who has won."""
    winners = [seat for seat in range(scene.seats) if wins(scene.s, seat)]
    names = [scene.name(seat) for seat in winners]
    if len(winners) == 1:
        return scene.say(WON, seat=names[0], points=scene.standing[winners[0]])
    return scene.say(TOGETHER, players=names)


# --- choices without a place


def choices(scene: Table) -> list[Box]:
    """The buttons for what is asked now, or else the usual ones."""
    if scene.seat is None or scene.s.over:
        return []
    asked = [name for name in scene.lit if name.startswith("choice-") and name not in USUAL]
    usual = USUAL if scene.question == Ask.TURN else ()
    return [choice(scene, name) for name in asked or usual]


def choice(scene: Table, name: str) -> Box:
    """A button: words, or the pieces that are chosen."""
    if name in BUTTONS:
        return plate(scene, name, scene.say(BUTTONS[name]), "", 0)
    _, verb, what = name.split("-")
    if verb == "own":
        own, others = int(what), wanted(scene) - int(what)
        told = scene.say(SPLIT, own=own, contractors=others)
        team = [Colour(scene.asked)] * own + [Colour.GREY] * others
        step = STEP if len(team) < 4 else 20.0
        drawn = [
            at(STEP / 2 + step * k, TALL / 2, person(scene, colour, type_asked(scene)))
            for k, colour in enumerate(team)
        ]
        return plate(scene, name, told, "".join(drawn), STEP + step * (len(team) - 1))
    if verb == "recruit":
        worker = Worker[what.upper()]
        told = scene.say(amount(worker_good(worker), 1))
        drawn_one = at(STEP / 2, TALL / 2, person(scene, Colour(scene.asked), worker))
        return plate(scene, name, told, drawn_one, STEP)
    good = Good[what.upper()]
    if verb == "make":
        number, said = int(SITES[scene.topic].makes[good]), output_of(scene.topic, good)
    else:
        said = fuel_of(scene.topic // 2, good)
        number = int(dict(said.values)["number"])
    box = drawn_amount(scene, what, number)
    return plate(scene, name, scene.say(said), at(0, 3, box.body), box.width)


def plate(scene: Table, name: str, told: str, drawn: str, wide: float) -> Box:
    """A button with a text, or with pieces whose meaning is spoken."""
    high = 50.0 if scene.narrow else BUTTON
    width = max(50.0, (wide or width_of(told, 15, bold=True)) + 26)
    ink = INK if name in scene.lit else FAINT
    inner = (
        at((width - wide) / 2, (high - TALL) / 2, drawn)
        if drawn
        else words(width / 2, high / 2 + 5.4, told, 15, "middle", True, ink)
    )
    body = scene.target(
        name,
        told,
        rect(width, high, rx=high / 2, fill=CARD, stroke=STRONG),
        inner,
        halo=frame(width, high, high / 2),
    )
    return Box(width, high, body)


def type_asked(scene: Table) -> Worker:
    """Which workers are trained, or build a bomb."""
    if scene.question == Ask.STAFF:
        return Worker(int(staffing(scene.topic)))
    return Worker(scene.topic // TRAINEES)


def wanted(scene: Table) -> int:
    """How many workers are trained, or build a bomb."""
    if scene.question == Ask.STAFF:
        return int(staff_needed(scene.topic))
    return scene.topic % TRAINEES
