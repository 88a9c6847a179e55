"""What belongs to a person: it comes along into an account, is handed out, and goes with them."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import String, cast, delete, func, inspect, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from ..keeping.store import (
    Account,
    Follow,
    Friend,
    Group,
    Hook,
    Invitation,
    Member,
    Mute,
    Notice,
    Passkey,
    Player,
    Quiet,
    Remark,
    Report,
    Result,
    Seat,
    SignIn,
    Store,
    Table,
    Ticket,
    change,
    forget_hooks,
)
from ..playing.tables import Frozen, Keeper
from ..words import MESSAGES
from .hosts import Ban, Deed, Host

WHO: tuple[InstrumentedAttribute[Any], ...] = (
    Seat.guest, Table.host, Remark.guest, Result.guest, Player.guest, Mute.guest, Mute.muted,
    Report.by, Report.about, Hook.guest, Quiet.guest, Notice.guest, Friend.guest, Friend.friend,
    Follow.guest, Follow.followed, Group.host, Member.guest, Member.by, Invitation.guest,
    Invitation.by, Host.guest, Ban.guest, Deed.by,
)  # fmt: skip
"""Where the database names people, but for accounts and what hangs on them."""
WITH_OTHERS: tuple[tuple[InstrumentedAttribute[Any], InstrumentedAttribute[Any]], ...] = (
    (Mute.guest, Mute.muted), (Friend.guest, Friend.friend), (Follow.guest, Follow.followed),
    (Invitation.guest, Invitation.by),
)  # fmt: skip
"""What nobody can be to themselves."""

RATED = ("table", "game", "at", "place", "players", "with_bots", "mu", "sigma", "matches")
"""What is handed out of a rated result."""

PLACE = ("kind", "address", "lang", "here", "confirmed", "every", "sent", "failed", "error")
"""The same of where somebody is told."""


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

    Where both have something there can be one of only, such as a rating, the account's holds; of
    two bans the longer one.
    """
    with tables.store.session() as session:
        changed = _tables_with(session, guest)
        _refuse_both_sides(session, changed, guest, person)
        _join_ratings(session, guest, person)
        _join_hooks(session, guest, person)
        _join_bans(session, guest, person)
        for column in WHO:
            _rename(session, column, guest, person)
        for one, other in WITH_OTHERS:
            session.execute(delete(one.class_).where(one == other))
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
    own = select(Result.game, Result.with_bots).where(Result.guest == person).distinct()
    for game, with_bots in session.execute(own).all():
        wanted = select(Result).where(Result.guest.in_([guest, person]), Result.game == game)
        wanted = wanted.where(Result.with_bots == with_bots)
        last: Result | None = None
        for number, each in enumerate(session.scalars(wanted.order_by(Result.id)), 1):
            each.matches = number
            if each.guest == person:
                last = each
            elif last is not None:
                each.mu, each.sigma = last.mu, last.sigma


def _join_hooks(session: Session, guest: str, person: str) -> None:
    """Nobody is told twice at one place."""
    own = select(Hook.kind, Hook.address).where(Hook.guest == person)
    places = {tuple(row) for row in session.execute(own)}
    for hook in session.scalars(select(Hook).where(Hook.guest == guest)).all():
        if (hook.kind, hook.address) in places:
            forget_hooks(session, Hook.id == hook.id)
    session.flush()


def _join_bans(session: Session, guest: str, person: str) -> None:
    """Nobody gets rid of a ban by signing in where another was shorter, or is over."""
    theirs, own = session.get(Ban, guest), session.get(Ban, person)
    if theirs and own and (own.until or datetime.max) < (theirs.until or datetime.max):
        session.delete(own)
        session.flush()


# --- ending sign-ins


def close_links(tables: Keeper, person: str) -> None:
    """The links of somebody's seats open them no more: a device that is not theirs may have them.

    Whoever has signed in needs none, and may have a new one.
    """
    with tables.store.session() as session:
        linked = Seat.guest == person, Seat.link.is_not(None)
        names = sorted(set(session.scalars(select(Seat.table).where(*linked))))
        session.execute(update(Seat).where(*linked).values(link=None))
        for name in names:
            change(session, name)
    tables.read_anew(names)


# --- handing out


