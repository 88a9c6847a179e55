"""What is asked, and the answers that have no place on the table."""

from __future__ import annotations

from tunnelier.core.agenda import question
from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import button, inside, panel
from tunnelier.draw.svg import Box, Scene, at, column, flow, note
from tunnelier.draw.theme import INK

from ..rules import Ask, Kind
from ..tables import DISCS_A_COLOUR
from ..text import prompt
from ..words import MESSAGES

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
LEAST = 38
"""The height of a button: the panel keeps it while there is none."""


def choices(scene: Scene) -> Box:
    """The question at the left, buttons at the right; below it on phones."""
    room = inside(scene.width)
    asked = prompt(scene.s, scene.lang)
    buttons = flow(answers(scene), room)
    if scene.narrow:
        told = note(asked, room, 15, INK, bold=True)
        return panel("", column([told, buttons] if buttons.height else [told], 8), scene.width)
    left = room - buttons.width - 16
    told = note(asked, left, 15, INK, bold=True)
    tall = max(LEAST, told.height)
    body = at(0, (tall - told.height) / 2, told.body)
    body += at(left + 16, (tall - buttons.height) / 2, buttons.body)
    return panel("", Box(room, tall, body), scene.width)


def answers(scene: Scene) -> list[Box]:
    """The buttons that are lit; that to pass throughout a turn."""
    texts = {f"choice-{word_of(kind)}": scene.say(phrase) for kind, phrase in BUTTONS.items()}
    texts["choice-pay-same"] = scene.say(MESSAGES["board-pay-same"])
    for kept in range(DISCS_A_COLOUR + 1):
        texts[f"choice-keep-{kept}"] = scene.say(MESSAGES["board-keep"], number=kept)
    usual = "choice-pass" if question(scene.s) == Ask.TURN else ""
    return [
        button(scene, name, text)
        for name, text in texts.items()
        if name in scene.lit or name == usual
    ]
