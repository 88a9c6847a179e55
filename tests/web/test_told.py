"""Being told elsewhere that it is one's turn: by real receivers, once for each."""

import json
import re
import socket
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from urllib.request import Request, urlopen

import pytest

from tests.patience import until
from tests.web.browser import findings
from tests.web.kit import PATIENCE, Person, Service, come_by, later
from tests.web.kit import service as open_service
from tests.web.mailbox import certificate
from tests.web.receiver import SOON, Receiver, hook, sent, together, told_at, told_service, waiting
from tunnelier.core.language import LANGUAGES
from tunnelier.web.door.limits import HOUSEHOLD
from tunnelier.web.telling import hooks, notices
from tunnelier.web.telling.hooks import Undelivered, checked, is_public, look_up
from tunnelier.web.telling.notices import MOST_TESTS, PAUSES


@pytest.fixture
def app(tmp_path):
    with told_service(tmp_path) as opened:
        yield opened


def test_whose_turn_it_is_is_told_once(app, ada, bob, receiver):
    """Game, name and link; not again while nothing is answered, nor to who has not asked for it."""
    hook(bob, receiver)
    table = together(ada, bob)
    ada.play(table, "take 1")
    assert receiver.came == [] and len(waiting(app)) == 1
    sent(app)
    until(lambda: receiver.came and not waiting(app))
    for _ in range(3):
        sent(app, 24 * 3600)
    assert [(each["what"], each["version"]) for each in receiver.told] == [("turn", 2)]
    told = receiver.told[0]
    assert told["text"] == f"Cave-in: it is your turn, Bob. http://table.test{table}"
    assert (told["game"], told["link"]) == ("cave-in", f"http://table.test{table}")
    bob.play(table, "take 1")
    ada.play(table, "take 1")
    sent(app)
    until(lambda: len(receiver.came) == 2)
    assert "Last taken" in bob.get("/told").text


def test_who_sits_down_has_whoever_is_asked_first_told(app, ada, bob, receiver):
    hook(ada, receiver)
    together(ada, bob)
    sent(app)
    until(lambda: [each["name"] for each in receiver.told] == ["Ada"])


def test_who_looks_or_answers_meanwhile_is_not_told(app, ada, bob, receiver):
    hook(bob, receiver)
    table = together(ada, bob)
    ada.play(table, "take 1")
    bob.get(table)
    assert waiting(app) == []
    bob.play(table, "take 1")
    ada.play(table, "take 1")
    bob.play(table, "take 1")
    assert len(waiting(app)) == 1
    sent(app)
    until(lambda: not waiting(app))
    assert receiver.came == []


def test_the_end_is_told_to_who_did_not_bring_it_about(app, ada, bob, receiver):
    """Whether by the rules or because all agreed; also where a turn was told in that version."""
    hook(bob, receiver)
    table, other = together(ada, bob), together(ada, bob)
    mover = None
    while not (told := ada.state(table))["over"]:
        bob.get(table)
        mover = (ada, bob)[told["asked"]]
        mover.play(table)
    ada.play(other, "take 1")
    sent(app)
    until(lambda: not waiting(app))
    for each in (bob, ada):
        each.post(f"{other}/agree", yes="yes")
    sent(app)
    until(lambda: not waiting(app))
    whats = {each: [told["what"] for told in receiver.told if told["table"] == each[3:]]
             for each in (table, other)}  # fmt: skip
    assert whats == {table: ["over"] if mover is ada else [], other: ["turn", "over"]}


def test_what_is_not_taken_is_tried_again_and_given_up(app, ada, bob, receiver):
    """With growing pauses; whoever it is for sees why. Other addresses are not gone to."""
    hook(bob, receiver)
    table = together(ada, bob)
    ada.play(table, "take 1")
    receiver.status = 302
    for count, pause in enumerate((SOON - 1, *PAUSES), 1):
        sent(app, pause - 1)
        assert len(receiver.came) == count - 1
        sent(app, 2)
        until(lambda count=count: len(receiver.came) == count)
        until(lambda: "(status 302)" in bob.get("/told").text)
    until(lambda: not waiting(app))
    assert {path for path, _, _ in receiver.came} == {"/hook?of=ada"}
    assert "We try again" not in bob.get("/told").text
    sent(app, 24 * 3600)
    assert len(receiver.came) == len(PAUSES) + 1


