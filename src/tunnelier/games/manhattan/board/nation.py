"""A nation: what a player has; the viewer's own in full, the others in short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import bar, frame
from tunnelier.draw.svg import (
    Box,
    at,
    column,
    fitted,
    grid,
    number,
    rect,
    row,
    tag,
    width_of,
    words,
)
from tunnelier.draw.theme import EDGE, FAINT, INSET, PANEL, SEAT_MARKS

from .. import page
from ..state import Lies, Strike
from ..tables import (
    GOODS,
    LIMITS,
    MOST_SPIES,
    PLAYERS,
    TARGETS,
    UNLIMITED,
    Good,
    Worker,
)
from ..text import counted, crew, worker_good
from .bombs import bomb_back, built_bomb, held_bomb
from .buildings import building
from .roll import Figure
from .signs import amounts, marker, seat_sign, sign
from .strike import strike_line
from .table import CLOSE, Maker, Table, packed, share
from .words import (
    COUNTER,
    LIMITED,
    OWNED,
    POINTS_OF,
    SPOKEN_HAND,
    SPOKEN_SUPPLY,
    SPOKEN_TOKEN,
    TO_TRAIN,
    WORKER,
    YOU,
    in_words,
    label,
)
from .workers import described, person, queue

EDGES = 8.0
"""From the border of a nation to what it has."""
TRACK = 26.0
"""How high counters are at a desk."""
WIDE_TRACKS, SHORT_TRACKS = 422.0, 328.0
"""The room that they take beside something else."""
PLACES = 10
"""For buildings, as they are printed on a player board; there can be more (MP-1.7)."""


# --- at a desk


def own_nation(scene: Table, seat: int, width: float, height: float) -> Box:
    """The viewer's: workers large enough to be chosen; counters beside the name, or below."""
    room, y = width - 2 * EDGES, 40.0
    if room > WIDE_TRACKS + 200:
        parts = [
            at(EDGES, 7, heading(scene, seat, room - WIDE_TRACKS - 8)),
            at(width - EDGES - WIDE_TRACKS, 8, counters(scene, seat, WIDE_TRACKS).body),
        ]
    else:
        parts = [
            at(EDGES, 7, heading(scene, seat, room)),
            at(EDGES, y, counters(scene, seat, room).body),
        ]
        y += 30
    parts.append(at(EDGES, y, crew_line(scene, seat, room)))
    y += 46
    for line in extra_lines(scene, seat, room):
        parts.append(at(EDGES, y, line.body))
        y += line.height + CLOSE
    parts.append(at(EDGES, y, estate(scene, seat, room, height - y - EDGES)))
    return ground(scene, seat, width, height, parts)


def short_nation(scene: Table, seat: int, width: float, height: float) -> Box:
    """Anybody's: who, how many points, goods, workers, then the cards."""
    room, y = width - 2 * EDGES, 66.0
    tracks = counters(scene, seat, SHORT_TRACKS)
    parts = [
        at(EDGES, 5, short_heading(scene, seat, room)),
        at(EDGES, 36, tracks.body),
        at(EDGES + SHORT_TRACKS + 4, 36, schooled(scene, seat, room - SHORT_TRACKS - 4)),
    ]
    for line in extra_lines(scene, seat, room):
        parts.append(at(EDGES, y, line.body))
        y += line.height + CLOSE
    size = 1.15 if height > 300 else 1.0
    parts.append(at(EDGES, y, estate(scene, seat, room, height - y - EDGES + 1, size)))
    return ground(scene, seat, width, height, parts)


def estate(scene: Table, seat: int, room: float, height: float, size: float = 1) -> str:
    """The cards of a nation, and the places for buildings that it has left."""
    mine = buildings(scene, seat)
    empty = [partial(lot, scene)] * (PLACES - len(mine))
    return packed(mine, empty, bombs(scene, seat), room, height, size)


def lot(scene: Table, width: float, height: float) -> Box:
    """A place for a building."""
    return Box(
        width, height, scene.stamp(f"lot-{number(width)}-{number(height)}", _lot, width, height)
    )


def _lot(width: float, height: float) -> str:
    return rect(width, height, rx=8, fill=INSET, stroke=EDGE, stroke_dasharray="4 4", opacity=0.6)


