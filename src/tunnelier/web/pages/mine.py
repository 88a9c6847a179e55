"""What is a visitor's own: tables where they play, matches they have finished, their level."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from babel.lists import format_list
from babel.numbers import format_decimal

from tunnelier.bots import PARTNERS
from tunnelier.games import meta, names
from tunnelier.play.course import standing
from tunnelier.play.lesson import LESSON

from ..keeping import results
from ..keeping.store import Seat, Table, now
from ..playing.live import Live
from ..playing.tables import Keeper, known_as
from .visitors import Visitor

STEPS = list(PARTNERS)
LATELY = timedelta(days=7)
"""For so long a match that is over stands on the first page."""
MOST_LATELY = 5
FIRST = 2
"""The step of whoever has no results yet: from there it can go up and down."""


class Running(NamedTuple):
    """A table where a visitor plays."""

    id: str
    title: str
    others: str
    """Who else sits there."""
    points: str
    turn: str
    """Whose turn it is, as far as that is known without loading the table."""
    mine: bool
    since: datetime


class Finished(NamedTuple):
    """A match that is over, with who sat there: by its rules, or before."""

    table: Table
    seats: list[Seat]

    def others(self, who: Visitor) -> str:
        """Who else sat there."""
        return _others(self.seats, who)

    def won(self, who: Visitor) -> bool:
        """Whether the visitor has won it, alone or with others."""
        return self._place(who) == 1

    @property
    def title(self) -> str:
        """The game that was played."""
        return meta(self.table.game).title

    @property
    def repeated(self) -> bool:
        """Whether the same people may play it again; who has learned plays on from the table."""
        return not any(seat.bot == LESSON for seat in self.seats)

    def points(self, who: Visitor) -> str:
        """How it ended in points, the visitor's own first; nothing if they do not count."""
        return _in_order(results.points(self.table), self._seat(who), who)

    def result(self, who: Visitor) -> str:
        """How it ended for the visitor, in words."""
        place = self._place(who)
        if place is None:
            return who.say(f"closed-{self.table.closed}")
        return who.say("won" if place == 1 else "place-of", place=place, count=len(self.seats))

    def _seat(self, who: Visitor) -> int | None:
        return next((seat.number for seat in self.seats if seat.guest == who.print), None)

    def _place(self, who: Visitor) -> int | None:
        """The best of the visitor's places; None where there is none."""
        places = results.places(self.table, self.seats)
        own = (places[seat.number] for seat in self.seats if places and seat.guest == who.print)
        return min(own, default=None)


def running(tables: Keeper, who: Visitor) -> list[Running]:
    """The tables where a visitor plays: first those where it is their turn, then the latest."""
    found = [each for each in tables.store.tables_of(who.print, over=False) if _known(each)]
    seats = tables.store.seats_of([table.id for table in found])
    told = [_told(each, seats[each.id], tables.in_memory(each.id), who) for each in found]
    return sorted(told, key=lambda each: not each.mine)


def _told(table: Table, seats: Sequence[Seat], live: Live | None, who: Visitor) -> Running:
    points, turn, mine = "", "", False
    if not all(seat.guest or seat.bot for seat in seats):
        turn = who.say("waiting")
    elif live is not None:
        with live.lock:
            points = _points(live, who)
            asked = live.asked
        mine = asked is not None and seats[asked].guest == who.print and not seats[asked].bot
        if mine:
            turn = who.say("your-turn")
        elif asked is not None:
            turn = who.say("their-turn", name=known_as(seats, asked, who.lang))
    title, others = meta(table.game).title, _others(seats, who)
    return Running(table.id, title, others, points, turn, mine, table.changed)


def _points(live: Live, who: Visitor) -> str:
    """The visitor's own first."""
    seat = live.seat_of(who.print)
    found = standing(live.match, seat)
    return _in_order(found or (), seat, who)


def _in_order(points: Sequence[int], seat: int | None, who: Visitor) -> str:
    """Points, a seat's own first."""
    if not points or seat is None:
        return ""
    shown = (points[seat], *points[:seat], *points[seat + 1 :])
    return " : ".join(format_decimal(each, locale=who.locale) for each in shown)


def _others(seats: Sequence[Seat], who: Visitor) -> str:
    found = [known_as(seats, seat.number, who.lang) for seat in seats if seat.guest != who.print]
    return format_list([name for name in found if name], locale=who.locale)


def finished(tables: Keeper, who: Visitor, since: datetime = datetime.min) -> list[Finished]:
    """A visitor's matches that are over, the latest first; not those that never began."""
    found = [each for each in tables.store.tables_of(who.print, True, since) if _known(each)]
    seats = tables.store.seats_of([table.id for table in found])
    sat = (Finished(table, seats[table.id]) for table in found)
    return [each for each in sat if all(seat.guest or seat.bot for seat in each.seats)]


def lately(tables: Keeper, who: Visitor) -> list[Finished]:
    """The last of them, for a while."""
    return finished(tables, who, now() - LATELY)[:MOST_LATELY]


def _known(table: Table) -> bool:
    """A game may have been here only for a while."""
    return table.game in names()


def step(game: str, matches: Sequence[Finished], guest: str) -> int:
    """The step of the bots that a visitor should beat about half of the time.

    One up after every match won against such a bot, one down after every match lost; one that
    both have won, or nobody, leaves it where it was.
    """
    for table, seats in matches:
        if table.game == game and (against := _partner(seats, guest)) is not None:
            won = results.won(table, seats)
            mine = next(seat.number for seat in seats if seat.guest == guest)
            change = 0 if len(won) != 1 else 1 if mine in won else -1
            return min(max(against + change, 1), len(STEPS))
    return FIRST


def _partner(seats: Sequence[Seat], guest: str) -> int | None:
    """The step of the one bot that somebody has played against, in person."""
    mine = [seat for seat in seats if seat.guest == guest and seat.bot is None]
    bots = [seat.bot for seat in seats if seat.guest is None and seat.name is None]
    if len(seats) != 2 or len(mine) != 1 or len(bots) != 1 or bots[0] not in PARTNERS:
        return None
    return STEPS.index(bots[0]) + 1
