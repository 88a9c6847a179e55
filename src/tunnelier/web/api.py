"""For programs: tables, moves and a stream of changes as JSON. docs/bots.md explains it.

A seat is held by a token, sent as `Authorization: Bearer TOKEN`. Without one a program watches.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import StreamingResponse
from pydantic import AfterValidator, BaseModel, Field, TypeAdapter, WithJsonSchema
from starlette.concurrency import run_in_threadpool

from tunnelier.bots import LEVELS
from tunnelier.core.language import ENGLISH, LANGUAGES, Phrase, checked
from tunnelier.core.mistakes import Mistake
from tunnelier.games import meta, names
from tunnelier.play.log import Refused

from .door.door import asker, visitor_of
from .door.limits import Asker
from .door.people import COOKIE, fingerprint, new_link, plain_name
from .keeping.store import AN_HOUR, Hook
from .pages.finding import HIGHEST, Offer, offers, wanted
from .pages.visitors import banned, visitor
from .playing.clocks import checked_hours, checked_zone
from .playing.live import Ear, Live
from .playing.tables import Frozen, Keeper, Sitter, Stale, Terms
from .showing import show
from .telling import hooks
from .telling.hooks import MOST_ADDRESS
from .telling.notices import Notices
from .words import MESSAGES

Lang = Annotated[
    str, AfterValidator(checked), WithJsonSchema({"type": "string", "enum": [*LANGUAGES]})
]
Name = Annotated[str, Field(max_length=40)]
ANYTHING: TypeAdapter[Any] = TypeAdapter(Any)
"""Writes JSON three times as fast as the standard library: a line of a stream has some 20 kB."""


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    ready: bool
    """Whether its rules are compiled; the first table of a game may take a minute otherwise."""


class NewSeat(BaseModel):
    """Who is to sit there: a bot by its level, the caller by a token, or nobody yet."""

    kind: Literal["bot", "token", "open"]
    level: str | None = None
    name: Name | None = None


class NewPace(BaseModel):
    """How much time there is to answer, in seconds, and what happens when it is over."""

    kind: Literal["move", "bank", "days"]
    """For each answer; for the match, with an increment; or for each answer, over days."""
    seconds: int = Field(ge=1, le=30 * 86_400)
    increment: int = Field(0, ge=0, le=3600)
    """With a bank: what every answer adds to it."""
    end: Literal["skip", "bot", "loss", "wait"] = "skip"
    """A bot gives that answer; it plays on; the seat has lost; or nothing happens by itself."""
    quiet: Annotated[list[Annotated[int, Field(ge=0, le=23)]], AfterValidator(checked_hours)] = []
    """Over days: from which hour to which no time passes; two hours, or none."""
    zone: Annotated[str, AfterValidator(checked_zone)] = "UTC"
    """The time zone of these hours."""
    vacation: int = Field(0, ge=0, le=60 * 86_400)
    """Over days: for how long each seat may let its clock stand still."""


class NewTable(BaseModel):
    """A table to be opened."""

    game: str
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, str] = {}
    lang: Lang = "en"
    hints: bool = True
    patience: int = Field(AN_HOUR, ge=60, le=30 * 86_400)
    """After so many seconds without an answer the others may let a bot play."""
    stand_in: str = "engineer"
    """The level of that bot."""
    pace: NewPace | None = None
    """No clock, if left out."""
    public: bool = False
    """Whether everybody finds it among the open tables."""


class OpenTable(BaseModel):
    """A public table."""

    table: str
    link: str
    game: str
    seats: int
    free: int
    pace: NewPace | None
    rated: bool


class Opened(BaseModel):
    """A table that was opened; the tokens of the seats that the caller holds."""

    table: str
    link: str
    tokens: dict[int, str]


class Claim(BaseModel):
    """Somebody who would like to sit down."""

    name: Name
    seat: int | None = Field(None, ge=0, lt=8)


class Claimed(BaseModel):
    """A seat, and the token that holds it."""

    seat: int
    token: str


class Answer(BaseModel):
    """A move in words or by its number, the version it answers, and a key of the caller's own.

    The same key again is the same answer again: repeat a request that got lost.
    """

    move: str | int
    version: int
    key: str = Field(min_length=1, max_length=64)


class Leave(BaseModel):
    """For how many seconds the caller's clock is to stand still; 0 lets it run again."""

    seconds: int = Field(ge=0, le=60 * 86_400)


