"""Bots that the host has brought sit at tables as levels do."""

import pytest

from tests.docs.coverage import ROOT
from tests.patience import until
from tests.web.kit import service
from tunnelier.bots import LEVELS, offer

MISER = str(ROOT / "examples" / "bots" / "miser.py")
GUESTS = [MISER, f"apart:{MISER}"]


@pytest.fixture
def offered():
    for name in GUESTS:
        offer(name)
    yield
    for name in GUESTS:
        del LEVELS[name]


@pytest.mark.usefixtures("offered")
def test_they_play_a_match_to_its_end(tmp_path):
    """One in the service's own process, one apart; people find both where they choose."""
    with service(tmp_path) as app:
        door = app.state.door
        assert all(name in door.get("/new/cave-in").text for name in GUESTS)
        seats = [{"kind": "bot", "level": name} for name in GUESTS]
        opened = door.post("/api/tables", json={"game": "cave-in", "seats": seats}).json()
        table = f"/api/tables/{opened['table']}"
        until(lambda: door.get(table).json()["over"])
        assert len(door.get(table).json()["scores"]) == 2
