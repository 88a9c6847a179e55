"""The charts of a report, drawn with our own SVG for wide and for narrow screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from tunnelier.core.numbers import plain
from tunnelier.draw.svg import at, circle, fitted, number, path, rect, tag, width_of, words
from tunnelier.draw.theme import FAINT, INSET, LIT, STRONG

from .figures import ROUND_STEPS

WIDE, NARROW = 760, 340
ROW, HIGH = 320, 16
"""The drawing in a line of names and numbers."""
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


def dots(rows: Sequence[Dot], middle: float, middle_said: str) -> str:
    """A dot and its interval a line, around a line in the middle, with its name and number.

    The page puts names and numbers beside the dots where it is wide, above them where it is narrow.
    """
    reach = max([abs(end - middle) for row in rows for end in (row.low, row.high)] + [1e-9]) * 1.05

    def x(value: float) -> float:
        return round(ROW * (value - middle + reach) / (2 * reach))

    lines = [_line("", tag("small", escape(middle_said)), "", "r axis")]
    for row in rows:
        drawing = (
            path(f"M{x(row.low)} {HIGH // 2}H{x(row.high)}"),
            circle(5, x(row.value), HIGH / 2),
        )
        sure = row.low > middle or row.high < middle
        lines.append(_line(row.label, _row(*drawing), row.said, "r d sure" if sure else "r d"))
    return "".join(lines)


def _line(label: str, drawing: str, said: str, kind: str = "r") -> str:
    return f'<div class="{kind}"><span>{escape(label)}</span>{drawing}<i>{escape(said)}</i></div>'


def _row(*content: str) -> str:
    return tag("svg", *content, viewBox=f"0 0 {ROW} {HIGH}")


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
    for place, (label, bars, mark, said) in enumerate(rows):
        scale = width / (high - low)
        top = place * (tall + head + GAP)
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
    base = number(head + tall)
    hill = ""  # all bars in one path: it weighs a quarter of as many rectangles
    for k, count in enumerate(bars.counts):
        if count:
            x, high = scale * (bars.start + k * bars.step - low), (tall - 6) * count / most
            wide = max(1.0, scale * bars.step - 1)
            hill += f"M{number(x)} {base}v{number(-high)}h{number(wide)}V{base}z"
    parts = [rect(width, tall, y=head, rx=6, fill=INSET), path(hill, fill=STRONG)]
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


def bars(rows: Sequence[tuple[str, float, str]], most: float) -> str:
    """A bar a line, the longest for `most`: name, number, and the number in words."""
    return "".join(
        _line(
            label,
            _row(
                rect(ROW, HIGH - 2, 0, 1, rx=4, class_="g"),
                rect(max(1, round(ROW * value / most)), HIGH - 2, 0, 1, rx=4),
            ),
            said,
        )
        for label, value, said in rows
    )
