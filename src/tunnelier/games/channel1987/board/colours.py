"""The colours of this game alone, and how its pieces are told apart without them."""

from __future__ import annotations

from tunnelier.draw.theme import BLACK, SEAT_MARKS, WHITE, Mark

from ..tables import Colour

SHADES = {
    "sky": ("#dcebf3", "#18232f"),
    "sea": ("#7fb2cf", "#1f4a66"),
    "grass": ("#86a566", "#3c5a3a"),
    "chalk": ("#f4efe1", "#4b4f50"),
    "marl": ("#d3d3bf", "#394243"),
    "clay": ("#b9bbb4", "#2b3236"),
    "seam": ("#9a9682", "#1d2326"),
    "lining": ("#c9ced3", "#77828c"),
    "joint": ("#7f8890", "#3d464e"),
    "steel": ("#59636d", "#5f6b77"),
    "stone": ("#d9cdb6", "#5d594f"),
    "stone-edge": ("#85775c", "#8d8775"),
    "rim": ("#5d5646", "#d5dde6"),
    "fatal": ("#a3201a", "#c2453c"),
    "green-card": ("#2c6a44", "#2f7049"),
    "red-card": ("#9c2f2a", "#a33a34"),
    "blue-card": ("#2b5c8f", "#3768a0"),
}
SKY, SEA, GRASS, CHALK = (f"var(--{name})" for name in ("sky", "sea", "grass", "chalk"))
MARL, CLAY, SEAM, LINING = (f"var(--{name})" for name in ("marl", "clay", "seam", "lining"))
JOINT, STEEL, STONE, RIM = (f"var(--{name})" for name in ("joint", "steel", "stone", "rim"))
STONE_EDGE, FATAL = "var(--stone-edge)", "var(--fatal)"
GREEN_CARD, RED_CARD, BLUE_CARD = (f"var(--{name}-card)" for name in ("green", "red", "blue"))

MARKS = {
    Colour.BLUE: Mark("#6bbcf0", BLACK, "circle", "waves"),
    Colour.BLACK: Mark("#33333a", WHITE, "square", "grid"),
    Colour.ORANGE: Mark("#e9812f", BLACK, "triangle", "stripes"),
    Colour.YELLOW: Mark("#f4d13d", BLACK, "diamond", "lines"),
    Colour.WHITE: Mark("#f8f6f0", BLACK, "hexagon", "crosses"),
}
"""Of discs and rubble."""
DEVIATION_MARKS = (*SEAT_MARKS[:4], Mark("#6c7178", WHITE, "hexagon"))
"""Of deviation cards: red, blue, green, yellow, and without a colour."""
