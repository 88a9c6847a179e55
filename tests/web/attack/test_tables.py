"""Tables: damage that stays with one of them, time, keys, names, links, and honest bots."""

import json
import logging
import re
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import text

from tests.web import kit
from tests.web.kit import PATIENCE, Person, later
from tunnelier.core.language import LANGUAGES
from tunnelier.play.match import Match
from tunnelier.play.review import check_bot
from tunnelier.web.keeping import store as web_store
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing import answering
from tunnelier.web.playing import tables as web_tables
from tunnelier.web.playing.tables import Keeper
from tunnelier.web.showing.teller import unpacked


def seated(ada, bob, game="cave-in", **fields):
    """A table of two, on which both sit."""
    table = ada.open(game, "open", **fields)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    return table


# --- damage

DAMAGE = {
    "lines that are no JSON": "UPDATE events SET lines = 'oh no' WHERE \"table\" = :name",
    "lines that are no moves": "UPDATE events SET lines = '[17, null]' WHERE \"table\" = :name",
    "no events": 'DELETE FROM events WHERE "table" = :name',
    "no seats": 'DELETE FROM seats WHERE "table" = :name',
    "a bad date": "UPDATE tables SET changed = 'yesterday' WHERE id = :name",
    "a header of another kind": "UPDATE tables SET header = 'x' WHERE id = :name",
    "another secret": "UPDATE tables SET secret = 'zz' WHERE id = :name",
    "a game that is not there": "UPDATE tables SET header = 'tunnelier match 1\ngame: go\n' "
    "WHERE id = :name",
}


def run(folder, statement, **values):
    """Do something to the database that no program of ours would do."""
    store = Store(kit.database(folder))
    with store.engine.begin() as connection:
        connection.execute(text(statement), values)
    store.close()


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_damage_freezes_one_table_alone(tmp_path, damage, caplog, monkeypatch):
    """The service starts, names it in its log, gives out what is written, and plays on."""
    monkeypatch.delenv("TUNNELIER_TEST_POSTGRES", raising=False)  # it takes no such rows
    with kit.service(tmp_path) as app:
        ada = Person(app)
        sound, bad = ada.open("cave-in", "novice"), ada.open("cave-in", "novice")
        ada.wait(sound), ada.wait(bad)
        cookies = dict(ada.http.cookies)
    run(tmp_path, damage, name=bad[3:])
    with caplog.at_level(logging.ERROR, "tunnelier"), kit.service(tmp_path) as app:
        ada = Person(app, cookies)
        page = ada.get(bad, headers={"accept": "text/html"})
        assert page.status_code == 409 and f"{bad}/match.txt" in page.text
        assert ada.get(f"{bad}/state").status_code == 409
        assert bad[3:] in caplog.text and "frozen" in caplog.text
        record = ada.get(f"{bad}/match.txt")
        assert record.status_code == 200 and "end: " in record.text
        assert sound[3:] in ada.get("/").text
        assert ada.play(sound).status_code == 200


def test_a_table_thaws_when_it_is_right_again(tmp_path, monkeypatch):
    monkeypatch.setattr(web_tables, "TRIED_AGAIN", 0.0)
    with kit.service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        header = app.state.keeper.live(table[3:]).table.header
    change = "UPDATE tables SET header = :header WHERE id = :name"
    run(tmp_path, change, name=table[3:], header=header.replace("rules: 1", "rules: 99"))
    with kit.service(tmp_path) as app:
        assert app.state.door.get(table).status_code == 409
        with app.state.keeper.store.session() as session:
            session.execute(text(change), {"name": table[3:], "header": header})
        assert app.state.door.get(table).status_code == 200
    with kit.service(tmp_path) as app:
        assert app.state.keeper.live(table[3:]).table.frozen is None


def test_the_record_of_a_frozen_table_tells_no_secrets(tmp_path):
    """It may thaw: what a seat alone has seen is left out, and so is the secret."""
    with kit.service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        secret = app.state.keeper.live(table[3:]).match.secret
    run(tmp_path, "UPDATE tables SET secret = 'zz' WHERE id = :name", name=table[3:])
    with kit.service(tmp_path) as app:
        record = app.state.door.get(f"{table}/match.txt").text
        assert "1 chance (not for everyone)" in record
        assert "lamp" not in record and secret not in record


