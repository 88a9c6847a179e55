"""The service under load: tables of programs or of browsers, and how soon everybody hears."""

import argparse
import asyncio
import hashlib
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from datetime import date
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx2 as httpx

from speed import describe_machine, positive, save
from tunnelier.web import show
from tunnelier.web.store import Store
from tunnelier.web.tables import Keeper

RESULTS = Path(__file__).parent / "results"
SERVER = """
import sys
from pathlib import Path
from tunnelier.web.app import make_app
from tunnelier.web.wire import run
folder, port = Path(sys.argv[1]), int(sys.argv[2])
most = {"limit": 10**9, "streams": 10**9, "openings": 10**9, "drawers": 1}
run(make_app(f"sqlite:///{folder}/tables.db", folder / "key", pace=0.0, **most), "127.0.0.1", port)
"""


class Load:
    """Tables of two who answer after thinking for a while: programs, by the interface for them."""

    def __init__(self, url: str, game: str, think: float) -> None:
        self.url, self.game, self.think = url, game, think
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self.http = httpx.AsyncClient(base_url=url, limits=limits, timeout=120)
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.moves = 0
        self.taken: dict[str, int] = {}
        """The version of each table after the last answer that the service said it took."""
        self.heard: dict[tuple[str, int], tuple[int, str]] = {}
        """What each seat heard last: the version, and the state it saw."""
        self.measuring = False

    async def open(self) -> tuple[str, list[Any]]:
        """A table of two tokens."""
        seats = [{"kind": "token"}, {"kind": "token"}]
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats})
        told = answer.raise_for_status().json()
        return told["table"], list(told["tokens"].values())

    async def sit(self, table: str, token: Any, stop: asyncio.Event) -> None:
        """Listen at one seat, and answer when asked, until it is enough."""
        headers, rng = {"Authorization": f"Bearer {token}"}, random.Random(token)
        path = f"/api/tables/{table}"
        async with self.http.stream("GET", f"{path}/stream", headers=headers) as stream:
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.strip():
                    await self.hear(path, json.loads(line), headers, rng)

    async def hear(
        self, path: str, told: dict[str, Any], headers: dict[str, str], rng: random.Random
    ) -> None:
        """Note when a move arrived; think and answer if asked."""
        self.note(path, told)
        self.heard[path, told["seat"]] = told["version"], _hash(told["state"])
        if told["moves"]:
            await asyncio.sleep(rng.expovariate(1 / self.think))
            version = told["version"]
            body = {"move": rng.choice(told["moves"]), "version": version, "key": f"v{version}"}
            self.sent[path, version + 1] = time.perf_counter()
            answer = await self.http.post(f"{path}/moves", json=body, headers=headers)
            self.take(path, answer)

    def note(self, path: str, told: dict[str, Any]) -> None:
        """How long it took until the other seat had what a move made of the table."""
        sent = self.sent.get((path, told["version"]))
        if sent is not None and not told["moves"] and self.measuring:
            self.delays.append(time.perf_counter() - sent)

    def take(self, path: str, answer: httpx.Response) -> None:
        """An answer was taken."""
        self.taken[path] = answer.raise_for_status().json()["version"]
        self.moves += self.measuring


class Browsers(Load):
    """Two browsers at each table: what a page asks for and is sent, board and all."""

    async def open(self) -> tuple[str, list[Any]]:
        """A table opened by one browser; another comes by its link."""
        people = [await self.visit() for _ in range(2)]
        fields = {"game": self.game, "seat-0": "me", "seat-1": "open", "name": "Ada"}
        while "location" not in (opened := await self.post(people[0], "/t", fields)).headers:
            await asyncio.sleep(0.1)  # the game is being compiled
        table = opened.headers["location"].rsplit("/", 1)[-1]
        await self.post(people[1], f"/t/{table}/sit", {"number": "1", "name": "Bob"})
        return table, people

    async def visit(self) -> dict[str, str]:
        """Somebody new: the cookie, and the proof that forms come from a page of ours."""
        page = await self.http.get("/", headers={"Cookie": ""})
        self.http.cookies.clear()
        proof = re.search(r'data-proof="(\w+)"', page.text)
        assert proof is not None
        return {"cookie": page.headers["set-cookie"].partition(";")[0], "proof": proof[1]}

    async def post(
        self, person: dict[str, str], path: str, fields: dict[str, str], accept: str = "text/html"
    ) -> httpx.Response:
        """Send a form."""
        headers = {"Cookie": person["cookie"], "Accept": accept}
        answer = await self.http.post(
            path, data={"proof": person["proof"], **fields}, headers=headers
        )
        self.http.cookies.clear()
        assert answer.status_code < 400, answer.text
        return answer

    async def sit(self, table: str, token: Any, stop: asyncio.Event) -> None:
        """Listen as the page does: an event brings what has changed, and is shown."""
        path, headers, rng = f"/t/{table}", {"Cookie": token["cookie"]}, random.Random(str(token))
        async with self.http.stream("GET", f"{path}/events", headers=headers) as stream:
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.startswith("data: "):
                    told = json.loads(line[6:])
                    if "board" in told:
                        await self.see(path, told, token, rng)

    async def see(
        self, path: str, told: dict[str, Any], person: dict[str, str], rng: random.Random
    ) -> None:
        """Note when a board arrived; think and answer if asked."""
        self.note(path, told)
        self.heard[path, told["seat"]] = told["version"], ""
        if told["moves"]:
            await asyncio.sleep(rng.expovariate(1 / self.think))
            version = told["version"]
            move = str(rng.choice(told["moves"])["action"])
            fields = {"move": move, "version": str(version), "key": f"v{version}"}
            self.sent[path, version + 1] = time.perf_counter()
            answer = await self.post(person, f"{path}/play", fields, "application/json")
            self.take(path, answer)