def handed_out(tables: Keeper, person: str) -> bytes:
    """All that is kept of somebody, in a zip file: `data.json`, and each match as it is saved."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as files:
        with tables.store.session() as session:
            told = _told(session, person)
        files.writestr("data.json", json.dumps(told, indent=2, ensure_ascii=False, default=str))
        for name in dict.fromkeys(each["table"] for each in told["tables"]):
            files.writestr(f"tables/{name}.txt", tables.record(name))
    return made.getvalue()


def _told(session: Session, person: str) -> dict[str, Any]:
    """What the database says of somebody, but for secrets and for what names others."""

    def rows(kind: Any, *names: str, who: str = "guest") -> list[dict[str, Any]]:
        found = session.scalars(select(kind).where(getattr(kind, who) == person))
        return [{name: getattr(each, name) for name in names} for each in found]

    seats = select(Seat, Table).join(Table, Table.id == Seat.table).where(Seat.guest == person)
    return {
        "account": rows(Account, "name", "mail", "settings", "made", who="person"),
        "passkeys": rows(Passkey, "name", "made", "used", who="person"),
        "sign_ins": rows(SignIn, "browser", "began", "seen", who="person"),
        "tables": [_seat_told(seat, table) for seat, table in session.execute(seats)],
        "talk": rows(Remark, "table", "at", "name", "text"),
        "ratings": rows(Result, *RATED),
        "told": rows(Hook, *PLACE),
        "not_told_of": rows(Quiet, "table"),
        "muted": len(rows(Mute)),
        "page": rows(Player, "id", "name", "seen"),
        "friends": len(rows(Friend)) + len(rows(Friend, who="friend")),
        "followed": len(rows(Follow)),
        "groups": rows(Member, "group", "state", "at"),
        "invitations": rows(Invitation, "table", "declined", "at"),
        "reports": rows(Report, "table", "name", "text", "at", who="by"),
    }


def _seat_told(seat: Seat, table: Table) -> dict[str, Any]:
    said = {"table": table.id, "game": table.game, "seat": seat.number, "name": seat.name}
    names = ("begun", "changed", "rated", "public", "closed")
    return {**said, "over": table.ending is not None, **{n: getattr(table, n) for n in names}}


# --- going


def leave(tables: Keeper, person: str) -> None:
    """Forget somebody. What others have played with them stays, without their name.

    Matches that go on are resigned; tables where nobody else sat go with them, and so does what
    they have said. What others have reported of them stays with whoever hosts.
    """
    with tables.store.session() as session:
        own = {name: _seats(session, name) for name in _tables_with(session, person)}
    for name, seats in own.items():
        if {seat.guest for seat in seats} - {None} == {person}:
            _throw_away(tables, name)
        else:
            _part(tables, name, person)
    with tables.store.session() as session:
        changed = _tables_with(session, person)
        _leave_no_name(session, person)
        _forget(session, person)
        for name in changed:
            change(session, name)
    tables.read_anew(changed)


def _seats(session: Session, table: str) -> list[Seat]:
    return list(session.scalars(select(Seat).where(Seat.table == table)))


def _throw_away(tables: Keeper, name: str) -> None:
    if not tables.throw_away(name) and (live := tables.in_memory(name)) is not None:
        tables.delete(live)  # though somebody looks on


def _part(tables: Keeper, name: str, person: str) -> None:
    """Leave a table whose match goes on, unless it cannot be loaded."""
    table = tables.store.table(name)
    if table is None or table.ending is not None:
        return
    with suppress(Frozen, KeyError):
        live = tables.live(name)
        for seat in [seat.number for seat in live.seats if seat.guest == person]:
            tables.part(live, seat, _nobody(table))


def _nobody(table: Table) -> str:
    return MESSAGES["account-left"].say(table.lang)


def _leave_no_name(session: Session, person: str) -> None:
    """Where somebody has sat they are called by a word for all who left."""
    held = select(Seat, Table).join(Table, Table.id == Seat.table).where(Seat.guest == person)
    for seat, table in session.execute(held):
        seat.name, seat.guest, seat.link = _nobody(table), None, None
    session.execute(update(Table).where(Table.host == person).values(host=None))
    session.execute(update(Report).where(Report.by == person).values(by=""))
    session.execute(update(Deed).where(Deed.by == person).values(by="", name=""))


def _hand_groups_over(session: Session, person: str) -> None:
    """A group that somebody made is that of who joined it next; without members it is no more."""
    for group in session.scalars(select(Group).where(Group.host == person)).all():
        such = Member.group == group.id, Member.state == "member", Member.guest != person
        next_one = session.scalars(select(Member).where(*such).order_by(Member.at).limit(1)).first()
        if next_one is not None:
            group.host = next_one.guest
        else:
            session.execute(delete(Member).where(Member.group == group.id))
    session.flush()


def _forget(session: Session, person: str) -> None:
    """Delete all else that is somebody's, and their account."""
    _hand_groups_over(session, person)
    asks = select(Player.id).where(Player.guest == person).scalar_subquery()
    session.execute(delete(Notice).where(Notice.table.in_(asks)))
    for column in (each for each in WHO if each.class_ not in (Seat, Table, Report, Deed)):
        session.execute(delete(column.class_).where(column == person))
    session.execute(delete(Ticket).where(Ticket.about.contains(person)))
    for kind in (SignIn, Passkey, Account):
        session.execute(delete(kind).where(kind.person == person))
