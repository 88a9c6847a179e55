"""Learning a game: its lesson, step by step, and a table to take it at."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request
from markupsafe import Markup
from starlette.responses import Response

from tunnelier.games import meta, names
from tunnelier.play.lesson import LEARNER, Lesson, lesson_of

from ..playing.processes import Processes
from ..playing.tables import Terms
from ..showing.drawing import Order, drawn
from . import mine
from .visitors import (
    Problem,
    Route,
    Welcome,
    Who,
    beside,
    keeper,
    open_for,
    page,
    ready_first,
    script_words,
)

AFTERWARDS = mine.STEPS[mine.FIRST - 1]
"""The bot of the first match of one's own."""


def _lesson(game: str) -> Lesson:
    found = lesson_of(game) if game in names() else None
    if found is None:
        raise Problem(404, "not-found")
    return found


async def show_lesson(request: Request, who: Who, game: str) -> Response:
    """What a lesson is, and its steps."""
    lesson = _lesson(game)
    steps = [
        (number, moment.remarks[0].phrase.say(who.lang))
        for number, moment in enumerate(lesson.moments, start=1)
        if moment.remarks
    ]
    return page(request, who, "lesson.html", game=meta(game), steps=steps)


async def show_step(request: Request, who: Who, game: str, number: int) -> Response:
    """One step of a lesson: the board then, and what is said."""
    lesson = _lesson(game)
    if not 1 <= number <= len(lesson.moments):
        raise Problem(404, "not-found")
    if waits := await ready_first(request, who, game):
        return waits
    about, given = ("step", game, number, who.lang, who.narrow), (who.lang, who.narrow)
    told = await beside(request, who, about, lambda apart: _step(apart, lesson, number - 1, *given))
    told = {**told, "words": script_words(who)}
    return page(request, who, "step.html", game=meta(game), number=number, **told)


def _step(apart: Processes, lesson: Lesson, moment: int, lang: str, narrow: bool) -> dict[str, Any]:
    match = lesson.match_at(moment)
    order = Order.of(match, LEARNER, lang, narrow, [], match.count)
    told = lesson.moments[moment]
    answers = match.game.board.shapes(match.sight().row, match.number_of(told.move))
    aims = told.remarks[-1].at if told.remarks else ()
    return {
        "board": Markup(apart.do(drawn, order)),  # made by our own code, which escapes
        "remarks": [each.phrase.say(lang) for each in told.remarks],
        "aims": sorted(aims, key=lambda shape: shape not in answers),
        "prompt": match.question_in(lang)["text"],
        "count": len(lesson.moments),
    }


async def begin_lesson(
    request: Request, who: Welcome, game: str, number: Annotated[int, Form(ge=1)] = 1
) -> Response:
    """Open a table for a lesson, at one of its steps, and sit down at it."""
    lesson = _lesson(game)
    if number > len(lesson.moments):
        raise Problem(404, "not-found")
    if waits := await ready_first(request, who, game):
        return waits
    terms = Terms(who.lang, stand_in=AFTERWARDS)
    teach = keeper(request).teach
    return await open_for(request, who, lambda me: teach(game, number - 1, me, terms))


ROUTES: tuple[Route, ...] = (
    ("/learn/{game}", "GET", show_lesson),
    ("/learn/{game}/{number}", "GET", show_step),
    ("/learn/{game}", "POST", begin_lesson),
)
