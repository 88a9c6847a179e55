"""A bomb: on offer, in the viewer's hand, built."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import card, frame, pill
from tunnelier.draw.svg import Box, at, column, note, row, words
from tunnelier.draw.theme import BAD, GOOD, STRONG

from .. import page
from ..score import test_gain
from ..tables import BOMB_CARDS, BOMB_NAMES, GOODS, PLUTONIUM_BOMBS, TOKENS, TYPES, Good
from ..tables import LOADED as LOAD_POINTS
from ..text import amount, bomb_name
from .signs import amounts, empty_card, sign
from .table import Table
from .words import (
    GAIN,
    IN_YOUR_HAND,
    IS_BUILT,
    IS_LOADED,
    LACKS,
    LOAD,
    LOAD_LABEL,
    LOADED,
    LOSS,
    TEST,
    TEST_LABEL,
    bomb_label,
    bomb_needs,
    bomb_worth,
    label,
    occupied,
)
from .workers import crowd


def bomb_head(scene: Table, bomb: int, width: float, value: str) -> str:
    """The fuel, the number and the points of a bomb."""
    return (
        at(19, 19, sign(scene, word_of(Good(int(BOMB_CARDS[bomb].fuel)))))
        + words(36, 24.5, BOMB_NAMES[bomb], 15, bold=True)
        + words(width - 8, 25, value, 17, "end", True)
    )


def printed_points(bomb: int) -> str:
    """The points that a card shows."""
    plain, tested = int(BOMB_CARDS[bomb].untested), int(BOMB_CARDS[bomb].tested)
    return f"{plain} → {tested}" if bomb >= PLUTONIUM_BOMBS else str(plain)


def offered_bomb(scene: Table, bomb: int, width: float) -> Box:
    """A bomb on offer: what it needs, what it is worth."""
    told = note(bomb_worth(bomb, scene.lang), width - 16, scene.small)
    height = 72 + told.height
    needs = amounts(scene, [(word_of(good), n) for good, n in bomb_needs(bomb)])
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        bomb_label(bomb, scene.lang),
        empty_card(scene, width, height),
        bomb_head(scene, bomb, width, printed_points(bomb)),
        at(8, 36, needs.body),
        at(8, 68, told.body),
        halo=frame(width, height),
        piece=True,
    )
    return Box(width, height, body)


# --- in hand


def held_bomb(scene: Table, bomb: int, width: float) -> Box:
    """A bomb in the viewer's hand, with a check-list."""
    needs = [(good, n, holding(scene, good)) for good, n in bomb_needs(bomb)]
    checks = [check(scene, good, n, have) for good, n, have in needs]
    missing = [amount(good, n - have) for good, n, have in needs if have < n]
    status = scene.say(LACKS, goods=missing) if missing else scene.say(page.READY)
    told = column(
        [
            note(status, width - 20, scene.small, BAD if missing else GOOD),
            note(bomb_worth(bomb, scene.lang), width - 20, scene.small),
        ],
        0,
    )
    height = 80 + told.height
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        label(scene.lang, bomb_label(bomb, scene.lang), scene.say(IN_YOUR_HAND, status=status)),
        card(width, height, edge=STRONG if missing else GOOD),
        bomb_head(scene, bomb, width, printed_points(bomb)),
        at(8, 38, row(checks).body),
        at(10, 73, told.body),
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
    """One line of a check-list."""
    return Box(
        76,
        32,
        at(13, 16, sign(scene, word_of(good)))
        + words(29, 21.5, f"{min(have, n)}/{n}", 15, bold=True)
        + at(64, 16, sign(scene, "tick" if have >= n else "cross")),
    )


# --- built


def built_bomb(scene: Table, seat: int, bomb: int, width: float) -> Box:
    """A bomb on the table: its value now, whether it is loaded, who still stands on it."""
    s, plan = scene.s, BOMB_CARDS[bomb]
    value = int(plan.tested if s.players[seat].token >= 0 else plan.untested)
    more = LOAD_POINTS if s.bombs[bomb].loaded else 0
    there = scene.figures("bomb", bomb)
    lines = [loaded(scene, width - 16)] if more else []
    lines += [crowd(scene, there, width - 16)] if there else []
    lines += bomb_buttons(scene, seat, bomb, width - 16)
    content = column(lines, 4)
    height = 38 + (content.height + 6 if lines else 0)
    told = label(
        scene.lang,
        bomb_label(bomb, scene.lang),
        scene.say(IS_BUILT, seat=scene.name(seat), points=value),
        scene.say(IS_LOADED, points=more) if more else "",
        *occupied(there, scene.lang),
    )
    body = scene.target(
        f"bomb-{BOMB_NAMES[bomb]}",
        told,
        empty_card(scene, width, height),
        bomb_head(scene, bomb, width, str(value + more)),
        halo=frame(width, height),
        piece=True,
    )
    return Box(width, height, body + at(8, 38, content.body))


def loaded(scene: Table, width: float) -> Box:
    """The bomber under a loaded bomb."""
    text = scene.say(LOADED, points=LOAD_POINTS)
    plane = at(12, 13, sign(scene, "bombers"))
    return Box(width, 26, plane + words(30, 18, text, scene.small, bold=True, fill=GOOD))


def bomb_buttons(scene: Table, seat: int, bomb: int, width: float) -> list[Box]:
    """Load and test, while they can be done."""
    number, name, buttons = BOMB_NAMES[bomb], bomb_name(bomb), []
    if f"load-{number}" in scene.lit:
        money = amount(Good.MONEY, int(BOMB_CARDS[bomb].load))
        text = scene.say(LOAD, money=money, points=LOAD_POINTS)
        told = scene.say(LOAD_LABEL, bomb=name, money=money, points=LOAD_POINTS)
        buttons.append(pill(scene, f"load-{number}", text, told, width))
    if f"test-{number}" in scene.lit:
        change = int(test_gain(scene.s, seat, bomb))
        gain = (GAIN if change >= 0 else LOSS).filled(points=abs(change))
        token = int(TOKENS[scene.seats, int(scene.s.tested)])
        told = scene.say(TEST_LABEL, bomb=name, token=token, gain=gain)
        buttons.append(pill(scene, f"test-{number}", scene.say(TEST, gain=gain), told, width))
    return buttons