class TakeBack(BaseModel):
    """The version to go back from, and a key of the caller's own."""

    version: int
    key: str = Field(min_length=1, max_length=64)


class NewHook(BaseModel):
    """Where the caller is to be told that they are awaited: an address, and what listens there."""

    kind: Literal["generic", "discord", "ntfy"] = "generic"
    address: str = Field(max_length=MOST_ADDRESS)
    lang: Lang = "en"


class HookInfo(BaseModel):
    """A place where the caller is told, but not its address, and what came of it."""

    id: str
    kind: str
    sent: datetime | None
    """When something was last taken there."""
    failed: datetime | None
    """When something was last not taken there."""
    error: str | None
    """Why: a word, with a number behind it if there is one."""
    again: datetime | None
    """When that is tried again."""
    quiet: bool
    """Whether nothing is told there of this table."""


class Hushed(BaseModel):
    """Whether nothing is to be told of this table there."""

    quiet: bool


class Taken(BaseModel):
    """The version of the table after an answer."""

    version: int


class Problem(BaseModel):
    """What is wrong, in a word and in a sentence, with the rule that says so."""

    problem: str
    said: str
    rule: str | None = None
    suggestion: str | None = None


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 431, 503)
}
router = APIRouter(prefix="/api", tags=["for programs"], responses=PROBLEMS)


class Trouble(Exception):
    """A problem on its way to the caller."""

    def __init__(
        self, status: int, problem: str, said: Phrase | str, again: int = 0, **more: str | None
    ) -> None:
        self.status, self.problem, self.said, self.more = status, problem, said, more
        self.again = again
        """After how many seconds to try again, where that helps."""

    def told(self, request: Request) -> Problem:
        """In the language that was asked for."""
        asked = request.query_params.get("lang")
        lang = asked if asked in LANGUAGES else ENGLISH
        said = self.said if isinstance(self.said, str) else self.said.say(lang)
        return Problem(problem=self.problem, said=said, **self.more)


def misunderstood(error: RequestValidationError) -> Trouble:
    """What is wrong with a request, in a sentence."""
    told = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
    return Trouble(422, "not understood", told)


async def keeper(request: Request) -> Keeper:
    """Who keeps the tables."""
    found: Keeper = request.app.state.keeper
    return found


Tables = Annotated[Keeper, Depends(keeper)]


async def live_table(
    request: Request, tables: Tables, table: Annotated[str, Path(max_length=40)]
) -> Live:
    """The table of an address; of a group's, only who holds a seat there knows."""
    try:
        live = await tables.table(table)
    except KeyError:
        raise Trouble(404, "no such table", MESSAGES["api-no-table"]) from None
    except Frozen as frozen:  # its reason quotes the record: moves, and hidden fingerprints
        raise Trouble(409, "frozen", MESSAGES[frozen.word]) from None
    if live.table.group is not None and not _held(request, live):
        raise Trouble(404, "no such table", MESSAGES["api-no-table"])
    return live


At = Annotated[Live, Depends(live_table)]


async def seat_of(request: Request, live: At) -> int | None:
    """The seat that the caller's token holds; None without a token."""
    if not request.headers.get("authorization"):
        return None
    held = _held(request, live)
    if not held:
        raise Trouble(401, "unknown token", MESSAGES["api-token"])
    return held[0]


async def newcomer(request: Request) -> Callable[[], str]:
    """What makes a guest for each new seat of whoever may sit down: bans hold here as on pages.

    Who shows the cookie of a browser is who they are there; programs without one are known by
    their address.
    """
    state, who = request.app.state, await visitor(request)
    new_program = partial(state.signer.program, visitor_of(request.scope))
    ban = await run_in_threadpool(state.hosts.ban_of_program, new_program())
    if ban is None and not who.new:
        ban = await run_in_threadpool(state.hosts.ban_of, who.print)
    if ban is not None:
        told = banned(ban, who)
        raise Trouble(403, "banned", MESSAGES[told.word].filled(**told.places))
    return new_program


Newcomer = Annotated[Callable[[], str], Depends(newcomer)]


def _refuse_more_seats(request: Request, live: Live) -> None:
    """As pages do, by a cookie that we signed or the address: anybody can make up tokens."""
    address, state = visitor_of(request.scope), request.app.state
    shown = state.signer.guest(request.cookies.get(COOKIE))
    who = Asker(fingerprint(shown) if shown else address, address)
    if live.table.public and (seconds := state.sittings.wait(who)):
        said = MESSAGES["api-many-seats"].filled(seconds=seconds)
        raise Trouble(429, "too many seats", said, again=seconds)


