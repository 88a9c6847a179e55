"""Areas A to G in the order of resolution, under the steps of the round."""

from __future__ import annotations

from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.svg import (
    LEADING,
    Box,
    at,
    circle,
    column,
    fitted,
    flow,
    paragraph,
    rect,
    row,
    width_of,
    words,
    wrapped,
)
from tunnelier.draw.theme import CARD, FAINT, INK, INSET, STRONG

from .. import page, tables
from ..rules.contracts import in_force
from ..rules.digging import BORED, DOUBLE_BORED
from ..rules.yard import LABOURER, ore_a_bar, yard_cubes
from ..state import NOBODY, Next
from ..tables import BITE, Ability, Area, Nation
from ..text import AREAS, NATIONS, titled
from .colours import RIBBON, RIBBON_INK
from .icons import area_line, works_lines
from .signs import edge, inline, labourer, marker_box, sign
from .table import Table, spaces_of
from .words import (
    AREA_LABEL,
    DOES,
    FIRST_LABEL,
    NEVER_FULL,
    RATE,
    RIBBONS,
    SPACE_FREE,
    SPACE_STARTS,
    SPACE_TAKEN,
    STEP_LABEL,
    STEPS,
)

GAP, WORDS_FROM = 6, 128
CHIP = 24
"""How high the steps of the round are."""


def columns(scene: Table, width: float, height: float) -> Box:
    """On a desk: the areas side by side, under the round and its steps."""
    wide = (width - GAP * (len(Area) - 1)) / len(Area)
    boxes = row([area_column(scene, area, wide, height - CHIP - GAP) for area in Area], GAP)
    return column([round_row(scene, width), boxes], GAP)


def rows(scene: Table, width: float) -> Box:
    """On a phone: the areas one under another."""
    boxes = [area_row(scene, area, width) for area in Area]
    return column([round_row(scene, width), column(boxes, 5)], 8)


# --- the round


def round_row(scene: Table, width: float) -> Box:
    """Which round it is, who began it, and its steps; the one under way is marked."""
    first = [round_box(scene), first_box(scene)]
    for pad in (8, 5, 2):
        boxes = [*first, *(step(scene, name, pad) for name in STEPS)]
        if scene.narrow or sum(box.width + 5 for box in boxes) < width:
            break
    return flow(boxes, width, 5)


def round_box(scene: Table) -> Box:
    """The number of the round, and whether the machines have met."""
    said = scene.say(page.ROUND, number=scene.round)
    if scene.s.broken:
        said += f" · {scene.say(page.BROKEN)}"
    wide = width_of(said, 16, True) + 6
    return scene.area("round", said, wide, CHIP, words(2, 18, said, 16, bold=True))


def first_box(scene: Table) -> Box:
    """Who is first player of this round."""
    nation = Nation(int(scene.s.first))
    body = inline("1.", marker_box(scene, nation))
    label = scene.say(FIRST_LABEL, seat=NATIONS[nation])
    return scene.area("first-player", label, body.width + 6, CHIP, at(0, 3, body.body))


def step(scene: Table, name: str, pad: float) -> Box:
    """A step of the round."""
    parts, phrase = STEPS[name]
    now, said = not scene.s.over and int(scene.s.next) in parts, scene.say(phrase)
    if now and int(scene.s.next) in RIBBONS:
        ribbon = scene.say(RIBBONS[Next(int(scene.s.next))])
        said = scene.say(STEP_LABEL, step=Area(int(scene.s.area)).name, state=ribbon)
    wide = width_of(said, scene.small, bold=now) + 2 * pad
    body = rect(wide, CHIP, rx=CHIP / 2, fill=RIBBON if now else INSET)
    ink = RIBBON_INK if now else FAINT
    body += words(wide / 2, 16.8, said, scene.small, "middle", now, ink)
    return Box(wide, CHIP, scene.target(f"step-{name}", said, body))


# --- an area


def area_column(scene: Table, area: Area, width: float, height: float) -> Box:
    """One area: what is done there, who stands there, for whom it is better."""
    here, spaces, rates = under_way(scene.s, area), spaces_box(scene, area), rates_box(scene, area)
    foot = height - SOCKET_HEIGHT / 2 - 7
    parts = [
        rect(width, height, rx=8, fill=CARD, **edge(here)),
        head(scene, area, width, here),
    ]
    if area == Area.C:
        works = column(works_lines(scene), 16)
        parts.append(at(6, foot - spaces.height / 2, spaces.body))
        parts.append(at(11, 34, rates.body))
        parts.append(at(width - works.width - 6, 42, works.body))
    else:
        does = area_line(scene, area, width - 10)
        left = (width - spaces.width - (rates.width + 5 if rates.width else 0)) / 2
        parts.append(at((width - does.width) / 2, 44 - does.height / 2, does.body))
        parts.append(at(left, foot - spaces.height / 2, spaces.body))
        parts.append(at(left + spaces.width + 5, foot - rates.height / 2, rates.body))
    return scene.box(f"area-{word_of(area)}", label(scene, area), width, height, *parts)


def area_row(scene: Table, area: Area, width: float) -> Box:
    """The same, lying."""
    here, spaces, rates = under_way(scene.s, area), spaces_box(scene, area), rates_box(scene, area)
    height, right = max(60, spaces.height + 8), width - 7 - spaces.width
    does = area_line(scene, area, 0) if area != Area.C else row(works_lines(scene), 10)
    told, size = printed(scene, area), scene.small
    left = max(WORDS_FROM, does.width + 20)
    room = right - rates.width - left - 12
    top = (height - LEADING * size * len(wrapped(told, room, size))) / 2
    parts = [
        rect(width, height, rx=8, fill=CARD, **edge(here)),
        head(scene, area, WORDS_FROM, here),
        at(10, height - 16 - does.height / 2, does.body),
        paragraph(left, top + size, told, room, size),
        at(right, (height - spaces.height) / 2, spaces.body),
        at(right - rates.width - 6, (height - rates.height) / 2, rates.body),
    ]
    return scene.box(f"area-{word_of(area)}", label(scene, area), width, height, *parts)


