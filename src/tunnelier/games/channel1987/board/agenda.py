"""The agenda cards of a player, with the expansion."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, card
from tunnelier.draw.svg import Box, Scene, at, column, flow, note, words
from tunnelier.draw.theme import INK

from .. import page
from ..tables import AGENDA_POINTS, Event
from ..text import EVENT_EFFECTS, EVENTS
from .signs import head, icon, piece
from .words import AGENDA, DONE, PENDING


def agenda(scene: Scene, seat: int, room: float) -> Box:
    """The agenda card that is pending, and those that are done."""
    me, boxes = scene.s.players[seat], [head(scene.say(AGENDA), room)]
    if me.pending:
        boxes.append(pending_card(scene, Event(int(me.pending)), room))
    done = [done_card(scene, event) for event in EVENT_EFFECTS if me.completed[event]]
    if done:
        boxes.append(flow(done, room, 6))
    elif not me.pending:
        boxes.append(note(scene.say(page.NONE), room, scene.small))
    return column(boxes, 4)


def pending_card(scene: Scene, event: Event, room: float) -> Box:
    """A card to be done: what it asks, what it brings or costs."""
    points = scene.say(PENDING, points=AGENDA_POINTS[event])
    told = column(
        [
            Box(room, 23, words(0, 17, scene.say(EVENTS[word_of(event)]), 15, bold=True)),
            note(scene.say(EVENT_EFFECTS[event]), room - 48, scene.small, INK),
            note(points, room - 48, scene.small),
        ],
        0,
    )
    high = told.height + 7
    body = card(room, high, at(19, 19, icon("agenda")), at(38, 3, told.body))
    return Box(room, high, piece(f"event-{word_of(event)}", body))


def done_card(scene: Scene, event: Event) -> Box:
    """A card that is done, and its points."""
    name = word_of(event)
    plate = badge(scene.say(DONE, event=EVENTS[name], points=AGENDA_POINTS[event]), scene.small)
    return plate._replace(body=piece(f"event-{name}", plate.body))
