"""Company: who is whose friend, who follows whom, groups, and who is invited to a table.

All of it hangs on people as `Visitor.print` has them, and lies in the database, so that every
process knows the same. Nobody hears of somebody they have muted.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, CompoundSelect, Select, delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import InstrumentedAttribute, Session

from ..keeping.store import (
    FRIEND,
    GROUP,
    Follow,
    Friend,
    Group,
    Invitation,
    Member,
    Mute,
    Notice,
    Player,
    Seat,
    Store,
    Table,
)
from ..playing.live import Live
from ..playing.tables import GRACE

MOST_ASKED = 50
"""So many may be asked by one and have not answered."""
MOST_GROUPS = 20
"""So many groups somebody may have made."""
MOST_MEMBERS = 200
LATEST = 20
"""So many tables are listed of what people do in public."""


class Doing(NamedTuple):
    """A table, with who sits there."""

    table: Table
    seats: list[Seat]

    @property
    def people(self) -> set[str]:
        """Those who sit there."""
        return {seat.guest for seat in self.seats if seat.guest}

    @property
    def free(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat.number for seat in self.seats if not seat.guest and not seat.bot]


class Asked(NamedTuple):
    """An invitation to a table, and whose it is."""

    doing: Doing
    by: Player


class Company:
    """Keeps who has to do with whom."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store, self._now = store, now

    def _call(self, what: str, about: str, guests: Collection[str]) -> None:
        """Who is called and wants to be told elsewhere is, unless they look here soon."""
        self.store.call(what, about, sorted(guests), self._now() + GRACE)

    # --- friends

    def ask(self, guest: str, other: str) -> bool:
        """Ask somebody to be friends; who was asked by them agrees. False if too many wait."""
        if guest == other or self.accept(guest, other):
            return True
        with suppress(IntegrityError), self.store.session() as session:
            if session.get(Friend, (guest, other)) is not None:
                return True
            waits = select(func.count()).where(Friend.guest == guest, ~Friend.agreed)
            if (session.scalar(waits) or 0) >= MOST_ASKED:
                return False
            session.add(Friend(guest=guest, friend=other))
            me = session.scalar(select(Player.id).where(Player.guest == guest))
        if me is not None:
            self._call(FRIEND, me, [other])
        return True

    def accept(self, guest: str, other: str) -> bool:
        """Be friends with somebody who has asked; False if they have not."""
        with self.store.session() as session:
            asked = session.get(Friend, (other, guest))
            if asked is None:
                return False
            asked.agreed = True
            session.execute(delete(Friend).where(Friend.guest == guest, Friend.friend == other))
            return True

    def part(self, guest: str, other: str) -> None:
        """Be friends no more, refuse to be, or ask no more."""
        with self.store.session() as session:
            for one, two in ((guest, other), (other, guest)):
                session.execute(delete(Friend).where(Friend.guest == one, Friend.friend == two))

    def tie(self, guest: str, other: str) -> str | None:
        """What somebody is to somebody else: `friend`, `asked` by them, or (`asks`) who asks."""
        with self.store.session() as session:
            mine, theirs = (session.get(Friend, pair) for pair in ((guest, other), (other, guest)))
        if (mine and mine.agreed) or (theirs and theirs.agreed):
            return "friend"
        return "asks" if theirs else "asked" if mine else None

    def friends(self, guest: str) -> list[Player]:
        """Somebody's friends."""
        return self._players(_friends(guest))

    def asking(self, guest: str) -> list[Player]:
        """Those who would be somebody's friends."""
        waits = select(Friend.guest).where(Friend.friend == guest, ~Friend.agreed)
        return self._players(waits.where(_heard(Friend.guest, guest)))

    def asked(self, guest: str) -> list[Player]:
        """Those whom somebody would have as friends, and who have not answered."""
        return self._players(select(Friend.friend).where(Friend.guest == guest, ~Friend.agreed))

    def _players(self, guests: Select[Any] | CompoundSelect[Any]) -> list[Player]:
        with self.store.session() as session:
            wanted = select(Player).where(Player.guest.in_(guests)).order_by(Player.name, Player.id)
            return list(session.scalars(wanted))

    # --- following

    def follow(self, guest: str, other: str, wanted: bool) -> None:
        """Follow somebody, or no more."""
        with suppress(IntegrityError), self.store.session() as session:
            session.execute(delete(Follow).where(Follow.guest == guest, Follow.followed == other))
            if wanted and guest != other:
                session.add(Follow(guest=guest, followed=other))

    def followed(self, guest: str) -> list[Player]:
        """Those whom somebody follows."""
        return self._players(select(Follow.followed).where(Follow.guest == guest))

    def followers(self, guest: str) -> int:
        """How many follow somebody; nobody is told who they are."""
        with self.store.session() as session:
            return session.scalar(select(func.count()).where(Follow.followed == guest)) or 0

    def in_public(self, guests: Collection[str], over: bool = False) -> list[Doing]:
        """The latest public tables where somebody of these plays, or has played to the end."""
        sat = select(Seat.table).where(Seat.guest.in_(guests))
        ended = Table.ending.is_not(None) if over else Table.ending.is_(None)
        return self._doings(Table.public, Table.frozen.is_(None), ended, Table.id.in_(sat))

    def _doings(self, *such: ColumnElement[bool] | InstrumentedAttribute[bool]) -> list[Doing]:
        with self.store.session() as session:
            wanted = select(Table).where(*such).order_by(Table.changed.desc()).limit(LATEST)
            tables = list(session.scalars(wanted))
        seats = self.store.seats_of([table.id for table in tables])
        return [Doing(table, seats[table.id]) for table in tables]

    # --- groups

    def found(self, guest: str, name: str) -> str | None:
        """A new group, which somebody belongs to; None if they have made too many."""
        group = Group(id=secrets.token_urlsafe(12), name=name, host=guest)
        with self.store.session() as session:
            made = select(func.count()).where(Group.host == guest)
            if (session.scalar(made) or 0) >= MOST_GROUPS:
                return None
            session.add(group)
            session.flush()
            session.add(Member(group=group.id, guest=guest))
            return group.id

    def group(self, name: str) -> Group | None:
        """A group by what its page is called."""
        with self.store.session() as session:
            return session.get(Group, name)

    def state(self, group: str | None, guest: str) -> str | None:
        """What somebody is to a group: `member`, `invited`, `away`, or nothing."""
        with self.store.session() as session:
            found = session.get(Member, (group, guest))
            return found.state if found else None

    def groups(self, guest: str, state: str = "member") -> list[Group]:
        """The groups somebody belongs to, or is invited to."""
        with self.store.session() as session:
            such = select(Member.group).where(Member.guest == guest, Member.state == state)
            such = such.where(Member.by.is_(None) | _heard(Member.by, guest))
            return list(
                session.scalars(select(Group).where(Group.id.in_(such)).order_by(Group.name))
            )

    def members(self, group: str) -> list[Player]:
        """Those who belong to a group."""
        such = Member.group == group, Member.state == "member"
        return self._players(select(Member.guest).where(*such))

    def join(self, group: str, guest: str) -> bool:
        """Belong to a group; False for whoever was sent away, or where there are too many."""
        with self.store.session() as session:
            such = Member.group == group, Member.state == "member"
            many = session.scalar(select(func.count()).where(*such)) or 0
            known = session.get(Member, (group, guest))
            if many >= MOST_MEMBERS or (known and known.state == "away"):
                return False
            session.merge(Member(group=group, guest=guest, state="member", by=None))
            return True

    def leave(self, group: str, guest: str) -> None:
        """Belong to a group no more, or do not come though invited."""
        such = Member.group == group, Member.guest == guest, Member.state != "away"
        with self.store.session() as session:
            session.execute(delete(Member).where(*such))

    def send_away(self, group: str, guest: str) -> None:
        """Have somebody belong to a group no more, and not come back."""
        such = Member.group == group, Member.guest == guest
        with self.store.session() as session:
            session.execute(update(Member).where(*such).values(state="away"))

    def close(self, group: str) -> None:
        """A group is no more. Its tables stay, for those who sit there."""
        with self.store.session() as session:
            session.execute(delete(Member).where(Member.group == group))
            session.execute(delete(Group).where(Group.id == group))

    def invite_to_group(self, group: str, by: str, guests: Collection[str]) -> None:
        """Invite people to a group; nobody twice."""
        with suppress(IntegrityError), self.store.session() as session:
            for guest in sorted(guests):
                if session.get(Member, (group, guest)) is None:
                    session.add(Member(group=group, guest=guest, state="invited", by=by))
        self._call(GROUP, group, guests)

    def tables(self, group: str) -> list[Doing]:
        """The tables of a group whose match is not over."""
        return self._doings(Table.group == group, Table.ending.is_(None), Table.frozen.is_(None))

    def may_look(self, table: str, guest: str) -> bool:
        """Whether a table is for somebody: all but those of groups that they do not belong to."""
        with self.store.session() as session:
            group = session.scalar(select(Table.group).where(Table.id == table))
            sits = exists().where(Seat.table == table, Seat.guest == guest)
            if group is None or session.scalar(select(sits)):
                return True
        return self.state(group, guest) == "member"

    def within(self, group: str | None, players: list[Player]) -> list[Player]:
        """Those who may come to a table that is for a group, or for nobody in particular."""
        if group is None:
            return players
        inside = {each.guest for each in self.members(group)}
        return [each for each in players if each.guest in inside]

    # --- invitations

    def invitees(
        self, live: Live, by: str, players: Collection[str], group: str | None
    ) -> list[str]:
        """Whom somebody may invite to a table, of some friends and of a group they belong to."""
        wanted = [each for each in self.friends(by) if each.id in players]
        if group and self.state(group, by) == "member":
            wanted += self.members(group)
        found = {each.guest for each in self.within(live.table.group, wanted)}
        gone = live.table.sent_away or ()
        return sorted(found - {by, *gone, *(seat.guest or "" for seat in live.seats)})

    def invite(self, live: Live, by: str, guests: Sequence[str]) -> None:
        """Invite people to a table; nobody twice."""
        with self.store.session() as session:
            known = select(Invitation.guest).where(Invitation.table == live.id)
            deaf = select(Mute.guest).where(Mute.muted == by, Mute.guest.in_(guests))
            new = sorted({*guests} - {*session.scalars(known)})
            told = {*new} - {*session.scalars(deaf)}
            session.add_all(Invitation(table=live.id, guest=guest, by=by) for guest in new)
        row = {"of_table": live.id, "of_version": live.version, "of_what": "invited"}
        row |= {"of_seat": live.seat_of(by), "of_due": self._now() + GRACE}
        self.store.note([{**row, "of_guest": guest} for guest in sorted(told)])

    def invitations(self, guest: str) -> list[Asked]:
        """The tables that somebody is invited to, for as long as a seat is free there."""
        with self.store.session() as session:
            such = Invitation.guest == guest, ~Invitation.declined, Table.ending.is_(None)
            wanted = select(Invitation.table, Player).join(Table, Table.id == Invitation.table)
            wanted = wanted.join(Player, Player.guest == Invitation.by)
            wanted = wanted.where(*such, _heard(Invitation.by, guest))
            by = {row[0]: row[1] for row in session.execute(wanted)}
        if not by:
            return []  # as nearly always, and asked every few seconds
        doings = self._doings(Table.id.in_(by), Table.frozen.is_(None))
        return [Asked(each, by[each.table.id]) for each in doings if _may_sit(each, guest)]

    def invited(self, table: str) -> list[Player]:
        """Those who are invited to a table and have not declined."""
        such = Invitation.table == table, ~Invitation.declined
        return self._players(select(Invitation.guest).where(*such))

    def decline(self, table: str, guest: str) -> None:
        """Do not come to a table, though invited."""
        such = Invitation.table == table, Invitation.guest == guest
        with self.store.session() as session:
            session.execute(update(Invitation).where(*such).values(declined=True))
        self.store.seen(table, guest)


