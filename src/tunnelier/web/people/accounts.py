"""Accounts: who somebody is on every device, their passkeys, and where they have signed in.

A person is what stands in the database wherever somebody holds a seat, speaks or is rated: of a
guest the fingerprint of their cookie, of somebody with an account what the account says. Whoever
asks with the cookie of a sign-in is looked up each time, so that one that was ended is over at
once, whichever process is asked.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..door.limits import Limit, Limits
from ..door.people import A_YEAR, fingerprint, new_guest, new_link, new_sign_in
from ..keeping.store import Account, Hook, Passkey, SignIn, Store, Ticket, forget_hooks, now

GLANCE = timedelta(minutes=10)
"""When somebody was last seen is known to so much."""
MOST_PASSKEYS = 20
BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "Firefox": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
"""What browsers say of themselves, and what they are called; many say that they are others too."""
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS",
    "Windows": "Windows", "Macintosh": "macOS", "Linux": "Linux",
}  # fmt: skip


EXPORTS = 10, 600.0
"""So often in so many seconds somebody may have all that is theirs."""

LETTERS = 5, 900.0
"""So many letters are sent for one visitor in so many seconds, and so many lie in one mailbox."""


class LastWayIn(Exception):
    """Without it nobody could sign in any more."""


def new_person() -> str:
    """What stands for somebody with an account; it says nothing of any cookie."""
    return fingerprint(new_guest())


def browser_named(agent: str) -> str:
    """A browser and its system in words: `Firefox, Linux`; nothing if it does not say."""
    named = (next((called[word] for word in called if word in agent), "")
             for called in (BROWSERS, SYSTEMS))  # fmt: skip
    return ", ".join(filter(None, named))


class Accounts:
    """Keeps who somebody is."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.exports = Limit(*EXPORTS, "exports")
        self.letters = Limits(*LETTERS, "letters")
        self.mailboxes = Limit(*LETTERS, "mailboxes")
        """Of letters that let nobody in: they ask whose a mailbox is, for an account there is."""

    # --- signing in

    def signed_in(self, sign_in: str, settings: str | None = None) -> Account | None:
        """Who has signed in there, if that holds; `settings` are what they have just chosen."""
        with self.store.session() as session:
            wanted = select(SignIn, Account).join(Account, Account.person == SignIn.person)
            found = session.execute(wanted.where(SignIn.id == sign_in)).first()
            if found is None:
                return None
            here, account = found
            if now() - here.seen > GLANCE:
                here.seen = now()
            if settings is not None and account.settings != settings:
                account.settings = settings
            return account

    def holds(self, sign_in: str) -> bool:
        """Whether a sign-in was not ended."""
        with self.store.session() as session:
            return session.get(SignIn, sign_in) is not None

    def sign_in(self, person: str, browser: str, device: str) -> str:
        """Somebody signs in: what the cookie of their browser is to say, a `device` until now."""
        secret, forgotten = new_sign_in(), now() - timedelta(seconds=A_YEAR)
        with self.store.session() as session:
            _end(session, SignIn.seen < forgotten)  # so are their cookies
            session.add(SignIn(id=fingerprint(secret), person=person, browser=browser))
            same = Hook.guest == person, Hook.device == device
            session.execute(update(Hook).where(*same).values(device=fingerprint(secret)))
        return secret

    def sign_ins(self, person: str) -> list[SignIn]:
        """Where somebody has signed in, the latest seen first."""
        with self.store.session() as session:
            wanted = select(SignIn).where(SignIn.person == person)
            return list(session.scalars(wanted.order_by(SignIn.seen.desc(), SignIn.began.desc())))

    def end(self, person: str, sign_in: str) -> None:
        """End a sign-in of somebody's."""
        with self.store.session() as session:
            _end(session, SignIn.person == person, SignIn.id == sign_in)

    def end_others(self, person: str, but: str) -> None:
        """End all sign-ins of somebody's but one."""
        with self.store.session() as session:
            _end(session, SignIn.person == person, SignIn.id != but)

    # --- accounts

    def account(self, person: str) -> Account | None:
        """Somebody's account."""
        with self.store.session() as session:
            return session.get(Account, person)

    def make(self, account: Account, passkey: Passkey | None = None) -> bool:
        """A new account; False if somebody has this passkey, or is this person, already."""
        try:
            with self.store.session() as session:
                session.add(account)
                session.flush()
                if passkey is not None:
                    session.add(passkey)
        except IntegrityError:
            return False
        return True

    def by_mail(self, address: str) -> Account | None:
        """Whose mailbox an address is."""
        with self.store.session() as session:
            return session.scalars(select(Account).where(Account.mail == address)).first()

    def set_mail(self, person: str, address: str) -> bool:
        """Let somebody sign in by their mailbox; False if another account has it."""
        try:
            self.change(person, mail=address)
        except IntegrityError:
            return False
        return True

    def remove_mail(self, person: str) -> None:
        """Somebody signs in by mail no more; LastWayIn if there would be no other way."""
        with self.store.session() as session:
            account = session.get_one(Account, person, with_for_update=True)
            if self._count(session, person) == 0:
                raise LastWayIn
            account.mail = None

    def change(self, person: str, **values: str | None) -> None:
        """Set some columns of an account."""
        with self.store.session() as session:
            session.execute(update(Account).where(Account.person == person).values(**values))

    # --- passkeys

    def passkeys(self, person: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        with self.store.session() as session:
            wanted = select(Passkey).where(Passkey.person == person)
            return list(session.scalars(wanted.order_by(Passkey.made, Passkey.id)))

    def passkey(self, name: str) -> Passkey | None:
        """A passkey, as the browser names it."""
        with self.store.session() as session:
            return session.get(Passkey, name)

    def add_passkey(self, passkey: Passkey) -> bool:
        """One more; False if it is somebody's already, or if there are too many."""
        try:
            with self.store.session() as session:
                if self._count(session, passkey.person) >= MOST_PASSKEYS:
                    return False
                session.add(passkey)
        except IntegrityError:
            return False
        return True

    def use(self, name: str, uses: int) -> None:
        """A passkey was used."""
        with self.store.session() as session:
            used = update(Passkey).where(Passkey.id == name).values(uses=uses, used=now())
            session.execute(used)

    def rename_passkey(self, person: str, name: str, called: str) -> None:
        """Call a passkey of somebody's otherwise."""
        with self.store.session() as session:
            mine = Passkey.person == person, Passkey.id == name
            session.execute(update(Passkey).where(*mine).values(name=called))

    def remove_passkey(self, person: str, name: str, mail_works: bool) -> None:
        """Somebody signs in by it no more; LastWayIn if there would be no other way."""
        with self.store.session() as session:
            account = session.get_one(Account, person, with_for_update=True)
            if self._count(session, person) == 1 and not (mail_works and account.mail):
                raise LastWayIn
            mine = Passkey.person == person, Passkey.id == name
            session.execute(delete(Passkey).where(*mine))

    def _count(self, session: Session, person: str) -> int:
        own = select(func.count()).select_from(Passkey).where(Passkey.person == person)
        return session.scalar(own) or 0

    # --- what is good once

    def ticket(self, what: str, about: str, lasts: timedelta, secret: str | None = None) -> str:
        """Something to be shown once: a secret, unless there is one already."""
        secret = secret or new_link()
        wanted = Ticket(id=fingerprint(secret), what=what, about=about, until=now() + lasts)
        with self.store.session() as session:
            session.execute(delete(Ticket).where(Ticket.until < now()))
            session.add(wanted)
        return secret

    def enough(self, what: str, about: str, most: int, lasts: timedelta) -> bool:
        """Whether so many tickets about something wait to be used: the newest is good anew then."""
        mine = Ticket.what == what, Ticket.about == about, Ticket.until >= now()
        with self.store.session() as session:
            wanted = select(Ticket).where(*mine).order_by(Ticket.until.desc())
            waiting = list(session.scalars(wanted.limit(most)))
            if len(waiting) < most:
                return False
            waiting[0].until = now() + lasts
            return True

    def look_at(self, what: str, secret: str) -> str | None:
        """What a ticket is about; None if it is not good. It stays good."""
        with self.store.session() as session:
            return session.scalar(select(Ticket.about).where(*_good(what, secret)))

    def take(self, what: str, secret: str) -> str | None:
        """What a ticket is about, which is good no more; None if it was not."""
        with self.store.session() as session:
            taken = delete(Ticket).where(*_good(what, secret)).returning(Ticket.about)
            return session.scalar(taken)


def _end(session: Session, *which: Any) -> None:
    """End some sign-ins; their browsers are told nothing more."""
    these = select(SignIn.id).where(*which).scalar_subquery()
    forget_hooks(session, Hook.device.in_(these))
    session.execute(delete(SignIn).where(*which))


def _good(what: str, secret: str) -> tuple[Any, ...]:
    return Ticket.id == fingerprint(secret), Ticket.what == what, Ticket.until >= now()
