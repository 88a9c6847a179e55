"""Tables in play: matches in memory, every answer written down before anybody hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from starlette.concurrency import run_in_threadpool

from tunnelier.bots import bot
from tunnelier.bots import ready as ready_to_think
from tunnelier.core.game import Game
from tunnelier.core.match import Match
from tunnelier.core.sight import Sight
from tunnelier.games import load

from .store import Event, Remark, Seat, Store, Table, TooLate, now

log = logging.getLogger("tunnelier")

KEPT = 500
"""So many tables are kept in memory; the others are loaded when somebody comes."""
FIRST = 1
"""The event that set the table up."""
HEARTBEAT = 15.0
"""Whoever listens hears something after so many seconds, if only that the line holds."""


class Stale(Exception):
    """An answer to a question that is not asked any more."""


class Frozen(Exception):
    """A table whose match cannot go on, and why."""


class Sitter(NamedTuple):
    """Who is to sit in a seat of a new table: a person by name, a bot by level, or nobody yet."""

    name: str | None = None
    guest: str | None = None
    link: str | None = None
    bot: str | None = None


class Written(NamedTuple):
    """A match as it is saved, in the parts that are kept apart."""

    header: str
    lines: list[str]
    ending: str

    @classmethod
    def of(cls, match: Match) -> Written:
        """The parts of a match."""
        header, _, rest = match.save().partition("moves:\n")
        lines = rest.splitlines()
        count = len(match.log)
        return cls(header, lines[:count], "".join(f"{line}\n" for line in lines[count:]))

    @property
    def text(self) -> str:
        """The whole."""
        return f"{self.header}moves:\n" + "".join(f"{x}\n" for x in self.lines) + self.ending


class Live:
    """A table in memory."""

    def __init__(self, table: Table, match: Match, seats: Sequence[Seat]) -> None:
        self.table, self.match, self.seats = table, match, list(seats)
        self.version = 0
        self.pulse = 0
        """Counts what changes besides the match: seats, talk, a bot that begins to think."""
        self.keys: dict[str, int] = {}
        self.said: dict[tuple[int | None, str], list[str]] = {}
        """The log in words, as each viewer saw it: a sentence is made once."""
        self.thinking: int | None = None
        self.lost = False
        """It does not hold any more: whoever listens must ask for the table anew."""
        self.lock = threading.RLock()
        self.listeners: set[Callable[[], None]] = set()

    @property
    def id(self) -> str:
        """The name of the table, which nobody can guess."""
        return self.table.id

    @property
    def begun(self) -> bool:
        """Nothing is shown, and nothing played, before every seat is taken."""
        return all(seat.guest or seat.bot for seat in self.seats)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that somebody holds; the one asked, if they hold several."""
        mine = [seat.number for seat in self.seats if guest and seat.guest == guest]
        if self.match.seat in mine:
            return self.match.seat
        return mine[0] if mine else None

    def bot_asked(self) -> str | None:
        """The level of the bot whose answer is awaited, if it is a bot's."""
        seat = self.match.seat
        if seat is None or seat < 0 or not self.begun or self.table.frozen:
            return None
        return self.seats[seat].bot

    def tell(self) -> None:
        """Let everybody who listens know that something has changed."""
        for listener in tuple(self.listeners):
            listener()


