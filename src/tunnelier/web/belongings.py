"""What belongs to a person: it comes along into an account, is handed out, and goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import String, cast, delete, func, inspect, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from .store import (
    Hook,
    Mute,
    Notice,
    Player,
    Quiet,
    Remark,
    Report,
    Result,
    Seat,
    Store,
    Table,
    change,
)
from .tables import Keeper

WHO: tuple[InstrumentedAttribute[Any], ...] = (
    Seat.guest, Table.host, Remark.guest, Result.guest, Player.guest, Mute.guest, Mute.muted,
    Report.by, Report.about, Hook.guest, Quiet.guest, Notice.guest,
)  # fmt: skip
"""Where the database names people, but for accounts and what hangs on them."""


class BothSides(Exception):
    """A guest and an account sit at one table whose result counts."""


# --- coming along


def count_tables(store: Store, person: str) -> int:
    """At how many tables somebody has a seat."""
    with store.session() as session:
        own = select(func.count(Seat.table.distinct())).where(Seat.guest == person)
        return session.scalar(own) or 0


def come_along(tables: Keeper, guest: str, person: str) -> None:
    """All that is a guest's is somebody's from now on; BothSides if it cannot be.

    Where both have something there can be one of only, such as a rating, the account's holds.
    """
    with tables.store.session() as session:
        changed = _tables_with(session, guest)
        _refuse_both_sides(session, changed, guest, person)
        _join_ratings(session, guest, person)
        for column in WHO:
            _rename(session, column, guest, person)
        session.execute(delete(Mute).where(Mute.guest == Mute.muted))
        for table in session.scalars(select(Table).where(_sent_away(guest))):
            table.sent_away = [person if each == guest else each for each in table.sent_away or []]
        for name in changed:
            change(session, name)
    tables.read_anew(changed)


def _tables_with(session: Session, person: str) -> list[str]:
    """The tables that show something of somebody."""
    seats = select(Seat.table).where(Seat.guest == person)
    spoken = select(Remark.table).where(Remark.guest == person)
    opened = select(Table.id).where(Table.host == person)
    return sorted(set(session.scalars(seats.union(spoken, opened))))


def _sent_away(person: str) -> Any:
    return cast(Table.sent_away, String).contains(person)


def _refuse_both_sides(session: Session, tables: Sequence[str], guest: str, person: str) -> None:
    both = (
        select(Seat.table)
        .join(Table, Table.id == Seat.table)
        .where(Seat.table.in_(tables), Table.rated, Table.ending.is_(None))
        .where(Seat.guest.in_([guest, person]))
        .group_by(Seat.table)
        .having(func.count(Seat.guest.distinct()) > 1)
    )
    if session.scalars(both.limit(1)).first() is not None:
        raise BothSides


def _rename(session: Session, column: InstrumentedAttribute[Any], guest: str, person: str) -> None:
    """Write somebody for a guest, but where they stand already."""
    kind: Any = column.class_
    if column.property.columns[0].primary_key:
        keys = [each.name for each in inspect(kind).primary_key]
        for row in session.scalars(select(kind).where(column == guest)).all():
            key = tuple(person if name == column.key else getattr(row, name) for name in keys)
            if session.get(kind, key) is not None:
                session.delete(row)
        session.flush()
    session.execute(update(kind).where(column == guest).values({column.key: person}))


def _join_ratings(session: Session, guest: str, person: str) -> None:
    """A guest's matches count as played; where the account has a rating, they do not change it."""
    for game in session.scalars(select(Result.game).where(Result.guest == person).distinct()).all():
        wanted = select(Result).where(Result.guest.in_([guest, person]), Result.game == game)
        last: Result | None = None
        for number, each in enumerate(session.scalars(wanted.order_by(Result.id)), 1):
            each.matches = number
            if each.guest == person:
                last = each
            elif last is not None:
                each.mu, each.sigma = last.mu, last.sigma
