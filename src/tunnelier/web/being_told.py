"""How somebody is told that they are awaited: where, of which tables, and whether it came."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from . import mine
from .hooks import KINDS, Undelivered
from .notices import Notices
from .store import Hook
from .visitors import Problem, Proven, Route, Visitor, Who, keeper, page

PAGE = "/told"


def notices(request: Request) -> Notices:
    """Who tells."""
    found: Notices = request.app.state.notices
    return found


async def show(request: Request, who: Who) -> Response:
    """Where a visitor is told, of which of their tables, and what came of it."""
    hook = await run_in_threadpool(notices(request).hook, who.print)
    tables = await run_in_threadpool(mine.running, keeper(request), who)
    quiet = await run_in_threadpool(notices(request).quiet, who.print)
    values: dict[str, Any] = {"hook": hook, "kinds": list(KINDS), "tables": tables, "quiet": quiet}
    return page(request, who, "told.html", **values, error=error_of(hook, who))


def error_of(hook: Hook | None, who: Visitor) -> str | None:
    """Why something was not taken, in words."""
    if hook is None or hook.error is None:
        return None
    word, _, number = hook.error.partition(" ")
    return who.say(f"told-error-{word}", number=number)


async def keep(
    request: Request,
    who: Proven,
    kind: Annotated[str, Form()],
    address: Annotated[str, Form()],
) -> Response:
    """Be told at an address from now on."""
    if kind not in KINDS:
        raise Problem(422, "not-found")
    given = (who.print, kind, address.strip(), who.lang, str(request.base_url))
    try:
        await run_in_threadpool(notices(request).keep, *given)
    except Undelivered as error:
        raise Problem(422, f"told-error-{error}") from None
    return RedirectResponse(PAGE, 303)


async def test(request: Request, who: Proven) -> Response:
    """Send something at once."""
    hook = await run_in_threadpool(notices(request).hook, who.print)
    if hook is None:
        raise Problem(404, "not-found")
    if seconds := notices(request).tests.wait(who.print):
        raise Problem(429, "told-many-tests", again=seconds)
    await run_in_threadpool(notices(request).test, hook)
    return RedirectResponse(PAGE, 303)


async def forget(request: Request, who: Proven) -> Response:
    """Be told nothing more."""
    await run_in_threadpool(notices(request).forget, who.print)
    return RedirectResponse(PAGE, 303)


async def choose(request: Request, who: Proven) -> Response:
    """Be told of some of one's tables: those that are `on`."""
    wanted = {str(name) for name in (await request.form()).getlist("on")}
    tables = await run_in_threadpool(mine.running, keeper(request), who)
    own = {table.id for table in tables}
    await run_in_threadpool(notices(request).hush, who.print, own, own - wanted)
    return RedirectResponse(PAGE, 303)


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show),
    (PAGE, "POST", keep),
    (f"{PAGE}/test", "POST", test),
    (f"{PAGE}/delete", "POST", forget),
    (f"{PAGE}/tables", "POST", choose),
)
