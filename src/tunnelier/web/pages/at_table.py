"""At the table: what is shown, what is played, who sits."""

from __future__ import annotations

import gzip
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, StreamingResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.bots import LEVELS, coach, is_ready_to_look
from tunnelier.core.sight import Sight
from tunnelier.games import meta
from tunnelier.play.log import Refused

from ..door.door import visitor_of
from ..door.limits import Asker
from ..door.people import fingerprint, new_link, plain_name
from ..keeping.store import Seat
from ..playing.clocks import A_DAY, faces
from ..playing.live import Ear, Live
from ..playing.processes import Processes
from ..playing.tables import Stale, known_as
from ..playing.thinking import Place
from ..showing import show
from ..showing.drawing import QUICKLY, Order, story
from ..showing.teller import GZIP_HEAD, Teller, packed, unpacked
from ..words import MESSAGES
from .visitors import (
    PREFERENCES,
    At,
    Problem,
    Proven,
    Route,
    Visitor,
    Welcome,
    Who,
    accepted,
    accounts,
    beside,
    company,
    done,
    given_name,
    greeted,
    hosts,
    keeper,
    name_in,
    own_seat,
    page,
    presence,
    refuse_more_seats,
    refuse_more_tables,
    remember_name,
    script_words,
    seated,
    still,
    thought,
    thought_at,
)

MOST_REMARK = 500
HINTS = 5
"""So many moves the coach speaks of."""


def teller(request: Request) -> Teller:
    """Who tells pages how tables stand."""
    found: Teller = request.app.state.teller
    return found


async def show_table(request: Request, who: Who, live: At) -> Response:
    """The table, as whoever looks may see it."""
    told = await run_in_threadpool(teller(request).state, live, who.print, who.lang, who.narrow)
    if told["seat"] is not None:
        await run_in_threadpool(keeper(request).seen, live, who.print)
    link = _own_link(request, live, told["seat"])
    return page(
        request,
        who,
        "table.html",
        live=live,
        told=told,
        board=Markup(told.get("board", "")),  # made by our own code, which escapes
        game=meta(live.table.game),
        levels=list(LEVELS),
        link=f"{request.base_url}t/{live.id}/sit/{link}" if link else None,
        here=str(request.url_for("show_table", name=live.id)),
        key=secrets.token_urlsafe(8),
        words=script_words(who),
        preferences=PREFERENCES,
        ending=await run_in_threadpool(_ending, live, who) if told["over"] else None,
        deletable=live.deletable_by(who.print),
        faces=faces(told["clock"], keeper(request).time.now(), who.lang) if told["clock"] else {},
        pace=pace_said(live, who),
        vacation=_vacation(live, told["seat"]),
        pages=await run_in_threadpool(_pages, request, live),
        others=_others(live, who),
        hosts=live.table.host == who.print,
        **await run_in_threadpool(_company, request, live, who),
    )


def _own_link(request: Request, live: Live, seat: int | None) -> str | None:
    """The link of a visitor's seat as their browser has it, if it still opens that seat."""
    link = request.cookies.get(f"seat-{live.id}", "")
    holds = seat is not None and live.seats[seat].link == fingerprint(link)
    return link if holds else None


def _company(request: Request, live: Live, who: Visitor) -> dict[str, Any]:
    """Before the match, whom a visitor can invite; after it, whom they have met."""
    kept, seat = company(request), live.seat_of(who.print)
    if seat is None:
        return {}
    if not live.begun:
        near = kept.within(live.table.group, kept.friends(who.print))
        groups = [g for g in kept.groups(who.print) if live.table.group in (None, g.id)]
        return {"friends": near, "groups": groups, "invited": kept.invited(live.id)}
    if not live.over:
        return {}
    guests = [each.guest for each in live.seats if each.guest and each.guest != who.print]
    players = keeper(request).store.players(guests).values()
    return {"met": [(each, kept.tie(who.print, each.guest)) for each in players]}


def pace_said(live: Live, who: Visitor) -> str | None:
    """What was agreed on about time."""
    if live.clock is None:
        late = who.length(live.table.patience)
        return who.say("rated-no-clock", length=late) if live.table.rated else None
    pace = live.clock.pace
    lengths = {"length": who.length(pace.seconds), "increment": who.length(pace.increment)}
    agreed = {
        "pace": who.say(f"pace-{pace.kind}", **lengths),
        "end": who.say(f"pace-end-{pace.end}"),
    }
    said = [who.say("pace-agreed", **agreed)]
    if pace.quiet:
        evening, morning = map(who.hour, pace.quiet)
        said.append(who.say("pace-quiet", evening=evening, morning=morning, zone=pace.zone))
    if pace.vacation:
        said.append(who.say("pace-vacation", length=who.length(pace.vacation)))
    return " ".join(said)