def ground(scene: Table, seat: int, width: float, height: float, parts: Sequence[str]) -> Box:
    """The panel of a nation; its frame tells who is asked."""
    body = rect(width, height, rx=12, fill=PANEL, stroke=EDGE) + "".join(parts)
    if scene.moving(seat):
        body += rect(
            width - 3,
            height - 3,
            1.5,
            1.5,
            rx=11,
            fill="none",
            stroke=SEAT_MARKS[seat].fill,
            stroke_width=4,
        )
    return Box(width, height, body)


# --- who it is


def heading(scene: Table, seat: int, room: float) -> str:
    """Whose it is, and how far the points have come."""
    score = points(scene, seat, 92)
    name = titled(scene, seat, room - 92 - 38, 16)
    return at(13, 14, seat_sign(scene, seat)) + at(31, 0, name) + at(room - 92, 0, score)


def titled(scene: Table, seat: int, room: float, size: float) -> str:
    """The colour, and the name of whoever plays it."""
    name, who = scene.name(seat), scene.person(seat)
    if seat == scene.seat and not who:
        name = scene.say(YOU, seat=name)
    name = fitted(name, room, size, bold=True)
    x = width_of(name, size, bold=True) + 7
    body = words(0, 19.5, name, size, bold=True)
    return body + (words(x, 19.5, fitted(who, room - x, 14), 14) if who and room - x > 24 else "")


def points(scene: Table, seat: int, width: float) -> str:
    """On the way to the target."""
    score, target = scene.standing[seat], TARGETS[scene.seats]
    text = f"{score}/{target}"
    return scene.target(
        f"points-{PLAYERS[seat]}",
        label(
            scene.lang,
            scene.name(seat),
            scene.say(POINTS_OF, points=score, target=target),
        ),
        rect(width, 28, fill="transparent"),
        words(width, 16, text, 16, "end", True),
        at(0, 21, bar(width, score / target, SEAT_MARKS[seat].fill, 7)),
    )


def short_heading(scene: Table, seat: int, room: float) -> str:
    """Name, points, hand and workers on one line."""
    hand, there = backs(scene, seat), scene.figures("supply", seat)
    name_room = 74 if there else 120
    if scene.person(seat):
        name_room = 120
    left = room - 30 - name_room - 76 - hand.width - 12
    workers = waiting(scene, seat, there, left)
    return (
        at(13, 14, seat_sign(scene, seat))
        + at(30, 0, titled(scene, seat, name_room, 15))
        + at(34 + name_room, 0, points(scene, seat, 70))
        + at(room - hand.width, 0, hand.body)
        + at(room - hand.width - 8 - workers.width, 1, workers.body)
    )


def waiting(scene: Table, seat: int, there: Sequence[Figure], room: float) -> Box:
    """The workers of somebody's supply."""
    if not there:
        return Box(0, 26, "")
    line = queue(scene, there, room)
    spoken = scene.say(SPOKEN_SUPPLY, workers=crew(scene.s.players[seat].supply))
    return line._replace(body=tag("g", tag("title", spoken), line.body))


def backs(scene: Table, seat: int) -> Box:
    """Bombs in hand, face down."""
    held = int(scene.s.players[seat].hand)
    if not held:
        return Box(0, 26, "")
    back = scene.stamp("back", bomb_back, scene, 17, 24)
    names = [f"hand-{PLAYERS[seat]}-{k + 1}" for k in range(held)]
    step = 6 if held < 6 else 3
    drawn = [at(step * k, 1, back, id=name, class_="piece") for k, name in enumerate(names)]
    x = 17 + step * (held - 1) + 4
    width = x + width_of(str(held), 15, bold=True)
    told = label(scene.lang, scene.name(seat), scene.say(SPOKEN_HAND, number=held))
    body = scene.target(
        f"hand-{PLAYERS[seat]}", told, *drawn, words(x, 18.5, str(held), 15, bold=True)
    )
    return Box(width, 26, body)


# --- goods


class Stock(NamedTuple):
    """How much of something a player has, out of how much, and how that is said."""

    name: str
    have: int
    most: int
    said: str


