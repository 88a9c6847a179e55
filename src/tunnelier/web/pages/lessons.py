"""Learning a game: its lesson, step by step, and a table to take it at."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.games import meta, names
from tunnelier.play.lesson import LEARNER, Lesson, lesson_of

from ..playing.tables import Terms
from ..showing.drawing import Drawers, Order
from . import mine
from .visitors import (
    Problem,
    Route,
    Visitor,
    Welcome,
    Who,
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
    told = await run_in_threadpool(_step, request, who, lesson, number - 1)
    return page(request, who, "step.html", game=meta(game), number=number, **told)


def _step(request: Request, who: Visitor, lesson: Lesson, moment: int) -> dict[str, Any]:
    drawers: Drawers = request.app.state.drawers
    match = lesson.match_at(moment)
    order = Order.of(match, LEARNER, who.lang, who.narrow, [], match.count)
    told = lesson.moments[moment]
    answers = match.game.board.shapes(match.sight().row, match.number_of(told.move))
    aims = told.remarks[-1].at if told.remarks else ()
    return {
        "board": Markup(drawers.draw(order)),  # made by our own code, which escapes
        "remarks": [each.phrase.say(who.lang) for each in told.remarks],
        "aims": sorted(aims, key=lambda shape: shape not in answers),
        "prompt": match.question_in(who.lang)["text"],
        "count": len(lesson.moments),
        "words": script_words(who),
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
