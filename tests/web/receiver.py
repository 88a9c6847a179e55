"""Something that listens where people are told, and services that tell."""

import json
import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from sqlalchemy import select

from tests.patience import until
from tests.web.kit import later, stop_time
from tests.web.kit import service as open_service
from tunnelier.web.keeping.store import Notice
from tunnelier.web.playing.tables import GRACE

SOON = GRACE.total_seconds() + 1


class Receiver:
    """Something that listens: it notes what came, and answers as it is told to."""

    def __init__(self):
        self.came, self.status, self.answers = [], 200, threading.Event()
        self.answers.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.came.append((self.path, dict(self.headers), body))
                receiver.answers.wait()
                self.send_response(receiver.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook?of=ada"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def told(self):
        return [json.loads(body) for _, _, body in self.came]

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def told_service(folder, **more):
    """A service that sends to receivers on this machine, and whose clock stands still."""
    with open_service(folder, hooks_anywhere=True, **more) as opened:
        stop_time(opened)
        yield opened


def hook(person, receiver, kind="generic"):
    """Have somebody told where a receiver listens: the path of that."""
    answer = person.post("/told", kind=kind, address=receiver.address)
    assert answer.status_code == 303, answer.text
    return told_at(person)[-1]


def told_at(person):
    """The paths of the places where somebody is told."""
    return [f"/told/{name}" for name in re.findall(r'data-hook="(.+?)"', person.get("/told").text)]


def together(ada, bob, *more):
    """A table where two play, and Ada is asked first."""
    table = ada.open("cave-in", "open", *more)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    return table


def waiting(app):
    """What is still to be sent."""
    with app.state.keeper.store.session() as session:
        return list(session.scalars(select(Notice).where(Notice.due.is_not(None))))


def sent(app, seconds=SOON):
    """Let time go on, and wait until nothing that is due by then waits for somebody to try."""
    later(app, seconds)
    now = app.state.keeper.time.now()
    app.state.notices.sweep()
    until(lambda: all(each.due > now for each in waiting(app)))
