"""Run the service on this machine: with a file of its own there is nothing to configure."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import webbrowser
from itertools import product

from tunnelier.bots import offer, ready, ready_by_thumb
from tunnelier.core.language import ENGLISH
from tunnelier.games import games, load

from .app import make_app
from .door.proxy import root_path
from .door.wire import run
from .keeping.files import Unusable, address, home, lock, make_folder
from .playing.compiling import end_with_parent, reaped
from .playing.thinking import step_back
from .watching.logs import Log
from .words import MESSAGES


def serve(
    host: str,
    port: int,
    browser: bool,
    database: str | None,
    pace: float,
    thinkers: int | None,
    root: str,
    proxies: str,
    metrics_token: str = "",
    forget_after: int = 0,
    hooks_anywhere: bool = False,
    mail_server: str = "",
    mail_password: str = "",
    mail_from: str = "",
    site: str = "",
    log: Log = Log.plain,
    lang: str = ENGLISH,
    bots: str = "",
) -> None:
    """Serve until interrupted; the next free port is taken if this one is in use.

    Beside the levels people may choose from `bots`, which others have written.
    """
    for name in filter(None, bots.split(",")):
        offer(name)
    make_folder(home())
    url = address(database).render_as_string(hide_password=False)
    drawers = max(1, (os.cpu_count() or 1) - 1)
    app = make_app(
        url,
        home() / "key",
        pace,
        root=root,
        proxies=proxies,
        drawers=min(2, drawers),
        apart=1,
        thinkers=thinkers,
        metrics_token=metrics_token,
        forget_after=forget_after,
        hooks_anywhere=hooks_anywhere,
        mail_server=mail_server,
        mail_password=mail_password,
        mail_from=mail_from,
        site=site,
    )
    port = free_port(host, port)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    link = f"http://{name}:{port}{root_path(root)}/"
    print(MESSAGES["host-open"].say(lang, link=link), flush=True)
    if browser:
        timer = threading.Timer(1.0, webbrowser.open, [link])
        timer.daemon = True
        timer.start()
    warming = warm_up()
    try:
        run(app, host, port, log)
    finally:
        warming.terminate()


def warm_up() -> subprocess.Popen[bytes]:
    """Compile all games in a process of its own, so that the first table of each opens soon."""
    command = [sys.executable, "-c", f"from {__name__} import warm; warm()"]
    quiet = subprocess.DEVNULL
    return reaped(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet))


def warm() -> None:
    """Compile all games, one process at a time, for as long as whoever wants it is there.

    First what people need to sit down at any of them, then the search by networks.
    """
    end_with_parent()
    step_back()  # the game that somebody waits for comes first
    with lock(home() / "warming.lock"):  # a second one finds all done
        for compile_it, name in product((ready_by_thumb, ready), games()):
            compile_it(load(name))


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
    raise Unusable("no-port", first=str(port), last=str(port + 49))
