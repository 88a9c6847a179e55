"""How the service fares: whether all is well, what is counted, and who may know."""

import json
import sqlite3
import threading
import time
from collections import defaultdict
from importlib.metadata import version
from urllib.request import Request, urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.patience import until
from tests.web.kit import PATIENCE, Person, Service
from tests.web.kit import service as opened_service
from tunnelier.core.language import LANGUAGES
from tunnelier.web.watching.meter import Echoes

RELEASE = version("tunnelier")
HERE = ("127.0.0.1", 50_000)
ELSEWHERE = ("192.0.2.7", 50_000)


def measured(app):
    """What is counted now: names with their labels, and numbers."""
    return read(app.state.meter.text().decode())


def read(text):
    families = text_string_to_metric_families(text)
    found = defaultdict(float)
    for family in families:
        for sample in family.samples:
            found[(sample.name, *sample.labels.values())] = sample.value
    return found


# --- health


def test_a_healthy_service_says_so_and_which_release_it_is(ada):
    answer = ada.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"health": "good", "version": RELEASE})
    assert answer.headers["cache-control"] == "no-store"


def test_a_database_that_does_not_answer_makes_it_ill_until_it_does(tmp_path):
    """In the reader's language, without a word of where the database is; it is said in the log."""
    with opened_service(tmp_path) as app:
        ada = Person(app)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("ALTER TABLE clock RENAME TO hidden")
        answer = until(lambda: [a for a in [ada.get("/health")] if a.status_code == 503])[0]
        assert answer.json()["health"] == "no-answer" and "retry-after" in answer.headers
        said = {ada.get(f"/health?lang={lang}").json()["said"] for lang in LANGUAGES}
        assert len(said) == 4 and not any("clock" in each or "sqlite" in each for each in said)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("ALTER TABLE hidden RENAME TO clock")
        until(lambda: ada.get("/health").status_code == 200)


def test_a_silent_database_is_asked_once_however_many_want_to_know(app, ada, monkeypatch):
    """Who asks is answered in good time; nobody else waits for it."""
    asked, silence = [], threading.Event()

    def look():
        asked.append(1)
        silence.wait()

    time.sleep(1.1)  # what was known before is old
    monkeypatch.setattr(app.state.keeper.store, "look", look)
    monkeypatch.setattr("tunnelier.web.pages.watch.PATIENCE", 0.1)
    try:
        assert [ada.get("/health").status_code for _ in range(15)] == [503] * 15
        assert len(asked) == 1
    finally:
        silence.set()
    until(lambda: ada.get("/health").status_code == 200)


def test_a_service_that_closes_is_not_healthy(app, ada):
    app.state.streams.closing = True
    answer = ada.get("/health")
    assert (answer.status_code, answer.json()["health"]) == (503, "closing")


# --- who may see what is counted


@pytest.mark.parametrize("client", [HERE, ("::1", 1), ELSEWHERE])
@pytest.mark.parametrize("headers", [{}, {"client-ip": "192.0.2.7"}, {"authorization": "Bearer "}])
def test_without_a_token_nobody_may_measure(app, client, headers):
    """Nobody from this machine either: a proxy on it need not say for whom it asks."""
    answer = Person(app, client=client).get("/metrics", headers=headers)
    assert answer.status_code == 403 and "tunnelier_open_streams" not in answer.text
    assert "TUNNELIER_METRICS_TOKEN" in answer.json()["said"]


@pytest.mark.parametrize(
    ("shown", "status"),
    [
        ("Bearer of good news", 200),
        ("Bearer of bad news", 403),
        ("of good news", 403),
        ("", 403),
        ("Bearer é", 403),
    ],
)
def test_with_a_token_whoever_shows_it_and_nobody_else(tmp_path, shown, status):
    with opened_service(tmp_path, metrics_token="of good news") as app:
        for client in (HERE, ELSEWHERE):
            headers = {"authorization": shown.encode()} if shown else {}
            assert Person(app, client=client).get("/metrics", headers=headers).status_code == status


def test_it_is_text_that_prometheus_reads(tmp_path):
    with opened_service(tmp_path, metrics_token="of good news") as app:
        shown = {"authorization": "Bearer of good news"}
        answer = Person(app, client=HERE).get("/metrics", headers=shown)
    assert answer.headers["content-type"].startswith("text/plain; version=")
    names = {family.name for family in text_string_to_metric_families(answer.text)}
    assert {"tunnelier_moves", "tunnelier_bots", "tunnelier_info"} <= names
    assert f'tunnelier_info{{version="{RELEASE}"}} 1.0' in answer.text


# --- what is counted


