"""Staying who one is: accounts by passkeys, sign-ins that are ended, and what comes along."""

import hashlib
import io
import json
import os
import re
import zipfile
from datetime import timedelta
from typing import NamedTuple

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.web.browser import sit_down
from tests.web.kit import PROOF, Person, service
from tunnelier.play.match import Match
from tunnelier.web.door.proxy import site_address
from tunnelier.web.keeping import store
from tunnelier.web.keeping.files import Unusable
from tunnelier.web.keeping.store import Hook, Mute, Player, Report, Result, Ticket, now
from tunnelier.web.people import belongings
from tunnelier.web.people.accounts import EXPORTS, LETTERS, browser_named
from tunnelier.web.people.hosts import Ban

HERE = "https://table.test"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PRESENT, NEW_KEY = 0x05, 0x40
"""Flags of a device: somebody is there, and is who they should be; a key comes along."""


class Device:
    """Something that makes and keeps passkeys, and counts how often they are used."""

    def __init__(self, origin=HERE):
        self.origin, self.site = origin, origin.split("/")[2].split(":")[0]
        self.keys, self.uses = {}, 0

    def make(self, options):
        """A new passkey, as a browser would send it."""
        name, key = os.urandom(16), ec.generate_private_key(ec.SECP256R1())
        self.keys[name], public = key, key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        known = bytes(16) + len(name).to_bytes(2) + name + cbor2.dumps(cose)
        data = self._data(PRESENT | NEW_KEY) + known
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        return self._sent(name, clientDataJSON=said, attestationObject=attested)

    def use(self, options, name=None):
        """A passkey of its own is used, the latest unless one is named."""
        name = name or list(self.keys)[-1]
        self.uses += 1
        data, said = self._data(PRESENT), self._said("webauthn.get", options)
        signed = self.keys[name].sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._sent(name, clientDataJSON=said, authenticatorData=data, signature=signed)

    def _data(self, flags):
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, kind, options):
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _sent(self, name, **response):
        name = bytes_to_base64url(name)
        written = {key: bytes_to_base64url(value) for key, value in response.items()}
        sent = {"id": name, "rawId": name, "type": "public-key", "response": written}
        return json.dumps(sent)


def come(app, cookies=None, agent=FIREFOX):
    """Somebody with a browser, at an address where passkeys work."""
    return Person(app, cookies, url=HERE, headers={"user-agent": agent})


