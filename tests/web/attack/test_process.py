"""The process: how it ends, and that there is one for a database."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from starlette.testclient import TestClient

from tests.docs.coverage import ROOT
from tests.forked import Forked
from tests.patience import until
from tests.web.kit import PATIENCE, Service, command, database
from tunnelier.web.app import make_app
from tunnelier.web.keeping.files import Unusable, lock
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing.tables import Sitter, Terms


@pytest.fixture
def service(tmp_path):
    opened = Service(tmp_path)
    yield opened
    opened.process.kill()
    opened.process.wait()


def test_services_of_tests_need_not_begin_at_the_beginning(service):
    """Whatever modules other tests import, and whatever variables these set."""
    assert isinstance(service.process, Forked)


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_a_service_told_to_end_is_gone_though_tabs_are_open(service, kind):
    """Whoever listens hears when to come back, and a clean end."""
    table = service.open("cave-in", "token", "open")["table"]
    browser = urlopen(f"{service.url}/t/{table}/events", timeout=PATIENCE)
    program = urlopen(f"{service.url}/api/tables/{table}/stream", timeout=PATIENCE)
    assert browser.readline() == b"retry: 1000\n" and json.loads(program.readline())
    assert service.end(kind) == 0
    assert browser.read().endswith(b"}\n\n")  # raises IncompleteRead where it breaks off
    assert program.read().strip() == b""


def test_a_bot_that_thinks_does_not_hold_up_the_end(tmp_path):
    service = Service(tmp_path, pace=10.0 * PATIENCE)
    try:
        table = service.open("cave-in", "novice", "novice")["table"]
        assert service.call(f"/tables/{table}")["seats"]
        assert service.end() == 0
    finally:
        service.process.kill()
        service.process.wait()


def asked(url):
    """How a question is answered: the status and what is said; None if nobody is there."""
    try:
        with urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)
    except OSError:
        return None


def test_a_service_told_to_end_answers_for_a_moment_that_it_closes(service):
    """Whoever watches it sends nobody any more; who comes all the same is answered."""
    table = service.open("cave-in", "token", "open")["table"]
    service.process.send_signal(signal.SIGTERM)
    health = until(lambda: [a for a in [asked(f"{service.url}/health")] if a != GOOD])[0]
    assert health is not None and (health[0], health[1]["health"]) == (503, "closing")
    status, told = asked(f"{service.url}/api/tables/{table}")
    assert status == 200 and len(told["seats"]) == 2
    status, told = asked(f"{service.url}/t/{table}/events")
    assert status == 503 and "come back" in told["said"]
    assert service.process.wait(service.soon) == 0


GOOD = (200, {"health": "good", "version": version("tunnelier")})


def test_a_move_under_way_is_written_and_acknowledged(service, tmp_path):
    """Though the service is told to end while the database keeps it waiting."""
    opened = service.open("cave-in", "token", "token")
    table, token = opened["table"], opened["tokens"]["0"]
    before = service.call(f"/tables/{table}", token=token)["version"]
    answer = {"move": "take 1", "version": before, "key": "last"}
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    with ThreadPoolExecutor() as threads:
        other.execute("BEGIN IMMEDIATE")
        taken = threads.submit(service.call, f"/tables/{table}/moves", answer, token)
        time.sleep(0.5)  # it is under way
        service.process.send_signal(signal.SIGTERM)
        until(lambda: asked(f"{service.url}/health") != GOOD)
        assert not taken.done()
        other.execute("ROLLBACK")
        assert taken.result() == {"version": before + 1}
    assert service.process.wait(service.soon) == 0
    (last,) = other.execute("SELECT max(version) FROM events").fetchone()
    other.close()
    assert last == before + 1


def test_what_bots_think_is_dropped(tmp_path):
    """Nothing is written any more once it is told to end; people may go on for the moment left."""
    app = make_app(database(tmp_path), tmp_path / "key", pace=0.3)
    with TestClient(app):
        keeper = app.state.keeper
        keeper.ready("cave-in")
        bots = [Sitter(bot="novice")] * 2
        live = keeper.open("cave-in", bots, {}, Terms("en"))
        until(lambda: live.version > 2)
        app.state.goodbye()
        with live.lock:
            last = live.version
        time.sleep(1)
        assert live.version == last and not live.over


def test_a_second_service_on_one_database_is_refused_in_a_sentence(service, tmp_path):
    """By a lock, whatever its port; and the lock goes with the process, however that dies."""
    words = ("serve", "--no-browser", "--database", f"sqlite:///{tmp_path}/tables.db")
    second = command(tmp_path / "home", *words)
    assert second.returncode == 1 and "Traceback" not in second.stderr
    assert f"{tmp_path}/tables.db is in use by another service" in second.stderr
    service.kill()
    service.start()
    assert service.call("/games")


def test_a_file_of_tables_has_one_service(tmp_path):
    file = f"sqlite:///{tmp_path}/tables.db"
    first = Store(file)
    with pytest.raises(Unusable, match="in use by another service"):
        Store(file)
    first.close()
    Store(file).close()


def test_a_database_in_memory_is_nobody_elses(tmp_path):
    for _ in range(2):
        Store("sqlite://")


PARENT = """
import time
from tunnelier.web.serve import warm_up
print(warm_up().pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks /proc who is there")
def test_the_process_that_compiles_ends_with_the_service_however_that_dies(tmp_path):
    """Here it would wait for ever: another one has the lock, so that nothing is compiled twice."""
    with lock(tmp_path / "tunnelier" / "warming.lock"):
        home = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
        line = [sys.executable, "-c", PARENT]
        parent = subprocess.Popen(line, env=home, cwd=ROOT, stdout=subprocess.PIPE)
        with parent:
            child = int(parent.stdout.readline())
            time.sleep(3)  # it has begun
            alive = _alive(child)
            parent.kill()
        until(lambda: not _alive(child))
        assert alive


def _alive(process):
    try:
        said = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return said.rpartition(")")[2].split()[0] != "Z"


LISTENING = """
from numba.core import event

class Listener(event.Listener):
    def on_start(self, event):
        open({path!r}, "a").write(str(event.data["dispatcher"]) + "\\\\n")
    def on_end(self, event):
        pass

event.register("numba:compile", Listener())
"""


def test_whoever_serves_compiles_nothing(tmp_path, monkeypatch):
    """With nothing compiled beforehand, a table is opened and bots play at it to the end."""
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("TUNNELIER_CACHE", str(tmp_path))
    opened = Service(tmp_path, before=LISTENING.format(path=str(compiled)))
    try:
        table = opened.open("cave-in", "tiger", "engineer")["table"]
        until(lambda: opened.call(f"/tables/{table}")["over"])
    finally:
        opened.kill()
    assert not compiled.exists(), compiled.read_text()
