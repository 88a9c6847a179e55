"""Try an installed tunnelier as a newcomer would: play every game to its end, open the tables.

Run by the Python that it is installed in, which has nothing of ours but that; so this file imports
nothing but what comes with Python.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

COMMAND = str(Path(sys.executable).parent / "tunnelier")
PATIENCE = 3600.0
"""Seconds: a game is compiled when it is first played, which takes long on a slow machine."""
OPEN = re.compile(r"open at (http://\S+)/")
WON = re.compile(r"^.* won\.$", re.MULTILINE)


class Failed(Exception):
    """What did not work, in a sentence."""


def main() -> None:
    """All of it, in a new home."""
    try:
        for game in games():
            print(f"  {game}: {play(game)}", flush=True)
        serve()
    except Failed as failure:
        raise SystemExit(f"  {failure}") from None


def games() -> list[str]:
    """Every game that there is, the example too."""
    from tunnelier.games import names

    return list(names())


# --- in the terminal


def play(game: str) -> str:
    """A match between bots in the terminal, to its end: who has won."""
    words = [COMMAND, "play", game, "--humans", "0", "--bots", "novice", "--seed", "1"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failed(f"a match of {game} was not over after {PATIENCE / 60:.0f} minutes") from None
    said = done.stdout.strip()
    if done.returncode:
        raise Failed(
            f"`{' '.join(words[1:])}` ended with {done.returncode}:\n{said}\n{done.stderr}"
        )
    won = WON.findall(said)
    if not won:
        raise Failed(f"a match of {game} ended without a winner:\n{said}")
    return str(won[-1].strip())


# --- in the browser


def serve() -> None:
    """Open the browser table, look at its first page and at one board, close it."""
    words = [COMMAND, "serve", "--no-browser", "--port", "8700", "--pace", "0"]
    service = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        link = _link(service)
        print(f"  the start page has {_start_page(link)} links to files, all there")
        print(f"  a board of {_board(link)} characters of SVG was drawn at a table between bots")
    finally:
        service.terminate()
        code = service.wait(60)
    if code:
        raise Failed(f"`tunnelier serve` was asked to close and ended with {code}")
    print("  closed when asked")


def _link(service: subprocess.Popen[str]) -> str:
    """Where it says it is open."""
    assert service.stdout is not None
    said = service.stdout.readline()
    found = OPEN.search(said)
    if found is None:
        raise Failed(f"`tunnelier serve` does not say where it is open: {said!r}")
    _await(found[1])
    return found[1]


def _await(link: str) -> None:
    """It says where it will be a moment before it is there."""
    where = urlsplit(link)
    for _ in range(600):
        with suppress(OSError), socket.create_connection((where.hostname, where.port), timeout=1):
            return
        time.sleep(0.1)
    raise Failed(f"nobody answers at {link}")


def _start_page(link: str) -> int:
    """The first page names every game, and what it links to is there: how many files."""
    page = _fetched(link, "/").decode()
    files = sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)))
    if not any(".css" in file for file in files):
        raise Failed("the start page has no stylesheet")
    for file in files:
        _fetched(link, file)
    return len(files)


def _board(link: str) -> int:
    """A table that two bots play at, as somebody sees who opens its link: the size of its board."""
    seats = [{"kind": "bot", "level": "novice"}] * 2
    opened = json.loads(_fetched(link, "/api/tables", {"game": "steam-tunnel", "seats": seats}))
    page = _fetched(link, f"/t/{opened['table']}").decode()
    board = re.search(r"<svg.*?</svg>", page, re.DOTALL)
    if board is None:
        raise Failed("the page of a table shows no board")
    return len(board[0])


def _fetched(link: str, path: str, body: Any = None) -> bytes:
    """One page of the service, or a file of it: not all of them are texts."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(link + path, data, {"Content-Type": "application/json"} if data else {})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except OSError as error:
        raise Failed(f"{path} of the service: {error}") from None


if __name__ == "__main__":
    main()
