"""The host's page: who may see it, and what hosts do to people, tables, reports and pages."""

import re
from datetime import timedelta

import pytest
from sqlalchemy import update

from tests.patience import until
from tests.web.kit import Person, called, program, said, service
from tunnelier.core.language import LANGUAGES
from tunnelier.web.door.people import INVITED, Signer, fingerprint
from tunnelier.web.keeping.store import now
from tunnelier.web.pages.hosting import ROUTES
from tunnelier.web.people.hosts import Announcement, Ban


def hosting(app, name="Hanna"):
    """Somebody who has become a host by an invitation."""
    host = Person(app)
    invitation = f"/host/invited/{app.state.signer.invitation()}"
    assert "Become a host" in host.get(invitation).text
    assert host.post(invitation, name=name).headers["location"] == "/host"
    return host


def print_of(person):
    """By which a host finds somebody."""
    return fingerprint(person.app.state.signer.guest(person.http.cookies["tunnelier"]))


@pytest.fixture
def host(app):
    return hosting(app)


@pytest.fixture
def table(ada, bob):
    opened = ada.open("cave-in", "open", public="yes")
    bob.post(f"{opened}/sit", number=1, name="Bob")
    return opened


def test_nobody_else_sees_or_does_anything_there(app, ada, table):
    """Whatever the address; who was let go of sees nothing at once."""
    own = ("/heard", "/host/invited/{invitation}")
    for path, method, _ in ROUTES:
        if path not in own:
            path = path.format(name=table[3:])
            fields = {"guest": "x", "reason": "x", "number": 1, "hours": 1}
            answer = ada.get(path) if method == "GET" else ada.post(path, **fields)
            assert answer.status_code == 403 and "those who host" in answer.text, path
    one, other = hosting(app), hosting(app, "Otto")
    assert one.post("/host/drop", guest=print_of(other)).status_code == 303
    assert other.get("/host").status_code == 403 and one.get("/host").status_code == 200
    assert one.http.post("/host/announce", data={"hours": 1}).status_code == 403  # without a proof


def test_a_host_without_a_name_is_called_so_in_the_readers_language(app):
    host = hosting(app, "")
    assert "the host became a host" in host.get("/host").text
    assert "the host" not in host.get("/host", params={"lang": "de"}).text


