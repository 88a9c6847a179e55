"""Finding each other: public tables, those who look on, and the whole table once more."""

import re

import pytest

from tests.patience import until
from tests.web.browser import findings
from tests.web.kit import Person, come_by


def listed(person, **asked):
    """The tables that are listed, as they stand on the page."""
    return re.findall(r'href="(/t/[\w-]+)"', person.get("/open", params=asked).text)


def test_a_table_is_private_unless_it_is_made_public(app, ada, bob):
    ada.open("cave-in", "open")
    assert listed(bob) == []
    table = ada.open("cave-in", "open", public="yes")
    assert listed(bob) == [table]
    assert bob.post(f"{table}/sit", number=1).status_code == 303


def test_tables_are_found_by_game_seats_and_pace(app, ada, bob):
    two = ada.open("cave-in", "open", public="yes")
    three = ada.open("cave-in", "open", "open", public="yes", pace="days-86400-0")
    assert set(listed(bob)) == {two, three}
    assert listed(bob, seats=2) == [two] and listed(bob, seats=3) == [three]
    assert listed(bob, pace="days") == [three] and listed(bob, pace="none") == [two]
    assert listed(bob, game="manhattan") == [] and len(listed(bob, game="cave-in")) == 2
    assert "There is no such table" in bob.get("/open", params={"seats": 5}).text


def test_free_seats_come_first_and_what_is_over_comes_not_at_all(app, ada, bob):
    free = ada.open("cave-in", "open", public="yes")
    full = ada.open("cave-in", "open", public="yes")
    bob.post(f"{full}/sit", number=1)
    assert listed(bob) == [free, full]
    while not (told := ada.state(full))["over"]:
        (ada, bob)[told["asked"]].play(full)
    assert listed(bob) == [free]


def test_who_is_much_stronger_is_not_of_ones_level(app, ada, bob):
    """After four matches of which one has won all."""
    for _ in range(4):
        table = ada.open("cave-in", "open", rated="yes")
        bob.post(f"{table}/sit", number=1, name="Bob")
        bob.post(f"{table}/resign")
    table = ada.open("cave-in", "open", public="yes", rated="yes")
    assert listed(Person(app)) == [table] and "±" in bob.get("/open").text
    assert listed(bob, near=1) == []
    assert listed(ada, near=1) == [table]
    assert listed(bob, least=1100) == listed(bob, most=9000) == [table]
    assert listed(bob, most=1100) == listed(bob, least=1100, most=1101) == []
    assert ada.http.get("/api/tables", params={"most": 1100}).json() == []


def test_programs_find_public_tables(app, ada):
    table = ada.open("cave-in", "open", public="yes", pace="bank-300-5")
    (found,) = ada.http.get("/api/tables").json()
    assert found["table"] == table[3:] and (found["seats"], found["free"]) == (2, 1)
    assert found["pace"]["kind"] == "bank" and not found["rated"]
    assert ada.http.get("/api/tables", params={"pace": "none"}).json() == []


# --- who looks on


def test_who_looks_on_speaks_apart_until_the_match_is_over(app, ada, bob):
    """Nobody is told what to play."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1)
    eve, zoe = Person(app), Person(app)
    assert eve.post(f"{table}/say", text="take three!", name="Eve").status_code == 303
    ada.post(f"{table}/say", text="hello")
    texts = [each["text"] for each in ada.state(table)["remarks"]]
    assert texts == ["hello"] and "take three!" not in ada.get(table).text
    heard = [(each["name"], each["text"]) for each in zoe.state(table)["remarks"]]
    assert heard == [("Eve", "take three!"), ("Ada", "hello")]
    while not (told := ada.state(table))["over"]:
        (ada, bob)[told["asked"]].play(table)
    assert len(ada.state(table)["remarks"]) == 2


@pytest.fixture
def table(service):
    seats = [{"kind": "token", "name": "Ada"}, {"kind": "token", "name": "Bob"}]
    return service.call("/tables", {"game": "cave-in", "seats": seats, "public": True})


def test_those_who_look_on_are_counted_while_they_do(table, visit):
    """Each once, whatever they have open; those who play are not."""
    ada = come_by(visit(), f"{table['link']}/sit/{table['tokens']['0']}")
    assert not ada.is_visible("#watching")
    ada.click("button[data-tab=talk]")
    eve = visit(table["link"])
    until(lambda: ada.inner_text("#watching") == "Looking on: 1")
    second = eve.context.new_page()
    second.goto(table["link"])
    visit(table["link"])
    until(lambda: ada.inner_text("#watching") == "Looking on: 2")
    second.close()
    eve.click("button[data-tab=talk]")
    eve.fill("#say input[name=text]", "well played")
    eve.click("#say button")
    until(lambda: "well played" in eve.inner_text("#chat"))
    assert ada.inner_text("#chat") == ""
    eve.close()
    until(lambda: ada.inner_text("#watching") == "Looking on: 1")


# --- once more


@pytest.mark.parametrize(("fields", "first"), [({}, "Bob"), ({"same": "yes"}, "Ada")])
def test_a_rematch_moves_everybody_on_and_the_same_again_nobody(app, ada, bob, fields, first):
    table = ada.open("cave-in", "open", public="yes", pace="days-86400-0", end="wait")
    bob.post(f"{table}/sit", number=1, name="Bob")
    while not (told := ada.state(table))["over"]:
        (ada, bob)[told["asked"]].play(table)
    new = ada.post(f"{table}/rematch", **fields).headers["location"]
    told = bob.state(new)
    assert told["seats"][0]["name"] == first and told["clock"]["end"] == "wait"
    assert bob.post(f"{table}/rematch").headers["location"] == new


def test_the_list_has_no_serious_finding_of_axe(table, visit):
    for path in ("/open", "/new/cave-in", "/standing/cave-in", table["link"]):
        page = visit(path)
        assert findings(page) == []
