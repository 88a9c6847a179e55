"""The review of a match as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from string import Template

from tunnelier.core.codec import short
from tunnelier.play.match import Match
from tunnelier.play.review import Moment

from .words import MESSAGES

WIDTH, HEIGHT = 960, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 14, 34
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#a16207")
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5")
SHOWN = 12
GRID = (0, 25, 50, 75, 100)
FIGURES = "−±0123456789"

TITLE = MESSAGES["title-review-of-a-match-of"]
RESULT = MESSAGES["result"]
WON = MESSAGES["won"]
CURVE = MESSAGES["curve"]
CURVE_MEANING = MESSAGES["curve-meaning"]
COSTLY = MESSAGES["costly"]
NOTHING = MESSAGES["nothing"]
HEADINGS = MESSAGES["headings"]
ALL = MESSAGES["all"]
ALL_HEADINGS = MESSAGES["all-headings"]
MOVE_NUMBER = MESSAGES["move-number"]
HOW = MESSAGES["how"]

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
    seats = [
        match.game.text.seat_name(match.row_seen_by(None), seat).say(lang)
        for seat in range(match.players)
    ]
    costly = sorted((m for m in moments if m.matters), key=lambda m: m.cost, reverse=True)
    return PAGE.substitute(
        lang=lang,
        title=escape(TITLE.say(lang, title=match.game.meta.title)),
        results="".join(_results(match, seats, lang)),
        curve=escape(CURVE.say(lang)),
        svg=_svg(moments, seats, lang),
        curve_meaning=escape(CURVE_MEANING.say(lang)),
        costly=escape(COSTLY.say(lang)),
        worst=_worst(costly[:SHOWN], seats, lang),
        all=escape(ALL.say(lang)),
        every=_every(moments, seats, lang),
        how=escape(HOW.say(lang)),
    )


def _results(match: Match, seats: Sequence[str], lang: str) -> list[str]:
    lines = []
    for seat, points in enumerate(match.scores):
        said = escape(RESULT.say(lang, seat=seats[seat], points=points))
        won = f" — <strong>{escape(WON.say(lang))}</strong>" if seat in match.winners else ""
        lines.append(f"<li>{_key(seat)} {said}{won}</li>")
    return lines


def _key(seat: int) -> str:
    """The line of a seat, as in the curve."""
    return (
        '<svg class="key" viewBox="0 0 26 8" aria-hidden="true">'
        '<line x1="0" x2="26" y1="4" y2="4" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg>'
    )


def _svg(moments: Sequence[Moment], seats: Sequence[str], lang: str) -> str:
    last = max((moment.number for moment in moments), default=1)
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(CURVE.say(lang))}">',
        *_grid(last, lang),
    ]
    for seat, name in enumerate(seats):
        path = " ".join(f"{_x(m.number, last):.1f},{_y(m.chances[seat]):.1f}" for m in moments)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{escape(name)}</title></polyline>'
        )
    parts += [_dot(moment, last) for moment in moments if moment.matters]
    return "\n".join([*parts, "</svg>"])


def _grid(last: int, lang: str) -> list[str]:
    lines = []
    for share in GRID:
        y = _y(share / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#8884"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share} %</text>')
    step = max(1, round(last / 8 / 5) * 5)
    for number in range(0, last + 1, step):
        x = _x(number, last)
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 12}" text-anchor="middle">{number}</text>')
    unit = escape(MOVE_NUMBER.say(lang))
    lines.append(f'<text x="{LEFT - 8}" y="{HEIGHT - 12}" text-anchor="end">{unit}</text>')
    return lines


def _dot(moment: Moment, last: int) -> str:
    x, y = _x(moment.number, last), _y(moment.chances[moment.seat])
    radius = 3 + min(6.0, 25 * moment.cost)
    told = escape(f"{moment.number}: {short(moment.move)} (−{moment.cost:.0%})")
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{COLOURS[moment.seat]}" '
        f'fill-opacity=".75"><title>{told}</title></circle>'
    )


def _x(number: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / last


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _worst(costly: Sequence[Moment], seats: Sequence[str], lang: str) -> str:
    if not costly:
        return f"<p>{escape(NOTHING.say(lang))}</p>"
    rows = [
        (
            str(m.number),
            seats[m.seat],
            short(m.move),
            short(m.better or ""),
            f"−{m.cost:.0%}",
            f"± {m.error:.0%}",
        )
        for m in costly
    ]
    return _table(HEADINGS.say(lang).split("|"), rows)


def _every(moments: Sequence[Moment], seats: Sequence[str], lang: str) -> str:
    rows = [
        (
            str(m.number),
            seats[m.seat],
            short(m.move),
            f"{m.chances[m.seat]:.0%}",
            f"−{m.cost:.0%}" if m.matters else "",
        )
        for m in moments
    ]
    return _table(ALL_HEADINGS.say(lang).split("|"), rows)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    figures = {k for row in rows for k, text in enumerate(row) if text[:1] in FIGURES and text}
    head = "".join(_cell("th", text, k in figures) for k, text in enumerate(headings))
    body = "".join(
        f"<tr>{''.join(_cell('td', text, k in figures) for k, text in enumerate(row))}</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(tag: str, text: str, figure: bool) -> str:
    return f"<{tag}{' class=number' if figure else ''}>{escape(text)}</{tag}>"
