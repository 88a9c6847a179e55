"""Traffic on several processes: who plays, who listens, what stands between, and what must hold."""

import hashlib
import json
import random
import select
import socket
import threading
import time
from contextlib import suppress
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.patience import until
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing.tables import Keeper
from tunnelier.web.showing import show

SOON = 15
"""Seconds after which an answer that did not come is asked for elsewhere."""
LOST = (OSError, HTTPException, ValueError)
"""How a connection ends that is cut: in the middle of an answer too."""


def hashed(state):
    """What a seat sees, in short."""
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


class Traffic:
    """Tables at which two play for both seats, each at whichever process answers, and two listen.

    `ports` are those of the processes, or of what stands in front of them. A request that got lost
    is repeated, somewhere, with the same key, until it is answered.
    """

    def __init__(self, ports, tables=2, bot=None):
        self.ports, self.stop = ports, threading.Event()
        self.taken, self.heard, self.moves = {}, {}, 0
        self._lock, self._threads = threading.Lock(), []
        self.tables = [self._open(bot) for _ in range(tables)]
        for number, (table, tokens) in enumerate(self.tables):
            for k in range(2):
                self._start(self._play, table, tokens, random.Random(10 * number + k), k)
            for seat, token in tokens.items():
                self._start(self._listen, table, int(seat), token)

    def _start(self, work, *given):
        self._threads.append(threading.Thread(target=work, args=given, daemon=True))
        self._threads[-1].start()

    def _open(self, bot):
        other = {"kind": "bot", "level": bot} if bot else {"kind": "token"}
        wanted = {"game": "cave-in", "seats": [{"kind": "token"}, other]}
        told = self.ask("/tables", wanted)[1]
        return told["table"], told["tokens"]

    def ask(self, path, body=None, token=None):
        """The status and the answer, from whoever answers."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        while True:
            port = random.choice(self.ports)
            request = Request(f"http://127.0.0.1:{port}/api{path}", data, headers)
            with suppress(*LOST):
                try:
                    answer = urlopen(request, timeout=SOON)
                except HTTPError as error:
                    answer = error
                with answer:
                    if answer.status < 500:
                        return answer.status, json.load(answer)
                    assert answer.status in (502, 503), answer.read()
            time.sleep(0.05)

    def _play(self, table, tokens, rng, number):
        """Answer for whoever is asked; somebody else does, too."""
        count = 0
        while not self.stop.is_set():
            seat, token = rng.choice([*tokens.items()])
            _, told = self.ask(f"/tables/{table}", token=token)
            if told["over"]:
                return
            if told["moves"]:
                count += 1
                key = f"{number}-{count}"
                body = {"move": rng.choice(told["moves"]), "version": told["version"], "key": key}
                status, answer = self.ask(f"/tables/{table}/moves", body, token)
                assert status in (200, 409), answer
                if status == 200:
                    with self._lock:
                        self.taken[table, answer["version"]] = f"{seat}:{key}"
                        self.moves += 1
            time.sleep(rng.random() / 20)

    def _listen(self, table, seat, token):
        """Hear what is told to a seat; who is cut off comes back, somewhere."""
        while not self.stop.is_set() and not self.heard.get((table, seat), (0, "", False))[2]:
            port = random.choice(self.ports)
            url = f"http://127.0.0.1:{port}/api/tables/{table}/stream"
            with suppress(*LOST):
                request = Request(url, headers={"Authorization": f"Bearer {token}"})
                with urlopen(request, timeout=SOON + 5) as lines:
                    for line in lines:
                        if line.strip():
                            told = json.loads(line)
                            heard = told["version"], hashed(told["state"]), told["over"]
                            self.heard[table, seat] = heard
            time.sleep(0.05)

    def go_on(self, moves):
        """Until so many more answers were taken, or all is played."""
        enough = self.moves + moves
        until(lambda: self.moves >= enough or self.all_over())

    def all_over(self):
        """Whether nothing is left to play."""
        return all(
            self.heard.get((table, int(seat)), (0, "", False))[2]
            for table, tokens in self.tables
            for seat in tokens
        )

    def settle(self, url):
        """Play to the end: nothing that was taken is lost, and all see the same everywhere."""
        until(self.all_over, lambda: f"{self.heard} {self.moves}")
        self.stop.set()
        store = Store(url)
        keeper = Keeper(store, threads=0)
        try:
            for table, tokens in self.tables:
                self._hold(keeper, table, tokens)
        finally:
            keeper.close()
            store.close()

    def _hold(self, keeper, table, tokens):
        events = keeper.store.since(table).events
        assert [event.version for event in events] == list(range(1, len(events) + 1))
        written = {event.version: event.key for event in events}
        mine = {version: key for (name, version), key in self.taken.items() if name == table}
        assert mine.items() <= written.items()
        assert len({event.key for event in events}) == len(events)
        live = keeper.live(table)  # replayed from what is written
        for seat, token in tokens.items():
            here = hashed(show.data(live, int(seat), "en")["state"])
            assert self.heard[table, int(seat)] == (live.version, here, True)
            for port in self.ports:
                request = Request(f"http://127.0.0.1:{port}/api/tables/{table}")
                request.add_header("Authorization", f"Bearer {token}")
                with urlopen(request, timeout=60) as answer:
                    told = json.load(answer)
                assert (told["version"], hashed(told["state"])) == (live.version, here)


class Line:
    """What stands between two: it hands on what comes, and can be made to do that badly.

    `cut` hangs up on all; `delay` holds back what comes for so many seconds at most. Of those who
    are `doubled` one gets a copy of what is asked, too, sooner or later than it is handed on.
    """

    def __init__(self, port, doubled=()):
        self.to, self.delay, self.doubled = port, 0.0, doubled
        self._pairs = set()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Hang up on everybody."""
        for pair in tuple(self._pairs):
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self):
        """Hand nothing on any more."""
        self._server.close()
        self.cut()

    def _accept(self):
        with suppress(OSError):
            while True:
                near, _ = self._server.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near):
        with near:
            try:
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                return
            with far:
                pair = (near, far)
                self._pairs.add(pair)
                with suppress(OSError):
                    self._hand_on(near, far)
                self._pairs.discard(pair)

    def _hand_on(self, near, far):
        asked = b""
        while True:
            for end in select.select([near, far], [], [])[0]:
                part = end.recv(65536)
                if not part:
                    return
                if self.delay:
                    time.sleep(random.random() * self.delay)
                if end is near:
                    asked += part
                    if self.doubled and asked.startswith(b"POST") and asked.endswith(b"}"):
                        threading.Thread(target=self._again, args=(asked,), daemon=True).start()
                        time.sleep(random.random() / 10)
                (far if end is near else near).sendall(part)

    def _again(self, asked):
        """The same to somebody else; nobody hears the answer."""
        time.sleep(random.choice([0.0, 0.05, 0.5]))
        with (
            suppress(OSError),
            socket.create_connection(
                ("127.0.0.1", random.choice(self.doubled)), timeout=SOON
            ) as other,
        ):
            other.sendall(asked)
            while other.recv(65536):
                pass
