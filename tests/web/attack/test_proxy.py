"""Behind a proxy: another host, another port, https, a path of its own."""

import re

import pytest

from tests.web.kit import Person, Proxy, Service, service
from tunnelier.cli.join import Table
from tunnelier.web.app import ROUTES
from tunnelier.web.door import limits
from tunnelier.web.door.proxy import OURS, Trusted, root_path
from tunnelier.web.keeping.files import Unusable

NEAR = ("127.0.0.1", 5000)
FAR = ("198.51.100.7", 5000)
ADDRESS = re.compile(r'(?:href|src|action)="(/[^"]*)"')
FORM = {"game": "cave-in", "seat-0": "me", "seat-1": "open"}


@pytest.fixture
def app(tmp_path):
    with service(tmp_path) as opened:
        opened.state.keeper.ready("cave-in")
        yield opened


def known(app):
    """The cookie of somebody who has been here, for whatever address."""
    return {"tunnelier": Person(app).http.cookies["tunnelier"]}


def opened(who, **headers):
    """The answer to a form that opens a table, sent with some headers."""
    data = {**FORM, "proof": who.proof}
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    return who.http.post("/t", data=data, headers=headers, follow_redirects=False)


# --- where a form comes from


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("games.test", "http://games.test"),
        ("games.test", "https://games.test"),
        ("games.test:443", "https://games.test"),
        ("games.test", "https://games.test:443"),
        ("Games.Test:80", "http://games.test"),
        ("games.test:8443", "https://games.test:8443"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_form_of_ours_is_taken_however_the_host_is_written(app, host, origin):
    assert opened(Person(app), host=host, origin=origin).status_code == 303


@pytest.mark.parametrize(
    "origin",
    ["https://evil.test", "https://games.test:8443", "null", "games.test", "https://[", ""],
)
def test_a_form_of_another_site_is_refused(app, origin):
    answer = opened(Person(app), host="games.test", origin=origin)
    assert answer.status_code == 403


def test_a_browsers_own_word_is_taken_where_the_proxy_changes_the_host(app):
    said = {"host": "127.0.0.1:8000", "origin": "https://games.test"}
    assert opened(Person(app), **said, sec_fetch_site="same-origin").status_code == 303
    assert opened(Person(app), **said, sec_fetch_site="cross-site").status_code == 403
    for host in ("games.test", "a" * 3000):
        said = {"host": host, "origin": f"https://{host}"}
        assert opened(Person(app), **said, sec_fetch_site="cross-site").status_code == 403


def test_a_host_that_a_proxy_changes_is_refused_with_what_to_set(app):
    said = {"host": "127.0.0.1:8000", "origin": "https://games.test"}
    answer = opened(Person(app), **said)
    assert answer.status_code == 403 and "--trusted-proxies" in answer.json()["said"]
    french = opened(Person(app), **said, accept_language="fr").json()["said"]
    assert "autre site que 127.0.0.1:8000" in french
    near = Person(app, client=NEAR)
    assert opened(near, **said, x_forwarded_host="games.test").status_code == 303
    far = Person(app, client=FAR)
    assert opened(far, **said, x_forwarded_host="games.test").status_code == 403


# --- what a proxy says


def test_links_are_those_of_the_outside(app):
    headers = {"x-forwarded-host": "games.test", "x-forwarded-proto": "https"}
    for client, link in ((NEAR, "https://games.test/t/"), (FAR, "http://table.test/t/")):
        who = Person(app, known(app), client=client, headers=headers)
        table = opened(who).headers["location"]
        assert f'value="{link}{table[3:]}' in who.get(table).text
    near = Person(app, client=NEAR, headers=headers)
    seats = {"game": "cave-in", "seats": [{"kind": "open"}, {"kind": "open"}]}
    assert (
        near.http.post("/api/tables", json=seats).json()["link"].startswith("https://games.test/t/")
    )


@pytest.mark.parametrize("cookie", ["tunnelier", "seat-", "lang"])
def test_cookies_are_not_for_scripts_and_secure_on_https(app, cookie):
    """Those of seats as well."""
    for scheme in ("http", "https"):
        who = Person(app, client=NEAR, headers={"x-forwarded-proto": scheme})
        who.http.cookies.clear()
        answers = [who.get("/?lang=fr")]
        who.http.cookies.set("tunnelier", answers[0].cookies["tunnelier"])
        who.proof = re.search(r'data-proof="(\w+)"', who.get("/").text)[1]
        answers.append(opened(who))
        set_cookies = [line for each in answers for line in each.headers.get_list("set-cookie")]
        mine = [line for line in set_cookies if line.startswith(cookie)]
        assert mine
        for line in mine:
            assert "HttpOnly" in line and "SameSite=lax" in line
            assert ("Secure" in line) == (scheme == "https")


def test_many_people_behind_one_proxy_are_many(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "HOUSEHOLD", 1)
    with service(tmp_path, limit=3) as app:
        app.state.keeper.ready("cave-in")

        def statuses(client, visitor):
            who = Person(app, client=client, headers={"x-forwarded-for": visitor})
            return [opened(who).status_code for _ in range(4)]

        assert statuses(NEAR, "198.51.100.1") == [303] * 3 + [429]
        assert statuses(NEAR, "203.0.113.9, 198.51.100.2") == [303] * 3 + [429]
        assert statuses(NEAR, "203.0.113.8, 198.51.100.2") == [429] * 4  # who lies about others
        assert statuses(FAR, "198.51.100.3") == [303] * 3 + [429]
        assert statuses(FAR, "198.51.100.4") == [429] * 4


def test_a_household_of_the_new_internet_is_one_visitor(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "HOUSEHOLD", 1)
    with service(tmp_path, limit=3) as app:
        app.state.keeper.ready("cave-in")
        people = [Person(app, client=(f"2001:db8:1:2::{k}", 5000)) for k in range(1, 5)]
        assert [opened(each).status_code for each in people] == [303] * 3 + [429]


def test_trusted_proxies_are_addresses_and_networks():
    trusted = Trusted("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert "10.1.2.3" in trusted and "2001:db8::5" in trusted and "::ffff:10.1.2.3" in trusted
    assert "11.1.2.3" not in trusted and "testclient" not in trusted
    assert "11.1.2.3" in Trusted("*") and "127.0.0.1" not in Trusted("")


# --- under a path of its own


@pytest.mark.parametrize(
    ("wanted", "root"), [("", ""), ("/", ""), ("games", "/games"), ("/a/b/", "/a/b")]
)
def test_a_root_path_is_written_as_one_likes(wanted, root):
    assert root_path(wanted) == root


@pytest.mark.parametrize("wanted", ["/t", "/api/games", "/a b", "/a//b", "/a?b", "/<b>"])
def test_a_root_path_that_cannot_be_is_refused(wanted):
    with pytest.raises(Unusable):
        root_path(wanted)


def test_no_root_path_is_an_address_of_our_own():
    """Else nobody could say whether a proxy has taken it off."""
    assert {path.split("/")[1] for path, _, _ in ROUTES} - {""} <= OURS


@pytest.mark.parametrize("strip", ["/games", ""])
def test_every_address_is_under_the_path(tmp_path, strip):
    """Links, forms, scripts, redirects and cookies; whether or not the proxy takes it off."""
    with service(tmp_path, root="/games") as app:
        app.state.keeper.ready("cave-in")
        bare, at = Person(app, known(app)), "" if strip else "/games"
        http = bare.http
        http.headers["accept"] = "text/html"
        form = {**FORM, "seat-1": "novice", "proof": bare.proof}
        answer = http.post(f"{at}/t", data=form, follow_redirects=False)
        location = answer.headers["location"]
        assert location.startswith("/games/t/")
        for line in answer.headers.get_list("set-cookie"):
            assert "Path=/games" in line
        table = location.removeprefix("/games")
        seen = set()
        for path in ("/", table, "/new/cave-in", "/rules/cave-in", f"{table}/replay", "/nowhere"):
            text = http.get(f"{at}{path}").text
            found = ADDRESS.findall(text)
            assert found and all(each.startswith("/games/") for each in found), path
            assert 'data-root="/games"' in text
            seen |= {each for each in found if "/t" not in each}
        for each in seen:
            assert http.get(each.removeprefix(strip)).status_code == 200, each
        assert f"http://table.test/games{table}/sit/" in http.get(location).text


def test_nobody_is_sent_to_a_host_they_did_not_ask(tmp_path):
    """A slash is missing or too many: the way goes on where the visitor knows us."""
    with service(tmp_path, root="/games") as app:
        for path, location in (("/games", "/games/"), ("/games/api/games/", "/games/api/games")):
            answer = Person(app).http.get(path, follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (307, location)


def test_two_services_of_one_host_keep_their_cookies_apart(tmp_path):
    with service(tmp_path, root="/games") as app:
        line = Person(app).http.get("/?lang=fr").headers["set-cookie"]
        assert "Path=/games;" in line


@pytest.mark.parametrize("strip", ["/games", ""])
def test_a_table_through_a_real_proxy_under_a_path(tmp_path, strip):
    """A program's match: links, moves and the stream."""
    inner = Service(tmp_path, root="/games")
    headers = {"X-Forwarded-Host": "games.test", "X-Forwarded-Proto": "https"}
    proxy = Proxy(inner.port, strip, headers)
    try:
        outer = Outer(proxy)
        opened = outer.open("cave-in", "token", "open")
        assert opened["link"] == f"https://games.test/games/t/{opened['table']}"
        table = Table(f"{proxy.url}/games/t/{opened['table']}", "en")
        assert table.sit_down("Tess") == 1
        told = next(table.changes(80))
        assert told["begun"] and told["seat"] == 1
    finally:
        proxy.close()
        inner.kill()


class Outer(Service):
    """A service seen through a proxy."""

    def __init__(self, proxy):
        self.url = f"{proxy.url}/games"


@pytest.mark.parametrize(
    ("link", "home", "token"),
    [
        ("http://x.test/t/abc", "http://x.test", None),
        ("http://x.test:80/t/abc/sit/def", "http://x.test:80", "def"),
        ("https://x.test/games/t/abc", "https://x.test/games", None),
        ("https://x.test/a/b/t/abc/sit/def?lang=fr", "https://x.test/a/b", "def"),
    ],
)
def test_the_terminal_finds_a_table_wherever_it_is(link, home, token):
    table = Table(link, "en")
    assert (table.home, table.path, table.token) == (home, "/api/tables/abc", token)


@pytest.mark.parametrize("link", ["x.test/t/abc", "http://x.test/abc", "ftp://x.test/t/abc"])
def test_the_terminal_says_what_is_no_table(link):
    with pytest.raises(ValueError, match=re.escape(link)):
        Table(link, "en")
