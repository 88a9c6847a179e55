"""Thinking for people: one visitor, or many tables of bots, never keep the others waiting."""

import asyncio
import gzip
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.patience import until
from tests.web import kit
from tests.web.kit import PATIENCE, Person, hinted
from tunnelier.bots import coach
from tunnelier.core.sight import Advice
from tunnelier.play import review as reviews
from tunnelier.web.door import door
from tunnelier.web.door.door import Turns
from tunnelier.web.door.limits import Asker
from tunnelier.web.pages import at_table
from tunnelier.web.playing.answering import AMONG_BOTS, FOR_PEOPLE
from tunnelier.web.playing.thinking import PLACES, Workers


class Slow:
    """A coach who thinks until it is let go, and counts how often it is asked."""

    def __init__(self):
        self.count, self.free = 0, threading.Event()

    def advise(self, sight):
        self.count += 1
        assert self.free.wait(PATIENCE)
        return [Advice(sight.moves[0], 0.5, 0.1, 1.0, 1.0, sight.actions[0])]

    def review(self, match, progress, ended):
        self.count += 1
        progress(1)
        assert self.free.wait(PATIENCE)
        return []


@pytest.fixture
def slow(monkeypatch):
    thinker = Slow()
    monkeypatch.setattr(coach, "advise", thinker.advise)
    monkeypatch.setattr(reviews, "review", thinker.review)
    yield thinker
    thinker.free.set()


def finished(ada):
    """A table whose match is over."""
    table = ada.open("cave-in", "novice")
    while not ada.wait(table)["over"]:
        ada.play(table)
    return table


def test_many_who_ask_the_coach_keep_nobody_from_looking(app, slow):
    """Sixty hints at once: a few are thought about in turn, the rest are told, tables are read."""
    people = [Person(app) for _ in range(20)]
    tables = [person.open("cave-in", "open") for person in people]
    for table in tables:
        Person(app).post(f"{table}/sit", number=1)
    with ThreadPoolExecutor(60) as pool:
        asked = [
            pool.submit(person.get, f"{table}/hint")
            for person, table in zip(people, tables, strict=True)
            for _ in range(3)
        ]
        answers = [each.result(PATIENCE).status_code for each in asked]
        assert set(answers) == {202, 429}
        assert slow.count == 1  # one at a time, however many ask
        for person, table in zip(people, tables, strict=True):
            assert person.state(table)["begun"]
    slow.free.set()
    assert sum(answer == 202 for answer in answers) <= 3 * PLACES


def test_whoever_waits_for_the_coach_hears_how_long_the_queue_is(app, slow):
    first, second = Person(app), Person(app)
    tables = [person.open("cave-in", "open") for person in (first, second)]
    for table in tables:
        Person(app).post(f"{table}/sit", number=1)
    assert first.get(f"{tables[0]}/hint").json()["ahead"] == 0
    told = second.get(f"{tables[1]}/hint")
    assert told.status_code == 202 and told.json()["ahead"] == 1
    assert "1 before you" in told.json()["said"]
    slow.free.set()
    assert hinted(second, tables[1]).json()["best"][0]["move"]


def test_a_visitor_has_one_place_in_the_queue(app, slow):
    """Whoever asks at two tables is told to wait; asking again at the first is no second place."""
    ada = Person(app)
    one, two = (ada.open("cave-in", "open") for _ in range(2))
    for table in (one, two):
        Person(app).post(f"{table}/sit", number=1)
    assert ada.get(f"{one}/hint").status_code == 202
    refused = ada.get(f"{two}/hint")
    assert refused.status_code == 429 and "ask again" in refused.json()["said"]
    assert ada.get(f"{one}/hint").status_code == 202
    slow.free.set()
    assert hinted(ada, one).status_code == 200 and hinted(ada, two).status_code == 200


def test_a_hint_is_thought_of_once(app, slow):
    """Asked again of the same question, the coach says what it said."""
    ada = Person(app)
    table = ada.open("cave-in", "open")
    Person(app).post(f"{table}/sit", number=1)
    slow.free.set()
    assert hinted(ada, table).json() == hinted(ada, table).json()
    assert slow.count == 1


