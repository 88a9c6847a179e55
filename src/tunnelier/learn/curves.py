"""The curves of a training as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tunnelier.draw.svg import at, circle, path, rect, tag, words
from tunnelier.draw.theme import FAINT, FONT, INSET, LIT, STRONG, style

WIDTH, HEIGHT = 420, 150
HEAD, FOOT, GAP = 24, 20, 16
SIZE, SMALL = 14, 12


class Curve(NamedTuple):
    """What is drawn of a training: a figure of its lines, under a title."""

    figure: str
    title: str
    high: float | None = None
    """Where the picture ends; the highest there is, if None."""


CURVES = (
    Curve("entropy", "undecided: entropy of the policy"),
    Curve("explained", "explained: share of the results' variance", 1.0),
    Curve("length", "answers a match"),
    Curve("rate", "steps a second"),
)
RUNGS = (("engineer", STRONG), ("tiger", LIT))


def picture(title: str, lines: Sequence[dict[str, Any]]) -> str:
    """All curves over the steps, with the ladder below them."""
    most = max([line["steps"] for line in lines] + [1])
    charts = [_chart(curve, lines, most) for curve in CURVES] + [_ladder(lines, most)]
    high = HEAD + HEIGHT + FOOT + GAP
    parts = [words(GAP, 26, title, 18, bold=True)]
    for place, chart in enumerate(charts):
        x = GAP + place % 2 * (WIDTH + 2 * GAP)
        parts.append(at(x, 44 + place // 2 * high, chart))
    wide, tall = 2 * WIDTH + 4 * GAP, 44 + (len(charts) + 1) // 2 * high
    return tag(
        "svg",
        tag("title", title),
        tag("style", style({}) + f".tunnelier{{font-family:{FONT};fill:var(--ink)}}"),
        rect(wide, tall, fill="var(--panel)"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {tall}",
        class_="tunnelier",
        role="img",
    )


def _chart(curve: Curve, lines: Sequence[dict[str, Any]], most: int) -> str:
    points = [(line["steps"], line[curve.figure]) for line in lines if curve.figure in line]
    high = curve.high or max([value for _, value in points] + [1e-9])
    drawn = [(WIDTH * steps / most, _y(value / high)) for steps, value in points]
    line = path(_through(drawn), fill="none", stroke=LIT, stroke_width=2) if drawn else ""
    last = f"{_short(points[-1][1])}" if points else ""
    return _frame(curve.title, last, _short(high), most) + line


def _ladder(lines: Sequence[dict[str, Any]], most: int) -> str:
    """Shares of victories against each opponent, with their intervals."""
    parts = [_frame("won without search, against engineer (grey) and tiger", "", "100 %", most)]
    for opponent, colour in RUNGS:
        for line in lines:
            if line.get("against") == opponent:
                x = WIDTH * line["steps"] / most
                low, high = _y(line["low"]), _y(line["high"])
                stroke = {"stroke": colour, "stroke_width": 2}
                parts.append(tag("line", x1=x, x2=x, y1=low, y2=high, **stroke))
                parts.append(circle(4, x, _y(line["won"]), fill=colour))
    return "".join(parts)


def _frame(title: str, last: str, high: str, most: int) -> str:
    return "".join(
        (
            words(0, 16, title, SIZE),
            words(WIDTH, 16, last, SIZE, "end", bold=True),
            rect(WIDTH, HEIGHT, 0, HEAD, rx=6, fill=INSET),
            words(6, HEAD + 14, high, SMALL, fill=FAINT),
            words(WIDTH, HEAD + HEIGHT + 14, f"{_short(most)} steps", SMALL, "end", fill=FAINT),
        )
    )


def _y(share: float) -> float:
    return HEAD + HEIGHT * (1 - min(1.0, max(0.0, share)))


def _through(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _short(value: float) -> str:
    """A number as people say it: 3 M, 12 k, 0.85."""
    for size, sign in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g} {sign}"
    return f"{value:.3g}"
