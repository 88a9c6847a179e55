"""The service under load: tables of programs or of browsers, and how soon everybody hears."""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
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
A_CLIENT = 20
"""So many tables are listened to by one client: it looks through all its connections each time."""
ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
SERVER = """
import sys
from pathlib import Path
from tunnelier.web.app import make_app
from tunnelier.web.door.wire import run
url, folder, port, thinkers = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
most = {"limit": 10**9, "streams": 10**9, "openings": 10**9, "drawers": 1}
if "apart" in make_app.__code__.co_varnames:
    most["apart"] = 1
who = {"thinkers": int(thinkers)} if thinkers else {}
run(make_app(url, folder / "key", pace=0.0, **most, **who), "127.0.0.1", port)
"""


class Load:
    """Tables of two who answer after thinking for a while: programs, by the interface for them."""

    def __init__(self, urls: list[str], game: str, think: float) -> None:
        self.game, self.think = game, think
        self.doors = [_client(url) for url in urls]
        """The ways in, one a process: neighbours at a table come in by different ones."""
        self.ears: list[httpx.AsyncClient] = []
        """Those who listen."""
        self.opened = 0
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.moves = self.streams = 0
        self.taken: dict[str, int] = {}
        """The version of each table after the last answer that the service said it took."""
        self.heard: dict[tuple[str, int], tuple[int, Any]] = {}
        """What each seat heard last: the version, and the state it saw."""
        self.measuring = False

    def two_doors(self) -> list[httpx.AsyncClient]:
        """Those of the next two who sit down together."""
        self.opened += 1
        return [self.doors[(self.opened + seat) % len(self.doors)] for seat in range(2)]

    def ear(self, door: httpx.AsyncClient) -> httpx.AsyncClient:
        """By which the next who sits down listens."""
        if len(self.ears) <= self.opened // A_CLIENT * len(self.doors):
            self.ears += [_client(str(each.base_url)) for each in self.doors]
        return self.ears[self.doors.index(door) - len(self.doors)]

    async def table(self, stop: asyncio.Event) -> None:
        """One table after the other: when a match is over, the next begins."""
        while not stop.is_set():
            name, sitters = await self.open()
            await asyncio.gather(*(self.sit(name, sitter, stop) for sitter in sitters))

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
        ear = self.ear(door)
        async with ear.stream("GET", f"{path}/stream", headers=headers) as stream:
            self.streams += 1
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.strip():
                    await self.hear(door, path, json.loads(line), headers, rng)
        self.streams -= 1

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
        self.heard[path, told["seat"]] = told["version"], told["state"]
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
        ear = self.ear(sitter["door"])
        async with ear.stream("GET", f"{path}/events", headers=headers) as stream:
            self.streams += 1
            async for line in stream.aiter_lines():
                if stop.is_set():
                    return
                if line.startswith("data: "):
                    told = json.loads(line[6:])
                    if "board" in told:
                        await self.see(path, told, sitter, rng)
                        if told["over"]:
                            break
        self.streams -= 1

    async def see(
        self, path: str, told: dict[str, Any], person: dict[str, Any], rng: random.Random
    ) -> None:
        """Note when a board arrived; think and answer if asked."""
        self.note(path, told)
        self.heard[path, told["seat"]] = told["version"], None
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
    spent: Callable[[], dict[str, float]] = dict,
) -> tuple[Load, dict[str, Any]]:
    """Open the tables, let them play, and count; tigers play each other at tables of their own.

    What others have `spent` of the cores meanwhile is told of each move.
    """
    load, stop = kind(urls, game, think), asyncio.Event()
    playing: list[asyncio.Task[None]] = []
    while len(playing) < tables:
        few = range(min(AT_ONCE, tables - len(playing)))
        playing += [asyncio.create_task(load.table(stop)) for _ in few]
        while load.streams < 2 * len(playing) and not any(each.done() for each in playing):
            await asyncio.sleep(0.05)
    for number in range(tigers):
        await load.open_for(load.doors[number % len(urls)], [{"kind": "bot", "level": "tiger"}] * 2)
    await asyncio.sleep(min(10.0, seconds / 2))
    gc.freeze()  # else the load holds itself up, and what it heard long ago seems to come late
    gc.disable()
    load.measuring, began = True, time.perf_counter()
    before, own = spent(), time.process_time()
    await asyncio.sleep(seconds)
    took, load.measuring = time.perf_counter() - began, False
    used, own = {who: now - before[who] for who, now in spent().items()}, time.process_time() - own
    gc.enable()
    streams = load.streams
    stop.set()
    failed = [task.exception() for task in playing if task.done() and task.exception()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in (*load.doors, *load.ears):
        await client.aclose()
    delays = load.delays or [0.0]
    return load, {
        "of": "browsers" if kind is Browsers else "programs",
        "tables": tables,
        "streams": streams,
        "processes": len(urls),
        "tigers": tigers,
        "moves_per_second": load.moves / took,
        "cpu_ms_a_move": {who: 1000 * each / max(1, load.moves) for who, each in used.items()},
        "cores_used": {who: each / took for who, each in used.items()},
        "cores_used_by_the_load": own / took,
        "cores": os.cpu_count(),
        "load_average": os.getloadavg()[0],
        "p50_ms": 1000 * median(delays),
        "p99_ms": 1000 * (quantiles(delays, n=100)[98] if len(delays) > 1 else delays[0]),
        "longest_ms": 1000 * max(delays),
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
            heard, state = load.heard.get((path, seat), (0, None))
            if heard == live.version and state:
                now = json.loads(json.dumps(show.data(live, seat, "en")["state"]))
                assert now == state, f"{path} differs"
                compared += 1
    tables.close()
    return {"tables_checked": len(load.taken), "states_compared": compared}


def _client(url: str) -> httpx.AsyncClient:
    most = {"max_connections": None, "max_keepalive_connections": None}
    limits = httpx.Limits(**most, keepalive_expiry=2.0)  # the service hangs up after five
    return httpx.AsyncClient(base_url=url, limits=limits, timeout=120, verify=False)


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


def serve(database: str, folder: Path, processes: list[Any], thinkers: str = "") -> str:
    """A service in one more process, with so many who think in it: where it is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-c", SERVER, database, folder, str(port), thinkers]
    processes.append(subprocess.Popen(command))
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(f"{url}/api/games")
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return url
    raise TimeoutError("the service does not answer")


def think_for(database: str) -> Any:
    """A process that thinks for bots, and does nothing else."""
    command = [sys.executable, "-m", "tunnelier", "think", "--database", database, "--pace", "0"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


class Cores:
    """What each process of the service uses of the cores, and the database server, if it is ours.

    `idle` is what they use while nobody plays: what they do every second or two anyway.
    """

    def __init__(self, processes: list[Any], server: Any | None) -> None:
        self._watched = {f"process {k}": each for k, each in enumerate(processes, start=1)}
        if server is not None:
            self._watched["PostgreSQL"] = server.process

    def spent(self) -> dict[str, float]:
        """Seconds of a core until now."""
        return {who: cores([each]) for who, each in self._watched.items()}

    def idle(self, seconds: float = 5.0) -> dict[str, float]:
        """Shares of a core."""
        before = self.spent()
        time.sleep(seconds)
        return {who: (now - before[who]) / seconds for who, now in self.spent().items()}


def own_server(fsync: bool) -> Any:
    """A PostgreSQL server for the time of the benchmark, as the tests have theirs."""
    sys.path.insert(0, str(ROOT))
    from tools.postgres import Postgres

    return Postgres(fsync=fsync)


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
        "--processes", type=positive(int), default=1, help="so many, on PostgreSQL"
    )
    where = command.add_mutually_exclusive_group()
    where.add_argument(
        "--database", help="an empty one on a PostgreSQL server, for each number of tables"
    )
    where.add_argument("--postgres", action="store_true", help="start a PostgreSQL server for it")
    command.add_argument(
        "--fsync", action="store_true", help="have that server wait for the disk, as others do"
    )
    command.add_argument("--tigers", type=int, default=0, help="tables of bots, beside those")
    command.add_argument(
        "--apart", action="store_true", help="bots think in a process of their own, and only there"
    )
    command.add_argument("--json", type=Path, help="write the figures there")
    command.add_argument("--write", action="store_true", help="write bench/results/web.json")
    options = command.parse_args()
    server = own_server(options.fsync) if options.postgres else None
    rows = []
    kinds = [Load, Browsers] if options.browsers or options.write else [Load]
    try:
        for kind, tables in product(kinds, options.tables):
            row = measured(kind, tables, options, server)
            rows.append(row)
            print(json.dumps(row), flush=True)
    finally:
        if server is not None:
            server.close()
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "game": options.game,
        "think_seconds": options.think,
        "seconds": options.seconds,
        "database": where_kept(options),
        "rows": rows,
    }
    for path in filter(None, (options.json, options.write and RESULTS / "web.json")):
        save(path, json.dumps(report, indent=2) + "\n")


def where_kept(options: argparse.Namespace) -> str:
    """What the tables are written to, in words."""
    if options.postgres:
        return "PostgreSQL here" + (", with fsync" if options.fsync else ", without fsync")
    return "PostgreSQL" if options.database else "SQLite"


def measured(
    kind: type[Load], tables: int, options: argparse.Namespace, server: Any | None
) -> dict[str, Any]:
    """One row of figures: a service, or several, that nobody has used before."""
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        if server is not None:
            database = server.database(f"bench_{kind.__name__.lower()}_{tables}")
        processes: list[Any] = []
        try:
            here = "0" if options.apart else ""
            place = (database, Path(folder), processes, here)
            urls = [serve(*place) for _ in range(options.processes)]
            for url in urls:  # compiles, warms up
                asyncio.run(measure(kind, [url], options.game, 1, 0.05, 1.0))
            before, watched = memory(processes), Cores(processes, server)
            idle = watched.idle()
            about = (options.game, tables, options.think, options.seconds, options.tigers)
            if options.apart:
                processes.append(think_for(database))
            load, row = asyncio.run(measure(kind, urls, *about, spent=watched.spent))
            row["bots_apart"] = options.apart
            row["cores_idle"] = idle
            row["kB_a_table"] = 1000 * (memory(processes) - before) / tables
        finally:
            for process in processes:
                process.kill()
                process.wait()
        return row | check(load, database)


if __name__ == "__main__":
    main()
