"""Keeping house: old tables are thrown away, and databases go forward and back between releases."""

import threading
from contextlib import closing
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, text, update

from tests.web.kit import Person, said, service
from tests.web.receiver import told_at
from tunnelier.core.language import LANGUAGES
from tunnelier.web.keeping.files import Unusable, address
from tunnelier.web.keeping.store import NO_REVISION, Store, Table, known_revisions, migrate_to, now
from tunnelier.web.playing.retention import RETENTION

NEWEST, *OLDER = known_revisions()


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request, tmp_path):
    """A database of each kind: its address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("url")


def age(app, table, days):
    """Let so many days go by at a table."""
    with app.state.keeper.store.session() as session:
        changed = now() - timedelta(days=days)
        named = Table.id == table.removeprefix("/t/")
        session.execute(update(Table).where(named).values(changed=changed))


# --- old tables


def test_tables_at_which_nothing_changes_are_thrown_away(tmp_path):
    with service(tmp_path, forget_after=30) as app:
        ada = Person(app)
        old, young = ada.open("cave-in", "open"), ada.open("cave-in", "open")
        age(app, old, 31)
        age(app, young, 29)
        assert app.state.retention.tidy() == 1
        assert ada.get(old).status_code == 404
        assert ada.get(young).status_code == 200


def test_who_looks_at_a_table_keeps_it(tmp_path):
    with service(tmp_path, forget_after=30) as app:
        table = Person(app).open("cave-in", "open")
        live = app.state.keeper.live(table.removeprefix("/t/"))
        live.listeners.add(print)
        age(app, table, 400)
        assert app.state.retention.tidy() == 0
        live.listeners.clear()
        assert app.state.retention.tidy() == 1


def test_unless_the_host_wants_it_nothing_is_thrown_away(tmp_path):
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        age(app, table, 4000)
        assert not [each for each in threading.enumerate() if each.name == RETENTION]
        assert ada.get(table).status_code == 200


# --- forward and back


def test_a_database_goes_back_and_forward_again(kept, tmp_path):
    """Every step back can be taken, and what all releases know is still there afterwards."""
    with service(tmp_path, url=kept) as app:
        table = Person(app).open("cave-in", "open").removeprefix("/t/")
    before = NEWEST
    for revision in OLDER:
        assert migrate_to(address(kept), revision) == (before, revision)
        before = revision
        engine = create_engine(kept)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT id FROM tables")).scalars().all() == [table]
        engine.dispose()
    assert migrate_to(address(kept), None) == (OLDER[-1], NEWEST)
    with service(tmp_path, url=kept) as app:
        assert app.state.keeper.live(table).match.game.meta.name == "cave-in"


def test_of_several_places_where_somebody_is_told_one_goes_back(kept, tmp_path):
    """With the tables of which nothing is told there; a release before knew of one."""
    with service(tmp_path, url=kept, hooks_anywhere=True) as app:
        ada = Person(app)
        ada.open("cave-in", "open")
        for kind in ("generic", "ntfy"):
            ada.post("/told", kind=kind, address="http://127.0.0.1:9/")
        places = told_at(ada)
        for there in places:
            ada.post(f"{there}/tables")
    for revision in ("0009", None):
        migrate_to(address(kept), revision)
    with service(tmp_path, url=kept) as app:
        ada = Person(app, cookies=dict(ada.http.cookies))
        assert len(told_at(ada)) == 1 < len(places) and " checked" not in ada.get("/told").text


def test_a_new_database_is_made(kept):
    assert migrate_to(address(kept), None) == (NO_REVISION, NEWEST)


def test_nobody_is_moved_while_they_work(kept):
    with closing(Store(kept)), pytest.raises(Unusable, match="in use"):
        migrate_to(address(kept), OLDER[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_says_from_where_to_where(tmp_path, lang):
    words = ("--database", f"sqlite:///{tmp_path}/tables.db", "--lang", lang)
    code, told = said(tmp_path, "migrate", *words)
    assert code == 0 and NO_REVISION in told and NEWEST in told
    code, told = said(tmp_path, "migrate", "--to", "nowhere", *words)
    assert code != 0 and "nowhere" in told and OLDER[-1] in told
