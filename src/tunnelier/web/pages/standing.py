"""Standing: whoever plays rated matches, game by game, and a page for each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

from babel.lists import format_list
from babel.numbers import format_decimal
from fastapi import Request
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.bots import called
from tunnelier.core.meta import Meta
from tunnelier.draw.theme import SEAT_MARKS
from tunnelier.games import meta, names
from tunnelier.pages.graph import Graph

from ..keeping.rating import Rating
from ..keeping.store import LEVEL, Player, Result, Store
from .friends import sitting, title
from .visitors import Problem, Route, Visitor, Who, company, keeper, page

HISTORY = 50
"""So many of somebody's last matches are listed."""
STEPS, LINES = (20, 50, 100, 200, 500, 1000), 5
"""How far the lines across a graph are apart, in points, and about how many there are."""

Ranked = TypeVar("Ranked")
"""A player, or a level of bots."""


class Line(NamedTuple):
    """A rated match of somebody's."""

    result: Result
    change: int
    """How many points it won or lost them."""
    others: str
    """Who else sat there."""
    shown: bool
    """Whether whoever looks is shown the way to it."""

    @property
    def points(self) -> int:
        """What they had after it."""
        return _rating(self.result).points


class Ladder(NamedTuple):
    """What somebody has done in one game, among people or where bots sat."""

    game: Meta
    with_bots: bool
    ratings: list[Rating]
    """After each match, the first before any."""
    won: int
    graph: Markup
    lines: list[Line]
    """The latest first."""

    @property
    def rating(self) -> Rating:
        """What they have now."""
        return self.ratings[-1]

    @property
    def best(self) -> int:
        """The most they had after a match."""
        return max(each.points for each in self.ratings[1:])


async def standing(request: Request, who: Who, game: str) -> Response:
    """Everybody who has played a game rated, people and bots apart."""
    if game not in names():
        raise Problem(404, "not-found")
    store = keeper(request).store
    people = [(p, _rating(last)) for p, last in await run_in_threadpool(store.standing, game)]
    found = await run_in_threadpool(store.standing_of_bots, game)
    bots = [(level, _rating(last)) for level, last in found]
    ranked: dict[str, Any] = {"ranked": by_strength(people), "levels": by_strength(bots)}
    return page(request, who, "standing.html", game=meta(game), rated=said, called=called, **ranked)


def by_strength(found: Iterable[tuple[Ranked, Rating]]) -> list[tuple[Ranked, Rating]]:
    """Who is known well first, each by strength."""
    return sorted(found, key=lambda each: (each[1].provisional, -each[1].points))


async def show_player(request: Request, who: Who, player: str) -> Response:
    """Somebody's ratings, how they came about, and their last rated matches."""
    store = keeper(request).store
    found = await run_in_threadpool(store.player, player)
    if found is None:
        raise Problem(404, "not-found")
    ladders = await run_in_threadpool(_ladders, store, found, who)
    number = partial(format_decimal, locale=who.locale)
    values: dict[str, Any] = {"player": found, "ladders": ladders, "number": number}
    values |= await run_in_threadpool(_company, request, who, found.guest)
    return page(request, who, "player.html", rated=said, **values)


def _company(request: Request, who: Visitor, guest: str) -> dict[str, Any]:
    """What somebody is to a visitor, and what they do in public."""
    kept = company(request)
    return {
        "tie": kept.tie(who.print, guest),
        "follows": guest in {each.guest for each in kept.followed(who.print)},
        "muted": guest in keeper(request).muted(who.print),
        "followers": kept.followers(guest),
        "running": [each for each in kept.in_public([guest]) if each.table.game in names()],
        "title": title,
        "sitting": sitting,
    }


def _ladders(store: Store, player: Player, who: Visitor) -> list[Ladder]:
    kept: dict[tuple[str, bool], list[Result]] = {}
    for each in store.results(player.guest):
        if each.game in names():
            kept.setdefault((each.game, each.with_bots), []).append(each)
    return [_ladder(store, results, player, who) for _, results in sorted(kept.items())]


def _ladder(store: Store, results: list[Result], player: Player, who: Visitor) -> Ladder:
    ratings = [Rating(), *map(_rating, results)]
    return Ladder(
        meta(results[0].game),
        results[0].with_bots,
        ratings,
        sum(each.place == 1 for each in results),
        _graph(ratings, player, who),
        _lines(store, results, ratings, who),
    )


def _lines(store: Store, results: list[Result], ratings: list[Rating], who: Visitor) -> list[Line]:
    """The last matches, the latest first."""
    points = [each.points for each in ratings]
    latest = list(zip(results, points[1:], points, strict=False))[-HISTORY:][::-1]
    tables = [result.table for result, _, _ in latest]
    sat, shown = store.results_at(tables), store.shown_to(who.print, tables)
    pages = store.players([each.guest for many in sat.values() for each in many])
    return [
        Line(result, after - before, _others(result, sat, pages, who), result.table in shown)
        for result, after, before in latest
    ]


def _others(
    mine: Result, sat: Mapping[str, list[Result]], pages: Mapping[str, Player], who: Visitor
) -> str:
    others = [each.guest for each in sat[mine.table] if each.seat != mine.seat]
    return format_list([_name(each, pages, who) for each in others], locale=who.locale)


def _name(guest: str, pages: Mapping[str, Player], who: Visitor) -> str:
    """What somebody is called who has a rated result."""
    if guest.startswith(LEVEL):
        return called(guest.removeprefix(LEVEL)).say(who.lang)
    return (guest in pages and pages[guest].name) or who.say("guest")


def _graph(ratings: list[Rating], player: Player, who: Visitor) -> Markup:
    said = [format_decimal(each.points, locale=who.locale) for each in ratings]
    graph = Graph(
        seats=[player.name or who.say("guest")],
        marks=SEAT_MARKS[:1],
        numbers=range(len(ratings)),
        values=[(each.points,) for each in ratings],
        title=who.say("rating-graph"),
        told=", ".join(said),
        below=who.say("rating-matches"),
        say=lambda value: format_decimal(int(value), locale=who.locale),
        grid=_across(ratings),
        width=460,
        height=220,
    )
    return Markup(graph.svg())  # made by our own code, which escapes


def _across(ratings: list[Rating]) -> list[float]:
    """Lines at round numbers around what somebody had: nobody has ever had 0."""
    least, most = min(each.points for each in ratings), max(each.points for each in ratings)
    step = next((each for each in STEPS if each * LINES >= most - least), STEPS[-1])
    first, last = least // step, -(-(most + 1) // step)
    return [float(step * each) for each in range(first, last + 1)]


def _rating(result: Result) -> Rating:
    return Rating(result.mu, result.sigma, result.matches)


def said(rating: Rating, who: Visitor) -> str:
    """A rating in words and numbers."""
    values: dict[str, Any] = {
        "points": format_decimal(rating.points, locale=who.locale),
        "about": format_decimal(rating.give_or_take, locale=who.locale),
    }
    return who.say("rating-provisional" if rating.provisional else "rating", **values)


ROUTES: tuple[Route, ...] = (
    ("/standing/{game}", "GET", standing),
    ("/player/{player}", "GET", show_player),
)
