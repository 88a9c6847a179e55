"""A bomb: on offer, in the viewer's hand, built."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card_back, frame, outline
from tunnelier.draw.svg import Box, at, circle, fitted, path, rect, row, tag, width_of, words
from tunnelier.draw.theme import CARD, EDGE, FAINT, GOOD, STRONG, WHITE

from .. import page
from ..score import has_tested, test_gain
from ..tables import BOMB_CARDS, BOMB_NAMES, GOODS, PLUTONIUM_BOMBS, TOKENS, TYPES, Good
from ..tables import LOADED as LOAD_POINTS
from ..text import amount, bomb_name
from .roll import Figure
from .signs import GOOD_LETTERS, GOOD_MARKS, LINE, amounts, empty_card, sign, smaller, squeezed
from .signs import amount as drawn_amount
from .table import Table
from .words import (
    GAIN,
    IN_YOUR_HAND,
    IS_BUILT,
    IS_LOADED,
    LACKS,
    LOAD_LABEL,
    LOSS,
    TEST_LABEL,
    bomb_label,
    bomb_needs,
    label,
    occupied,
)
from .workers import queue

PLATE = 44
PACKED = 24.0
"""How high the buttons on a card are at a desk."""
UNDER_HEAD = 21.0
"""Where what stands under the head of a card begins."""
ROOM_FOR_PRICE = 80
"""How wide a button is that shows its price."""


def bomb_head(scene: Table, bomb: int, width: float, value: str) -> str:
    """The fuel, the number and the points of a bomb."""
    fuel = word_of(Good(int(BOMB_CARDS[bomb].fuel)))
    plate = scene.stamp(f"bomb-of-{fuel}", _plate, fuel)
    room = width - PLATE - 8
    size = next((n for n in (16, 14) if width_of(value, n, bold=True) <= room), 12)
    return (
        plate
        + words(23, 17.5, BOMB_NAMES[bomb], 14, bold=True, fill=WHITE)
        + words(width - 5, 19, value, size, "end", True)
    )


def _plate(fuel: str) -> str:
    """The corner of a card, in the colour of its fuel, with its letter."""
    mark = GOOD_MARKS[fuel]
    corner = f"M0 8A8 8 0 0 1 8 0H{PLATE}V16A6 6 0 0 1 {PLATE - 6} 22H0Z"
    badge = outline(mark.shape, 8.5, fill=WHITE)
    letter = words(0, 4.2, GOOD_LETTERS[fuel], 12, "middle", True, mark.fill)
    return path(corner, fill=mark.fill) + at(12, 11.5, badge, letter)


def printed_points(scene: Table, bomb: int) -> str:
    """The points that a card shows; after an own test only the larger number counts."""
    plain, tested = int(BOMB_CARDS[bomb].untested), int(BOMB_CARDS[bomb].tested)
    if bomb < PLUTONIUM_BOMBS:
        return str(plain)
    done = scene.seat is not None and bool(has_tested(scene.s, scene.seat))
    return str(tested) if done else f"{plain}→{tested}"


def bomb_back(scene: Table, width: float, height: float) -> str:
    """A bomb face down."""
    return card_back(scene, width, height, 5) + rect(width, height, rx=5, fill="none", stroke=EDGE)


# --- on offer


def offered_bomb(scene: Table, bomb: int, width: float, height: float) -> Box:
    """A bomb on offer: what it needs, what it is worth, what loading it costs."""
    needs = amounts(scene, [(word_of(good), n) for good, n in bomb_needs(bomb)], 1)
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        bomb_label(bomb, scene.lang),
        empty_card(scene, width, height),
        bomb_head(scene, bomb, width, printed_points(scene, bomb)),
        at(5, 23, squeezed(needs, width - 8)),
        at(5, height - LINE + 1, loading(scene, bomb).body) if height >= 74 else "",
        halo=frame(width, height),
        piece=True,
    )
    return Box(width, height, body)


def loading(scene: Table, bomb: int) -> Box:
    """What it costs to load a bomb, and what that brings."""
    plane = Box(26, LINE, at(12, LINE / 2, sign(scene, "bombers")))
    coins = drawn_amount(scene, "money", int(BOMB_CARDS[bomb].load))
    gain = Box(24, LINE, words(2, 18, f"+{LOAD_POINTS}", 14, bold=True))
    return row([coins, plane, gain], 2)


# --- in hand


def held_bomb(scene: Table, bomb: int, width: float, height: float) -> Box:
    """A bomb in the viewer's hand: what is missing is crossed."""
    needs = [(good, n, holding(scene, good)) for good, n in bomb_needs(bomb)]
    missing = [amount(good, n - have) for good, n, have in needs if have < n]
    status = scene.say(LACKS, goods=missing) if missing else scene.say(page.READY)
    checks = row([check(scene, good, n, have) for good, n, have in needs], 1)
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        label(scene.lang, bomb_label(bomb, scene.lang), scene.say(IN_YOUR_HAND, status=status)),
        empty_card(scene, width, height, CARD, STRONG if missing else GOOD),
        bomb_head(scene, bomb, width, printed_points(scene, bomb)),
        at(5, height - LINE - (height - 48) / 4, squeezed(checks, width - 8)),
        "" if missing else at(width - 7, height - 5, scene.stamp("ready", _ready, scene)),
        halo=frame(width, height),
        piece=True,
    )
    return Box(width, height, body)


