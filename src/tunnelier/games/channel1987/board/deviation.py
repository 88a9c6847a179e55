"""The deviation of a machine: how far off course it is, and what the next dig may do."""

from __future__ import annotations

from typing import Any, NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import cube, pattern
from tunnelier.draw.svg import Box, Scene, at, circle, column, fitted, rect, width_of, words
from tunnelier.draw.theme import BAD, CARD, EDGE, FAINT, INK, INSET, SEAT_MARKS, STRONG

from ..rules.digging import colour_is_out, deviation_cards, is_checked
from ..tables import DEVIATION_CARDS, DEVIATIONS, SAFE
from ..text import seat_name
from ..words import MESSAGES
from .colours import FATAL
from .signs import icon, small
from .table import letter_of, nation

HIGH = 30.0
"""The height of the gauge."""


def gauge(scene: Scene, seat: int, room: float) -> Box:
    """The drift gauge under what the next dig may do: safe levels, then the fatal zone."""
    side, level = nation(scene.s, seat), int(scene.s.players[seat].deviation)
    zone = 66.0
    cell = (room - zone) / (SAFE + 1)
    lost = level > SAFE
    wood = cube(scene, SEAT_MARKS[side], letter_of(scene, side), 18)
    x = room - zone / 2 - 11 if lost else (level + 1) * cell - 28
    told = {"seat": seat_name(scene.s, seat), "level": -level, "safe": -SAFE}
    label = scene.say(MESSAGES["board-gauge-label"], **told)
    said = outlook(scene, seat, room)
    body = scene.target(
        f"gauge-{word_of(side)}",
        label,
        rect(room, HIGH + said.height, 0, -said.height, fill="transparent"),
        *(safe_level(scene, step, cell, step == level) for step in range(SAFE + 1)),
        at(room - zone, 0, fatal_zone(scene, zone, lost)),
        scene.target(f"cube-{word_of(side)}", label, wood, place=(x, 4), piece=True),
    )
    return column([said, Box(room, HIGH, body)], 0)


def safe_level(scene: Scene, step: int, cell: float, here: bool) -> str:
    """One level, strong where the cube is."""
    edge, thick, ink = (STRONG, 2, INK) if here else (EDGE, 1, FAINT)
    ground = rect(cell - 4, HIGH, step * cell, 0, rx=6, fill=INSET, stroke=edge, stroke_width=thick)
    said = scene.say(MESSAGES["board-number"], number=-step)
    return ground + words(step * cell + 8, 20.5, said, 15, None, True, ink)


def fatal_zone(scene: Scene, width: float, lost: bool) -> str:
    """Where the game is lost: hatched, and named until the cube covers it."""
    ground = rect(width, HIGH, rx=6, fill=FATAL)
    ground += rect(width, HIGH, rx=6, fill=pattern(scene, "stripes"), opacity=0.55)
    if lost:
        return ground
    return ground + at(width / 2, HIGH / 2, circle(11, fill=CARD), icon("warning", 0.75, ink=BAD))


def outlook(scene: Scene, seat: int, room: float) -> Box:
    """What the next dig may do, alarming if it may lose the game; in short where it must be."""
    name, size = scene.say(MESSAGES["deviation"]), small(scene)
    texts, fatal = [name], False
    if not scene.s.over and scene.s.finisher < 0:
        text, fatal = next_dig(scene, seat)
        texts = [f"{name} · {text}", text, scene.say(MESSAGES["board-danger"]) if fatal else name]
    width = room - (20 if fatal else 0)
    text = next((each for each in texts if width_of(each, size, fatal) <= width), texts[-1])
    ink = BAD if fatal else FAINT
    body = words(20 if fatal else 0, size, fitted(text, width, size, fatal), size, None, fatal, ink)
    if fatal:
        body += at(8, size - 5, icon("warning", 0.75, ink=BAD))
    return Box(room, size + 5, body)


class Ahead(NamedTuple):
    """The next dig: how many cards are drawn, what they cost at worst, whether that is fatal."""

    cards: int
    worst: int
    fatal: bool


def dig_ahead(s: Any, seat: int) -> Ahead | None:
    """What the deviation can do at the next dig; unknown while its token lies face down."""
    me, cards = s.players[seat], 0
    if is_checked(s, seat):
        seen = int(s.sides[seat].tokens[me.bored])
        if seen <= 0:
            return None
        cards = int(deviation_cards(s, seat, (seen - 1) // 2))
    worst = worst_drift(s, cards)
    return Ahead(cards, worst, int(me.deviation) + worst > SAFE)


def next_dig(scene: Scene, seat: int) -> tuple[str, bool]:
    """The same in words, and whether it may lose the game."""
    ahead = dig_ahead(scene.s, seat)
    if ahead is None:
        return scene.say(MESSAGES["board-not-up"]), False
    text = scene.say(MESSAGES["board-next-dig"], cards=ahead.cards, worst=-ahead.worst)
    if ahead.fatal:
        text = scene.say(MESSAGES["board-may-lose"], next=text)
    return text, ahead.fatal


def worst_drift(s: Any, cards: int) -> int:
    """The most that so many cards can cost; a colour seen before brings all cards back."""
    if not cards:
        return 0
    levels = [int(each.levels) for each in DEVIATION_CARDS]
    left = [k for k in range(DEVIATIONS) if not s.deviation_out[k]]
    if cards == 1:
        return max(levels[k] for k in left)
    worst = 0
    for one in left:
        back = colour_is_out(s, DEVIATION_CARDS[one].colour)
        others = range(DEVIATIONS) if back else (k for k in left if k != one)
        worst = max(worst, levels[one] + max(levels[k] for k in others))
    return worst
