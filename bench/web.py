"""The service under load: tables of programs or of browsers, and how soon everybody hears."""

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx2 as httpx

from speed import describe_machine, positive, save
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing.tables import Keeper
from tunnelier.web.showing import show

AT_ONCE = 20
"""So many tables are opened at a time."""
RESULTS = Path(__file__).parent / "results"
SERVER = """
import sys
from pathlib import Path
from tunnelier.web.app import make_app
from tunnelier.web.door.wire import run
url, folder, port = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
most = {"limit": 10**9, "streams": 10**9, "openings": 10**9, "drawers": 1}
run(make_app(url, folder / "key", pace=0.0, **most), "127.0.0.1", port)
"""


class Load:
    """Tables of two who answer after thinking for a while: programs, by the interface for them."""

    def __init__(self, urls: list[str], game: str, think: float) -> None:
        self.game, self.think = game, think
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self.doors = [httpx.AsyncClient(base_url=url, limits=limits, timeout=120) for url in urls]
        """The ways in, one a process: neighbours at a table come in by different ones."""
        self.opened = 0
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.moves = 0
        self.taken: dict[str, int] = {}
        """The version of each table after the last answer that the service said it took."""
        self.heard: dict[tuple[str, int], tuple[int, str]] = {}
        """What each seat heard last: the version, and the state it saw."""
        self.measuring = False

    def two_doors(self) -> list[httpx.AsyncClient]:
        """Those of the next two who sit down together."""
        self.opened += 1
        return [self.doors[(self.opened + seat) % len(self.doors)] for seat in range(2)]

    async def open(self) -> tuple[str, list[Any]]:
        """A table of two tokens, each with the door of whoever holds it."""
        doors = self.two_doors()
        told = await self.open_for(doors[0], [{"kind": "token"}, {"kind": "token"}])
        return told["table"], list(zip(doors, told["tokens"].values(), strict=True))

    async def open_for(self, door: httpx.AsyncClient, seats: list[dict[str, str]]) -> Any:
        """A table for those who are to sit there."""
        answer = await door.post("/api/tables", json={"game": self.game, "seats": seats})
        return answer.raise_for_status().json()

    async def sit(self, table: str, sitter: Any, stop: asyncio.Event) -> None:
        """Listen at one seat, and answer when asked, until it is enough."""
        door, token = sitter
        headers, rng = {"Authorization": f"Bearer {token}"}, random.Random(token)
        path = f"/api/tables/{table}"
        async with door.stream("GET", f"{path}/stream", headers=headers) as stream:
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.strip():
                    await self.hear(door, path, json.loads(line), headers, rng)

    async def hear(
        self,
        door: httpx.AsyncClient,
        path: str,
        told: dict[str, Any],
        headers: dict[str, str],
        rng: random.Random,
    ) -> None:
        """Note when a move arrived; think and answer if asked."""
        self.note(path, told)
        self.heard[path, told["seat"]] = told["version"], _hash(told["state"])
        if told["moves"]:
            await asyncio.sleep(rng.expovariate(1 / self.think))
            version = told["version"]
            body = {"move": rng.choice(told["moves"]), "version": version, "key": f"v{version}"}
            self.sent[path, version + 1] = time.perf_counter()
            answer = await door.post(f"{path}/moves", json=body, headers=headers)
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
        people = [await self.visit(door) for door in self.two_doors()]
        fields = {"game": self.game, "seat-0": "me", "seat-1": "open", "name": "Ada"}
        while "location" not in (opened := await self.post(people[0], "/t", fields)).headers:
            await asyncio.sleep(0.1)  # the game is being compiled
        table = opened.headers["location"].rsplit("/", 1)[-1]
        await self.post(people[1], f"/t/{table}/sit", {"number": "1", "name": "Bob"})
        return table, people

    async def visit(self, door: httpx.AsyncClient) -> dict[str, Any]:
        """Somebody new: the cookie, and the proof that forms come from a page of ours."""
        page = await door.get("/", headers={"Cookie": ""})
        door.cookies.clear()
        proof = re.search(r'data-proof="(\w+)"', page.text)
        assert proof is not None
        cookie = page.headers["set-cookie"].partition(";")[0]
        return {"door": door, "cookie": cookie, "proof": proof[1]}

    async def post(
        self, person: dict[str, Any], path: str, fields: dict[str, str], accept: str = "text/html"
    ) -> httpx.Response:
        """Send a form."""
        door, headers = person["door"], {"Cookie": person["cookie"], "Accept": accept}
        answer = await door.post(path, data={"proof": person["proof"], **fields}, headers=headers)
        door.cookies.clear()
        assert answer.status_code < 400, answer.text
        return answer

    async def sit(self, table: str, sitter: Any, stop: asyncio.Event) -> None:
        """Listen as the page does: an event brings what has changed, and is shown."""
        path, headers = f"/t/{table}", {"Cookie": sitter["cookie"]}
        rng = random.Random(sitter["cookie"])
        async with sitter["door"].stream("GET", f"{path}/events", headers=headers) as stream:
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.startswith("data: "):
                    told = json.loads(line[6:])
                    if "board" in told:
                        await self.see(path, told, sitter, rng)

    async def see(
        self, path: str, told: dict[str, Any], person: dict[str, Any], rng: random.Random
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
    kind: type[Load],
    urls: list[str],
    game: str,
    tables: int,
    think: float,
    seconds: float,
    tigers: int = 0,
    served: Sequence[Any] = (),
) -> tuple[Load, dict[str, Any]]:
    """Open the tables, let them play, and count; tigers play each other at tables of their own.

    What the `served` processes use of the cores while it is measured is told of each move.
    """
    load, stop = kind(urls, game, think), asyncio.Event()
    opened = []
    while len(opened) < tables:
        few = min(AT_ONCE, tables - len(opened))
        opened += await asyncio.gather(*(load.open() for _ in range(few)))
    for number in range(tigers):
        await load.open_for(load.doors[number % len(urls)], [{"kind": "bot", "level": "tiger"}] * 2)
    sitting = [
        asyncio.create_task(load.sit(table, sitter, stop))
        for table, sitters in opened
        for sitter in sitters
    ]
    await asyncio.sleep(min(10.0, seconds / 2))
    load.measuring, began = True, time.perf_counter()
    spent, own = cores(served), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    spent, own = cores(served) - spent, time.process_time() - own
    stop.set()
    failed = [task.exception() for task in sitting if task.done() and task.exception()]
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    for door in load.doors:
        await door.aclose()
    delays = load.delays or [0.0]
    return load, {
        "of": "browsers" if kind is Browsers else "programs",
        "tables": tables,
        "processes": len(urls),
        "tigers": tigers,
        "moves_per_second": load.moves / took,
        "cpu_ms_a_move": 1000 * spent / max(1, load.moves),
        "cores_used": spent / took,
        "cores_used_by_the_load": own / took,
        "load_average": os.getloadavg()[0],
        "p50_ms": 1000 * median(delays),
        "p99_ms": 1000 * (quantiles(delays, n=100)[98] if len(delays) > 1 else delays[0]),
        "heard": len(load.delays),
        "failures": [repr(each) for each in failed[:3]],
    }


