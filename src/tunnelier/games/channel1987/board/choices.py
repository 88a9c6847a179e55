"""What is asked, and the answers that have no place on the table."""

from __future__ import annotations

from tunnelier.core.agenda import question
from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import PAD, button, inside, panel
from tunnelier.draw.svg import Box, Scene, at, column, flow, note, rect, row, words, wrapped
from tunnelier.draw.theme import EDGE, INK, PANEL

from ..rules import Ask, Kind
from ..tables import DISCS_A_COLOUR
from ..text import prompt
from ..words import MESSAGES
from .signs import TOUCH

BUTTONS = MESSAGES.each(
    "board-button",
    (
        Kind.PASS,
        Kind.STAY,
        Kind.DECLINE,
        Kind.ALIGNED,
        Kind.ENOUGH,
        Kind.CLOSE,
        Kind.DRAW,
        Kind.SETTLE,
        Kind.ACCEPT,
        Kind.DECLINE_CARD,
    ),
)
HIGH = 46.0
"""Of the bar with the question, on desks."""


def choices(scene: Scene) -> Box:
    """The question at the left, buttons at the right; below it on phones."""
    asked = prompt(scene.s, scene.lang)
    if scene.narrow:
        room = inside(scene.width)
        told = note(asked, room, 15, INK, bold=True)
        buttons = flow(answers(scene, TOUCH), room)
        return panel("", column([told, buttons] if buttons.height else [told], 8), scene.width)
    buttons = row(answers(scene, 36))
    left = scene.width - 2 * PAD - buttons.width - 16
    lines = wrapped(asked, left, 15, 2, bold=True)
    top = HIGH / 2 + 5 - 9 * (len(lines) - 1)
    body = (
        rect(scene.width, HIGH, rx=12, fill=PANEL, stroke=EDGE)
        + "".join(words(PAD, top + 18 * k, line, 15, bold=True) for k, line in enumerate(lines))
        + at(scene.width - PAD - buttons.width, 5, buttons.body)
    )
    return Box(scene.width, HIGH, body)


def answers(scene: Scene, high: float) -> list[Box]:
    """The buttons that are lit; that to pass throughout a turn."""
    texts = {f"choice-{word_of(kind)}": scene.say(phrase) for kind, phrase in BUTTONS.items()}
    texts["choice-pay-same"] = scene.say(MESSAGES["board-pay-same"])
    for kept in range(DISCS_A_COLOUR + 1):
        texts[f"choice-keep-{kept}"] = scene.say(MESSAGES["board-keep"], number=kept)
    usual = "choice-pass" if question(scene.s) == Ask.TURN else ""
    return [
        button(scene, name, text, height=high)
        for name, text in texts.items()
        if name in scene.lit or name == usual
    ]