def test_an_invitation_is_good_once_and_not_for_long(app, ada, bob, monkeypatch):
    invitation = f"/host/invited/{app.state.signer.invitation()}"
    assert ada.get(invitation).status_code == ada.get(invitation).status_code == 200
    assert ada.post(invitation, name="Ada").status_code == 303
    for who in (ada, bob):
        assert who.post(invitation, name="Bob").status_code == 403
    assert bob.get("/host").status_code == 403
    assert bob.post(f"/host/invited/{Signer(b'x' * 32).invitation()}").status_code == 403
    late = f"/host/invited/{app.state.signer.invitation()}"
    monkeypatch.setattr("tunnelier.web.door.people.INVITED", -1)
    assert bob.get(late).status_code == bob.post(late).status_code == 403


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_makes_an_invitation(tmp_path, lang):
    """With the service's own key, whoever holds the database."""
    code, told = said(tmp_path, "host", "https://games.example/", "--lang", lang)
    link = re.search(r"https://games\.example/host/invited/(\S+)", told)
    assert code == 0 and str(INVITED // 60) in told
    with service(tmp_path) as app:
        app.state.signer = Signer.kept_in(tmp_path / "tunnelier" / "key")
        assert Person(app).post(f"/host/invited/{link[1]}", name="Ada").status_code == 303


def test_who_is_banned_may_not_sit_talk_or_open(app, ada, bob, host, table):
    """They read why, on every page; they may play on, for others wait for them."""
    free = ada.open("cave-in", "open")
    found = host.get("/host/people", params={"name": "bo"}).text
    assert print_of(bob) in found and print_of(ada) not in found and "1 table" in found
    assert host.post("/host/ban", guest=print_of(bob), reason="rude", days="7").status_code == 303
    seats = {"seat-0": "me", "seat-1": "novice"}
    acts = [
        (f"{free}/sit", {"number": 1}),
        (f"{table}/say", {"text": "hello"}),
        (f"{table}/name", {"name": "Robert"}),
        ("/account/name", {"name": "Robert"}),
        ("/t", {"game": "cave-in", **seats}),
        (f"{called(ada, 'Ada')}/friend", {"deed": "ask"}),
    ]
    for path, fields in acts:
        answer = bob.post(path, **fields)
        assert answer.status_code == 403 and "banned" in answer.text and "rude" in answer.text
    assert "rude" in bob.get("/").text and "rude" not in ada.get("/").text
    ada.play(table)
    assert bob.play(table).status_code == 200
    host.post("/host/lift", guest=print_of(bob))
    assert bob.post(f"{table}/say", text="hello").status_code == 303
    assert "rude" not in bob.get("/").text


def test_a_ban_reaches_the_interface_for_programs(app, ada, bob, host, table):
    """By the cookie of whoever is banned; a program that is banned is so as any of its address."""
    free = ada.open("cave-in", "open")
    claim = {"url": f"/api/tables/{free[3:]}/seats", "json": {"name": "Bob"}}
    opens = {"url": "/api/tables", "json": {"game": "cave-in", "seats": [{"kind": "token"}] * 2}}
    here, there = program(app), program(app, "192.0.2.2")
    token = here.post(**opens).json()
    guests = [seat.guest for seat in app.state.keeper.live(token["table"]).seats]
    assert len({*guests}) == 2, "each seat has hooks of its own"
    for guest, caller in ((print_of(bob), bob.http), (guests[0], here)):
        assert host.post("/host/ban", guest=guest, reason="greedy").status_code == 303
        for asked in (claim, opens):
            answer = caller.post(**asked)
            assert answer.status_code == 403 and "greedy" in answer.json()["said"]
    assert here.post(f"{opens['url']}?lang=de", json=opens["json"]).json()["said"].startswith("Du")
    assert there.post(**claim).status_code == 201
    host.post("/host/lift", guest=guests[0])
    assert here.post(**opens).status_code == 201


def test_a_ban_ends_when_it_was_to_end(app, bob, host, table):
    host.post("/host/ban", guest=print_of(bob), reason="rude", days="1")
    assert bob.post(f"{table}/say", text="hello").status_code == 403
    with app.state.keeper.store.session() as session:
        session.execute(update(Ban).values(until=now() - timedelta(seconds=1)))
    assert bob.post(f"{table}/say", text="hello").status_code == 303


def test_hosts_are_not_banned_and_nobody_is_for_nothing(app, bob, host, table):
    assert host.post("/host/ban", guest=print_of(bob), reason=" ").status_code == 422
    assert host.post("/host/ban", guest="nobody", reason="rude").status_code == 422
    assert host.post("/host/name", guest=print_of(bob)).status_code == 303
    assert bob.get("/host").status_code == 200
    assert host.post("/host/ban", guest=print_of(bob), reason="rude").status_code == 403


def test_a_ban_holds_at_once_in_all_processes(two):
    one, other = two
    host, bob = hosting(one), Person(other)
    table = bob.open("cave-in", "open")
    assert host.post("/host/ban", guest=print_of(bob), reason="rude").status_code == 303
    assert bob.post(f"{table}/say", text="hello").status_code == 403
    host.post("/host/announce", **{"text-en": "We close at noon", "hours": 1})
    until(lambda: "We close at noon" in bob.get("/").text)
    assert bob.get("/host").status_code == 403
    page = host.get("/host").text
    assert re.search(r"Processes</dt><dd>2</dd>", page)


def test_a_table_is_ended_with_a_word(app, ada, bob, host, table):
    """One that runs, and one that waits for somebody; neither has a result."""
    waiting = ada.open("cave-in", "open")
    for kind, name, there in (("running", "Bob", True), ("open", "Bob", False), ("open", "", True)):
        found = host.get("/host/tables", params={"kind": kind, "name": name}).text
        assert (f'href="{table if kind == "running" else waiting}"' in found) == there
    end = f"/host{table.replace('/t/', '/tables/')}/end"
    assert host.post(end, word="It is late").status_code == 303
    told = bob.state(table)
    assert told["closed"] == "host" and told["winners"] == []
    assert [(each["name"], each["text"]) for each in told["remarks"]] == [
        ("the host", "It is late")
    ]
    assert "The host of this service has ended" in ada.get(f"{table}/ending").text
    assert host.post(end).status_code == 409
    assert host.post(f"/host{waiting.replace('/t/', '/tables/')}/end").status_code == 303
    assert ada.get(waiting).status_code == 200 and ada.state(waiting)["over"]
    assert f'href="{waiting}"' in host.get("/host/tables?kind=ended").text
    group = ada.post("/groups", name="The Moles").headers["location"]
    closed = ada.open("cave-in", "open", group=group.removeprefix("/group/"))
    assert host.get(closed).status_code == 403, "a host need not see what they end"
    assert host.post(f"/host{closed.replace('/t/', '/tables/')}/end").status_code == 303
    assert ada.state(closed)["over"]


def test_a_report_is_read_and_settled_once(app, ada, bob, host, table):
    """With what was said, though the table is gone by then."""
    bob.post(f"{table}/say", text="you dig badly")
    ada.post(f"{table}/peace", about="seat-1", deed="report", text="insults")
    app.state.keeper.delete(app.state.keeper.live(table[3:]))
    assert ">Hosting (1)<" in host.get("/").text and "Hosting" not in ada.get("/").text
    page = host.get("/host/reports").text
    for word in ("Bob", "insults", "you dig badly", print_of(ada), table):
        assert word in page
    number = re.search(r'name="number" value="(\d+)"', page)[1]
    assert host.post("/host/settle", number=number, note="warned him").status_code == 303
    assert host.post("/host/settle", number=number).status_code == 409
    page = host.get("/host/reports").text
    assert "No report waits" in page and "warned him" in page


def test_an_announcement_stands_on_every_page_until_it_is_heard(app, ada, bob, host, table):
    lines = {"text-en": "We close at noon", "text-fr": "Nous fermons à midi", "hours": 2}
    assert host.post("/host/announce", **lines).status_code == 303
    for path in ("/", table, "/rules/cave-in", "/nowhere"):
        page = ada.get(path, headers={"accept": "text/html"}).text
        assert "We close at noon" in page and "midi" not in page
    assert '<p lang="fr">Nous fermons à midi' in ada.get("/?lang=fr").text
    assert '<p lang="en">We close at noon' in ada.get("/?lang=de").text
    number = re.search(r'name="number" value="(\d+)"', bob.get(table).text)[1]
    assert bob.post("/heard", number=number, back=table).headers["location"] == table
    assert "noon" not in bob.get("/").text and "noon" in host.get("/").text
    for back in ("//elsewhere.test/", "https://elsewhere.test/", "/\\elsewhere.test"):
        assert bob.post("/heard", number=number, back=back).status_code == 422
    assert host.post("/host/announce", hours=1).status_code == 422
    with app.state.keeper.store.session() as session:
        session.execute(update(Announcement).values(until=now()))
    app.state.hosts.refresh()
    assert "noon" not in host.get("/").text


def test_whatever_hosts_do_is_written_down(app, ada, bob, host, table):
    person = {"guest": print_of(bob)}
    host.post("/host/ban", **person, reason="rude")
    host.post("/host/lift", **person)
    host.post("/host/name", **person)
    host.post("/host/drop", **person)
    host.post("/host/announce", **{"text-en": "Hello", "hours": 1})
    host.post("/host/withdraw", number=app.state.hosts.announced()[0].id)
    ada.post(f"{table}/peace", about="seat-1", deed="report", text="insults")
    host.post("/host/settle", number=1, note="warned")
    host.post(f"/host/tables/{table[3:]}/end", word="late")
    deeds = [(each.name, each.what, each.text) for each in app.state.hosts.deeds()[::-1]]
    words = ["came", "banned", "lifted", "named", "dropped", "announced", "withdrew", "settled"]
    assert [what for _, what, _ in deeds] == [*words, "ended"]
    assert {name for name, _, _ in deeds} == {"Hanna"} and ("Hanna", "banned", "rude") in deeds
    for lang in LANGUAGES:
        page = host.get("/host", params={"lang": lang}).text
        assert page.count("Hanna") > len(deeds) and "<q>rude</q>" in page
