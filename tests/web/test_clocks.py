"""Clocks: how much time is left is what the log says, and at its end happens what was agreed on."""

import time
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.patience import until
from tests.web import kit
from tests.web.kit import Person, come_by, later, stop_time
from tunnelier.cli.main import main
from tunnelier.web.keeping import store
from tunnelier.web.playing import timing
from tunnelier.web.playing.clocks import A_DAY, Clock, Pace, Span, Tick

NOON = datetime(2026, 3, 2, 12)
"""A Monday in winter."""


def at(seconds):
    return NOON + timedelta(seconds=seconds)


def clock(pace, *ticks, seats=2, outages=()):
    """A clock that began at noon, with answers `(seat, seconds after noon)`."""
    made = Clock(pace, seats, [Span(at(one), at(other)) for one, other in outages], NOON)
    made.ticks = [Tick(seat, at(seconds), *more) for seat, seconds, *more in ticks]
    return made


# --- what is left


def test_by_the_move_every_answer_has_the_same_time():
    read = clock(Pace("move", 60), (0, 50), (1, 55)).read(0)
    assert (read.seat, read.left, read.ends) == (0, (60, 60), at(115))


def test_a_bank_is_used_up_and_grows_with_each_answer():
    """Of each seat by its own answers."""
    read = clock(Pace("bank", 300, 5), (0, 100), (1, 110), (0, 140)).read(1)
    assert read.left == (300 - 130 + 10, 300 - 10 + 5)
    assert read.ends == at(140 + 295)


def test_nobody_has_less_than_nothing():
    read = clock(Pace("bank", 10), (0, 100)).read(0)
    assert read.left == (0, 10) and read.ends == at(100)


def test_who_takes_back_goes_on_with_what_was_left():
    """And has the increment no more: else one could think for ever."""
    bank = clock(Pace("bank", 300, 5), (0, 100), (0, 110, True)).read(0)
    assert bank.left[0] == 190 and bank.ends == at(300)
    move = clock(Pace("move", 60), (0, 40), (0, 50, True)).read(0)
    assert move.left[0] == 10 and move.ends == at(60)
    again = clock(Pace("move", 60), (0, 40), (0, 45, True), (0, 50), (0, 55, True)).read(0)
    assert again.ends == at(60)


def test_nothing_runs_before_all_sit_nor_while_nobody_is_asked():
    waiting = Clock(Pace("move", 60), 2, [])
    assert waiting.read(0).ends is None
    assert clock(Pace("move", 60)).read(None).seat is None


def test_no_time_passes_while_nobody_serves():
    """Before, within and after it; twice as well."""
    read = clock(Pace("move", 60), outages=[(10, 1000), (1010, 2000)]).read(0)
    assert read.ends == at(2000 + 40)
    bank = clock(Pace("bank", 100), (0, 1005), outages=[(10, 1000), (1010, 2000)]).read(0)
    assert bank.left == (85, 100) and bank.ends == at(2000 + 80)


