"""Peace: who is sent away, muted or reported, and how all agree to end."""

import json
from datetime import timedelta

import pytest

from tests.patience import until
from tests.web.kit import Person, come_by, program
from tunnelier.web.keeping.store import now
from tunnelier.web.people.hosts import MOST_REPORTS


@pytest.fixture
def table(ada, bob):
    opened = ada.open("cave-in", "open", public="yes")
    bob.post(f"{opened}/sit", number=1, name="Bob")
    return opened


def texts(person, table):
    return [each["text"] for each in person.state(table)["remarks"]]


def reviewed(person, table):
    """The page of the coach, who may need a while."""
    found = until(lambda: [a for a in [person.get(f"{table}/review")] if a.status_code == 200])
    return found[0].text


def test_who_opened_a_table_sends_away_before_the_match_begins(app, ada, bob):
    """Whoever was sent away does not come back; after the beginning nobody is."""
    table, eve = ada.open("cave-in", "open", "open"), Person(app)
    bob.post(f"{table}/sit", number=1, name="Bob")
    assert "Send away" in ada.get(table).text and "Send away" not in bob.get(table).text
    for who, number in ((bob, 0), (ada, 0), (ada, 2), (eve, 1), (ada, 7)):
        assert who.post(f"{table}/send-away", number=number).status_code == 403
    assert ada.post(f"{table}/send-away", number=1).status_code == 303
    assert ada.state(table)["seats"][1]["free"]
    assert bob.post(f"{table}/sit", number=1).status_code == 409
    for number in (1, 2):
        assert Person(app).post(f"{table}/sit", number=number).status_code == 303
    assert ada.post(f"{table}/send-away", number=1).status_code == 403


def test_who_was_sent_away_does_not_come_back_as_a_program(app, ada, bob):
    """With their cookie or without: programs take no seat there any more."""
    table = ada.open("cave-in", "open", "open", "open")
    bot = program(app)
    claim = {"url": f"/api/tables/{table[3:]}/seats", "json": {"name": "Bob"}}
    assert bot.post(**claim).status_code == 201
    bob.post(f"{table}/sit", number=2, name="Bob")
    assert ada.post(f"{table}/send-away", number=2).status_code == 303
    for caller in (bob.http, bot):
        answer = caller.post(**claim)
        assert answer.status_code == 403 and "sent away" in answer.json()["said"]
    assert Person(app).post(f"{table}/sit", number=2).status_code == 303


def test_who_was_sent_away_hears_nothing_more_from_that_seat(app, ada):
    """Not a program either that listens by its token: the lamp is that of who sits there now."""
    table, eve = ada.open("cave-in", "open", "open"), Person(app)
    path = f"/api/tables/{table.removeprefix('/t/')}"
    token = eve.http.post(f"{path}/seats", json={"name": "Robot"}).json()["token"]
    holder = {"Authorization": f"Bearer {token}"}
    with eve.http.stream("GET", f"{path}/stream", headers=holder) as stream:
        lines = filter(str.strip, stream.iter_lines())
        assert json.loads(next(lines))["seat"] == 1
        ada.post(f"{table}/send-away", number=1)
        for number in (1, 2):
            assert Person(app).post(f"{table}/sit", number=number).status_code == 303
        assert next((told for told in map(json.loads, lines) if told["begun"]), None) is None
    assert eve.http.get(path, headers=holder).status_code == 401


def test_who_is_muted_is_not_heard_by_one_alone(app, ada, bob, table):
    """Not in what was said before, nor at another table, until they are heard again."""
    bob.post(f"{table}/say", text="you dig badly")
    assert ada.post(f"{table}/peace", about="seat-1", deed="mute").status_code == 303
    assert "Bob is heard by you no more." in ada.get(table).text
    assert "Bob is heard by you no more" not in ada.get(table).text, "it is said once"
    bob.post(f"{table}/say", text="very badly")
    assert texts(ada, table) == [] and "badly" not in ada.get(table).text
    assert len(texts(bob, table)) == len(texts(Person(app), table)) == 2
    other = bob.open("cave-in", "open")
    ada.post(f"{other}/sit", number=1)
    bob.post(f"{other}/say", text="again you")
    assert texts(ada, other) == []
    ada.post(f"{table}/peace", about="seat-1", deed="hear")
    assert len(texts(ada, table)) == 2 and texts(ada, other) == ["again you"]


def test_who_looks_on_is_muted_too(app, ada, table):
    eve, zoe = Person(app), Person(app)
    eve.post(f"{table}/say", text="noise", name="Eve")
    about = f"remark-{app.state.keeper.live(table[3:]).remarks[0].id}"
    assert f'value="{about}"' in zoe.get(table).text
    assert zoe.post(f"{table}/peace", about=about, deed="mute").status_code == 303
    assert texts(zoe, table) == [] and texts(eve, table) == ["noise"]