def check(load: Load, database: str) -> dict[str, int]:
    """After a kill: every answer taken is written, and every seat sees again what it saw."""
    tables = Keeper(Store(database))
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


def memory(processes: list[Any]) -> float:
    """The memory that processes hold, in MB."""
    held = 0.0
    for each in processes:
        status = Path(f"/proc/{each.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        held += int(line.split()[1]) / 1000
    return held


def cores(processes: Sequence[Any]) -> float:
    """The processor time that processes and their children have used, in seconds."""
    parents, spent = {each.pid for each in processes}, 0.0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            if not parents.isdisjoint((int(path.parent.name), int(words[1]))):
                spent += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def serve(database: str, folder: Path) -> tuple[Any, str]:
    """A service in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVER, database, folder, str(port)])
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
    command.add_argument(
        "--processes", type=positive(int), default=1, help="so many, on the --database"
    )
    command.add_argument(
        "--database", help="an empty one on a PostgreSQL server, for each number of tables"
    )
    command.add_argument("--tigers", type=int, default=0, help="tables of bots, beside those")
    command.add_argument("--write", action="store_true", help="write bench/results/web.json")
    options = command.parse_args()
    rows = []
    kinds = [Load, Browsers] if options.browsers or options.write else [Load]
    for kind, tables in product(kinds, options.tables):
        with tempfile.TemporaryDirectory() as folder:
            database = options.database or f"sqlite:///{folder}/tables.db"
            served = [serve(database, Path(folder)) for _ in range(options.processes)]
            processes, urls = [each[0] for each in served], [each[1] for each in served]
            try:
                for url in urls:  # compiles, warms up
                    asyncio.run(measure(kind, [url], options.game, 1, 0.05, 1.0))
                before = memory(processes)
                about = (options.game, tables, options.think, options.seconds, options.tigers)
                load, row = asyncio.run(measure(kind, urls, *about, served=processes))
                row["kB_a_table"] = 1000 * (memory(processes) - before) / tables
            finally:
                for process in processes:
                    process.kill()
                    process.wait()
            row |= check(load, database)
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