def test_requests_are_counted_by_route_and_never_by_table(app, ada):
    table = ada.open("cave-in", "open")
    for path in (table, f"{table}/state", "/nowhere", "/static/style.css", "/api/games"):
        ada.get(path)
    ada.http.head(table)
    ada.http.get(f"/api/tables{table[2:]}")
    ada.http.post("/t", content=b"x" * 300_000)
    found = measured(app)
    assert found["tunnelier_requests_total", "/t/{name}", "200"] == 2
    assert found["tunnelier_requests_total", "/t/{name}/state", "200"] == 1
    assert found["tunnelier_requests_total", "/api/tables/{table}", "200"] == 1
    assert found["tunnelier_requests_total", "/api/games", "200"] == 1
    assert found["tunnelier_requests_total", "none", "404"] == 1
    assert found["tunnelier_requests_total", "none", "413"] == 1
    assert found["tunnelier_request_seconds_count", "/t/{name}"] == 2
    assert found["tunnelier_requests_total", "/static", "200"] == 1
    assert table[3:] not in app.state.meter.text().decode()


def test_what_we_fail_to_answer_is_an_error(app, ada, monkeypatch):
    def stumble(*_):
        raise RuntimeError("oh")

    monkeypatch.setattr(app.state.keeper, "in_memory", stumble)
    with pytest.raises(RuntimeError):
        ada.get("/t/anywhere")
    found = measured(app)
    assert found["tunnelier_errors_total",] == 1
    assert found["tunnelier_requests_total", "/t/{name}", "500"] == 1


def test_moves_are_counted_once_and_refusals_by_their_kind(app, ada):
    table = ada.open("cave-in", "open")
    Person(app).post(f"{table}/sit", number=1, name="Bob")
    ada.play(table, "dance")
    ada.play(table, "take 9")
    first = {"version": ada.state(table)["version"], "key": "once"}
    for _ in range(2):
        assert ada.play(table, "take 1", **first).status_code == 200
    assert ada.play(table, "take 1", version=first["version"], key="late").status_code == 409
    found = measured(app)
    assert found["tunnelier_moves_total", "person", "cave-in"] == 1
    assert found["tunnelier_moves_refused_total", "late"] == 1
    refused = [found["tunnelier_moves_refused_total", kind] for kind in ("words", "rule")]
    assert sum(refused) == 2


def test_bots_and_tables_are_counted(app, ada):
    table = ada.open("cave-in", "novice")
    while not ada.wait(table)["over"]:
        ada.play(table, "take 1")
    found = measured(app)
    assert found["tunnelier_moves_total", "bot", "cave-in"] > 0
    assert found["tunnelier_tables_in_memory",] == 1
    assert {kind for name, *kind in found if name == "tunnelier_bots" for kind in kind} == {
        "waiting", "thinking",
    }  # fmt: skip


# --- how soon a move is told


def test_a_move_is_told_when_the_last_has_heard():
    """Who listens no more keeps nobody waiting; a later version tells of all before it."""
    echoes, heard = Echoes(), []
    began = time.monotonic()
    echoes.begin(2, {"a", "b", "c"}, began, heard.append)
    echoes.begin(3, {"a"}, began, heard.append)
    echoes.told("a", 1)
    echoes.told("b", 2)
    echoes.gone("c")
    assert heard == []
    echoes.told("a", 3)
    assert len(heard) == 2 and all(0 <= seconds < 60 for seconds in heard)


def test_a_move_that_nobody_heard_is_not_measured():
    echoes, heard = Echoes(), []
    echoes.begin(2, set(), 0.0, heard.append)
    echoes.begin(2, {"a"}, 0.0, heard.append)
    echoes.gone("a")
    assert heard == []


@pytest.fixture
def service(tmp_path):
    """One that nobody else uses: it counts."""
    opened = Service(tmp_path, metrics_token="of good news")
    yield opened
    opened.kill()


def test_browsers_and_programs_that_listen_are_measured(service):
    """Over real connections: so many are open, and a move has been told to both."""
    opened = service.open("cave-in", "token", "open")
    table, token = opened["table"], opened["tokens"]["0"]
    service.call(f"/tables/{table}/seats", {"name": "Bo"})
    browser = urlopen(f"{service.url}/t/{table}/events", timeout=PATIENCE)
    program = urlopen(f"{service.url}/api/tables/{table}/stream", timeout=PATIENCE)
    with browser, program:
        version = json.loads(program.readline())["version"]
        while not browser.readline().startswith(b"data: "):
            pass
        answer = {"move": "take 1", "version": version, "key": "k"}
        service.call(f"/tables/{table}/moves", answer, token)
        found = until(lambda: _told(service))
        assert found["tunnelier_open_streams",] == 2
        assert found["tunnelier_move_told_seconds_count",] == 1
        assert 0 < found["tunnelier_move_told_seconds_sum",] < service.soon
    assert ("tunnelier_request_seconds_count", "/t/{name}/events") not in found


def _told(service):
    """What is counted, once a move has been told."""
    shown = {"Authorization": "Bearer of good news"}
    with urlopen(Request(f"{service.url}/metrics", headers=shown), timeout=PATIENCE) as answer:
        found = read(answer.read().decode())
    return found if found["tunnelier_move_told_seconds_count",] else None
