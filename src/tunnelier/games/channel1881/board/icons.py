"""What areas, contracts and trains do, in pictures: one line each."""

from __future__ import annotations

from tunnelier.draw.svg import Box, width_of, words
from tunnelier.draw.theme import FAINT

from ..rules.digging import BORED
from ..rules.windows import BAG_THREE
from ..rules.yard import CHEAP_BAR, YARD_TWO
from ..tables import (
    BITE,
    BORE_SIX,
    BUILD_AND_DIG,
    CALMED,
    EXTRA_BORE,
    ORE_A_BAR,
    RUBBLE_A_STONE,
    SNOWDON_POINTS,
    YARD_CUBES,
    YARD_PLUS,
    Ability,
    Area,
    Good,
    Train,
)
from .signs import coin, glyph, goods, inline
from .table import Table

LESS = "−"
ARROW, STANDS_FOR = "→", "="


def line(scene: Table, items: tuple[str | Good, ...], side: float = 20) -> list[Box | str]:
    """Goods and signs by their names; all else is a text."""
    found: list[Box | str] = []
    for item in items:
        if isinstance(item, Good):
            found.append(goods(scene, item, side))
        elif item in PICTURES:
            found.append(glyph(scene, item, side))
        elif item in (ARROW, STANDS_FOR, "/"):
            found.append(Box(width_of(item, 14), 14, words(0, 12, item, 14, fill=FAINT)))
        else:
            found.append(item)
    return found


PICTURES = {
    *("house", "trains", "excavate", "maintenance", "flag", "card", "cards", "ban", "bag"),
    *("cubes", "disc", "borer", "clod"),
}

OF_AREAS: dict[Area, tuple[str | Good, ...]] = {
    Area.A: (str(YARD_CUBES), Good.ORE, Good.STONE, Good.COAL),
    Area.B: (str(BITE), "clod", "excavate"),
    Area.D: (str(BITE * BORED), "clod", "/", "house"),
    Area.E: ("house", "/", "trains", "/", "borer"),
    Area.F: ("+", "card"),
    Area.G: (LESS, "disc"),
}
OF_WORKS: tuple[tuple[str | Good, ...], ...] = (
    (str(ORE_A_BAR), Good.ORE, ARROW, Good.BARS),
    (str(RUBBLE_A_STONE), Good.RUBBLE, ARROW, Good.STONE),
)
OF_ABILITIES: dict[Ability, tuple[str | Good, ...]] = {
    Ability.CLEAR_CARD: ("excavate", "clod", "clod", "clod"),
    Ability.LOOK_TWO: ("2", "cards", ARROW, "1"),
    Ability.ORE_AS_BAR: (str(ORE_A_BAR), Good.ORE, STANDS_FOR, Good.BARS),
    Ability.YARD_PLUS: (f"+{YARD_PLUS}", "cubes"),
    Ability.STONE_LESS: ("house", f"{LESS}1", Good.STONE),
    Ability.EXTRA_BUILD: ("+1", "house"),
    Ability.RUBBLE_TO_STONE: (str(RUBBLE_A_STONE), Good.RUBBLE, ARROW, Good.STONE),
    Ability.ORE_TO_BAR: (str(CHEAP_BAR), Good.ORE, ARROW, Good.BARS),
    Ability.LOCK: ("cards", "ban"),
    Ability.UPKEEP: ("maintenance", ARROW, "0"),
    Ability.RUBBLE_AS_STONE: (str(RUBBLE_A_STONE), Good.RUBBLE, STANDS_FOR, Good.STONE),
    Ability.BAG_THREE: ("bag", ARROW, str(BAG_THREE), "cubes"),
    Ability.YARD_TWO: (str(YARD_TWO), "cubes"),
    Ability.START_MARKER: ("flag",),
    Ability.DIG_DOUBLE: (str(2 * BITE), "clod", "excavate"),
    Ability.BORE_SIX: (str(BORE_SIX), "clod", "borer"),
    Ability.BUILD_AND_DIG: ("house", "+", str(BUILD_AND_DIG), "clod"),
    Ability.CALM: (f"{LESS}{CALMED}", "disc"),
    Ability.EXTRA_BORE: (f"+{EXTRA_BORE}", "clod", "borer"),
}


def area_line(scene: Table, area: Area, most: float, side: float = 20) -> Box:
    """What is done in an area as a rule."""
    return inline(*line(scene, OF_AREAS[area], side), most=most)


def works_lines(scene: Table, side: float = 19) -> list[Box]:
    """What is turned into what in C."""
    return [inline(*line(scene, items, side), gap=1) for items in OF_WORKS]


def ability_line(scene: Table, ability: Ability, most: float, side: float = 20) -> Box:
    """What a contract can do once."""
    return inline(*line(scene, OF_ABILITIES[ability], side), most=most)


def train_line(scene: Table, train: Train, most: float, side: float = 20) -> Box:
    """What a train does all the time."""
    if train == Train.SNOWDON:
        return Box(22, 22, coin(scene, SNOWDON_POINTS, 11, 11))
    items: dict[Train, tuple[str | Good, ...]] = {
        Train.ENID: (str(CHEAP_BAR), Good.ORE, ARROW, Good.BARS),
        Train.WYDDFA: ("+1", "cubes"),
    }
    return inline(*line(scene, items[train], side), most=most) if train in items else Box(0, 0, "")