def test_the_door_is_open_before_tables_are_replayed(tmp_path, monkeypatch):
    """However many there are, and however long that takes."""
    with kit.service(tmp_path) as app:
        Person(app).open("cave-in", "open")
    free, load = threading.Event(), Keeper._load

    def slowly(keeper, name):
        assert free.wait(PATIENCE)
        return load(keeper, name)

    monkeypatch.setattr(Keeper, "_load", slowly)
    with kit.service(tmp_path) as app:
        assert app.state.door.get("/").status_code == 200
        free.set()


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path):
    with kit.service(tmp_path, pace=1000.0) as app:
        table = Person(app).open("cave-in", "novice")
        live = app.state.keeper.live(table[3:])
        app.state.keeper.play(live, 0, "take 1", live.version, "k", "en")
    with kit.service(tmp_path) as app:
        ada = Person(app)
        for _ in range(1000):
            if app.state.keeper.store.since(table[3:]).events[-1].version == live.version + 1:
                break
            threading.Event().wait(0.01)
        else:
            raise TimeoutError
        assert ada.get(table).status_code == 200


# --- one reader's view


def test_looking_back_waits_for_whoever_changes_the_match(app, ada, bob):
    """Else it would read a log that is half written."""
    table = seated(ada, bob)
    ada.play(table)
    live = app.state.keeper.live(table[3:])
    with ThreadPoolExecutor(1) as pool:
        with live.lock:
            looked = pool.submit(ada.get, f"{table}/replay?move=1")
            with pytest.raises(TimeoutError):
                looked.result(1.0)
        assert looked.result(PATIENCE).status_code == 200


# --- bots


def test_a_bots_whims_cannot_be_foreseen_and_can_be_checked(app, ada):
    """Its seed is nobody's to compute before the secret is opened; then it is anybody's."""
    table = ada.open("steam-tunnel", "apprentice")
    while not ada.wait(table)["over"]:
        ada.play(table)
    saved = ada.get(f"{table}/match.txt").text
    found = check_bot(Match.load(saved), 1, "apprentice")
    assert found.answers > 10 and not found.others
    assert check_bot(Match.load(saved), 0, "apprentice").others
    while (page := ada.get(f"{table}/verify")).status_code == 202:
        pass
    assert re.search(r"Blue: Apprentice, seed \d+", page.text)


def test_seeds_of_bots_differ_from_table_to_table_of_the_same_name(monkeypatch, tmp_path):
    """They come from the secret, not from the address that everybody knows."""
    seeds = []
    monkeypatch.setattr(web_tables.secrets, "token_urlsafe", lambda _: "the-same")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with kit.service(tmp_path / folder) as app:
            seen = []
            monkeypatch.setattr(
                answering, "bot", lambda level, seed, seen=seen: seen.append(seed) or 1 / 0
            )
            ada = Person(app, {"tunnelier": app.state.signer.cookie("ada")})
            ada.http.post(
                "/api/tables",
                json={"game": "cave-in", "seats": [{"kind": "bot", "level": "novice"}] * 2},
            )
            for _ in range(1000):
                if seen:
                    break
                threading.Event().wait(0.01)
        seeds.append(seen[0])
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize("form", ["bot-{}", "bot:{}", "0:bot:{}"])
def test_nobody_uses_up_the_keys_of_bots(app, ada, bob, form):
    """Ada answers with the key of a bot that is to come, and lets one play: it answers too."""
    table = seated(ada, bob)
    version = ada.state(table)["version"]
    assert ada.play(table, "take 1", key=form.format(version + 2)).status_code == 200
    assert bob.play(table, "take 1").status_code == 200
    ada.post(f"{table}/away", level="novice")
    bob.wait(table, lambda told: told["version"] > version + 2)


# --- time


def test_sitting_down_counts(app, ada, bob):
    """Whoever comes after hours has all the time there is."""
    table = ada.open("cave-in", "open")
    later(app, 7200)
    bob.post(f"{table}/sit", number=1)
    assert bob.state(table)["overdue_in"] > 3500
    assert bob.post(f"{table}/away", seat=0, level="novice").status_code == 403


def test_a_clock_set_forward_replaces_nobody(app, ada, bob, monkeypatch):
    """Time is the service's own: what a wall clock says does not matter."""
    table, now = seated(ada, bob), web_store.now
    for watch in (web_store, app.state.keeper.time):
        monkeypatch.setattr(watch, "now", lambda: now() + timedelta(days=30))
    ada.post(f"{table}/say", text="hello")
    assert bob.state(table)["overdue_in"] > 3500
    assert bob.post(f"{table}/away", seat=0, level="novice").status_code == 403


def test_talk_and_others_answers_do_not_buy_time(app, ada, bob):
    """Time runs from when the seat was asked."""
    table = seated(ada, bob)
    later(app, 3000)
    ada.post(f"{table}/say", text="I am thinking")
    assert bob.state(table)["overdue_in"] < 700
    later(app, 600)
    assert bob.state(table)["overdue_in"] == 0


def test_time_goes_on_after_a_restart_and_stands_still_while_nobody_serves(tmp_path):
    with kit.service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob)
        later(app, 3000)
        cookies = dict(bob.http.cookies)
    with kit.service(tmp_path) as app:
        bob = Person(app, cookies)
        assert 500 < bob.state(table)["overdue_in"] <= 600
        later(app, 600)
        assert bob.state(table)["overdue_in"] == 0


