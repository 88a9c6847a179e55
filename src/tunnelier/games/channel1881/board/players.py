"""The players: points, goods, labourers, machine, train and contracts."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import token
from tunnelier.draw.svg import Box, at, column, fitted, rect, row, width_of, words
from tunnelier.draw.theme import BAD, EDGE, FAINT, INSET

from ..page import POINTS
from ..page import held as held_good
from ..score import wins
from ..state import Lies
from ..tables import Good, Nation, Train
from ..text import NATIONS, counted, titled
from .colours import MARKS
from .contracts import held
from .signs import (
    boring_machine,
    empty,
    glyph,
    goods,
    inline,
    labourer,
    letter,
    marker_box,
    ribbon,
    sign,
)
from .table import PAD, Table, plate
from .trains import train_card
from .words import (
    BOUGHT,
    HOME,
    HOME_LABEL,
    MACHINE,
    MACHINE_LABEL,
    NO_TRAIN,
    NOT_BOUGHT,
    OF_SEAT,
    PART_LABEL,
    PARTS,
    PUB,
    PUB_LABEL,
    STARTS,
    TO_MOVE,
    WINNER,
)

GAP = 6
TRAIN_HEIGHT = 46


def part(scene: Table, nation: Nation, width: float, height: float) -> Box:
    """All that one player has, pieces at the left, cards at the right."""
    room, high = width - 2 * PAD, height - 2 * PAD
    left = 0.5 * room + 22 if nation == scene.seat else 0.53 * room + 38
    right = room - left - 2 * GAP
    rest = held(scene, nation, right, high - TRAIN_HEIGHT - GAP)
    cards = column([own_train(scene, nation, right, TRAIN_HEIGHT), rest], GAP)
    content = row([pieces(scene, nation, left), cards], 2 * GAP)
    return plate(content, width, height, now=scene.moving(nation))


def phone_part(scene: Table, nation: Nation, width: float, cards: bool) -> Box:
    """The same on a phone: all in a column; contracts may lie elsewhere."""
    room = width - 2 * PAD
    rows = [pieces(scene, nation, room), own_train(scene, nation, room, TRAIN_HEIGHT)]
    if cards and scene.lying(Lies.HELD, int(nation)):
        rows.append(held_on_phone(scene, nation, room))
    return plate(column(rows, GAP), width, now=scene.moving(nation))


def held_on_phone(scene: Table, nation: Nation, width: float) -> Box:
    """The contracts of a player, three side by side."""
    number = len(scene.lying(Lies.HELD, int(nation)))
    return held(scene, nation, width, max(1, -(-number // 3)) * 76 - 4)


def hand(scene: Table, nation: Nation, width: float) -> Box:
    """The contracts of the viewer on a phone."""
    return plate(held_on_phone(scene, nation, width - 2 * PAD), width)


def pieces(scene: Table, nation: Nation, width: float) -> Box:
    """Points, goods, labourers and machine."""
    sheet = scene.sheets[nation]
    rows = [
        head(scene, nation, width, sheet["total"]),
        parts_row(scene, nation, width, sheet),
        goods_row(scene, nation, width),
        people_row(scene, nation, width),
    ]
    return column(rows, GAP)


# --- who it is, and the points


def head(scene: Table, nation: Nation, width: float, total: int) -> Box:
    """Whose it is, whether they begin the next round, move or have won, and their points."""
    said, called = scene.say(NATIONS[nation]), scene.called(nation)
    score, tape, starts = scene.count(total), state_of(scene, nation), scene.s.start == nation
    room = width - width_of(score, 26, True) - 12
    x = 36 + width_of(said, 16, True) + 8
    after = x + (22 if starts else 0)
    below = tape.width > room - after  # then the ribbon is under the name
    line, left = 17 if called or (below and tape.width) else 25, room - 40
    if tape.width:
        place = (room - tape.width if called else 36, 19) if below else (after, line - 15)
        left -= tape.width + 6 if below else 0
    who = at(15, 19, token(scene, MARKS[nation], letter(scene, nation), 13))
    who += words(36, line, said, 16, bold=True)
    who += words(36, 34, fitted(called, left, 14), 14, fill=FAINT) if called else ""
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=called) if called else said
    body = scene.area(f"seat-{word_of(nation)}", label, room, 38, who).body
    if starts:
        label, flag = scene.say(STARTS, seat=NATIONS[nation]), sign(scene, "flag")
        body += scene.target("start-marker", label, flag, place=(x, line - 15), piece=True)
    body += at(*place, tape.body) if tape.width else ""
    standing = POINTS.filled(points=counted("points", total))
    told = scene.say(OF_SEAT, seat=NATIONS[nation], what=standing)
    points = words(width - room - 4, 28, score, 26, "end", True)
    total_box = scene.area(f"points-{word_of(nation)}", told, width - room, 38, points)
    return Box(width, 38, body + at(room, 0, total_box.body))


def state_of(scene: Table, nation: Nation) -> Box:
    """A ribbon for whoever moves, or has won."""
    won = scene.s.over and wins(scene.s, int(nation))
    state = TO_MOVE if scene.moving(nation) else WINNER if won else None
    return ribbon(scene.say(state), scene.small) if state else Box(0, 0, "")


PART_SIGNS = {
    "tunnels": "arch",
    "stations": "house",
    "contracts": "card",
    "train": "trains",
    "bonus": "wreath",
    "crisis": "disc",
}


def parts_row(scene: Table, nation: Nation, width: float, sheet: dict[str, int]) -> Box:
    """Where the points come from."""
    step, boxes = width / len(PARTS), []
    for name, phrase in PARTS.items():
        value = sheet[name]
        ink = BAD if value < 0 else FAINT if not value else None
        line = inline(glyph(scene, PART_SIGNS[name], 17), scene.count(value), fill=ink, gap=4)
        body = at((step - line.width) / 2, (24 - line.height) / 2, line.body)
        named, points = titled(scene.say(phrase)), counted("points", value)
        told = scene.say(PART_LABEL, part=named, points=points)
        boxes.append(scene.area(f"part-{word_of(nation)}-{name}", told, step, 24, body))
    return row(boxes, 0)


# --- goods


def goods_row(scene: Table, nation: Nation, width: float) -> Box:
    """Goods and markers in the supply."""
    me, word, gap = scene.s.players[nation], word_of(nation), 3
    step = (width - gap * len(Good)) / (len(Good) + 1)
    cells = []
    for good in Good:
        told = scene.say(OF_SEAT, seat=NATIONS[nation], what=held_good(me, good))
        icon = goods(scene, good, 22)
        cells.append(cell(scene, f"{word_of(good)}-{word}", told, icon, int(me.goods[good]), step))
    supply = scene.say(OF_SEAT, seat=NATIONS[nation], what=counted("markers", int(me.supply)))
    icon = marker_box(scene, nation, 11)
    cells.append(cell(scene, f"markers-{word}", supply, icon, int(me.supply), step))
    told_all = [*(held_good(me, good) for good in Good), counted("markers", int(me.supply))]
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=told_all)
    return scene.box(f"goods-{word}", label, width, CELL, row(cells, gap).body)


CELL = 36


def cell(scene: Table, name: str, label: str, icon: Box, number: int, width: float) -> Box:
    """How many there are of something."""
    ink = FAINT if not number else None
    line = inline(icon, scene.count(number), size=17, gap=4, fill=ink, most=width - 2)
    ground = rect(width, CELL, rx=7, fill=INSET)
    body = at((width - line.width) / 2, (CELL - line.height) / 2, line.body)
    return scene.box(name, label, width, CELL, ground, body)


# --- labourers, machine, train

PLATE_HEIGHT = 74


def people_row(scene: Table, nation: Nation, width: float) -> Box:
    """Labourers to place, the pub, the boring machine."""
    gap = 5
    home, pub = 0.36 * width, 0.25 * width
    boxes = [
        team(scene, nation, "home", HOME, HOME_LABEL, home),
        team(scene, nation, "pub", PUB, PUB_LABEL, pub),
        machine(scene, nation, width - home - pub - 2 * gap),
    ]
    return row(boxes, gap)


def team(
    scene: Table, nation: Nation, place: str, title: Phrase, label: Phrase, width: float
) -> Box:
    """Labourers who stand together."""
    numbers = scene.labourers[nation][place]
    start = width / 2 - 14 * (len(numbers) - 1)
    figures = (labourer(scene, nation, k, start + 28 * n, 49) for n, k in enumerate(numbers))
    what = scene.say(label, number=len(numbers))
    return spot(scene, nation, place, title, what, "".join(figures), width)


def machine(scene: Table, nation: Nation, width: float) -> Box:
    """The boring machine of a player: its price, or its labourer."""
    bought = bool(scene.s.players[nation].bought)
    body = at(29, 47, boring_machine(scene, nation))
    if not bought:
        price = inline("1", goods(scene, Good.BARS, 20), gap=2)
        body += at(width - 8 - price.width, 37, price.body)
    for k in scene.labourers[nation]["machine"]:
        body += labourer(scene, nation, k, width - 20, 49)
    what = scene.say(MACHINE_LABEL, state=scene.say(BOUGHT if bought else NOT_BOUGHT))
    return spot(scene, nation, "machine-card", MACHINE, what, body, width, owned=bought)


def spot(
    scene: Table,
    nation: Nation,
    place: str,
    title: Phrase,
    what: str,
    body: str,
    width: float,
    owned: bool = True,
) -> Box:
    """A titled place of a player."""
    dashes = None if owned else "5 4"
    ground = rect(width, PLATE_HEIGHT, rx=8, fill=INSET, stroke=EDGE, stroke_dasharray=dashes)
    title_said = fitted(scene.say(title), width - 10, 14)
    said = words(width / 2, 18, title_said, 14, "middle", fill=FAINT)
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=what)
    name = f"{place}-{word_of(nation)}"
    return scene.box(name, label, width, PLATE_HEIGHT, ground, said, body)


def own_train(scene: Table, nation: Nation, width: float, height: float) -> Box:
    """The train of a player, or the place for one."""
    train = Train(int(scene.s.players[nation].train))
    if train:
        return train_card(scene, train, width, height)
    said = scene.say(NO_TRAIN)
    none = words(width / 2, height / 2 + 5, said, 14, "middle", fill=FAINT)
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=said)
    name = f"siding-{word_of(nation)}"
    return scene.area(name, label, width, height, empty(width, height), none)
