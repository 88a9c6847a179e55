"""Tables in play: matches in memory, every answer written down before anybody hears of it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import secrets
import sys
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import copy_context
from datetime import datetime, timedelta
from functools import partial, wraps
from importlib.metadata import version
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from tunnelier.bots import called, ready_by_thumb
from tunnelier.bots.mind import compile_looks_by
from tunnelier.core import position
from tunnelier.core.game import Game
from tunnelier.core.language import LANGUAGES
from tunnelier.core.mistakes import Mistake
from tunnelier.core.record import EVERYONE
from tunnelier.games import load, names
from tunnelier.play.lesson import LEARNER, LESSON, lesson_of
from tunnelier.play.log import Refused
from tunnelier.play.match import Match
from tunnelier.play.saved import FROM

from ..door.people import MOST_KNOWN, distinct
from ..keeping import results
from ..keeping.store import (
    AN_HOUR,
    NOTHING,
    Event,
    Known,
    Remark,
    Report,
    Seat,
    Since,
    Store,
    Table,
    TooLate,
    Vacation,
    ended,
)
from ..keeping.written import Written, added_up, follow
from ..watching.meter import Meter
from ..words import MESSAGES
from .answering import Bots
from .clocks import Clock, Pace, Span, Tick
from .compiling import Compilers
from .live import FIRST, Live
from .others import TABLES, Channels, Others
from .processes import Processes
from .questions import QUESTIONS, BotsAnywhere
from .timing import Timekeeper

log = logging.getLogger("tunnelier")

KEPT = 500
"""So many tables are kept in memory; the others are loaded when somebody comes."""
TOLD = 50
"""Of those that nobody looks at now, so many keep what was told of them: most of what they need."""
LOADERS = 4
"""So many tables are loaded or opened at once."""
FOLLOWERS = 4
"""So many tables that another process has changed are brought up to date at once."""
TRIED_AGAIN = 10.0
"""A table that could not be loaded is not tried again for so many seconds."""
TICK = 60.0
"""How often the service's own clock is written down, in seconds."""
GONE = sys.maxsize
"""How often a table was changed that is not there any more."""
REMARKS = 100
"""So many remarks are shown, the latest."""
QUOTED = 10
"""So many remarks of somebody who is reported go with the report, the latest."""
GAME = re.compile("^game: (.+)$", re.MULTILINE)
"""Where a match that is kept as a text says what was played."""
UNREADABLE = "? (this line cannot be read)"
"""What stands for a damaged line of the record."""
BOT = "bot:"
"""How the keys of bots' answers begin: no seat's do."""
LATE = "time:"
"""The same, of those given for somebody whose time was over."""
GRACE = timedelta(seconds=10)
"""Who looks at a table within so much time need not be told elsewhere that they are awaited."""


DEATHS = 2
"""A table whose thoughts so many processes have died of is frozen."""
DEADLY = f"thoughts about it end the process, {version('tunnelier')}"
"""Why it is: another version of the program may try again."""


class Stale(Exception):
    """An answer to a question that is not asked any more."""


class Objection(Refused):
    """A move that a lesson does not hope for."""


class Frozen(Exception):
    """A table whose match cannot go on, and why."""

    @property
    def word(self) -> str:
        """By which people are told."""
        return "frozen-thought" if str(self) == DEADLY else "frozen"


class Sitter(NamedTuple):
    """Who is to sit in a seat of a new table: a person by name, a bot by level, or nobody yet."""

    name: str | None = None
    guest: str | None = None
    link: str | None = None
    bot: str | None = None
    coached: bool = False


class Terms(NamedTuple):
    """What those at a table have agreed on."""

    lang: str
    """The language of the sentences that bots would answer in."""
    hints: bool = True
    """Whether the coach may be asked."""
    patience: int = AN_HOUR
    """After so many seconds without an answer the others may let a bot play."""
    stand_in: str = "engineer"
    """The level of that bot."""
    pace: dict[str, Any] | None = None
    """How much time there is to answer (`clocks.Pace`)."""
    rated: bool = False
    """Whether the result counts."""
    public: bool = False
    """Whether everybody finds the table."""
    group: str | None = None
    """The group it is for, if it is for one alone."""

    @classmethod
    def of(cls, table: Table) -> Terms:
        """The terms of a table."""
        return cls(*(getattr(table, name) for name in cls._fields))

    def fair(self) -> Terms:
        """As they are where the result counts: nobody is helped, and who is late has lost."""
        if not self.rated:
            return self
        late = self.pace and {**self.pace, "end": "wait" if self.pace["end"] == "wait" else "loss"}
        return self._replace(hints=False, pace=late)


P = ParamSpec("P")
T = TypeVar("T")


def settled(
    deed: Callable[Concatenate[Keeper, Live, P], T],
) -> Callable[Concatenate[Keeper, Live, P], T]:
    """A deed that depends on how a table stands, and says so to the store (`known`).

    Where another process has changed the table meanwhile, all of it is decided anew: so no such
    deed is a part of another one.
    """

    @wraps(deed)
    def decided(keeper: Keeper, live: Live, /, *args: P.args, **more: P.kwargs) -> T:
        with live.lock:
            while not live.lost:
                try:
                    return deed(keeper, live, *args, **more)
                except TooLate:
                    keeper._changed(live)
            raise Stale

    return decided