def test_what_was_to_be_sent_is_sent_after_a_restart(tmp_path, receiver):
    with told_service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        hook(bob, receiver)
        ada.play(together(ada, bob), "take 1")
    with told_service(tmp_path) as app:
        sent(app)
        until(lambda: receiver.came and not waiting(app))
    assert len(receiver.came) == 1


def test_nothing_is_claimed_before_somebody_can_send_it(app, ada, bob, receiver):
    """While somebody's answer is awaited, the rest of theirs waits; then each is sent once."""
    hook(bob, receiver)
    tables = [together(ada, bob) for _ in range(4)]
    for table in tables:
        ada.play(table, "take 1")
    receiver.answers.clear()
    later(app, SOON)
    until(lambda: receiver.came)
    assert [each.tries for each in waiting(app)].count(0) == 3
    receiver.answers.set()
    until(lambda: not waiting(app))
    assert sorted(each["table"] for each in receiver.told) == sorted(t[3:] for t in tables)


def test_of_two_processes_one_sends(tmp_path, url, receiver):
    """Whichever comes first; and who looks at the table at one is told by neither."""
    with told_service(tmp_path, url=url) as one, told_service(tmp_path, url=url) as other:
        ada, bob = Person(one), Person(one)
        there = Person(other, cookies=dict(bob.http.cookies))
        hook(bob, receiver)
        tables = [together(ada, bob) for _ in range(6)]
        for table in tables:
            ada.play(table, "take 1")
        there.get(tables[0])
        assert len(waiting(one)) == len(tables) - 1
        with ThreadPoolExecutor() as both:
            list(both.map(sent, (one, other)))
        until(lambda: not waiting(one))
    assert sorted(each["table"] for each in receiver.told) == sorted(t[3:] for t in tables[1:])


def test_nobody_is_told_of_a_table_they_want_quiet_nor_after_they_are_gone(app, ada, bob, receiver):
    there = hook(bob, receiver)
    table, other = together(ada, bob), together(ada, bob)
    assert bob.post(f"{there}/tables", on=other[3:]).status_code == 303
    for each in (table, other):
        ada.play(each, "take 1")
    assert [each.table for each in waiting(app)] == [other[3:]]
    assert ada.post(f"{there}/delete").status_code == 404
    assert bob.post(f"{there}/delete").status_code == 303
    assert waiting(app) == [] and told_at(bob) == []
    hook(bob, receiver)
    assert ada.post(f"{table}/name", name="Countess").status_code == 303
    bob.play(table, "take 1")
    ada.play(table, "take 1")
    assert [each.table for each in waiting(app)] == [table[3:]]


def test_a_table_is_thrown_away_with_its_notices(app, ada, receiver):
    there = hook(ada, receiver)
    table = ada.open("cave-in", "novice")
    ada.post(f"{there}/tables")
    assert ada.post(f"{table}/delete").status_code == 303


@pytest.mark.parametrize("kind", ["generic", "discord", "ntfy"])
def test_a_test_is_sent_as_each_kind_reads_it(ada, receiver, kind):
    there = hook(ada, receiver, kind)
    assert ada.post(f"{there}/test").status_code == 303
    [(_, headers, body)] = receiver.came
    said = "A test by Tunnelier: you will be told here. http://table.test/"
    if kind == "ntfy":
        assert body.decode() == said and headers["Click"] == "http://table.test/"
    else:
        told = json.loads(body)
        assert told[{"generic": "text", "discord": "content"}[kind]] == said
        assert kind == "generic" or told["allowed_mentions"] == {"parse": []}
    assert "Last taken" in ada.get("/told").text