def test_a_review_is_made_once(app, slow):
    """Forty-five who want to read it wait for the same one, and the page says how far it is."""
    ada = Person(app)
    table = finished(ada)
    waiting = ada.get(f"{table}/review")
    assert waiting.status_code == 202 and "Choices judged so far: 1" in waiting.text
    with ThreadPoolExecutor(45) as pool:
        reads = [pool.submit(ada.get, f"{table}/review") for _ in range(45)]
        assert {each.result(PATIENCE).status_code for each in reads} == {202}
    slow.free.set()
    until(lambda: ada.get(f"{table}/review").status_code != 202)
    assert Person(app).get(f"{table}/review").status_code == 200
    assert slow.count == 1


def test_the_coach_says_nothing_before_all_seats_are_taken(app):
    ada = Person(app)
    assert ada.get(f"{ada.open('cave-in', 'open')}/hint").status_code == 403


def test_what_the_coach_stumbles_over_is_tried_again(app, monkeypatch):
    ada = Person(app)
    table = ada.open("cave-in", "open")
    Person(app).post(f"{table}/sit", number=1)
    with monkeypatch.context() as patched:
        patched.setattr(coach, "advise", lambda sight: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            ada.get(f"{table}/hint")
    assert hinted(ada, table).status_code == 200


def test_a_compiler_keeps_nobody_from_looking(app, monkeypatch):
    """Forty tables of a game that is being compiled: whoever looks at another does not wait."""
    ada, free = Person(app), threading.Event()
    table = ada.open("cave-in", "novice")
    monkeypatch.setattr(app.state.keeper, "ready", lambda game: free.wait(PATIENCE))
    seats = [{"kind": "token"}, {"kind": "open"}]
    with ThreadPoolExecutor(50) as pool:
        wanted = {"game": "steam-tunnel", "seats": seats}
        opened = [pool.submit(app.state.door.post, "/api/tables", json=wanted) for _ in range(50)]
        assert app.state.door.get(f"{table}/state").json()["begun"]
        assert not any(each.done() for each in opened)
        free.set()
        assert {each.result(PATIENCE).status_code for each in opened} == {201}


# --- tables


def test_nobody_opens_tables_without_end(tmp_path):
    """By the page or the interface for programs: after some the visitor is told to wait."""
    with kit.service(tmp_path, openings=3) as app:
        ada = Person(app)
        for _ in range(2):
            ada.open("cave-in", "novice")
        seats = [{"kind": "token"}, {"kind": "bot", "level": "tiger"}]
        wanted = {"game": "cave-in", "seats": seats}
        assert ada.http.post("/api/tables", json=wanted).status_code == 201
        refused = ada.http.post("/api/tables", json=wanted)
        assert refused.status_code == 429 and "too many tables" in refused.json()["problem"]
        fields = {"game": "cave-in", "seat-0": "me", "seat-1": "novice"}
        page = ada.post("/t", **fields)
        assert page.status_code == 429 and "many tables" in page.text


def test_a_rematch_is_a_table_too(tmp_path):
    with kit.service(tmp_path, openings=1) as app:
        ada = Person(app)
        assert ada.post(f"{finished(ada)}/rematch").status_code == 429


def test_bots_among_themselves_wait_behind_people(tmp_path):
    """Whoever waits for a bot's answer goes before tables at which nobody sits."""
    urgencies = []
    with kit.service(tmp_path, url=f"sqlite:///{tmp_path}/tables.db") as app:
        app.state.keeper.bots.workers.submit = lambda urgency, work: urgencies.append(urgency)
        ada = Person(app)
        seats = [{"kind": "bot", "level": "tiger"}] * 2
        ada.http.post("/api/tables", json={"game": "cave-in", "seats": seats})
        table = ada.open("cave-in", "tiger")
        ada.play(table, "take 1")
    assert urgencies == [AMONG_BOTS, FOR_PEOPLE]


def test_the_most_urgent_work_is_done_first():
    workers, begun, free = Workers(1, "test"), threading.Event(), threading.Event()
    done, all_done = [], threading.Event()
    workers.submit(FOR_PEOPLE, lambda: (begun.set(), free.wait(PATIENCE)))
    assert begun.wait(PATIENCE)
    workers.submit(AMONG_BOTS, lambda: (done.append("bots"), all_done.set()))
    workers.submit(FOR_PEOPLE, lambda: done.append("people"))
    free.set()
    assert all_done.wait(PATIENCE) and done == ["people", "bots"]
    workers.close()


def test_work_that_stumbles_does_not_take_a_worker_with_it(caplog):
    workers, done = Workers(1, "test"), threading.Event()
    workers.submit(FOR_PEOPLE, lambda: 1 / 0)
    workers.submit(FOR_PEOPLE, done.set)
    assert done.wait(PATIENCE) and "not thought to its end" in caplog.text
    workers.close()


# --- what is looked at


def test_many_pages_of_one_visitor_keep_nobody_from_playing(app, monkeypatch):
    """Sixty stories that take for ever: a move at another table is answered, and shown."""
    free = threading.Event()
    monkeypatch.setattr(
        at_table, "story", lambda *_: (free.wait(PATIENCE), gzip.compress(b"{}"))[1]
    )
    ada, eve = Person(app), Person(app)
    table, other = ada.open("cave-in", "open"), eve.open("cave-in", "open")
    for each in (table, other):
        Person(app).post(f"{each}/sit", number=1)
    with ThreadPoolExecutor(60) as pool:
        asked = [pool.submit(eve.get, f"{other}/story?after=0&upto={k}") for k in range(60)]
        until(lambda: len(app.state.looks) > 0)
        assert ada.play(table).status_code == 200
        assert not any(each.done() for each in asked)
        free.set()
        assert {each.result(PATIENCE).status_code for each in asked} == {200}


def test_what_is_looked_at_is_made_once_for_all(app, monkeypatch):
    """Forty who look on want the same story: it is told once."""
    ada, told, free = Person(app), [], threading.Event()
    tell = at_table.story

    def slowly(*given):
        told.append(given)
        assert free.wait(PATIENCE)
        return tell(*given)

    monkeypatch.setattr(at_table, "story", slowly)
    table = ada.open("cave-in", "novice")
    ada.wait(table)
    people = [Person(app) for _ in range(10)]
    with ThreadPoolExecutor(40) as pool:
        asked = [pool.submit(each.get, f"{table}/story?after=0") for each in people * 4]
        until(lambda: told)
        free.set()
        answers = [each.result(PATIENCE) for each in asked]
    assert len({answer.content for answer in answers}) == 1 and len(told) == 1
    assert answers[0].json()["frames"][0]["board"][2].startswith("<svg")


def test_turns_are_taken_one_after_another():
    """A few at a time; of very many one at a time; nobody who has gone is remembered."""
    turns, ada, bob = Turns(3), Asker("ada", "home"), Asker("bob", "home")
    now, most = {"ada": 0, "bob": 0}, {"ada": 0, "bob": 0}
    order = []

    async def look(who):
        async with turns.taken(who):
            now[who.person] += 1
            most[who.person] = max(most[who.person], now[who.person])
            await asyncio.sleep(0.001)
            now[who.person] -= 1
            order.append(who.person)

    async def all_look():
        await asyncio.gather(*[look(ada) for _ in range(40)], *[look(bob) for _ in range(3)])

    asyncio.run(all_look())
    assert most == {"ada": 3, "bob": 3}
    assert order.index("bob") < 12, "who asks for little waits behind nobody"
    assert not turns._people._turns and not turns._crowds._turns and not turns._addresses._turns


def test_one_too_many_who_waits_is_told_so(monkeypatch, app):
    monkeypatch.setattr(door, "MOST_WAITING", 0)
    refused = app.state.door.get("/open")
    assert refused.status_code == 429 and refused.headers["retry-after"] == str(door.COME_BACK)
    assert app.state.door.get("/static/table.js").status_code == 200
    assert app.state.door.get("/health").status_code == 200