class Keeper:
    """Keeps all tables: the only one who changes a match."""

    def __init__(
        self,
        store: Store,
        pace: float = 0.6,
        threads: int | None = None,
        meter: Meter | None = None,
        processes: int = 0,
    ) -> None:
        self.store, self.meter = store, meter or Meter()
        threads = many_threads(threads)
        self.minds = Processes(threads if processes else 0)
        """Where bots think of positions that strangers have made."""
        self._deaths: Counter[str] = Counter()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._told: OrderedDict[str, Live] = OrderedDict()
        self._muted: dict[str, tuple[float, set[str]]] = {}
        self._bad: dict[str, tuple[float, str]] = {}
        self._lock = threading.Lock()
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self._followers = ThreadPoolExecutor(FOLLOWERS, "follower")
        self._closed = threading.Event()
        self._before, self._began = store.awake(), time.monotonic()
        self.time = Timekeeper(store, self._time_may_be_over)
        self.readiness: dict[str, int | None] = {}
        """Of games being compiled: how many functions are done; None when all are."""
        self.steps: dict[str, int] = {}
        """Of these games: about how many functions there are."""
        self._compilers = Compilers()
        compile_looks_by(self._compilers.wait_to_look)
        self.meter.tables.set_function(lambda: len(self._lives))
        self._others: Others | None = None
        self.bots: Bots | BotsAnywhere
        if store.shared:
            keep = (self._found, self._take, self.died, self.minds, self.awake)
            self.bots = BotsAnywhere(store, *keep, pace, threads)
            self.bots.begin()
            told: Channels = {TABLES: self._heard, QUESTIONS: self.bots.ring}
            self._others = Others(store.engine, told, self._look_around)
        else:
            keep_here = (self._take, self.forget, self.died, self.minds)
            self.bots = Bots(*keep_here, pace, threads)
            threading.Thread(target=self._tick, daemon=True).start()
        for doing, count in self.bots.doing.items():
            self.meter.bots.labels(doing).set_function(count)
        self.time.start()

    def hush(self) -> None:
        """Stop the bots: what they think is dropped. People may go on."""
        self._closed.set()
        self.time.close()
        self.bots.close()

    def close(self) -> None:
        """Nothing is lost, for everything is written."""
        self.hush()
        if self._others is not None:
            self._others.close()
        self.time.wait()
        self.minds.close()
        self._compilers.close()
        for threads in (self._loaders, self._followers):
            threads.shutdown(wait=False, cancel_futures=True)
        with suppress(DBAPIError):
            self.store.note_awake(self.awake())
            self.time.beat()

    # --- time

    def awake(self) -> float:
        """How many seconds the service has been awake, in all its runs."""
        return self._before + time.monotonic() - self._began

    def _tick(self) -> None:
        while not self._closed.wait(TICK):
            try:
                self._note_time()
            except Exception:
                log.exception("the service's clock was not written down")

    def _note_time(self) -> None:
        """Write the time down; it is what the process knows that was awake for longest."""
        self._before += max(0.0, self.store.note_awake(self.awake()) - self.awake())

    def overdue_in(self, live: Live) -> float | None:
        """In how many seconds the others may let a bot play for whoever is asked; 0 if now.

        Only time that the service was awake counts, since the question was put to somebody there.
        Where a clock runs, it alone says who is late.
        """
        seat = live.asked
        if seat is None or not live.begun or live.seats[seat].bot is not None:
            return None
        if live.clock is not None and live.clock.begun:
            return self._late_in(live) if live.clock.pace.end == "wait" else None
        return max(0.0, live.table.asked + live.table.patience - self.awake())

    def _late_in(self, live: Live) -> float | None:
        """In how many seconds the time that runs is over."""
        reading = live.reading()
        if reading is None or reading.ends is None:
            return None
        return max(0.0, Span(self.time.now(), reading.ends).seconds)

    def _due(self, live: Live, asked: int | None) -> datetime | None:
        """When to look at the clock of a table where a seat is asked."""
        reading = live.reading_for(asked)
        if reading is None or live.clock is None or live.clock.pace.end == "wait":
            return None
        return reading.ends

    def _time_may_be_over(self, name: str) -> None:
        """Look at a clock: if time is over, what was agreed on for that happens."""
        with suppress(Frozen, KeyError, Stale):
            self._look_at_clock(self.live(name))

    @settled
    def _look_at_clock(self, live: Live) -> None:
        if self._late_in(live) == 0:
            self._time_is_over(live)
        else:  # it was written before there was an outage, or a vacation
            self.store.look_at(live.id, self._due(live, live.asked))

    def _time_is_over(self, live: Live) -> None:
        assert live.clock is not None and live.asked is not None
        match live.clock.pace.end:
            case "skip":
                if live.table.late != live.version:
                    self.store.change_table(live.id, live.pulse, late=live.version)
                    self._changed(live)
            case "bot":
                self._seat_anew(live, live.asked, bot=live.table.stand_in)
            case "loss":
                self._lose(live, live.asked, "time")

    @settled
    def take_vacation(self, live: Live, seat: int, seconds: float) -> bool:
        """Let a seat's clock stand still for a while, or (0) run again; False if that is too long.

        Who is on vacation may answer, and what is left of it is not used up by who comes back.
        """
        clock, at = live.clock, self.time.now()
        if clock is None or seconds < 0:
            return False
        taken = clock.vacations.setdefault(seat, [])
        under_way = clock.on_vacation(seat, at)
        kept = [each for each in taken if each.ended != under_way]
        began = next((each.began for each in taken if each.ended == under_way), at)
        longer = Span(began, at + timedelta(seconds=seconds))
        if sum(each.seconds for each in (*kept, longer)) > clock.pace.vacation:
            return False
        vacation = Vacation(table=live.id, seat=seat, began=began, ended=longer.ended)
        self.store.take_vacation(vacation, live.pulse)
        self._changed(live)
        return True

    # --- getting ready

    def ready(self, name: str) -> Game:
        """Have the rules and the search of a game compiled, saying how far that has come.

        What looks at networks is compiled behind it: people need not wait for that to sit down.
        """
        game = load(name)

        def progress(done: int, total: int = 0) -> None:
            self.readiness[name] = max(self.readiness.get(name) or 0, done)
            self.steps[name] = max(self.steps.get(name, 0), total, done)

        if self.readiness.get(name, 0) is not None:
            self.readiness.setdefault(name, 0)
            self._compilers.compile(game, progress)
            ready_by_thumb(game, progress)
            self.readiness[name] = None
        return game

    def get_ready(self, name: str) -> None:
        """Begin to compile a game in the background, unless that has begun."""
        if name not in self.readiness:
            self.readiness[name] = 0
            threading.Thread(target=self._try_to_get_ready, args=(name,), daemon=True).start()

    def _try_to_get_ready(self, name: str) -> None:
        try:
            self.ready(name)
        except Exception:
            log.exception("%s could not be made ready", name)
            del self.readiness[name]  # whoever asks next has it tried again

    def resume(self) -> None:
        """Load every table whose match is not over, so that its bots go on."""
        for name in self.store.open_tables():
            if self._closed.is_set():
                return
            try:
                self.live(name)
            except Frozen:
                continue  # it was said why
            except Exception:
                log.exception("table %s could not be looked at", name)

    # --- tables

    def open(
        self, game: str, sitters: Sequence[Sitter], options: Mapping[str, str], terms: Terms
    ) -> Live:
        """A new table, its draws committed to."""
        return self.play_on(Match(game, len(sitters), options=options), sitters, terms)

    def rematch(self, live: Live, same: bool = False) -> str:
        """The table that goes on from one whose match is over: everybody one seat further.

        People have their own seats back, whoever played them last; who learned keeps theirs, and
        so does everybody who wants the `same` again.
        """
        with live.lock:
            if live.table.rematch is None:
                further = 1 if live.lesson is None and not same else 0
                order = (*live.seats[further:], *live.seats[:further])
                sitters = [_again(live, seat) for seat in order]
                terms, options = Terms.of(live.table), dict(live.match.options)
                match = Match(live.table.game, len(sitters), options=options)
                new = self.play_on(match, sitters, terms, called=True)
                holds = self.store.link_rematch(live.id, new.id)
                if holds != new.id:
                    self.delete(new)  # somebody asked another process for it, and came first
                self._changed(live)
                return holds
            return live.table.rematch

    def teach(self, game: str, moment: int, me: Sitter, terms: Terms) -> Live:
        """A table where somebody learns a game, from a moment of its lesson on."""
        lesson = lesson_of(game)
        if lesson is None:
            raise KeyError(game)
        sitters = [me, *[Sitter(bot=LESSON)] * (lesson.players - 1)]
        return self.play_on(lesson.match_at(moment), sitters, terms)

    def try_from(self, live: Live, number: int, me: Sitter) -> Live:
        """A table of one's own that goes on from before move `number` of a match that is over.

        Whoever tries sits where that move was made; bots have all other seats.
        """
        with live.lock:
            match = live.match.fork(number - 1)
            terms = Terms.of(live.table)
            terms = terms._replace(pace=None, rated=False, public=False, group=None)
            level = live.table.stand_in
            sitters = [Sitter(bot=_level(seat, level)) for seat in live.seats]
        sitters[live.match.log[number - 1].seat] = me
        return self.play_on(match, sitters, terms)

    def bring(self, text: str, terms: Terms) -> Live:
        """A table that shows a match that somebody has kept, played to its end.

        BadSave if it is not a match, or not played by the rules as they are here.
        """
        text = "\n".join(text.splitlines())  # what ends a line for a reader ends it for us
        named = GAME.search(text)
        if named and named[1] in names():
            self.ready(named[1])
        if f"\n{FROM}" in text:  # a stranger's position: tried before it is trusted
            with position.warily():
                Match.load(text)
        match = Match.load(text)
        if not match.over:
            raise Mistake(MESSAGES["analyse-not-over"])
        return self.play_on(match, [Sitter()] * match.players, terms)

    def play_on(
        self, match: Match, sitters: Sequence[Sitter], terms: Terms, called: bool = False
    ) -> Live:
        """A new table at which a match begins, or goes on. Bots alone play for no result.

        Clocks run at once if everybody sits; those who were `called` together sit when they have
        come, so that nobody's time runs who knows of nothing.
        """
        terms = terms.fair()
        if terms.rated and (len(sitters) < 2 or all(each.bot for each in sitters)):
            raise Mistake(MESSAGES["rated-people"])
        written = Written.of(match)
        name = secrets.token_urlsafe(12)
        table = Table(id=name, game=match.game.meta.name, header=written.header, **terms._asdict())
        table.secret, table.asked = match.secrets, self.awake()
        table.ending = written.ending if match.over else None
        seats = [Seat(table=name, number=k, **each._asdict()) for k, each in enumerate(sitters)]
        for seat in seats:
            seat.name = seat.name and distinct(seat.name, _names(seats[: seat.number]))
        table.host = next((seat.guest for seat in seats if seat.guest), None)
        if not called and all(seat.guest or seat.bot for seat in seats):
            table.started = self.time.now()
        live = Live(table, match, seats, clock=self._clock(table, len(seats)))
        table.due = self._due(live, live.asked)
        first = Event(table=name, version=FIRST, seat=-1, key="set-up", lines=written.lines)
        self.store.add_table(table, seats, first)
        live = self._keep(live)
        self._note(live)
        self.bots.wake(live)
        return live

    async def table(self, name: str) -> Live:
        """As `live`, for those who must not wait: only a table not in memory takes a while."""
        kept = self.in_memory(name)
        if kept is None:
            return await self.apart(self.live, name)
        return await run_in_threadpool(self.live, name) if self.store.shared else kept

    async def apart(self, work: Callable[..., Live], *given: Any) -> Live:
        """Do what may have to wait for a compiler, on threads that nobody else needs."""
        here = copy_context()  # what goes wrong there is told of the request that asked
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._loaders, partial(here.run, work, *given))

    def live(self, name: str) -> Live:
        """A table by its name: KeyError if there is none, Frozen if it cannot be shown."""
        if (kept := self.in_memory(name)) is not None and self._is_new(kept):
            return kept
        until, reason = self._bad.get(name, (0.0, ""))
        if time.monotonic() < until:
            raise Frozen(reason)
        try:
            live = self._load(name)
        except (KeyError, DBAPIError, Frozen):
            raise
        except Exception as damage:  # whatever is wrong with it, it is this table's alone
            self._freeze(name, f"{type(damage).__name__}: {damage}")
            raise Frozen(str(damage)) from None
        if self._keep(live) is not live:
            return self.live(name)  # it was loaded twice at once: which is newer, nobody knows
        self.bots.wake(live)
        return live

    def _found(self, name: str) -> Live | None:
        """The same for bots: None where nothing can be played."""
        try:
            return self.live(name)
        except (KeyError, Frozen):
            return None

    def _freeze(self, name: str, reason: str) -> None:
        """A table that cannot be replayed waits until it can."""
        log.error("table %s is frozen: %s", name, reason)
        self._bad[name] = time.monotonic() + TRIED_AGAIN, reason
        self.store.change_table(name, frozen=reason)

    def died(self, live: Live) -> None:
        """A process has died of a thought about a table: of one too many it is frozen."""
        if len(self._deaths) > MOST_KNOWN:
            self._deaths.clear()
        self._deaths[live.id] += 1
        if self._deaths[live.id] >= DEATHS:
            with live.lock:
                log.error("table %s is frozen: %s", live.id, DEADLY)
                self.store.change_table(live.id, frozen=DEADLY)
                self.forget(live)

    def record(self, name: str) -> str:
        """What is written of a table, to be downloaded: all of it, once the match is over.

        Before that, and where it is damaged, it is what everybody may know: without the moves that
        are not for everyone, the position it began from, and all fingerprints. Those are made of
        the hidden moves too, so that trying every outcome would show which one fits.
        """
        header, events, ending = self.store.record(name)
        if ending:
            with suppress(ValueError, TypeError):
                return Written.kept(header, [json.loads(each) for each in events], ending).text
        lines = added_up(_public_lines(header, event) for event in events)
        header = "".join(
            line for line in header.splitlines(keepends=True) if not line.startswith(FROM)
        )
        return Written(header, lines, f"end: {len(lines)} moves, as far as they can be read\n").text

    def in_memory(self, name: str) -> Live | None:
        """A table, if nobody has to wait for it."""
        with self._lock:
            live = self._lives.get(name)
            if live is not None:
                self._lives.move_to_end(name)
                self._come_to_be_told(live)
            return live

    def _come_to_be_told(self, live: Live) -> None:
        """What is told of this one is kept; not what was told of another, if nobody looks there."""
        self._told[live.id] = live
        self._told.move_to_end(live.id)
        if len(self._told) > TOLD:
            oldest = next(iter(self._told.values()))
            if oldest.listeners:
                self._told.move_to_end(oldest.id)
            else:
                del self._told[oldest.id]
                oldest.forget_what_was_told()

    def _load(self, name: str) -> Live:
        found = self.store.since(name, most=REMARKS)
        if found is None:
            raise KeyError(name)
        if found.table.frozen == DEADLY:
            raise Frozen(DEADLY)
        self.ready(found.table.game)
        match = _replayed(found)
        if found.table.frozen is not None:
            log.warning("table %s goes on: it is right again", name)
            self.store.change_table(name, frozen=None)
            found.table.frozen = None
        clock = self._clock(found.table, len(found.seats))
        last = found.events[-1].version
        live = Live(found.table, match, found.seats, last, found.remarks, clock)
        live.keys = {each.key: each.version for each in found.events}
        _set_clock(live, found, anew=True)
        return live

    def _clock(self, table: Table, seats: int) -> Clock | None:
        """The clock of a table, before anything was answered."""
        pace = Pace.of(table.pace)
        return pace and Clock(pace, seats, self.time.outages, table.started)

    def _keep(self, live: Live) -> Live:
        with self._lock:
            live = self._lives.setdefault(live.id, live)
            self._lives.move_to_end(live.id)
            self._come_to_be_told(live)
            for name in list(self._lives)[: max(0, len(self._lives) - KEPT)]:
                idle = self._lives[name]
                if not idle.listeners and idle.thinking is None and idle is not live:
                    del self._lives[name]
                    self._told.pop(name, None)
        return live

    def delete(self, live: Live) -> None:
        """Throw a table away, with all that is written of it."""
        with live.lock:
            self.store.delete_table(live.id)
            self.forget(live)

    def throw_away(self, name: str) -> bool:
        """Delete a table that may not even be readable, unless somebody looks at it."""
        live = self.in_memory(name)
        if live is None:
            self.store.delete_table(name)
        elif not live.listeners:
            self.delete(live)
        else:
            return False
        return True

    def forget(self, live: Live) -> None:
        """Drop a table from memory: what is written is what holds."""
        with self._lock:
            if self._lives.get(live.id) is live:
                del self._lives[live.id]
                self._told.pop(live.id, None)
        live.lost = True
        live.tell()

    # --- what others change

    def read_anew(self, names: Iterable[str]) -> None:
        """Somebody is called otherwise, at these tables and wherever they mute or are muted."""
        self._muted.clear()
        for live in filter(None, map(self.in_memory, names)):
            self._changed(live)

    def _heard(self, told: str) -> None:
        """A table was changed, by us or by another process; whoever listens to it is told."""
        name, _, pulse = told.partition(" ")
        live = self._lives.get(name)
        if live is not None and live.listeners and live.pulse < int(pulse):
            self._followers.submit(self._follow, live, int(pulse))

    def _look_around(self) -> None:
        """Find what was not heard of."""
        self._note_time()
        with self._lock:
            followed = [live for live in self._lives.values() if live.listeners]
        pulses = self.store.pulses([live.id for live in followed])
        for live in followed:
            pulse = pulses.get(live.id, GONE)
            if live.pulse < pulse:
                self._followers.submit(self._follow, live, pulse)

    def _follow(self, live: Live, pulse: int) -> None:
        try:
            self._catch_up(live, pulse)
        except Exception:
            log.exception("table %s could not be followed", live.id)
            self.forget(live)

    def _catch_up(self, live: Live, pulse: int) -> None:
        """Bring a table to what it is after so many changes, unless it is there."""
        if live.pulse < pulse:
            with live.lock:  # who has changed it here has counted that then
                if live.pulse < pulse:
                    self._changed(live)

    def _is_new(self, live: Live) -> bool:
        """Whether a table is in memory as it is written, after a look at that; else it is lost.

        While the database does not answer, what is known is shown: nothing can be played then.
        """
        if not self.store.shared:
            return True
        with suppress(SQLAlchemyError):
            self._catch_up(live, self.store.pulses([live.id]).get(live.id, GONE))
        return not live.lost

    def _changed(self, live: Live, anew: bool = False) -> None:
        """Something is written that is not in memory: read it, and tell whoever listens.

        `anew` reads the whole match: the one in memory is not what is written.
        """
        with live.lock:
            known = NOTHING if anew else Known(live.version, live.pulse)
            found = self.store.since(live.id, known, REMARKS)
            if found is not None and found.table.frozen == DEADLY:
                found = None
            if found is not None and (anew or found.table.pulse != live.pulse):
                try:
                    _go_on(live, found, anew)
                except Exception as damage:  # whoever comes next has it loaded
                    log.warning("table %s could not go on: %s", live.id, damage)
                    found = None
            if found is None:
                self.forget(live)
                return
            if (due := self._due(live, live.asked)) != live.table.due:
                self.store.look_at(live.id, due)
                live.table.due = due
            self.bots.wake(live)
        live.tell()

    # --- answers

    def play(
        self, live: Live, seat: int, move: str | int, version: int, key: str, lang: str
    ) -> int:
        """Answer for a seat: the version after it. Refused, Stale and Frozen change nothing.

        The same key again gives the same version again, whatever has happened since.
        """
        key = _of_seat(seat, key)
        with live.lock, self._counting_refusals():
            if live.seats[seat].lost:
                raise Stale
            if key not in live.keys and version == live.version:
                _hear_the_teacher(live, seat, move, lang)
            return self._play(live, seat, move, version, key, lang)

    def _play(
        self, live: Live, seat: int, move: str | int, version: int, key: str, lang: str
    ) -> int:
        with live.lock, self._changing(live):
            if (known := self._known(live, version, key)) is not None:
                return known
            if live.match.seat != seat or not live.begun or live.over:
                raise Stale
            before = live.match.count
            live.match.play(move, lang)
            taken = self._append(live, seat, key, before)
            by = "bot" if key.startswith((BOT, LATE)) else "person"
            self.meter.moves.labels(live.table.game, by).inc()
            return taken

    def _take(self, live: Live, seat: int, move: str, version: int) -> None:
        """The answer of a bot; its key is no seat's, so that nobody can use it up before.

        One that comes too late is dropped.
        """
        kind = LATE if live.table.late == version else BOT
        with suppress(Stale):
            self._play(live, seat, move, version, f"{kind}{version}", live.table.lang)

    def undo(self, live: Live, seat: int, version: int, key: str, lang: str) -> int:
        """Take back a seat's last answer, as the engine allows it."""
        key = _of_seat(seat, key)
        with live.lock, self._changing(live):
            if (known := self._known(live, version, key)) is not None:
                return known
            if live.over:
                raise Stale
            if live.table.rated:
                raise Refused(MESSAGES["rated-no-undo"].say(lang))
            live.match.undo(seat, lang)
            live.stories.clear()
            return self._append(live, seat, key, live.match.count)

    @contextmanager
    def _counting_refusals(self) -> Iterator[None]:
        try:
            yield
        except (Refused, Stale) as refusal:
            self.meter.refusals.labels(_kind(refusal)).inc()
            raise

    @contextmanager
    def _changing(self, live: Live) -> Iterator[None]:
        """A match that is ahead of what is written does not hold."""
        version, count = live.version, live.match.count
        try:
            yield
        finally:
            if live.version == version and live.match.count != count:
                self.forget(live)

    def _known(self, live: Live, version: int, key: str) -> int | None:
        """The version that this very answer made, if it was given before; or it may be stale."""
        if self.store.shared and version > live.version:
            self._changed(live)  # they have heard more than we have
        if key in live.keys:
            return live.keys[key]
        if live.lost or version != live.version:
            raise Stale
        return None

    def _append(self, live: Live, seat: int, key: str, before: int) -> int:
        """Write what was added to the log after `before` moves; only then is it so."""
        began = time.monotonic()
        written, asked = Written.of(live.match), self.awake()
        version, lines = live.version + 1, written.lines[before:]
        at = self.time.now()
        entry = Event(table=live.id, version=version, seat=seat, key=key, lines=lines, at=at)
        ending = written.ending if live.match.over else None
        if live.clock is not None:
            live.clock.ticks.append(_tick(entry))
        due = self._due(live, live.match.seat)
        by_bot = key.startswith((BOT, LATE))
        by = None if by_bot else live.seats[seat].guest
        told = self._notices(live, version, live.match.seat, by)
        try:
            self.store.append(entry, ending, asked, self.bots.urgency(live), due, told, by_bot)
        except TooLate:
            self._changed(live, anew=True)
            if key in live.keys:
                return live.keys[key]  # this very answer, given to another process
            raise Stale from None
        live.echoes.begin(version, live.listeners, began, self.meter.told.observe)
        live.version, live.asked = version, live.match.seat
        live.pulse += 1
        live.keys[key] = version
        live.table.ending, live.table.changed, live.table.asked = ending, at, asked
        live.table.due = due
        if live.over and self.store.shared:
            self._changed(live)  # somebody may have lost, which was written by another process
        self._rate(live)
        self.bots.answered(live)
        live.tell()
        return version

    # --- being told

    def _notices(
        self, live: Live, version: int, asked: int | None, by: str | None = None
    ) -> list[dict[str, Any]]:
        """Who is to be told of a version of a table, as rows."""
        row = {
            "of_table": live.id,
            "of_version": version,
            "of_what": "over" if asked is None else "turn",
            "of_due": self.time.now() + GRACE,
        }
        told = live.to_be_told(asked, by)
        return [{**row, "of_guest": guest, "of_seat": seat} for guest, seat in told.items()]

    def _note(self, live: Live) -> None:
        """Have those told who are awaited, or whose match is over, where no answer says so."""
        self.store.note(self._notices(live, live.version, live.asked))

    def may_be_told_elsewhere(self, live: Live, seat: int | None) -> bool:
        """Whether another process, which does not see who looks here, may have somebody told."""
        return self.store.shared and seat is not None and live.asked in (seat, None)

    def seen(self, live: Live, guest: str) -> None:
        """Somebody is shown a table: what they were to be told of it they know.

        Of those who were called together, the first who is asked has come: the clock runs.
        """
        with suppress(SQLAlchemyError):
            self.store.seen(live.id, guest)
            if live.waits_for(guest):
                self.store.start(live.id, self.time.now())
                self._changed(live)

    # --- seats and talk

    def take(self, live: Live, seat: int, name: str | None, guest: str, link: str) -> bool:
        """Sit down on a free seat; where the result counts, nobody has two."""
        with live.lock:
            if live.over or (live.table.rated and any(each.guest == guest for each in live.seats)):
                return False
            if guest in (live.table.sent_away or ()):
                return False
            name = name and distinct(name, _names(live.seats))
            asked = self._awaited_since(live, seat)
            if not self.store.take_seat(live.id, seat, asked, name, guest, link):
                return False
            self._changed(live)
            if live.begun and live.clock is not None:
                self.store.start(live.id, self.time.now())
                self._changed(live)
            self._note(live)
            return True

    @settled
    def hand_over(self, live: Live, seat: int, level: str | None) -> None:
        """Let a bot play somebody's own seat, or (None) let them come back to it."""
        if live.over or (level is None and not live.may_come_back(seat)):
            raise Stale
        self._seat_anew(live, seat, bot=level)

    @settled
    def pass_over(self, live: Live, seat: int) -> None:
        """Let the table's bot play for who keeps all waiting; where the result counts, they lose.

        Stale unless they do so still: whoever has answered meanwhile is not late.
        """
        if live.over or seat != live.asked or self.overdue_in(live) != 0:
            raise Stale
        if live.table.rated:
            self._lose(live, seat, "time")
        else:
            self._seat_anew(live, seat, bot=live.table.stand_in)

    @settled
    def resign(self, live: Live, seat: int) -> None:
        """Leave a seat for good to the bot of the table: its name stays, nobody holds it.

        Where the result counts that is a loss; so it is among two, and their match is over. Stale
        if it is over already.
        """
        if live.over:
            raise Stale
        if live.table.rated or len(live.seats) == 2:
            self._lose(live, seat, "resigned")
            return
        name = known_as(live.seats, seat, live.table.lang)
        self._seat_anew(live, seat, name=name, guest=None, link=None, bot=live.table.stand_in)

    def part(self, live: Live, seat: int, name: str) -> None:
        """Whoever holds a seat is here no more: what is left of them is called by another name.

        Before the match begins the seat is free again; in its midst they have resigned.
        """
        with live.lock:
            if not live.begun:
                self._change_seat(live, seat, name=None, guest=None, link=None)
                return
            self.rename(live, seat, name)
            if not live.over and not live.seats[seat].lost:
                with suppress(Stale):
                    self.resign(live, seat)

    @settled
    def hold(self, live: Live, seat: int, guest: str) -> None:
        """Give a seat to the browser that came by its link."""
        self._seat_anew(live, seat, guest=guest)

    @settled
    def lose(self, live: Live, seat: int, why: str) -> None:
        """Whoever holds a seat has lost, and the bot of the table plays on for the others.

        Where only one seat is left that has not lost, the match is over. Stale if it is already, or
        they have lost before.
        """
        self._lose(live, seat, why)

    def _lose(self, live: Live, seat: int, why: str) -> None:
        """The same; TooLate if the table was changed meanwhile, for whoever has decided on it."""
        if live.over or live.seats[seat].lost:
            raise Stale
        left = sum(not each.lost for each in live.seats if each.number != seat)
        closed = why if left == 1 else None
        self._seat_anew(live, seat, closed=closed, lost=why, bot=live.table.stand_in)
        if closed:
            self._ended(live)

    @settled
    def end(self, live: Live, why: str) -> None:
        """The match is over before its rules would have it; Stale if it is over already."""
        if live.over:
            raise Stale
        self.store.change_table(live.id, live.pulse, **ended(why))
        self._changed(live)
        self._ended(live)

    def _ended(self, live: Live) -> None:
        """It was written that a match is over before its rules would have it."""
        self._rate(live)
        self._note(live)

    def end_by_host(self, live: Live, word: str) -> bool:
        """Whoever hosts the service ends a match, or closes a table, with a word to all there."""
        with live.lock:
            if live.over:
                return False
            if word:
                self.store.say(Remark(table=live.id, name="", text=word))
            try:
                self.end(live, "host")
            except Stale:  # it has ended by itself
                return False
            return True

    def _rate(self, live: Live) -> None:
        """A result that counts is written down."""
        places = results.places(live.table, live.seats)
        if live.table.rated and places:
            self.store.rate(live.table, live.seats, places)

    @settled
    def agree(self, live: Live, seat: int, wanted: bool) -> None:
        """Somebody would end the match as it is, or not any more; it ends when all would.

        Stale if it is over, or they have lost.
        """
        if live.over or live.seats[seat].lost:
            raise Stale
        others = (each for each in live.seats if each.number != seat)
        all_would = wanted and all(each.ends for each in others if each.guest and not each.lost)
        closed = "agreed" if all_would and live.ends_by_consent else None
        self._change_seat(live, seat, known=live.pulse, closed=closed, ends=wanted)
        if closed:
            self._ended(live)

    @settled
    def send_away(self, live: Live, seat: int) -> None:
        """Whoever holds a seat is to go, before the match begins; Stale after that."""
        if live.begun:
            raise Stale
        self.store.send_away(live.id, seat, live.pulse)
        self._changed(live)

    def mute(self, guest: str, other: str, wanted: bool) -> None:
        """Let somebody not hear somebody else, or hear them again."""
        self.store.mute(guest, other, wanted)
        self._muted.pop(guest, None)

    def muted(self, guest: str) -> set[str]:
        """Whom somebody does not want to hear, as it was a while ago at most."""
        until, known = self._muted.get(guest, (0.0, set()))
        if time.monotonic() >= until:
            known = self.store.muted(guest)
            if len(self._muted) > MOST_KNOWN:
                self._muted.clear()
            self._muted[guest] = time.monotonic() + TRIED_AGAIN, known
        return known

    def report(self, live: Live, by: str, about: str, name: str, text: str) -> None:
        """Tell whoever hosts the service about somebody, in the log and in the database."""
        said = [each.text for each in live.remarks if each.guest == about][-QUOTED:]
        report = Report(table=live.id, by=by, about=about, name=name, text=text, said=said)
        self.store.report(report)
        log.warning("somebody is reported at table %s: %r, %r", live.id, name, text)

    def rename(self, live: Live, seat: int, name: str | None) -> None:
        """Call whoever holds a seat by another name."""
        with live.lock:
            others = [each for each in live.seats if each.number != seat]
            self._change_seat(live, seat, name=name and distinct(name, _names(others)))

    def coach(self, live: Live, seat: int, wanted: bool) -> None:
        """Let the coach have a word before a seat's moves, or have it keep silent."""
        self._change_seat(live, seat, coached=wanted)

    def relink(self, live: Live, seat: int, link: str | None) -> None:
        """Give a seat a new link, or none: the old one opens it no more."""
        self._change_seat(live, seat, link=link)

    def say(
        self, live: Live, seat: int | None, text: str, name: str = "", guest: str | None = None
    ) -> None:
        """Something is said at the table, or (without a seat) among those who look on."""
        remark = Remark(table=live.id, seat=seat, name=name, text=text, guest=guest)
        remark.gallery = seat is None
        if seat is not None:
            remark.name, remark.guest = live.seats[seat].name or "", live.seats[seat].guest
        self.store.say(remark)
        self._changed(live)

    def _seat_anew(self, live: Live, seat: int, **values: Any) -> None:
        """Somebody else plays a seat from now on; TooLate if the table was changed meanwhile."""
        asked = self._awaited_since(live, seat)
        self._change_seat(live, seat, asked, known=live.pulse, **values)

    def _change_seat(
        self, live: Live, seat: int, asked: float | None = None, **values: Any
    ) -> None:
        with live.lock:
            self.store.change_seat(live.id, seat, asked, **values)
            self._changed(live)

    def _awaited_since(self, live: Live, seat: int) -> float | None:
        """Now, if somebody who has just come is asked: they have all the time there is."""
        return self.awake() if seat == live.asked or not live.begun else None