def head(scene: Table, area: Area, width: float, here: bool) -> str:
    """The letter of an area and its name."""
    name = fitted(titled(scene.say(page.SHORT_NAMES[area])), width - 36, 14, bold=True)
    plate = circle(11, 17, 17, fill=RIBBON if here else INSET, stroke=STRONG)
    said = words(17, 22, area.name, 14, "middle", True, RIBBON_INK if here else INK)
    return plate + said + words(33, 22, name, 14, bold=True)


def under_way(s: Any, area: Area) -> bool:
    """Whether an area is being resolved."""
    return bool(not s.over and Next.WINDOW <= s.next <= Next.AFTER and s.area == area)


def label(scene: Table, area: Area) -> str:
    """An area in words: what is done there, for whom it is better, who stands there."""
    does = printed(scene, area)
    for nation, n in better(scene.s, area).items():
        does += f", {scene.say(RATE, seat=NATIONS[nation], number=n)}"
    return scene.say(AREA_LABEL, area=AREAS[area], does=does, spaces=spaces_told(scene, area))


# --- how much is done there

USUAL = {Area.A: tables.YARD_CUBES, Area.B: BITE, Area.C: tables.ORE_A_BAR, Area.D: BITE * BORED}
"""What a labourer does as a rule; trains and contracts change it for one player."""


def printed(scene: Table, area: Area) -> str:
    """What is done in an area as a rule."""
    return scene.say(DOES[area], number=USUAL.get(area, 0))


def rate(s: Any, nation: Nation, area: Area) -> int:
    """How much a labourer of a player does in an area today; in E, how much stone is saved."""
    seat = int(nation)
    match area:
        case Area.A:
            return int(yard_cubes(s, seat))
        case Area.B:
            return BITE * (2 if in_force(s, seat, int(Ability.DIG_DOUBLE)) else 1)
        case Area.C:
            return int(ore_a_bar(s, seat, LABOURER))
        case Area.D:
            return BITE * (DOUBLE_BORED if in_force(s, seat, int(Ability.BORE_SIX)) else BORED)
        case Area.E:
            return -int(in_force(s, seat, int(Ability.STONE_LESS)))
    return 0


def better(s: Any, area: Area) -> dict[Nation, int]:
    """Who does something else than is printed, and how much."""
    today = {nation: rate(s, nation, area) for nation in Nation}
    return {nation: n for nation, n in today.items() if n != USUAL.get(area, 0)}


def rates_box(scene: Table, area: Area) -> Box:
    """The same, with markers."""
    found = better(scene.s, area).items()
    return column([inline(marker_box(scene, each), scene.count(n), gap=2) for each, n in found], 4)


# --- who stands there

SOCKET, SOCKET_HEIGHT = 34, 46


def spaces_box(scene: Table, area: Area) -> Box:
    """Numbered spaces with labourers; in G any number of labourers."""
    if area != Area.G:
        return row([space_box(scene, area, space) for space in spaces_of(area)], 4)
    crowd = [(nation, k) for nation in Nation for k in scene.labourers[nation]["g"]]
    step = 26 if len(crowd) < 4 else 72 / (len(crowd) - 1)
    figures = (labourer(scene, nation, k, 14 + n * step, 22) for n, (nation, k) in enumerate(crowd))
    if crowd:
        return Box(28 + step * (len(crowd) - 1), SOCKET_HEIGHT, "".join(figures))
    return Box(SOCKET, SOCKET_HEIGHT, socket(False))


def space_box(scene: Table, area: Area, space: int) -> Box:
    """A space: its number, and the labourer who stands there; a flag where a round begins."""
    s, seat = scene.s, int(scene.s.spaces[space])
    acting = s.next == Next.WORK and s.area == area and int(s.at) - 1 == space
    count = space - tables.FIRST_SPACE[area] + 1
    body = socket(acting) + words(5, 14, str(count), 12, fill=FAINT)
    if space == tables.START_SPACE:
        body += sign(scene, "flag", SOCKET - 11, -9)
    if seat != NOBODY:
        (k,) = scene.labourers[Nation(seat)][f"space-{space}"]
        body += labourer(scene, Nation(seat), k, SOCKET / 2, SOCKET_HEIGHT / 2 + 3)
    said = scene.say(space_told(scene.s, area, space))
    return scene.box(f"space-{space}", said, SOCKET, SOCKET_HEIGHT, body)


def socket(acting: bool) -> str:
    """Room for a labourer."""
    return rect(SOCKET, SOCKET_HEIGHT, rx=7, fill=INSET, **edge(acting, STRONG))


def space_told(s: Any, area: Area, space: int) -> Any:
    """A space in words."""
    seat, number = int(s.spaces[space]), space - tables.FIRST_SPACE[area] + 1
    said = SPACE_FREE.filled(number=number)
    if seat != NOBODY:
        said = SPACE_TAKEN.filled(number=number, seat=NATIONS[Nation(seat)])
    return SPACE_STARTS.filled(space=said) if space == tables.START_SPACE else said


def spaces_told(scene: Table, area: Area) -> str:
    """The spaces of an area in words."""
    told = [space_told(scene.s, area, space) for space in spaces_of(area)]
    return ", ".join(map(scene.say, told)) or scene.say(NEVER_FULL)