def stocks(scene: Table, seat: int) -> list[Stock]:
    """Money, yellowcake, what has a track, and spies."""
    me, lang, found = scene.s.players[seat], scene.lang, []
    for good in list(Good)[:GOODS]:
        have = int(me.goods[good])
        found.append(Stock(word_of(good), have, LIMITS[good], in_words(good, have, lang)))
    agents = int(me.spies)
    return [*found, Stock("spies", agents, MOST_SPIES, counted("spies", agents).say(lang))]


def counters(scene: Table, seat: int, room: float) -> Box:
    """A counter for each stock; what has no limit may need more room."""
    found = stocks(scene, seat)
    each = (room - 2 * (len(found) - 1) - 14) / len(found)
    return row(
        [
            counter(scene, seat, stock, each + (7 if stock.most == UNLIMITED else 0))
            for stock in found
        ],
        2,
    )


def phone_counters(scene: Table, seat: int, room: float) -> Box:
    """The same on two lines; planes are large enough for fingers while they can be shot at."""
    width, found = share(room, 4, 2), stocks(scene, seat)
    high = 50 if scene.s.strike != Strike.NONE else 34
    lines = ((found[:4], 34), (found[4:], high))
    return column(
        [
            row([counter(scene, seat, each, width, height) for each in line], 2)
            for line, height in lines
        ],
        2,
    )


def counter(scene: Table, seat: int, stock: Stock, width: float, height: float = TRACK) -> Box:
    """A sign and a number; where there is room, also how many there can be."""
    limited = stock.most < UNLIMITED
    phrase = LIMITED if limited else COUNTER
    told = scene.say(phrase, seat=scene.name(seat), goods=stock.said, most=stock.most)
    have, y = str(stock.have), height / 2 + 5.5
    size = 16 if width > 56 else 15 if len(have) < 3 else 13
    wide = width_of(have, size, bold=True)
    full = limited and width >= 28 + wide + width_of(f"/{stock.most}", 12)
    body = scene.target(
        f"{stock.name}-{PLAYERS[seat]}",
        told,
        scene.stamp(
            f"counter-{stock.name}-{number(width)}-{number(height)}",
            empty_counter,
            scene,
            stock.name,
            width,
            height,
        ),
        words(26, y, have, size, bold=True),
        words(28 + wide, y, f"/{stock.most}", 12, fill=FAINT) if full else "",
        halo=frame(width, height, 7),
    )
    return Box(width, height, body)


def empty_counter(scene: Table, name: str, width: float, height: float) -> str:
    """A counter without its number."""
    plate = rect(width, height, rx=7, fill=INSET)
    return plate + at(13, height / 2, sign(scene, name))


# --- workers


def crew_line(scene: Table, seat: int, room: float) -> str:
    """The viewer's workers at hand, and beside them who can still be trained."""
    there = scene.figures("supply", seat)
    step = min(31.0, (room - 110) / max(1, len(there)))
    workers = "".join(
        at(step * k, 0, recruit(scene, seat, who, 31, 42)) for k, who in enumerate(there)
    )
    return workers + at(room - 100, 8, schooled(scene, seat, 100))


def recruit(scene: Table, seat: int, who: Figure, width: float, height: float) -> str:
    """A worker of the viewer's, large enough to be touched."""
    alone = described(who.colour, who.worker)
    size = f"scale({1.35 if scene.narrow else 1.2:g})"
    equal = [each.name for each in scene.figures("supply", seat) if each[:2] == who[:2]]
    asked = any(name in scene.lit for name in equal)
    return scene.target(
        who.name,
        scene.say(WORKER, seat=scene.name(seat), workers=alone),
        rect(width, height, -width / 2, -height / 2, fill="transparent"),
        tag("g", person(scene, who.colour, who.worker), transform=size),
        halo=rect(width, height, -width / 2, -height / 2, rx=8, class_="halo"),
        place=(width / 2, height / 2),
        piece=True,
        alike=equal[0] if asked else None,
    )


def schooled(scene: Table, seat: int, room: float) -> str:
    """Who can still be trained of the own colour; and the test token with whoever stands on it."""
    me, boxes = scene.s.players[seat], []
    left = [(word_of(worker_good(worker)), int(me.untrained[worker])) for worker in Worker]
    if any(n for _, n in left):
        drawn = amounts(scene, [each for each in left if each[1]], 0)
        told = label(scene.lang, scene.name(seat), scene.say(TO_TRAIN, workers=crew(me.untrained)))
        body = scene.target(
            f"untrained-{PLAYERS[seat]}",
            told,
            rect(24 + drawn.width, 26, fill="transparent"),
            at(12, 13, sign(scene, "school")),
            at(26, 0, drawn.body),
        )
        boxes.append(Box(26 + drawn.width, 26, body))
    line = row(boxes, 4)
    return at(max(0.0, room - line.width), 0, line.body) if boxes else ""


