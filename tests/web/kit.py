"""A service on a database of its own, and people who come to it."""

import hashlib
import io
import json
import math
import os
import re
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from datetime import timedelta
from functools import cache
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import ProgrammingError
from starlette.testclient import TestClient

from tests import patience
from tests.docs.coverage import ROOT
from tests.forked import run_code
from tests.patience import SILENCE as PATIENCE
from tests.patience import run, until
from tunnelier.cli.main import main
from tunnelier.web.app import make_app
from tunnelier.web.door.people import Signer
from tunnelier.web.keeping.files import lock, make_private
from tunnelier.web.keeping.store import Store

PROOF = re.compile(r'data-proof="(\w+)"')


def named(folder):
    """What a database is called that belongs to this folder: every one is another's."""
    return "test_" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]


def begun(folder):
    """A new database in a file, unless there is one: as all migrations leave it."""
    path = folder / "tables.db"
    if not path.exists():
        make_private(path)
        path.write_bytes(_migrated())
    return f"sqlite:///{path}"


@cache
def _migrated():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        Store(f"sqlite:///{path}").close()
        return path.read_bytes()


def database(folder):
    """A database of the test's own: a file, or on the PostgreSQL server that a variable names."""
    server = os.environ.get("TUNNELIER_TEST_POSTGRES")
    if not server:
        return begun(folder)
    name = named(folder)
    engine = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection, suppress(ProgrammingError):  # it is there already
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{server}/{name}"


@contextmanager
def service(folder, pace=0.0, limit=100_000, openings=100_000, url=None, **more):
    """A service that is open."""
    url = url or database(folder)
    app = make_app(url, folder / "key", pace, limit, openings=openings, **more)
    with TestClient(app, base_url="http://table.test") as client:
        app.state.door = client
        yield app


def stop_time(app):
    """Let no clock go on but by `later`."""
    moment = app.state.keeper.time.now()
    app.state.keeper.time.now = lambda: moment


def later(app, seconds):
    """Let the clocks of the service go on, while it serves."""
    keeper, before = app.state.keeper, app.state.keeper.time.now
    keeper._began -= seconds
    keeper.store.beat(before() + timedelta(seconds=seconds + 1), math.inf)
    keeper.time.now = lambda: before() + timedelta(seconds=seconds)


