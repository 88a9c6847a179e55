"""Who asks, and what the answers to all of them have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_time, format_timedelta
from fastapi import Depends, Request
from fastapi.responses import RedirectResponse
from fastapi.templating import Jinja2Templates
from markupsafe import Markup
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.language import LANGUAGES
from tunnelier.core.language import MESSAGES as OF_ALL
from tunnelier.games import meta

from ..door.door import COME_BACK, visitor_of
from ..door.limits import Asker, Limits
from ..door.people import (
    A_YEAR,
    COOKIE,
    Signer,
    dialect,
    fingerprint,
    is_sign_in,
    language,
    new_guest,
    new_link,
    plain_name,
)
from ..keeping.store import Account, now
from ..people.accounts import Accounts
from ..people.company import Company
from ..people.hosts import Ban, Hosts
from ..people.presence import Presence
from ..playing.live import Live
from ..playing.processes import Processes
from ..playing.tables import Frozen, Keeper, Sitter
from ..playing.thinking import Crowded, Desk, Died
from ..words import MESSAGES
from .rules import summary_of

HERE = Path(__file__).parents[1]
MOST_NAME = 40
HEARD = "heard"
"""The cookie that says which announcements somebody does not want to see again."""
DONE = "done"
"""The cookie that says what was just done, for the next page to say it once."""
CALLED = "name"
"""The cookie that says what a guest was called last."""
PREFERRED, AGREED = "prefs", "agreed"
"""The cookie of static/preferences.js, and what it was when we last agreed with an account."""
MOST_CHOSEN = 500
PREFERENCES = {
    "speed": ("slow", "normal", "fast", "off"),
    "confirm": ("off", "locks", "always"),
    "sound": ("off", "on"),
    "theme": ("auto", "light", "dark"),
    "size": ("normal", "large", "larger"),
    "notation": ("sentences", "words"),
    "colours": ("usual", "red-green", "blue-yellow"),
}
"""What readers may choose; static/preferences.js keeps it."""
SCRIPT_WORDS = (
    "your-turn", "their-turn", "thinks", "prepares", "over", "narrowed", "narrowed-to", "moves",
    "connection-lost", "lock", "lock-answered", "rule", "pin", "close", "why", "confirm",
    "step-back", "on-its-way", "being-drawn",
    "chances", "coach", "play-on", "hold-on", "you", "away", "gone", "scored", "rematch-opened",
    "learn-step", "learn-not-played", "anyway", "let-me-think", "clock-low", "lost-time",
    "lost-resigned", "skipped", "on-vacation", "watching", "wants-end",
    "component-page", "why-over", "why-not-you",
)  # fmt: skip
"""What the scripts of a table say."""

DEADLY = "thought-died"
"""What is said where a process has died of a question."""

templates = Jinja2Templates(HERE / "templates")

Route = tuple[str, str, Callable[..., Any]]
"""A path, a method, and what answers there."""


class Problem(Exception):
    """Something that is said to whoever asked."""

    def __init__(
        self, status: int, word: str, record: str | None = None, again: int = 0, **places: str
    ) -> None:
        self.status, self.word, self.places = status, word, places
        self.again = again
        """After how many seconds to try again, where that helps; `length` in the sentence."""
        self.record = record
        """Where what is written of a table can be had, if the table itself cannot."""


class Visitor:
    """Whoever asks: by cookie a guest, or somebody who has signed in; a language, a width.

    A sign-in that was `ended` leaves a guest nobody has heard of.
    """

    def __init__(
        self, request: Request, signer: Signer, account: Account | None = None, ended: bool = False
    ) -> None:
        self.signer, self.account, self.ended = signer, account, ended
        known = None if ended else signer.guest(request.cookies.get(COOKIE))
        self.new = known is None
        self.guest = known or new_guest()
        """What the cookie says."""
        self.device = fingerprint(self.guest)
        self.print = account.person if account else self.device
        """What stands for this person in the database."""
        called = account.name if account else unquote(request.cookies.get(CALLED, ""))
        self.name = plain_name(called or "")[:MOST_NAME]
        """What they were called last, to be offered where a name is asked for."""
        self.lang = language(request)
        self._dialect = dialect(request, self.lang)
        wide = request.cookies.get("width")
        mobile = "Mobi" in request.headers.get("user-agent", "")
        self.narrow = wide == "narrow" if wide else mobile

    @property
    def locale(self) -> Locale:
        """How dates and lengths of time are said: as where the visitor's browser comes from."""
        with suppress(ValueError, UnknownLocaleError):
            return Locale.parse(self._dialect, sep="-")
        return Locale.parse(self.lang, sep="-")

    @property
    def proof(self) -> str:
        """What this visitor's forms bring along."""
        return self.signer.proof(self.guest)

    def say(self, word: str, **values: Any) -> str:
        """A phrase of the pages in the visitor's language."""
        return MESSAGES[word].say(self.lang, **values)

    def length(self, seconds: int) -> str:
        """A length of time."""
        return format_timedelta(timedelta(seconds=seconds), locale=self.locale)

    def ago(self, at: datetime) -> str:
        """How long ago a point in time was."""
        past = min(at - now(), timedelta())
        return format_timedelta(past, add_direction=True, locale=self.locale)

    def hour(self, hour: int) -> str:
        """An hour of the day."""
        return format_time(time(hour), "short", locale=self.locale)

    def date(self, at: datetime) -> str:
        """A point in time."""
        date = format_date(at, locale=self.locale)
        return self.say("changed", date=date, time=format_time(at, "short", locale=self.locale))


