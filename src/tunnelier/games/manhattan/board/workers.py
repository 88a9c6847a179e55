"""Workers: how they look, and the sockets they stand in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import outline, pattern
from tunnelier.draw.svg import Box, Scene, at, circle, flow, path, words
from tunnelier.draw.theme import BLACK, INK, INSET, SEAT_MARKS, STRONG, Mark

from ..page import LETTERS as WORKER_LETTERS
from ..tables import CODES, SITES, Colour, Space, Takes, Worker
from .roll import Figure

WORKER_MARKS = (*SEAT_MARKS, Mark("#d9dde2", BLACK, "octagon", "crosses"))
"""By colour; the last are contractors."""
BODIES = (
    "M-11.5 15V5Q-11.5-5 0-5Q11.5-5 11.5 5V15Z",
    "M-11.5 15V-1L-8-5H8L11.5-1V15Z",
    "M-12.5 15L-7-5H7L12.5 15Z",
)
"""Laborers are round, engineers square, scientists wear a coat."""

STEP, TALL = 26, 32
"""The room that one worker takes."""


def person(scene: Scene, colour: Colour, worker: Worker) -> str:
    """A worker around (0, 0)."""
    return scene.stamp(f"{word_of(colour)}-{CODES[worker]}", _person, scene, colour, worker)


def _person(scene: Scene, colour: Colour, worker: Worker) -> str:
    """The head tells whose it is, the body which type, the letter too."""
    mark, letter = WORKER_MARKS[colour], scene.say(WORKER_LETTERS[worker])
    dashes = "3 1.5" if colour == Colour.GREY else None
    line = {"fill": mark.fill, "stroke": "#000000aa", "stroke_dasharray": dashes}
    parts = [path(BODIES[worker], **line), at(0, -9.5, outline(mark.shape, 5, **line))]
    if mark.pattern:
        parts.append(path(BODIES[worker], fill=pattern(scene, mark.pattern), opacity=0.3))
        parts.append(circle(7.5, 0, 6, fill=mark.fill))
    return "".join(parts) + words(0, 11, letter, 14, "middle", True, mark.ink)


def type_of_worker(scene: Scene, worker: Worker) -> str:
    """A type of worker around (0, 0), whoever they are."""
    letter = scene.say(WORKER_LETTERS[worker])
    body = path(BODIES[worker], fill=INSET, stroke=STRONG)
    return at(0, -5, body) + words(0, 6, letter, 14, "middle", True, INK)


# --- where they stand


def figure(scene: Scene, who: Figure, x: float, y: float) -> str:
    """A worker that stands somewhere."""
    return at(x, y, person(scene, who.colour, who.worker), id=who.name, class_="piece")


def sockets(scene: Scene, there: Sequence[Figure | None], needs: Sequence[str]) -> Box:
    """Sockets beside each other, filled as far as workers are there."""
    parts = []
    for k, needed in enumerate(needs):
        who = there[k] if k < len(there) else None
        if who:
            parts.append(figure(scene, who, STEP * (k + 0.5), TALL / 2))
        else:
            parts.append(at(STEP * k, 0, need(scene, needed)))
    return Box(STEP * len(needs), TALL, "".join(parts))


def crowd(scene: Scene, there: Iterable[Figure], width: float, first: str = "") -> Box:
    """Any number of workers, as many lines as are needed; `first` is an open socket."""
    boxes = [Box(STEP, TALL, need(scene, first))] if first else []
    boxes += [Box(STEP, TALL, figure(scene, who, STEP / 2, TALL / 2)) for who in there]
    return flow(boxes, width, 0)


def need(scene: Scene, needs: str) -> str:
    """A socket for a worker that is not there yet."""
    return scene.stamp(f"need-{needs}", _need, scene, needs)


def _need(scene: Scene, needs: str) -> str:
    """The letter says whom it takes; so does the body, where it takes one type alone."""
    letters = [
        scene.say(WORKER_LETTERS[Worker(CODES.index(code))]) for code in needs if needs != "any"
    ]
    body = BODIES[CODES.index(needs)] if needs in CODES else BODIES[0]
    line = {"fill": INSET, "stroke": STRONG, "stroke_dasharray": "3 2"}
    return at(
        STEP / 2,
        TALL / 2,
        path(body, **line),
        circle(4.5, 0, -9.5, **line),
        words(0, 11, "/".join(letters) or "?", 13, "middle", True, INK),
    )


def needs_of(site: int) -> list[str]:
    """The sockets of a space or building, by what they take: types, or any."""
    number = int(SITES[site].workers)
    match Takes(int(SITES[site].takes)):
        case Takes.ENGINEERS:
            return ["e"] * number
        case Takes.SCIENTISTS:
            return ["s"] * number
        case Takes.ENGINEER_OR_SCIENTIST:
            return ["es"]
        case Takes.ENGINEER_AND_SCIENTIST:
            return ["e", "s"]
    return ["any"] * (2 if site == Space.AIR_STRIKE else number)