def _friends(guest: str) -> CompoundSelect[Any]:
    """Somebody's friends, whoever of the two has asked."""
    mine = select(Friend.friend).where(Friend.guest == guest, Friend.agreed)
    return mine.union(select(Friend.guest).where(Friend.friend == guest, Friend.agreed))


def _heard(who: InstrumentedAttribute[Any], guest: str) -> ColumnElement[bool]:
    """Whether somebody has not muted them."""
    muted: Select[Any] = select(Mute.muted).where(Mute.guest == guest)
    return who.not_in(muted)


def _may_sit(doing: Doing, guest: str) -> bool:
    gone = doing.table.sent_away or ()
    return bool(doing.free) and guest not in doing.people and guest not in gone


def is_open(session: Session, table: str, guest: str) -> bool:
    """Whether an invitation still holds."""
    invitation = session.get(Invitation, (table, guest))
    if invitation is None or invitation.declined:
        return False
    free = select(Seat).where(Seat.table == table, Seat.guest.is_(None), Seat.bot.is_(None))
    return session.scalars(free).first() is not None


def called(session: Session, notice: Notice) -> dict[str, Any] | None:
    """Who calls somebody, and to which group, if that still holds and they want to hear of it."""
    if notice.what == FRIEND:
        asks = select(Player).join(Friend, Friend.guest == Player.guest)
        asks = asks.where(Player.id == notice.table, Friend.friend == notice.guest, ~Friend.agreed)
        player = session.scalars(asks.where(_heard(Friend.guest, notice.guest))).first()
        return None if player is None else {"name": player.name or ""}
    such = Member.group == notice.table, Member.guest == notice.guest, Member.state == "invited"
    invites = select(Player.name, Group.name).join(Member, Member.by == Player.guest)
    invites = invites.join(Group, Group.id == Member.group).where(*such)
    found = session.execute(invites.where(_heard(Member.by, notice.guest))).first()
    return None if found is None else {"name": found[0] or "", "group": found[1]}
