"""What a process has done before others are forked from it: what most services begin with."""

import tempfile
import threading
from pathlib import Path

import numba  # noqa: F401
import uvicorn.protocols.http.httptools_impl  # noqa: F401
import uvloop  # noqa: F401

import tunnelier.web.door.wire
import tunnelier.web.watching.logs  # noqa: F401
from tests.patience import until
from tests.web.kit import Person, service

with tempfile.TemporaryDirectory() as folder, service(Path(folder)) as app:
    ada = Person(app)
    ada.get("/api/games")
    table = ada.open("cave-in", "novice")
    ada.get(table)
    ada.play(table)
until(lambda: threading.active_count() == 1)  # whoever is forked has to be alone
