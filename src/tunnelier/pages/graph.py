"""Graphs over a match: a line a seat, in the colours that its pieces have on the board.

They need no style sheet, so that every page can show them, by day and by night.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import NamedTuple

from tunnelier.draw.theme import Mark

LEFT, RIGHT, TOP, BOTTOM = 56, 14, 12, 30
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5")
LINES, NUMBERS = 5, 8
"""About so many lines across, and numbers below."""
STEPS = (1, 2, 5)
TEXT = 'font-size="13" font-family="system-ui, sans-serif" fill="currentColor"'


class Dot(NamedTuple):
    """A move that is marked on the line of a seat."""

    number: int
    value: float
    seat: int
    radius: float
    said: str


@dataclass(frozen=True)
class Graph:
    """What seats had after some of the moves of a match."""

    seats: Sequence[str]
    """What they are called."""
    marks: Sequence[Mark]
    """How they look."""
    numbers: Sequence[int]
    """The moves."""
    values: Sequence[Sequence[float]]
    """What every seat had at each of them."""
    title: str
    told: str
    """The same in words, for those who listen."""
    below: str
    """What the numbers along it count."""
    say: Callable[[float], str]
    """A value in words."""
    grid: Sequence[float] = ()
    """Where lines across are drawn; round numbers, if it is not said."""
    dots: Sequence[Dot] = ()
    width: int = 960
    height: int = 320

    def svg(self, now: int | None = None) -> str:
        """The drawing; `now` is the move that is looked at."""
        parts = [
            f'<svg class="graph" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{escape(f"{self.title}. {self.told}")}" '
            f'data-from="{LEFT}" data-to="{self.width - RIGHT}" data-last="{self.last}">',
            *self._grid(),
        ]
        if now is not None:
            x = f"{self.x(now):.1f}"
            parts.append(
                f'<line class="now" x1="{x}" x2="{x}" y1="{TOP}" y2="{self.height - BOTTOM}" '
                'stroke="currentColor" stroke-width="2"/>'
            )
        parts += [self._line(seat) for seat in range(len(self.seats))]
        parts += [self._dot(dot) for dot in self.dots]
        return "\n".join([*parts, "</svg>"])

    def key(self, seat: int) -> str:
        """The line of a seat alone, to stand before its name."""
        line = _stroke(f'd="M2 6H32" {_dashed(seat)}', self.marks[seat])
        return f'<svg class="key" viewBox="0 0 34 12" aria-hidden="true">{line}</svg>'

    @cached_property
    def last(self) -> int:
        """The last move."""
        return max(1, max(self.numbers, default=1))

    @cached_property
    def lines(self) -> list[float]:
        """Where lines across are drawn."""
        if self.grid:
            return list(self.grid)
        values = [0.0, *(value for each in self.values for value in each)]
        least, most = min(values), max(values)
        step = _round((most - least) / LINES)
        first, beyond = int(least // step), int(-(-most // step))
        return [step * k for k in range(first, max(beyond, first + 1) + 1)]

    def x(self, number: int) -> float:
        """Where a move stands."""
        return LEFT + (self.width - LEFT - RIGHT) * number / self.last

    def y(self, value: float) -> float:
        """How high a value stands."""
        least, most = self.lines[0], self.lines[-1]
        return TOP + (self.height - TOP - BOTTOM) * (most - value) / (most - least)

    def _grid(self) -> list[str]:
        parts = []
        for value in self.lines:
            y = f"{self.y(value):.1f}"
            parts += [
                f'<line x1="{LEFT}" x2="{self.width - RIGHT}" y1="{y}" y2="{y}" stroke="#8886"/>',
                f'<text x="{LEFT - 8}" y="{y}" dy="4" text-anchor="end" {TEXT}>'
                f"{escape(self.say(value))}</text>",
            ]
        low, step = self.height - 9, int(_round(self.last / NUMBERS))
        parts.append(f'<text x="2" y="{low}" {TEXT}>{escape(self.below)}</text>')
        parts += [
            f'<text x="{self.x(n):.1f}" y="{low}" text-anchor="middle" {TEXT}>{n}</text>'
            for n in range(step, self.last + 1, step)
        ]
        return parts

    def _line(self, seat: int) -> str:
        dots = zip(self.numbers, self.values, strict=True)
        path = " ".join(f"{self.x(n):.1f},{self.y(each[seat]):.1f}" for n, each in dots)
        line = _stroke(f'd="{path and "M" + path}" {_dashed(seat)}', self.marks[seat])
        return f"<g><title>{escape(self.seats[seat])}</title>{line}</g>"

    def _dot(self, dot: Dot) -> str:
        place = f'cx="{self.x(dot.number):.1f}" cy="{self.y(dot.value):.1f}" r="{dot.radius:.1f}"'
        look = f'fill="{self.marks[dot.seat].fill}" stroke="currentColor" stroke-width="1.200"'
        title = f"<title>{escape(dot.said)}</title>"
        return f'<circle {place} {look} data-move="{dot.number}">{title}</circle>'


def _dashed(seat: int) -> str:
    return f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'


def _stroke(path: str, mark: Mark) -> str:
    """A line in a seat's colour on one of ink, so that it is seen on any ground."""
    look = f'<path {path} fill="none" stroke-linejoin="round"'
    return (
        f'{look} stroke="currentColor" stroke-opacity=".6" stroke-width="4.500"/>'
        f'{look} stroke="{mark.fill}" stroke-width="3"/>'
    )


def _round(least: float) -> float:
    """The first round number, at least one, that is no smaller."""
    power = 1
    while True:
        for step in STEPS:
            if step * power >= least:
                return float(step * power)
        power *= 10