async def visitor(request: Request) -> Visitor:
    """Who asks; those who have been here before are noted as here."""
    who = await _who(request)
    if not who.new:
        presence(request).note(who.print)
    return who


async def _who(request: Request) -> Visitor:
    """Who asks; of guests the database knows nothing, so that it is not asked."""
    signer: Signer = request.app.state.signer
    secret = signer.guest(request.cookies.get(COOKIE))
    if secret is None or not is_sign_in(secret):
        return Visitor(request, signer)
    given = fingerprint(secret), _chosen(request)
    account = await run_in_threadpool(accounts(request).signed_in, *given)
    return Visitor(request, signer, account, ended=account is None)


async def anybody(request: Request) -> Visitor:
    """Who asks, though the database may not answer: then somebody without a name."""
    try:
        return await _who(request)
    except SQLAlchemyError:
        return Visitor(request, request.app.state.signer)


def _chosen(request: Request) -> str | None:
    """How somebody likes pages, if they have changed that here since we last agreed on it."""
    chosen = request.cookies.get(PREFERRED, "")
    changed = chosen != request.cookies.get(AGREED, "") and len(chosen) < MOST_CHOSEN
    return chosen if changed else None


async def still(request: Request, who: Visitor, live: Live) -> bool:
    """Whether whoever listens at a table may still hear what is told there.

    Their sign-in may have been ended since, or they may belong to its group no more.
    """
    if who.account is not None and not await run_in_threadpool(accounts(request).holds, who.device):
        return False
    return live.table.group is None or await _may_look(request, who, live.id)


def accounts(request: Request) -> Accounts:
    """Who knows people with accounts."""
    found: Accounts = request.app.state.accounts
    return found


def keeper(request: Request) -> Keeper:
    """Who keeps the tables."""
    found: Keeper = request.app.state.keeper
    return found


def company(request: Request) -> Company:
    """Who keeps friends and groups."""
    found: Company = request.app.state.company
    return found


def presence(request: Request) -> Presence:
    """Who notes who is here."""
    found: Presence = request.app.state.presence
    return found


async def any_table(request: Request, name: str) -> Live:
    """The table of an address, whomever it is for; it is loaded where it is not in memory."""
    try:
        return await keeper(request).table(name)
    except KeyError:
        raise Problem(404, "not-found") from None
    except Frozen as why:
        raise Problem(409, why.word, f"/t/{name}/match.txt") from None


