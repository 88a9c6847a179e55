"""The players: points, goods, labourers, machine, train and contracts."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.pieces import inside, token
from tunnelier.draw.svg import Box, at, column, grid, note, rect, row, width_of, words
from tunnelier.draw.theme import EDGE, FAINT, GOOD, INSET

from ..page import CONTRACTS_NOW, held
from ..score import score_sheet, wins
from ..state import Lies
from ..tables import Good, Nation, Train
from ..text import GOODS, NATIONS, counted, titled
from .colours import MARKS
from .contracts import cards_that_lie, contract_cards
from .signs import boring_machine, empty, icon, labourer, letter, marker, ribbon, sign
from .table import Part, Table
from .trains import train_card
from .words import (
    BOUGHT,
    HOME,
    HOME_LABEL,
    MACHINE,
    MACHINE_LABEL,
    MARKERS,
    NO_TRAIN,
    NOT_BOUGHT,
    OF_SEAT,
    PARTS,
    PUB,
    PUB_LABEL,
    STARTS,
    TO_MOVE,
    WINNER,
)


def part(scene: Table, nation: Nation, width: float) -> Part:
    """All that one player has."""
    room, sheet = inside(width), score_sheet(scene.s)[nation]
    told = (f"{scene.say(phrase)} {scene.count(sheet[name])}" for name, phrase in PARTS.items())
    rows = [
        head(scene, nation, room, sheet["total"]),
        note(" · ".join(told), room, scene.small),
        goods_row(scene, nation, room),
        people_row(scene, nation, room),
    ]
    cards = cards_that_lie(scene.s, Lies.HELD, int(nation))
    if cards:
        abreast = 2 if scene.narrow else 3
        wide = (room - 8 * (abreast - 1)) / abreast
        rows.append(grid(contract_cards(scene, cards, wide, nation), abreast, 8))
        now = scene.say(CONTRACTS_NOW, points=sheet["contracts"])
        rows.append(note(titled(now), room, scene.small))
    return Part("", column(rows, 8), width, now=scene.moving(nation))


def head(scene: Table, nation: Nation, width: float, total: int) -> Box:
    """Whose it is, whether they begin the next round, move or have won, and their points."""
    s, said = scene.s, scene.say(NATIONS[nation])
    x = 50 + width_of(said, 18, True)
    body = at(15, 17, token(scene, MARKS[nation], letter(scene, nation), 14))
    body += words(38, 23, said, 18, bold=True)
    if s.start == nation:
        label, flag = scene.say(STARTS, seat=NATIONS[nation]), sign(scene, "flag")
        body += scene.target("start-marker", label, flag, place=(x, 8), piece=True)
        x += 26
    state = TO_MOVE if scene.moving(nation) else WINNER if s.over and wins(s, int(nation)) else None
    if state:
        body += at(x, 7, ribbon(scene.say(state), scene.small))
    return Box(width, 34, body + words(width - 2, 26, scene.count(total), 26, "end", True))


# --- goods


def goods_row(scene: Table, nation: Nation, width: float) -> Box:
    """Goods and markers in the supply."""
    me = scene.s.players[nation]
    things = [(GOODS[good], int(me.goods[good]), icon(scene, good, -26, 5)) for good in Good]
    things.append((MARKERS, int(me.supply), marker(scene, nation, -14, 17)))
    names = [scene.say(phrase) for phrase, _, _ in things]
    least = [max(56, width_of(name, scene.small) + 6) for name in names]
    spare = (width - 5 * 5 - sum(least)) / len(things)
    cells = []
    for name, (_, n, picture), wide in zip(names, things, least, strict=True):
        step = wide + spare
        body = picture + words(4, 23, str(n), 18, bold=True)
        body += words(0, 45, name, scene.small, "middle", fill=FAINT)
        cells.append(Box(step, 52, rect(step, 52, rx=8, fill=INSET) + at(step / 2, 0, body)))
    told = [*(held(me, good) for good in Good), counted("markers", int(me.supply))]
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=told)
    return scene.box(f"goods-{word_of(nation)}", label, width, 52, row(cells, 5).body)


# --- labourers, machine, train

PLATE_HEIGHT = 78


def people_row(scene: Table, nation: Nation, width: float) -> Box:
    """Labourers to place, the pub, the boring machine, the train; on phones the train below."""
    boxes = [
        team(scene, nation, "home", HOME, HOME_LABEL, 98),
        team(scene, nation, "pub", PUB, PUB_LABEL, 72),
        machine(scene, nation, width - 182 if scene.narrow else 128),
    ]
    left = width if scene.narrow else width - sum(box.width + 6 for box in boxes)
    return grid([*boxes, own_train(scene, nation, left)], 3 if scene.narrow else 4, 6)


def team(
    scene: Table, nation: Nation, place: str, title: Phrase, label: Phrase, width: float
) -> Box:
    """Labourers who stand together."""
    numbers = scene.labourers[nation][place]
    figures = (labourer(scene, nation, k, 20 + 28 * n, 52) for n, k in enumerate(numbers))
    what = scene.say(label, number=len(numbers))
    return plate(scene, nation, place, title, what, "".join(figures), width)


def machine(scene: Table, nation: Nation, width: float) -> Box:
    """The boring machine of a player: its price, or its labourer."""
    bought = scene.s.players[nation].bought
    state = scene.say(BOUGHT if bought else NOT_BOUGHT)
    body = at(32, 46, boring_machine(scene, nation))
    body += words(9, 71, state, scene.small, fill=GOOD if bought else FAINT)
    if not bought:
        body += words(width - 42, 53, "1", 16, bold=True) + icon(scene, Good.BARS, width - 30, 35)
    for k in scene.labourers[nation]["machine"]:
        body += labourer(scene, nation, k, width - 24, 46)
    what = scene.say(MACHINE_LABEL, state=state)
    return plate(scene, nation, "machine-card", MACHINE, what, body, width)


def plate(
    scene: Table, nation: Nation, place: str, title: Phrase, what: str, body: str, width: float
) -> Box:
    """A titled place of a player."""
    ground = rect(width, PLATE_HEIGHT, rx=8, fill=INSET, stroke=EDGE)
    said = words(9, 20, scene.say(title), scene.small, fill=FAINT)
    label = scene.say(OF_SEAT, seat=NATIONS[nation], what=what)
    name = f"{place}-{word_of(nation)}"
    return scene.box(name, label, width, PLATE_HEIGHT, ground, said, body)


def own_train(scene: Table, nation: Nation, width: float) -> Box:
    """The train of a player, or the place for one."""
    train = Train(int(scene.s.players[nation].train))
    if train:
        return train_card(scene, train, width, 58 if scene.narrow else PLATE_HEIGHT)
    height, said = 38 if scene.narrow else PLATE_HEIGHT, scene.say(NO_TRAIN)
    none = words(width / 2, height / 2 + 4, said, scene.small, "middle", fill=FAINT)
    return Box(width, height, empty(width, height) + none)
