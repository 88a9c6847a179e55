"""Groups: people who play with each other, their tables, and how they stand among themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from fastapi import Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.meta import Meta
from tunnelier.games import games, meta, names

from ..keeping.rating import Rating
from ..keeping.store import Group, Player, Store
from ..people.company import Company
from . import friends
from .standing import by_strength, said
from .visitors import (
    Problem,
    Proven,
    Route,
    Welcome,
    Who,
    company,
    done,
    given_name,
    keeper,
    name_in,
    page,
    remember_name,
)


class Sheet(NamedTuple):
    """How the members of a group stand in a game."""

    game: Meta
    ranked: list[tuple[Player, Rating]]


async def found(request: Request, who: Welcome) -> Response:
    """Make a group."""
    name = given_name((await request.form()).get("name"))
    if name is None:
        raise Problem(422, "group-no-name")
    await run_in_threadpool(keeper(request).store.greet, who.print, who.name or None)
    group = await run_in_threadpool(company(request).found, who.print, name)
    if group is None:
        raise Problem(429, "group-many")
    return RedirectResponse(f"/group/{group}", 303)


async def _group(request: Request, name: str) -> Group:
    group = await run_in_threadpool(company(request).group, name)
    if group is None:
        raise Problem(404, "not-found")
    return group


async def show_group(request: Request, who: Who, group: str) -> Response:
    """A group: to its members all of it, to whoever has the link its name and the way in."""
    shown = await _group(request, group)
    kept, store = company(request), keeper(request).store
    state = await run_in_threadpool(kept.state, group, who.print)
    values: dict[str, Any] = {"group": shown, "state": state}
    if state == "member":
        values |= await run_in_threadpool(_inside, kept, store, group, who.print)
        values |= {"here": str(request.url_for("show_group", group=group)), "games": games()}
    return page(request, who, "group.html", **values, **friends.SPOKEN, rated=said, meta=meta)


def _inside(kept: Company, store: Store, group: str, me: str) -> dict[str, Any]:
    """What members see."""
    members = kept.members(group)
    inside = {each.guest for each in members}
    return {
        "members": members,
        "doings": [each for each in kept.tables(group) if each.table.game in names()],
        "sheets": _sheets(store, members),
        "friends": [each for each in kept.friends(me) if each.guest not in inside],
    }


def _sheets(store: Store, members: list[Player]) -> list[Sheet]:
    by_guest = {each.guest: each for each in members}
    ratings = store.ratings([*by_guest])
    return [
        Sheet(meta(game), by_strength([(by_guest[guest], r) for guest, r in found.items()]))
        for game, found in sorted(ratings.items())
        if game in names()
    ]


async def change(
    request: Request,
    who: Proven,
    group: str,
    deed: Annotated[Literal["join", "leave", "close"], Form()],
) -> Response:
    """Join a group, leave it (or do not come), or close one's own."""
    shown, kept = await _group(request, group), company(request)
    host = shown.host == who.print
    match deed:
        case "join":
            name = name_in(await request.form(), who)
            if name is None:
                raise Problem(422, "group-nameless")
            await run_in_threadpool(keeper(request).store.greet, who.print, name)
            if not await run_in_threadpool(kept.join, group, who.print):
                raise Problem(403, "group-closed")
            return remember_name(request, who, RedirectResponse(f"/group/{group}", 303), name)
        case "leave" if not host:
            await run_in_threadpool(kept.leave, group, who.print)
        case "close" if host:
            await run_in_threadpool(kept.close, group)
        case _:
            raise Problem(403, "not-possible")
    return RedirectResponse(friends.PAGE, 303)


async def invite(request: Request, who: Welcome, group: str) -> Response:
    """Invite some of one's friends (`who`)."""
    await _group(request, group)
    kept = company(request)
    if await run_in_threadpool(kept.state, group, who.print) != "member":
        raise Problem(403, "not-possible")
    wanted = {str(each) for each in (await request.form()).getlist("who")}
    near = await run_in_threadpool(kept.friends, who.print)
    invited = {each.guest for each in near if each.id in wanted}
    await run_in_threadpool(kept.invite_to_group, group, who.print, invited)
    return done(request, RedirectResponse(f"/group/{group}", 303), "invite", number=len(invited))


async def send_away(
    request: Request, who: Proven, group: str, player: Annotated[str, Form()]
) -> Response:
    """Whoever made a group sends somebody away."""
    shown = await _group(request, group)
    gone = await friends.other(request, who, player)
    if shown.host != who.print:
        raise Problem(403, "not-possible")
    await run_in_threadpool(company(request).send_away, group, gone.guest)
    answer = RedirectResponse(f"/group/{group}", 303)
    return done(request, answer, "send-away", name=gone.name or who.say("guest"))


ROUTES: tuple[Route, ...] = (
    ("/groups", "POST", found),
    ("/group/{group}", "GET", show_group),
    ("/group/{group}", "POST", change),
    ("/group/{group}/invite", "POST", invite),
    ("/group/{group}/send-away", "POST", send_away),
)
