"""Run the service on this machine: one process, one file, nothing to configure."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import webbrowser

import uvicorn

from .app import make_app
from .files import address, home, make_folder


def serve(host: str, port: int, browser: bool, database: str | None, pace: float) -> None:
    """Serve until interrupted; the next free port is taken if this one is in use."""
    make_folder(home())
    url = address(database).render_as_string(hide_password=False)
    app = make_app(url, home() / "key", pace)
    port = free_port(host, port)
    link = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"Tunnelier is open at {link}  (Ctrl-C closes it; tables are kept)", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [link]).start()
    warming = warm_up()
    try:
        uvicorn.run(app, host=host, port=port, log_level="warning", server_header=False)
    finally:
        warming.terminate()


def warm_up() -> subprocess.Popen[bytes]:
    """Compile all games in a process of its own, so that the first table of each opens soon."""
    command = [sys.executable, "-m", "tunnelier.cli", "warm"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)


def free_port(host: str, port: int) -> int:
    """The port asked for, or the next one that is free."""
    for candidate in range(port, port + 50):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, candidate))
            except OSError:
                continue
            return candidate
    raise OSError(f"no free port from {port} to {port + 49}")
