"""Every request has a name: in its answer, in each line of the log, and where we failed."""

import json
import logging
import re
import sqlite3
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.patience import until
from tests.web.kit import PATIENCE, Person, Service
from tunnelier.core.language import LANGUAGES
from tunnelier.web.watching.logs import REQUEST, Json, Plain

PROXY = ("127.0.0.1", 50_000)
NAMED = "X-Request-ID"


# --- names


def test_every_answer_has_a_name_of_its_own(ada):
    """A page, what is refused at the door, and what is not there."""
    answers = [ada.get("/"), ada.get("/nowhere"), ada.http.post("/t", content=b"x" * 300_000)]
    names = [answer.headers[NAMED] for answer in answers]
    assert len({*names}) == 3 and all(re.fullmatch("[0-9a-f]{16}", name) for name in names)


@pytest.mark.parametrize(
    ("client", "said", "taken"),
    [
        (PROXY, "7f3a-2b.c:1_9", True),
        (PROXY, "short", False),
        (PROXY, "x" * 81, False),
        (PROXY, 'quoted "words"', False),
        (PROXY, "ligne-é-ligne", False),
        (("192.0.2.7", 1), "7f3a-2b.c:1_9", False),
    ],
)
def test_a_proxy_may_name_a_request_if_we_believe_it(app, client, said, taken):
    """And if the name looks sane: it goes into the log."""
    answer = Person(app, client=client).get("/health", headers={NAMED: said.encode()})
    assert (answer.headers[NAMED] == said) == taken


# --- lines


def line(formatter, level=logging.ERROR, request="", trouble=False, **told):
    """What is written of something."""
    record = logging.LogRecord("tunnelier", level, "", 1, "a %s\n", ("mishap",), None)
    if trouble:
        try:
            raise KeyError("gone")
        except KeyError as error:
            record.exc_info = (KeyError, error, error.__traceback__)
    record.told = told
    before = REQUEST.set(request)
    try:
        return formatter().format(record)
    finally:
        REQUEST.reset(before)


def test_a_plain_line_ends_with_the_request():
    assert line(Plain) == "ERROR: a mishap"
    assert line(Plain, request="r-1") == "ERROR: a mishap [r-1]"
    told = line(Plain, request="r-1", trouble=True)
    assert told.startswith("ERROR: a mishap [r-1]\nTraceback") and told.endswith("'gone'")


def test_a_line_of_json_is_one_object():
    told = line(Json, request="r-1", trouble=True, route="/t/{name}")
    assert "\n" not in told
    read = json.loads(told)
    assert read.pop("traceback").endswith("KeyError: 'gone'")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", read.pop("time"))
    assert read == {
        "level": "error",
        "logger": "tunnelier",
        "message": "a mishap",
        "request": "r-1",
        "route": "/t/{name}",
    }
    assert "request" not in json.loads(line(Json))


# --- a whole service


@pytest.fixture(scope="module")
def logging_service(tmp_path_factory):
    opened = Service(tmp_path_factory.mktemp("service"), log="json")
    yield opened
    opened.kill()


def written(service, name, level):
    """The lines of the log about a request, once there are some."""

    def found():
        lines = map(json.loads, service.log.read_text(encoding="utf-8").splitlines())
        return [each for each in lines if (each.get("request"), each["level"]) == (name, level)]

    return until(found)


def test_a_request_is_a_line_without_the_table(logging_service):
    """Nor the link of a seat, which would open it."""
    table = logging_service.open("cave-in", "token", "open")["table"]
    with urlopen(f"{logging_service.url}/t/{table}", timeout=PATIENCE) as answer:
        (told,) = written(logging_service, answer.headers[NAMED], "info")
    assert told["seconds"] > 0
    wanted = {"method": "GET", "route": "/t/{name}", "status": 200}
    assert {key: told[key] for key in wanted} == wanted
    assert table not in logging_service.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_we_fail_the_page_says_by_which_name_to_find_it(logging_service, lang):
    """The log has the traceback under that name."""
    database = sqlite3.connect(logging_service.folder / "tables.db")
    with database:
        database.execute("ALTER TABLE seats RENAME TO hidden")
    try:
        name, text, headers = failed(logging_service, f"/?lang={lang}")
    finally:
        with database:
            database.execute("ALTER TABLE hidden RENAME TO seats")
        database.close()
    assert name in text and "<h1>" in text and f'<html lang="{lang}">' in text
    assert "content-security-policy" in {header.lower() for header in headers}
    (trouble,) = written(logging_service, name, "error")
    assert "no such table: seats" in trouble["traceback"]


def test_programs_are_told_the_same_as_data(app, monkeypatch):
    def stumble(*_):
        raise RuntimeError("oh")

    monkeypatch.setattr(app.state.keeper, "in_memory", stumble)
    program = Person(app, raise_server_exceptions=False)
    answer = program.get("/api/tables/anywhere?lang=de")
    told = answer.json()
    assert answer.status_code == 500 and told["problem"] == "broken"
    assert told["said"].endswith(answer.headers[NAMED]) and "schiefgegangen" in told["said"]


def failed(service, path):
    """The name of a request that failed, what was said, and the headers."""
    asked = Request(service.url + path, headers={"Accept": "text/html"})
    with pytest.raises(HTTPError) as error, urlopen(asked, timeout=PATIENCE):
        pass
    with error.value as answer:
        assert answer.code == 500, answer.code
        return answer.headers[NAMED], answer.read().decode(), dict(answer.headers)
