"""The door: visitors who are slow, many, or say what nobody expects."""

import json
import socket
import time
from contextlib import ExitStack
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.patience import until
from tests.web.kit import PATIENCE, Service, heard
from tunnelier.web.app import ROUTES
from tunnelier.web.door import limits
from tunnelier.web.door.limits import Limit

SHORT = 2.0
"""Seconds, more than a busy machine takes for a request: whoever says it at once is in time."""
ASK = b"GET /boards/cave-in.css HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """One that waits a moment where another waits longer."""
    patience = {"seconds": SHORT, "stalled": SHORT}
    opened = Service(tmp_path_factory.mktemp("service"), patience, streams=5)
    yield opened
    opened.kill()


# --- the slow


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ],
    ids=["nothing", "half a line", "half a header", "half a body", "half a chunk"],
)
def test_who_says_half_of_something_is_dropped(service, half):
    with service.socket(half, service.soon) as raw:
        said = heard(raw)  # a service that waits for ever lets this time out
    assert said.startswith(b"HTTP/1.1 408 ") and b"took too long" in said


def hung_up_on(raw, said, seconds):
    """Whether a connection is closed on somebody who says the same again and again."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            raw.sendall(said)
            time.sleep(0.1)
    except ConnectionError:
        return True
    except TimeoutError:
        pass
    return False


def test_who_says_a_letter_at_a_time_is_dropped(service):
    """A whole request is due, not a sign of life."""
    with service.socket(b"GET / HTTP/1.1\r\nX-More: ", service.soon) as raw:
        assert hung_up_on(raw, b"a", service.soon)


def test_who_comes_again_on_one_connection_is_not_dropped(service):
    """Nor who waits in between, less than a connection is kept."""
    with service.socket() as raw:
        for _ in range(3):
            raw.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert raw.recv(65536).startswith(b"HTTP/1.1 200 ")
            time.sleep(1.5 * SHORT)


