"""Thoughts that kill the process they are thought in: nobody else is hurt, and it ends some day."""

import os
import re
import signal
import threading
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.patience import until
from tests.web import deadly, kit
from tests.web.attack.test_drawing import descendants
from tests.web.attack.test_thinking import finished
from tests.web.kit import PATIENCE, Person, service
from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.web.pages.positions import packed
from tunnelier.web.playing.processes import Processes
from tunnelier.web.playing.thinking import Died
from tunnelier.web.words import MESSAGES

DEADLY = "tests.web.deadly:Deadly"


@pytest.fixture
def processes():
    opened = Processes(1)
    yield opened
    opened.close()


@pytest.fixture
def apart(tmp_path):
    """A service that thinks and draws in processes of its own."""
    with service(tmp_path, apart=1) as app:
        yield app


@pytest.mark.parametrize("how", [signal.SIGSEGV, signal.SIGKILL])
def test_what_dies_of_its_work_is_replaced(processes, how, caplog):
    steps = []
    assert processes.do(deadly.doubled, 21, progress=steps.append) == 42 and steps == [1, 2]
    with pytest.raises(Died):
        processes.do(deadly.slain, how)
    assert how.name in caplog.text
    assert processes.do(len, "abc") == 3


def test_what_goes_wrong_there_is_told_here(processes):
    with pytest.raises(ZeroDivisionError) as wrong:
        processes.do(divmod, 1, 0)
    assert "in a process of its own" in wrong.value.__notes__[0]
    with pytest.raises((TypeError, AttributeError)):  # what cannot be sent is no death
        processes.do(len, threading.Lock())
    assert processes.do(len, "abc") == 3


def test_a_process_that_has_died_before_it_is_asked_is_no_death(processes):
    processes.do(len, "")
    (process,) = processes._processes
    process._process.kill()
    process._process.wait()
    assert processes.do(len, "abc") == 3


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_they_go_with_the_service_in_the_midst_of_work(tmp_path, how):
    opened = kit.Service(tmp_path, apart=1)
    ada = Browser(opened)
    until(lambda: "<svg" in ada.get("/analyse/cave-in/position")[1])
    children = descendants(opened.process.pid)
    opened.process.send_signal(how)
    opened.process.wait(PATIENCE)
    until(lambda: not any(os.path.exists(f"/proc/{child}") for child in children))


# --- at tables


class Browser:
    """Somebody who comes to a service in a process of its own."""

    def __init__(self, opened):
        self.url, self.http = opened.url, build_opener(HTTPCookieProcessor())
        self.proof = re.search(r'data-proof="(\w+)"', self.get("/account")[1])[1]

    def get(self, path, **fields):
        """The status, the page, and where it is."""
        data = urlencode({"proof": self.proof, **fields}).encode() if fields else None
        asked = Request(f"{self.url}{path}", data, {"Accept": "text/html"})
        try:
            with self.http.open(asked, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode(), answer.url
        except HTTPError as error:
            with error:
                return error.code, error.read().decode(), error.url


def test_a_table_whose_thoughts_kill_is_frozen_and_never_tried_again(tmp_path, monkeypatch):
    """It is said why; the service, and all other tables, go on."""
    noted = tmp_path / "deaths"
    monkeypatch.setenv(deadly.DEATHS, str(noted))
    before = f"from tunnelier.bots import offer; offer({DEADLY!r})"
    opened = kit.Service(tmp_path, before=before, apart=1)
    try:
        ada, match = Browser(opened), Match("cave-in", seed=7)
        at = {"at": packed(match.position), "seat": 1, "level": DEADLY}
        until(lambda: ada.get("/analyse/cave-in/position")[1].count("<svg"))
        table = ada.get("/analyse/cave-in/position/play", **at)[2].removeprefix(opened.url)
        status, page, _ = until(lambda: [f for f in [ada.get(table)] if f[0] != 200])[0]
        assert status == 409 and MESSAGES["frozen-thought"].say("en") in page
        assert noted.read_text() == "xx"
        assert ada.get(f"{table}/match.txt")[0] == 200
        assert opened.refused(f"/tables/{table[3:]}")[0] == 409
        opened.kill()
        opened.start()
        assert Browser(opened).get(table)[0] == 409
        other = opened.open("cave-in", "novice", "novice")["table"]
        until(lambda: opened.call(f"/tables/{other}")["over"])
        assert noted.read_text() == "xx", "it is tried again at a start"
    finally:
        opened.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_it_is_frozen_is_said_in_every_language(lang):
    assert MESSAGES["frozen-thought"].say(lang) != MESSAGES["frozen"].say(lang)


def thinking(app):
    """The process in which the coach thinks, as soon as it does."""

    def busy():
        found = app.state.thinkers._processes
        return [each._process for each in found if each.busy]

    return until(busy)[0]


def killing(app, asked):
    """What is answered whose process is killed in the midst of a thought."""
    answers = []
    asking = threading.Thread(target=lambda: answers.append(asked()))
    asking.start()
    thinking(app).kill()
    asking.join(PATIENCE)
    return answers[0]


def test_a_position_that_kills_the_coach_is_not_thought_of_again(apart):
    ada, text = Person(apart), Match("cave-in", seed=7).position
    apart.state.keeper.ready("cave-in")
    page = f"/analyse/cave-in/position?at={packed(text)}&ask=yes"
    answer = killing(apart, lambda: ada.get(page))
    assert answer.status_code == 200 and MESSAGES["thought-died"].say("en") in answer.text
    again = ada.get(page)
    assert MESSAGES["thought-died"].say("en") in again.text
    assert not apart.state.thinkers._processes, "nobody tries again"
    other = Match("cave-in", seed=8).position
    fine = f"/analyse/cave-in/position?at={packed(other)}&ask=yes"
    until(lambda: '<button name="move"' in ada.get(fine).text)


def test_a_review_that_kills_the_coach_leaves_the_table(apart):
    ada = Person(apart)
    table = finished(ada)
    answer = killing(apart, lambda: ada.get(f"{table}/review"))
    assert answer.status_code == 500 and answer.json()["problem"] == "thought-died"
    assert ada.get(f"{table}/review").status_code == 500 and ada.get(table).status_code == 200


def test_hints_that_kill_freeze_the_table(apart):
    """Each is asked for once; the second death is the last."""
    ada = Person(apart)
    table = ada.open("cave-in", "open")
    Person(apart).post(f"{table}/sit", number=1)
    assert killing(apart, lambda: ada.get(f"{table}/hint")).json()["problem"] == "thought-died"
    assert ada.get(table).status_code == 200
    ada.http.cookies.set("lang", "de")
    killing(apart, lambda: ada.get(f"{table}/hint"))
    assert ada.get(table).json()["problem"] == "frozen-thought"