class Person:
    """Somebody with a browser of their own, without scripts."""

    def __init__(self, app, cookies=None, url="http://table.test", **more):
        self.app = app
        self.http = TestClient(app, base_url=url, cookies=cookies, **more)
        self.http.portal = app.state.door.portal  # else every request has an event loop of its own
        self.proof = PROOF.search(self.http.get("/account").text)[1]

    def get(self, path, **arguments):
        return self.http.get(path, **arguments)

    def post(self, path, page=True, **fields):
        headers = {"accept": "text/html"} if page else {"accept": "application/json"}
        data = {"proof": self.proof, **fields}
        return self.http.post(path, data=data, headers=headers, follow_redirects=False)

    def bring(self, path, match):
        """Send a file."""
        sent = {"data": {"proof": self.proof}, "files": {"match": ("match.txt", match)}}
        return self.http.post(path, **sent, headers={"accept": "text/html"}, follow_redirects=False)

    def open(self, game="steam-tunnel", *others, **fields):
        """Open a table, sitting in the first seat; gives its address."""
        self.app.state.keeper.ready(game)
        seats = {f"seat-{k}": word for k, word in enumerate(("me", *others))}
        answer = self.post("/t", game=game, name="Ada", **seats, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def state(self, table):
        return self.get(f"{table}/state").json()

    def play(self, table, move=0, **fields):
        """Play a move: by its place among the legal ones, or in words."""
        told = self.state(table)
        if isinstance(move, int):
            move = told["moves"][move]["words"]
        fields = {"version": told["version"], "key": f"k{told['version']}", **fields}
        return self.post(f"{table}/play", page=False, move=move, **fields)

    def wait(self, table, until=lambda told: told["over"] or told["asked"] == told["seat"]):
        """Wait for the others."""

        def as_awaited():
            told = self.state(table)
            return until(told) and told

        return patience.until(as_awaited, told=lambda: self.state(table))


def program(app, address="192.0.2.1"):
    """A program somewhere: nobody knows it, for it shows no cookie."""
    client = TestClient(app, base_url="http://table.test", client=(address, 1))
    client.portal = app.state.door.portal
    return client


def called(person, name):
    """Give somebody a name; the address of their page."""
    assert person.post("/account/name", name=name).status_code == 303
    return re.search(r'href="(/player/[\w-]+)">My page', person.get("/friends").text)[1]


def come_by(page, link):
    """Take up a seat by its link, on a page of a real browser."""
    page.goto(link)
    page.click("main button.main")
    page.wait_for_selector("#table")
    return page


def hinted(person, table):
    """Ask until the coach has answered, as the page does."""
    answers = until(lambda: [a for a in [person.get(f"{table}/hint")] if a.status_code != 202])
    return answers[0]


SERVER = """
import json, sys
from pathlib import Path
from tunnelier.web.app import make_app
from tunnelier.web.door.wire import run
from tunnelier.web.watching.logs import Log
folder, port, log, *rest = Path(sys.argv[1]), int(sys.argv[2]), Log(sys.argv[3]), *sys.argv[4:]
more, gate, url, before = map(json.loads, rest)
exec(before)
settings = {"pace": 0.0, "limit": 1_000_000, "openings": 1_000_000, **more}
app = make_app(url, folder / "key", **settings)
vars(app.state.gate).update(gate)
run(app, "127.0.0.1", port, log)
"""


class Service:
    """A service in a process of its own; `gate` changes what it bears of connections.

    Its log is heard by whoever runs the tests; as JSON, it is a file. Its database is one too,
    unless a `url` names another. What is to be done `before` it opens is told in Python.
    """

    def __init__(self, folder, gate=(), log="plain", url=None, before="", **more):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.url = folder, f"http://localhost:{self.port}"
        url = url or begun(folder)
        self.settings = [log, *map(json.dumps, (more, dict(gate), url, before))]
        self.log = folder / "log.json" if log == "json" else None
        self.start()

    def start(self):
        began, words = time.monotonic(), (str(self.folder), str(self.port), *self.settings)
        self.process = run_code(SERVER, *words, stderr=self.log)
        until(self.answers)
        self.soon = 20 + 10 * (time.monotonic() - began)
        """Seconds for what takes one or two on an idle machine: opening takes three there."""

    def answers(self):
        """Whether it is open."""
        assert self.process.poll() is None, "the service has ended"
        try:
            urlopen(f"{self.url}/api/games", timeout=PATIENCE).close()
        except OSError:
            return False
        return True

    def kill(self):
        """Without a goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def call(self, path, body=None, token=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", data, headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def refused(self, path, body=None, token=None):
        """The status and the words of a refusal."""
        try:
            told = self.call(path, body, token)
        except HTTPError as error:
            with error:
                return error.code, json.load(error)
        raise AssertionError(f"not refused: {told}")

    def open(self, game, *seats):
        words = {"open": {"kind": "open"}, "token": {"kind": "token"}}
        wanted = [words.get(seat, {"kind": "bot", "level": seat}) for seat in seats]
        return self.call("/tables", {"game": game, "seats": wanted})

    def socket(self, said=b"", seconds=PATIENCE):
        """A connection without manners, on which something has been said."""
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=seconds)
        raw.sendall(said)
        return raw

    def end(self, kind=signal.SIGTERM):
        """Tell it to end: the exit code."""
        self.process.send_signal(kind)
        return self.process.wait(self.soon)


def invitation(service):
    """Where somebody becomes a host of a service in a process of its own."""
    return f"/host/invited/{Signer.kept_in(service.folder / 'key').invitation()}"


def heard(raw):
    """All that is said on a connection until it is closed, in whatever way."""
    parts = []
    with suppress(ConnectionError):
        while part := raw.recv(65536):
            parts.append(part)
    return b"".join(parts)


def command(folder, *words):
    """Run `tunnelier` as somebody whose home is a folder."""
    home = {**os.environ, "XDG_STATE_HOME": str(folder)}
    return run([sys.executable, "-m", "tunnelier.cli", *words], env=home, cwd=ROOT)


def not_compiling(folder):
    """While this is open, who is started with a folder as home waits to compile all games."""
    return lock(folder / "tunnelier" / "warming.lock")


def said(folder, *words):
    """Run `tunnelier`, in this process, as somebody whose home is a folder: code and words."""
    told = io.StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(told), redirect_stderr(told):
        patched.setenv("XDG_STATE_HOME", str(folder))
        with pytest.raises(SystemExit) as end:
            main([*map(str, words)])
    return end.value.code or 0, told.getvalue()


class Proxy:
    """A reverse proxy of its own thread: `strip` takes a path off, `headers` are set on the way."""

    def __init__(self, port, strip="", headers=()):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                hand_on(self, port, strip, dict(headers))

            do_POST = do_HEAD = do_GET  # noqa: N815

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.url = f"http://localhost:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def hand_on(visit, port, strip, headers):
    """One request through a proxy, and its answer as it comes."""
    body = visit.rfile.read(int(visit.headers.get("content-length", 0)))
    sent = {**dict(visit.headers.items()), "Connection": "close", **headers}
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        line.request(visit.command, visit.path.removeprefix(strip) or "/", body, sent)
        answer = line.getresponse()
    except (OSError, HTTPException):
        visit.send_error(502)
        return
    visit.send_response(answer.status)
    for name, value in answer.getheaders():
        if name.lower() not in ("transfer-encoding", "connection", "date"):
            visit.send_header(name, value)
    visit.send_header("Connection", "close")
    visit.end_headers()
    with suppress(OSError, HTTPException):
        while part := answer.read1(65536):
            visit.wfile.write(part)
            visit.wfile.flush()
    line.close()
    visit.close_connection = True