def extra_lines(scene: Table, seat: int, room: float) -> list[Box]:
    """Pacts that hold, and what an air strike could do."""
    lines = []
    pacts = list(page.pacts_of(scene.s, seat))
    if pacts:
        said = " · ".join(scene.say(pact) for pact in pacts)
        body = scene.target(
            f"pacts-{PLAYERS[seat]}",
            label(scene.lang, scene.name(seat), said),
            rect(room, 20, fill="transparent"),
            at(10, 10, sign(scene, "flag")),
            words(26, 15, fitted(said, room - 28, 14), 14),
        )
        lines.append(Box(room, 20, body))
    if scene.s.strike != Strike.NONE and seat != scene.s.mover:
        lines.append(strike_line(scene, seat, room))
    return lines


# --- cards


def buildings(scene: Table, seat: int) -> list[Maker]:
    """What the nation has bought."""
    where = scene.say(OWNED, seat=scene.name(seat))
    mine = [which for which, owner in enumerate(scene.owners) if owner == seat]
    return [partial(building, scene, which, where) for which in mine]


def bombs(scene: Table, seat: int) -> list[Maker]:
    """The test token, then built bombs and the viewer's hand: one that is built stays in place."""
    cards = {bomb: partial(built_bomb, scene, seat, bomb) for bomb in scene.bombs(Lies.BUILT, seat)}
    if seat == scene.seat:
        held = scene.bombs(Lies.DRAFTED, seat)
        cards |= {bomb: partial(held_bomb, scene, bomb) for bomb in held}
    tested = scene.s.players[seat].token >= 0
    token: list[Maker] = [partial(test_token, scene, seat)] if tested else []
    return [*token, *(cards[bomb] for bomb in sorted(cards))]


def test_token(scene: Table, seat: int, width: float, height: float) -> Box:
    """The token of a test, with whoever stands on it."""
    value = int(scene.s.players[seat].token)
    there = scene.figures("token", seat)
    told = label(scene.lang, scene.name(seat), scene.say(SPOKEN_TOKEN, value=value))
    body = scene.target(
        f"tested-{PLAYERS[seat]}",
        told,
        rect(width, height, rx=8, fill=INSET, stroke=EDGE),
        at(20, 14, sign(scene, "test")),
        at(width - 18, 15, marker(value)),
        at(4, height - 27, queue(scene, there, width - 8).body),
    )
    return Box(width, height, body)


# --- on a phone


def phone_nation(scene: Table, seat: int, width: float) -> Box:
    """Anybody's, from top to bottom."""
    room, own = width - 2 * EDGES, seat == scene.seat
    parts = [Box(room, 30, heading(scene, seat, room))]
    parts.append(phone_counters(scene, seat, room))
    if not (own and scene.sending_to_space):
        parts.append(phone_supply(scene, seat, room))
    aside = schooled(scene, seat, room) + ("" if own else backs(scene, seat).body)
    parts += [Box(room, 28, aside)] if aside else []
    parts += extra_lines(scene, seat, room)
    each = share(room, 3, CLOSE)
    cards = [make(each, 58) for make in (*buildings(scene, seat), *bombs(scene, seat))]
    parts += [grid(cards, 3, CLOSE)] if cards else []
    content = column(parts, 6)
    return ground(scene, seat, width, content.height + 16, [at(EDGES, 8, content.body)])


def phone_supply(scene: Table, seat: int, room: float) -> Box:
    """Workers at hand: the viewer's own as large as a finger."""
    there = scene.figures("supply", seat)
    if seat != scene.seat:
        line = waiting(scene, seat, there, room)
        return Box(room, 28 if there else 0, line.body)
    wide = 49.0
    boxes = [Box(wide, 50, recruit(scene, seat, who, wide, 50)) for who in there]
    return grid(boxes, int(room // wide), 0)