def _go_on(live: Live, found: Since, anew: bool) -> None:
    """Bring a table in memory to what is written."""
    if anew:
        live.match = _replayed(found)
    for entry in found.events:
        if not anew:
            follow(live.match, entry.seat, entry.lines)
        if anew or not entry.lines:
            live.stories.clear()
        live.keys[entry.key] = live.version = entry.version
    if found.seats:
        if [_shown(seat) for seat in live.seats] != [_shown(seat) for seat in found.seats]:
            live.telling.clear()  # the names of people stand on the board
        live.seats, live.remarks = found.seats, found.remarks
    if live.table.closed != found.table.closed:
        live.telling.clear()  # nothing is asked any more, and no move was made
    live.table = found.table
    live.asked = None if live.over else live.match.seat
    live.pulse = found.table.pulse
    _set_clock(live, found, anew)


def _set_clock(live: Live, found: Since, anew: bool) -> None:
    """Bring the clock of a table, if it has one, to what is written."""
    clock = live.clock
    if clock is None:
        return
    ticks = [_tick(each) for each in found.events if each.version > FIRST]
    clock.ticks = ticks if anew else [*clock.ticks, *ticks]
    clock.started = found.table.started
    if found.seats:
        clock.vacations = {}
    for each in found.vacations:
        clock.vacations.setdefault(each.seat, []).append(Span(each.began, each.ended))


