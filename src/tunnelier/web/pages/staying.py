"""Staying who you are: a name, an account, its ways in, sign-ins; one's own data, and leaving."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Form, Request
from fastapi.responses import JSONResponse, RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ..door.people import COOKIE
from ..keeping.store import Account
from ..people import belongings, passkeys
from ..people.accounts import LastWayIn, browser_named, new_person
from ..people.belongings import BothSides
from ..people.passkeys import Site, Unproven
from . import mine
from .visitors import (
    AGREED,
    CALLED,
    PREFERRED,
    Problem,
    Proven,
    Route,
    Visitor,
    Welcome,
    Who,
    accounts,
    given_name,
    goodbye,
    keeper,
    page,
    remember,
    remember_name,
)

PAGE = "/account"
CREDENTIAL = Form(max_length=20_000)
"""What a browser has signed; the largest are a tenth of that."""


async def show(request: Request, who: Who) -> Response:
    """Who somebody is: a guest, or an account with its ways in and where they are used."""
    values: dict[str, Any] = {
        "passkeys_work": Site.of(request) is not None,
        "mail_works": mail_works(request),
    }
    if who.account is None:
        own = await run_in_threadpool(belongings.count_tables, keeper(request).store, who.print)
        return page(request, who, "account.html", own=own, **values)
    person, known = who.account.person, accounts(request)
    values["passkeys"] = await run_in_threadpool(known.passkeys, person)
    values["sign_ins"] = await run_in_threadpool(known.sign_ins, person)
    return page(request, who, "account.html", **values)


async def rename(request: Request, who: Welcome) -> Response:
    """Be called so from now on."""
    name = given_name((await request.form()).get("name"))
    if name and who.account is not None:
        await run_in_threadpool(accounts(request).change, who.print, name=name)
    await run_in_threadpool(keeper(request).store.greet, who.print, name)
    return remember_name(request, who, RedirectResponse(PAGE, 303), name)


# --- passkeys


async def ask(
    request: Request, who: Proven, what: Annotated[Literal["make", "add", "use"], Form()]
) -> Response:
    """What a browser is to sign: to make an account, to add a passkey, or to sign in."""
    site, challenge = _site(request), passkeys.new_challenge()
    person = new_person() if what == "make" else ""
    if what == "use":
        options = passkeys.to_use(site, challenge)
    else:
        person = person or account_of(who).person
        known = await run_in_threadpool(accounts(request).passkeys, person)
        name = given_name((await request.form()).get("name")) or who.name or who.say("guest")
        options = passkeys.to_make(site, challenge, person, name, known)
    about = f"{who.device} {person}"  # another browser's answer is none
    await run_in_threadpool(accounts(request).ticket, what, about, passkeys.LASTS, challenge)
    return JSONResponse(options)


async def make(
    request: Request,
    who: Proven,
    credential: Annotated[str, CREDENTIAL],
    name: Annotated[str, Form()],
) -> Response:
    """An account for whoever has made a passkey; what they have as a guest is the account's."""
    if who.account is not None:
        raise Problem(409, "account-already")
    person, made = await _made(request, who, "make", credential)
    called = given_name(name)
    if called is None:
        raise Problem(422, "account-nameless")
    settings = request.cookies.get(PREFERRED, "")
    account = Account(person=person, name=called, settings=settings)
    passkey = made.passkey(person, _browser(request) or who.say("account-passkey"))
    if not await run_in_threadpool(accounts(request).make, account, passkey):
        raise Problem(409, "account-unproven")
    return await signed_in(request, who, person)


async def add_passkey(
    request: Request, who: Proven, credential: Annotated[str, CREDENTIAL]
) -> Response:
    """One more way in."""
    person, made = await _made(request, who, "add", credential)
    if person != account_of(who).person:
        raise Problem(403, "account-unproven")
    passkey = made.passkey(person, _browser(request) or who.say("account-passkey"))
    if not await run_in_threadpool(accounts(request).add_passkey, passkey):
        raise Problem(409, "account-unproven")
    return JSONResponse({"go": PAGE})


async def sign_in(
    request: Request, who: Proven, credential: Annotated[str, CREDENTIAL]
) -> Response:
    """Be who a passkey belongs to, in this browser too; what a guest has here comes along."""
    if who.account is not None:
        raise Problem(409, "account-already")
    known = accounts(request)
    try:
        challenge, name = passkeys.challenge_of(credential), passkeys.name_of(credential)
        await _take(request, who, "use", challenge)
        passkey = await run_in_threadpool(known.passkey, name)
        if passkey is None:
            raise Problem(403, "account-unknown-passkey")
        uses = passkeys.used(_site(request), challenge, credential, passkey)
    except Unproven:
        raise Problem(403, "account-unproven") from None
    answer = await signed_in(request, who, passkey.person)
    await run_in_threadpool(known.use, passkey.id, uses)
    return answer


