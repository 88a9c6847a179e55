"""The browser service under load: tables of programs over HTTP, and how soon everybody hears."""

import argparse
import asyncio
import hashlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from datetime import date
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
most = {"limit": 10**9, "streams": 10**9}
run(make_app(f"sqlite:///{folder}/tables.db", folder / "key", pace=0.0, **most), "127.0.0.1", port)
"""


class Load:
    """Tables of two programs each, which answer after thinking for a while."""

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

    async def open(self) -> tuple[str, list[str]]:
        """A table of two tokens."""
        seats = [{"kind": "token"}, {"kind": "token"}]
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats})
        told = answer.raise_for_status().json()
        return told["table"], list(told["tokens"].values())

    async def sit(self, table: str, token: str, stop: asyncio.Event) -> None:
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
        sent = self.sent.get((path, told["version"]))
        if sent is not None and not told["moves"] and self.measuring:
            self.delays.append(time.perf_counter() - sent)
        self.heard[path, told["seat"]] = told["version"], _hash(told["state"])
        if told["moves"]:
            await asyncio.sleep(rng.expovariate(1 / self.think))
            version = told["version"]
            body = {"move": rng.choice(told["moves"]), "version": version, "key": f"v{version}"}
            self.sent[path, version + 1] = time.perf_counter()
            answer = await self.http.post(f"{path}/moves", json=body, headers=headers)
            self.taken[path] = answer.raise_for_status().json()["version"]
            self.moves += self.measuring


async def measure(
    url: str, game: str, tables: int, think: float, seconds: float
) -> tuple[Load, dict[str, Any]]:
    """Open the tables, let them play, and count."""
    load, stop = Load(url, game, think), asyncio.Event()
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
            if heard == live.version:
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
    command.add_argument("--think", type=positive(float), default=4.0, help="seconds a move, mean")
    command.add_argument("--seconds", type=positive(float), default=30.0)
    command.add_argument("--write", action="store_true", help="write bench/results/web.json")
    options = command.parse_args()
    rows = []
    for tables in options.tables:
        with tempfile.TemporaryDirectory() as folder:
            process, url = serve(Path(folder))
            try:
                asyncio.run(measure(url, options.game, 1, 0.05, 1.0))  # compiles, warms up
                before = memory(process.pid)
                load, row = asyncio.run(
                    measure(url, options.game, tables, options.think, options.seconds)
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
