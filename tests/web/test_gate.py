"""The release gate: matches of a real service, held against the rules that are installed."""

import hashlib
import os
import re
import sqlite3
import sys

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from tests.laws.planted import plant
from tests.patience import run
from tests.web.attack.test_tables import DAMAGE
from tests.web.attack.test_tables import run as change
from tests.web.kit import Person, Service, database, said, service
from tunnelier.core import chance
from tunnelier.core.language import LANGUAGES
from tunnelier.web.keeping.store import Store, _migrations, known_revisions

NEWEST = known_revisions()[0]


def gate(folder, *words):
    """Ask the gate about the database of a folder: the code, and what is said."""
    return said(folder, "gate", database(folder), *words)


def passed(folder, *words):
    code, told = gate(folder, *words)
    assert code == 0, told
    return told


def refused(folder, *words):
    code, told = gate(folder, *words)
    assert code == 1, told
    return told


def listed(told):
    """The tables that differ, each with its game and the place in its match."""
    return re.findall(r"^Table (\S+), (\S+), (.+?) \(rules version", told, re.MULTILINE)


def play(person, table, answers):
    """Answer so often, and wait for the others."""
    for _ in range(answers):
        person.wait(table)
        assert person.play(table).status_code == 200
    person.wait(table)


def finish(person, table):
    while not person.wait(table)["over"]:
        person.play(table)


@pytest.fixture
def used(tmp_path):
    """Where a service was: two matches that go on, in one an answer taken back; one that ended."""
    with service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        cave, tunnel = ada.open("cave-in", "open"), ada.open("steam-tunnel", "novice")
        bob.post(f"{cave}/sit", number=1)
        play(ada, tunnel, 3)
        told = ada.state(tunnel)
        ada.post(f"{tunnel}/undo", page=False, version=told["version"], key="back")
        assert ada.play(cave, "take 3").status_code == 200
        finish(ada, over := ada.open("cave-in", "novice"))
    return tmp_path, cave[3:], tunnel[3:], over[3:]


@pytest.fixture
def sqlite_only(monkeypatch):
    monkeypatch.delenv("TUNNELIER_TEST_POSTGRES", raising=False)


# --- as it was


def test_matches_that_are_played_as_they_were_pass(used):
    folder, *_ = used
    told = passed(folder)
    assert f"stands at revision {NEWEST}, where" in told
    assert "2 matches are played here as they were played." in told and not listed(told)
    assert "3 matches are played" in passed(folder, "--all")
    assert "3 matches are played" in passed(folder, "--all", "--jobs", "2")


def test_the_service_may_go_on_meanwhile(tmp_path):
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "novice")
        ada.wait(table)
        assert "1 match is played here as it was played." in passed(tmp_path)
        assert ada.play(table).status_code == 200


def test_nothing_is_written(used, sqlite_only):
    """Not even what a migration would: the gate says which one waits."""
    folder, *_ = used
    store = Store(database(folder))
    config = _migrations()
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, known_revisions()[1])
    store.close()
    file = folder / "tables.db"
    before = hashlib.sha256(file.read_bytes()).digest()
    told = passed(folder, "--all")
    assert f"stands at revision {known_revisions()[1]}. This program wants {NEWEST}" in told
    assert hashlib.sha256(file.read_bytes()).digest() == before


def test_a_database_is_named_by_its_file_or_its_address(used, sqlite_only):
    """As `serve` has it, or by the path of a file; a backup is one."""
    folder, *_ = used
    file = folder / "tables.db"
    for named in (str(file), f"sqlite:///{file}"):
        assert said(folder, "gate", named)[0] == 0
    assert said(folder, "backup", folder / "kept.db", "--database", f"sqlite:///{file}")[0] == 0
    assert said(folder, "gate", folder / "kept.db")[0] == 0


def test_an_empty_database_passes(tmp_path):
    Store(database(tmp_path)).close()
    assert "There is no match to replay." in passed(tmp_path)
    assert "There is no match to replay." in passed(tmp_path, "--jobs", "2")


# --- rules that have changed

AGAIN = ("(seat + 1) % s.seats)", "(seat + (props < 3)) % s.seats)")
"""Whoever takes three props goes on."""
FEWER = ("props > s.props else", "props > s.props or props == 3 else")
"""Nobody takes three props."""


@pytest.fixture
def plug_in(tmp_path, monkeypatch, sqlite_only):
    """A game of another package, which is edited between two releases."""
    (about := tmp_path / "gated-1.0.dist-info").mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: gated\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tunnelier.games]\ngated = gated\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    monkeypatch.setenv("TUNNELIER_JIT", "0")  # the rules are the same, and need no compiler
    plant(tmp_path, {}, "gated")
    return tmp_path


def played(folder, *matches):
    """The tables of a service at which these moves were played by two programs."""
    running, tables = Service(folder), []
    try:
        for moves in matches:
            opened = running.open("gated", "token", "token")
            tokens, path = list(opened["tokens"].values()), f"/tables/{opened['table']}"
            for number, move in enumerate(moves):
                version = running.call(path)["version"]
                body = {"move": move, "version": version, "key": f"v{version}"}
                running.call(f"{path}/moves", body, tokens[number % 2])
            tables.append(opened["table"])
    finally:
        assert running.end() == 0
    return tables


def held(folder, *words):
    """Ask the gate in a process of its own, where the game is as it is now."""
    command = [sys.executable, "-m", "tunnelier", "gate", f"{folder}/tables.db", *words]
    done = run(command, env={**os.environ, "LANG": "C"})
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def edit(folder, name, before, after):
    file = folder / "gated" / name
    source = file.read_text()
    assert before in source
    file.write_text(source.replace(before, after))