async def _made(
    request: Request, who: Visitor, what: str, credential: str
) -> tuple[str, passkeys.Made]:
    """Whose passkey a browser has made, and the passkey."""
    try:
        challenge = passkeys.challenge_of(credential)
        person = await _take(request, who, what, challenge)
        return person, passkeys.made(_site(request), challenge, credential)
    except Unproven:
        raise Problem(403, "account-unproven") from None


async def _take(request: Request, who: Visitor, what: str, challenge: str) -> str:
    """For whom a challenge was made; Unproven if it was not for this browser, or is used up."""
    about = await run_in_threadpool(accounts(request).take, what, challenge) or ""
    device, _, person = about.partition(" ")
    if device != who.device:
        raise Unproven
    return person


def mail_works(request: Request) -> bool:
    """Whether somebody may sign in by a letter: whoever hosts has said by whom, and where to."""
    return request.app.state.post is not None and bool(request.app.state.site)


def _site(request: Request) -> Site:
    site = Site.of(request)
    if site is None:
        raise Problem(403, "account-no-passkeys")
    return site


def account_of(who: Visitor) -> Account:
    """The account of somebody who must have signed in."""
    if who.account is None:
        raise Problem(403, "account-not-signed-in")
    return who.account


def _browser(request: Request) -> str:
    return browser_named(request.headers.get("user-agent", ""))


async def change_passkey(
    request: Request, who: Proven, passkey: Annotated[str, Form()]
) -> Response:
    """Call a passkey otherwise, or (`remove`) sign in by it no more."""
    form, person, known = await request.form(), account_of(who).person, accounts(request)
    if "remove" in form:
        try:
            await run_in_threadpool(known.remove_passkey, person, passkey, mail_works(request))
        except LastWayIn:
            raise Problem(409, "account-last-way") from None
    elif name := given_name(form.get("name")):
        await run_in_threadpool(known.rename_passkey, person, passkey, name)
    return RedirectResponse(PAGE, 303)


# --- where somebody has signed in


async def signed_in(
    request: Request, who: Visitor, person: str, answer: Response | None = None
) -> Response:
    """The answer to somebody who has proven who they are."""
    try:
        await run_in_threadpool(belongings.come_along, keeper(request), who.print, person)
    except BothSides:
        raise Problem(409, "account-both-sides") from None
    known, browser = accounts(request), _browser(request)
    secret = await run_in_threadpool(known.sign_in, person, browser, who.device)
    answer = answer or JSONResponse({"go": PAGE})
    remember(request, answer, COOKIE, who.signer.cookie(secret))
    # what was chosen as a guest is not the account's
    remember(request, answer, AGREED, request.cookies.get(PREFERRED, ""))
    return answer


async def end_sign_ins(
    request: Request, who: Proven, sign_in: Annotated[str, Form()] = ""
) -> Response:
    """End a sign-in, one's own among them, or (without a word which) all others.

    What a browser that is out has kept of one's seats opens them no more.
    """
    person, known = account_of(who).person, accounts(request)
    answer = RedirectResponse(PAGE, 303)
    if sign_in:
        await run_in_threadpool(known.end, person, sign_in)
    else:
        await run_in_threadpool(known.end_others, person, who.device)
    await run_in_threadpool(belongings.close_links, keeper(request), person)
    return goodbye(request, who, answer) if sign_in == who.device else answer


# --- one's own data


async def hand_out(request: Request, who: Who) -> Response:
    """All that is kept of somebody, as a file."""
    if seconds := accounts(request).exports.wait(who.print):
        raise Problem(429, "account-many-exports", again=seconds)
    made = await run_in_threadpool(belongings.handed_out, keeper(request), who.print)
    headers = {"Content-Disposition": 'attachment; filename="tunnelier.zip"'}
    return Response(made, media_type="application/zip", headers=headers)


async def before_leaving(request: Request, who: Who) -> Response:
    """What becomes of what somebody has here, and whether they are sure."""
    running = await run_in_threadpool(mine.running, keeper(request), who)
    return page(request, who, "leave.html", running=len(running))


async def leave(request: Request, who: Proven) -> Response:
    """Be forgotten, if one is `sure`."""
    if "sure" not in await request.form():
        raise Problem(422, "account-not-sure")
    await run_in_threadpool(belongings.leave, keeper(request), who.print)
    answer = RedirectResponse("/", 303)
    remember(request, answer, CALLED, "")
    return goodbye(request, who, answer)


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show),
    (f"{PAGE}/name", "POST", rename),
    (f"{PAGE}/ask", "POST", ask),
    (f"{PAGE}/make", "POST", make),
    (f"{PAGE}/sign-in", "POST", sign_in),
    (f"{PAGE}/passkeys", "POST", add_passkey),
    (f"{PAGE}/passkeys/change", "POST", change_passkey),
    (f"{PAGE}/sign-ins/end", "POST", end_sign_ins),
    (f"{PAGE}/data.zip", "GET", hand_out),
    (f"{PAGE}/leave", "GET", before_leaving),
    (f"{PAGE}/leave", "POST", leave),
)
