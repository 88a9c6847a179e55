"""One look for every table: colours that hold in light and dark, and marks that hold in grey."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

Shades = Mapping[str, tuple[str, str]]
"""Colours by name, each for light and for dark surroundings."""

COLOURS: Shades = {
    "table": ("#ece5d8", "#11151b"),
    "panel": ("#faf7f0", "#1b222b"),
    "card": ("#fffdf9", "#262f3b"),
    "inset": ("#f0eadd", "#141a21"),
    "edge": ("#cfc4b0", "#3b4756"),
    "strong": ("#8d8069", "#66758a"),
    "ink": ("#27221c", "#f0ebe1"),
    "faint": ("#665c4e", "#a8b1bd"),
    "lit": ("#b86e00", "#ffb454"),
    "good": ("#17693f", "#6fd39b"),
    "bad": ("#a3201a", "#ff8f84"),
    "back": ("#5b6b7d", "#3c4a5b"),
    "back-line": ("#74859a", "#4f6076"),
    "shadow": ("#5d5138", "#000000"),
}
"""What every table needs: the cloth, panels, cards, text and signs on it."""

INK, FAINT, LIT, GOOD, BAD = (f"var(--{name})" for name in ("ink", "faint", "lit", "good", "bad"))
TABLE, PANEL, CARD, INSET = (f"var(--{name})" for name in ("table", "panel", "card", "inset"))
EDGE, STRONG, SHADOW = (f"var(--{name})" for name in ("edge", "strong", "shadow"))
BACK, BACK_LINE = "var(--back)", "var(--back-line)"

FONT = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"
THEMES = ("auto", "light", "dark")

STYLE = f"""
.tunnelier{{font-family:{FONT};fill:var(--ink)}}
.tunnelier .target{{outline:none}}
.tunnelier .lit{{cursor:pointer}}
.tunnelier .halo{{fill:var(--lit);fill-opacity:.13;stroke:var(--lit);stroke-width:3;\
stroke-linejoin:round}}
.tunnelier .lit:hover .halo,.tunnelier .lit:focus-visible .halo{{fill-opacity:.32;stroke-width:5}}
.tunnelier .target:not(.lit)>.halo{{display:none}}
.tunnelier .chosen .halo{{fill-opacity:.4;stroke-dasharray:7 4}}
.tunnelier .along .halo{{fill:none;stroke-width:23}}
.tunnelier .lit:hover .along .halo,.tunnelier .lit:focus-visible .along .halo{{stroke-width:29}}
.tunnelier .target:not(.lit)>.along{{display:none}}
.tunnelier .ghost{{opacity:.38;pointer-events:none}}
.tunnelier .glow{{filter:drop-shadow(0 0 5px var(--lit))}}
@media (prefers-reduced-motion:no-preference){{
.tunnelier .piece{{transition:transform .25s}}
.tunnelier .lit .halo{{animation:tunnelier-breathe 1.3s ease-in-out 3}}
@keyframes tunnelier-breathe{{50%{{stroke-opacity:.45}}}}
}}
"""


class Mark(NamedTuple):
    """How pieces of one kind are told apart: by colour, by shape, and by pattern.

    The letter that goes with them is said by the game, in the reader's language.
    """

    fill: str
    ink: str
    shape: str
    pattern: str = ""


WHITE, BLACK = "#ffffff", "#1d1a16"

SEAT_MARKS = (
    Mark("#b3261e", WHITE, "circle"),
    Mark("#1f5fa8", WHITE, "square", "stripes"),
    Mark("#1e7343", WHITE, "triangle", "dots"),
    Mark("#f2bd31", BLACK, "diamond", "lines"),
    Mark("#7a3f9d", WHITE, "hexagon", "grid"),
)
"""Red, blue, green, yellow, purple."""


def seat_marks(board: Any, view: Any, seats: int) -> list[Mark]:
    """How a game's seats look in a match: as its board's `seat_mark(view, seat)` has it, or so."""
    own = getattr(board, "seat_mark", lambda _, seat: SEAT_MARKS[seat % len(SEAT_MARKS)])
    return [own(view, seat) for seat in range(seats)]


def style(more: Shades, theme: str = "auto") -> str:
    """The style sheet of a drawing: its colours by theme, and how targets look."""
    light, dark = (
        ";".join(f"--{name}:{pair[k]}" for name, pair in {**COLOURS, **more}.items())
        for k in (0, 1)
    )
    if theme != "auto":
        return f".tunnelier{{{dark if theme == 'dark' else light}}}{STYLE}"
    return (
        f".tunnelier{{{light}}}"
        f"@media (prefers-color-scheme:dark){{.tunnelier:not({_within('light')}){{{dark}}}}}"
        f".tunnelier:is({_within('dark')}){{{dark}}}{STYLE}"
    )


def _within(theme: str) -> str:
    """A board whose theme is chosen, or that of the page around it."""
    return f"[data-theme={theme}],[data-theme={theme}] *"


def flattened(svg: str, more: Shades, theme: str) -> str:
    """A drawing with every variable replaced by its colour, for programs that know no variables."""
    column = 1 if theme == "dark" else 0
    colours = {name: pair[column] for name, pair in {**COLOURS, **more}.items()}
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], svg)
