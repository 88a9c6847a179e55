"""Boards: drawn once for all who look alike, beside the service, whoever dies."""

import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.patience import until
from tests.web import kit
from tests.web.kit import PATIENCE, Person
from tunnelier import Match
from tunnelier.web.showing import drawing
from tunnelier.web.showing.drawing import Drawers, Order, drawn


def test_a_board_is_drawn_once_for_all_who_look_alike(app, monkeypatch):
    """Twenty spectators and two seats: three boards a version, however often they look."""
    orders, lock = [], threading.Lock()

    def counted(order):
        with lock:
            orders.append(order)
        return drawn(order)

    monkeypatch.setattr(drawing, "drawn", counted)
    ada, bob = Person(app), Person(app)
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1)
    people = [ada, bob, *(Person(app) for _ in range(20))]
    for version in (1, 2):
        with ThreadPoolExecutor(22) as pool:
            told = list(pool.map(lambda person: person.state(table), people * 2))
        assert {each["version"] for each in told} == {version}
        assert len(orders) == 3 * version
        ada.play(table, "take 1")


def test_what_a_board_is_drawn_from_holds_no_secret():
    """The order that leaves the service is what its viewer sees: worlds that look alike are one."""
    match = Match("cave-in", seed=3)
    other = Match("cave-in", seed=4)
    while other.row_seen_by(0).tobytes() != match.row_seen_by(0).tobytes():
        other = Match("cave-in", seed=other.seed + 1)
    assert other.rows.tobytes() != match.rows.tobytes()
    assert Order.of(match, 0, "en", False) == Order.of(other, 0, "en", False)


def test_a_drawer_that_dies_is_replaced():
    """Nobody waits for a board for ever."""
    drawers, order = Drawers(1), Order.of(Match("cave-in", seed=3), 0, "fr", True)
    try:
        board = drawers.draw(order)
        assert board == drawn(order)
        (pid,) = drawers._pool._processes
        os.kill(pid, signal.SIGKILL)
        assert drawers.draw(order) == board
        assert drawers.draw(order) == board
        assert list(drawers._pool._processes) != [pid]
    finally:
        drawers.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_drawers_go_with_the_service(tmp_path, how):
    """However it ends, no process of it is left."""
    service = kit.Service(tmp_path, drawers=1)
    opened = service.open("cave-in", "token", "open")
    service.call(f"/tables/{opened['table']}/seats", {"name": "Bo"})
    with kit.urlopen(f"{service.url}/t/{opened['table']}", timeout=PATIENCE) as page:
        assert b"<svg" in page.read()
    children = descendants(service.process.pid)
    assert children
    service.process.send_signal(how)
    service.process.wait(PATIENCE)
    until(lambda: not any(os.path.exists(f"/proc/{child}") for child in children))


def descendants(pid):
    """The processes that a process has started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        direct = [int(word) for word in file.read().split()]
    if not direct:  # started by another thread
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children", encoding="ascii") as file:
                direct += [int(word) for word in file.read().split()]
    return direct
