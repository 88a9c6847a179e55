"""A hundred pages at once of one visitor: how much later do the moves at other tables arrive?

One service, with tables of browsers that play all the time. For each kind of page the moves of a
quiet while are measured, then those made while one visitor asks for so many of it at once, again
and again. With --source the same is done with another checkout's service first.
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx2 as httpx

import web
from speed import positive

KINDS = {
    "nothing": "",
    "start": "/",
    "table": "/t/{over}",
    "state": "/t/{over}/state",
    "story": "/t/{over}/story?after={number}",
    "replay": "/t/{over}/replay?move={number}",
    "taken": "/t/{over}/position?move={number}",
    "position": "/analyse/{game}/position?at={at}&place=players%20{number}",
    "puzzle": "/puzzle/{game}/{number}",
    "rules": "/rules/{game}",
}
"""What the visitor looks at; a number makes each another page, so far as there are others.

Nothing is how far two quiet whiles are apart.
"""


class Visitor:
    """Who asks for much at once, from a table of their own."""

    def __init__(self, url: str, game: str, at_once: int) -> None:
        limits = httpx.Limits(max_connections=at_once, max_keepalive_connections=at_once)
        self.http = httpx.AsyncClient(base_url=url, limits=limits, timeout=300)
        self.game, self.at_once = game, at_once
        self.places: dict[str, str] = {"game": game}

    async def settle_in(self) -> None:
        """A match against a bot, after a few moves; a position out of it."""
        page = await self.http.get("/")
        proof = re.search(r'data-proof="(\w+)"', page.text)
        assert proof is not None
        send = {"proof": proof[1]}
        seats = {"seat-0": "me", "seat-1": "novice", "name": "Eve"}
        while "location" not in (opened := await self._post("/t", send, game=self.game, **seats)):
            await asyncio.sleep(0.2)
        table = opened["location"].rsplit("/", 1)[-1]
        for _ in range(12):
            while not (told := (await self.http.get(f"/t/{table}/state")).json())["moves"]:
                await asyncio.sleep(0.05)
            version = str(told["version"])
            move = str(told["moves"][0]["action"])
            await self._post(
                f"/t/{table}/play", send, move=move, version=version, key=f"v{version}"
            )
        taken = await self.http.get(f"/t/{table}/position")
        at = re.search(r"at=([^&]+)", taken.headers["location"])
        assert at is not None
        self.places |= {"over": table, "at": at[1]}

    async def _post(self, path: str, send: dict[str, str], **fields: str) -> dict[str, str]:
        headers = {"Accept": "text/html" if path == "/t" else "application/json"}
        answer = await self.http.post(path, data={**send, **fields}, headers=headers)
        return dict(answer.headers)

    async def look(self, kind: str) -> dict[int, int]:
        """Ask for so many at once; how often each status was answered."""
        if not KINDS[kind]:
            await asyncio.sleep(1.0)
            return {}
        paths = [KINDS[kind].format(number=k + 1, **self.places) for k in range(self.at_once)]
        answers = await asyncio.gather(*map(self.http.get, paths), return_exceptions=True)
        codes = [getattr(each, "status_code", 0) for each in answers]
        return {code: codes.count(code) for code in sorted(set(codes))}


async def apart(visitor: Visitor, kind: str, seconds: float) -> Any:
    """What a visitor is answered, who asks again and again from a process of their own."""
    known = [str(visitor.http.base_url), visitor.game, visitor.at_once, visitor.places]
    known.append(dict(visitor.http.cookies))
    command = [sys.executable, __file__, "--look", json.dumps([*known, kind, seconds])]
    asking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await asking.communicate()
    return json.loads(said)


async def look(known: list[Any]) -> dict[int, int]:
    """The same, in that process."""
    url, game, at_once, places, cookies, kind, seconds = known
    visitor, answered = Visitor(url, game, at_once), dict[int, int]()
    visitor.places = places
    visitor.http.cookies.update(cookies)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for code, count in (await visitor.look(kind)).items():
            answered[code] = answered.get(code, 0) + count
    return answered


class Playing(web.Browsers):
    """Tables of browsers; a delay is that of an answer, until the other seat sees it."""

    def while_(self, begun: float) -> list[float]:
        """The delays since then."""
        return [delay for sent, delay in self.timed if sent >= begun]

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.timed: list[tuple[float, float]] = []

    def note(self, path: str, told: dict[str, Any]) -> None:
        """When it was sent, too."""
        sent = self.sent.get((path, told["version"]))
        if sent is not None and not told["moves"]:
            self.timed.append((sent, time.perf_counter() - sent))


def figures(delays: list[float]) -> dict[str, float]:
    """Of the delays of moves."""
    p99 = quantiles(delays, n=100)[98] if len(delays) > 1 else float("nan")
    return {"moves": len(delays), "p50_ms": 1000 * median(delays or [0]), "p99_ms": 1000 * p99}


async def stalled(url: str, options: argparse.Namespace) -> list[dict[str, Any]]:
    """The rows of one service."""
    load, stop = Playing([url], options.game, options.think), asyncio.Event()
    visitor = Visitor(url, options.game, options.at_once)
    await visitor.settle_in()
    playing = [asyncio.create_task(load.table(stop)) for _ in range(options.tables)]
    while load.streams < 2 * options.tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(3.0)
    rows = []
    for kind in options.kinds:
        quiet = time.perf_counter()
        await asyncio.sleep(options.seconds)
        before, begun = figures(load.while_(quiet)), time.perf_counter()
        answered = await apart(visitor, kind, options.seconds)
        took = time.perf_counter() - begun
        await asyncio.sleep(1.0)
        meanwhile = figures(load.while_(begun))
        factor = meanwhile["p99_ms"] / before["p99_ms"]
        row = {"kind": kind, "quiet": before, "meanwhile": meanwhile, "factor": factor}
        rows.append(row | {"answered": answered, "seconds": took})
    stop.set()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return rows


@contextmanager
def service(source: Path | None) -> Iterator[str]:
    """A service of its own, of this checkout or of another."""
    processes: list[Any] = []
    before = os.environ.get("PYTHONPATH", "")
    if source is not None:
        os.environ["PYTHONPATH"] = str(source / "src")
    with tempfile.TemporaryDirectory() as folder:
        try:
            yield web.serve(f"sqlite:///{folder}/tables.db", Path(folder), processes)
        finally:
            os.environ["PYTHONPATH"] = before
            for process in processes:
                process.kill()
                process.wait()


def main() -> None:
    """Run the benchmark from the command line."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--game", default="steam-tunnel")
    command.add_argument("--tables", type=positive(int), default=4)
    command.add_argument("--at-once", type=positive(int), default=100)
    command.add_argument("--think", type=positive(float), default=0.5, help="seconds a move, mean")
    command.add_argument("--seconds", type=positive(float), default=15.0)
    command.add_argument("--kinds", nargs="+", choices=KINDS, default=[*KINDS])
    command.add_argument("--source", type=Path, help="another checkout, measured first")
    command.add_argument("--look", help=argparse.SUPPRESS)
    options = command.parse_args()
    if options.look:
        print(json.dumps(asyncio.run(look(json.loads(options.look)))))
        return
    for source in ([options.source] if options.source else []) + [None]:
        with service(source) as url:
            for row in asyncio.run(stalled(url, options)):
                print(json.dumps({"of": str(source or "here"), **row}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