def test_a_match_that_a_changed_rule_touches_is_named_with_its_move(plug_in):
    """And no other; it would have been noticed by a later move only if nobody held the marks."""
    touched, sound = played(plug_in, ("take 1", "take 3", "take 1"), ("take 1", "take 2"))
    assert held(plug_in)[0] == 0
    edit(plug_in, "rules.py", *AGAIN)
    code, told = held(plug_in)
    assert code == 1 and listed(told) == [(touched, "gated", "move 4")] and sound not in told
    assert re.search(r"written: [0-9a-f]{8}\n  here: [0-9a-f]{8}\n", told)
    assert "(rules version 1 of the match, 1 here)" in told
    assert "1 of 2 matches are not played here as they were played" in told
    assert held(plug_in, "--jobs", "2") == (code, told)


def test_a_move_that_is_not_legal_any_more_is_found_where_that_began(plug_in):
    [table] = played(plug_in, ("take 1", "take 3"))
    edit(plug_in, "rules.py", *FEWER)
    code, told = held(plug_in)
    assert code == 1 and listed(told) == [(table, "gated", "move 2")]


def test_another_rules_version_is_said_with_both(plug_in):
    [table] = played(plug_in, ("take 1",))
    edit(plug_in, "meta.py", "rules_version=1", "rules_version=2")
    code, told = held(plug_in)
    assert code == 1 and listed(told) == [(table, "gated", "before the first move")]
    assert "rules version 1 of the match, 2 here" in told
    assert "written: 1\n  here: 2\n" in told


def test_a_result_that_would_be_another_is_found_in_finished_matches(plug_in):
    """Which are looked at when they are asked for."""
    [table] = played(plug_in, ("take 3", "take 3", "take 3"))
    assert "1 match is" in held(plug_in, "--all")[1]
    edit(plug_in, "rules.py", "s.players[seat].props = 0", "s.players[seat].props = 1")
    assert held(plug_in)[0] == 0
    code, told = held(plug_in, "--all")
    assert code == 1 and listed(told) == [(table, "gated", "after the last move")]


def test_a_game_that_is_gone_is_named_as_such(plug_in):
    [table] = played(plug_in, ("take 1",))
    (plug_in / "gated-1.0.dist-info" / "entry_points.txt").write_text("")
    code, told = held(plug_in)
    assert code == 1 and listed(told) == [(table, "gated", "the match as a whole")]
    assert "here: no such game" in told and "install its package" in told


def test_a_game_that_does_not_load_is_told_with_its_fault(plug_in):
    [table] = played(plug_in, ("take 1",))
    (plug_in / "gated" / "rules.py").write_text("import nothing_of_the_kind\n")
    code, told = held(plug_in)
    assert code == 1 and [each[0] for each in listed(told)] == [table]
    assert "nothing_of_the_kind" in told


# --- matches that are not whole


def test_a_draw_that_its_secret_does_not_give_is_named(tmp_path, monkeypatch):
    """Fingerprints know nothing of odds: the draws themselves are computed again."""
    honest = chance.drawn

    def crooked(secret, number, weights):
        outcome = honest(secret, number, weights)
        return (outcome + 1) % len(weights) if number == 1 else outcome

    with service(tmp_path) as app:
        monkeypatch.setattr(chance, "drawn", crooked)
        table = Person(app).open("cave-in", "open")[3:]
    monkeypatch.setattr(chance, "drawn", honest)
    told = refused(tmp_path)
    assert listed(told) == [(table, "cave-in", "move 2")]
    assert re.search(r"written: lamp worth=\d\n  here: lamp worth=\d\n", told)


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_damage_is_told_of_one_match_alone(used, sqlite_only, damage):
    """Whatever the service would freeze, and it refuses; what was frozen before it does not."""
    folder, cave, *_ = used
    change(folder, damage, name=cave)
    told = refused(folder)
    assert [table for table, *_ in listed(told)] == [cave]
    change(folder, "UPDATE tables SET frozen = 'why' WHERE id = :name", name=cave)
    told = passed(folder)
    assert [table for table, *_ in listed(told)] == [cave] and "before either" in told


def test_a_changed_move_is_named(used, sqlite_only):
    folder, cave, *_ = used
    other = "UPDATE events SET lines = replace(lines, 'props=3', 'props=2')"
    change(folder, f'{other} WHERE "table" = :name', name=cave)
    assert listed(refused(folder)) == [(cave, "cave-in", "move 3")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_differs_is_said_in_every_language(used, sqlite_only, lang):
    folder, cave, *_ = used
    change(folder, DAMAGE["another secret"], name=cave)
    told = refused(folder, "--lang", lang)
    assert cave in told and ("of the match" in told) == (lang == "en")


# --- what is no database of ours


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "does not exist"),
        (b"", "no service was ever opened on it"),
        (b"Dear diary, " * 1000, "cannot be used"),
    ],
)
def test_what_is_no_database_is_refused_in_a_sentence(tmp_path, content, complaint):
    file = tmp_path / "some.db"
    if content is not None:
        file.write_bytes(content)
    code, told = said(tmp_path, "gate", file)
    assert code == 1 and complaint in told and "Traceback" not in told
    assert file.exists() == (content is not None)


def test_a_database_of_somebody_else_is_refused(tmp_path):
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE tables (id TEXT)")
    other.close()
    code, told = said(tmp_path, "gate", tmp_path / "other.db")
    assert code == 1 and "no service was ever opened on it" in told


def test_a_database_of_a_newer_release_is_refused(tmp_path):
    Store(database(tmp_path)).close()
    engine = create_engine(database(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer release" in refused(tmp_path)