async def table(request: Request, name: str, who: Annotated[Visitor, Depends(visitor)]) -> Live:
    """The same; one that is for a group is for nobody else, but for who comes by a seat's link."""
    live = await any_table(request, name)
    if live.table.group is not None and "link" not in request.path_params:
        await refuse_strangers(request, who, name)
    return live


async def refuse_strangers(request: Request, who: Visitor, table: str) -> None:
    """A table of a group is for its members, and for those who sit there."""
    if not await _may_look(request, who, table):
        raise Problem(403, "group-only")


async def _may_look(request: Request, who: Visitor, table: str) -> bool:
    return await run_in_threadpool(company(request).may_look, table, who.print)


async def proven(request: Request, who: Annotated[Visitor, Depends(visitor)]) -> Visitor:
    """The visitor, if what is sent comes from a page of ours."""
    form = await request.form()
    proof = str(form.get("proof") or "")
    if who.new or not who.signer.proves(who.guest, proof):
        raise Problem(403 if proof.isascii() else 400, "foreign")
    return who


def hosts(request: Request) -> Hosts:
    """Who knows who hosts, and what they say."""
    found: Hosts = request.app.state.hosts
    return found


async def welcome(request: Request, who: Annotated[Visitor, Depends(proven)]) -> Visitor:
    """The same, if they may sit down, talk and open tables."""
    if ban := await run_in_threadpool(hosts(request).ban_of, who.print):
        raise banned(ban, who)
    return who


def banned(ban: Ban, who: Visitor) -> Problem:
    """What somebody who is banned is told."""
    if ban.until is None:
        return Problem(403, "banned", reason=ban.reason)
    return Problem(403, "banned-until", reason=ban.reason, date=who.date(ban.until))


Who = Annotated[Visitor, Depends(visitor)]
Proven = Annotated[Visitor, Depends(proven)]
Welcome = Annotated[Visitor, Depends(welcome)]
At = Annotated[Live, Depends(table)]


def root_of(request: Request) -> str:
    """Where a proxy shows us."""
    root: str = request.scope.get("app_root_path", request.scope.get("root_path", ""))
    return root


def accepted(request: Request) -> str:
    return request.headers.get("accept", "")


def page(
    request: Request, who: Visitor, template: str, status: int = 200, **values: Any
) -> Response:
    """A page in the visitor's language; a new visitor gets a cookie."""
    response = templates.TemplateResponse(
        request,
        template,
        {
            "who": who,
            "say": who.say,
            "lang": who.lang,
            "languages": [
                (each, OF_ALL["language"].say(each), _in_language(request, each))
                for each in LANGUAGES
            ],
            "root": root_of(request),
            "prefers": preferred(request, who),
            "announced": _announced(request, who),
            "back_here": _here(request),
            "just_done": _just_done(request, who),
            **values,
        },
        status_code=status,
    )
    if request.query_params.get("lang") in LANGUAGES:
        remember(request, response, "lang", request.query_params["lang"])
    if who.account is not None:
        agree(request, response, who.account.settings)
    if DONE in request.cookies:
        remember(request, response, DONE, "")
    return greeted(request, who, response)


def _here(request: Request) -> str:
    """The address of the page under our root; of the first, if it cannot be asked for again."""
    if request.method != "GET":
        return "/"
    path, query = request.url.path.removeprefix(root_of(request)), request.url.query
    return f"{path}?{query}" if query else path or "/"


class Line(NamedTuple):
    """What stands at the top of a page."""

    number: int | None
    """By which it is heard and shown no more; None if it stays."""
    lang: str
    text: str


