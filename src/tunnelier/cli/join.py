"""A seat at a table of the browser service, from the terminal: the same live match."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from rich.text import Text

from tunnelier.core.codec import short
from tunnelier.core.mistakes import Mistake
from tunnelier.core.typed import read
from tunnelier.web.playing.clocks import faces

from .screen import console, say
from .words import MESSAGES

LINK = re.compile(r"(https?://[^/?#]+(?:/[^?#]*?)?)/+t/([^/?#]+)(?:/sit/([^/?#]+))?/?(?:[?#].*)?")
"""The service, wherever it is shown, the table, and the seat's own token."""
SHOWN_MOVES = 40
SILENCE = 60.0
"""Seconds without a word, not even a heartbeat of the service, after which nobody is there."""
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0)
"""Seconds before each new try to reach the service."""
LOST = (OSError, HTTPException)
"""What a connection that breaks off raises."""

R = TypeVar("R")


class MovedOn(ValueError):
    """An answer to a question that is not asked any more: what is asked now is on its way."""


class Table:
    """A table at an address, and a seat at it once one is held."""

    def __init__(self, url: str, lang: str) -> None:
        found = LINK.fullmatch(url)
        if found is None:
            raise Mistake(MESSAGES["no-table"], url=url)
        self.home, table, self.token = found.groups()
        self.path, self.lang = f"/api/tables/{table}", lang
        self.link = f"{self.home}/t/{table}"

    def sit_down(self, name: str) -> int:
        """Take a free seat."""
        claimed = self._send("/seats", {"name": name})
        self.token = claimed["token"]
        return int(claimed["seat"])

    def changes(self, columns: int) -> Iterator[dict[str, Any]]:
        """The table now, and after every change until the match is over."""
        path = f"/stream?lang={self.lang}&columns={max(40, min(columns, 300))}"
        opened = self._open(path)
        while True:
            with opened as stream:
                for line in _heard(stream):
                    told = json.loads(line)
                    yield told
                    if told["over"]:
                        return
            self._pause(PAUSES[0])
            opened = self._patiently(lambda: self._open(path))

    def answer(self, move: str, version: int) -> int:
        """Play a move: the version of the table after it. ValueError says why not."""
        return self._change("/moves", version, move=move)

    def undo(self, version: int) -> int:
        """Take the last answer back."""
        return self._change("/undo", version)

    def _change(self, path: str, version: int, **more: str) -> int:
        body = {"version": version, "key": secrets.token_hex(8), **more}
        told = self._patiently(lambda: self._send(path, body))  # the same key: the same answer
        return int(told["version"])

    def _patiently(self, ask: Callable[[], R]) -> R:
        """Ask, and ask again while nobody answers: a service that comes back has lost nothing."""
        for pause in PAUSES:
            try:
                return ask()
            except LOST:
                self._pause(pause)
        return ask()

    def _pause(self, seconds: float) -> None:
        say(MESSAGES["connection-lost"].say(self.lang), "red")
        time.sleep(seconds)

    def _send(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        with self._open(f"{path}?lang={self.lang}", json.dumps(body).encode()) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def _open(self, path: str, body: bytes | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            request = Request(self.home + self.path + path, body, headers)
            return urlopen(request, timeout=SILENCE)
        except HTTPError as error:
            raise _refusal(error) from None
        except URLError as error:
            said = MESSAGES["not-reached"].say(self.lang, address=self.home, reason=error.reason)
            raise OSError(said) from None


def _heard(stream: Any) -> Iterator[bytes]:
    """The lines of a stream until it ends or breaks off; empty ones only show that it lives."""
    try:
        for line in stream:
            if line.strip():
                yield line
    except LOST:
        return


def _refusal(error: HTTPError) -> ValueError:
    """What the service said, in its own words."""
    try:
        told = json.load(error)
        return (MovedOn if told["problem"] == "stale" else ValueError)(told["said"])
    except (ValueError, KeyError):
        return ValueError(f"{error.code} {error.reason}")


def join(url: str, name: str, lang: str) -> None:
    """Sit down at a table, or come back to a seat by its own link, and play."""
    table = Table(url, lang)
    if table.token is None:
        table.sit_down(name)
        say(MESSAGES["seat-link"].say(lang, link=f"{table.link}/sit/{table.token}"), "dim")
    answered = 0
    for told in table.changes(console.width):
        if told["version"] < answered and not told["over"]:
            continue  # news from before the last answer, such as somebody's remark
        _show(told, lang)
        if told["over"]:
            return
        if told["begun"] and told["asked"] == told["seat"]:
            version = _answered(table, told, lang)
            if version is None:
                say(MESSAGES["left-the-table"].say(lang), "dim")
                return
            answered = version


def _show(told: dict[str, Any], lang: str) -> None:
    if not told["begun"]:
        say(MESSAGES["waiting-for-players"].say(lang), "dim")
        return
    for line in told.get("page", ()):
        console.print(Text.assemble(*(tuple(span) for span in line)), soft_wrap=True)
    for sentence in told["log"][-3:]:
        say(sentence, "dim")
    if told["over"]:
        for number, points in enumerate(told["scores"]):  # none if it was ended before they count
            seat = told["seats"][number]
            result = MESSAGES["result-of"].filled(seat=seat["called"], name=seat["name"])
            say(result.say(lang, points=points), "bold")
        winners = [told["seats"][number]["called"] for number in told["winners"]]
        if winners:
            say(MESSAGES["won"].say(lang, seats=winners), "bold")
    else:
        say(told["prompt"], "bold")
        if told.get("clock"):
            shown = faces(told["clock"], datetime.now(UTC).replace(tzinfo=None), lang).items()
            times = [f"{told['seats'][seat]['name']} {face}" for seat, face in shown]
            say(MESSAGES["time-left"].say(lang, times=" · ".join(times)), "dim")


def _answered(table: Table, told: dict[str, Any], lang: str) -> int | None:
    """Ask until an answer is taken: the version to wait for; None if the person leaves."""
    moves = told["moves"]
    shown = told.get("shown") or [short(move) for move in moves]
    for number, move in enumerate(shown[:SHOWN_MOVES], start=1):
        say(f"{number:>3}  {move}")
    while True:
        try:
            typed = console.input("> ").strip()
        except EOFError:
            return None
        command = read(MESSAGES, typed, lang)
        if command == "quit":
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            typed = moves[int(typed) - 1]
        try:
            if command == "undo":
                return table.undo(told["version"])
            if typed:
                return table.answer(typed, told["version"])
        except MovedOn as stale:
            say(str(stale), "red")
            return int(told["version"]) + 1
        except ValueError as refused:
            say(str(refused), "red")
