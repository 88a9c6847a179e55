"""Pages of styled text: what a terminal shows, and what is left of it without colours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """Some characters in one style."""

    text: str
    style: str = ""


class Canvas:
    """A sheet of characters to write on anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[Span(" ")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write `text` from (x, y) on; what falls off the sheet is lost."""
        for k, character in enumerate(text):
            if 0 <= x + k < self.width and 0 <= y < self.height:
                self._cells[y][x + k] = Span(character, style)

    def lay(self, x: int, y: int, character: Span) -> None:
        """Put down a character that stood somewhere else, as it is."""
        self._cells[y][x] = character

    def at(self, x: int, y: int) -> Span:
        """What stands at (x, y)."""
        return self._cells[y][x]

    def lines(self) -> list[list[Span]]:
        """The sheet, line by line."""
        return self._cells


class Page:
    """Lines of styled text."""

    def __init__(self) -> None:
        self.lines: list[list[Span]] = []

    def add(self, *spans: Span | str) -> Page:
        """One more line."""
        self.lines.append([span if isinstance(span, Span) else Span(span) for span in spans])
        return self

    def extend(self, lines: Iterable[list[Span]]) -> Page:
        """More lines."""
        self.lines.extend(lines)
        return self

    @property
    def width(self) -> int:
        """The length of the longest line."""
        return max((sum(len(span.text) for span in line) for line in self.lines), default=0)

    def beside(self, other: Page, gap: int = 3) -> Page:
        """This page on the left, the other on the right."""
        both = Page()
        width = self.width + gap
        for k in range(max(len(self.lines), len(other.lines))):
            left = self.lines[k] if k < len(self.lines) else []
            right = other.lines[k] if k < len(other.lines) else []
            pad = Span(" " * (width - sum(len(span.text) for span in left)))
            both.lines.append([*left, pad, *right])
        return both

    @property
    def plain(self) -> str:
        """Without colours."""
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)
