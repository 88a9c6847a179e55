"""A nation: what a player has; the viewer's own in full, the others in short."""

from __future__ import annotations

from typing import NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import bar, card_back, frame, inside, panel
from tunnelier.draw.svg import (
    Box,
    at,
    column,
    flow,
    grid,
    note,
    number,
    path,
    rect,
    tag,
    width_of,
    words,
)
from tunnelier.draw.theme import EDGE, FAINT, INK, INSET, LIT, SEAT_MARKS, STRONG

from .. import page
from ..state import Lies
from ..tables import (
    GOODS,
    KINDS_OF_WORKER,
    LIMITS,
    MOST_SPIES,
    PLAYERS,
    TARGETS,
    TYPES,
    UNLIMITED,
    Colour,
    Good,
)
from ..text import counted, crew
from .bombs import built_bomb, held_bomb
from .buildings import building
from .roll import Figure
from .signs import marker, seat_sign, sign
from .table import GAP, Table, share
from .words import (
    BOMBS_HERE,
    BUILDINGS_HERE,
    COUNTER,
    GOOD_NAMES,
    LIMITED,
    OWNED,
    SPOKEN_SUPPLY,
    TO_MOVE,
    WORKER,
    YOU,
    YOUR_HAND,
    in_words,
)
from .workers import crowd, person


def nation_panel(scene: Table, seat: int, width: float) -> Box:
    """All that a player has; the frame tells who is asked."""
    room, own = inside(width), seat == scene.seat
    parts = [
        heading(scene, seat, room),
        goods(scene, seat, room, own),
        supply(scene, seat, room, own),
    ]
    parts += pacts(scene, seat, room)
    parts += hand(scene, seat, room)
    parts += bombs(scene, seat, room)
    parts += estate(scene, seat, room, own)
    box = panel("", column(parts, GAP), width)
    if not scene.moving(seat):
        return box
    colour = SEAT_MARKS[seat].fill
    edge = rect(width, box.height, rx=12, fill="none", stroke=colour, stroke_width=4)
    return box._replace(body=box.body + edge)


def heading(scene: Table, seat: int, room: float) -> Box:
    """Whose it is, and how far the points have come."""
    name, score, target = scene.name(seat), scene.standing[seat], TARGETS[scene.seats]
    name = scene.say(YOU, seat=name) if seat == scene.seat else name
    body = (
        at(14, 14, seat_sign(scene, seat))
        + words(34, 19.5, name, 16, bold=True)
        + words(room, 19.5, scene.say(page.POINTS, points=score, target=target), 14, "end")
        + at(0, 32, bar(room, score / target, SEAT_MARKS[seat].fill))
    )
    if scene.moving(seat):
        x = 42 + width_of(name, 16, bold=True)
        body += words(x, 19.5, scene.say(TO_MOVE), scene.small, bold=True, fill=LIT)
    return Box(room, 42, body)


def subtitle(scene: Table, phrase: Phrase, room: float) -> Box:
    """What a part of the panel shows."""
    return note(scene.say(phrase), room, 14, INK, bold=True)


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


def goods(scene: Table, seat: int, room: float, own: bool) -> Box:
    """A counter for each stock; they are wider for their owner."""
    abreast = 2 if own else 7 if room > 7 * 60 else 4  # a number of two digits needs 60
    width = share(room, abreast, 4)
    boxes = [counter(scene, seat, stock, width, own) for stock in stocks(scene, seat)]
    return grid(boxes, abreast, 4)


def counter(scene: Table, seat: int, stock: Stock, width: float, own: bool) -> Box:
    """The owner also sees how far a track goes, or what has none is called."""
    limited = stock.most < UNLIMITED
    phrase = LIMITED if limited else COUNTER
    told = scene.say(phrase, seat=scene.name(seat), goods=stock.said, most=stock.most)
    if limited:
        more = at(54, 9, pips(width - 60, stock.have, stock.most))
    else:
        called = scene.say(GOOD_NAMES[Good[stock.name.upper()]])
        more = words(width - 8, 20, called, scene.small, "end", fill=FAINT)
    body = scene.target(
        f"{stock.name}-{PLAYERS[seat]}",
        told,
        scene.stamp(
            f"counter-{stock.name}-{number(width)}", empty_counter, scene, stock.name, width
        ),
        words(31, 20.5, str(stock.have), 16, bold=True),
        more if own else "",
        halo=frame(width, 30),
    )
    return Box(width, 30, body)


def empty_counter(scene: Table, name: str, width: float) -> str:
    """A counter without its number."""
    return rect(width, 30, rx=8, fill=INSET) + at(15, 15, sign(scene, name))


def pips(width: float, have: int, most: int) -> str:
    """A track: so many steps, so many of them done."""
    step = width / most
    done, left = (
        "".join(f"M{step * k:.1f} 0h{step - 2.5:.1f}v12h{2.5 - step:.1f}z" for k in steps)
        for steps in (range(have), range(have, most))
    )
    return (path(done, fill=INK) if done else "") + (
        path(left, fill="none", stroke=STRONG) if left else ""
    )


