"""Puzzles on the real board: a question, an answer, and why another one was better."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, NamedTuple

from fastapi import Form, Query, Request
from fastapi.responses import JSONResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.bots import LEVELS, called
from tunnelier.core.numbers import percent
from tunnelier.games import load, meta, names
from tunnelier.play.match import Match
from tunnelier.play.puzzles import Puzzle, by_ease, ease_of, judged, puzzles

from ..playing.live import Live
from ..playing.processes import Processes
from ..playing.tables import Sitter, Terms
from ..showing import show
from ..showing.drawing import Order, drawn
from .visitors import (
    Problem,
    Route,
    Visitor,
    Welcome,
    Who,
    beside,
    keeper,
    open_for,
    page,
    ready_first,
    remember,
    script_words,
)

TOLD = 8
"""So many of the moves before the question are told."""
USUAL_LEVEL = "engineer"
"""Who plays the other seats where a position is tried, unless somebody else is chosen."""


class Standing(NamedTuple):
    """A puzzle, and the match that stands at its question."""

    puzzle: Puzzle
    match: Match
    begun: bool = True

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.match.seat or 0


@cache
def standing(game: str, number: int) -> Standing:
    """The puzzle of that number; nobody changes its match."""
    found = puzzles(load(game))
    match = found[number - 1].position(load(game))
    assert match.log  # put into words now: later several read it at once
    return Standing(found[number - 1], match)


def _check(game: str, number: int = 1) -> int:
    """How many puzzles a game has, among them the one of that number."""
    count = len(puzzles(load(game))) if game in names() else 0
    if not 1 <= number <= count:
        raise Problem(404, "not-found")
    return count


# --- all of a game


async def list_puzzles(request: Request, who: Who, game: str) -> Response:
    """The puzzles of a game by how hard they are, those solved marked."""
    if game not in names():
        raise Problem(404, "not-found")
    found = puzzles(load(game))
    solved = _solved(request, game)
    groups = {
        ease_of(ease).say(who.lang): [_listed(number, found[number - 1], who) for number in some]
        for ease, some in by_ease(found).items()
        if some
    }
    done = len(solved & {*range(1, len(found) + 1)})
    values: dict[str, Any] = {"groups": groups, "solved": solved, "done": done}
    return page(request, who, "puzzles.html", game=meta(game), count=len(found), **values)


def _listed(number: int, puzzle: Puzzle, who: Visitor) -> dict[str, Any]:
    found = percent(puzzle.found, who.lang, 0)
    return {"number": number, "seats": puzzle.seats, "after": len(puzzle.moves), "found": found}


def _solved(request: Request, game: str) -> set[int]:
    """The numbers of the puzzles that a visitor has solved: the browser remembers."""
    kept = request.cookies.get(_cookie(game), "")
    return {int(word) for word in kept.split(".") if re.fullmatch(r"\d{1,3}", word)}


def _cookie(game: str) -> str:
    return f"puzzles-{game}"


# --- one of them


async def show_puzzle(
    request: Request,
    who: Who,
    game: str,
    number: int,
    move: Annotated[int | None, Query(ge=0)] = None,
    solution: Annotated[bool, Query()] = False,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """The question on the board; with a move, what is said of it; the solution, if it is wanted."""
    count = _check(game, number)
    if waits := await ready_first(request, who, game):
        return waits
    lang, width = who.lang, who.narrow if narrow is None else narrow

    def found(apart: Processes) -> dict[str, Any]:
        asked = standing(game, number)
        told = _told(asked, move, solution, lang)
        order = Order.of(asked.match, asked.seat, lang, width)
        if told["closed"]:
            order = order._replace(legal=told["answers"])
        return {**told, "board": Markup(apart.do(drawn, order))}  # our own code, which escapes

    about = ("puzzle", game, number, move, solution, lang, width)
    told = {**await beside(request, who, about, found)}
    told |= {"number": number, "count": count, "move": move, "words": script_words(who)}
    told |= {"levels": {level: called(level) for level in LEVELS}, "usual": USUAL_LEVEL}
    answer = page(request, who, "puzzle.html", game=meta(game), **told)
    if told["verdict"] and told["verdict"].right:
        solved = _solved(request, game) | {number}
        kept = ".".join(map(str, sorted(solved)))
        remember(request, answer, _cookie(game), kept, f"/puzzle/{game}")
    return answer


def _told(asked: Standing, move: int | None, solution: bool, lang: str) -> dict[str, Any]:
    """What a page says of a puzzle."""
    puzzle, match = asked.puzzle, asked.match
    if move is not None and move not in match.actions:
        raise Problem(404, "not-found")
    actions = match.game.actions
    best = actions.parse(puzzle.best)
    answered = best if move is None and solution else move
    verdict = None
    if answered is not None:
        verdict = judged(puzzle, match, actions.text(answered), lang)
    closed = solution or (verdict is not None and verdict.right)
    choices = [choice._replace(locked="") for choice in show.choices(match, asked.seat, lang)]
    log = [
        [(line.said, line.rule) for line in match.story(entry.number, asked.seat, lang)]
        for entry in match.log[: -TOLD - 1 : -1]
    ]
    return {
        "ease": ease_of(puzzle.ease).say(lang),
        "prompt": show.prompt(match, asked.seat, lang),
        "verdict": verdict if move is not None else None,
        "solution": verdict.solution if verdict and closed else [],
        "closed": closed,
        "choices": [] if closed else [choice._asdict() for choice in choices],
        "log": log,
        "answers": tuple({best, best if move is None else move}),
        "played": _shapes(asked, move) if move != best else "",
        "better": _shapes(asked, best) if closed else "",
    }


def _shapes(asked: Standing, action: int | None) -> str:
    """The shapes of the board that a move touches."""
    if action is None:
        return ""
    return " ".join(asked.match.game.board.shapes(asked.match.sight().row, action))


async def foresee(
    request: Request, who: Who, game: str, number: int, move: Annotated[int, Query(ge=0)]
) -> Response:
    """What a move would do, as far as who is asked can know."""
    asked = await _asked(request, game, number)
    return JSONResponse(await run_in_threadpool(show.foreseen, asked, asked.seat, move, who.lang))


async def explain(
    request: Request,
    who: Who,
    game: str,
    number: int,
    shape: Annotated[str, Query(max_length=80)],
) -> Response:
    """What a shape of the board is, and why it is not lit."""
    asked = await _asked(request, game, number)
    return JSONResponse(await run_in_threadpool(show.about, asked, asked.seat, shape, who.lang))


async def _asked(request: Request, game: str, number: int) -> Standing:
    """A puzzle whose page is open, so that its game is ready."""
    _check(game, number)
    if keeper(request).readiness.get(game, 0) is not None:
        raise Problem(404, "not-found")
    return await run_in_threadpool(standing, game, number)


async def try_puzzle(
    request: Request,
    who: Welcome,
    game: str,
    number: int,
    level: Annotated[str, Form()] = USUAL_LEVEL,
) -> Response:
    """Play on from the question, against bots, at a table of one's own."""
    asked = await _asked(request, game, number)
    if level not in LEVELS:
        raise Problem(422, "not-found")

    def play_on(me: Sitter) -> Live:
        sitters = [Sitter(bot=level) for _ in range(asked.match.players)]
        sitters[asked.seat] = me
        match = asked.match.fork(asked.match.count)
        return keeper(request).play_on(match, sitters, Terms(who.lang))

    return await open_for(request, who, play_on)


ROUTES: tuple[Route, ...] = (
    ("/puzzle/{game}", "GET", list_puzzles),
    ("/puzzle/{game}/{number}", "GET", show_puzzle),
    ("/puzzle/{game}/{number}/foresee", "GET", foresee),
    ("/puzzle/{game}/{number}/about", "GET", explain),
    ("/puzzle/{game}/{number}/try", "POST", try_puzzle),
)
