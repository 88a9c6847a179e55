"""Limits of each person and of each address, in one process or several; when to come again."""

import random
from contextlib import ExitStack

import pytest
from sqlalchemy import select

from tests.patience import until
from tests.web.kit import Person, program, service
from tunnelier.core.language import LANGUAGES
from tunnelier.web.door import limits
from tunnelier.web.door.limits import HOUSEHOLD, Asker, Count, Limit, Limits, Sharing, length
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing.tables import Sitter, Terms


@pytest.fixture
def clock(monkeypatch):
    """A time that goes on when it is told to."""
    now = [1_000_000.0]
    monkeypatch.setattr(limits.time, "time", lambda: now[0])
    return now


def test_one_persons_limit_is_not_anothers_though_the_address_has_one_too():
    several = Limits(3, 60.0, "changes")
    *people, one_more = [Asker(f"person {k}", "home") for k in range(HOUSEHOLD + 1)]
    for each in people:  # what is refused is not counted
        assert [several.wait(each) == 0 for _ in range(4)] == [True] * 3 + [False]
    assert several.wait(one_more) > 0 and several.wait(Asker("zoe", "elsewhere")) == 0


def test_who_comes_again_when_they_were_told_to_is_let_in(clock):
    """Not much sooner: that would be no answer to the question."""
    chance, limit = random.Random(1), Limit(7, 60.0)
    refused = 0
    for _ in range(2000):
        clock[0] += chance.choice((0.1, 1.0, 5.0, 20.0))
        if seconds := limit.wait("ada"):
            refused += 1
            assert limit.left("bob") == 0 and seconds <= 120
            now = clock[0]
            clock[0] = now + seconds - 1.01
            assert limit.left("ada")
            clock[0] = now + seconds
            assert limit.wait("ada") == 0
    assert refused > 100


def test_every_refusal_says_when_to_come_again(tmp_path, monkeypatch):
    """In words and as a header, on pages and for programs; others at the address go on."""
    monkeypatch.setattr(limits, "HOUSEHOLD", 100)
    wanted = {"game": "cave-in", "seats": [{"kind": "open"}, {"kind": "open"}]}
    fields = {"game": "cave-in", "seat-0": "me", "seat-1": "open"}
    with service(tmp_path, limit=3, openings=1) as app:
        for lang in LANGUAGES:
            ada = Person(app, cookies={"lang": lang})
            ada.open("cave-in", "open")
            program = {"headers": {"authorization": lang}, "params": {"lang": lang}}
            answers = [
                ada.post("/t", **fields),
                ada.post("/t", page=False, **fields),
                ada.post("/t", page=False, **fields),
                *(app.state.door.post("/api/tables", json=wanted, **program) for _ in range(4)),
            ]
            for answer in answers[:3] + answers[4:]:
                seconds = int(answer.headers["retry-after"])
                said = answer.text.replace("\xa0", " ")
                assert answer.status_code == 429
                assert (
                    length(seconds, lang).replace("\xa0", " ") in said or f" {seconds} " in said
                ), said
            assert "at the door" in answers[2].text and "at the door" in answers[-1].text


def test_nobody_takes_every_public_seat(tmp_path):
    """A program, whatever tokens it makes up, and a person: both are told when to come again."""
    with service(tmp_path, openings=9) as app:
        keeper = app.state.keeper
        keeper.ready("cave-in")
        links = [
            keeper.open(
                "cave-in", [Sitter("Ada", "ada"), Sitter()], {}, Terms("en", public=public)
            ).id
            for public in (True,) * 8 + (False,)
        ]
        bot, person = program(app), Person(app)

        def claimed(link):
            headers = {"authorization": f"Bearer {link}"}
            return bot.post(f"/api/tables/{link}/seats", json={"name": "B"}, headers=headers)

        answers = [claimed(link) for link in links]
        assert [each.status_code for each in answers] == [201] * 3 + [429] * 5 + [201]
        assert answers[3].json()["problem"] == "too many seats"
        assert int(answers[3].headers["retry-after"]) > 0
        said = [person.post(f"/t/{link}/sit", number=1) for link in links[3:8]]
        assert [each.status_code for each in said] == [303] * 3 + [429] * 2
        assert "many public tables" in said[-1].text and "retry-after" in said[-1].headers


def test_processes_count_together(url, clock):
    """What one has counted another knows a moment later; what is old is thrown away."""
    with ExitStack() as closing:
        stores = [Store(url) for _ in range(2)]
        ours = [Limit(10, 60.0, "changes") for _ in stores]
        shared = [Sharing(store, [limit]) for store, limit in zip(stores, ours, strict=True)]
        for each in (*shared, *stores):
            closing.callback(each.close)
        for each in shared:
            each.close()  # it is exchanged when the test says so
        counted = 0
        while counted < 30 and [each for each in ours if each.wait("ada") == 0]:
            counted += 1
            for each in shared:
                each.exchange()
        assert counted in (5, 6) and all(each.left("ada") for each in ours)
        assert all(each.left("bob") == 0 for each in ours)
        clock[0] += 180
        ours[0].count("bob")
        shared[0].exchange()
        shared[0].tidy()
        with stores[0].session() as session:
            assert list(session.scalars(select(Count.who))) == ["bob"]


def test_processes_tell_each_other_by_themselves(two):
    """Somebody who has opened three tables here opens one there, and is known."""
    ada = Person(two[0])
    far = Person(two[1], cookies=ada.http.cookies)
    openings = [each.state.openings.person for each in two]
    for each in openings:
        each.most = 3
    for person in (ada, ada, ada, far):
        person.open("cave-in", "open")
    (known,) = openings[1]._now
    until(lambda: openings[1].left(known) > 0)
