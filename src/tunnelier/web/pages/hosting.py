"""The host's page: people, tables, reports, announcements, how the service fares, and its log."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Form, Query, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.language import LANGUAGES
from tunnelier.games import meta, names

from ..door.people import plain_name
from ..keeping.files import processes
from ..keeping.store import Seat, Table
from ..people.hosts import Host, Hosts, Person
from ..playing.live import Live
from ..playing.tables import Keeper, known_as
from ..watching.meter import Meter
from .standing import said as rating_said
from .visitors import (
    HEARD,
    Problem,
    Proven,
    Route,
    Visitor,
    Who,
    any_table,
    given_name,
    hosts,
    keeper,
    page,
    remember,
)

PAGE = "/host"
KINDS = ("running", "open", "ended")
"""Of tables: how a host finds them."""
MOST_WORDS = 500
MOST_DAYS, MOST_HOURS = 3650, 24 * 366
MOST_HEARD = 20
"""So many announcements a browser remembers having heard, the latest."""


async def host_of(request: Request, who: Who) -> Host:
    """The visitor, who must be a host now."""
    found = await run_in_threadpool(hosts(request).host, who.print)
    if found is None:
        raise Problem(403, "hosting-only")
    return found


async def acting_host(request: Request, who: Proven) -> Host:
    """The same, of whom something is sent."""
    return await host_of(request, who)


Looking = Annotated[Host, Depends(host_of)]
Acting = Annotated[Host, Depends(acting_host)]
AtAny = Annotated[Live, Depends(any_table)]
Words = Annotated[str, Form(max_length=MOST_WORDS)]


class Listed(NamedTuple):
    """A table as a host finds it."""

    table: Table
    seats: list[Seat]

    @property
    def title(self) -> str:
        """The game; what it is called inside, where it is not here any more."""
        return meta(self.table.game).title if self.table.game in names() else self.table.game

    def people(self, who: Visitor) -> list[tuple[str | None, str]]:
        """Who sits there: by which a host finds them, if it is a person, and what they are called.

        Free seats are left out.
        """
        called = [(s.guest, known_as(self.seats, s.number, who.lang)) for s in self.seats]
        return [(guest, name) for guest, name in called if name]


async def host_page(request: Request, who: Visitor, part: str, **values: Any) -> Response:
    """A part of the host's page, with how many reports wait on each of them."""
    waiting = await run_in_threadpool(hosts(request).open_reports)
    return page(request, who, f"host-{part}.html", part=part, waiting=waiting, **values)


# --- how the service fares, who hosts, what was announced and done


async def show_now(request: Request, who: Who, me: Looking) -> Response:
    """What the service is doing, what is announced, who hosts, and what hosts did."""
    meter: Meter = request.app.state.meter
    ours: Hosts = hosts(request)
    engine = keeper(request).store.engine
    doing = await run_in_threadpool(meter.glance)
    values: dict[str, Any] = {
        "doing": {"processes": await run_in_threadpool(processes, engine), **doing},
        "well": await request.app.state.pulse.beats(),
        "lines": ours.announced(),
        "spoken": LANGUAGES,
        "all_hosts": await run_in_threadpool(ours.hosts),
        "deeds": await run_in_threadpool(ours.deeds),
    }
    return await host_page(request, who, "now", me=me, **values)


async def announce(
    request: Request, me: Acting, hours: Annotated[int, Form(ge=1, le=MOST_HOURS)]
) -> Response:
    """Have a line stand on every page, in the languages that it was given in."""
    form = await request.form()
    given = {lang: plain_name(str(form.get(f"text-{lang}") or "")) for lang in LANGUAGES}
    words = {lang: text for lang, text in given.items() if text}
    if not words or any(len(text) > MOST_WORDS for text in words.values()):
        raise Problem(422, "too-long" if words else "hosting-no-words")
    await run_in_threadpool(hosts(request).announce, me, words, hours)
    return RedirectResponse(PAGE, 303)


async def withdraw(request: Request, me: Acting, number: Annotated[int, Form()]) -> Response:
    """Take a line off all pages."""
    await run_in_threadpool(hosts(request).withdraw, me, number)
    return RedirectResponse(PAGE, 303)


async def hear(
    request: Request, who: Proven, number: Annotated[int, Form()], back: Annotated[str, Form()]
) -> Response:
    """Not be shown an announcement again; the page it stood on is shown anew."""
    if not back.startswith("/") or back.startswith(("//", "/\\")):
        raise Problem(422, "not-found")
    before = [each for each in request.cookies.get(HEARD, "").split(".") if each.isdecimal()]
    answer = RedirectResponse(back, 303)
    remember(request, answer, HEARD, ".".join([*before, str(number)][-MOST_HEARD:]))
    return answer


# --- who hosts


async def show_invitation(request: Request, who: Who, invitation: str) -> Response:
    """Ask whoever came by an invitation whether they want to host: a look alone uses nothing up."""
    if who.signer.invited(invitation) is None:
        raise Problem(403, "hosting-not-invited")
    return page(request, who, "host-invited.html", invitation=invitation)


async def accept(request: Request, who: Proven, invitation: str) -> Response:
    """Become a host."""
    form, kept = await request.form(), who.signer.invited(invitation)
    name = given_name(form.get("name")) or ""
    if kept is None or not await run_in_threadpool(hosts(request).welcome, kept, who.print, name):
        raise Problem(403, "hosting-not-invited")
    return RedirectResponse(PAGE, 303)


