"""How somebody is told that they are awaited: where, of which tables, and whether it came."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ..door.door import visitor_of
from ..door.limits import Asker
from ..keeping.store import Hook
from ..telling import hooks, letters
from ..telling.hooks import Undelivered
from ..telling.notices import KINDS, MAIL, PUSH, Notices
from . import mine
from .visitors import Problem, Proven, Route, Visitor, Who, accepted, done, keeper, page

PAGE = "/told"
EVERY = (0, 900, 3600, 6 * 3600, 24 * 3600)
"""Seconds between one letter and the next, as people may choose."""


def notices(request: Request) -> Notices:
    """Who tells."""
    found: Notices = request.app.state.notices
    return found


async def own_hook(request: Request, who: Proven, hook: str) -> Hook:
    """A place where a visitor is told."""
    own = await run_in_threadpool(notices(request).hooks_of, who.print)
    found = next((each for each in own if each.id == hook), None)
    if found is None:
        raise Problem(404, "not-found")
    return found


Own = Annotated[Hook, Depends(own_hook)]


async def show(request: Request, who: Who) -> Response:
    """Where a visitor is told, of which of their tables, and what came of it."""
    return await _shown(request, who)


async def _shown(
    request: Request, who: Visitor, status: int = 200, given: Hook | None = None, refused: str = ""
) -> Response:
    """The page; of what was refused, with what was `given`, to be mended."""
    tells = notices(request)
    own = await run_in_threadpool(tells.hooks_of, who.print)
    tables = await run_in_threadpool(mine.running, keeper(request), who)
    quiet = await run_in_threadpool(tells.quiet, who.print)
    values: dict[str, Any] = {"hooks": own, "tables": tables, "quiet": quiet, "every": EVERY}
    values |= {"kinds": list(hooks.KINDS), "mail": tells.post is not None, "mailed": MAIL}
    values["key"] = await run_in_threadpool(lambda: tells.pusher.public)
    values |= {"given": given, "refused": refused}
    values["errors"] = [each.error and error_said(each.error, who) for each in own]
    return page(request, who, "told.html", status, **values)


def error_said(error: str, who: Visitor) -> str:
    """Why something was not taken, in words."""
    word, _, number = error.partition(" ")
    return who.say(f"told-error-{word}", number=number)


async def keep(
    request: Request,
    who: Proven,
    kind: Annotated[str, Form()],
    address: Annotated[str, Form()],
    every: Annotated[int, Form()] = 0,
    p256dh: Annotated[str, Form()] = "",
    auth: Annotated[str, Form()] = "",
) -> Response:
    """Be told somewhere from now on: at an address, in a mailbox, or in this browser."""
    if kind not in KINDS or every not in EVERY:
        raise Problem(422, "not-found")
    hook = Hook(guest=who.print, kind=kind, address=address.strip(), every=every)
    hook.lang, hook.here = who.lang, str(request.base_url)
    if kind == PUSH:
        hook.keys, hook.device = {"p256dh": p256dh, "auth": auth}, who.device
    if kind == MAIL:
        hook.here = request.app.state.site  # whoever asks could have links lead elsewhere
        hook.confirmed = who.account is not None and who.account.mail == hook.address.lower()
    # a mailbox may be anybody's, and who asks for many may come as somebody new each time
    refuse_more_tests(request, visitor_of(request.scope) if kind == MAIL else who.print)
    try:
        await notices(request).tried(notices(request).keep, hook)
    except Undelivered as error:
        return await _refused(request, who, hook, str(error))
    return done(request, RedirectResponse(PAGE, 303), "keep")


async def _refused(request: Request, who: Visitor, hook: Hook, error: str) -> Response:
    """What cannot be, in words; on the page, with what was filled in."""
    if "text/html" in accepted(request):
        return await _shown(request, who, 422, hook, error_said(error, who))
    word, _, number = error.partition(" ")
    raise Problem(422, f"told-error-{word}", number=number)


def refuse_more_tests(request: Request, who: str) -> None:
    """Nobody tries again and again."""
    if seconds := notices(request).tests.wait(Asker(who, visitor_of(request.scope))):
        raise Problem(429, "told-many-tests", again=seconds)


async def test(request: Request, who: Proven, hook: Own) -> Response:
    """Send something at once."""
    refuse_more_tests(request, who.print)
    try:
        await notices(request).tried(notices(request).test, hook)
    except Undelivered as error:
        return await _refused(request, who, hook, str(error))
    return RedirectResponse(PAGE, 303)


async def forget(request: Request, hook: Own) -> Response:
    """Be told nothing more there."""
    await run_in_threadpool(notices(request).forget, hook)
    return RedirectResponse(PAGE, 303)


async def choose(request: Request, who: Proven, hook: Own) -> Response:
    """Be told there of some of one's tables: those that are `on`."""
    wanted = {str(name) for name in (await request.form()).getlist("on")}
    tables = await run_in_threadpool(mine.running, keeper(request), who)
    own = {table.id for table in tables}
    await run_in_threadpool(notices(request).hush, hook, own, own - wanted)
    return RedirectResponse(PAGE, 303)


# --- by the links of letters, which whoever reads them may follow in any browser


async def _linked(request: Request, what: str, sealed: str) -> Hook:
    found = await run_in_threadpool(notices(request).linked, what, sealed)
    if found is None:
        raise Problem(404, "told-link-old")
    return found


async def ask_in(request: Request, who: Who, sealed: str) -> Response:
    """Whether whoever reads a mailbox wants to be told there; programs that look do not say so."""
    hook = await _linked(request, letters.IN, sealed)
    own = await run_in_threadpool(keeper(request).store.players, [hook.guest])
    name = next((each.name for each in own.values() if each.name), who.say("guest"))
    return page(request, who, "letter.html", hook=hook, word="in", done=hook.confirmed, name=name)


async def go_in(request: Request, who: Proven, sealed: str) -> Response:
    """They do."""
    hook = await _linked(request, letters.IN, sealed)
    await run_in_threadpool(notices(request).confirm, hook)
    return page(request, who, "letter.html", hook=hook, word="in", done=True)


async def ask_out(request: Request, who: Who, sealed: str) -> Response:
    """Whether they want no more letters."""
    hook = await _linked(request, letters.OUT, sealed)
    return page(request, who, "letter.html", hook=hook, word="out", done=False)


async def go_out(request: Request, who: Who, sealed: str) -> Response:
    """They do not; programs for mail say so, too, by one click (RFC 8058)."""
    hook = await _linked(request, letters.OUT, sealed)
    await run_in_threadpool(notices(request).forget, hook)
    return page(request, who, "letter.html", hook=hook, word="out", done=True)


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show),
    (PAGE, "POST", keep),
    (f"{PAGE}/{{hook}}/test", "POST", test),
    (f"{PAGE}/{{hook}}/delete", "POST", forget),
    (f"{PAGE}/{{hook}}/tables", "POST", choose),
    (f"/{letters.IN}/{{sealed}}", "GET", ask_in),
    (f"/{letters.IN}/{{sealed}}", "POST", go_in),
    (f"/{letters.OUT}/{{sealed}}", "GET", ask_out),
    (f"/{letters.OUT}/{{sealed}}", "POST", go_out),
)
