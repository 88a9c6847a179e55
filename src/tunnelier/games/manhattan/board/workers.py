"""Workers: how they look, and the sockets they stand in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import outline, pattern
from tunnelier.draw.svg import Box, Scene, at, circle, path, tag, words
from tunnelier.draw.theme import BLACK, INK, INSET, SEAT_MARKS, STRONG, Mark

from ..page import LETTERS as WORKER_LETTERS
from ..tables import CODES, KINDS_OF_WORKER, SITES, TYPES, Colour, Space, Takes, Worker
from ..text import PLAYER_NAMES, crew
from .roll import Figure
from .words import COUNTER

WORKER_MARKS = (*SEAT_MARKS, Mark("#d9dde2", BLACK, "octagon", "crosses"))
"""By colour; the last are contractors."""
BODIES = (
    "M-11.5 15V5Q-11.5-5 0-5Q11.5-5 11.5 5V15Z",
    "M-11.5 15V-1L-8-5H8L11.5-1V15Z",
    "M-12.5 15L-7-5H7L12.5 15Z",
)
"""Laborers are round, engineers square, scientists wear a coat."""

STEP, TALL = 26.0, 32.0
"""The room that one worker takes."""
SMALL = 0.8
"""How large they are on cards."""


def person(scene: Scene, colour: Colour, worker: Worker, size: float = 1) -> str:
    """A worker around (0, 0)."""
    name = f"{word_of(colour)}-{CODES[worker]}"
    if size == 1:
        return scene.stamp(name, _person, scene, colour, worker)
    return scene.stamp(f"{name}-{size:g}", _sized, person(scene, colour, worker), size)


def _sized(drawn: str, size: float) -> str:
    return tag("g", drawn, transform=f"scale({size:g})")


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
    return tag(
        "g", at(0, -5, body), words(0, 6, letter, 14, "middle", True, INK), transform="scale(.9)"
    )


# --- where they stand


def figure(scene: Scene, who: Figure, x: float, y: float, size: float = 1) -> str:
    """A worker that stands somewhere."""
    drawn = person(scene, who.colour, who.worker, size)
    return scene.target(who.name, spoken(who, scene.lang), drawn, place=(x, y), piece=True)


def spoken(who: Figure, lang: str) -> str:
    """Whose worker it is, and of which type."""
    return _spoken(who.colour, who.worker, lang)


@cache
def _spoken(colour: Colour, worker: Worker, lang: str) -> str:
    if colour == Colour.GREY:
        return described(colour, worker).say(lang)
    return COUNTER.say(lang, seat=PLAYER_NAMES[colour], goods=described(colour, worker))


def described(colour: Colour, worker: Worker) -> Phrase:
    """One worker, as it is counted."""
    alone = [0] * KINDS_OF_WORKER
    alone[worker + (TYPES if colour == Colour.GREY else 0)] = 1
    return crew(alone)


def sockets(
    scene: Scene,
    there: Sequence[Figure | None],
    needs: Sequence[str],
    size: float = 1,
    room: float = 999,
) -> Box:
    """Sockets beside each other, filled as far as workers are there; closer where room is short."""
    step, high = size * STEP, size * TALL
    apart = min(step, (room - step) / max(1, len(needs) - 1))
    parts = []
    for k, needed in enumerate(needs):
        who = there[k] if k < len(there) else None
        x = apart * k + step / 2
        if who:
            parts.append(figure(scene, who, x, high / 2, size))
        else:
            parts.append(at(x, high / 2, need(scene, needed, size)))
    return Box(apart * (len(needs) - 1) + step, high, "".join(parts))


def crowd(
    scene: Scene, there: Iterable[Figure], width: float, height: float, first: str = ""
) -> str:
    """Any number of workers in some room: the more there are, the closer they stand."""
    people = list(there)
    number = len(people) + bool(first)
    lines = max(1, int(height // TALL))
    if number * STEP > lines * width and number > 1:
        lines += 1  # they may overlap a little from line to line
    abreast = max(1, -(-number // lines))
    across = min(STEP, (width - STEP) / max(1, abreast - 1))
    down = min(TALL, (height - TALL) / max(1, lines - 1))
    parts = [at(STEP / 2, TALL / 2, need(scene, first))] if first else []
    for k, who in enumerate(people, int(bool(first))):
        x, y = STEP / 2 + across * (k % abreast), TALL / 2 + down * (k // abreast)
        parts.append(figure(scene, who, x, y))
    return "".join(parts)


def queue(scene: Scene, there: Sequence[Figure], room: float, size: float = SMALL) -> Box:
    """Workers in one line, those alike close together, as close as it must be."""
    step, high = size * STEP, size * TALL
    kinds = len({who[:2] for who in there})
    close = min(0.75 * step, (room - kinds * step) / max(1, len(there) - kinds))
    apart = step
    if close < 0.2 * step:
        close = apart = (room - step) / max(1, len(there) - 1)
    x, parts = step / 2, []
    for k, who in enumerate(there):
        if k:
            x += close if there[k - 1][:2] == who[:2] else apart
        parts.append(figure(scene, who, x, high / 2, size))
    return Box(x + step / 2 if there else 0, high, "".join(parts))


def need(scene: Scene, needs: str, size: float = 1) -> str:
    """A socket for a worker that is not there yet, around (0, 0)."""
    if size == 1:
        return scene.stamp(f"need-{needs}", _need, scene, needs)
    return scene.stamp(f"need-{needs}-{size:g}", _sized, need(scene, needs), size)


def _need(scene: Scene, needs: str) -> str:
    """The letter says whom it takes; so does the body, where it takes one type alone."""
    letters = [
        scene.say(WORKER_LETTERS[Worker(CODES.index(code))]) for code in needs if needs != "any"
    ]
    body = BODIES[CODES.index(needs)] if needs in CODES else BODIES[0]
    line = {"fill": INSET, "stroke": STRONG, "stroke_dasharray": "3 2"}
    return (
        path(body, **line)
        + circle(4.5, 0, -9.5, **line)
        + words(0, 11, "/".join(letters) or "?", 14 if needs in CODES else 13, "middle", True, INK)
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