def _announced(request: Request, who: Visitor) -> list[Line]:
    """What hosts tell a visitor on every page, and have not been heard saying."""
    lines, heard = [], request.cookies.get(HEARD, "").split(".")
    if ban := hosts(request).known_ban(who.print):
        told = banned(ban, who)
        lines.append(Line(None, who.lang, who.say(told.word, **told.places)))
    for each in hosts(request).announced():
        if str(each.id) not in heard:
            lang = each.language(who.lang)
            lines.append(Line(each.id, lang, each.words[lang]))
    return lines


def done(request: Request, answer: Response, word: str, **places: Any) -> Response:
    """An answer after which the next page says what was done: `done-` and a word."""
    remember(request, answer, DONE, quote(urlencode({"word": word, **places})))
    return answer


def _just_done(request: Request, who: Visitor) -> str:
    """What was just done, in words: of a cookie that may say anything, only what we leave there."""
    given = dict(parse_qsl(unquote(request.cookies.get(DONE, ""))))
    word, number = f"done-{given.get('word', '')}", given.get("number", "")
    if word not in MESSAGES:
        return ""
    counted = int(number) if re.fullmatch(r"\d{1,4}", number) else 0  # by which words are chosen
    return who.say(word, name=given.get("name", ""), number=counted)


def _in_language(request: Request, lang: str) -> str:
    """The address of the same page, of the same move, in a language."""
    return f"?{urlencode({**request.query_params, 'lang': lang})}"


def agree(request: Request, response: Response, settings: str) -> None:
    """Let a browser have the settings of an account, and know that they are."""
    for name in (PREFERRED, AGREED):
        if request.cookies.get(name, "") != settings:
            remember(request, response, name, settings, scripts=name == PREFERRED)


def preferred(request: Request, who: Visitor) -> dict[str, str]:
    """What the reader has chosen of how pages look."""
    chosen = who.account.settings if who.account else request.cookies.get(PREFERRED, "")
    kept = dict(parse_qsl(unquote(chosen)))
    return {name: kept[name] for name, known in PREFERENCES.items() if kept.get(name) in known}


def remember(
    request: Request,
    response: Response,
    name: str,
    value: str,
    path: str = "",
    scripts: bool = False,
) -> None:
    """Leave a cookie with the browser, for us alone: not for scripts, nor for other sites."""
    response.set_cookie(
        name,
        value,
        A_YEAR,
        path=root_of(request) + path or "/",
        secure=request.url.scheme == "https",
        httponly=not scripts,
        samesite="lax",
    )


def greeted(request: Request, who: Visitor, response: Response) -> Response:
    """An answer, with the cookie that a new visitor needs."""
    if who.ended:
        return goodbye(request, who, response)
    if who.new:
        remember(request, response, COOKIE, who.signer.cookie(who.guest))
    return response


def goodbye(request: Request, who: Visitor, response: Response) -> Response:
    """An answer that leaves a stranger: what a browser keeps of somebody's tables goes too."""
    remember(request, response, COOKIE, who.signer.cookie(new_guest()))
    response.headers["Clear-Site-Data"] = '"storage"'
    return response


def script_words(who: Visitor) -> dict[str, str]:
    """What the scripts of a table say; their places are filled there."""
    names = ("name", "count", "number", "share", "seat", "what", "points")
    places = {name: f"{{{name}}}" for name in names}
    return {key.replace("-", "_"): who.say(key, **places) for key in SCRIPT_WORDS}


def given_name(given: Any) -> str | None:
    """What somebody wants to be called, if anything."""
    name = plain_name(str(given or ""))
    if len(name) > MOST_NAME:
        raise Problem(422, "too-long")
    return name or None


def name_in(form: Mapping[str, Any], who: Visitor) -> str | None:
    """What a form calls somebody; one that does not ask calls them as they were called last."""
    return given_name(form["name"]) if "name" in form else who.name or None


def remember_name(request: Request, who: Visitor, answer: Response, name: str | None) -> Response:
    """An answer to a guest who has given a name: it is offered again. An account has its own."""
    if name and who.account is None:
        remember(request, answer, CALLED, quote(name))
    return answer