def test_names_are_no_links_where_signs_are_read_as_such():
    """Discord shows `[this](https://x.example)` as a link, but not what people are called."""
    link = "https://games.example/t/a_b_c"
    said = f"Cave-in: your turn, [a *gift*](http://x.example). {link}"
    body, _ = hooks.KINDS["discord"](said, {"link": link})
    shown = rf"Cave-in: your turn, \[a \*gift\*\](http://x.example). {link}"
    assert json.loads(body)["content"] == shown


def test_programs_say_where_they_are_told(app, ada, bob, receiver):
    """By the token of their seat; addresses are shown to nobody."""
    seats = [{"kind": "token", "name": "Ada"}, {"kind": "token", "name": "Robot"}]
    opened = ada.http.post("/api/tables", json={"game": "cave-in", "seats": seats}).json()
    table, tokens = f"/api/tables/{opened['table']}", opened["tokens"]

    def call(method, path="", seat="1", **more):
        holder = {"Authorization": f"Bearer {tokens[seat]}"}
        return ada.http.request(method, f"{table}/hooks{path}", headers=holder, **more)

    def answer(seat):
        told = ada.http.get(table).json()
        move = {"move": "take 1", "version": told["version"], "key": f"k{told['version']}"}
        holder = {"Authorization": f"Bearer {tokens[seat]}"}
        assert ada.http.post(f"{table}/moves", json=move, headers=holder).status_code == 200

    assert ada.http.get(f"{table}/hooks").status_code == 401
    wrong = call("POST", json={"address": "ftp://games.example/"})
    assert wrong.status_code == 422 and "no web address" in wrong.json()["said"]
    hook = call("POST", json={"address": receiver.address, "lang": "de"}).json()
    assert receiver.address not in str(hook) and call("GET").json() == [hook]
    assert call("POST", json={"address": receiver.address}).json()["id"] == hook["id"]
    there = f"/{hook['id']}"
    assert call("POST", f"{there}/test", seat="0").status_code == 404
    assert call("POST", f"{there}/test").json()["sent"].endswith("Z")
    answer("0")
    sent(app)
    until(lambda: [each["what"] for each in receiver.told] == ["test", "turn"])
    assert call("POST", f"{there}/quiet", json={"quiet": True}).json()["quiet"]
    answer("1"), answer("0")
    assert waiting(app) == []
    assert call("DELETE", there).status_code == 204 and call("GET").json() == []


def test_by_the_link_of_a_seat_nobody_is_told_of_all_tables_of_a_person(app, ada, bob, receiver):
    """It is good for that seat, and may be lent; where people are told they say themselves."""
    shown, there = ada.open("cave-in", "open"), hook(ada, receiver).removeprefix("/told/")
    link = ada.http.cookies.get(f"seat-{shown[3:]}", path=shown)
    holder, path = {"Authorization": f"Bearer {link}"}, f"/api/tables/{shown[3:]}/hooks"
    assert bob.http.get(path.removesuffix("/hooks"), headers=holder).json()["seat"] == 0
    for method, where in (("GET", path), ("POST", path), ("DELETE", f"{path}/{there}")):
        wanted = {"json": {"address": receiver.address}} if method == "POST" else {}
        answer = bob.http.request(method, where, headers=holder, **wanted)
        assert answer.status_code == 403 and "a person" in answer.json()["said"], method
    assert told_at(ada) == [f"/told/{there}"]


def test_tests_are_sent_so_often(app, ada, receiver, monkeypatch):
    """To name a place is one; who comes as somebody new each time sends some more, not all.

    They are sent by threads of their own: a slow receiver keeps nobody from a page.
    """
    asked, look_up = [], socket.getaddrinfo

    def noting(*given, **named):
        asked.append(threading.current_thread().name)
        return look_up(*given, **named)

    monkeypatch.setattr(socket, "getaddrinfo", noting)
    there = hook(ada, receiver)
    answers = [ada.post(f"{there}/test").status_code for _ in range(MOST_TESTS)]
    assert answers == [303] * (MOST_TESTS - 1) + [429] and len(receiver.came) == MOST_TESTS - 1
    named = [
        Person(app).post("/told", kind="generic", address=receiver.address).status_code
        for _ in range((HOUSEHOLD - 1) * MOST_TESTS + 1)
    ]
    assert set(named[:-1]) == {303} and named[-1] == 429
    assert {name.partition("_")[0] for name in asked} == {"trial"}