def _tick(entry: Event) -> Tick:
    """An event as clocks see it."""
    return Tick(entry.seat, entry.at, not entry.lines, entry.key.startswith(LATE))


def _replayed(found: Since) -> Match:
    """The match that is written of a table, if all of it was read."""
    lines = [each.lines for each in found.events]
    written = Written.kept(found.table.header, lines, found.table.ending)
    return written.replayed(found.table.secret, [seat.number for seat in found.seats])


def _shown(seat: Seat) -> tuple[str | None, ...]:
    """What is seen of who sits somewhere."""
    return seat.name, seat.guest, seat.bot


def many_threads(wanted: int | None) -> int:
    """How many bots think at once: as many as there are processors, unless somebody says."""
    return (os.cpu_count() or 1) if wanted is None else wanted


def _hear_the_teacher(live: Live, seat: int, move: str | int, lang: str) -> None:
    """Refused, if this is a lesson that hopes for something else, or answers for the learner."""
    if live.lesson is not None and live.match.seat == seat == LEARNER:
        if live.lesson.plays(live.match):
            raise Stale
        objection = live.lesson.objection(live.match, move, lang)
        if objection is not None:
            raise Objection(objection)


def _kind(refusal: Refused | Stale) -> str:
    """Why a move was refused, in one of a few words."""
    match refusal:
        case Stale():
            return "late"
        case Objection():
            return "lesson"
        case Refused(reason=None):
            return "words"
    return "rule"