# --- workers


def supply(scene: Table, seat: int, room: float, own: bool) -> Box:
    """Workers at hand, own ones and contractors, and those still to be trained."""
    me, there = scene.s.players[seat], scene.figures("supply", seat)
    at_hand = f"{scene.say(page.SUPPLY)} {len(there)}"
    untrained = f"{scene.say(page.UNTRAINED)} {scene.say(crew(me.untrained))}"
    text = note(f"{at_hand} · {untrained}", room, scene.small)
    if not there:
        return text
    if own:
        workers = flow([recruit(scene, seat, who) for who in there], room, 0)
    else:
        workers = crowd(scene, there, room)
        spoken = scene.say(SPOKEN_SUPPLY, workers=crew(me.supply))
        workers = workers._replace(body=tag("g", tag("title", spoken), workers.body))
    return column([text, workers], 4)


def recruit(scene: Table, seat: int, who: Figure) -> Box:
    """A worker of the viewer's, large enough to be touched."""
    alone = [0] * KINDS_OF_WORKER
    alone[who.worker + (TYPES if who.colour == Colour.GREY else 0)] = 1
    body = scene.target(
        who.name,
        scene.say(WORKER, seat=scene.name(seat), workers=crew(alone)),
        rect(33, 42, -16.5, -21, fill="transparent"),
        tag("g", person(scene, who.colour, who.worker), transform="scale(1.25)"),
        halo=at(-16.5, -21, frame(33, 42)),
        place=(17, 21),
        piece=True,
    )
    return Box(34.5, 43, body)


def pacts(scene: Table, seat: int, room: float) -> list[Box]:
    """The pacts that the player proposed and that still hold."""
    return [note(scene.say(pact), room, scene.small, INK) for pact in page.pacts_of(scene.s, seat)]


# --- bombs and buildings


def tray(scene: Table, width: float) -> list[Box]:
    """The viewer's hand in a panel of its own, where there is room for it."""
    cards = own_hand(scene, share(inside(width), 3))
    return [panel(scene.say(YOUR_HAND), grid(cards, 3, GAP), width)] if cards else []


def hand(scene: Table, seat: int, room: float) -> list[Box]:
    """Bombs in hand: the viewer's on a phone with check-lists, otherwise their backs."""
    if seat == scene.seat:
        cards = own_hand(scene, room) if scene.narrow else []
        return [subtitle(scene, YOUR_HAND, room), *cards] if cards else []
    held = int(scene.s.players[seat].hand)
    if not held:
        return []
    back = scene.stamp("back", small_back, scene)
    names = [f"hand-{PLAYERS[seat]}-{k + 1}" for k in range(held)]
    backs = [at(14 * k, 0, back, id=name, class_="piece") for k, name in enumerate(names)]
    text = scene.say(page.IN_HAND, number=held)
    told = words(14 * held + 14, 19, text, scene.small, fill=FAINT)
    return [Box(room, 28, "".join(backs) + told)]


def small_back(scene: Table) -> str:
    """The back of a bomb; its edge shows above the next one."""
    return card_back(scene, 20, 28, 4) + rect(20, 28, rx=4, fill="none", stroke=EDGE)


def own_hand(scene: Table, width: float) -> list[Box]:
    """The bombs that the viewer holds."""
    held = [] if scene.seat is None else scene.bombs(Lies.DRAFTED, scene.seat)
    return [held_bomb(scene, bomb, width) for bomb in held]


def bombs(scene: Table, seat: int, room: float) -> list[Box]:
    """Bombs on the table, and the test token."""
    each = share(room, cards_abreast(room))
    boxes = [built_bomb(scene, seat, bomb, each) for bomb in scene.bombs(Lies.BUILT, seat)]
    value = int(scene.s.players[seat].token)
    if value >= 0:
        text = words(38, 23, scene.say(page.TOKEN, value=value), scene.small)
        head = Box(each, 38, at(16, 18, marker(value)) + text)
        boxes.append(column([head, crowd(scene, scene.figures("token", seat), each)], 0))
    return small_cards(scene, BOMBS_HERE, boxes, room)


def estate(scene: Table, seat: int, room: float, own: bool) -> list[Box]:
    """The buildings of a nation."""
    each, where = share(room, cards_abreast(room)), scene.say(OWNED, seat=scene.name(seat))
    mine = [which for which, owner in enumerate(scene.owners) if owner == seat]
    boxes = [building(scene, which, each, where, own) for which in mine]
    return small_cards(scene, BUILDINGS_HERE, boxes, room)


def small_cards(scene: Table, phrase: Phrase, boxes: list[Box], room: float) -> list[Box]:
    """Small cards under what they are called, if there are any."""
    return [subtitle(scene, phrase, room), grid(boxes, cards_abreast(room), GAP)] if boxes else []


def cards_abreast(room: float) -> int:
    """How many small cards, of at least 138, stand beside each other."""
    return int((room + GAP) // (138 + GAP))
