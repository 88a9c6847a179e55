"""Programs at a table: tokens, streams, the sample bot, the terminal, OpenAPI."""

import json
import os
import sys
import threading
import time
import zlib
from contextlib import contextmanager
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

import pytest

from docs import sample_bot
from tests import often
from tests.patience import run
from tests.web.kit import PATIENCE, PROOF, Service
from tunnelier import Match
from tunnelier.cli.main import main
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    opened = Service(tmp_path_factory.mktemp("service"))
    yield opened
    opened.kill()


@pytest.mark.parametrize("game", games())
def test_the_sample_bot_finishes_a_match(service, game):
    """Against a bot of ours."""
    link = service.open(game, "open", "engineer")["link"]
    scores = sample_bot.play(link)
    assert len(scores) == 2


@pytest.fixture
def at_the_terminal(monkeypatch, capsys):
    """Play a match to its end from the terminal, `think` typing the answers: all that is shown."""

    def play(link, think, *more):
        monkeypatch.setattr("tunnelier.cli.join.console.input", lambda _: think())
        with pytest.raises(SystemExit) as end:
            main(["join", link, *more])
        out = capsys.readouterr().out
        assert not end.value.code and "won." in out
        return out

    return play


def test_the_terminal_and_a_program_at_one_table(service, at_the_terminal):
    """The same live match, in both."""
    link = service.open("cave-in", "open", "open")["link"]
    scores = []
    rival = threading.Thread(target=lambda: scores.extend(sample_bot.play(link)), daemon=True)
    rival.start()
    typed = iter(["nonsense", *["1"] * 100])
    out = at_the_terminal(link, lambda: next(typed), "--name", "Tess")
    rival.join(PATIENCE)
    assert "not a move of this game" in out
    assert f": {scores[0]}" in out and f": {scores[1]}" in out


def own_link(opened):
    """The link of the first seat."""
    return f"{opened['link']}/sit/{opened['tokens']['0']}"


def take_up(link):
    """Take the seat of a link, in a browser without scripts."""
    browser = build_opener(HTTPCookieProcessor())
    with browser.open(link, timeout=PATIENCE) as asked:
        sent = urlencode({"proof": PROOF.search(asked.read().decode())[1]}).encode()
    browser.open(link, sent, timeout=PATIENCE).close()


def test_news_that_come_while_one_thinks_are_no_new_question(service, at_the_terminal):
    """They are read after the answer, but were sent before it."""
    link = own_link(service.open("cave-in", "token", "novice"))
    typed = iter(["1"] * 50)

    def think():
        take_up(link)  # the seat is taken by a browser: that is news
        return next(typed)

    assert "moved on" not in at_the_terminal(link, think)


def test_an_answer_given_elsewhere_moves_the_terminal_on(service, at_the_terminal):
    """The same seat in a browser was quicker: the terminal says so and shows what is asked now."""
    opened = service.open("cave-in", "token", "novice")
    token, path = opened["tokens"]["0"], f"/tables/{opened['table']}"
    typed = iter(["1"] * 50)

    def think():
        if service.call(path, token=token)["version"] == 1:
            body = {"move": "take 1", "version": 1, "key": "elsewhere"}
            service.call(f"{path}/moves", body, token)
        return next(typed)

    assert at_the_terminal(own_link(opened), think).count("moved on") == 1


def test_the_terminal_outlives_the_service(tmp_path, at_the_terminal):
    """It dies while one thinks, and comes back before, or after, the answer is sent."""
    service = Service(tmp_path)
    later = threading.Timer(1.0, service.start)
    accidents, typed = iter([service.start, later.start]), iter(["1"] * 50)

    def think():
        if (come_back := next(accidents, None)) is not None:
            service.kill()
            come_back()
        return next(typed)

    try:
        out = at_the_terminal(own_link(service.open("cave-in", "token", "novice")), think)
        later.join()
    finally:
        service.kill()
    assert "Connection lost; trying again" in out


def test_nobody_answers_without_the_token(service):
    opened = service.open("cave-in", "token", "open")
    path = f"/tables/{opened['table']}/moves"
    body = {"move": "take 1", "version": 1, "key": "k"}
    assert service.refused(path, body)[0] == 401
    assert service.refused(path, body, "wrong")[0] == 401
    early = service.refused(path, body, opened["tokens"]["0"])  # a seat is still free
    assert early[0] == 409 and early[1]["problem"] == "stale"


def test_a_program_that_is_not_asked_is_told_who_is(service):
    """In the language it asks for; also a program that answers another question."""
    opened = service.open("cave-in", "token", "token")
    path, tokens = f"/tables/{opened['table']}", opened["tokens"]
    now = service.call(path, token=tokens["0"])
    asked = now["seat"]
    body = {"move": "take 1", "version": now["version"], "key": "k"}
    status, told = service.refused(f"{path}/moves?lang=de", body, tokens[str(1 - asked)])
    prompt = service.call(f"{path}?lang=de", token=tokens["0"])["prompt"]
    assert status == 409 and told["said"].endswith(f"Die Frage lautet: „{prompt}“")
    drawn = body | {"move": "lamp worth=1"}
    status, told = service.refused(f"{path}/moves?lang=de", drawn, tokens[str(asked)])
    assert status == 422 and f"Die Frage lautet: „{prompt}“" in told["said"]