async def name_host(request: Request, me: Acting, guest: Annotated[str, Form()]) -> Response:
    """Make somebody a host who has played here, and is not banned."""
    person = await _person(request, guest)
    if person.ban is not None or not person.tables:
        raise Problem(403, "not-possible")
    await run_in_threadpool(hosts(request).name, me, guest, person.name)
    return RedirectResponse(f"{PAGE}/people?guest={guest}", 303)


async def drop_host(request: Request, me: Acting, guest: Annotated[str, Form()]) -> Response:
    """Let somebody host no more; oneself too."""
    await run_in_threadpool(hosts(request).drop, me, guest)
    return RedirectResponse("/" if guest == me.guest else PAGE, 303)


# --- people


async def show_people(
    request: Request,
    who: Who,
    me: Looking,
    name: Annotated[str, Query(max_length=100)] = "",
    guest: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """Those who play here, by a part of their name; or one of them."""
    store = keeper(request).store
    people = await run_in_threadpool(hosts(request).people, name.strip(), guest)
    guests = [each.guest for each in people]
    pages = await run_in_threadpool(store.players, guests)
    found: dict[str, list[str]] = {}
    for game, ratings in (await run_in_threadpool(store.ratings, guests)).items():
        for each, rating in ratings.items():
            title = meta(game).title if game in names() else game
            found.setdefault(each, []).append(f"{title}: {rating_said(rating, who)}")
    values: dict[str, Any] = {"people": people, "pages": pages, "ratings": found}
    return await host_page(request, who, "people", me=me, name=name, **values)


async def _person(request: Request, guest: str) -> Person:
    (found,) = await run_in_threadpool(hosts(request).people, "", guest)
    return found


async def ban(
    request: Request,
    me: Acting,
    guest: Annotated[str, Form(max_length=100)],
    reason: Words,
    days: Annotated[str, Form(pattern=r"\d{0,4}")] = "",
) -> Response:
    """Ban somebody, for some days or for good."""
    person, why = await _person(request, guest), plain_name(reason)
    length = int(days) if days else None
    if not why or not (person.tables or person.names) or (length or 1) > MOST_DAYS:
        raise Problem(422, "hosting-no-words")
    if not await run_in_threadpool(hosts(request).ban, me, guest, person.name, why, length):
        raise Problem(403, "not-possible")
    return RedirectResponse(f"{PAGE}/people?guest={guest}", 303)


async def lift(request: Request, me: Acting, guest: Annotated[str, Form()]) -> Response:
    """Ban somebody no more."""
    await run_in_threadpool(hosts(request).lift, me, guest)
    return RedirectResponse(f"{PAGE}/people?guest={guest}", 303)


# --- tables


async def show_tables(
    request: Request,
    who: Who,
    me: Looking,
    kind: Annotated[str, Query()] = KINDS[0],
    name: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """The tables of a kind, by their own name or by that of somebody who sits there."""
    if kind not in KINDS:
        raise Problem(404, "not-found")
    found = await run_in_threadpool(hosts(request).tables, kind, name.strip())
    seats = await run_in_threadpool(keeper(request).store.seats_of, [each.id for each in found])
    tables = [Listed(each, seats[each.id]) for each in found]
    values: dict[str, Any] = {"tables": tables, "kinds": KINDS, "kind": kind, "name": name}
    return await host_page(request, who, "tables", me=me, **values)


async def end_table(request: Request, me: Acting, live: AtAny, word: Words = "") -> Response:
    """End a match, or close a table, a group's too, with a word to those who sit there."""
    tables: Keeper = keeper(request)
    said = plain_name(word)
    if not await run_in_threadpool(tables.end_by_host, live, said):
        raise Problem(409, "not-possible")
    await run_in_threadpool(hosts(request).note, me, "ended", live.id, said)
    return RedirectResponse(f"{PAGE}/tables", 303)


# --- reports


async def show_reports(request: Request, who: Who, me: Looking) -> Response:
    """What was told about people: what waits, and what is settled."""
    found = [await run_in_threadpool(hosts(request).reports, done) for done in (False, True)]
    return await host_page(request, who, "reports", me=me, open=found[0], settled=found[1])


async def settle(
    request: Request, me: Acting, number: Annotated[int, Form()], note: Words = ""
) -> Response:
    """Be done with a report."""
    if not await run_in_threadpool(hosts(request).settle, me, number, plain_name(note)):
        raise Problem(409, "not-possible")
    return RedirectResponse(f"{PAGE}/reports", 303)


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show_now),
    (f"{PAGE}/announce", "POST", announce),
    (f"{PAGE}/withdraw", "POST", withdraw),
    (f"{PAGE}/invited/{{invitation}}", "GET", show_invitation),
    (f"{PAGE}/invited/{{invitation}}", "POST", accept),
    (f"{PAGE}/name", "POST", name_host),
    (f"{PAGE}/drop", "POST", drop_host),
    (f"{PAGE}/people", "GET", show_people),
    (f"{PAGE}/ban", "POST", ban),
    (f"{PAGE}/lift", "POST", lift),
    (f"{PAGE}/tables", "GET", show_tables),
    (f"{PAGE}/tables/{{name}}/end", "POST", end_table),
    (f"{PAGE}/reports", "GET", show_reports),
    (f"{PAGE}/settle", "POST", settle),
    ("/heard", "POST", hear),
)
