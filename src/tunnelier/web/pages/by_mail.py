"""Signing in by a link in a letter, where whoever hosts has set up mail.

A letter is sent whether an account knows the mailbox or not, so that nobody learns which it is but
who reads it. Anybody may have one sent to anybody, so nobody's asking may keep its owner from one:
a few lie in a mailbox at most, and where they do, no other is sent, but the newest of them that was
not used is good anew. Whoever reads the mailbox can sign in by it, whoever has asked.

What opens the link is shown first whom they will be: programs that look into letters follow links,
but press no buttons.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ..door.door import visitor_of
from ..door.limits import Asker
from ..keeping.store import Account
from ..people import belongings
from ..people.accounts import LETTERS, LastWayIn, new_person
from ..telling.hooks import Undelivered
from ..telling.mail import Post, mailbox_of
from .staying import PAGE, account_of, mail_works, signed_in
from .visitors import (
    PREFERRED,
    Problem,
    Proven,
    Route,
    Visitor,
    Who,
    accounts,
    given_name,
    keeper,
    page,
)

MAIL = "mail"
"""What tickets are good for that stand in letters."""
LASTS = timedelta(minutes=15)
NOBODY = "-"
"""Whom a ticket is for, if that depends on the mailbox."""


async def ask(request: Request, who: Proven, address: Annotated[str, Form()]) -> Response:
    """Have a letter sent: to sign in, or (who has) to sign in by this mailbox from now on."""
    if not mail_works(request):
        raise Problem(404, "not-found")
    try:
        mailbox = mailbox_of(address).lower()
        person = who.account.person if who.account else NOBODY
        about = f"{person} {mailbox}"
        if await run_in_threadpool(accounts(request).enough, MAIL, about, LETTERS[0], LASTS):
            return page(request, who, "letter_sent.html", mailbox=mailbox, waits=True)
        _refuse_more_letters(request, who, mailbox)
        secret = await run_in_threadpool(accounts(request).ticket, MAIL, about, LASTS)
        link = f"{request.app.state.site}{PAGE.strip('/')}/mail/{secret}"
        said = who.say("account-letter", link=link, length=who.length(int(LASTS.total_seconds())))
        await _send(request, secret, mailbox, who.say("account-letter-title"), said)
    except Undelivered as error:
        word, _, number = str(error).partition(" ")
        raise Problem(422, f"told-error-{word}", number=number) from None
    return page(request, who, "letter_sent.html", mailbox=mailbox, waits=False)


async def _send(request: Request, secret: str, to: str, subject: str, text: str) -> None:
    """Send a letter; one that no mailbox has taken does not lie there, and its link is void."""
    post: Post = request.app.state.post
    try:
        await run_in_threadpool(post.send, to, subject, text)
    except Undelivered:
        await run_in_threadpool(accounts(request).take, MAIL, secret)
        raise


def _refuse_more_letters(request: Request, who: Visitor, mailbox: str) -> None:
    """Nobody fills many mailboxes by us, nor one by many accounts; who may not ask counts nowhere.

    What lets somebody in is counted where it lies, and not among what others have sent there.
    """
    kept, asker = accounts(request), Asker(who.print, visitor_of(request.scope))
    seconds = kept.letters.wait(asker)
    if not seconds and who.account:
        seconds = kept.mailboxes.wait(mailbox)
    if seconds:
        raise Problem(429, "account-many-letters", again=seconds)


async def come(request: Request, who: Who, link: str) -> Response:
    """Whom a link makes somebody, and whether they want that."""
    person, mailbox = await _about(request, link)
    account = await _account(request, person, mailbox)
    own = await run_in_threadpool(belongings.count_tables, keeper(request).store, who.print)
    values: dict[str, Any] = {"mailbox": mailbox, "account": account, "own": own}
    return page(request, who, "by_mail.html", link=link, adds=person != NOBODY, **values)


async def prove(request: Request, who: Proven, link: str) -> Response:
    """Sign in by a link, make an account by it, or confirm that a mailbox is one's own."""
    person, mailbox = await _about(request, link)
    account = await _account(request, person, mailbox)
    if person == NOBODY and who.account is not None:
        raise Problem(409, "account-already")
    name = account.name if account else given_name((await request.form()).get("name"))
    if name is None:
        raise Problem(422, "account-nameless")
    if await run_in_threadpool(accounts(request).take, MAIL, link) is None:
        raise Problem(404, "account-old-link")
    if person != NOBODY:
        if not await run_in_threadpool(accounts(request).set_mail, person, mailbox):
            raise Problem(409, "account-mail-taken")
        return RedirectResponse(PAGE, 303)
    if account is None:
        settings = request.cookies.get(PREFERRED, "")
        account = Account(person=new_person(), name=name, mail=mailbox, settings=settings)
        if not await run_in_threadpool(accounts(request).make, account):
            raise Problem(409, "account-mail-taken")  # by another link, a moment ago
    return await signed_in(request, who, account.person, RedirectResponse(PAGE, 303))


async def _about(request: Request, link: str) -> tuple[str, str]:
    """For whom a link is, and which mailbox it was sent to."""
    about = await run_in_threadpool(accounts(request).look_at, MAIL, link)
    if about is None:
        raise Problem(404, "account-old-link")
    person, _, mailbox = about.partition(" ")
    return person, mailbox


async def _account(request: Request, person: str, mailbox: str) -> Account | None:
    """Whose account a link is for; None where it makes one."""
    if person == NOBODY:
        return await run_in_threadpool(accounts(request).by_mail, mailbox)
    account = await run_in_threadpool(accounts(request).account, person)
    if account is None:
        raise Problem(404, "account-old-link")  # they have left since
    return account


async def forget(request: Request, who: Proven) -> Response:
    """Sign in by mail no more."""
    try:
        await run_in_threadpool(accounts(request).remove_mail, account_of(who).person)
    except LastWayIn:
        raise Problem(409, "account-last-way") from None
    return RedirectResponse(PAGE, 303)


ROUTES: tuple[Route, ...] = (
    (f"{PAGE}/mail", "POST", ask),
    (f"{PAGE}/mail/delete", "POST", forget),
    (f"{PAGE}/mail/{{link}}", "GET", come),
    (f"{PAGE}/mail/{{link}}", "POST", prove),
)
