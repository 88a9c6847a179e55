"""Saved matches: stepping through them, and proving their draws."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tunnelier.pages import film
from tunnelier.play.match import Match
from tunnelier.play.proof import Verdict
from tunnelier.play.proof import verify as check
from tunnelier.play.review import Check, check_bot
from tunnelier.play.saved import BadSave
from tunnelier.play.story import as_text

from . import phrases
from .screen import console, counting, say, show

PROVEN, WRONG, NOT_PROVABLE = 0, 1, 3


def read_file(path: Path) -> str:
    """The text of a file; bytes that are no text make a text that is no match."""
    return path.read_text(encoding="utf-8", errors="replace")


def step_through(path: Path, move: int | None, lang: str, rules: bool = False) -> None:
    """Show a match move by move; without a person at the keyboard, tell it from start to end."""
    match = load_match(path)
    count = len(match.log)
    if move is not None:
        _show(match, film.moves_of(match, move)[0], lang, rules)
    elif sys.stdin.isatty():
        _walk(match, lang, rules)
    else:
        for number in range(1, count + 1):
            say(_sentence(match, number, lang, rules))
        _show(match, count, lang, rules)


def draw_match(
    path: Path,
    html: Path | None,
    svg: Path | None,
    png: Path | None,
    seat: int | None,
    move: int | None,
    theme: str,
    lang: str,
) -> None:
    """Write a match as pictures: a page with a slider, a file a move, or one move's only."""
    match = load_match(path)
    match.row_seen_by(seat)  # says so at once if there is no such seat
    moves = film.moves_of(match, move)
    if svg or png:
        pictures = film.frames(match, seat, lang, moves=moves)
        with counting(phrases.DRAWING.say(lang), len(moves)) as advance:
            film.write(pictures, svg, png, theme, advance)
        for folder, ending in ((svg, "svg"), (png, "png")):
            if folder:
                say(phrases.DRAWN.say(lang, count=len(moves), folder=folder, ending=ending))
    if html:
        with counting(phrases.DRAWING.say(lang), 2 * len(match.log) + 2) as advance:
            page = film.page(match, seat, lang, advance)
        html.write_text(page, encoding="utf-8")
        say(phrases.FILMED.say(lang, path=html, size=f"{len(page.encode()) / 1e6:.1f}"))


def _walk(match: Match, lang: str, rules: bool) -> None:
    number = 0
    _show(match, number, lang, rules)
    say(phrases.REPLAY_HELP.say(lang), "dim")
    while True:
        try:
            typed = console.input("> ").strip().lower()
        except EOFError:
            return
        count = len(match.log)
        if typed == "q":
            return
        if typed.isdecimal():
            number = min(int(typed), count)
        else:
            number = {"b": max(number - 1, 0), "e": count}.get(typed, min(number + 1, count))
        _show(match, number, lang, rules)


def _show(match: Match, number: int, lang: str, rules: bool) -> None:
    show(match.game.page.show(match.row_at(number, None), lang, console.width))
    if number == 0:
        say(phrases.START_OF_MATCH.say(lang), "bold")
    else:
        say(_sentence(match, number, lang, rules), "bold")


def _sentence(match: Match, number: int, lang: str, rules: bool) -> str:
    sentence = as_text(match.story(number, None, lang), rules)
    if match.log[number - 1].forced:
        sentence += phrases.FORCED.say(lang)
    return phrases.MOVE_OF.say(lang, number=number, count=len(match.log), sentence=sentence)


def load_match(path: Path, secret: str | None = None) -> Match:
    """A match from a file; what is wrong with it is said with the file's name."""
    try:
        return Match.load(read_file(path), secret)
    except BadSave as error:
        raise ValueError(f"{path}, {error}") from None


def prove(path: Path, as_json: bool, bots: Sequence[str] = ()) -> int:
    """Check every draw of a match, say what was found, and return the exit code.

    Of `bots`, written SEAT=LEVEL, every answer is checked as well.
    """
    text = read_file(path)
    try:
        verdict = check(text)
        checks = [_check_bot(text, each) for each in bots]
    except BadSave as error:
        raise ValueError(f"{path}, {error}") from None
    code = max(_exit_code(verdict), WRONG if any(each.others for each in checks) else PROVEN)
    if as_json:
        told = [each._asdict() for each in checks]
        print(json.dumps(_plain(verdict) | ({"bots": told} if bots else {}), indent=2))
        return code
    for each in checks:
        say(_bot_said(each), "red" if each.others else "green")
    for draw in verdict.wrong:
        say(
            f"move {draw.move_number} is WRONG: {draw.played!r} was played, "
            f"the committed secret gives {draw.expected!r}",
            "red",
        )
    say(_summary(verdict), "green" if code == PROVEN else "red" if code == WRONG else "yellow")
    return code


def _check_bot(text: str, said: str) -> Check:
    seat, _, level = said.partition("=")
    if not (seat.isdecimal() and level):
        raise ValueError(f"a bot is named by its seat and level, as 1=tiger, not {said!r}")
    match, number = Match.load(text), int(seat[:9])
    answers = sum(entry.seat == number for entry in match.log)
    with counting(f"Seat {number}, {level}", answers) as advance:
        return check_bot(match, number, level, advance)


def _bot_said(found: Check) -> str:
    who = f"Seat {found.seat}, {found.level}"
    if not found.others:
        return f"{who}: all {found.answers} answers are this bot's own."
    some = ", ".join(map(str, found.others[:5])) + (", …" if len(found.others) > 5 else "")
    return (
        f"{who}: {len(found.others)} of {found.answers} answers are not this bot's (moves {some})."
    )


def _exit_code(verdict: Verdict) -> int:
    if verdict.wrong:
        return WRONG
    return PROVEN if verdict.proven else NOT_PROVABLE


def _summary(verdict: Verdict) -> str:
    draws = len(verdict.draws)
    if verdict.followed:
        return "The draws of this match were typed in from a real table: there is nothing to prove."
    if verdict.wrong:
        return f"{len(verdict.wrong)} of {draws} draws differ from what was committed to."
    if verdict.unproven:
        reason = (
            "their secret was lost when the match was reloaded without it"
            if verdict.over
            else "the secret is opened when the match is over"
        )
        return f"{len(verdict.unproven)} of {draws} draws cannot be proven: {reason}."
    said = f"All {draws} draws are as the committed secret gives them."
    if verdict.seed is not None:
        said += f" (Seed {verdict.seed}: reproducible, and never secret.)"
    if verdict.commitments > 1:
        said += f" ({verdict.commitments} commitments: it was reloaded without its secret.)"
    return said


def _plain(verdict: Verdict) -> dict[str, object]:
    return {
        "proven": verdict.proven,
        "draws": len(verdict.draws),
        "wrong": [draw._asdict() for draw in verdict.wrong],
        "unproven": len(verdict.unproven),
        "followed": verdict.followed,
        "seed": verdict.seed,
        "over": verdict.over,
        "commitments": verdict.commitments,
    }