def test_no_time_passes_in_quiet_hours():
    """Twelve hours from noon, with nights from ten to seven: five today are ten, two tomorrow."""
    pace = Pace("days", A_DAY // 2, quiet=[22, 7])
    assert clock(pace).read(0).ends == datetime(2026, 3, 3, 9)
    berlin = pace._replace(zone="Europe/Berlin")
    assert clock(berlin).read(0).ends == datetime(2026, 3, 3, 9)
    by_day = pace._replace(quiet=[8, 12])
    assert clock(by_day).read(0).ends == datetime(2026, 3, 3, 0)


def test_a_night_in_which_clocks_are_changed_is_as_long_as_it_is():
    """On the last Sunday of March an hour is missing in Paris."""
    pace = Pace("days", A_DAY, quiet=[22, 6], zone="Europe/Paris")
    began = datetime(2026, 3, 28, 21)  # ten in the evening there
    made = Clock(pace, 2, [], began)
    assert made.read(0).ends == datetime(2026, 3, 30, 12)  # 16 hours of one day, 8 of the next


def test_no_time_passes_on_vacation_for_whoever_is_on_it():
    made = clock(Pace("days", A_DAY, vacation=7 * A_DAY))
    made.vacations[0] = [Span(at(3600), at(3600 + 2 * A_DAY))]
    assert made.read(0).ends == at(3 * A_DAY)
    assert made.read(1).ends == at(A_DAY)
    assert made.vacation_left(0) == 5 * A_DAY
    assert made.on_vacation(0, at(4000)) and not made.on_vacation(0, at(3 * A_DAY))


NIGHTS = Pace("days", A_DAY, quiet=[20, 9])
moments = st.floats(0, 10 * A_DAY, allow_nan=False)


@given(
    st.sampled_from([Pace("move", 5000), Pace("bank", 90_000, 7), NIGHTS]),
    st.lists(st.tuples(st.integers(0, 2), moments), max_size=8),
    st.lists(st.tuples(moments, st.floats(1, 9999)), max_size=3),
    st.floats(0.01, 2 * A_DAY),
)
def test_what_is_left_when_somebody_answers_is_what_was_foretold(pace, answers, gaps, late):
    """Whoever answers before the end has so much left as there was until then, and no more."""
    ticks = [(seat, seconds) for seat, seconds in sorted(answers, key=lambda each: each[1])]
    made = clock(pace, *ticks, seats=3, outages=[(one, one + length) for one, length in gaps])
    before = made.read(0)
    since = made.ticks[-1].at if made.ticks else NOON
    still = made._still(0)
    used = still.passed(Span(since, since + timedelta(seconds=late)))
    assert (since + timedelta(seconds=late) >= before.ends) == (used >= before.left[0] - 1e-4)
    assert still.passed(Span(since, before.ends)) == pytest.approx(before.left[0], abs=1e-3)


# --- at a table


@pytest.fixture
def app(app):
    stop_time(app)
    return app


def pace(kind="move", seconds=60, increment=0, **more):
    return {"pace": f"{kind}-{seconds}-{increment}", **more}


def seated(ada, bob, **terms):
    table = ada.open("cave-in", "open", **terms)
    bob.post(f"{table}/sit", number=1, name="Bob")
    return table


def left(person, table):
    """What the clock of whoever is asked shows."""
    told = person.state(table)
    ends, now = (datetime.fromisoformat(word) for word in (told["clock"]["ends"], told["now"]))
    return (ends - now).total_seconds()


def test_tables_have_no_clock_unless_one_is_wanted(app, ada, bob):
    table = seated(ada, bob)
    assert ada.state(table)["clock"] is None
    for wrong in (pace("move", 61), pace(end="never"), pace("days", A_DAY, zone="Moon")):
        fields = {"game": "cave-in", "seat-0": "me", "seat-1": "open", **wrong}
        assert ada.post("/t", **fields).status_code == 422


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"quiet-from": "22", "quiet-to": "22"}, "begin at one hour and end at another"),
        ({"quiet-from": "22"}, "begin at one hour and end at another"),
        ({"zone": "Berlin"}, "no time zone called “Berlin”"),
    ],
)
def test_nights_that_are_filled_in_wrongly_are_said_so(ada, wrong, said):
    fields = {"game": "cave-in", "seat-0": "me", "seat-1": "open", **pace("days", A_DAY), **wrong}
    answer = ada.post("/t", **fields, **{"asked-hints": "1"}, coach="yes")
    assert answer.status_code == 422 and said in answer.text
    kept = [
        'value="days-86400-0" selected',
        'value="open" selected',
        'name="coach" value="yes" checked',
    ]
    assert all(each in answer.text for each in kept), "and the rest need not be filled in again"


def test_a_table_says_what_was_agreed_on_about_time(ada):
    """Nights and vacations where there are some; a rated match without a clock what that means."""
    days = pace("days", A_DAY)
    nights = {"quiet-from": "22", "quiet-to": "7", "zone": "Europe/Berlin", "vacation": 7 * A_DAY}
    tables = [ada.open("cave-in", "open", **days, **more) for more in ({}, nights)]
    plain, whole = (ada.get(table).text for table in tables)
    assert "1 day for each answer." in plain and "No time passes" not in plain
    for said in ("1 day for each answer.", "(Europe/Berlin)", "Vacation for each player: 1 week."):
        assert said in whole
    rated = ada.open("cave-in", "open", rated="yes")
    assert "does not answer for 1 hour has lost" in ada.get(rated).text


def test_the_clock_runs_from_when_everybody_sits(app, ada, bob):
    table = ada.open("cave-in", "open", **pace())
    later(app, 1000)
    assert ada.state(table)["clock"]["running"] is None
    bob.post(f"{table}/sit", number=1)
    assert ada.state(table)["clock"]["running"] == 0 and left(ada, table) == 60
    later(app, 30)
    assert left(ada, table) == 30
    ada.play(table)
    assert bob.state(table)["clock"]["running"] == 1 and left(bob, table) == 60


