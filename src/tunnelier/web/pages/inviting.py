"""Inviting: friends and groups are asked to a table that waits for people, and come or do not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from fastapi import Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ..door.people import fingerprint, new_link
from ..people.company import Doing
from ..playing.live import Live
from .visitors import At, Problem, Route, Visitor, Welcome, company, done, keeper, own_seat, seated


async def invite(request: Request, who: Welcome, live: At) -> Response:
    """Whoever sits at a table that waits asks friends (`who`), or a `group`, to come."""
    own_seat(who, live)
    if live.begun:
        raise Problem(409, "taken")
    form = await request.form()
    players = {str(each) for each in form.getlist("who")}
    group = str(form.get("group") or "")
    number = await run_in_threadpool(ask, request, who, live, players, group)
    return done(request, RedirectResponse(f"/t/{live.id}", 303), "invite", number=number)


def ask(request: Request, who: Visitor, live: Live, players: Collection[str], group: str) -> int:
    """Invite those of them whom a visitor may: how many these are."""
    kept = company(request)
    guests = kept.invitees(live, who.print, players, group)
    if guests and not live.begun:
        kept.invite(live, who.print, guests)
    return len(guests)


async def answer(
    request: Request,
    who: Welcome,
    live: At,
    deed: Annotated[Literal["accept", "decline"], Form()],
) -> Response:
    """Sit down where one is invited, or do not."""
    if deed == "decline":
        await run_in_threadpool(company(request).decline, live.id, who.print)
        return RedirectResponse("/", 303)
    link = new_link()
    if not await run_in_threadpool(_sit_down, request, who, live, fingerprint(link)):
        raise Problem(409, "taken")
    return seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)


def _sit_down(request: Request, who: Visitor, live: Live, link: str) -> bool:
    """On the first seat that is free, by the name one is known by."""
    if live.seat_of(who.print) is not None:
        return False
    tables, free = keeper(request), Doing(live.table, live.seats).free
    return any(tables.take(live, number, who.name or None, who.print, link) for number in free)


ROUTES: tuple[Route, ...] = (
    ("/t/{name}/invite", "POST", invite),
    ("/t/{name}/invitation", "POST", answer),
)
