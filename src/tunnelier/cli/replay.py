"""Saved matches: stepping through them, and proving their draws."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.numbers import plain
from tunnelier.pages import film
from tunnelier.play.match import Match
from tunnelier.play.proof import Verdict
from tunnelier.play.proof import verify as check
from tunnelier.play.review import Check, check_bot
from tunnelier.play.saved import BadSave
from tunnelier.play.story import as_text

from .screen import console, counting, say, show
from .words import MESSAGES

PROVEN, WRONG, NOT_PROVABLE = 0, 1, 3
SOME = 5
"""So many wrong answers of a bot are named."""


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
        with counting(MESSAGES["drawing"].say(lang), len(moves)) as advance:
            film.write(pictures, svg, png, theme, advance)
        for folder, ending in ((svg, "svg"), (png, "png")):
            if folder:
                say(MESSAGES["drawn"].say(lang, count=len(moves), folder=folder, ending=ending))
    if html:
        told = film.story(match, seat, lang)
        with counting(MESSAGES["drawing"].say(lang), 2 * len(told)) as advance:
            page = film.page(match, told, seat, lang, advance)
        html.write_text(page, encoding="utf-8")
        size = plain(len(page.encode()) / 1e6, lang, 1)
        say(MESSAGES["filmed"].say(lang, path=html, size=size))


def _walk(match: Match, lang: str, rules: bool) -> None:
    number = 0
    _show(match, number, lang, rules)
    say(MESSAGES["replay-help"].say(lang), "dim")
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
        say(MESSAGES["start-of-match"].say(lang), "bold")
    else:
        say(_sentence(match, number, lang, rules), "bold")


def _sentence(match: Match, number: int, lang: str, rules: bool) -> str:
    sentence = as_text(match.story(number, None, lang), rules)
    if match.log[number - 1].forced:
        sentence = MESSAGES["forced"].say(lang, sentence=sentence)
    return MESSAGES["move-of"].say(lang, number=number, count=len(match.log), sentence=sentence)


def load_match(path: Path, secret: str | None = None) -> Match:
    """A match from a file; what is wrong with it is said with the file's name."""
    try:
        return Match.load(read_file(path), secret)
    except BadSave as error:
        raise _in_file(path, error) from None


def _in_file(path: Path, error: BadSave) -> Mistake:
    """What is wrong with a file, with its name."""
    return Mistake(MESSAGES["in-file"], path=path, reason=error.phrase)


def prove(path: Path, as_json: bool, bots: Sequence[str], lang: str) -> int:
    """Check every draw of a match, say what was found, and return the exit code.

    Of `bots`, written SEAT=LEVEL, every answer is checked as well.
    """
    text = read_file(path)
    try:
        verdict = check(text)
        checks = [_check_bot(text, each, lang) for each in bots]
    except BadSave as error:
        raise _in_file(path, error) from None
    code = max(_exit_code(verdict), WRONG if any(each.others for each in checks) else PROVEN)
    if as_json:
        told = [each._asdict() for each in checks]
        print(json.dumps(_plain(verdict) | ({"bots": told} if bots else {}), indent=2))
        return code
    for each in checks:
        say(_bot_said(each).say(lang), "red" if each.others else "green")
    for draw in verdict.wrong:
        wrong = MESSAGES["draw-wrong"].filled(number=draw.move_number)
        say(wrong.say(lang, played=draw.played, expected=draw.expected), "red")
    summary = " ".join(phrase.say(lang) for phrase in _summary(verdict))
    say(summary, "green" if code == PROVEN else "red" if code == WRONG else "yellow")
    return code


def _check_bot(text: str, said: str, lang: str) -> Check:
    seat, _, level = said.partition("=")
    if not (seat.isdecimal() and level):
        raise Mistake(MESSAGES["bot-named"], said=quoted(said))
    match, number = Match.load(text), int(seat[:9])
    answers = sum(entry.seat == number for entry in match.log)
    with counting(_seat_and_level(number, level).say(lang), answers) as advance:
        return check_bot(match, number, level, advance)


def _bot_said(found: Check) -> Phrase:
    who = _seat_and_level(found.seat, found.level)
    if not found.others:
        return MESSAGES["bot-proven"].filled(who=who, answers=found.answers)
    some = ", ".join(map(str, found.others[:SOME])) + (", …" if len(found.others) > SOME else "")
    return MESSAGES["bot-wrong"].filled(
        who=who, others=len(found.others), answers=found.answers, moves=some
    )


def _seat_and_level(seat: int, level: str) -> Phrase:
    return MESSAGES["seat-and-level"].filled(seat=seat, level=level)


def _exit_code(verdict: Verdict) -> int:
    if verdict.wrong:
        return WRONG
    return PROVEN if verdict.proven else NOT_PROVABLE


def _summary(verdict: Verdict) -> Iterator[Phrase]:
    draws, unproven = len(verdict.draws), len(verdict.unproven)
    if verdict.followed:
        yield MESSAGES["nothing-to-prove"]
    elif verdict.wrong:
        yield MESSAGES["draws-differ"].filled(wrong=len(verdict.wrong), draws=draws)
    elif unproven:
        why = MESSAGES["draws-lost" if verdict.over else "draws-later"]
        yield why.filled(unproven=unproven, draws=draws)
    else:
        yield MESSAGES["draws-proven"].filled(draws=draws)
        if verdict.seed is not None:
            yield MESSAGES["draws-seed"].filled(seed=str(verdict.seed))
        if verdict.commitments > 1:
            yield MESSAGES["draws-commitments"].filled(count=verdict.commitments)


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
