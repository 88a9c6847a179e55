"""Finding each other: the public tables, those with a free seat first, as a page and as data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fastapi import Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.meta import Meta
from tunnelier.games import games, meta, names

from ..keeping.rating import Rating
from ..keeping.store import Seat, Store, Table
from ..playing.clocks import KINDS, Pace
from ..playing.tables import known_as
from .standing import said
from .visitors import Route, Visitor, Who, keeper, page

NEAR = 200
"""Whose rating is not further off than this is of about the same level."""
HIGHEST = 9999
"""No rating is higher than this."""
NO_CLOCK = "none"


class Offer(NamedTuple):
    """A public table."""

    table: Table
    seats: list[Seat]
    ratings: dict[str, Rating]
    """Of those who sit there and have one in this game."""

    @property
    def game(self) -> Meta:
        """The game that is played."""
        return meta(self.table.game)

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(not seat.guest and not seat.bot for seat in self.seats)

    @property
    def pace(self) -> str:
        """How its clock is called."""
        return self.table.pace["kind"] if self.table.pace else NO_CLOCK

    def is_within(self, least: int, most: int) -> bool:
        """Whether everybody who sits there has a rating within a range; who is new has 1000."""
        people = [seat.guest for seat in self.seats if seat.guest]
        return all(least <= self.ratings.get(each, Rating()).points <= most for each in people)

    def is_near(self, mine: Rating) -> bool:
        """Whether somebody of that rating would meet nobody much stronger or weaker."""
        return self.is_within(mine.points - NEAR, mine.points + NEAR)

    def people(self, who: Visitor) -> list[tuple[str, str]]:
        """Who sits there, each with their rating if they have one."""
        found = []
        for seat in self.seats:
            rating = self.ratings.get(seat.guest or "")
            if name := known_as(self.seats, seat.number, who.lang):
                found.append((name, said(rating, who) if rating else ""))
        return found


def offers(store: Store) -> list[Offer]:
    """All public tables of games that are here: those with a free seat first, then the latest."""
    tables = [table for table in store.public_tables() if table.game in names()]
    seats = store.seats_of([table.id for table in tables])
    guests = {seat.guest for each in seats.values() for seat in each if seat.guest}
    ratings = store.ratings(sorted(guests))
    found = [Offer(table, seats[table.id], ratings.get(table.game, {})) for table in tables]
    return sorted(found, key=lambda each: not each.free)


def wanted(found: Sequence[Offer], asked: Mapping[str, str], store: Store, who: str) -> list[Offer]:
    """Those that fit: by `game`, number of `seats`, `pace`, and level.

    The level is that of who asks (`near`), or a range of ratings, from `least` to `most`.
    """
    if asked.get("game"):
        found = [each for each in found if each.table.game == asked["game"]]
    if asked.get("seats", "").isdecimal():
        found = [each for each in found if len(each.seats) == int(asked["seats"])]
    if asked.get("pace"):
        found = [each for each in found if each.pace == asked["pace"]]
    if asked.get("near"):
        mine = store.ratings([who])
        found = [e for e in found if e.is_near(mine.get(e.table.game, {}).get(who, Rating()))]
    least, most = _number(asked.get("least", ""), 0), _number(asked.get("most", ""), HIGHEST)
    if (least, most) != (0, HIGHEST):
        found = [each for each in found if each.is_within(least, most)]
    return list(found)


def _number(said: str, usual: int) -> int:
    """A rating that somebody has written into a form, if it is one."""
    return int(said) if re.fullmatch("[0-9]{1,4}", said) else usual


async def open_tables(request: Request, who: Who) -> Response:
    """The public tables, to sit down at or to look on."""
    store, asked = keeper(request).store, dict(request.query_params)

    def fitting() -> list[Offer]:
        return wanted(offers(store), asked, store, who.print)

    found = await run_in_threadpool(fitting)
    values: dict[str, Any] = {"found": found, "asked": asked, "games": [*map(meta, games())]}
    return page(request, who, "open.html", paces=(NO_CLOCK, *KINDS), say_pace=say_pace, **values)


def say_pace(kept: Mapping[str, Any] | None, who: Visitor) -> str:
    """How much time there is at a table."""
    pace = Pace.of(kept)
    if pace is None:
        return who.say("pace-none")
    lengths = {"length": who.length(pace.seconds), "increment": who.length(pace.increment)}
    return who.say(f"pace-{pace.kind}", **lengths)


ROUTES: tuple[Route, ...] = (("/open", "GET", open_tables),)
