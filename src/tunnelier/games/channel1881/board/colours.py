"""The colours of this table, in light and in dark, and the marks of its pieces."""

from __future__ import annotations

from tunnelier.draw.theme import BLACK, SEAT_MARKS, WHITE, Mark

from ..tables import Good, Nation

SHADES = {
    "sea": ("#a8cfe2", "#1c3d57"),
    "wave": ("#6fa7c4", "#39647f"),
    "marl": ("#e3d6b9", "#39332a"),
    "strata": ("#cdbb94", "#4a4236"),
    "earth": ("#c9b48d", "#544936"),
    "void": ("#453d35", "#0c0a08"),
    "brick": ("#e0c2ae", "#54392c"),
    "event": ("#8a2a68", "#d477b3"),
    "rain": ("#2f6fa5", "#7db8e8"),
    "sun": ("#b36b00", "#f3b63f"),
    "fog": ("#6c7078", "#b4bac4"),
    "ribbon": ("#a63a0a", "#ffb454"),
    "ribbon-ink": ("#ffffff", "#1d1a16"),
}
SEA, WAVE, MARL, STRATA = (f"var(--{name})" for name in ("sea", "wave", "marl", "strata"))
EARTH, VOID, BRICK, EVENT = (f"var(--{name})" for name in ("earth", "void", "brick", "event"))
RAIN, SUN, FOG = (f"var(--{name})" for name in ("rain", "sun", "fog"))
RIBBON, RIBBON_INK = "var(--ribbon)", "var(--ribbon-ink)"
"""What is on now: a step of the round, an area, a player."""

BRASS, TIMBER, IRON, STEEL = "#dfae47", "#a8773f", "#56616c", "#c3ccd4"
CHALK, GRASS = "#f3efe2", "#6b9456"
OUTLINE = "#0009"
"""Things that look the same by day and by night."""

MARKS = {Nation.ENGLISH: SEAT_MARKS[1], Nation.FRENCH: SEAT_MARKS[3]}
GOOD_MARKS = {
    Good.ORE: Mark("#a04a26", WHITE, "square", "waves"),
    Good.STONE: Mark("#cfcabd", BLACK, "square", "bricks"),
    Good.COAL: Mark("#484852", WHITE, "square"),
    Good.RUBBLE: Mark("#7a6145", WHITE, "square", "dots"),
    Good.BARS: Mark("#4d6478", WHITE, "ingot"),
}
"""Cubes, and bars of steel (see `signs.ingot`)."""
EVENT_MARK = Mark("#8a2a68", WHITE, "square", "grid")
