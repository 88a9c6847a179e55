"""Friends: who they are, who is here, whom one follows, and what these do in public."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from babel.lists import format_list
from fastapi import Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.games import meta, names

from ..keeping import results
from ..keeping.store import Player
from ..people.company import Doing
from ..playing.tables import known_as
from .visitors import (
    Problem,
    Proven,
    Route,
    Visitor,
    Who,
    company,
    done,
    keeper,
    page,
    presence,
    welcome,
)

PAGE = "/friends"


async def show(request: Request, who: Who) -> Response:
    """A visitor's friends, groups and invitations, and what those they follow do in public."""
    await run_in_threadpool(keeper(request).store.seen_calls, who.print)
    return page(request, who, "friends.html", **await run_in_threadpool(_found, request, who))


def _found(request: Request, who: Visitor) -> dict[str, Any]:
    kept, me = company(request), who.print
    friends, followed = kept.friends(me), kept.followed(me)
    near, far = [each.guest for each in friends], {each.guest for each in followed}
    return {
        "me": keeper(request).store.players([me]).get(me),
        "friends": friends,
        "here": presence(request).here(near),
        "asking": kept.asking(me),
        "asked": kept.asked(me),
        "followed": followed,
        "followers": kept.followers(me),
        "running": _known(kept.in_public(near)),
        "playing": _known(kept.in_public(far)),
        "finished": _known(kept.in_public(far, over=True)),
        "groups": kept.groups(me),
        "called_to": kept.groups(me, "invited"),
        "invitations": kept.invitations(me),
        **SPOKEN,
    }


def _known(found: Sequence[Doing]) -> list[Doing]:
    """A game may have been here only for a while."""
    return [each for each in found if each.table.game in names()]


def title(doing: Doing) -> str:
    """The game that is played at a table."""
    return meta(doing.table.game).title


def sitting(doing: Doing, who: Visitor) -> str:
    """Who sits at a table."""
    found = (known_as(doing.seats, seat.number, who.lang) for seat in doing.seats)
    return format_list([name for name in found if name], locale=who.locale)


def winning(doing: Doing, who: Visitor) -> str:
    """Who has won there; nobody, if it ended before."""
    won = results.won(doing.table, doing.seats)
    found = (known_as(doing.seats, number, who.lang) for number in won)
    return format_list([name for name in found if name], locale=who.locale)


SPOKEN: dict[str, Any] = {"title": title, "sitting": sitting, "winning": winning}
"""What pages say of tables."""


async def other(request: Request, who: Visitor, player: str) -> Player:
    """Somebody else, by what their page is called; whoever seeks company has a page too."""
    found = await run_in_threadpool(keeper(request).store.player, player)
    if found is None or found.guest == who.print:
        raise Problem(404, "not-found")
    await run_in_threadpool(keeper(request).store.greet, who.print, who.name or None)
    return found


def _back(player: str, table: str) -> Response:
    """To the table where somebody was met, or to their page."""
    met = re.fullmatch(r"[\w-]{1,40}", table)
    return RedirectResponse(f"/t/{table}" if met else f"/player/{player}", 303)


async def befriend(
    request: Request,
    who: Proven,
    player: str,
    deed: Annotated[Literal["ask", "accept", "end"], Form()],
    table: Annotated[str, Form()] = "",
) -> Response:
    """Ask somebody to be friends, agree to it, or (refused, or over) end it."""
    found, kept = await other(request, who, player), company(request)
    match deed:
        case "ask":
            await welcome(request, who)
            if not await run_in_threadpool(kept.ask, who.print, found.guest):
                raise Problem(429, "friends-many")
        case "accept":
            if not await run_in_threadpool(kept.accept, who.print, found.guest):
                raise Problem(409, "friends-not-asked")
        case "end":
            await run_in_threadpool(kept.part, who.print, found.guest)
    return _back(player, table)


async def follow(
    request: Request,
    who: Proven,
    player: str,
    deed: Annotated[Literal["follow", "leave"], Form()],
) -> Response:
    """See what somebody does in public, or no more."""
    found = await other(request, who, player)
    await run_in_threadpool(company(request).follow, who.print, found.guest, deed == "follow")
    return _back(player, "")


async def mute(
    request: Request,
    who: Proven,
    player: str,
    deed: Annotated[Literal["mute", "hear"], Form()],
) -> Response:
    """Hear nothing of somebody any more, or again: not what they say, nor what they ask."""
    found = await other(request, who, player)
    await run_in_threadpool(keeper(request).mute, who.print, found.guest, deed == "mute")
    return done(request, _back(player, ""), deed, name=found.name or who.say("guest"))


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show),
    ("/player/{player}/friend", "POST", befriend),
    ("/player/{player}/follow", "POST", follow),
    ("/player/{player}/mute", "POST", mute),
)
