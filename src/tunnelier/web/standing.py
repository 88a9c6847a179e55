"""Standing: whoever plays rated matches, game by game, and a page for each of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from babel.numbers import format_decimal
from fastapi import Request
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.meta import Meta
from tunnelier.draw.theme import SEAT_MARKS
from tunnelier.games import meta, names
from tunnelier.pages.graph import Graph

from .rating import Rating
from .store import Player, Result
from .visitors import Problem, Route, Visitor, Who, keeper, page

HISTORY = 50
"""So many of somebody's last matches are listed."""


class Ladder(NamedTuple):
    """What somebody has done in one game."""

    game: Meta
    rating: Rating
    graph: Markup
    results: list[Result]
    """The latest first."""


async def standing(request: Request, who: Who, game: str) -> Response:
    """Everybody who has played a game rated: who is known well first, each by strength."""
    if game not in names():
        raise Problem(404, "not-found")
    found = await run_in_threadpool(keeper(request).store.standing, game)
    ranked = sorted(
        ((player, _rating(last)) for player, last in found),
        key=lambda each: (each[1].provisional, -each[1].points),
    )
    return page(request, who, "standing.html", game=meta(game), ranked=ranked, rated=said)


async def show_player(request: Request, who: Who, player: str) -> Response:
    """Somebody's ratings, how they came about, and their last rated matches."""
    store = keeper(request).store
    found = await run_in_threadpool(store.player, player)
    if found is None:
        raise Problem(404, "not-found")
    results = await run_in_threadpool(store.results, found.guest)
    ladders = [
        _ladder(game, [each for each in results if each.game == game], found, who)
        for game in sorted({each.game for each in results} & set(names()))
    ]
    return page(request, who, "player.html", player=found, ladders=ladders, **SPOKEN)


def _ladder(game: str, results: list[Result], player: Player, who: Visitor) -> Ladder:
    points = [Rating(), *map(_rating, results)]
    said = [format_decimal(each.points, locale=who.locale) for each in points]
    graph = Graph(
        seats=[player.name or who.say("guest")],
        marks=SEAT_MARKS[:1],
        numbers=range(len(points)),
        values=[(each.points,) for each in points],
        title=who.say("rating-graph"),
        told=", ".join(said),
        below=who.say("rating-matches"),
        say=lambda value: format_decimal(int(value), locale=who.locale),
        width=460,
        height=220,
    )
    last = results[::-1][:HISTORY]
    return Ladder(meta(game), points[-1], Markup(graph.svg()), last)


def _rating(result: Result) -> Rating:
    return Rating(result.mu, result.sigma, result.matches)


def said(rating: Rating, who: Visitor) -> str:
    """A rating in words and numbers."""
    values: dict[str, Any] = {
        "points": format_decimal(rating.points, locale=who.locale),
        "about": format_decimal(rating.give_or_take, locale=who.locale),
    }
    return who.say("rating-provisional" if rating.provisional else "rating", **values)


SPOKEN: dict[str, Any] = {"rated": said, "points": lambda result: _rating(result).points}

ROUTES: tuple[Route, ...] = (
    ("/standing/{game}", "GET", standing),
    ("/player/{player}", "GET", show_player),
)
