"""The charts of a report, drawn with our own SVG for wide and for narrow screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tunnelier.draw.svg import at, circle, fitted, rect, tag, width_of, words
from tunnelier.draw.theme import FAINT, INK, INSET, LIT, STRONG

from .figures import ROUND_STEPS
from .numbers import plain

WIDE, NARROW = 760, 340
LABELS, VALUES = 270, 180
"""Room for the names and the numbers beside a chart on a wide screen."""
LINE = 26
TWO_LINES = 44
SIZE = 14
SMALL = 12
GAP = 10
MIDDLE = 0.5
"""A whole number has the room up to the next one; signs for it stand in the middle."""


class Dot(NamedTuple):
    """A number with its interval, and what it is called."""

    label: str
    value: float
    low: float
    high: float
    said: str
    """The number and its interval, in words."""


class Bars(NamedTuple):
    """A histogram: from where, how wide, how many."""

    start: int
    step: int
    counts: Sequence[int]


def on_every_screen(draw: Callable[[float], str], title: str) -> str:
    """A chart twice, for wide and narrow screens; the page shows the one that fits."""
    return "".join(
        tag("div", draw(width), class_=screen, role="img", aria_label=title)
        for screen, width in (("wide", WIDE), ("narrow", NARROW))
    )


def _svg(width: float, height: float, *content: str) -> str:
    return tag("svg", *content, viewBox=f"0 0 {width:g} {height:g}")


# --- numbers with intervals


def dots(rows: Sequence[Dot], middle: float, middle_said: str, width: float) -> str:
    """A dot and its interval a line, around a line in the middle."""
    reach = max([abs(end - middle) for row in rows for end in (row.low, row.high)] + [1e-9]) * 1.05
    narrow = width < WIDE
    left, right = (0.0, width) if narrow else (float(LABELS), float(width - VALUES))
    line, top = (TWO_LINES, 20.0) if narrow else (LINE, 20.0)

    def x(value: float) -> float:
        return left + (right - left) * (value - middle + reach) / (2 * reach)

    height = top + line * len(rows) + 4
    parts = [
        words(x(middle), 12, middle_said, SMALL, "middle", fill=FAINT),
        *(_middle(x(middle), top + k * line, narrow) for k in range(len(rows))),
    ]
    for number, row in enumerate(rows):
        parts.append(at(0, top + number * line, _dot(row, middle, x, width, narrow)))
    return _svg(width, height, *parts)


def _middle(x: float, y: float, narrow: bool) -> str:
    """A piece of the line in the middle, which does not cross the words of a narrow chart."""
    begin, end = (y + 21, y + 39) if narrow else (y - 2, y + LINE)
    return tag("line", x1=x, x2=x, y1=begin, y2=end, stroke=STRONG)


def _dot(row: Dot, middle: float, x: Callable[[float], float], width: float, narrow: bool) -> str:
    sure = row.low > middle or row.high < middle
    colour = LIT if sure else FAINT
    y = 30.0 if narrow else LINE / 2
    base = 14.0 if narrow else y + 5
    room = (width - width_of(row.said, SIZE) - 12) if narrow else LABELS - 14
    return "".join(
        (
            words(0, base, fitted(row.label, room, SIZE, sure), SIZE, bold=sure),
            words(width, base, row.said, SIZE, "end", fill=INK if sure else FAINT),
            tag("line", x1=x(row.low), x2=x(row.high), y1=y, y2=y, stroke=colour, stroke_width=3),
            circle(5, x(row.value), y, fill=colour),
        )
    )


# --- histograms


def histogram(bars: Bars, mark: float, mark_said: str, width: float, lang: str) -> str:
    """One histogram with a mark at one of its values."""
    return ridges([("", bars, mark, mark_said)], width, lang, tall=120)


def ridges(
    rows: Sequence[tuple[str, Bars, float, str]], width: float, lang: str, tall: float = 74
) -> str:
    """Histograms above each other on one axis: name, bars, a mark and what it says."""
    low = min(bars.start for _, bars, _, _ in rows)
    high = max(bars.start + bars.step * len(bars.counts) for _, bars, _, _ in rows)
    head = 20.0
    parts = []
    for number, (label, bars, mark, said) in enumerate(rows):
        scale = width / (high - low)
        top = number * (tall + head + GAP)
        parts.append(at(0, top, _ridge(label, bars, mark, said, scale, low, tall, head, width)))
    bottom = len(rows) * (tall + head + GAP) - GAP
    parts += _axis(low, high, width, bottom, lang)
    return _svg(width, bottom + 20, *parts)


def _ridge(
    label: str,
    bars: Bars,
    mark: float,
    said: str,
    scale: float,
    low: int,
    tall: float,
    head: float,
    width: float,
) -> str:
    most = max(max(bars.counts), 1)
    parts = [rect(width, tall, y=head, rx=6, fill=INSET)]
    for k, count in enumerate(bars.counts):
        if count:
            high = (tall - 6) * count / most
            x = scale * (bars.start + k * bars.step - low)
            wide = max(1.0, scale * bars.step - 1)
            parts.append(rect(wide, high, x, head + tall - high, fill=STRONG))
    x = scale * (mark + MIDDLE - low)
    parts.append(tag("line", x1=x, x2=x, y1=head, y2=head + tall, stroke=LIT, stroke_width=2))
    parts.append(words(width, 14, said, SMALL, "end", fill=FAINT))
    if label:
        parts.append(words(0, 14, fitted(label, width - width_of(said, SMALL) - 10, SIZE), SIZE))
    return "".join(parts)


def _axis(low: int, high: int, width: float, y: float, lang: str) -> list[str]:
    """Some round numbers under the bars."""
    step = next(step for step in ROUND_STEPS if (high - low) / step <= width / 90)
    first = -(-low // step) * step
    parts = []
    for value in range(first, high, step):
        x = width * (value + MIDDLE - low) / (high - low)
        anchor = "start" if x < 14 else "end" if x > width - 14 else "middle"
        parts.append(words(x, y + 15, plain(value, lang), SMALL, anchor, fill=FAINT))
    return parts


# --- frequencies


def bars(rows: Sequence[tuple[str, float, str]], most: float, width: float) -> str:
    """A bar a line, the longest for `most`: name, number, and the number in words."""
    narrow = width < WIDE
    left = 0.0 if narrow else float(LABELS)
    right = width if narrow else float(width - VALUES)
    line = TWO_LINES if narrow else LINE
    parts = []
    for number, (label, value, said) in enumerate(rows):
        y = number * line
        base = y + (14.0 if narrow else LINE / 2 + 5)
        top = y + (20.0 if narrow else 6.0)
        room = (width - width_of(said, SIZE) - 12) if narrow else LABELS - 14
        parts.append(words(0, base, fitted(label, room, SIZE), SIZE))
        parts.append(words(width, base, said, SIZE, "end", fill=FAINT))
        parts.append(rect(right - left, 14, left, top, rx=4, fill=INSET))
        parts.append(
            rect(max(1.0, (right - left) * value / most), 14, left, top, rx=4, fill=STRONG)
        )
    return _svg(width, max(1, len(rows)) * line, *parts)