async def measure(
    kind: type[Load], url: str, game: str, tables: int, think: float, seconds: float
) -> tuple[Load, dict[str, Any]]:
    """Open the tables, let them play, and count."""
    load, stop = kind(url, game, think), asyncio.Event()
    opened = [await load.open() for _ in range(tables)]
    sitting = [
        asyncio.create_task(load.sit(table, token, stop))
        for table, tokens in opened
        for token in tokens
    ]
    await asyncio.sleep(min(10.0, seconds / 2))
    load.measuring, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    stop.set()
    failed = [task.exception() for task in sitting if task.done() and task.exception()]
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    await load.http.aclose()
    delays = load.delays or [0.0]
    return load, {
        "of": "browsers" if kind is Browsers else "programs",
        "tables": tables,
        "moves_per_second": load.moves / took,
        "p50_ms": 1000 * median(delays),
        "p99_ms": 1000 * (quantiles(delays, n=100)[98] if len(delays) > 1 else delays[0]),
        "heard": len(load.delays),
        "failures": [repr(each) for each in failed[:3]],
    }


def check(load: Load, folder: Path) -> dict[str, int]:
    """After a kill: every answer taken is written, and every seat sees again what it saw."""
    tables = Keeper(Store(f"sqlite:///{folder}/tables.db"))
    compared = 0
    for path, version in load.taken.items():
        live = tables.live(path.rsplit("/", 1)[-1])
        assert live.version >= version, f"{path}: an answer that was taken is lost"
        for seat in range(live.match.players):
            heard, state = load.heard[path, seat]
            if heard == live.version and state:
                assert _hash(show.data(live, seat, "en")["state"]) == state, f"{path} differs"
                compared += 1
    tables.close()
    return {"tables_checked": len(load.taken), "states_compared": compared}


def _hash(state: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


def memory(pid: int) -> float:
    """The memory a process holds, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def serve(folder: Path) -> tuple[Any, str]:
    """A service in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(folder), str(port)])
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(f"{url}/api/games")
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return process, url
    raise TimeoutError("the service does not answer")


def main() -> None:
    """Run the benchmark from the command line."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--game", default="steam-tunnel")
    command.add_argument("--tables", type=positive(int), nargs="+", default=[50, 200])
    command.add_argument(
        "--browsers", action="store_true", help="pages with their boards, beside programs"
    )
    command.add_argument("--think", type=positive(float), default=4.0, help="seconds a move, mean")
    command.add_argument("--seconds", type=positive(float), default=30.0)
    command.add_argument("--write", action="store_true", help="write bench/results/web.json")
    options = command.parse_args()
    rows = []
    kinds = [Load, Browsers] if options.browsers or options.write else [Load]
    for kind, tables in product(kinds, options.tables):
        with tempfile.TemporaryDirectory() as folder:
            process, url = serve(Path(folder))
            try:
                asyncio.run(measure(kind, url, options.game, 1, 0.05, 1.0))  # compiles, warms up
                before = memory(process.pid)
                load, row = asyncio.run(
                    measure(kind, url, options.game, tables, options.think, options.seconds)
                )
                row["kB_a_table"] = 1000 * (memory(process.pid) - before) / tables
            finally:
                process.kill()
                process.wait()
            row |= check(load, Path(folder))
        rows.append(row)
        print(json.dumps(row), flush=True)
    if options.write:
        report = {
            "date": date.today().isoformat(),
            "machine": describe_machine(),
            "game": options.game,
            "think_seconds": options.think,
            "seconds": options.seconds,
            "rows": rows,
        }
        save(RESULTS / "web.json", json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