def test_skip_a_bot_gives_that_answer_and_no_other(app, ada, bob):
    table = seated(ada, bob, **pace(end="skip"))
    later(app, 59)
    app.state.keeper.time.sweep()
    assert ada.state(table)["asked"] == 0
    later(app, 2)
    told = ada.wait(table, lambda told: told["asked"] == 1)
    assert told["clock"]["skipped"] == [1, 0] and not told["seats"][0]["away"]
    ada.wait(table, lambda told: told["asked"] == 1)
    bob.play(table)
    assert ada.state(table)["asked"] == 0 and left(ada, table) == 60


def test_bot_plays_on_until_one_comes_back(app, ada, bob):
    table = seated(ada, bob, **pace(end="bot"))
    later(app, 61)
    told = ada.wait(table, lambda told: told["asked"] == 1)
    assert told["seats"][0]["away"] and told["clock"]["skipped"] == [0, 0]
    assert ada.post(f"{table}/away", level="").status_code == 303
    assert not ada.state(table)["seats"][0]["away"]


def test_nobody_comes_back_to_an_empty_bank(app, ada, bob):
    table = seated(ada, bob, **pace("bank", 300, 5, end="bot"))
    ada.play(table)
    bob.play(table)
    later(app, 400)
    ada.wait(table, lambda told: told["seats"][0]["away"] and told["asked"] == 1)
    assert ada.post(f"{table}/away", level="").status_code == 403


def test_loss_of_two_ends_the_match(app, ada, bob):
    table = seated(ada, bob, **pace(end="loss"))
    later(app, 61)
    told = ada.wait(table, lambda told: told["over"])
    assert told["closed"] == "time" and told["winners"] == [1] and told["asked"] is None
    assert [seat["lost"] for seat in told["seats"]] == ["time", None]
    assert "Ada" in (card := ada.get(f"{table}/ending").text) and "has lost" in card
    assert ada.play(table, "take 1").status_code == 409
    for page in ("verify", "match.txt"):
        assert ada.get(f"{table}/{page}").status_code == 403
    assert ada.get(table).status_code == ada.get(f"{table}/replay").status_code == 200
    assert bob.post(f"{table}/rematch").status_code == 303


def test_the_clock_of_a_rematch_runs_from_when_who_is_asked_has_come(app, ada, bob):
    """Nobody loses by time who knows of nothing; but nobody waits for them forever either."""
    table = seated(ada, bob, **pace(end="loss"))
    for person in (ada, bob):
        person.post(f"{table}/agree", yes="yes")
    again = ada.post(f"{table}/rematch").headers["location"]
    ada.get(again)
    later(app, 61)
    told = ada.state(again)
    assert told["asked"] == 0 and told["seats"][0]["name"] == "Bob"
    assert told["clock"]["ends"] is None and 0 < told["overdue_in"] <= 3600
    bob.get(again)
    told = ada.state(again)
    assert told["clock"]["running"] == 0 and told["overdue_in"] is None
    later(app, 61)
    assert ada.wait(again, lambda told: told["over"])["closed"] == "time"


def test_loss_of_three_is_a_last_place(app, ada, bob):
    """The others play on, against a bot in the seat; it may win, and has lost all the same."""
    table = ada.open("cave-in", "open", "novice", **pace(end="loss"))
    bob.post(f"{table}/sit", number=1, name="Bob")
    later(app, 61)
    told = ada.wait(table, lambda told: told["asked"] == 1)
    assert told["seats"][0]["lost"] == "time" and not told["over"]
    assert ada.post(f"{table}/away", level="").status_code == 403
    while not (told := bob.wait(table))["over"]:
        bob.play(table)
    assert told["closed"] is None and told["winners"] and 0 not in told["winners"]


def test_wait_only_shows_it_and_lets_the_others_decide(app, ada, bob):
    table = seated(ada, bob, **pace(end="wait"))
    assert bob.state(table)["overdue_in"] == 60
    assert bob.post(f"{table}/away", seat=0).status_code == 403
    later(app, 61)
    app.state.keeper.time.sweep()
    told = bob.state(table)
    assert told["asked"] == 0 and told["overdue_in"] == 0
    assert bob.post(f"{table}/away", seat=0).status_code == 303
    assert bob.wait(table)["asked"] == 1


def test_with_a_clock_nobody_is_replaced_before_its_end(app, ada, bob):
    table = seated(ada, bob, **pace("days", 3 * A_DAY))
    later(app, 7200)
    assert bob.state(table)["overdue_in"] is None
    assert bob.post(f"{table}/away", seat=0).status_code == 403


