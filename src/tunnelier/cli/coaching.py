"""The coach in the terminal: hints for a match under way, a review of one that is over."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

from tunnelier.bots.coach import FOREMOST, Judgement
from tunnelier.core.codec import short
from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import Mistake
from tunnelier.core.numbers import percent, plain
from tunnelier.core.sight import Advice
from tunnelier.pages.review import report
from tunnelier.play import review as reviews
from tunnelier.play.match import Match
from tunnelier.play.review import Moment

from .replay import load_match
from .screen import console, counting, ready_to_think, say
from .words import MESSAGES

HEADINGS = ("move", "chance", "error", "points", "thought")
SHOWN_MOMENTS = 10


def hint(path: Path, simulations: int | None, lang: str, as_json: bool) -> None:
    """What the seat to move of a saved match could do, best first."""
    match = load_match(path)
    if match.over:
        raise Mistake(MESSAGES["over-so-review"], path=path)
    if match.seat is None or match.seat < 0:
        raise Mistake(MESSAGES["chance-to-move"])
    ready_to_think(match.game, lang)
    advice = match.hint(simulations)
    if as_json:
        print(json.dumps({"seat": match.seat, "moves": [a._asdict() for a in advice]}, indent=2))
        return
    question = match.question_in(lang)["text"]
    seat = _seat_name(match, match.seat)
    say(MESSAGES["question"].say(lang, seat=seat, question=question), "bold")
    show_advice(match, advice, lang)


def show_advice(match: Match, advice: list[Advice], lang: str) -> None:
    """The best moves in a table."""
    headings = (MESSAGES[f"heading-{heading}"].say(lang) for heading in HEADINGS)
    table = Table(*headings, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for each in advice[:FOREMOST]:
        table.add_row(
            match.shown(short(each.move), lang),
            percent(each.chance, lang, 0),
            MESSAGES["give-or-take"].say(lang, error=percent(each.error, lang)),
            plain(each.score, lang, 1),
            percent(each.thought, lang, 0),
        )
    console.print(table)
    if len(advice) > FOREMOST:
        say(MESSAGES["worse-moves"].say(lang, count=len(advice) - FOREMOST), "dim")


def show_word(match: Match, judged: Judgement, action: int, lang: str) -> None:
    """What the coach says before a move that gives much away."""
    better = match.shown(short(match.game.actions.text(judged.best)), lang)
    share, other = (percent(chance, lang, 0) for chance in judged.chances)
    say(MESSAGES["coach-word"].say(lang, better=better, share=share, other=other), "yellow")
    if why := reviews.gains(match, (judged.best, action), lang):
        say(why)
    say(MESSAGES["once-more-anyway"].say(lang), "dim")


def review(path: Path, out: Path | None, simulations: int | None, lang: str, as_json: bool) -> None:
    """Judge every choice of a finished match, say what cost most, write the report."""
    match = load_match(path)
    ready_to_think(match.game, lang)
    numbers = list(reviews.choices(match)) if match.over else []
    with counting(MESSAGES["reviewing"].say(lang), len(numbers)) as advance:
        moments = reviews.review(match, simulations, advance)
    if as_json:
        print(json.dumps([moment._asdict() for moment in moments], indent=2))
    else:
        _tell(match, moments, lang)
    if out is not None or not as_json:
        page = out or path.with_suffix(".review.html")
        page.write_text(report(match, moments, lang), encoding="utf-8")
        if not as_json:
            say(MESSAGES["report-written"].say(lang, path=page), "dim")


def _tell(match: Match, moments: list[Moment], lang: str) -> None:
    costly = sorted((m for m in moments if m.matters), key=lambda m: m.cost, reverse=True)
    say(MESSAGES["reviewed"].say(lang, choices=len(moments), costly=len(costly)), "bold")
    for moment in costly[:SHOWN_MOMENTS]:
        say(verdict(match, moment, lang))


def verdict(match: Match, moment: Moment, lang: str) -> str:
    """What a choice cost, in a sentence."""
    return MESSAGES["verdict"].say(
        lang,
        cost=percent(moment.cost, lang, 0),
        number=moment.number,
        seat=_seat_name(match, moment.seat),
        move=match.shown(short(moment.move), lang),
        better=match.shown(short(moment.better or moment.move), lang),
    )


def _seat_name(match: Match, seat: int) -> Phrase:
    named: Phrase = match.game.text.seat_name(match.row_seen_by(None), seat)
    return named
