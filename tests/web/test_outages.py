"""Several processes on one PostgreSQL while things go wrong, in traffic.

Each ends with the same at all seats and in all processes, and with all that was acknowledged.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests import often
from tests.docs.coverage import ROOT
from tests.patience import until
from tests.web.kit import Service, command, named, not_compiling
from tests.web.traffic import Line, Traffic
from tools.postgres import Postgres
from tunnelier.web.keeping import store
from tunnelier.web.keeping.store import MIGRATIONS, known_revisions

PROCESSES = 3


@pytest.fixture(scope="module")
def club(postgres, tmp_path_factory):
    """Processes on one database, which they reach by a line that can be cut."""
    opened = Club(postgres, tmp_path_factory.mktemp("club"))
    yield opened
    opened.close()


class Club:
    """Processes that serve, one of which leaves thinking to a process that only thinks."""

    def __init__(self, postgres, folder):
        # Of its own: whoever runs tests of other files in between opens the club once more.
        name = named(folder)
        self.url = postgres.database(name)
        self.line = Line(postgres.port)
        self.folder, self.far = folder, postgres.url(name, self.line.port)
        self.compiler = not_compiling(folder)
        self.thinker = self.think()
        with ThreadPoolExecutor() as threads:
            self.services = list(threads.map(self.serve, range(PROCESSES)))

    @property
    def ports(self):
        return [service.port for service in self.services]

    def serve(self, thinkers):
        """A process that serves, in which so many bots think at once."""
        return Service(self.folder, url=self.far, thinkers=thinkers, before=WARM)

    def think(self):
        """A process that only thinks."""
        words = ["think", "--database", self.far, "--pace", "0"]
        home = {**os.environ, "XDG_STATE_HOME": str(self.folder)}
        line = [sys.executable, "-m", "tunnelier.cli", *words]
        return subprocess.Popen(line, env=home, cwd=ROOT, stdout=subprocess.DEVNULL)

    def kill_one(self):
        """Somebody, without a goodbye; another comes in its place."""
        service = random.choice([*self.services, None])
        if service is not None:
            service.kill()
            service.start()
            return
        self.thinker.kill()
        self.thinker.wait()
        self.thinker = self.think()

    def close(self):
        self.thinker.kill()
        self.thinker.wait()
        for service in self.services:
            service.kill()
        self.line.close()
        self.compiler.close()


WARM = "from tunnelier.bots import ready_by_thumb; from tunnelier.games import load; " + (
    "ready_by_thumb(load('cave-in'))"
)
"""Nobody is to wait for a compiler in traffic."""


def test_killed_processes_lose_nothing(club):
    """So many are killed, of those that serve and that think, one after another."""
    left = often(5)
    while left:
        traffic = Traffic(club.ports, tables=3, bot=random.choice([None, "novice"]))
        while left and not traffic.all_over():
            traffic.go_on(2)
            club.kill_one()
            left -= 1
        traffic.settle(club.url)


def test_a_database_that_is_restarted_loses_nothing(club, postgres):
    traffic = Traffic(club.ports, bot="novice")
    traffic.go_on(3)
    postgres.stop()
    time.sleep(1)
    postgres.start()
    traffic.settle(club.url)


def test_while_the_database_is_away_what_is_known_is_shown(club, postgres):
    """Nothing is taken then, and that is said; the same answer is taken when it is back."""
    service = club.services[0]
    opened = service.open("cave-in", "token", "token")
    path, token = f"/tables/{opened['table']}", opened["tokens"]["0"]
    told = service.call(path, token=token)
    answer = {"move": told["moves"][0], "version": told["version"], "key": "mine"}
    postgres.stop()
    try:
        assert service.call(path, token=token) == told
        status, said = service.refused(f"{path}/moves", answer, token)
        assert (status, said["problem"]) == (503, "no-answer")
    finally:
        postgres.start()
    club.services[1].call(f"{path}/moves", answer, token)
    assert service.call(path, token=token)["version"] == told["version"] + 1


def test_lines_that_are_cut_and_slow_lose_nothing(club):
    traffic = Traffic(club.ports)
    club.line.delay = 0.05
    for _ in range(4):
        traffic.go_on(2)
        club.line.cut()
    club.line.delay = 0.0
    traffic.settle(club.url)


def test_requests_that_come_twice_and_out_of_order_count_once(club):
    lines = [Line(port, doubled=club.ports) for port in club.ports]
    traffic = Traffic([line.port for line in lines], tables=3)
    traffic.settle(club.url)
    for line in lines:
        line.close()


def test_a_clock_that_is_set_back_changes_nothing(club):
    """That of a machine, by a day, while those of the others are right."""
    late = Service(club.folder, url=club.far, before=WARM + YESTERDAY)
    try:
        Traffic([late.port, *club.ports], bot="novice").settle(club.url)
    finally:
        late.kill()


YESTERDAY = """
import datetime
from tunnelier.web.keeping import store
from tunnelier.web.playing import tables
now = store.now
store.now = tables.now = lambda: now() - datetime.timedelta(days=1)
"""


def test_the_release_before_goes_on_beside_the_next_one(postgres, tmp_path, monkeypatch):
    """The next one has a migration more, and what it adds is no burden to those that run.

    They are not to be started again: that is refused in a sentence.
    """
    url, migrations = postgres.database("upgrade"), tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / "next.py").write_text(NEXT.format(last=known_revisions()[0]))
    with ExitStack() as closing:
        old = Service(tmp_path, url=url, before=WARM)
        closing.callback(old.kill)
        traffic = Traffic([old.port], tables=4, bot="novice")
        new = Service(tmp_path, url=url, before=f"{WARM}\n{NEWER.format(path=str(migrations))}")
        closing.callback(new.kill)
        traffic.ports = [old.port, new.port]
        again = command(tmp_path / "home", "serve", "--no-browser", "--database", url)
        assert again.returncode == 1 and "newer release" in again.stderr
        monkeypatch.setattr(store, "MIGRATIONS", migrations)
        traffic.settle(url)


NEWER = """
import pathlib
from tunnelier.web.keeping import store
store.MIGRATIONS = pathlib.Path({path!r})
"""
NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{last}"
def upgrade():
    op.add_column("tables", sa.Column("mood", sa.String))
    op.create_table("moods", sa.Column("id", sa.Integer, primary_key=True))
"""


@pytest.mark.usefixtures("postgres")  # without its programs there is nothing to try
def test_a_full_disk_loses_nothing(tmp_path):
    """While it is full nothing is taken, and that is said; it goes on when there is room again."""
    folder = Path(tempfile.mkdtemp(prefix="tunnelier-small-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=120m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        folder.rmdir()
        pytest.skip("no small disk can be mounted here: that takes an administrator")
    postgres = service = None
    try:
        postgres = Postgres(folder)
        url = postgres.database("small")
        service = Service(tmp_path, url=url, before=WARM)
        traffic = Traffic([service.port])
        traffic.go_on(3)
        _fill(folder / "filler")
        until(lambda: _opened(service) == 503)
        (folder / "filler").unlink()
        assert _opened(service) == 201
        traffic.settle(url)
    finally:
        if service:
            service.kill()
        if postgres:
            postgres.close()
        subprocess.run(["umount", str(folder)], capture_output=True)
        folder.rmdir()


def _opened(service):
    """How it is answered that somebody wants a table."""
    seats = [{"kind": "token"}] * 2
    try:
        service.call("/tables", {"game": "cave-in", "seats": seats})
    except HTTPError as error:
        with error:
            return error.code
    return 201


def _fill(path):
    """Take all the room that is left."""
    with open(path, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
