"""The review of a match in words and curves; and as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from string import Template
from typing import Any

from tunnelier.draw.theme import Mark, seat_marks
from tunnelier.play.match import Match
from tunnelier.play.review import Moment

from .graph import Dot, Graph
from .words import MESSAGES

SHOWN = 12
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)
QUARTERS = 4
"""In so many parts a curve is told in words."""
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
.key { width: 2.2em; height: .8em; } .graph { width: 100%; height: auto; }
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
    return PAGE.substitute(Review(match, moments, lang).parts())


class Review:
    """What the coach has to say of a match, in one language."""

    def __init__(self, match: Match, moments: Sequence[Moment], lang: str) -> None:
        self.match, self.moments, self.lang = match, moments, lang
        row, text = match.row_seen_by(None), match.game.text
        self.seats = [text.seat_name(row, seat).say(lang) for seat in range(match.players)]
        self.costly = sorted((m for m in moments if m.matters), key=lambda m: m.cost, reverse=True)
        """The choices that gave something away, the worst first."""
        self.graph = self._graph(seat_marks(match.game.board, row, match.players))
        """Everyone's chances, choice by choice."""

    def say(self, key: str, **places: Any) -> str:
        """A message."""
        return MESSAGES[key].say(self.lang, **places)

    def cells(self, moment: Moment) -> dict[str, str]:
        """What a moment has in every column."""
        return {
            "move": str(moment.number),
            "seat": self.seats[moment.seat],
            "played": self.sentence(moment, moment.move),
            "better": self.sentence(moment, moment.better) if moment.better else "",
            "chance": self.say("chance", share=moment.chances[moment.seat]),
            "cost": self.say("cost", share=-moment.cost) if moment.matters else "",
            "error": self.say("error", share=moment.error),
        }

    def sentence(self, moment: Moment, move: str) -> str:
        """A move that could be made then, as whoever was asked would say it."""
        game, row = self.match.game, self.match.row_at(moment.number - 1, moment.seat)
        return str(game.text.say(row, game.actions.parse(move), moment.seat, self.lang))

    def _graph(self, marks: Sequence[Mark]) -> Graph:
        return Graph(
            seats=self.seats,
            marks=marks,
            numbers=[moment.number for moment in self.moments],
            values=[moment.chances for moment in self.moments],
            title=self.say("curve"),
            told=" ".join(map(self._told, range(len(self.seats)))) if self.moments else "",
            below=self.say("column-move"),
            say=lambda share: self.say("chance", share=share),
            grid=GRID,
            dots=[self._dot(moment) for moment in self.costly],
        )

    def _told(self, seat: int) -> str:
        """The line of a seat in words: its chances at the beginning, the end, and between."""
        some = [self.moments[k * (len(self.moments) - 1) // QUARTERS] for k in range(QUARTERS + 1)]
        shares = [self.say("chance", share=each.chances[seat]) for each in some]
        return self.say("curve-told", seat=self.seats[seat], shares=", ".join(shares))

    def _dot(self, moment: Moment) -> Dot:
        cells, radius = self.cells(moment), 3 + min(6.0, 25 * moment.cost)
        said = self.say("dot", number=cells["move"], move=cells["played"], cost=cells["cost"])
        return Dot(moment.number, moment.chances[moment.seat], moment.seat, radius, said)

    # --- the page that needs nothing else

    def parts(self) -> dict[str, str]:
        """What stands where on the page."""
        said = ("curve", "costly", "all", "how", "curve-meaning")
        return {
            "lang": self.lang,
            "title": escape(self.say("review-title", title=self.match.game.meta.title)),
            "results": "".join(self._results()),
            "svg": self.graph.svg(),
            "worst": self._table(COSTLY, self.costly[:SHOWN])
            if self.costly
            else f"<p>{escape(self.say('nothing'))}</p>",
            "every": self._table(EVERY, self.moments),
        } | {name.replace("-", "_"): escape(self.say(name)) for name in said}

    def _results(self) -> Iterator[str]:
        """A line a seat."""
        for seat, points in enumerate(self.match.scores):
            said = escape(self.say("result", seat=self.seats[seat], points=points))
            winner = seat in self.match.winners
            won = f" — <strong>{escape(self.say('won'))}</strong>" if winner else ""
            yield f"<li>{self.graph.key(seat)} {said}{won}</li>"

    def _table(self, columns: Sequence[str], moments: Sequence[Moment]) -> str:
        """Moments, one a line."""
        head = "".join(_cell("th", name, self.say(f"column-{name}")) for name in columns)
        rows = (self.cells(moment) for moment in moments)
        body = "".join(
            f"<tr>{''.join(_cell('td', name, row[name]) for name in columns)}</tr>" for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(tag: str, column: str, text: str) -> str:
    return f"<{tag}{' class=number' if column in FIGURES else ''}>{escape(text)}</{tag}>"