def test_a_program_sees_what_its_seat_may_see(service):
    opened = service.open("cave-in", "token", "token")
    path = f"/tables/{opened['table']}"
    mine, theirs = (service.call(path, token=opened["tokens"][seat]) for seat in "01")
    watching = service.call(path)
    lamps = [[player["lamp"] for player in told["state"]["players"]] for told in (mine, theirs)]
    assert lamps[0][0] and lamps[0][1] is None
    assert lamps[1][1] and lamps[1][0] is None
    assert watching["state"]["players"][0]["lamp"] is None
    assert watching["moves"] == [] and theirs["moves"] == [] and mine["moves"]


def test_programs_may_ask_for_any_language(service):
    """Of what is said; moves and states are told in the game's own words."""
    with urlopen(f"{service.url}/openapi.json", timeout=PATIENCE) as answer:
        described = json.load(answer)["paths"]["/api/tables/{table}"]["get"]
    schemas = {each["name"]: each["schema"] for each in described["parameters"]}
    assert schemas["lang"]["enum"] == [*LANGUAGES]
    opened = service.open("cave-in", "token", "tiger")
    path, token = f"/tables/{opened['table']}", opened["tokens"]["0"]
    english, spanish = (service.call(f"{path}?lang={lang}", token=token) for lang in ("en", "es"))
    assert english["moves"] == spanish["moves"] and english["state"] == spanish["state"]
    assert [seat["name"] for seat in spanish["seats"]] == ["Invitado", "Tigre"]
    assert spanish["seats"][1]["bot"] == "tiger"
    assert service.refused(f"{path}?lang=xx")[0] == 422
    status, told = service.refused("/tables/nowhere?lang=de")
    assert status == 404 and told["said"] == "es gibt keinen Tisch mit diesem Namen"


def test_a_killed_service_comes_back_with_every_move(tmp_path):
    """kill −9 in the middle of a match between bots, many times over."""
    service = Service(tmp_path)
    try:
        opened = service.open("steam-tunnel", "token", "novice")
        path, token = f"/tables/{opened['table']}", opened["tokens"]["0"]
        accepted = {}
        while not (told := service.call(path, token=token))["over"]:
            if told["moves"]:
                key = f"v{told['version']}"
                body = {"move": told["moves"][0], "version": told["version"], "key": key}
                accepted[key] = service.call(f"{path}/moves", body, token)["version"]
                if len(accepted) in (2, 7, 12):
                    service.kill()
                    service.start()
                    again = service.call(f"{path}/moves", body, token)
                    assert again["version"] == accepted[key]
            else:
                time.sleep(0.01)
        address = f"{service.url}/t/{opened['table']}/match.txt"
        text = urlopen(address, timeout=PATIENCE).read().decode()
        match = Match.load(text)
        assert match.scores == tuple(told["scores"])
        assert sum(entry.seat == 0 for entry in match.log) == len(accepted)
    finally:
        service.kill()


@pytest.mark.parametrize("packed", [False, True])
def test_a_page_hears_all_it_shows(service, packed):
    """Every change comes with what has changed: the table itself, the board if it is another."""
    opened = service.open("cave-in", "token", "open")
    path = f"/tables/{opened['table']}"
    with listening(service, opened["table"], packed) as events:
        first = next(events)
        assert (first["version"], first["begun"], "board" in first) == (1, False, False)
        service.call(f"{path}/seats", {"name": "Bo"})
        second = next(events)
        assert second["pulse"] == first["pulse"] + 1
        assert "<svg" in second["board"] and second["seats"][1]["name"] == "Bo"
        answer = {"move": "take 1", "version": 1, "key": "k"}
        service.call(f"{path}/moves", answer, opened["tokens"]["0"])
        third = next(events)
        assert (third["version"], third["asked"]) == (2, 1)
        assert third["board"] != second["board"]


def test_what_a_page_has_is_not_sent_again(service):
    """Neither what it was made with, nor what it heard before the line was cut."""
    opened = service.open("cave-in", "token", "novice")
    for more in ({"query": "?had=1"}, {"headers": {"Last-Event-ID": "1.7"}}):
        with listening(service, opened["table"], False, **more) as events:
            assert "board" not in next(events)
    with listening(service, opened["table"], False, query="?had=0") as events:
        assert "board" in next(events)


@contextmanager
def listening(service, table, packed, query="", headers=()):
    """What a browser hears at a table, event by event."""
    said = {"Accept-Encoding": "gzip"} if packed else {}
    request = Request(f"{service.url}/t/{table}/events{query}", headers={**said, **dict(headers)})
    with urlopen(request, timeout=PATIENCE) as stream:
        assert (stream.headers.get("content-encoding") == "gzip") == packed
        yield heard(stream, zlib.decompressobj(31) if packed else None)


def heard(stream, press):
    rest = b""
    while part := stream.read1(65536):
        *lines, rest = (rest + (press.decompress(part) if press else part)).split(b"\n")
        for line in lines:
            if line.startswith(b"data: "):
                yield json.loads(line[6:])


def test_the_interface_keeps_its_promises(service, tmp_path):
    """Schemathesis sends whatever the description allows, and holds the answers against it."""
    command = [
        os.path.join(os.path.dirname(sys.executable), "schemathesis"),
        "run",
        f"{service.url}/openapi.json",
        "--checks=not_a_server_error,status_code_conformance,response_schema_conformance,"
        "content_type_conformance",
        "--exclude-path-regex=stream",
        f"--max-examples={often(5)}",  # beside what lies at the limits: that is always tried
        "--seed=1",
        "--no-color",
    ]
    done = run(command, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:]
