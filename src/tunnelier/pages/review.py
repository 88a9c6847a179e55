"""The review of a match as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from string import Template
from typing import Any

from tunnelier.core import typed
from tunnelier.core.codec import short
from tunnelier.play.match import Match
from tunnelier.play.review import Moment

from .words import MESSAGES

WIDTH, HEIGHT = 960, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 14, 34
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#a16207")
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5")
SHOWN = 12
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)
COSTLY = ("move", "seat", "played", "better", "cost", "error")
EVERY = ("move", "seat", "played", "chance", "cost")
"""The columns of the two tables."""
FIGURES = {"move", "chance", "cost", "error"}
"""Those that hold numbers."""

PAGE = Template("""<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; --line: #8884; --dim: #777; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; font-size: .92rem; display: block; overflow-x: auto; }
th { text-align: left; font-weight: 600; } th, td { padding: .3rem 1.2rem .3rem 0; }
tr + tr td { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.dim { color: var(--dim); font-size: .9rem; }
.key { display: inline-block; width: 1.6em; height: .7em; }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
ul { list-style: none; padding: 0; } li { margin: .15rem 0; }
summary { cursor: pointer; font-weight: 600; margin-top: 2rem; }
</style>
</head>
<body>
<h1>$title</h1>
<ul>$results</ul>
<h2>$curve</h2>
$svg
<p class="dim">$curve_meaning</p>
<h2>$costly</h2>
$worst
<details><summary>$all</summary>
$every
</details>
<p class="dim">$how</p>
</body>
</html>
""")


def report(match: Match, moments: Sequence[Moment], lang: str) -> str:
    """The page."""
    return PAGE.substitute(_Report(match, moments, lang).parts())


class _Report:
    """What the page is made of, in one language."""

    def __init__(self, match: Match, moments: Sequence[Moment], lang: str) -> None:
        self.match, self.moments, self.lang = match, moments, lang
        row, text = match.row_seen_by(None), match.game.text
        self.seats = [text.seat_name(row, seat).say(lang) for seat in range(match.players)]
        self.last = max((moment.number for moment in moments), default=1)

    def say(self, key: str, **places: Any) -> str:
        """A message, as HTML has it."""
        return escape(MESSAGES[key].say(self.lang, **places))

    def parts(self) -> dict[str, str]:
        """What stands where on the page."""
        costly = sorted((m for m in self.moments if m.matters), key=lambda m: m.cost, reverse=True)
        said = ("curve", "costly", "all", "how")
        return {
            "lang": self.lang,
            "title": self.say("review-title", title=self.match.game.meta.title),
            "results": "".join(self.results()),
            "svg": self.svg(),
            "curve_meaning": self.say("curve-meaning"),
            "worst": self.table(COSTLY, costly[:SHOWN])
            if costly
            else f"<p>{self.say('nothing')}</p>",
            "every": self.table(EVERY, self.moments),
        } | {name: self.say(name) for name in said}

    def results(self) -> Iterator[str]:
        """A line a seat."""
        for seat, points in enumerate(self.match.scores):
            said = self.say("result", seat=self.seats[seat], points=points)
            won = f" — <strong>{self.say('won')}</strong>" if seat in self.match.winners else ""
            yield f"<li>{_key(seat)} {said}{won}</li>"

    # --- the curve

    def svg(self) -> str:
        """Everyone's chances, choice by choice."""
        parts = [
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{self.say("curve")}">',
            *self.grid(),
        ]
        for seat, name in enumerate(self.seats):
            dots = ((self.x(m.number), _y(m.chances[seat])) for m in self.moments)
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2" '
                f'stroke-dasharray="{DASHES[seat]}"><title>{escape(name)}</title></polyline>'
            )
        parts += [self.dot(moment) for moment in self.moments if moment.matters]
        return "\n".join([*parts, "</svg>"])

    def grid(self) -> Iterator[str]:
        """Lines for the chances, numbers for the moves."""
        for share in GRID:
            y, said = _y(share), self.say("chance", share=share)
            yield f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#8884"/>'
            yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{said}</text>'
        below = f'y="{HEIGHT - 12}" text-anchor'
        for number in range(0, self.last + 1, max(1, round(self.last / 8 / 5) * 5)):
            yield f'<text x="{self.x(number):.1f}" {below}="middle">{number}</text>'
        yield f'<text x="{LEFT - 8}" {below}="end">{self.say("column-move")}</text>'

    def dot(self, moment: Moment) -> str:
        """A choice that gave something away."""
        x, y = self.x(moment.number), _y(moment.chances[moment.seat])
        radius = 3 + min(6.0, 25 * moment.cost)
        cells = self.cells(moment)
        told = self.say("dot", number=cells["move"], move=cells["played"], cost=cells["cost"])
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{COLOURS[moment.seat]}" '
            f'fill-opacity=".75"><title>{told}</title></circle>'
        )

    def x(self, number: int) -> float:
        """Where a move stands."""
        return LEFT + (WIDTH - LEFT - RIGHT) * number / self.last

    # --- the tables

    def table(self, columns: Sequence[str], moments: Sequence[Moment]) -> str:
        """Moments, one a line."""
        head = "".join(_cell("th", name, self.say(f"column-{name}")) for name in columns)
        rows = (self.cells(moment) for moment in moments)
        body = "".join(
            f"<tr>{''.join(_cell('td', name, escape(row[name])) for name in columns)}</tr>"
            for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def cells(self, moment: Moment) -> dict[str, str]:
        """What a moment has in every column."""
        cost = MESSAGES["cost"].say(self.lang, share=-moment.cost)
        return {
            "move": str(moment.number),
            "seat": self.seats[moment.seat],
            "played": self.words(moment.move),
            "better": self.words(moment.better or ""),
            "chance": MESSAGES["chance"].say(self.lang, share=moment.chances[moment.seat]),
            "cost": cost if moment.matters else "",
            "error": MESSAGES["error"].say(self.lang, share=moment.error),
        }

    def words(self, move: str) -> str:
        """A move as it is typed."""
        return typed.shown(self.match.game.text.messages, short(move), self.lang)


def _key(seat: int) -> str:
    """The line of a seat, as in the curve."""
    return (
        '<svg class="key" viewBox="0 0 26 8" aria-hidden="true">'
        '<line x1="0" x2="26" y1="4" y2="4" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg>'
    )


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _cell(tag: str, column: str, text: str) -> str:
    return f"<{tag}{' class=number' if column in FIGURES else ''}>{text}</{tag}>"
