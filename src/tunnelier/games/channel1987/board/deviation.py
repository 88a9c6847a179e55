"""The deviation of a machine: how far off course it is, and what the next dig may do."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, cube, pattern
from tunnelier.draw.svg import Box, Scene, at, column, note, rect, words
from tunnelier.draw.theme import BAD, CARD, EDGE, FAINT, INK, INSET, SEAT_MARKS, STRONG

from ..rules.digging import colour_is_out, deviation_cards, is_checked
from ..tables import DEVIATION_CARDS, DEVIATIONS, SAFE
from ..text import seat_name
from ..words import MESSAGES
from .colours import FATAL
from .signs import piece, spoken
from .table import letter_of, nation

HIGH = 34.0
"""The height of the gauge."""


def gauge(scene: Scene, seat: int, room: float) -> Box:
    """The drift gauge under what the next dig may do: safe levels, then the fatal zone."""
    side, level = nation(scene.s, seat), int(scene.s.players[seat].deviation)
    zone = 66.0 if scene.narrow else 84.0
    cell = (room - zone) / (SAFE + 1)
    lost = level > SAFE
    wood = cube(scene, SEAT_MARKS[side], letter_of(scene, side), 19)
    x = room - 36 if lost else (level + 1) * cell - 30
    told = {"seat": seat_name(scene.s, seat), "level": -level, "safe": -SAFE}
    body = spoken(
        f"gauge-{word_of(side)}",
        scene.say(MESSAGES["board-gauge-label"], **told),
        *(safe_level(scene, step, cell, step == level) for step in range(SAFE + 1)),
        at(room - zone, 0, fatal_zone(scene, zone, lost)),
        piece(f"cube-{word_of(side)}", wood, place=(x, 6)),
    )
    return column([outlook(scene, seat, room), Box(room, HIGH, body)], 2)


def safe_level(scene: Scene, step: int, cell: float, here: bool) -> str:
    """One level, strong where the cube is."""
    edge, thick, ink = (STRONG, 2, INK) if here else (EDGE, 1, FAINT)
    ground = rect(cell - 4, HIGH, step * cell, 0, rx=6, fill=INSET, stroke=edge, stroke_width=thick)
    said = scene.say(MESSAGES["board-number"], number=-step)
    return ground + words(step * cell + 8, 23, said, 15, None, True, ink)


def fatal_zone(scene: Scene, width: float, lost: bool) -> str:
    """Where the game is lost: hatched, and named until the cube covers it."""
    ground = rect(width, HIGH, rx=6, fill=FATAL)
    ground += rect(width, HIGH, rx=6, fill=pattern(scene, "stripes"), opacity=0.55)
    if lost:
        return ground
    name = badge(scene.say(MESSAGES["board-off-course"]), scene.small, CARD, BAD)
    return ground + at((width - name.width) / 2, (HIGH - name.height) / 2, name.body)


def outlook(scene: Scene, seat: int, room: float) -> Box:
    """What the next dig may do, alarming if it may lose the game."""
    said = scene.say(MESSAGES["deviation"])
    if scene.s.over or scene.s.finisher >= 0:
        return note(said, room, scene.small)
    text, fatal = next_dig(scene, seat)
    return note(f"{said} · {text}", room, scene.small, BAD if fatal else FAINT, bold=fatal)


def next_dig(scene: Scene, seat: int) -> tuple[str, bool]:
    """What the deviation can do at the next dig, and whether that may lose the game."""
    s, me, cards = scene.s, scene.s.players[seat], 0
    if is_checked(s, seat):
        seen = int(s.sides[seat].tokens[me.bored])
        if seen <= 0:
            return scene.say(MESSAGES["board-not-up"]), False
        cards = int(deviation_cards(s, seat, (seen - 1) // 2))
    worst = worst_drift(s, cards)
    text = scene.say(MESSAGES["board-next-dig"], cards=cards, worst=-worst)
    if int(me.deviation) + worst > SAFE:
        return scene.say(MESSAGES["board-may-lose"], next=text), True
    return text, False


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