def test_a_vacation_is_as_long_as_was_agreed_on(app, ada, bob):
    table = seated(ada, bob, **pace("days", A_DAY, vacation=7 * A_DAY))
    assert ada.post(f"{table}/vacation", days=8).status_code == 422
    assert ada.post(f"{table}/vacation", days=5).status_code == 303
    assert left(ada, table) == 6 * A_DAY
    later(app, 2 * A_DAY)
    assert ada.post(f"{table}/vacation", days=0).status_code == 303
    assert left(ada, table) == A_DAY
    assert app.state.keeper.live(table[3:]).clock.vacation_left(0) == 5 * A_DAY
    assert Person(app).post(f"{table}/vacation", days=1).status_code == 403


def test_clocks_are_as_they_were_after_a_restart(tmp_path):
    """Read anew from what is written: the same to the last digit."""
    with kit.service(tmp_path) as app:
        stop_time(app)
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob, **pace("bank", 300, 5), end="skip")
        for person, seconds in ((ada, 20), (bob, 30), (ada, 40)):
            later(app, seconds)
            person.play(table)
        before, cookies = bob.state(table)["clock"], dict(bob.http.cookies)
    with kit.service(tmp_path) as app:
        after = Person(app, cookies).state(table)["clock"]
        assert after == before
        assert after["left"] == [300 - 60 + 10, 300 - 30 + 5]


def test_a_night_in_which_the_service_is_down_makes_nobody_late(tmp_path):
    with kit.service(tmp_path) as app:
        stop_time(app)
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob, **pace(end="loss"))
        began = app.state.keeper.time.now()
        cookies = dict(ada.http.cookies)
    with kit.service(tmp_path) as app:
        keeper = app.state.keeper
        keeper.time.now = lambda: began + timedelta(hours=9)
        keeper.time.beat()  # as on the morning after
        keeper.time.sweep()
        ada = Person(app, cookies)
        assert not ada.state(table)["over"] and 0 < left(ada, table) <= 60
        later(app, 61)
        keeper.time.sweep()
        assert ada.state(table)["over"]


def test_who_looks_after_a_sleep_of_the_machine_knows_that_it_slept(app, ada, bob):
    """Though nobody has said since that somebody serves."""
    table = seated(ada, bob, **pace(end="loss"))
    moment = app.state.keeper.time.now()
    app.state.keeper.time.now = lambda: moment + timedelta(hours=8)
    app.state.keeper.time.sweep()
    assert not ada.state(table)["over"] and left(ada, table) == 60


AN_HOUR = timedelta(hours=1)


@pytest.fixture
def machine(monkeypatch):
    """The clock of the machine: it is `set` to what somebody believes it should be."""

    class Machine:
        off = timedelta()

    monkeypatch.setattr(timing, "now", lambda: store.now() + Machine.off)
    return Machine


def test_a_clock_that_is_set_back_and_right_again_makes_nobody_late(tmp_path, machine):
    with kit.service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob, **pace("bank", 300, 5, end="loss"))
        keeper = app.state.keeper
        machine.off = -AN_HOUR
        ada.play(table), bob.play(table)
        keeper.time.beat()
        machine.off = timedelta()
        keeper.time.sweep()
        assert not ada.state(table)["over"] and left(ada, table) > 200
        later(app, 311)
        keeper.time.sweep()
        assert ada.state(table)["over"], "and it goes on"


def test_a_service_that_starts_while_its_clock_is_wrong_makes_nobody_late(tmp_path, machine):
    with kit.service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob, **pace("bank", 300, 5, end="loss"))
        ada.play(table)
        cookies = dict(bob.http.cookies)
    machine.off = -AN_HOUR
    with kit.service(tmp_path) as app:
        bob = Person(app, cookies)
        bob.play(table)
        machine.off = timedelta()
        app.state.keeper.time.sweep()
        assert not bob.state(table)["over"]


def test_after_a_clock_was_set_forward_and_right_again_time_passes(tmp_path, machine):
    """An hour in which nobody is late would follow, if it were taken for an outage to come."""
    with kit.service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        table = seated(ada, bob, **pace("bank", 300, 5, end="loss"))
        keeper = app.state.keeper
        machine.off = AN_HOUR
        keeper.time.beat()
        machine.off = timedelta()
        ada.play(table)
        assert left(bob, table) > 200
        later(app, 311)
        keeper.time.sweep()
        assert ada.state(table)["over"]


