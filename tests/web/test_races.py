"""Two at once: what somebody was shown has changed by the time their answer is written."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.kit import PATIENCE, Person, later


class Watched:
    """The lock of a table; it is noticed when another thread waits for it."""

    def __init__(self, lock):
        self.lock, self.waited_for = lock, threading.Event()
        self.owner = threading.get_ident()

    def __enter__(self):
        if threading.get_ident() != self.owner:
            self.waited_for.set()
        self.lock.acquire()

    def __exit__(self, *_):
        self.lock.release()


def overtaken(live, request, by):
    """The answer to a request that waits for a table while something else happens there."""
    live.lock = Watched(live.lock)
    with ThreadPoolExecutor(1) as threads, live.lock:
        waiting = threads.submit(request)
        assert live.lock.waited_for.wait(PATIENCE)
        by()
    return waiting.result()


def seated(app, ada, bob, **terms):
    """A table where both sit."""
    table = ada.open("cave-in", "open", **terms)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    return table, app.state.keeper.live(table.removeprefix("/t/"))


def played_out(app, live):
    """Play until the match is over by its rules."""
    while not live.over:
        key = f"k{live.version}"
        app.state.keeper.play(live, live.asked, "take 1", live.version, key, "en")


def as_written(app, live):
    """The table and its seats in the database."""
    found = app.state.keeper.store.since(live.id)
    return found.table, found.seats


@pytest.mark.parametrize("rated", ["", "yes"])
def test_who_resigns_when_the_match_has_just_ended_changes_nothing(app, ada, bob, rated):
    table, live = seated(app, ada, bob, rated=rated)
    answer = overtaken(live, lambda: bob.post(f"{table}/resign"), lambda: played_out(app, live))
    assert answer.status_code == 409
    written, seats = as_written(app, live)
    assert written.ending and written.closed is None
    assert [seat.lost for seat in seats] == [None, None]
    assert (seats[1].name, seats[1].bot) == ("Bob", None) and seats[1].guest


def test_a_match_that_has_just_ended_cannot_be_agreed_to_end(app, ada, bob):
    table, live = seated(app, ada, bob)
    ada.post(f"{table}/agree", yes="yes")
    agrees = lambda: bob.post(f"{table}/agree", yes="yes")  # noqa: E731
    assert overtaken(live, agrees, lambda: played_out(app, live)).status_code == 409
    written, _ = as_written(app, live)
    assert written.ending and written.closed is None


@pytest.mark.parametrize("rated", ["", "yes"])
def test_who_has_just_answered_is_not_late(app, ada, bob, rated):
    table, live = seated(app, ada, bob, rated=rated)
    later(app, 3601)
    assert bob.state(table)["overdue_in"] == 0
    keeper, hands_over = app.state.keeper, lambda: bob.post(f"{table}/away", seat=0)
    answers = lambda: keeper.play(live, 0, "take 1", live.version, "at-last", "en")  # noqa: E731
    assert overtaken(live, hands_over, answers).status_code == 409
    written, seats = as_written(app, live)
    assert written.ending is None
    assert [(seat.lost, seat.bot) for seat in seats] == [(None, None)] * 2


def test_who_has_just_lost_does_not_come_back(app, ada, bob):
    """Their seat is a bot's for good: else nobody could answer for it."""
    eve = Person(app)
    table = ada.open("cave-in", "open", "open")
    for number, person in ((1, bob), (2, eve)):
        assert person.post(f"{table}/sit", number=number).status_code == 303
    live = app.state.keeper.live(table.removeprefix("/t/"))
    assert bob.post(f"{table}/away", level="novice").status_code == 303
    comes_back = lambda: bob.post(f"{table}/away")  # noqa: E731
    answer = overtaken(live, comes_back, lambda: app.state.keeper.lose(live, 1, "time"))
    assert answer.status_code == 409
    assert as_written(app, live)[1][1].bot


def test_nobody_is_sent_away_from_a_match_that_has_just_begun(app, ada, bob):
    table = ada.open("cave-in", "open", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    live = app.state.keeper.live(table.removeprefix("/t/"))
    sends_away = lambda: ada.post(f"{table}/send-away", number=1)  # noqa: E731
    sits = lambda: app.state.keeper.take(live, 2, "Eve", "eve", "by-e")  # noqa: E731
    assert overtaken(live, sends_away, sits).status_code == 409
    assert live.begun and as_written(app, live)[1][1].name == "Bob"