def test_how_long_and_who_stands_in_are_the_tables_own(app, ada, bob):
    """Chosen when it was opened; the impatient player's wish does not count."""
    table = seated(ada, bob, patience="600", **{"stand-in": "novice"})
    later(app, 601)
    assert bob.post(f"{table}/away", seat=0, level="tiger").status_code == 303
    assert app.state.keeper.store.since(table[3:]).seats[0].bot == "novice"
    for wrong in ({"patience": "1"}, {"patience": "soon"}, {"stand-in": "god"}):
        fields = {"game": "cave-in", "seat-0": "me", "seat-1": "open", **wrong}
        assert ada.post("/t", **fields).status_code == 422


# --- names and links


@pytest.mark.parametrize("given", ["Ada", "ADA", "  ada\n", "Ａda"])
def test_no_two_at_a_table_have_the_same_name(app, ada, bob, given):
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name=given)
    names = [seat["name"] for seat in ada.state(table)["seats"]]
    assert len({unicodedata.normalize("NFKC", name).casefold() for name in names}) == 2


def test_nobody_calls_themselves_a_bot(app, ada, bob):
    table = ada.open("cave-in", "tiger", "open")
    bob.post(f"{table}/sit", number=2, name="Tiger")
    assert ada.state(table)["seats"][2]["name"] == "Tiger 2"


@pytest.mark.parametrize("given", ["A\nda", "\u202eadA", "\x1b[31mAda", "A\u2028da", "\u0000Ada"])
def test_names_are_plain(app, ada, given):
    """Through the interface for programs too: no line breaks, nothing that turns or hides."""
    seats = [{"kind": "token", "name": given}, {"kind": "open"}]
    made = ada.http.post("/api/tables", json={"game": "cave-in", "seats": seats}).json()
    ada.http.post(f"/api/tables/{made['table']}/seats", json={"name": given})
    told = ada.http.get(f"/api/tables/{made['table']}").json()
    for seat in told["seats"]:
        assert seat["name"].isprintable() and "\u202e" not in seat["name"]


def test_a_seats_link_can_be_renewed_and_ended(app, ada):
    table = ada.open("cave-in", "novice")

    def link():
        found = re.search(rf"{table}/sit/[\w-]+", ada.get(table).text)
        return found and found[0]

    old = link()
    assert ada.post(f"{table}/link").status_code == 303
    new = link()
    assert new != old
    assert Person(app).get(old).status_code == 404
    assert ada.post(f"{table}/link", end="yes").status_code == 303
    assert link() is None
    assert Person(app).get(new).status_code == 404
    assert ada.state(table)["seat"] == 0
    assert Person(app).post(f"{table}/link").status_code == 403


def test_a_programs_token_can_be_renewed(app, ada):
    seats = [{"kind": "token"}, {"kind": "open"}]
    made = ada.http.post("/api/tables", json={"game": "cave-in", "seats": seats}).json()
    path = f"/api/tables/{made['table']}"

    def with_token(token):
        return {"Authorization": f"Bearer {token}"}

    old = made["tokens"]["0"]
    new = ada.http.post(f"{path}/token", headers=with_token(old)).json()["token"]
    assert ada.http.get(path, headers=with_token(old)).status_code == 401
    assert ada.http.get(path, headers=with_token(new)).json()["seat"] == 0


def test_answers_are_json_that_says_who_is_asked(app, ada, bob):
    """What a page is told by hand and what it hears by itself are the same."""
    table = seated(ada, bob)
    live, teller = app.state.keeper.live(table[3:]), app.state.teller
    guest = live.seats[0].guest
    state = json.loads(teller.answer(live, guest, "en", False))
    version, parts = teller.message(live, guest, "en", False, 0)
    told = b"".join(map(unpacked, parts)).decode()
    assert version == live.version and told.startswith(f"id: {version}.")
    event = json.loads(told.split("data: ", 1)[1])
    for each in (state, event):
        del each["overdue_in"]
    assert event == state and state["asked"] == 0 and "<svg" in state["board"]


def test_what_was_told_of_tables_nobody_looks_at_is_forgotten(app, ada, monkeypatch):
    """Else every finished match keeps a megabyte, in all languages that anybody came with."""
    monkeypatch.setattr(web_tables, "TOLD", 3, raising=False)
    opened = [ada.open("cave-in", "novice") for _ in range(6)]
    for table in opened:
        for lang in LANGUAGES:
            ada.http.cookies.set("lang", lang)
            assert ada.get(table).status_code == 200
    lives = [app.state.keeper.in_memory(table[3:]) for table in opened]
    assert sum(bool(live.telling or live.stories) for live in lives) <= 3
    assert ada.state(opened[0])["board"].startswith("<svg")