def test_of_two_who_see_that_time_is_over_one_acts(app, ada, bob):
    """The log takes one answer to a question, whoever gives it."""
    table = seated(ada, bob, **pace(end="skip"))
    later(app, 61)
    keeper = app.state.keeper
    for _ in range(5):
        keeper.time.sweep()
    until(lambda: ada.state(table)["asked"] == 1)
    events = keeper.store.since(table[3:]).events
    assert [each.key for each in events] == ["set-up", "time:1"]


def test_programs_set_clocks_and_read_them(app, ada):
    seats = [{"kind": "token"}, {"kind": "token"}]
    wanted = {"kind": "bank", "seconds": 90, "increment": 2, "end": "loss"}
    body = {"game": "cave-in", "seats": seats, "pace": wanted}
    made = ada.http.post("/api/tables", json=body).json()
    told = ada.http.get(path := f"/api/tables/{made['table']}").json()
    assert told["clock"]["kind"] == "bank" and told["clock"]["left"] == [90, 90]
    assert told["clock"]["running"] == 0 and told["clock"]["ends"].endswith("Z")
    again = ada.http.get(path).json()
    assert again == told, "nothing that is told changes while time only passes"
    for wrong in ({"kind": "sand"}, {"seconds": 0}, {"quiet": [3]}, {"zone": "Moon"}):
        refused = ada.http.post("/api/tables", json={**body, "pace": {**wanted, **wrong}})
        assert refused.status_code == 422
    token = {"Authorization": f"Bearer {made['tokens']['0']}"}
    refused = ada.http.post(f"{path}/vacation", json={"seconds": 60}, headers=token)
    assert refused.status_code == 422 and "vacation" in refused.json()["said"]


# --- on a page


def timed(service, **terms):
    """The first seat's own link at a table of two with a clock."""
    seats = [{"kind": "token", "name": "Ada"}, {"kind": "token", "name": "Bob"}]
    opened = service.call("/tables", {"game": "cave-in", "seats": seats, "pace": terms})
    return f"{opened['link']}/sit/{opened['tokens']['0']}"


def shown(page):
    """What the clocks show, in seconds."""
    texts = page.locator("#clocks b").all_inner_texts()
    return [60 * int(text.split(":")[0]) + int(text.split(":")[1]) for text in texts]


def until_it_counts(page):
    """Until the page counts by itself: what it was sent with stands still."""
    sent = shown(page)[0]
    until(lambda: shown(page)[0] < sent)


def test_a_page_counts_down_alone_and_is_right_after_a_sleep(service, visit):
    """Of a sleeping machine no timer fires: the page looks at its watch when it wakes."""
    page = visit("/")
    page.clock.install()
    come_by(page, timed(service, kind="bank", seconds=600))
    until_it_counts(page)
    page.clock.fast_forward(300_000)
    until(lambda: shown(page)[0] < 300)
    assert shown(page)[1] == 600


def test_who_listens_is_told_once_that_little_is_left(service, visit):
    page = visit("/")
    page.clock.install()
    come_by(page, timed(service, kind="bank", seconds=600))
    until_it_counts(page)
    page.evaluate("""() => {
      window.heard = [];
      new MutationObserver(() => heard.push(document.getElementById('live').textContent))
        .observe(document.getElementById('live'), {childList: true});
    }""")
    assert page.locator("#clocks b").first.get_attribute("aria-live") == "off"
    page.clock.fast_forward(575_000)
    for _ in range(5):
        page.clock.run_for(1000)
    assert page.evaluate("heard") == ["Half a minute left."]
    assert page.locator("#clocks li.low").count() == 1


def test_a_loss_ends_the_match_before_everybodys_eyes(service, visit):
    page = come_by(visit(), timed(service, kind="move", seconds=1, end="loss"))
    page.wait_for_selector("#ending.over-board")
    assert "has lost" in page.inner_text("#ending") and "Bob — won" in page.inner_text("#ending")


def test_the_terminal_shows_the_clocks_and_such_an_end(service, monkeypatch, capsys):
    link = timed(service, kind="move", seconds=1, end="loss")
    monkeypatch.setattr("tunnelier.cli.join.console.input", lambda _: time.sleep(2) or "1")
    with pytest.raises(SystemExit) as end:
        main(["join", link])
    told = capsys.readouterr().out
    assert not end.value.code and "Time left: Ada 0:0" in told and "won." in told


def test_the_set_up_page_knows_the_readers_zone(service, visit):
    page = visit("/new/cave-in", timezone_id="Europe/Paris")
    assert page.input_value("input[name=zone]") == "Europe/Paris"
