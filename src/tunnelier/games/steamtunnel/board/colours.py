"""The colours of this game alone."""

from __future__ import annotations

SHADES = {
    "pipe": ("#8b98a8", "#8896a8"),
    "pipe-edge": ("#3c4651", "#0a0d11"),
    "pipe-shine": ("#dbe4ee", "#c8d5e4"),
    "shut": ("#c9c0b0", "#4a535f"),
    "shut-edge": ("#9b9080", "#2c333c"),
    "brass": ("#d9a441", "#d9a441"),
    "ember": ("#6d4b3a", "#4a352c"),
}
PIPE, PIPE_EDGE, SHINE = "var(--pipe)", "var(--pipe-edge)", "var(--pipe-shine)"
SHUT, SHUT_EDGE, BRASS, EMBER = (
    f"var(--{name})" for name in ("shut", "shut-edge", "brass", "ember")
)
DASHES = (None, "9 5", "1.500 6", "14 4 2 4", "4 4")
"""The line along an owned pipe, another for every seat."""