def test_a_report_reaches_whoever_hosts(app, ada, bob, table, caplog):
    """With what happened and whom it is about, in the log and for as long as they keep it."""
    assert ada.post(f"{table}/peace", about="seat-1", deed="report", text="rude").status_code == 303
    assert "Your report about Bob" in ada.get(table).text
    (kept,) = app.state.keeper.store.reports()
    seats = app.state.keeper.live(table[3:]).seats
    assert (kept.table, kept.by, kept.about) == (table[3:], seats[0].guest, seats[1].guest)
    assert (kept.name, kept.text) == ("Bob", "rude") and "rude" in caplog.text
    again = {"about": "seat-1", "deed": "report", "text": "rude"}
    answers = [ada.post(f"{table}/peace", **again).status_code for _ in range(MOST_REPORTS)]
    assert answers == [303] * (MOST_REPORTS - 1) + [429], "hosts have others to hear too"
    assert ada.post(f"{table}/peace", about="seat-1", deed="mute").status_code == 303


def test_only_others_at_the_table_are_muted_or_reported(app, ada, table):
    for about in ("seat-0", "seat-7", "remark-1", "anybody"):
        assert ada.post(f"{table}/peace", about=about, deed="mute").status_code == 404
    assert ada.post(f"{table}/peace", about="seat-1", deed="ban").status_code == 422
    long = {"about": "seat-1", "deed": "report", "text": "x" * 501}
    assert ada.post(f"{table}/peace", **long).status_code == 422


def test_a_match_ends_when_all_agree_and_nobody_has_won(app, ada, bob, table):
    assert ada.post(f"{table}/agree", yes="yes").status_code == 303
    told = bob.state(table)
    assert told["seats"][0]["ends"] and not told["over"]
    ada.post(f"{table}/agree", no="no")
    bob.post(f"{table}/agree", yes="yes")
    told = ada.state(table)
    assert not told["over"] and "data-moves" in told["board"]
    ada.post(f"{table}/agree", yes="yes")
    told = ada.state(table)
    assert told["closed"] == "agreed" and told["winners"] == []
    assert told["asked"] is None and "data-moves" not in told["board"]
    assert "all agreed" in ada.get(f"{table}/ending").text
    assert 'd="M"' not in reviewed(ada, table), "no choice, no curve"
    assert bob.post(f"{table}/agree", yes="yes").status_code == 403
    assert Person(app).post(f"{table}/agree", yes="yes").status_code == 403
    assert bob.post(f"{table}/rematch").status_code == 303


def test_a_match_that_was_agreed_to_end_is_found_and_analysed(app, ada, bob, table):
    """On the first page for some days, with the way to a rematch; and in the list of its game."""
    ada.play(table, "take 1")
    for person in (ada, bob):
        person.post(f"{table}/agree", yes="yes")
    for path in ("/", "/mine", "/analyse/cave-in"):
        shown = ada.get(path).text
        assert f'href="{table}/review"' in shown and "all agreed to end it" in shown
    review = reviewed(ada, table)
    assert 'class="moment"' in review and f"{table}/try" not in review
    assert ada.get(f"{table}/position").status_code == 200
    assert f'action="{table}/rematch"' in bob.get("/").text
    again = ada.post(f"{table}/rematch").headers["location"]
    assert f'href="{again}">Go to the rematch' in bob.get("/").text
    app.state.keeper.store.change_table(table[3:], changed=now() - timedelta(days=8))
    assert "Lately finished" not in ada.get("/").text
    assert f'href="{table}/review"' in ada.get("/analyse/cave-in").text


def test_what_all_agreed_to_end_does_not_count(app, ada, bob):
    table = ada.open("cave-in", "open", rated="yes")
    bob.post(f"{table}/sit", number=1, name="Bob")
    for person in (ada, bob):
        person.post(f"{table}/agree", yes="yes")
    assert ada.state(table)["over"] and app.state.keeper.store.standing("cave-in") == []


def test_agreeing_is_seen_on_every_page(service, visit):
    seats = [{"kind": "token", "name": "Ada"}, {"kind": "token", "name": "Bob"}]
    opened = service.call("/tables", {"game": "cave-in", "seats": seats})
    links = [f"{opened['link']}/sit/{token}" for token in opened["tokens"].values()]
    pages = [come_by(visit(), link) for link in links]
    for page in pages:
        page.click("button[data-tab=seating]")
    pages[0].click("#agreeing button[name=yes]")
    pages[1].wait_for_selector("#seats :text('would end the match')")
    pages[1].click("#agreeing button[name=yes]")
    for page in pages:
        page.wait_for_selector("#ending.over-board :text('all agreed')")
