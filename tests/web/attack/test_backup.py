"""Backups: of a service in traffic, put back elsewhere, with nothing lost."""

import os
import random
import sqlite3
import stat
import threading

import pytest

from tests.patience import until
from tests.web.kit import PATIENCE, Person, Service, said, service
from tunnelier.web.keeping.backup import KEY


def done(folder, *words):
    code, told = said(folder, *words)
    assert code == 0, told
    return told


def refused(folder, *words):
    code, told = said(folder, *words)
    assert code == 1, told
    return told


@pytest.fixture(autouse=True)
def sqlite_only(monkeypatch):
    monkeypatch.delenv("TUNNELIER_TEST_POSTGRES", raising=False)


@pytest.fixture
def used(tmp_path):
    """A home in which a service has been, with a table and the cookie of whoever sits at it."""
    folder = tmp_path / "tunnelier"
    with service(folder) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        cookies = {"tunnelier": ada.http.cookies["tunnelier"]}
    return tmp_path, table, cookies


class Player(threading.Thread):
    """Plays both seats of one table after another, and notes every answer that was taken."""

    def __init__(self, service):
        super().__init__(daemon=True)
        self.service, self.taken, self.enough, self.error = service, {}, threading.Event(), None

    def run(self):
        try:
            while not self.enough.is_set():
                self.play()
        except Exception as error:
            self.error = error

    def play(self):
        opened = self.service.open("cave-in", "token", "token")
        path, tokens = f"/tables/{opened['table']}", opened["tokens"]
        while not self.enough.is_set():
            for token in tokens.values():
                told = self.service.call(path, token=token)
                if told["over"]:
                    return
                if told["moves"]:
                    move, version = random.choice(told["moves"]), told["version"]
                    body = {"move": move, "version": version, "key": f"v{version}"}
                    after = self.service.call(f"{path}/moves", body, token)["version"]
                    self.taken[opened["table"]] = after, token, body


def traffic(players):
    """At how many tables an answer was taken."""
    assert all(each.error is None for each in players)
    return sum(len(each.taken) for each in players)


def test_a_backup_in_traffic_has_every_answer_taken_before(tmp_path):
    """The service goes on meanwhile; elsewhere all is there, and goes on too."""
    here, there = tmp_path / "here", tmp_path / "there"
    running, players = Service(here / "tunnelier"), []
    try:
        players = [Player(running) for _ in range(3)]
        for each in players:
            each.start()
        until(lambda: traffic(players) >= 6)
        before = [dict(each.taken) for each in players]
        done(here, "backup", tmp_path / "kept.db")
        after = traffic(players)
    finally:
        for each in players:
            each.enough.set()
        for each in players:
            each.join(PATIENCE)
        running.kill()
    assert all(each.error is None for each in players) and after
    done(there, "restore", tmp_path / "kept.db")
    assert (there / "tunnelier" / "key").read_bytes() == (here / "tunnelier" / "key").read_bytes()
    again = Service(there / "tunnelier")
    try:
        for taken in before:
            for table, (version, token, body) in taken.items():
                assert again.call(f"/tables/{table}")["version"] >= version
                repeated = again.call(f"/tables/{table}/moves", body, token)
                assert repeated["version"] == version  # the same key: it was taken
    finally:
        again.kill()


def test_who_sat_there_sits_there_after_a_move_to_another_machine(used, tmp_path):
    """The key of the cookies is in the backup, and not in the database that is used."""
    home, table, cookies = used
    done(home, "backup", tmp_path / "kept.db")
    done(tmp_path / "new", "restore", tmp_path / "kept.db")
    with service(tmp_path / "new" / "tunnelier") as app:
        assert Person(app, cookies).state(table)["seat"] == 0
    with sqlite3.connect(tmp_path / "new" / "tunnelier" / "tables.db") as restored:
        names = {name for (name,) in restored.execute("SELECT name FROM sqlite_master")}
    restored.close()
    assert KEY not in names


@pytest.mark.skipif(os.name != "posix", reason="who reads a file is said otherwise")
def test_a_backup_is_for_its_owner_alone_and_one_file(used, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    done(used[0], "backup", folder / "kept.db")
    assert [path.name for path in folder.iterdir()] == ["kept.db"]
    assert stat.S_IMODE((folder / "kept.db").stat().st_mode) == 0o600


def test_a_backup_writes_over_nothing_unless_told_to(used, tmp_path):
    kept = tmp_path / "kept.db"
    kept.write_text("dear")
    assert "--force" in refused(used[0], "backup", kept) and kept.read_text() == "dear"
    done(used[0], "backup", "--force", kept)
    assert "1 table is" in done(tmp_path / "new", "restore", kept)


def test_there_is_nothing_to_back_up_where_nothing_is(tmp_path):
    assert "nothing to back up" in refused(tmp_path, "backup", tmp_path / "kept.db")
    assert "pg_dump" in refused(
        tmp_path, "backup", tmp_path / "kept.db", "--database", "postgresql+psycopg://nobody@x/y"
    )


def test_nothing_is_restored_under_a_service(tmp_path):
    running = Service(tmp_path / "tunnelier")
    try:
        done(tmp_path, "backup", tmp_path / "kept.db")
        assert "in use by another service" in refused(tmp_path, "restore", tmp_path / "kept.db")
        assert running.call("/games")
    finally:
        running.kill()


def test_what_was_there_is_kept_beside(used, tmp_path):
    """Even what was not yet moved out of SQLite's own log."""
    home, table, cookies = used
    done(home, "backup", tmp_path / "kept.db")
    running = Service(home / "tunnelier")
    later = running.open("cave-in", "token", "open")["table"]
    running.kill()
    said = done(home, "restore", tmp_path / "kept.db")
    aside = next(path for path in (home / "tunnelier").glob("tables.db.before-*[0-9]"))
    assert str(aside) in said
    with sqlite3.connect(aside) as old:
        names = [name for (name,) in old.execute("SELECT id FROM tables")]
    old.close()
    assert sorted(names) == sorted([table[3:], later])
    with service(home / "tunnelier") as app:
        assert Person(app, cookies).state(table)["seat"] == 0
        assert app.state.door.get(f"/t/{later}").status_code == 404


def _newer(path):
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


def _damaged(path):
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 6] = bytes(4096 * 4)
    path.write_bytes(content)


def _foreign(path):
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    database.close()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_newer, "newer release"),
        (_damaged, "malformed"),
        (_foreign, "no such table"),
        (lambda path: path.write_text("hello" * 1000), "not a database"),
        (lambda path: path.unlink(), "does not exist"),
    ],
)
def test_what_is_no_backup_is_not_restored(used, tmp_path, spoil, said):
    """And what is there stays as it is."""
    home, table, cookies = used
    kept = tmp_path / "kept.db"
    done(home, "backup", kept)
    spoil(kept)
    assert said in refused(home, "restore", kept)
    with service(home / "tunnelier") as app:
        assert Person(app, cookies).state(table)["seat"] == 0