def _held(request: Request, live: Live) -> list[int]:
    """The seats that the token of a request holds."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    link = fingerprint(token.strip())
    return [seat.number for seat in live.seats if seat.link == link and kind.lower() == "bearer"]


Held = Annotated[int | None, Depends(seat_of)]


async def sitting(seat: Held) -> int:
    """The caller's seat, which must be one."""
    if seat is None:
        raise Trouble(401, "no token", MESSAGES["api-no-token"])
    return seat


Sitting = Annotated[int, Depends(sitting)]


async def notices(request: Request) -> Notices:
    """Who tells."""
    found: Notices = request.app.state.notices
    return found


Tells = Annotated[Notices, Depends(notices)]


async def guest_of(tables: Tables, live: At, seat: Sitting) -> str:
    """The program that sits in the caller's seat.

    A person may have lent the link of one seat: where they are told of all is not for who has it.
    """
    guest = live.seats[seat].guest or ""
    if await run_in_threadpool(tables.store.is_person, guest):
        raise Trouble(403, "a person", MESSAGES["api-person"])
    return guest


Guest = Annotated[str, Depends(guest_of)]


async def own_hook(tells: Tells, guest: Guest, hook: Annotated[str, Path(max_length=80)]) -> Hook:
    """A place where the caller is told."""
    own = await run_in_threadpool(tells.hooks_of, guest)
    found = [each for each in own if each.id == hook and each.kind in hooks.KINDS]
    if not found:
        raise Trouble(404, "no such hook", MESSAGES["api-no-hook"])
    return found[0]


OwnHook = Annotated[Hook, Depends(own_hook)]


@router.get("/games")
async def list_games(tables: Tables) -> list[GameInfo]:
    """The games that can be played here."""
    return [
        GameInfo(
            name=name,
            title=meta(name).title,
            seats=list(meta(name).seats),
            options={option.name: list(option.choices) for option in meta(name).options},
            ready=tables.readiness.get(name, 0) is None,
        )
        for name in names()
    ]


@router.get("/tables")
async def list_tables(
    request: Request,
    tables: Tables,
    game: str = "",
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
    pace: Literal["", "none", "move", "bank", "days"] = "",
    least: Annotated[int, Query(ge=0, le=HIGHEST)] = 0,
    most: Annotated[int, Query(ge=0, le=HIGHEST)] = HIGHEST,
) -> list[OpenTable]:
    """The public tables, those with a free seat first: all, or those that fit.

    By level: `least` and `most` are the ratings that those who sit there may have.
    """
    asked = {"game": game, "seats": str(seats or ""), "pace": pace}
    asked |= {"least": str(least), "most": str(most)}

    def fitting() -> list[Offer]:
        return wanted(offers(tables.store), asked, tables.store, "")

    return [
        OpenTable(
            table=each.table.id,
            link=f"{request.base_url}t/{each.table.id}",
            game=each.table.game,
            seats=len(each.seats),
            free=each.free,
            pace=NewPace(**each.table.pace) if each.table.pace else None,
            rated=each.table.rated,
        )
        for each in await run_in_threadpool(fitting)
    ]


@router.post("/tables", status_code=201)
async def open_table(
    request: Request, tables: Tables, new_program: Newcomer, new: NewTable
) -> Opened:
    """Open a table. For every seat of kind `token` the answer has a token."""
    if new.game not in names():
        known = MESSAGES["api-games"].filled(known=", ".join(names()))
        raise Trouble(422, "no such game", known)
    levels = MESSAGES["api-levels"].filled(known=", ".join(LEVELS))
    if new.stand_in not in LEVELS:
        raise Trouble(422, "no such level", levels)
    tokens: dict[int, str] = {}
    sitters = []
    for number, seat in enumerate(new.seats):
        if seat.kind == "bot":
            if seat.level not in LEVELS:
                raise Trouble(422, "no such level", levels)
            sitters.append(Sitter(bot=seat.level))
        elif seat.kind == "token":
            tokens[number] = new_link()
            guest, link = new_program(), fingerprint(tokens[number])
            sitters.append(Sitter(plain_name(seat.name or "") or None, guest, link))
        else:
            sitters.append(Sitter())

    pace = new.pace.model_dump() if new.pace else None
    terms = Terms(new.lang, new.hints, new.patience, new.stand_in, pace)
    terms = terms._replace(public=new.public)

    def opened() -> Live:
        tables.ready(new.game)
        return tables.open(new.game, sitters, new.options, terms)

    state = request.app.state
    if seconds := state.openings.wait(asker(request.scope, state.signer)):
        said = MESSAGES["api-many-tables"].filled(seconds=seconds)
        raise Trouble(429, "too many tables", said, again=seconds)
    try:
        live = await tables.apart(opened)
    except Mistake as mistake:
        raise Trouble(422, "not possible", mistake.phrase) from None
    return Opened(table=live.id, link=f"{request.base_url}t/{live.id}", tokens=tokens)