def test_an_error_of_a_test_is_shown_in_every_language(app, ada, receiver):
    there = hook(ada, receiver)
    receiver.close()
    ada.post(f"{there}/test")
    pages = {ada.get("/told", params={"lang": lang}).text for lang in LANGUAGES}
    assert len(pages) == len(LANGUAGES)
    assert "no connection to it could be made" in ada.get("/told", params={"lang": "en"}).text


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("ftp://games.example/", "address"), ("https://", "address"), ("games", "address"),
        ("https://a:b@games.example/", "address"), ("https://games.example:99999/", "address"),
        ("http://games.example/\r\nX: y", "address"), ("http://h/" + "x" * 500, "address"),
        ("http://127.0.0.1/", "private"), ("http://localhost:1/", "private"),
        ("http://[::1]/", "private"), ("http://[::ffff:10.0.0.1]/", "private"),
        ("http://169.254.169.254/latest", "private"), ("http://2130706433/", "private"),
        ("http://nobody.invalid/", "unknown"),
    ],
)  # fmt: skip
def test_we_do_not_ask_everywhere(tmp_path, address, why):
    """Neither what is no address of the web, nor what only this machine or its network reaches."""
    with pytest.raises(Undelivered, match=f"^{why}$"):
        look_up(checked(address), anywhere=False)