def holding(scene: Table, good: Good) -> int:
    """How much of a good the viewer has; of workers, those in the supply."""
    me = scene.s.players[scene.seat]
    if good < GOODS:
        return int(me.goods[good])
    return int(me.supply[good - GOODS]) + int(me.supply[TYPES + good - GOODS])


def check(scene: Table, good: Good, n: int, have: int) -> Box:
    """What a bomb needs of one good; a cross on it while there is too little."""
    box = drawn_amount(scene, word_of(good), n)
    if have >= n:
        return box
    cross = at(box.width - 5, LINE - 6, scene.stamp("lacking", _lacking, scene))
    return box._replace(body=box.body + cross)


def _ready(scene: Table) -> str:
    return circle(9, fill=CARD, stroke=GOOD, stroke_width=2) + sign(scene, "tick")


def _lacking(scene: Table) -> str:
    ground = path("M-4-4L4 4M4-4L-4 4", stroke=CARD, stroke_width=6)
    return tag("g", ground, sign(scene, "cross"), transform="scale(.9)")


# --- built


def built_bomb(scene: Table, seat: int, bomb: int, width: float, height: float) -> Box:
    """A bomb on the table: its value now, whether it is loaded, who still stands on it."""
    s, plan = scene.s, BOMB_CARDS[bomb]
    value = int(plan.tested if has_tested(s, seat) else plan.untested)
    more = LOAD_POINTS if s.bombs[bomb].loaded else 0
    there = scene.figures("bomb", bomb)
    told = label(
        scene.lang,
        bomb_label(bomb, scene.lang),
        scene.say(IS_BUILT, seat=scene.name(seat), points=value),
        scene.say(IS_LOADED, points=more) if more else "",
        *occupied(there, scene.lang),
    )
    buttons = bomb_buttons(scene, seat, bomb, width - 8)
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        told,
        empty_card(scene, width, height),
        bomb_head(scene, bomb, width, str(value + more)),
        below(scene, there, bool(more), width, height, bool(buttons.width)),
        halo=frame(width, height),
        piece=True,
    )
    if scene.narrow and buttons.width:
        return Box(width, height + 54, body + at(4, height + 2, buttons.body))
    return Box(width, height, body + at(4, height - PACKED - 2, buttons.body))


def below(
    scene: Table, there: Sequence[Figure], loaded: bool, width: float, height: float, busy: bool
) -> str:
    """Under the head of a built bomb: a bomber if it is loaded, its workers; else a word."""
    if busy and not scene.narrow:  # there are buttons below, and often room above them
        if height - PACKED >= UNDER_HEAD + LINE:
            return at(4, UNDER_HEAD, queue(scene, there, width - 8).body)
        staff = queue(scene, there, width - PLATE - 34)
        return at(PLATE + 2, -1, staff.body)
    y = height - LINE - (height - 48) / 4
    if not there and not loaded:
        return words(6, y + 18, fitted(scene.say(page.BUILT), width - 10, 13), 13, fill=FAINT)
    bomber = at(14, LINE / 2, sign(scene, "bombers")) if loaded else ""
    staff = queue(scene, there, width - 8 - (28 if loaded else 0))
    return at(0, y, bomber, at(30 if loaded else 4, 0, staff.body))


def bomb_buttons(scene: Table, seat: int, bomb: int, width: float) -> Box:
    """Load and test, while they can be done."""
    number, name = BOMB_NAMES[bomb], bomb_name(bomb)
    names = [f"{verb}-{number}" for verb in ("load", "test") if f"{verb}-{number}" in scene.lit]
    each = (width - 4 * (len(names) - 1)) / max(1, len(names))
    buttons = []
    for what in names:
        price = 0
        if what.startswith("load"):
            price = int(BOMB_CARDS[bomb].load)
            money = amount(Good.MONEY, price)
            told = scene.say(LOAD_LABEL, bomb=name, money=money, points=LOAD_POINTS)
            gain = scene.say(GAIN, points=LOAD_POINTS)
        else:
            change = int(test_gain(scene.s, seat, bomb))
            gain = scene.say(GAIN if change >= 0 else LOSS, points=abs(change))
            token = int(TOKENS[scene.seats, int(scene.s.tested)])
            told = scene.say(TEST_LABEL, bomb=name, token=token, gain=gain)
        buttons.append(small_button(scene, what, gain, told, each, price))
    return row(buttons, 4) if buttons else Box(0, 0, "")


def small_button(
    scene: Table, name: str, text: str, told: str, width: float, price: int = 0
) -> Box:
    """A sign, what it costs and how many points it brings."""
    high = 50.0 if scene.narrow else PACKED
    shows_price = price and width > ROOM_FOR_PRICE
    coins = drawn_amount(scene, word_of(Good.MONEY), price).body if shows_price else ""
    shown = "bombers" if name.startswith("load") else "test"
    drawn = at(13, high / 2, scene.stamp(f"small-{shown}", smaller, scene, shown))
    body = scene.target(
        name,
        told,
        rect(width, high, rx=high / 2, fill=CARD, stroke=STRONG),
        drawn,
        at(30, (high - LINE) / 2, coins) if coins else "",
        words(width - 5, high / 2 + 5, text, 14, "end", True),
        halo=frame(width, high, high / 2),
    )
    return Box(width, high, body)