def ask(person, what, **fields):
    answer = person.post("/account/ask", page=False, what=what, **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


def signed(person, answer):
    """Whoever has signed in goes on with a new cookie, as a browser does."""
    assert answer.status_code == 200, answer.text
    person.proof = PROOF.search(person.get("/").text)[1]
    return person


def make(person, device, name="Ada"):
    credential = device.make(ask(person, "make", name=name))
    return signed(person, person.post("/account/make", False, credential=credential, name=name))


def sign_in(person, device):
    credential = device.use(ask(person, "use"))
    return signed(person, person.post("/account/sign-in", False, credential=credential))


def together(ada, bob, **fields):
    table = ada.open("cave-in", "open", **fields)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    return table


def rows(app, wanted):
    with app.state.keeper.store.session() as session:
        return list(session.scalars(wanted))


def person_at(app, table, seat=0):
    return app.state.keeper.live(table[3:]).seats[seat].guest


@pytest.fixture
def ada(app):
    return come(app)


@pytest.fixture
def bob(app):
    return come(app)


def test_a_guest_keeps_their_tables_in_an_account_and_has_them_elsewhere(app, ada, bob):
    """Played on here and there; the old cookie is nobody's any more."""
    table, device = together(ada, bob), Device()
    before = dict(ada.http.cookies)
    ada.post("/told", kind="generic", address="https://example.org/")
    make(ada, device)
    assert ada.state(table)["seat"] == 0 and ada.play(table, "take 1").status_code == 200
    phone = sign_in(come(app), device)
    assert phone.state(table)["seat"] == 0 and table in phone.get("/").text
    bob.play(table, "take 1")
    assert phone.play(table, "take 1").status_code == 200
    assert "signed in as Ada" in phone.get("/account").text
    assert come(app, before).state(table)["seat"] is None


def test_what_a_guest_has_comes_along_where_they_sign_in(app, ada, bob):
    """Tables, talk and whom they mute; they were told before how many tables it is."""
    device = Device()
    make(ada, device)
    guest = come(app)
    table = together(guest, bob)
    guest.post(f"{table}/say", text="hello")
    guest.post(f"{table}/peace", about="seat-1", deed="mute")
    bob.post(f"{table}/peace", about="seat-0", deed="mute")
    assert "a seat at 1 table" in guest.get("/account").text
    sign_in(guest, device)
    for each in (ada, guest):
        assert each.state(table)["seat"] == 0
        bob.post(f"{table}/say", text="badly dug")
        assert [said["text"] for said in each.state(table)["remarks"]] == ["hello"]
    ada.post(f"{table}/say", text="still here")
    assert "still here" not in str(bob.state(table)["remarks"])
    assert "hello" not in str(bob.state(table)["remarks"])


def test_of_what_there_is_one_only_the_account_keeps_its_own(app, ada, bob):
    """Its rating stands, though the guest's matches are counted; one page, each place once."""
    device, guest = Device(), come(app)
    make(ada, device)
    for mover, winner in ((ada, bob), (guest, guest), (ada, bob)):
        table = together(mover, bob, rated="yes")
        loser = bob if winner is guest else mover
        assert loser.post(f"{table}/resign").status_code == 303
    person, other = person_at(app, table), fingerprint_of(guest)
    with app.state.keeper.store.session() as session:
        for each in (person, other):
            for place in ("shared", each):
                hook = Hook(id=f"{place} {each}", guest=each, kind="ntfy", address=place)
                hook.lang = hook.here = ""
                session.add(hook)
            session.add(Mute(guest=each, muted="somebody"))
        session.add(Mute(guest=person, muted=other))
        session.add(Ban(guest=person, name="Ada", reason="old", until=now() - timedelta(days=1)))
        session.add(Ban(guest=other, name="Ada", reason="rude"))
    own = [each.mu for each in rows(app, select(Result).where(Result.guest == person))]
    sign_in(guest, device)
    wanted = select(Result).where(Result.guest == person).order_by(Result.id)
    assert [(each.mu, each.matches) for each in rows(app, wanted)] == [
        (own[0], 1), (own[0], 2), (own[1], 3),
    ]  # fmt: skip
    assert {each.guest for each in rows(app, select(Hook))} == {person}
    assert sorted(each.address for each in rows(app, select(Hook))) == sorted(
        ["shared", person, other]
    )
    assert {each.muted for each in rows(app, select(Mute))} == {"somebody"}
    assert len(rows(app, select(Player))) == 2
    assert app.state.hosts.ban_of(person).reason == "rude", "but for bans: the longer one holds"


def fingerprint_of(person):
    secret = person.app.state.signer.guest(person.http.cookies["tunnelier"])
    return hashlib.sha256(secret.encode()).hexdigest()


def test_nobody_sits_on_both_sides_of_a_rated_table(app, ada):
    device, guest = Device(), come(app)
    make(ada, device)
    table = ada.open("cave-in", "open", rated="yes")
    guest.post(f"{table}/sit", number=1, name="Guest")
    credential = device.use(ask(guest, "use"))
    answer = guest.post("/account/sign-in", False, credential=credential)
    assert answer.status_code == 409 and "rated table" in answer.json()["said"]
    assert guest.state(table)["seat"] == 1
    ada.post(f"{table}/resign")
    sign_in(guest, device)


def test_nobody_hands_a_rated_seat_to_somebody_else(app, ada, bob):
    """Neither who would lose it, nor to who followed a link; a guest's device may be another's."""
    make(ada, Device())
    table, stranger = together(ada, bob, rated="yes"), come(app)
    links = [each.http.cookies.get(f"seat-{table[3:]}", path=table) for each in (ada, bob)]
    for person, link in ((stranger, links[0]), (ada, links[1])):
        path = f"{table}/sit/{link}"
        for refused in (person.get(path), person.post(path, page=False)):
            assert refused.status_code == 403 and "result counts" in refused.json()["said"]
    assert ada.get(f"{table}/sit/{links[0]}").status_code == 200 and ada.state(table)["seat"] == 0
    assert stranger.post(f"{table}/sit/{links[1]}").status_code == 303
    assert stranger.state(table)["seat"] == 1


def test_every_place_that_names_people_is_renamed():
    """A column that names people by any of the usual words is known to those who come along."""
    named = {"guest", "host", "by", "about", "muted", "friend", "followed"}
    found = {
        (table.name, column.name)
        for table in store.Base.metadata.tables.values()
        for column in table.columns
        if column.name in named and table.name != "tickets"
    }
    assert {(each.class_.__tablename__, each.key) for each in belongings.WHO} == found


class SignedIn(NamedTuple):
    """Ada with three sign-ins by one device: a table of hers, and one her desk sat down at."""

    ada: Person
    phone: Person
    desk: Person
    table: str
    sat: str

    @property
    def link(self):
        """The link to her seat at the second table, as her desk has it."""
        return f"{self.sat}/sit/{self.desk.http.cookies.get(self._cookie, path=self.sat)}"

    @property
    def _cookie(self):
        return f"seat-{self.sat[3:]}"

    def by_token(self, link):
        """What a program is told at that table that has the link's token."""
        token = {"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        return self.ada.http.get(f"/api/tables/{self.sat[3:]}", headers=token)


@pytest.fixture
def three(app, ada, bob):
    """Her sign-ins, all of them good."""
    device, table = Device(), together(ada, bob)
    make(ada, device)
    phone, desk = sign_in(come(app), device), sign_in(come(app, agent="Links (2.29)"), device)
    return SignedIn(ada, phone, desk, table, together(desk, bob))


def end(person, *ended):
    """End a sign-in, or all but one's own."""
    which = {"sign_in": fingerprint_of(*ended)} if ended else {}
    answer = person.post("/account/sign-ins/end", **which)
    assert answer.status_code == 303
    return answer


def test_sign_ins_are_listed_with_their_browsers(app, three):
    shown = three.ada.get("/account").text
    assert shown.count("Firefox, Linux</strong>") == 2 and "A browser</strong>" in shown
    ends = shown.split('name="sign_in" value="')[1:]
    assert len(ends) == 3
    listed = {each.id for each in rows(app, select(store.SignIn))}
    assert {each.partition('"')[0] for each in ends} == listed


def test_a_sign_in_that_is_ended_is_over_at_once(three):
    """Whoever is out is a guest again, who has nothing."""
    end(three.phone, three.desk)
    assert three.desk.state(three.table)["seat"] is None
    assert three.phone.state(three.table)["seat"] == 0
    assert three.desk.play(three.table, "take 1").status_code == 403


def test_links_of_a_sign_in_that_was_ended_lead_nowhere(three):
    """Nor do their tokens; who is in may have a new one."""
    link, sat = three.link, three.sat
    assert three.by_token(link).json()["seat"] == 0
    end(three.phone, three.desk)
    assert three.desk.get(link).status_code == 404 and three.phone.state(sat)["seat"] == 0
    assert three.by_token(link).status_code == 401
    assert "/sit/" not in three.phone.get(sat).text
    assert three.phone.post(f"{sat}/link").status_code == 303
    assert f"{sat}/sit/" in three.phone.get(sat).text
    assert three.by_token(link).status_code == 401


def test_who_was_signed_out_elsewhere_is_told_so_once(three):
    end(three.phone, three.desk)
    told = three.desk.get("/account")
    assert "play as a guest" in told.text and told.headers["clear-site-data"] == '"storage"'
    assert "clear-site-data" not in three.desk.get("/account").headers


def test_nobody_ends_the_sign_ins_of_others(app, three):
    stranger = make(come(app), Device(), "Eve")
    end(stranger, three.phone)
    assert three.phone.state(three.table)["seat"] == 0
    end(three.ada)
    assert stranger.get("/account").text.count('name="sign_in"') == 1


def test_all_other_sign_ins_are_ended_and_then_ones_own(three):
    end(three.ada)
    assert three.phone.state(three.table)["seat"] is None
    assert three.ada.state(three.table)["seat"] == 0
    gone = end(three.ada, three.ada)
    assert gone.headers["clear-site-data"] == '"storage"'
    assert three.ada.state(three.table)["seat"] is None
    assert "play as a guest" in three.ada.get("/account").text


def test_the_browser_of_a_sign_in_that_was_ended_is_told_nothing(tmp_path):
    """Whether it was to be told as a guest's, who signed in then, or as that of somebody known."""
    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    keys = {"p256dh": bytes_to_base64url(point), "auth": bytes_to_base64url(bytes(16))}
    with service(tmp_path, hooks_anywhere=True) as app:
        desk, device = come(app), Device()
        desk.post("/told", kind="push", address="http://127.0.0.1/desk", **keys)
        make(desk, device)
        phone, tablet = (sign_in(come(app), device) for _ in range(2))
        for person, name in ((phone, "phone"), (tablet, "tablet")):
            person.post("/told", kind="push", address=f"http://127.0.0.1/{name}", **keys)
        phone.post("/told", kind="generic", address="http://127.0.0.1/hook")
        kinds = ["generic", "push", "push", "push"]
        for gone in (desk, tablet):
            assert [each.kind for each in rows(app, select(Hook).order_by(Hook.kind))] == kinds
            phone.post("/account/sign-ins/end", sign_in=fingerprint_of(gone))
            kinds.pop()
        left = rows(app, select(Hook).order_by(Hook.kind))
        assert [each.address.rpartition("/")[2] for each in left] == ["hook", "phone"]


def test_who_listens_hears_nothing_after_their_sign_in_was_ended(app, ada, bob):
    """What was said before was said; then the stream ends, and the next is a stranger's."""
    table = together(ada, bob)
    make(ada, Device())
    sign_in_of_ada = fingerprint_of(ada)
    with ada.http.stream("GET", f"{table}/events", headers={"accept-encoding": ""}) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        app.state.accounts.end(person_at(app, table), sign_in_of_ada)
        bob.post(f"{table}/say", text="is she still here?")
        assert "still here?" not in "".join(lines)
    assert ada.state(table)["seat"] is None
    assert not app.state.keeper.live(table[3:]).present, "nothing is remembered of who was here"


def test_passkeys_are_added_named_and_removed_but_not_the_last(app, ada):
    first, second = Device(), Device()
    make(ada, first)
    (known,) = rows(app, select(store.Passkey.id))
    last = ada.post("/account/passkeys/change", passkey=known, remove="yes")
    assert last.status_code == 409 and "only way in" in last.text
    options = ask(ada, "add")
    assert [each["id"] for each in options["excludeCredentials"]] == [known]
    assert ada.post("/account/passkeys", False, credential=second.make(options)).status_code == 200
    stranger = make(come(app), Device(), "Eve")
    stranger.post("/account/passkeys/change", passkey=known, remove="yes")
    ada.post("/account/passkeys/change", passkey=known, name="my laptop")
    assert "my laptop" in ada.get("/account").text
    ada.post("/account/passkeys/change", passkey=known, remove="yes")
    assert "my laptop" not in ada.get("/account").text
    guest = come(app)
    credential = first.use(ask(guest, "use"))
    answer = guest.post("/account/sign-in", False, credential=credential)
    assert answer.status_code == 403 and "was removed" in answer.json()["said"]
    sign_in(guest, second)


def test_only_what_was_asked_here_now_and_once_is_a_proof(app, ada):
    """Not of another site, browser, question or time; not twice; not by a copy of the device."""
    device, eve = Device(), come(app)
    make(ada, device)

    def refused(credential, status=403, who=eve):
        answer = who.post("/account/sign-in", False, credential=credential)
        assert answer.status_code == status, answer.text

    elsewhere = Device("https://evil.test")
    elsewhere.keys = device.keys
    refused(elsewhere.use(ask(eve, "use")))
    refused(device.use(ask(come(app), "use")))
    refused(device.use(ask(eve, "make", name="Eve")))
    refused(device.use({"challenge": bytes_to_base64url(b"x" * 24)}))
    options = ask(eve, "use")
    with app.state.keeper.store.session() as session:
        session.execute(update(Ticket).values(until=now() - timedelta(seconds=1)))
    refused(device.use(options))
    other = Device()
    other.keys = dict.fromkeys(device.keys, ec.generate_private_key(ec.SECP256R1()))
    refused(other.use(ask(eve, "use")))
    for junk in ("", "{}", "[]", '{"id": 1, "response": {"clientDataJSON": "e30"}}', "x" * 19_000):
        refused(junk, 422 if not junk else 403)
    refused("[" * 19_000)
    for said in (b"[" * 9000, b'{"challenge": "\\ud800"}'):
        signed = {"clientDataJSON": bytes_to_base64url(said)}
        refused(json.dumps({"id": "x", "response": signed}))
    credential = device.use(ask(eve, "use"))
    assert eve.post("/account/sign-in", False, credential=credential).status_code == 200
    again = come(app)
    refused(credential, who=again)
    copied = Device()
    copied.keys = device.keys
    refused(copied.use(ask(again, "use")), who=again)
    assert base64url_to_bytes(json.loads(credential)["id"]) in device.keys


def test_where_no_browser_would_use_a_passkey_that_is_said(app):
    """Without https, or at a number; by the name that a proxy says, and on the machine itself."""
    for url, works in {
        "http://table.test": False, "https://192.0.2.1": False, "https://[2001:db8::1]": False,
        "https://table.test": True, "http://localhost:8000": True,
    }.items():  # fmt: skip
        person = Person(app, url=url)
        assert ("do not work at this address" in person.get("/account").text) is not works
        asked = person.post("/account/ask", page=False, what="use")
        assert asked.status_code == (200 if works else 403)
    behind = {"x-forwarded-proto": "https", "x-forwarded-host": "games.example:443"}
    guest = Person(app, url="https://inside:8000", headers=behind, client=("127.0.0.1", 1))
    assert ask(guest, "use")["rpId"] == "games.example"
    make(guest, Device("https://games.example"))


def test_a_name_is_remembered(app, ada):
    """Of a guest by the browser, of an account wherever they sign in; forms may say otherwise."""
    ada.open("cave-in", "novice")
    assert 'value="Ada"' in ada.get("/new/cave-in").text
    quick = {"game": "cave-in", "seat-0": "me", "seat-1": "novice"}
    assert ada.state(ada.post("/t", **quick).headers["location"])["seats"][0]["name"] == "Ada"
    nameless = ada.post("/t", **quick, name="").headers["location"]
    assert ada.state(nameless)["seats"][0]["name"] == "Guest"
    device = Device()
    make(ada, device, "Ada L.")
    phone = sign_in(come(app), device)
    phone.post("/account/name", name="Ada Lovelace")
    assert 'value="Ada Lovelace"' in ada.get("/new/cave-in").text


def test_settings_are_the_same_wherever_somebody_has_signed_in(app, ada):
    """What a guest chose goes when they sign in; what is chosen afterwards holds everywhere."""
    device, phone = Device(), come(app)
    ada.http.cookies.set("prefs", "theme%3Ddark", domain="table.test", path="/")
    make(ada, device)
    phone.http.cookies.set("prefs", "theme%3Dlight%26size%3Dlarge", domain="table.test", path="/")
    sign_in(phone, device)
    assert 'data-theme="dark"' in phone.get("/").text and "data-size" not in phone.get("/").text
    phone.http.cookies.set("prefs", "size%3Dlarger", domain="table.test", path="/")
    for each in (phone, ada, phone):
        assert 'data-size="larger"' in each.get("/").text
        assert "theme=" not in each.get("/").text


def test_browsers_are_told_apart():
    for agent, called in {
        FIREFOX: "Firefox, Linux",
        "Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140": "Edge, Windows",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604": "Safari, iPhone",
        "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Safari/537": "Chrome, Android",
        "curl/8": "",
    }.items():
        assert browser_named(agent) == called


def test_at_several_processes_somebody_is_the_same_and_out_at_once(tmp_path, url):
    """What comes along at one is theirs at another, where the table is in memory already."""
    with service(tmp_path, url=url) as one, service(tmp_path, url=url) as other:
        ada, bob, device = come(one), come(other), Device()
        table = together(ada, bob)
        assert bob.state(table)["seat"] == 1
        make(ada, device)
        phone = sign_in(come(other), device)
        assert phone.state(table)["seat"] == 0 and phone.play(table, "take 1").status_code == 200
        ada.post("/account/sign-ins/end")
        assert phone.play(table, "take 1").status_code == 403
        assert phone.state(table)["seat"] is None and ada.state(table)["seat"] == 0


# --- by mail


@pytest.fixture
def mailed(tmp_path, mailbox):
    """A service that sends letters, which lead to where we come from."""
    with service(tmp_path, **mailbox.settings, site=HERE) as opened:
        yield opened


def asked_by_mail(person, mailbox, address="ada@post.example"):
    """The page that comes after somebody has asked for a link, and the link."""
    answer = person.post("/account/mail", address=address)
    assert answer.status_code == 200, answer.text
    return answer.text.replace(address.lower(), "…"), mailbox.links()[-1]


def follow(person, link, **fields):
    answer = person.post(link, **fields)
    assert answer.status_code == 303, answer.text
    person.proof = PROOF.search(person.get("/").text)[1]


def test_a_link_by_mail_makes_an_account_once_and_lets_in_again(mailed, mailbox):
    """What a guest has comes along; who asks is told the same, whether the mailbox is known."""
    ada, bob, phone = come(mailed), come(mailed), come(mailed)
    table = together(ada, bob)
    unknown, link = asked_by_mail(ada, mailbox)
    assert mailbox.text().count(HERE) == 1 and "15 minutes" in mailbox.text()
    assert "a seat at 1 table" in ada.get(link).text and ada.get(link).status_code == 200
    assert ada.post(link).status_code == 422
    follow(ada, link, name="Ada")
    assert ada.state(table)["seat"] == 0 and "signed in as Ada" in ada.get("/account").text
    for attempt in (ada.post(link, name="Ada"), come(mailed).get(link)):
        assert attempt.status_code == 404 and "used already" in attempt.text
    known, link = asked_by_mail(phone, mailbox, "ADA@post.example")
    assert len({re.sub(r"[0-9a-f]{32}", "", page).lower() for page in (unknown, known)}) == 1
    assert "You will be Ada" in phone.get(link).text
    follow(phone, link)
    assert phone.state(table)["seat"] == 0
    last = phone.post("/account/mail/delete")
    assert last.status_code == 409 and "only way in" in last.text


def test_a_mailbox_is_confirmed_before_it_lets_anybody_in(mailed, mailbox):
    ada, eve, device = come(mailed), come(mailed), Device()
    make(ada, device)
    _, link = asked_by_mail(ada, mailbox)
    assert "may then sign in as Ada" in come(mailed).get(link).text
    assert mailed.state.accounts.by_mail("ada@post.example") is None
    follow(come(mailed), link)  # the letter was read elsewhere
    assert "send to ada@post.example" in ada.get("/account").text
    (passkey,) = rows(mailed, select(store.Passkey.id))
    ada.post("/account/passkeys/change", passkey=passkey, remove="yes")
    _, link = asked_by_mail(eve, mailbox)
    follow(eve, link)
    assert "signed in as Ada" in eve.get("/account").text
    stranger = make(come(mailed), Device(), "Zoe")
    _, link = asked_by_mail(stranger, mailbox)
    taken = stranger.post(link)
    assert taken.status_code == 409 and "Another account" in taken.text
    assert stranger.post("/account/mail/delete").status_code == 303


def test_letters_are_few_and_links_are_old_soon(mailed, mailbox):
    """They lead where whoever hosts has said, whatever host was asked for."""
    ada = Person(mailed, url="https://evil.test")
    _, link = asked_by_mail(ada, mailbox)
    assert "evil.test" not in mailbox.text()
    with mailed.state.keeper.store.session() as session:
        session.execute(update(Ticket).values(until=now() - timedelta(seconds=1)))
    assert ada.get(link).status_code == ada.post(link, name="Ada").status_code == 404
    for address in ("no mailbox", "ada@post.example\nBcc: bob@post.example"):
        assert ada.post("/account/mail", address=address).status_code == 422
    again = [ada.post("/account/mail", address="ada@post.example") for _ in range(LETTERS[0])]
    assert again[-1].status_code == 429 and len(mailbox.letters) == LETTERS[0]
    for _ in range(LETTERS[0]):
        assert ada.post("/account/mail", address="bob@post.example").status_code == 429
    bob = Person(mailed, url=HERE, client=("203.0.113.7", 5000))
    asked_by_mail(bob, mailbox, "bob@post.example")  # who may not ask keeps nobody else from it


def elsewhere(app, number):
    """Somebody from an address of their own."""
    return Person(app, url=HERE, client=(f"203.0.113.{number}", 5000))


def test_a_stranger_uses_up_nobodys_letters(mailed, mailbox):
    """However many were asked for, the newest that lies there opens: it is good anew."""
    address = "ada@post.example"
    for number in range(2 * LETTERS[0]):
        elsewhere(mailed, number).post("/account/mail", address=address)
    assert len(mailbox.letters) == LETTERS[0], "nobody fills a mailbox by us"
    with mailed.state.keeper.store.session() as session:
        soon = now() + timedelta(minutes=1)
        session.execute(update(Ticket).where(Ticket.what == "mail").values(until=soon))
    ada = elsewhere(mailed, 77)
    page, link = asked_by_mail(ada, mailbox)
    assert "newest" in page and len(mailbox.letters) == LETTERS[0]
    assert max(rows(mailed, select(Ticket.until))) > now() + timedelta(minutes=14)
    assert any(ada.get(each).status_code == 200 for each in mailbox.links())
    follow(ada, link, name="Ada")
    _, link = asked_by_mail(elsewhere(mailed, 78), mailbox)
    assert len(mailbox.letters) == LETTERS[0] + 1, "one was used: there is room for another"


def test_who_would_have_a_mailbox_for_their_account_keeps_nobody_from_signing_in(mailed, mailbox):
    """What they are sent lets nobody in, so it does not count among what does."""
    zoe = make(come(mailed), Device(), "Zoe")
    for _ in range(LETTERS[0] + 1):
        zoe.post("/account/mail", address="ada@post.example")
    assert len(mailbox.letters) == LETTERS[0]
    ada = elsewhere(mailed, 77)
    _, link = asked_by_mail(ada, mailbox)
    assert len(mailbox.letters) == LETTERS[0] + 1
    follow(ada, link, name="Ada")


def test_a_letter_that_was_not_taken_lies_in_no_mailbox(mailed, mailbox):
    mailbox.nobody.add("ada@post.example")
    for number in range(LETTERS[0]):
        answer = elsewhere(mailed, number).post("/account/mail", address="ada@post.example")
        assert answer.status_code == 422
    mailbox.nobody.clear()
    asked_by_mail(elsewhere(mailed, 77), mailbox)
    assert len(mailbox.letters) == 1


def test_without_mail_or_a_place_to_lead_to_no_letter_is_offered(app, ada, tmp_path, mailbox):
    assert "/account/mail" not in ada.get("/account").text
    assert ada.post("/account/mail", address="ada@post.example").status_code == 404
    (other := tmp_path / "other").mkdir()
    with service(other, **mailbox.settings) as homeless:
        eve = come(homeless)
        assert eve.post("/account/mail", address="ada@post.example").status_code == 404
    for site in (
        "games.example",
        "ftp://games.example",
        "https://games.example/?x",
        "https://a b/",
    ):
        with pytest.raises(Unusable, match="no address of a site"):
            site_address(site)
    assert site_address("https://games.example/club") == "https://games.example/club/"


# --- one's own data


def finished(ada, bob, **fields):
    """A match of two that was played to its end."""
    table = together(ada, bob, **fields)
    while not (told := ada.state(table))["over"]:
        assert (ada, bob)[told["asked"]].play(table).status_code == 200
    return table


def handed_out(person):
    answer = person.get("/account/data.zip")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(answer.content))


def test_all_that_is_kept_of_somebody_is_handed_out_to_them(app, ada, bob):
    """To guests, and to accounts: each table with its match, which a program can read again."""
    table, running = finished(ada, bob, rated="yes"), together(ada, bob)
    ada.post(f"{table}/say", text="well dug")
    bob.post(f"{table}/say", text="not for her file")
    ada.post(f"{table}/peace", about="seat-1", deed="report", text="rude")
    make(ada, Device())
    files = handed_out(ada)
    told = json.loads(files.read("data.json"))
    assert {each["table"] for each in told["tables"]} == {table[3:], running[3:]}
    assert [each["text"] for each in told["talk"]] == ["well dug"]
    assert [each["game"] for each in told["ratings"]] == ["cave-in"]
    assert [each["text"] for each in told["reports"]] == ["rude"]
    assert [each["name"] for each in told["account"]] == ["Ada"]
    assert len(told["passkeys"]) == len(told["sign_ins"]) == 1
    assert Match.load(files.read(f"tables/{table[3:]}.txt").decode()).over
    going_on = files.read(f"tables/{running[3:]}.txt").decode()
    assert app.state.keeper.live(running[3:]).table.secret.split()[-1] not in going_on
    whole = b"".join(map(files.read, files.namelist())).decode()
    assert "not for her file" not in whole and fingerprint_of(bob) not in whole
    assert len(json.loads(handed_out(bob).read("data.json"))["tables"]) == 2
    answers = [bob.get("/account/data.zip").status_code for _ in range(EXPORTS[0])]
    assert answers[0] == 200 and answers[-1] == 429


def test_who_leaves_is_forgotten_and_what_others_played_stays(app, ada, bob):
    """Nothing of them is left anywhere in the database but for what others have reported."""
    over, running = finished(ada, bob, rated="yes"), together(ada, bob)
    rated, alone = together(ada, bob, rated="yes"), ada.open("cave-in", "novice")
    waiting = bob.open("cave-in", "open", "open")
    ada.post(f"{waiting}/sit", number=1, name="Ada")
    device = Device()
    make(ada, device)
    ada.post(f"{over}/say", text="goodbye")
    ada.post(f"{over}/peace", about="seat-1", deed="mute")
    bob.post(f"{over}/peace", about="seat-0", deed="report", text="she leaves")
    ada.post(f"{over}/peace", about="seat-1", deed="report", text="he stays")
    ada.post("/told", kind="generic", address="https://example.org/")
    person, phone = person_at(app, over), sign_in(come(app), device)
    shown = ada.get("/account/leave").text
    assert "At 4 tables your matches go on" in shown
    assert ada.post("/account/leave").status_code == 422 and ada.state(over)["seat"] == 0
    assert ada.post("/account/leave", sure="yes").status_code == 303
    for each in (ada, phone):
        assert each.state(over)["seat"] is None and over not in each.get("/").text
    left, gone = bob.state(over), bob.state(running)
    assert [each["name"] for each in left["seats"]] == ["Somebody who left", "Bob"]
    assert left["over"] and left["remarks"] == [] and not left["seats"][0]["gone"]
    assert gone["seats"][0]["gone"] and gone["seats"][0]["name"] == "Somebody who left"
    assert bob.state(rated)["winners"] == [1] and bob.state(waiting)["seats"][1]["free"]
    assert bob.get(alone).status_code == 404
    assert come(app).post(f"{over}/sit", number=0, name="Ada").status_code == 409
    assert bob.post(f"{over}/rematch").status_code == 303
    (report,) = [each for each in rows(app, select(Report)) if each.text == "she leaves"]
    assert report.about == person
    with app.state.keeper.store.session() as session:
        session.delete(session.merge(report))
    kept = rows(app, select(Result))
    assert len(kept) == 2 and {each.guest for each in kept} == {fingerprint_of(bob)}
    assert person not in everything(app) and "example.org" not in everything(app)
    guest = come(app)
    credential = device.use(ask(guest, "use"))
    assert guest.post("/account/sign-in", False, credential=credential).status_code == 403


def everything(app):
    """All that is written in the database."""
    with app.state.keeper.store.session() as session:
        tables = store.Base.metadata.tables.values()
        return "".join(str(row) for table in tables for row in session.execute(select(table)))


def test_a_guest_may_leave_and_three_play_on_rated(app, ada, bob):
    """The others are rated at the end; nobody else takes the place of who has left."""
    eve = come(app)
    table = ada.open("cave-in", "open", "open", rated="yes")
    for number, who in ((1, bob), (2, eve)):
        who.post(f"{table}/sit", number=number, name=f"Number {number}")
    assert bob.post("/account/leave", sure="yes").status_code == 303
    while not (told := ada.state(table))["over"]:
        if told["asked"] != 1:
            assert (ada, None, eve)[told["asked"]].play(table).status_code == 200
    results = rows(app, select(Result).order_by(Result.seat))
    assert [each.seat for each in results] == [0, 2]
    assert len(rows(app, select(Player))) == 2


# --- in a real browser


def device_of(page):
    """A device that belongs to a browser, as WebAuthn has it, and where it is spoken to."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    options |= {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return line, made["authenticatorId"]


def test_an_account_from_the_first_passkey_to_the_second_device(visit):
    """Made, used on a phone that shares its passkeys, seen and ended from there."""
    desk = visit("/account")
    line, device = device_of(desk)
    table = sit_down(desk, "cave-in")
    desk.goto("/account")
    assert "Your table stays yours" in desk.inner_text("main")
    desk.fill("[data-passkey=make] input", "Ada Lovelace")
    desk.click("[data-passkey=make] button")
    desk.wait_for_selector("text=signed in as Ada Lovelace")
    assert desk.locator(".owned").first.locator("li").count() == 1
    (shared,) = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    phone = visit("/account", viewport={"width": 390, "height": 800})
    line, device = device_of(phone)
    phone.click("[data-passkey=use]")
    phone.wait_for_selector("#refused:text('Nothing was done')")
    given = {"authenticatorId": device, "credential": shared}
    line.send("WebAuthn.addCredential", given)
    phone.click("[data-passkey=use]")
    phone.wait_for_selector("text=signed in as Ada Lovelace")
    assert phone.locator("button[name=sign_in]").count() == 2
    desk.goto(table)
    desk.wait_for_selector("body.mine #choices button")
    phone.click("text=End all others")
    phone.wait_for_selector("text=End all others", state="detached")
    assert phone.locator("button[name=sign_in]").count() == 1
    desk.reload()
    desk.wait_for_selector("#table[data-seat='']")
    phone.goto(table)
    phone.wait_for_selector("body.mine #choices button")