def test_who_answers_for_ever_is_cut_off(tmp_path, monkeypatch):
    """Behind TLS too, a letter at a time."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(tmp_path))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    monkeypatch.setattr(hooks, "MOST_SECONDS", 0.5)

    def answer():
        with suppress(OSError), context.wrap_socket(door.accept()[0], server_side=True) as line:
            while True:
                line.sendall(b"H")
                time.sleep(0.01)

    with socket.create_server(("127.0.0.1", 0)) as door:
        slow = threading.Thread(target=answer)
        slow.start()
        with pytest.raises(Undelivered, match="unreachable"):
            hooks.send(f"https://127.0.0.1:{door.getsockname()[1]}/", b"", {}, anywhere=True)
        slow.join()


def test_an_address_of_this_machine_is_refused_in_words(tmp_path, receiver):
    with open_service(tmp_path) as app:
        ada = Person(app)
        answer = ada.post("/told", kind="generic", address=receiver.address)
        assert answer.status_code == 422 and "inside a private network" in answer.text
        assert f'value="{receiver.address}"' in answer.text, "what was filled in is there still"
        assert "no mail server" in answer.text and "no mail server" in ada.get("/account").text
        assert ada.post("/told", kind="carrier", address=receiver.address).status_code == 422
    assert receiver.came == []


def test_whoever_is_slow_to_listen_keeps_nobody_else_waiting(tmp_path, receiver):
    """One notice is on its way to somebody at a time, whatever else waits for them."""
    with told_service(tmp_path) as app, closing(Receiver()) as slow:
        ada, bob, eve = (Person(app) for _ in range(3))
        hook(ada, slow), hook(eve, receiver)
        slow.answers.clear()
        for _ in range(6):
            together(ada, bob)
        together(eve, bob)
        later(app, SOON)
        app.state.notices.sweep()
        until(lambda: receiver.told)
        assert len(slow.came) == 1
        slow.answers.set()
        until(lambda: len(slow.came) == 6, lambda: waiting(app))


def test_all_who_were_slow_leave_room_for_the_others(tmp_path, receiver, monkeypatch):
    monkeypatch.setattr(hooks, "PATIENCE", 0.3)
    monkeypatch.setattr(notices, "QUICK", 0.1)
    monkeypatch.setattr(notices, "SENDERS", 2)
    monkeypatch.setattr(notices, "SLOW", 1)
    with told_service(tmp_path) as app, closing(Receiver()) as slow:
        *many, bob, eve = (Person(app) for _ in range(5))
        slow.answers.clear()
        for each in many:
            hook(each, slow), together(each, bob)
        later(app, SOON)
        until(lambda: app.state.notices.sweep() or len(slow.came) == 3)
        monkeypatch.setattr(hooks, "PATIENCE", PATIENCE)  # now they are waited for
        for each in many:
            together(each, bob)
        hook(eve, receiver), together(eve, bob)
        later(app, SOON)
        until(lambda: app.state.notices.sweep() or receiver.told)
        slow.answers.set()


def test_who_may_be_asked():
    assert is_public("8.8.8.8") and is_public("2001:4860:4860::8888")
    for word in ("10.1.2.3", "192.168.0.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "fe80::1%eth0",
                 "fd00::1", "64:ff9b::a00:1", "2002:a00:1::", "::ffff:127.0.0.1", "::10.0.0.1",
                 "64:ff9b:1::a00:1", "::ffff:0:10.0.0.1", "fec0::1",
                 "192.88.99.1", "::ffff:192.88.99.2", "192.31.196.1", "192.52.193.1",
                 "192.175.48.1", "192.0.0.9", "3fff::1", "3fff:fff:ffff::1", "2620:4f:8000::1",
                 "2001:3::1", "2001:4:112::1", "2001:20::1", "2001:30::1", "5f00::1"):  # fmt: skip
        assert not is_public(word), word


# --- in a browser


@pytest.fixture(scope="module", name="service")
def service_of_its_own(tmp_path_factory):
    """A service in a process of its own, which sends at once."""
    before = "import datetime, tunnelier.web.playing.tables as t; t.GRACE = datetime.timedelta()"
    more = {"hooks_anywhere": True, "metrics_token": "told"}
    opened = Service(tmp_path_factory.mktemp("told"), before=before, **more)
    yield opened
    opened.kill()


def streams(service):
    """How many streams are open."""
    shown = Request(f"{service.url}/metrics", headers={"Authorization": "Bearer told"})
    with urlopen(shown, timeout=PATIENCE) as told:
        return float(re.search(rb"^tunnelier_open_streams (.*)$", told.read(), re.MULTILINE)[1])


def test_nothing_is_sent_while_somebody_looks(service, visit, receiver):
    """On a page that is open; the way to the address and back is by forms alone."""
    seats = [{"kind": "token", "name": "Ada"}, {"kind": "token", "name": "Bob"}]
    opened = service.call("/tables", {"game": "cave-in", "seats": seats})
    ada = come_by(visit(), f"{opened['link']}/sit/{opened['tokens']['0']}")
    until(lambda: streams(service) == 1)
    away = ada.context.new_page()
    away.goto("/told")
    away.fill("input[type=url]", receiver.address)
    away.click("form:has(input[type=url]) button")
    away.click("form[action$='/test'] button")
    assert "Last taken" in away.inner_text("main")

    def answer():
        table = f"/tables/{opened['table']}"
        asked = str(service.call(table)["asked"])
        token = opened["tokens"][asked]
        moves = {"move": "take 1", "version": service.call(table)["version"]}
        return service.call(f"{table}/moves", {**moves, "key": f"k{moves['version']}"}, token)

    answer(), answer()  # it is Ada's turn again, who looks
    ada.goto("/told")
    until(lambda: streams(service) == 0)
    answer(), answer()  # and again, but she does not look
    until(lambda: len(receiver.came) == 2)
    assert [each.get("version") for each in receiver.told] == [None, 5]


def test_the_page_has_no_serious_finding_of_axe(visit, receiver):
    page = visit("/told")
    page.fill("input[type=url]", receiver.address)
    page.click("form:has(input[type=url]) button")
    assert findings(page) == []