def test_who_takes_no_answer_is_dropped(service):
    """And what waits for them does not wait for ever."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(service.soon)
    with raw:
        raw.connect(("127.0.0.1", service.port))
        assert hung_up_on(raw, ASK * 100, service.soon)


@pytest.mark.parametrize("more", ["", "Connection: Upgrade\r\nUpgrade: h2c\r\n"])
def test_a_stream_may_be_silent_for_as_long_as_it_likes(service, more):
    """Who listens has said all they want."""
    table = service.open("cave-in", "token", "open")["table"]
    line = f"GET /t/{table}/events HTTP/1.1\r\nHost: localhost\r\n{more}\r\n"
    with service.socket(line.encode()) as raw:
        time.sleep(2.5 * SHORT)
        service.call(f"/tables/{table}/seats", {"name": "Bo"})
        said = b""
        while said.count(b"data: ") < 2:
            part = raw.recv(65536)
            assert part, said
            said += part


# --- the long


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 10**6,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-More: 1\r\n" * 150 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 50_000 + b"\r\n\r\n",
        b"GET /?" + b"a" * 50_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["endless", "many", "long", "long address"],
)
def test_headers_are_limited(service, head):
    with service.socket() as raw:
        try:
            raw.sendall(head)
            said = raw.recv(1000)
        except ConnectionError:
            return  # it hung up before all was said
        assert said.startswith(b"HTTP/1.1 431 ")


# --- the many


def status(address):
    """How a visitor is received."""
    try:
        urlopen(address, timeout=PATIENCE).close()
    except HTTPError as error:
        error.close()
        return error.code
    return 200


def test_streams_of_one_visitor_are_limited(service):
    """Long before files run out; all else is answered, and a stream closed makes place."""
    table = service.open("cave-in", "token", "open")["table"]
    address = f"{service.url}/t/{table}/events"
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(urlopen(address, timeout=PATIENCE)).readline()
        with pytest.raises(HTTPError) as refusal, urlopen(address, timeout=PATIENCE):
            pass
        with refusal.value as answer:
            assert answer.code == 429 and int(answer.headers["retry-after"]) > 0
            assert "close some" in json.load(answer)["said"]
        assert service.call("/games")
    until(lambda: status(address) == 200)


@pytest.mark.parametrize(("gate", "more"), [({"most": 20}, {}), ({"each": 20}, {"proxies": ""})])
def test_one_too_many_is_told_so(tmp_path, gate, more):
    """Connections in all, or of one address: who comes next is not kept waiting."""
    crowded = Service(tmp_path, gate, **more)
    try:
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(crowded.socket())
            until(lambda: status(crowded.url) == 503)
            with pytest.raises(HTTPError) as refusal, urlopen(crowded.url, timeout=PATIENCE):
                pass
            with refusal.value as answer:
                assert answer.code == 503 and int(answer.headers["retry-after"]) > 0
                said = answer.read().decode()
                assert "come back in a moment" in said and "revenez" in said
        until(lambda: status(f"{crowded.url}/api/games") == 200)
    finally:
        crowded.kill()


def test_the_limit_forgets_who_does_not_come_again(monkeypatch):
    """It takes little room, however many came."""
    clock = [0.0]
    monkeypatch.setattr(limits.time, "time", lambda: clock[0])
    limit = Limit(10, 60.0)
    for number in range(9_000):
        clock[0] += 0.1
        assert limit.allows(f"visitor {number}")
    clock[0] += 1000
    assert limit.allows("somebody") and len(limit._now) + len(limit._before) == 1
    assert sum(limit.allows("somebody") for _ in range(20)) == 9
    clock[0] += 61
    assert limit.allows("somebody else")


# --- the odd


def test_a_proof_in_other_letters_is_refused(ada):
    ada.proof = "preuve é"
    assert ada.post("/t", game="cave-in").status_code == 400


@pytest.mark.parametrize("seat", ["9" * 5000, "999999", "8", "٣", "-1", "one"])
def test_a_seat_that_is_none_is_refused(ada, seat):
    table = ada.open("cave-in", "open")
    assert ada.post(f"{table}/away", seat=seat, level="novice").status_code == 400


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 4000, "-" + "9" * 30])
def test_numbers_without_end_are_refused_everywhere(ada, number):
    table = ada.open("cave-in", "novice")
    ada.wait(table)
    posts = [
        ("sit", {"number": number}),
        ("play", {"move": number, "version": number, "key": "k"}),
        ("play", {"move": number, "version": 1, "key": "k"}),
        ("undo", {"version": number, "key": "k"}),
    ]
    for path, fields in posts:
        assert 400 <= ada.post(f"{table}/{path}", page=False, **fields).status_code < 500
    for path in (f"{table}/replay?move={number}", f"{table}/about?shape={number[:70]}"):
        assert ada.get(path).status_code < 500
    body = {"move": "x", "version": 1, "key": "k"}
    for text in (json.dumps(body).replace('"x"', number), json.dumps(body).replace("1", number)):
        answer = ada.http.post(f"/api/tables{table[2:]}/moves", content=text)
        assert 400 <= answer.status_code < 500


def test_head_is_answered_wherever_get_is(ada):
    """With the same headers and without a body; streams do not hang."""
    table = ada.open("cave-in", "open")
    paths = [path for path, method, _ in ROUTES if method == "GET" and "{link}" not in path]
    paths += ["/api/games", "/api/tables/{name}", "/api/tables/{name}/stream", "/static/table.js"]
    for path in paths:
        known = {"game": "cave-in", "name": table[3:], "number": 1, "player": "nobody"}
        path = path.format(**known, group="none", sealed="x", invitation="none")
        head = ada.http.head(path)
        assert head.status_code != 405 and head.content == b"", path
        if not path.endswith(("/events", "/stream")):
            get = ada.http.get(path)
            assert (head.status_code, head.headers.get("content-type")) == (
                get.status_code,
                get.headers.get("content-type"),
            )
        else:
            assert head.status_code == 200
    assert ada.http.head("/nowhere").status_code == 404


def test_head_does_not_hang_over_a_real_connection(service):
    table = service.open("cave-in", "token", "open")["table"]
    line = f"HEAD /t/{table}/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with service.socket(line.encode()) as raw:
        said = heard(raw)
    assert said.startswith(b"HTTP/1.1 200 ") and said.endswith(b"\r\n\r\n")