def _again(live: Live, seat: Seat) -> Sitter:
    """Who sits down at a rematch: the person, or the bot that had the seat for itself.

    Where the result counts no bot plays for who has left: their seat is anybody's.
    Whoever has taken a lesson then plays alone, with a word of the coach where it matters.
    """
    if seat.guest is None:
        left = live.table.rated and seat.name
        return Sitter() if left else Sitter(bot=_level(seat, live.table.stand_in))
    coached = seat.coached or live.lesson is not None
    return Sitter(seat.name, seat.guest, seat.link, coached=coached)


def _level(seat: Seat, stand_in: str) -> str:
    """The bot that plays a seat where nobody else is: the one it had, or the table's."""
    return seat.bot if seat.bot and seat.bot != LESSON else stand_in


def _of_seat(seat: int, key: str) -> str:
    """Keys of one seat are nobody else's."""
    return f"{seat}:{key}"


def known_as(seats: Sequence[Seat], number: int, lang: str) -> str | None:
    """What whoever sits there is called: by their name, or as guests and bots are in a language."""
    seat = seats[number]
    if seat.name:
        return seat.name
    if seat.guest:
        guests = sum(1 for each in seats[: number + 1] if each.guest and not each.name)
        return MESSAGES["guest" if guests == 1 else "another-guest"].say(lang, number=guests)
    return called(seat.bot).say(lang) if seat.bot else None


def _names(seats: Sequence[Seat]) -> list[str]:
    """What those at a table are called in any language: nobody else is to be called so."""
    taken = (known_as(seats, k, lang) for k in range(len(seats)) for lang in LANGUAGES)
    return [name for name in taken if name]


def _public_lines(header: str, event: str) -> list[str]:
    """The lines of an event, which may be damaged, as everyone may read them."""
    try:
        return [_public(header, str(line)) for line in json.loads(event)]
    except (ValueError, TypeError):
        return [UNREADABLE]


def _public(header: str, line: str) -> str:
    """A line of the record as everyone may read it."""
    with suppress(Exception):
        game = load(GAME.findall(header)[0])
        number, who, move = line.split(" ~ ")[0].removesuffix(" (forced)").split(" ", 2)
        for_all = game.actions.seen_by(game.actions.parse(move)) == EVERYONE
        return f"{number} {who} {move if for_all else '(not for everyone)'}"
    return UNREADABLE
