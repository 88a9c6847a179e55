"""A table in memory: its match, who sits there, what was told of it, and who listens."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from tunnelier.play.lesson import LEARNER, LESSON, Lesson, lesson_of
from tunnelier.play.match import Match
from tunnelier.play.story import Line

from ..keeping import results
from ..keeping.store import Remark, Seat, Table
from ..watching.meter import Echoes
from .clocks import Clock, Reading

FIRST = 1
"""The event that set the table up."""
HEARTBEAT = 15.0
"""Whoever listens hears something after so many seconds, if only that the line holds."""
BREATH = 0.2
"""So many seconds bots are let go on: what they do meanwhile is told together."""


class Told(NamedTuple):
    """How a match stands for one viewer: the inside of a JSON object, packed."""

    version: int
    part: bytes


class Telling:
    """What was told last to those who look alike."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.told = Told(0, b"")


class Live:
    """A table in memory."""

    def __init__(
        self,
        table: Table,
        match: Match,
        seats: Sequence[Seat],
        version: int = FIRST,
        remarks: Sequence[Remark] = (),
        clock: Clock | None = None,
    ) -> None:
        self.table, self.match, self.seats = table, match, list(seats)
        self.version = version
        self.asked = None if table.ending is not None else match.seat
        """Whose answer is awaited, as it was last written: to be read without the lock."""
        self.pulse: int = table.pulse or 0
        """Counts what is changed: in the match, of seats, in talk."""
        self.remarks = list(remarks)
        self.clock = clock
        """How much time everybody has, where that is counted."""
        self.keys: dict[str, int] = {}
        self.stories: dict[tuple[int | None, str], list[list[Line]]] = {}
        """The log in words, as each viewer heard it: a sentence is made once."""
        self.course: list[tuple[int, ...]] = []
        """The points of every seat after each move, once the match is over and somebody asks."""
        self.telling: dict[tuple[int | None, str, bool], Telling] = {}
        """What was told last to pages, by viewer, language and width."""
        self.thinking: int | None = None
        taught = any(seat.bot == LESSON for seat in seats)
        self.lesson: Lesson | None = lesson_of(table.game) if taught else None
        """What is taught here, if this is a lesson."""
        self.lost = False
        """It does not hold any more: whoever listens must ask for the table anew."""
        self.lock = threading.RLock()
        self.watching: Counter[str] = Counter()
        """Who looks on without a seat, and at how many pages."""
        self.present: Counter[str] = Counter()
        """Who has it open here, and at how many pages."""
        self.listeners: set[Callable[[], None]] = set()
        self.echoes = Echoes()

    @property
    def id(self) -> str:
        """The name of the table, which nobody can guess."""
        return self.table.id

    @property
    def secret(self) -> bytes:
        """What the draws to come, and the bots' seeds, come from."""
        return bytes.fromhex(self.table.secret.split()[-1])

    @property
    def strange(self) -> bool:
        """Whether the match began from a position that somebody has made."""
        return self.match.start is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended, as it was written."""
        return self.table.ending is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return results.won(self.table, self.seats)

    @property
    def begun(self) -> bool:
        """Nothing is shown, and nothing played, before every seat is taken, unless it is over."""
        return self.over or all(seat.guest or seat.bot for seat in self.seats)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that somebody holds; the one asked, if they hold several."""
        mine = [seat.number for seat in self.seats if guest and seat.guest == guest]
        if (asked := self.asked) in mine:
            return asked
        return mine[0] if mine else None

    def bot_asked(self) -> str | None:
        """The level of the bot whose answer is awaited, if it is a bot's."""
        return self.bot_at(self.asked)

    def bot_is_next(self) -> bool:
        """Whether a bot sits where an answer is awaited: to be read without the lock."""
        asked = self.asked
        return asked is not None and self.seats[asked].bot is not None

    def bot_at(self, seat: int | None) -> str | None:
        """The level of the bot that answers for a seat as the match stands, if one does."""
        if seat is None or not self.begun or self.over:
            return None
        if self.lesson is not None and seat == LEARNER and self.lesson.plays(self.match):
            return LESSON
        if self.table.late == self.version:
            return self.table.stand_in
        return self.seats[seat].bot

    def reading(self) -> Reading | None:
        """How the clocks stand, if there are any."""
        return self.reading_for(self.asked)

    def reading_for(self, seat: int | None) -> Reading | None:
        """How they stand while a seat is asked. The time of bots does not run."""
        if self.clock is None:
            return None
        runs = seat is not None and self.begun and not self.seats[seat].bot
        return self.clock.read(seat if runs else None)

    def waits_for(self, guest: str) -> bool:
        """Whether the clock begins when somebody comes, who is asked first."""
        if self.clock is None or self.clock.begun or self.asked is None:
            return False
        return self.begun and self.seats[self.asked].guest == guest

    def may_come_back(self, seat: int) -> bool:
        """Whether somebody can play on for whom a bot plays: not who has lost, or has no time."""
        if self.seats[seat].lost or self.over:
            return False
        return self.clock is None or self.clock.read(None).left[seat] > 0

    def awaited(self) -> bool:
        """Whether anybody but bots sits here."""
        return any(seat.guest for seat in self.seats)

    def sole_guest(self) -> str | None:
        """Who sits here, if nobody but them and bots does."""
        guests = {seat.guest for seat in self.seats if seat.guest}
        return guests.pop() if len(guests) == 1 else None

    @property
    def ends_by_consent(self) -> bool:
        """Whether those who sit here can agree to end the match.

        Where the result counts that takes two people: agreeing with bots would undo a loss.
        """
        people = {seat.guest for seat in self.seats if seat.guest and not seat.lost}
        return not self.table.rated or len(people) > 1

    def deletable_by(self, guest: str) -> bool:
        """Whether somebody may throw the table away: nobody but bots sits here with them.

        Nor does a result get lost that counts: such a match is played on, or resigned.
        """
        counts = self.table.rated and self.begun and not self.over
        return self.sole_guest() == guest and not counts

    def opens_position(self, guest: str) -> bool:
        """Whether somebody may take its position away: of a match that is over, or played alone.

        Where the coach may be asked, so may anything else.
        """
        return self.over or (self.table.hints and self.sole_guest() == guest)

    def to_be_told(self, asked: int | None, by: str | None) -> dict[str, int]:
        """Who should hear that they are asked, or (None) all, that it is over: guests, with a seat.

        Not who looks, nor whoever (`by`) has just brought it about.
        """
        if not self.begun or (asked is not None and self.bot_at(asked) is not None):
            return {}
        seats = self.seats if asked is None else [self.seats[asked]]
        people = {seat.guest: seat.number for seat in seats if seat.guest}
        return {
            guest: seat for guest, seat in people.items() if guest != by and not self.present[guest]
        }

    def look_on(self, guest: str, pages: int) -> None:
        """Somebody without a seat has opened a page more, or (−1) closed one.

        Only the event loop says so, which must not wait for a lock.
        """
        _add(self.watching, guest, pages)
        self.tell()

    def be_present(self, guest: str, pages: int) -> None:
        """Somebody, with a seat or without, has opened a page more, or (−1) closed one."""
        _add(self.present, guest, pages)

    def forget_what_was_told(self) -> None:
        """It is put into words, and drawn, anew for whoever looks next."""
        self.telling.clear()
        self.stories.clear()

    def tell(self) -> None:
        """Let everybody who listens know that something has changed."""
        for listener in tuple(self.listeners):
            listener()


def _add(pages: Counter[str], guest: str, more: int) -> None:
    """Count somebody's pages; of who has none nothing is kept."""
    pages[guest] += more
    if not pages[guest]:
        del pages[guest]


class Ear:
    """Hears that a table has changed, from whichever thread, and tells an event loop."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()
        self._last = -BREATH
        """When there was something to tell last, with a bot to go on."""
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
        await self._let_bots_go_on()
        return True

    async def _let_bots_go_on(self) -> None:
        """Until somebody else is asked, or what was told last has been there for a moment.

        Moves that follow each other quicker than anybody sees are drawn, sent and read together.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._last + BREATH):
                while self.live.bot_is_next():
                    await self._changed.wait()
                    self._changed.clear()
        if self.live.bot_is_next():
            self._last = self._loop.time()

    def told(self, version: int) -> None:
        """Whoever listens here knows the table as of a version."""
        self.live.echoes.told(self._ring, version)

    def close(self) -> None:
        """Stop listening."""
        self.live.listeners.discard(self._ring)
        self.live.echoes.gone(self._ring)
