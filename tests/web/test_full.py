"""A disk that is full: that is said, nothing counts that is not written, and it passes."""

import subprocess
from contextlib import suppress

import pytest

from tests.patience import until
from tests.web.kit import begun
from tests.web.kit import service as opened_service
from tunnelier.core.language import LANGUAGES


class Disk:
    """A file system of eight megabytes."""

    def __init__(self, folder):
        self.folder, self.filler = folder, folder / "filler"
        self.folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
        if subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("file systems cannot be mounted here")

    def fill(self):
        with suppress(OSError), self.filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)

    def free(self):
        self.filler.unlink()

    def close(self):
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path):
    opened = Disk(tmp_path / "disk")
    yield opened
    opened.close()


@pytest.fixture
def app(disk):
    with opened_service(disk.folder, url=begun(disk.folder)) as opened:
        yield opened


def test_on_a_full_disk_nothing_counts_and_that_is_said(app, ada, bob, disk):
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    before = ada.state(table)
    disk.fill()
    refused = ada.play(table, key="mine")
    assert refused.status_code == 503 and "retry-after" in refused.headers
    assert refused.json()["problem"] == "no-room" and "disk" in refused.json()["said"]
    assert ada.state(table)["version"] == before["version"], "nothing counts that is not written"
    assert ada.state(table)["log"] == before["log"] and bob.get(table).status_code == 200
    opened = {"game": "cave-in", "seats": [{"kind": "token"}, {"kind": "bot", "level": "novice"}]}
    answer = ada.http.post("/api/tables", json=opened)
    assert (answer.status_code, answer.json()["problem"]) == (503, "no-room")
    health = ada.get("/health")
    assert (health.status_code, health.json()["health"]) == (503, "no-room")
    said = {ada.get(f"/health?lang={lang}").json()["said"] for lang in LANGUAGES}
    assert len(said) == 4
    disk.free()
    until(lambda: ada.get("/health").status_code == 200)
    assert ada.play(table, key="mine").json() == {"version": before["version"] + 1}
    assert bob.state(table)["version"] == before["version"] + 1


def test_a_full_disk_is_noticed_though_nobody_plays(app, ada, disk):
    """Somebody says every ten seconds that they serve, and that is not written then."""
    assert ada.get("/health").status_code == 200
    disk.fill()
    with suppress(Exception):
        app.state.keeper.time.beat()
    until(lambda: ada.get("/health").status_code == 503)
    disk.free()
    until(lambda: ada.get("/health").status_code == 200)