@router.post("/tables/{table}/seats", status_code=201)
async def claim(
    request: Request, tables: Tables, live: At, new_program: Newcomer, wanted: Claim
) -> Claimed:
    """Take a free seat, the one asked for or the first; where results count, people alone sit.

    So they do where somebody was sent away, who could come back as a program.
    """
    if live.table.rated:
        raise Trouble(409, "rated", MESSAGES["rated-people"])
    if live.table.sent_away:
        raise Trouble(403, "sent away", MESSAGES["api-sent-away"])
    free = [seat.number for seat in live.seats if not seat.guest and not seat.bot]
    if wanted.seat is not None:
        free = [number for number in free if number == wanted.seat]
    if free:
        _refuse_more_seats(request, live)
    token, name = new_link(), plain_name(wanted.name) or None
    for number in free:
        guest, link = new_program(), fingerprint(token)
        if await run_in_threadpool(tables.take, live, number, name, guest, link):
            return Claimed(seat=number, token=token)
    raise Trouble(409, "taken", MESSAGES["api-taken"])


@router.post("/tables/{table}/token")
async def renew(tables: Tables, live: At, seat: Sitting) -> Claimed:
    """A new token for the caller's seat; the old one holds it no more."""
    token = new_link()
    await run_in_threadpool(tables.relink, live, seat, fingerprint(token))
    return Claimed(seat=seat, token=token)


@router.get("/tables/{table}")
async def look(
    live: At,
    seat: Held,
    lang: Lang = "en",
    columns: Annotated[int | None, Query(ge=40, le=300)] = None,
) -> dict[str, Any]:
    """The table as the caller may see it; with `columns`, the terminal's page of that width too."""
    return await run_in_threadpool(_data, live, seat, lang, columns)


@router.post("/tables/{table}/moves")
async def play(tables: Tables, live: At, seat: Sitting, answer: Answer, lang: Lang = "en") -> Taken:
    """Play a move."""
    version = await _done(
        tables.play, live, seat, answer.move, answer.version, answer.key, lang=lang
    )
    return Taken(version=version)


@router.post("/tables/{table}/undo")
async def undo(tables: Tables, live: At, seat: Sitting, back: TakeBack, lang: Lang = "en") -> Taken:
    """Take the last answer back, as the rules of undo allow."""
    return Taken(version=await _done(tables.undo, live, seat, back.version, back.key, lang=lang))


@router.post("/tables/{table}/vacation")
async def take_vacation(tables: Tables, live: At, seat: Sitting, leave: Leave) -> Taken:
    """Let the clock of the caller's seat stand still for a while, as far as that was agreed on."""
    if not await run_in_threadpool(tables.take_vacation, live, seat, leave.seconds):
        raise Trouble(422, "not possible", MESSAGES["vacation-too-long"])
    return Taken(version=live.version)


@router.get("/tables/{table}/hooks")
async def list_hooks(tells: Tells, live: At, guest: Guest) -> list[HookInfo]:
    """Where whoever sits in the caller's seat is told, of this and all their tables."""
    return await run_in_threadpool(_hooks, tells, live, guest)


@router.post("/tables/{table}/hooks", status_code=201)
async def keep_hook(
    request: Request, tells: Tells, live: At, guest: Guest, new: NewHook
) -> HookInfo:
    """Be told at an address from now on; the same address again is the same hook."""
    hook = Hook(guest=guest, kind=new.kind, address=new.address, lang=new.lang)
    hook.here = str(request.base_url)
    _refuse_more_tests(request, tells, guest)
    kept = await _delivered(tells, tells.keep, hook)
    return next(each for each in await list_hooks(tells, live, guest) if each.id == kept.id)


