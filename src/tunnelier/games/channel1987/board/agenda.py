"""The agenda cards of a player, with the expansion."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, card
from tunnelier.draw.svg import Box, Scene, at, column, flow, note, words
from tunnelier.draw.theme import INK

from ..tables import AGENDA_POINTS, Event
from ..text import EVENTS, PENALTIES
from ..words import MESSAGES
from .signs import head, icon, piece


def agenda(scene: Scene, seat: int, room: float) -> Box:
    """The agenda card that is pending, and those that are done."""
    me, boxes = scene.s.players[seat], [head(scene.say(MESSAGES["board-agenda"]), room)]
    if me.pending:
        boxes.append(pending_card(scene, Event(int(me.pending)), room))
    done = [done_card(scene, event) for event in EVENTS if me.completed[event]]
    if done:
        boxes.append(flow(done, room, 6))
    elif not me.pending:
        boxes.append(note(scene.say(MESSAGES["none"]), room, scene.small))
    return column(boxes, 4)


def pending_card(scene: Scene, event: Event, room: float) -> Box:
    """A card to be done: what it asks, what it brings or costs."""
    points = AGENDA_POINTS[event]
    stake = scene.say(MESSAGES["board-pending"], points=points, loss=-points)
    told = column(
        [
            Box(room, 23, words(0, 17, scene.say(EVENTS[event]), 15, bold=True)),
            note(scene.say(PENALTIES[event]), room - 48, scene.small, INK),
            note(stake, room - 48, scene.small),
        ],
        0,
    )
    high = told.height + 7
    body = card(room, high, at(19, 19, icon("agenda")), at(38, 3, told.body))
    return Box(room, high, piece(f"event-{word_of(event)}", body))


def done_card(scene: Scene, event: Event) -> Box:
    """A card that is done, and its points."""
    told = scene.say(MESSAGES["board-done"], event=EVENTS[event], points=AGENDA_POINTS[event])
    plate = badge(told, scene.small)
    return plate._replace(body=piece(f"event-{word_of(event)}", plate.body))