def own_seat(who: Visitor, live: Live) -> int:
    """The seat that somebody holds, who must hold one."""
    seat = live.seat_of(who.print)
    if seat is None:
        raise Problem(403, "not-yours")
    return seat


def seated(request: Request, answer: Response, live: Live, link: str) -> Response:
    """An answer with the seat's own link, for the page of this table to show."""
    remember(request, answer, f"seat-{live.id}", link, f"/t/{live.id}")
    return answer


async def ready_first(request: Request, who: Visitor, game: str) -> Response | None:
    """A page that waits for the compiler, and then asks the same again; None if all is ready."""
    tables = keeper(request)
    if tables.readiness.get(game, 0) is None:
        return None
    tables.get_ready(game)
    sent = request.query_params if request.method == "GET" else await request.form()
    values = [(key, value) for key, value in sent.multi_items() if isinstance(value, str)]
    summary = Markup(summary_of(game, who.lang))  # made by our own code, which escapes
    return page(request, who, "ready.html", game=meta(game), values=values, summary=summary)


def refuse_more_tables(request: Request, who: Visitor) -> None:
    """Nobody opens tables faster than people can play at them."""
    openings: Limits = request.app.state.openings
    if seconds := openings.wait(Asker(who.print, visitor_of(request.scope))):
        raise Problem(429, "many-tables", again=seconds)


def refuse_more_seats(request: Request, who: Asker, live: Live) -> None:
    """Nobody, person or program, takes the seats of public tables faster than people can play."""
    sittings: Limits = request.app.state.sittings
    if live.table.public and (seconds := sittings.wait(who)):
        raise Problem(429, "many-seats", again=seconds)


async def open_for(
    request: Request, who: Visitor, opened: Callable[[Sitter], Live], name: str | None = None
) -> Response:
    """Open a table at which the visitor sits down, and go there."""
    refuse_more_tables(request, who)
    link = new_link()
    live = await keeper(request).apart(opened, Sitter(name, who.print, fingerprint(link)))
    return seated(request, RedirectResponse(f"/t/{live.id}", 303), live, link)


async def thought(request: Request, who: Visitor, about: Hashable, work: Callable[..., Any]) -> Any:
    """What takes long to find out, or the place in the queue of those who wait for such things."""
    desk: Desk = request.app.state.desk
    try:
        return await desk.ask(about, who.print, visitor_of(request.scope), work)
    except Crowded:
        raise Problem(429, "crowded", again=COME_BACK) from None
    except Died:
        raise Problem(500, DEADLY) from None


def thinkers(request: Request) -> Processes:
    """The processes in which the coach thinks."""
    found: Processes = request.app.state.thinkers
    return found


def thought_at(request: Request, live: Live, work: Callable[..., Any], *given: Any) -> Any:
    """What the coach thinks of a table; what a process dies of is counted there."""
    try:
        return thinkers(request).do(work, *given)
    except Died:
        keeper(request).died(live)
        raise


async def looked(
    request: Request, who: Visitor, about: Hashable, work: Callable[..., Any], *given: Any
) -> Any:
    """What is drawn, replayed or judged for a page, beside those who play.

    What is kept of it is kept for everybody: `about` says all that it depends on.
    """
    return await beside(request, who, about, lambda apart: apart.do(work, *given))


async def beside(
    request: Request, who: Visitor, about: Hashable, work: Callable[[Processes], Any]
) -> Any:
    """The same of what has to be begun here, on a thread that no move needs."""
    looks: Desk = request.app.state.looks
    apart: Processes = request.app.state.lookers
    address = visitor_of(request.scope)
    try:
        return await looks.ask(about, who.print, address, lambda _: work(apart), seconds=None)
    except Crowded:
        raise Problem(429, "crowded-looks", again=COME_BACK) from None
    except Died:
        raise Problem(500, DEADLY) from None
