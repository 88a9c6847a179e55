"""The files: who may read them, and what is said where they cannot be used."""

import os
import sqlite3
import stat
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.command import downgrade
from sqlalchemy import create_engine

from tests.web.kit import Person, database, said, service
from tunnelier.web.app import make_app
from tunnelier.web.keeping.files import Unusable
from tunnelier.web.keeping.store import Store, _migrations

pytestmark = pytest.mark.skipif(os.name != "posix", reason="who reads a file is said otherwise")


@pytest.fixture
def used(tmp_path):
    """A folder in which a service has been."""
    with service(tmp_path):
        pass
    return tmp_path


@pytest.fixture(autouse=True)
def sqlite_only(monkeypatch):
    monkeypatch.delenv("TUNNELIER_TEST_POSTGRES", raising=False)


def opened(folder):
    """What it says when a service is opened there."""
    with pytest.raises(Unusable) as refusal:
        make_app(f"sqlite:///{folder}/tables.db", folder / "key")
    return str(refusal.value)


def test_what_holds_secrets_is_for_its_owner_alone(tmp_path):
    before = os.umask(0o022)
    try:
        with service(tmp_path, url=f"sqlite:///{tmp_path}/tables.db") as app:
            Person(app).open("cave-in", "open")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"key", "tables.db", "tables.db-wal", "tables.db-shm"} <= set(modes)
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize("name", ["tables.db", "key"])
def test_a_file_that_others_read_is_refused_with_what_mends_it(used, name):
    (used / name).chmod(0o644)
    assert f"chmod 600 {used / name}" in opened(used)
    (used / name).chmod(0o600)
    with service(used):
        pass


@pytest.mark.parametrize("key", [b"", b"short"])
def test_an_empty_key_is_refused(used, key):
    (used / "key").write_bytes(key)
    assert "holds no whole key" in opened(used)


def test_a_key_is_there_whole_or_not_at_all(tmp_path, monkeypatch):
    """A machine that stops while it is written leaves no empty one."""

    def stops(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", stops)
        with pytest.raises(KeyboardInterrupt):
            make_app(f"sqlite:///{tmp_path}/tables.db", tmp_path / "key")
    assert not (tmp_path / "key").exists()
    with service(tmp_path):
        pass


def told(folder, *words):
    """What is said in the terminal when the service cannot be opened: one line, no traceback."""
    code, sentence = said(folder, "serve", "--no-browser", *words)
    assert code == 1 and "Traceback" not in sentence and sentence.count("\n") == 1, sentence
    return sentence


def test_a_database_of_a_newer_release_is_refused_in_a_sentence(used):
    with sqlite3.connect(used / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    said = told(used, "--database", f"sqlite:///{used}/tables.db")
    assert "newer release" in said and "9999" in said


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "tables.db").write_text("moves: none\n" * 100)
    (tmp_path / "tables.db").chmod(0o600)
    said = told(tmp_path, "--database", f"sqlite:///{tmp_path}/tables.db")
    assert "not a database" in said


@pytest.mark.parametrize("words", [("--database", "nonsense"), ("--trusted-proxies", "my proxy")])
def test_a_setting_that_means_nothing_is_refused_in_a_sentence(tmp_path, words):
    assert words[1] in told(tmp_path, *words)


def test_a_folder_that_is_none_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be used" in told(tmp_path / "file")


def test_a_read_only_folder_is_refused_in_a_sentence():
    """For root nothing is read-only: somebody else tries."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with as_somebody():
            assert "cannot be used: Permission denied" in opened(folder)
        with as_somebody(), pytest.raises(Unusable, match="cannot be used: Permission denied"):
            Store(f"sqlite:///{folder}/tables.db")


@contextmanager
def as_somebody():
    """Without the powers of root."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


def test_tables_of_the_release_before_go_on(tmp_path):
    """What was written before there was patience is read as if it had been the usual one."""
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        cookies = dict(ada.http.cookies)
    engine = create_engine(database(tmp_path))
    config = _migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        downgrade(config, "0001")
    with service(tmp_path) as app:
        ada = Person(app, cookies)
        Person(app).post(f"{table}/sit", number=1)
        assert ada.state(table)["seat"] == 0 and ada.play(table, "take 1").status_code == 200
        kept = app.state.keeper.store.table(table[3:])
        assert (kept.patience, kept.stand_in) == (3600, "engineer")
