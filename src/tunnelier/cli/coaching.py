"""The coach in the terminal: hints for a match under way, a review of one that is over."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

from tunnelier.core.codec import short
from tunnelier.core.sight import Advice
from tunnelier.pages.review import report
from tunnelier.play import review as reviews
from tunnelier.play.match import Match
from tunnelier.play.review import Moment

from . import phrases
from .replay import load_match
from .screen import console, counting, ready_to_think, say

SHOWN_MOVES = 8
SHOWN_MOMENTS = 10


def hint(path: Path, simulations: int | None, lang: str, as_json: bool) -> None:
    """What the seat to move of a saved match could do, best first."""
    match = load_match(path)
    if match.over:
        raise ValueError(phrases.OVER_SO_REVIEW.say(lang, path=path))
    if match.seat is None or match.seat < 0:
        raise ValueError(phrases.CHANCE_TO_MOVE.say(lang))
    ready_to_think(match.game, lang)
    advice = match.hint(simulations)
    if as_json:
        print(json.dumps({"seat": match.seat, "moves": [a._asdict() for a in advice]}, indent=2))
        return
    say(f"{_seat_name(match, match.seat, lang)}: {match.question_in(lang)['text']}", "bold")
    show_advice(advice, lang)


def show_advice(advice: list[Advice], lang: str) -> None:
    """The best moves in a table."""
    headings = phrases.HINT_HEADINGS.say(lang).split("|")
    table = Table(*headings, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for each in advice[:SHOWN_MOVES]:
        chance, error = f"{each.chance:.0%}", f"± {each.error:.1%}"
        table.add_row(short(each.move), chance, error, f"{each.score:.1f}", f"{each.thought:.0%}")
    console.print(table)
    if len(advice) > SHOWN_MOVES:
        say(phrases.WORSE_MOVES.say(lang, count=len(advice) - SHOWN_MOVES), "dim")


def review(path: Path, out: Path | None, simulations: int | None, lang: str, as_json: bool) -> None:
    """Judge every choice of a finished match, say what cost most, write the report."""
    match = load_match(path)
    ready_to_think(match.game, lang)
    numbers = list(reviews.choices(match)) if match.over else []
    with counting(phrases.REVIEWING.say(lang), len(numbers)) as advance:
        moments = reviews.review(match, simulations, advance)
    if as_json:
        print(json.dumps([moment._asdict() for moment in moments], indent=2))
    else:
        _tell(match, moments, lang)
    if out is not None or not as_json:
        page = out or path.with_suffix(".review.html")
        page.write_text(report(match, moments, lang), encoding="utf-8")
        if not as_json:
            say(phrases.REPORT_WRITTEN.say(lang, path=page), "dim")


def _tell(match: Match, moments: list[Moment], lang: str) -> None:
    costly = sorted((m for m in moments if m.matters), key=lambda m: m.cost, reverse=True)
    say(phrases.REVIEWED.say(lang, choices=len(moments), costly=len(costly)), "bold")
    for moment in costly[:SHOWN_MOMENTS]:
        say(verdict(match, moment, lang))


def verdict(match: Match, moment: Moment, lang: str) -> str:
    """What a choice cost, in a sentence."""
    return phrases.VERDICT.say(
        lang,
        cost=f"{moment.cost:.0%}",
        number=moment.number,
        seat=_seat_name(match, moment.seat, lang),
        move=short(moment.move),
        better=short(moment.better or moment.move),
    )


def _seat_name(match: Match, seat: int, lang: str) -> str:
    return str(match.game.text.seat_name(match.row_seen_by(None), seat).say(lang))