@router.post("/tables/{table}/hooks/{hook}/test")
async def test_hook(
    request: Request, tells: Tells, live: At, guest: Guest, hook: OwnHook
) -> HookInfo:
    """Send something there at once; the answer says whether it was taken."""
    _refuse_more_tests(request, tells, guest)
    await _delivered(tells, tells.test, hook)
    return next(each for each in await list_hooks(tells, live, guest) if each.id == hook.id)


@router.post("/tables/{table}/hooks/{hook}/quiet")
async def hush_hook(
    tells: Tells, live: At, guest: Guest, hook: OwnHook, wanted: Hushed
) -> HookInfo:
    """Be told nothing of this table there, or again."""
    own = {live.id}
    await run_in_threadpool(tells.hush, hook, own, own if wanted.quiet else set())
    return next(each for each in await list_hooks(tells, live, guest) if each.id == hook.id)


@router.delete("/tables/{table}/hooks/{hook}", status_code=204)
async def forget_hook(tells: Tells, hook: OwnHook) -> None:
    """Be told nothing more there."""
    await run_in_threadpool(tells.forget, hook)


def _hooks(tells: Notices, live: Live, guest: str) -> list[HookInfo]:
    quiet = tells.quiet(guest)
    return [
        HookInfo(
            id=hook.id,
            kind=hook.kind,
            sent=_utc(hook.sent),
            failed=_utc(hook.failed),
            error=hook.error,
            again=_utc(hook.again),
            quiet=(hook.id, live.id) in quiet,
        )
        for hook in tells.hooks_of(guest)
        if hook.kind in hooks.KINDS
    ]


def _utc(at: datetime | None) -> datetime | None:
    return at and at.replace(tzinfo=UTC)


def _refuse_more_tests(request: Request, tells: Notices, guest: str) -> None:
    if seconds := tells.tests.wait(Asker(guest, visitor_of(request.scope))):
        said = MESSAGES["api-many-tests"].filled(seconds=seconds)
        raise Trouble(429, "too many tests", said, again=seconds)


async def _delivered(tells: Notices, deed: Callable[[Hook], Any], hook: Hook) -> Any:
    try:
        return await tells.tried(deed, hook)
    except hooks.Undelivered as error:
        word, _, number = str(error).partition(" ")
        said = MESSAGES[f"told-error-{word}"].filled(number=number)
        raise Trouble(422, "not delivered", said) from None


async def _done(deed: Callable[..., int], live: Live, seat: int, *values: Any, lang: str) -> int:
    try:
        return await run_in_threadpool(deed, live, seat, *values, lang)
    except Refused as refused:
        raise Trouble(
            422, "refused", str(refused), rule=refused.rule, suggestion=refused.suggestion
        ) from None
    except Stale:
        told = await run_in_threadpool(show.stale, live, seat, MESSAGES["api-stale"], lang)
        raise Trouble(409, "stale", told) from None


@router.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}}},
)
async def stream(
    request: Request,
    live: At,
    seat: Held,
    lang: Lang = "en",
    columns: Annotated[int | None, Query(ge=40, le=300)] = None,
) -> StreamingResponse:
    """One line of JSON now and after every change, as `look` gives it; empty lines in between.

    The stream ends with the match, and when the token holds its seat no more.
    """

    async def lines() -> AsyncIterator[bytes]:
        ear, before = Ear(live), b""
        try:
            while not live.lost:
                told = await run_in_threadpool(_line, request, live, seat, lang, columns)
                if told is None:
                    return
                line, over, version = told
                if line != before:  # what was heard of may have been told already
                    yield line
                ear.told(version)
                if over:
                    return
                before = line
                while not await ear.wait():
                    yield b"\n"
        finally:
            ear.close()

    return StreamingResponse(lines(), media_type="application/x-ndjson")


def _data(live: Live, seat: int | None, lang: str, columns: int | None) -> dict[str, Any]:
    with live.lock:
        return show.data(live, seat, lang, columns)


def _line(
    request: Request, live: Live, seat: int | None, lang: str, columns: int | None
) -> tuple[bytes, bool, int] | None:
    """The same as a line of text, whether it is the last one, and of which version.

    None where the seat is not the caller's any more: what it sees is for who has it now.
    """
    with live.lock:
        if seat is not None and seat not in _held(request, live):
            return None
        told = show.data(live, seat, lang, columns)
    return ANYTHING.dump_json(told) + b"\n", told["over"], told["version"]
