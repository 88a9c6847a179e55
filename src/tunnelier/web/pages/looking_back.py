"""Looking back at a match: its record, its proof, its boards, its review."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Query, Request, UploadFile
from fastapi.responses import PlainTextResponse, RedirectResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.bots import called
from tunnelier.core.chance import seed_of_bot
from tunnelier.core.mistakes import Mistake
from tunnelier.core.position import FIRST_LINE
from tunnelier.games import meta, names
from tunnelier.pages.review import Review
from tunnelier.play import review as reviews
from tunnelier.play.proof import verify

from ..playing.live import Live
from ..playing.processes import Processes
from ..playing.tables import Frozen, Terms
from ..playing.thinking import Place
from ..showing import show
from ..showing.drawing import Order, drawn
from ..showing.spot import packed
from . import mine, positions, reviewing
from .visitors import (
    At,
    Problem,
    Route,
    Visitor,
    Welcome,
    Who,
    beside,
    keeper,
    open_for,
    page,
    refuse_more_tables,
    refuse_strangers,
    script_words,
    thinkers,
    thought,
)


async def download(request: Request, who: Who, name: str) -> Response:
    """The save file, once the match is over: it holds the secret. Of a frozen one what there is."""
    tables = keeper(request)
    await refuse_strangers(request, who, name)
    try:
        live = await tables.table(name)
        if not live.match.over:
            raise Problem(403, "not-yours")
        text = await run_in_threadpool(live.match.save)
    except KeyError:
        raise Problem(404, "not-found") from None
    except Frozen:
        text = await run_in_threadpool(tables.record, name)
    headers = {"Content-Disposition": f'attachment; filename="tunnelier-{name}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def prove(request: Request, who: Who, live: At) -> Response:
    """Every draw computed again from the secret; the seeds of the bots, which it opens too."""
    if not live.match.over:
        raise Problem(403, "not-yours")
    secret = live.secret
    seats = show.seat_names(live, who.lang)
    bots = [
        {
            "number": seat.number,
            "bot": seat.bot,
            "seat": seats[seat.number],
            "level": called(seat.bot),
            "seed": str(seed_of_bot(secret, seat.number)),
        }
        for seat in live.seats
        if seat.bot
    ]
    text = await run_in_threadpool(live.match.save)
    apart, about = thinkers(request), ("proof", live.id)
    verdict = await thought(request, who, about, lambda _: apart.do(verify, text))
    if isinstance(verdict, Place):
        return _wait(request, who, live, verdict)
    values = {"verdict": verdict, "bots": bots, "game": meta(live.table.game)}
    return page(request, who, "verify.html", live=live, **values)


def _wait(request: Request, who: Visitor, live: Live, place: Place) -> Response:
    """A page that asks again by itself until a thought is finished."""
    values = {"game": meta(live.table.game), "place": place}
    return page(request, who, "thinking.html", 202, live=live, **values)


async def look_back(
    request: Request,
    who: Who,
    live: At,
    move: Annotated[int | None, Query(ge=0)] = None,
    narrow: Annotated[bool | None, Query()] = None,
) -> Response:
    """The board as it was after a move, as the visitor may see it."""
    if not live.begun:
        raise Problem(404, "not-found")
    lang, width = who.lang, who.narrow if narrow is None else narrow
    seat, names = live.seat_of(who.print), tuple(show.names(live, lang))

    def found(apart: Processes) -> dict[str, Any]:
        with live.lock:
            count = live.match.count
            number = count if move is None else min(move, count)
            order = Order.of(live.match, seat, lang, width, names, number)
            lines = show.story(live, number, seat, lang) if number else []
            told = [(line.said, line.rule) for line in lines]
        board = Markup(apart.do(drawn, order))  # our own code, which escapes
        return {"number": number, "count": count, "told": told, "board": board}

    about = ("replay", live.id, live.version, seat, lang, width, names, move)
    told = {**await beside(request, who, about, found)}
    told |= {"positions": live.opens_position(who.print), "words": script_words(who)}
    return page(request, who, "replay.html", live=live, game=meta(live.table.game), **told)


async def review(
    request: Request, who: Who, live: At, move: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The coach's review of a match that is over: thought out once, for everybody who wants it."""
    if not live.over:
        raise Problem(403, "not-yours")
    apart = thinkers(request)
    moments = await thought(
        request,
        who,
        ("review", live.id),
        lambda progress: apart.do(reviews.review, live.match, progress=progress, ended=True),
    )
    if isinstance(moments, Place):
        return _wait(request, who, live, moments)
    lang, narrow = who.lang, who.narrow
    seat, names = live.seat_of(who.print), tuple(show.names(live, lang))

    def found(lookers: Processes) -> dict[str, Any]:
        with live.lock:
            told = reviewing.told(Review(live.match, moments, lang), move)
            before = told["shown"]["number"] - 1 if told["shown"] else 0
            order = Order.of(live.match, seat, lang, narrow, names, before)
        return {**told, "board": Markup(lookers.do(drawn, order))}

    about = ("review", live.id, live.version, seat, lang, narrow, names, move)
    told = {**await beside(request, who, about, found), "words": script_words(who)}
    return page(request, who, "review.html", live=live, game=meta(live.table.game), **told)


async def try_from(
    request: Request, who: Welcome, live: At, move: Annotated[int, Form(ge=1)]
) -> Response:
    """Play on from a moment of a finished match, against bots, at a table of one's own."""
    match = live.match
    if not match.over:
        raise Problem(403, "not-yours")
    if move > match.count or match.log[move - 1].seat < 0:
        raise Problem(404, "not-found")
    own = live.seat_of(who.print)
    name = None if own is None else live.seats[own].name
    try_from = keeper(request).try_from
    return await open_for(request, who, lambda me: try_from(live, move, me), name)


async def analyse(request: Request, who: Who, game: str) -> Response:
    """The matches of a game that the visitor has finished, each with its review."""
    return await _analyse(request, who, game)


async def _analyse(
    request: Request, who: Visitor, game: str, status: int = 200, refused: str = ""
) -> Response:
    if game not in names():
        raise Problem(404, "not-found")
    done = await run_in_threadpool(mine.finished, keeper(request), who)
    matches = [each for each in done if each.table.game == game]
    told = {"game": meta(game), "matches": matches, "refused": refused}
    return page(request, who, "analyse.html", status, **told)


async def bring(request: Request, who: Welcome, game: str, match: UploadFile) -> Response:
    """The review of a match that was saved as a file, of whichever game."""
    refuse_more_tables(request, who)
    tables, given = keeper(request), await match.read()
    try:
        text = given.decode()
        if text.lstrip().startswith(FIRST_LINE):
            return RedirectResponse(positions.address(request, game, at=packed(text)), 303)
        live = await tables.apart(tables.bring, text, Terms(who.lang))
    except UnicodeDecodeError:
        return await _analyse(request, who, game, 422, who.say("analyse-no-text"))
    except Mistake as error:
        return await _analyse(request, who, game, 422, error.say(who.lang))
    return RedirectResponse(f"/t/{live.id}/review", 303)


ROUTES: tuple[Route, ...] = (
    ("/analyse/{game}", "GET", analyse),
    ("/analyse/{game}", "POST", bring),
    ("/t/{name}/match.txt", "GET", download),
    ("/t/{name}/verify", "GET", prove),
    ("/t/{name}/replay", "GET", look_back),
    ("/t/{name}/review", "GET", review),
    ("/t/{name}/try", "POST", try_from),
)