def _pages(request: Request, live: Live) -> dict[int, str]:
    """The pages of those at a table, by their seats."""
    guests = {seat.guest: seat.number for seat in live.seats if seat.guest}
    found = keeper(request).store.players(list(guests))
    return {guests[guest]: player.id for guest, player in found.items()}


def _vacation(live: Live, seat: int | None) -> int:
    """How many days of vacation somebody may still take."""
    if live.clock is None or seat is None:
        return 0
    return int(live.clock.vacation_left(seat) // A_DAY)


def _ending(live: Live, who: Visitor) -> dict[str, Any]:
    """How a match ended, as pages show it; the drawings are made by our own code, which escapes."""
    with live.lock:
        told = show.ending(live, who.lang)
    return {**told, "graph": Markup(told["graph"]), "keys": [*map(Markup, told["keys"])]}


async def tell_ending(request: Request, who: Who, live: At) -> Response:
    """The card that stands over the board when the match is over, for the page's script."""
    if not live.over:
        raise Problem(403, "not-yours")
    told = await run_in_threadpool(teller(request).state, live, who.print, who.lang, who.narrow)
    ending = await run_in_threadpool(_ending, live, who)
    met = await run_in_threadpool(_company, request, live, who)
    return page(request, who, "ending.html", live=live, told=told, ending=ending, **met)


async def tell_state(request: Request, who: Who, live: At) -> Response:
    """The same as data, for the page's script."""
    return await _as_json(request, teller(request).answer, live, who.print, who.lang, who.narrow)


async def _as_json(request: Request, tell: Callable[..., bytes], *values: Any) -> Response:
    """JSON, pressed for those who can unpack it."""
    text = await run_in_threadpool(tell, *values)
    if not _unpacks(request):
        return _json(text, packed=False)
    return _json(await run_in_threadpool(gzip.compress, text, QUICKLY), packed=True)


def _json(text: bytes, packed: bool) -> Response:
    headers = {"Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(text, media_type="application/json", headers=headers)


def _unpacks(request: Request) -> bool:
    """Whether a browser takes answers that are packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def events(
    request: Request,
    who: Who,
    live: At,
    had: Annotated[int, Query()] = 0,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """The table now and after every change: what changed of it, as `tell_state` tells it.

    Whoever has seen version `had` is not told of it again, nor of that which a browser heard last.
    """
    last = request.headers.get("last-event-id", "").partition(".")[0]
    version = int(last) if re.fullmatch(r"\d{1,9}", last) else had
    width = who.narrow if narrow is None else narrow
    pack = _unpacks(request)

    async def stream() -> AsyncIterator[bytes]:
        nonlocal version
        seat = live.seat_of(who.print)
        looks_on = seat is None
        if looks_on:
            live.look_on(who.print, 1)
        live.be_present(who.print, 1)
        ear, opened = Ear(live), seat is not None
        part = (lambda text: text) if pack else unpacked
        try:
            if pack:
                yield GZIP_HEAD
            yield part(packed(b"retry: 1000\n\n"))
            while not live.lost and await still(request, who, live):
                if (now := live.seat_of(who.print)) != seat:
                    seat, version = now, 0  # who sits elsewhere sees something else
                version, parts = await run_in_threadpool(
                    teller(request).message, live, who.print, who.lang, width, version
                )
                yield b"".join(map(part, parts))
                ear.told(version)
                if opened or keeper(request).may_be_told_elsewhere(live, seat):
                    await run_in_threadpool(keeper(request).seen, live, who.print)
                opened = False
                while not await ear.wait():
                    presence(request).note(who.print)
                    yield part(packed(b": still here\n\n"))
        finally:
            ear.close()
            live.be_present(who.print, -1)
            if looks_on:
                live.look_on(who.print, -1)

    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if pack:
        headers["Content-Encoding"] = "gzip"
    return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)


async def answer(
    request: Request,
    who: Proven,
    live: At,
    move: Annotated[str, Form()],
    version: Annotated[int, Form()],
    key: Annotated[str, Form(max_length=64)],
    anyway: Annotated[bool, Form()] = False,
) -> Response:
    """Play a move, in words or by its number; the coach may have a word first."""
    action = int(move) if move.isdecimal() and len(move) < 6 else move
    word = None if anyway else await _word(request, who, live, action, version)
    if word is not None and "text/html" not in accepted(request):
        return JSONResponse({"problem": "coach", "rule": None, **word}, 202)
    if word is not None:
        values: dict[str, Any] = {"move": move, "version": version, "key": key, "word": word}
        game = meta(live.table.game)
        return page(request, who, "word.html", live=live, game=game, **values)
    return await _act(request, who, live, keeper(request).play, action, version, key)


async def _word(
    request: Request, who: Visitor, live: Live, move: str | int, version: int
) -> dict[str, Any] | None:
    """What the coach says before a move is played, where somebody wants that and it matters.

    Nobody waits for a coach who is busy, nor for one who has not come yet.
    """
    seat = live.seat_of(who.print)
    if seat is None or not (live.seats[seat].coached and live.table.hints and live.begun):
        return None

    def looked() -> tuple[Sight, int] | None:
        with live.lock, suppress(Refused):
            if (live.version, live.match.seat) == (version, seat):
                return live.match.sight(), live.match.number_of(move, who.lang)
        return None

    def judged(_: Callable[[int], None]) -> coach.Judgement | None:
        if asked is None or live.version != version:
            return None
        found: coach.Judgement | None = thought_at(request, live, coach.word, *asked)
        return found

    asked = await run_in_threadpool(looked)
    if asked is None or not is_ready_to_look(live.match.game):
        return None
    about = ("word", live.id, version, asked[1])
    try:
        found = await thought(request, who, about, judged)
    except Problem:
        return None
    if found is None or isinstance(found, Place):
        return None

    def told() -> dict[str, Any] | None:
        with live.lock:
            return show.word(live, found, asked[1], who.lang) if live.version == version else None

    return await run_in_threadpool(told)


async def switch_coach(request: Request, who: Proven, live: At) -> Response:
    """Let the coach have a word before one's moves (`on`), or have it keep silent."""
    seat, wanted = own_seat(who, live), "on" in await request.form()
    if wanted and not live.table.hints:
        raise Problem(403, "not-possible")
    await run_in_threadpool(keeper(request).coach, live, seat, wanted)
    return RedirectResponse(f"/t/{live.id}", 303)


async def take_back(
    request: Request,
    who: Proven,
    live: At,
    version: Annotated[int, Form()],
    key: Annotated[str, Form(max_length=64)],
) -> Response:
    """Take the last answer back."""
    return await _act(request, who, live, keeper(request).undo, version, key)


async def _act(
    request: Request, who: Visitor, live: Live, deed: Callable[..., int], *values: Any
) -> Response:
    seat = own_seat(who, live)
    try:
        version = await run_in_threadpool(deed, live, seat, *values, who.lang)
    except Refused as refused:
        said = {"problem": "refused", "said": str(refused), "rule": refused.rule}
        return await _answered(request, who, live, 422, said)
    except Stale:
        told = await run_in_threadpool(show.stale, live, seat, MESSAGES["stale"], who.lang)
        said = {"problem": "stale", "said": told, "rule": None}
        return await _answered(request, who, live, 409, said)
    return await _answered(request, who, live, 200, {"version": version})


async def _settle(
    request: Request, who: Visitor, live: Live, deed: Callable[..., Any], *values: Any
) -> Response:
    """Do something that the keeper refuses if the table has changed since it was shown."""
    try:
        await run_in_threadpool(deed, live, *values)
    except Stale:
        return await _has_moved_on(request, who, live)
    return await _answered(request, who, live, 200, {"version": live.version})


async def _has_moved_on(request: Request, who: Visitor, live: Live) -> Response:
    said = {"problem": "stale", "said": who.say("stale"), "rule": None}
    return await _answered(request, who, live, 409, said)


async def _answered(
    request: Request, who: Visitor, live: Live, status: int, said: dict[str, Any]
) -> Response:
    if "text/html" not in accepted(request):
        return JSONResponse(said, status)
    if status == 200:
        return RedirectResponse(f"/t/{live.id}", 303)
    return page(request, who, "problem.html", status=status, back=f"/t/{live.id}", **said)


async def tell_story(
    request: Request,
    who: Who,
    live: At,
    after: Annotated[int, Query(ge=0)],
    upto: Annotated[int | None, Query(ge=0)] = None,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """What happened after a move, line by line, each with the board as it was then."""
    if not live.begun:
        raise Problem(404, "not-found")
    width, lang = who.narrow if narrow is None else narrow, who.lang
    seat, names = live.seat_of(who.print), tuple(show.names(live, lang))

    def told(apart: Processes) -> bytes:
        with live.lock:
            match = live.match.copy()
            order = Order.of(match, seat, lang, width, names)
        pressed: bytes = apart.do(story, match, order, after, upto)
        return pressed

    about = ("story", live.id, live.version, seat, lang, width, names, after, upto)
    pressed = await beside(request, who, about, told)
    packed = _unpacks(request)
    return _json(pressed if packed else gzip.decompress(pressed), packed)


async def foresee(who: Who, live: At, move: Annotated[int, Query(ge=0)]) -> Response:
    """What a legal move would do, as far as who is asked can know."""

    def found() -> list[dict[str, Any]]:
        with live.lock:
            return show.foreseen(live, live.seat_of(who.print), move, who.lang)

    return JSONResponse(await run_in_threadpool(found))


async def explain(who: Who, live: At, shape: Annotated[str, Query(max_length=80)]) -> Response:
    """What a shape of the board is, and why it is not lit."""

    def found() -> dict[str, Any]:
        with live.lock:
            return show.about(live, live.seat_of(who.print), shape, who.lang)

    return JSONResponse(await run_in_threadpool(found))


async def hint(request: Request, who: Who, live: At) -> Response:
    """What the coach would do in this seat's place, or how long the queue is."""
    seat = live.seat_of(who.print)
    if not live.table.hints or not live.begun or seat is None or seat != live.asked:
        raise Problem(403, "hint-not-yours")

    def asked(_: Callable[[int], None]) -> dict[str, Any]:
        with live.lock:
            version, sight = live.version, live.match.sight() if live.match.seat == seat else None
        best = thought_at(request, live, coach.advise, sight)[:HINTS] if sight else []
        with live.lock:
            return show.advice(live, best if live.version == version else [], who.lang)

    found = await thought(request, who, ("hint", live.id, live.version, who.lang), asked)
    if isinstance(found, Place):
        said = who.say("in-queue", ahead=found.ahead) if found.ahead else who.say("coach-thinks")
        return JSONResponse({"ahead": found.ahead, "said": said}, 202)
    return JSONResponse(found)


async def sit_down(
    request: Request, who: Welcome, live: At, number: Annotated[int, Form()]
) -> Response:
    """Take a free seat."""
    form = await request.form()
    name, link = name_in(form, who), new_link()
    if not 0 <= number < len(live.seats):
        raise Problem(404, "not-found")
    refuse_more_seats(request, Asker(who.print, visitor_of(request.scope)), live)
    taken = await run_in_threadpool(
        keeper(request).take, live, number, name, who.print, fingerprint(link)
    )
    if not taken:
        raise Problem(409, "taken")
    await run_in_threadpool(keeper(request).store.greet, who.print, name)
    answer = seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)
    return remember_name(request, who, answer, name)


async def come_by_link(request: Request, who: Who, live: At, link: str) -> Response:
    """Which seat a link opens: programs that look at what is sent follow links, and take none."""
    seat = await _linked(request, who, live, link)
    if seat.guest == who.print:
        return _taken_up(request, who, live, link)
    game, called = meta(live.table.game), show.seat_names(live, who.lang)[seat.number]
    name = known_as(live.seats, seat.number, who.lang)
    return page(request, who, "sit.html", live=live, game=game, link=link, called=called, name=name)


async def take_up(request: Request, who: Proven, live: At, link: str) -> Response:
    """Take up a seat again, on another device or after the cookie was lost."""
    seat = await _linked(request, who, live, link)
    await run_in_threadpool(keeper(request).hold, live, seat.number, who.print)
    await run_in_threadpool(keeper(request).store.greet, who.print, seat.name)
    return _taken_up(request, who, live, link)


async def _linked(request: Request, who: Visitor, live: Live, link: str) -> Seat:
    """The seat that a link opens, if it does for who comes by it."""
    store = keeper(request).store
    seat = await run_in_threadpool(store.seat_by_link, live.id, fingerprint(link))
    if seat is None:
        raise Problem(404, "not-found")
    await _refuse_to_swap(request, who, live, seat.guest or "")
    return seat


def _taken_up(request: Request, who: Visitor, live: Live, link: str) -> Response:
    answer = greeted(request, who, RedirectResponse(f"/t/{live.id}", 303))
    return seated(request, answer, live, link)


async def _refuse_to_swap(request: Request, who: Visitor, live: Live, holder: str) -> None:
    """Whose result it is stays so, where it counts and one of the two has an account.

    They have no need of a link. A guest who comes with another cookie cannot say who they were.
    """
    if who.print == holder or live.over or not (live.table.rated and live.begun):
        return
    if who.account or await run_in_threadpool(accounts(request).account, holder):
        raise Problem(403, "rated-link")


async def change_link(request: Request, who: Proven, live: At) -> Response:
    """A new link for one's own seat, or (`end`) none: the old one opens it no more."""
    seat = own_seat(who, live)
    ended = "end" in await request.form()
    link = "" if ended else new_link()
    await run_in_threadpool(
        keeper(request).relink, live, seat, None if ended else fingerprint(link)
    )
    answer = RedirectResponse(f"/t/{live.id}", 303)
    return seated(request, answer, live, link)


async def hand_over(request: Request, who: Proven, live: At) -> Response:
    """Let a bot play a seat, or play on oneself: one's own seat, or one that keeps all waiting."""
    form = await request.form()
    own = live.seat_of(who.print)
    level = str(form.get("level") or "") or None
    word = str(form.get("seat") or "")
    if word and not re.fullmatch("[0-7]", word):
        raise Problem(400, "not-found")
    seat = int(word) if word else own
    if own is None or seat is None:
        raise Problem(403, "not-yours")
    if seat != own:
        if seat != live.asked or keeper(request).overdue_in(live) != 0:
            raise Problem(403, "not-yours")
        return await _settle(request, who, live, keeper(request).pass_over, seat)
    if level is not None and level not in LEVELS:
        raise Problem(422, "not-found")
    if level is None and not live.may_come_back(seat):
        raise Problem(403, "time-over")
    if level is not None and live.table.rated:
        raise Problem(403, "rated-no-bot")
    return await _settle(request, who, live, keeper(request).hand_over, seat, level)


async def take_vacation(
    request: Request, who: Proven, live: At, days: Annotated[int, Form(ge=0, le=60)]
) -> Response:
    """Let one's own clock stand still for some days; none lets it run again."""
    seat = own_seat(who, live)
    if not await run_in_threadpool(keeper(request).take_vacation, live, seat, days * A_DAY):
        raise Problem(422, "vacation-too-long")
    return await _answered(request, who, live, 200, {"version": live.version})


def _others(live: Live, who: Visitor) -> dict[str, tuple[str, str]]:
    """Whom somebody can mute or report: by a word for a form, their name, and their cookie."""
    seats = [seat for seat in live.seats if seat.guest]
    found = {
        f"seat-{seat.number}": (known_as(live.seats, seat.number, who.lang) or "", seat.guest or "")
        for seat in seats
    }
    held = {seat.guest for seat in seats}
    for each in live.remarks:
        if each.gallery and each.guest and each.guest not in held:
            found[f"remark-{each.id}"] = show.speaker(live, each, who.lang) or "", each.guest
    return {word: about for word, about in found.items() if about[1] != who.print}


async def keep_peace(
    request: Request,
    who: Proven,
    live: At,
    about: Annotated[str, Form()],
    deed: Annotated[Literal["mute", "hear", "report"], Form()],
    text: Annotated[str, Form()] = "",
) -> Response:
    """Hear somebody no more, or again; or tell whoever hosts about them."""
    others = _others(live, who)
    if about not in others:
        raise Problem(404, "not-found")
    if len(text) > MOST_REMARK:
        raise Problem(422, "too-long")
    called, guest = others[about]
    tables = keeper(request)
    if deed == "report":
        told_by = Asker(who.print, visitor_of(request.scope))
        if seconds := hosts(request).complaints.wait(told_by):
            raise Problem(429, "too-often", again=seconds)
        said = plain_name(text)
        await run_in_threadpool(tables.report, live, who.print, guest, called, said)
    else:
        await run_in_threadpool(tables.mute, who.print, guest, deed == "mute")
    return done(request, RedirectResponse(f"/t/{live.id}", 303), deed, name=called)


async def send_away(
    request: Request, who: Proven, live: At, number: Annotated[int, Form(ge=0, lt=8)]
) -> Response:
    """Who opened a table sends somebody away, before the match begins."""
    if live.table.host != who.print or live.begun or number >= len(live.seats):
        raise Problem(403, "not-possible")
    if live.seats[number].guest in (None, who.print):
        raise Problem(403, "not-possible")
    called = known_as(live.seats, number, who.lang)
    try:
        await run_in_threadpool(keeper(request).send_away, live, number)
    except Stale:
        return await _has_moved_on(request, who, live)
    return done(request, RedirectResponse(f"/t/{live.id}", 303), "send-away", name=called)


async def agree_to_end(request: Request, who: Proven, live: At) -> Response:
    """Agree to end the match as it is (`yes`), or not any more."""
    seat, wanted = own_seat(who, live), "yes" in await request.form()
    if live.over or not live.begun or live.seats[seat].lost:
        raise Problem(403, "not-possible")
    if wanted and not live.ends_by_consent:
        raise Problem(403, "rated-resign")
    return await _settle(request, who, live, keeper(request).agree, seat, wanted)


async def resign(request: Request, who: Proven, live: At) -> Response:
    """Leave one's seat for good: the bot of the table plays on, and all are told."""
    seat = own_seat(who, live)
    if live.over:
        raise Problem(403, "not-possible")
    return await _settle(request, who, live, keeper(request).resign, seat)


async def rename(request: Request, who: Welcome, live: At) -> Response:
    """Be called by another name at this table."""
    seat, name = own_seat(who, live), given_name((await request.form()).get("name"))
    await run_in_threadpool(keeper(request).rename, live, seat, name)
    await run_in_threadpool(keeper(request).store.greet, who.print, name)
    answer = await _answered(request, who, live, 200, {"version": live.version})
    return remember_name(request, who, answer, name)


async def delete_table(request: Request, who: Proven, live: At) -> Response:
    """Throw a table away: only where nobody else sits but bots, and no result is awaited."""
    if not live.deletable_by(who.print):
        raise Problem(403, "rated-resign" if live.sole_guest() == who.print else "not-alone")
    await run_in_threadpool(keeper(request).delete, live)
    return RedirectResponse("/", 303)


async def speak(request: Request, who: Welcome, live: At, text: Annotated[str, Form()]) -> Response:
    """Say something at the table; who looks on speaks among those who do."""
    seat = live.seat_of(who.print)
    if len(text) > MOST_REMARK:
        raise Problem(422, "too-long")
    called = given_name((await request.form()).get("name")) or ""
    if said := plain_name(text):
        await run_in_threadpool(keeper(request).say, live, seat, said, called, who.print)
    return await _answered(request, who, live, 200, {"version": live.version})


async def rematch(request: Request, who: Welcome, live: At) -> Response:
    """The same people at a new table: everybody one seat further, or (`same`) where they were."""
    if live.seat_of(who.print) is None or not live.over:
        raise Problem(403, "not-yours")
    tables = keeper(request)
    if live.table.rematch is None:
        refuse_more_tables(request, who)

    same = "same" in await request.form()
    return RedirectResponse(f"/t/{await run_in_threadpool(tables.rematch, live, same)}", 303)


ROUTES: tuple[Route, ...] = (
    ("/t/{name}", "GET", show_table),
    ("/t/{name}/state", "GET", tell_state),
    ("/t/{name}/events", "GET", events),
    ("/t/{name}/play", "POST", answer),
    ("/t/{name}/undo", "POST", take_back),
    ("/t/{name}/story", "GET", tell_story),
    ("/t/{name}/foresee", "GET", foresee),
    ("/t/{name}/about", "GET", explain),
    ("/t/{name}/hint", "GET", hint),
    ("/t/{name}/coach", "POST", switch_coach),
    ("/t/{name}/sit", "POST", sit_down),
    ("/t/{name}/sit/{link}", "GET", come_by_link),
    ("/t/{name}/sit/{link}", "POST", take_up),
    ("/t/{name}/link", "POST", change_link),
    ("/t/{name}/away", "POST", hand_over),
    ("/t/{name}/vacation", "POST", take_vacation),
    ("/t/{name}/say", "POST", speak),
    ("/t/{name}/peace", "POST", keep_peace),
    ("/t/{name}/send-away", "POST", send_away),
    ("/t/{name}/agree", "POST", agree_to_end),
    ("/t/{name}/resign", "POST", resign),
    ("/t/{name}/name", "POST", rename),
    ("/t/{name}/delete", "POST", delete_table),
    ("/t/{name}/ending", "GET", tell_ending),
    ("/t/{name}/rematch", "POST", rematch),
)