class Keeper:
    """Keeps all tables: the only one who changes a match."""

    def __init__(self, store: Store, pace: float = 0.6, threads: int | None = None) -> None:
        self.store, self.pace = store, pace
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()
        self._thinkers = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")
        self._closed = False
        self.readiness: dict[str, int | None] = {}
        """Of games being compiled: how many functions are done; None when all are."""

    def close(self) -> None:
        """Stop the bots; nothing is lost, for everything is written."""
        self._closed = True
        self._thinkers.shutdown(wait=True, cancel_futures=True)

    # --- getting ready

    def ready(self, name: str) -> Game:
        """Compile the rules and the search of a game, saying how far it has come."""
        game = load(name)

        def progress(done: int) -> None:
            self.readiness[name] = max(self.readiness.get(name) or 0, done)

        if self.readiness.get(name, 0) is not None:
            self.readiness.setdefault(name, 0)
            ready_to_think(game, progress)
            self.readiness[name] = None
        return game

    def get_ready(self, name: str) -> None:
        """Begin to compile a game in the background, unless that has begun."""
        if name not in self.readiness:
            self.readiness[name] = 0
            threading.Thread(target=self.ready, args=(name,), daemon=True).start()

    def resume(self) -> list[str]:
        """Replay every open match; those that differ are frozen. Bots go on. Names the frozen."""
        frozen, names = [], self.store.open_tables()
        if names:
            said = "replaying %d open tables (rules that were never compiled take a minute, once)"
            log.warning(said, len(names))
        for name in names:
            try:
                self.live(name)
            except Frozen as reason:
                log.error("table %s is frozen: %s", name, reason)
                frozen.append(name)
        return frozen

    # --- tables

    def open(
        self,
        game: str,
        sitters: Sequence[Sitter],
        options: Mapping[str, str],
        lang: str,
        hints: bool = True,
    ) -> Live:
        """A new table, its draws committed to."""
        match = Match(game, len(sitters), options=options)
        written = Written.of(match)
        name = secrets.token_urlsafe(12)
        table = Table(id=name, game=game, lang=lang, header=written.header, hints=hints)
        table.secret = match.secret or ""
        seats = [Seat(table=name, number=k, **each._asdict()) for k, each in enumerate(sitters)]
        first = Event(table=name, version=FIRST, seat=-1, key="set-up", lines=written.lines)
        self.store.add_table(table, seats, first)
        live = Live(table, match, seats)
        live.version = FIRST
        self._keep(live)
        self._wake(live)
        return live

    async def table(self, name: str) -> Live:
        """As `live`, for those who must not wait: only a table not in memory takes a while."""
        kept = self._kept(name)
        return await run_in_threadpool(self.live, name) if kept is None else kept

    def live(self, name: str) -> Live:
        """A table by its name: KeyError if there is none, Frozen if it cannot be shown."""
        if (kept := self._kept(name)) is not None:
            return kept
        table = self.store.table(name)
        if table is None:
            raise KeyError(name)
        live = self._keep(self._load(table))
        self._wake(live)
        return live

    def _kept(self, name: str) -> Live | None:
        with self._lock:
            if name in self._lives:
                self._lives.move_to_end(name)
            return self._lives.get(name)

    def _load(self, table: Table) -> Live:
        events = self.store.events(table.id)
        lines: list[str] = []
        for each in events:
            lines = lines + each.lines if each.lines else lines[:-1]
        ending = table.ending or f"end: {len(lines)} moves, not over\n"
        try:
            match = Match.load(Written(table.header, lines, ending).text, table.secret)
        except ValueError as error:
            self.store.change_table(table.id, frozen=str(error))
            raise Frozen(str(error)) from None
        live = Live(table, match, self.store.seats(table.id))
        live.version = events[-1].version
        live.keys = {each.key: each.version for each in events}
        return live

    def _keep(self, live: Live) -> Live:
        with self._lock:
            live = self._lives.setdefault(live.id, live)
            self._lives.move_to_end(live.id)
            for name in list(self._lives)[: max(0, len(self._lives) - KEPT)]:
                idle = self._lives[name]
                if not idle.listeners and idle.thinking is None and idle is not live:
                    del self._lives[name]
        return live

    def forget(self, live: Live) -> None:
        """Drop a table from memory: what is written is what holds."""
        with self._lock:
            if self._lives.get(live.id) is live:
                del self._lives[live.id]
        live.lost = True
        live.tell()

    # --- answers

    def play(
        self, live: Live, seat: int, move: str | int, version: int, key: str, lang: str
    ) -> int:
        """Answer for a seat: the version after it. Refused, Stale and Frozen change nothing.

        The same key again gives the same version again, whatever has happened since.
        """
        with live.lock:
            if (known := self._known(live, seat, version, key)) is not None:
                return known
            if live.match.seat != seat or not live.begun:
                raise Stale
            before = len(live.match.log)
            live.match.play(move, lang)
            return self._append(live, seat, key, before)

    def undo(self, live: Live, seat: int, version: int, key: str, lang: str) -> int:
        """Take back a seat's last answer, as the engine allows it."""
        with live.lock:
            if (known := self._known(live, seat, version, key)) is not None:
                return known
            live.match.undo(seat, lang)
            live.said.clear()
            return self._append(live, seat, key, len(live.match.log))

    def _known(self, live: Live, seat: int, version: int, key: str) -> int | None:
        """The version that this very answer made, if it was given before; or it may be stale."""
        marked = _marked(seat, key)
        if marked in live.keys:
            return live.keys[marked]
        if live.table.frozen:
            raise Frozen(live.table.frozen)
        if version != live.version:
            raise Stale
        return None

    def _append(self, live: Live, seat: int, key: str, before: int) -> int:
        """Write what was added to the log after `before` moves; only then is it so."""
        marked, written = _marked(seat, key), Written.of(live.match)
        version, lines = live.version + 1, written.lines[before:]
        entry = Event(table=live.id, version=version, seat=seat, key=marked, lines=lines)
        ending = written.ending if live.match.over else None
        try:
            self.store.append(entry, ending)
        except BaseException as error:
            self.forget(live)  # the match in memory is ahead of what is written
            if isinstance(error, TooLate):
                raise Stale from None
            raise
        live.version += 1
        live.keys[marked] = live.version
        live.table.ending, live.table.changed = ending, now()
        self._wake(live)
        live.tell()
        return live.version

    # --- seats and talk

    def take(self, live: Live, seat: int, name: str, guest: str, link: str) -> bool:
        """Sit down on a free seat."""
        with live.lock:
            if not self.store.take_seat(live.id, seat, name, guest, link):
                return False
            self._seats_changed(live)
            return True

    def hand_over(self, live: Live, seat: int, level: str | None) -> None:
        """Let a bot play a seat, or (None) let its person come back to it."""
        with live.lock:
            self.store.change_seat(live.id, seat, bot=level)
            self._seats_changed(live)

    def hold(self, live: Live, seat: int, guest: str) -> None:
        """Give a seat to the browser that came by its link."""
        with live.lock:
            self.store.change_seat(live.id, seat, guest=guest)
            self._seats_changed(live)

    def say(self, live: Live, name: str, text: str) -> None:
        """Something is said at the table."""
        self.store.say(Remark(table=live.id, name=name, text=text))
        live.pulse += 1
        live.tell()

    def _seats_changed(self, live: Live) -> None:
        live.seats = self.store.seats(live.id)
        live.pulse += 1
        self._wake(live)
        live.tell()

    # --- bots

    def _wake(self, live: Live) -> None:
        """Let the bot that is asked think, if it is a bot and does not think already."""
        with live.lock:
            if self._closed or live.thinking is not None or live.bot_asked() is None:
                return
            live.thinking = live.match.seat
        self._thinkers.submit(self._think, live)

    def _think(self, live: Live) -> None:
        try:
            began = time.monotonic()
            with live.lock:
                level, version = live.bot_asked(), live.version
                sight = live.match.sight() if level else None
            move = _choice(level, live.id, sight) if level and sight else ""
            time.sleep(max(0.0, self.pace - (time.monotonic() - began)))
            with live.lock:
                live.thinking = None
                if sight and level == live.bot_asked() and version == live.version:
                    self.play(live, sight.seat, move, version, f"bot-{version}", live.table.lang)
                else:
                    self._wake(live)
        except Exception:
            log.exception("the bot's answer at table %s was not taken", live.id)
            self.forget(live)  # whoever looks next has it loaded anew, and the bot thinks again


def _choice(level: str, table: str, sight: Sight) -> str:
    """What a bot answers. One that stumbles answers anything, so that the table goes on."""
    try:
        return bot(level, _seed(table, sight.seat)).choose(sight)
    except Exception:
        log.exception("%s stumbled at table %s", level, table)
        return sight.moves[0]


def _marked(seat: int, key: str) -> str:
    """Keys of one seat are nobody else's."""
    return f"{seat}:{key}"


def _seed(table: str, seat: int) -> int:
    """Another one for every seat of every table; a bot has no secrets to keep."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat}".encode()).digest()[:4], "little")


class Ear:
    """Hears that a table has changed, from whichever thread, and tells an event loop."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()
        live.listeners.add(self._ring)

    def _ring(self) -> None:
        self._loop.call_soon_threadsafe(self._changed.set)

    async def wait(self) -> bool:
        """Whether something changed before it is time for a heartbeat."""
        try:
            await asyncio.wait_for(self._changed.wait(), HEARTBEAT)
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    def close(self) -> None:
        """Stop listening."""
        self.live.listeners.discard(self._ring)
